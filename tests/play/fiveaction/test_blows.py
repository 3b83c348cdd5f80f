"""Blows in play: critical ranges, confirmations, what is made of a hit, run-through, heavy blows, odds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    FIRST,
    LAST,
    ONE_HAND,
    SWORD,
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
    until,
)
from tests.table import example

BOUND = {"guard": "bound"}


def hit(who: dict[str, Any], target: dict[str, Any], dice: list[int], *answers: str, **more: Any) -> Any:
    return play(scene(ota(**who), petr(**target), **more), [*FIRST, *dice], ATTACK, *answers)


# -- hitting -----------------------------------------------------------------------------------------------------------


def test_equal_is_a_miss() -> None:
    """fiveaction.attack.roll E2: 20 against 20."""
    target = {"skills": {"straight_blade/medium": 6}}
    game = hit({}, target, [6, 6], ONE_HAND)
    assert told(game, "attacked")["against"] == 20 and told(game, "attacked")["result"] == "missed"


def test_cleaving_on() -> None:
    """fiveaction.attack.cleave E1: a foe felled gives one more attack, for nothing; one in a round."""
    people = (
        ota(abilities=["cleave"]),
        petr(now={"wounds": 10}),
        petr(id="karel", now={"at": [10, 13], "wounds": 10}),
        petr(id="jan", now={"at": [10, 7]}),
    )
    dice = [10, 10, 1, 1, 1, 2, 2, 2]
    game = play(scene(*people), [*dice, 9, 8, 3, 9, 8, 3], ATTACK, ONE_HAND, "cleave ota cleave:karel")
    assert [event.target for event in events(game, "fells")] == ["petr", "karel"]
    assert game.state["ota"].actions == 2 and game.state["ota"].cleaved == 1
    plain = play(scene(ota(), *people[1:]), [*dice, 9, 8, 3], ATTACK, ONE_HAND)
    assert len(events(plain, "attacked")) == 1


def test_range_of_a_sword() -> None:
    """fiveaction.critical.threshold E1, E2: 18; against somebody bound 17."""
    plain = hit({}, {}, [9, 8, 3, 9, 9], ONE_HAND, "type ota straight_cut")
    assert "confirmed" not in kinds(plain)
    bound = hit({}, {"now": BOUND, "constitution": 9}, [9, 8, 1, 2, 1, 10, 10], ONE_HAND, "type ota straight_cut")
    assert told(bound, "confirmed")["result"] == "unconfirmed"
    wide = hit({"abilities": ["improved_critical"]}, {}, [9, 8, 1, 2, 1, 9, 9], ONE_HAND, "type ota straight_cut")
    assert "confirmed" in kinds(wide)


@pytest.mark.parametrize(
    "weapon, key, id, dice, multiplied",
    [
        example("fiveaction.critical.multiplier E1", {"row": "light_axe"}, "axe/light", "light_axe.1R", [3], 2),
        example("fiveaction.critical.multiplier E2", {"row": "medium_axe"}, "axe/medium", "medium_axe.1R", [3], 2 * 3),
        example("fiveaction.critical.multiplier E3", {"row": "medium_pole", "head": "light_blunt", "hand": "both"},
                "pole/medium", "medium_pole.2R", [3], 2 + 4),
    ],
)  # fmt: skip
def test_multipliers(weapon: dict[str, Any], key: str, id: str, dice: list[int], multiplied: int) -> None:
    at = {"at": [12, 10]} if weapon["row"] == "light_axe" else {"at": [8, 10]} if "head" in weapon else {}
    who = {"weapons": [weapon], "skills": {key: 5}, "now": at}
    game = hit(who, {"constitution": 20}, [10, 10, 3, 3, *dice, 10, 10], f"weapon ota with:{id}")
    assert parts(one(game, "damage"))["multiplied"] == multiplied


def test_naked_targets_are_always_wounded_more() -> None:
    """fiveaction.critical.choice E2: five levels, no armour."""
    game = hit({"skills": {"straight_blade/medium": 5}}, {}, [10, 10, 3, 3, 3, 9, 9], ONE_HAND)
    assert told(game, "damage")["effect"] == "multiply"


def test_armour_narrows_up_to_twenty() -> None:
    """fiveaction.critical.range_reduction E2: base DR 12 against a threshold of 19: only 20 is left."""
    plate = [{"piece": "body", "material": "plate", "dr": 9}, {"piece": "helmet", "material": "plate", "dr": 3}]
    who = {"weapons": [{"row": "medium_blunt"}], "skills": {"blunt/medium": 6}, "strength": 12}
    way = "weapon ota with:medium_blunt.1R"
    assert "confirmed" not in kinds(hit(who, {"armour": plate}, [10, 9, 3], way))
    assert "critical" in kinds(hit(who, {"armour": plate}, [10, 10, 3, 3, 3], way, "critical ota multiply"))


@pytest.mark.parametrize(
    "sources, natural, threatens", [("sum", [9, 9], False), ("sum", [10, 9], False), ("max", [10, 9], True)]
)
def test_both_sources_narrow(sources: str, natural: list[int], threatens: bool) -> None:
    """K19: parry 10 and base DR 6 add (18 becomes 20), or the larger counts (19)."""
    target = {"skills": {"parry": 10, "straight_blade/medium": 1}, "abilities": ["full_compatibility"],
              "armour": [{"piece": "body", "material": "mail", "dr": 6}]}  # fmt: skip
    who = {"strength": 20, "dexterity": 10}
    dice = [*natural, *([1, 2] if threatens else []), 3, 9, 9]
    game = hit(who, target, dice, ONE_HAND, "type ota thrust", options={"crit": {"reduction_sources": sources}})
    assert ("confirmed" in kinds(game)) is threatens


def test_only_high_naturals_multiply() -> None:
    """fiveaction.critical.multiple E4: T 17: 17, then 20: one level only."""
    who = {"weapons": [{"row": "medium_curved_blade"}], "skills": {"curved_blade/medium": 6}}
    game = hit(who, {"constitution": 9}, [9, 8, 10, 10, 1, 9, 9], "weapon ota with:medium_curved_blade.1R")
    assert "out" not in kinds(game) and told(game, "confirmed")["level"] == 1


def test_referee_judges_multiple_criticals() -> None:
    """fiveaction.critical.multiple: level 3 is death; the referee may say otherwise; flat ones stun."""
    dice = [10, 10, 10, 10, 10, 10, 3, 3, 1]
    assert "dies" in kinds(hit({}, {}, dice, ONE_HAND))
    spared = hit({}, {"constitution": 9}, [*dice, 9, 9], ONE_HAND, "multiple ota none")
    assert spared.state["petr"].status == "active"
    flat = hit({}, {"constitution": 9}, dice, ONE_HAND, "manner ota flat")
    assert flat.state["petr"].status == "unconscious" and flat.state["petr"].stun == 18


def test_double_fumble_by_a_third_roll() -> None:
    """fiveaction.fumble.confirm E2: 2, 2, 8: level 2; what it does with a club, and with bare fists."""
    club = {"weapons": [{"row": "medium_blunt"}], "skills": {"blunt/medium": 6}}
    game = hit(club, {}, [1, 1, 1, 1, 4, 4], "weapon ota with:medium_blunt.1R")
    assert game.state["ota"].held == ("gone",)
    boxer = {"weapons": [], "abilities": ["unarmed_combat"], "skills": {"bare_hands": 3}, "now": {"at": [12, 10]}}
    game = hit(boxer, {}, [1, 1, 1, 1, 4, 4, 3], "weapon ota with:fist", "pair ota no")
    assert game.state["ota"].stun == 5
    third = hit({}, {}, [1, 1, 1, 1, 1, 1, 4, 4], ONE_HAND)
    assert third.state["ota"].status == "out"


# -- what is made of a hit ---------------------------------------------------------------------------------------------


def test_critical_blows_are_not_stopped() -> None:
    """fiveaction.pulled_blow.stop E2: three levels stop no critical hit, ten do (fiveaction.pulled_blow.ten)."""
    for levels, offered in ((3, ("wound",)), (6, ("wound", "disarm", "ordinary")),
                            (10, ("wound", "disarm", "spare", "ordinary"))):  # fmt: skip
        who = ota(skills={"straight_blade/medium": levels})
        if levels == 3:
            game = play(scene(who, petr(constitution=9)), [*FIRST, 10, 10, 3, 3, 3, 9, 9], ATTACK, ONE_HAND)
            assert "damage" in kinds(game)
            continue
        game = until(scene(who, petr()), [*FIRST, 10, 10, 3, 3], "hit", "ota", ATTACK, ONE_HAND)
        assert keys(game) == offered


def test_lowering_a_wound() -> None:
    """fiveaction.pulled_blow.six E1, E2: one life for two points of margin, at least one is left."""
    game = until(scene(ota(), petr()), [*FIRST, 8, 8, 2], "lower", "ota", ATTACK, ONE_HAND)
    assert game.ask is not None and (game.ask.low, game.ask.high) == (0, 3)
    weak = until(scene(ota(strength=3, dexterity=13), petr()), [*FIRST, 8, 8, 2], "lower", "ota", ATTACK, ONE_HAND)
    assert weak.ask is not None and weak.ask.high == 2  # margin 9 would lower by four, net 3 has two to spare
    critical = play(scene(ota(), petr(constitution=9)), [*FIRST, 10, 10, 3, 3, 3, 9, 9], ATTACK, ONE_HAND)
    assert told(critical, "damage")["net"] == 7


def test_masters_lower_criticals() -> None:
    """fiveaction.pulled_blow.ten E1: margin 6, net 12: six to twelve."""
    who = ota(strength=6, dexterity=5, skills={"straight_blade/medium": 10})
    target = petr(dexterity=10, constitution=20)
    game = until(scene(who, target), [*FIRST, 9, 10, 1, 2, 3], "lower", "ota", ATTACK, ONE_HAND)
    assert game.ask is not None and game.ask.high == 4  # margin 6, net 5, not a critical hit after all
    game = until(scene(who, target), [*FIRST, 10, 10, 3, 3, 5], "lower", "ota", ATTACK, ONE_HAND,
                 "hit ota wound")  # fmt: skip
    assert game.ask is not None and (game.ask.high, game.ask.data["net"]) == (7, 9)


def test_fumbles_are_not_softened() -> None:
    """fiveaction.pulled_blow.not_fumble E1: ten levels wound themselves in full."""
    who = {"skills": {"straight_blade/medium": 10}, "constitution": 9}
    game = hit(who, {}, [1, 1, 1, 1, 4, 4, 5, 9, 9], ONE_HAND)
    assert game.state["ota"].wounds == 7


# -- victims who cannot move -------------------------------------------------------------------------------------------


def test_running_through() -> None:
    """fiveaction.run_through.attack E1: 8 and 6 are more than 13."""
    game = hit({}, {"now": BOUND, "constitution": 9}, [3, 3, 1, 10, 10], ONE_HAND)
    assert told(game, "attacked")["against"] == 13 and told(game, "attacked")["through"]


def test_critical_run_through() -> None:
    """fiveaction.run_through.critical E1: earlier 2 of 11: the wound is 9, at least what makes it mortal."""
    game = hit({}, {"now": {**BOUND, "wounds": 2}}, [10, 10, 3, 3, 1, 10, 10], ONE_HAND)
    assert told(game, "damage")["net"] == 9 and game.state["petr"].wounds == 11 and game.state["petr"].status == "out"


def test_shock_of_the_body() -> None:
    """fiveaction.run_through.primary_shock E1: a wound of 3 and a failed test: another 3."""
    who = {"strength": 2, "dexterity": 8}
    game = hit(who, {"now": BOUND, "constitution": 5}, [3, 3, 3, 1, 1, 10, 10], ONE_HAND)
    assert (told(game, "damage")["net"], told(game, "bleeds")["net"]) == (3, 3)
    assert [event.data["against"] for event in events(game, "tested")] == [13, 16]


def test_level_instead_of_damage() -> None:
    """K7: the other reading raises the wound to the critical level, without multiplying."""
    game = hit({}, {"now": BOUND, "constitution": 5}, [3, 3, 1, 10, 10], ONE_HAND,
               options={"crit": {"run_through_hit": "critical_level"}})  # fmt: skip
    assert game.state["petr"].wounds == 11 and told(game, "damage")["effect"] == "none"


def test_backstab_of_the_unaware() -> None:
    """fiveaction.run_through.backstab E2: of a non-defending victim only the multiplier is that of backstab."""
    knife = {"row": "light_straight_blade"}
    who = {
        "abilities": ["backstab"],
        "weapons": [knife],
        "skills": {"straight_blade/light": 5},
        "now": {"at": [12, 10]},
    }
    way = "weapon ota with:light_straight_blade.1R"
    unaware = {"now": {"guard": "unaware"}, "constitution": 20}
    game = hit(who, unaware, [8, 7, 1, 2, 2, 10, 10], way)
    assert told(game, "confirmed")["what"] == "critical" and parts(one(game, "damage"))["multiplied"] == 2 * 2
    bound = hit(who, {"now": BOUND, "constitution": 20}, [6, 6, 1, 2, 2, 10, 10], way)
    assert "confirmed" in kinds(bound)
    nobody = hit({**who, "abilities": []}, unaware, [8, 7, 2, 10, 10], way)
    assert "through" not in told(nobody, "attacked") and "multiplied" not in parts(one(nobody, "damage"))


def test_backstab_from_afar() -> None:
    """fiveaction.run_through.attack: missiles run through only with backstab, and in base range."""
    bow = {"row": "small_bow", "hand": "both"}
    for abilities, at, through in ((["backstab"], 40, True), ([], 40, False), (["backstab"], 100, False)):
        archer = ota(weapons=[bow], skills={"bow/small": 6}, abilities=abilities, dexterity=2, now={"loaded": True})
        game = play(scene(archer, petr(now={**BOUND, "at": [at, 10]})), [*FIRST, *AIR], "act ota shoot:petr")
        assert ("through" in told(game, "shot")) is through


def test_flat_run_through() -> None:
    """fiveaction.run_through.flat E1: stun 5 for a net of 5 (fixed part doubled), one ordinary test, more stun."""
    game = hit({}, {"now": BOUND, "constitution": 20}, [4, 4, 2, 1, 1], ONE_HAND, "manner ota flat")
    assert told(game, "damage")["net"] == 6 and one(game, "tested").data["against"] == 16
    assert (game.state["petr"].stun, game.state["petr"].wounds) == (12, 0)


def test_flat_criticals() -> None:
    """fiveaction.flat.critical E1: an axe's fixed part three times, to stun."""
    who = {"weapons": [{"row": "medium_axe"}], "skills": {"axe/medium": 5}}
    game = hit(who, {"constitution": 30}, [10, 10, 3, 3, 3], "weapon ota with:medium_axe.1R", "manner ota flat")
    assert parts(one(game, "damage")) == {"fixed": 3, "multiplied": 6} and told(game, "damage")["harm"] == "stun"


