"""The referee's hand in a fight: what follows from a ruling follows by the rules of the fight."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.tell.narrator import Narrator
from tests.play.fiveaction.scripted import FIRST, events, kinds, one, ota, parts, petr, scene

BUCKLER = {"row": "buckler"}


def begun(*people: Any, dice: Any = FIRST, spare: int = 40, **more: Any) -> Game:
    """A fight at Ota's first question."""
    made: Scene = scene(*(people or (ota(shield=BUCKLER), petr())), rounds=3, **more)
    return Game(made, dice=[*dice, *([5] * spare)], people=[*made.seats, "gm"])


def test_wounds_and_healing() -> None:
    """A wound by the hand is tested for shock; healing takes wounds away."""
    game = begun(dice=[*FIRST, 1, 2])
    game.rule('petr -3 "a stone from the wall"')
    assert game.state["petr"].wounds == 3 and one(game, "tested").data["against"] == 13
    assert game.state["petr"].stun == 3
    game.rule("petr +2; petr stun 0; petr virtual 4")
    assert (game.state["petr"].wounds, game.state["petr"].stun, game.state["petr"].virtual[1]) == (1, 0, 4)
    game.undo(2)
    assert game.state["petr"].wounds == 0 and game.state["petr"].stun == 0


def test_who_has_no_lives_is_out_and_back_by_healing() -> None:
    game = begun(ota(), petr(), petr(id="karel", now={"at": [40, 10]}), dice=[10, 10, 1, 1, 1, 2])
    game.rule("petr wounds 11")
    assert game.state["petr"].status == "out"
    game.rule("petr +1")
    assert game.state["petr"].status == "active" and game.state["petr"].wounds == 10
    game.rule("petr wounds +9")
    assert game.state["petr"].status == "dead"
    assert [problem.reason for problem in game.faults("petr -1")] == ["dead-already"]
    game.rule("petr -dead")
    assert game.state["petr"].status == "active" and game.state["petr"].wounds == 10
    game.rule("petr stun 6")
    assert game.state["petr"].status == "unconscious"
    game.rule("petr -unconscious")
    assert game.state["petr"].status == "active" and game.state["petr"].stun == 5


def test_a_part_of_the_body() -> None:
    game = begun(dice=[*FIRST, 1, 2], spare=0, options={"modules": {"hit_locations": True}})
    game.rule("petr -4 right_arm")
    assert game.state["petr"].parts[2] == 4 and game.state["petr"].held == ("ground",)
    assert [problem.reason for problem in game.faults("petr -4 wing")] == ["bad-form"]
    assert [problem.reason for problem in begun().faults("petr -4 right_arm")] == ["bad-form"]


@pytest.mark.parametrize(
    "condition, field, on, off",
    [
        ("prone", "prone", True, False), ("charging", "charging", True, False), ("berserk", "berserk", True, False),
        ("unbalanced", "unbalanced", 3, 0), ("bound", "guard", "bound", "aware"),
        ("surprised", "guard", "surprised", "aware"), ("unaware", "guard", "unaware", "aware"),
        ("still", "guard", "still", "aware"), ("fled", "status", "fled", "active"),
        ("unconscious", "status", "unconscious", "active"), ("out", "status", "out", "active"),
        ("concentrating", "concentrating", True, False),
    ],
)  # fmt: skip
def test_conditions(condition: str, field: str, on: object, off: object) -> None:
    third = petr(id="karel", now={"at": [40, 10]})
    game = begun(ota(), petr(), third, dice=[10, 10, 1, 1, 1, 2])
    game.rule(f"petr {condition}")
    assert getattr(game.state["petr"], field) == on
    game.rule(f"petr -{condition}")
    assert getattr(game.state["petr"], field) == off
    assert [problem.reason for problem in game.faults(f"petr -{condition}")] == ["not-in-that-condition"]


def test_fear() -> None:
    game = begun()
    game.rule("petr afraid:ota 5")
    assert game.state["petr"].fear.tier == 5 and game.state["petr"].stance == "full"
    game.rule("petr -afraid; petr afraid:ota")
    assert game.state["petr"].stance == "normal" and game.state["petr"].fear.tier == 1
    assert {problem.reason for problem in game.faults("petr afraid; petr afraid:petr; ota prone 3")} == {"bad-form"}


