"""What scenes name by its id: the weapons, the armour, the shields and the spells of the tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bojiste.core.shelf import Shelf, Speaker, Thing
from bojiste.systems.osr.words import ARMOUR, MISSILES, REACHES, SHIELDS, WEAPONS, Row
from bojiste.systems.osr.words.spells import SPELLS

if TYPE_CHECKING:
    from bojiste.systems.osr.sheet import Sheet


def things() -> Iterator[Thing]:
    """Everything the tables have, with the figures that a sheet would write out."""
    for id, row in WEAPONS.items():
        yield Thing(id, "things-weapon", f"weapon-{id}", _weapon(row))
    for id, bonus in ARMOUR.items():
        yield Thing(id, "things-armour", f"armour-{id}", {"bonus": bonus})
    for id, bonus in SHIELDS.items():
        yield Thing(id, "things-shield", f"shield-{id}", {"ac": bonus})
    for id, figures in SPELLS.items():
        yield Thing(id, "things-spell", f"spell-{id}", figures)


def _weapon(row: Row) -> dict[str, Any]:
    shot = row.kind == "missile"
    far = {"range": list(MISSILES[row.size])} if shot else {"reach": REACHES[row.size]}
    figures = {"damage": f"{row.damage} {row.type}", "kind": row.kind, "size": row.size, "hands": row.hands, **far}
    return figures | {key: True for key in ("throwable", "reload") if getattr(row, key)}


def told(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """The card of a block."""
    from bojiste.systems.osr.shelf import card

    return card.told(sheet, words)


SHELF = Shelf(things=things, people=("guard", "bandit", "cultist", "bandit_chief"), told=told)
