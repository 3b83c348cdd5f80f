"""Expeditions: rests, helpers, days, healing, trade, and conflicts in one flow."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from bojiste.errors import SceneError
from bojiste.tell import Narrator
from tests.play.drd2.scripted import being, hero, keys, line, one, play, scene, told, until

rule = pytest.mark.rule


def way(*steps: dict[str, Any], **more: Any) -> Scene:
    fighters = more.pop("combatants", (hero("ada", **more.pop("ada", {})), being("bog")))
    return scene(*fighters, procedure="expedition", step=list(steps), **more)


REST = {"do": "rest"}
HURT = {"ability": {"body": 6, "soul": 3, "influence": 2}, "now": {"body": 4, "soul": 0, "influence": 2}}


@rule("drd2.rest.common")
def test_e1_split_as_the_player_likes() -> None:
    assert told(play(way(REST, ada=HURT), [])) == ["rested ada: ada.body 4>5, ada.soul 0>2"]
    chosen = play(way(REST, ada=HURT), [], "rest-split ada 0")
    assert told(chosen) == ["rested ada: ada.soul 0>3"]


@rule("drd2.rest.common")
def test_e2_what_fits_nowhere_is_lost() -> None:
    scar = {"property": "body", "severity": 1, "scope": ["travel"]}
    ada = {"ability": {"body": 6, "soul": 3, "influence": 2}, "now": {"body": 5, "influence": 1, "scars": [scar]}}
    game = play(way(REST, ada=ada), [])
    assert told(game) == ["rested ada: ada.influence 1>2"] and one(game, "rested").data["lost"] == 2


@rule("drd2.rest.conditions")
def test_by_conditions_the_gm_says_how_much() -> None:
    empty = {"ability": {"body": 2, "soul": 2, "influence": 2}, "now": {"body": 0, "soul": 0, "influence": 0}}
    game = play(way(REST, ada=empty, options={"rest_conditions": True}), [], "rest-amount ada 5")
    assert told(game) == ["rested ada: ada.body 0>2, ada.soul 0>2, ada.influence 0>1"]


HAWK = {
    "id": "hawk", "side": "heroes", "owner": "ada", "characteristic": {"level": 3, "skills": ["agility"]},
    "limit": {"body": 3, "soul": 1, "influence": 0}, "fate_contribution": 6, "bond_max": 3, "now": {"bond": 1},
}  # fmt: skip


@rule("drd2.helper.recovery")
def test_e1_helpers_recover_with_their_owner() -> None:
    band = (hero("ada", now={"fate": 2}), HAWK, being("bog"))
    steps = (REST, {"do": "days", "days": 1}, {"do": "rest", "rest": {"kind": "quality"}})
    game = play(way(*steps, combatants=band), [])
    assert [line(event) for event in game.events if event.kind == "helper-rested"] == [
        "helper-rested hawk: helpers:ada.fate 2>5",
        "helper-rested hawk: hawk.bond 1>2, helpers:ada.fate 5>6",
    ]
    [first, _] = [event for event in game.events if event.kind == "helper-rested"]
    assert Narrator(game.scene, "cs").line(first) == "Hawk nabral síly se svým pánem, Sudba 2 → 5."


@rule("drd2.healing.natural")
@pytest.mark.parametrize("days, left", [(35, []), (10, [2]), (30, [1])])
def test_scars_heal_in_days(days: int, left: list[int]) -> None:
    scar = {"property": "body", "severity": 2, "scope": ["travel"]}
    game = play(way({"do": "days", "days": days}, ada={"now": {"scars": [scar]}}), [])
    assert [one.severity for one in game.state["ada"].scars] == left


@rule("drd2.healing.restores_ability")
def test_healing_gives_room_not_resources() -> None:
    scar = {"property": "body", "severity": 2, "scope": ["travel"]}
    game = play(way({"do": "days", "days": 99}, ada={"now": {"body": 1, "scars": [scar]}}), [])
    assert game.state["ada"].scars == () and game.state["ada"].body == 1


@rule("drd2.rest.depart")
def test_setting_out_rested_with_a_scar_not_yet_healed() -> None:
    scar = {"property": "body", "severity": 1, "scope": ["travel"]}
    game = play(way({"do": "depart"}, ada={"now": {"body": 1, "scars": [scar]}}, mode="between"), [])
    assert game.state["ada"].body == 3


@rule("drd2.mode.between")
def test_between_expeditions_the_impossible_stays_impossible() -> None:
    wall = {"id": "wall", "skill": "strength", "effect": "story", "kind": "impossible"}
    game = play(way({"do": "between", "who": "ada", "action": "wall"}, action=[wall]), [])
    assert told(game) == ["mode -", "impossible ada"]


@rule("drd2.money.materials")
def test_five_materials_cost_fifty_hellers() -> None:
    rich = {"now": {"money": {"ducats": 3, "groschen": 4, "hellers": 7}}}
    game = play(way({"do": "trade", "trade": {"who": "ada", "buy": 5}}, ada=rich), [])
    assert told(game) == ["traded ada: ada.money 347>297, ada.materials 0>5"]


@rule("drd2.money.no_replacement")
def test_an_empty_purse_buys_nothing() -> None:
    game = play(way({"do": "trade", "trade": {"who": "ada", "buy": 1}}, ada={"now": {"advantage": 5}}), [])
    assert told(game) == ["too-poor ada"]


@rule("drd2.money.indirect")
def test_an_amulet_bought_for_silver_pays_later() -> None:
    amulet = {"name": "amulet", "store": {"property": "soul", "amount": 2}, "cost": 60}
    ada = {"items": [amulet], "now": {"money": 100, "stored": [0]}}
    game = play(way({"do": "trade", "trade": {"who": "ada", "item": "amulet"}}, ada=ada), [])
    assert told(game) == ["bought ada: ada.money 100>40, ada.stored 0>2"]


@rule("drd2.elimination.return")
def test_who_left_is_back_for_the_next_conflict_who_was_taken_out_only_if_named() -> None:
    first = {"do": "conflict", "conflict": {"max_rounds": 1, "first": [["ada", "bog"]], "roster": ["ada", "bog"]}}
    second = {"do": "conflict", "conflict": {"max_rounds": 1, "first": [["ada", "cur"]], "roster": ["ada", "cur"]}}
    band = (hero("ada", now={"disengaged": True}), being("bog"), being("cur"))
    script = ("declare ada leave", "declare ada postpone", "declare cur postpone")
    game = play(way(first, second, combatants=band), [6, 5], *script)
    back = [line(event) for event in game.events if event.kind == "returned"]
    assert back == ["returned ->ada: ada.status left>active"]
    assert game.outcome is not None and game.outcome.reason == "end-of-the-way"


WALL = {"id": "wall", "skill": "agility", "effect": "story"}
OUT = {"do": "conflict", "conflict": {"max_rounds": 1, "first": [["bog", "ada"]]}}
CLIMB = {"do": "test", "test": {"who": "ada", "action": "wall"}}


@rule("drd2.elimination.state")
@pytest.mark.parametrize(
    "back, dice, course",
    [
        ("no", [], ["dropped ada"]),
        ("yes", [6, 5], ["returned ->ada: ada.status eliminated_removed>active", "declared ada"]),
    ],
)
def test_who_was_removed_is_tested_only_if_it_returns(back: str, dice: list[int], course: list[str]) -> None:
    script = ("declare bog eliminate:ada", f"return ada {back}")
    game = play(way(OUT, CLIMB, action=[WALL]), [6, 5, *dice], *script)
    assert told(game)[4 : 4 + len(course)] == course


@rule("drd2.elimination.return")
def test_who_left_comes_along_to_the_next_test() -> None:
    first = {"do": "conflict", "conflict": {"max_rounds": 1, "first": [["ada", "bog"]]}}
    leaver = {"now": {"disengaged": True}}
    game = play(way(first, CLIMB, action=[WALL], ada=leaver), [6, 5, 6, 5], "declare ada leave")
    assert "returned ->ada: ada.status left>active" in told(game)
    assert told(game)[-2:] == ["succeeded ada", "story ada"]


@rule("drd2.rest.conditions")
def test_e2_another_amount_without_the_option_is_refused() -> None:
    with pytest.raises(SceneError, match=r"step\[0\].rest.amount: 4 \(bad-rest-amount"):
        way({"do": "rest", "rest": {"amount": 4}})


@rule("drd2.mode.expedition")
def test_no_quality_rest_on_expedition() -> None:
    with pytest.raises(SceneError, match=r"step\[0\].rest.kind: 'quality' \(quality-on-expedition"):
        way({"do": "rest", "rest": {"kind": "quality"}})


@rule("drd2.mode.between")
def test_without_the_restricted_skill_it_is_impossible_between_expeditions_too() -> None:
    fire = {"id": "fire", "skill": "fire-magic", "effect": "story"}
    step = {"do": "between", "who": "ada", "action": "fire"}
    assert told(play(way(step, action=[fire]), []))[-1] == "impossible ada"
    mage = {"restricted_skills": ["fire-magic"]}
    assert told(play(way(step, action=[fire], ada=mage), []))[-1] == "narrated ada"


@rule("drd2.healing.natural")
def test_days_add_up_over_steps() -> None:
    """Three days and three more heal what takes five; what is over counts for nothing once it is healed."""
    scar = {"property": "body", "severity": 1, "scope": ["travel"]}
    days = {"do": "days", "days": 3}
    game = play(way(days, days, ada={"now": {"scars": [scar]}}), [])
    assert [line.split(":")[0] for line in told(game)] == ["mode -", "days -", "days -", "healed ->ada"]
    assert game.state["ada"].scars == ()


@rule("drd2.healing.treatment")
def test_the_gm_treats_a_scar_between_expeditions() -> None:
    scar = {"property": "body", "severity": 2, "scope": ["travel"]}
    table = way({"do": "days", "days": 3}, ada={"now": {"scars": [scar]}})
    game = play(table, [], "edit - treat:ada:0", "treatment ada 1")
    assert game.state["ada"].scars[0].severity == 1 and one(game, "healed").target == "ada"


@rule("drd2.conflict.end_clears")
@pytest.mark.parametrize("lock, offered", [("party", False), ("character", True)])
def test_a_lock_with_a_lasting_reason_outlives_the_conflict(lock: str, offered: bool) -> None:
    wall = {"id": "wall", "skill": "agility", "effect": "story", "who": ["ada"]}
    fight = {"do": "conflict", "conflict": {"max_rounds": 1, "first": [["ada", "bog"]]}}
    table = way(fight, fight, action=[wall])
    script = ("declare ada do:wall", "exhaust ada accept", f"lock ada {lock}", "declare bog postpone")
    game = until(table, [1, 2], "declare", "ada", *script)
    assert game.state["conflict"].round == 1 and ("do:wall" in keys(game)) is offered


@rule("drd2.test.lock")
def test_a_lone_failure_closes_the_way_for_the_party_in_the_conflict_after_it() -> None:
    wall = {"id": "wall", "skill": "agility", "effect": "story"}
    conflict = {"do": "conflict", "conflict": {"first": [["ada", "bog"]]}}
    table = way({"do": "test", "test": {"who": "ada", "action": "wall"}}, conflict, action=[wall])
    game = until(table, [1, 2], "declare", "ada", "exhaust ada accept", "lock ada party")
    assert "do:wall" not in keys(game)
