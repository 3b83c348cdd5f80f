"""Stat blocks that people have: files of other programs and pasted text, as blocks of this bestiary.

>>> from bojiste.systems.srd5.importing import read
>>> for found in read(open("goblins.json").read()):    # doctest: +SKIP
...     print(found.id, found.left)
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bojiste.errors import Problem
from bojiste.systems.srd5.importing import (
    bits,
    dndbeyond,
    fivetools,
    fivetools_ours,
    foundry,
    gathered,
    improved,
    open5e,
    open5e_v2,
    pages,
    pasted,
)
from bojiste.systems.srd5.importing.block import understood, without_empty_blows
from bojiste.systems.srd5.importing.cover import approximated, unplayed
from bojiste.systems.srd5.importing.printed import Printed
from bojiste.systems.srd5.importing.records import Block, Left
from bojiste.systems.srd5.importing.sentences import tidy
from bojiste.systems.srd5.importing.write import table

FORMATS = {
    "5e-bits": bits,
    "Open5e": open5e,
    "Open5e v2": open5e_v2,
    "5etools": fivetools,
    "Foundry": foundry,
    "Improved Initiative": improved,
    "D&D Beyond": dndbeyond,
}
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
    taken: tuple[Problem, ...] = ()
    """Where the file leaves something open, what was taken or worked out: no faults."""
    originals: Mapping[str, str] = field(default_factory=dict)
    """Features as the file has them, by the words that they were read in."""
    whole: str = ""
    """Its table, where that has more than the block: it copies one of the bestiary."""

    @property
    def text(self) -> str:
        """The table of the block as TOML."""
        return "" if self.block is None else self.whole or table(self.block)

    @property
    def table(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = tomllib.loads(self.text).get(self.id, {})
        return found

    @property
    def left(self) -> tuple[str, ...]:
        """Features that nobody plays, by name."""
        return (
            () if self.block is None else tuple(dict.fromkeys(self._called(one.name) for one in unplayed(self.block)))
        )

    @property
    def missed(self) -> Mapping[str, tuple[str, ...]]:
        """The sentences that were not understood, by the feature they stand in."""
        if self.block is None:
            return {}
        told = [*unplayed(self.block), *approximated(self.block)]
        own = ((self._called(one.name), tuple(dict.fromkeys(map(self._own, one.said)))) for one in told if one.said)
        return dict(own)

    def _called(self, name: str) -> str:
        """The name of a feature as the file has it."""
        return self.originals.get(name, name)

    def _own(self, said: str) -> str:
        """A sentence as the file has it; the whole feature, where its sentences do not stand side by side."""
        if said in self.originals:
            return self.originals[said]
        for text, original in self.originals.items():
            read_ = tidy(text)
            if said in read_ and said not in original:
                parts, own = _sentences(read_), _sentences(original)
                at = next((place for place, part in enumerate(parts) if part in said or said in part), None)
                return own[at] if at is not None and len(parts) == len(own) else original.strip()
        return said


_ENDS = re.compile(r"(?<!ft)(?<=[.!?]) +(?=[^\W\d_a-z])|(?<=ft\.) +(?=[A-Z])")


def _sentences(text: str) -> list[str]:
    return [one.strip() for one in _ENDS.split(text.strip()) if one.strip()]


def read(text: str) -> Iterator[Imported]:
    """Every block of a file, in its order; a file in no known form is one problem."""
    stripped = text.lstrip("\ufeff \t\r\n")
    if stripped[:1] in ("{", "[") and not (stripped.startswith("{{") and pasted.fits(text)):
        yield from _read_json(stripped)
        return
    text = pages.plain(text)
    if pasted.fits(text):
        for part in pasted.several(text):
            yield _imported(pasted.read(part), "text", "")
    else:
        yield _nothing("", "import-unknown-form", known=", ".join((*FORMATS, "text")))


def _nothing(path: str, reason: str, value: Any = "", **data: Any) -> Imported:
    return Imported("", "", "", None, (Problem(path, value, reason, data),))


def _read_json(text: str) -> Iterator[Imported]:
    try:
        found = list(gathered.entries(list(gathered.values(text))))
    except (json.JSONDecodeError, RecursionError) as fault:
        place = f"{fault.lineno}:{fault.colno}" if isinstance(fault, json.JSONDecodeError) else ""
        yield _nothing(place, "import-json")
        return
    for path, entry in found[:MOST]:
        yield _entry(entry, path)
    if not found or len(found) > MOST:
        yield _nothing("", "import-many" if found else "import-unknown-form", maximum=MOST, known=", ".join(FORMATS))


def _entry(entry: Any, path: str) -> Imported:
    if isinstance(entry, Mapping):
        for form, format in FORMATS.items():
            if format.fits(entry):
                if fivetools_ours.id_of(entry):
                    return _copied(entry, path)
                return _imported(format.read(entry), form, path)
    named = entry.get("name", entry.get("Name")) if isinstance(entry, Mapping) else entry
    return _nothing(path, "import-unknown-form", named if isinstance(named, str) else "", known=", ".join(FORMATS))


def _copied(entry: Mapping[str, Any], path: str) -> Imported:
    """A changed block of the bestiary."""
    lost = fivetools_ours.broken(entry)
    entry = fivetools_ours.without_multiattack(entry) if lost else entry
    found = _imported(fivetools.read(fivetools_ours.read_of(entry)), "5etools", path)
    own = fivetools_ours.original(fivetools_ours.id_of(entry), "")
    if found.block is None or own is None:
        return found
    untouched = _imported(fivetools.read(fivetools_ours.read_of({"name": "own", **own})), "5etools", path).block
    assert untouched is not None
    if lost:
        found.block.left.append(Left("Multiattack", ("multiattack",), ()))
    return replace(found, whole=fivetools_ours.text(found.block, entry, untouched))


HARD = frozenset(("import-lacks", "import-copy", "import-copy-circle"))
"""What makes a block impossible to play."""


def _imported(printed: Printed, form: str, path: str) -> Imported:
    problems = tuple(printed.problems)
    if not printed.name and path:
        problems = tuple(replace(one, path=f"{path}.{one.path}") for one in problems)
    hard = any(problem.reason in HARD for problem in problems)
    block = None if hard else without_empty_blows(understood(printed))
    return Imported(
        block.id if block else "", printed.name, form, block, problems, tuple(printed.taken), printed.originals
    )
