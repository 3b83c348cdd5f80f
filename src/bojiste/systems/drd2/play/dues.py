"""Several payments one after another: whether what is left by the first ones will do for the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.ways import SPARING_ORDER, default_split
from bojiste.systems.drd2.rules.resource import Sources, Split
from bojiste.systems.drd2.words import Property


class Due(NamedTuple):
    """A payment to come."""

    price: int
    property: Property


Spent = Mapping[Property, Split]
"""What payments not yet taken use up, by property, all together."""
NOTHING: Spent = {}


def payable_in_turn(table: Table, who: str, dues: Sequence[Due], spent: Spent = NOTHING) -> bool:
    """Whether payments can be made one after another, the usual way or keeping Advantage for last."""
    due = [one for one in dues if one.price]
    return not due or any(_payable(table, who, due, spent, sparing) for sparing in (False, True))


def _payable(table: Table, who: str, dues: Sequence[Due], spent: Spent, sparing: bool) -> bool:
    for price, property in dues:
        sources = _left(table, who, property, spent)
        thrifty = rules.resource.payment(price, sources, SPARING_ORDER) if sparing else None
        split = thrifty or default_split(price, sources)
        if split is None:
            return False
        spent = with_payment(property, split, spent)
    return True


def _left(table: Table, who: str, property: Property, spent: Spent) -> Sources:
    """What is left for a payment of a property."""
    found, own = table.sources(who, property), spent.get(property, Split())
    return found._replace(
        pool=found.pool - own.pool,
        advantage=found.advantage - sum(split.advantage for split in spent.values()),
        fate=max(0, found.fate - sum(split.fate for split in spent.values())),
        bond=found.bond - sum(split.bond for split in spent.values()),
        banked=found.banked + rules.scar.self_raise(found.scarred, own.scar) - own.banked,
        container=found.container - own.container,
        sacrifice=found.sacrifice - own.sacrifice,
        scarred=found.scarred + own.scar,
        ability=found.ability - own.scar,
    )


def with_payment(property: Property, split: Split, spent: Spent = NOTHING) -> Spent:
    """One more payment used up; what giving up a thing has yielded too much is left for the next one."""
    both = zip(spent.get(property, Split()), split, strict=True)
    return {**spent, property: Split(*(before + now for before, now in both))}


def given_up(table: Table, who: str, property: Property, needed: int) -> tuple[str, ...]:
    """Names of broken things, those given up now included: the first listed that serve."""
    broken = list(table.now(who).broken)
    for thing in table.kit(who).things:
        if needed > 0 and thing.sacrifice and thing.sacrifice[0] is property and thing.id not in broken:
            broken.append(thing.id)
            needed -= thing.sacrifice[1]
    return tuple(broken)


def yielded(table: Table, who: str, broken: tuple[str, ...]) -> int:
    """What the things given up just now have yielded, whole things together."""
    fresh = broken[len(table.now(who).broken) :]
    return sum(thing.sacrifice[1] for thing in table.kit(who).things if thing.sacrifice and thing.id in fresh)
