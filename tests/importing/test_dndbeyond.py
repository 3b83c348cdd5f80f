"""Characters of D&D Beyond, in the shape in which its tools pass them around."""

from __future__ import annotations

import json
from typing import Any

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.systems.srd5.importing import Imported, read

ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")


def stats(*values: int | None) -> list[dict[str, Any]]:
    return [{"id": at, "name": None, "value": value} for at, value in enumerate(values, 1)]


def gives(type_: str, subject: str, value: int | None = None, **more: Any) -> dict[str, Any]:
    return {"type": type_, "subType": subject, "value": value, "fixedValue": value, "restriction": "", "dice": None,
            "statId": None, "componentId": 1, **more}  # fmt: skip


def feature(name: str, level: int = 1, snippet: str = "Something of no bearing.") -> dict[str, Any]:
    return {"definition": {"name": name, "requiredLevel": level, "snippet": snippet, "hideInSheet": False}}


def calling(name: str, level: int, die: int, *features: dict[str, Any], subclass: Any = None) -> dict[str, Any]:
    return {"id": level * 100, "level": level, "definition": {"name": name, "hitDice": die},
            "subclassDefinition": subclass, "classFeatures": list(features)}  # fmt: skip


def thing(name: str, kind: str, *, equipped: bool = True, attuned: bool = False, **more: Any) -> dict[str, Any]:
    definition = {"id": sum(map(ord, name)), "name": name, "type": name, "filterType": kind, "magic": False,
                  "canAttune": False, "grantedModifiers": [], "properties": [], "armorTypeId": None, **more}  # fmt: skip
    return {"equipped": equipped, "isAttuned": attuned, "quantity": 1, "definition": definition}


def weapon(name: str, dice: str, kind: str, *properties: str, shot: bool = False, **more: Any) -> dict[str, Any]:
    said = {"damage": {"diceString": dice}, "damageType": kind, "attackType": 2 if shot else 1, "categoryId": 1,
            "range": 5, "longRange": 5, "properties": [{"name": one, "notes": None} for one in properties]}  # fmt: skip
    return thing(name, "Weapon", **(said | more))


def armour(name: str, kind: int, number: int, **more: Any) -> dict[str, Any]:
    return thing(name, "Armor", armorTypeId=kind, armorClass=number, **more)


def character(name: str, values: tuple[int, ...], *callings: dict[str, Any], **more: Any) -> dict[str, Any]:
    whole: dict[str, Any] = {
        "name": name, "stats": stats(*values), "bonusStats": stats(*[None] * 6), "overrideStats": stats(*[None] * 6),
        "baseHitPoints": 20, "bonusHitPoints": None, "overrideHitPoints": None, "removedHitPoints": 0,
        "temporaryHitPoints": 0, "classes": list(callings), "inventory": [],
        "race": {"fullName": "Human", "sizeId": 4, "weightSpeeds": {"normal": {"walk": 30, "fly": 0}}},
        "modifiers": {}, "classSpells": [], "spells": {}, "feats": [], "conditions": [],
    }  # fmt: skip
    return whole | more


def one(said: dict[str, Any]) -> Imported:
    (found,) = read(json.dumps({"id": 0, "success": True, "message": "Character received.", "data": said}))
    assert found.block is not None, found.problems
    return found


BOBASH = character(
    "Bobash", (9, 15, 10, 13, 13, 13),
    calling("Rogue", 3, 8, feature("Sneak Attack"), feature("Cunning Action", 2), feature("Uncanny Dodge", 5)),
    overrideStats=stats(15, None, None, None, None, None), baseHitPoints=23, removedHitPoints=7,
    race={"fullName": "Rock Gnome", "sizeId": 3, "weightSpeeds": {"normal": {"walk": 25}}},
    modifiers={
        "race": [gives("bonus", "constitution-score", 1), gives("bonus", "intelligence-score", 2),
                 gives("set-base", "darkvision", 60),
                 gives("advantage", "wisdom-saving-throws", restriction="Against Magic")],
        "class": [gives("proficiency", one) for one in ("dexterity-saving-throws", "intelligence-saving-throws",
                  "simple-weapons", "rapier", "stealth", "insight")] + [gives("expertise", "stealth")],
        # what is drunk gives nothing before
        "item": [gives("bonus", "hit-points", None, dice={"diceString": "2d8 + 2"}, componentId=5355)],
    },
    inventory=[
        armour("Leather", 1, 11),
        weapon("Rapier", "1d8", "Piercing", "Finesse", categoryId=2),
        weapon("Shortbow", "1d6", "Piercing", "Ammunition", "Range", "Two-Handed", shot=True, range=80, longRange=320),
        weapon("Dagger", "1d4", "Piercing", "Finesse", "Light", "Thrown", range=20, longRange=60),
        weapon("Dagger", "1d4", "Piercing", "Finesse", "Light", "Thrown", range=20, longRange=60),
        weapon("Greataxe", "1d12", "Slashing", "Two-Handed", equipped=False, categoryId=2),
    ],
)  # fmt: skip


def test_a_rogue_is_whole() -> None:
    found = one(BOBASH)
    said = found.table
    assert (said["class"], said["level"], said["size"], said["speed"]) == ("rogue", 3, "small", 25)
    assert said["abilities"] == dict(zip(ABILITIES, (15, 15, 11, 15, 13, 13), strict=True))
    assert (said["hp_max"], said["ac"], said["darkvision"]) == (23, 13, 60)
    assert said["saves"] == {"dexterity": 4, "intelligence": 4}
    assert said["skills"] == {"insight": 3, "stealth": 6}
    attacks = {one["name"]["en"] if isinstance(one["name"], dict) else one["name"]: one for one in said["attack"]}
    assert set(attacks) == {"rapier", "shortbow", "dagger"}
    assert {name: one["to_hit"] for name, one in attacks.items()} == {"rapier": 4, "shortbow": 4, "dagger": 4}
    told = [(one.path, one.reason) for one in found.taken]
    assert ("Bobash.removedHitPoints", "import-left-out") in told
    assert not {"Sneak Attack", "Cunning Action", "Uncanny Dodge"} & set(found.left)


