"""The source's own examples, played with people, dice and decisions given: manoeuvres, elimination, scars."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from tests.play.drd2.scripted import being, hero, keys, one, play, scene, told, total_of, until

rule = pytest.mark.rule


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
        "joined olafson: olafson.threat None>3, olafson.initiative waiting>lost",
        "fate -: fate:foes.fate 5>10",
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
    threat: dict[str, Any] = {"id": "revenge", "skill": "self-confidence", "effect": "scar", "target": "enemy"}
    threat |= {"affects": "soul", "scar": "fear of the classmate's revenge", "scope": ["learning"], "who": ["borri"]}
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
    paid = one(play(school, [6, 3]), "demand").data
    assert (paid["price"], paid["property"], paid["pool"]) == (demand, "soul", demand)


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
    deeper = ("after gloan edit", "edit gloan floor:hrun", "floor hrun 5")
    sunk = play(mud, [6, 5], *script, rest[0], *deeper, rest[1], rest[2])
    assert "floor ->hrun: hrun.floor 3>5, hrun.threat 3>5" in told(sunk)


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
