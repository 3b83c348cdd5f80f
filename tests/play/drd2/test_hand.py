"""The referee's hand: numbers, scars, penalties, closed ways, who is there, who is next, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.tell import Narrator
from tests.play.drd2.scripted import being, hero, keys, line, scene, until

HAWK = {
    "id": "hawk", "side": "heroes", "owner": "ada", "characteristic": {"level": 2, "skills": ["agility"]},
    "limit": {"body": 2, "soul": 2, "influence": 1}, "fate_contribution": 3, "bond_max": 2,
}  # fmt: skip
BOG_FIRST = {"first": [["bog", "ada", "ota", "cur", "hawk"]] * 9}
POTION = {"name": "potion", "store": {"property": "body", "amount": 2}}


def table(**more: Any) -> Scene:
    ada = hero("ada", items=[POTION], **more.pop("ada", {}))
    more = {"rulings": "default", **more}
    return scene(ada, hero("ota"), being("bog"), being("cur"), HAWK, **more)


def at(topic: str = "declare", actor: str = "ada", *answers: str, dice: tuple[int, ...] = (), **more: Any) -> Game:
    return until(table(**more), dice, topic, actor, *answers)


def after(ruling: str, **more: Any) -> Game:
    """The table after a ruling at Ada's first question, which is asked again."""
    game = at(**more)
    game.rule(ruling)
    assert game.ask is not None
    return game


# -- numbers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ruling, who, field, value",
    [
        ("ada threat 4", "ada", "threat", 4),
        ("bog threat +1", "bog", "threat", 3),
        ("ada floor 3", "ada", "threat", 3),
        ("ada floor 3", "ada", "floor", 3),
        ("bog advantage 2", "bog", "advantage", 2),
        ("ada body 1", "ada", "body", 1),
        ("ada soul -2", "ada", "soul", 2),
        ("ada influence 0", "ada", "influence", 0),
        ("hawk bond 1", "hawk", "bond", 1),
        ("ada fate 1", "helpers:ada", "fate", 1),
        ("fate foes 3", "fate:foes", "fate", 3),
        ("fate foes -4", "fate:foes", "fate", 6),
        ("ada money 30", "ada", "money", 30),
        ("ada materials +2", "ada", "materials", 2),
        ("ada disengaged true", "ada", "disengaged", True),
        ("ada stored [1]", "ada", "stored", (1,)),
        ('ada broken ["potion"]', "ada", "broken", ("potion",)),
        ("ada status left", "ada", "status", "left"),
        ("bog initiative spent", "bog", "initiative", "spent"),
        ("ada approach_granted fast", "ada", "granted", "fast"),
        ("ada approach_forced slow", "ada", "forced", "slow"),
    ],
)
def test_every_number_of_now_can_be_set(ruling: str, who: str, field: str, value: Any) -> None:
    game = at()
    mark = game.digest
    game.rule(ruling)
    assert getattr(game.state[who], field) == value
    again = Game.load(game.save())
    assert again.digest == game.digest and again.state.plain() == game.state.plain()
    game.undo()
    assert game.digest == mark


def test_the_hand_sets_all_that_a_scene_may_state() -> None:
    """But for the Fate of a side, which is set by the side."""
    system = table().system
    assert system.hand is not None
    assert set(system.hand.numbers) == set(system.models().now.model_fields)


@pytest.mark.parametrize(
    "ruling, reasons",
    [
        ("ada threat 0", ["below-minimum"]),
        ("ada threat 1; ada floor 3", []),
        ("bog body 2", ["being-with-pools"]),
        ("ada body 9", ["pool-above-ability"]),
        ("hawk bond 3", ["bond-above-max"]),
        ("ota fate 2", ["bad-form"]),
        ("fate heroes 2; fate foes many", ["unknown-side", "bad-form"]),
        ("ada stored [1, 2]", ["stored-without-items"]),
        ('ada broken ["sword"]', ["unknown-item"]),
        ("ada scar body", ["bad-form"]),
        ("ada scar body 1 flying-pigs", ["unknown-scope"]),
        ("ada heal body 1", ["bad-form"]),
        ("ada weak", ["bad-form"]),
        ("ada weak flying-pigs", ["unknown-scope"]),
        ("ada -weak", ["no-such-penalty"]),
        ("ada lock flying", ["unknown-action"]),
        ("ada unlock", ["nothing-locked"]),
        ("ada join", ["joined-already"]),
        ("stop pigs", ["unknown-side"]),
        ("ada next", ["has-the-turn"]),
        ("+ nobody", ["unknown-block"]),
        ("ada flies; nobody threat 2", ["no-such-ruling", "nobody-of-that-id"]),
    ],
)
def test_faults_are_told_all_at_once(ruling: str, reasons: list[str]) -> None:
    game = at()
    mark = game.digest
    assert [problem.reason for problem in game.faults(ruling)] == reasons
    assert game.digest == mark


