"""Penalties: the mirror images of the basic manoeuvres."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import roll
from bojiste.systems.drd2.words import COUNTED, Effect, Keep, Manoeuvre, Penalty

FORBIDS: dict[Penalty, Manoeuvre] = {
    Penalty.IMPRECISE: Manoeuvre.PRECISE,
    Penalty.WEAK: Manoeuvre.MIGHTY,
    Penalty.FOOLISH: Manoeuvre.CUNNING,
}
"""Table T5, penalties."""


@rule("drd2.penalty.source")
def source(scope: tuple[str, ...], used: tuple[str, ...]) -> bool:
    """Whether a penalty of this scope works on an action with these skills."""
    return any(skill in scope for skill in used)


@rule("drd2.penalty.imprecise")
def imprecise(first: int, second: int, third: int) -> tuple[int, int]:
    """The dice that count in an imprecise roll."""
    return roll.modes(first, second, third, Keep.LOWER)


@rule("drd2.penalty.weak")
def weak(suffered: bool) -> int:
    """By how much exhausting against the action is cheaper."""
    return int(suffered)


@rule("drd2.penalty.foolish")
def foolish(effect: Effect, size: int) -> int:
    """What is left of a foolish action's consequence: no Threat, Advantage or scar; all else stays."""
    return 0 if effect in COUNTED else size


@rule("drd2.penalty.stack")
def stack(penalties: tuple[Penalty, ...]) -> tuple[Penalty, ...]:
    """The penalties that work: different ones together, the same one once."""
    return tuple(penalty for penalty in Penalty if penalty in penalties)


def forbidden(penalties: tuple[Penalty, ...]) -> tuple[Manoeuvre, ...]:
    """The manoeuvres that penalties forbid."""
    return tuple(FORBIDS[penalty] for penalty in stack(penalties))
