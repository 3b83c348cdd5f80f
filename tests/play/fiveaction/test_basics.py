"""The ground rules in play: tests, rounding, lives, rounds, initiative, turtles."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    FIRST,
    LAST,
    ONE_HAND,
    SWORD,
    TWO_HANDS,
    events,
    keys,
    kinds,
    one,
    ota,
    parts,
    petr,
    play,
    scene,
    told,
    total,
    until,
    value,
)
from tests.table import example


def ruled(person: dict[str, Any], ruling: str, *dice: int) -> Any:
    """A test that the referee's hand asks for."""
    game = Game(scene(person, petr(now={"at": [60, 10]})), dice=[*FIRST, *dice], people=["gm"])
    game.rule(ruling)
    return one(game, "tested")


@pytest.mark.parametrize(
    "who, test, natural, passed",
    [
        example("fiveaction.test.basic E1", {"values": {"balance": 6}}, "balance 17", 11, True),
        example("fiveaction.test.basic E2", {"values": {"balance": 6}}, "balance 17", 10, False),
        example("fiveaction.test.naturals E1", {"values": {"riding": 1}}, "riding 25", 20, True),
        example("fiveaction.test.naturals low", {"values": {"riding": 30}}, "riding 25", 2, False),
    ],
)
def test_a_test(who: dict[str, Any], test: str, natural: int, passed: bool) -> None:
    event = ruled(ota(**who), f"ota test {test}", natural // 2, natural - natural // 2)
    assert event.data["result"] == ("passed" if passed else "failed")
    assert ("natural_decides" in event.data) is (natural in (2, 20))


def test_value_of_a_skill() -> None:
    """fiveaction.test.skill_value E1, E2: balance 3 levels and DEX 4; riding of Petr untrained."""
    assert parts(ruled(ota(skills={"balance": 3}), "ota test balance 10", 5, 5)) == {"balance": 7}
    assert parts(ruled(ota(dexterity=5), "ota test riding 10", 5, 5)) == {"riding": 5}
    assert parts(ruled(ota(now={"wounds": 4}), "ota test escape 10", 5, 5)) == {"escape": 4, "wounds": -1}


def test_dice_are_drawn_one_by_one() -> None:
    """fiveaction.test.dice E1, E2: 10 and 9 are 19; 3d2 of 1, 2, 2 are 5."""
    club = ota(skills={"blunt/medium": 6}, weapons=[{"row": "medium_blunt", "hand": "both"}])
    game = play(scene(club, petr()), [*FIRST, 10, 9, 5, 5, 1, 2, 2, 9, 9], ATTACK, "weapon ota with:medium_blunt.2R")
    assert [die.face for die in one(game, "attacked").rolls] == [10, 9]
    assert total(one(game, "attacked")) == 19 + 8
    assert [(die.sides, die.face) for die in one(game, "damage").rolls] == [(2, 1), (2, 2), (2, 2)]
    assert told(game, "damage")["gross"] == 5 + 4


@pytest.mark.parametrize(
    "ours, theirs, won",
    [
        example("fiveaction.test.opposed E1", [5, 4], [8, 7], True),
        example("fiveaction.test.opposed E2", [5, 2], [8, 8], False),
    ],
)
def test_opposed(ours: list[int], theirs: list[int], won: bool) -> None:
    """21 against 18 disarms by 3; 19 against 19 leaves the weapon where it is."""
    game = play(scene(ota(), petr()), [*FIRST, 9, 7, *ours, *theirs], ATTACK, ONE_HAND, "hit ota disarm")
    assert told(game, "compared")["result"] == ("won" if won else "lost")
    assert told(game, "compared")["margin"] == (3 if won else 0)
    assert game.state["petr"].held == (("ground",) if won else ("main",))


@pytest.mark.parametrize(
    "strength, way, weapon, fixed",
    [
        example("fiveaction.test.rounding E1", 5, "floor", ONE_HAND, 1),
        example("fiveaction.test.rounding E2", 5, "floor", TWO_HANDS, 3),
        example("fiveaction.test.rounding E3", -1, "floor", ONE_HAND, -1),
        example("fiveaction.test.rounding nearest", 5, "nearest", ONE_HAND, 2),
        example("fiveaction.test.rounding ceil", 4, "ceil", ONE_HAND, 2),
    ],
)
def test_rounding(strength: int, way: str, weapon: str, fixed: int) -> None:
    """Where the source is silent, as the scene says."""
    who = ota(strength=strength, dexterity=12)
    dice = [3, 3, 3] if weapon == TWO_HANDS else [3]
    dice = [min(face, 2) for face in dice] if weapon == TWO_HANDS else dice
    made = scene(who, petr(), options={"rounding": way})
    game = play(made, [*FIRST, 9, 7, *dice, 9, 9], ATTACK, weapon)
    assert parts(one(game, "damage")) == {"fixed": fixed}


def test_completed_steps_are_never_rounded_up() -> None:
    """Section 7: levels count in completed steps, whatever the scene says of rounding."""
    who = ota(skills={"straight_blade/medium": 7})
    game = play(scene(who, petr(), options={"rounding": "ceil"}), [*FIRST, *AIR], ATTACK)
    assert parts(one(game, "attacked"))["levels"] == 3


# -- lives -----------------------------------------------------------------------------------------------------------


def test_lives() -> None:
    """fiveaction.life.pool E1, E2: CON 4 makes 13; CON 2 with toughness 12."""
    game = Game(scene(ota(), petr(abilities=["toughness"]), ota(id="eva")), dice=[*FIRST, 1, 2], people=["gm"])
    game.rule("ota wounds 12; petr wounds 11")
    assert game.state["ota"].status == "active" and game.state["petr"].status == "active"
    game.rule("petr wounds 12")
    assert game.state["petr"].status == "out"


@pytest.mark.parametrize(
    "constitution, wounds, taken",
    [
        example("fiveaction.life.levels E1", 4, (3, 4, 7, 10), (0, -1, -3, -6)),
        example("fiveaction.life.levels E2", 0, (2, 3, 5, 7), (0, -1, -3, -6)),
    ],
)
def test_levels_of_wounds(constitution: int, wounds: tuple[int, ...], taken: tuple[int, ...]) -> None:
    for lost, number in zip(wounds, taken, strict=True):
        who = ota(constitution=constitution, now={"wounds": lost})
        game = play(scene(who, petr()), [*FIRST, *AIR], ATTACK)
        assert parts(one(game, "attacked")).get("wounds", 0) == number


@pytest.mark.parametrize(
    "wounds, status",
    [
        example("fiveaction.life.out_and_death E2", 14, "dead"),
        example("fiveaction.life.out_and_death E2 out", 13, "out"),
        example("fiveaction.life.out_and_death E2 active", 10, "active"),
    ],
)
def test_out_or_dead(wounds: int, status: str) -> None:
    game = Game(scene(ota(), petr(), petr(id="karel")), dice=[10, 10, 1, 1, 1, 2], people=["gm"])
    game.rule(f"petr wounds {wounds}")
    assert game.state["petr"].status == status


def test_stun_is_one_track() -> None:
    """fiveaction.life.stun_pool E1: 13 points, serious at 7."""
    game = Game(scene(ota(), petr(), ota(id="eva")), dice=[10, 10, 1, 1, 1, 2], people=["gm"])
    game.rule("ota stun 6")
    assert game.state["ota"].status == "active"
    game.rule("ota stun +1")
    assert game.state["ota"].status == "unconscious" and game.state["ota"].wounds == 0


def test_who_falls_in_his_own_turn_lies_until_the_next() -> None:
    """fiveaction.life.prone, fiveaction.round.turn: getting up takes a whole turn, not what a fumbled blow has left."""
    made = scene(ota(weapons=[]), petr(weapons=[], now={"at": [11, 10]}), rounds=2, rulings="default")
    answers = ("act ota attack:petr", "weapon ota with:fist", "pair ota no")
    game = until(made, [*FIRST, 1, 1, 1, 2], "act", "ota", *answers)
    assert game.state["ota"].prone and game.state["fight"].round == 2 and "rise" in keys(game)


def test_slow_ones_rise_slowly() -> None:
    """fiveaction.life.prone E2: base initiative -3 takes three rounds."""
    who = ota(reaction=-2, now={"prone": True})
    game = play(scene(who, petr(now={"at": [60, 10]}), rounds=3), LAST, "act ota rise")
    assert one(game, "rises").data["rounds"] == 3
    assert len(events(game, "still-rising")) == 2 and "stands-up" in kinds(game)


# -- rounds ----------------------------------------------------------------------------------------------------------


def test_a_turn_of_several_activities() -> None:
    """fiveaction.round.turn E1: a step 1, an attack 3, a stance 1."""
    game = play(scene(ota(now={"at": [7, 10]}), petr()), [*FIRST, *AIR], "act ota step:toward:petr", ATTACK,
                "act ota stance:partial")  # fmt: skip
    assert game.state["ota"].actions == 0 and kinds(game) == ["moves", "attacked", "stance"]


def test_bow_in_one_round() -> None:
    """fiveaction.round.action_costs E2: shot and loading are four of five."""
    bow = {"row": "small_bow", "hand": "both"}
    archer = ota(skills={"bow/small": 6}, weapons=[bow], now={"loaded": True})
    game = play(scene(archer, petr(now={"at": [40, 10]})), [*FIRST, *AIR], "act ota shoot:petr", "act ota load:0")
    assert game.state["ota"].actions == 1


def test_nothing_is_spare_before_the_first_turn() -> None:
    """fiveaction.round.spare_actions E2"""
    walker = petr(weapons=[{**SWORD, "hand": "sheathed"}])
    game = play(scene(ota(), walker), [*LAST], "act petr draw:0")
    assert "counters" not in kinds(game) and game.state["ota"].spare == 0


def test_the_fight_ends_with_the_last_enemy() -> None:
    """fiveaction.round.end_of_fight E1"""
    faint = petr(now={"stun": 5})
    game = play(scene(ota(), faint, rounds=9), [*FIRST, 9, 8, 1], ATTACK, ONE_HAND, "manner ota flat")
    assert game.outcome is not None and game.outcome.winner == "left" and game.outcome.data["rounds"] == 1


# -- initiative ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "load, base",
    [
        example("fiveaction.initiative.base_value E1", [SWORD, {"row": "medium_axe", "hand": "sheathed"}], 1),
        example(
            "fiveaction.initiative.base_value E2",
            [SWORD, {"row": "medium_axe", "hand": "sheathed"}, {"row": "medium_axe", "hand": "sheathed"}],
            -2,
        ),
    ],
)
def test_base_initiative(load: list[dict[str, Any]], base: int) -> None:
    leather = [{"piece": "body", "material": "leather", "dr": 2}]
    game = play(scene(ota(weapons=load, armour=leather), petr(now={"at": [60, 10]})), FIRST)
    assert value(one(game, "initiative", "ota")) == base


