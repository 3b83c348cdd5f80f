"""Blocks of all kinds held against the printed numbers, which were copied by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bojiste.core.system import system
from bojiste.systems.srd5.words import ABILITIES, CREATURE_TYPES

LINES = (Path(__file__).parent / "printed.txt").read_text(encoding="utf-8").splitlines()
ROWS = [[cell.strip() for cell in line.split("|")] for line in LINES if not line.startswith("#")]
BLOCKS = system("srd5").blocks()


def pairs(text: str) -> dict[str, int]:
    """``walk 40, climb 30``."""
    return {key: int(value) for key, value in (part.split() for part in text.split(","))}


def attacks(text: str) -> Iterator[dict[str, Any]]:
    """``javelin +5 5 30/120 1d6+3 piercing & 1d6 fire``."""
    for one in text.split(";"):
        name, hit, *where, dice, type_ = one.partition("&")[0].split()
        damage = [f"{dice} {type_}", *(part.strip() for part in one.split("&")[1:])]
        found: dict[str, Any] = {"name": name, "to_hit": int(hit), "damage": damage if len(damage) > 1 else damage[0]}
        for word in where:
            found |= {"range": list(map(int, word.split("/")))} if "/" in word else {"reach": int(word)}
        yield found


def test_the_rows_are_of_all_kinds() -> None:
    assert len(ROWS) >= 40 and {BLOCKS[row[0]]["type"] for row in ROWS} == set(CREATURE_TYPES)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_block_has_the_printed_numbers(row: list[str]) -> None:
    id, kind, body, speeds, abilities, worth, ways, _ = row
    block = BLOCKS[id]
    assert f"{block.get('size', 'medium')} {block['type']}" == kind
    assert f"{block['ac']} {block['hp_max']} {block['hit_dice']}" == body
    speed = block["speed"] if isinstance(block["speed"], dict) else {"walk": block["speed"]}
    assert {way: far for way, far in speed.items() if way != "hover"} == pairs(speeds)
    assert [block["abilities"][ability] for ability in ABILITIES] == list(map(int, abilities.split()))
    assert f"{block['challenge']} {block['experience']}" == worth
    keys = ("name", "to_hit", "damage", "reach", "range")
    own = [attack for attack in block["attack"] if attack["name"] != "swallow"]  # that is a bite at whom it holds
    told = [{key: attack[key] for key in keys if key in attack} for attack in own]
    assert sorted(told, key=str) == sorted(attacks(ways), key=str)


@pytest.mark.parametrize("row", [row for row in ROWS if row[-1]], ids=lambda row: row[0])
def test_what_the_row_says_besides(row: list[str]) -> None:
    block = BLOCKS[row[0]]
    for part in row[-1].split(";"):
        key, _, said = part.strip().partition(" ")
        if key in ("saves", "skills"):
            assert block[key] == pairs(said)
        elif key == "multiattack":
            assert block[key] == said.split()
        else:
            assert set(block[key]) >= {one.strip() for one in said.split(",")}
