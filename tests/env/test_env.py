"""Environments for programs: the tests of both libraries, and that nothing is seen but what the seat sees."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bojiste.core.journal import Answer

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from bojiste.core.game import Game  # noqa: E402
from bojiste.env import SceneAEC, SceneEnv, sight, tournament  # noqa: E402
from bojiste.errors import NobodyThere  # noqa: E402
from bojiste.files.scenes import load  # noqa: E402

EXAMPLES = Path(__file__).parents[2] / "examples"
SCENES = ("srd5/goblin_ambush", "drd2/ambush", "osr/goblins_at_the_bridge", "fiveaction/duel")


def scene(name: str) -> Any:
    return load(EXAMPLES / f"{name}.toml")


@pytest.mark.parametrize("name", SCENES)
def test_gymnasium_finds_no_fault(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SceneEnv(scene(name)), skip_render_check=True)


@pytest.mark.parametrize("name", SCENES)
def test_pettingzoo_finds_no_fault(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(SceneAEC(scene(name)), num_cycles=60)
        if name.startswith("fiveaction"):
            seed_test(lambda: SceneAEC(scene(name)), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


def test_the_same_seed_and_actions_are_the_same_game() -> None:
    def digest() -> str:
        env = SceneEnv(scene("srd5/goblin_ambush"))
        seen, _ = env.reset(seed=5)
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert reward in (-1.0, 1.0) and env.game is not None
        return env.game.digest

    assert digest() == digest()


def test_what_is_hidden_is_not_in_an_observation() -> None:
    """A player sees of the goblins who hide neither hit points nor place; the referee sees all of them."""
    played = scene("srd5/goblin_ambush")
    game = Game(played, 3, people=set(played.seats))
    seat = next(one for one in played.seats if one != "gm")
    mine, all_of_it = (sight.observe(game, one, "heroes")["people"] for one in (seat, "gm"))
    for row, full, one in zip(mine, all_of_it, played.combatants, strict=True):
        seen = game.view(seat).get(one.id)
        assert bool(row[0]) == (seen is not None) and full[0]
        if seen is None:
            assert list(row[2:8]) == [0, 0, 0, 0, -1, -1]
    goblins = [row for row, one in zip(mine, played.combatants, strict=True) if one.side == "goblins"]
    assert not any(row[2] for row in goblins), "nobody knows how many hit points they have"


def test_an_action_outside_the_mask_is_the_default_answer() -> None:
    env = SceneEnv(scene("srd5/duel"))
    env.reset(seed=2)
    assert env.game is not None and env.game.ask is not None
    default = env.game.ask.default
    *_, told = env.step(255)
    assert told["illegal"]
    (line,) = [line for line in env.game.journal if isinstance(line, Answer) and line.person]
    assert line.key == default


def test_a_game_may_be_over_before_a_seat_is_asked() -> None:
    """Ada is slain before her first turn in some game: the next step says so, and nothing breaks."""
    env = SceneEnv(scene("srd5/goblin_ambush"))
    for seed in range(40):
        env.reset(seed=seed)
        if env.game is not None and env.game.outcome is not None:
            _, reward, over, cut, told = env.step(0)
            assert (over, cut, told["keys"]) == (True, False, ()) and reward in (-1.0, 0.0, 1.0)
            return
    raise AssertionError("no such game")


def test_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(NobodyThere):
        SceneEnv(scene("srd5/goblin_ambush"), seat="player:nobody")


@pytest.mark.parametrize(
    "arguments, told",
    [
        (("no.toml",), "`no.toml` — there is no such file"),
        (("duel.toml", "x"), "`GAMES`: “x” — this is not a whole number"),
        (("duel.toml", "0"), "`GAMES`: 0 — this is too small; give at least 1."),
    ],
)
def test_what_no_tournament_can_be_is_one_line(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOJISTE_LANG", "en")
    monkeypatch.chdir(EXAMPLES / "srd5")
    assert tournament.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith(told) and err.count("\n") == 1


def test_the_tournament_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert tournament.main([str(EXAMPLES / "srd5" / "duel.toml"), "2"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].split() == ["random", "greedy", "clever"] and len(said) == 4
    assert all(len(line.split()) == 4 for line in said[1:])
