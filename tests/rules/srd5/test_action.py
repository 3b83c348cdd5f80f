"""``srd5.action.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.damage import roll
from bojiste.systems.srd5.rules.dice import adv_cancel, advantage
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize(
    "action_used, attacks_left, expected",
    [
        example("srd5.action.attack edge-action-there", False, 0, True),
        example("srd5.action.attack edge-spent", True, 0, False),
        example("srd5.action.attack edge-second-attack", True, 1, True),
    ],
)
def test_attack(action_used: bool, attacks_left: int, expected: bool) -> None:
    assert rules.action.attack(action_used, attacks_left) is expected


@pytest.mark.parametrize(
    "natural, die, armor_class, outcome, damage",
    [
        example("srd5.action.attack E1", 9, 5, 13, rules.attack.HIT, 8),
        example("srd5.action.extra_attack E1-orc-a", 12, 4, 13, rules.attack.HIT, 7),
        example("srd5.action.extra_attack E1-orc-b", 3, 0, 13, rules.attack.MISS, 0),
    ],
)
def test_ada_strikes(natural: int, die: int, armor_class: int, outcome: int, damage: int) -> None:
    assert rules.attack.step_resolve(natural, 5, armor_class) == outcome
    assert (roll(die, 3) if outcome else 0) == damage


@pytest.mark.parametrize(
    "attacks, attack_action, own_turn, expected",
    [
        example("srd5.action.extra_attack E1", 2, True, True, 2),
        example("srd5.action.extra_attack edge-other-action", 2, False, True, 1),
        example("srd5.action.extra_attack edge-others-turn", 2, True, False, 1),
    ],
)
def test_extra_attack(attacks: int, attack_action: bool, own_turn: bool, expected: int) -> None:
    assert rules.action.extra_attack(attacks, attack_action, own_turn) == expected


@pytest.mark.parametrize(
    "speed, dashes, speed_at_dash, live, expected",
    [
        example("srd5.action.dash E1", 30, 1, 30, True, 60),
        example("srd5.action.dash E1-cs", 30, 1, 30, False, 60),
        example("srd5.action.dash E2", 15, 1, 15, True, 30),
        example("srd5.action.dash E2-cs", 15, 1, 15, False, 30),
        example("srd5.action.dash E3", 25, 1, 40, True, 50),
        example("srd5.action.dash E3-cs", 25, 1, 40, False, 65),
        example("srd5.action.dash edge-none", 30, 0, 0, True, 30),
        example("srd5.action.dash edge-speed-gone", 0, 1, 30, True, 0),
        example("srd5.action.dash edge-speed-gone-cs", 0, 1, 30, False, 0),
        example("srd5.movement.speed_zero E1", 0, 1, 0, True, 0),
    ],
)
def test_dash(speed: int, dashes: int, speed_at_dash: int, live: bool, expected: int) -> None:
    assert rules.action.dash(speed * FT, dashes, speed_at_dash * FT, live) == expected * FT


@pytest.mark.parametrize(
    "dodging, sees, faces, natural",
    [
        example("srd5.action.dodge E1", True, True, (18, 6), 6),
        example("srd5.action.dodge_unseen E1", True, False, (4, 12), 12),
        example("srd5.action.dodge edge-not", False, True, (18, 6), 18),
    ],
)
def test_dodge(dodging: bool, sees: bool, faces: tuple[int, int], natural: int) -> None:
    state = adv_cancel(rules.unseen.attacker(sees), rules.action.dodge(dodging, sees))
    assert advantage(*faces, state) == natural


@pytest.mark.parametrize(
    "helped, target, against, faces, natural",
    [
        example("srd5.action.help_attack E1", "orc", "orc", 0, (5, 16), 16),
        example("srd5.action.help_attack E1-second-attack", "", "orc", 0, (5, 16), 5),
        example("srd5.action.help_attack edge-other-target", "orc", "wolf", 0, (5, 16), 5),
        example("srd5.action.help_attack edge-cancelled", "orc", "orc", 1, (5, 16), 5),
    ],
)
def test_help_attack(helped: str, target: str, against: int, faces: tuple[int, int], natural: int) -> None:
    assert advantage(*faces, adv_cancel(rules.action.help_attack(helped, target), against)) == natural


@pytest.mark.parametrize(
    "readied, can_react, offered",
    [
        example("srd5.action.ready_one_reaction E1", True, False, False),
        example("srd5.action.ready_one_reaction edge", True, True, True),
        example("srd5.action.ready_one_reaction edge-nothing", False, True, False),
    ],
)
def test_ready_one_reaction(readied: bool, can_react: bool, offered: bool) -> None:
    assert rules.action.ready_one_reaction(readied, can_react) is offered


@pytest.mark.rule("srd5.action.ready_move_provokes")
def test_the_orc_strikes_the_runner() -> None:
    """srd5.action.ready_move_provokes E1: the orc's 13 + 5 against Brok's 14, d12 5 + 3."""
    assert rules.attack.step_resolve(13, 5, 14) == rules.attack.HIT
    assert roll(5, 3) == 8