def test_places_and_horses() -> None:
    horse = {"id": "horse", "side": "left", "strength": 10, "dexterity": 0, "constitution": 8, "size": 2,
             "horse": {"canter": 10, "sprint": 12}, "now": {"at": [10, 10]}}  # fmt: skip
    game = begun(ota(mount="horse"), horse, petr())
    game.rule("ota 20,30")
    assert (game.state["ota"].x, game.state["horse"].y) == (80, 120)
    game.rule("ota dismount; ota 13,14; ota push 4 from petr")
    assert (game.state["ota"].y, game.state["horse"].y, game.state["ota"].saddle) == (72, 120, False)
    game.rule("ota pull 100 to petr; ota mount; ota gait canter")
    assert game.state["ota"].saddle and (game.state["horse"].x, game.state["horse"].y) == (52, 40)
    assert [problem.reason for problem in game.faults("petr mount")] == ["no-mount"]


def test_what_is_held() -> None:
    """A weapon lost takes the stance with it that needed it; the shield keeps parry's."""
    game = begun(ota(shield=BUCKLER), petr())
    game.rule("ota stance partial; ota hold medium_straight_blade ground")
    assert game.state["ota"].held == ("ground",) and game.state["ota"].stance == "normal"
    game.rule("ota hold 0 both; ota shield off")
    assert game.state["ota"].held == ("both",) and game.state["ota"].shield == "ground"
    game.rule("ota shield on")
    assert game.state["ota"].shield == "off"
    found = [problem.reason for problem in game.faults("petr shield on; ota hold 3 main; ota shield up")]
    assert found == ["no-shield", "bad-form", "bad-form"]


def test_what_is_loaded_and_who_is_on_the_sword_side() -> None:
    crossbow = {"row": "light_crossbow", "hand": "both"}
    game = begun(ota(skills={"crossbow/light": 4}, weapons=[crossbow]), petr(now={"at": [40, 10]}))
    assert game.ask is not None and "shoot:petr" not in game.ask.keys
    game.rule("ota loaded true")
    assert "shoot:petr" in game.ask.keys
    game.rule("ota loaded false; ota sword_side petr")
    assert "shoot:petr" not in game.ask.keys and game.state["ota"].sword_side == "petr"
    found = [problem.reason for problem in game.faults("petr loaded true; ota sword_side ota; ota sword_side nobody")]
    assert found == ["loads-nothing", "nobody-of-that-id", "nobody-of-that-id"]


def test_actions_and_tests() -> None:
    """fiveaction.missile.loophole: who looks out perceives less by cover and 2."""
    game = begun(ota(now={"cover": 6, "loophole": True}), petr(), dice=[*FIRST, 9, 8])
    game.rule("ota actions 1")
    assert game.state["ota"].actions == 1
    game.rule("ota test perception 17")
    assert parts(one(game, "tested")) == {"perception": 3, "loophole": -8}
    found = [problem.reason for problem in game.faults("ota actions 6; ota test cooking 3; ota test riding x")]
    assert found == ["bad-form"] * 3


def test_turns() -> None:
    """A turn given, taken away, put off; whoever has had one gets actions for another."""
    game = begun(ota(), petr(), petr(id="karel", now={"at": [40, 10]}), dice=[10, 10, 1, 1, 1, 2])
    assert game.ask is not None and game.ask.actor == "ota"
    game.rule("petr next")
    game.answer("end")
    assert game.ask is not None and game.ask.actor == "petr"
    game.rule("ota next")
    game.answer("end")
    assert game.ask is not None and game.ask.actor == "ota" and game.state["ota"].actions == 5
    game.rule("ota delay karel")
    assert game.ask is not None and game.ask.actor == "karel"
    game.rule("karel skip")
    assert game.ask is not None and game.ask.actor == "ota"
    game.rule("order petr ota karel")
    game.answer("end")
    assert game.ask is not None and game.ask.actor == "petr" and game.state["fight"].round == 2


def test_coming_and_going() -> None:
    """fiveaction.initiative.fixed_order: latecomers roll, and act from the next round on."""
    game = begun(dice=[*FIRST, 10, 10], spare=0)
    game.rule('+ {id = "karel", side = "right", strength = 3, dexterity = 5, constitution = 2, now = {at = [40, 10]}}')
    assert game.state["fight"].order[0] == ("ota", 25) and game.state["fight"].order[1] == ("karel", 25)
    assert game.state["fight"].left == ("petr",)
    assert game.ask is not None
    game.rule("- petr")
    assert game.state["petr"].status == "fled" and [who for who, _ in game.state["fight"].order] == ["ota", "karel"]
    while game.ask is not None and game.ask.actor != "karel":
        game.answer(game.ask.default)
    assert game.state["fight"].round == 2
    again = Game.load(game.save())
    assert again.digest == game.digest
    game.rule("- karel")
    assert game.outcome is not None and game.outcome.winner == "left"


