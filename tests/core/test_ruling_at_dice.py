"""The referee's hand while a die is asked for: it acts at the next question, is kept, taken back and played again."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.errors import NotAsked, RulingError

SCENE = {
    "format": 1,
    "system": "coin",
    "combatant": [
        {"id": "ada", "side": "left", "tokens": 5, "seat": "player:anna"},
        {"id": "ota", "side": "right", "tokens": 5, "tactic": "bold"},
    ],
}


def at_a_die() -> Game:
    game = Game(read_scene(SCENE), people=("player:anna",), dice="hand")
    game.answer("toss")
    assert game.roll is not None
    return game


@pytest.mark.usefixtures("coin")
def test_a_ruling_at_a_die_acts_at_the_next_question() -> None:
    game = at_a_die()
    game.rule("ada -2")
    assert game.roll is not None and not [one for one in game.events if one.kind.startswith("ruled")]
    while game.ask is None:
        game.face(1)
    assert [one.kind for one in game.events if one.kind.startswith("ruled")] == ["ruled-by"]
    assert Game.load(game.save()).digest == game.digest and game.fork().digest == game.digest


@pytest.mark.usefixtures("coin")
def test_it_is_kept_before_it_acts_and_taken_back() -> None:
    game = at_a_die()
    game.rule("ada -2")
    again = Game.load(game.save())
    assert again.roll is not None
    for one in (again, game):
        while one.ask is None:
            one.face(1)
    assert again.digest == game.digest
    plain, undone = at_a_die(), at_a_die()
    undone.rule("ada -2")
    undone.undo()
    for one in (plain, undone):
        while one.ask is None:
            one.face(1)
    assert plain.digest == undone.digest


def test_it_is_checked_at_once_and_told_where_it_comes_too_late() -> None:
    """What an earlier ruling has made impossible meanwhile is told, and nothing else happens."""
    scene = {
        "format": 1,
        "system": "srd5",
        "combatant": [
            {"block": "ada", "side": "heroes", "seat": "player:anna", "now": {"initiative": 30}},
            {"block": "goblin", "side": "goblins", "count": 2},
        ],
    }
    game = Game(read_scene(scene), people=("player:anna",), dice="hand")
    assert game.roll is not None, "initiative"
    with pytest.raises(RulingError):
        game.rule("nobody -2")
    game.rule("- goblin-2")
    game.rule("goblin-2 prone")
    while game.ask is None:
        game.face(2)
    ruled = [one.kind for one in game.events if one.kind.startswith("ruled")]
    assert ruled == ["ruled-left", "ruled-vain"]
    assert Game.load(game.save()).digest == game.digest


@pytest.mark.usefixtures("coin")
def test_where_neither_waits_nothing_is_ruled() -> None:
    game = Game(read_scene(SCENE), 3)
    with pytest.raises(NotAsked):
        game.rule("ada -1")
