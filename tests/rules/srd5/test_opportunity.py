"""``srd5.opportunity.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.action import extra_attack
from bojiste.systems.srd5.rules.damage import roll
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize(
    "before, after, hostile, sees, can_react, expected",
    [
        example("srd5.opportunity.trigger E1", 5, 10, True, True, True, True),
        example("srd5.opportunity.trigger E2", 5, 5, True, True, True, False),
        example("srd5.opportunity.trigger edge-enters", 10, 5, True, True, True, False),
        example("srd5.opportunity.trigger edge-out-of-reach-already", 10, 15, True, True, True, False),
        example("srd5.opportunity.trigger edge-friend", 5, 10, False, True, True, False),
        example("srd5.opportunity.trigger edge-unseen", 5, 10, True, False, True, False),
        example(
            "srd5.opportunity.trigger edge-reaction-used",
            5,
            10,
            True,
            True,
            rules.reaction.can_react(False, 0, False),
            False,
        ),
        example(
            "srd5.opportunity.trigger edge-stunned",
            5,
            10,
            True,
            True,
            rules.reaction.can_react(True, rules.condition.STUNNED, False),
            False,
        ),
        example(
            "srd5.opportunity.trigger edge-surprised", 5, 10, True, True, rules.reaction.can_react(True, 0, True), False
        ),
    ],
)
def test_trigger(before: int, after: int, hostile: bool, sees: bool, can_react: bool, expected: bool) -> None:
    reach = 5 * FT
    in_reach = rules.melee.reach(before * FT, reach), rules.melee.reach(after * FT, reach)
    assert rules.opportunity.trigger(*in_reach, hostile, sees, can_react) is expected


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


@pytest.mark.parametrize(
    "is_melee, special, expected",
    [
        example("srd5.opportunity.one_attack edge-sword", True, False, True),
        example("srd5.opportunity.one_attack E2-shortbow", False, False, False),
        example("srd5.opportunity.one_attack edge-grapple", True, True, False),
    ],
)
def test_one_attack(is_melee: bool, special: bool, expected: bool) -> None:
    assert rules.opportunity.one_attack(is_melee, special) is expected


@pytest.mark.parametrize("attacks, made", [example("srd5.opportunity.one_attack E1", 2, 1)])
def test_a_fighter_strikes_once(attacks: int, made: int) -> None:
    assert extra_attack(attacks, attack_action=False, own_turn=False) == made


@pytest.mark.parametrize("strength, damage", [example("srd5.opportunity.one_attack E2", 0, 1)])
def test_brok_has_only_his_fist(strength: int, damage: int) -> None:
    assert rules.melee.unarmed(strength) == damage


@pytest.mark.parametrize(
    "disengaged, teleports, by_others, offered",
    [
        example("srd5.opportunity.disengage E1", True, False, False, False),
        example("srd5.opportunity.teleport E1", False, True, False, False),
        example("srd5.opportunity.forced E1", False, False, rules.opportunity.forced(False), False),
        example("srd5.opportunity.forced E2", False, False, rules.opportunity.forced(False), False),
        example("srd5.opportunity.forced E3", False, False, rules.opportunity.forced(False), False),
        example("srd5.opportunity.forced edge-own-movement", False, False, rules.opportunity.forced(True), True),
        example(
            "srd5.opportunity.own_reaction_moves E1",
            False,
            False,
            rules.opportunity.forced(False, own_reaction=True),
            True,
        ),
        example("srd5.opportunity.own_reaction_moves E2", False, False, rules.opportunity.forced(False), False),
    ],
)
def test_exempt(disengaged: bool, teleports: bool, by_others: bool, offered: bool) -> None:
    exempt = rules.opportunity.exempt(disengaged, teleports, by_others)
    assert rules.opportunity.trigger(True, False, hostile=True, sees=True, can_react=True, exempt=exempt) is offered


@pytest.mark.parametrize(
    "own_action, own_reaction, expected",
    [
        example("srd5.opportunity.own_reaction_moves edge-reaction", False, True, True),
        example("srd5.opportunity.own_reaction_moves edge-action", True, False, True),
        example("srd5.opportunity.own_reaction_moves edge-shoved", False, False, False),
    ],
)
def test_own_reaction_moves(own_action: bool, own_reaction: bool, expected: bool) -> None:
    assert rules.opportunity.own_reaction_moves(own_action, own_reaction) is expected


@pytest.mark.parametrize("places, expected", [example("srd5.opportunity.simultaneous edge-order", (2, 0), (0, 2))])
def test_simultaneous(places: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert rules.opportunity.simultaneous(places) == expected


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
