"""The source's own examples, played: numbers of people, dice and decisions in, exact courses out."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from bojiste.errors import NotOffered, SceneError
from tests.play.drd2.scripted import being, hero, keys, one, play, rules, scene, told, total_of, until

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


VILLAGE = ({"threat": 3}, {"threat": 1})


def village() -> Scene:
    return scene(hero("hrun", now=VILLAGE[0]), being("gloan", now=VILLAGE[1]))


@rule("drd2.clash.order")
def test_se_22_gloan_wins_and_hrun_accepts_the_scar() -> None:
    game = play(village(), [1, 2, 6, 5], "declare hrun disengage", "counter gloan scar")
    assert told(game) == [
        "declared hrun>hrun",
        "opposed hrun: hrun.initiative waiting>spent",
        "countered gloan>hrun: gloan.initiative waiting>spent",
        "won gloan>hrun",
        "accepted hrun>gloan",
        "scarred gloan>hrun: hrun.scars >body1, hrun.body 4>3",
    ]


@rule("drd2.clash.exhaust")
def test_se_22_gloan_wins_and_hrun_exhausts_but_does_not_get_out() -> None:
    game = play(village(), [1, 2, 6, 5], "declare hrun disengage", "counter gloan scar", "exhaust hrun exhaust")
    assert told(game)[-2:] == ["won gloan>hrun", "exhausted hrun>gloan: hrun.body 4>1, hrun.threat 3>4"]
    assert not game.state["hrun"].disengaged


@rule("drd2.clash.exhaust")
def test_se_22_hrun_wins_and_gloan_exhausts_for_one_fate() -> None:
    game = play(village(), [6, 5, 1, 2], "declare hrun disengage", "counter gloan scar", "exhaust gloan exhaust")
    assert told(game)[-2:] == ["won hrun>gloan", "exhausted gloan>hrun: fate:foes.fate 5>4, gloan.threat 1>2"]
    over = one(game, "conflict-over")
    assert [change.old for change in over.changes if (change.who, change.field) == ("hrun", "threat")] == [3]


LEAP = ("declare gloan attack:hrun", "counter hrun avoid", "counter jarik strike")


def leap() -> Scene:
    return scene(being("gloan", now={"threat": 1}), hero("hrun", now={"threat": 3}), hero("jarik"))


@rule("drd2.general_clash.step")
def test_se_23_hrun_jarik_gloan() -> None:
    game = play(leap(), [1, 2, 6, 5, 4, 3], *LEAP)
    assert told(game)[4:] == [
        "sorted gloan",
        "won hrun>gloan",
        "accepted gloan>hrun",
        "threat hrun>hrun: hrun.threat 3>2",
        "won jarik>gloan",
        "accepted gloan>jarik",
        "threat jarik>gloan: gloan.threat 1>2",
    ]
    fallen = play(leap(), [1, 2, 6, 5, 4, 3], *LEAP, "exhaust gloan accept", "exhaust gloan exhaust")
    assert told(fallen)[-1] == "exhausted gloan>jarik: fate:foes.fate 5>4, gloan.threat 1>2"


@rule("drd2.general_clash.failed_step")
def test_se_24_hrun_gloan_jarik() -> None:
    game = play(leap(), [4, 3, 6, 5, 1, 2], *LEAP)
    assert told(game)[4:] == [
        "sorted gloan",
        "won hrun>gloan",
        "accepted gloan>hrun",
        "threat hrun>hrun: hrun.threat 3>2",
        "failed-step gloan",
    ]
    assert one(game, "failed-step").data["losers"] == ["jarik"]


@rule("drd2.initiative.story")
def test_se_25_an_ambush_goes_by_the_story() -> None:
    ambush = scene(hero("ostoj"), hero("simon"), being("giant"), conflict={"first": [["simon", "ostoj", "giant"]]})
    game = play(ambush, [], *(f"declare {who} postpone" for who in ("simon", "ostoj", "giant")))
    assert one(game, "order").data["targets"] == ["simon", "ostoj", "giant"]


def brawl() -> Scene:
    first = {"first": [["smith", "daniel", "chotej"]], "max_rounds": 3}
    return scene(hero("chotej"), being("smith"), hero("daniel"), conflict=first)


WAIT = tuple(f"declare {who} postpone" for who in ("smith", "daniel", "chotej"))


@rule("drd2.initiative.dice")
def test_se_26_round_two_goes_by_dice() -> None:
    dice = [1, 3, 4, 4, 6, 6, 6, 1, 3, 4, 4, 3, 5, 2]
    game = play(
        brawl(), dice, *WAIT,
        "declare daniel postpone", "declare smith postpone", "declare chotej postpone",
        "declare chotej postpone", "declare smith postpone", "declare daniel postpone",
    )  # fmt: skip
    orders = [event.data["targets"] for event in game.events if event.kind == "order"]
    assert orders[:2] == [["smith", "daniel", "chotej"], ["daniel", "smith", "chotej"]]


@rule("drd2.initiative.ties")
def test_se_27_three_sevens() -> None:
    dice = [1, 3, 4, 4, 6, 6, 6, 1, 3, 4, 4, 3, 5, 2]
    game = play(
        brawl(), dice, *WAIT,
        "declare daniel postpone", "declare smith postpone", "declare chotej postpone",
        "declare chotej postpone", "declare smith postpone", "declare daniel postpone",
    )  # fmt: skip
    orders = [event.data["targets"] for event in game.events if event.kind == "order"]
    assert orders[2] == ["chotej", "smith", "daniel"]
    lots = [(event.actor, event.rolls[0].face) for event in game.events if event.kind == "lot"]
    assert lots == [("smith", 5), ("daniel", 2)]


LODGE = ("gamekeeper", "dog", "jarik", "borri")


def lodge(**more: Any) -> Scene:
    fighters = (being("gamekeeper"), being("dog"), hero("jarik"), hero("borri"))
    return scene(*fighters, **more)


LODGE_SCRIPT = (
    "declare gamekeeper attack:jarik", "counter jarik strike",
    "declare dog attack:jarik", "counter jarik strike",
)  # fmt: skip
LODGE_DICE = [1, 1, 6, 5, 1, 2, 6, 4]


@rule("drd2.turn.react_initiative")
def test_se_28_jarik_has_no_turn_left_and_defends() -> None:
    game = until(lodge(), LODGE_DICE, "declare", "borri", *LODGE_SCRIPT)
    assert told(game) == [
        "declared gamekeeper>jarik",
        "opposed gamekeeper: gamekeeper.initiative waiting>spent",
        "countered jarik>gamekeeper: jarik.initiative waiting>spent",
        "won jarik>gamekeeper",
        "accepted gamekeeper>jarik",
        "threat jarik>gamekeeper: gamekeeper.threat 2>3",
        "declared dog>jarik",
        "opposed dog: dog.initiative waiting>spent",
        "countered jarik>dog",
        "manoeuvre jarik: jarik.body 4>3",
        "won jarik>dog",
        "accepted dog>jarik",
        "threat jarik>dog: dog.threat 2>3",
    ]
    assert game.state["conflict"].turn == "borri"


@rule("drd2.turn.self_help_opposed")
def test_se_28_nobody_can_stop_borri_from_running() -> None:
    game = play(lodge(), [*LODGE_DICE, 6, 3], *LODGE_SCRIPT, "declare borri disengage")
    assert told(game)[13:] == [
        "declared borri>borri",
        "commit borri: borri.initiative waiting>spent",
        "succeeded borri",
        "threat borri>borri: borri.threat 2>1",
        "clear borri: borri.disengaged False>True",
    ]


@rule("drd2.turn.defence_condition")
def test_se_28_but_the_dog_may_defend_itself() -> None:
    game = until(lodge(), LODGE_DICE, "counter", "dog", *LODGE_SCRIPT, "declare borri attack:dog")
    assert game.ask is not None and game.ask.data["means"] == "defence" and game.ask.data["price"] == 1


@rule("drd2.round.length")
def test_se_29_the_tempo_is_told_and_changes_nothing() -> None:
    game = play(
        scene(hero("daniel"), being("smith"), conflict={"tempo": "an evening"}), [6, 3],
        "declare daniel attack:smith", "after daniel tempo", "tempo - seconds", "declare smith postpone",
    )  # fmt: skip
    assert one(game, "round").data["tempo"] == "an evening" and game.state["conflict"].tempo == "seconds"


@rule("drd2.turn.postponed_lost")
def test_se_30_who_waits_for_nothing_loses_the_action() -> None:
    guards = ("declare gamekeeper postpone", "declare dog postpone")
    game = play(lodge(), [6, 3, 6, 3], *guards, "declare jarik disengage", "declare borri disengage")
    assert told(game)[-1] == "initiative-lost -: gamekeeper.initiative postponed>lost, dog.initiative postponed>lost"


def halberd(effect: str) -> Scene:
    """Ulrich's initiative is spent when the guard acts."""
    run = {"id": "run", "skill": "agility", "effect": effect, "target": "self", "who": ["guard"]}
    return scene(hero("ulrich", now={"initiative": "spent"}), being("guard"), action=[run])


