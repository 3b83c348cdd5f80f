"""The source's own examples, played with people, dice and decisions given: tests, challenges, counteractions."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from bojiste.errors import NotOffered, SceneError
from bojiste.tell.narrator import Narrator
from tests.play.drd2.scripted import being, hero, keys, one, play, rules, scene, told, until

rule = pytest.mark.rule


def expedition(*combatants: dict[str, Any], steps: list[dict[str, Any]], **more: Any) -> Scene:
    return scene(*combatants, procedure="expedition", step=steps, **more)


@rule("drd2.resource.ability")
def test_se_01_at_most_four_soul() -> None:
    assert scene(hero("hrun", now={"soul": 4}), being("wolf")).combatants[0].now["soul"] == 4
    with pytest.raises(SceneError, match=r"combatant\[0\].now.soul: 5 \(pool-above-ability: maximum=4"):
        scene(hero("hrun", now={"soul": 5}), being("wolf"))


@rule("drd2.advantage.expire")
def test_se_02_advantage_of_the_hunt_is_lost_before_the_haggling() -> None:
    steps = [{"do": "conflict", "conflict": {"max_rounds": 1, "first": [["ulgun", "basilisk"]]}}] * 2
    hunt = expedition(hero("ulgun"), being("basilisk"), steps=steps)
    later = ("declare basilisk postpone", "declare ulgun postpone", "declare basilisk postpone")
    game = play(hunt, [5, 4], "declare ulgun prepare", *later)
    assert "advantage ulgun>ulgun: ulgun.advantage 0>1" in told(game)
    overs = [event for event in game.events if event.kind == "conflict-over"]
    assert [(c.old, c.new) for c in overs[0].changes if (c.who, c.field) == ("ulgun", "advantage")] == [(1, 0)]
    assert game.state["ulgun"].advantage == 0


@rule("drd2.advantage.carry_over")
def test_se_03_a_companion_who_knows_prices_brings_one_advantage() -> None:
    negotiation = scene(hero("ulgun"), being("merchant"))
    game = play(
        negotiation, [], "setup - carry-over:ulgun", "carry-over ulgun 1",
        "declare ulgun postpone", "declare merchant postpone",
    )  # fmt: skip
    assert told(game)[0] == "set-advantage ->ulgun: ulgun.advantage 0>1"
    assert rules(game, "set-advantage") == ["carry_over"]


@rule("drd2.fate.limit")
@pytest.mark.parametrize("threat, offered", [(3, ("exhaust", "accept")), (4, None)])
def test_se_04_a_skeleton_with_soul_three(threat: int, offered: tuple[str, ...] | None) -> None:
    skeleton = being("skeleton", limit={"body": 4, "soul": 3, "influence": 0}, now={"threat": threat})
    fight = scene(hero("zira", occupations={"conjurer": 3}, attack_skills=["learning"]), skeleton)
    script = ("declare zira attack:skeleton", "counter skeleton strike")
    if offered is not None:
        assert keys(until(fight, [6, 5, 1, 2], "exhaust", "skeleton", *script)) == offered
    else:
        game = play(fight, [6, 5, 1, 2], *script)  # never asked: it can only accept
        assert "accepted skeleton>zira" in told(game) and game.state["fate:foes"].spent == 0


@rule("drd2.mode.between")
def test_se_05_rests_on_the_way_and_full_pools_on_arrival() -> None:
    tired = {"body": 1, "soul": 0, "influence": 2}
    steps: list[dict[str, Any]] = [
        {"do": "rest"},
        {"do": "days", "days": 20},
        {"do": "between", "who": "bazimir", "action": "casket"},
        {"do": "depart"},
    ]
    casket = {"id": "casket", "skill": "orientation-city", "effect": "story"}
    way = expedition(hero("bazimir", now=tired), being("guard"), steps=steps, action=[casket])
    game = play(way, [])
    assert told(game) == [
        "rested bazimir: bazimir.body 1>2, bazimir.soul 0>2",
        "mode -",
        "days -",
        "narrated bazimir",
        "mode -",
        "departed bazimir: bazimir.body 2>4, bazimir.soul 2>4, bazimir.influence 2>4",
    ]
    assert game.dice_drawn == 0


BRIDGE = {"id": "bridge", "skill": "agility", "effect": "story", "kind": "obvious", "who": ["hrun"]}


@rule("drd2.kind.obvious")
def test_se_06_a_rope_bridge_in_calm_is_obvious() -> None:
    calm = scene(hero("hrun"), being("eagle"), action=[BRIDGE])
    game = play(calm, [], "declare hrun do:bridge", "declare eagle postpone")
    assert told(game)[:3] == ["declared hrun", "obvious hrun: hrun.initiative waiting>spent", "story hrun"]


@rule("drd2.kind.opposed_obvious")
def test_se_06_with_fighting_eagles_it_is_rolled() -> None:
    bridge = scene(hero("hrun"), being("eagle"), action=[BRIDGE])
    game = play(bridge, [3, 3, 6, 6], "declare hrun do:bridge", "counter eagle strike")
    assert one(game, "opposed").data["kind"] == "possible"
    assert told(game)[-2:] == ["accepted hrun>eagle", "threat eagle>hrun: hrun.threat 2>3"]


@rule("drd2.kind.possible")
def test_se_07_a_possible_action_may_be_tried_for_nothing() -> None:
    empty = {"body": 0, "soul": 0, "influence": 0}
    bog = {"id": "camp", "skill": "orientation-wild", "effect": "story", "failure": "wet"}
    trial = {"procedure": "test", "action": [bog], "test": [{"who": "hrun", "action": "camp"}]}
    game = play(scene(hero("hrun", now=empty), being("x"), **trial), [5, 4])
    assert told(game) == ["declared hrun", "commit hrun", "succeeded hrun", "story hrun"]


@rule("drd2.kind.demanding")
@pytest.mark.parametrize("demand, body", [(0, 4), (1, 3)])
def test_se_08_an_iron_bound_door_costs_one_body_first(demand: int, body: int) -> None:
    door = {"id": "door", "skill": "strength", "effect": "story", "demand": demand}
    room = scene(hero("hrun"), being("x"), procedure="test", action=[door], test=[{"who": "hrun", "action": "door"}])
    game = play(room, [1, 1])
    paid = [event.kind for event in game.events if event.kind in ("demand", "rolled")]
    assert paid == ["demand", "rolled"][1 - demand :]
    assert game.state["hrun"].body == body


@rule("drd2.kind.demand_max")
def test_se_09_demands_do_not_add_up() -> None:
    scar = {"property": "body", "severity": 1, "scope": ["travel"]}
    armour = {"name": "iron armour", "demand": {"travel": 2}}
    river = {"id": "river", "skill": "travel", "effect": "story", "demand": 1}
    swim = scene(
        hero("ulrich", items=[armour], now={"scars": [scar]}), being("x"),
        procedure="test", action=[river], test=[{"who": "ulrich", "action": "river"}],
    )  # fmt: skip
    assert one(play(swim, [6, 3]), "demand").data["price"] == 2


@rule("drd2.kind.impossible")
def test_se_10_stone_walls_do_not_break_bare_handed() -> None:
    wall = {"id": "wall", "skill": "strength", "effect": "story", "kind": "impossible"}
    walls = scene(hero("hrun"), being("x"), action=[wall])
    game = play(walls, [], "declare hrun do:wall", "declare hrun postpone", "declare x postpone")
    assert told(game)[:2] == ["refused hrun", "postponed hrun: hrun.initiative waiting>postponed"]
    vain = play(walls, [], "declare hrun do:wall", "impossible hrun vain", "declare x postpone")
    assert told(vain)[:2] == ["refused hrun", "vain hrun: hrun.initiative waiting>spent"]


LEVELS = {"hunter": 5, "juggler": 2, "warrior": 1, "conjurer": 4, "apothecary": 2, "sorcerer": 3}


def level_of(*skills: str) -> int:
    """The level that a custom declaration with these skills adds."""
    amras = hero("amras", occupations=LEVELS, restricted_skills=["fire-magic", "wind-magic"])
    first = [f"skill amras skill:{skills[0]}"]
    if len(skills) == 2:
        first = ["skill amras combine", *(f"skill-combined amras skill:{skill}" for skill in skills)]
    script = ["declare amras custom", *first, "effect amras effect:story"]
    game = play(scene(amras, being("x"), procedure="test"), [4, 4], *script)
    return {part.name: part.value for part in one(game, "rolled").parts}["level"]


@rule("drd2.skill.choose")
def test_se_11_swimming_or_leaping() -> None:
    assert (level_of("travel"), level_of("agility")) == (5, 2)


@rule("drd2.skill.choose")
def test_se_12_facts_instead_of_charm() -> None:
    amras = hero("amras", occupations=LEVELS)
    game = play(
        scene(amras, being("judge"), procedure="test"), [4, 4],
        "declare amras custom", "skill amras skill:charisma", "effect amras effect:threat_up",
        "kind amras mismatch", "mismatch amras change_skill",
        "declare amras custom", "skill amras skill:facts", "effect amras effect:threat_up",
    )  # fmt: skip
    assert one(game, "rolled").data["skill"] == "facts"
    assert {part.name: part.value for part in one(game, "rolled").parts} == {"level": 2}


@rule("drd2.skill.key")
def test_se_13_the_decisive_skill_counts() -> None:
    assert (level_of("travel"), level_of("learning")) == (5, 4)
    assert (level_of("self-confidence"), level_of("fire-magic")) == (1, 3)


@rule("drd2.skill.combine")
def test_se_14_combined_skills_add_the_lowest_level() -> None:
    assert level_of("wind-magic", "ointments") == 0  # nobody taught him the wind: its bundle stands at 0
    assert level_of("travel", "agility") == 2
    assert level_of("fire-magic", "travel") == 3


@rule("drd2.skill.combine")
def test_se_14_a_combined_roll_is_told_with_both_skills() -> None:
    script = ("declare amras custom", "skill amras combine", "skill-combined amras skill:travel",
              "skill-combined amras skill:agility", "effect amras effect:story")  # fmt: skip
    table = scene(hero("amras", occupations=LEVELS), being("x"), procedure="test")
    rolled = one(play(table, [4, 4], *script), "rolled")
    assert Narrator(table, "cs").line(rolled) == "Amras hodil (Cestování a\u00a0Pohyblivost): 4 + 4 + 2 = 10."


@rule("drd2.exhaustion.price")
def test_se_15_kostivit_rolls_on_the_ground() -> None:
    fire = {"id": "douse", "skill": "agility", "effect": "story"}
    cat = scene(
        hero("kostivit"), being("cat"),
        procedure="test", action=[fire], test=[{"who": "kostivit", "action": "douse", "threat": 3}],
    )  # fmt: skip
    game = play(cat, [1, 2], "exhaust kostivit exhaust")
    assert told(game) == [
        "declared kostivit",
        "commit kostivit",
        "failing kostivit",
        "exhausted kostivit: kostivit.body 4>1",
        "threat kostivit>kostivit: kostivit.threat 3>4",
        "story kostivit",
    ]


@rule("drd2.action.declare")
def test_se_16_action_and_intent_in_ones_own_words() -> None:
    words = "Mosquitoes on the guard, so that he moves to the fire."
    game = play(
        scene(hero("borri"), being("guard")), [6, 3],
        "declare borri say", f"say borri {words}", "declare borri attack:guard", "declare guard postpone",
    )  # fmt: skip
    assert one(game, "note").data["note"] == words
    kinds = [event.kind for event in game.events]
    assert kinds.index("note") == kinds.index("declared") + 1


WALL = {"id": "climb", "skill": "agility", "effect": "story", "who": ["mesa"], "failure": "falls"}


@rule("drd2.test.exhaust")
def test_se_17_mesa_exhausts_and_is_up() -> None:
    climb = scene(hero("mesa"), being("x"), action=[WALL])
    game = play(climb, [1, 2], "declare mesa do:climb", "exhaust mesa exhaust", "declare x postpone")
    assert told(game)[2:6] == [
        "failing mesa",
        "exhausted mesa: mesa.body 4>2",
        "threat mesa>mesa: mesa.threat 2>3",
        "story mesa",
    ]


@rule("drd2.test.lock")
def test_se_17_or_falls_and_may_not_retry() -> None:
    climb = scene(hero("mesa"), being("x"), action=[WALL], conflict={"max_rounds": 2})
    fall = ("declare mesa do:climb", "exhaust mesa accept", "declare x postpone")
    game = until(climb, [1, 2], "declare", "mesa", *fall)
    assert "do:climb" not in keys(game)
    with pytest.raises(NotOffered):
        game.answer("do:climb")
    rope = ("after mesa edit", "edit mesa unlock:0", "declare x postpone")
    again = until(climb, [1, 2], "declare", "mesa", *fall[:2], *rope)
    assert "do:climb" in keys(again)


TRAPDOOR = {"id": "trapdoor", "who": ["zira"], "effect": "story", "property": "body", "threat": 3, "danger": "trap"}


@rule("drd2.challenge.exhaust")
def test_se_18_zira_clings_to_the_edge() -> None:
    cellar = scene(hero("zira", defend_skills=["agility"]), being("x"), procedure="challenge", challenge=[TRAPDOOR])
    game = play(cellar, [2, 3], "exhaust zira exhaust")
    assert told(game) == [
        "danger -",
        "reacted zira",
        "failing zira",
        "exhausted zira: zira.body 4>1, zira.threat 3>4",
    ]


ARROW = {"id": "arrow", "skill": "common-shooting", "effect": "story", "who": ["archer"]}


@rule("drd2.counter.cond_prevent")
def test_se_19_bushes_behind_the_archer_do_not_stop_the_arrow() -> None:
    roof = scene(being("archer"), hero("borri"), action=[ARROW])
    game = play(
        roof, [1, 2, 4, 4],
        "declare archer do:arrow", "counter borri block", "counter-kind borri no-hindrance", "counter borri strike",
    )  # fmt: skip
    assert rules(game, "refused") == ["cond_prevent"]
    assert told(game)[:4] == [
        "declared archer",
        "refused borri",
        "opposed archer: archer.initiative waiting>spent",
        "countered borri>archer: borri.initiative waiting>spent",
    ]


@rule("drd2.counter.cond_harm")
def test_se_20_only_zira_may_be_pushed() -> None:
    fight = scene(hero("zira"), being("guard"), being("hrun"))
    attack = ("declare zira attack:guard", "counter guard no")
    game = until(fight, [], "counter", "hrun", *attack)
    with pytest.raises(NotOffered):
        game.answer("strike:guard")
    for answer in ("custom", "skill:agility", "effect:threat_up"):
        game.answer(answer)  # harm has one possible target, so nobody asks for it
    assert game.ask is not None and game.ask.topic == "affects"
    game.answer("affects:body")
    while game.ask is not None and game.ask.topic != "precise":
        game.answer(game.ask.default)
    assert [event.target for event in game.events if event.kind == "countered"] == ["zira"]


@rule("drd2.counter.cond_no_new")
def test_se_21_jarik_counters_only_the_wolf_that_attacks() -> None:
    wolves = scene(being("grey"), being("black"), hero("jarik"))
    game = until(wolves, [], "counter", "jarik", "declare grey attack:jarik")
    assert keys(game) == ("no", "strike", "scar", "eliminate", "avoid", "block", "custom", "say")
    assert game.ask is not None
    assert {option.data["target"] for option in game.ask.options if "target" in option.data} == {"grey"}
