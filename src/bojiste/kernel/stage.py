"""A scene as one record of numbers, and its fights: counted, or told row by row. Any number of threads may use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from itertools import accumulate
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from bojiste.core.dice import key_of
from bojiste.kernel import counts, dice, jit, lean, rows
from bojiste.kernel.counts import Look, Shape

COLUMNS = [("seed", dice.U), *dice.COLUMNS, *rows.COLUMNS, *counts.COLUMNS]
"""What the desk of every system has."""
SMALL = 1_500
"""The growth of a loop that is soon compiled."""
USUAL = Look()
UNWRITTEN = np.zeros((0, 0), np.int64)
"""Where nobody wants to know what came of each fight."""


class Twin(NamedTuple):
    """A system's twin: its loop (of a desk, the desk as it was set up, the first fight, the one after the last, a table
    that has a row for each fight, or none, and one for each way a fight can go, or none), its columns besides
    ``COLUMNS``, and the folder of its sources."""

    entry: Callable[..., None]
    columns: Sequence[tuple[Any, ...]]
    sources: Path
    name: str = ""
    """Which of a system's loops it is, where there are several."""
    growth: int | None = 0
    """By how much more code at the most a function becomes part of its callers (``jit.joins``; 0: who is called at one
    place does): a third faster in a small loop, a third slower to compile in a large one (``None``: nobody does)."""
    known: Mapping[str, bool] = MappingProxyType({})
    """Constants of the sources that are otherwise in this loop (``jit.knowing``)."""


class Code:
    """A twin's loop, compiled where Numba is there."""

    def __init__(self, twin: Twin) -> None:
        self.twin = twin
        folders = jit.rooms(twin.sources)
        loop = jit.knowing(twin.entry, twin.known, twin.name)
        self._name = loop.__qualname__
        self.entry = jit.compiled(loop, *folders, growth=twin.growth) if jit.there() else loop
        home = jit.shelf(*folders) if jit.there() else None
        self._mark = None if home is None else home / (jit.READY + twin.name)
        self._prepared = False

    def desk(self) -> Any:
        """An empty desk."""
        return np.zeros(1, [*COLUMNS, *self.twin.columns]).view(np.recarray)

    @property
    def ready(self) -> bool:
        """Whether it has been compiled before and is kept."""
        return self._mark is not None and self._mark.exists()

    @property
    def prepared(self) -> bool:
        """Whether it is compiled, or loaded, already."""
        return self._prepared

    def prepare(self) -> None:
        """Compile now, or load what is kept."""
        with lean.inner_as_lowered(self._name) if jit.there() else nullcontext():
            self.entry(self.desk(), self.desk(), 0, 0, UNWRITTEN, UNWRITTEN)
        self._prepared = True
        if self._mark is not None:
            self._mark.touch()


class Stage:
    """The fights of one scene. ``values``: what the scene puts into the system's columns; ``teller``: what makes the
    loop that tells rows, where that which counts tells nothing."""

    def __init__(
        self, code: Code, shape: Shape, values: Mapping[str, Any], teller: Callable[[], Code] | None = None
    ) -> None:
        self.shape = shape
        self.code, self._teller = code, teller or (lambda: self.code)
        self._desk = code.desk()
        set_up = {
            "many_marks": len(shape.flags),
            "many_numbers": len(shape.numbers),
            "starts": [0, *accumulate(most + 1 for most in shape.most)][:-1],
            **values,
        }
        for name, value in set_up.items():
            _put(self._desk, name, value)

    def count(
        self, seed: int, first: int, last: int, look: Look = USUAL, table: Any = UNWRITTEN, fates: Any = UNWRITTEN
    ) -> Any:
        """The desk after the fights from the first number up to, not including, the last; each fight's flags and
        numbers are written into a row of the table, where it has any (``table``), and fights that went alike are
        counted in those of ``fates``, likewise (``fates``)."""
        desk = self._desk.copy()
        looks = {"focus": look.side, "falls": look.falls, "left": look.left, "kept": look.most}
        looks |= {"many_falls": len(look.falls), "many_left": len(look.left), "most_left": self._most(look) + 1}
        for name, value in looks.items():
            _put(desk, name, value)
        return self._played(self.code, desk, seed, (first, last), table, fates)

    def table(self, fights: int) -> Any:
        """Room for what is measured of so many fights: a row for each, its flags, then its numbers."""
        return np.zeros((fights, len(self.shape.flags) + len(self.shape.numbers)), np.int64)

    def fates(self, look: Look) -> Any:
        """Room for all ways in which a fight can go: how many did, and which was the first."""
        return np.zeros((counts.places(len(look.falls), self._most(look)), 2), np.int64)

    def fated(self, look: Look, fates: Any) -> list[tuple[tuple[bool, int, int], int, int]]:
        """How fights have gone, with how many of them and which was the first."""
        falls, most = len(look.falls), self._most(look)
        rows = np.flatnonzero(fates[:, 0])
        found = zip(rows.tolist(), fates[rows].tolist(), strict=True)
        return [(counts.fate(row, falls, most), alike, first) for row, (alike, first) in found]

    def _most(self, look: Look) -> int:
        """What can be left at the most."""
        return sum(self.shape.most[place] for place in look.left)

    def rows(self, seed: int, fight: int) -> list[rows.Row]:
        """The rows of one fight."""
        desk = self._desk.copy()
        desk.kept, desk.tells = 1, rows.MOST
        told = self._played(self._teller(), desk, seed, (fight, fight + 1), UNWRITTEN, UNWRITTEN)
        return [tuple(map(int, row)) for row in told.rows[: told.told]]

    def _played(self, code: Code, desk: Any, seed: int, span: tuple[int, int], table: Any, fates: Any) -> Any:
        if not code.prepared:
            code.prepare()
        desk.seed, desk.worst = key_of(seed), counts.NEVER
        with np.errstate(over="ignore"):  # 64 bits wrap round, also where nothing is compiled
            code.entry(desk, self._desk, *span, table, fates)
        return desk[0]


def columns(names: str, *shape: int) -> list[tuple[Any, ...]]:
    """Columns of these names."""
    return [(name, np.int64, shape) if shape else (name, np.int64) for name in names.split()]


def bits(places: Any) -> int:
    """Places as the bits of one number."""
    return sum(1 << place for place in places)


def by_column(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Columns of these rows, which have all the same keys."""
    return {name: [_plain(row[name]) for row in rows] for name in (rows[0] if rows else ())}


def _plain(value: Any) -> Any:
    return value if isinstance(value, list) else int(value)


def _put(desk: Any, name: str, value: Any) -> None:
    """Set one column: a number, or the first of its places."""
    if isinstance(value, list | tuple):
        found = np.array(value, np.int64)
        if found.size:
            desk[name][0][tuple(slice(size) for size in found.shape)] = found
    else:
        desk[name] = value
