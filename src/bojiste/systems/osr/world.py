"""The scene's further tables: the field and how an encounter begins."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StrictBool, StrictInt

from bojiste.core.reading import Id, Strict
from bojiste.kit.fields import Natural, one_of
from bojiste.systems.osr.words import AREAS, ZONES

Zone = Annotated[str, one_of(ZONES)]


class Area(Strict):
    """A rectangle of the field, corners included, in metres."""

    kind: Annotated[str, one_of(AREAS)]
    box: Annotated[tuple[StrictInt, StrictInt, StrictInt, StrictInt], Field()]


class Battlefield(Strict):
    """Where a fight takes place. A flag holds everywhere, an area only inside it."""

    setting: Literal["indoor", "outdoor"] = "indoor"
    distance: Natural | None = None
    """Metres between the sides (none: rolled)."""
    distances: tuple[tuple[Id, Id, Natural], ...] = ()
    zones: tuple[tuple[Id, Id, Zone], ...] = ()
    difficult: StrictBool = False
    water: StrictBool = False
    dark: StrictBool = False
    underwater: StrictBool = False
    unstable: StrictBool = False
    area: tuple[Area, ...] = ()
    size: tuple[StrictInt, StrictInt, StrictInt, StrictInt] | None = None
    """The whole field as a box; whoever flees over its edge is gone."""


def _yes_no(value: Any) -> Any:
    return {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value


Surprise = Annotated[Literal["yes", "no", "roll"], BeforeValidator(_yes_no)]


class Meeting(Strict):
    """How an encounter begins. Sides by id; what is not said is rolled in an encounter, and plain in a fight."""

    surprise: dict[Id, Surprise] = Field(default_factory=dict)
    surprised_on: dict[Id, Annotated[StrictInt, Field(ge=0, le=6)]] = Field(default_factory=dict)
    reaction: Literal["roll", "attack", "wait"] | None = None
    reaction_modifier: StrictInt = 0


class World(Strict):
    """Tables besides those that every scene has."""

    field: Battlefield = Battlefield()
    meeting: Meeting = Meeting()
