"""Examples of the catalogue that no table of a rule holds and that no other scripted game plays."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.errors import SceneError
from bojiste.tell.narrator import Narrator
from tests.play.drd2.scripted import being, hero, keys, one, play, rules, scene, told, until

rule = pytest.mark.rule
FIGHT = ("declare ada attack:bog", "counter bog strike")
WON, LOST = [6, 5, 1, 2], [1, 2, 6, 5]


def duel(ada: dict[str, Any] | None = None, bog: dict[str, Any] | None = None, **more: Any) -> Scene:
    return scene(hero("ada", **(ada or {})), being("bog", **(bog or {})), **more)


def skills_offered(game: Game) -> dict[str, tuple[str, int]]:
    """Property and level of each skill that is offered step by step."""
    assert game.ask is not None
    facts = [option.data for option in game.ask.options if option.key.startswith("skill:")]
    return {one["skill"]: (one["property"], one["level"]) for one in facts}


def threats(game: Game, who: str) -> list[tuple[int, int]]:
    """How somebody's Threat changed."""
    changes = [change for event in game.events for change in event.changes]
    return [(c.old, c.new) for c in changes if (c.who, c.field) == (who, "threat") and c.old and c.new]


# -- properties, skills, dice --------------------------------------------------------------------------------------


@rule("drd2.property.three")
@rule("drd2.skill.list")
@rule("drd2.skill.common")
def test_skills_belong_to_a_property_and_an_occupation_and_anybody_may_try_the_common_ones() -> None:
    """Climbing is Body, a lock Soul, haggling Influence; the city is the juggler's; no hunter, and Travel +0."""
    offered = skills_offered(until(duel(), [], "skill", "ada", "declare ada custom"))
    assert [offered[id][0] for id in ("agility", "mechanisms", "charisma")] == ["body", "soul", "influence"]
    assert offered["orientation-city"] == ("soul", 2)
    assert offered["travel"] == ("body", 0)
    way = ("declare ada custom", "skill ada skill:travel", "effect ada effect:story", "declare bog postpone")
    assert "succeeded ada" in told(play(duel(), [5, 4], *way))


@rule("drd2.resource.notation")
def test_four_soul_of_at_most_five() -> None:
    table = duel({"ability": {"body": 4, "soul": 5, "influence": 4}, "now": {"soul": 4}})
    game = until(table, [], "declare", "ada")
    gauges = {one.name: (one.value, one.maximum) for one in table.system.gauges(game.view("gm"), "ada")}
    assert gauges["soul"] == (4, 5)
    payment = until(table, [1, 2], "exhaust", "ada", "declare ada custom", "skill ada skill:learning",
                    "effect ada effect:story")  # fmt: skip
    assert payment.ask is not None and "2\u00a0Duše" in Narrator(table, "cs").question(payment.ask)


@rule("drd2.kind.no_units")
def test_a_scene_without_any_distance_is_complete() -> None:
    game = play(duel(), [6, 5], FIGHT[0], "declare bog postpone")
    assert game.outcome is not None and "threat ada>bog: bog.threat 2>3" in told(game)


@rule("drd2.roll.sequence")
def test_the_three_dice_of_a_precise_roll_fall_together() -> None:
    game = play(duel(), [2, 5, 6, 1, 4], *FIGHT, "precise ada yes")
    kept = [[die.face for die in event.rolls if die.kept] for event in game.events if event.kind == "rolled"]
    assert kept == [[5, 6], [1, 4]]


@rule("drd2.manoeuvre.list")
def test_who_has_mastered_nothing_may_play_precise() -> None:
    novice = {"occupations": {}, "attack_skills": ["common-melee"]}
    assert "manoeuvre ada: ada.body 4>3" in told(play(duel(novice), [6, 5, 1, 1, 2], *FIGHT, "precise ada yes"))


# -- Threat --------------------------------------------------------------------------------------------------------


@rule("drd2.threat.meaning")
@pytest.mark.parametrize("level", [5, 0])
def test_whoever_is_in_the_same_trouble_pays_the_same(level: int) -> None:
    ada = {"occupations": {"warrior": level} if level else {}, "now": {"threat": 3}, "attack_skills": ["common-melee"]}
    game = until(duel(ada), [1, 1, 6, 6], "exhaust", "ada", *FIGHT)
    assert game.ask is not None and game.ask.data["price"] == 3


