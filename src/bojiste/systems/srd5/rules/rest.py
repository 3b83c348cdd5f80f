"""``srd5.rest.*``: what comes back between fights."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules import house
from bojiste.systems.srd5.rules.dice import round_down

HOURS_OF_SHORT, HOURS_OF_LONG, HOURS_BETWEEN_LONG = 1, 8, 24


class Rested(NamedTuple):
    """A creature after a long rest."""

    hp: int
    hit_dice: int
    exhaustion: int


@rule("srd5.rest.long")
def long(hp: int, hp_max: int, hit_dice: int, dice_left: int, exhaustion: int) -> Rested:
    """All hit points, half of the Hit Dice (at least one), and one level of exhaustion less; who has no hit point at
    its beginning gains nothing."""
    if hp < 1:
        return Rested(hp, dice_left, exhaustion)
    back = min(hit_dice, dice_left + max(1, round_down(hit_dice)))
    return Rested(house.slept(hp, hp_max), back, max(0, exhaustion - 1))


@rule("srd5.rest.short")
def short(die: int, constitution: int) -> int:
    """Hit points that one Hit Die gives back."""
    return max(0, die + constitution)
