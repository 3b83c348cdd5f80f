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


@dataclass(frozen=True, slots=True)
class Tally:
    """Whole counts over some fights.

    ``flags``: key -> fights in which it is true; ``counts``: key -> value -> fights; ``ends``: winner and reason ->
    fights; ``dice``: drawn in all; ``unlucky``: the worst for the focus, worst first.
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
    fates: list[Unlucky] = []
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
        fates.append(luck(focus, fight, outcome, measure))
    return Tally(number, flags, counts, ends, dice, checksum & MASK, tuple(sorted(fates)[:UNLUCKY]))


def merged(one: Tally, two: Tally) -> Tally:
    """Both tallies as one; keys keep the order in which the fights met them."""
    return Tally(
        one.fights + two.fights,
        _sum(one.flags, two.flags),
        {key: _sum(one.counts.get(key, {}), two.counts.get(key, {})) for key in {**one.counts, **two.counts}},
        _sum(one.ends, two.ends),
        one.dice + two.dice,
        one.checksum + two.checksum & MASK,
        tuple(sorted((*one.unlucky, *two.unlucky))[:UNLUCKY]),
    )


def _sum(one: Mapping[K, int], two: Mapping[K, int]) -> dict[K, int]:
    total = dict(one)
    for key, times in two.items():
        total[key] = total.get(key, 0) + times
    return total
