"""Great Weapon Fighting: dice of 1 or 2 of a melee weapon in two hands are rolled once more, and that counts."""

from __future__ import annotations

from bojiste.core.dice import Rolled, die
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import DAMAGE_ROLLED
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.damage.blow import Rolls

TRAIT = Feature("great_weapon_fighting")
POOR = 2


@TRAIT.speaks(DAMAGE_ROLLED)
def rolls_again(shot: Shot, rolls: Rolls) -> Course[Rolls]:
    """The dice of the weapon itself; what other features add stays as it fell."""
    attack = shot.attack
    if not (attack.melee and attack.item and attack.hands == 2 and attack.components):
        return rolls
    number = attack.components[0].dice * (attack.critical_dice if shot.critical else 1)
    shown: list[Rolled] = []
    again: list[Rolled] = []  # they fall after all others, and are shown so
    gained = 0
    for place, one in enumerate(rolls.dice):
        if place >= number or one.face > POOR:
            shown.append(one)
            continue
        face = yield die(one.sides, rules.damage.roll, shot.who.id)
        shown.append(one._replace(kept=False))
        again.append(Rolled(one.sides, face))
        gained += face - one.face
    (type_, amount), *rest = rolls.amounts
    return rolls._replace(amounts=((type_, amount + gained), *rest), dice=(*shown, *again))
