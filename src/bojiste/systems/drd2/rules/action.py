"""Actions and consequences."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import COUNTED, Effect, Ruling


@rule("drd2.action.one_target")
def one_target(targets: int, wide: bool = False, area: bool = False) -> bool:
    """Whether an action may have that many targets: one, unless it is wide or an area action."""
    return targets <= 1 or wide or area


@rule("drd2.action.reach")
def reach(attackers: int, max_attackers: int | None = None) -> Ruling[bool]:
    """Whether one more can get at a target that ``attackers`` have gone for in this round."""
    return Ruling(max_attackers is None or attackers < max_attackers, (True, False))


@rule("drd2.action.size")
def size(effect: Effect) -> int:
    """Size of a consequence without manoeuvres: 1, however grave the intent; 0 for what has none."""
    return 1 if effect in COUNTED else 0


@rule("drd2.action.one_consequence")
def one_consequence(effects: tuple[Effect, ...]) -> bool:
    """Whether a declaration carries exactly one kind of consequence."""
    return len(effects) == 1


@rule("drd2.action.area")
def area(marked: bool) -> Ruling[bool]:
    """Whether an action hits several by its nature: as the scene marks it."""
    return Ruling(marked, (True, False))
