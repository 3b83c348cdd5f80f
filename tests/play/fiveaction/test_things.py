"""Gear of the tables, as the bestiary lists it and a scene names it."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import LANGUAGES
from bojiste.core.shelf import Thing
from bojiste.systems.fiveaction import SYSTEM
from bojiste.systems.fiveaction.prepare import Kit
from bojiste.tell.words import Words
from tests.play.fiveaction.scripted import BY_PARTS, ota, petr, scene
from tests.rules.fiveaction import test_tables as printed

THINGS = {one.id: one for one in SYSTEM.shelf().things()}
SAME = ("", "same", "–")


def of_kind(*kinds: str) -> list[Thing]:
    return [one for one in THINGS.values() if one.kind.removeprefix("things-") in kinds]


def kit(options: dict[str, Any] | None = None, **more: Any) -> Kit:
    made: Kit = scene(ota(**more), petr(), options=options or {}).prepared.kits["ota"]
    return made


def in_grips(cells: list[list[str]]) -> dict[str, list[list[str]]]:
    """Printed rows by the weapon that they belong to."""
    found: dict[str, list[list[str]]] = {}
    for row in cells:
        found.setdefault(row[0].replace(",", " ").split()[0], []).append(row)
    return found


WEAPONS = in_grips(printed.rows(printed.MELEE))


def dice(cell: str) -> str:
    return cell if cell[0].isdigit() else f"1{cell}"


def far(cell: str) -> str:
    """``STR×1.25`` as the list has it; the light axe's reach stands in a note."""
    factor = cell.partition("STR×")[2]
    return f"{factor}×STR" if factor else cell.strip("(").split(",")[0]


@pytest.mark.parametrize("id", WEAPONS)
def test_a_weapon_is_listed_as_printed(id: str) -> None:
    """fiveaction.weapon.table"""
    rows, figures = WEAPONS[id], THINGS[id].table
    assert figures["damage"] == [dice(row[2]) for row in rows]
    assert figures["critical"] == [f"{row[3]}×{row[4]}" for row in rows]
    assert figures["slowdown"] == [row[5].split(" (")[0] for row in rows]
    assert figures["grip"] == [row[6] for row in rows]
    assert figures["reach"] == [far(row[7]) for row in rows]
    assert (figures["weight"], figures["price"]) == (rows[0][8], rows[0][9])
    types = [["".join(printed.TYPES[one] + "+" for one in row[1].split(", "))[:-1]] for row in rows]
    assert [[one] for one in figures["types"]] == types


def test_all_rows_are_listed() -> None:
    assert {one.id for one in of_kind("weapon")} == {*WEAPONS}
    assert {one.id for one in of_kind("missile")} == {row[0] for row in printed.rows(printed.MISSILES)}
    assert {row[0] for row in printed.rows(printed.SHIELD_TABLE)} == {one.id for one in of_kind("shield")} - {
        "plate_gauntlets"
    }
    assert not {*THINGS} & {*SYSTEM.blocks()}


@pytest.mark.parametrize("row", printed.rows(printed.MISSILES), ids=lambda row: row[0])
def test_a_missile_weapon_is_listed_as_printed(row: list[str]) -> None:
    figures = THINGS[row[0]].table
    harm = dice(row[2]).replace("+floor(STR/4)", "+STR/4")
    assert figures["damage"] == [harm] and figures["critical"] == [f"{row[3]}×{row[4]}"]
    assert figures["slowdown"] == [row[5]] and figures["reach"] == [far(row[7])]
    assert (figures["weight"], figures["price"]) == (row[8], row[9])


@pytest.mark.parametrize("row", printed.rows(printed.SHIELD_TABLE), ids=lambda row: row[0])
def test_a_shield_is_listed_as_printed(row: list[str]) -> None:
    figures = THINGS[row[0]].table
    assert f"+{figures['bonus']}" == row[5].split(",")[0] and str(figures["slowdown"]) == row[6].split(",")[0]
    assert (figures["weight"], figures["price"]) == (row[9], row[10])
    assert figures.get("damage") == (None if row[2] == "none" else dice(row[2]))


@pytest.mark.parametrize("one", of_kind("weapon", "missile", "shield"), ids=lambda one: one.id)
def test_its_name_alone_is_enough(one: Thing) -> None:
    """``weapons = ["small_bow"]`` in both hands, ``shield = "light_shield"`` in the other"""
    if one.kind == "things-shield":
        if one.id != "pavise":
            assert kit({"setting": {"late_plate": True}}, shield=one.id).shield.row == one.id  # type: ignore[union-attr]
        return
    both = set(one.table["grip"]) <= {"2R", "missile"}
    table = scene(ota(weapons=[one.id, "light_axe"]), petr())
    assert table.by_id["ota"].sheet.weapons[0].hand == ("both" if both else "main")
    assert table.by_id["ota"].sheet.weapons[1].hand == "sheathed"
    assert one.id in table.prepared.kits["ota"].names


@pytest.mark.parametrize("one", of_kind("armour"), ids=lambda one: one.id)
def test_armour_by_its_name_stops_the_most_of_its_row(one: Thing) -> None:
    """Of either table of armour, by the options of the scene"""
    for mode, options in (("", {}), ("_by_parts", BY_PARTS)):
        if f"dr{mode}" in one.table:
            most = int(one.table[f"dr{mode}"].rpartition("–")[2])
            assert [piece.dr for piece in kit(options, armour=[one.id]).armour] == [most]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", THINGS.values(), ids=lambda one: one.id)
def test_it_has_a_name_that_declines(one: Thing, language: str) -> None:
    words = Words(language, "fiveaction")
    assert words.has(one.word) and words.has(one.kind)
    if language != "en":
        assert all(words.has(f"{one.word}.{form}") for form in ("gen", "acc", "ins", "gender")), one.word
