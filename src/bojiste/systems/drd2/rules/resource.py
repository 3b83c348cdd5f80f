"""Resources: pools, abilities, what may replace what, and the payment as one step."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import fate, money, scar
from bojiste.systems.drd2.words import Property, Refusal, Source, Sources, Split, Type

_ALL = frozenset(Type)
WHO_PAYS: dict[Source, frozenset[Type]] = {
    Source.POOL: frozenset({Type.HERO}),
    Source.ADVANTAGE: _ALL,
    Source.FATE: frozenset({Type.BEING, Type.HELPER}),
    Source.BOND: frozenset({Type.HELPER}),
    Source.SCAR: frozenset({Type.HERO}),
    Source.CONTAINER: _ALL,
    Source.SACRIFICE: _ALL,
    Source.MONEY: frozenset(),
    Source.MATERIALS: frozenset(),
}
"""Table T11: who can pay with what."""

OF_ONE_PROPERTY = frozenset({Source.POOL, Source.SCAR, Source.CONTAINER, Source.SACRIFICE})
"""Sources that serve only the property they belong to; the others serve any."""


class Noted(NamedTuple):
    """A noted number: spendable resources, or a maximum."""

    word: str
    number: int
    spendable: bool


@rule("drd2.resource.hero_pools")
def hero_pools(pool: int, taken: int) -> int:
    """A hero's pool after spending; nothing else of the hero (levels, abilities, rolls) depends on it."""
    return pool - taken


@rule("drd2.resource.ability")
def ability(pool: int, effective: int) -> bool:
    """Whether a pool is within the effective ability."""
    return 0 <= pool <= effective


@rule("drd2.resource.effective_ability")
def effective_ability(base: int, severities: tuple[int, ...]) -> int:
    """Ability left under the scars of its property, 0 at the least; the scars count in full when they heal."""
    return base - scar.hero_ability(base, severities)


@rule("drd2.resource.notation")
def notation(text: str) -> Noted:
    """Read ``4 Soul`` (resources) or ``Soul 5`` (ability or limit)."""
    first, second = text.split()
    if first.isdecimal():
        return Noted(second, int(first), spendable=True)
    return Noted(first, int(second), spendable=False)


@rule("drd2.resource.substitution")
def substitution(payer: Type, source: Source, of: Property | None, price: Property, approach: bool = False) -> bool:
    """Whether the payer may use a source (``of`` a property, or of none) for a price of a property."""
    if not money.no_substitution(source) or payer not in WHO_PAYS[source]:
        return False
    if source is Source.SCAR:
        return scar.self_property(of, price, approach)
    return source not in OF_ONE_PROPERTY or of is price


@rule("drd2.resource.payment")
def payment(price: int, split: Split, sources: Sources) -> tuple[Refusal, ...]:
    """Why a split cannot pay the price; empty if the payment holds. Nothing is paid in part."""
    checks = (
        (split.total != price, Refusal.NOT_THE_PRICE),
        (min(split) < 0, Refusal.NEGATIVE_PART),
        (split.banked > sources.banked + scar.self_raise(sources.scarred, split.scar), Refusal.OVER_SCAR),
        (split.advantage > sources.advantage, Refusal.OVER_ADVANTAGE),
        (split.pool > sources.pool, Refusal.OVER_POOL),
        (split.fate > sources.fate, Refusal.OVER_FATE),
        (split.fate > sources.limit, Refusal.OVER_LIMIT),
        (split.bond > sources.bond, Refusal.OVER_BOND),
        (split.container > sources.container, Refusal.OVER_CONTAINER),
        (split.sacrifice > sources.sacrifice, Refusal.OVER_SACRIFICE),
        (not scar.self_floor(split.scar, sources.ability), Refusal.SCAR_TOO_DEEP),
    )
    return tuple(reason for wrong, reason in checks if wrong)


def at_hand(sources: Sources, sacrifices: bool = False) -> int:
    """Resources the payer could put down without a new or deeper scar."""
    kept = sources.container + (sources.sacrifice if sacrifices else 0)
    from_fate = fate.limit(sources.limit, sources.fate)
    return sources.banked + sources.advantage + sources.pool + from_fate + sources.bond + kept


def default_split(price: int, sources: Sources, scar_max: int = 0) -> Split | None:
    """How an unattended payer divides a price; none if it cannot pay.

    In this order: bank, Advantage, pool or Fate up to the limit, Bond, container, and last a scar of at most
    ``scar_max``. Things are never sacrificed unattended.
    """
    missing = scar.self_combined(price, at_hand(sources))
    deeper = scar.needed(missing, sources.scarred) if missing else 0
    if not scar.self_floor(deeper, sources.ability) or (deeper and sources.scarred + deeper > scar_max):
        return None
    rest, parts = price, []
    from_fate = fate.limit(sources.limit, sources.fate)
    for most in (sources.banked, sources.advantage, sources.pool, from_fate, sources.bond, sources.container):
        parts.append(min(most, rest))
        rest -= parts[-1]
    return Split(*parts)._replace(banked=parts[0] + missing, scar=deeper) if missing else Split(*parts)


@rule("drd2.resource.activation")
def activation(price: int, binding: bool) -> int:
    """What a special ability costs: charged when the declaration becomes binding, whatever the dice then say."""
    return price if binding else 0
