"""Saves: written and read, cut short, damaged, somebody else's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.errors import SaveError
from bojiste.files import saves
from tests.coin import SCENE

pytestmark = pytest.mark.usefixtures("coin")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = Game(read_scene(SCENE), 9, people=["player:anna"])
    game.answer("toss")
    path = tmp_path / "a.save.json"
    saves.write(path, game.save())
    return path


def reasons(path: Path) -> list[str]:
    with pytest.raises(SaveError) as failed:
        saves.read(path)
    return [problem.reason for problem in failed.value.problems]


def test_what_is_written_is_read_and_played_on(saved: Path) -> None:
    game = Game.load(saves.read(saved))
    assert game.ask is not None and game.seed == 9
    assert game.save() == saves.read(str(saved))


def test_every_beginning_of_a_save_is_known_to_be_cut_short(saved: Path) -> None:
    text = saved.read_text().rstrip()
    for length in range(20, len(text), 7):
        saved.write_text(text[:length])
        assert reasons(saved) == ["save-cut-short"], text[:length][-20:]


def test_a_damaged_save_names_its_line(saved: Path) -> None:
    lines = saved.read_text().splitlines()
    lines[3] = lines[3].replace(":", "=", 1)
    saved.write_text("\n".join(lines))
    with pytest.raises(SaveError) as failed:
        saves.read(saved)
    (problem,) = failed.value.problems
    assert problem.reason == "save-not-json" and problem.path.startswith(f"{saved}:4:")


@pytest.mark.parametrize("text", ["", "format = 1", "[]", "3", '{"a": 1}', "{", "9" * 5000, "[" * 100_000])
def test_foreign_files_are_no_saves(tmp_path: Path, text: str) -> None:
    path = tmp_path / "foreign"
    path.write_text(text)
    assert reasons(path) == ["not-a-save"]


def test_missing_files_and_folders(tmp_path: Path) -> None:
    assert reasons(tmp_path / "no") == ["file-missing"]
    assert reasons(tmp_path) == ["file-is-folder"]


def test_a_save_is_json_for_every_program(saved: Path) -> None:
    data = json.loads(saved.read_bytes())
    assert data["bojiste"] == 1 and data["journal"][0] == {"ask": 1, "seat": "player:anna", "key": "toss"}