@rule("drd2.manoeuvre.defence")
def test_se_31_the_halberd_costs_one_body_and_bears_no_other_manoeuvre() -> None:
    thrust = ("declare guard attack:ulrich", "counter ulrich strike")
    game = play(halberd("story"), [2, 2, 6, 5], *thrust)
    assert told(game)[2:5] == ["countered ulrich>guard", "manoeuvre ulrich: ulrich.body 4>3", "won ulrich>guard"]
    with pytest.raises(AssertionError, match="never asked"):
        until(halberd("story"), [2, 2, 6, 5], "mighty", "ulrich", *thrust)


@rule("drd2.turn.defence_condition")
def test_se_31_when_the_guard_runs_for_help_he_cannot_react() -> None:
    with pytest.raises(AssertionError, match="never asked"):
        until(halberd("story"), [2, 2], "counter", "ulrich", "declare guard do:run")


@rule("drd2.manoeuvre.wide")
def test_se_32_one_halberd_two_guards() -> None:
    game = play(
        scene(hero("ulrich"), being("first"), being("second")), [6, 5],
        "declare ulrich sweep", "declare first postpone", "declare second postpone",
    )  # fmt: skip
    assert told(game)[:6] == [
        "declared ulrich",
        "commit ulrich: ulrich.initiative waiting>spent",
        "manoeuvre ulrich: ulrich.body 4>3",
        "succeeded ulrich",
        "threat ulrich>first: first.threat 2>3",
        "threat ulrich>second: second.threat 2>3",
    ]
    assert one(game, "manoeuvre").rule.__name__ == "wide"


