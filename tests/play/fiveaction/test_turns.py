"""Rounds and turns in play: order, slow ones, actions, movement, counterattacks, waiting, charges, crowds."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.reading import read_scene
from tests.play.fiveaction.scripted import (
    AIR,
    FIRST,
    LAST,
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

HEAVY = [{"piece": "body", "material": "plate", "dr": 9}, {"piece": "helmet", "material": "plate", "dr": 3},
         {"piece": "accessories", "material": "plate", "dr": 3}]  # fmt: skip


# -- order -----------------------------------------------------------------------------------------------------------


def test_higher_total_acts_earlier() -> None:
    """fiveaction.initiative.roll E1: 6 - 1 + 8 = 13 against 7 - 1 + 6 = 12."""
    game = play(scene(ota(), petr()), [4, 4, 3, 3])
    assert told(game, "order")["order"] == ("ota", "petr")


def test_ties_by_base_then_reaction_then_dice() -> None:
    """fiveaction.initiative.ties E1"""
    by_base = play(scene(ota(), petr(reaction=9)), [5, 5, 4, 3])
    assert told(by_base, "order")["order"] == ("petr", "ota")
    by_dice = play(scene(ota(), petr(reaction=6)), [5, 5, 5, 5, 2, 2, 3, 3])
    assert told(by_dice, "order")["order"] == ("petr", "ota")


def test_slowdown_of_what_is_meant_to_be_used() -> None:
    """fiveaction.initiative.slowdown_total E1: sword 1, sheathed axe 3, leather 1 make 5."""
    gear = [SWORD, {"row": "medium_axe", "hand": "sheathed"}]
    armour = [{"piece": "body", "material": "leather", "dr": 2}]
    game = play(scene(ota(weapons=gear, armour=armour), petr()), [5, 5, 1, 1])
    assert value(one(game, "initiative", "ota")) == 6 - 5


def test_order_stays_or_is_rolled_anew() -> None:
    """fiveaction.initiative.fixed_order E1, fiveaction.initiative.each_round E1"""
    fixed = play(scene(ota(), petr(), rounds=2), FIRST)
    assert len(events(fixed, "order")) == 1
    anew = play(scene(ota(), petr(), rounds=2, options={"modules": {"initiative_each_round": True}}), [*FIRST, *LAST])
    assert [event.data["order"][0] for event in events(anew, "order")] == ["ota", "petr"]


def test_reaction_by_default_is_dex() -> None:
    """fiveaction.initiative.reaction E1"""
    who = ota(weapons=[])
    del who["reaction"]
    assert value(one(play(scene(who, petr()), FIRST), "initiative", "ota")) == 4


# -- slow ones -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "reaction, actions",
    [
        example("fiveaction.turtle.tiers E1", -4, 4),
        example("fiveaction.turtle.tiers E2", -5, 3),
        example("fiveaction.turtle.tiers edge 0", 1, 5),
    ],
)
def test_fewer_actions(reaction: int, actions: int) -> None:
    game = until(scene(ota(reaction=reaction), petr()), [*FIRST], "act", "ota")
    assert game.state["ota"].actions == actions


@pytest.mark.parametrize(
    "tiers, stuns",
    [
        example("fiveaction.turtle.stun_timing E1", (1, 1, 1), (1, 1, 2)),
        example("fiveaction.turtle.stun_timing E2", (0, 1, 0), (0, 0, 1)),
        example("fiveaction.turtle.stun_timing E3", (1, 1, 0), (1, 1, 2)),
    ],
)
def test_stun_for_haste(tiers: tuple[int, ...], stuns: tuple[int, ...]) -> None:
    answers = [f"accelerate ota tier:{price}" for price in tiers]
    for rounds, stun in enumerate(stuns, 1):
        game = play(scene(ota(reaction=-1), petr(), rounds=rounds), FIRST, *answers[:rounds])
        assert game.state["ota"].stun == stun


@pytest.mark.parametrize(
    "tiers, stuns",
    [((1, 1, 1), (1, 1, 2)), ((1, 0, 0), (1, 2, 2)), ((0, 1, 0), (0, 0, 0)), ((1, 1, 0), (1, 1, 1))],
)
def test_stopping_in_an_even_round_costs_the_price_again(tiers: tuple[int, ...], stuns: tuple[int, ...]) -> None:
    """fiveaction.turtle.stun_timing as the option has it: «pokud postava toto zrychlení přestane v sudém kole používat,
    stejně další omráčení obdrží»"""
    other = {"turtle": {"even_round": "stopping_costs"}}
    answers = [f"accelerate ota tier:{price}" for price in tiers]
    for rounds, stun in enumerate(stuns, 1):
        game = play(scene(ota(reaction=-1), petr(), rounds=rounds, options=other), FIRST, *answers[:rounds])
        assert game.state["ota"].stun == stun


def test_accelerated_one_has_five_actions_but_does_not_charge() -> None:
    """fiveaction.turtle.acceleration E1, fiveaction.turtle.no_charge E1"""
    who = ota(reaction=-1)
    game = until(scene(who, petr(now={"at": [35, 10]})), FIRST, "act", "ota", "accelerate ota tier:1")
    assert game.state["ota"].actions == 5 and "charge:petr" not in keys(game)


# -- actions ---------------------------------------------------------------------------------------------------------


def test_draw_and_attack_leave_no_dex() -> None:
    """fiveaction.defence.dex E1, fiveaction.round.action_costs E1: draw 2 + attack 3, and no DEX."""
    who = ota(weapons=[{**SWORD, "hand": "sheathed"}])
    game = play(
        scene(who, petr(weapons=[SWORD])), [*FIRST, *AIR, *AIR], "act ota draw:0", "act ota attack:petr",
        "act petr attack:ota",
    )  # fmt: skip
    attack = events(game, "attacked")[1]
    assert layers(attack) == {"weapon": 2} and attack.data["against"] == 15


def test_attack_and_step_leave_dex() -> None:
    """fiveaction.defence.dex E2, fiveaction.round.structure E1"""
    game = play(
        scene(ota(), petr(skills={"straight_blade/medium": 6})),
        [*FIRST, *AIR, *AIR],
        "act ota attack:petr",
        "act ota step:close:petr",
        "act petr attack:ota",
    )
    assert layers(events(game, "attacked")[1])["dex"] == 4 and game.state["ota"].moved == 1


@pytest.mark.parametrize(
    "who, way",
    [
        example("fiveaction.move.step E1", {"load_slowdown": 1}, 16),
        example("fiveaction.move.step E2", {"strength": 3, "dexterity": 5, "weapons": []}, 21),
        example("fiveaction.move.step_turtle E1", {"load_slowdown": 2, "reaction": -1}, 8),
    ],
)
def test_length_of_a_step(who: dict[str, Any], way: int) -> None:
    game = play(scene(ota(**who), petr(now={"at": [60, 10]})), FIRST, "act ota step:toward:petr")
    assert told(game, "moves")["way_qf"] == way


def test_walking_and_running() -> None:
    """fiveaction.move.continuous E1, fiveaction.move.run E1: 12 ft in three actions, 50 in a running round."""
    who, far = ota(load_slowdown=1), petr(now={"at": [90, 10]})
    walked = play(scene(who, far), FIRST, "act ota walk:toward:petr", "actions ota 3")
    assert walked.state["ota"].x == 4 * (10 + 12)
    ran = play(scene(who, far), FIRST, "act ota run:toward:petr", "actions ota 5")
    assert ran.state["ota"].x == 4 * (10 + 50)


def test_three_actions_are_too_few_to_run() -> None:
    """fiveaction.move.run edge"""
    game = until(scene(ota(reaction=-6), petr(now={"at": [90, 10]})), FIRST, "act", "ota")
    assert not [key for key in keys(game) if key.startswith("run")]


# -- counterattacks --------------------------------------------------------------------------------------------------


def two_rounds(*answers: str, dice: list[int], first: Any = None, second: Any = None) -> Any:
    """Petr acts first and leaves actions over; Ota does something beside him."""
    return play(
        scene(ota(**(first or {})), petr(**(second or {"skills": {"straight_blade/medium": 6}}))),
        [*LAST, *dice],
        *answers,
    )


def test_picking_up_provokes_and_costs_an_action() -> None:
    """fiveaction.counter.triggers E1, fiveaction.counter.attack E1: a counterattack at +2."""
    who = {"weapons": [{**SWORD, "hand": "sheathed"}]}
    game = two_rounds("act ota draw:0", "escape ota no", dice=AIR, first=who)
    assert parts(one(game, "attacked", "petr"))["counter"] == 2
    assert game.state["petr"].actions == 4 and kinds(game)[:3] == ["begins", "counters", "attacked"]


def test_nobody_counters_before_its_first_turn() -> None:
    """fiveaction.counter.cost: before the first turn of a fight there is no counterattack."""
    who = ota(weapons=[{**SWORD, "hand": "sheathed"}])
    game = play(scene(who, petr()), FIRST, "act ota draw:0")
    assert "counters" not in kinds(game)


def test_slipping_away() -> None:
    """fiveaction.counter.escape E1: 12 and the base attack; the counterattack is spent all the same."""
    who = {"weapons": [{**SWORD, "hand": "sheathed"}], "skills": {"escape": 2}}
    game = two_rounds("act ota draw:0", dice=[9, 9], first=who)
    assert one(game, "tested").data["against"] == 12 + 4 + 3
    assert "attacked" not in kinds(game) and game.state["petr"].actions == 4


def test_walking_through_reach_provokes_a_step_does_not() -> None:
    """fiveaction.move.step_limit E1, fiveaction.move.engagement E1"""
    step = two_rounds("act ota step:away:petr", dice=[])
    assert "counters" not in kinds(step)
    walk = two_rounds("act ota walk:away:petr", "actions ota 2", "escape ota no", dice=AIR)
    assert "counters" in kinds(walk)


def test_dance_of_death_provokes_only_riposte() -> None:
    """fiveaction.counter.dance E1"""
    dancer = {"abilities": ["dance_of_death"]}
    game = two_rounds("act ota walk:away:petr", "actions ota 2", dice=[], first=dancer)
    assert "counters" not in kinds(game)
    with_riposte = {"skills": {"straight_blade/medium": 6}, "abilities": ["riposte"]}
    game = two_rounds(
        "act ota walk:away:petr", "actions ota 2", "escape ota no", dice=AIR, first=dancer, second=with_riposte
    )
    assert "counters" in kinds(game)


def test_mobility_helps_against_it() -> None:
    """fiveaction.counter.mobility E1"""
    game = two_rounds(
        "act ota walk:away:petr", "actions ota 2", "escape ota no", dice=AIR, first={"abilities": ["mobility"]}
    )
    assert layers(one(game, "attacked"))["other"] == 4


def test_spare_actions_last_to_the_next_turn() -> None:
    """fiveaction.round.spare_actions E1: in round 2, before Petr's turn, what he had left pays."""
    who = ota(weapons=[{**SWORD, "hand": "sheathed"}])
    second = petr(skills={"straight_blade/medium": 6})
    game = play(
        scene(who, second, rounds=2), [*FIRST, *AIR], "act ota end", "act ota draw:0", "escape ota no"
    )  # fmt: skip
    assert one(game, "counters").actor == "petr"


