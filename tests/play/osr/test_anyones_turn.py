"""Instant spells in anyone's turn, actions readied that are no blow, spells that must hit and may be resisted."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.errors import NotOffered
from tests.play.osr.cast import FOES_FIRST, all_of, at, damage, fight, foe, hero, kinds, one, scene

CLAW = "act orc attack:ada:claw"
MAGE: dict[str, Any] = {"magic_points": 3, "spells": ["spark"], "wielded": [], "weapons": ["dagger"]}
RAY: dict[str, Any] = {"id": "ray", "cost": 1, "range": 20, "attack_roll": True, "damage": "2d6 cold", "save": "magic"}


# -- osr.combat.instant ------------------------------------------------------------------------------------------------


def test_an_instant_spell_answers_an_enemy_s_blow() -> None:
    """osr.combat.instant: at any time in the round; both happen together, the blow's dice first"""
    game = fight(at(hero(**MAGE), 0), at(foe(hp_max=3), 1), dice=(15, 15, 4, 3), say=[CLAW, "react ada cast:spark"],
                 initiative=FOES_FIRST)  # fmt: skip
    assert damage(game) == [4, 3] and game.state["orc"].conditions == ("dead",)
    ada = game.state["ada"]
    assert (ada.magic_points, ada.instant_used, ada.hp) == (2, True, 6) and not ada.turn.acted


def test_nobody_answers_with_an_instant_spell_unasked() -> None:
    """The usual answer is no: what was neither readied nor held is not meant for this moment"""
    game = fight(at(hero(**MAGE), 0), at(foe(), 1), dice=(2, 2), say=[CLAW], initiative=FOES_FIRST)
    assert "casts" not in kinds(game)


def test_an_instant_spell_comes_between_in_an_enemy_s_turn() -> None:
    """osr.combat.instant: said by its caster's seat while the enemy decides, and once a round"""
    say = ["act orc at-once:ada:spark", "act orc end"]
    mage = at(hero(**MAGE), 0)
    game = fight(mage, at(foe(), 9), dice=(3,), say=say, initiative=FOES_FIRST)
    assert damage(game) == [3] and game.state["ada"].magic_points == 2
    with pytest.raises(NotOffered):
        fight(mage, at(foe(), 9), dice=(3,), say=["act orc at-once:ada:spark"] * 2, initiative=FOES_FIRST)
    with pytest.raises(NotOffered):
        fight(at(hero(**{**MAGE, "magic_points": 0}), 0), at(foe(), 9), say=say, initiative=FOES_FIRST)


def test_out_of_melee_an_instant_spell_may_be_lost_in_any_turn() -> None:
    """osr.combat.engaged_casting: bound since her own turn, she casts in the enemy's and 3 loses the spell"""
    say = ["act ada attack:orc:unarmed", "act orc at-once:ada:spark"]
    game = fight(at(hero(**MAGE), 0), at(foe(), 1), dice=(2, 3), say=say)
    assert damage(game) == [] and game.state["ada"].magic_points == 2


def test_the_surprised_cast_nothing_in_an_instant() -> None:
    """osr.combat.instant_surprised"""
    with pytest.raises(NotOffered):
        fight(at(hero(**MAGE), 0), at(foe(), 9), initiative=(5,), say=["act orc at-once:ada:spark"],
              meeting={"surprise": {"party": True}})  # fmt: skip


# -- osr.situation.ready -----------------------------------------------------------------------------------------------


def ready(event: str, action: str) -> list[str]:
    return ["act ada ready", f"ready-event ada when-{event}", f"ready-action ada {action}", "act ada end"]


def test_a_throw_can_be_readied() -> None:
    """osr.situation.ready: Strength 10 throws a knife well to ten metres; it lies at the target"""
    say = [*ready("comes", "throw:dagger"), "act orc toward:ada", "metres orc 5", "react ada readied"]
    game = fight(at(hero(weapons=["dagger"]), 0), at(foe(), 15), dice=(19, 3), say=say)
    assert one(game, "hit").data["way"] == "throw" and one(game, "hit").data["state"] == 0 and damage(game) == [3]
    assert game.state["ada"].wielded == () and [lying.thing for lying in game.state["ground"].lying] == ["dagger"]


def test_a_potion_can_be_readied() -> None:
    """osr.situation.ready: drunk at the moment of the blow; bound, she may drop it"""
    ada = at(hero(items=[{"id": "potion", "heal": "1d6"}]), 0, hp=5)
    say = [*ready("attacks", "use:potion"), CLAW, "react ada readied"]
    game = fight(ada, at(foe(), 1), dice=(15, 2, 5, 4), say=say)
    assert game.state["ada"].hp == 5 - 2 + 4 and game.state["ada"].items == ()
    game = fight(ada, at(foe(), 1), dice=(15, 2, 3), say=say)
    assert game.state["ada"].hp == 3 and "falls-down" in kinds(game)


def test_a_scroll_that_was_readied_is_read() -> None:
    """osr.situation.ready"""
    ada = at(hero(items=[{"id": "scroll", "scroll": "spark"}], spells=["spark"], magic_points=0), 0)
    say = [*ready("comes", "use:scroll"), "act orc toward:ada", "metres orc 2", "react ada readied"]
    assert damage(fight(ada, at(foe(), 9), dice=(4,), say=say)) == [4]


