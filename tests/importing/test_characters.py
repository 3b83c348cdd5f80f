"""Characters of players out of Foundry: level, what they wear, weapons, spells; and whoever is incomplete is said to be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.systems.srd5.importing import Imported, read


def scores(*values: int) -> dict[str, Any]:
    short = ("str", "dex", "con", "int", "wis", "cha")
    return {key: {"value": value, "proficient": 0} for key, value in zip(short, values, strict=True)}


def worn(name: str, kind: str, value: int) -> dict[str, Any]:
    return {"name": name, "type": "equipment",
            "system": {"equipped": True, "type": {"value": kind}, "armor": {"value": value}}}  # fmt: skip


def weapon(name: str, dice: str, type_: str, *properties: str, kind: str = "mwak", **range_: int) -> dict[str, Any]:
    system = {"actionType": kind, "damage": {"parts": [[f"{dice} + @mod", type_]]}, "properties": list(properties)}
    return {"name": name, "type": "weapon", "system": {**system, "range": range_ or {"value": 5}}}


def actor(name: str, level: int, values: tuple[int, ...], *items: dict[str, Any], **system: Any) -> dict[str, Any]:
    """An actor as the program exports it: the level stands with its class, Armor Class is worked out."""
    calling = {"name": "Class", "type": "class", "system": {"levels": level}}
    base = {
        "abilities": scores(*values),
        "attributes": {
            "ac": {"calc": "default", "flat": None},
            "hp": {"value": 9, "max": 30},
            "movement": {"walk": 30},
        },
        "details": {"race": "human"},
        "traits": {"size": "med"},
    }
    return {"name": name, "type": "character", "system": base | system, "items": [calling, *items]}


VERA = actor("Vera", 5, (16, 12, 14, 10, 10, 8), worn("Chain Mail", "heavy", 16), worn("Shield", "shield", 2),
             weapon("Longsword", "1d8", "slashing"), weapon("Longbow", "1d8", "piercing", kind="rwak", value=150, long=600))  # fmt: skip
MILOS = actor(
    "Miloš", 5, (8, 14, 12, 16, 10, 10), weapon("Dagger", "1d4", "piercing", "fin"),
    *({"name": name, "type": "spell", "system": {}} for name in ("Fire Bolt", "Fireball", "Light", "Polymorph")),
    spells={"spell1": {"value": 4, "max": 4}, "spell2": {"max": 3}, "spell3": {"max": 2}},
    attributes={"ac": {"flat": None}, "hp": {"max": 22}, "movement": {"walk": 30}, "spellcasting": "int"},
)  # fmt: skip
LENA = actor(
    "Lena", 3, (10, 17, 12, 10, 10, 10), worn("Leather", "light", 11), weapon("Rapier", "1d8", "piercing", "fin")
)
ODO = actor("Odo", 1, (14, 16, 14, 10, 10, 10), worn("Scale Mail", "medium", 14), weapon("Spear", "1d6", "piercing"))
JANA = actor("Jana", 20, (10, 10, 10, 10, 20, 10), weapon("Mace", "1d6", "bludgeoning"))


def one(entry: dict[str, Any]) -> Imported:
    (found,) = read(json.dumps(entry))
    return found


@pytest.mark.parametrize(
    "entry, level, armour, to_hit, damage",
    [
        (VERA, 5, 18, 6, "1d8+3 slashing"),
        (MILOS, 5, 12, 5, "1d4+2 piercing"),
        (LENA, 3, 14, 5, "1d8+3 piercing"),
        (ODO, 1, 16, 4, "1d6+2 piercing"),
        (JANA, 20, 10, 6, "1d6 bludgeoning"),
    ],
    ids=lambda value: value["name"] if isinstance(value, dict) else "",
)
def test_a_character_comes_over(entry: dict[str, Any], level: int, armour: int, to_hit: int, damage: str) -> None:
    found = one(entry)
    assert found.problems == ()
    table = found.table
    assert (table["kind"], table["level"], table["ac"]) == ("character", level, armour)
    assert (table["attack"][0]["to_hit"], table["attack"][0]["damage"]) == (to_hit, damage)
    assert "challenge" not in table and "experience" not in table


def test_its_spells_come_too() -> None:
    table = one(MILOS).table
    assert table["casting"] == "intelligence" and table["slots"] == [4, 3, 2]
    assert table["spells"] == ["fire_bolt", "fireball"]
    assert table["unplayed"] == {"spells": ["polymorph"]}


@pytest.mark.parametrize("entry", [VERA, MILOS, LENA, ODO, JANA], ids=lambda entry: entry["name"])
def test_it_fights(entry: dict[str, Any]) -> None:
    found = one(entry)
    hero = {**found.table, "id": "hero", "side": "heroes"}
    given = read_scene({"format": 1, "system": "srd5", "combatant": [hero, {"block": "ogre", "side": "cave"}]})
    assert given.by_id["hero"].seat == "player:hero"
    run = Run(given, Tape(2), events=[], strict=True)
    run.advance()
    assert run.outcome is not None


SPOILED: tuple[Any, ...] = (None, {}, [], 3, "text", {"hp": None}, {"str": None})


@pytest.mark.parametrize(
    "spoiled",
    [
        {**VERA, "system": VERA["system"] | {key: value}}
        for key in ("abilities", "attributes", "traits")
        for value in SPOILED
    ],
)
def test_what_lacks_something_is_said_to(spoiled: dict[str, Any]) -> None:
    found = one(spoiled)
    assert found.block is None and found.problems
    assert {problem.reason for problem in found.problems} <= {"import-lacks", "import-unread"}
