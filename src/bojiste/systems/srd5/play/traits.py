"""Traits of sheets: the one place where it is asked who has which, and what attacks and saving throws make of them."""

from __future__ import annotations

from bojiste.core.ask import yes_no
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import rule
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE


@rule("srd5.monster.traits")
def has(who: Profile, trait: str) -> bool:
    """Whether a creature has a trait of table 5.10."""
    return trait in who.traits


def packs(table: Table, who: Profile, target: Profile) -> bool:
    """Pack Tactics: an ally that can act is next to the target."""
    return has(who, "pack_tactics") and _flanked(table, who, target)


def _flanked(table: Table, who: Profile, target: Profile) -> bool:
    return any(table.acts(ally) and table.distance(ally, target) <= SQUARE for ally in who.allies)


def sneaks(table: Table, who: Profile, target: Profile, attack: Attack, state: int) -> bool:
    """Sneak Attack: once a turn, with a finesse or ranged weapon, at advantage, or (unless at disadvantage) with
    somebody else hostile to the target next to it."""
    if not has(who, "sneak_attack") or table.now[who.id].turn.sneaked or not attack.item:
        return False
    if attack.melee and "finesse" not in attack.properties:
        return False
    return state > 0 or (state == 0 and _flanked(table, who, target))


KEEN = ("keen_hearing", "keen_sight", "keen_smell")


def keen(who: Profile) -> bool:
    """Keen senses: advantage on checks of Perception."""
    return any(has(who, sense) for sense in KEEN)


def steels(who: Profile, magical: bool, brought: tuple[str, ...]) -> tuple[str, ...]:
    """What gives advantage on a saving throw: Magic Resistance, Dark Devotion against charm and fright."""
    found = ("magic-resistance",) if magical and has(who, "magic_resistance") else ()
    devout = has(who, "dark_devotion") and {*brought} & {"charmed", "frightened"}
    return (*found, "dark-devotion") if devout else found


def resists(table: Table, who: Profile) -> Course[bool]:
    """Whether a failed saving throw is turned into a success by Legendary Resistance."""
    a_day = who.traits.get("legendary_resistance", 0)
    used = table.now[who.id].used
    allowed = rules.monster.legendary_resistance
    if not a_day or not allowed(used.count("legendary_resistance"), a_day):
        return False
    if (yield yes_no("legendary-resistance", allowed, who.seat, who.id, True)) != "yes":
        return False
    changes = table.state.change(who.id, used=(*used, "legendary_resistance"))
    yield Event("legendary-resistance", rule=allowed, actor=who.id, changes=changes, seen=OPEN)
    return True
