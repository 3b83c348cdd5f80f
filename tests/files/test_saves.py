"""Saves: written and read, cut short, damaged, somebody else's."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from bojiste.core.game import Game
from bojiste.core.journal import to_json
from bojiste.core.reading import read_scene
from bojiste.errors import SaveError, SceneError
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


# -- adding ------------------------------------------------------------------------------------------------------------


def grown(path: Path, answers: int = 6) -> Game:
    """A game that is kept at every question, with an answer taken back on the way."""
    game = Game(read_scene(SCENE), 9, people=["player:anna", "player:bert"])
    kept = game.save()
    saves.write(path, kept)
    for number in range(answers):
        assert game.ask is not None
        game.answer(game.ask.default)
        if number == 3:
            game.undo(2)
        kept, before = game.save(), kept
        assert saves.grows(before, kept)
        saves.add(path, before, kept)
    return game


def test_what_was_added_is_read_and_nothing_was_written_twice(tmp_path: Path) -> None:
    path = tmp_path / "a.save.json"
    game = grown(path)
    assert saves.found(path) == (game.save(), False)
    assert Game.load(saves.read(path)).digest == game.digest
    base, *steps = path.read_text().split("\n}\n")
    assert '"journal": []' in base and len(steps[0].splitlines()) == 6


def test_wherever_a_crash_cuts_it_the_game_stands_at_some_question(tmp_path: Path) -> None:
    """No cut loses more than the line in which it falls, and a half line is told."""
    path = tmp_path / "a.save.json"
    journal = [to_json(line) for line in grown(path).journal]
    data = path.read_bytes()
    begin = data.index(b"\n}\n") + 3
    ends = [at for at in range(begin, len(data)) if data[at : at + 1] == b"\n"]
    added = [len(json.loads(line)["journal"]) for line in data[begin:].splitlines()]
    for length in range(begin, len(data)):
        path.write_bytes(data[:length])
        found = saves.found(path)
        whole = sum(end <= length for end in ends)
        assert found.data["journal"] == journal[: sum(added[:whole])]
        assert found.cut == (length not in ends and length - 1 not in ends and length != begin)
        Game.load(found.data)


@pytest.mark.parametrize(
    "line", ["", "3", "{}", '{"journal": 3, "kept": 0, "chain": []}', '{"journal": [], "kept": 99, "chain": []}',
             '{"journal": [], "kept": true, "chain": []}', '{"journal": [', "9" * 5000]
)  # fmt: skip
def test_a_damaged_line_on_the_way_is_told_with_its_place(tmp_path: Path, line: str) -> None:
    path = tmp_path / "a.save.json"
    grown(path)
    lines = path.read_text().splitlines()
    at = lines.index("}") + 2
    lines[at] = line or "nonsense"
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(SaveError) as failed:
        saves.read(path)
    (problem,) = failed.value.problems
    assert (problem.reason, problem.path) == ("damaged-save", f"{path}:{at + 1}")


def test_a_disk_that_fills_up_leaves_no_half_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.save.json"
    game = grown(path)
    before, kept = path.read_bytes(), game.save()
    assert game.ask is not None
    game.answer(game.ask.default)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SceneError) as failed:
        saves.add(path, kept, game.save())
    assert failed.value.problems[0].reason == "file-disk-full" and path.read_bytes() == before
