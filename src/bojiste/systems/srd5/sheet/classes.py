"""Characters in short: what follows of a class and a level by the tables of the book, where a sheet does not say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import ABILITIES

Given = Mapping[str, Any]
FULL, HALF, THIRD, PACT = "full", "half", "third", "pact"


class Calling(NamedTuple):
    """A class: the sides of its Hit Dice, the saving throws it is trained in, and how it casts."""

    die: int
    saves: tuple[str, str]
    casting: str = ""
    magic: str = ""


CLASSES: Mapping[str, Calling] = {
    "barbarian": Calling(12, ("strength", "constitution")),
    "bard": Calling(8, ("dexterity", "charisma"), "charisma", FULL),
    "cleric": Calling(8, ("wisdom", "charisma"), "wisdom", FULL),
    "druid": Calling(8, ("intelligence", "wisdom"), "wisdom", FULL),
    "fighter": Calling(10, ("strength", "constitution")),
    "monk": Calling(8, ("strength", "dexterity")),
    "paladin": Calling(10, ("wisdom", "charisma"), "charisma", HALF),
    "ranger": Calling(10, ("strength", "dexterity"), "wisdom", HALF),
    "rogue": Calling(8, ("dexterity", "intelligence")),
    "sorcerer": Calling(6, ("constitution", "charisma"), "charisma", FULL),
    "warlock": Calling(8, ("wisdom", "charisma"), "charisma", PACT),
    "wizard": Calling(6, ("intelligence", "wisdom"), "intelligence", FULL),
}

SLOTS = (
    "2", "3", "42", "43", "432", "433", "4331", "4332", "43331", "43332", "433321", "433321", "4333211", "4333211",
    "43332111", "43332111", "433321111", "433331111", "433332111", "433332211",
)  # fmt: skip
"""Slots of level 1, 2, … of whoever casts fully, by level."""
PACTS = tuple((min((level + 1) // 2, 5), 1 + (level > 1) + (level > 10) + (level > 16)) for level in range(1, 21))
"""Level and number of the slots of a warlock, by level."""
MORE_ATTACKS = {"fighter": (5, 11, 20), "barbarian": (5,), "monk": (5,), "paladin": (5,), "ranger": (5,)}
"""Levels from which the Attack action makes one attack more."""
FEATURES: Mapping[str, tuple[tuple[int, str], ...]] = {
    "barbarian": ((2, "reckless"),),
    "monk": ((7, "evasion"),),
    "rogue": ((1, "sneak_attack"), (2, "cunning_action"), (7, "evasion")),
}
"""Features that are traits of the sheet, and from which level."""
MORE_SAVES: Mapping[str, tuple[int, tuple[str, ...]]] = {
    "monk": (14, ABILITIES),
    "rogue": (15, ("wisdom",)),
}
"""From which level further saving throws are trained."""
UNARMOURED = {"barbarian": "constitution", "monk": "wisdom"}
"""What Armor Class is reckoned with besides Dexterity by whoever wears no armour."""


def filled(value: Given) -> Given:
    """The sheet with what its class and level bring; what it says itself stands."""
    calling, level = CLASSES.get(str(value.get("class"))), value.get("level")
    scores = value.get("abilities") or {}
    if calling is None or type(level) is not int or not 1 <= level <= 20 or not isinstance(scores, Mapping):
        return value
    modifier = _modifiers(scores)
    brought: dict[str, Any] = {
        "kind": "character",
        "hit_dice": f"{level}d{calling.die}",
        "hp_max": hit_points(calling.die, level, modifier("constitution")),
        "saves": {one: modifier(one) + rules.dice.proficiency(level) for one in _trained(value, calling, level)},
        "attacks": 1 + sum(level >= least for least in MORE_ATTACKS.get(str(value["class"]), ())),
        **_magic(calling, level),
        **_unarmoured(value, modifier),
    }
    traits = [*_traits(str(value["class"]), level, value.get("traits")), *(value.get("traits") or ())]
    return {**brought, **value, **({"traits": traits} if traits else {})}


def _trained(value: Given, calling: Calling, level: int) -> tuple[str, ...]:
    least, more = MORE_SAVES.get(str(value["class"]), (21, ()))
    return tuple(dict.fromkeys((*calling.saves, *(more if level >= least else ()))))


def _unarmoured(value: Given, modifier: Callable[[str], int]) -> dict[str, int]:
    """The Armor Class of a barbarian (with a shield, too) or a monk (without one) who wears no armour."""
    besides, shield = UNARMOURED.get(str(value["class"])), value.get("shield") is True
    scores = value.get("abilities") or {}
    if besides is None or value.get("armour") or "dexterity" not in scores or (shield and value["class"] == "monk"):
        return {}
    return {"ac": rules.armour.ac(None, modifier("dexterity"), shield) + modifier(besides)}


def _modifiers(scores: Given) -> Callable[[str], int]:
    def modifier(ability: str) -> int:
        score = scores.get(ability, 10)
        return rules.dice.ability_modifier(score if type(score) is int else 10)

    return modifier


def hit_points(die: int, level: int, constitution: int) -> int:
    """All of the first die, the mean (rounded up) of each other, Constitution for each; at least 1 a level."""
    return max(1, die + constitution) + (level - 1) * max(1, die // 2 + 1 + constitution)


def _magic(calling: Calling, level: int) -> dict[str, Any]:
    found = slots(calling.magic, level)
    return {"casting": calling.casting, "slots": found} if found else {}


def slots(magic: str, level: int) -> list[int]:
    """Spell slots of level 1, 2, … of whoever casts so (``full``, ``half``, ``third``, ``pact``) at a level 1 to 20;
    none where nobody does."""
    if not 1 <= level <= len(SLOTS):
        return []
    if magic == PACT:
        rank, number = PACTS[level - 1]
        return [0] * (rank - 1) + [number]
    share = {FULL: 1, HALF: 2, THIRD: 3}.get(magic, 0)
    effective = -(-level // share) if share and level >= share else 0
    return list(map(int, SLOTS[effective - 1])) if effective else []


def _traits(name: str, level: int, own: Any) -> list[str]:
    """Traits that the class brings and the sheet does not name itself."""
    named = {str(one).split(" ")[0] for one in own or ()}
    found = [trait for least, trait in FEATURES.get(name, ()) if level >= least and trait not in named]
    return [f"{trait} {(level + 1) // 2}" if trait == "sneak_attack" else trait for trait in found]
