"""What a scene says besides its combatants: where the fight is, and how far it has come."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, field_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict
from bojiste.kit.fields import one_of
from bojiste.kit.maps import BadMap, read_map
from bojiste.systems.srd5.words import DIFFICULT_TERRAIN


class Distance(Strict):
    between: tuple[str, str]
    """The two it lies between."""
    ft: Annotated[int, Field(ge=0)]
    """How far apart they are, in feet."""


Soil = Literal["earth", "rock", "none"]
Ground = Annotated[str, one_of(tuple(sorted(DIFFICULT_TERRAIN)))]
Square = tuple[Annotated[int, Field(ge=0)], Annotated[int, Field(ge=0)]]


class Cover(Strict):
    """Cover that the scene declares: ``of`` whom, ``against`` whom (everybody, if nobody is named)."""

    of: str
    """Who has the cover."""
    against: str | None = None
    """From whom; without it from everybody."""
    degree: Literal["none", "half", "three_quarters", "total"]
    """How much of it is covered."""


class Sight(Strict):
    """Whether ``who`` sees ``whom``, whatever stands between."""

    who: str
    """Who looks."""
    whom: str
    """At whom."""
    sees: bool
    """Whether it sees."""


class Area(Strict):
    """A rectangle of squares, both corners counted: its light, fog or foliage, its height, water, difficult ground."""

    corner: Square
    """A square in one corner, column and row from 0."""
    opposite: Square
    """The square in the opposite corner."""
    light: Literal["bright", "dim", "dark"] | None = None
    """The light in it."""
    fog: Literal["light", "heavy"] | None = None
    """What veils it: lightly as fog and foliage do, or heavily."""
    height: Annotated[int, Field(ge=0, multiple_of=5)] | None = None
    """How high the ground is, in feet."""
    water: Annotated[int, Field(ge=5, multiple_of=5)] | None = None
    """How deep the water is, in feet."""
    ground: Ground | None = None
    """What lies there, of the difficult kinds that the books name."""
    difficult: bool = False
    """It is difficult ground, whatever lies there."""
    soil: Soil | None = None
    """What is under it, for those who burrow: earth, rock, or nothing that anybody digs through."""


class Lamp(Strict):
    """A light: how far around it is bright, and how far it is dim at least, in feet. It stands on a square, or
    somebody carries it."""

    at: Square | None = None
    """The square it stands on."""
    by: str | None = None
    """Who carries it."""
    bright: Annotated[int, Field(ge=0)] = 20
    """So many feet around it are bright."""
    dim: Annotated[int, Field(ge=0)] = 40
    """So many feet around it are dim at least."""


class Place(Strict):
    """Where the fight is: ``grid`` (a drawn map or a size), ``feet`` (positions in feet), ``abstract``."""

    mode: Literal["grid", "feet", "abstract"] | None = None
    """How distances are known; a map or a size makes it ``grid``, positions make it ``feet``."""
    map: str | None = None
    """The drawn map, a letter a square."""
    width: Annotated[int, Field(ge=1, le=200)] | None = None
    """Columns, where no map is drawn."""
    height: Annotated[int, Field(ge=1, le=200)] | None = None
    """Rows, where no map is drawn."""
    distance: tuple[Distance, ...] = ()
    """Distances between two of them, where there are no positions."""
    heights: str | None = None
    """A second drawing of the map: how high the ground is, a digit for so many times ``step`` feet (``.`` for 0)."""
    step: Annotated[int, Field(ge=5, multiple_of=5)] = 5
    """Feet that a digit of ``heights`` stands for."""
    depth: Annotated[int, Field(ge=5, multiple_of=5)] = 10
    """How deep water is where only the map draws it, in feet."""
    soil: Soil = "none"
    """What is under the ground, where no area says otherwise: ``earth`` (sand, mud, ice), ``rock`` that only some get
    through, ``none``: a floor that nobody digs through."""
    underwater: bool = False
    """The whole fight is under water."""
    running: bool = False
    """The water runs, which some cannot bear."""
    ceiling: Annotated[int, Field(ge=5, multiple_of=5)] = 200
    """How high one can fly, in feet."""
    may_overlap: bool = False
    """Whether several may begin on one square."""
    light: Literal["bright", "dim", "dark"] = "bright"
    """The light wherever no area and no lamp says otherwise."""
    sunlight: bool = False
    """The bright light that no lamp gives is the sun's."""
    area: tuple[Area, ...] = ()
    """Rectangles with a light, a height, water or a ground of their own."""
    lamp: tuple[Lamp, ...] = ()
    """Lights."""
    cover: tuple[Cover, ...] = ()
    """Cover that the map does not show."""
    sight: tuple[Sight, ...] = ()
    """Who sees whom, where the map does not show it."""

    @field_validator("map", "heights")
    @classmethod
    def _drawn(cls, value: str | None) -> str | None:
        if value is not None:
            try:
                read_map(value)
            except BadMap as bad:
                data = {"line": bad.line, "column": bad.column, "letter": bad.letter}
                raise PydanticCustomError(bad.reason, "bad map", data) from None
        return value


class Fight(Strict):
    """A fight already under way: the round, and the order of turns (combatant ids) with who acts now."""

    round: Annotated[int, Field(ge=1)] = 1
    """The round that is on."""
    order: tuple[str, ...] = ()
    """The order of turns, as ids."""
    turn: str | None = None
    """Whose turn it is."""


class Encounter(Strict):
    """One fight of a day: the sides that are in it (besides those that no fight names), and the rest before it."""

    sides: Annotated[tuple[str, ...], Field(min_length=1)]
    """The sides that are in it."""
    rest: Literal["none", "short", "long"] = "none"
    """The rest before it."""


class World(Strict):
    OPEN: ClassVar = frozenset({"field", "fight", "aftermath"})

    field: Place = Place()
    """Where the fight is."""
    fight: Fight = Fight()
    """How far a fight under way has come."""
    encounter: tuple[Encounter, ...] = ()
    """The fights of a day, in their order (``procedure = "day"``)."""
    aftermath: Literal["left", "tended", "captured", "finished"] = "left"
    """What becomes of the losers who lie there: they are left to their death saves, tended by the winners, tended and
    captured, or finished off. The winners always tend their own."""
