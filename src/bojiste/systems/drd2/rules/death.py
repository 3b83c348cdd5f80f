"""Heroic death."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import scar
from bojiste.systems.drd2.words import Death, Property, Ruling, Status, Type


class Retired(NamedTuple):
    """The end of a career: the status, and the ways it may have come."""

    status: Status
    ways: tuple[str, ...]


ENDS: dict[Property, tuple[str, ...]] = {
    Property.BODY: ("death", "crippling"),
    Property.SOUL: ("madness", "burnt-mind", "no-more-drive"),
    Property.INFLUENCE: ("exile", "dungeon", "monastery", "settling-down"),
}


@rule("drd2.death.condition")
def condition(who: Type, price: int, at_hand: int, scarred: int, effective: int) -> bool:
    """Whether heroic death is open against an exhaustion: no legal scar covers what is missing.

    ``at_hand`` are all resources without a new scar, ``scarred`` the severity of this action's own scar.
    """
    missing = scar.self_combined(price, at_hand)
    return who is Type.HERO and missing > 0 and not scar.self_floor(scar.needed(missing, scarred), effective)


@rule("drd2.death.effect")
def effect() -> Ruling[Death]:
    """How far the heroic death goes beyond averting the failure."""
    return Ruling(Death.END_CONFLICT, tuple(Death))


@rule("drd2.death.retire")
def retire(paying: Property) -> Retired:
    """How the career ends, by the property that fell below zero."""
    return Retired(Status.RETIRED, ENDS[paying])