@pytest.mark.parametrize("typed", ["-7", "H7", "30 from ota"])
def test_forms_of_other_systems_are_named_as_they_were_typed(typed: str) -> None:
    (problem,) = at().faults(f"ada {typed}")
    assert (problem.reason, problem.value) == ("no-such-ruling", typed)


# -- scars, penalties, closed ways ---------------------------------------------------------------------------------


def test_a_scar_by_hand_hampers_and_shrinks_and_is_healed() -> None:
    game = after("ada scar body 2 agility sprained ankle")
    now = game.state["ada"]
    assert [(scar.severity, scar.scope, scar.name) for scar in now.scars] == [(2, ("agility",), "sprained ankle")]
    assert now.body == 2
    game.rule("ada heal body")
    assert game.state["ada"].scars[0].severity == 1
    game.rule("ada heal body 5")
    assert game.state["ada"].scars == ()
    game.rule('ada scars [{ property = "soul", severity = 3, scope = ["learning"] }]')
    assert (game.state["ada"].soul, len(game.state["ada"].scars)) == (1, 1)


def test_scars_that_exceed_its_limit_take_a_being_out() -> None:
    game = at()
    game.rule("cur scar body 5 agility")
    assert [line(event) for event in game.events if event.kind in ("overwhelmed", "eliminated")] == [
        "overwhelmed cur",
        "eliminated ->cur: cur.status active>eliminated_removed, cur.threat 2>None, cur.initiative waiting>lost",
    ]


def test_penalties_begin_and_end() -> None:
    game = after("ada imprecise common-melee; ada weak body")
    assert [(curse.kind, curse.scope) for curse in game.state["ada"].penalties] == [
        ("imprecise", ("common-melee",)),
        ("weak", ("body",)),
    ]
    game.rule("ada -imprecise")
    assert [curse.kind for curse in game.state["ada"].penalties] == ["weak"]
    game.rule("ada penalties []")
    assert game.state["ada"].penalties == ()


def test_a_way_is_closed_and_opened() -> None:
    action = [{"id": "wall", "skill": "agility", "effect": "story", "who": ["ada"]}]
    game = after("ada lock wall; ada lock threat_down:agility", action=action)
    assert "do:wall" not in keys(game)
    game.rule("ada unlock wall")
    assert "do:wall" in keys(game) and len(game.state["conflict"].locks) == 1
    game.rule("ada unlock")
    assert game.state["conflict"].locks == ()


# -- what follows --------------------------------------------------------------------------------------------------


def test_a_price_is_reckoned_anew() -> None:
    """Threat set while the loser thinks: what exhausting costs is not what was said before."""
    game = at("exhaust", "ada", "declare bog attack:ada", "counter ada strike", dice=(6, 5, 1, 2),
              conflict=BOG_FIRST)  # fmt: skip
    assert game.ask is not None and game.ask.data["price"] == 2
    game.rule("ada threat 4")
    assert game.ask is not None and (game.ask.topic, game.ask.data["price"]) == ("exhaust", 4)
    game.rule(NOTHING_LEFT)
    assert keys(game) == ("accept", "heroic_death")


def test_a_payment_is_asked_anew_and_dropped_where_nothing_is_left() -> None:
    game = at("pay", "ada", "declare bog attack:ada", "counter ada strike", "exhaust ada exhaust:otherwise",
              dice=(6, 5, 1, 2), conflict=BOG_FIRST)  # fmt: skip
    game.rule("ada body 1")
    assert game.ask is not None and game.ask.topic == "pay" and "pay:pool-2" not in keys(game)
    game.answer("custom")
    game.rule("ada body 2")
    assert game.ask.topic == "pay" and "pay:pool-2" in keys(game)


