"""Weapons, shields and armour in play."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.errors import SceneError
from bojiste.systems.fiveaction.play.assault import arms_at
from bojiste.systems.fiveaction.play.table import Table
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    FIRST,
    KNIFE,
    LAST,
    ONE_HAND,
    SWORD,
    events,
    keys,
    kinds,
    layers,
    one,
    ota,
    parts,
    petr,
    play,
    scene,
    told,
    until,
    value,
)
from tests.table import example

BIG = {"strength": 6, "dexterity": 20}
"""Somebody whose blows of 2 and 3 hit."""


def wounded(who: dict[str, Any], weapon: str, dice: list[int], *answers: str, **target: Any) -> Any:
    """An ordinary hit (natural 5) and its dice; Petr stands three feet away and keeps his feet."""
    target = {"constitution": 9, **target}
    game = play(
        scene(ota(**{**BIG, **who}), petr(**target)),
        [*FIRST, 2, 3, *dice, 10, 10],
        ATTACK,
        f"weapon ota with:{weapon}",
        *answers,
    )
    return one(game, "damage")


@pytest.mark.parametrize(
    "weapon, dice, thrown",
    [
        example("fiveaction.weapon.grip E1 one hand", "heavy_straight_blade.1R", [3], [(5, 3)]),
        example("fiveaction.weapon.grip E1 both", "heavy_straight_blade.2R", [3, 4], [(4, 3), (4, 4)]),
    ],
)
def test_hand_and_a_half(weapon: str, dice: list[int], thrown: list[tuple[int, int]]) -> None:
    who = {"weapons": [{"row": "heavy_straight_blade"}], "skills": {"straight_blade/heavy": 3}, "now": {"at": [8, 10]}}
    hit = wounded(who, weapon, dice)
    assert [(die.sides, die.face) for die in hit.rolls] == thrown


@pytest.mark.parametrize(
    "row, hand, base",
    [
        example("fiveaction.weapon.slowdown_by_grip E1 one hand", "medium_axe", "main", 3),
        example("fiveaction.weapon.slowdown_by_grip E1 both", "medium_axe", "both", 2),
        example("fiveaction.weapon.grip E1 slowdown 3", "heavy_straight_blade", "main", 3),
        example("fiveaction.weapon.grip E1 slowdown 2", "heavy_straight_blade", "both", 2),
    ],
)
def test_slowdown_by_grip(row: str, hand: str, base: int) -> None:
    game = play(scene(ota(weapons=[{"row": row, "hand": hand}]), petr(now={"at": [60, 10]})), FIRST)
    assert value(one(game, "initiative", "ota")) == 6 - base


@pytest.mark.parametrize(
    "weapon, gap, reached",
    [
        example("fiveaction.weapon.reach_band E1", {"row": "heavy_greatsword", "hand": "both"}, 3, False),
        example("fiveaction.weapon.reach_band E1 four", {"row": "heavy_greatsword", "hand": "both"}, 4, True),
        example("fiveaction.weapon.reach_band E2", KNIFE, 0, True),
        example("fiveaction.weapon.reach_band narrowed", {**SWORD, "reach": [3, 4]}, 5, False),
    ],
)
def test_reach(weapon: dict[str, Any], gap: int, reached: bool) -> None:
    game = until(scene(ota(weapons=[weapon]), petr(now={"at": [10 + gap, 10]})), FIRST, "act", "ota")
    arms = arms_at(Table(game.scene, game.state), "ota", "petr")
    assert any(arm.word == weapon["row"] for arm in arms) is reached


def test_too_close_for_a_long_weapon() -> None:
    """fiveaction.weapon.too_close E1, E2: a pike has to slip out; a greatsword steps back and strikes."""
    pike = {"row": "heavy_pole", "head": "heavy_straight_blade", "head_type": "thrust", "hand": "both"}
    who = ota(weapons=[pike], skills={"pole/heavy": 6})
    game = until(scene(who, petr()), FIRST, "act", "ota")
    assert "escape:petr" in keys(game)
    slipped = play(scene(who, petr()), [*FIRST, 9, 9, 2, 2], "act ota escape:petr")
    assert slipped.state["ota"].x == 4 * (13 - 9)
    blade = {"row": "heavy_greatsword", "hand": "both"}
    great = ota(weapons=[blade], skills={"straight_blade/heavy": 6}, now={"at": [11, 10]})
    game = until(scene(great, petr()), FIRST, "act", "ota")
    assert "escape:petr" not in keys(game)
    game = play(scene(great, petr()), [*FIRST, *AIR], "act ota step:away:petr", ATTACK)
    assert told(game, "attacked")["weapon"] == "heavy_greatsword"


@pytest.mark.parametrize(
    "pole, key, gap, dice, expected",
    [
        example(
            "fiveaction.weapon.pole_build E1",
            {"row": "heavy_pole", "head": "heavy_straight_blade", "head_type": "thrust", "hand": "both"},
            "pole/heavy",
            16,
            [3, 4],
            ("thrust", 3 + 4 + 2 + 4),
        ),
        example(
            "fiveaction.weapon.pole_build E2",
            {"row": "medium_pole", "head": "light_blunt", "hand": "both"},
            "pole/medium",
            5,
            [3],
            ("blunt_crushing", 3 + 2 + 4),
        ),
        example(
            "fiveaction.weapon.pole_build E3",
            {"row": "medium_pole", "head": "light_straight_blade", "head_type": "thrust"},
            "pole/medium",
            6,
            [3],
            ("thrust", 3 + 1 + 2),
        ),
    ],
)
def test_pole_weapons(pole: dict[str, Any], key: str, gap: int, dice: list[int], expected: tuple[str, int]) -> None:
    who = ota(weapons=[pole], skills={key: 5}, dexterity=20)
    target = petr(constitution=9, now={"at": [10 + gap, 10]})
    game = play(scene(who, target), [*FIRST, 2, 3, *dice, 10, 10], ATTACK)
    assert (told(game, "attacked")["blow"], told(game, "damage")["gross"]) == expected
    beyond = until(scene(who, petr(now={"at": [12 + gap, 10]})), FIRST, "act", "ota")
    assert "attack:petr" not in keys(beyond)


@pytest.mark.parametrize(
    "abilities, penalties",
    [
        example("fiveaction.weapon.two_weapons E1", [], (-4, -8)),
        example("fiveaction.weapon.two_weapons E2", ["two_weapon_fighting"], (0, -4)),
        example("fiveaction.weapon.two_weapons E3", ["two_weapon_fighting", "ambidexterity"], (0, 0)),
    ],
)
def test_two_weapons(abilities: list[str], penalties: tuple[int, int]) -> None:
    pair = [SWORD, {**SWORD, "hand": "off"}]
    who = ota(weapons=pair, abilities=abilities)
    game = play(
        scene(who, petr()), [*FIRST, *AIR, *AIR], ATTACK, "weapon ota with:medium_straight_blade.1R", "pair ota yes"
    )
    found = [parts(event) for event in events(game, "attacked")]
    assert tuple(summands.get("pair", 0) + summands.get("off_hand", 0) for summands in found) == penalties


def test_only_the_off_hand() -> None:
    """Attacking with one of two weapons costs nothing but the off hand's own penalty."""
    pair = [SWORD, {**SWORD, "hand": "off"}]
    game = play(scene(ota(weapons=pair), petr()), [*FIRST, *AIR], ATTACK, "weapon ota with:medium_straight_blade-2.1R")
    assert "pair" not in parts(one(game, "attacked")) and parts(one(game, "attacked"))["off_hand"] == -4


