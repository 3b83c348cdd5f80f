"""The tables of gear: weapons, shields, missiles, armour.

Lengths are quarter feet (``qf``), weights and prices hundredths of a pound and of a gold coin, armour coefficients
quarters: everything in the tables is a whole number.
"""

from __future__ import annotations

from typing import NamedTuple

from bojiste.systems.fiveaction.words import (
    ACCESSORIES,
    ARMS,
    BLOWGUN,
    BODY,
    BUCKLER,
    CLASSES,
    FOOT,
    GAUNTLETS,
    HEAVY,
    HELMET,
    IMPROVISED_SHIELD,
    LEATHER,
    LEGS,
    LIGHT,
    MAIL,
    MEDIUM,
    PAVISE,
    PLATE,
    SLING,
    STUDDED,
    Band,
    Damage,
    Dice,
    Grip,
)


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
HEADS = tuple(
    weapon.id for weapon in _WEAPONS if weapon.weight_class in CLASSES and weapon.type not in ("bow", "crossbow")
)
"""What a shaft may bear."""


class ShieldRow(NamedTuple):
    """A shield: its bonus and slowdown, and how it strikes (``None``: it does not)."""

    bonus: int
    slowdown: int
    attack: Row | None
    weight: Band
    price: Band


def _bash(dice: Dice, reach: tuple[int, int]) -> Row:
    return _row(ONE, (B,), dice, (20, 2), 0, reach)


SHIELDS = {
    BUCKLER: ShieldRow(1, 0, _bash((1, 2, 0), (1, 2)), (100, 200), (100, 100)),
    IMPROVISED_SHIELD: ShieldRow(1, 0, None, (150, 300), (100, 300)),
    "light_shield": ShieldRow(2, 0, _bash((1, 4, 0), (1, 2)), (200, 400), (100, 300)),
    "medium_shield": ShieldRow(3, 1, _bash((1, 4, 1), (1, 2)), (600, 900), (400, 400)),
    "heavy_shield": ShieldRow(4, 2, _bash((1, 5, 1), (1, 1)), (1500, 2500), (700, 700)),
    PAVISE: ShieldRow(6, 4, None, (2000, 3000), (1000, 1000)),
    GAUNTLETS: ShieldRow(1, 0, _bash((1, 2, 0), (1, 2)), (0, 0), (0, 0)),
}

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


def _longer(row: ArmourRow) -> ArmourRow:
    """What arms wear, made for legs: half as heavy again, and three quarters dearer."""
    (light, heavy), (cheap, dear) = row.weight, row.price
    return row._replace(weight=(light * 3 // 2, heavy * 3 // 2), price=(cheap * 7 // 4, dear * 7 // 4))


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
    **{(material, ARMS): row for material, row in _LIMBS.items()},
    **{(material, LEGS): _longer(row) for material, row in _LIMBS.items()},
}
PIECES_OF_ARMOUR = {f"{material}_{piece}": (material, piece) for material, piece in (*ARMOUR, *LOCATION_ARMOUR)}
"""Material and piece by the name that scenes have for them."""
