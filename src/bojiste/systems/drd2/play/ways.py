"""Ways to divide a price among what somebody has."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.rules.resource import Sources, Split

SPARING_ORDER = ("banked", "pool", "fate", "bond", "container", "advantage", "sacrifice")
"""Keeping Advantage for last."""
OTHERWISE = "otherwise"


def least_scar(price: int, sources: Sources) -> int:
    """The severity without which the price cannot be paid; 0 if none is needed."""
    missing = rules.scar.self_combined(price, rules.resource.at_hand(sources, sacrifices=True))
    return rules.scar.needed(missing, sources.scarred) if missing else 0


def default_split(price: int, sources: Sources) -> Split | None:
    """How a price is paid when nobody says otherwise: without a scar if possible, with the lightest one if not; a thing
    is given up only where there is no other way, and both only where one alone would not do."""
    usual = rules.resource.default_split(price, sources, sources.scarred + sources.ability)
    if usual is not None or not sources.sacrifice:
        return usual
    everything = (*rules.resource.ORDER, "sacrifice")
    given_up = rules.resource.payment(price, sources, everything)
    deeper = least_scar(price, sources)
    if given_up is not None or not rules.scar.self_floor(deeper, sources.ability):
        return given_up
    return rules.resource.payment(price, sources, everything, deeper)


def ways(price: int, sources: Sources) -> Iterator[Split]:
    """Ways to pay worth offering, the default first, none twice; none if there is no way."""
    seen = set()
    for way in _thought_of(price, sources):
        if way is not None and way not in seen:
            seen.add(way)
            yield way


def _thought_of(price: int, sources: Sources) -> Iterator[Split | None]:
    yield default_split(price, sources)
    yield rules.resource.payment(price, sources, SPARING_ORDER)
    for source in (*rules.resource.ORDER[1:], "sacrifice"):  # each source first, and the rest as usual
        if getattr(sources, source):
            yield rules.resource.payment(price, sources, ("banked", source, *_others(source)))
    most = rules.scar.needed(price, sources.scarred)  # a graver one would only waste what it yields
    for severity in range(1, min(sources.ability, most) + 1):
        yield rules.resource.payment(price, sources, deeper=severity)


def _others(source: str) -> tuple[str, ...]:
    return tuple(one for one in rules.resource.ORDER[1:] if one != source)


def several_ways(price: int, sources: Sources) -> bool:
    """Whether there is more than one way to pay; a graver scar of one's own is another."""
    found = ways(price, sources)
    deeper = sources.ability > least_scar(price, sources)
    return next(found, None) is not None and (deeper or next(found, None) is not None)


def key_of(split: Split) -> str:
    """``pay:pool-2:scar-1``: a way to pay, as journals quote it."""
    return ":".join(("pay", *(f"{source}-{part}" for source, part in split._asdict().items() if part)))