# -- spells that must hit ----------------------------------------------------------------------------------------------


def cast(*dice: int, spell: dict[str, Any], orc: dict[str, Any] | None = None, **more: Any) -> Any:
    ada = hero(magic_points=3, spells=[spell])
    return fight(
        at(ada, 0), at(foe(**{"save_number": 12, **(orc or {})}), 9), dice=dice, say=["act ada cast:ray"], **more
    )


def test_a_spell_that_hits_may_be_resisted() -> None:
    """osr.completion.spells, 7.3: attack d20, damage, then the save: half of 7 is 3"""
    assert damage(cast(15, 4, 3, 12, spell=RAY)) == [3]
    assert damage(cast(15, 4, 3, 11, spell=RAY)) == [7]
    assert damage(cast(15, 4, 3, 12, spell={**RAY, "on_save": "none"})) == []
    missed = cast(2, spell=RAY)
    assert damage(missed) == [] and "save-made" not in kinds(missed)


def test_a_critical_spell_is_halved_as_well() -> None:
    """Twelve at the most, six of it for who resists"""
    assert damage(cast(20, 12, spell=RAY)) == [6]


def test_what_a_spell_lays_on_whom_it_hits_is_resisted_with_it() -> None:
    """A ray that stuns, with and without damage"""
    for more in ({}, {"damage": None}):
        stuns = {
            key: value for key, value in ({**RAY, **more} | {"condition": "helpless", "rounds": 2}).items() if value
        }
        dice = (4, 3) if "damage" in stuns else ()
        assert cast(15, *dice, 11, spell=stuns).state["orc"].conditions == ("helpless",)
        assert cast(15, *dice, 12, spell=stuns).state["orc"].conditions == ()


def test_one_amount_for_all_whom_a_spell_hits() -> None:
    """7.3: the attack rolls, the damage once, then the saves in file order"""
    ray, orc = {**RAY, "targets": 2}, foe(save_number=12)
    say = ["act ada cast:ray", "spell-target ada at:orc", "spell-target ada at:urk"]
    ada = at(hero(magic_points=3, spells=[ray]), 0)
    game = fight(ada, at(orc, 9), at({**orc, "id": "urk"}, 8), dice=(15, 16, 4, 3, 11, 12), say=say)
    assert [(event.target, event.data["damage"]) for event in all_of(game, "damage")] == [("orc", 7), ("urk", 3)]
    game = fight(ada, at(orc, 9), at({**orc, "id": "urk"}, 8), dice=(20, 2, 11), say=say)
    assert damage(game) == [12]


def test_water_does_not_soften_a_spell() -> None:
    """osr.situation.water_damage: blunt or slashing *weapons*; a hammer is halved, a blunt blast is not"""
    sea: dict[str, Any] = {"field": {"underwater": True}}
    blast = {key: value for key, value in RAY.items() if key != "save"} | {"damage": "2d6 blunt"}
    assert damage(cast(15, 4, 3, spell=blast, **sea)) == [7]
    wave = {key: value for key, value in blast.items() if key != "attack_roll"}
    assert damage(cast(4, 3, spell=wave, **sea)) == [7]
    orc = foe(weapons=["mace"])
    assert damage(fight(at(hero(), 0), at(orc, 1), dice=(19, 15, 5), say=["act orc attack:ada:mace"], **sea)) == [2]


# -- osr.situation.maneuver --------------------------------------------------------------------------------------------


def test_a_shot_may_push_where_the_referee_finds_sense_in_it() -> None:
    """osr.situation.maneuver: with a missile or thrown weapon only where it makes sense; else it is a plain hit"""
    bow = at(hero(weapons=["short_bow"]), 0)
    say = ["act ada attack:orc:short_bow", "maneuver ada prone"]
    game = fight(bow, at(foe(), 9), dice=(15,), say=[*say, "ranged-maneuver ada yes"])
    assert damage(game) == [] and game.state["orc"].conditions == ("prone",)
    game = fight(bow, at(foe(), 9), dice=(15, 4), say=say)
    assert damage(game) == [4] and game.state["orc"].conditions == ()
    with pytest.raises(AssertionError, match="never asked"):
        fight(bow, at(foe(), 9), dice=(15, 4), say=say, rulings="default")


def test_whom_the_referee_fells_while_an_answer_is_asked_for_does_nothing_more() -> None:
    made = scene(at(hero(**MAGE), 0), at(foe(hp_max=3), 1))
    game = Game(made, dice=[1, 10], people=[*made.seats, "gm"])
    while game.ask is not None and game.ask.topic != "react":
        said = CLAW.split()[-1]
        game.answer(said if said in game.ask.keys else game.ask.default)
    assert game.ask is not None and game.ask.actor == "ada"
    game.rule("orc -40")
    while game.ask is not None:
        game.answer(game.ask.default)
    assert game.outcome is not None and "dies" in {event.kind for event in game.events}
    assert not {"hit", "miss"} & {event.kind for event in game.events}
