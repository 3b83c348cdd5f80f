"""Manoeuvres and penalties at their own moments; eliminations, their forms and their backlash."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from tests.play.drd2.scripted import being, hero, keys, line, made_by, one, play, scene, told, total_of, until

rule = pytest.mark.rule
WON = [6, 5, 1, 2]
EXECUTE = ("declare ada eliminate:bog", "counter bog strike", "exhaust bog accept")
FIGHT = ("declare ada attack:bog", "counter bog strike")


def fight(ada: dict[str, Any] | None = None, bog: dict[str, Any] | None = None, **more: Any) -> Scene:
    return scene(hero("ada", **(ada or {})), being("bog", **(bog or {})), **more)


def played(table: Scene, dice: list[int], *script: str) -> list[str]:
    game = play(table, dice, *script)
    return [f"{event.actor} {event.data['manoeuvre']}" for event in game.events if event.kind == "manoeuvre"]


# -- rights --------------------------------------------------------------------------------------------------------


@rule("drd2.manoeuvre.one")
def test_precise_played_then_no_mighty() -> None:
    dice = [6, 5, 1, 1, 2]
    assert played(fight(), dice, *FIGHT, "precise ada yes") == ["ada precise"]
    with pytest.raises(AssertionError, match="never asked"):
        until(fight(), dice, "mighty", "ada", *FIGHT, "precise ada yes")


@rule("drd2.manoeuvre.two")
def test_a_talent_allows_two_different_ones() -> None:
    gifted = fight({"talents": ["common-melee"]})
    script = (*FIGHT, "precise ada yes", "mighty ada yes")
    assert played(gifted, [6, 5, 1, 1, 2], *script) == ["ada precise", "ada mighty"]
    with pytest.raises(AssertionError, match="never asked"):
        until(gifted, [6, 5, 1, 1, 2], "cunning", "ada", *script)


@rule("drd2.manoeuvre.two")
def test_a_long_weapon_in_defence() -> None:
    spear = fight({"flags": ["long_weapon"], "now": {"initiative": "spent"}})
    script = ("declare bog attack:ada", "counter ada strike", "precise ada yes")
    assert played(spear, [1, 2, 6, 5, 1], *script) == ["ada defence", "ada precise"]


@rule("drd2.manoeuvre.free")
def test_a_free_mighty_still_takes_the_place() -> None:
    table = fight({"free_manoeuvres": {"mighty": ["common-melee"]}})
    game = play(table, WON, *FIGHT, "mighty ada yes", "exhaust bog exhaust")
    assert told(game)[-2:] == ["manoeuvre ada", "exhausted bog>ada: fate:foes.fate 5>2, bog.threat 2>3"]


@rule("drd2.manoeuvre.very_cunning")
def test_very_cunning_makes_it_three() -> None:
    table = fight({"flags": ["very_cunning"]})
    game = play(table, WON, "declare ada scar:bog", "counter bog strike", "cunning ada yes")
    assert "scarred ada>bog: bog.scars >body3" in told(game)


@rule("drd2.manoeuvre.pay_when_used")
def test_who_does_not_win_pays_nothing_for_mighty() -> None:
    assert played(fight(), [1, 2, 6, 5], *FIGHT) == []


@rule("drd2.quick_game.levels")
@pytest.mark.parametrize("level, asked", [(2, False), (3, True)])
def test_the_quick_game_knows_only_defence_at_first(level: int, asked: bool) -> None:
    quick = fight(options={"quick_game": True, "quick_level": level})
    topics = {event.kind for event in play(quick, WON, *FIGHT, *(("mighty ada yes",) if asked else ())).events}
    assert ("manoeuvre" in topics) is asked
    defence = fight({"now": {"initiative": "spent"}}, options={"quick_game": True, "quick_level": level})
    assert played(defence, WON, "declare bog attack:ada", "counter ada strike") == ["ada defence"]


# -- wide ----------------------------------------------------------------------------------------------------------


@rule("drd2.manoeuvre.wide_counter")
def test_a_wide_counteraction_shields_two() -> None:
    table = scene(being("troll"), hero("ada"), hero("child"), hero("mule"))
    script = (
        "declare troll custom", "target troll several",
        "targets troll target:child", "targets troll target:mule", "targets troll done",
        "counter ada custom", "skill ada skill:agility", "effect ada effect:threat_down", "target ada several",
        "targets ada target:child", "targets ada target:mule",
    )  # fmt: skip
    game = until(table, [1, 2, 6, 5], "after", "troll", *script)
    assert [event.data["targets"] for event in game.events if event.kind == "countered"] == [["child", "mule"]]
    assert told(game)[-2:] == ["threat ada>child: child.threat 2>1", "threat ada>mule: mule.threat 2>1"]


@rule("drd2.action.area")
@pytest.mark.parametrize("ruling, targets", [("yes", ["grey", "black"]), ("no", None)])
def test_a_toppled_ladder_needs_no_wide(ruling: str, targets: list[str] | None) -> None:
    ladder = {"id": "ladder", "skill": "strength", "effect": "threat_up", "target": "enemy", "area": True}
    ladder["who"] = ["ada"]
    table = scene(hero("ada"), being("grey"), being("black"), action=[ladder])
    script = ("declare ada do:ladder", "targets ada target:grey", "targets ada target:black", f"area ada {ruling}")
    rest = () if ruling == "yes" else ("declare ada postpone",)
    others = ("declare grey postpone", "declare black postpone")
    game = play(table, [6, 3] if ruling == "yes" else [], *script, *rest, *others)
    declared = [event.data["targets"] for event in game.events if event.kind == "declared"]
    assert declared == ([targets] if targets else [])
    assert "manoeuvre" not in [event.kind for event in game.events]


# -- penalties -----------------------------------------------------------------------------------------------------


def cursed(kind: str, scope: str = "common-melee") -> Scene:
    return fight({"now": {"penalties": [{"kind": kind, "scope": [scope]}]}})


@rule("drd2.penalty.imprecise")
def test_imprecise() -> None:
    game = play(cursed("imprecise"), [6, 4, 2, 1, 2], *FIGHT)
    rolled = next(event for event in game.events if event.kind == "rolled")
    assert [die.kept for die in rolled.rolls] == [False, True, True] and total_of(rolled) == 9
    assert not [event for event in game.events if event.kind == "manoeuvre"]


@rule("drd2.penalty.weak")
@pytest.mark.parametrize("threat, price", [(3, 2), (1, 1)])
def test_weak(threat: int, price: int) -> None:
    weak = {"now": {"penalties": [{"kind": "weak", "scope": ["common-melee"]}]}}
    game = until(fight(weak, {"now": {"threat": threat}}), WON, "exhaust", "bog", *FIGHT)
    assert game.ask is not None and game.ask.data["price"] == price


@rule("drd2.penalty.foolish")
def test_foolish_inflicts_no_scar_but_eliminates() -> None:
    game = play(cursed("foolish"), WON, "declare ada scar:bog", "counter bog strike")
    assert told(game)[-1] == "foolish ada" and game.state["bog"].scars == ()
    out = play(cursed("foolish"), WON, *EXECUTE)
    assert out.state["bog"].status == "eliminated_removed"
    with pytest.raises(AssertionError, match="never asked"):
        until(cursed("foolish"), WON, "form-scar", "bog", *EXECUTE)


@rule("drd2.penalty.source")
def test_a_penalty_touches_only_its_skill() -> None:
    game = play(cursed("imprecise", "charisma"), WON, *FIGHT)
    assert len(next(event for event in game.events if event.kind == "rolled").rolls) == 2


# -- tests ---------------------------------------------------------------------------------------------------------


@rule("drd2.manoeuvre.mighty_in_tests")
@pytest.mark.parametrize(
    "choice, expected",
    [
        ("exhaust", "exhausted bog>ada: fate:foes.fate 5>2, bog.threat 2>3"),
        ("accept", "threat ada>bog: bog.threat 2>3"),
    ],
)
def test_a_living_mountain_may_exhaust_though_it_does_not_react(choice: str, expected: str) -> None:
    table = fight(bog={"flags": ["living_mountain"]})
    script = ("declare ada attack:bog", "mighty ada yes", f"exhaust bog {choice}", "declare bog postpone")
    assert expected in told(play(table, [6, 5], *script))


@rule("drd2.penalty.weak")
def test_a_living_mountain_pays_less_against_a_weak_action() -> None:
    curse = {"kind": "weak", "scope": ["common-melee"]}
    table = fight({"now": {"penalties": [curse]}}, {"flags": ["living_mountain"]})
    told_lines = told(play(table, [5, 5], "declare ada attack:bog", "exhaust bog exhaust", "declare bog postpone"))
    assert "exhausted bog>ada: fate:foes.fate 5>4, bog.threat 2>3" in told_lines


@rule("drd2.death.effect")
def test_a_hero_who_has_died_plays_no_more_manoeuvres_and_the_mountain_is_not_asked() -> None:
    none = {"body": 0, "soul": 0, "influence": 0}
    table = scene(
        hero("ada", ability={"body": 0, "soul": 0, "influence": 0}, now=none), hero("ota"),
        being("bog", flags=["living_mountain"]),
    )  # fmt: skip
    script = ("declare ada attack:bog", "exhaust ada heroic_death", "death ada avert_only")
    game = play(table, [1, 2], *script, "declare ota postpone", "declare bog postpone")
    assert [line for line in told(game) if line.split()[0] in ("heroic-death", "threat", "manoeuvre", "exhausted")] == [
        "heroic-death ada: ada.status active>retired, ada.initiative spent>lost, ada.threat 2>None",
        "threat ada>bog: bog.threat 2>3",
    ]


@rule("drd2.test.net")
@pytest.mark.parametrize("cunning, threat, body", [("no", 4, 4), ("yes", 3, 3)])
def test_lowering_ones_own_threat_by_exhausting(cunning: str, threat: int, body: int) -> None:
    table = fight({"ability": {"body": 8, "soul": 4, "influence": 4}, "now": {"threat": 4}})
    game = until(table, [1, 2], "after", "ada", "declare ada recover", "exhaust ada exhaust", f"cunning ada {cunning}")
    assert (game.state["ada"].threat, game.state["ada"].body) == (threat, body)


@rule("drd2.test.exhaust_single")
def test_one_exhaustion_for_all_targets() -> None:
    table = scene(hero("ada"), hero("ota"), hero("ina"), being("bog"))
    script = (
        "declare ada custom", "skill ada skill:common-melee", "effect ada effect:threat_down", "target ada several",
        "targets ada target:ota", "targets ada target:ina", "targets ada done",
    )  # fmt: skip
    game = until(table, [1, 2], "after", "ada", *script, "exhaust ada exhaust")
    assert [line(event) for event in game.events if event.kind in ("exhausted", "threat")] == [
        "exhausted ada: ada.body 3>1",
        "threat ada>ada: ada.threat 2>3",
        "threat ada>ota: ota.threat 2>1",
        "threat ada>ina: ina.threat 2>1",
    ]


@rule("drd2.test.risk")
@pytest.mark.parametrize(
    "risk, choice, threat, scars", [("threat", "accept", 3, 0), ("threat", "exhaust", 3, 0), ("scar", "accept", 2, 1)]
)
def test_a_risky_test(risk: str, choice: str, threat: int, scars: int) -> None:
    script = ("declare ada prepare", f"risk ada {risk}", f"exhaust ada {choice}")
    state = until(fight(), [1, 2], "after", "ada", *script).state
    assert (state["ada"].threat, len(state["ada"].scars)) == (threat, scars)


# -- elimination ---------------------------------------------------------------------------------------------------


@rule("drd2.elimination.threat_after")
def test_bound_but_still_here_at_threat_five() -> None:
    game = play(fight(), WON, *EXECUTE, "form ada present")
    assert told(game)[-1] == (
        "eliminated ada>bog: bog.status active>eliminated_present, bog.threat 2>5, bog.initiative spent>lost"
    )


@rule("drd2.elimination.state")
def test_the_bound_may_defend_themselves_but_nobody_else() -> None:
    bound: dict[str, Any] = {"now": {"status": "eliminated_present", "threat": 5}}
    table = scene(hero("ada"), being("bog", **bound), being("cur"))
    stab = until(table, [], "counter", "bog", "declare ada custom", "effect ada effect:scar", "target ada target:bog")
    assert stab.ask is not None and stab.ask.data["means"] == "defence"
    with pytest.raises(AssertionError, match="never asked"):
        until(table, [6, 3], "counter", "bog", "declare ada attack:cur", "declare cur postpone")


@rule("drd2.elimination.size")
def test_a_crushed_leg_is_a_scar_of_four() -> None:
    game = play(fight(), WON, *EXECUTE, "form-scar bog 4")
    assert "scarred ada>bog: bog.scars >body4" in told(game)


@rule("drd2.elimination.by_counter")
def test_a_counteraction_may_eliminate_the_actor_with_backlash() -> None:
    script = ("declare ada attack:bog", "counter bog eliminate", "exhaust ada exhaust", "backlash ada advantage")
    game = play(fight(), [1, 2, 6, 5], *script)
    assert told(game)[-2:] == [
        "exhausted ada>bog: ada.body 4>2, ada.threat 2>3",
        "backlash-advantage ada>ada: ada.advantage 0>1",
    ]


@rule("drd2.elimination.undefended")
@pytest.mark.parametrize(
    "dice, choice, out", [([6, 1], "", True), ([1, 2], "accept", False), ([1, 2], "exhaust", True)]
)
def test_a_passive_target(dice: list[int], choice: str, out: bool) -> None:
    answers = (f"exhaust ada {choice}",) if choice else ()
    rest = () if out else ("declare bog postpone",)
    game = play(fight(), dice, "declare ada eliminate:bog", *answers, *rest)
    assert (game.state["bog"].status == "eliminated_removed") is out
    assert "backlash" not in [event.kind for event in game.events]


@rule("drd2.scar.being_elimination")
@pytest.mark.parametrize("severity, out", [(2, False), (3, True)])
def test_too_many_scars(severity: int, out: bool) -> None:
    limit = {"body": 3, "soul": 3, "influence": 3}
    scar = {"property": "body", "severity": severity, "scope": ["travel"]}
    table = fight(bog={"limit": limit, "now": {"scars": [scar]}})
    game = play(table, WON, "declare ada scar:bog", "counter bog strike", "exhaust bog accept")
    assert (told(game)[-1].startswith("eliminated ada>bog")) is out
    assert ("overwhelmed" in [event.kind for event in game.events]) is out


@rule("drd2.elimination.return")
def test_a_comrade_cuts_the_ropes() -> None:
    bound = hero("ota", now={"status": "eliminated_present", "threat": 5})
    table = scene(hero("ada"), bound, being("bog"), conflict={"max_rounds": 2})
    cut = ("declare ada prepare", "after ada edit", "edit ada return:ota")
    script = (*cut, "declare bog postpone", "declare ada postpone")
    game = until(table, [6, 5], "declare", "ota", *script)
    assert game.state["conflict"].round == 2 and game.state["ota"].threat == 5


@rule("drd2.leaving.help")
def test_dragging_a_friend_out() -> None:
    table = scene(hero("ada"), hero("ota", now={"disengaged": True}), being("bog"))
    script = ("declare ada custom", "effect ada effect:help-out")
    game = until(table, [6, 5], "after", "ada", *script)
    assert told(game)[-1].startswith("left ada>ota: ota.status active>left")
    assert made_by(one(game, "left")) == "help"


@rule("drd2.leaving.condition")
def test_whoever_is_got_at_is_not_clear_any_more() -> None:
    table = fight(bog={"now": {"disengaged": True}})
    game = play(table, WON, *FIGHT)
    assert told(game)[-1] == "caught ada>bog: bog.disengaged True>False"


@rule("drd2.action.reach")
def test_a_door_lets_one_attacker_through() -> None:
    table = scene(hero("ada"), hero("ota"), being("bog", max_attackers=1))
    game = until(table, [6, 3], "declare", "ota", "declare ada attack:bog")
    assert "attack:bog" not in keys(game)


@rule("drd2.penalty.source")
def test_a_curse_and_a_spell_laid_in_the_middle_of_a_conflict() -> None:
    script = (
        "declare ada prepare", "after ada edit", "edit ada curse:bog", "curse bog weak",
        "curse-scope bog scope:agility", "edit ada spell:bog", "spell bog forced:slow",
    )  # fmt: skip
    game = until(fight(), [6, 5], "declare", "bog", *script)
    bog = game.state["bog"]
    assert [(curse.kind, curse.scope) for curse in bog.penalties] == [("weak", ("agility",))] and bog.forced == "slow"
    lifted = ("after ada edit", "edit ada lift:bog:0")
    table = fight(bog={"now": {"penalties": [{"kind": "weak", "scope": ["agility"]}]}})
    assert until(table, [6, 5], "declare", "bog", script[0], *lifted).state["bog"].penalties == ()
