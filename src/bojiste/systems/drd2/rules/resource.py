"""Resources: pools, abilities, what may replace what, and the payment as one step."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import fate, scar


class Sources(NamedTuple):
    """What one payer could use for one payment of one property.

    ``banked`` are unspent resources of the scar made in this action, ``scarred`` is the severity of that scar (0: none
    yet), ``ability`` the effective ability left for new or deeper scars (0 for whoever is no hero).
    """

    pool: int = 0
    advantage: int = 0
    fate: int = 0
    limit: int = 0
    bond: int = 0
    banked: int = 0
    container: int = 0
    sacrifice: int = 0
    scarred: int = 0
    ability: int = 0


class Split(NamedTuple):
    """How a price is divided; ``scar`` is the severity added now, whose yield joins the bank before paying."""

    banked: int = 0
    advantage: int = 0
    pool: int = 0
    fate: int = 0
    bond: int = 0
    container: int = 0
    sacrifice: int = 0
    scar: int = 0

    @property
    def total(self) -> int:
        """Resources put down (the severity is no resource)."""
        return sum(self[:-1])


ORDER = ("banked", "advantage", "pool", "fate", "bond", "container")
"""What an unattended payer puts down first; things are never given up unattended."""


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


def caps(sources: Sources, deeper: int = 0) -> Split:
    """The most each source can give, a scar made or deepened by ``deeper`` counted in; Bond knows no limit."""
    return Split(
        banked=sources.banked + scar.self_raise(sources.scarred, deeper),
        advantage=sources.advantage,
        pool=sources.pool,
        fate=fate.limit(sources.limit, sources.fate),
        bond=sources.bond,
        container=sources.container,
        sacrifice=sources.sacrifice,
        scar=deeper,
    )


@rule("drd2.resource.payment", "drd2.helper.bond")
def payment(price: int, sources: Sources, order: tuple[str, ...] = ORDER, deeper: int = 0) -> Split | None:
    """A price taken from the sources in this order, in full or (none) not at all."""
    most = caps(sources, deeper)
    parts: dict[str, int] = {}
    for source in order:
        parts[source] = min(getattr(most, source), price)
        price -= parts[source]
    return None if price else Split(**parts, scar=deeper)


def at_hand(sources: Sources, sacrifices: bool = False) -> int:
    """Resources the payer could put down without a new or deeper scar."""
    most = caps(sources)
    return most.total - (0 if sacrifices else most.sacrifice)


def default_split(price: int, sources: Sources, scar_max: int = 0) -> Split | None:
    """How a payer divides a price who says nothing else; none if it cannot pay.

    A scar (of at most ``scar_max`` in all) only for what the rest does not cover; what it yields is spent first, since
    it is lost with the action, and the pool is not.
    """
    missing = scar.self_combined(price, at_hand(sources))
    deeper = scar.needed(missing, sources.scarred) if missing else 0
    if not scar.self_floor(deeper, sources.ability) or (deeper and sources.scarred + deeper > scar_max):
        return None
    return payment(price, sources, deeper=deeper)
