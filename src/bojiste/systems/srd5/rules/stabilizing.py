"""``srd5.stabilizing.*``: stabilizing and stable creatures."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.dice import d20_test
from bojiste.systems.srd5.words import DYING, OK, STABLE


@rule("srd5.stabilizing.first_aid")
def first_aid(total: int) -> bool:
    """Whether first aid makes a creature within 5 ft stable: a Medicine check against 10."""
    return d20_test(total, 0, 10)


@rule("srd5.stabilizing.state")
def state(life: int) -> bool:
    """Whether a creature of this life makes death saves: a dying one, not a stable one."""
    return life == DYING


@rule("srd5.stabilizing.broken")
def broken(life: int, damage_taken: int) -> int:
    """The life of a creature at 0 hit points after damage that temporary ones let through."""
    return DYING if life == STABLE and damage_taken > 0 else life


@rule("srd5.stabilizing.recover")
def recover(hours: int, die: int, life: int = STABLE) -> int:
    """The life after so many hours of an unhealed creature that recovers after d4 of them (to 1 hit point)."""
    return OK if life == STABLE and hours >= die else life
