"""Money and raw materials: they buy things, never effort."""

from __future__ import annotations

from bojiste.core.rule import rule

HELLERS_PER_GROSCHEN = 10
HELLERS_PER_DUCAT = 100


@rule("drd2.money.units")
def units(ducats: int, groschen: int, hellers: int) -> int:
    """A sum of coins in hellers."""
    return ducats * HELLERS_PER_DUCAT + groschen * HELLERS_PER_GROSCHEN + hellers


@rule("drd2.money.materials")
def materials(amount: int, price: int = HELLERS_PER_GROSCHEN) -> int:
    """What raw materials cost, or fetch, in hellers; the GM may set another ``price`` of one."""
    return amount * price


@rule("drd2.money.indirect")
def indirect(purse: int, cost: int, stored: int) -> tuple[int, int]:
    """Purse (hellers) and resources at hand after wanting a thing that stores resources; too poor: nothing changes."""
    return (purse - cost, stored) if purse >= cost else (purse, 0)


@rule("drd2.money.no_replacement")
def no_replacement(price: int, purse: int, covered: int = 0) -> bool:
    """Whether a price in hellers can be paid: by the purse alone, but for what a special ability expressly covers."""
    return purse >= price - covered
