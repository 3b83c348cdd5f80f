"""What of the rules tends to be skipped, clause by clause, and the modifiers of 6.13: their rules, and a played test of
each.

Each named test reaches the code of its rule, and fails when that code answers wrongly (a sum) or does nothing (a
course). It stands apart from the games it calls, because it exchanges the code of rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import FunctionType
from typing import Any

import pytest

from bojiste.systems.fiveaction.play import location
from tests.breaking import Made, broken, counted, instead
from tests.play.fiveaction import test_blows as blows
from tests.play.fiveaction import test_choices as choices
from tests.play.fiveaction import test_contradictions as contradictions
from tests.play.fiveaction import test_encounters as encounters
from tests.play.fiveaction import test_from_afar as afar
from tests.play.fiveaction import test_gear as gear
from tests.play.fiveaction import test_hits as hits
from tests.play.fiveaction import test_limits as limits
from tests.play.fiveaction import test_more as more
from tests.play.fiveaction import test_mounted as mounted
from tests.play.fiveaction import test_special as special
from tests.play.fiveaction import test_turns as turns
from tests.play.fiveaction import test_values as values
from tests.play.fiveaction import test_wounded_parts as parts

Played = Callable[..., None]

CLAUSES: dict[str, dict[str, Played]] = {
    "low initiative with stun for acting normally and its odd-round accounting": {
        "turtle.tiers": turns.test_fewer_actions,
        "turtle.acceleration": turns.test_accelerated_one_has_five_actions_but_does_not_charge,
        "turtle.stun_timing": turns.test_stun_for_haste,
        "turtle.no_charge": turns.test_accelerated_one_has_five_actions_but_does_not_charge,
    },
    "defence built layer by layer, each layer only when it may count": {
        "defence.dex": turns.test_draw_and_attack_leave_no_dex,
        "defence.weapon": values.test_defence,
        "defence.second_weapon": values.test_defence,
        "defence.parry": values.test_defence,
        "defence.shield_bonus": values.test_defence,
        "defence.shield_skill": choices.test_parry_or_skill_with_the_shield,
        "target.non_defending": values.test_defence,
    },
    "the band in which the blow was merely dodged": {
        "defence.bands": contradictions.test_k1_dodging_reaches_to_thirteen_and_dex,
    },
    "weapon skill by kinship, thirds, crafts": {
        "skill.related": values.test_attack_value,
        "skill.same_kind": values.test_attack_value,
        "skill.best_source": values.test_attack_value,
        "skill.craft": values.test_attack_value,
        "skill.unskilled": values.test_attack_value,
    },
    "double weapons and shields as weapons": {
        "weapon.dual": gear.test_four_attacks_with_both_ends,
        "defence.dual_weapon": values.test_defence,
        "shield.attack": gear.test_striking_with_a_shield,
    },
    "critical ranges": {
        "critical.threshold": blows.test_range_of_a_sword,
        "critical.range_reduction": blows.test_both_sources_narrow,
    },
    "confirmation": {"critical.confirm": hits.test_critical_confirmed_and_not},
    "chains": {"critical.multiple": blows.test_only_high_naturals_multiply},
    "the choice between more damage and missing the armour": {
        "critical.choice": blows.test_naked_targets_are_always_wounded_more,
        "critical.melee_effect": hits.test_axe_triples_or_goes_past,
    },
    "fumbles": {
        "fumble.confirm": hits.test_fumble_that_is_only_a_miss,
        "fumble.single": hits.test_fumble_drops_the_weapon,
        "fumble.double": blows.test_double_fumble_by_a_third_roll,
    },
    "several attacks and several opponents with the defender's order": {
        "several.attack_bonus": more.test_second_sequence_of_lightning_attacks,
        "several.own_attacks": turns.test_example_of_the_source,
        "several.opponent_bonus": turns.test_example_of_the_source,
        "several.ranking": encounters.test_rank_of_opponents,
        "several.reflexes": turns.test_example_of_the_source,
    },
    "waiting and being overtaken": {
        "wait.cost": turns.test_waiting_keeps_actions,
        "wait.precedence": encounters.test_who_is_quicker,
        "wait.charge": encounters.test_no_waiting_for_a_charger,
    },
    "counterattacks on movement, charge and unarmed attack, with escape tests": {
        "move.step_limit": turns.test_walking_through_reach_provokes_a_step_does_not,
        "charge.counter": turns.test_pole_strikes_first,
        "unarmed.provokes": special.test_bare_hands_provoke_iron,
        "counter.escape": turns.test_slipping_away,
        "counter.cost": encounters.test_counterattack_is_paid_from_what_is_left,
        "counter.number": encounters.test_number_of_counterattacks,
    },
    "run-through with primary and secondary shock": {
        "run_through.attack": blows.test_running_through,
        "run_through.primary_shock": hits.test_run_through_counts_as_critical,
        "run_through.secondary_shock": more.test_second_shock_of_a_run_through,
    },
    "unarmed, kick and balance": {
        "unarmed.two_fists": special.test_two_punches_and_a_kick,
        "unarmed.kick_balance": encounters.test_balance_after_a_kick,
        "unarmed.length": encounters.test_knife_against_bare_hands,
    },
    "disarm in all forms": {
        "disarm.offensive": encounters.test_heavy_axes_disarm_nobody,
        "disarm.defensive": encounters.test_disarm_from_the_parry_band,
        "disarm.result": special.test_disarm_after_a_hit,
        "disarm.breaker": more.test_sword_breaker_breaks_a_blade,
        "disarm.bare_hands": more.test_bare_hands_against_a_sword,
    },
    "trip and getting up": {
        "trip.requirements": encounters.test_halberd_hooks_only_what_it_outreaches,
        "trip.turtle": encounters.test_trips_by_a_hit_only,
        "trip.result": encounters.test_trips_by_a_hit_only,
        "trip.drop_shield": encounters.test_hooked_shield,
        "trip.lose_weapon": encounters.test_weapon_in_the_fall,
        "life.prone": special.test_rising_takes_the_turn_and_gives_a_chance,
    },
    "intimidation over rounds": {
        "intimidation.test": special.test_fear,
        "intimidation.retest": encounters.test_tiers_sink_for_good,
        "intimidation.bonus": encounters.test_courage_grows_in_quiet_rounds,
        "intimidation.ends": special.test_drawing_blood_ends_fear_and_a_wound_renews_it,
    },
    "missile bands, cover and its reductions": {
        "missile.range": special.test_range_bands,
        "missile.aim": special.test_cover,
        "missile.cover": afar.test_shooting_out_of_cover,
    },
    "loading over several rounds without DEX": {
        "missile.crossbow_rate": contradictions.test_k4_k5_spanning_takes_four_seven_or_ten,
        "defence.dex": special.test_no_dex_while_spanning,
    },
    "shooting into melee and hitting a comrade": {
        "missile.into_melee": special.test_shooting_into_a_fight_hits_somebody_else,
    },
    "riders and horses as each other's cover": {"missile.rider_target": mounted.test_horse_covers_its_rider},
    "riding tests": {"mounted.riding_test": mounted.test_control},
    "mounted charge": {
        "mounted.charge_conditions": afar.test_run_up,
        "mounted.charge_damage": afar.test_half_as_much_again,
        "mounted.charge_fear": limits.test_what_standing_a_charge_takes,
        "mounted.charge_counter": mounted.test_pike_stops_a_charge,
    },
    "knock-down": {"mounted.knock_down": afar.test_half_as_much_again},
    "wounded horse": {
        "mounted.horse_wounded": contradictions.test_k34_k35_wounded_horses,
        "mounted.horse_fall": afar.test_jumping_clear,
    },
    "covering a comrade": {
        "cover_ally.conditions": encounters.test_covering_from_four_feet,
        "cover_ally.partial": encounters.test_covering_costs_the_coverer,
        "cover_ally.full": more.test_trained_pair_covers_better,
    },
    "paid defence, where each costs actions in a fixed order": {
        "paid_defence.costs": encounters.test_prices_of_layers,
        "paid_defence.pool": limits.test_what_can_pay,
        "paid_defence.reflexes": encounters.test_reflexes_pay_first,
    },
    "hit locations with shifts by attack type, size and aim": {
        "location.location_roll": special.test_where_it_hits,
        "location.percent": special.test_where_it_hits,
        "location.thrust_shift": special.test_thrust_and_smaller_attacker_change_the_table,
        "location.size_smaller": parts.test_tables_by_size_and_thrust,
        "location.size_larger": parts.test_tables_by_size_and_thrust,
        "location.aimed": limits.test_how_far_a_hit_is_moved,
    },
    "wounds per part": {
        "location.parts": parts.test_useless_parts,
        "location.wound_penalties": parts.test_what_wounded_parts_take_from_attacks,
        "location.unusable": parts.test_useless_parts,
    },
    "amputation": {
        "location.amputation": special.test_limb_lost,
        "location.amputation_shock": special.test_limb_lost,
    },
    "armour by part": {"location.armour": parts.test_armour_of_the_part_only},
}  # fmt: skip
"""Every clause, in the order in which a reader of the rules meets them."""
AT_A_GLANCE: dict[str, dict[str, Played]] = {
    "partial defence": {"defence.partial": values.test_a_stance_costs_an_action_and_hinders_attacks},
    "full defence": {"defence.full": contradictions.test_k13_stances_are_the_same_in_both_places},
    "charge": {"charge.effect": turns.test_charge},
    "counterattack": {"counter.attack": turns.test_picking_up_provokes_and_costs_an_action},
    "outside the field of view": {"rear.bonus": encounters.test_three_are_seen},
    "length at least 6 ft longer": {"length.bonus": values.test_longer_weapon},
    "k-th attack, opponent of rank r": {
        "several.own_attacks": turns.test_example_of_the_source,
        "several.opponent_bonus": encounters.test_rank_of_opponents,
    },
    "confined": {"cramped.penalties": values.test_confined},
    "flat": {"flat.attack": hits.test_flat_blow_stuns},
    "two weapons, off hand": {"weapon.two_weapons": gear.test_two_weapons},
    "after a kick": {"unarmed.kick_balance": encounters.test_balance_after_a_kick},
    "intimidated": {"intimidation.penalty": special.test_fear},
    "mounted against foot": {"mounted.vs_foot": mounted.test_against_foot},
    "mounted charge at foot": {"mounted.charge_attack": mounted.test_mounted_charge_at_foot},
    "archery at a canter or a sprint": {"mounted.archery": mounted.test_shooting_from_the_saddle},
    "covering in part": {"cover_ally.partial": encounters.test_covering_costs_the_coverer},
    "covering in full": {"cover_ally.full": more.test_trained_pair_covers_better},
    "missiles at the prone": {"missile.prone": special.test_lying_and_bound_targets},
    "missiles at the immobile": {"missile.immobile": special.test_lying_and_bound_targets},
    "unskilled": {"skill.unskilled": values.test_attack_value},
}
"""The rows of 6.13, but for the improvised hook, whose two points are no rule's answer."""
KEPT = (location.hits_of,)
"""What is worked out once for all games."""
ROWS = [(clause, id, test) for clause, played in (CLAUSES | AT_A_GLANCE).items() for id, test in played.items()]


