"""Nature's Sanctuary: a beast or a plant that would attack it saves by Wisdom, or strikes at another or at nobody;
whoever has withstood that once is free of it for a day."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import ATTACK_TARGETED
from bojiste.systems.srd5.play.attacks.images import elsewhere
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.spellcasting import ending
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("natures_sanctuary")
WILD = frozenset({"beast", "plant"})


@ATTACK_TARGETED.voice(TRAIT.name, of=lambda who: who.sheet.type in WILD, there=("hallowed",))
def turned_away(shot: Shot) -> Course[bool]:
    """It strikes at somebody who is not so guarded, or its attack is lost."""
    table, who, target = shot.table, shot.who, shot.target
    if not guarded(table, who, target):
        return False
    dc = 8 + target.proficiency + target.ability["wisdom"]
    if (yield from save(table, who, "wisdom", dc)):
        changes = table.state.change(who.id, used=(*table.now[who.id].used, ending.proof(target, TRAIT.name)))
        yield Event("proof", has, who.id, changes=changes, data={"power": TRAIT.name}, seen=OPEN)
        return False
    return (yield from elsewhere(shot, lambda one: guarded(table, who, one)))


def guarded(table: Table, who: Profile, target: Profile) -> bool:
    """Whether it still keeps this attacker off."""
    return TRAIT.of(target) and ending.proof(target, TRAIT.name) not in table.now[who.id].used
