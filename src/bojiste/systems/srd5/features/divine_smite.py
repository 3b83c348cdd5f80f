"""Divine Smite: a hit with a melee weapon spends a slot for 2d8 radiant damage more, 1d8 for each level of it above the
first (5d8 at most), and 1d8 against fiends and the undead. Asked when the hit is known, before its damage."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import DAMAGE_DICE, Components
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("divine_smite")
MOST, SIDES = 5, 8
UNHOLY = ("fiend", "undead")


@TRAIT.speaks(DAMAGE_DICE)
def smites(shot: Shot, components: Components) -> Course[Components]:
    """By default from the highest slot where the hit is critical, else from the lowest."""
    table, who, target = shot.table, shot.who, shot.target
    slots = rules.spell.slot(1, table.now[who.id].slots)
    if not (slots and shot.attack.melee and shot.attack.item):
        return components
    menu = (*(Option(f"slot:{one}", {"slot": one}) for one in slots), Option("no"))
    usual = menu[len(slots) - 1 if shot.critical else 0].key
    data = {"trait": TRAIT.name, "target": target.id}
    answer: str = yield Ask("smite", has, who.seat, who.id, menu, usual, data=data)
    if answer == "no":
        return components
    slot = int(answer.partition(":")[2])
    spent = table.state.change(who.id, slots=rules.spell.spent(slot, table.now[who.id].slots))
    yield TRAIT.told(who, target, spent)
    number = min(MOST, 1 + slot) + (target.sheet.type in UNHOLY)
    return (*components, Component(number, SIDES, 0, rules.damage.types("radiant"), ()))
