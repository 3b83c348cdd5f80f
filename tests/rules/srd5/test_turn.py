"""``srd5.turn.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "action_used, can_act, expected",
    [
        example("srd5.turn.budget E1", False, True, True),
        example("srd5.turn.budget E2", True, True, False),
        example("srd5.turn.budget edge-stunned", False, False, False),
    ],
)
def test_budget(action_used: bool, can_act: bool, expected: bool) -> None:
    assert rules.turn.budget(action_used, can_act) is expected


@pytest.mark.parametrize(
    "used, moves_or_acts, expected",
    [
        example("srd5.turn.free_interaction E1", False, True, True),
        example("srd5.turn.free_interaction edge-used", True, True, False),
        example("srd5.turn.free_interaction edge-neither", False, False, False),
    ],
)
def test_free_interaction(used: bool, moves_or_acts: bool, expected: bool) -> None:
    assert rules.turn.free_interaction(used, moves_or_acts) is expected
