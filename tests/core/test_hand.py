"""The referee's hand, on the one-page system: how a ruling is read, what it does to the question that waits, and that
it is kept, undone and played again."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste import errors
from bojiste.core.game import Game
from bojiste.core.journal import Answer, Ruling, Undo, kept_lines, read, to_json
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.square import square, square_name
from bojiste.files.scenes import load
from tests import house
from tests.coin import SCENE

pytestmark = pytest.mark.usefixtures("coin")


def scene(**more: Any) -> Scene:
    return read_scene({**SCENE, **more})


def game(*dice: int, **more: Any) -> Game:
    return Game(scene(), people=["player:anna", "gm"], dice=list(dice) or "tape", **more)


def reasons(one: Game, text: str) -> list[tuple[str, str]]:
    return [(problem.path, problem.reason) for problem in one.faults(text)]


def test_a_number_is_set_right_and_the_question_is_put_anew() -> None:
    one = game()
    asked = one.ask
    one.rule("ada -2")
    assert one.state["ada"].tokens == 1 and one.ask is not asked
    assert one.ask is not None and (one.ask.topic, one.ask.number) == ("stake", 2)
    one.rule("ada tokens 5; ota +1")
    assert (one.state["ada"].tokens, one.state["ota"].tokens) == (5, 4)
    assert [event.kind for event in one.events] == ["ruled-by", "ruled-set", "ruled-by"]
    assert one.journal == (Ruling(1, "ada -2"), Ruling(2, "ada tokens 5; ota +1"))


def test_a_relative_number_and_a_note() -> None:
    one = game()
    one.rule('ada tokens -1 "a hole in the purse"')
    assert one.state["ada"].tokens == 2
    assert [(event.kind, event.actor, dict(event.data)) for event in one.events][:1] == [
        ("ruled", "ada", {"note": "a hole in the purse"})
    ]
    one.rule("„jen poznámka“")
    assert one.events[-1].data["note"] == "jen poznámka"


def test_deeds_of_a_line_come_one_after_another() -> None:
    """Each is read as the state then is; what an earlier one has made impossible is told and passed over."""
    one = game()
    one.rule("ada tokens -1; ada tokens -1")
    assert one.state["ada"].tokens == 1
    assert one.faults("ada tokens -1; ada tokens -1") == ()
    one.rule("ada tokens -1; ada tokens -1")
    assert [(event.kind, dict(event.data)) for event in one.events][-1] == ("ruled-vain", {"text": "ada tokens -1"})
    assert one.state["ada"].tokens == 0


def test_what_follows_follows_and_may_ask() -> None:
    """The hand's own course asks, and the referee may rule at that question, too."""
    one = game()
    one.rule("ada -3")
    assert one.ask is not None and (one.ask.topic, one.ask.seat) == ("broke", "gm")
    one.rule("ota +4")
    assert one.ask is not None and one.ask.topic == "broke" and one.state["ota"].tokens == 7
    one.answer("no")
    assert one.ask is not None and one.ask.topic == "stake" and one.state["ada"].tokens == 1
    again = Game.load(one.save())
    assert again.digest == one.digest and again.journal == one.journal


def test_a_question_that_makes_no_sense_any_more_is_not_put_again() -> None:
    one = game()
    one.rule("ada -3")
    one.answer("yes")
    assert one.outcome is not None and (one.outcome.winner, one.outcome.reason) == ("right", "broke")
    paying = game(2)
    paying.answer("double")
    assert paying.ask is not None and paying.ask.topic == "price"
    paying.rule("ada -3")
    paying.answer("yes")
    assert paying.ask is not None and paying.ask.topic == "boast"  # the price was not asked of one who has nothing


def test_another_question_stays_with_its_number() -> None:
    one = game(2)
    one.answer("double")
    assert one.ask is not None and (one.ask.topic, one.ask.number) == ("price", 2)
    one.rule("ota -1")
    assert one.ask is not None and (one.ask.topic, one.ask.number) == ("price", 2)
    one.answer("1", number=2)


