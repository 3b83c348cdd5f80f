"""Objects, doors, narrow passages, and what no list names."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, brok, every, gob, grid, kinds, offered, only, orc, played, rows, turns, verbs
from tests.table import example


def door(**more: Any) -> dict[str, Any]:
    """The wooden door of the catalogue: AC 15, 18 hit points."""
    base: dict[str, Any] = {"id": "door", "side": "foes", "kind": "object", "substance": "wood", "fills": True, **more}
    if "at" in base:
        base["now"] = {**base.get("now", {}), "position": list(base.pop("at"))}
    return base


HALL = "...#....\n.a.d...o\n...#....\n########"


def hall(*more: dict[str, Any], **given: Any) -> Any:
    """A wall with a door in it, Ada before and an orc behind."""
    field = {"map": HALL}
    made = given.pop("door", door(mark="d"))
    return grid(ada(mark="a"), orc(mark="o"), made, *more, order=["ada", "orc"], field=field, **given)


@pytest.mark.rule("srd5.attack.objects")
def test_hewing_at_a_door() -> None:
    """E1: 15 hits AC 15, 11 damage, 7 of 18 left. It takes no turn, no initiative, and reacts to nothing."""
    game = played(hall(), [10, 8], "move", "to:2,1", "attack:door:longsword")
    assert only(game, "hit").data["against"] == 15 and game.state["door"].hp == 7
    game = Game(hall(), seed=1)
    assert "door" not in turns(game) and "door" not in game.state["clock"].order


@pytest.mark.parametrize(
    "made, blow, lost",
    [
        example("srd5.attack.objects edge-poison", {}, "2d6 poison", 0),
        example("srd5.attack.objects edge-psychic", {}, "2d6 psychic", 0),
        example("srd5.attack.objects edge-below-threshold", {"threshold": 10}, "2d6 fire", 0),
        example("srd5.attack.objects edge-at-threshold", {"threshold": 9}, "2d6 fire", 9),
    ],
)
def test_what_does_nothing_to_an_object(made: dict[str, Any], blow: str, lost: int) -> None:
    ram = {"name": "ram", "to_hit": 9, "damage": blow, "reach": 5}
    given = grid(gob(at=(0, 0), side="heroes", attack=[ram]), door(at=(1, 0), **made), orc(at=(9, 9)), order=["gob"])
    game = played(given, [10, 4, 5], "attack:door:ram")
    assert game.state["door"].hp == 18 - lost
    why = () if lost else ("threshold",) if "threshold" in made else ("immunity",)
    assert only(game, "damage").data.get("reasons", ()) == why


def test_a_door_is_a_wall_until_it_breaks() -> None:
    """It stops arrows and steps; broken down it stops nothing; nobody spares it, and the fight goes on."""
    given = hall(door=door(mark="d", hp_max=5))
    assert not [key for key in offered(played(given)) if key.startswith("attack:orc")]
    assert "to:4,1" not in offered(played(given, [], "move"))
    game = played(given, [10, 8], "move", "to:2,1", "attack:door:longsword")
    assert kinds(game)[-1] == "breaks" and game.state["door"].life == "dead" and game.outcome is None
    game.answer("move")
    assert "to:4,1" in offered(game)


@pytest.mark.rule("srd5.turn.gm_demands_action")
@pytest.mark.parametrize(
    "state, action, answers",
    [
        example("srd5.turn.gm_demands_action E1", "stuck", True, []),
        example("srd5.turn.gm_demands_action E2", "closed", False, []),
    ],
)
def test_opening_a_door(state: str, action: bool, answers: list[str]) -> None:
    given = hall(door=door(mark="d", door=state))
    game = played(given, [], "move", "to:2,1", "open:door", *answers)
    record = game.state["ada"].turn
    assert (record.action, record.interaction) == (action, not action) and game.state["door"].open
    game.answer("move")
    assert "to:4,1" in offered(game)


def test_doors_that_are_locked_and_doors_that_are_shut_again() -> None:
    locked = hall(door=door(mark="d", door="locked"))
    assert "open:door" not in offered(played(locked, [], "move", "to:2,1"))
    wide = hall(door=door(mark="d", door="open"))
    game = played(wide, [], "move", "to:2,1", "shut:door")
    assert not game.state["door"].open and not [key for key in offered(game) if key.startswith("attack:orc")]
    assert "shut:door" not in offered(played(wide, [], "move", "to:3,1"))


def test_the_referee_says_that_a_stuck_door_opens_for_nothing() -> None:
    given = hall(door=door(mark="d", door="stuck"), rulings="ask")
    game = played(given, [], "move", "to:2,1", "open:door")
    assert game.ask is not None and (game.ask.topic, game.ask.seat, game.ask.default) == (
        "free-or-action",
        "gm",
        "action",
    )
    game.answer("free")
    assert game.state["ada"].turn.interaction and not game.state["ada"].turn.action


def test_tactics_break_down_what_keeps_them_from_all_enemies() -> None:
    game = Game(hall(door=door(mark="d", hp_max=5)), seed=2)
    assert "breaks" in kinds(game) and game.outcome is not None and game.outcome.winner is not None


# -- passages ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.size.control")
@pytest.mark.parametrize("answer, x", [("yes", 2), ("no", 0)])
def test_who_stands_in_a_passage_lets_friends_through(answer: str, x: int) -> None:
    """E1: a friend is asked, yes by default; in the open nobody is."""
    field = {"map": "######\nab...o\n######"}
    given = grid(ada(mark="a"), brok(mark="b"), orc(mark="o"), order=["ada"], field=field)
    game = played(given, [], "move", "to:2,1")
    assert game.ask is not None and (game.ask.topic, game.ask.seat, game.ask.default) == (
        "passage",
        "player:brok",
        "yes",
    )
    game.answer(answer)
    assert game.state["ada"].x == x
    wide = grid(ada(at=(0, 0)), brok(at=(1, 0)), orc(at=(9, 9)), order=["ada"])
    assert "passage" not in [event.kind for event in played(wide, [], "move", "to:2,0").events]


NARROW = {"map": "######\n.ao..b\n######"}


def asked_to_let_by(answer: str, *more: str) -> Game:
    """Ada, an orc before her in a passage as wide as he is, and Brok behind him; she asks."""
    given = grid(ada(mark="a"), orc(mark="o"), brok(mark="b", side="wolves"), order=["ada", "orc"], field=NARROW)
    game = played(given, [], "ask-way:orc")
    assert game.ask is not None
    assert (game.ask.topic, game.ask.seat, game.ask.default) == ("passage", "gm", "no")
    for key in (answer, *more):
        game.answer(key)
    return game


@pytest.mark.rule("srd5.size.control")
def test_an_enemy_may_let_one_by() -> None:
    """D29: at its word through its space, at double cost, and out of its reach as from any enemy's."""
    game = asked_to_let_by("yes", "move")
    assert "to:3,1" in offered(game) and "to:2,1" not in offered(game), "nobody ends in another's space"
    game.answer("to:3,1")
    assert [e.data["cost_hf"] for e in every(game, "step")] == [20, 10]
    assert "steps-aside" in kinds(game)