# -- waiting ---------------------------------------------------------------------------------------------------------


def test_waiting_keeps_actions() -> None:
    """fiveaction.wait.cost E1"""
    game = play(scene(ota(), petr()), [*FIRST, 1, 1, 10, 10, *AIR], "act ota wait", "act petr step:close:ota",
                "interrupt ota yes", "act ota attack:petr")  # fmt: skip
    assert game.state["ota"].actions == 1
    assert [event.data["test"] for event in events(game, "rolled")] == ["precedence", "precedence"]


def test_a_quicker_enemy_goes_first() -> None:
    """fiveaction.wait.precedence: the one that waited acts right after it."""
    game = play(scene(ota(), petr(skills={"straight_blade/medium": 6})), [*FIRST, 10, 10, 1, 1, *AIR, *AIR],
                "act ota wait", "act petr attack:ota",
                "interrupt ota yes", "act ota attack:petr")  # fmt: skip
    assert [event.actor for event in events(game, "attacked")] == ["petr", "ota"]
    assert "too-late" in kinds(game)


def test_who_waited_acts_when_another_has_done() -> None:
    """fiveaction.wait.cost: what was kept is used at any later time of the round, so also after the last activity of
    somebody's turn; then nobody is outrun, and no dice fall."""
    far = petr(now={"at": [17, 10]})
    game = play(scene(ota(), far), [*FIRST, *AIR], "act ota wait", "act petr step:close:ota", "act petr end",
                "act-now ota yes", "act ota attack:petr")  # fmt: skip
    assert one(game, "attacked").actor == "ota" and not events(game, "rolled")
    assert game.state["ota"].actions == 1
    assert kinds(game)[-2:] == ["acts-now", "attacked"]
    refused = play(
        scene(ota(), far), FIRST, "act ota wait", "act petr step:close:ota", "act petr end", "act-now ota no"
    )
    assert not events(refused, "attacked") and refused.state["ota"].waiting


