"""Drawn maps: the letters of the ground, and where somebody stands."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import NamedTuple, TypeAlias

from bojiste.core.scene import GROUND
from bojiste.kit.board import Squares, union

FREE, WALL, DIFFICULT, LOW_WALL, WATER, LOOPHOLE = ".", "#", "~", "=", "≈", ":"
"""Free ground; what fills its square; difficult ground; what is low and in the way (a wall, furniture); water; what
fills its square but for holes (an arrow slit, a portcullis)."""
TYPED = {"%": WATER}
"""Signs of any keyboard that mean another."""
MOST_SQUARES = 200
"""Along one edge of a map."""

Place: TypeAlias = tuple[int, int]
"""A square, by its column and its row from the upper left, from 0."""


class Ground(NamedTuple):
    """A map of squares. A square's number is ``y * width + x``; ``letters`` holds one ground letter per square."""

    width: int
    height: int
    letters: str

    def rows(self) -> tuple[str, ...]:
        return tuple(self.letters[y * self.width : (y + 1) * self.width] for y in range(self.height))

    def at(self, x: int, y: int) -> str:
        return self.letters[y * self.width + x]

    def where(self, letters: str) -> Squares:
        """The squares of this ground."""
        return _where(self.letters, letters)


@lru_cache(maxsize=256)
def _where(ground: str, letters: str) -> Squares:
    return union(1 << number for number, letter in enumerate(ground) if letter in letters)


class BadMap(ValueError):
    """A map that cannot be read: ``line`` (from 1), ``column`` (from 1), ``reason`` (a message id)."""

    def __init__(self, reason: str, line: int, column: int, letter: str) -> None:
        super().__init__(f"{reason} at {line}:{column}: {letter!r}")
        self.reason, self.line, self.column, self.letter = reason, line, column, letter


def read_map(text: str) -> tuple[Ground, dict[str, list[Place]]]:
    """A drawn map: the ground, and the squares of each letter that stands for a combatant, in reading order.

    Ground letters are listed in ``GROUND``; letters and digits are marks (free ground under them). Raises ``BadMap``
    for any other sign, uneven rows, or no rows at all.
    """
    rows = ["".join(TYPED.get(sign, sign) for sign in row.strip()) for row in text.strip().splitlines()]
    if not rows or not rows[0]:
        raise BadMap("empty-map", 1, 1, "")
    if len(rows) > MOST_SQUARES or len(rows[0]) > MOST_SQUARES:
        raise BadMap("large-map", 1, 1, f"{len(rows[0])} × {len(rows)}")
    marks: dict[str, list[Place]] = {}
    for y, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise BadMap("uneven-map", y + 1, len(row) + 1, row)
        for x, letter in enumerate(row):
            if letter in GROUND:
                continue
            if not letter.isalnum():
                raise BadMap("unknown-ground", y + 1, x + 1, letter)
            marks.setdefault(letter, []).append((x, y))
    ground = "".join(letter if letter in GROUND else FREE for row in rows for letter in row)
    return Ground(len(rows[0]), len(rows), ground), marks


class NoRoom(ValueError):
    """A map has no place for so many more of somebody: ``most`` is how many have one."""

    def __init__(self, most: int) -> None:
        super().__init__(f"room for {most}")
        self.most = most


def crowded(text: str, letter: str, before: int, count: int, sides: Mapping[str, int]) -> str | None:
    """The drawn map with ``count`` spaces of a letter where it has ``before``; ``None`` where it has not.

    The last ones in reading order go; more stand on the free squares nearest to those there are, where all of their
    space is free. ``sides``: how many squares wide the space at a letter is, where it is more than one; its low corner
    is drawn. ``NoRoom`` where not all of them have a place.
    """
    rows = [row.strip() for row in text.strip().splitlines()]
    signs = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    there = [place for place, sign in signs.items() if sign == letter]
    if len(there) != before or count < 0:
        return None
    signs.update(dict.fromkeys(there[count:], FREE))
    _joined(signs, letter, there, count, sides)
    return "".join("".join(signs[x, y] for x in range(len(row))) + "\n" for y, row in enumerate(rows))


def _joined(signs: dict[Place, str], letter: str, there: list[Place], count: int, sides: Mapping[str, int]) -> None:
    """Draw further spaces of a letter until there are ``count``, each on the nearest free squares."""
    taken = {square for place, sign in signs.items() if sign.isalnum() for square in _space(place, sides.get(sign, 1))}
    free = [place for place, sign in signs.items() if sign == FREE]
    standing = min(len(there), count)
    for place in sorted(free, key=partial(_farness, there)):
        if standing == count:
            return
        space = _space(place, sides.get(letter, 1))
        if taken.isdisjoint(space) and all(signs.get(square) == FREE for square in space):
            signs[place] = letter
            taken.update(space)
            standing += 1
    if standing < count:
        raise NoRoom(standing)


def _farness(there: list[Place], one: Place) -> int:
    """How many squares it is to the nearest of some places."""
    return min((max(abs(one[0] - x), abs(one[1] - y)) for x, y in there), default=0)


def _space(place: Place, side: int) -> list[Place]:
    """The squares of a space by its low corner."""
    return [(place[0] + across, place[1] + down) for down in range(side) for across in range(side)]