@rule("drd2.manoeuvre.precise")
def test_se_33_precise_through_the_alleys() -> None:
    alleys = {"id": "alleys", "skill": "orientation-city", "effect": "story"}
    city = scene(
        hero("bazimir", occupations={"juggler": 4}), being("x"),
        procedure="test", action=[alleys], test=[{"who": "bazimir", "action": "alleys"}],
    )  # fmt: skip
    game = play(city, [1, 2, 4], "precise bazimir yes")
    assert told(game)[2:4] == ["manoeuvre bazimir: bazimir.soul 4>3", "succeeded bazimir"]
    rolled = one(game, "rolled")
    assert [(die.face, die.kept) for die in rolled.rolls] == [(1, False), (2, True), (4, True)]
    assert total_of(rolled) == 10


def charm(**more: Any) -> dict[str, Any]:
    return being("guardsman", characteristic={"level": 3, "skills": ["charisma"]}, **more)


@rule("drd2.manoeuvre.mighty")
def test_se_34_mighty_raises_ulrichs_price_to_three() -> None:
    game = play(
        scene(charm(), hero("ulrich")), [6, 5, 1, 2],
        "declare guardsman attack:ulrich", "counter ulrich strike", "mighty guardsman yes", "exhaust ulrich exhaust",
    )  # fmt: skip
    assert told(game)[-3:] == [
        "won guardsman>ulrich",
        "manoeuvre guardsman: fate:foes.fate 5>4",
        "exhausted ulrich>guardsman: ulrich.influence 4>1, ulrich.threat 2>3",
    ]
    assert [(part.name, part.value) for part in one(game, "exhausted").parts] == [("threat", 2), ("mighty", 1)]


