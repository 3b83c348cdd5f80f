"""What a scene says besides its combatants: where the fight is, and how far it has come."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, field_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict
from bojiste.kit.fields import one_of
from bojiste.kit.maps import BadMap, read_map
from bojiste.systems.srd5.words import DIFFICULT_TERRAIN


class Distance(Strict):
    between: tuple[str, str]
    ft: Annotated[int, Field(ge=0)]


Ground = Annotated[str, one_of(tuple(sorted(DIFFICULT_TERRAIN)))]
Square = tuple[Annotated[int, Field(ge=0)], Annotated[int, Field(ge=0)]]


class Cover(Strict):
    """Cover that the scene declares: ``of`` whom, ``against`` whom (everybody, if nobody is named)."""

    of: str
    against: str | None = None
    degree: Literal["none", "half", "three_quarters", "total"]


class Sight(Strict):
    """Whether ``who`` sees ``whom``, whatever stands between."""

    who: str
    whom: str
    sees: bool


class Area(Strict):
    """A rectangle of squares, both corners counted: its light, fog or foliage, its height, water, difficult ground."""

    corner: Square
    opposite: Square
    light: Literal["bright", "dim", "dark"] | None = None
    fog: Literal["light", "heavy"] | None = None
    height: Annotated[int, Field(ge=0, multiple_of=5)] | None = None
    """How high the ground is, in feet."""
    water: Annotated[int, Field(ge=5, multiple_of=5)] | None = None
    """How deep the water is, in feet."""
    ground: Ground | None = None
    """What lies there, of the difficult kinds that the books name."""
    difficult: bool = False
    """It is difficult ground, whatever lies there."""


class Lamp(Strict):
    """A light: how far around it is bright, and how far it is dim at least, in feet. It stands on a square, or
    somebody carries it."""

    at: Square | None = None
    by: str | None = None
    bright: Annotated[int, Field(ge=0)] = 20
    dim: Annotated[int, Field(ge=0)] = 40


class Place(Strict):
    """Where the fight is: ``grid`` (a drawn map or a size), ``feet`` (positions in feet), ``abstract``."""

    mode: Literal["grid", "feet", "abstract"] | None = None
    map: str | None = None
    width: Annotated[int, Field(ge=1, le=200)] | None = None
    height: Annotated[int, Field(ge=1, le=200)] | None = None
    distance: tuple[Distance, ...] = ()
    heights: str | None = None
    """A second drawing of the map: how high the ground is, a digit for so many times ``step`` feet (``.`` for 0)."""
    step: Annotated[int, Field(ge=5, multiple_of=5)] = 5
    depth: Annotated[int, Field(ge=5, multiple_of=5)] = 10
    """How deep water is where only the map draws it, in feet."""
    underwater: bool = False
    """The whole fight is under water."""
    ceiling: Annotated[int, Field(ge=5, multiple_of=5)] = 200
    """How high one can fly, in feet."""
    may_overlap: bool = False
    light: Literal["bright", "dim", "dark"] = "bright"
    """The light wherever no area and no lamp says otherwise."""
    area: tuple[Area, ...] = ()
    lamp: tuple[Lamp, ...] = ()
    cover: tuple[Cover, ...] = ()
    sight: tuple[Sight, ...] = ()

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
    order: tuple[str, ...] = ()
    turn: str | None = None


class Encounter(Strict):
    """One fight of a day: the sides that are in it (besides those that no fight names), and the rest before it."""

    sides: Annotated[tuple[str, ...], Field(min_length=1)]
    rest: Literal["none", "short", "long"] = "none"


class World(Strict):
    field: Place = Place()
    fight: Fight = Fight()
    encounter: tuple[Encounter, ...] = ()
    """The fights of a day, in their order (``procedure = "day"``)."""
    aftermath: Literal["left", "tended", "captured", "finished"] = "left"
    """What becomes of the losers who lie there: they are left to their death saves, tended by the winners, tended and
    captured, or finished off. The winners always tend their own."""