def test_four_attacks_with_both_ends() -> None:
    """fiveaction.weapon.dual E3: both abilities give four attacks at 0; lightning alone two in all."""
    staff = {"row": "medium_pole", "head": "light_blunt", "hand": "both", "dual": True}
    who = ota(
        skills={"pole/medium": 6},
        weapons=[staff],
        abilities=["lightning_attacks", "two_weapon_fighting"],
        now={"at": [9, 10]},
    )
    made = scene(who, petr())
    game = play(made, [*FIRST, *AIR * 4], ATTACK, "pair ota yes", ATTACK, "pair ota yes")
    assert len(events(game, "attacked")) == 4 and not any("pair" in parts(event) for event in events(game, "attacked"))
    assert [parts(event).get("several", 0) for event in events(game, "attacked")] == [0, 1, 2, 3]


def test_attack_count() -> None:
    """fiveaction.weapon.attack_count E1: two swords and lightning could strike four times: nobody has a bonus."""
    pair = [SWORD, {**SWORD, "hand": "off"}]
    target = petr(weapons=pair, abilities=["lightning_attacks"])
    who = ota(weapons=pair, abilities=["lightning_attacks"])
    game = play(
        scene(who, target), [*FIRST, *AIR * 4], ATTACK, ONE_HAND, "pair ota yes", ATTACK, ONE_HAND, "pair ota yes"
    )
    assert [parts(event).get("several", 0) for event in events(game, "attacked")] == [0, 0, 0, 0]


