"""The Quick game."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Feature, Manoeuvre, Mode

DEFAULT_LEVEL = 2


class Allowed(NamedTuple):
    """What a step of complexity allows."""

    conflicts: bool
    manoeuvres: tuple[Manoeuvre, ...]


LEVELS: dict[int, Allowed] = {
    1: Allowed(False, ()),
    2: Allowed(True, (Manoeuvre.DEFENCE,)),
    3: Allowed(True, tuple(Manoeuvre)),
}


@rule("drd2.quick_game.scope", "drd2.quick_game.equipment")
def scope(used: tuple[Feature, ...]) -> tuple[Feature, ...]:
    """The parts of the full game that a scene uses and the Quick game does not have."""
    return tuple(feature for feature in Feature if feature in used)


@rule("drd2.quick_game.levels")
def levels(level: int = DEFAULT_LEVEL) -> Allowed:
    """Conflicts and manoeuvres at a step of complexity (1 to 3)."""
    return LEVELS[level]


@rule("drd2.quick_game.scars")
def scars(mode: Mode) -> bool:
    """Whether scars can heal or be treated now."""
    return mode is Mode.BETWEEN