@pytest.mark.rule("srd5.size.control")
def test_an_enemy_that_does_not_bars_the_way() -> None:
    """And is not asked again on this turn."""
    game = asked_to_let_by("no")
    assert "bars-way" in kinds(game) and "ask-way:orc" not in offered(game)
    game.answer("move")
    assert "to:3,1" not in offered(game)


def test_in_the_open_no_enemy_is_asked() -> None:
    given = grid(ada(at=(1, 1)), orc(at=(2, 1)), order=["ada"])
    assert "ask-way" not in verbs(played(given))


# -- improvised actions --------------------------------------------------------------------------------------------


def tries(dice: list[int], *answers: str) -> Game:
    given = grid(ada(at=(0, 0)), orc(at=(1, 0)), order=["ada", "orc"], rulings="ask")
    return played(given, dice, "improvise", "kicks over the brazier", *answers)


@pytest.mark.rule("srd5.action.improvise")
def test_kicking_over_a_brazier() -> None:
    """E1: Strength against 12, dice [10] + 3 = 13: the referee's effect applies."""
    answers = ["yes", "by:strength", "12", "even", "damage", "on:orc", "4", "type:fire"]
    game = tries([10], *answers)
    assert rows(game)[0] == ("improvises-well", "ada", None, 13)
    assert only(game, "improvises-well").data["note"] == "kicks over the brazier"
    assert game.state["orc"].hp == 11 and only(game, "damage").data["type"] == "fire"
    game = tries([8], "yes", "by:strength", "12", "even")
    assert kinds(game)[-1] == "improvises-badly" and game.state["ada"].turn.action
    game = tries([3, 15], "yes", "by:athletics", "12", "advantage", "suffers:prone", "on:orc")
    assert game.state["orc"].conditions == ("prone",)
    game = tries([], "yes", "none", "words")
    assert kinds(game)[-1] == "improvises"


@pytest.mark.rule("srd5.action.improvise")
def test_what_the_referee_refuses_costs_nothing() -> None:
    """E2: unattended it is not offered at all."""
    game = tries([], "no")
    assert kinds(game)[-1] == "improvise-refused" and not game.state["ada"].turn.action
    assert "improvise" not in offered(played(grid(ada(at=(0, 0)), orc(at=(1, 0)), order=["ada"])))


# -- newcomers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.flow.join_late")
@pytest.mark.parametrize("face, then", [(15, ["brok", "ada", "orc"]), (1, ["ada", "orc", "brok"])])
def test_reinforcements(face: int, then: list[str]) -> None:
    """Brok joins in round 2, rolls then, and acts where his count puts him; until then he is not there."""
    heroes = ada(at=(0, 0), now={"initiative": 14}), brok(now={"arrives": 2, "position": [0, 2]})
    given = grid(*heroes, orc(at=(12, 12), now={"initiative": 10}))
    game = played(given, [], "end")
    assert game.state["brok"].gone and "brok" not in game.state["clock"].order
    game = played(given, [face], "end", "end", "end", "end")
    assert turns(game)[2:5] == then[:3] and not game.state["brok"].gone
    assert "joins" in kinds(game)


@pytest.mark.rule("srd5.flow.join_late")
def test_who_comes_first_of_all_has_its_turn_though_others_have_died() -> None:
    """Brok's count is the highest; the goblin that lies there behind him has not made the round begin without him."""
    heroes = ada(at=(0, 0), now={"initiative": 14}), brok(now={"arrives": 2, "position": [0, 2]})
    given = grid(*heroes, gob(at=(1, 0), now={"initiative": 12, "hp": 1}), orc(at=(12, 12), now={"initiative": 10}))
    game = played(given, [15, 4, 16], "attack:gob:longsword", "no", "end", "end")
    assert game.state["gob"].life == "dead" and turns(game)[2] == "brok"


@pytest.mark.rule("srd5.flow.join_late")
def test_where_all_come_later_they_have_their_turns_then() -> None:
    """Nobody was there when the order was made; they roll as they come, and are in it."""
    given = grid(ada(at=(0, 0), now={"arrives": 2}), orc(at=(12, 12), now={"arrives": 2}))
    game = played(given, [10, 5])
    assert game.state["clock"].order == ("ada", "orc") and turns(game) == ["ada"]