LOCK = {"id": "lock", "skill": "orientation-city", "effect": "story"}


@rule("drd2.threat.set_single")
def test_threat_of_a_lone_test_vanishes_with_it() -> None:
    room = duel(procedure="test", action=[LOCK], test=[{"who": "ada", "action": "lock", "threat": 1}])
    at_risk = until(room, [1, 2], "exhaust", "ada")
    assert at_risk.ask is not None and at_risk.ask.data["price"] == 1
    assert play(room, [1, 2]).state["ada"].threat is None


@rule("drd2.threat.inertia")
def test_the_beast_leaves_and_threat_stays() -> None:
    table = scene(being("beast", now={"disengaged": True}), hero("ada", now={"threat": 4}), being("cur"))
    game = until(table, [6, 5], "declare", "ada", "declare beast leave")
    assert "left" in [event.kind for event in game.events] and game.state["ada"].threat == 4


@rule("drd2.threat.ends")
def test_the_next_conflict_begins_with_its_own_threat() -> None:
    steps = [{"do": "conflict", "conflict": {"max_rounds": 1, "first": [["ada", "bog"]], "threat": {"ada": threat}}}
             for threat in (6, 3)]  # fmt: skip
    table = duel(procedure="expedition", step=steps)
    waits = ("declare ada postpone", "declare bog postpone")
    game = until(table, [], "declare", "ada", *waits)
    assert game.state["ada"].threat == 3
    assert one(game, "conflict-over").changes and (6, None) in [
        (change.old, change.new) for event in game.events for change in event.changes if change.field == "threat"
    ]


# -- exhaustion ----------------------------------------------------------------------------------------------------


@rule("drd2.fate.at_once")
def test_the_limit_caps_each_payment_and_not_the_action() -> None:
    bog = {"limit": {"body": 4, "soul": 2, "influence": 4}, "characteristic": {"level": 3, "skills": ["learning"]}}
    ada = {"occupations": {"conjurer": 3}, "attack_skills": ["learning"]}
    game = play(duel(ada, bog), [6, 6, 1, 1, 2], *FIGHT, "precise bog yes", "exhaust bog exhaust")
    assert [line for line in told(game) if "fate:foes" in line] == [
        "manoeuvre bog: fate:foes.fate 5>4",
        "exhausted bog>ada: fate:foes.fate 4>2, bog.threat 2>3",
    ]


@rule("drd2.exhaustion.who")
def test_only_who_opposed_a_wide_blow_is_asked() -> None:
    table = scene(being("bog"), hero("ada"), hero("ota"))
    game = play(table, [6, 6, 1, 2], "declare bog sweep", "counter ada strike", "declare ota postpone")
    assert [event.actor for event in game.events if event.kind in ("accepted", "exhausted")] == ["ada"]
    assert threats(game, "ota") == [(2, 3)]


@rule("drd2.exhaustion.story")
@rule("drd2.clash.describe")
def test_no_words_are_accepted_and_words_change_no_consequence() -> None:
    table = duel(options={"stories": "ask"})
    said = "A scar across the whole face."
    game = play(table, WON, *FIGHT, f"describe ada {said}", "exhaust bog exhaust", "exhaust-story bog ")
    assert [event.data["note"] for event in game.events if event.kind == "note"] == [said]
    struck = play(table, WON, *FIGHT, f"describe ada {said}", "exhaust bog accept")
    assert "threat ada>bog: bog.threat 2>3" in told(struck) and struck.state["bog"].scars == ()


@rule("drd2.clash.accept")
def test_accepting_costs_nothing() -> None:
    game = play(duel(), LOST, *FIGHT, "exhaust ada accept")
    assert "threat bog>ada: ada.threat 2>3" in told(game)
    assert [game.state["ada"].body, game.state["ada"].soul, game.state["ada"].influence] == [4, 4, 4]


@rule("drd2.elimination.willing")
def test_who_could_pay_may_run_all_the_same() -> None:
    ada = {"ability": {"body": 6, "soul": 4, "influence": 4}}
    game = play(duel(ada), LOST, FIGHT[0], "counter bog eliminate", "exhaust ada accept")
    assert game.state["ada"].status == "eliminated_removed" and game.state["ada"].body == 6


