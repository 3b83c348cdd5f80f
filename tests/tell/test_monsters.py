"""What the monsters of the document are called: every one in Czech and Russian, in all the cases the log needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bojiste.core.reading import read_scene
from bojiste.core.scene import LANGUAGES
from bojiste.core.shelf import spoken
from bojiste.core.system import system
from bojiste.systems.srd5.words import TRAITS
from bojiste.tell import roster
from bojiste.tell.words import Words, word_id

BLOCKS = [id for id, table in system("srd5").blocks().items() if table.get("kind", "monster") == "monster"]
HARD = {
    "cs": {
        "mummy_lord": ("pána mumií", "pánovi mumií", "pána mumií", "pánovi mumií", "pánem mumií"),
        "minotaur": ("minotaura", "minotaurovi", "minotaura", "minotaurovi", "minotaurem"),
        "shadow": ("stínu", "stínu", "stín", "stínu", "stínem"),
        "gray_ooze": ("šedého slizu", "šedému slizu", "šedý sliz", "šedém slizu", "šedým slizem"),
        "fire_elemental": ("ohnivého živlu", "ohnivému živlu", "ohnivý živel", "ohnivém živlu", "ohnivým živlem"),
        "flying_sword": ("létajícího meče", "létajícímu meči", "létající meč", "létajícím meči", "létajícím mečem"),
        "lion": ("lva", "lvovi", "lva", "lvovi", "lvem"),
        "harpy": ("harpyje", "harpyji", "harpyji", "harpyji", "harpyjí"),
    },
    "ru": {
        "water_elemental": ("водяного элементаля", "водяному элементалю", "водяного элементаля", "водяном элементале",
                            "водяным элементалем"),
        "lion": ("льва", "льву", "льва", "льве", "львом"),
        "warhorse": ("боевого коня", "боевому коню", "боевого коня", "боевом коне", "боевым конём"),
        "shadow": ("тени", "тени", "тень", "тени", "тенью"),
    },
}  # fmt: skip
"""Names on which rules of declension stumble: genitive, dative, accusative, locative, instrumental."""


def test_every_monster_has_a_name_in_every_language() -> None:
    assert len(BLOCKS) >= 334
    lacking = [id for id in BLOCKS if {"cs", "ru", "en"} - {*system("srd5").blocks()[id]["name"]}]
    assert lacking == []


HOME = {"cs": "Czech", "ru": "Russian"}


@pytest.mark.parametrize("language", HARD)
def test_hard_names_decline(language: str) -> None:
    entries = [{"block": id, "side": "ab"[at % 2]} for at, id in enumerate(HARD[language])]
    lines = list(roster.lines(read_scene({"format": 1, "system": "srd5", "combatant": entries}), "en"))
    for id, cases in HARD[language].items():
        (line,) = [one for one in lines if one.startswith(f"{HOME[language]} {id}:")]
        assert ", ".join(cases) in line, line


def _named(table: Any, under: str = "") -> Iterator[str]:
    """The names of what a block does: of its powers, its attacks, and what these bring with them."""
    if isinstance(table, dict):
        if under in ("power", "attack", "then") and isinstance(table.get("name"), str):
            yield table["name"].replace(" ", "_")
        for key, value in table.items():
            yield from _named(value, key)
    elif isinstance(table, list | tuple):
        for one in table:
            yield from _named(one, under)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_block_does_has_a_name(language: str) -> None:
    words = Words(language, "srd5")
    names = {name for table in system("srd5").blocks().values() for name in _named(table)}
    assert len(names) > 200
    assert (
        sorted(name for name in names if not any(words.has(word_id(kind, name)) for kind in ("power", "weapon"))) == []
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_has_a_name(language: str) -> None:
    words = Words(language, "srd5")
    assert [trait for trait in TRAITS if not words.has(word_id("feature", trait))] == []


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_what_of_a_block_is_not_played_is_said_in_the_language(language: str) -> None:
    words, told = Words(language, "srd5"), set()
    for table in system("srd5").blocks().values():
        for kind in ("approximated", "unplayed"):
            told |= {name for names in table.get(kind, {}).values() for name in names}
    assert len(told) > 20
    assert sorted(name for name in told if any(one in spoken({"": (name,)}, words) for one in name.split(": "))) == []
