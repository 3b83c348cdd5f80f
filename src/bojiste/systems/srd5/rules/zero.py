"""``srd5.zero.*``: dropping to 0 hit points."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import DEAD, DYING


@rule("srd5.zero.branch")
def branch(overflow: int, hp_max: int, dies_at_zero: bool) -> int:
    """The life of a creature dropped to 0 hit points: ``DEAD`` or ``DYING``."""
    return DEAD if dies_at_zero or instant_death(overflow, hp_max) else DYING


@rule("srd5.zero.instant_death")
def instant_death(overflow: int, hp_max: int) -> bool:
    """Whether the damage left over at 0 hit points kills outright; the current maximum counts."""
    return overflow > 0 and overflow >= hp_max


@rule("srd5.zero.monster")
def monster(is_character: bool, uses_death_saves: bool | None = None) -> bool:
    """Whether a creature dies at 0 hit points at once; unattended all do but characters."""
    return not (is_character if uses_death_saves is None else uses_death_saves)
