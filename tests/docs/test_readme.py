"""The README runs: its scene, its Python, its commands."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from bojiste.cli.group import bojiste
from bojiste.core.game import Game
from bojiste.core.reading import read_scene

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_scene_is_played_by_whoever_holds_the_seat() -> None:
    (text,) = blocks("toml")
    scene = read_scene(tomllib.loads(text))
    assert scene.seats == ("player:anna", "gm")
    assert Game(scene, 1).outcome is not None
    game = Game(scene, 1, people=["player:anna"])
    assert game.ask is not None and game.ask.actor == "ada"


def test_the_python_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    (code,) = blocks("python")
    exec(code, {})
    assert re.fullmatch(r"(red|blue) \d+ [0-9a-f]{16}\n", capsys.readouterr().out)


def test_the_picture_is_real_output(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first round as the command prints it; like a golden log it is written anew with BOJISTE_GOLDEN=write."""
    monkeypatch.chdir(ROOT)
    (picture,) = blocks("text")
    command, *_ = picture.splitlines()
    done = CliRunner().invoke(bojiste, command.removeprefix("$ bojiste ").split(), prog_name="bojiste")
    first_round = done.output[done.output.index("── 1.") : done.output.index("\n── 2.")].rstrip("\n")
    real = f"{command}\n…\n{first_round}\n…\n"
    if os.environ.get("BOJISTE_GOLDEN") == "write":
        (ROOT / "README.md").write_text(README.replace(picture, real), encoding="utf-8")
    assert picture == real
