"""``srd5.ranged.*``: ranged attacks. Distances are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import FT

NORMAL, LONG, BEYOND = 0, 1, 2


@rule("srd5.ranged.limit")
def limit(distance: int, longest: int) -> bool:
    """Whether a target is within the stated range."""
    return distance <= longest


@rule("srd5.ranged.single")
def single(length: int) -> tuple[int, int]:
    """Normal and long range of an attack that states one: nothing lies between them."""
    return length, length


@rule("srd5.ranged.two")
def two(distance: int, normal: int, long: int) -> int:
    """``NORMAL``, ``LONG`` (disadvantage) or ``BEYOND`` (no attack) for a weapon of two ranges."""
    if distance <= normal:
        return NORMAL
    return LONG if limit(distance, long) else BEYOND


@rule("srd5.ranged.close")
def close(distance: int, hostile: bool, sees_shooter: bool, can_act: bool) -> bool:
    """Whether a creature at this distance hampers a ranged attack, whoever the target is; several count once."""
    return distance <= 5 * FT and hostile and sees_shooter and can_act