def test_armour_and_magic_are_reckoned() -> None:
    """Plate with a shield, a magic weapon, a fighting style; a ring counts only with whoever has attuned to it."""
    ring = thing("Ring of Protection", "Ring", canAttune=True, magic=True)
    vera = character(
        "Vera", (16, 12, 14, 10, 10, 8), calling("Fighter", 5, 10, feature("Second Wind")), baseHitPoints=34,
        inventory=[armour("Plate", 3, 18), armour("Shield", 4, 2), ring,
                   weapon("Longsword, +1", "1d8", "Slashing", categoryId=2, magic=True,
                          properties=[{"name": "Versatile", "notes": "1d10"}],
                          grantedModifiers=[gives("bonus", "magic", 1)]),
                   weapon("Longbow", "1d8", "Piercing", shot=True, range=150, longRange=600, categoryId=2)],
        modifiers={"class": [gives("proficiency", "martial-weapons"), gives("bonus", "ranged-weapon-attacks", 2)],
                   "item": [gives("bonus", "armor-class", 1, componentId=ring["definition"]["id"]),
                            gives("bonus", "saving-throws", 1, componentId=ring["definition"]["id"])],
                   "feat": [gives("bonus", "hit-points-per-level", 2)]},
    )  # fmt: skip
    said = one(vera).table
    assert (said["ac"], said["hp_max"]) == (20, 34 + 5 * (2 + 2))
    sword, bow = said["attack"]
    assert (sword["to_hit"], sword["damage"], bow["to_hit"]) == (7, "1d8+4 slashing", 6)
    ring["isAttuned"] = True
    said = one(vera).table
    assert (said["ac"], said["saves"]["wisdom"]) == (21, 1)


def test_whoever_wears_no_armour() -> None:
    monk = character(
        "Mon", (10, 16, 12, 10, 16, 8), calling("Monk", 5, 8), inventory=[weapon("Quarterstaff", "1d6", "Bludgeoning",
        isMonkWeapon=True)], modifiers={"class": [gives("set", "unarmored-armor-class", None, statId=5),
        gives("bonus", "unarmored-movement", 10), gives("proficiency", "simple-weapons")]},
    )  # fmt: skip
    said = one(monk).table
    assert (said["ac"], said["speed"]) == (16, 40)
    assert [(row["to_hit"], row["damage"]) for row in said["attack"]] == [(6, "1d6+3 bludgeoning")]


def spell(name: str, level: int, **more: Any) -> dict[str, Any]:
    return {"definition": {"name": name, "level": level}, "prepared": False, "alwaysPrepared": False} | more


def test_spells_of_classes_and_of_the_people() -> None:
    """Prepared ones and cantrips of a wizard, all of a sorcerer; slots of both together; what its people give."""
    lists = [
        {
            "characterClassId": 500,
            "spells": [spell("Fire Bolt", 0), spell("Fireball", 3, prepared=True), spell("Sleep", 1)],
        },
        {"characterClassId": 200, "spells": [spell("Shield", 1)]},
    ]
    milos = character(
        "Miloš", (8, 14, 12, 16, 10, 14), calling("Wizard", 5, 6), calling("Sorcerer", 2, 6), classSpells=lists,
        spells={"race": [spell("Faerie Fire", 1, limitedUse={"maxUses": 1}), spell("Light", 0)]},
    )  # fmt: skip
    found = one(milos)
    said = found.table
    assert said["spells"] == ["fire_bolt", "fireball", "shield"] and said["slots"] == [4, 3, 3, 1]
    assert "class" not in said and said["level"] == 7 and said["casting"] == "intelligence"
    assert any(one.reason == "import-not-prepared" and one.value == "Sleep" for one in found.taken)


def test_it_fights() -> None:
    """As a file of several characters, one behind the other, and each plays to the end."""
    heroes = list(read(json.dumps([BOBASH, {"success": True, "data": BOBASH | {"name": "Bob"}}])))
    assert [hero.name for hero in heroes] == ["Bobash", "Bob"]
    scene = read_scene({
        "format": 1, "system": "srd5", "block": {hero.id: dict(hero.table) for hero in heroes},
        "side": [{"id": "heroes"}, {"id": "foes"}],
        "combatant": [*({"id": hero.id, "block": hero.id, "side": "heroes"} for hero in heroes),
                      {"id": "goblin", "block": "goblin", "side": "foes", "count": 2}],
    })  # fmt: skip
    assert Game(scene, 3).outcome is not None


def test_a_broken_file_is_told_by_its_places() -> None:
    """Numbers that are none, things of another kind, and a character without classes."""
    (found,) = read(json.dumps(BOBASH | {"baseHitPoints": "many", "inventory": ["sword", {"definition": 5}]}))
    reasons = {(one.path, one.reason) for one in found.problems}
    assert ("Bobash.baseHitPoints", "import-unread") in reasons and ("Bobash.inventory[0]", "import-unread") in reasons
    (empty,) = read(json.dumps({"stats": [], "classes": [], "inventory": [], "name": "Nobody"}))
    assert empty.block is None and empty.problems
