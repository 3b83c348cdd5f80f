"""Features of rangers, druids, thieves, warlocks, sorcerers and wizards besides, each played with exact dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.features import sorcerous_restoration
from tests.play.srd5.cast import every, gob, grid, offered, ogre, orc, played
from tests.play.srd5.test_features import FEATURES, damage, fight, used
from tests.play.srd5.test_features_holy import caster, one

# -- the wilds and the thief ---------------------------------------------------------------------------------------


@FEATURES
def test_rubble_does_not_slow_who_strides_over_land() -> None:
    field = {"map": "...~~~~..."}
    who = {**one("ranger", 8), "now": {"position": [0, 0]}}
    plain = {**who, "level": 7}
    for hero_, paid in ((who, 30 * 2 - 40), (plain, 30 * 2 - 60)):
        given = grid(hero_, orc(at=(9, 0)), order=["ada", "orc"], field=field)
        game = played(given, [], "move", "to:4,0")
        assert game.ask is not None and game.ask.data["left_hf"] == paid


@FEATURES
def test_who_strides_over_land_is_hard_to_entangle() -> None:
    druid = caster("druid", 5, id="dru", side="foes", spells=["entangle"], at=(12, 0))
    given = grid(druid, one("ranger", 8), order=["dru", "ada"])
    game = played(given, [2, 19], "cast:entangle", "at:0,0")
    assert "restrained" not in game.state["ada"].conditions


@FEATURES
def test_who_vanishes_hides_as_a_bonus_action() -> None:
    given = grid(one("ranger", 14), orc(at=(9, 0)), order=["ada", "orc"], field={"light": "dark"})
    assert "quick-hide" in offered(played(given))
    assert "quick-hide" not in offered(played(grid(one("ranger", 13), orc(at=(9, 0)), order=["ada", "orc"])))


@FEATURES
@pytest.mark.parametrize(
    "surprised, order", [(False, ["ada", "orc", "ada", "ada"]), (True, ["ada", "orc", "ada", "orc"])]
)
def test_a_thief_acts_twice_in_the_first_round(surprised: bool, order: list[str]) -> None:
    thief = one("rogue", 17)
    thief["now"] = {**thief["now"], "surprised": surprised, "initiative": 20}
    given = grid(thief, orc(at=(15, 0), now={"initiative": 12}))
    game = Game(given, dice=[], people=[*given.seats, "gm"])
    while game.ask is not None and len(every(game, "turn")) < len(order):
        game.answer("end" if game.ask.topic == "act" else game.ask.default)
    assert [event.actor for event in every(game, "turn")] == order


@FEATURES
@pytest.mark.parametrize("save, hits", [(2, 0), (20, 2)])
def test_beasts_shrink_from_who_has_natures_sanctuary(save: int, hits: int) -> None:
    bite = {"name": "bite", "to_hit": 20, "damage": "4 piercing", "reach": 5}
    wolf = {"id": "wolf", "side": "foes", "type": "beast", "ac": 10, "hp_max": 20, "attack": [bite],
            "attacks": 2, "now": {"position": [1, 0]}}  # fmt: skip
    given = grid(wolf, one("druid", 14), order=["wolf", "ada"])
    dice = [save, 10, 10] if hits else [save, save]
    game = played(given, dice, "attack:ada:bite", "attack:ada:bite")
    assert len(every(game, "damage")) == hits and len(every(game, "turned-away")) == 2 * (not hits)
    orc_ = {**wolf, "type": "humanoid"}
    assert (
        len(every(played(grid(orc_, one("druid", 14), order=["wolf", "ada"]), [10], "attack:ada:bite"), "damage")) == 1
    )


# -- metamagic -----------------------------------------------------------------------------------------------------


def sorcerer(spell: str, way: str, **more: Any) -> dict[str, Any]:
    return caster("sorcerer", 3, spells=[spell], choices=[way, "heightened_spell"], **more)


@FEATURES
@pytest.mark.parametrize("spell, near, far", [("shocking_grasp", 5, 30), ("fire_bolt", 120, 240)])
def test_a_distant_spell_reaches_twice_as_far(spell: str, near: int, far: int) -> None:
    field = {"width": 60, "height": 4}
    for squares, way in ((near // 5, "cast"), (far // 5, "distant"), (far // 5 + 1, "")):
        given = grid(sorcerer(spell, "distant_spell"), ogre(at=(squares, 0)), order=["ada", "ogre"], field=field)
        ways = {key for key in offered(played(given)) if key.endswith(f":{spell}")}
        assert f"{way}:{spell}" in ways if way else not ways
    if spell == "fire_bolt":
        given = grid(sorcerer(spell, "distant_spell"), ogre(at=(40, 0)), order=["ada", "ogre"], field=field)
        game = played(given, [15, 4], "distant:fire_bolt")
        assert damage(game) == [4] and used(game, "font_of_magic") == 1


@FEATURES
def test_a_subtle_spell_is_cast_in_silence() -> None:
    gagged = {"now": {"position": [0, 0], "held": ["longsword", "dagger"]}, "weapons": ["longsword", "dagger"]}
    given = grid({**sorcerer("fire_bolt", "subtle_spell"), **gagged}, ogre(at=(9, 0)), order=["ada", "ogre"])
    assert "cast:fire_bolt" not in offered(played(given))
    game = played(given, [15, 4], "subtle:fire_bolt")
    assert damage(game) == [4] and used(game, "font_of_magic") == 1


@FEATURES
@pytest.mark.parametrize("answer, asked", [("yes", False), ("no", True)])
def test_nobody_breaks_off_a_subtle_spell(answer: str, asked: bool) -> None:
    foe = caster("wizard", 5, id="foe", side="foes", spells=["counterspell"], at=(6, 0))
    given = grid(sorcerer("magic_missile", "subtle_spell"), foe, order=["ada", "foe"])
    game = Game(given, dice=[3], people=[*given.seats, "gm"])
    for key in ("cast:magic_missile", "slot:1", answer):
        game.answer(key)
    assert (game.ask is not None and game.ask.topic == "counter") == asked


@FEATURES
def test_an_extended_spell_lasts_twice_as_long() -> None:
    given = fight(sorcerer("mage_armor", "extended_spell"), ogre(at=(9, 0)))
    game = played(given, [], "cast:mage_armor", "yes")
    assert game.state["ada"].running[0].left == min(2 * 8 * 600, 14400)


@FEATURES
def test_there_is_one_metamagic_in_a_casting() -> None:
    who = caster("sorcerer", 5, spells=["hold_person"], choices=["twinned_spell", "heightened_spell"])
    pair = (ogre(at=(6, 0), type="humanoid"), orc(at=(6, 5), type="humanoid"))
    game = played(fight(who, *pair), [20, 20], "cast:hold_person", "slot:2", "yes", "at:ogre", "at:orc")
    assert used(game, "font_of_magic") == 2


# -- spells without a slot -----------------------------------------------------------------------------------------


@FEATURES
def test_an_arcanum_is_cast_once_without_a_slot() -> None:
    spells = ["eldritch_blast", "circle_of_death"]
    who = caster("warlock", 11, spells=spells, choices=["devils_sight"])
    given = grid(who, ogre(at=(9, 9), hp_max=200), order=["ada", "ogre"])
    game = played(given, [2, *[3] * 8], "cast:circle_of_death", "at:9,9", "end", "end")
    assert damage(game) == [24] and game.state["ada"].slots == (0, 0, 0, 0, 3)
    assert "cast:circle_of_death" not in offered(game)
    assert "cast:circle_of_death" not in offered(played(grid({**who, "level": 10}, ogre(at=(9, 9)), order=["ada"])))


@FEATURES
def test_a_mastered_spell_takes_no_slot_at_its_own_level() -> None:
    who = caster("wizard", 18, spells=["magic_missile", "shield", "scorching_ray"], slots=[0, 0, 1])
    given = grid(who, ogre(at=(9, 0), hp_max=200), orc(at=(9, 9)), order=["ada", "ogre"])
    darts = ["at:ogre"] * 3
    game = played(given, [2, 2], *["cast:magic_missile", "slot:0", *darts, "no", "end", "end", "end"] * 2)
    assert damage(game) == [3 * (2 + 1 + 4)] * 2 and game.state["ada"].slots == (0, 0, 1)
    higher = played(given, [2], "cast:magic_missile", "slot:3", *darts, *darts[:2], "no")
    assert damage(higher) == [5 * (2 + 1 + 4)] and higher.state["ada"].slots == (0, 0, 0)
    assert "cast:shield" not in offered(played(given)) and "cast:scorching_ray" in offered(played(given))


@FEATURES
def test_signature_spells_come_back_with_a_short_rest() -> None:
    who = caster("wizard", 20, spells=["fireball", "counterspell", "lightning_bolt"], slots=[0, 0, 1])
    given = grid(who, ogre(at=(9, 9), hp_max=200), order=["ada", "ogre"])
    again = ["end", "end", "cast:fireball", "at:9,9"]
    game = played(given, [2, *[3] * 8, 2, *[3] * 8], "cast:fireball", "at:9,9", "no", *again, "no")
    assert game.state["ada"].slots == (0, 0, 0) and used(game, "fireball") == 1


# -- the highest levels --------------------------------------------------------------------------------------------


@FEATURES
def test_auras_and_rages_of_the_highest_levels() -> None:
    """Nobody near a paladin of devotion is charmed; a persistent rage outlasts a turn without a blow."""
    near = gob(id="near", side="heroes", at=(1, 0))
    charmer = {
        "name": "charm",
        "target": {"range": 60},
        "test": {"save": "wisdom", "dc": 30},
        "effects": [{"kind": "condition", "condition": "charmed"}],
    }
    for level, charmed in ((7, False), (6, True)):
        given = grid(ogre(at=(9, 0), power=[charmer]), one("paladin", level), near, order=["ogre", "ada", "near"])
        game = played(given, [2], "power:charm", "at:near")
        assert ("charmed" in game.state["near"].conditions) is charmed
    for level, rages in ((15, True), (14, False)):
        game = played(fight(one("barbarian", level), ogre(at=(15, 0))), [], "power:rage", "end")
        assert bool(game.state["ada"].running) is rages


@FEATURES
def test_points_come_back_in_a_short_rest() -> None:
    spent = caster("sorcerer", 20, now={"position": [0, 0], "used": ["font_of_magic"] * 10})
    table = played(fight(spent, ogre(at=(9, 9)))).state.memo["table"]
    assert sorcerous_restoration.recovers(table, table.profiles["ada"])["used"] == ("font_of_magic",) * 6


@FEATURES
@pytest.mark.parametrize("level, natural", [(9, 17), (8, 3)])
def test_who_sneaks_supremely_hides_with_advantage(level: int, natural: int) -> None:
    given = grid(one("rogue", level), orc(at=(9, 0)), order=["ada", "orc"], field={"light": "dark"})
    game = played(given, [3, 17] if level == 9 else [3], "quick-hide")
    assert next(event for event in game.events if event.kind in ("hides", "hide")).rolls[-1].face in (natural, 17)