@rule("drd2.elimination.declared")
def test_se_35_a_formula_or_taking_him_away() -> None:
    words = ("declare guardsman attack:bazimir", "declare bazimir postpone")
    formula = play(scene(charm(), hero("bazimir")), [6, 3], *words)
    assert "threat guardsman>bazimir: bazimir.threat 2>3" in told(formula)
    arrest = until(scene(charm(), hero("bazimir")), [], "counter", "bazimir", "declare guardsman eliminate:bazimir")
    assert arrest.ask is not None and arrest.ask.data["effect"] == "eliminate"


@rule("drd2.elimination.credible")
def test_se_35_a_thug_without_force_arrests_nobody() -> None:
    thug = scene(charm(), hero("bazimir"))
    game = until(thug, [], "declare", "guardsman", "declare guardsman eliminate:bazimir", "credible guardsman no")
    assert told(game) == ["refused guardsman"] and game.events[-1].data["reason"] == "not-credible"
    assert "eliminate:bazimir" not in keys(game)


ARREST = ("declare guardsman eliminate:bazimir", "counter bazimir block", "exhaust bazimir exhaust")


@rule("drd2.elimination.backlash")
@pytest.mark.parametrize(
    "choice, expected",
    [
        ("attacker_threat", ["backlash bazimir>guardsman: guardsman.threat 2>3"]),
        ("advantage", ["backlash-advantage bazimir>bazimir: bazimir.advantage 0>1"]),
        ("none", []),
    ],
)
def test_se_36_bazimir_ties_himself_to_a_railing(choice: str, expected: list[str]) -> None:
    game = play(scene(charm(), hero("bazimir")), [6, 5, 1, 2], *ARREST, f"backlash bazimir {choice}")
    exhausted = "exhausted bazimir>guardsman: bazimir.influence 4>2, bazimir.threat 2>3"
    assert told(game)[4:] == [exhausted, *expected]


@rule("drd2.leaving.condition")
def test_se_37_the_run_into_the_alley_does_not_leave_yet_the_next_success_does() -> None:
    run = scene(hero("bazimir"), charm(now={"initiative": "spent"}), conflict={"max_rounds": 2})
    early = ("declare bazimir custom", "skill bazimir skill:agility", "effect bazimir effect:leave")
    game = play(run, [6, 5, 6, 5], *early, "declare bazimir leave")
    assert told(game) == [
        "declared bazimir>bazimir",
        "commit bazimir: bazimir.initiative waiting>spent",
        "succeeded bazimir",
        "threat bazimir>bazimir: bazimir.threat 2>1",
        "clear bazimir: bazimir.disengaged False>True",
        "declared bazimir>bazimir",
        "commit bazimir: bazimir.initiative waiting>spent",
        "succeeded bazimir",
        "left bazimir>bazimir: bazimir.status active>left, bazimir.threat 1>None, bazimir.initiative spent>lost",
    ]
    assert game.outcome is not None and (game.outcome.winner, game.outcome.reason) == ("foes", "empty")


def person(id: str, **more: Any) -> dict[str, Any]:
    return being(id, characteristic={"level": 3, "skills": ["charisma"]}, **more)


