"""docs/fiveaction.md names every key, option, answer, question and event, and its scenes play."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import BaseModel

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.systems.fiveaction import SYSTEM, sheet, world
from bojiste.systems.fiveaction.options import Options
from bojiste.systems.fiveaction.play.deeds import DEEDS

PAGE = (Path(__file__).parents[2] / "docs" / "fiveaction.md").read_text(encoding="utf-8")
NAMED = frozenset(re.findall(r"`([^`\n]+)`", PAGE))
SNIPPETS = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
MODELS = (
    sheet.Sheet, sheet.WeaponTable, sheet.Masterwork, sheet.Ammunition, sheet.ShieldTable, sheet.ArmourTable,
    sheet.HorseTable, sheet.Given, sheet.FearTable, world.World, world.Ground, world.Place,
)  # fmt: skip


def options(model: type[BaseModel], before: str = "") -> Iterator[str]:
    """Every option by its whole name."""
    for name, field in model.model_fields.items():
        inner = field.get_default(call_default_factory=True)
        if isinstance(inner, BaseModel):
            yield from options(type(inner), f"{before}{name}.")
        else:
            yield before + name


def test_everything_is_named() -> None:
    wanted = {name for model in MODELS for name in model.model_fields}
    wanted |= {*SYSTEM.kinds, *SYSTEM.asks, *DEEDS.by_verb, *SYSTEM.policies, *options(Options)}
    assert wanted - NAMED == set()


@pytest.mark.parametrize("source", SNIPPETS)
def test_scene_of_the_page_is_played(source: str) -> None:
    run = Run(read_scene(tomllib.loads(source)), Tape(1), events=[], strict=True)
    run.advance()
    assert run.outcome is not None
