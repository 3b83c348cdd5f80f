"""``srd5.turn.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.printing import PHB_CS, PRINTINGS, SRD_RU, Printing
from bojiste.systems.srd5.words import FREE_INTERACTIONS
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
    "action, expected",
    [
        example("srd5.turn.action_sources E1", "attack", rules.turn.LISTED),
        example("srd5.turn.action_sources E1-stat-block", "greatclub", rules.turn.STAT_BLOCK),
        example("srd5.turn.action_sources E1-improvised", "throw_table", rules.turn.IMPROVISED),
        example("srd5.turn.action_sources edge-feature", "second_wind", rules.turn.FEATURE),
    ],
)
def test_action_sources(action: str, expected: int) -> None:
    assert rules.turn.action_sources(action, features=("second_wind",), stat_block=("greatclub",)) == expected


@pytest.mark.parametrize(
    "sources, used, own_turn, can_act, expected",
    [
        example("srd5.turn.bonus_requires_source E1", 0, False, True, True, False),
        example("srd5.turn.bonus_requires_source edge", 1, False, True, True, True),
        example("srd5.turn.bonus_one E1", 2, True, True, True, False),
        example("srd5.turn.bonus_timing E1", 1, False, True, True, True),
        example("srd5.turn.bonus_timing E2", 1, False, False, True, False),
        example("srd5.turn.bonus_blocked E1", 1, False, True, rules.condition.can_act(rules.condition.STUNNED), False),
        example(
            "srd5.turn.bonus_blocked E1-incapacitated",
            1,
            False,
            True,
            rules.condition.can_act(rules.condition.INCAPACITATED),
            False,
        ),
        example("srd5.turn.bonus_blocked E1-surprised", 1, False, True, rules.surprise.effect(True, False), False),
    ],
)
def test_bonus(sources: int, used: bool, own_turn: bool, can_act: bool, expected: bool) -> None:
    assert rules.turn.bonus(sources, used, own_turn, can_act) is expected


@pytest.mark.rule("srd5.turn.bonus_timing")
def test_a_bonus_action_may_fix_its_own_moment() -> None:
    assert not rules.turn.bonus_timing(own_turn=True, own_text_allows=False)


@pytest.mark.parametrize(
    "conditions, expected",
    [
        example("srd5.turn.communicate E1", 0, True),
        example("srd5.turn.communicate edge-paralyzed", rules.condition.PARALYZED, False),
        example("srd5.turn.communicate edge-petrified", rules.condition.PETRIFIED, False),
        example("srd5.turn.communicate edge-unconscious", rules.condition.UNCONSCIOUS, False),
        example("srd5.turn.communicate edge-stunned", rules.condition.STUNNED, True),
    ],
)
def test_communicate(conditions: int, expected: bool) -> None:
    assert rules.turn.communicate(conditions) is expected


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


@pytest.mark.parametrize(
    "needs, free_left, action_left, cost",
    [
        example("srd5.turn.second_interaction E1-sheathe", rules.turn.FREE, True, True, rules.turn.FREE),
        example("srd5.turn.second_interaction E1", rules.turn.FREE, False, True, rules.turn.ACTION),
        example("srd5.turn.second_interaction edge-third", rules.turn.FREE, False, False, rules.turn.REFUSED),
        example("srd5.turn.action_only_items E1", rules.turn.action_only_items(True), True, True, rules.turn.ACTION),
        example(
            "srd5.turn.action_only_items edge-spent",
            rules.turn.action_only_items(True),
            True,
            False,
            rules.turn.REFUSED,
        ),
        example(
            "srd5.turn.action_only_items edge-plain", rules.turn.action_only_items(False), True, False, rules.turn.FREE
        ),
        example(
            "srd5.turn.gm_demands_action E1", rules.turn.gm_demands_action(True, False), True, True, rules.turn.ACTION
        ),
        example(
            "srd5.turn.gm_demands_action E2", rules.turn.gm_demands_action(False, False), True, True, rules.turn.FREE
        ),
        example(
            "srd5.turn.gm_demands_action edge-heavy",
            rules.turn.gm_demands_action(False, True),
            True,
            True,
            rules.turn.ACTION,
        ),
        example(
            "srd5.turn.gm_demands_action edge-waived",
            rules.turn.gm_demands_action(True, True, ruling=rules.turn.FREE),
            True,
            True,
            rules.turn.FREE,
        ),
    ],
)
def test_second_interaction(needs: int, free_left: bool, action_left: bool, cost: int) -> None:
    assert rules.turn.second_interaction(needs, free_left, action_left) == cost


@pytest.mark.parametrize(
    "printing, act, expected",
    [
        example("srd5.turn.interaction_list E1", PHB_CS, "light_small_flame", True),
        example("srd5.turn.interaction_list E1-put-out", PHB_CS, "extinguish_small_flame", False),
        example("srd5.turn.interaction_list E2", SRD_RU, "light_small_flame", False),
        example("srd5.turn.interaction_list E2-put-out", SRD_RU, "extinguish_small_flame", True),
        example("srd5.turn.interaction_list edge-lantern-cs", PHB_CS, "cover_lantern", True),
        example("srd5.turn.interaction_list edge-lantern-ru", SRD_RU, "cover_lantern", False),
        example("srd5.turn.interaction_list edge-not-named", SRD_RU, "juggle", False),
    ],
)
def test_interaction_list(printing: Printing, act: str, expected: bool) -> None:
    listed = rules.turn.interaction_list(act, printing.free_interaction_flame, printing.free_interaction_cover_lantern)
    assert listed is expected


@pytest.mark.parametrize(
    "name, entries",
    [
        example("srd5.turn.interaction_list count-cs", "phb_cs", 22),
        example("srd5.turn.interaction_list count-ru", "srd_ru", 21),
    ],
)
def test_length_of_the_list(name: str, entries: int) -> None:
    flame, lantern = PRINTINGS[name].free_interaction_flame, PRINTINGS[name].free_interaction_cover_lantern
    assert sum(rules.turn.interaction_list(act, flame, lantern) for act in FREE_INTERACTIONS) == entries


@pytest.mark.parametrize(
    "movement_left, action_used, expected",
    [
        example("srd5.turn.order_free E1", 60, True, (True, False)),
        example("srd5.turn.order_free E2", 0, False, (False, True)),
        example("srd5.turn.order_free edge", 60, False, (True, True)),
    ],
)
def test_order_free(movement_left: int, action_used: bool, expected: tuple[bool, bool]) -> None:
    assert rules.turn.order_free(movement_left, action_used) == expected


@pytest.mark.parametrize(
    "own_turn, expected", [example("srd5.turn.skip E1", True, True), example("srd5.turn.skip edge", False, False)]
)
def test_skip(own_turn: bool, expected: bool) -> None:
    assert rules.turn.skip(own_turn) is expected