def test_newcomers_are_the_games_own() -> None:
    given = scene()
    one = Game(given, people=["player:anna"])
    one.rule("+ rich")
    one.rule("+ rich 2 left")
    one.rule('+ {id = "eva", side = "left", tokens = 2, name = "Eva"}')
    assert [(who.id, who.side, who.index) for who in one.scene.combatants[2:]] == [
        ("rich", "right", 2), ("rich-2", "left", 3), ("rich-3", "left", 4), ("eva", "left", 5),
    ]  # fmt: skip
    assert one.state["rich"].tokens == 9 and one.state["eva"].tokens == 2
    assert len(given.combatants) == 2 and Game(given).scene.by_id.keys() == {"ada", "ota"}
    assert [event.kind for event in one.log("player:anna")] == ["ruled-came"] * 4
    again = Game.load(one.save())
    assert again.digest == one.digest and again.state.plain() == one.state.plain()
    one.undo(2)
    assert set(one.scene.by_id) == {"ada", "ota", "rich"} and set(one.state.now) == {"ada", "ota", "rich"}


@pytest.mark.parametrize(
    "text, found",
    [
        ("", [("ruling", "empty-text")]),
        ("ada -3; ; ota +1", [("ruling[1]", "empty-text")]),
        ("eda -7; ada flies; ada; ota tokens -8; ada tokens many", [
            ("ruling[0]", "nobody-of-that-id"), ("ruling[1]", "no-such-ruling"), ("ruling[2]", "nothing-to-rule"),
            ("ruling[3].tokens", "below-minimum"), ("ruling[4].tokens", "not-an-integer"),
        ]),
        ("ada -20", [("ruling", "below-minimum")]),
        ("+ dragon", [("ruling", "unknown-block")]),
        ("+", [("ruling", "unknown-block")]),
        ("-", [("ruling", "nobody-of-that-id")]),
        ("- ada", [("ruling", "no-such-ruling")]),
        ("+ {id = ", [("ruling", "not-a-table")]),
        ('+ {id = "x", side = "left", tokens = 0, hat = 1}', [
            ("ruling.tokens", "below-minimum"), ("ruling.hat", "unknown-key"),
        ]),
        ('+ {id = "x", side = "up", tokens = 1}', [("ruling.side", "not-one-of")]),
        ("ada -7" + " " * 3000, [("ruling", "long-text")]),
        ("ada \x1b[2J", [("ruling", "control-characters")]),
    ],
)  # fmt: skip
def test_all_faults_at_once_and_nothing_is_changed(text: str, found: list[tuple[str, str]]) -> None:
    one = game()
    before = one.digest
    assert reasons(one, text) == found
    with pytest.raises(errors.RulingError) as caught:
        one.rule(text)
    assert [(problem.path, problem.reason) for problem in caught.value.problems] == found
    assert one.digest == before and one.journal == ()


def test_the_hand_does_nothing_after_the_end() -> None:
    over = Game(scene(), people=[])
    assert over.outcome is not None
    with pytest.raises(errors.NotAsked):
        over.rule("ada -1")


def test_undo_across_rulings_and_after_the_end() -> None:
    one = game()
    marks = [one.digest]
    for step in ("g ada -1", "toss", "g ota +2", "g ada +1", "stop"):
        if step.startswith("g "):
            one.rule(step[2:])
        else:
            one.answer(step, seat="gm" if step == "stop" else None)
        marks.append(one.digest)
    assert one.outcome is not None
    for back in range(1, len(marks)):
        one.undo()
        assert one.digest == marks[-1 - back]
    with pytest.raises(errors.NotAsked):
        one.undo()
    assert one.journal[-1] == Undo(1) and kept_lines(one.journal) == []