def swapped(words: Mapping[str, str]) -> Made:
    """Another word in the place of each."""
    return lambda whole: lambda *given: words[whole(*given)]


def unmoved(whole: FunctionType) -> Callable[..., Any]:
    """The table of hit locations as it was."""
    return lambda hits, *more: hits


OTHERWISE: Mapping[str, Made] = {
    "fumble.single": swapped({"falls": "drops", "drops": "falls", "ally": "drops"}),
    "fumble.double": swapped({"own": "breaks", "breaks": "own", "mortal": "breaks", "ally_mortal": "breaks"}),
    "location.thrust_shift": unmoved,
    "location.size_smaller": unmoved,
    "location.size_larger": unmoved,
    "location.armour": lambda whole: lambda part: "body",
}
"""How those rules are wrong that answer with a word or a table."""


def runs(test: Played) -> Iterator[Callable[[], None]]:
    """A test as often as its rows ask for."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    if not marks:
        yield test
    for mark in marks:
        for row in mark.args[1]:
            given = getattr(row, "values", row)
            yield partial(test, *(given if isinstance(given, tuple | list) else (given,)))


def noticed(test: Played) -> bool:
    """Whether any of its runs fails."""
    for run in runs(test):
        try:
            run()
        except (Exception, pytest.fail.Exception):
            return True
    return False


def named(row: Any) -> str | None:
    return None if callable(row) else str(row)


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    for one in KEPT:
        one.cache_clear()
    yield
    for one in KEPT:
        one.cache_clear()


@pytest.mark.parametrize(("clause", "id", "test"), ROWS, ids=named)
def test_its_test_reaches_the_rule(clause: str, id: str, test: Played) -> None:
    calls: list[str] = []
    with instead(f"fiveaction.{id}", counted(calls, id)):
        for run in runs(test):
            run()
    assert calls, clause


@pytest.mark.parametrize(("clause", "id", "test"), ROWS, ids=named)
def test_its_test_notices_when_it_is_broken(clause: str, id: str, test: Played) -> None:
    with instead(f"fiveaction.{id}", OTHERWISE.get(id, broken)):
        assert noticed(test), clause