# -- heavy blows, odds -------------------------------------------------------------------------------------------------

HEAVY = {"modules": {"heavy_blows": True}}
PLATE = {"piece": "body", "material": "plate", "dr": 6}


def armoured() -> dict[str, Any]:
    return ota(armour=[PLATE], now={"at": [13, 10]})


PUSH = {"modules": {"heavy_blows": True, "push_back": True}}


@pytest.mark.parametrize(
    "dice, stun",
    [
        example("fiveaction.heavy_blow.shock E1", [3, 3, 10, 10], 2),
        example("fiveaction.heavy_blow.shock E2", [4, 5], 0),
    ],
)
def test_concussion(dice: list[int], stun: int) -> None:
    """Ota struck by 9: shock passed, concussion against 19 by CON and STR."""
    striker = petr(strength=15, dexterity=15, skills={"straight_blade/medium": 3})
    made = scene(armoured(), petr(**{**striker, "now": {"at": [10, 10]}}), options=HEAVY)
    game = play(made, [*LAST, 2, 3, 4, 10, 10, *dice], "act petr attack:ota",
                "weapon petr with:medium_straight_blade.1R")  # fmt: skip
    assert told(game, "damage")["gross"] == 9 and events(game, "tested")[1].data["against"] == 19
    assert game.state["ota"].stun == stun


