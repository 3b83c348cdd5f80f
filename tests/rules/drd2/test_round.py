"""drd2.round: the round."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Initiative, Status
from tests.table import example

WAITING, POSTPONED, SPENT, LOST = Initiative


@pytest.mark.parametrize(
    "tempo",
    [
        example("drd2.round.length E1 SE-29 beer", "long"),
        example("drd2.round.length E1 SE-29 punch", "seconds"),
    ],
)
def test_length(tempo: str) -> None:
    assert rules.round.length(tempo).default == tempo
    assert rules.round.length(tempo).answers == ()


@pytest.mark.parametrize(
    "house_rule, expected",
    [
        example("drd2.round.long_rounds E1", None, 3),
        example("drd2.round.long_rounds edge house rule", 5, 5),
    ],
)
def test_long_rounds(house_rule: int | None, expected: int) -> None:
    assert rules.round.long_rounds(rules.rest.ORDINARY, house_rule) == expected


@pytest.mark.parametrize(
    "initiative, expected",
    [
        example("drd2.round.end E1 lost", POSTPONED, LOST),
        example("drd2.round.end E1 spent", SPENT, SPENT),
    ],
)
def test_what_lapses(initiative: Initiative, expected: Initiative) -> None:
    assert rules.turn.postponed_lost(initiative) is expected


@pytest.mark.parametrize(
    "status, expected",
    [
        example("drd2.round.end E1 next round", Status.ACTIVE, WAITING),
        example("drd2.elimination.state edge no initiative", Status.PRESENT, LOST),
    ],
)
def test_renewed(status: Status, expected: Initiative) -> None:
    assert rules.round.renewed(status) is expected
