"""``srd5.area.*``: areas of effects. Lengths and coordinates are half feet, points are (x, y, height)."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.cover import HALF, THREE_QUARTERS, TOTAL, half, three_quarters
from bojiste.systems.srd5.words import SQUARE

Point = tuple[int, int, int]
CONE, CUBE, CYLINDER, LINE, SPHERE, WALL = "cone", "cube", "cylinder", "line", "sphere", "wall"
SHAPES = (CONE, CUBE, CYLINDER, LINE, SPHERE, WALL)
AIMED = (CONE, LINE)
"""Shapes that go from their origin in a direction; the others lie around it."""
WAYS = {"row": (1, 0), "column": (0, 1), "rising": (1, -1), "falling": (1, 1)}
"""How a straight wall may run on the grid: one square on in this direction."""
RING = "ring"


class Area(NamedTuple):
    """A shape with its length (of a sphere and a cylinder the radius), and the width of a line, the height of a
    cylinder, or how wide a wall is across that is closed to a ring."""

    shape: str
    length: int
    other: int = 0


def _dot(a: Point, b: Point) -> int:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


@rule("srd5.area.shapes")
def shapes(area: Area, way: Point, point: Point) -> bool:
    """Whether a point, as seen from the origin, lies inside or on the border.

    ``way`` is the direction of a cone or a line; the origin of a cube is here its lowest corner.
    """
    if area.shape == SPHERE:
        return _dot(point, point) <= area.length**2
    if area.shape == CYLINDER:
        flat = (point[0], point[1], 0)
        return _dot(flat, flat) <= area.length**2 and 0 <= point[2] <= area.other
    if area.shape == CUBE:
        return all(0 <= part <= area.length for part in point)
    along, size = _dot(way, point), _dot(way, way)
    aside = _dot(point, point) * size - along**2
    if along < 0 or along**2 > area.length**2 * size:
        return False
    return 4 * aside <= (along**2 if area.shape == CONE else area.other**2 * size)


@rule("srd5.area.grid")
def grid(area: Area, origin: Point, way: Point, square: tuple[int, int], height: int, by_half: bool = False) -> bool:
    """Whether a square of the grid is affected: its centre lies in the shape, or (``by_half``) half of it does."""
    corner = (square[0] * SQUARE - origin[0], square[1] * SQUARE - origin[1])
    above = height - origin[2]
    if not by_half:
        return shapes(area, way, (corner[0] + SQUARE // 2, corner[1] + SQUARE // 2, above))
    spots = tuple(product(range(1, SQUARE, 2), repeat=2))
    return 2 * sum(shapes(area, way, (corner[0] + x, corner[1] + y, above)) for x, y in spots) >= len(spots)


@rule("srd5.area.total_cover")
def total_cover(degree: int, spreads: bool) -> bool:
    """Whether an effect reaches what has this cover from its origin: around corners only if it spreads."""
    return spreads or degree != TOTAL


@rule("srd5.area.cover_save")
def cover_save(degree: int, dexterity: bool) -> int:
    """What cover from the origin adds to a saving throw: to Dexterity only."""
    if not dexterity:
        return 0
    return {HALF: half(0), THREE_QUARTERS: three_quarters(0)}.get(degree, 0)


def crowd(area: Area) -> int:
    """Without coordinates: how many of those who stand together an area meets, by its size in squares."""
    squares = area.length // SQUARE
    found = {CONE: squares // 2, LINE: squares // 6, WALL: squares // 6}.get(area.shape, squares)
    return max(1, found)


def radius(area: Area) -> int:
    """How many squares a ring is from its middle."""
    return max(1, area.other // SQUARE // 2)


def wall(area: Area, way: str) -> tuple[tuple[int, int], ...]:
    """The squares of a wall, as seen from its middle: a row of as many as it is long, in steps without a gap where it
    slants; or a ring, which is square where diagonals count like other steps."""
    if way == RING:
        far = radius(area)
        spots = product(range(-far, far + 1), repeat=2)
        return tuple((x, y) for x, y in spots if max(abs(x), abs(y)) == far)
    long, (dx, dy) = area.length // SQUARE, WAYS[way]
    steps = range(-((long - 1) // 2), long // 2 + 1)
    straight = [(dx * step, dy * step) for step in steps]
    if dx and dy:
        straight += [(dx * (step + 1), dy * step) for step in steps[:-1]]
    return tuple(straight)
