"""Clashes of two and general clashes: ties, exclusion, whose exhaustion averts what, eliminations in between."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from tests.play.drd2.scripted import being, hero, keys, line, made_by, one, play, rules, scene, told, until

rule = pytest.mark.rule


def duel(level: int = 3, other: int = 3, **more: Any) -> Scene:
    """A hero and a being with these melee levels."""
    ada = hero("ada", occupations={"warrior": level})
    return scene(ada, being("bog", characteristic={"level": other, "skills": ["common-melee"]}), **more)


FIGHT = ("declare ada attack:bog", "counter bog strike")


# -- the clash of two ----------------------------------------------------------------------------------------------


@rule("drd2.clash.order")
def test_the_questions_come_in_order() -> None:
    asked = [ask for ask in _asked(duel(), [6, 5, 1, 2]) if ask.split()[0] in _ORDER]
    assert asked == [
        "declare ada", "counter bog", "precise ada", "precise bog", "mighty ada", "exhaust bog", "cunning ada",
    ]  # fmt: skip


_ORDER = ("declare", "counter", "precise", "mighty", "exhaust", "cunning")


def _asked(scene: Scene, dice: list[int]) -> list[str]:
    """Topics and actors of all questions of the first evaluation."""
    from bojiste.core.game import Game

    game = Game(scene, dice=dice, people=[*scene.seats, "gm"])
    asked = []
    while game.ask is not None and game.ask.topic != "after":
        asked.append(f"{game.ask.topic} {game.ask.actor}")
        game.answer("strike" if game.ask.topic == "counter" else game.ask.default)
    return asked


@pytest.mark.parametrize(
    "dice, winner, how",
    [
        pytest.param([5, 3, 3, 2], "ada", "win", marks=rule("drd2.clash.win"), id="higher"),
        pytest.param([3, 2, 5, 3], "bog", "win", marks=rule("drd2.clash.win"), id="lower"),
        pytest.param([4, 3, 6, 1], "ada", "tie_actor", marks=rule("drd2.clash.tie_actor"), id="tie"),
    ],
)
def test_who_wins(dice: list[int], winner: str, how: str) -> None:
    won = one(play(duel(), dice, *FIGHT), "won")
    assert (won.actor, made_by(won)) == (winner, how)


@pytest.mark.parametrize(
    "levels, dice, winner, how",
    [
        pytest.param((2, 1), [6, 1, 5, 3], "ada", "tie_die", marks=rule("drd2.clash.tie_die"), id="die"),
        pytest.param((1, 2), [5, 3, 6, 1], "bog", "tie_die", marks=rule("drd2.clash.tie_die"), id="die-other"),
        pytest.param((1, 3), [5, 4, 5, 2], "ada", "tie_sum", marks=rule("drd2.clash.tie_sum"), id="sum"),
        pytest.param((1, 1), [6, 2, 2, 6, 4, 1], "ada", "tie_lot", marks=rule("drd2.clash.tie_lot"), id="lot"),
        pytest.param((1, 1), [6, 2, 2, 6, 3, 3, 1, 2], "bog", "tie_lot", marks=rule("drd2.clash.tie_lot"), id="again"),
        pytest.param((2, 1), [5, 1, 6, 5], "bog", "win", marks=rule("drd2.clash.win"), id="no-tie"),
    ],
)
def test_both_at_once(levels: tuple[int, int], dice: list[int], winner: str, how: str) -> None:
    purse = duel(*levels, procedure="clash", clash=[{"actor": "none", "between": ["ada", "bog"]}])
    won = one(play(purse, dice), "won")
    assert (won.actor, made_by(won)) == (winner, how)


@rule("drd2.clash.actor_unclear")
def test_the_gm_may_find_that_one_was_first() -> None:
    purse = duel(3, 3, procedure="clash", clash=[{"actor": "none", "between": ["ada", "bog"]}])
    game = play(purse, [4, 3, 6, 1], "actor-unclear - no", *FIGHT)
    assert rules(game, "won") == ["tie_actor"]


@rule("drd2.clash.bystander_target")
@pytest.mark.parametrize("choice, threat", [("exhaust", 2), ("accept", 3)])
def test_a_protector_saves_a_silent_target(choice: str, threat: int) -> None:
    guard = scene(being("bandit"), hero("child"), hero("hrun", now={"threat": 1}))
    script = ("declare bandit attack:child", "counter hrun block", f"exhaust hrun {choice}")
    game = until(guard, [6, 5, 1, 2], "after", "bandit", *script)
    assert game.state["child"].threat == threat
    assert ("exhausted hrun>bandit: hrun.body 4>3, hrun.threat 1>2" in told(game)) is (choice == "exhaust")


@rule("drd2.clash.other_property")
@pytest.mark.parametrize("ruling, property", [("affects:soul", "soul"), ("affects:body", "body")])
def test_a_blow_on_the_visor(ruling: str, property: str) -> None:
    visor = ("declare ada custom", "skill ada skill:common-melee", "effect ada effect:threat_up")
    game = until(
        duel(), [6, 5, 1, 2], "exhaust", "bog",
        *visor, "affects ada affects:soul", f"other-property ada {ruling}", "counter bog strike", "precise ada no",
    )  # fmt: skip
    assert game.ask is not None and game.ask.data["property"] == property


@rule("drd2.clash.no_cancel")
def test_the_gm_may_want_the_exhaustion_told_otherwise() -> None:
    told_twice = duel(options={"stories": "ask"})
    game = play(
        told_twice, [6, 5, 1, 2], *FIGHT, "describe ada I corner him.", "exhaust bog exhaust",
        "exhaust-story bog It never happened.", "story-stands bog no", "exhaust-story bog I stumble back.",
    )  # fmt: skip
    assert [event.data["note"] for event in game.events if event.kind == "note"] == ["I corner him.", "I stumble back."]


# -- what the exhaust question says ----------------------------------------------------------------------------------


@rule("drd2.exhaustion.choice")
def test_the_question_carries_all_that_must_be_weighed() -> None:
    game = until(duel(), [6, 5, 1, 2], "exhaust", "bog", *FIGHT, "mighty ada yes")
    assert game.ask is not None
    assert dict(game.ask.data) == {
        "price": 3, "property": "body", "limit": 4, "threat": 2, "threat_after": 3, "evaluation": "clash", "mighty": 1,
        "target": "ada", "fate": 3, "fate_after": 2, "scar": 0, "effect": "threat_up", "size": 1, "targets": ["bog"],
    }  # fmt: skip


@rule("drd2.exhaustion.all_or_nothing")
def test_who_cannot_pay_is_not_asked() -> None:
    poor = scene(hero("ada"), being("bog", fate_contribution=1))
    game = play(poor, [6, 5, 1, 2], *FIGHT)
    assert told(game)[-2:] == ["accepted bog>ada", "threat ada>bog: bog.threat 2>3"]


# -- the general clash ---------------------------------------------------------------------------------------------


def three(**more: Any) -> Scene:
    """A being strikes wide at two heroes who both answer."""
    return scene(being("troll"), hero("ada"), hero("ota"), **more)


WIDE = ("declare troll sweep", "counter ada block", "counter ota block")


@rule("drd2.general_clash.sort")
@pytest.mark.parametrize(
    "dice, order",
    [
        ([3, 4, 6, 1, 4, 3], ["troll", "ada", "ota"]),  # all 10: the actor, then the higher die
        ([3, 4, 4, 3, 6, 1], ["troll", "ota", "ada"]),
        ([1, 2, 4, 3, 3, 4, 2, 5], ["ota", "ada", "troll"]),  # 10 and 10 alike: lots
        ([1, 2, 4, 3, 3, 4, 2, 2, 6, 1], ["ada", "ota", "troll"]),  # redrawn
    ],
)
def test_places(dice: list[int], order: list[str]) -> None:
    assert one(play(three(), dice, *WIDE), "sorted").data["targets"] == order


@rule("drd2.general_clash.sort")
def test_those_tied_may_agree_instead_of_drawing_lots() -> None:
    game = play(three(), [1, 2, 4, 3, 3, 4], *WIDE, "tie ada give-way")
    assert one(game, "sorted").data["targets"] == ["ota", "ada", "troll"]
    assert not [event for event in game.events if event.kind == "lot"]


@rule("drd2.general_clash.sort")
def test_where_all_tied_give_way_lots_decide_and_each_stands_in_the_order_once() -> None:
    game = play(three(), [1, 2, 4, 3, 3, 4, 2, 5], *WIDE, "tie ada give-way", "tie ota give-way")
    assert one(game, "sorted").data["targets"] == ["ota", "ada", "troll"]


@rule("drd2.exhaustion.scope")
def test_e2_each_co_loser_decides_for_itself() -> None:
    game = play(three(), [6, 6, 1, 2, 1, 1], *WIDE, "exhaust ada exhaust", "exhaust ota accept")
    assert told(game)[-3:] == [
        "exhausted ada>troll: ada.body 4>2, ada.threat 2>3",
        "accepted ota>troll",
        "threat troll>ota: ota.threat 2>3",
    ]


@rule("drd2.general_clash.loser_order")
def test_the_higher_loser_decides_first() -> None:
    game = play(three(), [6, 6, 1, 1, 1, 2], *WIDE)
    assert [line(event) for event in game.events if event.kind == "accepted"] == [
        "accepted ota>troll",
        "accepted ada>troll",
    ]


@rule("drd2.general_clash.wide_whole")
def test_one_defender_beats_a_wide_action_for_all() -> None:
    game = play(three(), [2, 2, 5, 4, 1, 1], *WIDE)
    assert [line(event) for event in game.events if event.kind in ("won", "failed-step", "threat")] == [
        "won ada>troll",
        "failed-step troll",
    ]


@rule("drd2.general_clash.wide_whole")
def test_with_the_option_only_for_those_it_protects() -> None:
    game = play(three(options={"wide_partial": True}), [2, 2, 5, 4, 1, 1], *WIDE)
    assert [line(event) for event in game.events if event.kind in ("won", "failed-step", "threat")] == [
        "won ada>troll",
        "won troll>ota",
        "threat troll>ota: ota.threat 2>3",
    ]


@rule("drd2.general_clash.wide_whole")
def test_with_the_option_the_silent_are_hit_though_every_defender_beats_it() -> None:
    crowd = scene(being("troll"), hero("ada"), hero("ota"), hero("eva"), options={"wide_partial": True})
    game = play(crowd, [1, 1, 6, 6, 5, 5], *WIDE, "counter eva no", "after troll end")
    assert [line(event) for event in game.events if event.kind in ("won", "failed-step", "threat")] == [
        "won ada>troll",
        "won ota>troll",
        "won troll",
        "threat troll>eva: eva.threat 2>3",
    ]


def protected(**more: Any) -> Scene:
    return scene(being("wolf"), hero("child"), hero("hrun", now={"threat": 1}), **more)


@rule("drd2.exhaustion.scope")
def test_e1_a_protector_who_exhausts_saves_the_target_that_accepts() -> None:
    game = play(
        protected(), [6, 6, 1, 2, 1, 1],
        "declare wolf attack:child", "counter child block", "counter hrun block",
        "exhaust child accept", "exhaust hrun exhaust",
    )  # fmt: skip
    assert told(game)[-3:] == [
        "accepted child>wolf", "exhausted hrun>wolf: hrun.body 4>3, hrun.threat 1>2", "spared hrun",
    ]  # fmt: skip
    assert one(game, "spared").data["targets"] == ["child"]


@rule("drd2.exhaustion.something_to_avert")
def test_e1_the_target_is_not_asked_when_its_protector_has_averted_it() -> None:
    game = play(
        protected(), [6, 6, 1, 1, 1, 2],
        "declare wolf attack:child", "counter child block", "counter hrun block", "exhaust hrun exhaust",
    )  # fmt: skip
    assert told(game)[-2:] == ["exhausted hrun>wolf: hrun.body 4>3, hrun.threat 1>2", "spared hrun"]


RUN = ("declare wolf disengage", "counter child block", "counter hrun block", "exhaust child exhaust")


@rule("drd2.exhaustion.scope")
@pytest.mark.parametrize("scope", ["shared", "own"])
def test_e3_one_of_two_losers_keeps_the_winner_from_helping_itself(scope: str) -> None:
    game = play(protected(options={"exhaustion_scope": scope}), [6, 6, 1, 2, 1, 1], *RUN)
    assert told(game)[-2:] == ["exhausted child>wolf: child.body 4>2, child.threat 2>3", "unthreatened hrun>wolf"]


@rule("drd2.exhaustion.scope")
@pytest.mark.parametrize("scope, hit", [("shared", []), ("own", ["threat wolf>mule: mule.threat 2>3"])])
def test_own_scope_leaves_silent_comrades_to_their_fate(scope: str, hit: list[str]) -> None:
    camp = scene(being("wolf"), hero("child"), hero("mule"), options={"exhaustion_scope": scope})
    game = play(
        camp, [6, 6, 1, 1],
        "declare wolf sweep", "counter child block", "exhaust child exhaust", "declare mule postpone",
    )  # fmt: skip
    assert [line(event) for event in game.events if event.kind == "threat"] == hit


@rule("drd2.general_clash.sequential")
def test_the_second_winner_meets_a_higher_price() -> None:
    leap = scene(being("gloan", now={"threat": 1}), hero("hrun"), hero("jarik"))
    script = ("declare gloan attack:hrun", "counter hrun strike", "counter jarik strike")
    game = play(leap, [1, 2, 6, 5, 4, 3], *script, "exhaust gloan exhaust", "exhaust gloan exhaust")
    prices = [event.data["price"] for event in game.events if event.kind == "exhausted"]
    assert prices == [1, 2] and game.state["fate:foes"].spent == 3


@rule("drd2.exhaustion.once")
def test_once_against_each_winner() -> None:
    leap = scene(being("gloan"), hero("hrun"), hero("jarik"))
    script = ("declare gloan attack:hrun", "counter hrun strike", "counter jarik strike")
    game = until(leap, [1, 2, 6, 5, 4, 3], "after", "gloan", *script, "exhaust gloan exhaust", "exhaust gloan exhaust")
    assert game.state["evaluation"].exhausted == (("gloan", "hrun"), ("gloan", "jarik"))


@rule("drd2.general_clash.exclusive")
@pytest.mark.parametrize("pairs, winners", [((), ["hrun", "jarik"]), (("exclusive gloan pair:hrun:jarik",), ["hrun"])])
def test_counteractions_exclude_each_other_if_the_gm_says_so(pairs: tuple[str, ...], winners: list[str]) -> None:
    leap = scene(being("gloan"), hero("hrun"), hero("jarik"))
    script = ("declare gloan attack:hrun", "counter hrun strike", "counter jarik strike", *pairs)
    game = play(leap, [1, 2, 6, 5, 4, 3], *script)
    assert [event.actor for event in game.events if event.kind == "won"] == winners


@rule("drd2.general_clash.midway_out")
@pytest.mark.parametrize("form, decides", [("present", True), ("removed", False)])
def test_out_in_the_middle_of_a_clash(form: str, decides: bool) -> None:
    limit = {"body": 6, "soul": 4, "influence": 4}
    leap = scene(being("gloan", limit=limit, fate_contribution=14), hero("hrun"), hero("jarik"))
    script = ("declare gloan attack:hrun", "counter hrun eliminate", "counter jarik scar")
    out = ("exhaust gloan accept", f"form hrun {form}")
    last = ("exhaust gloan exhaust",) if decides else ()
    game = play(leap, [1, 2, 6, 5, 4, 3], *script, *out, *last)
    assert ("exhausted" in [event.kind for event in game.events]) is decides
    assert not any(event.kind == "scarred" for event in game.events)


@rule("drd2.general_clash.no_double_win")
def test_a_consequence_applies_once_however_many_losers() -> None:
    camp = scene(being("wolf", now={"threat": 4}), hero("child"), hero("hrun"))
    game = play(camp, [6, 6, 1, 2, 1, 1], "declare wolf recover", "counter child block", "counter hrun block")
    assert [line(event) for event in game.events if event.kind == "threat"] == ["threat wolf>wolf: wolf.threat 4>3"]


@rule("drd2.manoeuvre.mighty_all")
def test_one_mighty_raises_every_losers_price() -> None:
    gifted = scene(being("troll", talents=["common-melee"]), hero("ada"), hero("ota", now={"threat": 3}))
    game = until(
        gifted, [6, 6, 1, 2, 1, 1], "after", "troll",
        *WIDE, "mighty troll yes", "exhaust ada exhaust", "exhaust ota exhaust",
    )  # fmt: skip
    assert [event.data["price"] for event in game.events if event.kind == "exhausted"] == [3, 4]
    assert [event.data["manoeuvre"] for event in game.events if event.kind == "manoeuvre"] == ["wide", "mighty"]


@rule("drd2.fate.setup")
def test_in_a_lone_clash_the_beings_have_their_fate_too() -> None:
    lone = duel(procedure="clash", clash=[{"actor": "ada", "threat": {"bog": 3}}])
    game = play(lone, [6, 5, 1, 2], *FIGHT, "exhaust bog exhaust")
    assert told(game)[-1] == "exhausted bog>ada: fate:foes.fate 5>2, bog.threat 3>4"
    assert game.state["bog"].threat is None and game.state["fate:foes"].kept == 2


# -- a clash that stands alone -------------------------------------------------------------------------------------


@rule("drd2.clash.win")
@pytest.mark.parametrize(
    "dice, choice, winner",
    [([6, 5, 1, 2], "accept", "heroes"), ([6, 5, 1, 2], "exhaust", "heroes"), ([1, 2, 6, 5], "accept", "foes")],
)
def test_a_lone_clash_is_won_by_the_higher_result(dice: list[int], choice: str, winner: str) -> None:
    loser = "bog" if winner == "heroes" else "ada"
    lone = duel(procedure="clash", clash=[{"actor": "ada"}])
    game = play(lone, dice, *FIGHT, f"exhaust {loser} {choice}")
    assert game.outcome is not None and (game.outcome.winner, game.outcome.reason) == (winner, "done")


@rule("drd2.test.when")
@pytest.mark.parametrize("dice, winner", [([6, 5], "heroes"), ([1, 2], None)])
def test_a_clash_that_nobody_joins_is_a_test(dice: list[int], winner: str | None) -> None:
    game = play(duel(procedure="clash", clash=[{"actor": "ada"}]), dice, "declare ada attack:bog")
    assert game.outcome is not None and game.outcome.winner == winner


@rule("drd2.clash.win")
@pytest.mark.parametrize("second, winner", [([6, 5, 1, 2], "heroes"), ([1, 2, 6, 5], None)])
def test_of_several_clashes_the_winner_of_all_has_won(second: list[int], winner: str | None) -> None:
    table = duel(procedure="clash", clash=[{"actor": "ada"}, {"actor": "ada"}])
    game = play(table, [6, 5, 1, 2, *second], *FIGHT, *FIGHT)
    assert game.outcome is not None and game.outcome.winner == winner


@rule("drd2.clash.order")
def test_a_clash_between_two_leaves_the_third_alone() -> None:
    brawl = {"procedure": "clash", "clash": [{"actor": "ada", "between": ["bog"]}]}
    game = until(scene(hero("ada"), being("bog"), being("cur"), **brawl), [], "declare", "ada")
    assert {key for key in keys(game) if key.startswith("attack:")} == {"attack:bog"}
    assert "sweep" not in keys(game)


@rule("drd2.clash.order")
def test_a_prepared_action_still_finds_its_target() -> None:
    kick = {"id": "kick", "skill": "agility", "effect": "threat_up", "targets": ["cur"]}
    brawl = {"procedure": "clash", "clash": [{"actor": "ada", "between": ["bog"], "action": "kick"}], "action": [kick]}
    game = play(scene(hero("ada"), being("bog"), being("cur"), **brawl), [6, 5, 1, 2], "counter bog block")
    assert "threat ada>cur: cur.threat 2>3" in told(game)


@rule("drd2.elimination.state")
def test_who_has_been_removed_starts_no_clash() -> None:
    table = scene(
        hero("ada", now={"status": "eliminated_removed"}), being("bog"), procedure="clash", clash=[{"actor": "ada"}]
    )
    game = play(table, [])
    assert told(game) == ["dropped ada"] and game.outcome is not None and game.outcome.winner is None