def test_masters_work() -> None:
    """fiveaction.weapon.masterwork E1, E2: plate 4 with two points slows by 2; a bow 150 reaches 172.5."""
    plate = {"piece": "body", "material": "plate", "dr": 8, "masterwork": {"slowdown": 2}}
    assert value(one(play(scene(ota(armour=[plate]), petr(now={"at": [60, 10]})), FIRST), "initiative", "ota")) == 3
    bow = {"row": "medium_bow", "hand": "both", "masterwork": {"range": 1}}
    archer = ota(skills={"bow/medium": 6}, weapons=[bow], now={"at": [10, 10], "loaded": True})
    for at, penalty in (([182.5, 10], 0), ([182.75, 10], -2)):
        game = play(scene(archer, petr(now={"at": at})), [*FIRST, *AIR], "act ota shoot:petr")
        assert parts(one(game, "shot")).get("range", 0) == penalty


def test_special_arrow() -> None:
    """fiveaction.weapon.masterwork E3: +2 wounds by four more, and hits by its attack; then it is spent."""
    arrow = {"bonus": 2, "attack": 1}
    bow = {"row": "small_bow", "hand": "both", "ammunition": arrow}
    archer = ota(skills={"bow/small": 6}, weapons=[bow], abilities=["rapid_shooting"], now={"loaded": True})
    game = play(
        scene(archer, petr(constitution=15, now={"at": [40, 10]})),
        [*FIRST, 9, 7, 2, 10, 10, 9, 7, 2, 10, 10],
        "act ota shoot:petr",
        "act ota load:0",
        "act ota shoot:petr",
    )
    first, second = events(game, "shot")
    assert (parts(first)["standing"], parts(second).get("standing", 0)) == (1, 0)
    assert [event.data["gross"] for event in events(game, "damage")] == [2 + 1 + 4, 2 + 1]
    assert game.state["ota"].ammunition == (0,)


# -- shields ---------------------------------------------------------------------------------------------------------


def test_striking_with_a_shield() -> None:
    """fiveaction.shield.attack E1: d4 and STR in one hand; fiveaction.attack.level_bonus E2: 7 levels give 2."""
    who = ota(skills={"straight_blade/medium": 6, "shield": 7}, shield={"row": "light_shield"}, now={"at": [11, 10]})
    game = play(
        scene(who, petr(constitution=9)), [*FIRST, *AIR, 10, 10, 1, 1, 3, 10, 10], ATTACK, ONE_HAND, "pair ota yes"
    )
    bash = events(game, "attacked")[1]
    assert bash.data["weapon"] == "light_shield" and parts(bash)["levels"] == 2
    assert [(die.sides, die.face) for die in one(game, "damage").rolls] == [(4, 3)]
    assert parts(one(game, "damage"))["fixed"] == 2


def test_nobody_strikes_with_a_cloak() -> None:
    """fiveaction.shield.improvised_attack E1"""
    who = ota(shield={"row": "improvised_shield"}, now={"at": [11, 10]})
    game = until(scene(who, petr()), FIRST, "weapon", "ota", ATTACK)
    assert not any("shield" in key for key in keys(game))
    plain = play(scene(who, petr()), [*FIRST, *AIR], ATTACK, ONE_HAND)
    assert len(events(plain, "attacked")) == 1


