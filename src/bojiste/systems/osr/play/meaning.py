"""What an option would mean: its chance, so many in six."""

from __future__ import annotations

from fractions import Fraction

from bojiste.core.ask import Ask, Option
from bojiste.core.shown import NO_MEANING, Fall, Meaning
from bojiste.systems.osr.prepare import View

SIX = 6


def meaning(view: View, ask: Ask, option: Option) -> Meaning:
    """The chance of what is tried on a day."""
    given = option.data.get("chance")
    if not isinstance(given, int) or isinstance(given, bool) or not 0 < given <= SIX:
        return NO_MEANING
    falls = tuple(Fall(face, Fraction(1, SIX), "succeeds" if face <= given else "fails") for face in range(1, SIX + 1))
    return Meaning(Fraction(given, SIX), falls)
