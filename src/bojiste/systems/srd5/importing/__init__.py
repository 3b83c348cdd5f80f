"""Stat blocks that people have: files of other programs and pasted text, as blocks of this bestiary.

>>> from bojiste.systems.srd5.importing import read
>>> for found in read(open("goblins.json").read()):    # doctest: +SKIP
...     print(found.id, found.left)
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bojiste.errors import Problem
from bojiste.systems.srd5.importing import bits, fivetools, foundry, improved, open5e, pasted
from bojiste.systems.srd5.importing.block import understood
from bojiste.systems.srd5.importing.cover import approximated, unplayed
from bojiste.systems.srd5.importing.printed import Printed
from bojiste.systems.srd5.importing.records import Block
from bojiste.systems.srd5.importing.write import table

FORMATS = {"5e-bits": bits, "Open5e": open5e, "5etools": fivetools, "Foundry": foundry, "Improved Initiative": improved}
LISTS = ("monster", "results", "creatures", "Creatures", "data")
"""Keys under which files keep many."""
MOST = 2000
"""Blocks of one file."""


@dataclass(frozen=True, slots=True)
class Imported:
    """One block: what it would be in the bestiary (nothing where it cannot be played), the features that are left to
    the referee, what was understood of it, and what is wrong."""

    id: str
    name: str
    form: str
    block: Block | None
    problems: tuple[Problem, ...]

    @property
    def text(self) -> str:
        """The table of the block as TOML."""
        return "" if self.block is None else table(self.block)

    @property
    def table(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = tomllib.loads(self.text).get(self.id, {})
        return found

    @property
    def left(self) -> tuple[str, ...]:
        """Features that nobody plays, by name."""
        return () if self.block is None else tuple(dict.fromkeys(one.name for one in unplayed(self.block)))

    @property
    def missed(self) -> Mapping[str, tuple[str, ...]]:
        """The sentences that were not understood, by the feature they stand in."""
        if self.block is None:
            return {}
        return {one.name: one.said for one in (*unplayed(self.block), *approximated(self.block)) if one.said}


def read(text: str) -> Iterator[Imported]:
    """Every block of a file, in its order; a file in no known form is one problem."""
    stripped = text.lstrip("\ufeff \t\r\n")
    if stripped[:1] in ("{", "["):
        yield from _read_json(stripped)
    elif pasted.fits(text):
        for part in pasted.several(text):
            yield _imported(pasted.read(part), "text")
    else:
        yield _nothing("", "import-unknown-form", known=", ".join((*FORMATS, "text")))


def _nothing(path: str, reason: str, **data: Any) -> Imported:
    return Imported("", "", "", None, (Problem(path, "", reason, data),))


def _read_json(text: str) -> Iterator[Imported]:
    try:
        found = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as fault:
        place = f"{fault.lineno}:{fault.colno}" if isinstance(fault, json.JSONDecodeError) else ""
        yield _nothing(place, "import-json")
        return
    entries = list(_entries(found))
    for at, entry in enumerate(entries[:MOST]):
        yield _entry(entry, f"[{at}]" if len(entries) > 1 else "")
    if not entries or len(entries) > MOST:
        yield _nothing("", "import-many" if entries else "import-unknown-form", maximum=MOST, known=", ".join(FORMATS))


def _entries(found: Any) -> Iterator[Any]:
    """The blocks of a file: itself, a list, or a list under one of the known keys."""
    if isinstance(found, list):
        yield from found
    elif isinstance(found, Mapping):
        for key in LISTS:
            if isinstance(found.get(key), list):
                yield from found[key]
                return
        yield found


def _entry(entry: Any, path: str) -> Imported:
    if isinstance(entry, Mapping):
        for form, format in FORMATS.items():
            if format.fits(entry):
                try:
                    return _imported(format.read(entry), form)
                except (TypeError, ValueError, KeyError, IndexError, AttributeError) as fault:
                    return _nothing(str(entry.get("name", path)), "import-shape", text=str(fault), form=form)
    return _nothing(path, "import-unknown-form", known=", ".join(FORMATS))


def _imported(printed: Printed, form: str) -> Imported:
    hard = tuple(problem for problem in printed.problems if problem.reason == "import-lacks")
    block = None if hard else understood(printed)
    return Imported(block.id if block else "", printed.name, form, block, tuple(printed.problems))
