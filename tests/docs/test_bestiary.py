"""docs/bestiary.md: its scene is played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from bojiste.core.game import Game
from bojiste.core.reading import read_scene

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bestiary.md").read_text(encoding="utf-8")
(SCENE,) = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def test_the_encounter_is_played() -> None:
    game = Game(read_scene(tomllib.loads(SCENE)), seed=3)
    assert game.outcome is not None and game.outcome.winner in ("heroes", "barrow")
    assert {"wight", "zombie-4"} <= {*game.scene.by_id}
