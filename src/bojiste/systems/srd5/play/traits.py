"""Traits of sheets: the one place where it is asked who has which, and what attacks and saving throws make of them."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.core.ask import yes_no
from bojiste.core.event import OPEN, Event
from bojiste.kit.board import union
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has as has
from bojiste.systems.srd5.words import FT

# -- attack rolls ------------------------------------------------------------------------------------------------


def shrouded(table: Table, who: Profile) -> bool:
    """Shadow Stealth: in dim light or darkness."""
    return has(who, "shadow_stealth") and sight.light_on(table, who) != rules.sight.BRIGHT


# -- checks and saving throws ------------------------------------------------------------------------------------

KEEN = ("keen_hearing", "keen_sight", "keen_smell")


def keen(who: Profile) -> bool:
    """Keen senses: advantage on checks of Perception."""
    return any(has(who, sense) for sense in KEEN)


STEADFAST: Mapping[str, frozenset[str]] = {
    "dark-devotion": frozenset({"charmed", "frightened"}),
    "brave": frozenset({"frightened"}),
    "fey-ancestry": frozenset({"charmed"}),
    "two-headed": frozenset({"blinded", "charmed", "deafened", "frightened", "stunned", "unconscious"}),
    "duergar-resilience": frozenset({"charmed", "paralyzed", "poisoned"}),
}
"""Traits that help against certain conditions."""

MIND = frozenset({"intelligence", "wisdom", "charisma"})


def steels(who: Profile, ability: str, magical: bool, brought: tuple[str, ...]) -> tuple[str, ...]:
    """What gives advantage on a saving throw: against magic, or against the conditions that failing would bring."""
    found = []
    if magical:
        found += ["magic-resistance"] if has(who, "magic_resistance") else []
        found += ["gnome-cunning"] if ability in MIND and has(who, "gnome_cunning") else []
        found += ["duergar-resilience"] if has(who, "duergar_resilience") else []
    footed = ability in ("strength", "dexterity") and "prone" in brought
    found += ["sure-footed"] if footed and has(who, "sure_footed") else []
    found += [name for name, against in STEADFAST.items() if has(who, name.replace("-", "_")) and against & {*brought}]
    return tuple(dict.fromkeys(found))


def many_headed(table: Table, who: Profile, brought: tuple[str, ...]) -> bool:
    """Multiple Heads: while there is more than one."""
    row = table.now[who.id].heads
    return row is not None and row.alive > 1 and not STEADFAST["two-headed"].isdisjoint(brought)


def heartened(table: Table, who: Profile) -> bool:
    """Steadfast: it sees an ally that stands within 30 ft."""
    return any(
        table.up(ally) and table.distance(who, ally) <= 30 * FT and sight.sees(table, who, ally) for ally in who.allies
    )


CAMOUFLAGE: Mapping[str, tuple[str, ...]] = {
    "snow_camouflage": ("snow",),
    "stone_camouflage": ("boulders", "rubble"),
}
"""Traits that help to hide, and the ground that they take."""


def blends_in(table: Table, who: Profile) -> bool:
    """Whether what is around a creature looks like it."""
    if has(who, "underwater_camouflage") and table.sunk(who):
        return True
    named = (ground for trait, grounds in CAMOUFLAGE.items() if has(who, trait) for ground in grounds)
    there = union(table.scenery.grounds.get(ground, 0) for ground in named)
    return bool(there) and not table.space(who) & ~there


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
