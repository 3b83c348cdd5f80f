"""Czech and Russian blocks in the wordings of several translations and tables: all come to the same."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.importing import read
from tests.importing.test_read import CZECH, RUSSIAN

STRIKES_CS = [
    "Útok zbraní na blízko: +4 k zásahu, dosah 5 stop, jeden cíl. Zásah: 5 (1k6 + 2) sečného zranění.",
    "Útok zbraní nablízko: +4 k zásahu, dosah 5 stop, jeden cíl. Zásah: 5 (1k6 + 2) sečného poškození.",
    "Útok na blízko zbraní: +4 na zásah, dosah 1,5 m, jeden cíl. Zásah: 5 (1k6+2) sečného zranění.",
    "Útok zbraní zblízka: +4 k útoku, dosah 1 sáh, jedna bytost. Při zásahu: 5 (1k6 + 2) bodů sečného zranění.",
    "Útok nablízko: +4 na útok, dosah 5 stop, 1 cíl. Zásah: 5 (1k6 + 2) poškození sečné.",
]
STRIKES_RU = [
    "Рукопашная атака оружием: +4 к попаданию, досягаемость 5 фт., одна цель. Попадание: 5 (1к6 + 2) рубящего урона.",
    "Рукопашная оружейная атака: +4 к попаданию, досягаемость 5 футов, одна цель. Попадание: 5 (1к6 + 2) рубящего урона.",
    "Атака оружием ближнего боя: +4 к атаке, досягаемость 5 фт., одна цель. Попадание: Рубящий урон 5 (1к6 + 2).",
    "Атака рукопашным оружием: +4 на попадание, досягаемость 1,5 м, 1 цель. При попадании: 5 (1к6+2) ед. рубящего урона.",
]


@pytest.mark.parametrize(
    "block, usual, said",
    [(CZECH, STRIKES_CS[0], said) for said in STRIKES_CS] + [(RUSSIAN, STRIKES_RU[0], said) for said in STRIKES_RU],
)
def test_an_attack_is_read_in_each_wording(block: str, usual: str, said: str) -> None:
    assert usual in block
    (found,) = read(block.replace(usual, said))
    assert not found.problems and not found.missed and not found.left
    (attack,) = found.table["attack"]
    assert (attack["to_hit"], attack["reach"], attack["damage"]) == (4, 5, "1d6+2 slashing")


@pytest.mark.parametrize(
    "block, words",
    [
        (CZECH, {"Obranné číslo": "Obranná třída", "Životy": "Body života", "Rychlost": "Pohyb"}),
        (CZECH, {"Obranné číslo": "OČ", "Nebezpečnost": "Stupeň nebezpečnosti", "Životy": "Zásahové body"}),
        (RUSSIAN, {"Класс Доспеха": "Класс брони", "Хиты": "Очки здоровья"}),
        (RUSSIAN, {"Класс Доспеха": "КД", "Хиты": "Здоровье", "Опасность": "Уровень опасности"}),
    ],
)
def test_the_numbers_are_read_under_each_heading(block: str, words: dict[str, str]) -> None:
    told = block
    for usual, said in words.items():
        assert usual in told
        told = told.replace(usual, said)
    (found,), (same,) = read(told), read(block)
    assert not found.problems and found.table == same.table


@pytest.mark.parametrize(
    "block, said",
    [
        (CZECH, "Cíl musí uspět v záchranném hodu na Odolnost SO 12, jinak je otrávený na 1 minutu."),
        (CZECH, "Cíl si musí hodit záchranný hod na Odolnost (SO 12), jinak bude otráven na 1 minutu."),
        (CZECH, "Cíl musí zvládnout záchranný hod na Odolnost proti SO 12, nebo je otrávený na 1 minutu."),
        (RUSSIAN, "Цель должна преуспеть в спасброске Телосложения СЛ 12, иначе станет отравленной на 1 минуту."),
        (RUSSIAN, "Цель должна совершить спасбросок Телосложения (СЛ 12), иначе будет отравлена на 1 минуту."),
        (RUSSIAN, "Цель должна пройти спасбросок Телосложения со СЛ 12, или будет отравлена на 1 минуту."),
    ],
)
def test_a_save_after_a_hit_is_read_in_each_wording(block: str, said: str) -> None:
    (found,) = read(f"{block.rstrip()} {said}\n")
    assert not found.problems and not found.missed
    (attack,) = found.table["attack"]
    then = attack["then"]
    assert then["test"] == {"save": "constitution", "dc": 12} and then["duration"] == {"rounds": 10}
    assert then["effects"] == [{"kind": "condition", "condition": "poisoned"}]
