"""``srd5.healing.*``: regaining hit points."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.healing.add")
def add(hp: int, hp_max: int, regained: int) -> int:
    """Hit points after healing, at most the maximum."""
    return hp + regained if hp + regained < hp_max else hp_max


@rule("srd5.healing.dead")
def dead(is_dead: bool, restores_life: bool = False) -> bool:
    """Whether healing works: on the dead only magic that restores life does."""
    return restores_life or not is_dead


@rule("srd5.healing.wake")
def wake(hp_before: int, regained: int) -> bool:
    """Whether healing ends the unconsciousness of 0 hit points (the creature stays prone)."""
    return hp_before == 0 and regained > 0
