"""What magic items let whoever bears them do, as the data a scene would write: wands, staffs, potions, boots. A wand
has one row for each number of charges that is worth choosing; all of them draw on its one store."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.systems.srd5.words.rows import HOUR, MINUTE, TEN_MINUTES, Row, changed
from bojiste.systems.srd5.words.spells import NOTHING, innate


def _charged(item: str, charges: int, *powers: Row) -> tuple[Row, ...]:
    """Powers that draw on the charges of an item."""
    return tuple(changed(one, {"use": {"uses": charges, "store": item}}) for one in powers)


def _of(item: str, spell: str, level: int, charges: int, more: Row = NOTHING) -> Row:
    """One of several spells of an item; it has a name of its own beside that of whoever knows the spell."""
    return {**_named(item, spell, level, charges, more), "name": f"{item}_{spell}"}


def _named(name: str, spell: str, level: int, charges: int, more: Row = NOTHING) -> Row:
    """A spell of an item under a name of its own."""
    return {**changed(innate(spell, level, {"use": {"takes": charges}}), more), "name": name}


def _of_an_item(name: str, *effects: Row, use: Row = NOTHING, **parts: Row) -> Row:
    """Once a day, by whoever bears the item, where nothing else is said."""
    return {"name": name, "magical": True, "use": {"uses": 1, **use}, "effects": list(effects), **parts}


OWN: Row = {"range": "self", "whom": "allies"}
"""For whoever uses it."""


def _drunk(name: str, *effects: Row, target: Row = OWN, **parts: Row) -> tuple[Row, ...]:
    """A potion: its drinker's action, and it is gone."""
    return (_of_an_item(name, *effects, use={"rest": "never"}, target=target, **parts),)


def _heals(name: str, dice: str) -> tuple[Row, ...]:
    """A potion that may be poured into somebody."""
    whom = {"range": "touch", "whom": "allies", "not_on": ["construct", "undead"]}
    return _drunk(name, {"kind": "heal", "dice": dice}, target=whom)


def _bonus(to: str, amount: str | int) -> Row:
    return {"kind": "bonus", "to": to, "amount": amount}


def _bolts(item: str, spell: str, kind: str) -> tuple[Row, ...]:
    """A wand of a spell of the third level: one charge, or three for two levels more."""
    more = ((1, 3, "8d6", item), (3, 5, "10d6", f"{item}_3"))
    rows = (
        _named(
            name, spell, level, charges, {"effects": [{"kind": "damage", "dice": f"{dice} {kind}"}], "test": {"dc": 15}}
        )
        for charges, level, dice, name in more
    )
    return _charged(item, 7, *rows)


POWERS: Mapping[str, tuple[Row, ...]] = {
    "boots_of_speed": (
        _of_an_item("boots_of_speed", _bonus("speed", 30), use={"time": "bonus"}, target=OWN,
                    duration={"rounds": TEN_MINUTES}),
    ),
    "javelin_of_lightning": (
        _of_an_item("javelin_of_lightning", {"kind": "damage", "dice": "4d6 lightning", "on_success": "half"},
                    target={"range": "self", "area": "line 120 5"}, test={"save": "dexterity", "dc": 13}),
    ),
    "necklace_of_fireballs": (
        {**innate("fireball", 3, {"use": {"uses": 6, "rest": "never"}, "target": {"range": 60}, "test": {"dc": 15}}),
         "name": "necklace_of_fireballs"},
    ),
    "potion_of_greater_healing": _heals("potion_of_greater_healing", "4d4+4"),
    "potion_of_superior_healing": _heals("potion_of_superior_healing", "8d4+8"),
    "potion_of_supreme_healing": _heals("potion_of_supreme_healing", "10d4+20"),
    "potion_of_heroism": _drunk(
        "potion_of_heroism", {"kind": "temporary_hit_points", "dice": 10}, _bonus("attack", "1d4"),
        _bonus("save", "1d4"), duration={"rounds": HOUR},
    ),
    "potion_of_speed": _drunk(
        "potion_of_speed", {"kind": "condition", "condition": "hasted"}, _bonus("armor_class", 2),
        duration={"rounds": MINUTE},
    ),
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
        *(_named(f"staff_of_healing_cure_wounds_{level}", "cure_wounds", level, level,
                 {"effects": [{"kind": "heal", "dice": f"{level}d8"}]}) for level in (2, 3, 4)),
        _of("staff_of_healing", "lesser_restoration", 2, 2),
        _of("staff_of_healing", "mass_cure_wounds", 5, 5),
    ),
    "wand_of_binding": _charged(
        "wand_of_binding", 7,
        _named("wand_of_binding", "hold_monster", 5, 5, {"test": {"dc": 17}}),
        _of("wand_of_binding", "hold_person", 2, 2, {"test": {"dc": 17}}),
    ),
    "wand_of_fireballs": _bolts("wand_of_fireballs", "fireball", "fire"),
    "wand_of_lightning_bolts": _bolts("wand_of_lightning_bolts", "lightning_bolt", "lightning"),
    "wand_of_magic_missiles": _charged(
        "wand_of_magic_missiles", 7,
        _named("wand_of_magic_missiles", "magic_missile", 1, 1),
        _named("wand_of_magic_missiles_3", "magic_missile", 3, 3, {"effects": [{"kind": "damage", "darts": 5}]}),
    ),
    "wand_of_paralysis": _charged(
        "wand_of_paralysis", 7,
        _of_an_item("wand_of_paralysis", {"kind": "condition", "condition": "paralyzed", "save_again": "turn_end"},
                    target={"range": 60}, test={"save": "constitution", "dc": 15}, duration={"rounds": MINUTE}),
    ),
    "wand_of_web": _charged("wand_of_web", 7, _named("wand_of_web", "web", 2, 1, {"test": {"dc": 15}})),
}  # fmt: skip
"""By item. A row without a ``dc`` is saved against as the spells of whoever bears it are."""
