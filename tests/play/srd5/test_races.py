"""Races, each as a game plays it, with exact dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.systems.srd5.play.movement.spaces import lets_pass
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import DAMAGE_TYPES
from bojiste.systems.srd5.words.races import BREATHS, RACES
from tests.play.srd5.cast import gob, kinds, offered, ogre, only, orc, played
from tests.play.srd5.test_bad_input import duel, faults
from tests.play.srd5.test_items import bearer, damage, fight

RACES_PLAYED = pytest.mark.rule("srd5.monster.traits")


def one_of(race: str, *items: str, **more: Any) -> dict[str, Any]:
    return bearer(*items, **{"race": race, "weapons": ["longsword"], **more})


def who(race: str, *items: str, **more: Any) -> Profile:
    return fight(one_of(race, *items, **more)).prepared.profiles["ada"]  # type: ignore[no-any-return]


@pytest.mark.parametrize("race, size, feet, dark, traits", [
    ("dwarf", "medium", 25, 60, {"dwarven_resilience"}),
    ("Hill Dwarf", "medium", 25, 60, {"dwarven_resilience"}),
    ("high elf", "medium", 30, 60, {"fey_ancestry"}),
    ("halfling", "small", 25, 0, {"brave", "halfling_nimbleness", "lucky"}),
    ("human", "medium", 30, 0, set()),
    ("rock gnome", "small", 25, 60, {"gnome_cunning"}),
    ("half-elf", "medium", 30, 60, {"fey_ancestry"}),
    ("half_orc", "medium", 30, 60, {"relentless_endurance", "savage_attacks"}),
    ("tiefling", "medium", 30, 60, set()),
    ("gold dragonborn", "medium", 30, 0, set()),
])  # fmt: skip
def test_what_stands_in_the_numbers(race: str, size: str, feet: int, dark: int, traits: set[str]) -> None:
    found = who(race)
    assert (found.sheet.size, found.sheet.speed.walk, found.sheet.darkvision) == (size, feet, dark)
    assert found.traits.keys() == traits


def test_every_race_is_read_and_what_a_sheet_says_stands() -> None:
    for race in RACES:
        assert who(race).sheet.race == race
    found = who("dwarf", size="small", speed=35, darkvision=120, traits=["brave"], resist=["cold"])
    assert (found.sheet.size, found.sheet.speed.walk, found.sheet.darkvision) == ("small", 35, 120)
    assert {"brave", "dwarven_resilience"} == found.traits.keys() and len(found.resist) == 2


@pytest.mark.parametrize("calling, level, race, hp, feet", [
    ("fighter", 5, "human", 12 + 4 * 8, 30),
    ("fighter", 5, "dwarf", 12 + 4 * 8 + 5, 25),
    ("barbarian", 5, "dwarf", 14 + 4 * 9 + 5, 35),
    ("monk", 2, "halfling", 10 + 7, 35),
])  # fmt: skip
def test_race_and_class_together(calling: str, level: int, race: str, hp: int, feet: int) -> None:
    found = who(race, hp_max=None, weapons=None, **{"class": calling, "level": level})
    assert (found.sheet.hp_max, found.sheet.speed.walk) == (hp, feet)


def test_heavy_armour_does_not_slow_a_dwarf() -> None:
    weak = {"strength": 10, "dexterity": 10}
    slow = who("human", armour="plate", abilities=weak).speeds["walk"]
    assert slow == who("human", abilities=weak).speeds["walk"] - 20
    assert who("dwarf", armour="plate", abilities=weak).speeds["walk"] == who("dwarf").speeds["walk"]


@pytest.mark.parametrize("race", ["dragonborn", "orc", "pink dragonborn", ""])
def test_what_is_no_race_is_refused(race: str) -> None:
    assert faults(duel({"race": race})) == [("combatant[0].race", "not-one-of")]


@RACES_PLAYED
@pytest.mark.parametrize("level, dice", [(1, 2), (6, 3), (11, 4), (16, 5)])
def test_a_dragonborn_breathes_once(level: int, dice: int) -> None:
    """Eight, proficiency and Constitution: half where it is saved against."""
    given = fight(one_of("red dragonborn", level=level), ogre(at=(1, 0), hp_max=99))
    dc = 8 + 2 + 2 + (level > 4) + (level > 8) + (level > 12)
    bonus = given.prepared.profiles["ogre"].saves["dexterity"]
    game = played(given, [dc - bonus, *[4] * dice], "power:dragon_breath", "to:1,0")
    assert damage(game) == [2 * dice]
    game = played(given, [dc - bonus - 1, *[4] * dice], "power:dragon_breath", "to:1,0")
    assert damage(game) == [4 * dice] and game.state["ada"].turn.action
    assert "power:dragon_breath" not in offered(game)


def test_every_dragonborn_resists_what_it_breathes() -> None:
    for colour, breath in BREATHS.items():
        found = who(f"{colour} dragonborn")
        power = found.powers["dragon_breath"]
        assert power.row.test.save == breath.save
        assert list(found.resist) == [DAMAGE_TYPES.index(breath.damage)]


@RACES_PLAYED
def test_savage_attacks_roll_one_die_more() -> None:
    given = fight(one_of("half-orc"), ogre(at=(1, 0), hp_max=99))
    assert damage(played(given, [20, 4, 4, 7], "attack:ogre:longsword")) == [8 + 7 + 3]
    bow = fight(one_of("half-orc", weapons=["longbow"]), ogre(at=(4, 0), hp_max=99))
    assert damage(played(bow, [20, 4, 4], "attack:ogre:longbow")) == [8 + 2], "not with a bow"


@RACES_PLAYED
def test_a_half_orc_stays_up_once() -> None:
    given = fight(orc(id="one", at=(1, 0)), orc(id="two", at=(0, 1)), one_of("half-orc", ac=10, now={"hp": 12}))
    keys = ["attack:ada:greataxe", "no", "end", "attack:ada:greataxe", "no"]
    game = played(given, [15, 12, 15, 12], *keys)
    assert kinds(game).count("stays-up") == 1 and game.state["ada"].life == "dying"


@RACES_PLAYED
def test_dwarven_resilience_against_being_poisoned() -> None:
    venom = {
        "name": "venom",
        "target": {"range": 30},
        "test": {"save": "constitution", "dc": 12},
        "effects": [{"kind": "condition", "condition": "poisoned", "save_again": "turn_end"}],
    }
    given = fight(ogre(at=(1, 0), power=[venom]), one_of("dwarf"))
    game = played(given, [2, 15], "power:venom")
    assert only(game, "save-made").data["helps"] == ("dwarven-resilience",)


@RACES_PLAYED
@pytest.mark.parametrize("trait", ["dwarven_resilience", "duergar_resilience"])
@pytest.mark.parametrize("kind, helps", [("poison", True), ("acid", False)])
def test_resilience_against_poison_damage(trait: str, kind: str, helps: bool) -> None:
    spit = {
        "name": "spit",
        "target": {"range": 30},
        "test": {"save": "constitution", "dc": 12},
        "effects": [{"kind": "damage", "dice": f"2d6 {kind}", "on_success": "half"}],
    }
    given = fight(ogre(at=(1, 0), power=[spit]), one_of("human", traits=[trait]))
    game = played(given, [2, 15, 3, 3] if helps else [15, 3, 3], "power:spit")
    assert bool(only(game, "save-made").data.get("helps")) is helps


@RACES_PLAYED
@pytest.mark.parametrize("race, sleeps", [("elf", ()), ("half-elf", ()), ("human", ("ada",))])
def test_magic_puts_no_elf_to_sleep(race: str, sleeps: tuple[str, ...]) -> None:
    mage = gob(id="mage", side="foes", at=(9, 0), kind="character", spells=["sleep"], casting="intelligence", slots=[1])
    given = fight(mage, one_of(race, hp_max=9))
    game = played(given, [8, 8, 8, 8, 8], "cast:sleep", "at:0,0")
    assert only(game, "pool").data["whom"] == sleeps


@RACES_PLAYED
def test_a_tiefling_rebukes_whoever_hurts_it() -> None:
    given = fight(orc(id="one", at=(1, 0)), one_of("tiefling", ac=10, level=3))
    game = played(given, [15, 4, 2, 5, 5, 5], "attack:ada:greataxe", "use:hellish_rebuke")
    assert damage(game) == [7, 15] and game.state["ada"].used == ("hellish_rebuke",)
    assert "darkness" not in who("tiefling", level=4).powers and "darkness" in who("tiefling", level=5).powers


@RACES_PLAYED
def test_a_halfling_slips_between_the_legs_of_the_larger() -> None:
    for race, passes in (("halfling", True), ("human", False)):
        profiles = fight(one_of(race), orc(id="one", at=(1, 0))).prepared.profiles
        assert lets_pass(profiles["ada"], profiles["one"]) is passes