@rule("drd2.manoeuvre.cunning")
def test_se_38_ulrich_lures_drunk_olafson() -> None:
    tavern = scene(
        hero("ulrich", attack_skills=["charisma"]), person("host"), person("olafson"),
        conflict={
            "join": {"olafson": 2}, "threat": {"olafson": 3}, "max_rounds": 2, "first": [["host", "ulrich"]] * 2,
        },
    )  # fmt: skip
    game = play(
        tavern, [6, 5],
        "declare host postpone", "declare ulrich postpone",
        "declare host postpone", "declare ulrich attack:olafson", "cunning ulrich yes",
    )  # fmt: skip
    assert told(game)[2:] == [
        "initiative-lost -: ulrich.initiative postponed>lost, host.initiative postponed>lost",
        "joined olafson: olafson.threat None>3, olafson.initiative waiting>lost, fate:foes.fate 5>10",
        "postponed host: host.initiative waiting>postponed",
        "declared ulrich>olafson",
        "commit ulrich: ulrich.initiative waiting>spent",
        "succeeded ulrich",
        "manoeuvre ulrich: ulrich.influence 4>3",
        "threat ulrich>olafson: olafson.threat 3>5",
        "initiative-lost -: host.initiative postponed>lost",
    ]


def student(**more: Any) -> dict[str, Any]:
    return hero("student", "class", occupations={"conjurer": 2}, **more)


@rule("drd2.scar.inflict")
@pytest.mark.parametrize("cunning, scar, soul", [("no", "soul1", 3), ("yes", "soul2", 2)])
def test_se_39_borri_scars_a_student(cunning: str, scar: str, soul: int) -> None:
    threat = {"id": "revenge", "skill": "self-confidence", "effect": "scar", "target": "enemy", "affects": "soul"}
    threat |= {"scar": "fear of the classmate's revenge", "scope": ["learning"], "who": ["borri"]}
    school = scene(hero("borri"), student(), action=[threat])
    script = ("declare borri do:revenge", f"cunning borri {cunning}", "declare student postpone")
    game = play(school, [6, 3], *script)
    assert f"scarred borri>student: student.scars >{scar}, student.soul 4>{soul}" in told(game)
    assert one(game, "scarred").data["scope"] == ["learning"]


@rule("drd2.scar.demand")
@pytest.mark.parametrize("severity, demand", [(1, 1), (2, 2)])
def test_se_40_copying_from_that_classmate_is_demanding(severity: int, demand: int) -> None:
    scar = {"property": "soul", "severity": severity, "scope": ["learning"]}
    copying = {"id": "copy", "skill": "learning", "effect": "story"}
    school = scene(
        student(now={"scars": [scar]}), hero("borri"),
        procedure="test", action=[copying], test=[{"who": "student", "action": "copy"}],
    )  # fmt: skip
    assert one(play(school, [6, 3]), "demand").data == {"price": demand, "property": "soul"}


@rule("drd2.scar.self_yield")
def test_se_41_haken_has_one_soul_left() -> None:
    haken = hero("haken", now={"soul": 1, "threat": 4})
    duel = scene(person("gambler", attack_skills=["learning"], skills=["learning"]), haken)
    script = ("declare gambler attack:haken", "counter haken block", "exhaust haken exhaust")
    game = play(duel, [6, 5, 1, 2], *script)
    assert told(game)[4:] == [
        "self-scar haken: haken.scars >soul1, haken.bank >3",
        "exhausted haken>gambler: haken.soul 1>0, haken.bank 3>0, haken.threat 4>5",
        "scar-spent haken: haken.bank 0>",
    ]
    assert one(game, "scar-spent").data["lost"] == 0


CARDS = {"id": "cards", "skill": "charisma", "effect": "threat_up", "target": "enemy", "wide": True, "who": ["haken"]}


def cards(threat: int) -> Scene:
    haken = hero("haken", now={"influence": 0, "threat": threat})
    return scene(haken, person("player"), person("banker"), action=[CARDS])


