"""A scene as one record of numbers, and its fights: counted, or told row by row. Any number of threads may use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from bojiste.core.dice import key_of
from bojiste.kernel import counts, dice, jit, lean, objects, rows, subset
from bojiste.kernel.counts import Look, Shape
from bojiste.kernel.desk import BITS, Column, Desk, N, Table
from bojiste.kernel.limits import WORST
from bojiste.kernel.sources import rooms

COLUMNS = [("seed", BITS), *dice.COLUMNS, *rows.COLUMNS, *counts.COLUMNS]
"""What the desk of every system has."""
SMALL = 1_500
"""The growth of a loop that is soon compiled."""
USUAL = Look()
UNWRITTEN = Table(0, 0)
"""Where nobody wants to know what came of each fight."""


class Twin(NamedTuple):
    """A system's twin: what gives its loop (of a desk, the desk as it was set up, the first fight, the one after the
    last, a table that has a row for each fight, or none, and one for each way a fight can go, or none), its columns
    besides ``COLUMNS``, and the folder of its sources."""

    entry: Callable[[], Callable[..., None]]
    columns: Sequence[Column]
    sources: Path
    name: str = ""
    """Which of a system's loops it is, where there are several."""
    growth: int | None = 0
    """By how much more code at the most a function becomes part of its callers (``jit.joins``; 0: who is called at one
    place does): a third faster in a small loop, a third slower to compile in a large one (``None``: nobody does)."""
    known: Mapping[str, bool] = MappingProxyType({})
    """Constants of the sources that are otherwise in this loop (``jit.knowing``)."""


class Code:
    """A twin's loop: as it came compiled; else compiled here, where Numba is there; else as it stands."""

    def __init__(self, twin: Twin) -> None:
        self.twin = twin
        self._came = objects.found(twin.sources, twin.name)
        self._prepared = False

    @property
    def ahead(self) -> bool:
        """Whether it came compiled."""
        return self._came is not None

    @cached_property
    def loop(self) -> Callable[..., None]:
        """The function itself, uncompiled, for which what it knows is constant."""
        return jit.knowing(self.twin.entry(), self.twin.known, self.twin.name)

    @cached_property
    def entry(self) -> Callable[..., None]:
        """The function that plays, over NumPy's arrays: compiled when first called."""
        twin = self.twin
        return jit.compiled(self.loop, *rooms(twin.sources), growth=twin.growth) if jit.there() else self.loop

    @cached_property
    def _mark(self) -> Path | None:
        home = jit.shelf(*rooms(self.twin.sources)) if jit.there() else None
        return None if home is None else home / (jit.READY + self.twin.name)

    def desk(self) -> Desk:
        """An empty desk."""
        return Desk([*COLUMNS, *self.twin.columns])

    @property
    def ready(self) -> bool:
        """Whether it came compiled, or has been compiled before and is kept."""
        return self.ahead or (self._mark is not None and self._mark.exists())

    @property
    def prepared(self) -> bool:
        """Whether it is compiled, or loaded, already."""
        return self.ahead or self._prepared

    def prepare(self) -> None:
        """Compile now, or load what is kept."""
        if not self.prepared:
            if jit.there() and not self.ready:
                self.read()
            self.compile()
            self._prepared = True
            if self._mark is not None:
                with suppress(FileNotFoundError):  # another program may have cleared the shelf meanwhile
                    self._mark.touch()

    def read(self) -> None:
        """See whether it can be compiled: ``NotCompilable`` names every place where not, before Numba tries."""
        names = [name for name, *_ in (*COLUMNS, *self.twin.columns)]
        if faults := subset.read(filter(subset.desk_of, jit.reached(self.loop)), names).faults:
            raise subset.NotCompilable(faults)

    def compile(self) -> None:
        """Compile, or load what is kept, although it may have come compiled."""
        with lean.inner_as_lowered(self.loop.__qualname__) if jit.there() else nullcontext():
            self._by_numpy(self.desk(), self.desk(), 0, 0, UNWRITTEN, UNWRITTEN)

    def play(self, desk: Desk, begins: Desk, first: int, last: int, table: Table, fates: Table) -> None:
        """Play the fights from the first number up to, not including, the last."""
        self.prepare()
        (self._came or self._by_numpy)(desk, begins, first, last, table, fates)

    def _by_numpy(self, desk: Desk, begins: Desk, first: int, last: int, table: Table, fates: Table) -> None:
        import numpy as np

        with np.errstate(over="ignore"):  # 64 bits wrap round, also where nothing is compiled
            self.entry(desk.record(), begins.record(), first, last, table.array(), fates.array())


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
            self._desk.put(name, value)

    def count(
        self, seed: int, first: int, last: int, look: Look = USUAL, table: Table = UNWRITTEN, fates: Table = UNWRITTEN
    ) -> Desk:
        """The desk after the fights from the first number up to, not including, the last; each fight's flags and
        numbers are written into a row of the table, where it has any (``table``), and fights that went alike are
        counted in those of ``fates``, likewise (``fates``)."""
        desk = self._desk.copy()
        looks = {"focus": look.side, "falls": look.falls, "left": look.left, "kept": look.most}
        looks |= {"many_falls": len(look.falls), "many_left": len(look.left), "most_left": self._most(look) + 1}
        for name, value in looks.items():
            desk.put(name, value)
        return self._played(self.code, desk, seed, (first, last), table, fates)

    def table(self, fights: int) -> Table:
        """Room for what is measured of so many fights: a row for each, its flags, then its numbers."""
        return Table(fights, len(self.shape.flags) + len(self.shape.numbers))

    def fates(self, look: Look) -> Table:
        """Room for all ways in which a fight can go: how many did, and which was the first."""
        return Table(counts.places(len(look.falls), self._most(look)), 2)

    def fated(self, look: Look, fates: Table) -> list[tuple[tuple[bool, int, int], int, int]]:
        """How fights have gone, with how many of them and which was the first."""
        falls, most = len(look.falls), self._most(look)
        found = enumerate(zip(fates.column(0), fates.column(1), strict=True))
        return [(counts.fate(row, falls, most), alike, first) for row, (alike, first) in found if alike]

    def _most(self, look: Look) -> int:
        """What can be left at the most."""
        return sum(self.shape.most[place] for place in look.left)

    def rows(self, seed: int, fight: int) -> list[rows.Row]:
        """The rows of one fight; what only the readable engine plays, and all after it, is ``rows.LEFT``."""
        desk = self._desk.copy()
        desk.put("kept", 1)
        desk.put("tells", rows.MOST)
        told = self._played(self._teller(), desk, seed, (fight, fight + 1), UNWRITTEN, UNWRITTEN)
        found: list[rows.Row] = [tuple(row) for row in told.view("rows").tolist()[: told.number("told")]]
        return [*found, rows.LEFT] if told.number("astray") else found

    def _played(self, code: Code, desk: Desk, seed: int, span: tuple[int, int], table: Table, fates: Table) -> Desk:
        desk.put("seed", key_of(seed))
        desk.put("worst", [(counts.NEVER, 0)] * WORST)
        code.play(desk, self._desk, *span, table, fates)
        return desk


def columns(names: str, *shape: int) -> list[Column]:
    """Columns of these names."""
    return [(name, N, shape) if shape else (name, N) for name in names.split()]


def bits(places: Any) -> int:
    """Places as the bits of one number."""
    return sum(1 << place for place in places)


def by_column(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Columns of these rows, which have all the same keys."""
    return {name: [_plain(row[name]) for row in rows] for name in (rows[0] if rows else ())}


def _plain(value: Any) -> Any:
    return value if isinstance(value, list) else int(value)
