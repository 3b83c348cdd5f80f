"""Compiling: an entry with all of the house that it calls, kept on disk as long as no source changes."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dis import get_instructions
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

HOUSE = "bojiste"
SOURCES = (".py", ".txt")
"""What the compiled code hangs on: code, and the catalogues of rules."""
NAMES = ("LOAD_GLOBAL", "LOAD_ATTR", "LOAD_METHOD")
"""Steps of Python's machine by which a function gets hold of another."""
KEPT = 4
"""So many folders are kept: the newest, of this version of the sources and of others in use beside it."""
READY = "ready"
"""The mark of a folder in which everything has been compiled once."""


@cache
def there() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


def reached(entry: Callable[..., Any]) -> list[FunctionType]:
    """All functions of the house that a function calls, those that are called before those that call them."""
    found: dict[FunctionType, None] = {}
    _walk(entry, found, set())
    return list(found)


def _walk(function: Any, found: dict[FunctionType, None], open_: set[FunctionType]) -> None:
    if function in found or function in open_:
        return
    open_.add(function)
    names = function.__code__.co_names
    for value in _named(function.__globals__, names):
        _walk(value, found, open_)
    found[function] = None


def _named(names: dict[str, Any], wanted: tuple[str, ...]) -> Iterator[FunctionType]:
    """Functions of the house among these names; of modules those that are named, too."""
    for name in wanted:
        value = names.get(name)
        if not _ours(value):
            continue
        if isinstance(value, ModuleType):
            yield from _named(vars(value), wanted)
        elif isinstance(value, FunctionType):
            yield value


def _ours(value: Any) -> bool:
    if isinstance(value, ModuleType):
        return value.__name__.split(".")[0] == HOUSE
    return isinstance(value, FunctionType) and value.__module__.split(".")[0] == HOUSE


def mentions(functions: Iterable[FunctionType]) -> Counter[str]:
    """How often these functions name others. Who is named once becomes part of the one that calls it: cut small, as
    they are to be read, they took a third longer."""
    lines = (line for function in functions for line in get_instructions(function))
    return Counter(line.argval for line in lines if line.opname in NAMES)


_registered: set[FunctionType] = set()


def compiled(entry: Callable[..., Any], *folders: str, inlined: bool = True) -> Callable[..., Any]:
    """The function for Numba, with everything that it calls: the very functions that play calls, which stay what they
    are. ``folders`` hold the sources it hangs on, besides those of the house itself; ``inlined``: who is called at one
    place becomes part of its caller. Compiled when first called."""
    import numba
    from numba.extending import register_jitable

    config: Any = numba.config
    within = reached(entry)
    calls = mentions(within)
    for function in within:
        if function is not entry and function not in _registered:
            once = inlined and calls[function.__name__] == 1
            register_jitable(forceinline=once, no_cfunc_wrapper=True)(function)  # C does not call it either
            _registered.add(function)
    home = shelf(*folders)
    if home is None:
        return numba.njit(entry, nogil=True)  # type: ignore[no-any-return]
    before, config.CACHE_DIR = config.CACHE_DIR, str(home)  # read once, where the function is made
    try:
        return numba.njit(entry, nogil=True, cache=True)  # type: ignore[no-any-return]
    finally:
        config.CACHE_DIR = before


def rooms(sources: Path) -> tuple[str, ...]:
    """The folders of all that the loops of a system hang on, whose own are these."""
    house = Path(__file__).parents[1]
    return (*(str(house / room) for room in ("core", "kit", "kernel")), str(sources))


def kept(name: str, sources: Path) -> bool:
    """Whether a system's loop of this name has been compiled and is kept; nothing is made or loaded to learn that."""
    return there() and (_home(*rooms(sources)) / (READY + name)).exists()


def _home(*folders: str) -> Path:
    root = os.environ.get("BOJISTE_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / HOUSE / "kernel" / fingerprint(*folders)


@cache
def shelf(*folders: str) -> Path | None:
    """The folder of what is compiled of these sources; ``None`` where nothing can be kept."""
    home = _home(*folders)
    try:
        home.mkdir(parents=True, exist_ok=True)
        home.touch()
        tidied(home.parent)
    except OSError:
        return None
    return home if os.access(home, os.W_OK) else None


def tidied(shelves: Path) -> None:
    """Throw away what was compiled of sources that nobody has used for longest; another process may do so, too."""
    ages = {folder: folder.stat().st_mtime for folder in shelves.iterdir() if folder.is_dir()}
    for old in sorted(ages, key=ages.__getitem__)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


@cache
def fingerprint(*folders: str) -> str:
    """A hash of all sources in these folders, of Python's and of Numba's version."""
    from importlib.metadata import version

    found = hashlib.sha256(f"{sys.version} {version('numba')}".encode())
    for folder in folders:
        for path in sorted(Path(folder).rglob("*")):
            if path.suffix in SOURCES:
                found.update(path.name.encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]