@pytest.mark.parametrize(
    "dice, lies", [example("fiveaction.heavy_blow.knock_down E1 stands", [3, 3], False),
                   example("fiveaction.heavy_blow.knock_down E1 falls", [3, 2], True)]
)  # fmt: skip
def test_knocked_down_by_a_heavy_blow(dice: list[int], lies: bool) -> None:
    striker = petr(strength=15, dexterity=15, skills={"straight_blade/medium": 3}, now={"at": [10, 10]})
    made = scene(armoured(), striker, options=HEAVY)
    game = play(made, [*LAST, 2, 3, 4, 10, 10, 3, 3, *dice], "act petr attack:ota",
                "weapon petr with:medium_straight_blade.1R")  # fmt: skip
    assert events(game, "tested")[-1].data["against"] == 20 and game.state["ota"].prone is lies


def maul() -> dict[str, Any]:
    mace = {"row": "heavy_blunt", "hand": "both"}
    return petr(strength=6, dexterity=6, skills={"blunt/heavy": 6}, weapons=[mace], now={"at": [14, 10]})


def test_blocked_blow_that_is_held() -> None:
    """fiveaction.push_back.test E1: 10 damage, 10 + 6 + 4 against 20."""
    blocker = ota(skills={"straight_blade/medium": 6, "parry": 4}, now={"at": [10, 10]})
    game = play(scene(blocker, maul(), options=PUSH), [*LAST, 5, 6, 3, 3, 4, 6], "act petr attack:ota")
    assert one(game, "tested").data["against"] == 20 and parts(one(game, "tested")) == {
        "strength": 6, "parry": 2, "weapon": 2,
    }  # fmt: skip
    assert "gives-ground" not in kinds(game)


