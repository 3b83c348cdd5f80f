"""What the missing chapters would say: all of it can be overridden by the scene."""

from __future__ import annotations

from math import sqrt

from bojiste.core.rule import rule
from bojiste.systems.osr.words import ARMOUR, LAID_LOW, MISSILES, SHIELDS, WEAPONS, Row

MODIFIERS = ((3, -3), (5, -2), (8, -1), (12, 0), (15, 1), (17, 2))
"""The highest score of each modifier; above the last it is +3."""


@rule("osr.completion.advantage")
def advantage(helps: int, hinders: int) -> int:
    """1 advantage, −1 disadvantage, 0 neither: any number of one kind counts once, one of each cancels."""
    return (helps > 0) - (hinders > 0)


@rule("osr.completion.abilities")
def abilities(score: int) -> int:
    """The modifier of a score."""
    for highest, modifier in MODIFIERS:
        if score <= highest:
            return modifier
    return 3


@rule("osr.completion.ac")
def ac(dexterity: int, armour: int, shield: int, misc: int) -> int:
    """Armour class composed of its parts (of armour and shield what their wearer makes of them)."""
    return 10 + dexterity + armour + shield + misc


@rule("osr.completion.attack_bonus")
def attack_bonus(level: int, whole: bool) -> int:
    """To-hit bonus where the scene gives none: the level for fighters and monsters, half of it for others."""
    return level if whole else level // 2


@rule("osr.completion.save_number")
def save_number(level: int) -> int:
    """The universal save number where the scene gives none."""
    return max(5, 15 - level // 2)


@rule("osr.completion.hp")
def hp(level: int) -> int:
    """Hit points of a monster where the scene gives none."""
    return level * 5 if level else 3


@rule("osr.completion.move")
def move(given: int | None) -> int:
    """Metres a round; 6 where the scene says nothing."""
    return 6 if given is None else given


@rule("osr.completion.damage_str")
def damage_str(character: bool, missile: bool, strength: int) -> int:
    """What Strength adds to damage: nothing to a missile, nor to a monster's, which is printed whole."""
    return strength if character and not missile else 0


@rule("osr.completion.weapons")
def weapons(name: str) -> Row:
    """A weapon of the table."""
    return WEAPONS[name]


@rule("osr.completion.missile_range")
def missile_range(size: str) -> tuple[int, int]:
    """Metres at which a missile weapon is effective, and at which it still reaches with disadvantage."""
    return MISSILES[size]


@rule("osr.completion.ammo")
def ammo(left: int | None, loaded: bool) -> bool:
    """Whether a missile weapon can be shot: ammunition counts only where it is given, a crossbow must be loaded."""
    return loaded and left != 0


@rule("osr.completion.armor")
def armor(name: str) -> int:
    """Bonus of a suit of armour or a shield of the table."""
    return ARMOUR[name] if name in ARMOUR else SHIELDS[name]


@rule("osr.completion.spells")
def spells(points: int, cost: int) -> int:
    """Magic points left after a casting; below 0 it cannot be cast."""
    return points - cost


@rule("osr.completion.monsters")
def monsters(monster: bool) -> int | None:
    """Morale where the scene gives none: 7 for a monster, none for others."""
    return 7 if monster else None


@rule("osr.completion.size")
def size(size: str) -> int:
    """Metres that a natural weapon reaches."""
    return {"tiny": 1, "small": 1, "medium": 2, "large": 3, "huge": 4}[size]


@rule("osr.completion.helpless")
def helpless(conditions: tuple[str, ...]) -> bool:
    """Whether somebody has no turn and no instant action, engages nobody, and is hit without a roll."""
    return not LAID_LOW.isdisjoint(conditions)


@rule("osr.completion.supply")
def supply(needed: int, own: int, pool: int) -> tuple[int, int]:
    """Supplies taken from one's own and from the common pool."""
    mine = min(needed, own)
    return mine, min(needed - mine, pool)


@rule("osr.completion.time")
def time(minutes: int) -> int:
    """Rounds of six seconds in a turn of so many minutes."""
    return minutes * 10


@rule("osr.completion.battlefield")
def battlefield(across: int, along: int) -> int:
    """Metres between two places, rounded down."""
    return int(sqrt(across * across + along * along))
