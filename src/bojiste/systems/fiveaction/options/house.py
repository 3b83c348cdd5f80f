"""What many tables play and no book says: each is a rule of its own (``fiveaction.house.…``, ``rules/house.py``)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bojiste.core.reading import Strict

Share = Annotated[int, Field(ge=0, le=300, strict=True)]
"""So many parts of a hundred."""


class House(Strict):
    """Defaults are the book's."""

    ties_hit: bool = False
    """Whether an attack equal to the defence hits."""
    empty_air: bool = True
    """Whether an attack of 13 and less misses whoever stands there."""
    test_naturals: bool = True
    """Whether the highest natural of a test always succeeds and the lowest always fails."""
    criticals_rarer: Annotated[int, Field(ge=-5, le=5, strict=True)] = 0
    """By how much the threshold of every critical is raised; below 0 they are more frequent."""
    confirm_critical: bool = True
    """Whether a second roll must confirm a critical hit."""
    fumbles: Literal["confirmed", "always", "never"] = "confirmed"
    """Whether the lowest natural is a fumble if a further roll fails, in any case, or never."""
    actions_of_a_round: Annotated[int, Field(ge=3, le=8, strict=True)] = 5
    """Actions of a round, before slowness takes from them."""
    more_lives: Annotated[int, Field(ge=-5, le=30, strict=True)] = 0
    """What is added to everybody's lives."""
    armour_share: Share = 100
    """How many parts of a hundred of its reduction armour has."""
    strength_damage: bool = True
    """Whether STR adds to damage."""
    wound_penalties: Share = 100
    """How many parts of a hundred of their penalties wounds have."""
    shock_harder: Annotated[int, Field(ge=-10, le=10, strict=True)] = 0
    """What is added to the target number of tests against shock."""
    fainting: bool = True
    """Whether wounds, stun and shock make anybody faint."""
    outnumbering: Share = 100
    """How many parts of a hundred of their bonus the second and each further opponent have."""
