"""A scene of the coin system whose words are the samples of this folder."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.system import Lengths
from bojiste.tell import Narrator

GOBLIN = {
    "cs": {
        "text": "goblin",
        "gen": "goblina",
        "dat": "goblinovi",
        "acc": "goblina",
        "loc": "goblinovi",
        "ins": "goblinem",
    },
    "ru": {"text": "гоблин", "gen": "гоблина", "dat": "гоблину", "acc": "гоблина", "loc": "гоблине", "ins": "гоблином"},
    "en": "goblin",
}
ADA = {
    "cs": {"text": "Ada", "gender": "f", "gen": "Ady", "dat": "Adě", "acc": "Adu", "loc": "Adě", "ins": "Adou"},
    "ru": {"text": "Ада", "gender": "f", "gen": "Ады", "dat": "Аде", "acc": "Аду", "ins": "Адой"},
    "en": {"text": "Ada", "gender": "f"},
}
ORC = {
    "cs": {"text": "skřet", "acc": "skřeta", "dat": "skřetovi", "gen": "skřeta", "ins": "skřetem"},
    "ru": {"text": "страж", "acc": "стража", "dat": "стражу", "gen": "стража", "ins": "стражем"},
    "en": "hobgoblin",
}

SAMPLE: dict[str, Any] = {
    "format": 1,
    "system": "coin",
    "title": {"cs": "Přepad u brodu", "ru": "Засада у брода", "en": "Ambush at the ford"},
    "side": [{"id": "guests", "name": {"cs": "hosté", "ru": "гости", "en": "guests"}}],
    "combatant": [
        {"id": "ada", "side": "heroes", "tokens": 3, "seat": "player:anna", "name": ADA},
        {"id": "brok", "side": "heroes", "tokens": 3},
        {"id": "goblin", "side": "guests", "tokens": 7, "count": 3, "name": GOBLIN},
        {"id": "skuruth", "side": "guests", "tokens": 9, "name": ORC},
        {"id": "zoe", "side": "heroes", "tokens": 1, "name": {"text": "Zoe", "gender": "f", "acc": "Zoi"}},
    ],
}


@pytest.fixture
def sample(coin: None) -> Scene:
    """A scene of several names; lengths in feet."""
    read = read_scene(SAMPLE)
    lengths = Lengths("hf", {"foot": 2, "sah": 10})
    return replace(read, system=replace(read.system, text="tests.tell.samples", lengths=lengths))


@pytest.fixture
def fathoms(sample: Scene) -> Scene:
    """The same scene in a printing that counts in fathoms."""
    return replace(sample, system=replace(sample.system, unit=lambda scene: "sah"))


@pytest.fixture(params=["cs", "ru", "en"])
def narrator(request: pytest.FixtureRequest, sample: Scene) -> Narrator:
    return Narrator(sample, request.param)