def test_ties_are_told_apart() -> None:
    """fiveaction.initiative.ties: by base, then by reaction, then by dice."""
    by_base = play(scene(ota(), petr(reaction=10, now={"at": [60, 10]})), [9, 9, 7, 7])
    assert told(by_base, "order")["order"] == ("petr", "ota")
    by_reaction = play(scene(ota(reaction=6), petr(reaction=7, initiative=-1, now={"at": [60, 10]})), [5, 5, 5, 5])
    assert told(by_reaction, "order")["order"] == ("petr", "ota")
    by_dice = play(scene(ota(reaction=6), petr(reaction=6, now={"at": [60, 10]})), [5, 5, 5, 5, 3, 4, 3, 5])
    assert told(by_dice, "order")["order"] == ("petr", "ota") and len(events(by_dice, "tied")) == 2


def test_dropped_shield_quickens() -> None:
    """fiveaction.initiative.recalculated E1: 13 becomes 15 without a shield of slowdown 2."""
    shield = ota(reaction=4, shield={"row": "heavy_shield"}, skills={"straight_blade/medium": 6, "parry": 1})
    made = scene(shield, petr(now={"at": [60, 10]}), options={"modules": {"initiative_recalculated": True}})
    game = Game(made, dice=[6, 6, 1, 1], people=["gm"])
    game.rule("ota shield off")
    game.answer("stance:partial")
    assert told(game, "reordered")["now"] == 15