# -- actions -------------------------------------------------------------------------------------------------------


@rule("drd2.action.help")
def test_a_run_up_is_advantage_and_cover_is_less_threat() -> None:
    assert "advantage ada>ada: ada.advantage 0>1" in told(play(duel(), [6, 5], "declare ada prepare",
                                                              "declare bog postpone"))  # fmt: skip
    covered = play(duel({"now": {"threat": 3}}), [6, 5], "declare ada recover", "declare bog postpone")
    assert threats(covered, "ada") == [(3, 2)]


@rule("drd2.action.harm")
@pytest.mark.parametrize("skill, scar", [("common-melee", "body1"), ("learning", "soul1"), ("charisma", "influence1")])
def test_harm_that_lasts_is_a_scar_under_the_property_acted_upon(skill: str, scar: str) -> None:
    way = ("declare ada custom", f"skill ada skill:{skill}", "effect ada effect:scar", "declare bog postpone")
    ada = {"occupations": {"warrior": 3, "conjurer": 3, "juggler": 3}}
    assert f"scarred ada>bog: bog.scars >{scar}" in told(play(duel(ada), [6, 5], *way))


@rule("drd2.manoeuvre.wide_same")
@rule("drd2.scar.over_three")
@pytest.mark.parametrize("more, refused", [
    ({"effect": ["threat_up", "scar"]}, "two-effects"),
    ({"effect": "scar", "severity": 4}, "severity-without-elimination"),
])  # fmt: skip
def test_two_consequences_and_a_scar_of_four_outside_an_elimination_are_refused(
    more: dict[str, Any], refused: str
) -> None:
    with pytest.raises(SceneError, match=refused):
        duel(action=[{"id": "blow", "skill": "common-melee", "target": "enemy", **more}])


@rule("drd2.test.accept")
def test_an_accepted_failure_costs_neither_resources_nor_threat() -> None:
    game = play(duel({"now": {"threat": 3}}), [1, 2], FIGHT[0], "exhaust ada accept", "declare bog postpone")
    assert "failed ada" in told(game) and threats(game, "ada") == [] and game.state["ada"].body == 4


@rule("drd2.test.passive_target")
def test_an_unaware_guard_is_out_whatever_fate_there_is() -> None:
    game = play(duel(bog={"fate_contribution": 9}), [4, 3], "declare ada eliminate:bog")
    assert game.state["bog"].status == "eliminated_removed" and game.state["fate:foes"].spent == 0


@rule("drd2.manoeuvre.in_tests")
def test_cunning_has_no_place_in_a_test_of_story() -> None:
    room = duel(procedure="test", action=[LOCK], test=[{"who": "ada", "action": "lock"}])
    with pytest.raises(AssertionError, match="cunning ada was never asked"):
        until(room, [6, 5], "cunning", "ada")


# -- challenges ----------------------------------------------------------------------------------------------------

POISON = {"id": "poison", "who": ["ada"], "effect": "scar", "size": 2, "property": "soul"}
BURIED = {"id": "buried", "who": ["ada"], "effect": "eliminate", "property": "body"}


@rule("drd2.challenge.no_gain")
def test_a_danger_met_brings_nothing_else() -> None:
    danger = {**POISON, "threat": 4}
    game = play(duel(procedure="challenge", challenge=[danger]), [5, 4])
    assert told(game)[-1] == "avoided ada" and threats(game, "ada") == [(2, 4)]  # as the scene sets it
    assert game.state["ada"].advantage == 0 and game.state["ada"].scars == ()


@rule("drd2.challenge.no_backlash")
def test_the_rubble_was_not_rash() -> None:
    game = play(duel(procedure="challenge", challenge=[BURIED]), [1, 2], "exhaust ada exhaust")
    assert told(game)[-1] == "exhausted ada: ada.body 4>2, ada.threat 2>3"


# -- clashes and conflicts -----------------------------------------------------------------------------------------


@rule("drd2.counter.active")
def test_catching_the_arm_is_an_action_of_its_own() -> None:
    game = play(duel(), LOST, *FIGHT, "exhaust ada accept")
    assert "countered bog>ada: bog.initiative waiting>spent" in told(game)
    assert threats(game, "ada") == [(2, 3)] and threats(game, "bog") == []


