"""Scars: lasting harm, inflicted or self-inflicted."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Kind, Property, Refusal, Ruling, Sorting, Type

BLOCKS_FROM = 3
YIELD = 2
"""Resources a self-inflicted scar gives beyond its severity."""


@rule("drd2.scar.record")
def record(severity: int, scope: tuple[str, ...]) -> tuple[Refusal, ...]:
    """What is wrong with the record of a scar."""
    checks = ((severity < 1, Refusal.BAD_SEVERITY), (not scope, Refusal.NO_SCOPE))
    return tuple(reason for wrong, reason in checks if wrong)


@rule("drd2.scar.demand")
def demand(severity: int, scope: tuple[str, ...], used: tuple[str, ...]) -> int:
    """The demand a scar puts on an action with these skills and tags."""
    return severity if any(skill in scope for skill in used) else 0


@rule("drd2.scar.three_blocks")
def three_blocks(severity: int) -> Ruling[Sorting]:
    """How a hampered action is sorted: demanding up to severity 2; from 3 impossible, at 3 the GM may relent."""
    hard, impossible = Sorting(Kind.DEMANDING, severity), Sorting(Kind.IMPOSSIBLE)
    if severity < BLOCKS_FROM:
        return Ruling(hard, (hard,))
    return Ruling(impossible, (impossible, hard) if severity == BLOCKS_FROM else (impossible,))


@rule("drd2.scar.scope")
def scope(skills: tuple[tuple[str, Property, int], ...], of: Property) -> Ruling[tuple[str, ...]]:
    """What a scar hampers: the victim's best skill (id, property, level) of its property, the first of equals.

    Whoever has no skill there is hampered in the property as a whole.
    """
    under = [skill for skill in skills if skill[1] is of]
    if not under:
        return Ruling((of.value,))
    best = max(level for _, _, level in under)
    return Ruling((next(skill for skill, _, level in under if level == best),), tuple((skill[0],) for skill in under))


@rule("drd2.scar.no_benefit")
def no_benefit(demand: int, helps: bool) -> int:
    """The demand left where a scar would rather help: none, and no advantage either."""
    return 0 if helps else demand


@rule("drd2.scar.hero_ability", "drd2.scar.over_zero")
def hero_ability(base: int, severities: tuple[int, ...]) -> int:
    """How much of a hero's ability is struck out by the scars of its property."""
    return min(base, sum(severities))


@rule("drd2.scar.hero_clamp")
def hero_clamp(pool: int, effective: int, self_inflicted: bool = False, action_over: bool = False) -> int:
    """A hero's pool after a scar: cut to the ability, for a self-inflicted scar only when the action is over."""
    return pool if self_inflicted and not action_over else min(pool, effective)


@rule("drd2.scar.being")
def being(victim: Type) -> bool:
    """Whether a scar takes resources or maxima from its victim: from heroes only, never Fate or limits."""
    return victim is Type.HERO


@rule("drd2.scar.being_elimination")
def being_elimination(limit: int, severities: tuple[int, ...]) -> bool:
    """Whether a being is out at once: its scars of one property exceed that limit."""
    return sum(severities) > limit


@rule("drd2.scar.self")
def self(payer: Type, own_action: bool) -> bool:
    """Whether somebody may scar itself for a payment: a hero, in its own action, counteraction or reaction."""
    return payer is Type.HERO and own_action


@rule("drd2.scar.self_yield")
def self_yield(severity: int) -> int:
    """Resources that a self-inflicted scar of this severity (1 or more) gives."""
    return severity + YIELD


@rule("drd2.scar.self_one")
def self_one(of: Property, made: tuple[Property, ...]) -> bool:
    """Whether another self-inflicted scar of this property may be made in the action."""
    return of not in made


@rule("drd2.scar.self_raise")
def self_raise(severity: int, deeper: int) -> int:
    """Resources gained by making (severity 0) or deepening the action's scar by so much."""
    before = self_yield(severity) if severity else 0
    return self_yield(severity + deeper) - before if deeper else 0


@rule("drd2.scar.self_floor")
def self_floor(deeper: int, effective: int) -> bool:
    """Whether the ability left bears a self-inflicted scar, or its deepening, by so much."""
    return deeper <= effective


@rule("drd2.scar.self_combined")
def self_combined(price: int, others: int) -> int:
    """The part of a price left to a scar when other resources pay the rest."""
    return max(0, price - others)


def needed(missing: int, severity: int) -> int:
    """The severity to make (or, if there is one, to add) so that ``missing`` (1 or more) resources come of it."""
    return missing if severity else max(1, 1 + missing - self_yield(1))
