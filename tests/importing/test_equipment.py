"""Weapons and armour of the tables against the equipment of the data.

The whole is compared where the wheel is; everywhere one piece of each kind, and pieces that were spoiled on purpose.
"""

from __future__ import annotations

from typing import Any

import pytest
from tools.srd_pack import build, equipment, source

LISTED = (build.HERE / "equipment.txt").read_text(encoding="utf-8")
WHEEL = build.HERE / "wheels" / source.WHEEL


def weapon(
    index: str, group: str, cost: tuple[int, str], weight: float, *properties: str, **more: Any
) -> dict[str, Any]:
    """A piece as the data write it (figures of the System Reference Document 5.1)."""
    quantity, unit = cost
    return {
        "index": index, "name": index, "equipment_category": {"index": "weapon"}, "weapon_range": group.split()[1],
        "category_range": group, "cost": {"quantity": quantity, "unit": unit}, "weight": weight,
        "range": {"normal": 5}, "properties": [{"index": one} for one in properties], **more,
    }  # fmt: skip


def harm(dice: str, type_: str) -> dict[str, Any]:
    return {"damage_dice": dice, "damage_type": {"index": type_}}


def armour(index: str, kind: str, cost: int, base: int, dexterity: int | None, **more: Any) -> dict[str, Any]:
    """A piece of armour; ``dexterity``: at most so much of the modifier (``None``: all of it)."""
    bonus = {"base": base, "dex_bonus": dexterity != 0} | ({"max_bonus": dexterity} if dexterity else {})
    return {
        "index": index, "name": index, "equipment_category": {"index": "armor"}, "armor_category": kind,
        "cost": {"quantity": cost, "unit": "gp"}, "armor_class": bonus, "str_minimum": 0, "stealth_disadvantage": False,
    } | more  # fmt: skip


PIECES = [
    weapon("longsword", "Martial Melee", (15, "gp"), 3, "versatile",
           damage=harm("1d8", "slashing"), two_handed_damage=harm("1d10", "slashing")),
    weapon("dagger", "Simple Melee", (2, "gp"), 1, "finesse", "light", "thrown", "monk",
           damage=harm("1d4", "piercing"), throw_range={"normal": 20, "long": 60}),
    weapon("crossbow-heavy", "Martial Ranged", (50, "gp"), 18, "ammunition", "heavy", "loading", "two-handed",
           damage=harm("1d10", "piercing"), range={"normal": 100, "long": 400}),
    weapon("blowgun", "Martial Ranged", (10, "gp"), 1, "ammunition", "loading",
           damage=harm("1", "piercing"), range={"normal": 25, "long": 100}),
    weapon("net", "Martial Ranged", (1, "gp"), 3, "thrown", "special",
           range={"normal": 5, "long": 15}, throw_range={"normal": 5, "long": 15}),
    armour("leather-armor", "Light", 10, 11, None, weight=10),
    armour("breastplate", "Medium", 400, 14, 2, weight=20),
    armour("chain-mail", "Heavy", 75, 16, 0, weight=55, str_minimum=13, stealth_disadvantage=True),
    armour("shield", "Shield", 10, 2, 0, weight=6),
]  # fmt: skip


def told(*pieces: dict[str, Any]) -> list[str]:
    """The lines about these pieces, without those about pieces that are not among them."""
    return [line for line in equipment.disagreements(pieces).splitlines() if "only the tables" not in line]


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece["index"])
def test_the_tables_have_the_figures_of_the_data(piece: dict[str, Any]) -> None:
    assert told(piece) == []


@pytest.mark.parametrize(
    "at, spoiled, line",
    [
        (0, {"cost": {"quantity": 15, "unit": "sp"}}, "longsword: price: the data say 150, the table 1500"),
        (0, {"damage": harm("1d8", "piercing")}, "longsword: damage: the data say 1d8 piercing, the table 1d8 slashing"),
        (0, {"two_handed_damage": {}}, "longsword: in two hands: the data say none, the table 1d10 slashing"),
        (1, {"throw_range": {"normal": 30, "long": 60}}, "dagger: range: the data say 30/60, the table 20/60"),
        (1, {"properties": []}, "dagger: properties: the data say none, the table finesse light thrown"),
        (2, {"weight": 5}, "heavy_crossbow: weight: the data say 5, the table 18.0"),
        (2, {"category_range": "Simple Ranged"}, "heavy_crossbow: group: the data say simple ranged, the table martial ranged"),
        (5, {"stealth_disadvantage": True}, "leather: loud: the data say True, the table False"),
        (7, {"str_minimum": 15}, "chain_mail: strength: the data say 15, the table 13"),
        (0, {"index": "laser"}, "laser: only the data have it"),
    ],
)  # fmt: skip
def test_what_differs_is_a_line(at: int, spoiled: dict[str, Any], line: str) -> None:
    assert told(PIECES[at] | spoiled) == [line]


def test_an_armour_class_is_compared_for_every_dexterity() -> None:
    (line,) = told(armour("breastplate", "Medium", 400, 14, None, weight=20))
    assert line == "breastplate: armour class: the data say [13, 14, 16, 17, 19], the table [13, 14, 16, 16, 16]"


def test_what_only_the_tables_have_is_a_line_each() -> None:
    lines = equipment.disagreements(PIECES).splitlines()
    assert len(lines) == 37 + 13 - len(PIECES) and "whip: only the tables have it" in lines


def test_the_list_is_short_and_known() -> None:
    reach = [line for line in LISTED.splitlines() if ": reach: the data say 5, the table 10" in line]
    assert [line.split(":")[0] for line in reach] == ["glaive", "halberd", "lance", "pike", "whip"]
    assert len(LISTED.splitlines()) == 6  # and the trident, whose field says slashing


@pytest.mark.skipif(not WHEEL.is_file(), reason="the data are not here: python -m tools.srd_pack fetches them")
def test_all_of_it_compared_again_is_the_same() -> None:
    assert equipment.disagreements(source.entries(WHEEL, "equipment")) == LISTED