@pytest.mark.parametrize(
    "reaction, tiers, actions",
    [
        example("fiveaction.turtle.acceleration E1", -1, 1, 5),
        example("fiveaction.turtle.acceleration E2 once", -6, 1, 4),
        example("fiveaction.turtle.acceleration E2 twice", -6, 2, 5),
    ],
)
def test_haste(reaction: int, tiers: int, actions: int) -> None:
    game = until(scene(ota(reaction=reaction), petr(now={"at": [60, 10]})), LAST, "act", "ota",
                 f"accelerate ota tier:{tiers}")  # fmt: skip
    assert game.state["ota"].actions == actions and game.state["ota"].stun == tiers


@pytest.mark.parametrize(
    "reaction, actions",
    [example("fiveaction.turtle.rider E1", -3, 5), example("fiveaction.turtle.rider E2", -7, 4)],
)
def test_slow_riders(reaction: int, actions: int) -> None:
    horse = {"id": "horse", "side": "left", "strength": 10, "dexterity": 0, "constitution": 8, "size": 2,
             "horse": {"canter": 10, "sprint": 12}, "now": {"at": [10, 10]}}  # fmt: skip
    game = until(scene(ota(reaction=reaction, mount="horse"), horse, petr(now={"at": [60, 10]})), LAST, "act", "ota")
    assert game.state["ota"].actions == actions


