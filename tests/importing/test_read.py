"""Blocks from other programs: five creatures in seven forms come to the same block, and nonsense is said to be that."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bojiste.systems.srd5.importing import FORMATS, Imported, read
from tests.importing.shapes import CREATURES, FORMS


def one(text: str) -> Imported:
    (found,) = read(text)
    return found


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("id", CREATURES)
def test_every_form_says_the_same(form: str, id: str) -> None:
    found, printed = one(FORMS[form](CREATURES[id])), one(FORMS["5e-bits"](CREATURES[id]))
    assert found.problems == () and found.form == form and found.id == id
    theirs, ours = dict(found.table), dict(printed.table)
    if form == "Foundry":  # an actor has no passive Perception of its own
        ours.pop("passive_perception")
    assert theirs == ours


def test_what_a_dragon_says() -> None:
    table = one(FORMS["text"](CREATURES["young_red_dragon"])).table
    assert table["multiattack"] == ["bite", "claw", "claw"]
    assert table["speed"] == {"walk": 40, "climb": 40, "fly": 80}
    assert table["attack"][0]["damage"] == ["2d10+6 piercing", "1d6 fire"]
    (breath,) = table["power"]
    assert (breath["target"]["area"], breath["test"], breath["use"]) == (
        "cone 30",
        {"save": "dexterity", "dc": 17},
        {"recharge": 5},
    )
    assert breath["effects"][0]["on_success"] == "half"
    assert "unplayed" not in table


def test_what_is_not_understood_is_named() -> None:
    ghoul = dict(CREATURES["ghoul"])
    ghoul["actions"] = [*ghoul["actions"], ("Howl of the Void", "The ghoul sings, and somebody somewhere weeps.")]
    ghoul["traits"] = [("Odd Habits", "The ghoul collects spoons.")]
    found = one(FORMS["Open5e"](ghoul))
    assert set(found.left) == {"Odd Habits", "Howl of the Void"}
    assert found.table["unplayed"] == {"trait": ["Odd Habits"], "action": ["Howl of the Void"]}


RUSSIAN = """\
Гоблин
Маленький гуманоид (гоблиноид), нейтрально-злой
Класс Доспеха 15 (кожаный доспех, щит)
Хиты 7 (2к6)
Скорость 30 фт.
СИЛ ЛОВ ТЕЛ ИНТ МДР ХАР
8 (−1) 14 (+2) 10 (+0) 10 (+0) 8 (−1) 8 (−1)
Навыки Скрытность +6
Чувства тёмное зрение 60 фт., пассивная Внимательность 9
Языки Общий, Гоблинский
Опасность 1/4 (50 опыта)
Действия
Скимитар. Рукопашная атака оружием: +4 к попаданию, досягаемость 5 фт., одна цель. Попадание: 5 (1к6 + 2) рубящего урона.
"""
CZECH = """\
Goblin
Malý humanoid (goblinoid), neutrálně zlý
Obranné číslo 15 (kožená zbroj, štít)
Životy 7 (2k6)
Rychlost 30 stop
SIL OBR ODO INT MDR CHA
8 (−1) 14 (+2) 10 (+0) 10 (+0) 8 (−1) 8 (−1)
Dovednosti Nenápadnost +6
Smysly vidění ve tmě 60 stop, pasivní Vnímání 9
Jazyky obecná řeč, goblinština
Nebezpečnost 1/4 (50 ZK)
Akce
Šavle. Útok zbraní na blízko: +4 k zásahu, dosah 5 stop, jeden cíl. Zásah: 5 (1k6 + 2) sečného zranění.
"""


@pytest.mark.parametrize("text, name", [(RUSSIAN, "Гоблин"), (CZECH, "Goblin")])
def test_czech_and_russian_text(text: str, name: str) -> None:
    found = one(text)
    assert found.problems == () and found.name == name
    table = found.table
    assert (table["ac"], table["hp_max"], table["hit_dice"], table["speed"]) == (15, 7, "2d6", 30)
    assert table["abilities"]["dexterity"] == 14 and table["skills"] == {"stealth": 6}
    assert (table["darkvision"], table["passive_perception"], table["challenge"]) == (60, 9, "1/4")
    (attack,) = table["attack"]
    assert (attack["to_hit"], attack["reach"], attack["damage"]) == (4, 5, "1d6+2 slashing")


def _spoiled(form: str) -> list[tuple[str, str]]:
    """Twenty and more ways to be broken, and what they are."""
    whole = FORMS[form](CREATURES["goblin"])
    if form == "text":
        lines = whole.splitlines()
        cut = {f"without line {at}": "\n".join(lines[:at] + lines[at + 1 :]) for at in (0, 1, 2, 3, 5, 6, 9)}
        words = {"no armour": ("Armor Class 15", "Armor Class none"), "no hit points": ("Hit Points 7 (2d6)", "Hit Points"),
                 "no size": ("Small ", "Wee "), "no kind": ("humanoid", "thing"), "no challenge": ("1/4", "a lot")}  # fmt: skip
        spoiled = {name: whole.replace(*pair) for name, pair in words.items()}
        more = {"empty": "", "a word": "goblin", "only heads": "Armor Class\nHit Points", "noise": "Ω≈ç√∫˜µ≤≥÷" * 50,
                "doubled": whole.replace("8 (−1)", ""), "huge": whole.replace("Hit Points 7", "Hit Points 99999999"),
                "zero": whole.replace("Armor Class 15", "Armor Class 0"), "nul": whole.replace("Goblin", "\x00")}  # fmt: skip
        return list((cut | spoiled | more).items())
    data = json.loads(whole)
    found = {f"cut at {at}": whole[:at] for at in (1, 20, 200, len(whole) - 2)}
    found |= {"empty object": "{}", "empty list": "[]", "a list of nothing": "[null, 3, []]", "nested": "[" * 3000}
    found |= {"other json": '{"a": 1}', "nan": '{"HP": NaN}'}
    entry = data["results"][0] if form.startswith("Open5e") else data["monster"][0] if form == "5etools" else data
    table: dict[str, Any] = entry["system"] if form == "Foundry" else entry
    for key in list(table)[:30]:
        for name, value in (("none", None), ("a list", [[]]), ("a number", -5)):
            kept = table[key]
            table[key] = value
            found[f"{key} is {name}"] = json.dumps(data)
            table[key] = kept
    return list(found.items())


@pytest.mark.parametrize("form", FORMS)
def test_nonsense_is_told_and_never_breaks(form: str) -> None:
    spoiled = _spoiled(form)
    assert len(spoiled) >= 20
    wrong = 0
    for name, text in spoiled:
        for found in read(text):
            assert found.problems or found.block is not None, name
            assert all(problem.reason.startswith("import-") for problem in found.problems), name
            if found.block is None:
                wrong += 1
            else:
                assert found.table["hp_max"] >= 1 and found.table["ac"] >= 1, name
    assert wrong >= 8


def test_many_in_a_file() -> None:
    entries = [json.loads(FORMS["5e-bits"](creature)) for creature in CREATURES.values()]
    assert [found.id for found in read(json.dumps(entries))] == list(CREATURES)
    texts = "\n\n".join(FORMS["text"](creature) for creature in CREATURES.values())
    assert [found.id for found in read(texts)] == list(CREATURES)


def test_every_form_is_tried() -> None:
    """All that can hold a monster; D&D Beyond gives out characters alone (``test_dndbeyond``)."""
    assert set(FORMS) == {*FORMATS, "text"} - {"D&D Beyond"}


@pytest.mark.parametrize("said, skill", [("sleight", "sleight_of_hand"), ("animal", "animal_handling"),
                                         ("Sleight of Hand", "sleight_of_hand")])  # fmt: skip
def test_skills_by_the_first_word_of_their_names(said: str, skill: str) -> None:
    creature = {**CREATURES["goblin"], "skills": {"Stealth": 6, said: 4}}
    found = one(FORMS["Open5e"](creature))
    assert found.problems == () and found.table["skills"][skill] == 4


def test_what_is_no_skill_is_said() -> None:
    found = one(FORMS["Open5e"]({**CREATURES["goblin"], "skills": {"s": 4}}))
    assert found.problems