NOTHING_LEFT = "ada body 0; ada scars [{ property = 'body', severity = 4, scope = ['agility'] }]; ada stored [0]"
DOOR = {"id": "door", "skill": "strength", "effect": "story", "demand": 2, "who": ["ada"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_demand_for_which_nothing_is_left_is_told_as_nothing(language: str) -> None:
    game = at("pay", "ada", "declare ada do:door", "commit ada roll", action=[DOOR], dice=(6, 5))
    game.rule(NOTHING_LEFT)
    (paid,) = [event for event in game.events if event.kind == "demand"]
    assert (paid.changes, paid.data["price"]) == ((), 0)
    assert "0\N{NO-BREAK SPACE}" in Narrator(game.scene, language).line(paid).replace(" ", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize(
    "topic, answers, dice",
    [
        ("approach", (), ()),
        ("commit", ("declare ada recover",), ()),
        ("precise", ("declare ada recover",), ()),
        ("cunning", ("declare ada attack:bog",), (6, 5)),
    ],
)
def test_a_question_to_who_is_taken_out_is_asked_no_more(
    topic: str, answers: tuple[str, ...], dice: tuple[int, ...]
) -> None:
    order: dict[str, Any] = {"first": []} if topic == "approach" else {}
    game = at(topic, "ada", *answers, dice=(*dice, 6, 5) if topic == "precise" else dice, conflict=order)
    if topic == "approach":
        game.rule("ada soul 0; ada advantage 0")
    else:
        game.rule("- ada")
        assert game.state["ada"].status == "left"
    assert game.ask is None or (game.ask.topic, game.ask.actor) != (topic, "ada")


RISKY = {"id": "door", "skill": "strength", "effect": "story", "risk": "threat", "who": ["ada"]}
FIRE = {"id": "fire", "effect": "threat_up", "who": ["ada"]}


@pytest.mark.parametrize(
    "topic, answers, dice, more",
    [
        ("exhaust", ("declare ada do:door", "commit ada roll"), (1, 1), {"action": [RISKY]}),
        ("exhaust", ("react ada react",), (1, 1), {"environment": [FIRE]}),
    ],
)
def test_nothing_befalls_whoever_is_taken_out_while_its_failure_is_settled(
    topic: str, answers: tuple[str, ...], dice: tuple[int, ...], more: dict[str, Any]
) -> None:
    waits = [f"declare {who} postpone" for who in ("ada", "ota", "bog", "cur", "hawk")] if "environment" in more else []
    game = at(topic, "ada", *waits, *answers, dice=dice, **more)
    game.rule("- ada")
    assert "threat" not in {event.kind for event in game.events} and game.state["ada"].threat is None


def test_a_counteraction_is_asked_by_the_right_one_has_now() -> None:
    game = at("counter", "ada", "declare bog attack:ada", conflict=BOG_FIRST)
    game.rule("ada initiative spent")
    assert game.ask is not None and (game.ask.topic, game.ask.data["means"]) == ("counter", "defence")
    game.rule("- ada")
    assert game.ask is None or (game.ask.topic, game.ask.actor) != ("counter", "ada")


def test_a_reaction_too() -> None:
    waits = [f"declare {who} postpone" for who in ("ada", "ota", "bog", "cur", "hawk")]
    game = at("react", "ada", *waits, environment=[FIRE])
    game.rule("ada initiative spent")
    assert game.ask is not None and (game.ask.topic, game.ask.data["means"]) == ("react", "defence")
    game.rule("- ada")
    assert "no-reaction" not in {event.kind for event in game.events}


# -- coming, going, turns, the end ---------------------------------------------------------------------------------


def test_somebody_is_brought_in_and_taken_out_and_back() -> None:
    game = after("+ wolf 2")
    assert {"wolf-1", "wolf-2"} <= set(game.state["conflict"].roster)
    assert game.state["fate:foes"].fate > 10 and "attack:wolf-2" in keys(game)
    game.rule("- wolf-1")
    assert game.state["wolf-1"].status == "left" and "attack:wolf-1" not in keys(game)
    game.rule("wolf-1 back; ota removed; cur present")
    now = game.state
    assert [now[who].status.value for who in ("wolf-1", "ota", "cur")] == [
        "active", "eliminated_removed", "eliminated_present",
    ]  # fmt: skip
    assert (now["wolf-1"].threat, now["ota"].threat, now["cur"].threat) == (2, None, 5)
    sheet = '+ {id = "eva", side = "heroes", ability = {body = 2, soul = 2, influence = 2}}'
    game.rule(sheet)
    assert game.state["eva"].body == 2 and "eva" in game.state["conflict"].roster
    assert Game.load(game.save()).state.plain() == game.state.plain()


def test_a_newcomer_of_a_side_that_had_no_fate_brings_a_pool() -> None:
    game = after('+ {id = "bear", side = "heroes", characteristic = {level = 2}, limit = {body = 2}, '
                 "fate_contribution = 4}")  # fmt: skip
    assert game.state["fate:heroes"].fate == 4


def test_a_latecomer_joins_when_the_referee_says() -> None:
    game = after("cur join", conflict={"join": {"cur": 9}})
    assert "cur" in game.state["conflict"].roster and game.state["cur"].met


def test_of_two_newcomers_the_second_is_not_there_while_the_first_is_asked_about() -> None:
    game = after("+ eagle 2", rulings="ask")
    assert game.ask is not None and (game.ask.topic, game.ask.actor) == ("threat", "eagle-1")
    assert [problem.reason for problem in game.faults("ada join")] == ["joined-already"]
    game.answer("2")
    game.answer("3")
    assert game.state["eagle-1"].threat == 2 and game.state["eagle-2"].threat == 3


PIT = {"id": "pit", "effect": "threat_up", "rounds": []}


def test_a_danger_is_let_loose_and_comes_when_the_action_is_settled() -> None:
    game = at("counter", "ada", "declare bog attack:ada", environment=[PIT], conflict=BOG_FIRST)
    game.rule("danger pit")
    assert game.ask is not None and game.ask.topic == "counter" and game.state["conflict"].dangers == ("pit",)
    assert "ruled-danger" in [event.kind for event in game.log("gm")]
    assert "ruled-danger" not in [event.kind for event in game.log("player:ada")]
    assert [problem.reason for problem in game.faults("danger; danger flood; danger pit now")] == [
        "unknown-danger", "unknown-danger", "unread-words",
    ]  # fmt: skip


@pytest.mark.parametrize("topic, actor", [("declare", "ada"), ("declare", "ota"), ("after", "bog"), ("setup", "-")])
def test_a_danger_that_comes_while_nobody_acts_comes_at_once(topic: str, actor: str) -> None:
    answers = ("declare ada postpone",) if actor == "ota" else ()
    answers = ("declare bog attack:ada",) if topic == "after" else answers
    order = BOG_FIRST if topic == "after" else {}
    game = at(topic, actor, *answers, environment=[PIT], rulings="ask", conflict=order, dice=(6, 6) * len(order))
    game.rule("danger pit")
    while game.ask is not None and game.ask.topic in ("setup", "challenge-property", "after", "order"):
        game.answer(game.ask.default)
    assert game.ask is not None and game.ask.topic == "react" and game.state["conflict"].dangers == ()


def test_who_is_out_by_a_danger_at_its_turn_has_no_turn() -> None:
    pit = {**PIT, "effect": "eliminate", "who": ["ada"]}
    game = at(environment=[pit])
    game.rule("danger pit")
    assert game.ask is not None and game.ask.topic == "react"
    while game.ask is not None and game.ask.topic in ("react", "form", "surrender"):
        game.answer("no" if game.ask.topic == "react" else game.ask.default)
    assert game.ask is not None and (game.ask.topic, game.ask.actor) == ("declare", "ota")


def test_the_order_of_the_round_is_in_the_referees_hand() -> None:
    game = after("cur next; ota skip")
    game.answer("postpone")
    order = []
    while game.ask is not None and game.state["conflict"].round == 1:
        if game.ask.topic == "declare":
            order.append(game.ask.actor)
        game.answer("postpone" if game.ask.topic == "declare" else game.ask.default)
    assert order[:3] == ["cur", "bog", "hawk"] and "ota" not in order


def test_who_loses_the_turn_on_the_way_declares_nothing() -> None:
    game = after("ada skip")
    assert game.ask is not None and game.ask.actor == "ota"
    assert game.state["ada"].initiative == "lost"


@pytest.mark.parametrize("ruling, winner", [("stop", None), ('stop heroes "they flee"', "heroes")])
def test_the_referee_ends_it(ruling: str, winner: str | None) -> None:
    game = at()
    game.rule(ruling)
    assert game.outcome is not None and (game.outcome.reason, game.outcome.winner) == ("agreed", winner)


def test_a_conflict_that_is_stopped_while_somebody_pays_ends_without_a_consequence() -> None:
    game = at("exhaust", "ada", "declare bog eliminate:ada", "counter ada strike", dice=(6, 5, 1, 2),
              conflict=BOG_FIRST)  # fmt: skip
    game.rule("stop heroes")
    assert game.outcome is not None and game.outcome.winner == "heroes"
    assert "eliminated" not in {event.kind for event in game.events}


def test_between_conflicts_there_is_nothing_to_stop() -> None:
    lone = scene(hero("ada"), being("bog"), procedure="test", test=[{"who": "ada"}])
    game = until(lone, (), "declare", "ada")
    assert [problem.reason for problem in game.faults("stop")] == ["no-conflict"]
    game.rule("ada threat 4; + wolf")
    assert game.ask is not None and game.ask.topic == "declare" and "attack:wolf" in keys(game)
    game.rule("- ada")
    assert game.outcome is not None


@pytest.mark.parametrize(
    "language, said",
    [("cs", "Sudba (Foes): 10 → 3."), ("ru", "Судьба (Foes): 10 → 3."), ("en", "Fate (Foes): 10 → 3.")],
)
def test_fate_that_is_set_is_told_with_its_numbers(language: str, said: str) -> None:
    game = after("fate foes 3")
    [event] = [event for event in game.events if event.kind == "fate"]
    assert Narrator(game.scene, language).line(event) == said
