"""Attack rolls and damage, played with scripted dice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.osr.cast import (
    PLAYERS_FIRST,
    all_of,
    at,
    damage,
    fight,
    foe,
    hero,
    kinds,
    one,
    play,
    scene,
    total,
)
from tests.table import example

HIT = "act ada attack:orc:sword"


def blow(*dice: int, ada: dict[str, Any] | None = None, orc: dict[str, Any] | None = None, **more: Any) -> Any:
    """Ada strikes the orc beside her with her sword."""
    return fight(at(hero(**(ada or {})), 0), at(foe(**(orc or {})), 1), dice=dice, say=[HIT], **more)


@pytest.mark.parametrize(
    ("ada", "ac", "natural", "kind"),
    [
        example("osr.attack.roll E1", {"attack_bonus": 2, "scores": {"str": 13}}, 13, 10, "hit"),
        example("osr.attack.roll E2", {"attack_bonus": 2, "scores": {"str": 13}}, 13, 9, "miss"),
        example("osr.attack.nat1 E1", {"attack_bonus": 12}, 10, 1, "miss"),
        example("osr.attack.nat20 E1", {"attack_bonus": -3}, 30, 20, "critical"),
        example("osr.attack.melee_mod", {"attack_bonus": 0, "scores": {"str": 18, "dex": 3}}, 13, 10, "hit"),
        example("osr.completion.attack_bonus", {"level": 4}, 14, 10, "hit"),
        example("osr.completion.attack_bonus other", {"level": 5, "class": "thief"}, 13, 10, "miss"),
        example("osr.completion.abilities", {"attack_bonus": 0, "scores": {"str": 5}}, 9, 10, "miss"),
        example("osr.completion.abilities mods", {"attack_bonus": 0, "mods": {"str": 5}}, 15, 10, "hit"),
    ],
)
def test_attack_roll(ada: dict[str, Any], ac: int, natural: int, kind: str) -> None:
    dice = (natural,) if kind == "miss" else (natural, 3) if kind == "hit" else (natural,)
    game = blow(*dice, ada=ada, orc={"ac": ac, "hp_max": 30})
    assert one(game, kind).data["against"] == ac


@pytest.mark.parametrize(
    ("ada", "dice", "done"),
    [
        example(
            "osr.attack.critical E1",
            {"weapons": [{"id": "sword", "damage": "1d8+2 slashing"}], "scores": {"str": 13}},
            (20,),
            11,
        ),
        example(
            "osr.attack.critical E2",
            {"weapons": [{"id": "sword", "damage": "2d6 slashing"}], "now": {"fatigue": 2}},
            (20,),
            10,
        ),
        example("osr.attack.damage", {"scores": {"str": 16}}, (19, 5), 7),
        example(
            "osr.attack.min_damage E1",
            {"weapons": [{"id": "sword", "damage": "1d4 slashing"}], "mods": {"str": -2}},
            (19, 1),
            1,
        ),
        example("osr.fatigue.damage E1", {"scores": {"str": 13}, "now": {"fatigue": 2}}, (19, 5), 4),
        example("osr.completion.damage_str", {"kind": "npc", "scores": {"str": 18}}, (19, 5), 8),
        example(
            "osr.completion.dice_notation",
            {"weapons": [{"id": "sword", "damage": ["1d8 slashing", "1d6+1 fire"]}]},
            (19, 2, 3),
            6,
        ),
        example(
            "osr.situation.improvised E1",
            {"weapons": [{"id": "sword", "damage": "1d4 blunt", "improvised": True}]},
            (19, 4, 2),
            2,
        ),
        example(
            "osr.situation.untrained_weapon",
            {"weapons": [{"id": "sword", "base": "sword", "trained": False}]},
            (19, 3, 8),
            3,
        ),
        example("osr.situation.improvised critical", {"weapons": [{"id": "sword", "improvised": True}]}, (20,), 4),
    ],
)
def test_damage(ada: dict[str, Any], dice: tuple[int, ...], done: int) -> None:
    assert damage(blow(*dice, ada=ada, orc={"hp_max": 30})) == [done]


def test_full_damage_counts_as_critical() -> None:
    """osr.attack.full_damage_critical E1"""
    assert one(blow(19, 8), "damage").data["critical"] is True
    assert one(blow(19, 7), "damage").data["critical"] is False


def rat(**more: Any) -> dict[str, Any]:
    """Somebody for whose hit points dice decide."""
    return {key: value for key, value in foe("rat", hp_dice="2d8+1", **more).items() if key != "hp_max"}


def test_hit_points_by_dice() -> None:
    """osr.completion.hp: rolled at the start, before all other dice; at least one; only its own side is told"""
    game = play(scene(at(hero(), 0), at(rat(), 9)), (3, 4, *PLAYERS_FIRST))
    assert (game.state["rat"].hp, game.state["rat"].hp_max) == (8, 8)
    assert kinds(game)[0] == "hit-points" and "hit-points" not in {event.kind for event in game.log("player:ada")}
    hurt = play(scene(at(hero(), 0), at(rat(), 9, hp=5)), (8, 8, *PLAYERS_FIRST))
    assert (hurt.state["rat"].hp, hurt.state["rat"].hp_max) == (5, 17)
    worse = play(scene(at(hero(), 0), at(rat(), 9, hp=5)), (1, 1, *PLAYERS_FIRST))
    assert (worse.state["rat"].hp, worse.state["rat"].hp_max) == (3, 3)
    weak = {**rat(), "hp_dice": "1d4-3"}
    assert play(scene(at(hero(), 0), at(weak, 9)), (1, *PLAYERS_FIRST)).state["rat"].hp_max == 1


def test_hit_points_by_dice_on_an_expedition() -> None:
    """Before they set out, also of whom they will only meet"""
    met = [{"id": "r", "who": ["rat"]}]
    game = play(scene(hero(), rat(), procedure="camp", met=met), (3, 4, 4, 4, 4))
    assert kinds(game)[:2] == ["hit-points", "sets-out"] and game.state["rat"].hp_max == 8


def test_bare_hands() -> None:
    """osr.situation.unarmed E1–E3; fixed damage is never full damage"""
    for scores, natural, done in (({"str": 16}, 19, 3), ({"str": 4}, 19, 1), ({"str": 16}, 20, 3)):
        ada = at(hero(weapons=[], scores=scores), 0)
        game = fight(ada, at(foe(), 1), dice=[natural], say=["act ada attack:orc:unarmed"])
        assert damage(game) == [done]
        assert one(game, "damage").data["critical"] is (natural == 20)


@pytest.mark.parametrize(
    ("orc", "done"),
    [
        example("osr.attack.resistance E1", {"resist": ["slashing"]}, 3),
        example("osr.attack.weakness E1", {"weak": ["slashing"]}, 14),
        example("osr.attack.weakness other", {"weak": ["water"]}, 7),
        example("osr.attack.weakness both", {"weak": ["slashing"], "resist": ["slashing"]}, 7),
        example("osr.attack.immunity E1", {"immune": ["slashing"]}, 0),
        example("osr.attack.immunity other", {"immune": ["fire"]}, 7),
    ],
)
def test_nature_of_the_victim(orc: dict[str, Any], done: int) -> None:
    assert damage(blow(19, 7, orc={"hp_max": 30, **orc})) == [done]


@pytest.mark.parametrize(
    ("orc", "more", "effects"),
    [
        ({}, {}, ()),
        ({"resist": ["slashing"]}, {}, ("resisted",)),
        ({"weak": ["slashing"]}, {}, ("weak",)),
        ({"resist": ["slashing"], "weak": ["slashing"]}, {}, ()),
        ({"immune": ["slashing"]}, {}, ("immune",)),
        ({"level": 6}, {"options": {"invulnerable_monsters": True}}, ("invulnerable",)),
        ({"resist": ["slashing"], "breathes_water": True}, {"field": {"underwater": True}}, ("water", "resisted")),
    ],
)
def test_it_is_told_why_damage_is_less_or_more(orc: dict[str, Any], more: dict[str, Any], effects: Any) -> None:
    dice = (19, 19, 7) if "field" in more else (19, 7)
    game = fight(at(hero(), 0), at(foe(hp_max=40, **orc), 1), dice=dice, say=[HIT], **more)
    assert one(game, "damage").data.get("effects", ()) == effects


def test_halved_damage_is_at_least_one() -> None:
    """osr.attack.min_damage E2"""
    assert damage(blow(19, 1, orc={"resist": ["slashing"]})) == [1]


def test_parts_are_modified_each_by_itself() -> None:
    """osr.attack.parts: 5 slashing halved is 2, 3 fire doubled is 6; immune parts fall away"""
    sword = {"weapons": [{"id": "sword", "damage": ["1d8 slashing", "1d6 fire"]}]}
    orc = {"hp_max": 30, "resist": ["slashing"]}
    assert damage(blow(19, 5, 3, ada=sword, orc={**orc, "weak": ["fire"]})) == [8]
    assert damage(blow(19, 5, 3, ada=sword, orc={**orc, "immune": ["fire"]})) == [2]


@pytest.mark.parametrize(
    ("ada", "done"),
    [
        example("osr.attack.invulnerable E1", {}, 0),
        example("osr.attack.invulnerable magic", {"weapons": [{"id": "sword", "base": "sword", "magical": True}]}, 8),
        example("osr.attack.invulnerable E2", {"kind": "monster", "level": 5, "attack_bonus": 0}, 8),
        example("osr.attack.invulnerable low", {"kind": "monster", "level": 4, "attack_bonus": 0}, 0),
        example("osr.attack.invulnerable pc", {"level": 9}, 0),
    ],
)
def test_invulnerable_monsters(ada: dict[str, Any], done: int) -> None:
    game = blow(
        20, ada={"seat": "player:anna", **ada}, orc={"level": 6, "hp_max": 40}, options={"invulnerable_monsters": True}
    )
    assert damage(game) == [done]


def test_without_the_option_nobody_is_invulnerable() -> None:
    assert damage(blow(20, orc={"level": 6, "hp_max": 40})) == [8]


def test_monsters_attack_with_what_is_printed() -> None:
    """osr.attack.monster_mod: no ability is added, nor to damage, unless the scene says so"""
    cases: tuple[Any, ...] = (({}, "miss", None), ({"attack_bonus_total": False}, "hit", 6))
    for more, hits, done in cases:
        orc = at(foe(level=1, scores={"str": 18}, **more), 1)
        dice = (8,) if done is None else (8, 3)
        game = fight(at(hero(ac=10), 0), orc, dice=dice, say=["act orc attack:ada:claw"])
        assert one(game, hits).data["against"] == 10
        assert damage(game) == ([] if done is None else [done])


def test_ranged_attacks_take_dexterity_and_no_strength() -> None:
    """osr.attack.ranged_mod, osr.completion.damage_str, osr.fatigue.damage E2"""
    ada = at(hero(weapons=["short_bow"], scores={"str": 18, "dex": 16}, attack_bonus=0), 0, fatigue=2)
    game = fight(ada, at(foe(), 20), dice=(10, 5), say=["act ada attack:orc:short_bow"])
    assert total(one(game, "hit")) == 10
    assert damage(game) == [5]


def test_weapon_bonus_counts_twice() -> None:
    sword = {"weapons": [{"id": "sword", "base": "sword", "bonus": 2}]}
    game = blow(9, 3, ada=sword | {"attack_bonus": 0}, orc={"ac": 11})
    assert total(one(game, "hit")) == 11 and damage(game) == [5]


def test_several_attacks_with_one_action() -> None:
    """osr.combat.multi_attack: each with its own target, roll and damage, and then no more"""
    claws = [{"id": "claw", "damage": "1d6", "natural": True}, {"id": "bite", "damage": "1d10", "natural": True}]
    troll = at(foe("troll", weapons=claws, multi_attack=["claw", "claw", "bite"]), 1)
    say = ["act troll attack:ada:claw", "act troll attack:bea:claw", "act troll attack:ada:bite"]
    game = fight(at(hero(ac=10), 0), at(hero("bea", ac=10), 2), troll, dice=(19, 2, 19, 3, 19, 4), say=say)
    assert [(event.target, event.data["damage"]) for event in all_of(game, "damage")] == [
        ("ada", 2),
        ("bea", 3),
        ("ada", 4),
    ]


def test_the_second_of_several_attacks_must_be_listed() -> None:
    from bojiste.errors import NotOffered

    claws = [{"id": "claw", "damage": "1d6", "natural": True}, {"id": "bite", "damage": "1d10", "natural": True}]
    troll = at(foe("troll", weapons=claws, multi_attack=["claw", "bite"]), 1)
    with pytest.raises(NotOffered):
        fight(at(hero(), 0), troll, dice=(2, 2), say=["act troll attack:ada:claw", "act troll attack:ada:claw"])


def test_fatigue_hits_less_and_is_hit_more() -> None:
    """osr.fatigue.attack, osr.fatigue.penalty, osr.fatigue.ac E1"""
    game = fight(at(hero(attack_bonus=0), 0, fatigue=2), at(foe(ac=10), 1), dice=[11], say=[HIT])
    assert total(one(game, "miss")) == 9
    game = fight(at(hero(attack_bonus=0), 0), at(foe(ac=14), 1, fatigue=3), dice=[10], say=[HIT])
    assert one(game, "miss").data["against"] == 11


@pytest.mark.parametrize(
    ("more", "against"),
    [
        example("osr.completion.ac", {"armor": "chain", "shield": "large", "scores": {"dex": 13}, "ac_misc": 1}, 18),
        example("osr.completion.armor", {"armor": "plate", "shield": "small"}, 17),
        example("osr.completion.armor leather", {"armor": "leather"}, 12),
        example("osr.situation.untrained_armor E1", {"armor": {"bonus": 6, "trained": False}}, 13),
        example("osr.situation.untrained_armor E2", {"armor": {"bonus": 5, "trained": False}}, 12),
        example("osr.situation.untrained_shield E1", {"shield": {"ac": 1, "trained": False}}, 10),
        example("osr.situation.untrained_shield E2", {"shield": {"ac": 2, "trained": False}}, 11),
        example("osr.completion.armor base", {"armor": {"base": "plate", "trained": False}}, 13),
        example("osr.completion.armor own bonus", {"armor": {"base": "plate", "bonus": 7}}, 17),
        example("osr.completion.armor shield", {"shield": {"base": "large", "trained": False}}, 11),
        example("osr.completion.ac given", {"ac": 15, "shield": {"ac": 2}}, 15),
    ],
)
def test_armour_class(more: dict[str, Any], against: int) -> None:
    game = fight(at(hero(**more), 0), at(foe(), 1), dice=[2], say=["act orc attack:ada:claw"])
    assert one(game, "miss").data["against"] == against


def test_persistent_damage_comes_at_the_end_of_the_side() -> None:
    """osr.attack.persistent, osr.attack.persistent_timing E1 E2: the burning orc still acts, then burns, twice"""
    burning = {"damage": "1d8 fire", "rounds": 2}
    orc = at(foe(hp_max=30, resist=["fire"]), 1, persistent=[burning])
    game = fight(at(hero(), 0), orc, dice=(2, 7, 4), say=["act orc attack:ada:claw"], rounds=3)
    assert damage(game) == [3, 2]
    told = kinds(game)
    assert told.index("miss") < told.index("damage")
    assert game.state["orc"].persistent == ()


def test_what_begins_in_the_own_turn_burns_at_its_end() -> None:
    """osr.attack.persistent_timing: a weapon that sets on fire strikes in the foes' turn to come"""
    torch = {"id": "torch", "damage": "1d4 fire", "lasting": {"damage": "1d6 fire", "rounds": 1}}
    game = fight(at(hero(weapons=[torch]), 0), at(foe(), 1), dice=(19, 2, 5), say=["act ada attack:orc:torch"])
    assert damage(game) == [2, 5]


