"""Weapons, armour, shields and spells of the tables: as the catalogue prints them, and named by a scene."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import LANGUAGES
from bojiste.core.shelf import Thing
from bojiste.systems.osr import SYSTEM
from bojiste.systems.osr.prepare import Profile
from bojiste.tell.words import Words
from tests.play.osr.cast import at, damage, fight, foe, hero, kinds, scene

THINGS = {one.id: one for one in SYSTEM.shelf().things()}
WEAPONS = """
| dagger | 1d4 | piercing | small | melee | throwable |
| club | 1d4 | blunt | small | melee | throwable |
| short sword | 1d6 | slashing | small | melee | |
| hand axe | 1d6 | slashing | small | melee | throwable |
| mace | 1d6 | blunt | medium | melee | |
| hammer | 1d6 | blunt | medium | melee | |
| sword | 1d8 | slashing | medium | melee | |
| battle axe | 1d8 | slashing | medium | melee | two hands |
| spear | 1d6 | piercing | large | melee | throwable |
| staff | 1d4 | blunt | medium | melee | two hands |
| two-handed sword | 1d10 | slashing | large | melee | two hands |
| halberd | 1d10 | slashing | large | melee | two hands |
| javelin | 1d4 | piercing | medium | melee | throwable |
| sling | 1d4 | blunt | small | missile | |
| hand crossbow | 1d4 | piercing | small | missile | reload |
| short bow | 1d6 | piercing | medium | missile | two hands |
| crossbow | 1d6 | piercing | medium | missile | two hands, reload |
| long bow | 1d8 | piercing | large | missile | two hands |
| heavy crossbow | 1d10 | piercing | large | missile | two hands, reload |
"""
ROWS = [[cell.strip() for cell in line.split("|")[1:7]] for line in WEAPONS.strip().splitlines()]
REACH = {"small": 1, "medium": 2, "large": 3}
RANGE = {"small": [25, 50], "medium": [50, 100], "large": [100, 200]}
OTHERS = {"leather": {"bonus": 2}, "chain": {"bonus": 4}, "plate": {"bonus": 6}, "small": {"ac": 1}, "large": {"ac": 2}}


def of_kind(kind: str) -> list[Thing]:
    return [one for one in THINGS.values() if one.kind == f"things-{kind}"]


def made(**more: Any) -> Profile:
    """Somebody of a scene, made ready."""
    profile: Profile = scene(at(hero(**more), 0), at(foe(), 9)).prepared.profiles["ada"]
    return profile


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_weapon_is_as_printed(row: list[str]) -> None:
    """osr.completion.weapons, osr.completion.missile_range, osr.combat.reach"""
    name, dice, type, size, kind, note = row
    figures = THINGS[name.replace(" ", "_").replace("-", "_")].table
    far = {"range": RANGE[size]} if kind == "missile" else {"reach": REACH[size]}
    notes = {word: True for word in ("throwable", "reload") if word in note}
    plain = {"damage": f"{dice} {type}", "kind": kind, "size": size, "hands": 2 if "two hands" in note else 1}
    assert figures == {**plain, **far, **notes}


def test_nothing_is_left_out_or_added() -> None:
    assert len(of_kind("weapon")) == len(ROWS) and len({*THINGS} & {*SYSTEM.blocks()}) == 0
    assert {one.id: dict(one.table) for one in (*of_kind("armour"), *of_kind("shield"))} == OTHERS


@pytest.mark.parametrize("one", of_kind("weapon"), ids=lambda one: one.id)
def test_a_weapon_named_is_the_weapon_written_out(one: Thing) -> None:
    """``weapons = ["sword"]`` is what the list says of a sword"""
    named, written = made(weapons=[one.id]), made(weapons=[{"id": one.id, "name": one.id, **one.table}])
    assert named.weapons[one.id]._replace(word="") == written.weapons[one.id]._replace(word="")


@pytest.mark.parametrize("one", of_kind("spell"), ids=lambda one: one.id)
def test_a_spell_named_is_the_spell_written_out(one: Thing) -> None:
    """osr.completion.spells"""
    named = made(spells=[one.id]).spells[one.id]
    assert named == made(spells=[{"id": one.id, **one.table}]).spells[one.id] and named.word == one.id
    dear = made(spells=[{"id": "mine", "base": one.id, "cost": 9}]).spells["mine"]
    assert dear == named._replace(id="mine", cost=9)


def test_armour_and_shield_named() -> None:
    """osr.completion.armor"""
    assert [made(armor=one).ac - 10 for one in ("leather", "chain", "plate")] == [2, 4, 6]
    assert [made(shield=one).ac - 10 for one in ("small", "large")] == [1, 2]


def test_a_spell_of_the_list_is_cast() -> None:
    """Nobody has written its figures, and it does what they say; a second target is nobody's own side, unless one says
    so"""
    mage = at(hero(spells=["flame"], magic_points=2), 0)
    game = fight(
        mage, at(foe(save_number=15), 9), dice=(3, 4, 2), say=["act ada cast:flame", "spell-target ada at:orc"]
    )
    assert damage(game) == [7] and "save-failed" in kinds(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("one", THINGS.values(), ids=lambda one: one.id)
def test_it_has_a_name_that_declines(one: Thing, language: str) -> None:
    words = Words(language, "osr")
    assert words.has(one.word) and words.has(one.kind)
    if language != "en":
        assert all(words.has(f"{one.word}.{case}") for case in ("gen", "acc", "ins")), one.word
