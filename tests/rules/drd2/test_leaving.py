"""drd2.leave: leaving the conflict."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.rules.conflict import Carried
from bojiste.systems.drd2.words import Status
from tests.table import example


@pytest.mark.parametrize(
    "disengaged, expected",
    [
        example("drd2.leaving.condition E1 SE-37 dash", False, False),
        example("drd2.leaving.condition E1 SE-37 next success", True, True),
    ],
)
def test_condition(disengaged: bool, expected: bool) -> None:
    ruling = rules.leaving.condition(disengaged)
    assert ruling.default is expected
    assert set(ruling.answers) == {True, False}


@pytest.mark.parametrize(
    "before, got_clear, opponent_succeeded, expected",
    [
        example("drd2.leaving.condition edge got clear", False, True, False, True),
        example("drd2.leaving.condition edge stays clear", True, False, False, True),
        example("drd2.leaving.condition edge caught again", True, False, True, False),
        example("drd2.leaving.condition edge never clear", False, False, False, False),
    ],
)
def test_disengaged(before: bool, got_clear: bool, opponent_succeeded: bool, expected: bool) -> None:
    assert rules.leaving.disengaged(before, got_clear, opponent_succeeded) is expected


@pytest.mark.parametrize(
    "now, expected",
    [example("drd2.leaving.effect E1", Carried(3, 2, pool=4), (Status.LEFT, Carried(None, 0, pool=4)))],
)
def test_effect(now: Carried, expected: tuple[Status, Carried]) -> None:
    assert rules.leaving.effect(now) == expected
