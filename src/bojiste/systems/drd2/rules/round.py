"""The round."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Initiative, Ruling, Status, Words


@rule("drd2.round.length")
def length(tempo: Words = "") -> Ruling[Words]:
    """How long the round is, in words; it stays as it was."""
    return Ruling(tempo)


@rule("drd2.round.long_rounds")
def long_rounds(amount: int, house_rule: int | None = None) -> int:
    """What a rest brings in rounds of days: unchanged, unless the table has a rule of its own."""
    return amount if house_rule is None else house_rule


def renewed(status: Status) -> Initiative:
    """The initiative at the start of the next round: whoever is not active has none."""
    return Initiative.WAITING if status is Status.ACTIVE else Initiative.LOST
