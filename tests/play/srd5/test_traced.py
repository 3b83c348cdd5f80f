"""What an option draws on the map: the way that is then walked, the area and whom it then meets."""

from __future__ import annotations

from collections.abc import Callable

import bojiste
from bojiste.core.ask import Ask
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.shown import NO_TRACE
from bojiste.files.examples import examples


def begun(name: str, seed: int = 7) -> Game:
    scene = bojiste.load(examples()[name])
    return Game(scene, seed, people=[*scene.seats, "gm"])


def until(game: Game, wanted: Callable[[Ask], bool], prefer: tuple[str, ...]) -> Ask:
    """The first question that is wanted, where all others are answered by what is preferred, or as by default."""
    for _ in range(400):
        ask = game.ask
        assert ask is not None
        if wanted(ask):
            return ask
        keys = [option.key for option in ask.options]
        game.answer(next((key for key in keys if key.startswith(prefer)), ask.default))
    raise AssertionError("nobody was asked")


def test_the_way_that_is_shown_is_the_way_that_is_walked() -> None:
    game = begun("srd5/goblin_ambush")
    ask = until(game, lambda ask: ask.topic == "where", ("move",))
    far = max((option for option in ask.options if option.place), key=lambda option: option.data["cost_hf"])
    way = game.scene.system.traced(game.view(ask.seat), ask, far).way
    assert len(way) > 2 and way[-1] == far.place
    before = len(game.events)
    game.answer(far.key)
    walked = [event.data["place"] for event in game.events[before:] if event.kind == "step"]
    assert walked == list(way)


def test_the_area_meets_whom_it_is_shown_to_meet() -> None:
    game = begun("srd5/mages")
    ask = until(game, lambda ask: ask.topic == "power-area", ("cast:fireball",))
    traces = {option.key: game.scene.system.traced(game.view(ask.seat), ask, option) for option in ask.options}
    key, found = max(traces.items(), key=lambda one: len(one[1].met))
    assert found.met and len(found.area) > 9
    before = len(game.events)
    game.answer(key)
    until(game, lambda ask: ask.topic != "counter", ("no",))
    saved = {event.actor for event in game.events[before:] if event.kind in ("save-made", "save-missed")}
    assert saved == set(found.met)


def test_a_player_is_not_told_whom_an_area_meets_in_hiding() -> None:
    game = begun("srd5/dark_ambush")
    seat = next(seat for seat in game.scene.seats if seat != "gm")
    assert game.ask is not None
    unseen = {one.id for one in game.scene.combatants} - set(game.view(seat))
    assert unseen
    for option in game.ask.options:
        found = game.scene.system.traced(game.view(seat), game.ask, option)
        assert unseen.isdisjoint((*found.met, *found.line))


def test_without_a_map_nothing_is_drawn() -> None:
    game = begun("srd5/duel")
    ask = until(game, lambda ask: ask.topic == "act", ())
    assert {game.scene.system.traced(game.view("gm"), ask, option) for option in ask.options} == {NO_TRACE}


def test_heights_light_and_fog_lie_over_the_map() -> None:
    game = begun("srd5/cliff")
    board = game.scene.system.board(game.view("gm"))
    assert board is not None
    high = [layer for layer in board.layers if layer.form == "height"]
    assert high and all(layer.mark.isdigit() and layer.squares for layer in high)
    scene = dict(bojiste.load(examples()["srd5/goblin_ambush"]).source)
    area = {"corner": [0, 0], "opposite": [1, 1], "fog": "heavy"}
    scene["field"] = {**scene["field"], "light": "dim", "area": [area]}
    shown = Game(read_scene(scene), 1, people=["gm"])
    drawn = shown.scene.system.board(shown.view("gm"))
    assert drawn is not None
    over = {layer.name: len(layer.squares) for layer in drawn.layers}
    assert over == {"dim": 240, "fog": 4}
