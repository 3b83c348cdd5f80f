"""Forecasts from the present moment of a game: what has been stays, the dice to come stay hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.errors import SceneError
from bojiste.files.scenes import load
from bojiste.forecast.past import forecast_from
from bojiste.forecast.sample import Many

SEAT = "player:Ada"


def duel(*people: str, open_hp: bool = False, seed: int = 4) -> Game:
    """The duel of the benchmark with a person in Ada's place, who is asked in her first turn."""
    source = load(Path("examples/bench/s1.toml")).source
    ada, brok = source["combatant"]
    options = {**source["options"], "open_hp": open_hp}
    entries = [{**ada, "seat": SEAT, "now": {"initiative": 30}}, brok]
    return Game(read_scene({**source, "options": options, "combatant": entries}), seed, people=people or (SEAT,))


def won(game: Game, fights: int = 120) -> float:
    return float(forecast_from(game, Many(fights, 5)).share("won:red").part)


def test_what_has_happened_counts() -> None:
    even, ahead = duel(), duel()
    ahead.rule("brok -29")
    assert 0.35 < won(even) < 0.75 and won(ahead) > 0.9


def test_it_is_the_same_again_and_leaves_the_game_alone() -> None:
    game = duel()
    before = game.save()
    assert forecast_from(game, Many(30, 5)).as_json() == forecast_from(game, Many(30, 5)).as_json()
    assert game.save() == before


def test_the_dice_to_come_are_not_those_of_the_game() -> None:
    """Fights of the game's own seed tell nothing of it: whichever seed it has, they are the same."""
    assert [won(duel(seed=seed), 40) for seed in (4, 5)] == [won(duel(), 40)] * 2


def test_every_answer_and_undo_is_gone_through() -> None:
    game = duel()
    game.answer("attack:brok:longsword")
    struck = forecast_from(game, Many(60, 5))
    game.undo()
    assert forecast_from(game, Many(60, 5)).as_json() == forecast_from(duel(), Many(60, 5)).as_json()
    assert struck.checksum != forecast_from(duel(), Many(60, 5)).checksum


@pytest.mark.parametrize(
    "people, open_hp, told", [((SEAT,), False, False), ((SEAT,), True, True), ((SEAT, "gm"), False, True)]
)
def test_numbers_of_others_are_told_only_to_whom_sees_them(people: Any, open_hp: bool, told: bool) -> None:
    report = forecast_from(duel(*people, open_hp=open_hp), Many(5, 5))
    keys = {row.key for row in report.spreads}
    assert {"rounds", "hp:ada"} <= keys and ("hp:brok" in keys) is told
    assert {"fell:ada", "fell:brok"} <= {row.key for row in report.shares}


def test_a_game_that_is_over_is_refused() -> None:
    game = duel()
    game.rule("brok -30")
    while game.outcome is None:
        game.answer("end")
    with pytest.raises(SceneError) as fault:
        forecast_from(game, Many(5, 5))
    assert [one.reason for one in fault.value.problems] == ["forecast-over"]
