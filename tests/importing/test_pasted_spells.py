"""What casters of Czech and Russian stat blocks cast: slots, numbers, spells by their names; names without a word are
told."""

from __future__ import annotations

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.systems.srd5.importing import Imported, names, read
from bojiste.systems.srd5.importing.second_names import ALSO
from bojiste.systems.srd5.words.spells import SPELLS
from bojiste.systems.srd5.words.utility import UTILITY

CZECH = """Kultistický kněz
Střední humanoid (člověk), neutrální zlo
Obranné číslo 13 (kožená zbroj)
Životy 33 (6k8 + 6)
Rychlost 30 stop
SIL OBR ODO INT MDR CHA
11 (+0) 14 (+2) 12 (+1) 10 (+0) 13 (+1) 14 (+2)
Smysly pasivní vnímání 11
Jazyky obecná řeč
Nebezpečnost 2 (450 ZK)
Schopnosti
{trait}
Akce
Dýka. Útok zbraní na blízko: +4 k zásahu, dosah 5 stop, jeden cíl. Zásah: 4 (1k4 + 2) bodné zranění.
"""
RUSSIAN = """Жрец культа [Cult priest]
Средний гуманоид (человек), нейтральный
Класс Доспеха 13 (кожаный доспех)
Хиты 33 (6к8 + 6)
Скорость 30 фт.
СИЛ ЛОВ ТЕЛ ИНТ МДР ХАР
11 (+0) 14 (+2) 12 (+1) 10 (+0) 13 (+1) 14 (+2)
Чувства пассивная Внимательность 11
Языки Общий
Опасность 2 (450 опыта)
Способности
{trait}
Действия
Кинжал. Рукопашная атака оружием: +4 к попаданию, досягаемость 5 фт., одна цель. Попадание: Колющий урон 4 (1к4 + 2).
"""
CS = """Sesílání kouzel. Kněz je sesilatel 4. úrovně. Jeho vlastností pro sesílání kouzel je Moudrost (SO záchrany proti
kouzlům 11, +3 k zásahu útoky kouzly). Kněz má připravena tato kouzla klerika:
Triky (libovolně): světlo, thaumaturgie
1. úroveň (4 pozice): rozkaz, způsobení ran, *štít víry*
2. úroveň (3 pozice): znehybnění humanoida, duchovní zbraň"""
RU = """Использование заклинаний. Жрец является заклинателем 4-го уровня. Его базовая характеристика — Мудрость (Сл
спасброска от заклинания 11, +3 к попаданию атаками заклинаниями). У жреца подготовлены следующие заклинания жреца:
Заговоры (неограниченно): свет, священное пламя [sacred flame], чудотворство
1 уровень (4 ячейки): приказ, нанесение ран, щит веры
2 уровень (3 ячейки): удержание личности, духовное оружие [spiritual weapon]"""
CASTS = ["command", "inflict_wounds", "shield_of_faith", "hold_person", "spiritual_weapon"]


def found_in(block: str, trait: str) -> Imported:
    (found,) = read(block.format(trait=trait))
    assert found.block is not None, found.problems
    return found


@pytest.mark.parametrize("block, trait", [(CZECH, CS), (RUSSIAN, RU)], ids=["cs", "ru"])
def test_a_caster_with_slots_casts_and_fights(block: str, trait: str) -> None:
    found = found_in(block, trait)
    head = {"level": 4, "casting": "wisdom", "spell_dc": 11, "spell_attack": 3, "slots": [4, 3]}
    assert {key: found.table[key] for key in head} == head
    assert [one for one in found.table["spells"] if one != "sacred_flame"] == CASTS
    assert found.table["utility_spells"] == ["light", "thaumaturgy"]
    assert not found.problems and not found.left
    entry = {**found.table, "id": "it", "side": "guests"}
    hosts = {"block": "veteran", "side": "hosts", "count": 2}
    run = Run(read_scene({"format": 1, "system": "srd5", "combatant": [entry, hosts]}), Tape(7), events=[], strict=True)
    run.advance()
    assert run.outcome is not None


@pytest.mark.parametrize(
    "block, trait",
    [
        (CZECH, "Vrozené sesílání kouzel. Její vlastností pro sesílání kouzel je Charisma (SO záchrany 13). Může sesílat:\n"
                "Libovolně: odhalení magie\n2/den každé: požehnání, ohnivá koule\n1/den: mlžný krok"),
        (RUSSIAN, "Врождённое колдовство. Базовая характеристика жреца — Харизма (Сл спасброска 13). Он может накладывать:\n"
                  "Неограниченно: обнаружение магии\n2/день каждое: благословение, огненный шар\n1/день: misty step"),
    ],
    ids=["cs", "ru"],
)  # fmt: skip
def test_a_caster_without_slots(block: str, trait: str) -> None:
    found = found_in(block, trait)
    said = [(row["name"], row["use"]["uses"]) for row in found.table["power"]]
    assert said == [("bless", 2), ("fireball", 2), ("misty step", 1)]
    assert found.table["casting"] == "charisma" and found.table["spell_dc"] == 13
    assert found.table["utility_spells"] == ["detect_magic"]
    assert not found.problems and not found.left


@pytest.mark.parametrize(
    "block, trait, name, spell, made_up",
    [
        (CZECH, CS, "Sesílání kouzel", "rozkaz", "ňuf, kuk"),
        (RUSSIAN, RU, "Использование заклинаний", "приказ", "фырк, мяу"),
    ],
    ids=["cs", "ru"],
)
def test_a_name_without_a_word_is_told_and_left_out(
    block: str, trait: str, name: str, spell: str, made_up: str
) -> None:
    found = found_in(block, trait.replace(spell, made_up))
    assert found.table["spells"][-4:] == CASTS[1:]
    (problem,) = found.problems
    assert (problem.path.partition(".")[2], problem.value, problem.reason) == (name, made_up, "import-unread")


@pytest.mark.parametrize(
    "spoil",
    [lambda text: text.replace("Moudrost", "Štěstí"), lambda text: text.partition("Triky")[0],
     lambda text: text.replace("(4 pozice)", "(mnoho)").replace("(3 pozice)", "(víc)").replace("Triky", "Finty"),
     lambda text: text.replace("Sesílání kouzel.", "Čáry.")],
)  # fmt: skip
def test_a_trait_that_says_too_little_is_told_whole(spoil: object) -> None:
    found = found_in(CZECH, spoil(CS))  # type: ignore[operator]
    assert "casting" not in found.table and len(found.left) == 1 and list(found.missed) == list(found.left)


@pytest.mark.parametrize("cut", range(20, len(CS), 37))
def test_a_trait_that_is_cut_off_breaks_nothing(cut: int) -> None:
    for block, trait in ((CZECH, CS), (RUSSIAN, RU)):
        (found,) = read(block.format(trait=trait[:cut]))
        assert found.block is not None or found.problems


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_most_spells_have_one_name_in_the_language(language: str) -> None:
    known = names._spells(language)
    assert len({*known.values()} & {*SPELLS}) > 60 and {*known.values()} <= {*SPELLS} | UTILITY


@pytest.mark.parametrize("language", ALSO)
def test_spells_go_by_the_names_of_other_translations_too(language: str) -> None:
    """Each of them is a spell of the document, by any spelling of its letters; none takes the name of another."""
    for name, id in ALSO[language].items():
        assert names.spell(name.upper(), language) == id, name
    assert names.spell("spěch", "cs") == names.spell("ускорение", "ru") == "haste"