def test_lines_of_a_list() -> None:
    """``g`` lines rule while the question waits that they are for; whoever's it is."""
    lines = ["@2 g ota -1", "g ota +3", "@ada g ada +4", "stop"]
    one = Game(scene(), decisions=lines, people=["player:anna"], dice=[1, 1])
    assert one.ask is not None and one.ask.number == 1
    one.answer("toss")
    assert one.state["ota"].tokens == 5 and one.state["ada"].tokens == 7
    assert one.outcome is not None and one.outcome.reason == "stopped"
    assert [line for line in one.journal if isinstance(line, Ruling)] == [
        Ruling(2, "ota -1", person=False), Ruling(3, "ota +3", person=False), Ruling(5, "ada +4", person=False),
    ]  # fmt: skip
    again = Game.load(one.save())
    assert again.digest == one.digest and again.journal == one.journal
    one.undo()
    assert one.ask is not None and one.ask.number == 1
    with pytest.raises(errors.RulingError):
        Game(scene(), decisions=["g ada flies"], people=[])


def test_a_replay_names_the_ruling_that_no_longer_fits() -> None:
    one = game()
    one.rule("ada -1")
    one.answer("toss")
    saved = one.save()
    saved["journal"][0]["ruling"] = "ada flies"
    with pytest.raises(errors.ReplayDiffers, match=r"journal\[0\].*replay-not-ruled"):
        Game.load(saved)
    saved["journal"][0] = {"ask": 7, "ruling": "ada -1"}
    with pytest.raises(errors.ReplayDiffers, match=r"journal\[0\].*replay-wants-answer"):
        Game.load(saved)


def test_squares_by_name() -> None:
    for place in ((0, 0), (25, 9), (26, 0), (701, 0)):
        assert square(square_name(*place)) == place
    assert square("12,5") == (12, 5) and square("h") is None and square("C0") is None


LINES = (Answer(3, "player:anna", "toss"), Answer(4, "gm", "x", person=False), Ruling(4, "ada -7"), Undo(2))


def test_lines_become_json_and_come_back() -> None:
    data = [to_json(line) for line in LINES]
    assert data[1] == {"ask": 4, "tactic": "gm", "key": "x"} and data[2] == {"ask": 4, "ruling": "ada -7"}
    assert read(data) == (list(LINES), [])


@pytest.mark.parametrize(
    "item",
    [
        None, 3, [], {}, {"ask": 1}, {"ask": "1", "seat": "a", "key": "b"}, {"ask": True, "seat": "a", "key": "b"},
        {"ask": 1, "seat": "a", "tactic": "a", "key": "b"}, {"ask": 1, "ruling": 3}, {"face": "3"}, {"face": 3, "x": 1},
        {"undo": 0}, {"undo": -1}, {"undo": True}, {"undo": 1, "face": 2}, {"ask": 1, "seat": [], "key": "b"},
    ],
)  # fmt: skip
def test_hostile_lines_are_refused_with_their_path(item: Any) -> None:
    lines, problems = read([{"face": 1}, item])
    assert len(lines) == 1 and [(problem.path, problem.reason) for problem in problems] == [
        ("journal[1]", "damaged-save")
    ]


def test_a_deed_about_things_of_the_scene_is_shown_with_one_of_them_or_not_at_all() -> None:
    """``danger fire`` of drd2: a scene has its own dangers, or none."""
    bridge, trial = (Game(load(house.EXAMPLES / "drd2" / f"{name}.toml"), seed=1) for name in ("rope_bridge", "trial"))
    forms = []
    for game in (bridge, trial):
        assert game.scene.system.hand is not None
        deeds = game.scene.system.hand.shown(game.scene, game.state).deeds
        forms.append([deed for deed in deeds if deed.startswith("danger")])
    assert [*bridge.scene.prepared.hazards] and not trial.scene.prepared.hazards
    assert forms == [[f"danger {next(iter(bridge.scene.prepared.hazards))}"], []]
