"""``srd5.reaction.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "granted, trigger, expected",
    [
        example("srd5.reaction.what E1", ("leaves_reach",), "leaves_reach", True),
        example("srd5.reaction.what edge-not-granted", ("leaves_reach",), "is_hit", False),
    ],
)
def test_what(granted: tuple[str, ...], trigger: str, expected: bool) -> None:
    assert rules.reaction.what(granted, trigger) is expected


@pytest.mark.parametrize(
    "available, starts_turn, expected",
    [
        example("srd5.reaction.one E1", False, False, False),
        example("srd5.reaction.one E1-own-turn", False, True, True),
        example("srd5.reaction.one E2", False, False, False),
        example("srd5.reaction.one edge-unused", True, False, True),
    ],
)
def test_one(available: bool, starts_turn: bool, expected: bool) -> None:
    assert rules.reaction.one(available, starts_turn) is expected


@pytest.mark.parametrize(
    "hp, acts, moves, expected",
    [
        example("srd5.reaction.resume E1", 3, True, True, True),
        example("srd5.reaction.resume edge-dead", 0, True, True, False),
        example("srd5.reaction.resume edge-stunned", 3, False, False, False),
        example("srd5.reaction.resume edge-incapacitated", 3, False, True, True),
    ],
)
def test_resume(hp: int, acts: bool, moves: bool, expected: bool) -> None:
    assert rules.reaction.resume(hp, acts, moves) is expected


@pytest.mark.parametrize(
    "says_before, expected",
    [
        example("srd5.reaction.timing E1", False, rules.reaction.AFTER),
        example("srd5.reaction.timing E2", True, rules.reaction.BEFORE),
    ],
)
def test_timing(says_before: bool, expected: int) -> None:
    assert rules.reaction.timing(says_before) == expected


@pytest.mark.parametrize(
    "conditions, surprised, barred",
    [
        example("srd5.reaction.incapacitated E1", rules.condition.STUNNED, False, True),
        example("srd5.reaction.incapacitated edge-surprised", 0, True, True),
        example(
            "srd5.reaction.incapacitated edge-free", rules.condition.PRONE | rules.condition.GRAPPLED, False, False
        ),
    ],
)
def test_incapacitated(conditions: int, surprised: bool, barred: bool) -> None:
    assert rules.reaction.incapacitated(conditions, surprised) is barred
    assert rules.reaction.can_react(True, conditions, surprised) is not barred
    assert not rules.reaction.can_react(False, conditions, surprised)


@pytest.mark.parametrize(
    "places, ruling, expected",
    [
        example("srd5.reaction.simultaneous E1", (4, 1), (), (1, 4)),
        example("srd5.reaction.simultaneous edge-ruling", (1, 4), (4, 1), (4, 1)),
    ],
)
def test_simultaneous(places: tuple[int, ...], ruling: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert rules.reaction.simultaneous(places, ruling) == expected
