"""Files as people have them, of every program and many versions of their formats: what is read of each, held against
rows copied by hand from the files, and every block fights to the end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.systems.srd5.importing import FORMATS, Imported, read
from tests.importing.shapes import says

HERE = Path(__file__).parent
FILES = sorted((HERE / "files").glob("*/*"))
LINES = (HERE / "files.txt").read_text(encoding="utf-8").splitlines()
ROWS = [[cell.strip() for cell in line.split("|")] for line in LINES if not line.startswith("#")]


def found_in(file: Path) -> list[Imported]:
    return list(read(file.read_text(encoding="utf-8")))


READ = {file: found_in(file) for file in FILES}
BLOCKS = [pytest.param(one, id=f"{file.parent.name}/{file.stem}/{one.id}") for file in FILES for one in READ[file]]


def attack(row: dict[str, Any]) -> str:
    """``javelin +5 5 30/120 1d6+3 piercing & 1d6 fire``."""
    damage = row.get("damage", "-")
    harm = damage if isinstance(damage, str) else " & ".join(damage)
    where = [str(row["reach"])] if "reach" in row else []
    where += ["/".join(map(str, row["range"]))] if "range" in row else []
    name = row["name"] if isinstance(row["name"], str) else "; ".join(row["name"].values())
    return f"{name} {row['to_hit']:+d} {' '.join(where)} {harm}"


def cells(one: Imported) -> list[str]:
    """A block as its row has it, without the name of the file."""
    faults = ", ".join(problem.path for problem in (*one.problems, *one.taken))
    if one.block is None:
        return ["-", "", "", "", "", faults]
    table = one.table
    numbers = f"{table['ac']} {table['hp_max']} {table.get('level') or table['challenge']}"
    powers = ", ".join(power["name"] for power in table.get("power", ()))
    return [one.id, numbers, "; ".join(map(attack, table.get("attack", ()))), powers, ", ".join(one.missed), faults]


def test_there_are_files_of_every_form_and_language() -> None:
    counted = Counter(file.parent.name for file in FILES)
    assert {form for form, number in counted.items() if number >= 5} == {*FORMATS, "text"}
    assert all(sum(file.name.startswith(f"{language}_") for file in FILES) >= 5 for language in ("cs", "ru", "en"))
    versions = {file.name.split("_")[0] for file in FILES if file.parent.name == "Foundry"}
    assert versions == {"v9", "v10", "v11", "v12", "v13"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_file_is_read_as_it_is_written(file: Path) -> None:
    name = f"{file.parent.name}/{file.name}"
    assert [cells(one) for one in READ[file]] == [row[1:] for row in ROWS if row[0] == name]
    assert {one.form for one in READ[file]} == {file.parent.name}


def test_every_row_has_its_file() -> None:
    assert {row[0] for row in ROWS} == {f"{file.parent.name}/{file.name}" for file in FILES}


@pytest.mark.parametrize("one", [row for row in BLOCKS if cast(Imported, row.values[0]).block is not None])
def test_it_fights_to_the_end(one: Imported) -> None:
    entry = {**one.table, "id": "it", "side": "guests"}
    against = [{"block": "veteran", "side": "hosts", "count": 3}, {"block": "mage", "side": "hosts"}]
    run = Run(
        read_scene({"format": 1, "system": "srd5", "combatant": [entry, *against]}), Tape(7), events=[], strict=True
    )
    run.advance()
    assert run.outcome is not None


@pytest.mark.parametrize(
    "name, key, value",
    [
        ("Foundry/v12_carrion_hound.json", "resist", "bludgeoning nonmagical silvered"),
        ("Foundry/v13_bog_drake.json", "traits", "legendary_resistance 1"),
        ("Foundry/v13_bog_drake.json", "saves", {"constitution": 6}),
        ("Foundry/v11_young_silver_dragon.json", "skills", {"arcana": 6, "history": 6, "perception": 8, "stealth": 4}),
        ("Foundry/v9_character_paladin.json", "slots", [4, 2]),
        ("Foundry/v9_character_paladin.json", "spells", ["bless", "cure_wounds"]),
        ("Foundry/v11_character_two_classes.json", "slots", [6, 3]),
        ("Foundry/v12_character_rogue.json", "class", "rogue"),
        ("Foundry/v12_character_rogue.json", "speed", 25),
        ("5etools/marsh_shaman.json", "slots", [4, 3, 2]),
        ("5etools/gate_warden.json", "speed", {"walk": 30, "fly": 40, "hover": True}),
        ("5etools/gate_warden.json", "legendary_costs", {"move": 2}),
        ("5etools/gate_warden.json", "unplayed", {"reaction": ["Bar the Way"], "action": ["Reforge"]}),
        ("5etools/newer_print_goblin.json", "traits", "nimble_escape"),
        ("Open5e v2/adult_black_dragon.json", "legendary_attacks", ["tail"]),
        ("Open5e v2/older_shape_priest.json", "slots", [4, 3, 2]),
        ("5e-bits/oldest_bandit.json", "saves", {"dexterity": 3}),
        ("5e-bits/oldest_bandit.json", "resist", ["cold"]),
        ("5e-bits/named_proficiencies_veteran.json", "saves", {"strength": 5}),
        ("5e-bits/cult_fanatic.json", "slots", [4, 3]),
        ("Improved Initiative/numbers_as_strings.json", "skills", {"sleight_of_hand": 1}),
        ("text/cs_v_sazich_ogr.txt", "speed", 40),
        ("text/cs_dracek.txt", "saves", {"dexterity": 2, "constitution": 5, "wisdom": 2, "charisma": 4}),
        ("text/cs_kostlivec.txt", "cond_immune", ["exhaustion", "poisoned"]),
        ("text/ru_drakon.txt", "immune", ["fire"]),
        ("text/ru_skelet.txt", "vulnerable", ["bludgeoning"]),
        ("text/en_newer_print_ghoul.txt", "cond_immune", ["charmed", "exhaustion", "poisoned"]),
        ("text/ru_drakon.txt", "multiattack", ["bite", "claw", "claw"]),
        ("text/cs_pavouk_v_sazich.txt", "multiattack", ["bite", "nohy"]),
        ("text/cs_loupeznik_v_metrech.txt", "multiattack", [["shortsword"] * 2, ["shortbow"] * 2]),
        ("text/cs_loupeznik_v_metrech.txt", "traits", "parry 2"),
        ("text/cs_chimera.txt", "immune", "slashing nonmagical"),
        ("text/ru_volk_s_imenami.txt", "traits", ["keen_hearing", "keen_smell", "pack_tactics"]),
        ("text/ru_iashcher_v_metrakh.txt", "speed", {"walk": 30, "burrow": 20}),
        ("text/ru_iashcher_v_metrakh.txt", "tremorsense", 60),
        ("text/en_pdf.txt", "resist", "slashing nonmagical silvered"),
        ("text/en_homebrewery.txt", "saves", {"dexterity": 4, "constitution": 3}),
        ("Open5e/fixture_of_the_database.json", "multiattack", ["beak", "talons"]),
        ("Open5e v2/fixture_three_pages.json", "resist", "slashing nonmagical"),
        ("Open5e v2/fixture_three_pages.json", "saves", {"constitution": 4}),
        ("5etools/copies_of_copies.json", "traits", ["pack_tactics", "brave"]),
        ("5etools/copies_of_copies.json", "size", "large"),
        ("5etools/copies_of_copies.json", "multiattack", [["spear"] * 2, ["spear-two-hands"] * 2]),
        ("5etools/three_actions_and_a_lair.json", "legendary", 2),
        ("Foundry/v12_metric_basilisk.json", "speed", {"walk": 20, "climb": 15}),
        ("Foundry/v12_metric_basilisk.json", "darkvision", 60),
        ("Foundry/v12_character_eldritch_knight.json", "slots", [4, 2]),
        ("Foundry/v12_character_eldritch_knight.json", "casting", "intelligence"),
    ],
)
def test_what_the_rows_do_not_show(name: str, key: str, value: object) -> None:
    table = READ[HERE / "files" / name][0].table
    assert value in table[key] if isinstance(value, str) and isinstance(table[key], list) else table[key] == value


@pytest.mark.parametrize(
    "name, at, values",
    [
        (
            "Foundry/v13_bog_drake.json",
            0,
            {
                "use": {"recharge": 5},
                "target": {"area": "line 30 5"},
                "test": {"dc": 14},
                "effects": [{"kind": "damage", "dice": "8d8 acid"}],
            },
        ),
        (
            "Open5e v2/page_of_results.json",
            1,
            {"use": {"uses": 1}, "test": {"dc": 10}, "effects": [{"kind": "damage", "dice": "2d6 fire"}]},
        ),
        (
            "Open5e v2/adult_black_dragon.json",
            0,
            {"use": {"recharge": 5}, "target": {"area": "line 60 5"}, "test": {"dc": 18}},
        ),
        (
            "5e-bits/red_dragon_wyrmling.json",
            0,
            {
                "use": {"recharge": 5},
                "target": {"area": "cone 15"},
                "test": {"dc": 13},
                "effects": [{"kind": "damage", "dice": "7d6 fire"}],
            },
        ),
        (
            "5etools/newer_print_goblin.json",
            0,
            {
                "target": {"area": "cone 15"},
                "test": {"dc": 11},
                "effects": [{"kind": "damage", "dice": "2d6 fire", "on_success": "half"}],
            },
        ),
        (
            "Foundry/v12_metric_basilisk.json",
            0,
            {"use": {"recharge": 5}, "target": {"area": "sphere 30"}, "test": {"dc": 12}},
        ),
        (
            "5etools/copies_of_copies.json",
            1,
            {"use": {"recharge": 5}, "target": {"area": "sphere 30"}, "test": {"dc": 13}},
        ),
        (
            "Open5e v2/fixture_three_pages.json",
            0,
            {
                "use": {"recharge": 5},
                "target": {"area": "cone 15"},
                "test": {"dc": 12},
                "effects": [{"kind": "damage", "dice": "6d6 fire"}],
            },
        ),
        (
            "text/ru_volk_s_imenami.txt",
            0,
            {
                "use": {"recharge": 5},
                "target": {"area": "cone 15"},
                "test": {"dc": 12},
                "effects": [{"kind": "damage", "dice": "2d8 thunder"}],
            },
        ),
        (
            "text/cs_dracek.txt",
            0,
            {
                "use": {"recharge": 5},
                "target": {"area": "cone 15"},
                "test": {"dc": 13},
                "effects": [{"kind": "damage", "dice": "7d6 fire"}],
            },
        ),
        (
            "text/ru_drakon.txt",
            0,
            {
                "use": {"recharge": 5},
                "target": {"area": "cone 30"},
                "test": {"dc": 17},
                "effects": [{"kind": "damage", "dice": "16d6 fire"}],
            },
        ),
    ],
)
def test_breaths_are_read(name: str, at: int, values: dict[str, object]) -> None:
    power = READ[HERE / "files" / name][at].table["power"][0]
    assert says(power, values)


def test_names_stand_in_the_language_of_the_text() -> None:
    tables = {file.name: READ[file][0].table["name"] for file in FILES}
    assert tables["ru_ogr.txt"] == {"ru": "огр"} and tables["cs_dracek.txt"] == {"cs": "rudé dráče"}
    assert tables["v12_character_rogue.json"] == {"text": "Iva"} and tables["ogre.json"] == {"en": "ogre"}


@pytest.mark.parametrize(
    "name, key, values",
    [
        (
            "text/ru_volk_s_imenami.txt",
            "then",
            {"test": {"save": "strength", "dc": 13}, "effects": [{"kind": "condition", "condition": "prone"}]},
        ),
        (
            "text/cs_pavouk_v_sazich.txt",
            "then",
            {"test": {"save": "constitution", "dc": 11}, "effects": [{"kind": "damage", "dice": "2d8 poison"}]},
        ),
        ("Foundry/v11_character_champion.json", "critical_from", 19),
        ("text/cs_pavouk_v_sazich.txt", "reach", 5),
    ],
)
def test_what_the_first_attack_does_besides(name: str, key: str, values: object) -> None:
    found = READ[HERE / "files" / name][0].table["attack"][0][key]
    assert says(found, values) if isinstance(values, dict) else found == values


def test_an_attack_that_has_no_word_is_called_as_the_file_calls_it() -> None:
    spider = READ[HERE / "files" / "text" / "cs_pavouk_v_sazich.txt"][0].table
    assert [attack["name"] for attack in spider["attack"]] == ["bite", {"cs": "nohy"}]
    assert spider["name"] == {"cs": "jeskynní pavouk"}


def test_several_values_behind_each_other_are_as_many_blocks() -> None:
    ogre = (HERE / "files" / "5e-bits" / "ogre.json").read_text(encoding="utf-8")
    assert [one.id for one in read(ogre + ogre.replace("Ogre", "Ettin"))] == ["ogre", "ettin"]


def test_what_is_left_out_is_told_by_its_place() -> None:
    (knight,) = READ[HERE / "files" / "Foundry" / "v11_character_champion.json"]
    assert [(one.path, one.value, one.reason) for one in knight.taken] == [
        ("Bořek.system.attributes.hp.value", "31", "import-left-out"),
        ("Bořek.effects", "Bless", "import-left-out"),
    ]


def test_what_is_missed_is_told_in_the_words_of_the_file() -> None:
    priest = READ[HERE / "files" / "text" / "ru_zhrets_s_angliiskim.txt"][0]
    (sentence,) = priest.missed["Божественное превосходство"]
    assert sentence.startswith("Бонусным действием жрец") and sentence.endswith("10 (3к6).")
