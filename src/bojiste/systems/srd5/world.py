"""What a scene says besides its combatants: where the fight is, and how far it has come."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, field_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict
from bojiste.core.space import BadMap, read_map


class Distance(Strict):
    between: tuple[str, str]
    ft: Annotated[int, Field(ge=0)]


class Place(Strict):
    """Where the fight is: ``grid`` (a drawn map or a size), ``feet`` (positions in feet), ``abstract``."""

    mode: Literal["grid", "feet", "abstract"] | None = None
    map: str | None = None
    width: Annotated[int, Field(ge=1, le=200)] | None = None
    height: Annotated[int, Field(ge=1, le=200)] | None = None
    distance: tuple[Distance, ...] = ()
    may_overlap: bool = False

    @field_validator("map")
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


class World(Strict):
    field: Place = Place()
    fight: Fight = Fight()
