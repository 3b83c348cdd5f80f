"""Forecasts from the present moment of a game: what has been stays, the dice to come stay hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.errors import SceneError
from bojiste.files.scenes import load
from bojiste.forecast.past import ahead, bands_from, forecast_from, why_from
from bojiste.forecast.sample import Many

SEAT = "player:Ada"


def duel(*people: str, open_hp: bool = False, seed: int = 4, **more: Any) -> Game:
    """The duel of the benchmark with a person in Ada's place, who is asked in her first turn."""
    source = load(Path("examples/bench/s1.toml")).source
    ada, brok = source["combatant"]
    options = {**source["options"], "open_hp": open_hp}
    entries = [{**ada, **more, "seat": SEAT, "now": {"initiative": 30}}, brok]
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


def test_the_game_goes_on_by_other_dice_than_its_forecast() -> None:
    """One fight under the game's own seed is not the game's own future: over thirty games the one says nothing of the
    other. If the game's tape were used, all thirty would be alike to the last die."""
    alike = 0
    for seed in range(30):
        game = duel(seed=seed)
        foretold = [die.face for event in ahead(game, seed, 0).events for die in event.rolls]
        told = forecast_from(game, Many(1, seed))
        gone_on = Game(game.scene, seed, journal=game.journal)
        faces = [die.face for event in gone_on.events for die in event.rolls]
        assert gone_on.outcome is not None and foretold != faces
        alike += told.dice == gone_on.dice_drawn - game.dice_drawn and told.ends[0].winner == gone_on.outcome.winner
    assert alike <= 15


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


@pytest.mark.parametrize("asked", [forecast_from, why_from, bands_from])
def test_a_game_that_is_over_is_refused(asked: Any) -> None:
    game = duel()
    game.rule("brok -30")
    while game.outcome is None:
        game.answer("end")
    with pytest.raises(SceneError) as fault:
        asked(game, Many(5, 5))
    assert [one.reason for one in fault.value.problems] == ["forecast-over"]


# -- why, and by which tactics -------------------------------------------------------------------------------------


def test_the_books_are_opened_in_the_present_moment() -> None:
    """What Brok has lost before is nothing that was dealt to him: he has ten of his thirty left to lose."""
    game = duel(open_hp=True)
    game.rule("brok -20")
    found = why_from(game, Many(40, 5))
    taken = found.report.spread("taken:brok")
    assert found.report.fights == 40 and taken.of == 40
    assert 0 < float(taken.mean) <= 10 + 8  # the last blow may do more
    dealt, all_of_it = found.report.spread("dealt:ada"), dict(taken.histogram)
    assert dict(dealt.histogram) == all_of_it
    wins = forecast_from(game, Many(40, 5)).share("won:red").fights
    assert [fights for who, whom, fights in found.felled if (who, whom) == ("ada", "brok")] == [wins]


def test_players_are_told_of_nobody_elses_numbers_and_of_no_rules() -> None:
    secret, open_ = (why_from(duel(*people, uses_death_saves=True), Many(80, 5)) for people in ((SEAT,), (SEAT, "gm")))
    keys = [{row.key for row in found.report.spreads} for found in (secret, open_)]
    assert {"dealt:ada", "tries:red"} <= keys[0] and keys[1] - keys[0] >= {"dealt:brok", "taken:brok"}
    assert open_.matters and not secret.matters


def test_it_goes_on_by_every_pair_of_tactics() -> None:
    """Whatever the tactics were, what has been stays: of the same moment all fights go on."""
    game = duel("gm")
    game.rule("brok -29")
    rows = bands_from(game, Many(30, 5))
    grades = game.scene.system.bands
    assert [dict(row.settings) for row in rows] == [
        {"red.tactic": one, "blue.tactic": other} for one in grades for other in grades
    ]
    assert all(float(row.report.share("won:red").part) > 0.8 for row in rows)
    ordinary = next(row for row in rows if set(dict(row.settings).values()) == {"ordinary"})
    alike = [{**one, "tactic": "ordinary"} for one in game.scene.source["combatant"]]
    other = Game(read_scene({**game.scene.source, "combatant": alike}), 4, people=("gm",))
    other.rule("brok -29")
    assert ordinary.report.as_json() == forecast_from(other, Many(30, 5)).as_json()
    assert rows[1].pair is not None and rows[1].pair.fights == 30


def test_of_the_tactics_players_are_told_what_they_see() -> None:
    rows = bands_from(duel(), Many(5, 5))
    assert all("hp:brok" not in {row.key for row in one.report.spreads} for one in rows)
    assert "hp:brok" not in rows[1].as_json()["differences"]
