"""What an adversary, or an unlucky person, hands the program: it answers with a message and a promised exit code."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

ROOT = Path(__file__).resolve().parents[2]
PROMISED = frozenset((0, 2, 3, 4, 130))
"""Exit codes that are no fault of the program."""
CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
Hold = Callable[..., Result]

SCENE = """\
format = 1
system = "srd5"

[[combatant]]
block = "ada"
side = "heroes"
seat = "player:anna"

[[combatant]]
block = "goblin"
side = "goblins"
count = 2
"""


@pytest.fixture
def hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hold:
    """``hold("check", "s.toml")``: the command holds out; no fault of its own, and nothing that steers a terminal."""
    from bojiste.cli.group import bojiste

    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "BOJISTE_DEBUG", "BOJISTE_LANG"):
        monkeypatch.delenv(variable, raising=False)

    def call(*words: str, input: str = "") -> Result:
        result = CliRunner().invoke(bojiste, list(words), input=input, prog_name="bojiste")
        assert result.exit_code in PROMISED, (words, result.exit_code, result.output[-2000:])
        assert not CONTROLS.search(result.output), (words, result.output[-2000:])
        assert result.exit_code == 0 or result.output.strip(), f"{words}: refused without a word"
        return result

    return call


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    """A small scene with a seat for a person."""
    path = tmp_path / "yard.toml"
    path.write_text(SCENE, encoding="utf-8")
    return path
