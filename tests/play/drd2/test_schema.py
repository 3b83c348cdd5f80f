"""The schema of scene files says of short forms what the reader says: the same files pass, the same are refused."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bojiste.core.reading import read_scene
from bojiste.errors import SceneError
from bojiste.files import scenes
from tests.files.validator import faults
from tests.play.drd2.scripted import being, hero

KICK = {"id": "kick", "skill": "agility", "effect": "threat_up", "target": "enemy"}
CROSS = {key: value for key, value in KICK.items() if key != "skill"}


@cache
def schema() -> dict[str, Any]:
    return scenes.schema("drd2")


def fits(data: dict[str, Any]) -> bool:
    return not list(faults(data, schema(), schema()))


def reads(data: dict[str, Any]) -> bool:
    try:
        read_scene(data)
    except SceneError:
        return False
    return True


def written(ada: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"format": 1, "system": "drd2", "combatant": [hero("ada", **(ada or {})), being("bog")], **more}


WORDS = {"cs": "kop", "en": "kick"}


@pytest.mark.parametrize(
    "data, good",
    [
        (written(action=[KICK]), True),
        (written(action=[{**CROSS, "skills": "agility"}]), True),
        (written(action=[{**CROSS, "skills": ["agility", "strength"]}]), True),
        (written(action=[{**KICK, "effect": ["threat_up"]}]), True),
        (written(action=[{**KICK, "effect": ["threat_up", "scar"]}]), False),
        (written(action=[CROSS]), False),
        (written(action=[{**KICK, "skill": 3}]), False),
        (written(action=[{**KICK, "effect": "pain"}]), False),
        (written(action=["kick"]), False),
        (written(action=[{**KICK, "text": "a kick", "name": WORDS}]), True),
        (written(action=[{**KICK, "text": {"de": "Tritt"}}]), False),
        (written(action=[{**KICK, "text": {}}]), False),
        (written(action=[{**KICK, "text": 3}]), False),
        (written({"occupations": [{"name": "warrior", "level": 2}]}), True),
        (written({"occupations": {"warrior": 6}}), False),
        (written({"now": {"money": 12}}), True),
        (written({"now": {"money": {"ducats": 1, "hellers": 2}}}), True),
        (written({"now": {"money": {"crowns": 1}}}), False),
        (written({"now": {"money": {"ducats": -1}}}), False),
        (written({"tactics": {"surrender_at": 0.5, "flee": "none", "recover_at": "none"}}), True),
        (written({"tactics": {"surrender_at": "none"}}), True),
        (written({"tactics": {"surrender_at": "1/3"}}), True),
        (written({"tactics": {"surrender_at": 0}}), False),
        (written({"tactics": {"surrender_at": 1.5}}), False),
        (written({"tactics": {"surrender_at": "half"}}), False),
        (written({"tactics": {"surrender_at": True}}), False),
        (written({"tactics": {"flee": "never"}}), False),
        (written({"tactics": {"recover_at": 0}}), False),
        (written({"tactics": {"eliminate": "threat:3"}}), True),
        (written({"tactics": {"eliminate": "threat:"}}), False),
        (written({"tactics": {"eliminate": "sometimes"}}), False),
        (written({"tactics": "bold"}), False),
    ],
)
def test_reader_and_schema_agree(data: dict[str, Any], good: bool) -> None:
    assert (reads(data), fits(data)) == (good, good)
