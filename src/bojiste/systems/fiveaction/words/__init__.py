"""The small words of the system, and its tables of gear: weapons, shields, missiles, armour, hit locations.

Lengths are quarter feet (``qf``), weights and prices hundredths of a pound and of a gold coin, armour coefficients
quarters: everything in the tables is a whole number.
"""

from __future__ import annotations

from enum import StrEnum

FOOT = 4
"""Quarter feet in a foot."""
HUNDREDTH = 100


class Status(StrEnum):
    ACTIVE = "active"
    FLED = "fled"
    UNCONSCIOUS = "unconscious"
    OUT = "out"
    DEAD = "dead"


class Guard(StrEnum):
    """How aware somebody is, as the scene says (what follows from lying or fainting is worked out in play)."""

    AWARE = "aware"
    SURPRISED = "surprised"
    UNAWARE = "unaware"
    STILL = "still"
    BOUND = "bound"


class Stance(StrEnum):
    NORMAL = "normal"
    PARTIAL = "partial"
    FULL = "full"
    COVER_PARTIAL = "cover_partial"
    COVER_FULL = "cover_full"


class Hand(StrEnum):
    """Where a weapon is."""

    MAIN = "main"
    OFF = "off"
    BOTH = "both"
    SHEATHED = "sheathed"
    GROUND = "ground"
    GONE = "gone"


IN_HAND = (Hand.MAIN, Hand.OFF, Hand.BOTH)


class Grip(StrEnum):
    ONE = "1R"
    TWO = "2R"
    THROWN = "thrown"
    MISSILE = "missile"


class Damage(StrEnum):
    """The way a blow wounds; the order is that of the armour tables."""

    MISSILE = "missile"
    THRUST = "thrust"
    CUT = "straight_cut"
    CURVED = "curved_cut"
    SHARP = "sharp_crushing"
    BLUNT = "blunt_crushing"


DAMAGES = tuple(Damage)
CRUSHING = (Damage.SHARP, Damage.BLUNT)
CUTTING = (Damage.CUT, Damage.CURVED)


class Hook(StrEnum):
    """What a weapon has to trip with."""

    NONE = "none"
    IMPROVISED = "improvised"
    SPECIALISED = "specialised"


class Critical(StrEnum):
    """What a critical hit does."""

    MULTIPLY = "multiply"
    BYPASS = "bypass"
    SHIFT = "shift"


class Layer(StrEnum):
    """The layers of a defence, in their order; the last two are what the situation and cover add."""

    DEX = "dex"
    WEAPON = "weapon"
    SECOND = "second_weapon"
    PARRY = "parry"
    SHIELD = "shield"
    DODGING = "dodging"
    OTHER = "other"
    COVER = "cover"


LAYERS = tuple(Layer)
BLOCKS = (Layer.WEAPON, Layer.SECOND, Layer.PARRY, Layer.SHIELD)
"""Layers in which iron, wood or leather stops a blow."""

MELEE_TYPES = ("straight_blade", "curved_blade", "axe", "blunt", "pole")
CLASSES = ("light", "medium", "heavy")
LIGHT, MEDIUM, HEAVY = CLASSES
BOWS = ("small_bow", "medium_bow", "heavy_bow", "reflex_bow")
CROSSBOWS = ("light_crossbow", "heavy_crossbow", "arbalest")
BARE_HANDS, SHIELD, BREAKER, SLING, BLOWGUN, POLE = "bare_hands", "shield", "sword_breaker", "sling", "blowgun", "pole"

SKILL_KEYS = (
    *(f"{type}/{weight}" for type in MELEE_TYPES for weight in CLASSES if (type, weight) != (POLE, LIGHT)),
    *(f"bow/{row.removesuffix('_bow')}" for row in BOWS),
    *(f"crossbow/{row.removesuffix('_crossbow')}" for row in CROSSBOWS),
    BARE_HANDS,
    SHIELD,
    BREAKER,
    SLING,
    BLOWGUN,
)
"""Keys of weapon skills."""
SKILLS = ("parry", "riding", "balance", "escape", "first_aid", "perception", "intimidation")
CRAFT = "craft:"

ABILITIES = (
    "finesse", "brute_force", "power_attack", "cleave", "lightning_attacks", "two_weapon_fighting", "ambidexterity",
    "dodging", "mobility", "combat_reflexes", "combat_instincts", "riposte", "dance_of_death", "precise_shot",
    "accelerated_shooting", "rapid_shooting", "deflection", "partial_compatibility", "full_compatibility", "backstab",
    "disarm_ability", "berserk", "toughness", "multiconcentration", "unarmed_combat", "improved_critical",
)  # fmt: skip
"""One-time abilities that are owned once or several times."""
KEYED_ABILITIES = ("weapon_focus", "weapon_specialization")
"""Abilities that belong to a weapon skill: ``weapon_focus:axe/medium``."""

BUCKLER, IMPROVISED_SHIELD, PAVISE, GAUNTLETS = "buckler", "improvised_shield", "pavise", "plate_gauntlets"
HEAVY_SHIELD = "heavy_shield"
LEATHER, STUDDED, MAIL, PLATE = MATERIALS = ("leather", "studded", "mail", "plate")
BODY, HELMET, ACCESSORIES, ARMS, LEGS = PIECES = ("body", "helmet", "accessories", "arms", "legs")

Band = tuple[int, int]
Dice = tuple[int, int, int]
"""How many dice, of how many sides, and the constant behind them."""
