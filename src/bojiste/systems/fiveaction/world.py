"""The scene's further tables: the place, and how the fight begins."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field

from bojiste.core.reading import Id, Strict
from bojiste.systems.fiveaction.sheet.fields import Feet


class Place(Strict):
    """A named spot that people may walk to."""

    id: Id
    """What answers call it."""
    at: tuple[Feet, Feet]
    """Where it is, two numbers in feet."""


class Ground(Strict):
    """The place: its height and width where it is confined, whether one can run there, and named spots."""

    ceiling: Feet | None = None
    """How high the place is, in feet; without it open."""
    width: Feet | None = None
    """How wide it is, in feet; without it open."""
    runnable: bool = True
    """Whether one can run there."""
    environment: Annotated[int, Field(ge=-5, le=5)] = 0
    """What the natural surroundings add to attacks (a ruling of the referee)."""
    place: tuple[Place, ...] = ()
    """Spots with a name."""


class World(Strict):
    """Where and how long."""

    OPEN: ClassVar = frozenset({"field", "max_rounds", "intimidation"})

    field: Ground = Ground()
    """The place."""
    max_rounds: Annotated[int, Field(ge=1, le=1000)] = 100
    """After so many rounds the fight is a draw."""
    intimidation: bool = False
    """Whether people are asked, before the fight, whom they try to frighten."""
