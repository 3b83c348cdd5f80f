"""A fight of a forecast from the present moment of a game, told: it is that very fight, in every system."""

from __future__ import annotations

import pytest

from bojiste.core.game import AHEAD, Game
from bojiste.errors import SceneError
from bojiste.files.examples import examples
from bojiste.files.scenes import load
from bojiste.forecast.past import ahead, forecast_from
from bojiste.forecast.sample import Many
from bojiste.forecast.tally import focus_of, luck

SCENES = ["srd5/goblin_ambush", "osr/three_days", "osr/shield_wall", "fiveaction/knights", "drd2/ambush"]


def begun(name: str, questions: int) -> Game:
    """The scene after so many questions, each answered as its tactic would."""
    scene = load(str(examples()[name]))
    game = Game(scene, 4, people=scene.seats)
    for _ in range(questions):
        assert game.ask is not None
        game.answer(game.ask.default)
    return game


@pytest.mark.parametrize("name", SCENES)
def test_what_is_told_is_the_fight_that_was_forecast(name: str) -> None:
    game = begun(name, 6)
    report = forecast_from(game, Many(20, 5))
    assert report.tenth is not None
    for fate in (*report.unlucky, report.tenth.border):
        told = ahead(game, 5, fate.fight)
        assert told.outcome is not None and told.events[: len(game.events)] == game.events
        measure = game.scene.system.measure(told.scene, told.state, told.outcome)
        assert luck(focus_of(game.scene), fate.fight, told.outcome, measure) == fate
    assert (game.outcome, told.dice) == (None, AHEAD)
    assert ahead(game, 5, 0).events != ahead(game, 5, 1).events != ahead(game, 6, 1).events


def test_a_game_that_is_over_goes_nowhere() -> None:
    game = begun("srd5/duel", 0)
    while game.ask is not None:
        game.answer(game.ask.default)
    with pytest.raises(SceneError) as fault:
        ahead(game, 5, 0)
    assert [one.reason for one in fault.value.problems] == ["forecast-over"]
