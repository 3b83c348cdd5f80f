"""Dice that do more than fall once and be added up: they explode, fall again, count for no less than a number, are
Fudge dice, or are counted and not added."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Self

MOST_EXPLOSIONS = 10
"""How often one die may be thrown again for its highest face: a bound, so that odds are exact."""
EXPLODES, AGAIN, AT_LEAST, FUDGE = "!", "ro", "mi", "f"
Throws = tuple[int, ...]
"""Every face one die showed, in the order thrown."""


@dataclass(frozen=True, slots=True)
class Pool:
    """``count`` dice of ``sides``; of what each comes to the ends are dropped, the rest is added, or counted.

    ``twist`` is one of ``!`` (its highest face is thrown again and added), ``ro`` (a face of at most ``limit`` is
    thrown again, once), ``mi`` (counts for at least ``limit``), ``f`` (a Fudge die: −1, 0, +1), or empty. ``wanted``
    are the least and the greatest face that count as a success; ``None`` adds the dice up.
    """

    count: int
    sides: int
    twist: str = ""
    limit: int = 0
    drop_lowest: int = 0
    drop_highest: int = 0
    wanted: tuple[int, int] | None = None
    times: int = 1

    @property
    def kept(self) -> int:
        """How many dice count towards the sum, at least 1."""
        return self.count - self.drop_lowest - self.drop_highest

    @property
    def minimum(self) -> int:
        return self.kept * self.times * min(map(self.worth, self.values))

    @property
    def maximum(self) -> int:
        return self.kept * self.times * max(map(self.worth, self.values))

    # -- one die -----------------------------------------------------------------------------------------------

    @property
    def values(self) -> dict[int, int]:
        """What one die may come to, falling, with the number of cases that bring it."""
        sides, faces = self.sides, range(self.sides, 0, -1)
        if self.twist == EXPLODES:
            most = MOST_EXPLOSIONS
            found = {most * sides + face: 1 for face in faces}
            for thrown in range(most - 1, -1, -1):
                found |= {thrown * sides + face: sides ** (most - thrown) for face in faces[1:]}
            return found
        if self.twist == AGAIN:
            return {face: (sides if face > self.limit else 0) + self.limit for face in faces}
        if self.twist == AT_LEAST:
            return {face: self.limit if face == self.limit else 1 for face in range(sides, self.limit - 1, -1)}
        return {self._value((face,)): 1 for face in faces}

    def worth(self, value: int) -> int:
        """What a die that came to this adds to the sum: 0 or 1 where successes are counted."""
        return value if self.wanted is None else int(self.wanted[0] <= value <= self.wanted[1])

    def _value(self, throws: Throws) -> int:
        if self.twist == EXPLODES:
            return sum(throws)
        if self.twist == AT_LEAST:
            return max(throws[0], self.limit)
        return throws[-1] - 2 if self.twist == FUDGE else throws[-1]

    def _goes_on(self, throws: Throws) -> bool:
        """Whether a die that showed these faces is thrown again."""
        if self.twist == EXPLODES:
            return throws[-1] == self.sides and len(throws) <= MOST_EXPLOSIONS
        return self.twist == AGAIN and len(throws) == 1 and throws[0] <= self.limit

    # -- what was rolled ---------------------------------------------------------------------------------------

    def roll(self) -> Generator[int, int, Throws]:
        """Ask for each throw of each die in turn."""
        faces: list[int] = []
        for _ in range(self.count):
            throws: Throws = ((yield self.sides),)
            while self._goes_on(throws):
                throws += ((yield self.sides),)
            faces += throws
        return tuple(faces)

    def dice(self, faces: Sequence[int]) -> list[Throws]:
        """The faces of each die."""
        found: list[Throws] = []
        for face in faces:
            if found and self._goes_on(found[-1]):
                found[-1] += (face,)
            else:
                found.append((face,))
        return found

    def keeps(self, faces: Sequence[int]) -> tuple[bool, ...]:
        """Which of the faces count; of dice that came to as much the earlier counts as the higher."""
        dice = self.dice(faces)
        kept = self._kept(dice)
        once = self.twist == AGAIN
        parts = (
            [number in kept and not (once and place < len(die) - 1) for place in range(len(die))]
            for number, die in enumerate(dice)
        )
        return tuple(chain.from_iterable(parts))

    def _kept(self, dice: list[Throws]) -> frozenset[int]:
        falling = sorted(range(self.count), key=lambda number: (-self._value(dice[number]), number))
        return frozenset(falling[self.drop_highest : self.count - self.drop_lowest])

    def total(self, faces: Sequence[int]) -> int:
        dice = self.dice(faces)
        return self.times * sum(self.worth(self._value(dice[number])) for number in self._kept(dice))

    def told(self, faces: Sequence[int]) -> str:
        """Every die with what became of it: ``6+2`` exploded, ``1→4`` was thrown again or raised, ``9✓`` is a success,
        ``(3)`` is dropped."""
        dice = self.dice(faces)
        kept = self._kept(dice)
        return ", ".join(self._die(die) if number in kept else f"({self._die(die)})" for number, die in enumerate(dice))

    def _die(self, throws: Throws) -> str:
        value = self._value(throws)
        if self.twist == FUDGE:
            return f"{value:+d}" if value else "0"
        if self.twist == AT_LEAST and value != throws[0]:
            throws = (throws[0], value)
        text = ("+" if self.twist == EXPLODES else "→").join(map(str, throws))
        return f"{text}✓" if self.wanted and self.worth(value) else text

    # -- written -----------------------------------------------------------------------------------------------

    def written(self, die: str = "d") -> str:
        sides = "F" if self.twist == FUDGE else f"{self.sides}{self._twist()}"
        kept = selection(self.drop_lowest, self.drop_highest, self.kept)
        factor = f"*{self.times}" if self.times > 1 else ""
        return f"{self.count}{die}{sides}{kept}{self._wanted()}{factor}"

    def _twist(self) -> str:
        return f"{self.twist}<={self.limit}" if self.twist == AGAIN else self.twist + str(self.limit or "")

    def _wanted(self) -> str:
        if self.wanted is None:
            return ""
        low, high = self.wanted
        if high == self.sides:
            return f">={low}"
        return f"<={high}" if low == 1 else f"={low}"

    def multiplied(self, factor: int) -> Self:
        return replace(self, times=self.times * factor)


def selection(lowest: int, highest: int, kept: int) -> str:
    """How it is written which dice are dropped."""
    if lowest and highest:
        return f"dl{lowest}dh{highest}"
    if lowest:
        return f"kh{kept}"
    return f"kl{kept}" if highest else ""
