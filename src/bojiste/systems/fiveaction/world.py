"""The scene's further tables: the place, and how the fight begins."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bojiste.core.reading import Id, Strict
from bojiste.systems.fiveaction.sheet import Feet


class Place(Strict):
    """A named spot that people may walk to."""

    id: Id
    at: tuple[Feet, Feet]


class Ground(Strict):
    """The place: its height and width where it is confined, whether one can run there, and named spots."""

    ceiling: Feet | None = None
    width: Feet | None = None
    runnable: bool = True
    environment: Annotated[int, Field(ge=-5, le=5)] = 0
    """What the natural surroundings add to attacks (a ruling of the referee)."""
    place: tuple[Place, ...] = ()


class World(Strict):
    """Where and how long."""

    field: Ground = Ground()
    max_rounds: Annotated[int, Field(ge=1, le=1000)] = 100
    """After so many rounds the fight is a draw."""
    intimidation: bool = False
    """Whether people are asked, before the fight, whom they try to frighten."""
