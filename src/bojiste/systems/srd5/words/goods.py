"""What is bought and carried: weapons, ammunition, armour, objects (section 5 of the catalogue).

Money in copper pieces, weights in quarters of a pound.
"""

from __future__ import annotations

from typing import NamedTuple

from bojiste.systems.srd5.words import BLUDGEONING, FT, LARGE, MEDIUM, PIERCING, SLASHING, SMALL, TINY


class Weapon(NamedTuple):
    """A row of table 5.5. ``normal`` and ``long`` are 0 for a weapon that neither shoots nor is thrown."""

    martial: bool
    ranged: bool
    cost: int
    dice: int
    sides: int
    flat: int
    damage: int | None
    weight: int
    properties: frozenset[str] = frozenset()
    normal: int = 0
    long: int = 0
    versatile: int = 0


CP, SP, GP = 1, 10, 100
LB = 4


def _weapon(
    group: str, cost: int, damage: str, type_: int | None, weight: int, *properties: str, **more: tuple[int, int] | int
) -> Weapon:
    """A row as it is printed: ``damage`` is ``2d6``, a bare number, or empty; ranges are in feet."""
    dice, sides = (int(part) for part in damage.split("d")) if "d" in damage else (0, 0)
    flat = int(damage) if damage.isdigit() else 0
    reach = more.get("thrown") or more.get("ammunition") or (0, 0)
    normal, long = reach if isinstance(reach, tuple) else (0, 0)
    versatile = more.get("versatile", 0)
    return Weapon(
        martial=group.startswith("martial"),
        ranged=group.endswith("ranged"),
        cost=cost,
        dice=dice,
        sides=sides,
        flat=flat,
        damage=type_,
        weight=weight,
        properties=frozenset(properties) | frozenset(more),
        normal=normal * FT,
        long=long * FT,
        versatile=versatile if isinstance(versatile, int) else 0,
    )


_SM, _SR, _MM, _MR = "simple melee", "simple ranged", "martial melee", "martial ranged"

# 5.5 Weapons.
WEAPONS: dict[str, Weapon] = {
    "club": _weapon(_SM, 1 * SP, "1d4", BLUDGEONING, 2 * LB, "light"),
    "dagger": _weapon(_SM, 2 * GP, "1d4", PIERCING, 1 * LB, "finesse", "light", thrown=(20, 60)),
    "greatclub": _weapon(_SM, 2 * SP, "1d8", BLUDGEONING, 10 * LB, "two_handed"),
    "handaxe": _weapon(_SM, 5 * GP, "1d6", SLASHING, 2 * LB, "light", thrown=(20, 60)),
    "javelin": _weapon(_SM, 5 * SP, "1d6", PIERCING, 2 * LB, thrown=(30, 120)),
    "light_hammer": _weapon(_SM, 2 * GP, "1d4", BLUDGEONING, 2 * LB, "light", thrown=(20, 60)),
    "mace": _weapon(_SM, 5 * GP, "1d6", BLUDGEONING, 4 * LB),
    "quarterstaff": _weapon(_SM, 2 * SP, "1d6", BLUDGEONING, 4 * LB, versatile=8),
    "sickle": _weapon(_SM, 1 * GP, "1d4", SLASHING, 2 * LB, "light"),
    "spear": _weapon(_SM, 1 * GP, "1d6", PIERCING, 3 * LB, thrown=(20, 60), versatile=8),
    "light_crossbow": _weapon(_SR, 25 * GP, "1d8", PIERCING, 5 * LB, "loading", "two_handed", ammunition=(80, 320)),
    "dart": _weapon(_SR, 5 * CP, "1d4", PIERCING, 1, "finesse", thrown=(20, 60)),
    "shortbow": _weapon(_SR, 25 * GP, "1d6", PIERCING, 2 * LB, "two_handed", ammunition=(80, 320)),
    "sling": _weapon(_SR, 1 * SP, "1d4", BLUDGEONING, 0, ammunition=(30, 120)),
    "battleaxe": _weapon(_MM, 10 * GP, "1d8", SLASHING, 4 * LB, versatile=10),
    "flail": _weapon(_MM, 10 * GP, "1d8", BLUDGEONING, 2 * LB),
    "glaive": _weapon(_MM, 20 * GP, "1d10", SLASHING, 6 * LB, "heavy", "reach", "two_handed"),
    "greataxe": _weapon(_MM, 30 * GP, "1d12", SLASHING, 7 * LB, "heavy", "two_handed"),
    "greatsword": _weapon(_MM, 50 * GP, "2d6", SLASHING, 6 * LB, "heavy", "two_handed"),
    "halberd": _weapon(_MM, 20 * GP, "1d10", SLASHING, 6 * LB, "heavy", "reach", "two_handed"),
    "lance": _weapon(_MM, 10 * GP, "1d12", PIERCING, 6 * LB, "reach", "special"),
    "longsword": _weapon(_MM, 15 * GP, "1d8", SLASHING, 3 * LB, versatile=10),
    "maul": _weapon(_MM, 10 * GP, "2d6", BLUDGEONING, 10 * LB, "heavy", "two_handed"),
    "morningstar": _weapon(_MM, 15 * GP, "1d8", PIERCING, 4 * LB),
    "pike": _weapon(_MM, 5 * GP, "1d10", PIERCING, 18 * LB, "heavy", "reach", "two_handed"),
    "rapier": _weapon(_MM, 25 * GP, "1d8", PIERCING, 2 * LB, "finesse"),
    "scimitar": _weapon(_MM, 25 * GP, "1d6", SLASHING, 3 * LB, "finesse", "light"),
    "shortsword": _weapon(_MM, 10 * GP, "1d6", PIERCING, 2 * LB, "finesse", "light"),
    "trident": _weapon(_MM, 5 * GP, "1d6", PIERCING, 4 * LB, thrown=(20, 60), versatile=8),
    "war_pick": _weapon(_MM, 5 * GP, "1d8", PIERCING, 2 * LB),
    "warhammer": _weapon(_MM, 15 * GP, "1d8", BLUDGEONING, 2 * LB, versatile=10),
    "whip": _weapon(_MM, 2 * GP, "1d4", SLASHING, 3 * LB, "finesse", "reach"),
    "blowgun": _weapon(_MR, 10 * GP, "1", PIERCING, 1 * LB, "loading", ammunition=(25, 100)),
    "hand_crossbow": _weapon(_MR, 75 * GP, "1d6", PIERCING, 3 * LB, "light", "loading", ammunition=(30, 120)),
    "heavy_crossbow": _weapon(
        _MR, 50 * GP, "1d10", PIERCING, 18 * LB, "heavy", "loading", "two_handed", ammunition=(100, 400)
    ),
    "longbow": _weapon(_MR, 50 * GP, "1d8", PIERCING, 2 * LB, "heavy", "two_handed", ammunition=(150, 600)),
    "net": _weapon(_MR, 1 * GP, "", None, 3 * LB, "special", thrown=(5, 15)),
    # Whatever comes to hand: a chair, a bottle, a stone (srd5.weapon.improvised).
    "improvised": _weapon(_SM, 0, "1d4", BLUDGEONING, 0, "improvised", thrown=(20, 60)),
}


