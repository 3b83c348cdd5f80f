"""Properties: the three domains, and which of them pays."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Occasion, Property

APPROACH = Property.SOUL
"""What pays for an approach to initiative, whoever takes it."""
_BY_SKILL = frozenset({Occasion.DEMAND, Occasion.MANOEUVRE, Occasion.TEST})


@rule("drd2.property.decides_resource")
def decides_resource(occasion: Occasion, skill: Property, named: Property) -> Property:
    """The property that pays: of the used ``skill``, or the one ``named``; an approach always costs Soul.

    Named is what the challenge or the winning action acts upon, or what the special ability states.
    """
    if occasion is Occasion.APPROACH:
        return APPROACH
    return skill if occasion in _BY_SKILL else named
