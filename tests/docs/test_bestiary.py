"""docs/bestiary.md: its scene is played, and its commands run."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from bojiste.cli.group import bojiste
from bojiste.core.game import Game
from bojiste.core.reading import read_scene

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bestiary.md").read_text(encoding="utf-8")
(SCENE,) = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = re.findall(r"^bojiste (.+)$", PAGE, re.MULTILINE)


def test_the_encounter_is_played() -> None:
    game = Game(read_scene(tomllib.loads(SCENE)), seed=3)
    assert game.outcome is not None and game.outcome.winner in ("heroes", "barrow")
    assert {"wight", "zombie-4"} <= {*game.scene.by_id}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_runs(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOJISTE_BESTIARY", str(tmp_path / "mine"))
    (tmp_path / "barrow.toml").write_text(SCENE, encoding="utf-8")
    words = ["20" if word == "100" else word for word in command.split()]
    done = CliRunner().invoke(bojiste, words, prog_name="bojiste")
    assert done.exit_code == 0 and done.output.strip(), done.output


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\S*\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