# -- charges ---------------------------------------------------------------------------------------------------------


def test_charge() -> None:
    """fiveaction.charge.conditions E1, fiveaction.charge.effect E1"""
    who, far = ota(load_slowdown=1), petr(now={"at": [33, 10]})
    game = play(
        scene(who, far), [*FIRST, *AIR, *AIR], "act ota charge:petr",
        "act petr attack:ota",
    )  # fmt: skip
    first, second = events(game, "attacked")
    assert value(first) == 10 and layers(second)["other"] == -2
    near = until(scene(who, petr(now={"at": [29, 10]})), FIRST, "act", "ota")
    assert "charge:petr" not in keys(near)


def test_pole_strikes_first() -> None:
    """fiveaction.charge.counter E1, fiveaction.weapon.pole_counter E2: pole 9 ft and more against a sword."""
    pole = {"row": "heavy_pole", "head": "medium_straight_blade", "head_type": "thrust", "hand": "both"}
    holder = petr(weapons=[pole], skills={"pole/heavy": 6}, reaction=12, now={"at": [36, 10]})
    game = play(
        scene(ota(), holder), [*LAST, *AIR, *AIR], "act ota charge:petr", "escape ota no",
    )  # fmt: skip
    assert [event.actor for event in events(game, "attacked")] == ["petr", "ota"]


