"""A running game is kept without being asked: a program that is killed loses nothing."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from bojiste.files import saves
from tests.cli.conftest import Run
from tests.cli.terminal import PATIENCE, Terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="terminals of Unix")
DUEL = """format = 1
system = "srd5"
title = "Duel"
[[combatant]]
block = "ada"
side = "heroes"
seat = "player:anna"
now = { initiative = 30 }
[[combatant]]
block = "goblin"
side = "goblins"
tactic = "idle"
"""


def killed(folder: Path, *more: str) -> Path:
    """A game of which one turn was played when the machine stopped."""
    (folder / "duel.toml").write_text(DUEL, encoding="utf-8")
    window = Terminal(["play", "duel.toml", "--seed", "5", *more], folder, language="en")
    assert window.asked() is not None
    window.type("dodge")
    assert window.asked() is not None
    window.process.send_signal(signal.SIGKILL)
    window.process.wait(PATIENCE)
    return folder / "duel.save.json"


def test_kill_9_loses_nothing_and_resume_alone_offers_the_last_game(tmp_path: Path) -> None:
    kept = killed(tmp_path)
    assert [line["key"] for line in saves.read(kept)["journal"] if line.get("seat") == "player:anna"] == ["dodge"]
    window = Terminal(["play", "--resume"], tmp_path)
    assert "Go on with “Duel” (duel.save.json)? (y/n)" in (window.asked() or "")
    window.type("y")
    assert "dodges" in window.told or "What does Ada do?" in (window.asked() or "")
    window.type("g - goblin")
    window.asked()
    window.close()


def test_a_game_that_nobody_wants_to_go_on_with_is_left_alone(tmp_path: Path) -> None:
    kept = killed(tmp_path)
    before = kept.read_bytes()
    window = Terminal(["play", "--resume"], tmp_path, language="cs")
    assert window.asked() is not None
    window.type("ne")
    assert window.ended() == 0 and kept.read_bytes() == before


def test_what_was_kept_is_gone_when_the_game_has_ended(run: Run, folder: Path) -> None:
    played = run("play", "scene.toml", "--seed", "5", input="toss\n" * 20)
    assert "The end" in played.stdout and not list(folder.glob("*.save.json"))
    left = run("play", "scene.toml", "--seed", "5", input="toss\nq\n")
    assert left.exit_code == 0 and (folder / "scene.save.json").exists()
    named = run("play", "scene.toml", "--seed", "5", "--save", "mine.json", input="toss\n" * 20)
    assert named.exit_code == 0 and (folder / "mine.json").exists()


def test_there_may_be_nothing_to_go_on_with(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    refused = run("play", "--resume")
    assert refused.exit_code == 2 and "no unfinished game here" in str(refused.output) + str(refused.exception)


def test_where_a_game_cannot_be_kept_here_it_is_kept_at_home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bojiste.cli.keeping import Keeping, unfinished
    from bojiste.core.game import Game
    from bojiste.files import scenes

    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "home"))
    monkeypatch.setenv("HOME", str(folder / "home"))
    game = Game(scenes.load(folder / "scene.toml"), 3, people=("player:anna",))
    keeping = Keeping(None, folder / "gone" / "scene.toml")
    keeping.path, keeping.running = folder / "gone" / "scene.save.json", True
    assert keeping.keep(game.save()) == () and keeping.path.exists() and keeping.path in set(unfinished())
    keeping.clean()
    assert not keeping.path.exists()


def test_open_is_kept_and_what_is_typed_too_early_is_an_answer(run: Run, folder: Path) -> None:
    seats = ("--seat", "player:anna", "--seat", "gm", "--seed", "3")
    assert run("play", "scene.toml", "--open", *seats, input="q\n").exit_code == 0
    again = run("play", "--resume", "scene.save.json", input="q\n")
    assert "sits here alone" not in again.stdout and saves.read(folder / "scene.save.json")["together"] is True
    passed = run("play", "scene.toml", *seats, input='g ada -1 "early"\n\n\n\n\nq\n')
    assert "sits here alone" in passed.stdout and "GM: “early”" in passed.stdout
