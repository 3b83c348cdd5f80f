"""One component of damage, as attacks, powers and what torments are made of."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.event import Part
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.sheet.fields import Damage


class Component(NamedTuple):
    """One component of damage: dice, the flat part with its summands, and the type (its place in the table)."""

    dice: int
    sides: int
    flat: int
    type: int
    parts: tuple[Part, ...]


def bonus(flat: int) -> tuple[Part, ...]:
    """The summand of dice that come with a bonus of their own."""
    return (Part("damage-bonus", flat),) if flat else ()


def of_row(row: Damage, more: int = 0) -> Component:
    """A component as a sheet prints it, with so many dice more."""
    return Component(row.count + more, row.sides, row.flat, rules.damage.types(row.type), bonus(row.flat))
