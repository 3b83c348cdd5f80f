"""Who sits in a player's seat learns by nothing that is typed who hides there: no menu, completion, example,
explanation or refusal names the one who hides, nor its side."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from bojiste.cli import person
from tests.cli.conftest import Run

SCENE = """\
format = 1
system = "srd5"
title = "At the ford"
[options]
printing = "srd_ru"
max_rounds = 2
[[side]]
id = "lurkers"
name = { cs = "číhající", ru = "притаившиеся", en = "the lurkers" }
[[combatant]]
id = "skulker"
side = "lurkers"
block = "goblin"
name = { text = "Slinky", gender = "m" }
hides = true
skills = { stealth = 40 }
tactic = "idle"
now = { position = [11, 3] }
[[combatant]]
id = "brute"
side = "foes"
block = "orc"
tactic = "idle"
now = { position = [9, 1] }
[[combatant]]
id = "ada"
side = "heroes"
seat = "player:anna"
hp_max = 12
ac = 16
weapons = ["longsword", "shortbow"]
now = { position = [1, 1] }
[field]
width = 12
height = 4
"""
SECRET = re.compile(r"skulker|Slinky|lurkers|číhající|притаившиеся", re.IGNORECASE)
RULINGS = (
    "",
    "skulke -3",
    "slink -3",
    "slimky prone",
    "s -3",
    "ada",
    "brute",
    "ada push 15 from nobody",
    "ada frightened:nobody",
    "order nobody ada",
    "order",
    "next",
    "ada nonsense",
    "- nobody",
    "+ nonsense",
    "ada hp 999",
    "brute hp 999",
    "ada mount nobody",
    "ada clings nobody",
    "ada release nobody",
    "ada Z9",
)
COMMANDS = ("h", "k", "?", "? -1", "? 2", "?sl", "?goblin", "l", "b", "s", "u")
WORDS = (
    "attack",
    "attack s",
    "sl",
    "skulk",
    "strike",
    "1",
    "ready",
    "use",
    "search",
    "move",
    "l4",
    "!",
    "99",
    "?slink",
)


@pytest.fixture
def offers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was offered for completion."""
    seen: list[str] = []

    def typed(prompt: str, offers: Iterable[str] = ()) -> str:
        seen.extend([prompt, *offers])
        return input(prompt).strip()

    monkeypatch.setattr(person, "typed", typed)
    return seen


def evening() -> Iterator[str]:
    """Everything there is to type, and into every menu from each line of the first."""
    yield from COMMANDS
    yield from (f"g {ruling}" for ruling in RULINGS)
    for word in (*WORDS, *map(str, range(1, 12))):
        yield from (word, "h", "?", "1", "1", "1", "u", "u")


def told(run: Run, *more: str) -> str:
    result = run("play", "scene.toml", "--seed", "3", *more, input="\n".join([*evening(), *[""] * 40]))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result.output


@pytest.mark.parametrize("language", ["cs", "ru", "en"])
def test_nothing_that_is_typed_tells_who_hides(run: Run, folder: Path, offers: list[str], language: str) -> None:
    (folder / "scene.toml").write_text(SCENE, encoding="utf-8")
    heard = told(run, "--seat", "player:anna", "--lang", language)
    leaks = [heard[max(0, found.start() - 200) :][:300] for found in SECRET.finditer(heard)]
    assert not leaks and len(heard) > 20_000
    assert len(offers) > 100 and not [text for text in offers if SECRET.search(text)]


def test_the_referee_is_told(run: Run, folder: Path) -> None:
    (folder / "scene.toml").write_text(SCENE, encoding="utf-8")
    assert SECRET.search(told(run, "--seat", "player:anna", "--seat", "gm"))
