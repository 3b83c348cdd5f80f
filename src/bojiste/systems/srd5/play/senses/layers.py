"""What lies over the ground of the map as the scene declares it: heights, light, fog, hard ground."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.system import Layer
from bojiste.kit.board import Squares, board, numbers
from bojiste.kit.maps import Ground
from bojiste.systems.srd5.play.senses.scenery import Scenery
from bojiste.systems.srd5.words import HALF_FEET, SQUARE

DIM, DARK = 1, 2
"""Levels of light."""


def layers(scenery: Scenery, ground: Ground, unit: str) -> Iterator[Layer]:
    """A layer for each kind of squares that there are; heights stand in them, in the printed unit. Where lamps burn it
    is not said how dark it is besides: their light moves with them."""
    drawn = board(ground.width, ground.height)

    def layer(form: str, name: str, squares: Squares, mark: str = "") -> Iterator[Layer]:
        if squares:
            yield Layer(form, name, tuple(map(drawn.place, numbers(squares))), mark)

    for height, squares in scenery.levels:
        yield from layer("height", "height", squares, str(height * SQUARE // HALF_FEET[unit]))
    dim, dark = (_lit(scenery, drawn.full, level) for level in (DIM, DARK))
    yield from layer("dim", "dim", dim)
    yield from layer("dark", "dark", dark)
    yield from layer("dim", "mist", scenery.mist)
    yield from layer("dark", "fog", scenery.fog)
    yield from layer("area", "rough", scenery.rough)


def _lit(scenery: Scenery, full: Squares, level: int) -> Squares:
    """The squares with this light: those that say so, and where it is so everywhere all that say nothing."""
    own = scenery.lit[0] | scenery.lit[DIM] | scenery.lit[DARK]
    rest = full & ~own if scenery.light == level and not scenery.lamps else 0
    return scenery.lit[level] | rest
