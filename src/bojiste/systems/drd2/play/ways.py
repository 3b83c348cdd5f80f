"""Ways to divide a price among what somebody has."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Sources, Split

DEFAULT_ORDER = ("banked", "advantage", "pool", "fate", "bond", "container", "sacrifice")
SPARING_ORDER = ("banked", "pool", "fate", "bond", "container", "advantage", "sacrifice")
"""The same, keeping Advantage for last."""
SCARS_SHOWN = 5
OTHERWISE = "otherwise"


def caps(sources: Sources, deeper: int = 0) -> dict[str, int]:
    """The most each source can give, a scar made or deepened by ``deeper`` counted in."""
    return {
        "banked": sources.banked + rules.scar.self_raise(sources.scarred, deeper),
        "advantage": sources.advantage,
        "pool": sources.pool,
        "fate": rules.fate.limit(sources.limit, sources.fate),
        "bond": sources.bond,
        "container": sources.container,
        "sacrifice": sources.sacrifice,
    }


def fill(price: int, sources: Sources, order: tuple[str, ...], deeper: int = 0) -> Split | None:
    """The price taken from the sources in this order; none if they do not suffice."""
    most = caps(sources, deeper)
    parts = {}
    for source in order:
        parts[source] = min(most[source], price)
        price -= parts[source]
    return None if price else Split(**parts, scar=deeper)


def least_scar(price: int, sources: Sources) -> int:
    """The severity without which the price cannot be paid; 0 if none is needed."""
    missing = rules.scar.self_combined(price, rules.resource.at_hand(sources, sacrifices=True))
    return rules.scar.needed(missing, sources.scarred) if missing else 0


def default_split(price: int, sources: Sources) -> Split | None:
    """How a price is paid when nobody says otherwise: without a scar if possible, with the lightest one if not."""
    light = rules.resource.default_split(price, sources)
    if light is not None:
        return light
    unwounded = fill(price, sources, DEFAULT_ORDER)
    return unwounded or rules.resource.default_split(price, sources, sources.scarred + sources.ability)


def ways(price: int, sources: Sources) -> Iterator[Split]:
    """Ways to pay worth offering, the default first, none twice; none if there is no way."""
    seen = set()
    for way in _thought_of(price, sources):
        if way is not None and way not in seen and not rules.resource.payment(price, way, sources):
            seen.add(way)
            yield way


def _thought_of(price: int, sources: Sources) -> Iterator[Split | None]:
    yield default_split(price, sources)
    yield fill(price, sources, SPARING_ORDER)
    if sources.sacrifice:
        yield fill(price, sources, ("banked", "sacrifice", *DEFAULT_ORDER[1:-1]))
    for severity in range(1, min(sources.ability, SCARS_SHOWN) + 1):
        yield fill(price, sources, DEFAULT_ORDER, severity)


def several_ways(price: int, sources: Sources) -> bool:
    """Whether there is more than one way to pay."""
    found = ways(price, sources)
    return next(found, None) is not None and next(found, None) is not None


def key_of(split: Split) -> str:
    """``pay:pool-2:scar-1``: a way to pay, as journals quote it."""
    return ":".join(("pay", *(f"{source}-{part}" for source, part in split._asdict().items() if part)))
