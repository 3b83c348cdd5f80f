"""One instance of damage: what was rolled, by whom it is dealt, and how."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.dice import Rolled
from bojiste.core.event import Part
from bojiste.systems.srd5.play.profile import Profile

Amounts = tuple[tuple[int, int], ...]
"""Damage by type in listed order, each type once: the type, and how much."""


class Rolls(NamedTuple):
    """Damage as it was rolled: amounts by type, the dice, and the flat summands."""

    amounts: Amounts
    dice: tuple[Rolled, ...]
    parts: tuple[Part, ...]


class Blow(NamedTuple):
    """One instance of damage: whose, what was rolled, and how it was dealt."""

    source: Profile | None
    rolls: Rolls
    critical: bool = False
    melee: bool = False
    """Dealt by a melee attack: the attacker may spare whom it drops."""
    magical: bool = False
    material: str = ""
    """What the weapon is made of, where somebody minds it."""
    mild: bool = False
    """Whom it brings to 0 hit points it leaves stable."""
    spares: bool = False
    """It leaves 1 hit point at least."""
    scalds: bool = False
    """Water does not stop its fire."""
    darts: int = 0
    """So many darts are in it."""
    shared: bool = False
    """It is what another has taken already: nothing makes it less."""
    whole: int = 0
    """What the dice came to, of which half goes to another."""
