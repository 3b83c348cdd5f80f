"""What an option would mean: how many of the five actions it costs."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option
from bojiste.core.shown import NO_MEANING, Fact, Meaning
from bojiste.systems.fiveaction.prepare import View


def meaning(view: View, ask: Ask, option: Option) -> Meaning:
    """The actions that are spent."""
    price = option.data.get("price")
    if not isinstance(price, int) or not price:
        return NO_MEANING
    return Meaning(facts=(Fact("costs", "price", {"price": price}),), price=price)
