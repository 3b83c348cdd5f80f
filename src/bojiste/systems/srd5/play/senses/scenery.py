"""The lay of a place: walls, light, fog, heights and depths, as a scene draws and declares them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bojiste.kit.board import Squares, board, union
from bojiste.kit.maps import LOOPHOLE, LOW_WALL, WALL, WATER, Ground, read_map
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import FT

if TYPE_CHECKING:
    from bojiste.systems.srd5.world import Area, Place


class Lamp(NamedTuple):
    """A light on a square, or carried; how far it is bright and dim, in half feet."""

    at: tuple[int, int] | None
    by: str | None
    bright: int
    dim: int


Levels = tuple[tuple[int, Squares], ...]
"""Heights or depths in squares, ascending, with where they are."""


class Scenery(NamedTuple):
    """What stands in the way of arrows and eyes. Sets are of squares; who is named is an id."""

    walls: Squares = 0
    loopholes: Squares = 0
    low: Squares = 0
    fog: Squares = 0
    mist: Squares = 0
    """Where it is heavily and lightly obscured."""
    light: int = rules.sight.BRIGHT
    lit: tuple[Squares, ...] = (0, 0, 0)
    """Squares with a light of their own, by level."""
    lamps: tuple[Lamp, ...] = ()
    levels: Levels = ()
    """How high the ground is, where it is not 0."""
    depths: Levels = ()
    """How deep the water is, where there is any."""
    rough: Squares = 0
    """Difficult ground besides what the map draws."""
    grounds: Mapping[str, Squares] = {}
    """What lies there, where the scene names it: snow, boulders."""
    soil: tuple[Squares, Squares] = (0, 0)
    """Where there is earth to burrow through, and where rock."""
    cover: Mapping[tuple[str, str | None], int] = {}
    """Declared degrees: of whom, against whom (everybody)."""
    sight: Mapping[tuple[str, str], bool] = {}
    """Declared: who sees whom."""
    panes: Squares = 0
    """Of the walls those that eyes go through."""

    @property
    def dim(self) -> bool:
        """Whether light or fog can keep anybody from seeing."""
        return bool(self.fog or self.mist or self.light or any(self.lit))

    @property
    def clear(self) -> bool:
        """Whether nothing here can keep anybody from seeing."""
        return not (self.walls or self.dim or self.sight or self.cover or self.levels)

    @property
    def water(self) -> Squares:
        """Where there is water to swim in."""
        return union(squares for _, squares in self.depths)


def scenery(field: Place, ground: Ground | None) -> Scenery:
    """What a scene draws and declares of its place."""
    declared: dict[str, Any] = {
        "light": rules.sight.LIGHTS.index(field.light),
        "lamps": tuple(Lamp(lamp.at, lamp.by, lamp.bright * FT, lamp.dim * FT) for lamp in field.lamp),
        "cover": _declared_cover(field),
        "sight": {(row.who, row.whom): row.sees for row in field.sight},
    }
    if ground is None:
        return Scenery(**declared)
    areas = [(area, _squares_of(area, ground)) for area in field.area]
    fog, mist = (union(squares for area, squares in areas if area.fog == how) for how in ("heavy", "light"))
    rough = union(squares for area, squares in areas if rules.terrain.examples(area.ground, area.difficult))
    walls, loopholes, low = (ground.where(letter) for letter in (WALL, LOOPHOLE, LOW_WALL))
    levels, depths = heights(field, ground)
    soil = _soil(field, ground, union(squares for _, squares in depths))
    found = Scenery(walls, loopholes, low, fog, mist, lit=_lit(areas), **declared)
    return found._replace(levels=levels, depths=depths, rough=rough, soil=soil, grounds=_grounds(areas))


Drawn: TypeAlias = "list[tuple[Area, Squares]]"
"""Areas of a field, each with its squares."""


def _lit(areas: Drawn) -> tuple[Squares, ...]:
    """Where there is a light of its own, by its level; the last area that says so counts."""
    lit = [0] * len(rules.sight.LIGHTS)
    for area, squares in areas:
        if area.light is not None:
            lit = [level & ~squares for level in lit]
            lit[rules.sight.LIGHTS.index(area.light)] |= squares
    return tuple(lit)


def _grounds(areas: Drawn) -> dict[str, Squares]:
    """Where the ground is of a named kind."""
    found: dict[str, Squares] = {}
    for area, squares in areas:
        if area.ground is not None:
            found[area.ground] = found.get(area.ground, 0) | squares
    return found


def _declared_cover(field: Place) -> dict[tuple[str, str | None], int]:
    """Declared degrees: of several for one pair the greatest counts."""
    found: dict[tuple[str, str | None], int] = {}
    for row in field.cover:
        degree, known = rules.cover.DEGREES.index(row.degree), found.get((row.of, row.against), rules.cover.NONE)
        found[row.of, row.against] = rules.cover.best_only(known, degree)
    return found


def _squares_of(area: Area, ground: Ground) -> Squares:
    (x, y), (u, v) = area.corner, area.opposite
    return board(ground.width, ground.height).block(min(x, u), min(y, v), abs(x - u) + 1, abs(y - v) + 1)


def _soil(field: Place, ground: Ground, water: Squares) -> tuple[Squares, Squares]:
    """Where there is earth, and where rock: as the field says, then as the areas do; nobody digs in water."""
    found = dict.fromkeys(("earth", "rock", "none"), 0)
    found[field.soil] = board(ground.width, ground.height).full
    for area in field.area:
        if area.soil is not None:
            squares = _squares_of(area, ground)
            found = {soil: there & ~squares for soil, there in found.items()}
            found[area.soil] |= squares
    return found["earth"] & ~water, found["rock"] & ~water


def heights(field: Place, ground: Ground) -> tuple[Levels, Levels]:
    """How high the ground is and how deep the water, in squares: as drawn, then as the areas say."""
    high, deep = _drawn_heights(field, ground), {field.depth // 5: ground.where(WATER)}
    for area in field.area:
        _level(high, area.height, _squares_of(area, ground))
        _level(deep, area.water, _squares_of(area, ground))
    return _levels(high), _levels(deep)


def _drawn_heights(field: Place, ground: Ground) -> dict[int, Squares]:
    """The heights that digits draw."""
    if field.heights is None:
        return {}
    drawn, (_, marks) = board(ground.width, ground.height), read_map(field.heights)
    return {
        int(digit) * field.step // 5: union(drawn.at(x, y) for x, y in places if y < ground.height)
        for digit, places in marks.items()
        if digit.isdecimal() and digit.isascii()
    }


def _level(table: dict[int, Squares], feet: int | None, squares: Squares) -> None:
    """An area is at one level (``None``: it says nothing of that), whatever was drawn there."""
    if feet is not None:
        for level in table:
            table[level] &= ~squares
        table[feet // 5] = table.get(feet // 5, 0) | squares


def _levels(table: dict[int, Squares]) -> Levels:
    return tuple(sorted((level, squares) for level, squares in table.items() if squares and level))