def test_heavy_shield_in_the_saddle() -> None:
    """fiveaction.shield.heavy_mounted E1: whom a rider struck has no shield before him, others have."""
    horse = {
        "id": "horse",
        "side": "left",
        "strength": 10,
        "dexterity": 0,
        "constitution": 8,
        "size": 2,
        "horse": {"canter": 10, "sprint": 12},
        "now": {"at": [10, 10]},
    }
    for shield, worth in (("heavy_shield", None), ("medium_shield", 3)):
        rider = ota(
            mount="horse", shield={"row": shield}, values={"riding": 9}, skills={"straight_blade/medium": 6, "parry": 2}
        )
        people = (
            rider,
            horse,
            petr(skills={"straight_blade/medium": 3}),
            petr(id="karel", skills={"straight_blade/medium": 3}, now={"at": [10, 13]}),
        )
        order = [10, 10, 5, 5, 1, 1]
        game = play(
            scene(*people), [*order, 10, 10, *AIR, *AIR, *AIR], ATTACK, "act petr attack:ota", "act karel attack:ota"
        )
        _, his, third = events(game, "attacked")
        assert layers(his).get("shield") == worth
        assert layers(third)["shield"] == (4 if shield == "heavy_shield" else 3)
    told_so = ota(mount="horse", shield={"row": "heavy_shield"}, skills={"parry": 2}, now={"sword_side": "petr"})
    game = play(scene(told_so, horse, petr()), [*LAST, *AIR], "act petr attack:ota")
    assert "shield" not in layers(one(game, "attacked"))


def test_buckler_beside_a_greatsword() -> None:
    """fiveaction.defence.shield_hands E2; an axe in one hand beside a great shield makes it immobile."""
    target = petr(
        weapons=[{"row": "heavy_straight_blade", "hand": "both"}], skills={"parry": 1}, shield={"row": "buckler"}
    )
    game = play(scene(ota(), target), [*FIRST, *AIR], ATTACK)
    assert layers(one(game, "attacked"))["shield"] == 1


def test_gauntlets_belong_to_their_time() -> None:
    """fiveaction.defence.gauntlet E1: refused in a setting without them; they cover and strike like a buckler."""
    late = {
        "shield": {"row": "plate_gauntlets"},
        "skills": {"straight_blade/medium": 6, "parry": 1},
        "abilities": ["two_weapon_fighting", "ambidexterity"],
    }
    with pytest.raises(SceneError) as refused:
        scene(ota(**late), petr())
    assert [problem.reason for problem in refused.value.problems] == ["no-late-plate"]
    made = scene(ota(**late, now={"at": [12, 10]}), petr(constitution=9), options={"setting": {"late_plate": True}})
    game = play(made, [*FIRST, *AIR, 10, 9, 2, 10, 10], ATTACK, ONE_HAND, "pair ota yes")
    assert told(game, "damage")["harm"] == "wounds" and one(game, "damage").rolls[0].sides == 2


# -- armour ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "weapon, levels, type, stopped",
    [
        example("fiveaction.armour.sum E1", "medium_straight_blade", 6, "thrust", 3),
        example("fiveaction.armour.sum E2", "medium_blunt", 6, "", 2),
    ],
)
def test_pieces_add_up(weapon: str, levels: int, type: str, stopped: int) -> None:
    """Leather 3 and mail accessories 2: 1.5 + 1.5 against a thrust, 1.5 + 1 against a club."""
    armour = [{"piece": "body", "material": "leather", "dr": 3}, {"piece": "accessories", "material": "mail", "dr": 2}]
    key = "blunt/medium" if weapon == "medium_blunt" else "straight_blade/medium"
    who = {"weapons": [{"row": weapon}], "skills": {key: levels}, "strength": 12}
    hit = wounded(who, f"{weapon}.1R", [4], *([f"type ota {type}"] if type else []), armour=armour)
    assert hit.data["stopped"] == stopped


def test_thrust_of_a_knife_against_mail() -> None:
    """fiveaction.hit.reduction E2: 6 x 0.75 x 1.5 stops 6."""
    who = {"weapons": [KNIFE], "skills": {"straight_blade/light": 6}, "strength": 24, "now": {"at": [12, 10]}}
    hit = wounded(
        who, "light_straight_blade.1R", [4], "type ota thrust", armour=[{"piece": "body", "material": "mail", "dr": 6}]
    )
    assert hit.data["stopped"] == 6


