"""docs/fiveaction.md names every key, option, answer, question and event, and its scenes play."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from pydantic import BaseModel

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.files.shorthand import meanings
from bojiste.systems.fiveaction import SYSTEM, sheet, world
from bojiste.systems.fiveaction.options import Options
from bojiste.systems.fiveaction.options.house import House
from bojiste.systems.fiveaction.play.deeds import DEEDS
from bojiste.systems.fiveaction.sheet import body, gear

FILE = Path(__file__).parents[2] / "docs" / "fiveaction.md"
PAGE = FILE.read_text(encoding="utf-8")
NAMED = frozenset(re.findall(r"`([^`\n]+)`", PAGE))
SNIPPETS = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
TABLES: Mapping[str, type[BaseModel]] = {
    "A combatant": sheet.Sheet, "A weapon": gear.WeaponTable, "Masterwork": gear.Masterwork,
    "Special ammunition": gear.Ammunition, "A shield": gear.ShieldTable, "A piece of armour": gear.ArmourTable,
    "A mount": body.HorseTable, "An own table of hit locations": body.LocationTable,
    "The numbers of the beginning (`now`)": sheet.Given, "Fear": sheet.FearTable, "The scene": world.World,
    "The field": world.Ground, "A place": world.Place, "Options": Options,
}  # fmt: skip
"""The sections of the page that list keys, and where those keys come from."""
ROW = re.compile(r"^\| (`(?P<key>[a-z0-9_.]+)`|key|option|---) ?\|(?P<default>[^|\n]*)\|.*$", re.MULTILINE)


def explained(page: str) -> str:
    """The page with what each key means, as the docstrings of the fields say it."""
    parts = re.split(r"(?m)^(## .*)$", page)
    for place in range(1, len(parts), 2):
        model = TABLES.get(parts[place].removeprefix("## "))
        if model is not None:
            said = dict(meant(model))
            parts[place + 1] = ROW.sub(lambda row, said=said: _explained(row, said), parts[place + 1])
    return "".join(parts)


def _explained(row: re.Match[str], said: Mapping[str, str]) -> str:
    if row[1] == "---":
        return "|---|---|---|"
    return f"| {row[1]} |{row['default']}| {said[row['key']] if row['key'] else 'meaning'} |"


def meant(model: type[BaseModel], before: str = "") -> Iterator[tuple[str, str]]:
    """Each key of a table, and of the tables in it, with what it means."""
    for name, said in meanings(model).items():
        yield before + name, said
        inner = model.model_fields[name].get_default(call_default_factory=True)
        if isinstance(inner, BaseModel):
            yield from meant(type(inner), f"{before}{name}.")


def options(model: type[BaseModel], before: str = "") -> Iterator[str]:
    """Every option by its whole name."""
    for name, field in model.model_fields.items():
        inner = field.get_default(call_default_factory=True)
        if isinstance(inner, BaseModel):
            yield from options(type(inner), f"{before}{name}.")
        else:
            yield before + name


def test_everything_is_named() -> None:
    wanted = {name for model in TABLES.values() if model is not Options for name in model.model_fields}
    wanted |= {*SYSTEM.kinds, *SYSTEM.asks, *DEEDS.by_verb, *SYSTEM.policies, *options(Options)} - {*House.model_fields}
    assert wanted - NAMED == set()


def test_every_key_is_explained() -> None:
    """``BOJISTE_DOCS=write`` writes it anew."""
    wanted = explained(PAGE)
    if os.environ.get("BOJISTE_DOCS") == "write":
        FILE.write_text(wanted, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == wanted


@pytest.mark.parametrize("source", SNIPPETS)
def test_scene_of_the_page_is_played(source: str) -> None:
    run = Run(read_scene(tomllib.loads(source)), Tape(1), events=[], strict=True)
    run.advance()
    assert run.outcome is not None
