"""Several scenes played side by side with the same dice: their differences are surer than each of them is.

Fight for fight the scenes draw from tapes of the same seed and number, so that what did not change tends to go alike;
what is counted of each pair (the first scene and another) is how often the one had something and the other had not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from bojiste.forecast.crew import Scenes, Span
from bojiste.forecast.sample import named
from bojiste.forecast.tally import Finished, Tally, merged, tally_of

if TYPE_CHECKING:
    from bojiste.core.measure import Measure
    from bojiste.core.scene import Scene


class Turned(NamedTuple):
    """In how many fights only the other scene had it (``gained``), and only the first (``lost``)."""

    gained: int = 0
    lost: int = 0


class Moved(NamedTuple):
    """The sum of the differences of a number (the other scene's less the first's), and that of their squares."""

    total: int = 0
    squares: int = 0


@dataclass(frozen=True, slots=True)
class Pair:
    """What the first scene and another differ in, by the keys that both measure."""

    fights: int = 0
    flags: Mapping[str, Turned] = field(default_factory=dict)
    counts: Mapping[str, Moved] = field(default_factory=dict)


class Sheaf(NamedTuple):
    """The tally of each scene, and for each but the first its pair with the first."""

    tallies: tuple[Tally, ...]
    pairs: tuple[Pair, ...]


def chunk(scenes: Scenes, seed: int, span: Span) -> Sheaf:
    """What is counted of the fights from the first number up to, not including, the last."""
    return bound(scenes, [[named(scene, seed, fight) for fight in range(*span)] for scene in scenes])


def bound(scenes: Sequence[Scene], played: Sequence[list[Finished]]) -> Sheaf:
    """What is counted of the same fights of several scenes."""
    tallies = tuple(tally_of(scene, fights) for scene, fights in zip(scenes, played, strict=True))
    return Sheaf(tallies, tuple(_pair(played[0], other) for other in played[1:]))


def _pair(first: list[Finished], other: list[Finished]) -> Pair:
    flags: dict[str, Turned] = {}
    counts: dict[str, Moved] = {}
    for one, two in zip(first, other, strict=True):
        _turn(flags, one.measure, two.measure)
        _move(counts, one.measure, two.measure)
    return Pair(len(first), flags, counts)


def _turn(flags: dict[str, Turned], one: Measure, two: Measure) -> None:
    for key, then in one.flags.items():
        if key in two.flags:
            gained, lost = flags.get(key, Turned())
            now = two.flags[key]
            flags[key] = Turned(gained + (now and not then), lost + (then and not now))


def _move(counts: dict[str, Moved], one: Measure, two: Measure) -> None:
    for key, then in one.counts.items():
        if key in two.counts:
            by = two.counts[key] - then
            total, squares = counts.get(key, Moved())
            counts[key] = Moved(total + by, squares + by * by)


def nothing(scenes: int) -> Sheaf:
    """What is found in no fight of so many scenes."""
    return Sheaf(tuple(Tally() for _ in range(scenes)), tuple(Pair() for _ in range(scenes - 1)))


def anew(found: Sheaf) -> Sheaf:
    """What was counted of fights all of which kernels have left to the readable engine."""
    return found._replace(tallies=tuple(replace(tally, anew=tally.fights) for tally in found.tallies))


def both(one: Sheaf, two: Sheaf) -> Sheaf:
    """Two neighbouring spans as one."""
    return Sheaf(
        tuple(merged(*pair) for pair in zip(one.tallies, two.tallies, strict=True)),
        tuple(_paired(*pair) for pair in zip(one.pairs, two.pairs, strict=True)),
    )


def _paired(one: Pair, two: Pair) -> Pair:
    flags = {key: Turned(*map(sum, zip(one.flags.get(key, Turned()), two.flags.get(key, Turned()), strict=True)))
             for key in {**one.flags, **two.flags}}  # fmt: skip
    counts = {key: Moved(*map(sum, zip(one.counts.get(key, Moved()), two.counts.get(key, Moved()), strict=True)))
              for key in {**one.counts, **two.counts}}  # fmt: skip
    return Pair(one.fights + two.fights, flags, counts)
