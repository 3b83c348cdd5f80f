"""Running commands on the coin system, in a folder of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

SCENE = """\
format = 1
system = "coin"
title = { cs = "Souboj", ru = "Поединок", en = "Duel" }

[[combatant]]
id = "ada"
side = "left"
name = { text = "Ada", gender = "f" }
tokens = 3
seat = "player:anna"

[[combatant]]
id = "ota"
side = "right"
tokens = 3
tactic = "bold"
"""

DICE = "2 2  # both lose\n1 2\n"
"""What the scene needs when nobody is asked: Ada stakes plainly, Ota always doubles."""

Run = Callable[..., Result]


@pytest.fixture
def folder(tmp_path: Path, coin: None, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder, with ``scene.toml`` and ``dice`` in it; the environment speaks English."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "BOJISTE_DEBUG", "BOJISTE_LANG"):
        monkeypatch.delenv(variable, raising=False)
    (tmp_path / "scene.toml").write_text(SCENE, encoding="utf-8")
    (tmp_path / "dice").write_text(DICE, encoding="utf-8")
    return tmp_path


@pytest.fixture
def run(folder: Path) -> Run:
    """``run("play", "scene.toml", input="1\\n")``."""
    from bojiste.cli.group import bojiste

    def call(*words: str, input: str | None = None) -> Result:
        return CliRunner().invoke(bojiste, list(words), input=input, prog_name="bojiste")

    return call


def objects(result: Result) -> list[dict[str, Any]]:
    """The JSON objects of stdout, one a line."""
    return [json.loads(line) for line in result.stdout.splitlines()]
