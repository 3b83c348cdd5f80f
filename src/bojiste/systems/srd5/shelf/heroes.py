"""Ready heroes of any class and level: what somebody of the class usually wears, wields and casts.

A proposal to be changed, and told to be one; what a class and a level bring by the book stands with the sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bojiste.systems.srd5.sheet.classes import CLASSES, slots
from bojiste.systems.srd5.words import ABILITIES
from bojiste.systems.srd5.words.spells import SPELLS


class Kit(NamedTuple):
    """``best``: abilities, the highest first; the armour of the first levels and of those from ``LATER`` on; spells,
    those of a level that cannot be cast yet left out."""

    best: tuple[str, str, str]
    weapons: tuple[str, ...]
    armour: tuple[str, str] = ("", "")
    shield: bool = False
    spells: str = ""


STR, DEX, CON, INT, WIS, CHA = ABILITIES
LATER = 5
SCORES = (16, 14, 14, 12, 10, 8)
RAISED = (4, 8, 12, 16, 19)
"""Levels at which a score is raised by 2, the best one first."""
HIGHEST = 20
_MAIL, _HIDE, _LEATHER = ("chain_mail", "plate"), ("scale_mail", "half_plate"), ("leather", "studded_leather")
KITS = {
    "barbarian": Kit((STR, CON, DEX), ("greataxe", "javelin")),
    "bard": Kit(
        (CHA, DEX, CON), ("rapier", "dagger"), _LEATHER,
        spells="vicious_mockery healing_word faerie_fire thunderwave cure_wounds shatter hold_person fear dispel_magic "
        "greater_invisibility mass_cure_wounds",
    ),
    "cleric": Kit(
        (WIS, STR, CON), ("mace",), _HIDE, shield=True,
        spells="sacred_flame bless cure_wounds healing_word guiding_bolt spiritual_weapon hold_person "
        "mass_healing_word revivify flame_strike mass_cure_wounds harm heal fire_storm",
    ),
    "druid": Kit(
        (WIS, CON, DEX), ("quarterstaff",), ("leather", "leather"), shield=True,
        spells="produce_flame cure_wounds entangle faerie_fire healing_word moonbeam dispel_magic ice_storm blight "
        "insect_plague heal fire_storm sunburst",
    ),
    "fighter": Kit((STR, CON, DEX), ("longsword", "javelin"), _MAIL, shield=True),
    "monk": Kit((DEX, WIS, CON), ("shortsword", "dart")),
    "paladin": Kit(
        (STR, CHA, CON), ("longsword", "javelin"), _MAIL, shield=True,
        spells="bless cure_wounds shield_of_faith lesser_restoration dispel_magic revivify",
    ),
    "ranger": Kit((DEX, WIS, CON), ("longbow", "shortsword"), _LEATHER, spells="cure_wounds fog_cloud"),
    "rogue": Kit((DEX, CON, INT), ("shortbow", "shortsword"), _LEATHER),
    "sorcerer": Kit(
        (CHA, CON, DEX), ("dagger",),
        spells="fire_bolt ray_of_frost magic_missile shield scorching_ray misty_step fireball counterspell blight "
        "cone_of_cold chain_lightning finger_of_death sunburst meteor_swarm",
    ),
    "warlock": Kit(
        (CHA, CON, DEX), ("dagger",), _LEATHER,
        spells="eldritch_blast chill_touch hellish_rebuke charm_person misty_step shatter hold_person fear "
        "counterspell blight hold_monster",
    ),
    "wizard": Kit(
        (INT, CON, DEX), ("dagger",),
        spells="fire_bolt ray_of_frost magic_missile shield sleep scorching_ray web fireball counterspell ice_storm "
        "cone_of_cold disintegrate finger_of_death sunburst meteor_swarm",
    ),
}  # fmt: skip


def hero(name: str, level: int) -> dict[str, Any]:
    """The keys of a combatant of a class at a level 1 to 20, in the order of a sheet."""
    kit = KITS[name]
    found: dict[str, Any] = {"class": name, "level": level, "abilities": scores(kit, level)}
    if kit.armour[0]:
        found["armour"] = kit.armour[level >= LATER]
    if kit.shield:
        found["shield"] = True
    return (
        found | {"weapons": list(kit.weapons)} | ({"spells": spells} if (spells := list(_spells(name, level))) else {})
    )


def scores(kit: Kit, level: int) -> dict[str, int]:
    """The scores of somebody of this level, each raise taken."""
    order = (*kit.best, *(one for one in ABILITIES if one not in kit.best))
    found = dict(zip(order, SCORES, strict=True))
    for _ in filter(lambda least: level >= least, RAISED):
        best = next(one for one in order if found[one] < HIGHEST)
        found[best] += 2
    return {one: found[one] for one in ABILITIES}


def _spells(name: str, level: int) -> Iterator[str]:
    """The spells of the kit that can be cast at this level; cantrips where the class casts at all."""
    highest = len(slots(CLASSES[name].magic, level))
    yield from (one for one in KITS[name].spells.split() if highest and SPELLS[one] <= highest)