def test_armour_is_lighter_in_the_saddle() -> None:
    """fiveaction.mounted.armour E1, E2: 7 counts as 4, 1 as nothing."""
    horse = {"id": "horse", "side": "left", "strength": 10, "dexterity": 0, "constitution": 8, "size": 2,
             "horse": {"canter": 10, "sprint": 12}, "now": {"at": [10, 10]}}  # fmt: skip
    plate = [{"piece": "body", "material": "plate", "dr": 9}, {"piece": "accessories", "material": "plate", "dr": 4}]
    for armour, base in ((plate, 6 - 1 - 4), ([{"piece": "body", "material": "leather", "dr": 2}], 6 - 1)):
        people = (ota(armour=armour, mount="horse"), horse, petr(now={"at": [60, 10]}))
        assert value(one(play(scene(*people), FIRST), "initiative", "ota")) == base


def test_who_may_attack_whom() -> None:
    """fiveaction.attack.declare E1, E2: six feet are too far for a sword, three are not."""
    for at, reached in (([16, 10], False), ([13, 10], True)):
        game = until(scene(ota(), petr(now={"at": at})), FIRST, "act", "ota")
        assert ("attack:petr" in keys(game)) is reached


def test_every_answer_says_what_it_costs() -> None:
    """The menu of a turn shows the budget and the price of each choice."""
    who = ota(weapons=[SWORD, {"row": "medium_axe", "hand": "sheathed"}], shield={"row": "light_shield"})
    game = until(
        scene(who, petr(), petr(id="karel", side="left", now={"at": [11, 12]})), [10, 10, 1, 1, 1, 2], "act", "ota"
    )
    assert game.ask is not None and game.ask.data["left"] == 5
    prices = {option.key: option.data.get("price") for option in game.ask.options if option.key != "end"}
    assert None not in prices.values() and prices["attack:petr"] == 3 and prices["draw:1"] == 2
    assert all(price <= 5 for price in prices.values() if price is not None)
