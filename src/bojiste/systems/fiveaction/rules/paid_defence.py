"""fiveaction.paid_defence: defence that costs actions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words import Layer

PAYABLE = (Layer.DEX, Layer.WEAPON, Layer.SECOND, Layer.PARRY, Layer.SHIELD, Layer.DODGING)


@rule("fiveaction.paid_defence.scope")
def scope(on: bool, bonus: int) -> int:
    """Bonuses for several attacks and opponents, which do not exist where defence is paid."""
    return 0 if on else bonus


@rule("fiveaction.paid_defence.costs")
def costs(layers: Sequence[Layer], parries_with_main: bool, together: bool) -> int:
    """What a set of layers costs against one attack."""
    price = 0
    for layer in layers:
        if layer is Layer.WEAPON:
            price += 2
        elif layer is Layer.PARRY and parries_with_main:
            price += 0 if together and Layer.WEAPON in layers else 2
        else:
            price += 1
    return price


@rule("fiveaction.paid_defence.decision")
def decision(layers: Sequence[Layer], free_order: bool) -> list[tuple[Layer, ...]]:
    """The sets of available layers that may be paid: each earlier one before a later one, or any of them."""
    if not free_order:
        return [tuple(layers[:count]) for count in range(1, len(layers) + 1)]
    return [chosen for count in range(1, len(layers) + 1) for chosen in combinations(layers, count)]


@rule("fiveaction.paid_defence.pool")
def pool(actions: int, extra: int) -> int:
    """Actions that can pay: those of this round, and the virtual ones of reflexes."""
    return actions + extra


@rule("fiveaction.paid_defence.reflexes")
def reflexes(owned: int, each: int) -> int:
    """Virtual actions of a round, for defence only; they are used up first."""
    return owned * each