@pytest.mark.parametrize(
    "dr, dice, wounds",
    [
        example("fiveaction.push_back.result E1", 0, [3, 3, 3, 4], 3),
        example("fiveaction.push_back.result E2", 8, [3, 4, 4, 4], 1),
    ],
)
def test_no_room_to_give(dr: int, dice: list[int], wounds: int) -> None:
    """At the edge of the field a failure by three costs three lives, at most what the blow would have done."""
    plate = [{"piece": "body", "material": "plate", "dr": dr}] if dr else []
    blocker = ota(skills={"straight_blade/medium": 6, "parry": 4}, abilities=["full_compatibility"], armour=plate,
                  now={"at": [0, 0]})  # fmt: skip
    striker = {**maul(), "now": {"at": [4, 0]}}
    dice = [*LAST, 5, 6, *dice, 10, 10]
    game = play(scene(blocker, striker, options=PUSH), dice, "act petr attack:ota")
    assert told(game, "crushed")["net"] == wounds and game.state["ota"].wounds == wounds


def test_against_the_odds() -> None:
    """fiveaction.unhittable.condition E1-E3: two naturals in the range hit, one is not enough, three are critical."""
    who = {"strength": 0, "dexterity": 0, "skills": {"straight_blade/medium": 2}}
    club = {**who, "weapons": [{"row": "medium_blunt"}], "skills": {"blunt/medium": 2}}
    target = {"dexterity": 22, "constitution": 9}
    way = "weapon ota with:medium_blunt.1R"
    one_hit = hit(club, target, [9, 10, 10, 10, 9, 9, 4, 9, 9], way)
    assert told(one_hit, "damage")["effect"] == "none"
    assert "damage" not in kinds(hit(club, target, [10, 10, 9, 9], way))
    critical = hit(club, target, [9, 10, 10, 10, 10, 10, 4, 9, 9], way)
    assert told(critical, "damage")["effect"] == "multiply"
    fumble = hit(club, target, [1, 1, 4, 4], way)
    assert fumble.state["ota"].held == ("ground",)


def test_sword_still_in_the_sheath() -> None:
    """Invariant 7: what is not in hand defends nobody."""
    target = petr(skills={"straight_blade/medium": 9}, weapons=[{**SWORD, "hand": "sheathed"}])
    game = play(scene(ota(), target), [*FIRST, *AIR], ATTACK)
    assert told(game, "attacked")["against"] == 18
