"""What an option would mean: the chance of a test of this level, and what is paid for it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bojiste.core.ask import Ask, Option
from bojiste.core.shown import NO_MEANING, Fact, Fall, Meaning
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.prepare import View


def meaning(view: View, ask: Ask, option: Option) -> Meaning:
    """Of a declared skill how two dice with its level come out where nobody stands against it; of a price the price."""
    facts = []
    if option.data.get("price") and "property" in {**ask.data, **option.data}:
        paid = {"price": option.data["price"], "property": {**ask.data, **option.data}["property"]}
        facts.append(Fact("costs", "price", paid))
    if ask.topic != "declare" or "level" not in option.data:
        return Meaning(facts=tuple(facts)) if facts else NO_MEANING
    falls = tuple(_falls(option.data["level"]))
    chance = sum((one.share for one in falls if one.result == "succeeds"), Fraction(0))
    alone = Fact("knows", "alone", {"level": option.data["level"]})
    return Meaning(chance, falls, (*facts, alone, Fact("fails", "exhaust")))


def _falls(level: int) -> Iterator[Fall]:
    """The totals of the two dice alone."""
    sides = rules.roll.SIDES
    for total in range(2, 2 * sides + 1):
        ways = sum(1 for first in range(1, sides + 1) if 1 <= total - first <= sides)
        first = min(total - 1, sides)
        success = rules.test.success(rules.roll.basic(first, total - first, level))
        yield Fall(total, Fraction(ways, sides**2), "succeeds" if success else "fails")
