"""What many tables play and no book says: each is a rule of its own (``drd2.house.…``, ``rules/house.py``)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bojiste.core.reading import Strict


class House(Strict):
    """Defaults are the book's."""

    success_from: Annotated[int, Field(ge=5, le=15, strict=True)] = 9
    """From which result on a test and a reaction to a challenge succeed."""
    ties: Literal["actor", "counter"] = "actor"
    """Who wins a clash of equal results: whoever acts, or whoever counters."""
    double_six: Annotated[int, Field(ge=0, le=6, strict=True)] = 0
    """What two sixes add to a result."""
    double_one_fails: bool = False
    """Whether two ones are the lowest result there is, whatever the level."""
    exhaustion_price: Literal["threat", "half", "one"] = "threat"
    """What an exhaustion costs: as much as the own Threat, half of it, or 1."""
    exhaustion_raises_threat: Annotated[int, Field(ge=0, le=3, strict=True)] = 1
    """By how much an exhaustion raises the own Threat."""
    most_threat: Annotated[int, Field(ge=2, le=20, strict=True)] | None = None
    """Beyond what Threat never rises."""
    own_scars: bool = True
    """Whether heroes may scar themselves so as to pay."""
    own_scar_yields: Annotated[int, Field(ge=0, le=5, strict=True)] = 2
    """Resources that a self-inflicted scar gives beyond its severity."""
    manoeuvre_price: Annotated[int, Field(ge=0, le=5, strict=True)] = 1
    """Resources that a manoeuvre costs."""
    two_manoeuvres: bool = False
    """Whether everybody may put two different manoeuvres into one action."""
    mighty: Annotated[int, Field(ge=1, le=5, strict=True)] = 1
    """By how much a mighty action raises the price of exhausting against it."""
    cunning: Annotated[int, Field(ge=1, le=5, strict=True)] = 1
    """By how much cunning enlarges a consequence."""
    fate_at_once: Literal["limit", "twice", "all"] = "limit"
    """How much Fate a being may put into one payment: up to its limit, twice that, or all there is."""
