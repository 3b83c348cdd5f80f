"""``srd5.dice.*`` against the examples of the catalogue."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "natural, modifier, target, expected",
    [
        example("srd5.dice.d20_test E1", 12, 1, 13, True),
        example("srd5.dice.d20_test E2", 10, -1, 10, False),
        example("srd5.dice.d20_test E3", 20, 1, 22, False),
        example("srd5.dice.d20_test edge", 1, 12, 13, True),
    ],
)
def test_d20_test(natural: int, modifier: int, target: int, expected: bool) -> None:
    assert rules.dice.d20_test(natural, modifier, target) is expected


@pytest.mark.parametrize(
    "first, second, state, expected",
    [
        example("srd5.dice.advantage E1", 4, 17, +1, 17),
        example("srd5.dice.advantage E2", 20, 3, -1, 3),
        example("srd5.dice.advantage E3", 20, 20, -1, 20),
        example("srd5.dice.advantage edge-equal", 7, 7, +1, 7),
        example("srd5.dice.advantage edge-plain", 7, 19, 0, 7),
    ],
)
def test_advantage(first: int, second: int, state: int, expected: int) -> None:
    assert rules.dice.advantage(first, second, state) == expected


@pytest.mark.parametrize(
    "state, sign", [example("srd5.dice.advantage law", +1, 1), example("srd5.dice.advantage law-", -1, -1)]
)
def test_advantage_has_its_exact_distribution(state: int, sign: int) -> None:
    """The higher of two d20 is k in 2k - 1 of 400 cases; the lower mirrors it."""
    seen = Counter(rules.dice.advantage(a, b, state) for a, b in product(range(1, 21), repeat=2))
    assert seen == {k if sign > 0 else 21 - k: 2 * k - 1 for k in range(1, 21)}


@pytest.mark.parametrize(
    "sources_for, sources_against, state",
    [
        example("srd5.dice.adv_cancel E1", 1, 3, 0),
        example("srd5.dice.adv_cancel E2", 2, 1, 0),
        example("srd5.dice.adv_cancel edge-for", 2, 0, 1),
        example("srd5.dice.adv_cancel edge-against", 0, 1, -1),
        example("srd5.dice.adv_cancel edge-none", 0, 0, 0),
    ],
)
def test_adv_cancel(sources_for: int, sources_against: int, state: int) -> None:
    assert rules.dice.adv_cancel(sources_for, sources_against) == state


@pytest.mark.parametrize(
    "first, second, which, new, state, expected",
    [
        example("srd5.dice.reroll E1", 1, 8, 0, 19, +1, 19),
        example("srd5.dice.reroll edge-new-must-be-used", 5, 8, 1, 2, +1, 5),
        example("srd5.dice.reroll edge-disadvantage", 1, 8, 0, 19, -1, 8),
    ],
)
def test_reroll(first: int, second: int, which: int, new: int, state: int, expected: int) -> None:
    assert rules.dice.reroll(first, second, which, new, state) == expected


@pytest.mark.parametrize(
    "initiator, opponent, expected",
    [
        example("srd5.dice.contest E1", 12, 12, False),
        example("srd5.dice.contest E2", 12, 12, False),
        example("srd5.dice.contest E3", rules.dice.advantage(5, 15, 1) + 3, 14 + 2, True),
        example("srd5.dice.contest edge", 11, 12, False),
    ],
)
def test_contest(initiator: int, opponent: int, expected: bool) -> None:
    assert rules.dice.contest(initiator, opponent) is expected


@pytest.mark.parametrize(
    "modifier, state, expected",
    [
        example("srd5.dice.passive E1", 2, 0, 12),
        example("srd5.dice.passive E2", 2, -1, 7),
        example("srd5.dice.passive edge", 2, 1, 17),
    ],
)
def test_passive(modifier: int, state: int, expected: int) -> None:
    assert rules.dice.passive(modifier, state) == expected


@pytest.mark.parametrize(
    "score, expected",
    [
        example("srd5.dice.ability_modifier E1", 15, 2),
        example("srd5.dice.ability_modifier E2", 9, -1),
        example("srd5.dice.ability_modifier E3", 1, -5),
        example("srd5.dice.ability_modifier E4", 30, 10),
    ],
)
def test_ability_modifier(score: int, expected: int) -> None:
    assert rules.dice.ability_modifier(score) == expected


@pytest.mark.parametrize(
    "level, expected",
    [
        example("srd5.dice.proficiency E1", 4, 2),
        example("srd5.dice.proficiency E2", 5, 3),
        example("srd5.dice.proficiency E3", 17, 6),
        example("srd5.dice.proficiency edge-challenge-0", 0, 2),
        example("srd5.dice.proficiency edge-level-8", 8, 3),
        example("srd5.dice.proficiency edge-level-9", 9, 4),
        example("srd5.dice.proficiency edge-level-13", 13, 5),
        example("srd5.dice.proficiency edge-level-20", 20, 6),
        example("srd5.dice.proficiency edge-challenge-21", 21, 7),
        example("srd5.dice.proficiency edge-challenge-28", 28, 8),
        example("srd5.dice.proficiency edge-challenge-30", 30, 9),
    ],
)
def test_proficiency(level: int, expected: int) -> None:
    assert rules.dice.proficiency(level) == expected


@pytest.mark.parametrize(
    "number, expected", [example("srd5.dice.round_down E1", 7, 3), example("srd5.dice.round_down E2", 1, 0)]
)
def test_round_down(number: int, expected: int) -> None:
    assert rules.dice.round_down(number) == expected
