"""Through the ground: where somebody can burrow, and how deep its way goes. Nothing here moves anybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bojiste.kit.board import Squares
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import earth_glide, tunneler
from bojiste.systems.srd5.words import SQUARE

BURROW = "burrow"
"""The way through the ground."""


def diggable(room: Room, who: Profile) -> tuple[Squares, Squares]:
    """Where somebody burrows: at its speed, and where each foot costs two."""
    earth, rock = room.scenery.soil
    if earth_glide.TRAIT.of(who):
        return earth | rock, 0
    return (earth, rock) if tunneler.TRAIT.of(who) else (earth, 0)


def earth(room: Room, who: Profile, others: Squares) -> tuple[tuple[tuple[int, Squares], ...], Squares]:
    """What entering each square costs under the ground, where others take these squares, and where there is no way."""
    squares, side = room.drawn[1], who.squares
    easy, hard = diggable(room, who)
    shut, slow = squares.covering(squares.full & ~(easy | hard), side), squares.covering(hard, side)
    free = squares.fitting(side) & ~shut & ~squares.covering(others, side)
    prices = ((rules.terrain.step_cost(difficult=False) * SQUARE, free & ~slow),)
    return (*prices, (rules.terrain.step_cost(difficult=True) * SQUARE, free & slow)), shut


def ways(
    room: Room, who: Profile, points: Sequence[tuple[int, int]], depth: int | None
) -> Iterator[tuple[int, int, int]]:
    """The places of a way down to a depth or (``None``) up to the ground: it goes down first and up last, and no deeper
    than a body is high where it only leads through."""
    now = room.now[who.id]
    places = [(now.x, now.y), *points]
    end = room.ground_at(who, *places[-1]) if depth is None else depth
    spare = max(0, abs(end - now.z) - len(points))
    places = [places[0]] * spare + places if end < now.z else places + [places[-1]] * spare
    z = now.z
    for left, (x, y) in zip(range(len(places) - 2, -1, -1), places[1:], strict=True):
        floor = min(now.z, room.ground_at(who, x, y) - who.squares) if depth is None else depth
        z = min(z + 1, max(floor, z - 1, end - left))
        yield x, y, z