@rule("drd2.conflict.definition")
def test_threat_carries_over_from_round_to_round() -> None:
    table = duel(conflict={"max_rounds": 2})
    game = until(table, LOST, "declare", "ada", *FIGHT, "exhaust ada accept", "after ada go-on")
    assert (game.state["conflict"].round, game.state["ada"].threat) == (2, 3)


@rule("drd2.round.definition")
def test_four_have_at_most_four_actions_from_initiative() -> None:
    table = scene(hero("ada"), hero("ota"), being("bog"), being("cur"))
    script = (*FIGHT, "declare ota attack:bog", "declare cur postpone")
    game = play(table, [*WON, 6, 5], *script)
    spent = [change.who for event in game.events for change in event.changes
             if change.field == "initiative" and change.new == "spent"]  # fmt: skip
    assert sorted(spent) == ["ada", "bog", "ota"]
    assert [event.actor for event in game.events if event.kind == "turn"] == ["ada", "ota", "cur"]


@rule("drd2.initiative.order")
def test_turns_come_from_the_highest_initiative_down() -> None:
    table = scene(hero("ada"), hero("ota"), being("bog"), conflict={"first": []})
    waits = ("declare bog postpone", "declare ota postpone", "declare ada postpone")
    game = play(table, [3, 1, 3, 4, 6, 5], *waits)
    assert [event.actor for event in game.events if event.kind == "turn"] == ["bog", "ota", "ada"]


@rule("drd2.turn.pass")
def test_doing_nothing_is_postponing() -> None:
    game = until(duel(), [], "declare", "bog", "declare ada postpone")
    assert game.state["ada"].initiative == "postponed"


@rule("drd2.elimination.definition")
def test_who_could_fight_on_is_not_eliminated() -> None:
    script = ("declare ada eliminate:bog", "credible ada no")
    game = until(duel(), [], "declare", "ada", *script)
    assert rules(game, "refused") == ["credible"] and "eliminate:bog" not in keys(game)


# -- scars, the Quick game -----------------------------------------------------------------------------------------

OLD = {"property": "soul", "severity": 2, "scope": ["learning"], "name": "dread"}


@rule("drd2.scar.over_zero")
def test_a_scar_beyond_the_ability_counts_when_it_heals() -> None:
    """Soul 2, scars 2 and a new one of 2: four in all; a month later two are left, and the ability is still 0."""
    ada = hero("ada", ability={"body": 4, "soul": 2, "influence": 4}, now={"scars": [OLD], "soul": 0})
    steps: list[dict[str, Any]] = [{"do": "challenge", "challenge": POISON}, {"do": "days", "days": 30}]
    table = scene(ada, being("bog"), procedure="expedition", step=[*steps, {"do": "depart"}])
    month = play(table, [1, 2], "exhaust ada accept").state["ada"]
    assert [scar.severity for scar in month.scars] == [1, 1] and month.soul == 0


@rule("drd2.quick_game.equipment")
def test_no_axe_and_the_stout_door_is_impossible() -> None:
    door = {"id": "door", "skill": "strength", "effect": "story", "who": ["ada"]}
    table = duel(action=[door], options={"quick_game": True})
    game = until(table, [], "declare", "ada", "declare ada do:door", "kind ada impossible", "impossible ada another")
    assert told(game)[-1] == "refused ada" and game.state["ada"].body == 4


@rule("drd2.scar.self_property")
@pytest.mark.parametrize("soul", [3, 0])
def test_a_price_of_soul_is_paid_by_a_scar_of_soul_or_not_at_all(soul: int) -> None:
    ability = {"body": 4, "soul": soul, "influence": 4}
    ada = {"ability": ability, "now": {"soul": 0}, "occupations": {"conjurer": 3}, "attack_skills": ["learning"]}
    if not soul:
        with pytest.raises(AssertionError, match="precise ada was never asked"):
            until(duel(ada), WON, "precise", "ada", *FIGHT)
        return
    assert "self-scar ada: ada.scars >soul1, ada.bank >3" in told(
        play(duel(ada), [6, 5, 1, 1, 2], *FIGHT, "precise ada yes")
    )
