"""``srd5.ranged.*``: ranged attacks. Distances are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import FT

NORMAL, LONG, BEYOND = 0, 1, 2


@rule("srd5.ranged.kinds")
def kinds(ranged_weapon: bool, hurled: bool = False, distant_spell: bool = False, missile: bool = False) -> bool:
    """Whether an attack is ranged: shot, hurled, a spell at a distance, or a missile of the body."""
    return ranged_weapon or hurled or distant_spell or missile


@rule("srd5.ranged.limit")
def limit(distance: int, longest: int) -> bool:
    """Whether a target is within the stated range."""
    return distance <= longest


@rule("srd5.ranged.single")
def single(distance: int, range_: int) -> int:
    """``NORMAL`` or ``BEYOND`` for an attack of one range."""
    return two(distance, range_, range_)


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
