"""Every value that a key of the rules-options block may take, where the rows of test_options.py play only one other."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.fiveaction.option_rows import FRIEND, HIT, STRIKE, TOUGH, count, fact
from tests.play.fiveaction.scripted import (
    ATTACK,
    BY_PARTS,
    FAR,
    FIRST,
    LAST,
    SWORD,
    events,
    layers,
    ota,
    parts,
    petr,
    value,
)
from tests.play.fiveaction.test_options import after, block

ATTRIBUTES = {"strength": 6, "dexterity": 4, "constitution": 9, "will": 3}
"""Ota with attributes that nobody takes for one another."""
SKILLS = ("riding", "balance", "escape", "first_aid", "perception", "intimidation")


def ruled(options: dict[str, Any], *people: dict[str, Any], dice: list[int], rule: str) -> Game:
    """A game in which the referee asks for a test at once."""
    game = after(options, list(people), dice, [])
    game.rule(rule)
    return game


@pytest.mark.parametrize("attribute", ATTRIBUTES)
@pytest.mark.parametrize("skill", SKILLS)
def test_each_skill_rests_on_any_attribute(skill: str, attribute: str) -> None:
    options = block(f"attributes.skill_attributes.{skill}", attribute)
    game = ruled(options, ota(**ATTRIBUTES), petr(now=FAR), dice=FIRST, rule=f"ota test {skill} 10")
    assert parts(events(game, "tested")[0])[skill] == ATTRIBUTES[attribute]


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_shock_is_tested_with_any_attribute(attribute: str) -> None:
    game = after(block("shock.attribute", attribute), [petr(**ATTRIBUTES, now={"at": [10, 10]}), ota(now=FAR)], FIRST,
                 [])  # fmt: skip
    game.rule("petr -3")
    assert value(events(game, "tested")[0]) == ATTRIBUTES[attribute]


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_reaction_is_any_attribute_where_a_sheet_states_none(attribute: str) -> None:
    without = {key: kept for key, kept in ota(**ATTRIBUTES).items() if key != "reaction"}
    game = after(block("attributes.reaction_default", attribute), [without, petr()], FIRST, [])
    assert value(events(game, "initiative", "ota")[0]) == ATTRIBUTES[attribute] - 1


@pytest.mark.parametrize("attribute, held", [("strength", "main"), ("dexterity", "ground"), ("constitution", "ground"),
                                             ("will", "main")])  # fmt: skip
def test_condition_is_any_attribute(attribute: str, held: str) -> None:
    """fiveaction.location.unusable: a serious wound of an arm takes 3, more than 2, not more than 4 (K20)."""
    target = petr(strength=4, dexterity=2, constitution=2, will=4, now={"parts": {"right_arm": 1}})
    options = {**BY_PARTS, **block("attributes.condition_is", attribute)}
    game = after(options, [ota(), target], [*FIRST, *HIT, 4, 4, 1, 10, 10], STRIKE)
    assert game.state["petr"].parts[2] == 4 and game.state["petr"].held == (held,)


PLACES = ("attack", "defence", "tests")


@pytest.mark.parametrize("places", [some for size in range(4) for some in combinations(PLACES, size)], ids="+".join)
def test_wounds_take_from_what_the_option_names(places: tuple[str, ...]) -> None:
    """A mild wound of each takes 1, or nothing."""
    people = [ota(now={"wounds": 4}), petr(now={"wounds": 3})]
    game = after(block("lives.penalties_apply_to", list(places)), people, [*FIRST, 1, 2], [ATTACK])
    game.rule("petr test escape 10")
    struck = events(game, "attacked")[0]
    tested = parts(events(game, "tested")[-1])
    taken = (parts(struck).get("wounds", 0), layers(struck).get("other", 0), tested.get("wounds", 0))
    assert taken == tuple(-1 if place in places else 0 for place in PLACES)


SHEATHED = ota(weapons=[{**SWORD, "hand": "sheathed"}])
LYING = ota(weapons=[{**SWORD, "hand": "ground"}])
UNLOADED = ota(weapons=[{"row": "small_bow", "hand": "both"}], skills={"bow/small": 3})
PRONE = ota(now={"prone": True})
ACTIVITIES: dict[str, tuple[list[dict[str, Any]], str, dict[str, Any]]] = {
    "draw": ([SHEATHED], "draw:0", {}),
    "pick_up": ([LYING], "pick_up:0", {}),
    "load": ([UNLOADED], "load:0", {}),
    "rise": ([PRONE], "rise", {}),
    "other": ([ota(), FRIEND], "treat:friend:head", BY_PARTS),
}


@pytest.mark.parametrize("left_out", [None, *ACTIVITIES])
@pytest.mark.parametrize("activity", ACTIVITIES)
def test_an_activity_provokes_where_the_option_names_it(activity: str, left_out: str | None) -> None:
    people, key, more = ACTIVITIES[activity]
    named = [name for name in ACTIVITIES if name != left_out]
    foe = petr(skills={"straight_blade/medium": 3})
    dice = [1, 1, 1, 1, 10, 10] if len(people) > 1 else LAST
    game = after(
        {**more, "provoking_activities": named}, [*people, foe], [*dice, 1, 2], ["act petr end", f"act ota {key}"]
    )
    assert count("counters")(game) == int(activity != left_out)


@pytest.mark.parametrize("key, naturals, results", [
    ("level2", 2, {"mortal": "out", "dead": "dead", "none": "active"}),
    ("level3", 3, {"mortal": "out", "dead": "dead", "none": "active"}),
])  # fmt: skip
def test_a_multiple_critical_hit_does_what_the_option_says(key: str, naturals: int, results: dict[str, str]) -> None:
    for setting, status in results.items():
        game = after(block(f"multiple_critical.{key}", setting), [ota(), petr(**TOUGH)],
                     [*FIRST, *[10, 10] * naturals, 1, 2, 3, 9, 9], STRIKE)  # fmt: skip
        assert game.state["petr"].status == status, setting


@pytest.mark.parametrize("each, rolled", [(None, 2), (False, 2), (True, 4)])
def test_a_new_order_every_round_or_not(each: bool | None, rolled: int) -> None:
    game = after({"modules": {"initiative_each_round": each}}, [ota(), petr(now=FAR)], FIRST,
                 ["act ota end", "act petr end"])  # fmt: skip
    assert count("initiative")(game) == rolled


@pytest.mark.parametrize("method, dice", [("sum", [2, 2]), ("percent", [5])])
@pytest.mark.parametrize("table, part", [(1, "right_leg"), (2, "head"), (3, "right_arm")])
def test_each_table_of_locations_by_each_method(table: int, part: str, method: str, dice: list[int]) -> None:
    """6.9: a sum of 4, and five in a hundred, lie in another part in each of the three tables."""
    modules = {"hit_locations": True, "hit_location_table": table, "hit_location_method": method}
    game = after({"modules": modules}, [ota(), petr(**TOUGH)], [*FIRST, *HIT, *dice, 1, 9, 9],
                 [*STRIKE, "type ota straight_cut"])  # fmt: skip
    assert fact("located", "part")(game) == part
