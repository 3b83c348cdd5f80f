"""The small words of the system, and its tables of gear: weapons, shields, missiles, armour, hit locations.

Lengths are quarter feet (``qf``), weights and prices hundredths of a pound and of a gold coin, armour coefficients
quarters: everything in the tables is a whole number.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

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

Band = tuple[int, int]
Dice = tuple[int, int, int]
"""How many dice, of how many sides, and the constant behind them."""


class Row(NamedTuple):
    """A weapon in one grip. ``reach`` is a band in qf (melee); ``range`` is qf, for thrown ones and the sling qf for
    each point of STR."""

    grip: Grip
    types: tuple[Damage, ...]
    dice: Dice
    threshold: int
    multiplier: int
    slowdown: Band
    reach: Band = (0, 0)
    range: int = 0


class Weapon(NamedTuple):
    """A weapon of the tables: its skill type and class, its rows by grip, weight and price in hundredths."""

    id: str
    type: str
    weight_class: str
    rows: tuple[Row, ...]
    weight: Band = (0, 0)
    price: Band = (0, 0)

    @property
    def key(self) -> str:
        """The weapon skill it belongs to."""
        return f"{self.type}/{self.weight_class}" if self.weight_class else self.type


def _feet(low: int, high: int) -> Band:
    return low * FOOT, high * FOOT


C, T, K, S, B, M = Damage.CUT, Damage.THRUST, Damage.CURVED, Damage.SHARP, Damage.BLUNT, Damage.MISSILE
ONE, TWO, THROWN, SHOT = Grip


def _row(
    grip: Grip,
    types: tuple[Damage, ...],
    dice: Dice,
    critical: tuple[int, int],
    slowdown: int,
    reach: tuple[int, int] = (0, 0),
    range: int = 0,
) -> Row:
    return Row(grip, types, dice, *critical, (slowdown, slowdown), _feet(*reach), range)


FIST = _row(ONE, (B,), (1, 4, 0), (17, 2), 0, (1, 2))
KICK = _row(TWO, (B,), (2, 4, 0), (19, 3), 0, (2, 3))

_WEAPONS = (
    Weapon("light_straight_blade", "straight_blade", LIGHT, (
        _row(ONE, (C, T), (1, 4, 0), (16, 2), 0, (1, 2)),
        _row(THROWN, (T,), (1, 4, 0), (18, 2), 0, range=8),
    ), (20, 40), (10, 40)),
    Weapon("light_curved_blade", "curved_blade", LIGHT, (
        _row(ONE, (K,), (1, 5, 0), (17, 2), 0, (1, 2)),
    ), (30, 50), (50, 200)),
    Weapon("light_axe", "axe", LIGHT, (
        _row(ONE, (S,), (1, 5, 0), (18, 2), 1, (2, 2)),
        _row(THROWN, (S,), (1, 4, 1), (19, 2), 1, range=6),
    ), (70, 120), (30, 150)),
    Weapon("light_blunt", "blunt", LIGHT, (
        _row(ONE, (B,), (1, 4, 0), (19, 2), 0, (2, 2)),
        _row(THROWN, (B,), (2, 2, 0), (19, 2), 0, range=6),
    ), (100, 150), (5, 80)),
    Weapon("medium_straight_blade", "straight_blade", MEDIUM, (
        _row(ONE, (C, T), (1, 5, 0), (18, 2), 1, (2, 5)),
        _row(TWO, (C, T), (3, 2, 0), (18, 2), 1, (3, 4)),
    ), (170, 250), (800, 1500)),
    Weapon("medium_curved_blade", "curved_blade", MEDIUM, (
        _row(ONE, (K,), (1, 5, 1), (17, 2), 1, (3, 5)),
        _row(TWO, (K,), (2, 4, 1), (18, 2), 1, (3, 4)),
    ), (160, 300), (1000, 2000)),
    Weapon("medium_axe", "axe", MEDIUM, (
        _row(ONE, (S,), (1, 5, 1), (18, 3), 3, (2, 4)),
        _row(TWO, (S,), (2, 5, 0), (19, 3), 2, (2, 3)),
        _row(THROWN, (S,), (1, 5, 0), (19, 3), 2, range=5),
    ), (200, 400), (200, 600)),
    Weapon("medium_blunt", "blunt", MEDIUM, (
        _row(ONE, (B,), (1, 5, 0), (19, 3), 2, (2, 4)),
        _row(TWO, (B,), (3, 2, 0), (19, 3), 2, (2, 3)),
        _row(THROWN, (B,), (1, 5, 0), (19, 3), 2, range=5),
    ), (200, 500), (100, 400)),
    Weapon("heavy_greatsword", "straight_blade", HEAVY, (
        _row(TWO, (C,), (2, 5, 0), (18, 2), 3, (4, 7)),
    ), (500, 700), (2000, 3000)),
    Weapon("heavy_straight_blade", "straight_blade", HEAVY, (
        _row(ONE, (C, T), (1, 5, 0), (19, 2), 3, (4, 6)),
        _row(TWO, (C, T), (2, 4, 0), (18, 2), 2, (3, 6)),
    ), (300, 600), (1500, 2500)),
    Weapon("heavy_curved_blade", "curved_blade", HEAVY, (
        Row(TWO, (K,), (1, 10, 1), 18, 2, (2, 3), _feet(3, 6)),
    ), (400, 800), (2500, 3500)),
    Weapon("heavy_axe", "axe", HEAVY, (
        _row(TWO, (S,), (1, 10, 0), (19, 3), 3, (3, 5)),
    ), (500, 1000), (800, 1200)),
    Weapon("heavy_blunt", "blunt", HEAVY, (
        _row(TWO, (B,), (2, 5, 0), (19, 3), 3, (3, 5)),
    ), (600, 1300), (500, 1000)),
    Weapon("small_bow", "bow", "small", (_row(SHOT, (M,), (1, 4, 1), (19, 2), 1, range=320),), (300, 500), (400, 800)),
    Weapon("medium_bow", "bow", MEDIUM, (
        _row(SHOT, (M,), (1, 5, 2), (19, 2), 2, range=600),
    ), (500, 1000), (1000, 1500)),
    Weapon("heavy_bow", "bow", HEAVY, (
        _row(SHOT, (M,), (2, 5, 0), (19, 3), 3, range=400),
    ), (800, 1400), (1300, 1800)),
    Weapon("reflex_bow", "bow", "reflex", (
        _row(SHOT, (M,), (2, 4, 0), (19, 2), 2, range=520),
    ), (600, 800), (1500, 2000)),
    Weapon("light_crossbow", "crossbow", LIGHT, (
        _row(SHOT, (M,), (1, 5, 1), (18, 2), 3, range=400),
    ), (700, 1000), (1600, 2200)),
    Weapon("heavy_crossbow", "crossbow", HEAVY, (
        _row(SHOT, (M,), (2, 4, 0), (18, 3), 4, range=480),
    ), (1000, 1500), (2000, 3000)),
    Weapon("arbalest", "crossbow", "arbalest", (
        _row(SHOT, (M,), (3, 5, 0), (18, 3), 5, range=600),
    ), (2000, 3000), (3500, 5000)),
    Weapon(SLING, SLING, "", (_row(SHOT, (B,), (1, 4, 1), (19, 2), 0, range=20),), (20, 50), (5, 10)),
    Weapon(BLOWGUN, BLOWGUN, "", (_row(SHOT, (M,), (1, 2, 0), (16, 2), 0, range=40),), (10, 20), (5, 10)),
)  # fmt: skip
WEAPONS = {weapon.id: weapon for weapon in _WEAPONS}
"""Weapons and missile weapons by id; pole weapons are built from a head (``POLES``)."""


class Pole(NamedTuple):
    """What a shaft adds to its head, by grip: damage, reach, and to both ends slowdown, weight and price."""

    weight_class: str
    damage: dict[Grip, int]
    reach: dict[Grip, Band]
    slowdown: Band
    weight: Band
    price: Band


POLE_THRESHOLD = 19
POLES = {
    "medium_pole": Pole(
        MEDIUM, {ONE: 1, TWO: 2}, {ONE: _feet(3, 4), TWO: _feet(2, 3)}, (1, 1), (200, 200), (50, 50)
    ),
    "heavy_pole": Pole(HEAVY, {TWO: 2}, {TWO: _feet(6, 10)}, (2, 3), (300, 400), (200, 300)),
}  # fmt: skip


class ShieldRow(NamedTuple):
    """A shield: its bonus and slowdown, and how it strikes (``None``: it does not)."""

    bonus: int
    slowdown: int
    attack: Row | None
    weight: Band
    price: Band


def _bash(dice: Dice, reach: tuple[int, int]) -> Row:
    return _row(ONE, (B,), dice, (20, 2), 0, reach)


BUCKLER, IMPROVISED_SHIELD, PAVISE, GAUNTLETS = "buckler", "improvised_shield", "pavise", "plate_gauntlets"
SHIELDS = {
    BUCKLER: ShieldRow(1, 0, _bash((1, 2, 0), (1, 2)), (100, 200), (100, 100)),
    IMPROVISED_SHIELD: ShieldRow(1, 0, None, (150, 300), (100, 300)),
    "light_shield": ShieldRow(2, 0, _bash((1, 4, 0), (1, 2)), (200, 400), (100, 300)),
    "medium_shield": ShieldRow(3, 1, _bash((1, 4, 1), (1, 2)), (600, 900), (400, 400)),
    "heavy_shield": ShieldRow(4, 2, _bash((1, 5, 1), (1, 1)), (1500, 2500), (700, 700)),
    PAVISE: ShieldRow(6, 4, None, (2000, 3000), (1000, 1000)),
    GAUNTLETS: ShieldRow(1, 0, _bash((1, 2, 0), (1, 2)), (0, 0), (0, 0)),
}

LEATHER, STUDDED, MAIL, PLATE = MATERIALS = ("leather", "studded", "mail", "plate")
COEFFICIENTS: dict[str, tuple[int, ...]] = {
    LEATHER: (2, 2, 4, 4, 3, 2),
    STUDDED: (2, 3, 4, 5, 4, 3),
    MAIL: (2, 3, 4, 6, 4, 2),
    PLATE: (3, 6, 4, 6, 4, 5),
}
"""Quarters of the base reduction, in the order of ``DAMAGES``."""


class ArmourRow(NamedTuple):
    """A piece of armour: base reductions there are, what is taken from them for slowdown (or a fixed slowdown)."""

    dr: Band
    less: int
    weight: Band
    price: Band
    slowdown: int | None = None


BODY, HELMET, ACCESSORIES, ARMS, LEGS = PIECES = ("body", "helmet", "accessories", "arms", "legs")
ARMOUR: dict[tuple[str, str], ArmourRow] = {
    (LEATHER, BODY): ArmourRow((1, 4), 1, (400, 900), (300, 500)),
    (LEATHER, HELMET): ArmourRow((1, 1), 0, (100, 100), (100, 100), 1),
    (STUDDED, BODY): ArmourRow((2, 6), 2, (400, 1700), (1000, 5000)),
    (STUDDED, HELMET): ArmourRow((2, 2), 0, (150, 150), (300, 300), 1),
    (MAIL, BODY): ArmourRow((4, 8), 3, (600, 2000), (15000, 40000)),
    (MAIL, HELMET): ArmourRow((1, 2), 1, (100, 150), (3500, 7500)),
    (MAIL, ACCESSORIES): ArmourRow((2, 3), 2, (300, 500), (5000, 10000)),
    (PLATE, BODY): ArmourRow((6, 9), 4, (1100, 2300), (35000, 75000)),
    (PLATE, HELMET): ArmourRow((2, 3), 2, (200, 400), (5000, 10000)),
    (PLATE, ACCESSORIES): ArmourRow((2, 4), 2, (300, 600), (10000, 20000)),
}
_LIMBS = {
    LEATHER: ArmourRow((1, 2), 1, (100, 200), (400, 500)),
    STUDDED: ArmourRow((2, 3), 2, (100, 300), (1000, 2000)),
    MAIL: ArmourRow((3, 5), 3, (100, 300), (10000, 20000)),
    PLATE: ArmourRow((4, 7), 4, (200, 500), (10000, 25000)),
}
LOCATION_ARMOUR: dict[tuple[str, str], ArmourRow] = {
    (LEATHER, BODY): ArmourRow((2, 4), 2, (400, 600), (300, 400)),
    (LEATHER, HELMET): ArmourRow((2, 2), 1, (200, 200), (100, 100)),
    (STUDDED, BODY): ArmourRow((3, 6), 3, (500, 900), (2500, 7000)),
    (STUDDED, HELMET): ArmourRow((3, 4), 3, (200, 400), (300, 500)),
    (MAIL, BODY): ArmourRow((5, 8), 4, (600, 1100), (20000, 80000)),
    (MAIL, HELMET): ArmourRow((2, 3), 2, (100, 200), (6000, 10000)),
    (PLATE, BODY): ArmourRow((6, 10), 5, (800, 1600), (50000, 100000)),
    (PLATE, HELMET): ArmourRow((3, 5), 3, (100, 400), (10000, 20000)),
    **{(material, piece): row for material, row in _LIMBS.items() for piece in (ARMS, LEGS)},
}


class Part(StrEnum):
    """Parts of a body."""

    HEAD = "head"
    TRUNK = "trunk"
    RIGHT_ARM = "right_arm"
    LEFT_ARM = "left_arm"
    RIGHT_LEG = "right_leg"
    LEFT_LEG = "left_leg"


PARTS = tuple(Part)
VITAL = (Part.HEAD, Part.TRUNK)
ARM_PARTS = (Part.RIGHT_ARM, Part.LEFT_ARM)
LEG_PARTS = (Part.RIGHT_LEG, Part.LEFT_LEG)
COVERED_BY = {
    Part.HEAD: HELMET, Part.TRUNK: BODY, Part.RIGHT_ARM: ARMS, Part.LEFT_ARM: ARMS, Part.RIGHT_LEG: LEGS,
    Part.LEFT_LEG: LEGS,
}  # fmt: skip
"""The piece of armour on each part."""

Table = tuple[tuple[Part, int, int], ...]
"""Ranges of a table of hit locations, from low to high: the part, its first and its last number."""


def _table(*ends: tuple[Part, int], first: int) -> Table:
    ranges, low = [], first
    for part, last in ends:
        ranges.append((part, low, last))
        low = last + 1
    return tuple(ranges)


H, TR, RA, LA, RL, LL = PARTS
_SAME, _LOW = (RL, RA, TR, LA, LL), (RA, RL, TR, LL, LA)


def _sums(order: tuple[Part, ...], ends: tuple[int, ...], first: int) -> Table:
    return _table(*zip((H, *order, H), ends, strict=True), first=first)


LOCATIONS: dict[tuple[int, str], Table] = {
    (1, "sum"): _sums(_SAME, (3, 6, 9, 12, 15, 18, 20), 2),
    (2, "sum"): _sums(_SAME, (4, 7, 9, 12, 14, 17, 20), 2),
    (3, "sum"): _sums(_LOW, (3, 7, 9, 12, 14, 18, 20), 2),
    (1, "percent"): _sums(_SAME, (3, 15, 36, 64, 85, 97, 100), 1),
    (2, "percent"): _sums(_SAME, (6, 21, 36, 64, 79, 94, 100), 1),
    (3, "percent"): _sums(_LOW, (3, 21, 36, 64, 79, 97, 100), 1),
}
"""Hit locations: tables 1, 2 and 3, for the sum of 2d10 and for d100."""
