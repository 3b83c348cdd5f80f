"""Blocks of 5etools that copy a creature of the bestiary or of their own file: what is changed and what stays, which
original is meant, and copies that have none."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.core.system import system
from bojiste.systems.srd5.importing import Imported, read

BLOCKS = system("srd5").blocks()
WHIP = {
    "name": "Whip",
    "entries": ["{@atk mw} {@hit 5} to hit, reach 10 ft., one target. {@h}5 ({@damage 1d4 + 3}) slashing damage."],
}


def multiattack(text: str) -> dict[str, Any]:
    return {"name": "Multiattack", "entries": [text]}


def file(*monsters: dict[str, Any]) -> list[Imported]:
    return list(read(json.dumps({"_meta": {"sources": [{"json": "TFB"}]}, "monster": monsters})))


def copy(of: str, mod: object = None, source: str | None = "MM", **keys: Any) -> dict[str, Any]:
    said = {"name": of, **({"source": source} if source else {}), **({"_mod": mod} if mod is not None else {})}
    return {"name": "Rosa", "source": "TFB", "isNamedCreature": True, "_copy": said, **keys}


def rosa(of: str, mod: object = None, **keys: Any) -> Imported:
    (found,) = file(copy(of, mod, **keys))
    assert found.block is not None, found.problems
    return found


SHIFTER = next(id for id, one in BLOCKS.items() if "form" in one).replace("_", " ").title()
PLAYED = [id for id, one in BLOCKS.items() if "challenge" in one]


def test_a_copy_without_changes_is_the_block_of_the_bestiary() -> None:
    for id in PLAYED:
        found = rosa(id.replace("_", " ").title())
        name = {"name": {"text": "Rosa"}}
        assert found.table == {**BLOCKS[id], **name}, id
        assert not found.problems and [one.reason for one in found.taken] == ["import-copy-ours"], id


def test_numbers_are_changed_and_the_rest_stays() -> None:
    mod = {
        "hp": {"mode": "scalarMultProp", "prop": "average", "scalar": 2},
        "_": {"mode": "addSkills", "skills": {"stealth": 2}},
    }
    found = rosa(
        "Veteran",
        mod,
        ac=[{"ac": 19, "from": ["{@item plate armor|phb}"]}],
        str=18,
        cr="5",
        speed={"walk": 30, "fly": 60},
    )
    old = BLOCKS["veteran"]
    assert found.table["hp_max"] == 2 * old["hp_max"] and found.table["ac"] == 19 and found.table["challenge"] == 5
    assert found.table["speed"] == {"walk": 30, "fly": 60} and found.table["abilities"]["strength"] == 18
    assert found.table["skills"] == {**old["skills"], "stealth": 7}  # Dexterity 13, twice the bonus of challenge 5
    assert found.table["prof_bonus"] == 3 and found.table["experience"] == 1800
    assert found.table["attack"] == old["attack"] and found.table["multiattack"] == old["multiattack"]


def test_features_are_taken_away_and_put_in() -> None:
    brave = {"name": "Brave", "entries": ["Rosa has advantage on saving throws against being frightened."]}
    mod = {
        "*": {"mode": "replaceTxt", "replace": "the captain", "with": "Rosa", "flags": "i"},
        "action": [
            {"mode": "replaceArr", "replace": "Dagger", "items": WHIP},
            {"mode": "replaceArr", "replace": "Multiattack", "items": multiattack("Rosa makes three attacks: two with its scimitar and one with its whip.")},
        ],
        "trait": {"mode": "appendArr", "items": brave},
        "reaction": {"mode": "removeArr", "names": "Parry"},
    }  # fmt: skip
    found = rosa("Bandit Captain", mod)
    assert [row["name"] for row in found.table["attack"]] == ["scimitar", "whip"]
    assert found.table["attack"][0] == BLOCKS["bandit_captain"]["attack"][0]
    assert found.table["multiattack"] == ["scimitar", "scimitar", "whip"] and found.table["traits"] == ["brave"]
    assert not found.problems and not found.left


def test_more_to_hit_and_harder_saves() -> None:
    mod = {"action": [{"mode": "scalarAddHit", "scalar": 2}, {"mode": "scalarAddDc", "scalar": 1}]}
    found, old = rosa("Adult Red Dragon", mod), BLOCKS["adult_red_dragon"]
    assert [row["to_hit"] for row in found.table["attack"]] == [row["to_hit"] + 2 for row in old["attack"]]
    dcs = [(row["name"], row["dc"]) for row in found.table["power"] if "dc" in row]
    assert dcs == [(row["name"], row["dc"] + ("cost" not in row)) for row in old["power"] if "dc" in row]


def test_a_breath_is_taken_away_by_the_name_that_the_program_gives_it() -> None:
    found = rosa("Young Red Dragon", {"action": {"mode": "removeArr", "names": "Fire Breath {@recharge 5}"}})
    assert "power" not in {key for key, one in found.table.items() if one} and not found.problems
    assert found.table["multiattack"] == BLOCKS["young_red_dragon"]["multiattack"]


def test_who_loses_an_attack_of_its_multiattack_makes_none() -> None:
    found = rosa("Veteran", {"action": {"mode": "removeArr", "names": "Shortsword"}})
    assert "multiattack" not in found.table and "Multiattack" in found.left
    assert found.table["unplayed"]["multiattack"] == ["Multiattack"]


@pytest.mark.parametrize(
    "mod, path",
    [
        ({"action": {"mode": "removeArr", "names": "Trident"}}, "action"),
        ({"action": {"mode": "replaceTxt", "replace": "slashing", "with": "fire"}}, "action"),
        ({"legendary": {"mode": "appendArr", "items": WHIP}}, "legendary"),
        ({"spellcasting": {"mode": "removeArr", "names": "Spellcasting"}}, "spellcasting"),
        ({"_": {"mode": "addSpells", "spells": {"1": {"spells": ["{@spell bless}"]}}}}, "_"),
        ({"_": {"mode": "addSkills", "skills": {"stealth": 7}}}, "_"),
        ({"_": {"mode": "addSkills", "skills": {"juggling": 1}}}, "_"),
        ({"_": {"mode": "addSaves", "saves": [[]]}}, "_"),
        ({"trait": "explode"}, "trait"),
        ({"action": {"mode": "scalarAddHit", "scalar": "two"}}, "action"),
        ([1], ""),
    ],
    ids=str,
)
def test_a_change_that_no_table_holds_is_told_and_not_made(mod: object, path: str) -> None:
    found = rosa("Veteran", mod)
    (problem,) = found.problems
    assert problem.reason == "import-unread" and problem.path.startswith(f"Rosa._copy._mod{'.' * bool(path)}{path}")
    assert found.table == {**BLOCKS["veteran"], "name": {"text": "Rosa"}}


@pytest.mark.parametrize("source", ["XMM", "VGM", "TFB", 5, ["MM"]], ids=str)
def test_another_book_may_print_it_otherwise(source: Any) -> None:
    (found,) = file(copy("Veteran", source=source))
    assert found.block is None and [(one.path, one.reason) for one in found.problems] == [("Rosa._copy", "import-copy")]


def test_the_file_comes_before_the_bestiary_and_the_book_before_the_name() -> None:
    own = {**copy("Ogre", ac=[17]), "name": "Veteran", "source": "TFB"}
    (_, of_file, of_book) = file(own, {**copy("Veteran", source="TFB"), "name": "A"}, {**copy("Veteran"), "name": "B"})
    assert of_file.table["ac"] == 17 and of_file.table["attack"] == BLOCKS["ogre"]["attack"]
    assert of_book.table["attack"] == BLOCKS["veteran"]["attack"]
    (same,) = file({**copy("Veteran", ac=[20]), "name": "Veteran"})
    assert same.table["ac"] == 20  # one's own veteran of the book's


def test_two_of_one_name_are_not_chosen_from() -> None:
    ogres = [{**copy("Ogre", ac=[ac]), "name": "Bulk", "source": source} for ac, source in ((12, "A"), (13, "B"))]
    *_, found = file(*ogres, copy("Bulk", source=None))
    assert found.block is None and found.problems[0].reason == "import-copy"


def test_a_copy_of_itself_is_refused_with_one_message_each() -> None:
    ring = [{**copy(of, source="TFB"), "name": name} for name, of in (("A", "B"), ("B", "C"), ("C", "A"), ("D", "D"))]
    found = file(*ring)
    assert [[(one.path, one.reason) for one in each.problems] for each in found] == [
        [(f"{name}._copy", "import-copy-circle")] for name in "ABCD"
    ]
    assert all(one.block is None for one in found)


@pytest.mark.parametrize("said", [None, 3, [], {}, {"name": None}, {"name": [1]}, {"name": ""}, "Ogre"], ids=str)
def test_a_copy_of_nothing_is_refused(said: object) -> None:
    (found,) = file({"name": "Rosa", "_copy": said})
    assert found.block is None and [one.reason for one in found.problems] == ["import-copy"]


@pytest.mark.parametrize(
    "key", ["action", "trait", "hp", "speed", "str", "skill", "cr", "size", "spellcasting", "legendary"]
)
@pytest.mark.parametrize(
    "junk", ["x", 7, [], {}, [[1]], {"a": 1}, True, ["_ours"], [{"name": "x", "_ours": [1]}]], ids=str
)
def test_junk_in_a_copy_breaks_nothing(key: str, junk: object) -> None:
    (found,) = file(copy("Adult Red Dragon", {"action": {"mode": "removeArr", "names": "Tail"}}) | {key: junk})
    assert found.block is not None or found.problems
    assert found.block is None or found.table["ac"] == BLOCKS["adult_red_dragon"]["ac"]


@pytest.mark.parametrize("ours", ["ogre", ["ogre"], ["attack"], ["attack", 99], 5, {}], ids=str)
def test_no_file_says_what_is_ours(ours: object) -> None:
    junk = [{"name": "Scimitar", "entries": ["It cuts."], "_ours": ours}]
    several: list[dict[str, Any]] = [{"_ours": ours}, {"action": junk}, {"trait": junk}]
    for keys in several:
        said = copy("Goblin", {"trait": {"mode": "replaceTxt", "replace": "a", "with": "b"}}) | keys
        (found,) = file(said)
        assert found.block is not None and found.table["ac"] == BLOCKS["goblin"]["ac"]


@pytest.mark.parametrize("of", ["Bandit Captain", "Adult Red Dragon", "Mage", SHIFTER])
def test_a_copy_fights_to_the_end(of: str) -> None:
    mod = {"action": [{"mode": "appendArr", "items": WHIP}, {"mode": "scalarAddHit", "scalar": 1}]}
    entry = {**rosa(of, mod).table, "id": "it", "side": "guests"}
    hosts = {"block": "veteran", "side": "hosts", "count": 3}
    run = Run(read_scene({"format": 1, "system": "srd5", "combatant": [entry, hosts]}), Tape(7), events=[], strict=True)
    run.advance()
    assert run.outcome is not None