def test_the_referee_adds_to_a_critical_hit() -> None:
    """osr.attack.critical_extra: bleeding until it is stopped, injury, prone, disarmed; only with the option"""
    answer = "critical-extra ada"
    orc: dict[str, Any] = {"hp_max": 40, "weapons": ["sword"]}
    game = fight(
        at(hero(), 0),
        at(foe(**orc), 1),
        dice=(20, 3),
        say=[HIT, f"{answer} bleed"],
        options={"crit_extra_effects": True},
    )
    assert damage(game) == [8, 3]
    game = fight(
        at(hero(), 0), at(foe(**orc), 1), dice=(20,), say=[HIT, f"{answer} prone"], options={"crit_extra_effects": True}
    )
    assert game.state["orc"].conditions == ("prone",)
    game = fight(
        at(hero(), 0),
        at(foe(**orc), 1),
        dice=(20,),
        say=[HIT, f"{answer} disarm"],
        options={"crit_extra_effects": True},
    )
    assert game.state["orc"].wielded == ()
    game = fight(
        at(hero(), 0),
        at(foe(**orc), 1),
        dice=(20,),
        say=[HIT, f"{answer} injury"],
        options={"crit_extra_effects": True},
    )
    assert game.state["orc"].fatigue == 1
    with pytest.raises(AssertionError):
        fight(at(hero(), 0), at(foe(**orc), 1), dice=(20,), say=[HIT, f"{answer} prone"])


def test_bleeding_is_staunched() -> None:
    """osr.attack.critical_extra: an action of a friend ends it"""
    orc = at(foe(hp_max=40), 1)
    say = [HIT, "critical-extra ada bleed", "act orc staunch:orc"]
    game = fight(at(hero(), 0), orc, dice=(20,), say=say, options={"crit_extra_effects": True})
    assert damage(game) == [8] and game.state["orc"].persistent == ()


def test_death_at_zero() -> None:
    """osr.hit_points.death E1 E2, osr.hit_points.pool"""
    for natural, left, conditions in ((4, 0, ("dead",)), (3, 1, ()), (8, -4, ("dead",))):
        game = blow(19, natural, orc={"hp_max": 4})
        assert (game.state["orc"].hp, game.state["orc"].conditions) == (left, conditions)
