"""Nobody loses a game: not to another game, not to another program, not to a full disk."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bojiste.cli.keeping import Keeping
from bojiste.core.game import Game
from bojiste.core.journal import to_json
from bojiste.errors import Problem, SceneError
from bojiste.files import saves, scenes
from tests.hostile.conftest import Hold


def journal(path: Path) -> list[dict[str, object]]:
    return [line for line in json.loads(path.read_text(encoding="utf-8"))["journal"] if "seat" in line]


@pytest.mark.parametrize("seed", ["1", "2"])
def test_yesterdays_command_does_not_write_over_yesterdays_game(
    hold: Hold, tmp_path: Path, scene: Path, seed: str
) -> None:
    kept = tmp_path / "night.json"
    hold("play", scene.name, "--seed", "1", "--save", kept.name, input="\n\nq\n")
    before = kept.read_bytes()
    assert journal(kept)
    result = hold("play", scene.name, "--seed", seed, "--save", kept.name, input="q\n")
    assert result.exit_code == 2 and "--resume night.json" in result.output
    assert kept.read_bytes() == before
    answered = journal(kept)
    assert hold("play", "--resume", kept.name, input="\nq\n").exit_code == 0
    assert journal(kept)[: len(answered)] == answered


def test_going_on_elsewhere_does_not_write_over_a_third_game(hold: Hold, tmp_path: Path, scene: Path) -> None:
    for name in ("a.json", "b.json"):
        hold("play", scene.name, "--seed", "1", "--save", name, input="\nq\n" if name == "a.json" else "\n\n\nq\n")
    before = (tmp_path / "b.json").read_bytes()
    # what b holds goes on from where a stops: from a it would be lost
    assert hold("play", "--resume", "a.json", "--save", "b.json", input="q\n").exit_code == 2
    assert (tmp_path / "b.json").read_bytes() == before
    # what a holds is the beginning of b: from b nothing is lost
    assert hold("play", "--resume", "b.json", "--save", "a.json", input="q\n").exit_code == 0


def test_an_unattended_game_is_written_over_by_itself_only(hold: Hold, tmp_path: Path, scene: Path) -> None:
    for seed, code in (("1", 0), ("1", 0), ("2", 2)):
        assert hold("play", scene.name, "--auto", "--seed", seed, "--save", "a.json").exit_code == code


def test_where_nothing_was_answered_nothing_is_lost(hold: Hold, tmp_path: Path, scene: Path) -> None:
    for seed in "12":
        assert hold("play", scene.name, "--seed", seed, "--save", "a.json", input="q\n").exit_code == 0


def test_two_programs_on_one_save(tmp_path: Path, scene: Path) -> None:
    game = Game(scenes.load(scene), 1, people=["player:anna"])
    first, second = Keeping(tmp_path / "a.json", scene), Keeping(tmp_path / "a.json", scene)
    assert first.keep(game.save()) == ()
    assert game.ask is not None
    game.answer(game.ask.default)
    assert [problem.reason for problem in second.keep(game.save())] == ["save-changed"]
    assert second.keep(game.save()) == (), "it is told once"
    second.write_somewhere(game.save())
    assert second.path != first.path and saves.read(second.path)["journal"] == [to_json(line) for line in game.journal]
    assert first.keep(game.save()) == ()


def test_a_line_that_broke_off_is_told_and_cut(hold: Hold, tmp_path: Path, scene: Path) -> None:
    """The machine stopped while the second answer was written."""
    game = Game(scenes.load(scene), 1, people=["player:anna"])
    keeping = Keeping(tmp_path / "a.json", scene)
    assert keeping.keep(game.save()) == ()
    for _ in range(2):
        assert game.ask is not None
        game.answer(game.ask.default)
        assert keeping.keep(game.save()) == ()
    whole = (tmp_path / "a.json").read_text(encoding="utf-8")
    (tmp_path / "a.json").write_text(whole[:-30], encoding="utf-8")
    for language, told in (("en", "was not written to its end"), ("cs", "se nezapsal celý"), ("ru", "не до конца")):
        again = hold("replay", "a.json", "--lang", language)
        assert again.exit_code == 0 and told in again.stderr
    on = hold("play", "--resume", "a.json", input="q\n")
    assert on.exit_code == 0 and "was not written to its end" in on.stderr
    assert saves.found(tmp_path / "a.json").cut is False
    assert journal(tmp_path / "a.json") == [to_json(game.journal[0])]


def test_a_disk_that_is_full_for_a_while(tmp_path: Path, scene: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(scenes.load(scene), 1, people=["player:anna"])
    keeping = Keeping(tmp_path / "a.json", scene)
    write = saves.write

    def full(*given: object) -> None:
        raise SceneError([Problem("a.json", "", "file-disk-full")])

    monkeypatch.setattr(saves, "write", full)
    assert [problem.reason for problem in keeping.keep(game.save())] == ["file-disk-full"]
    assert keeping.keep(game.save()) == ()
    monkeypatch.setattr(saves, "write", write)
    assert keeping.keep(game.save()) == () and (tmp_path / "a.json").exists()
