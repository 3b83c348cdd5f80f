"""Chance is a player: a die is asked for like a decision, and several sources can answer.

``Tape`` answers from a seed, ``Script`` from a list that must be used up, ``Hand`` leaves it to the people at the
table. A die of the tape is a pure function of (seed, fight, page, count), so any die can be computed again alone;
a page is opened at the start of each turn, so a changed number disturbs its own turn only.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import lru_cache
from typing import NamedTuple, Protocol

from bojiste.core.rule import Cited
from bojiste.errors import BadFace, TapeEnds, TapeLeft

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15  # 2**64 / golden ratio: consecutive counts land far apart
FIRST, SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # the finalizer of SplitMix64
SECTION, TURN = 0xD1B54A32D192ED03, 0xABC98388FB8FAC03
"""Odd constants far apart: no two (page, count) of a game meet in what ``face`` scrambles."""


def mix(value: int) -> int:
    """Scramble 64 bits (a bijection)."""
    value = (value ^ (value >> 30)) * FIRST & MASK
    value = (value ^ (value >> 27)) * SECOND & MASK
    return value ^ (value >> 31)


def key_of(*parts: int) -> int:
    """One 64-bit key from integers (any sign); the order matters, so (1, 2) is not (2, 1)."""
    key = 0
    for part in parts:
        key = mix((key ^ _spread(part)) + STEP & MASK)
    return key


@lru_cache(maxsize=4096)
def _spread(part: int) -> int:
    return mix(part + STEP & MASK)


def face(key: int, count: int, sides: int) -> int:
    """The face 1..sides of die number ``count`` (from 0) under ``key``; bias below sides / 2**32."""
    return ((mix(key + (count + 1) * STEP & MASK) >> 32) * sides >> 32) + 1


class Roll(NamedTuple):
    """A request for one die: its sides, the rule that needs it, and whose die it is (``None`` for the scene's).

    The rest is for people who roll by hand: its target, of how many alike it is one, what is added to it, a
    word for why there are several (``advantage``), and one for what is tested where the rule alone does not say it
    (``save-strength``).
    """

    sides: int
    rule: Cited
    actor: str | None
    target: str | None = None
    of: int = 1
    bonus: int | None = None
    why: str = ""
    what: str = ""


class Pool(NamedTuple):
    """Dice alike that people roll together: the request that is made for each of them, and what has fallen so far."""

    roll: Roll
    fallen: tuple[int, ...] = ()

    @property
    def left(self) -> int:
        """How many are still to fall."""
        return self.roll.of - len(self.fallen)


@lru_cache(maxsize=4096)
def die(
    sides: int,
    rule: Cited,
    actor: str | None,
    target: str | None = None,
    of: int = 1,
    bonus: int | None = None,
    why: str = "",
    what: str = "",
) -> Roll:
    """The request for one die (the same object for the same words: a fight asks for few kinds, many times)."""
    return Roll(sides, rule, actor, target, of, bonus, why, what)


class Rolled(NamedTuple):
    """A die as an event shows it; ``kept`` is false for one that was rolled and not counted, ``thrown`` for one that
    did not fall here: an event before this one has told it, or a rule says what it shows."""

    sides: int
    face: int
    kept: bool = True
    thrown: bool = True


def shown_again(rolls: Iterable[Rolled]) -> tuple[Rolled, ...]:
    """Dice that an earlier event has told."""
    return tuple([rolled._replace(thrown=False) for rolled in rolls])


@lru_cache(maxsize=1024)
def fell(sides: int, face: int, kept: bool = True) -> Rolled:
    """A die that fell (the same object for the same face: a fight shows few kinds, many times)."""
    return Rolled(sides, face, kept)


class Page(NamedTuple):
    """The tape opens a new page: the course says where it is (round and actor; day and watch), nothing is asked."""

    section: int
    turn: int


@lru_cache(maxsize=4096)
def page(section: int, turn: int) -> Page:
    """The page of a turn (the same object for the same place)."""
    return Page(section, turn)


def roll(count: int, sides: int, rule: Cited, actor: str | None) -> Generator[Roll, int, tuple[int, ...]]:
    """Ask for ``count`` dice in reading order and return their faces."""
    request = die(sides, rule, actor, of=count)
    faces = []
    for _ in range(count):
        faces.append((yield request))
    return tuple(faces)


class Dice(Protocol):
    """A source of dice. ``face`` returns ``None`` when people must be asked; ``finish`` objects to leftovers."""

    @property
    def drawn(self) -> int: ...

    def page(self, page: Page) -> None: ...
    def face(self, roll: Roll) -> int | None: ...
    def finish(self) -> None: ...


class Tape:
    """Dice of a seed (any integer) and a fight number (0 for the scene itself, k for the k-th of a forecast)."""

    __slots__ = ("_count", "_key", "_root", "drawn")

    def __init__(self, seed: int, fight: int = 0) -> None:
        self._root = key_of(seed, fight)
        self._key = self._root
        self._count = 0
        self.drawn = 0

    def page(self, page: Page) -> None:
        self._key = self._root + page[0] * SECTION + page[1] * TURN & MASK
        self._count = 0

    def face(self, roll: Roll) -> int:
        # face(), written out: this is the innermost line of every forecast
        self._count = count = self._count + 1
        self.drawn += 1
        bits = (self._key + count * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        return (((bits ^ (bits >> 31)) >> 32) * roll[0] >> 32) + 1

    def finish(self) -> None:
        """A tape never ends."""


def checked_face(value: int, roll: Roll, path: str) -> int:
    """``value`` if it is a face of that die, else ``BadFace``."""
    if not 1 <= value <= roll.sides:
        raise BadFace("bad-face", path=path, value=value, sides=roll.sides)
    return value


class Script:
    """Dice from a list. All of it must be used, none may be missing: the order of dice is part of the rule."""

    __slots__ = ("_faces", "drawn")

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = tuple(faces)
        self.drawn = 0

    def page(self, page: Page) -> None:
        """A script is one page."""

    def face(self, roll: Roll) -> int:
        if self.drawn == len(self._faces):
            raise TapeEnds("script-too-short", path="dice", value=self.drawn, sides=roll.sides, actor=roll.actor or "")
        value = checked_face(self._faces[self.drawn], roll, f"dice[{self.drawn}]")
        self.drawn += 1
        return value

    def finish(self) -> None:
        left = self._faces[self.drawn :]
        if left:
            raise TapeLeft("script-not-used-up", path=f"dice[{self.drawn}]", value=" ".join(map(str, left)))


class Hand:
    """Dice in the hands of people: the game stops at each and waits for the face."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn = 0

    def page(self, page: Page) -> None:
        """People roll where they are."""

    def face(self, roll: Roll) -> None:
        self.drawn += 1

    def finish(self) -> None:
        """Nothing can be left."""


class Shared:
    """Dice in the hands of those who have their own, and for everybody else those of a tape."""

    __slots__ = ("_by_hand", "_tape")

    def __init__(self, tape: Tape, by_hand: Callable[[Roll], bool]) -> None:
        self._tape = tape
        self._by_hand = by_hand

    @property
    def drawn(self) -> int:
        return self._tape.drawn

    def page(self, page: Page) -> None:
        self._tape.page(page)

    def face(self, roll: Roll) -> int | None:
        # a die of the hand takes its place on the tape, so that the dice after it do not depend on who rolls
        fallen = self._tape.face(roll)
        return None if self._by_hand(roll) else fallen

    def finish(self) -> None:
        """A tape never ends."""
