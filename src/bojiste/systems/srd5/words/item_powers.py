"""What magic items let whoever bears them do, as the data a scene would write: wands, staffs, potions, boots. A wand
has one row for each number of charges that is worth choosing; all of them draw on its one store."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.systems.srd5.words.rows import HOUR, MINUTE, TEN_MINUTES, Row
from bojiste.systems.srd5.words.spells import innate


def _charged(item: str, charges: int, *powers: Row) -> tuple[Row, ...]:
    """Powers that draw on the charges of an item."""
    return tuple({**one, "uses": charges, "store": item} for one in powers)


def _of(item: str, spell: str, level: int, charges: int) -> Row:
    """One of several spells of an item; it has a name of its own beside that of whoever knows the spell."""
    return {**innate(spell, level), "name": f"{item}_{spell}", "takes": charges}


def _drunk(name: str, **does: object) -> tuple[Row, ...]:
    """A potion: its drinker's action, and it is gone."""
    return ({"name": name, "range": "self", "whom": "allies", "magical": True, "rest": "never", "uses": 1, **does},)


def _heals(name: str, dice: str) -> tuple[Row, ...]:
    """A potion that may be poured into somebody."""
    return _drunk(name, heal=dice, range="touch", not_on=("construct", "undead"))


def _bolts(item: str, spell: str, kind: str) -> tuple[Row, ...]:
    """A wand of a spell of the third level: one charge, or three for two levels more."""
    more = ((1, 3, "8d6", item), (3, 5, "10d6", f"{item}_3"))
    rows = (
        {**innate(spell, level, dc=15, damage=f"{dice} {kind}"), "name": name, "takes": charges}
        for charges, level, dice, name in more
    )
    return _charged(item, 7, *rows)


POWERS: Mapping[str, tuple[Row, ...]] = {
    "boots_of_speed": (
        {"name": "boots_of_speed", "time": "bonus", "range": "self", "whom": "allies", "magical": True,
         "grants": ["speed 30"], "rounds": TEN_MINUTES, "uses": 1},
    ),
    "javelin_of_lightning": (
        {"name": "javelin_of_lightning", "range": "self", "area": "line 120 5", "save": "dexterity", "dc": 13,
         "damage": "4d6 lightning", "success": "half", "magical": True, "uses": 1},
    ),
    "necklace_of_fireballs": (
        {**innate("fireball", 3, dc=15, uses=6, range=60), "name": "necklace_of_fireballs",
         "rest": "never"},
    ),
    "potion_of_greater_healing": _heals("potion_of_greater_healing", "4d4+4"),
    "potion_of_superior_healing": _heals("potion_of_superior_healing", "8d4+8"),
    "potion_of_supreme_healing": _heals("potion_of_supreme_healing", "10d4+20"),
    "potion_of_heroism": _drunk("potion_of_heroism", thp=10, grants=["attack 1d4", "save 1d4"], rounds=HOUR),
    "potion_of_speed": _drunk("potion_of_speed", inflicts=["hasted"], grants=["ac 2"], rounds=MINUTE),
    "staff_of_fire": _charged(
        "staff_of_fire", 10,
        _of("staff_of_fire", "burning_hands", 1, 1), _of("staff_of_fire", "fireball", 3, 3),
        _of("staff_of_fire", "wall_of_fire", 4, 4),
    ),
    "staff_of_frost": _charged(
        "staff_of_frost", 10,
        _of("staff_of_frost", "fog_cloud", 1, 1), _of("staff_of_frost", "ice_storm", 4, 4),
        _of("staff_of_frost", "wall_of_ice", 6, 4), _of("staff_of_frost", "cone_of_cold", 5, 5),
    ),
    "staff_of_healing": _charged(
        "staff_of_healing", 10,
        _of("staff_of_healing", "cure_wounds", 1, 1),
        *({**_of("staff_of_healing", "cure_wounds", level, level), "name": f"staff_of_healing_cure_wounds_{level}",
           "heal": f"{level}d8"} for level in (2, 3, 4)),
        _of("staff_of_healing", "lesser_restoration", 2, 2),
        _of("staff_of_healing", "mass_cure_wounds", 5, 5),
    ),
    "wand_of_binding": _charged(
        "wand_of_binding", 7,
        {**innate("hold_monster", 5, dc=17), "name": "wand_of_binding", "takes": 5},
        {**_of("wand_of_binding", "hold_person", 2, 2), "dc": 17},
    ),
    "wand_of_fireballs": _bolts("wand_of_fireballs", "fireball", "fire"),
    "wand_of_lightning_bolts": _bolts("wand_of_lightning_bolts", "lightning_bolt", "lightning"),
    "wand_of_magic_missiles": _charged(
        "wand_of_magic_missiles", 7,
        {**innate("magic_missile", 1), "name": "wand_of_magic_missiles", "takes": 1},
        {**innate("magic_missile", 3, missiles=5), "name": "wand_of_magic_missiles_3", "takes": 3},
    ),
    "wand_of_paralysis": _charged(
        "wand_of_paralysis", 7,
        {"name": "wand_of_paralysis", "range": 60, "save": "constitution", "dc": 15, "magical": True, "rounds": MINUTE,
         "inflicts": [{"condition": "paralyzed", "repeat": True}]},
    ),
    "wand_of_web": _charged("wand_of_web", 7, {**innate("web", 2, dc=15), "name": "wand_of_web", "takes": 1}),
}  # fmt: skip
"""By item. A row without a ``dc`` is saved against as the spells of whoever bears it are."""
