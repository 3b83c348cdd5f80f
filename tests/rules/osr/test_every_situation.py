"""The 47 «other combat situations» of the catalogue, one by one: which played test shows each.

The table is held three ways: it has every situation, each named test reaches the code of its rule, and each fails
when that code answers wrongly (a sum) or does nothing (a course). It stands apart from the games it calls, because
it exchanges the code of rules as the measure of their reach does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from bojiste.core.system import systems
from tests.breaking import broken, counted, instead
from tests.play.osr import test_attacks as attacks
from tests.play.osr import test_choices as choices
from tests.play.osr import test_expeditions as expeditions
from tests.play.osr import test_rounds as rounds
from tests.play.osr import test_situations as situations

SHOWN: dict[str, Callable[[], None]] = {
    "sprint": partial(choices.test_how_far_a_sprint_goes, {}, {}, 12),
    "throw": rounds.test_throws,
    "unarmed": attacks.test_bare_hands,
    "unarmed_target": situations.test_against_the_unarmed,
    "improvised": situations.test_makeshift_use,
    "improvised_use": situations.test_makeshift_use,
    "untrained_weapon": partial(
        attacks.test_damage, {"weapons": [{"id": "sword", "base": "sword", "trained": False}]}, (19, 3, 8), 3
    ),
    "two_weapons_choice": situations.test_two_weapons,
    "two_weapons_bonus": situations.test_two_weapons,
    "maneuver": situations.test_push_and_knock_down,
    "maneuver_save": situations.test_disarm,
    "maneuver_push": situations.test_push_and_knock_down,
    "maneuver_prone": situations.test_push_and_knock_down,
    "maneuver_hold": situations.test_holding,
    "maneuver_disarm": situations.test_disarm,
    "untrained_armor": partial(attacks.test_armour_class, {"armor": {"bonus": 5, "trained": False}}, 12),
    "untrained_shield": partial(attacks.test_armour_class, {"shield": {"ac": 2, "trained": False}}, 11),
    "shield_block": partial(situations.test_shield_block, "2d4 slashing", (19, 1, 4), 1, 1),
    "shield_destroyed": situations.test_wear_of_a_shield,
    "shield_repair": expeditions.test_shields_are_mended_or_not,
    "surround": situations.test_surrounding,
    "surround_size": situations.test_surrounding,
    "prone_stand": situations.test_getting_up,
    "prone_penalty": situations.test_getting_up,
    "ready": situations.test_readied_actions,
    "ready_move": situations.test_readied_movement,
    "hold_spell": situations.test_holding_a_spell,
    "hold_loss": partial(situations.test_losing_a_held_spell, 3, ""),
    "hold_no_casting": situations.test_holding_a_spell,
    "hold_melee": situations.test_holding_a_spell,
    "simultaneous": situations.test_both_happen_at_once,
    "blind_move": situations.test_blind_shooting_and_walking,
    "blind_direction": situations.test_blind_shooting_and_walking,
    "blind_melee": situations.test_blind_in_melee,
    "blind_ranged": situations.test_blind_shooting_and_walking,
    "coup": situations.test_coup_de_grace,
    "coup_gm": situations.test_mercy_of_the_referee,
    "subdue": situations.test_subduing_needs_a_fitting_weapon,
    "subdue_result": partial(situations.test_subduing, 4, 6, 1, ("unconscious",)),  # E2: 8 of 6 is ordinary
    "unstable_ranged": situations.test_unstable_ground,
    "unstable_spell": situations.test_unstable_ground,
    "unstable_items": situations.test_unstable_ground,
    "magic_flight": situations.test_unstable_ground,
    "water_melee": partial(situations.test_under_water, "sword", (19, 18, 5), 2),
    "water_damage": partial(situations.test_under_water, "sword", (19, 18, 5), 2),
    "water_ranged": situations.test_shots_under_water,
    "water_breath": situations.test_breath,
}


def test_the_table_has_every_situation() -> None:
    book = systems()["osr"].rulebook
    assert list(SHOWN) == [id.removeprefix("osr.situation.") for id in book.catalogue if ".situation." in id]
    assert len(SHOWN) == 47


@pytest.mark.parametrize("id", SHOWN)
def test_its_test_reaches_the_rule(id: str) -> None:
    calls: list[str] = []
    with instead(f"osr.situation.{id}", counted(calls, id)):
        SHOWN[id]()
    assert calls


@pytest.mark.parametrize("id", SHOWN)
def test_its_test_notices_when_it_is_broken(id: str) -> None:
    with instead(f"osr.situation.{id}", broken), pytest.raises((Exception, pytest.fail.Exception)):
        SHOWN[id]()
