"""Travel through the world, day by day."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("osr.travel.direction")
def direction(guide: str) -> bool:
    """Whether the way can be lost: only by compass, not along a road or a landmark."""
    return guide == "compass"


@rule("osr.travel.visibility")
def visibility(given: int | None) -> int:
    """Kilometres that one sees around."""
    return 5 if given is None else given


@rule("osr.travel.distance")
def distance(moves: tuple[int, ...]) -> int:
    """Kilometres a day, at the pace of the slowest."""
    return 5 * min(moves)


@rule("osr.travel.difficult")
def difficult(kilometres: int, hard: bool) -> int:
    """What so many kilometres cost of the day's distance."""
    return 2 * kilometres if hard else kilometres


@rule("osr.travel.roads")
def roads(wagon: bool, guide: str) -> bool:
    """Whether a group can go on: a wagon only on roads."""
    return guide == "road" or not wagon


@rule("osr.travel.night_march")
def night_march(kilometres: int) -> int:
    """Kilometres of a day and a night."""
    return kilometres * 3 // 2


@rule("osr.travel.lost")
def lost(face: int, hard: bool) -> bool:
    """Whether the way is lost."""
    return face <= (3 if hard else 2)


DEGREES = tuple(range(0, 91, 15))
"""By how much one may go astray."""
AHEAD = (1000, 965, 866, 707, 500, 258, 0)
"""Thousandths of the way that still lead on for whoever goes so many ``DEGREES`` astray."""


@rule("osr.travel.lost_effect")
def lost_effect(kilometres: int, degrees: int) -> int:
    """Kilometres that a day so many degrees astray has brought one nearer."""
    return kilometres * AHEAD[degrees // 15] // 1000


@rule("osr.travel.encounter")
def encounter(face: int) -> bool:
    """Whether a day of travel brings an encounter."""
    return face <= 2


@rule("osr.travel.forage")
def forage(face: int) -> bool:
    """Whether something is gathered on the way."""
    return face <= 2


@rule("osr.travel.hunt")
def hunt(face: int) -> bool:
    """Whether game is found."""
    return face <= 1


@rule("osr.travel.explore")
def explore(face: int) -> bool:
    """Whether a hidden feature is discovered."""
    return face <= 3


@rule("osr.travel.other_activity")
def other_activity(face: int, in_six: int) -> bool:
    """Whether something else that was proposed succeeds."""
    return face <= in_six
