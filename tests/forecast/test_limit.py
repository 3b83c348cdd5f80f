"""Fights that were broken off because the rounds were used up are named in every report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.files.scenes import load
from bojiste.forecast import Report, forecast, tables
from bojiste.forecast.contents import contents
from bojiste.forecast.page import page
from bojiste.forecast.sample import Many
from bojiste.forecast.text import drawn, lines
from bojiste.forecast.tune import target_of, tune
from bojiste.forecast.vary import read
from bojiste.forecast.what_if import scenes_of, side_by_side
from bojiste.tell.words import Words

LANGUAGES = pytest.mark.parametrize("language, much", [("cs", "Pozor: "), ("ru", "Внимание: "), ("en", "Mind: ")])
SCENE = Path("examples/srd5/duel.toml")


def source(rounds: int) -> dict[str, Any]:
    given = load(SCENE).source
    return {**given, "options": {**given.get("options", {}), "max_rounds": rounds}}


def report(rounds: int, fights: int = 200, **more: Any) -> Report:
    return forecast(read_scene(source(rounds)), fights, 1, **more)


@LANGUAGES
def test_a_larger_share_stands_beside_the_headline(language: str, much: str) -> None:
    found, words = report(4), Words(language, "srd5")
    said = lines(found, words, path="duel.toml", width=400)
    assert [line for line in said[:4] if line.startswith(much)], "in the first paragraph"
    assert any(f"--seed 1 --fight {found.first_broken_off}" in line for line in said)
    shown = page(contents(found, words, "duel.toml"), language)
    assert much in shown and f"--fight {found.first_broken_off}</code>" in shown


def test_the_command_plays_one() -> None:
    found = report(4)
    assert found.first_broken_off is not None
    game = Game(read_scene(source(4)), 1, fight=found.first_broken_off)
    assert game.outcome is not None and game.outcome.reason == "undecided"
    sooner = (Game(read_scene(source(4)), 1, fight=one).outcome for one in range(found.first_broken_off))
    assert all(one is not None and one.reason != "undecided" for one in sooner)


def test_a_small_share_is_named_below_and_none_not_at_all() -> None:
    words = Words("en", "srd5")
    found = next(one for rounds in range(6, 20) if 0 < (one := report(rounds)).broken_off.fights <= 2)
    said = "\n".join(lines(found, words, width=400))
    assert "Mind:" not in said and "Broken off" in said
    assert "Broken off" not in "\n".join(lines(report(100), words, width=400))


def test_json_tells_it() -> None:
    found = json.loads(json.dumps(report(4).as_json()))
    end = next(one for one in found["ends"] if one["reason"] == "undecided")
    assert found["broken_off"] == {"fights": end["fights"], "first": end["first"]} and end["fights"] > 2
    assert report(100).as_json()["broken_off"] == {"fights": 0, "first": None}


def test_the_kernel_names_the_same_fight() -> None:
    pytest.importorskip("numba")
    by = [report(4, way=way) for way in ("kernel", "readable")]
    assert by[0].ends == by[1].ends and by[0].first_broken_off == by[1].first_broken_off


@LANGUAGES
def test_sweeps_and_searches_say_so_too(language: str, much: str) -> None:
    words, how = Words(language, "srd5"), Many(60, 1)
    rows = side_by_side(scenes_of(source(50), [read("options.max_rounds=3,50")]), how)
    said = drawn(tables.sweep(rows, words, "duel.toml"), 400)
    assert [line for line in said[:5] if line.startswith(f"{much}options.max_rounds = 3: ")]
    assert not [line for line in said if line.startswith(f"{much}options.max_rounds = 50")]
    scene = read_scene(source(50))
    found = tune(source(50), read("options.max_rounds=3,50"), target_of("win=50%", scene), how)
    assert [line for line in drawn(tables.tuned(found, words, "duel.toml"), 400) if line.startswith(much)]


def test_a_file_of_its_own_is_the_one_to_be_played() -> None:
    rows = side_by_side([((("scene", "short.toml"),), read_scene(source(3)))], Many(60, 1))
    said = drawn(tables.sweep(rows, Words("en", "srd5"), "other.toml"), 400)
    assert any(line.strip().startswith("bojiste play short.toml --auto --seed 1 --fight ") for line in said)
