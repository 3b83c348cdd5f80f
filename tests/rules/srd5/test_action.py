"""``srd5.action.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.damage import roll
from bojiste.systems.srd5.rules.dice import adv_cancel, advantage
from bojiste.systems.srd5.rules.opportunity import exempt
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
    "taken, own_turn, own_movement, covered",
    [
        example("srd5.action.disengage E1", True, True, True, True),
        example("srd5.action.disengage E2", False, True, True, False),
        example("srd5.action.disengage edge-reaction", True, False, True, False),
        example("srd5.action.disengage edge-mount", True, True, False, False),
    ],
)
def test_disengage(taken: bool, own_turn: bool, own_movement: bool, covered: bool) -> None:
    assert rules.action.disengage(taken, own_turn, own_movement) is covered
    assert exempt(disengaged=covered, teleports=False, moved_by_others=False) is covered


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


@pytest.mark.parametrize("faces, bonus, total", [example("srd5.action.dodge E2", (3, 12), 2, 14)])
def test_dodge_save(faces: tuple[int, int], bonus: int, total: int) -> None:
    assert advantage(*faces, adv_cancel(rules.action.dodge_save(True), 0)) + bonus == total
    assert rules.action.dodge_save(False) == 0


@pytest.mark.parametrize(
    "conditions, speed, lost",
    [
        example("srd5.action.dodge_lost E1", rules.condition.PARALYZED, 30, True),
        example("srd5.action.dodge_lost edge-grappled", rules.condition.GRAPPLED, 0, True),
        example("srd5.action.dodge_lost edge-prone", rules.condition.PRONE, 30, False),
    ],
)
def test_dodge_lost(conditions: int, speed: int, lost: bool) -> None:
    assert rules.action.dodge_lost(rules.condition.can_act(conditions), speed) is lost


@pytest.mark.parametrize(
    "helped, same_task, faces, natural",
    [
        example("srd5.action.help_check E1", True, True, (4, 13), 13),
        example("srd5.action.help_check edge-other-task", True, False, (4, 13), 4),
    ],
)
def test_help_check(helped: bool, same_task: bool, faces: tuple[int, int], natural: int) -> None:
    assert advantage(*faces, adv_cancel(rules.action.help_check(helped, same_task), 0)) == natural


@pytest.mark.parametrize(
    "helped, same_target, against, faces, natural",
    [
        example("srd5.action.help_attack E1", True, True, 0, (5, 16), 16),
        example("srd5.action.help_attack E1-second-attack", False, True, 0, (5, 16), 5),
        example("srd5.action.help_attack edge-other-target", True, False, 0, (5, 16), 5),
        example("srd5.action.help_attack edge-cancelled", True, True, 1, (5, 16), 5),
    ],
)
def test_help_attack(helped: bool, same_target: bool, against: int, faces: tuple[int, int], natural: int) -> None:
    assert advantage(*faces, adv_cancel(rules.action.help_attack(helped, same_target), against)) == natural


@pytest.mark.parametrize(
    "distance, friendly, expected",
    [
        example("srd5.action.help_attack edge-adjacent", 5, True, True),
        example("srd5.action.help_attack edge-too-far", 10, True, False),
        example("srd5.action.help_attack edge-no-friend", 5, False, False),
    ],
)
def test_help_in_place(distance: int, friendly: bool, expected: bool) -> None:
    assert rules.action.help_in_place(distance * FT, friendly) is expected


@pytest.mark.parametrize(
    "given, started, over",
    [
        example("srd5.action.help_expiry E1", 1, 2, True),
        example("srd5.action.help_expiry edge-before", 1, 1, False),
        example("srd5.action.ready_expire E1", 1, 2, True),
        example("srd5.action.ready_expire edge-before", 1, 1, False),
    ],
)
def test_expiry(given: int, started: int, over: bool) -> None:
    assert rules.action.help_expiry(given, started) is over
    assert rules.action.ready_expire(given, started) is over


@pytest.mark.parametrize(
    "action_left, perceivable, cost, allowance, expected",
    [
        example("srd5.action.ready E1", True, True, 30, 30, True),
        example("srd5.action.ready E2", True, True, 0, 30, True),
        example("srd5.action.ready edge-too-far", True, True, 35, 30, False),
        example("srd5.action.ready edge-not-perceivable", True, False, 0, 30, False),
        example("srd5.action.ready edge-action-spent", False, True, 0, 30, False),
    ],
)
def test_ready(action_left: bool, perceivable: bool, cost: int, allowance: int, expected: bool) -> None:
    assert rules.action.ready(action_left, perceivable, cost * FT, allowance * FT) is expected


@pytest.mark.parametrize(
    "finished, met, offered",
    [
        example("srd5.action.ready_after_trigger E1", True, True, True),
        example("srd5.action.ready_after_trigger edge-unresolved", False, True, False),
        example("srd5.action.ready_after_trigger edge-another-event", True, False, False),
    ],
)
def test_ready_after_trigger(finished: bool, met: bool, offered: bool) -> None:
    assert rules.action.ready_after_trigger(finished, met) is offered


@pytest.mark.parametrize(
    "readied, used, still",
    [
        example("srd5.action.ready_ignore E1", True, False, True),
        example("srd5.action.ready_ignore edge", True, True, False),
    ],
)
def test_ready_ignore(readied: bool, used: bool, still: bool) -> None:
    assert rules.action.ready_ignore(readied, used) is still


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


@pytest.mark.parametrize(
    "attacks, ruling, expected",
    [example("srd5.action.ready_attacks E1", 2, "one", 1), example("srd5.action.ready_attacks edge-all", 2, "all", 2)],
)
def test_ready_attacks(attacks: int, ruling: str, expected: int) -> None:
    assert rules.action.ready_attacks(attacks, ruling) == expected


@pytest.mark.rule("srd5.action.ready_attacks")
def test_unattended_a_readied_attack_is_one() -> None:
    assert rules.action.ready_attacks(2) == 1


@pytest.mark.parametrize(
    "own_reaction, expected",
    [
        example("srd5.action.ready_move_provokes E1", True, True),
        example("srd5.action.ready_move_provokes edge-carried", False, False),
    ],
)
def test_ready_move_provokes(own_reaction: bool, expected: bool) -> None:
    assert rules.action.ready_move_provokes(own_reaction) is expected


@pytest.mark.rule("srd5.action.ready_move_provokes")
def test_the_orc_strikes_the_runner() -> None:
    """srd5.action.ready_move_provokes E1: the orc's 13 + 5 against Brok's 14, d12 5 + 3."""
    assert rules.attack.step_resolve(13, 5, 14) == rules.attack.HIT
    assert roll(5, 3) == 8


@pytest.mark.parametrize(
    "perception, stealth, found",
    [
        example("srd5.action.search E1", 14, 13, True),
        example("srd5.action.search edge-tie", 13, 13, False),
    ],
)
def test_search(perception: int, stealth: int, found: bool) -> None:
    assert rules.action.search(perception, stealth) is found


@pytest.mark.parametrize(
    "interaction_free, action_left, expected",
    [
        example("srd5.action.use_object E1-dagger", True, True, False),
        example("srd5.action.use_object E1", False, True, True),
        example("srd5.action.use_object E2", False, False, False),
    ],
)
def test_use_object(interaction_free: bool, action_left: bool, expected: bool) -> None:
    assert rules.action.use_object(rules.turn.FREE, interaction_free, action_left) is expected
