"""What an expedition brings, divided."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("osr.party.treasure_division")
def treasure_division(treasure: int, survivors: int, place: int) -> int:
    """The share of the so-many-th survivor (from 0) where nobody says otherwise: equal, the rest to the first."""
    return treasure // survivors + (treasure % survivors if place == 0 else 0)


@rule("osr.party.experience_division")
def experience_division(experience: int, participants: int) -> int:
    """Everybody's experience, the dead included."""
    return experience // participants
