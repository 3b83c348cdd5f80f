"""The drawn map of a draft: rows of signs, of which some are those who stand there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bojiste.core.scene import GROUND
from bojiste.kit.maps import FREE
from bojiste.table.faults import TableError

WIDE, HIGH = 20, 10
"""Squares of a map that nobody has drawn yet."""
MOST = 60
"""Squares along an edge of a map that is drawn by hand."""
Square = tuple[int, int]


class Drawing:
    """The signs of a map, which can be changed."""

    def __init__(self, text: str) -> None:
        self.rows = [list(row.strip()) for row in text.strip().splitlines()]
        self._kept: set[Square] = set()

    @classmethod
    def of(cls, tables: Mapping[str, Any]) -> Drawing | None:
        """That of a scene, if it is drawn."""
        field = tables.get("field")
        text = field.get("map") if isinstance(field, Mapping) else None
        return cls(text) if isinstance(text, str) and text.strip() else None

    @property
    def text(self) -> str:
        return "\n".join("".join(row) for row in self.rows) + "\n"

    @property
    def high(self) -> int:
        return len(self.rows)

    @property
    def wide(self) -> int:
        return len(self.rows[0])

    def on(self, square: Square) -> bool:
        x, y = square
        return 0 <= y < self.high and 0 <= x < len(self.rows[y])

    def sign(self, square: Square) -> str:
        return self.rows[square[1]][square[0]] if self.on(square) else ""

    def put(self, square: Square, sign: str) -> None:
        self.rows[square[1]][square[0]] = sign

    def paint(self, squares: Iterable[Square], ground: str) -> None:
        """Lay a ground where nobody stands."""
        for square in squares:
            if self.on(square) and self.sign(square) in GROUND:
                self.put(square, ground)

    def lift(self, corner: Square, side: int, mark: str) -> None:
        """Take somebody off the map who stands here, so many squares wide."""
        for square in space(corner, side):
            if self.sign(square) == mark:
                self.put(square, FREE)

    def clear(self, marks: Iterable[str]) -> None:
        """Take everybody with these marks off the map."""
        gone = set(marks)
        self.rows = [[FREE if sign in gone else sign for sign in row] for row in self.rows]

    def sized(self, wide: int, high: int) -> None:
        """Another size; what lies beyond it is cut off, what is new is free."""
        self.rows = [(row + [FREE] * wide)[:wide] for row in self.rows[:high]]
        self.rows += [[FREE] * wide for _ in range(high - len(self.rows))]

    def settle(self, mark: str, side: int, *, from_right: bool) -> None:
        """Put somebody on the first free space so many squares wide, which nobody else takes afterwards."""
        corner = next(self.free(side, from_right=from_right), None)
        if corner is None:
            raise TableError("table-draft-no-room", "map", mark)
        self._kept |= set(space(corner, side))
        self.put(corner, mark)

    def free(self, side: int, *, from_right: bool) -> Iterator[Square]:
        """Corners of free spaces so many squares wide, from one edge on, each column from its middle."""
        columns = range(self.wide - side - 1, 0, -1) if from_right else range(1, self.wide - side)
        middle = (self.high - side) / 2
        for x in columns:
            for y in sorted(range(self.high - side + 1), key=lambda y: abs(y - middle)):
                squares = space((x, y), side)
                if self._kept.isdisjoint(squares) and all(self.sign(square) == FREE for square in squares):
                    yield x, y


def space(corner: Square, side: int) -> list[Square]:
    """The squares of a space by its upper left corner."""
    return [(corner[0] + across, corner[1] + down) for down in range(side) for across in range(side)]


def unused_mark(word: str, used: Iterable[str]) -> str:
    """A sign for somebody: the first letter of a word that nobody has, else any."""
    taken = set(used)
    letters = [letter for letter in word if letter.isalpha() and letter.isascii()]
    pool = [*letters, *map(str.upper, letters), *"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"]
    return next((letter for letter in pool if letter not in taken), "x")