def test_a_latecomer_with_an_equal_total() -> None:
    """fiveaction.initiative.ties: 25 each, and the latecomer has the higher base."""
    game = begun(dice=[*FIRST, 10, 9], spare=0)
    game.rule('+ {id = "karel", side = "right", strength = 3, dexterity = 6, constitution = 2, now = {at = [40, 10]}}')
    assert game.state["fight"].order[:2] == (("karel", 25), ("ota", 25))


def test_a_block_joins_and_the_fight_is_stopped() -> None:
    game = begun(dice=[*FIRST, 1, 1, 1, 2])
    game.rule("+ guard 2 50,50")
    guards = [who for who in game.state.now if who.startswith("guard")]
    assert len(guards) == 2 and len(game.state["fight"].order) == 4
    assert [(game.state[who].x, game.state[who].y) for who in guards] == [(200, 200), (208, 200)]
    assert game.faults("+ guard far away")
    game = begun(spare=0)
    game.rule("stop")
    assert game.outcome is not None and game.outcome.winner is None and "ruled-stopped" in kinds(game)


def test_a_ruling_between_two_questions_of_an_attack() -> None:
    """Whoever has fallen in the middle of an attack does not strike; whoever has gone is not struck."""
    for ruling in ("ota out", "- petr", "ota stance full"):
        people = (ota(), petr(), petr(id="karel", now={"at": [40, 10]}))
        game = begun(*people, dice=[10, 10, 1, 1, 1, 2], spare=0)
        game.answer("attack:petr")
        assert game.ask is not None and game.ask.topic == "weapon"
        game.rule(ruling)
        while game.ask is not None and game.ask.actor == "ota":
            game.answer(game.ask.default)
        assert not events(game, "attacked", "ota")


@pytest.mark.parametrize("ruling, left", [("ota actions 4", 1), ("ota actions 1", 0)])
def test_an_attack_is_paid_with_the_actions_there_are_when_it_falls(ruling: str, left: int) -> None:
    game = begun(ota(), petr(), dice=[10, 10, 10, 1])
    game.answer("attack:petr")
    assert game.ask is not None and game.ask.topic == "weapon"
    game.rule(ruling)
    while not events(game, "attacked", "ota"):
        assert game.ask is not None
        game.answer(game.ask.default)
    assert game.state["ota"].actions == left


@pytest.mark.parametrize(
    "language, said",
    [
        ("cs", "rozhodl: Petr, životy −3 (levá noha)."),
        ("ru", "решил: Petr, жизни −3 (левая нога)."),
        ("en", "rules: Petr, lives −3 (left leg)."),
    ],
)
def test_a_wound_by_the_hand_says_where_it_is(language: str, said: str) -> None:
    game = begun(dice=[*FIRST, 1, 2], options={"modules": {"hit_locations": True}})
    game.rule("petr -3 left_leg")
    told = Narrator(game.scene, language).line(one(game, "ruled-by")).replace("\N{NO-BREAK SPACE}", " ")
    assert told.endswith(said)
    plain = begun(dice=[*FIRST, 1, 2])
    plain.rule("petr -3")
    assert "part" not in one(plain, "ruled-by").data


@pytest.mark.parametrize(
    "language, stance, gait",
    [
        ("cs", "postoj obyčejný → plná obrana", "chod koně stojí → trysk"),
        ("ru", "стойка обычная → полная защита", "аллюр стоит → карьер"),
        ("en", "stance normal → full defence", "gait standing → sprint"),
    ],
)
def test_what_is_set_is_told_in_the_words_of_the_language(language: str, stance: str, gait: str) -> None:
    game = begun()
    game.rule("petr stance full; petr gait sprint")
    narrator = Narrator(game.scene, language)
    told = [narrator.line(event).replace("\N{NO-BREAK SPACE}", " ") for event in events(game, "ruled-set")]
    assert len(told) == 2 and stance in told[0] and gait in told[1]
