"""Twelve classes, twenty levels: what a class and a level bring, held against the tables of the document (CC-BY-4.0, see
the NOTICE file); what of a class nobody plays is told of whoever has it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tools.srd_pack import build, levels, source

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.systems.srd5.importing import read
from bojiste.systems.srd5.sheet import Sheet, unplayed
from bojiste.systems.srd5.sheet.classes import CLASSES, HALF
from bojiste.systems.srd5.shelf.coverage import covered
from tests.importing.test_characters import actor

ROWS = [json.loads(line) for line in (Path(__file__).parent / "levels.jsonl").read_text(encoding="utf-8").splitlines()]
TABLES = {
    entry["class"]: (entry, [row for row in ROWS if row["class"] == entry["class"] and "level" in row])
    for entry in ROWS
    if "hit_die" in entry
}
WHEEL = build.HERE / "wheels" / source.WHEEL


@pytest.mark.parametrize("name", CLASSES)
def test_every_level_is_as_the_table_has_it(name: str) -> None:
    assert [row["level"] for row in TABLES[name][1]] == list(range(1, 21))
    assert levels.disagreements({name: TABLES[name]}) == ""


def changed(name: str, level: int, **fields: Any) -> str:
    """What is told where one row of a table is another one."""
    calling, rows = TABLES[name]
    rows = [row | fields if row["level"] == level else row for row in rows]
    return levels.disagreements({name: (calling, rows)}).splitlines()[0]


@pytest.mark.parametrize(
    "name, level, fields, line",
    [
        ("rogue", 5, {"prof_bonus": 4}, "rogue 5: proficiency: the table says 4, the sheet 3"),
        ("rogue", 9, {"class_specific": {}}, "rogue 9: sneak attack: the table says 0, the sheet 5"),
        ("wizard", 1, {"spellcasting": {"spell_slots_level_1": 3}}, "wizard 1: slots: the table says 3, the sheet 2"),
        ("fighter", 5, {"features": []}, "fighter 5: attacks: the table says 1, the sheet 2"),
        ("monk", 7, {"features": []}, "monk 7: traits: the table says [], the sheet ['evasion']"),
        (
            "bard",
            2,
            {"features": [{"index": "juggling"}]},
            "bard 2: juggling is neither played nor left to the referee",
        ),
        ("bard", 6, {"features": []}, "bard 6: countercharm is power, and the table does not have it"),
    ],
)
def test_what_differs_is_a_line(name: str, level: int, fields: dict[str, Any], line: str) -> None:
    assert changed(name, level, **fields) == line


def test_other_hit_dice_and_saves_are_seen() -> None:
    calling, rows = TABLES["cleric"]
    told = levels.disagreements({"cleric": (calling | {"hit_die": 10, "saving_throws": [{"index": "str"}]}, rows)})
    assert {line.split(": ")[1] for line in told.splitlines()} == {"hit points", "hit dice", "saves"}


@pytest.mark.skipif(not WHEEL.is_file(), reason="the data are not here: python -m tools.srd_pack fetches them")
def test_all_of_it_compared_again_is_the_same() -> None:
    found = levels.disagreements(source.levels(WHEEL))
    assert found == (build.HERE / "levels.txt").read_text(encoding="utf-8") == ""


@pytest.mark.parametrize("level", (1, 4, 5, 11, 17, 20))
@pytest.mark.parametrize("name", CLASSES)
def test_what_nobody_plays_is_told_of_whoever_has_it(name: str, level: int) -> None:
    sheet = Sheet.model_validate({"class": name, "level": level, "abilities": {"dexterity": 10}})
    assert covered(sheet).left.get("feature", ()) == unplayed.left({name: level})
    assert set(unplayed.left({name: 20})) >= set(unplayed.left({name: level}))


@pytest.mark.parametrize(
    "name, more, armour_class",
    [
        ("barbarian", {}, 14), ("barbarian", {"shield": True}, 16), ("barbarian", {"armour": "hide"}, None),
        ("monk", {}, 15), ("monk", {"shield": True}, None), ("monk", {"ac": 11}, 11), ("fighter", {}, None),
    ],
)  # fmt: skip
def test_who_wears_no_armour(name: str, more: dict[str, Any], armour_class: int | None) -> None:
    scores = {"dexterity": 14, "constitution": 14, "wisdom": 16}
    assert Sheet.model_validate({"class": name, "level": 3, "abilities": scores, **more}).ac == armour_class


@pytest.mark.parametrize("level", (1, 5, 11, 20))
@pytest.mark.parametrize("name", CLASSES)
def test_a_foundry_character_brings_the_same(name: str, level: int) -> None:
    entry = actor("Vera", level, (16, 14, 14, 12, 13, 15))
    entry["items"][0] |= {"name": name.title()}
    entry["items"][0]["system"] |= {"identifier": name}
    entry["system"]["attributes"]["hp"] = {"value": 1, "max": None}
    (found,) = read(json.dumps(entry))
    theirs = Sheet.model_validate({key: value for key, value in found.table.items() if key != "name"})
    scores = dict(zip(("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"),
                      (16, 14, 14, 12, 13, 15), strict=True))  # fmt: skip
    same = {"class": name, "level": level, "abilities": scores, "speed": 30, "subclass": "none"}
    ours = Sheet.model_validate(same)
    for key in ("hp_max", "hit_dice", "saves", "attacks", "slots", "traits", "casting", "level"):
        assert getattr(theirs, key) == getattr(ours, key), key


@pytest.mark.parametrize("level", (1, 3, 8, 14, 20))
@pytest.mark.parametrize("name", CLASSES)
def test_every_class_fights_at_every_tier(name: str, level: int) -> None:
    scores = {"strength": 15, "dexterity": 14, "constitution": 14, "wisdom": 14, "charisma": 14, "intelligence": 14}
    spells = (
        ["fire_bolt", "magic_missile"] if CLASSES[name].magic and (level > 1 or CLASSES[name].magic != HALF) else []
    )
    hero = {
        "id": "h",
        "side": "a",
        "class": name,
        "level": level,
        "abilities": scores,
        "weapons": ["club"],
        "spells": spells,
    }
    given = read_scene({"format": 1, "system": "srd5", "combatant": [hero, {"block": "ogre", "side": "b"}]})
    run = Run(given, Tape(level), events=[], strict=True)
    run.advance()
    assert run.outcome is not None
