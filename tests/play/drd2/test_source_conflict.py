"""The source's own examples, played with people, dice and decisions given: clashes, rounds, initiative, defence."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from tests.play.drd2.scripted import being, hero, one, play, scene, told, until

rule = pytest.mark.rule


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
