"""Spells cast without a slot, and zones that meet whoever comes in once a turn."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.sheet.spellbook import spell
from bojiste.systems.srd5.words import spells
from tests.play.srd5.cast import ada, every, gob, grid, kinds, offered, only, played, scene

SAMPLES = pytest.mark.rule("srd5.spell.samples")


def innate(name: str, **use: Any) -> dict[str, Any]:
    """A feature that is a spell of the books, as blocks print it: no slot, no materials."""
    row = spells.innate(name, spells.SPELLS[name], {"use": {"components": "vs", **use}}, uses=None)
    return {**row, "name": name.replace("_", " ")}


def fey(*names: str, **more: Any) -> dict[str, Any]:
    return gob(**{"id": "fey", "hp_max": 40, "casting": "charisma", "power": [innate(name) for name in names], **more})


def wizard(*spells: str, **more: Any) -> dict[str, Any]:
    return ada(**{"casting": "intelligence", "level": 9, "spells": list(spells), "slots": [1, 1, 1, 1, 1], **more})


@SAMPLES
def test_an_innate_dispelling_ends_what_is_of_its_own_level() -> None:
    """Flight of level 3 would be gone at once; invisibility of level 4 asks for a check against 14."""
    given = scene(wizard("fly", "greater_invisibility"), fey("dispel_magic"), order=["ada", "fey"])
    low = played(given, [], "cast:fly", "slot:3", "end", "power:dispel_magic", "at:ada")
    assert "power-ends" in kinds(low) and "breaks-spell" not in kinds(low)
    high = played(given, [14], "cast:greater_invisibility", "end", "power:dispel_magic", "at:ada")
    assert only(high, "breaks-spell").data["against"] == 14


@SAMPLES
@pytest.mark.parametrize("slot, dice", [("slot:3", []), ("slot:4", [14])])
def test_an_innate_counterspell_is_of_level_three(slot: str, dice: list[int]) -> None:
    given = scene(wizard("fireball"), fey("counterspell"), order=["ada", "fey"])
    game = played(given, dice, "cast:fireball", slot, "use:counterspell")
    assert only(game, "breaks-spell").data["against"] == (14 if dice else 0) and game.state["fey"].hp == 40


@SAMPLES
def test_an_innate_spell_is_broken_off_like_another() -> None:
    """Of level 3, by a slot of level 3 at once."""
    given = scene(fey("fireball"), wizard("counterspell", slots=[0, 0, 1]), order=["fey", "ada"])
    game = played(given, [], "power:fireball", "use:counterspell")
    assert only(game, "breaks-spell").data["against"] == 0 and game.state["ada"].hp == 24


@SAMPLES
def test_an_innate_spell_needs_its_voice() -> None:
    """Silenced it casts nothing that needs words, and what it breathes it breathes."""
    breath = {
        "name": "breath",
        "target": {"area": "cone 15"},
        "test": {"save": "dexterity", "dc": 12},
        "effects": [{"kind": "damage", "dice": "2d6 fire"}],
    }
    silent = {"power": [innate("fireball"), breath], "now": {"silenced": True}}
    keys = offered(played(scene(fey(**silent), ada(), order=["fey", "ada"])))
    assert "power:breath" in keys and "power:fireball" not in keys


def moonlit(**place: Any) -> Any:
    """Ada at (5, 5), west of a shaft of light from (6, 0) to (7, 9)."""
    light = {
        "name": "light",
        "target": {"range": 120, "area": "cube 10"},
        "effects": [{"kind": "damage", "dice": "1d4 radiant"}],
        "place": {"zone": True, **place},
        "duration": {"rounds": 10},
    }
    return grid(gob(at=(0, 0), power=[light]), ada(at=(5, 5)), order=["gob", "ada"])


def through(**place: Any) -> Game:
    """The light stands at (6, 5) to (7, 6); Ada goes in, out and in again."""
    game = Game(moonlit(**place), dice=[2] * (1 if place.get("first") else 2), people=["gm", "player:ada"])
    for key in ("power:light", "at:6,5", "end", "move", "to:6,5", "move", "to:5,5", "move", "to:6,5"):
        game.answer(key)
    return game


@SAMPLES
@pytest.mark.parametrize("first, hp", [(True, 22), (False, 20)])
def test_only_the_first_time_on_a_turn(first: bool, hp: int) -> None:
    assert through(first=first).state["ada"].hp == hp


@SAMPLES
def test_on_the_next_turn_it_counts_again() -> None:
    game = Game(moonlit(first=True), dice=[2, 3, 1], people=["gm", "player:ada"])
    for key in ("power:light", "at:6,5", "end", "move", "to:6,5", "end", "end"):
        game.answer(key)
    assert game.state["ada"].hp == 19
    for key in ("move", "to:5,5", "move", "to:6,5"):
        game.answer(key)
    assert game.state["ada"].hp == 18


@SAMPLES
def test_who_ends_a_turn_there_is_met() -> None:
    """And not who starts one."""
    zone = {"at_once": True, "starting": False, "ending": True, "entered": False}
    game = Game(moonlit(**zone), dice=[3], people=["gm", "player:ada"])
    for key in ("power:light", "at:6,5", "end", "move", "to:6,5"):
        game.answer(key)
    assert game.state["ada"].hp == 24
    game.answer("end")
    assert game.state["ada"].hp == 21 and len(every(game, "damage")) == 1
    game.answer("end")
    assert game.state["ada"].hp == 21


@pytest.mark.parametrize("name", ["moonbeam", "spirit_guardians", "cloudkill", "black_tentacles", "insect_plague"])
def test_spells_that_strike_the_first_time_on_a_turn(name: str) -> None:
    assert spell(name).place.first


@SAMPLES
def test_a_globe_keeps_off_what_is_cast_innately() -> None:
    """A fireball of level 3 from outside, and not the fiery breath."""
    hero = wizard("globe_of_invulnerability", slots=[0, 0, 0, 0, 0, 1], level=11, at=(9, 9))
    given = grid(hero, fey("fireball", at=(0, 0)), order=["ada", "fey"])
    game = played(given, [], "cast:globe_of_invulnerability", "end", "power:fireball", "at:9,9")
    assert game.state["ada"].hp == 24 and "in-vain" in kinds(game)
