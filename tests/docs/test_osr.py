"""docs/osr.md: its scene is played, its tables name every option, question and event."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random

import pytest

from bojiste.core.ask import Ask
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.files.scenes import load
from bojiste.systems.osr import SYSTEM
from bojiste.systems.osr.options import Options
from bojiste.systems.osr.options.house import House
from bojiste.systems.osr.play.deeds import DEEDS
from bojiste.systems.osr.sheet import Given, Sheet
from bojiste.systems.osr.sheet.gear import WeaponTable
from bojiste.systems.osr.sheet.magic import ItemTable, SpellTable
from bojiste.systems.osr.world import Battlefield, Dungeon, Journey, Leg, Meeting, Met, Quick, Room, Trap, Trial
from tests import house

PAGE = (house.HOUSE / "docs" / "osr.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
TABLES = (
    Sheet, Given, WeaponTable, SpellTable, ItemTable, Battlefield, Meeting, Met, Journey, Leg, Quick, Dungeon, Room,
    Trap, Trial,
)  # fmt: skip


@pytest.mark.parametrize("source", SNIPPETS)
def test_scene_of_the_page_is_played_to_its_end(source: str) -> None:
    for seed in range(3):
        assert Game(read_scene(tomllib.loads(source)), seed).outcome is not None


def test_every_option_question_event_and_procedure_has_its_line() -> None:
    for word in (
        *Options.model_fields.keys() - House.model_fields.keys(),
        *SYSTEM.asks,
        *SYSTEM.kinds,
        *SYSTEM.procedures,
    ):
        assert f"\n| `{word}` |" in PAGE, word


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.__name__)
def test_every_key_is_named(table: type) -> None:
    words = set(re.findall(r"[a-z_0-9]+", PAGE))
    named = {field.alias or name for name, field in table.model_fields.items()}  # type: ignore[attr-defined]
    assert named <= words, named - words


ANSWERS = {row[0]: row[1] for row in re.findall(r"^\| `([\w-]+)` \| [^|]*\| ([^|]*) \|$", PAGE, re.MULTILINE)}
"""What the table of questions says of the answers, by topic."""
SAID = {"amount": "a number", "note": "words of one's own"}


def fits(ask: Ask) -> None:
    """The answers of a question are those of its line."""
    told = ANSWERS[ask.topic]
    if ask.kind != "choose":
        assert told == SAID[ask.kind], ask.topic
        return
    verbs = {word.partition(":")[0] for word in told.strip("`").split()}
    assert {key.partition(":")[0] for key in ask.keys} <= verbs, (ask.topic, ask.keys)


@pytest.mark.parametrize("path", sorted((house.EXAMPLES / "osr").glob("*.toml")), ids=lambda path: path.stem)
def test_the_answers_of_every_question_are_named(path: Path) -> None:
    table = read_scene({**load(path).source, "rulings": "ask"})
    for seed in range(2):
        game, lots = Game(table, seed=seed, people=[*table.seats, "gm"]), Random(seed)
        while isinstance(game.ask, Ask) and game.ask.number <= 100:
            fits(game.ask)
            chance = game.ask.kind == "choose" and lots.random() < 0.6
            game.answer(lots.choice(game.ask.keys) if chance else game.ask.default)


def test_every_deed_is_among_the_answers() -> None:
    assert {*DEEDS.by_verb} <= {word.partition(":")[0] for word in ANSWERS["act"].strip("`").split()}
    assert {*SYSTEM.asks} == {*ANSWERS} & {*SYSTEM.asks}


@pytest.mark.parametrize(
    ("section", "known"),
    [("Options", Options.model_fields), ("What is asked", SYSTEM.asks), ("What is told", SYSTEM.kinds)],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_nothing_is_named_that_is_gone(section: str, known: object) -> None:
    """What an earlier version had is no longer in the tables"""
    told = PAGE.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `([\w-]+)` \|", told, re.MULTILINE)
    assert len(rows) > 5 and set(rows) <= set(known)  # type: ignore[call-overload]
