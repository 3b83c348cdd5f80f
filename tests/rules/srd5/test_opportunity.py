"""``srd5.opportunity.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.action import extra_attack
from bojiste.systems.srd5.rules.damage import roll
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize(
    "before, after, reach, expected",
    [
        example("srd5.opportunity.reach_each E1-glaive-near", 5, 10, 10, False),
        example("srd5.opportunity.reach_each E1-fist", 5, 10, 5, True),
        example("srd5.opportunity.reach_each E1-glaive", 10, 15, 10, True),
        example("srd5.opportunity.reach_each E1-fist-far", 10, 15, 5, False),
    ],
)
def test_reach_each(before: int, after: int, reach: int, expected: bool) -> None:
    assert rules.opportunity.reach_each(before * FT, after * FT, reach * FT) is expected


@pytest.mark.parametrize(
    "points, natural, die, left, goes_on",
    [
        example("srd5.opportunity.timing E1", 7, 14, 1, 3, True),
        example("srd5.opportunity.timing E2", 7, 14, 4, 0, False),
        example("srd5.opportunity.timing S6", 7, 12, 4, 0, False),
    ],
)
def test_timing(points: int, natural: int, die: int, left: int, goes_on: bool) -> None:
    assert rules.attack.step_resolve(natural, 5, 15) == rules.attack.HIT
    after = rules.hit_points.subtract(points, roll(die, 3))
    assert after == left
    assert rules.opportunity.timing(after, can_move=True) is goes_on


@pytest.mark.rule("srd5.opportunity.timing")
def test_a_mover_that_is_held_stays() -> None:
    assert not rules.opportunity.timing(7, can_move=False)


@pytest.mark.parametrize("attacks, made", [example("srd5.opportunity.one_attack E1", 2, 1)])
def test_a_fighter_strikes_once(attacks: int, made: int) -> None:
    assert extra_attack(attacks, attack_action=False, own_turn=False) == made


@pytest.mark.parametrize("strength, damage", [example("srd5.opportunity.one_attack E2", 0, 1)])
def test_brok_has_only_his_fist(strength: int, damage: int) -> None:
    assert rules.melee.unarmed(strength) == damage


@pytest.mark.parametrize(
    "points, strikes, left",
    [example("srd5.opportunity.simultaneous E1", 18, [(10, 12), (4, 0)], 3)],
)
def test_two_orcs_strike(points: int, strikes: list[tuple[int, int]], left: int) -> None:
    """Brok's Armor Class 14; the orcs have +5 and 1d12 + 3."""
    for natural, die in strikes:
        assert rules.opportunity.timing(points, can_move=True)
        if rules.attack.step_resolve(natural, 5, 14):
            points = rules.hit_points.subtract(points, roll(die, 3))
    assert points == left
