"""Published encounters as a game master types them, in three languages: from the names of the monsters and the classes
of the party to a scene that is in order, and what the book and the forecast say of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bojiste.core.scene import LANGUAGES
from bojiste.core.system import system
from bojiste.files import scenes
from bojiste.systems.srd5.sheet import Sheet
from bojiste.systems.srd5.shelf.heroes import KITS, hero
from tests.cli.conftest import Run, objects

PARTY = {
    "en": "Ada fighter {0}, Bea rogue {0}, Cid cleric {0}, Dan wizard {0}",
    "cs": "Ada bojovník {0}, Bea tulák {0}, Cid klerik {0}, Dan kouzelník {0}",
    "ru": "Ада воин {0}, Бея плут {0}, Сид жрец {0}, Дан волшебник {0}",
}
ENCOUNTERS: list[tuple[int, dict[str, int], dict[str, str]]] = [
    (1, {"goblin": 4}, {"en": "4 goblins", "cs": "goblini 4", "ru": "гоблины 4"}),
    (2, {"bandit_captain": 1, "bandit": 5},
     {"en": "bandit captain, bandits 5", "cs": "vůdce banditů, bandité 5", "ru": "главарь бандитов, 5 бандитов"}),
    (3, {"ogre": 1, "orc": 3}, {"en": "ogre, 3 orcs", "cs": "ogr, skřeti 3", "ru": "огр, 3 орка"}),
    (3, {"wight": 1, "zombie": 4},
     {"en": "wight, zombies 4", "cs": "mohylový přízrak, zombie 4", "ru": "умертвие, зомби 4"}),
    (3, {"owlbear": 1}, {"en": "owl bear", "cs": "sovoméd", "ru": "совомед"}),
    (5, {"troll": 2}, {"en": "2 trolls", "cs": "2 trolové", "ru": "2 тролля"}),
    (6, {"mage": 1, "veteran": 2}, {"en": "mage, veteran x2", "cs": "mág, veteráni 2", "ru": "маг, ветераны 2"}),
    (8, {"young_red_dragon": 1, "kobold": 6},
     {"en": "young red dragon, kobolds 6", "cs": "mladý rudý drak, koboldi 6",
      "ru": "молодой красный дракон, кобольды 6"}),
    (4, {"giant_spider": 3, "ettercap": 1},
     {"en": "3 giant spiders, ettercap", "cs": "obří pavouci 3, pavoučnatec", "ru": "гигантские пауки 3, эттеркап"}),
    (13, {"lich": 1, "ghoul": 4}, {"en": "lich, ghouls 4", "cs": "lich, ghúlové 4", "ru": "лич, 4 гуля"}),
    (5, {"werewolf_hybrid": 1, "dire_wolf": 2},
     {"en": "a were wolf and two dire wolfs", "cs": "vlkodlak a dva zlovlci", "ru": "оборотень и два лютых волка"}),
    (4, {"gelatinous_cube": 1, "gray_ooze": 2},
     {"en": "gelatinous cubes, 2 grey ooze", "cs": "želatinová krychle, šedý sliz 2",
      "ru": "желатиновый куб, серая слизь 2"}),
    (5, {"fire_elemental": 2}, {"en": "two fire elementals", "cs": "dva ohniví elementálové",
      "ru": "два огненных элементаля"}),
    (1, {"swarm_of_rats": 2, "giant_rat": 3},
     {"en": "rat swarms x2 and 3 giant rats", "cs": "roj krys 2, tři obří krysy",
      "ru": "рой крыс 2, гигантские крысы 3"}),
    (2, {"bandit_captain": 1, "bandit": 4},
     {"en": "pirate captain, pirates 4", "cs": "kapitán pirátů, čtyři piráti",
      "ru": "капитан пиратов и четыре пирата"}),
    (3, {"lizardfolk": 4, "crocodile": 1},
     {"en": "lizard folk 4, crocodile", "cs": "ještěráci 4, krokodýl", "ru": "четыре ящеролюда, крокодил"}),
    (6, {"assassin": 1, "thug": 4},
     {"en": "Assassin, thugs 4", "cs": "zabiják, hrdlořezové 4", "ru": "ассасин, головорезы 4"}),
    (4, {"mummy": 2}, {"en": "couple mummies", "cs": "dvě mumie", "ru": "две мумии"}),
    (9, {"tyrannosaurus_rex": 1}, {"en": "T-Rex", "cs": "tyranosaurus rex", "ru": "тираннозавр рекс"}),
    (2, {"animated_armor": 1, "flying_sword": 2},
     {"en": "animated armour + 2 flying swords", "cs": "oživlé brnění a dva létající meče",
      "ru": "живые доспехи, летающие мечи 2"}),
]  # fmt: skip


def made(run: Run, language: str, level: int, foes: str) -> str:
    answers = f"T\n{PARTY[language].format(level)}\n{foes}\nn\n"
    done = run("new", "fight.toml", "--system", "srd5", "--lang", language, input=answers)
    assert done.exit_code == 0, done.stderr
    return str(done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "level, enemies, typed", ENCOUNTERS, ids=lambda value: "+".join(value) if isinstance(value, dict) else ""
)
def test_from_names_to_a_scene_in_order(
    run: Run, folder: Path, language: str, level: int, enemies: dict[str, int], typed: dict[str, str]
) -> None:
    made(run, language, level, typed[language])
    scene = scenes.load(folder / "fight.toml")
    assert Counter(one.block for one in scene.combatants if one.block) == enemies
    heroes = [one.sheet for one in scene.combatants if not one.block]
    assert [(one.calling, one.level) for one in heroes] == [
        (name, level) for name in ("fighter", "rogue", "cleric", "wizard")
    ]
    assert run("check", "fight.toml", "--lang", language).exit_code == 0


@pytest.mark.parametrize("language, at", [("en", 0), ("cs", 2), ("ru", 4)])
def test_from_a_scene_to_the_book_and_the_forecast(run: Run, language: str, at: int) -> None:
    level, _, typed = ENCOUNTERS[at]
    made(run, language, level, typed[language])
    (found,) = objects(run("budget", "fight.toml", "-n", "2", "--seed", "1", "--json"))
    assert found["party"] == 4 and found["verdict"] in ("trifling", "easy", "medium", "hard", "deadly")
    told = run("forecast", "fight.toml", "-n", "2", "--seed", "1", "--lang", language)
    assert told.exit_code == 0 and ("Ада" if language == "ru" else "Ada") in told.stdout


@pytest.mark.parametrize(
    "language, typed, near",
    [
        ("en", "gladiater", "gladiator"),
        ("cs", "černý drak", "mladý černý drak"),
        ("cs", "rytíž", "rytíř"),
        ("ru", "акулы", "рифовая акула"),
    ],
)
def test_what_may_be_meant_is_told_as_it_is_called(
    run: Run, folder: Path, language: str, typed: str, near: str
) -> None:
    answers = f"T\n{PARTY[language].format(3)}\n{typed}\nogre\nn\n"
    told = run("new", "fight.toml", "--system", "srd5", "--lang", language, input=answers)
    assert near in " ".join(told.stdout.split()) and told.exit_code == 0


@pytest.mark.parametrize(
    "typed, id",
    [("vlci", "wolf"), ("ohnivý elementál", "fire_elemental"), ("Owl Bear", "owlbear"), ("тролли", "troll")],
)
def test_a_block_is_shown_by_what_people_call_it(run: Run, typed: str, id: str) -> None:
    (found,) = objects(run("bestiary", "show", typed, "--system", "srd5", "--json"))
    assert found["block"] == id


def test_of_several_that_may_be_meant_none_is_shown(run: Run) -> None:
    done = run("bestiary", "show", "чёрный дракон", "--system", "srd5")
    assert done.exit_code == 2 and "young_black_dragon" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_class_that_there_is_not_is_told_and_asked_again(run: Run, folder: Path, language: str) -> None:
    answers = "T\nAda figther 3\nAda fighter 21\nAda fighter 3\nogre\nn\n"
    told = run("new", "fight.toml", "--system", "srd5", "--lang", language, input=answers).stdout
    assert told.count("Ada figther 3") == 1 and next(iter(scenes.load(folder / "fight.toml").combatants)).id == "ada"


@pytest.mark.parametrize("level", range(1, 21))
@pytest.mark.parametrize("name", KITS)
def test_every_ready_hero_is_one(name: str, level: int) -> None:
    sheet = Sheet.model_validate(hero(name, level))
    assert (sheet.calling, sheet.level, sheet.armour_proficient) == (name, level, True)
    assert max(sheet.abilities.values()) == min(20, 16 + 2 * (level >= 4) + 2 * (level >= 8))
    assert bool(sheet.spells) == bool(sheet.slots)


def test_there_is_a_ready_hero_of_every_class() -> None:
    from bojiste.systems.srd5.sheet.classes import CLASSES

    assert set(system("srd5").shelf().callings) == set(CLASSES)
