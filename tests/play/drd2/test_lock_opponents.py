"""``lock_opponents``: after an accepted failure the same attack waits until its target stands otherwise."""

from __future__ import annotations

import tomllib

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from tests import house
from tests.play.drd2.scripted import being, hero, keys, scene, until

FAILED = ("declare ada attack:bog", "declare bog postpone", "declare cur postpone")


def table(lock: str = "until_changed") -> Scene:
    """Ada before Bog, who keeps its initiative and does not counter."""
    conflict = {"max_rounds": 4}
    return scene(hero("ada"), being("bog"), being("cur"), options={"lock_opponents": lock}, conflict=conflict)


def second(lock: str = "until_changed", *rulings: str) -> Game:
    """Ada's second turn, after she has accepted a failed attack on Bog."""
    game = until(table(lock), (1, 1), "declare", "ada", *FAILED)
    for ruling in rulings:
        game.rule(ruling)
    return game


def test_without_the_option_it_may_be_made_again() -> None:
    assert "attack:bog" in keys(second("off"))


def test_with_it_the_same_attack_waits() -> None:
    game = second()
    assert "attack:bog" not in keys(game) and "attack:cur" in keys(game) and "scar:bog" in keys(game)
    (failed,) = [event for event in game.events if event.kind == "failed"]
    assert failed.data["lock"] == "character"


@pytest.mark.parametrize("ruling", ["bog threat 5", "bog scar body 1 agility", "bog initiative spent"])
def test_any_change_of_the_target_opens_it(ruling: str) -> None:
    game = second("until_changed", ruling)
    game.answer("postpone")
    while game.ask is not None and (game.ask.topic, game.ask.actor) != ("declare", "ada"):
        game.answer("postpone" if game.ask.topic == "declare" else game.ask.default)
    assert "attack:bog" in keys(game)
    assert [event.kind for event in game.events].count("unlocked") == 1


def test_it_stays_open_though_the_target_stands_again_as_it_did() -> None:
    game = second("until_changed", "bog threat 5")
    game.answer("postpone")
    assert game.ask is not None and game.ask.actor == "bog"
    game.rule("bog threat 2")
    while game.ask is not None and (game.ask.topic, game.ask.actor) != ("declare", "ada"):
        game.answer("postpone" if game.ask.topic == "declare" else game.ask.default)
    assert "attack:bog" in keys(game)


def test_tactics_play_with_it_to_the_end() -> None:
    for name in ("ambush", "three_sides", "wall"):
        given = tomllib.loads((house.EXAMPLES / "drd2" / f"{name}.toml").read_text(encoding="utf-8"))
        given["options"] = {**given.get("options", {}), "lock_opponents": "until_changed"}
        for seed in range(5):
            game = Game(read_scene(given), seed)
            assert game.outcome is not None and game.outcome.reason != "undecided"
