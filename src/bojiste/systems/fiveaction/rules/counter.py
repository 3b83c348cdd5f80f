"""fiveaction.counter: counterattacks."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding

BONUS = 2


@rule("fiveaction.counter.cost")
def cost(price: int, pool: int, acted: bool) -> bool:
    """Whether somebody can pay for a counterattack: actions left over, and its first turn behind it."""
    return acted and price <= pool


@rule("fiveaction.counter.attack")
def attack() -> int:
    """What a counterattack adds to the attack."""
    return BONUS


@rule("fiveaction.counter.number")
def number(riposte: int, dexterity: int, way: str) -> int:
    """How many counterattacks are allowed between two turns of one's own."""
    if not riposte:
        return 1
    most = rounding(dexterity, 1, 2, way) if riposte == 1 else min(6, rounding(dexterity, 2, 3, way))
    return max(1, most)


@rule("fiveaction.counter.dance")
def dance(dancer: bool, riposte: bool) -> bool:
    """Whether movement gives somebody a chance at all: a dancer's only to owners of riposte."""
    return riposte or not dancer


@rule("fiveaction.counter.escape")
def escape(base_attack: int) -> int:
    """The target number of slipping away from a counterattack."""
    return 12 + base_attack


def may_escape(riposte: bool, dancer: bool) -> bool:
    """Whether one can slip away from somebody: not from riposte, but for a dancer."""
    return not riposte or dancer


@rule("fiveaction.counter.mobility")
def mobility(owned: bool, on_foot: bool, each: int) -> int:
    """Defence of mobility against counterattacks that movement on foot provokes."""
    return each if owned and on_foot else 0
