"""Loops that came compiled: shared libraries beside the sources they were made of (``ahead`` makes them).

They are found by the fingerprint of the sources: where a source has changed since, there are none. Neither NumPy nor
Numba is wanted, and loading one takes less than a millisecond.
"""

from __future__ import annotations

import ctypes
import platform
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from bojiste.kernel import sources
from bojiste.kernel.desk import Desk, Table

FOLDER = Path("kernel", "objects")
"""Where they are, in the folder of a system."""
LONE = "loop"
"""How a loop without a name is called."""
ENTRY = "bojiste_play"
"""What is called: desk, the desk as it was set up, first fight, the one after the last, table, its rows and their
width, ways to go, how many. The answer is 0 but for an arithmetic fault, after which nothing counts."""
Play = Callable[[Desk, Desk, int, int, Table, Table], None]
_NUMBER, _PLACE = ctypes.c_int64, ctypes.c_void_p
_GIVEN = (_PLACE, _PLACE, _NUMBER, _NUMBER, _PLACE, _NUMBER, _NUMBER, _PLACE, _NUMBER)


def path(home: Path, name: str) -> Path:
    """Where the object of a system's loop of this name is, if there is one, made of the sources as they are now."""
    machine = f"{platform.machine()} {sys.platform} {sys.maxsize.bit_length()}"
    # a name that Python could import: whoever checks a wheel takes every .so for a module
    return home / FOLDER / f"{name or LONE}_{sources.fingerprint(machine, *sources.rooms(home))}.so"


def any_of(home: Path) -> bool:
    """Whether loops of a system came compiled, of whatever sources."""
    return (home / FOLDER).is_dir()


def all_of(home: Path, name: str = "*") -> list[Path]:
    """The objects of a system's loop of this name, or of all, of whatever sources."""
    return sorted((home / FOLDER).glob(f"{name or LONE}_*.so"))


def present(home: Path) -> list[Path]:
    """The objects of a system that are made of the sources as they are now."""
    return [one for one in all_of(home) if one == path(home, one.stem.rpartition("_")[0])]


@cache
def found(home: Path, name: str) -> Play | None:
    """What plays a system's loop of this name; ``None``: it did not come compiled, or not for this machine."""
    there = path(home, name) if any_of(home) else None
    if there is None or not there.exists():
        return None
    try:
        entry = getattr(ctypes.CDLL(str(there)), ENTRY)
    except (OSError, AttributeError):
        return None
    entry.argtypes, entry.restype = _GIVEN, ctypes.c_int32
    return _playing(entry)


def _playing(entry: Any) -> Play:
    def play(desk: Desk, begins: Desk, first: int, last: int, table: Table, fates: Table) -> None:
        ways = fates.address, len(fates)
        fault = entry(desk.address, begins.address, first, last, table.address, len(table), table.width, *ways)
        if fault:
            raise ArithmeticError(f"a compiled loop broke off at one of the fights {first} to {last - 1} ({fault})")

    return play
