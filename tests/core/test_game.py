"""Games, journals, undo, saves and views, on the one-page system."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste import errors
from bojiste.core.dice import Script, Tape, face
from bojiste.core.game import Game, Run
from bojiste.core.journal import Answer, Undo
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from tests.coin import SCENE

pytestmark = pytest.mark.usefixtures("coin")


def scene(**more: Any) -> Scene:
    return read_scene({**SCENE, **more})


def test_unattended_game_ends_and_replays_to_the_same_digest() -> None:
    first, second = Game(scene(), 5), Game(scene(), 5)
    assert first.outcome is not None and first.outcome.winner in ("left", "right")
    assert first.digest == second.digest
    assert Game(scene(), 6).digest != first.digest


def test_a_person_is_asked_and_may_undo() -> None:
    game = Game(scene(), people=["player:anna"], dice=[1, 1, 2, 1, 2, 2])
    assert game.ask is not None and game.ask.number == 1
    game.answer("toss")
    before = game.digest
    game.answer("double")
    assert game.ask is not None and game.ask.kind == "amount"
    game.answer("2")
    game.answer("ha")
    assert game.state["ada"].tokens == 1
    game.undo(3)
    assert game.digest == before
    assert game.ask is not None and game.ask.topic == "stake"
    assert [line for line in game.journal if isinstance(line, Undo)] == [Undo(3)]
    with pytest.raises(errors.NotAsked):
        Game(scene(), people=["player:anna"]).undo()


def test_wrong_answers_change_nothing() -> None:
    game = Game(scene(), 1, people=["player:anna"])
    for answer, fault in (("fly", errors.NotOffered), ("", errors.NotOffered)):
        with pytest.raises(fault):
            game.answer(answer)
    with pytest.raises(errors.NotAsked):
        game.answer("toss", number=7)
    with pytest.raises(errors.NotAsked):
        game.answer("stop", seat="player:anna")
    assert not game.journal
    game.answer("stop", seat="gm")
    assert game.outcome is not None and game.outcome.reason == "stopped"
    assert game.journal[-1] == Answer(1, "gm", "stop")


def test_hands_roll_and_the_journal_keeps_the_faces() -> None:
    game = Game(scene(), dice="hand")
    while game.roll is not None:
        with pytest.raises(errors.BadFace):
            game.face(3)
        game.face(2)
    assert game.outcome is not None
    again = Game.load(game.save())
    assert again.outcome == game.outcome and again.digest == game.digest


def test_save_load_fork_and_difference() -> None:
    game = Game(scene(), 9, people=["player:anna"])
    game.answer("toss")
    saved = game.save()
    again = Game.load(saved)
    assert again.digest == game.digest and again.ask is not None and game.ask is not None
    assert again.ask.number == game.ask.number
    fork = game.fork()
    fork.answer("toss")
    assert len(fork.events) > len(game.events)
    with pytest.raises(errors.ReplayDiffers):
        Game.load({**saved, "seed": 10, "chain": ["0" * 16, *saved["chain"][1:]]})
    damaged: Any
    for damaged in (
        [],
        {},
        {**saved, "bojiste": 2},
        {**saved, "seed": "x"},
        {**saved, "journal": [{"ask": "a"}]},
        {key: saved[key] for key in saved if key != "scene"},
    ):
        with pytest.raises(errors.SaveError):
            Game.load(damaged)


def test_script_is_used_up_exactly() -> None:
    with pytest.raises(errors.TapeEnds):
        Game(scene(), dice=[2])
    with pytest.raises(errors.TapeLeft):
        Game(scene(), dice=[2, 2, 2, 2, 2, 2, 2])
    with pytest.raises(errors.BadFace):
        Game(scene(), dice=[3])


def test_decisions_answer_in_order_by_number_and_by_actor() -> None:
    game = Game(scene(), dice=[2, 2], decisions=["# first Ada", "@ada double", "1", "hm", "*", "@5 2", "@7 stop"])
    assert game.outcome is not None and game.outcome.reason == "stopped"
    assert (game.state["ada"].tokens, game.state["ota"].tokens) == (2, 1)
    with pytest.raises(errors.DecisionError):
        Game(scene(), 1, decisions=["@99 toss"])
    with pytest.raises(errors.NotOffered):
        Game(scene(), 1, decisions=["jump"])


def test_decisions_by_topic_wait_beside_the_order() -> None:
    plain = Game(scene(), dice=[2, 2], decisions=["@ada double", "1", "hm", "*", "@5 2", "@7 stop"])
    topics = ["@7 stop", "@ada price=1", "@ada stake=double", "every @ada boast=hm", "@ota price=2"]
    assert Game(scene(), dice=[2, 2], decisions=topics).digest == plain.digest
    with pytest.raises(errors.DecisionError, match="@ota bid=1"):
        Game(scene(), 1, decisions=["every @- stake=stop", "@ota bid=1", "@*  stake=stop"])
    with pytest.raises(errors.NotOffered):
        Game(scene(), 1, decisions=["@ada stake=jump"])


def test_a_seat_sees_only_what_is_its() -> None:
    game = Game(scene(), 5)
    gm, anna = game.log(), game.log("player:anna")
    assert any(event.kind == "whisper" for event in gm)
    assert not any(event.kind == "whisper" for event in anna)
    paid = [event for event in anna if event.kind == "paid" and event.actor == "ota"]
    assert all(change.field == "bold" for event in paid for change in event.changes)
    assert "tokens" not in game.view("player:anna").plain()["ota"]
    assert game.view("player:anna")["ota"].tokens is None


def test_all_problems_at_once() -> None:
    data = {
        "format": 2,
        "system": "coin",
        "weathr": 1,
        "options": {"fast": "maybe"},
        "combatant": [
            {"id": "ada", "side": "left", "tokens": -3},
            {"id": "ada", "side": "left", "tokens": 3, "now": {"tokens": -1}},
            {"block": "richh", "side": "right"},
            {"id": "Ó", "side": "right", "tokens": 1.5, "colour": "red"},
        ],
    }
    with pytest.raises(errors.SceneError) as failed:
        read_scene(data)
    told = {(problem.path, problem.reason) for problem in failed.value.problems}
    assert told >= {
        ("format", "unknown-format"),
        ("weathr", "unknown-key"),
        ("options.fast", "not-yes-no"),
        ("combatant[0].tokens", "below-minimum"),
        ("combatant[1].now.tokens", "below-minimum"),
        ("combatant[1].id", "duplicate-id"),
        ("combatant[2].block", "unknown-block"),
        ("combatant[3].id", "bad-id"),
        ("combatant[3].tokens", "not-an-integer"),
        ("combatant[3].colour", "unknown-key"),
    }


def test_blocks_are_laid_under_and_counted() -> None:
    read = scene(
        combatant=[
            {"id": "ada", "side": "left", "tokens": 1},
            {"block": "rich", "side": "right", "count": 2, "tokens": 4},
        ]
    )
    assert [(one.id, str(one.name), one.sheet.tokens) for one in read.combatants[1:]] == [
        ("rich-1", "Rich 1", 4),
        ("rich-2", "Rich 2", 4),
    ]


def test_tape_is_the_pure_face() -> None:
    run = Run(scene(), Tape(3), events=[])
    run.advance()
    tape = Tape(3)
    from bojiste.core.dice import Page, die
    from tests.coin import lost

    tape.page(Page(2, 1))
    faces = [tape.face(die(6, lost, None)) for _ in range(100)]
    assert faces == [face(tape._key, count, 6) for count in range(100)]
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert Script([1]).drawn == 0
