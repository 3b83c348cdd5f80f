"""What scenes name by its row: weapons, missile weapons, shafts, shields and pieces of armour of the tables.

Lengths are feet, weights pounds, prices gold coins, as the tables are printed; what a weapon does in each of its grips
stands in the order of ``grip``.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from bojiste.core.shelf import Shelf, Speaker, Thing
from bojiste.systems.fiveaction.words import FOOT, HUNDREDTH, SLING, Band, Dice, Grip
from bojiste.systems.fiveaction.words.gear import (
    ARMOUR,
    LOCATION_ARMOUR,
    PIECES_OF_ARMOUR,
    POLE_THRESHOLD,
    POLES,
    SHIELDS,
    WEAPONS,
    ArmourRow,
    Pole,
    Row,
    ShieldRow,
    Weapon,
)

if TYPE_CHECKING:
    from bojiste.systems.fiveaction.sheet import Sheet


def things() -> Iterator[Thing]:
    """Every row of the tables."""
    for id, weapon in WEAPONS.items():
        shot = weapon.rows[0].grip is Grip.MISSILE
        yield Thing(id, "things-missile" if shot else "things-weapon", f"weapon-{id}", _weapon(weapon))
    for id, pole in POLES.items():
        yield Thing(id, "things-pole", f"weapon-{id}", _pole(pole))
    for id, shield in SHIELDS.items():
        yield Thing(id, "things-shield", f"weapon-{id}", _shield(shield))
    for id, (material, piece) in PIECES_OF_ARMOUR.items():
        rows = {"": ARMOUR.get((material, piece)), "_by_parts": LOCATION_ARMOUR.get((material, piece))}
        figures = {f"{key}{mode}": one for mode, row in rows.items() if row for key, one in _armour(row).items()}
        yield Thing(id, "things-armour", f"armour-{id}", figures)


def _weapon(weapon: Weapon) -> dict[str, Any]:
    rows = weapon.rows
    return {
        "grip": [row.grip.value for row in rows],
        "damage": [f"{_dice(row.dice)}{'+STR/4' if weapon.id == SLING else ''}" for row in rows],
        "critical": [_critical(row) for row in rows],
        "reach": [_far(row, weapon.id == SLING) for row in rows],
        "slowdown": [_band(row.slowdown) for row in rows],
        "types": ["+".join(row.types) for row in rows],
        "skill": weapon.key,
        **_load(weapon),
    }


def _pole(pole: Pole) -> dict[str, Any]:
    """What a shaft adds to the head that it bears."""
    return {
        "grip": [grip.value for grip in pole.damage],
        "damage": [f"+{more}" for more in pole.damage.values()],
        "critical": [str(POLE_THRESHOLD)] * len(pole.damage),
        "reach": [f"+{_band(pole.reach[grip], FOOT)}" for grip in pole.damage],
        "slowdown": f"+{_band(pole.slowdown)}",
        **{key: f"+{value}" for key, value in _load(pole).items()},
    }


def _shield(shield: ShieldRow) -> dict[str, Any]:
    strikes = shield.attack
    blow = {} if strikes is None else {"damage": _dice(strikes.dice), "reach": _far(strikes, False)}
    return {"bonus": shield.bonus, "slowdown": shield.slowdown, **_load(shield), **blow}


def _armour(row: ArmourRow) -> dict[str, Any]:
    slowdown = f"dr-{row.less}" if row.slowdown is None else str(row.slowdown)
    return {"dr": _band(row.dr), "slowdown": slowdown.removesuffix("-0"), **_load(row)}


def _load(row: Weapon | Pole | ShieldRow | ArmourRow) -> dict[str, str]:
    return {"weight": _band(row.weight, HUNDREDTH), "price": _band(row.price, HUNDREDTH)}


def _far(row: Row, sling: bool) -> str:
    """A band of feet, the base range of a shot, or feet for each point of STR."""
    if not row.range:
        return _band(row.reach, FOOT)
    return f"{_number(row.range, FOOT)}{'×STR' if sling or row.grip is Grip.THROWN else ''}"


def _critical(row: Row) -> str:
    return f"{row.threshold}×{row.multiplier}"


def _dice(dice: Dice) -> str:
    count, sides, more = dice
    return f"{count}d{sides}{f'+{more}' if more else ''}"


def _band(band: Band, scale: int = 1) -> str:
    low, high = (_number(end, scale) for end in band)
    return low if low == high else f"{low}–{high}"


def _number(parts: int, scale: int) -> str:
    return f"{(Decimal(parts) / scale).normalize():f}"


PEOPLE = ("guard", "axeman", "archer", "spearman", "pikeman", "halberdier", "crossbowman", "slinger", "duellist",
          "master", "squire", "knight", "sergeant", "monk", "berserk", "brawler", "peasant", "robber", "cutthroat",
          "executioner")  # fmt: skip
"""Blocks that a hero may begin as."""


def told(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """The card of a block."""
    from bojiste.systems.fiveaction.shelf import card

    return card.told(sheet, words)


SHELF = Shelf(things=things, people=PEOPLE, told=told)