STAVES = frozenset({"club", "greatclub", "quarterstaff"})
"""Weapons that are of wood."""
BLADES = frozenset(WEAPONS) - STAVES - {"blowgun", "improvised", "longbow", "net", "shortbow", "sling", "whip"}
"""Weapons that are of metal where they strike."""


BLUNT = 5
"""The penalty at which nothing is left of a weapon that is eaten away."""


class Ammunition(NamedTuple):
    """Ammunition as it is sold: pieces in a bundle, price and weight of the bundle."""

    pieces: int
    cost: int
    weight: int


AMMUNITION = {
    "arrows": Ammunition(20, 1 * GP, 1 * LB),
    "bolts": Ammunition(20, 1 * GP, 6),
    "sling_bullets": Ammunition(20, 4 * CP, 6),
    "blowgun_needles": Ammunition(50, 1 * GP, 1 * LB),
}


AMMUNITION_OF = {
    "shortbow": "arrows",
    "longbow": "arrows",
    "light_crossbow": "bolts",
    "heavy_crossbow": "bolts",
    "hand_crossbow": "bolts",
    "sling": "sling_bullets",
    "blowgun": "blowgun_needles",
}
"""What a weapon shoots."""


class Armour(NamedTuple):
    """A row of table 5.7. ``strength`` is the score needed (0 = none), ``loud`` marks disadvantage on Stealth."""

    kind: str
    cost: int
    base: int
    strength: int
    loud: bool
    weight: int


# 5.7 Armour. The shield is no armour but a bonus.
ARMOUR: dict[str, Armour] = {
    "padded": Armour("light", 5 * GP, 11, 0, True, 8 * LB),
    "leather": Armour("light", 10 * GP, 11, 0, False, 10 * LB),
    "studded_leather": Armour("light", 45 * GP, 12, 0, False, 13 * LB),
    "hide": Armour("medium", 10 * GP, 12, 0, False, 12 * LB),
    "chain_shirt": Armour("medium", 50 * GP, 13, 0, False, 20 * LB),
    "scale_mail": Armour("medium", 50 * GP, 14, 0, True, 45 * LB),
    "breastplate": Armour("medium", 400 * GP, 14, 0, False, 20 * LB),
    "half_plate": Armour("medium", 750 * GP, 15, 0, True, 40 * LB),
    "ring_mail": Armour("heavy", 30 * GP, 14, 0, True, 40 * LB),
    "chain_mail": Armour("heavy", 75 * GP, 16, 13, True, 55 * LB),
    "splint": Armour("heavy", 200 * GP, 17, 15, True, 60 * LB),
    "plate": Armour("heavy", 1500 * GP, 18, 15, True, 65 * LB),
}
SHIELD = Armour("shield", 10 * GP, 2, 0, False, 6 * LB)
METAL = ("breastplate", "chain_mail", "chain_shirt", "half_plate", "plate", "ring_mail", "scale_mail", "splint")
"""Armour of metal."""

# 5.9 Objects: Armor Class by substance; hit points (average, dice, sides) by size, fragile and resilient.
SUBSTANCE_AC = {
    "cloth": 11,
    "paper": 11,
    "rope": 11,
    "crystal": 13,
    "glass": 13,
    "ice": 13,
    "wood": 15,
    "bone": 15,
    "stone": 17,
    "iron": 19,
    "steel": 19,
    "mithral": 21,
    "adamantine": 23,
}
OBJECT_HP_FRAGILE = {TINY: (2, 1, 4), SMALL: (3, 1, 6), MEDIUM: (4, 1, 8), LARGE: (5, 1, 10)}
OBJECT_HP_RESILIENT = {TINY: (5, 2, 4), SMALL: (10, 3, 6), MEDIUM: (18, 4, 8), LARGE: (27, 5, 10)}
