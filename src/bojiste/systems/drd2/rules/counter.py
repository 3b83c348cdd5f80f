"""Counteractions and their three conditions."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import HARMING, HELPING, Effect, Ruling


@rule("drd2.counter.cond_harm")
def cond_harm(effect: Effect, affected: frozenset[str], actor: str) -> bool:
    """Condition 2: a harming counteraction harms nobody but the actor."""
    return effect not in HARMING or affected <= {actor}


@rule("drd2.counter.cond_no_new")
def cond_no_new(affected: frozenset[str], actor: str, actor_targets: frozenset[str]) -> bool:
    """Condition 3: it affects nobody but the actor and the targets of the actor's action."""
    return affected <= actor_targets | {actor}


@rule("drd2.counter.validity")
def validity(harm: bool, no_new: bool) -> Ruling[bool]:
    """Whether the counteraction stands; conditions 2 and 3 leave the GM no choice when they fail."""
    return Ruling(True, (True, False)) if harm and no_new else Ruling(False, (False,))


@rule("drd2.counter.effects", "drd2.elimination.by_counter")
def effects(effect: Effect, recipient: str, actor: str, actor_targets: frozenset[str]) -> bool:
    """Whether a counteraction may bring this to that recipient: harm to the actor, help to a target, or mere story."""
    if effect in HARMING:
        return recipient == actor
    if effect in HELPING:
        return recipient in actor_targets
    return effect is Effect.STORY
