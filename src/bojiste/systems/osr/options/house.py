"""What many tables play and no book says: each is a rule of its own (``osr.house.…``, ``rules/house.py``)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictBool, StrictInt

from bojiste.core.reading import Strict


class House(Strict):
    """Defaults are the book's."""

    ties_miss: StrictBool = False
    """Whether a total equal to the armour class misses."""
    critical_from: Annotated[StrictInt, Field(ge=15, le=20)] = 20
    """From which face on the die alone hits, critically."""
    miss_up_to: Annotated[StrictInt, Field(ge=0, le=5)] = 1
    """Up to which face the die alone misses; 0: it never does."""
    full_damage_critical: StrictBool = True
    """Whether damage dice that all show their highest are a critical hit."""
    least_damage: Annotated[StrictInt, Field(ge=0, le=5)] = 1
    """What a hit does at least."""
    save_naturals: StrictBool = True
    """Whether the die alone decides a saving throw on 1 and on 20."""
    night_heals: Annotated[StrictInt, Field(ge=0, le=20)] = 2
    """Hit points that an undisturbed night gives."""
    wild_healing: StrictBool = False
    """Whether nights in the wilderness and in a dungeon heal, too."""
    morale: Annotated[StrictInt, Field(ge=-4, le=4)] = 0
    """What is added to everybody's morale."""
    brave_after: Annotated[StrictInt, Field(ge=1, le=3)] = 2
    """After so many passed tests of morale a group fights to the death."""
    surprise: StrictBool = True
    """Whether anybody is ever surprised."""
    surround_from: Annotated[StrictInt, Field(ge=2, le=8)] = 3
    """How many enemies around one have a bonus to hit."""
    surround_bonus: Annotated[StrictInt, Field(ge=0, le=5)] = 1
    """What that bonus is."""
    fatigue_weight: Annotated[StrictInt, Field(ge=0, le=3)] = 1
    """How many times fatigue is taken from rolls."""
    stand_after_moving: StrictBool = False
    """Whether somebody who has moved in the round may still get up."""
