"""What a forecast counts: integers only, so that any number of processes comes to the same bytes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from bojiste.core.dice import MASK, key_of

if TYPE_CHECKING:
    from bojiste.core.measure import Measure
    from bojiste.core.scene import Scene
    from bojiste.core.system import Luck, Outcome

K = TypeVar("K")

UNLUCKY = 3
"""How many of the unluckiest fights are kept."""


def split(key: str) -> tuple[str, str]:
    """The word of a measure's key and the id it is about (empty if about none): ``won:heroes``."""
    word, _, about = key.partition(":")
    return word, about


class Focus(NamedTuple):
    """The side whose luck is told, its members, and how it is measured."""

    side: str
    members: frozenset[str]
    luck: Luck


def focus_of(scene: Scene) -> Focus:
    """The side of the first combatant that is not the referee's; if all are, the first side of the scene."""
    players = (one.side for one in scene.combatants if one.seat != "gm")
    side = next(players, scene.sides[0].id)
    return Focus(side, frozenset(one.id for one in scene.combatants if one.side == side), scene.system.luck)


class Unlucky(NamedTuple):
    """How one fight went for the focus; the order of the fields is the order of the ranking, lowest first.

    ``spared`` is minus the number of falls and deaths; ``left`` the sum of what its members have left.
    """

    won: bool
    spared: int
    left: int
    fight: int

    @property
    def fallen(self) -> int:
        return -self.spared


def luck(focus: Focus, fight: int, outcome: Outcome, measure: Measure) -> Unlucky:
    """How this fight went for the focus."""
    falls = fates(focus.members, tuple(measure.flags), focus.luck.falls)
    leavings = fates(focus.members, tuple(measure.counts), frozenset({focus.luck.left}))
    fallen = sum(measure.flags[key] for key in falls)
    return Unlucky(outcome.winner == focus.side, -fallen, sum(measure.counts[key] for key in leavings), fight)


@lru_cache(maxsize=64)
def fates(members: frozenset[str], keys: tuple[str, ...], words: frozenset[str]) -> tuple[str, ...]:
    """The keys that tell of members by one of these words; the same for every fight of a scene."""
    return tuple(key for key in keys if split(key)[0] in words and split(key)[1] in members)


class Fate(NamedTuple):
    """Fights that went alike for the focus: how many, and which was the first."""

    fights: int
    first: int


Fates = Mapping[tuple[bool, int, int], Fate]
"""By how they went (``won``, ``spared`` and ``left`` of ``Unlucky``)."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Whole counts over some fights.

    ``flags``: key -> fights in which it is true; ``counts``: key -> value -> fights; ``ends``: winner and reason ->
    fights; ``firsts``: the first fight of each of them; ``dice``: drawn in all; ``unlucky``: the worst for the focus,
    worst first; ``fates``: how all of them went.
    ``checksum``: the sum, modulo 2**64, over all fights of ``key_of(fight, dice drawn, place of the winning side in
    the scene or -1)``. Equal checksums: equal work, in whatever order it was done.
    """

    fights: int = 0
    flags: Mapping[str, int] = field(default_factory=dict)
    counts: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    ends: Mapping[tuple[str | None, str], int] = field(default_factory=dict)
    dice: int = 0
    checksum: int = 0
    unlucky: tuple[Unlucky, ...] = ()
    fates: Fates = field(default_factory=dict)
    firsts: Mapping[tuple[str | None, str], int] = field(default_factory=dict)
    anew: int = field(default=0, compare=False)
    """How many of a kernel's fights it has left to the readable engine, which has played them anew."""


class Finished(NamedTuple):
    """One finished fight, as the tally sees it."""

    fight: int
    outcome: Outcome
    measure: Measure
    dice: int


def tally_of(scene: Scene, fights: Iterable[Finished]) -> Tally:
    """Count these fights of the scene."""
    focus = focus_of(scene)
    places = {side.id: place for place, side in enumerate(scene.sides)}
    number = dice = checksum = 0
    flags: dict[str, int] = {}
    counts: dict[str, dict[int, int]] = {}
    ends: dict[tuple[str | None, str], int] = {}
    firsts: dict[tuple[str | None, str], int] = {}
    lucks: list[Unlucky] = []
    for fight, outcome, measure, drawn in fights:
        number += 1
        dice += drawn
        winner = outcome.winner
        checksum += key_of(fight, drawn, -1 if winner is None else places[winner])
        for key, true in measure.flags.items():
            flags[key] = flags.get(key, 0) + (1 if true else 0)
        for key, value in measure.counts.items():
            histogram = counts.setdefault(key, {})
            histogram[value] = histogram.get(value, 0) + 1
        end = winner, outcome.reason
        ends[end] = ends.get(end, 0) + 1
        firsts[end] = min(firsts.get(end, fight), fight)
        lucks.append(luck(focus, fight, outcome, measure))
    worst = tuple(sorted(lucks)[:UNLUCKY])
    return Tally(number, flags, counts, ends, dice, checksum & MASK, worst, fates_of(lucks), firsts)


def fates_of(lucks: Iterable[Unlucky]) -> Fates:
    """These fights by how they went."""
    found: dict[tuple[bool, int, int], Fate] = {}
    for won, spared, left, fight in lucks:
        old = found.get((won, spared, left))
        found[won, spared, left] = Fate(1, fight) if old is None else Fate(old.fights + 1, min(old.first, fight))
    return found


def merged(one: Tally, two: Tally) -> Tally:
    """Both tallies as one; keys keep the order in which the fights met them."""
    ends = _sum(one.ends, two.ends)
    return Tally(
        one.fights + two.fights,
        _sum(one.flags, two.flags),
        {key: _sum(one.counts.get(key, {}), two.counts.get(key, {})) for key in {**one.counts, **two.counts}},
        ends,
        one.dice + two.dice,
        one.checksum + two.checksum & MASK,
        tuple(sorted((*one.unlucky, *two.unlucky))[:UNLUCKY]),
        _alike(one.fates, two.fates),
        {end: min(firsts[end] for firsts in (one.firsts, two.firsts) if end in firsts) for end in ends},
        one.anew + two.anew,
    )


def _alike(one: Fates, two: Fates) -> Fates:
    total = dict(one)
    for how, (fights, first) in two.items():
        old = total.get(how)
        total[how] = Fate(fights, first) if old is None else Fate(old.fights + fights, min(old.first, first))
    return total


class Tenth(NamedTuple):
    """The unluckiest tenth of the fights: how many they are, how many of them were won all the same, how many falls and
    deaths there were in all of them, what was left in all of them; and the luckiest of them: one fight in ten goes like
    it, or worse."""

    fights: int
    won: int
    fallen: int
    left: int
    border: Unlucky


def tenth_of(tally: Tally) -> Tenth | None:
    """The unluckiest tenth, rounded down; ``None`` of fewer than ten fights."""
    room = wanted = tally.fights // 10
    won = fallen = left = 0
    for how, (fights, first) in sorted(tally.fates.items()):
        taken = min(fights, room)
        room -= taken
        won, fallen, left = won + taken * how[0], fallen - taken * how[1], left + taken * how[2]
        if not room and wanted:
            return Tenth(wanted, won, fallen, left, Unlucky(*how, first))
    return None


def _sum(one: Mapping[K, int], two: Mapping[K, int]) -> dict[K, int]:
    total = dict(one)
    for key, times in two.items():
        total[key] = total.get(key, 0) + times
    return total
