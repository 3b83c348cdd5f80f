"""What nobody's hand does: tactics of unattended seats, by scripted dice."""

from __future__ import annotations

from typing import Any

from bojiste.core.game import Game
from tests.play.osr.cast import all_of, at, foe, hero, kinds, scene

BOLT = {"id": "bolt", "cost": 2, "range": 20, "attack_roll": True, "damage": "1d6 fire"}


def mage(x: int, points: int = 0, **more: Any) -> dict[str, Any]:
    """Bea, with a staff, a spell of twenty metres and so much magic."""
    return at(hero("bea", weapons=["staff"], spells=[BOLT], magic_points=points, **more), x, magic_points=points)


def unattended(*combatants: dict[str, Any], dice: tuple[int, ...] = (), rounds: int = 1) -> Game:
    return Game(scene(*combatants, rulings="default", rounds=rounds), dice=[10, 1, *dice])


def own_doings(game: Game, who: str = "bea") -> list[str]:
    return [event.kind for event in game.events if event.actor == who and event.kind != "turn"]


FIGHTER = hero(ac=16)
STILL = foe(move=0)


def test_a_mage_without_magic_stays_behind_a_fighter() -> None:
    """It ran into melee with its staff"""
    assert own_doings(unattended(at(FIGHTER, 4), mage(0), at(STILL, 60))) == []
    alone = unattended(mage(0), at(STILL, 60))
    assert own_doings(alone)[:2] == ["approach", "sprints"]
    weaker = unattended(at(hero(ac=8), 4), mage(0), at(STILL, 60))
    assert "approach" in own_doings(weaker)


def test_a_mage_goes_as_far_as_its_spell_needs() -> None:
    """Four metres are missing to its range: it goes four, and casts"""
    game = unattended(at(FIGHTER, 4), mage(0, 2), at(STILL, 24), dice=(2,))
    assert own_doings(game) == ["approach", "casts", "miss"] and game.state["bea"].x == 4


def test_a_mage_leaves_melee_for_a_friend_to_fight() -> None:
    game = unattended(at(FIGHTER, 9), mage(0), at(STILL, 1), dice=(2, 2))
    assert own_doings(game) == ["disengages", "withdraw"] and game.state["bea"].x < -1
    slow = unattended(at(FIGHTER, 9), mage(0, move=3), at(STILL, 1), dice=(2, 2, 2))
    assert own_doings(slow) == ["miss"], kinds(slow)


def test_nobody_hides_behind_an_equal_for_ever() -> None:
    """Of two mages the stouter goes in front"""
    two = (
        mage(0),
        at(hero("cid", weapons=["staff"], spells=[BOLT], magic_points=1, hp_max=11), 0, magic_points=0, y=3),
    )
    game = unattended(*two, at(STILL, 60))
    assert own_doings(game) == [] and "approach" in own_doings(game, "cid")
    assert len(all_of(game, "approach")) == 2


def test_a_healer_near_enemies_heals_its_own() -> None:
    """Hit points of the enemy within range are hidden, and were counted all the same"""
    heal = {"id": "mend", "cost": 1, "range": 20, "heal": "1d6"}
    healer = at(hero("bea", weapons=["staff"], spells=[heal], magic_points=1), 0)
    game = unattended(at(hero(hp_max=20), 9, hp=4), healer, at(STILL, 12), dice=(2, 5, 2))
    assert game.state["ada"].hp == 9 and "healed" in kinds(game)
    hurt = unattended(at(hero(hp_max=20), 9), healer, at(foe(move=0, hp_max=20), 12, hp=4), dice=(2, 2))
    assert own_doings(hurt) == []


def test_who_gropes_in_the_dark_goes_a_metre_and_no_farther() -> None:
    """osr.situation.blind_move: one metre of its own will, no run, and no step that is not offered"""
    groping = unattended(at(hero(), 0, conditions=["blind"]), at(STILL, 30))
    assert own_doings(groping, "ada") == ["approach"] and groping.state["ada"].x == 1


def test_nobody_gives_up_the_action_for_a_sprint_that_brings_nothing() -> None:
    """osr.situation.sprint: a swimmer is no faster for it"""
    sea: dict[str, Any] = {"field": {"underwater": True}, "rulings": "default", "options": {"max_rounds": 1}}
    swim = Game(scene(at(hero(scores={"con": 18}), 0), at(foe(), 30), **sea), seed=1)
    assert not all_of(swim, "sprints") and all_of(swim, "approach")
    quick = Game(
        scene(at(hero(), 0), at(foe(), 30), **sea | {"options": {"max_rounds": 1, "sprint_in_water": True}}), seed=1
    )
    assert all_of(quick, "sprints")