ALL_OF_THEM = ("declare haken do:cards", "targets haken target:player", "targets haken target:banker")


@rule("drd2.scar.self_use_now")
def test_se_42_haken_wins_and_two_resources_are_lost() -> None:
    game = play(cards(5), [6, 5, 1, 2], *ALL_OF_THEM, "counter player block", "declare banker postpone")
    assert told(game)[:4] == [
        "declared haken",
        "opposed haken: haken.initiative waiting>spent",
        "self-scar haken: haken.scars >influence1, haken.bank >3",
        "manoeuvre haken: haken.bank 3>2",
    ]
    assert one(game, "scar-spent").data["lost"] == 2


@rule("drd2.scar.self_floor")
def test_se_43_haken_would_need_severity_five() -> None:
    lost = (*ALL_OF_THEM, "counter player eliminate", "mighty player yes")
    game = until(cards(5), [1, 2, 6, 5], "exhaust", "haken", *lost)
    assert game.ask is not None
    assert keys(game) == ("accept", "heroic_death")  # the later chapter opens the second way
    assert (game.ask.data["price"], game.ask.data["property"]) == (6, "influence")
    game.answer("accept")
    game.answer("removed")
    assert told(game)[-1].startswith("eliminated player>haken")


MUD = {"threat": 3, "floor": 3}


@rule("drd2.threat.not_outrun")
def test_se_44_encouragement_in_the_mud_gives_advantage() -> None:
    mud = scene(hero("gloan", recover_skills=["charisma"]), hero("hrun", now=MUD), being("x"))
    script = ("declare gloan custom", "skill gloan skill:charisma", "effect gloan effect:threat_down")
    rest = ("target gloan target:hrun", "declare hrun postpone", "declare x postpone")
    game = play(mud, [6, 5], *script, *rest)
    assert "advantage gloan>hrun: hrun.advantage 0>1" in told(game)
    pulled = ("after gloan edit", "edit gloan floor:hrun", "floor hrun 2")
    out = play(
        mud, [6, 5, 6, 5], *script, rest[0], *pulled, "declare hrun recover", "declare x postpone",
    )  # fmt: skip
    assert "threat hrun>hrun: hrun.threat 3>2" in told(out)


@rule("drd2.manoeuvre.cunning_same")
@pytest.mark.parametrize(
    "verb, expected", [("attack", "hrun.threat 2>4"), ("scar", "hrun.scars >body2, hrun.body 4>2")]
)
def test_se_45_cunning_only_enlarges(verb: str, expected: str) -> None:
    fight = scene(being("bandit"), hero("hrun"))
    script = (f"declare bandit {verb}:hrun", "cunning bandit yes", "declare hrun postpone")
    assert any(line.endswith(expected) for line in told(play(fight, [6, 3], *script)))


@rule("drd2.action.story_only")
def test_se_46_a_thief_gets_only_half_of_the_map() -> None:
    theft = {"id": "map", "skill": "agility", "effect": "story", "target": "enemy", "who": ["thief"]}
    room = scene(being("thief"), hero("owner"), action=[theft])
    game = play(room, [6, 5, 1, 2], "declare thief do:map", "counter owner block", "exhaust owner exhaust")
    assert told(game)[3:] == ["won thief>owner", "exhausted owner>thief: owner.body 4>2, owner.threat 2>3"]


@rule("drd2.elimination.exhaust")
def test_se_46_the_beast_bites_the_shoulder_instead_of_the_head() -> None:
    game = play(
        scene(being("beast"), hero("owner")), [6, 5, 1, 2],
        "declare beast eliminate:owner", "counter owner strike", "exhaust owner exhaust", "backlash owner none",
    )  # fmt: skip
    assert told(game)[3:] == ["won beast>owner", "exhausted owner>beast: owner.body 4>2, owner.threat 2>3"]
    assert game.state["owner"].status == "active"
