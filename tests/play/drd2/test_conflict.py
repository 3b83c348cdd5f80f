"""Conflicts: setup, order, approaches, postponing, joining, dangers of the place, and how it all ends."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from bojiste.core.ask import Ask
from bojiste.core.dice import Page
from bojiste.core.scene import Scene
from bojiste.core.state import fold
from tests.play.drd2.scripted import being, hero, keys, line, one, play, scene, told, total_of, until

rule = pytest.mark.rule
ROLLS: dict[str, Any] = {"conflict": {"first": []}}


def two(**more: Any) -> Scene:
    return scene(hero("ada"), being("bog"), **more)


BOTH_WAIT = ("declare ada postpone", "declare bog postpone")


# -- setup ---------------------------------------------------------------------------------------------------------


@rule("drd2.conflict.setup")
def test_nothing_given_threat_two_no_advantage_fate_from_contributions() -> None:
    state = until(scene(hero("ada"), being("bog"), being("cur")), [], "declare", "ada").state
    assert [(state[who].threat, state[who].advantage) for who in ("ada", "bog", "cur")] == [(2, 0)] * 3
    assert state["fate:foes"].fate == 10


@rule("drd2.conflict.setup")
def test_the_scene_sets_numbers_by_combatant_side_and_for_all() -> None:
    given = {"threat": {"all": 3, "heroes": 4, "ota": 1}, "floor": {"bog": 3}, "advantage": {"heroes": 2}}
    bog = being("bog", fate_contribution=8)
    table = scene(hero("ada"), hero("ota"), bog, conflict={**given, "fate_pool": {"foes": 8}})
    state = until(table, [], "declare", "ada").state
    assert [state[who].threat for who in ("ada", "ota", "bog")] == [4, 1, 3]
    assert (state["ada"].advantage, state["bog"].floor, state["fate:foes"].fate) == (2, 3, 8)


@rule("drd2.advantage.start")
def test_the_gm_changes_what_the_scene_gives() -> None:
    script = (
        "setup - threat:ada", "threat ada 4", "setup - floor:bog", "floor bog 3",
        "setup - advantage:ada", "advantage ada 2", "setup - fate:foes", "fate - 9", "setup - ready",
    )  # fmt: skip
    state = until(two(), [], "declare", "ada", *script).state
    assert (state["ada"].threat, state["ada"].advantage, state["bog"].threat, state["fate:foes"].fate) == (4, 2, 3, 9)


@rule("drd2.fate.scarred_being")
def test_a_being_that_comes_scarred_lowers_the_fate() -> None:
    scar = {"property": "body", "severity": 1, "scope": ["travel"]}
    table = scene(hero("ada"), being("bog", now={"scars": [scar]}))
    state = until(table, [], "declare", "ada", "setup - scarred:bog", "scarred bog 1").state
    assert state["fate:foes"].fate == 4


@rule("drd2.conflict.setup")
def test_a_scene_may_begin_in_the_middle_of_a_round() -> None:
    """In round 3 Ada has acted already, the cur is waiting for its chance; the latecomer of round 2 is there."""
    ada = hero("ada", now={"initiative": "spent"})
    cur = being("cur", now={"initiative": "postponed"})
    first = [[], [], ["ada", "bog", "cur"], ["ada", "bog", "cur", "late"]]
    middle = {"round": 3, "max_rounds": 4, "first": first, "join": {"late": 2, "last": 4}}
    game = until(scene(ada, being("bog"), cur, being("late"), being("last"), conflict=middle), [], "declare", "bog")
    assert (game.state["conflict"].round, game.state["conflict"].clock) == (3, 1)
    assert game.state["conflict"].roster == ("ada", "bog", "cur", "late")
    asked = []
    while game.ask is not None and game.state["conflict"].round == 3:
        asked += [game.ask.actor] if game.ask.topic == "declare" else []
        game.answer("postpone" if game.ask.topic == "declare" else game.ask.default)
    assert asked == ["bog", "late"]
    assert game.state["ada"].initiative == game.state["cur"].initiative == "waiting"
    assert [event.actor for event in game.events if event.kind == "joined"] == []
    while game.ask is not None and game.ask.topic != "declare":
        game.answer(game.ask.default)
    assert [event.actor for event in game.events if event.kind == "joined"] == ["last"]


@rule("drd2.initiative.story")
def test_a_surprise_is_over_by_round_three() -> None:
    table = two(conflict={"first": [], "surprise": "foes", "round": 3, "max_rounds": 3})
    game = play(table, [6, 6, 1, 1], *BOTH_WAIT)
    assert one(game, "order").data["targets"] == ["ada", "bog"]


HEXING = {"id": "hexing", "property": "soul", "restricted": False}
HEX = {"id": "hex", "skill": "hexing", "effect": "threat_up", "target": "enemy"}


@rule("drd2.skill.restricted")
def test_an_action_with_a_skill_of_one_sheet_is_that_ones_alone() -> None:
    table = scene(hero("ada"), being("witch", skill=[HEXING]), action=[HEX])
    assert "do:hex" not in keys(until(table, [], "declare", "ada"))
    assert "do:hex" in keys(until(table, [], "declare", "witch", "declare ada postpone"))


@rule("drd2.test.lock")
def test_what_has_failed_is_neither_proposed_nor_tried_the_long_way() -> None:
    conflict = {"max_rounds": 2, "first": [["ada", "bog"]] * 2}
    locked = ("declare ada attack:bog", "exhaust ada accept", "lock ada character", "declare bog postpone")
    game = until(two(conflict=conflict), [1, 2], "declare", "ada", *locked)
    assert game.ask is not None and "attack:bog" not in keys(game)
    assert game.ask.default == "postpone"  # attacking would be the usual thing
    for key in ("custom", "skill:common-melee", "effect:threat_up", "affects:body"):
        game.answer(key)
    assert told(game)[-1] == "refused ada" and game.events[-1].data["reason"] == "locked"
    assert game.state["ada"].initiative == "waiting"


@rule("drd2.turn.defence_same_rules")
def test_help_is_offered_only_where_threat_can_fall() -> None:
    for threat, offered in ((3, True), (1, False)):
        ota = hero("ota", now={"threat": threat})
        game = until(scene(being("bog"), hero("ada"), ota), [], "counter", "ada", "declare bog attack:ota")
        assert ("help:ota" in keys(game)) is offered


# -- initiative ----------------------------------------------------------------------------------------------------


@rule("drd2.initiative.fast")
@pytest.mark.parametrize("approach, total", [("fast", 10), ("slow", 5)])
def test_approaches_keep_two_of_three(approach: str, total: int) -> None:
    game = play(two(**ROLLS), [1, 4, 6, 2, 1], f"approach ada {approach}", *BOTH_WAIT)
    rolls = [event for event in game.events if event.kind == "initiative"]
    assert [(event.actor, total_of(event)) for event in rolls] == [("ada", total), ("bog", 3)]
    assert told(game)[0] == "approach ada: ada.soul 4>3"


@rule("drd2.initiative.approach_magic")
def test_a_granted_approach_is_free_and_forbids_the_other() -> None:
    table = scene(hero("ada", now={"approach_granted": "fast"}), being("bog"), **ROLLS)
    assert keys(until(table, [], "approach", "ada")) == ("none", "fast")
    assert told(play(table, [1, 4, 6, 2, 1], "approach ada fast", *BOTH_WAIT))[0] == "approach ada"


@rule("drd2.initiative.approach_magic")
def test_a_forced_approach_is_not_asked_for() -> None:
    table = scene(hero("ada", now={"approach_forced": "slow"}), being("bog"), **ROLLS)
    game = play(table, [1, 4, 6, 2, 1], *BOTH_WAIT)
    assert told(game)[0] == "approach ada" and game.state["ada"].soul == 4


@rule("drd2.initiative.mixed")
def test_x_first_the_others_roll() -> None:
    table = scene(being("y"), being("z"), hero("x"), conflict={"first": [["x"]]})
    waits = ("declare x postpone", "declare z postpone", "declare y postpone")
    assert one(play(table, [3, 2, 5, 4], *waits), "order").data["targets"] == ["x", "z", "y"]


@rule("drd2.initiative.story")
def test_the_gm_puts_somebody_first_and_somebody_last() -> None:
    table = scene(being("y"), being("z"), hero("x"), **ROLLS)
    first = ("order - change", "order-first - target:z", "order-first - done")
    script = (*first, "order-last - target:y", "order-last - done")
    waits = ("declare z postpone", "declare x postpone", "declare y postpone")
    assert one(play(table, [], *script, *waits), "order").data["targets"] == ["z", "x", "y"]


@rule("drd2.initiative.story")
def test_a_surprising_side_goes_first_in_round_one_only() -> None:
    table = two(conflict={"first": [], "surprise": "foes", "max_rounds": 2})
    script = ("declare bog postpone", "declare ada postpone", *BOTH_WAIT)
    orders = [event.data["targets"] for event in play(table, [6, 6, 1, 1], *script).events if event.kind == "order"]
    assert orders == [["bog", "ada"], ["ada", "bog"]]


@rule("drd2.initiative.ties")
def test_lots_for_initiative_are_redrawn_at_once() -> None:
    table = scene(hero("ada"), being("bog"), being("cur"), **ROLLS)
    dice = [4, 3, 3, 4, 6, 1, 5, 5, 2, 6]
    waits = ("declare cur postpone", "declare bog postpone", "declare ada postpone")
    assert one(play(table, dice, *waits), "order").data["targets"] == ["cur", "bog", "ada"]


# -- turns ---------------------------------------------------------------------------------------------------------


@rule("drd2.turn.postpone")
def test_e1_a_postponed_initiative_still_counters_with_precise() -> None:
    script = ("declare ada postpone", "declare bog attack:ada", "counter ada strike", "precise ada yes")
    game = play(two(), [1, 1, 4, 5, 6], *script)
    assert told(game)[:4] == [
        "postponed ada: ada.initiative waiting>postponed",
        "declared bog>ada",
        "opposed bog: bog.initiative waiting>spent",
        "countered ada>bog: ada.initiative postponed>spent",
    ]


@rule("drd2.turn.defence_count")
def test_three_attacks_three_defences() -> None:
    table = scene(hero("ada"), *(being(f"wolf{n}") for n in (1, 2, 3)))
    script = ["declare ada recover"]
    for n in (1, 2, 3):
        script += [f"declare wolf{n} attack:ada", "counter ada block"]
    game = until(table, [6, 5, *[1, 1, 6, 6] * 3], "after", "wolf3", *script)
    assert (game.state["ada"].body, game.state["ada"].defences) == (1, 3)


@rule("drd2.turn.defence_manoeuvre")
def test_without_resources_no_counteraction() -> None:
    empty = {"body": 0, "soul": 0, "influence": 0, "initiative": "spent"}
    none = {"body": 0, "soul": 0, "influence": 0}
    table = scene(hero("ada", ability=none, now=empty), being("bog"))
    with pytest.raises(AssertionError, match="never asked"):
        until(table, [6, 5], "counter", "ada", "declare bog attack:ada")


@rule("drd2.test.withdraw")
def test_a_dropped_test_spends_nothing() -> None:
    game = until(two(), [], "declare", "ada", "declare ada attack:bog", "commit ada drop")
    assert game.state["ada"].initiative == "waiting" and told(game) == ["declared ada>bog", "commit ada"]


@rule("drd2.action.other")
def test_a_special_consequence_is_put_into_numbers_by_the_gm() -> None:
    net = {"id": "net", "skill": "agility", "effect": "other", "who": ["ada"], "text": "a net"}
    edits = ("edit ada threat-up:bog", "edit ada fate:foes", "fate-more - 2")
    script = ("declare ada do:net", *edits, "declare bog postpone")
    game = play(two(action=[net]), [6, 5], *script)
    assert told(game)[4:7] == ["other ada", "threat ->bog: bog.threat 2>3", "fate -: fate:foes.fate 5>7"]


@rule("drd2.threat.obvious_lowering")
def test_the_gm_lowers_threat_without_a_roll() -> None:
    script = ("declare ada prepare", "after ada edit", "edit ada threat-down:ada")
    game = until(two(), [6, 5], "declare", "bog", *script)
    assert told(game)[-1] == "relieved ->ada: ada.threat 2>1"


# -- dangers of the place --------------------------------------------------------------------------------------------


FIRE = {"id": "fire", "effect": "threat_up", "rounds": [1]}


@rule("drd2.action.environment")
def test_after_the_last_turn_everybody_faces_the_fire() -> None:
    game = play(two(environment=[FIRE]), [1, 1, 6, 6], *BOTH_WAIT, "exhaust ada accept", "react bog react")
    assert told(game)[2:] == [
        "danger -",
        "reacted ada: ada.initiative postponed>spent",
        "failing ada",
        "accepted ada",
        "threat ->ada: ada.threat 2>3",
        "reacted bog: bog.initiative postponed>spent",
        "avoided bog",
    ]


# -- joining and ending --------------------------------------------------------------------------------------------


@rule("drd2.conflict.join")
@pytest.mark.parametrize("now, turns", [("no", "ada bog ada bog cur"), ("yes", "ada bog cur ada bog cur")])
def test_a_newcomer_acts_from_the_next_round_or_last_in_this(now: str, turns: str) -> None:
    table = scene(hero("ada"), being("bog"), being("cur"), conflict={"roster": ["ada", "bog"], "max_rounds": 2})
    come = ("declare ada prepare", "after ada join:cur", f"join-now cur {now}", "threat cur 4")
    game = until(table, [6, 5], "declare", "bog", *come)
    assert game.state["cur"].threat == 4 and game.state["fate:foes"].fate == 10
    while game.ask is not None:
        game.answer("postpone" if game.ask.topic == "declare" else game.ask.default)
    assert [event.actor for event in game.events if event.kind == "turn"] == turns.split()


@rule("drd2.conflict.end_empty")
def test_the_last_enemy_out_ends_it_at_once() -> None:
    game = play(scene(hero("ada"), hero("ota"), being("bog")), [6, 3], "declare ada eliminate:bog")
    assert game.outcome is not None and (game.outcome.winner, game.outcome.reason) == ("heroes", "empty")
    assert [event.actor for event in game.events if event.kind == "turn"] == ["ada"]


@rule("drd2.conflict.end_empty")
def test_friendly_sides_have_nothing_to_fight_about() -> None:
    sides = [{"id": "heroes", "relations": {"watch": "friendly"}}, {"id": "watch"}, {"id": "foes"}]
    table = scene(hero("ada"), being("guard", "watch"), being("bog"), side=sides)
    game = play(table, [6, 3], "declare ada eliminate:bog")
    assert game.outcome is not None and game.outcome.reason == "empty"


@rule("drd2.conflict.end_agreement")
def test_the_gm_ends_it_with_a_truce() -> None:
    game = play(two(), [6, 5], "declare ada prepare", "after ada end", "end-reason - truce")
    assert game.outcome is not None and game.outcome[:2] == (None, "agreed")
    assert one(game, "conflict-ended").data["note"] == "truce"


@rule("drd2.conflict.end_agreement")
def test_a_side_that_lost_somebody_may_surrender() -> None:
    table = scene(hero("ada"), being("bog"), being("cur"))
    game = play(table, [6, 3], "declare ada eliminate:bog", "surrender cur surrender")
    assert game.outcome is not None and game.outcome[:2] == ("heroes", "surrendered")


@rule("drd2.conflict.end_clears")
def test_what_ends_with_a_conflict() -> None:
    rich = {"advantage": 3, "threat": 5, "body": 2}
    game = play(scene(hero("ada", now=rich), being("bog")), [], *BOTH_WAIT)
    ada = game.state["ada"]
    assert (ada.advantage, ada.threat, ada.body) == (0, None, 2)
    assert (game.state["fate:foes"].fate, game.state["fate:foes"].kept) == (0, 5)


@rule("drd2.simulation.end")
def test_after_the_last_round_it_is_undecided() -> None:
    game = play(two(), [], *BOTH_WAIT)
    assert game.outcome is not None and game.outcome.reason == "undecided" and game.outcome.data == {"rounds": 1}


@rule("drd2.round.definition")
def test_a_page_is_turned_at_each_round_and_turn() -> None:
    table = two(conflict={"max_rounds": 2, "first": []})
    state = table.system.begin(table)
    course = table.system.procedures["conflict"](table, state)
    pages, faces = [], cycle(range(1, 7))
    answer: Any = None
    try:
        while True:
            step = course.send(answer)
            answer = None
            if isinstance(step, Page):
                pages.append(tuple(step))
            elif isinstance(step, Ask):
                answer = "postpone" if step.topic == "declare" else step.default
            elif hasattr(step, "sides"):
                answer = next(faces)
            else:
                fold(state, step, strict=True)
                assert line(step)
    except StopIteration:
        pass
    assert pages == [(1, 2), (1, 1), (1, 0), (2, 2), (2, 0), (2, 1)]  # Ada rolls 1 + 2, then 5 + 6
