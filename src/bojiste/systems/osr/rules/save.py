"""Saving throws: one number for everything, modifiers by the kind of danger."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("osr.save.roll")
def roll(total: int, number: int) -> bool:
    """Whether the total saves."""
    return total >= number


@rule("osr.save.nat")
def nat(natural: int, saved: bool) -> bool:
    """The die decides alone on 1 and 20."""
    if natural in (1, 20):
        return natural == 20
    return saved


@rule("osr.save.magic")
def magic(intelligence: int, own: int) -> int:
    """Modifiers against magic."""
    return intelligence + own


@rule("osr.save.death")
def death(constitution: int, own: int) -> int:
    """Modifiers against death and poison."""
    return constitution + own


BY_KIND = {"magic": "int", "death": "con", "poison": "con", "disarm": "dex", "fear": "cha"}


@rule("osr.save.other")
def other(kind: str) -> str:
    """The ability that helps against a kind of danger where the referee names none; ``none`` for none."""
    return BY_KIND.get(kind, "none")


def escaped(damage: int) -> int:
    """What is left of damage whose full effect was escaped: half, at least 1."""
    return max(1, damage // 2)
