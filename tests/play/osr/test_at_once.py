"""What happens at the same moment, what is within grasp, who lets go: found by playing every situation by hand."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.errors import NotOffered
from bojiste.systems.osr.view import states
from bojiste.tell.story import told
from tests.play.osr.cast import FOES_FIRST, all_of, at, damage, fight, foe, hero, kinds, one

HIT = "act ada attack:orc:sword"
CLAW = "act orc attack:ada:claw"
READY = ["act ada ready", "ready-event ada when-attacks", "ready-action ada attack:sword"]
SHIELD: dict[str, Any] = {"shield": {"ac": 2}, "ac": 15}
MAGE: dict[str, Any] = {"magic_points": 5, "spells": ["bolt", "sleep", "spark"]}


# -- one instant action ------------------------------------------------------------------------------------------------


def test_who_answers_has_no_shield_left_for_the_blow() -> None:
    """osr.combat.instant_limit: what was readied is the instant action of the round, and a block would be another"""
    say = [*READY, CLAW, "react ada readied"]
    game = fight(at(hero(**SHIELD), 0), at(foe(), 1), dice=(18, 6, 15, 4), say=say)
    assert damage(game) == [6, 4]
    with pytest.raises(AssertionError, match="never asked"):
        fight(at(hero(**SHIELD), 0), at(foe(), 1), dice=(18, 6, 15, 4), say=[*say, "block ada 1"])


def test_who_answers_later_may_block_the_next_round() -> None:
    """osr.combat.instant_limit: the promise is for this moment only"""
    say = [*READY, CLAW, "act orc end", "act ada end", CLAW, "block ada 1"]
    game = fight(at(hero(**SHIELD), 0), at(foe(), 1), dice=(18, 3, 3, 18, 6), say=say, rounds=2)
    assert damage(game) == [3] and "stopped" in kinds(game)


def test_an_answer_that_comes_first_undoes_a_spell() -> None:
    """osr.situation.simultaneous: the caster falls before its dice, and nobody is burnt"""
    wolf = at(foe("wolf", hp_max=3, magic_points=2, spells=["flame"]), 9)
    say = ["act ada ready", "ready-event ada when-casts", "ready-action ada attack:short_bow"]
    say += ["act wolf cast:flame", "simultaneous wolf reaction_first"]
    game = fight(at(hero(weapons=["short_bow"]), 0), wolf, dice=(15, 4), say=say)
    assert game.state["ada"].hp == 10 and game.state["wolf"].conditions == ("dead",)


def test_an_answer_that_comes_first_may_leave_nothing_to_strike() -> None:
    """osr.situation.simultaneous: pushed away, the orc cannot reach; its action is gone"""
    say = [*READY, "act orc attack:ada:mace", "simultaneous orc reaction_first", "maneuver ada push"]
    game = fight(at(hero(), 0), at(foe(weapons=["mace"]), 1), dice=(15,), say=say)
    assert one(game, "wasted").actor == "orc" and damage(game) == [] and game.state["orc"].turn.acted
    assert any("příležitost" in line for line in told(game, "cs"))


def test_a_spell_is_readied_by_who_can_pay_it() -> None:
    """osr.completion.spells: points are needed when it is readied, and still when it is cast"""
    say = ["act ada ready", "ready-event ada when-comes", "ready-action ada cast:sleep"]
    with pytest.raises(NotOffered):
        fight(at(hero(**{**MAGE, "magic_points": 1}), 0), at(foe(), 9), say=say)
    say += ["act ada cast:spark", "act orc toward:ada"]
    game = fight(at(hero(**{**MAGE, "magic_points": 2}), 0), at(foe(), 9), dice=(2,), say=say)
    assert "answers" not in kinds(game) and game.state["ada"].magic_points == 1


def test_no_spell_is_readied_beside_a_held_one() -> None:
    """osr.situation.hold_no_casting"""
    say = ["act ada ready", "ready-event ada when-comes", "ready-action ada cast:sleep"]
    with pytest.raises(NotOffered):
        fight(at(hero(**MAGE), 0, held_spell="bolt"), at(foe(), 9), say=say)


def test_who_goes_away_does_not_come() -> None:
    """osr.situation.ready: the named event is that an enemy comes nearer"""
    say = ["act ada ready", "ready-event ada when-comes", "ready-action ada attack:sword"]
    game = fight(at(hero(), 0), at(foe(), 8), say=[*say, "act orc away", "metres orc 3"])
    assert game.state["ada"].readied is not None and "answers" not in kinds(game)


# -- things on the ground ----------------------------------------------------------------------------------------------

DISARM = [HIT, "maneuver ada disarm:mace"]


def test_a_thing_that_slips_lies_there_once() -> None:
    """osr.combat.engaged_items: not picked up, it goes on lying"""
    game = fight(
        at(hero(), 0),
        at(foe(weapons=["mace"]), 1),
        dice=(10, 2, 3),
        say=[*DISARM, "act orc pick:mace", "item-breaks orc no"],
    )
    assert [one_.thing for one_ in game.state["ground"].lying] == ["mace"] and game.state["orc"].wielded == ()


def test_a_thing_that_breaks_lies_there_no_more() -> None:
    """osr.combat.engaged_items"""
    say = [*DISARM, "act orc pick:mace", "item-breaks orc yes"]
    game = fight(at(hero(), 0), at(foe(weapons=["mace"]), 1), dice=(10, 2, 3), say=say)
    assert game.state["ground"].lying == ()


def test_of_two_swords_the_near_one_is_picked_up() -> None:
    """osr.combat.actions"""
    brok = at(hero("brok"), 5, 5)
    say = ["act ada drop:sword", "act ada end", "act brok drop:sword", "act brok pick:sword"]
    game = fight(at(hero(), 0), brok, at(foe(), 20), say=say)
    assert [(lying.x, lying.y) for lying in game.state["ground"].lying] == [(0, 0)]


# -- holds -------------------------------------------------------------------------------------------------------------


def test_who_is_pushed_out_of_reach_is_held_no_more() -> None:
    """osr.situation.maneuver_hold: while the holder stays within reach"""
    say = [HIT, "maneuver ada hold", "act brok attack:orc:sword", "maneuver brok push"]
    game = fight(at(hero(), 0), at(hero("brok"), 0, 1), at(foe(), 0, 2), dice=(10, 10), say=say)
    assert one(game, "loose").actor == "orc" and game.state["orc"].conditions == ()


def test_a_hold_ends_with_its_victim_s_senses() -> None:
    """osr.situation.maneuver_hold: healed back, she is not held by anybody"""
    say = ["act orc attack:ada:mace", "maneuver orc hold", "act orc end", "act brok end", "act orc attack:ada:mace"]
    game = fight(
        at(hero(hp_max=3), 0), at(hero("brok"), 9), at(foe(weapons=["mace"]), 1), dice=(15, 15, 4), say=say,
        initiative=FOES_FIRST, rounds=2, options={"mild_death": True},
    )  # fmt: skip
    assert game.state["ada"].conditions == ("dying",)


# -- what the last session mended without a test -----------------------------------------------------------------------


def test_saves_of_several_targets_are_rolled_in_file_order() -> None:
    """7.3: one amount for all, then a saving throw of each in the order of the scene, however they were chosen"""
    mage = at(hero(magic_points=2, spells=["flame"]), 0)
    say = ["act ada cast:flame", "spell-target ada at:wolf", "spell-target ada at:orc"]
    game = fight(mage, at(foe(), 9), at(foe("wolf"), 8), dice=(3, 4, 2, 20), say=say)
    assert [event.actor for event in all_of(game, "save-failed")] == ["orc"]
    assert [event.actor for event in all_of(game, "save-made")] == ["wolf"]
    assert [(event.target, event.data["damage"]) for event in all_of(game, "damage")] == [("orc", 7), ("wolf", 3)]


def test_the_board_shows_nobody_in_melee_who_was_pushed_out_of_it() -> None:
    """osr.situation.maneuver_push: engagement updates at once"""
    orc = at(foe(weapons=["mace"]), 1)
    pushed = fight(at(hero(), 0), orc, dice=(10,), say=[HIT, "maneuver ada push"])
    beside = fight(at(hero(), 0), orc, dice=(10,), say=[HIT, "maneuver ada prone"])
    assert "engaged" in states(beside.view("gm"), "ada")
    assert "engaged" not in states(pushed.view("gm"), "ada")