def test_wound_and_shock() -> None:
    """fiveaction.hit.wound E1: 5 before armour, 2 stopped: three lives, shock against 13."""
    leather = [{"piece": "body", "material": "leather", "dr": 2}]
    game = play(scene(ota(), petr(armour=leather)), [*FIRST, 9, 7, 3, 9, 9], ATTACK, ONE_HAND, "type ota straight_cut")
    assert game.state["petr"].wounds == 3 and one(game, "tested").data["against"] == 13


def test_stun_is_lessened_by_armour() -> None:
    """fiveaction.hit.stun_damage E1: flat sword, 5 before armour, leather 2: three stun."""
    leather = [{"piece": "body", "material": "leather", "dr": 2}]
    game = play(scene(ota(), petr(armour=leather)), [*FIRST, 9, 8, 3], ATTACK, ONE_HAND, "manner ota flat")
    assert (game.state["petr"].stun, game.state["petr"].wounds) == (3, 0)


@pytest.mark.parametrize(
    "levels, asked",
    [example("fiveaction.hit.type_choice E1", 5, False), example("fiveaction.hit.type_choice E2", 6, True)],
)
def test_cut_or_thrust(levels: int, asked: bool) -> None:
    who = ota(skills={"straight_blade/medium": levels})
    answers = ("type ota thrust",) if asked else ()
    game = play(scene(who, petr()), [*FIRST, *AIR], ATTACK, ONE_HAND, *answers)
    assert told(game, "attacked")["blow"] == ("thrust" if asked else "straight_cut")


@pytest.mark.parametrize(
    "pieces, base",
    [
        example(
            "fiveaction.armour.slowdown E1",
            [("body", "plate", 8), ("helmet", "plate", 3), ("accessories", "plate", 3)],
            6 - 1 - 6,
        ),
        example("fiveaction.armour.slowdown fixed", [("helmet", "leather", 1)], 6 - 1 - 1),
    ],
)
def test_slowdown_of_armour(pieces: list[tuple[str, str, int]], base: int) -> None:
    armour = [{"piece": piece, "material": material, "dr": dr} for piece, material, dr in pieces]
    game = play(scene(ota(armour=armour), petr(now={"at": [60, 10]})), [*LAST[2:], 1, 1])
    assert value(one(game, "initiative", "ota")) == base


@pytest.mark.parametrize(
    "size, weight", [example("fiveaction.armour.weight E1", 0, 1800), example("fiveaction.armour.weight E2", -1, 1440)]
)
def test_weight_of_armour(size: int, weight: int) -> None:
    """Leather 4 (9 lb) of somebody with CON 5."""
    made = scene(ota(constitution=5, size=size, armour=[{"piece": "body", "material": "leather", "dr": 4}]), petr())
    assert made.prepared.kits["ota"].armour[0].weight == weight


def test_accessories_better_than_the_armour() -> None:
    """fiveaction.armour.accessory_rule E1: leather 2, accessories 4: two naturals below the range."""
    pieces = [{"piece": "body", "material": "leather", "dr": 2}, {"piece": "accessories", "material": "plate", "dr": 4}]
    for natural, found in (([9, 8], True), ([8, 8], False)):
        dice = [*natural, *([9, 9] if found else []), 5, 10, 10]
        game = play(
            scene(ota(**BIG), petr(armour=pieces, constitution=9)),
            [*FIRST, *dice],
            ATTACK,
            ONE_HAND,
            "type ota straight_cut",
        )
        assert ("confirmed" in kinds(game)) is found


@pytest.mark.parametrize("reach, feet", [([5, 5], 4), ([2, 2], 3)])
def test_an_own_reach_leaves_every_grip_one(reach: list[int], feet: int) -> None:
    """fiveaction.weapon.reach_band: a sword reaches 2 to 5 feet in one hand, 3 to 4 in both; one of exactly five, or of
    two, strikes in both as far as that grip comes to it."""
    sword = {**SWORD, "hand": "both", "reach": reach}
    made = scene(ota(weapons=[sword], skills={"straight_blade/medium": 6}), petr(now={"at": [10 + feet, 10]}))
    game = play(made, [*FIRST, 1, 2], "act ota attack:petr", "weapon ota with:medium_straight_blade.2R")
    assert told(game, "attacked")["weapon"] == "medium_straight_blade" and game.state["ota"].held == ("both",)