# -- several attacks and opponents -----------------------------------------------------------------------------------


def crowd(reflexes: int, defender: dict[str, Any]) -> Any:
    """The source's example: four, two and one attacks against a defender who could make two."""
    ambidextrous = {"lightning_attacks": 1, "two_weapon_fighting": 1, "ambidexterity": 1}
    knife = {"row": "light_straight_blade", "hand": "off"}
    short = {**SWORD, "reach": [2, 5]}
    base = {"side": "left", "strength": 0, "dexterity": 0, "constitution": 4, "reaction": 6}
    four = {**base, "id": "four", "abilities": ambidextrous, "weapons": [short, knife], "now": {"at": [10, 12]}}
    two = {**base, "id": "two", "abilities": {"two_weapon_fighting": 1, "ambidexterity": 1}, "weapons": [short, knife],
           "now": {"at": [12, 10]}}  # fmt: skip
    single = {**base, "id": "one", "weapons": [short], "now": {"at": [8, 10]}}
    owner = {"id": "owner", "side": "right", "strength": 4, "dexterity": 0, "constitution": 20, "reaction": 8,
             "weapons": [SWORD], "abilities": {"lightning_attacks": 1, "combat_reflexes": reflexes} if reflexes
             else {"lightning_attacks": 1}, "now": {"at": [10, 10]}, **defender}  # fmt: skip
    return [four, two, single, owner]


def test_example_of_the_source() -> None:
    """fiveaction.several.reflexes E1: 0, 0, +1, +2; then 0, 0; then +1."""
    people = crowd(1, {})
    answers = [
        "act four attack:owner", "weapon four with:medium_straight_blade.1R", "act four attack:owner",
        "weapon four with:medium_straight_blade.1R", "act two attack:owner", "weapon two with:medium_straight_blade.1R",
        "act one attack:owner", "weapon one with:medium_straight_blade.1R",
    ]  # fmt: skip
    dice = [10, 10, 9, 9, 8, 8, 1, 1, *AIR * 7]
    game = play(scene(*people), dice, *answers)
    bonuses = [parts(event).get("several", 0) + parts(event).get("rank", 0) for event in events(game, "attacked")]
    assert bonuses == [0, 0, 1, 2, 0, 0, 1]


def test_bad_input_is_refused_all_at_once() -> None:
    """Section 11: several faults, each with its path."""
    from bojiste.errors import SceneError

    data = {
        "format": 1, "system": "fiveaction",
        "options": {"modules": {"push_back": True}},
        "combatant": [
            ota(abilities=["finnesse"], weapons=[{"row": "medium_bow"}]),
            petr(armour=[{"piece": "body", "material": "mail", "dr": 12}], skills={"bare_hands": 2}),
        ],
    }  # fmt: skip
    with pytest.raises(SceneError) as refused:
        read_scene(data)
    reasons = {problem.reason for problem in refused.value.problems}
    assert {"push-back-alone", "not-one-of", "bare-hands-without-ability"} <= reasons


@pytest.mark.parametrize("x, way", [(0, False), (1, True)])
def test_no_way_leads_over_the_edge_of_the_field(x: int, way: bool) -> None:
    """Where nothing is left to retreat to, no retreat is offered: not of 0 feet."""
    game = until(scene(ota(now={"at": [x, 10]}), petr(now={"at": [4, 10]})), FIRST, "act", "ota")
    assert {"step:away:petr", "walk:away:petr", "run:away:petr"}.isdisjoint(keys(game)) is not way
