"""What happens between fights: care for the hurt, time and light, formations, proposals, rulings of the referee."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.errors import NotOffered
from tests.play.osr.cast import all_of, at, damage, fight, foe, hero, kinds, one, play, scene
from tests.play.osr.test_expeditions import CAMP, HALL, camp, delve, journey, now, pit, trial, trip

MILD = {"mild_death": True}
NO = "forage ada no"
HEAL = {"id": "heal", "cost": 1, "range": 3, "heal": "1d6+1"}


def ambush(**more: Any) -> dict[str, Any]:
    """An orc that attacks at once and is beside Ada."""
    return {"met": [{"id": "o", "who": ["orc"], "distance": 1, "reaction": "attack", **more}]}


def bitten(*after: int, say: tuple[str, ...] = (), bea: Any = None, **more: Any) -> Any:
    """Ada falls in a fight of one round on the way; Bea kills the orc."""
    bea = bea or hero("bea", weapons=["spear"])
    people = (hero(hp_max=1), bea, foe(hp_max=1))
    fight_ = ("act orc attack:ada:claw", "act bea attack:orc:spear")
    dice = (2, 5, 5, 1, 9, 19, 3, 19, 3, *after)
    return journey(*dice, people=people, say=(*fight_, *say), options=MILD, **ambush(), **more)


def test_a_body_is_looked_after_as_soon_as_there_is_time() -> None:
    """osr.mild_death.check_body: the next who is able, where nobody says more"""
    game = bitten(2, 4, *CAMP, say=(NO,))
    assert one(game, "looks").actor == "bea" and one(game, "comes-round").data["turns"] == 4
    assert game.state["ada"].conditions == () and game.state["ada"].fatigue == 1


def test_those_who_are_out_come_to_side_by_side() -> None:
    """osr.mild_death.check_body: who needs three turns and who needs two are both there after three, not five; and they
    come to wherever they were looked after, not only after a fight"""
    bodies = tuple(hero(id, now={"hp": 0, "conditions": ["dying"]}) for id in ("ada", "bea"))
    dice = (3, 1, 3, 1, 2, *CAMP)
    game = journey(*dice, people=(*bodies, hero("cid")), say=("forage cid no",), options=MILD)
    assert [(event.actor, event.data["turns"]) for event in all_of(game, "comes-round")] == [("bea", 2), ("ada", 3)]
    assert now(game).conditions == now(game, "bea").conditions == () and trip(game).turn == 3


def test_a_body_left_alone_is_dead_after_a_day_and_a_night() -> None:
    """osr.mild_death.unconscious: twenty-four hours, in days of travel and in turns of a dungeon"""
    say = ("care bea on", "forage bea no", "care bea on")
    game = bitten(*CAMP, 3, *CAMP, say=(*say, "forage bea no"), journey={"days": 2})
    dead = [(event.actor, event.data["cause"]) for event in all_of(game, "dies")]
    assert dead == [("orc", "wounds"), ("ada", "untended")]
    assert [event.data["day"] for event in all_of(game, "day")] == [1, 2]
    body = hero("bea", now={"hp": 0, "conditions": ["dying"]})
    quiet = {"wandering_every": 5000}
    game = delve(rooms=[HALL], turns=143, people=(hero(), body), options=MILD, dungeon=quiet)
    assert game.state["bea"].conditions == ("dying",)
    game = delve(rooms=[HALL], turns=144, people=(hero(), body), options=MILD, dungeon=quiet)
    assert game.state["bea"].conditions == ("dead",)


def test_potions_and_spells_in_peace() -> None:
    """osr.hit_points.magical_healing, osr.completion.spells: the evening is time enough"""
    ada = hero(hp_max=10, now={"hp": 3}, spells=[HEAL], magic_points=1, items=[{"id": "potion", "heal": "1d4"}])
    letter = {"camp_restores_magic": False}
    game = camp(5, *CAMP, people=(ada,), say=("care ada cast:ada:heal:ada",), options=letter)
    assert (now(game).hp, now(game).magic_points) == (9, 0)
    game = camp(2, *CAMP, people=(ada,), say=("care ada use:ada:potion:ada",))
    assert now(game).hp == 5 and now(game).items == ()
    assert "care" not in {event.kind for event in camp(*CAMP, people=(hero(),)).events}


def test_care_is_a_choice_in_a_dungeon() -> None:
    ada = hero(hp_max=10, now={"hp": 3}, items=[{"id": "potion", "heal": "1d4"}])
    game = delve(4, rooms=[HALL], people=(ada,), say=("explore ada care", "care ada use:ada:potion:ada"))
    assert now(game).hp == 7


def test_light_and_time_go_on_while_they_fight() -> None:
    """osr.encounter.end_time: the turn that a fight takes is a turn of light; a fight is loud"""
    rooms = [{**HALL, "exits": [{"to": "den"}]}, {"id": "den", "monsters": "o"}]
    say = ("explore ada go:den", "act ada attack:orc:sword")
    lit = {"light_turns": 6}
    dice = (5, 5, 9, 1, 19, 3, 5, 6)
    game = delve(*dice, rooms=rooms, people=(hero(), foe(hp_max=1)), say=say, dungeon=lit, **ambush(wandering=False))
    assert (trip(game).turn, trip(game).light_turns) == (2, 4)
    assert "noise" in kinds(game) and len(all_of(game, "wandering-roll")) == 2
    quiet = (*say, "loud - no")
    game = delve(*dice[:-1], rooms=rooms, people=(hero(), foe(hp_max=1)), say=quiet, **ambush(wandering=False))
    assert "noise" not in kinds(game)


def test_what_burns_burns_out_and_what_was_thrown_is_picked_up() -> None:
    """osr.attack.persistent_timing, osr.situation.throw: after the fight"""
    fire = {"damage": "1d4 fire", "rounds": 2}
    orc = foe(hp_max=1, weapons=[{"id": "claw", "damage": "1d6", "natural": True, "lasting": fire}])
    people = (hero(weapons=["dagger", "sword"], wielded=["dagger"]), orc)
    say = ("act orc attack:ada:claw", "act ada throw:orc:dagger", NO)
    game = journey(2, 5, 5, 1, 9, 19, 3, 4, 19, 2, 1, 4, *CAMP, people=people, say=say, **ambush())
    assert damage(game) == [3, 2, 1, 4]
    assert now(game).persistent == () and set(now(game).carried) == {"dagger", "sword"}


def test_a_formation_is_where_a_fight_finds_them() -> None:
    """osr.party.formation: beside each other, one behind; another one at any time, and nobody moves"""
    formation = {"wall": {"ada": [-1, 0], "bea": [1, 0], "cid": [0, 2]}, "file": {"ada": [0, 0]}}
    people = [hero(), hero("bea"), hero("cid"), foe()]
    game = fight(*people, field={"distance": 10}, formation=formation, say=["act ada form:file"])
    places = {who: (game.state[who].x, game.state[who].y) for who in ("ada", "bea", "cid", "orc")}
    assert places == {"ada": (-1, 0), "bea": (1, 0), "cid": (0, -2), "orc": (0, 10)}
    assert trip(game).formation == "file" and not game.state["ada"].turn.acted
    game = fight(*people, field={"distance": 10})
    assert [(game.state[who].x, game.state[who].y) for who in ("ada", "bea", "cid")] == [(0, 0), (0, -2), (0, -4)]


def test_proposals() -> None:
    """osr.travel.other_activity E1: whole day, two in six; or on the way; or not at all"""
    say = ("day ada propose", "proposal ada fishing")
    whole = (*say, "other-activity ada whole-day", "other-chance ada 2", "other-yield ada 5")
    game = journey(2, *CAMP, say=whole)
    assert trip(game).pool == 5 and trip(game).km == 0
    way = (*say, "other-activity ada on-the-way", "other-chance ada 2", "other-yield ada 5", NO, "besides ada yes")
    game = journey(3, 2, *CAMP, say=way)
    assert trip(game).pool == 5 and trip(game).km == 30
    game = journey(3, *CAMP, say=(*say, NO))
    assert one(game, "refused").data["doing"] == "fishing" and trip(game).km == 30
    listed = {"other": [{"id": "herbs", "in_six": 1, "supplies": 2, "on_the_way": True}]}
    game = journey(3, 1, *CAMP, say=(NO, "besides ada yes"), journey=listed)
    assert trip(game).pool == 2 and trip(game).km == 30


def test_how_far_they_drift() -> None:
    """osr.travel.lost_effect: by the referee's word; the players think that they are where they wanted to be"""
    leg = {"leg": [{"km": 90}]}
    for degrees, km in ((0, 30), (15, 28), (90, 0)):
        game = journey(2, 3, 3, *CAMP, say=(f"drift - degrees:{degrees}", NO), journey=leg)
        assert trip(game).km == km and trip(game).walked == 30
    seen = [event for event in game.log("player:ada") if event.kind == "travels"]
    assert seen[0].data["gone"] == 30 and one(game, "travels").data["gone"] == 0


def test_the_referee_on_encounters() -> None:
    """osr.encounter.surprise, osr.encounter.distance_indoor, osr.encounter.reaction_roll: said instead of rolled"""
    people = (hero(), foe())
    say = ("surprise-needed ada no", "surprise-needed orc yes", "distance - number", "metres-apart - 12")
    game = play(scene(*people, procedure="encounter"), (9, 1, 6, 6), *say)
    assert one(game, "surprised").data["sides"] == ("foes",) and one(game, "in-place").data["metres"] == 12
    game = play(scene(*people, procedure="encounter"), (5, 5, 3, 3, 3, 3, 9, 1, 5, 5), "reaction-modifier orc 2")
    assert one(game, "reaction").data["mood"] == "friendly"


def test_the_referee_on_needs() -> None:
    """osr.camp.spells, osr.camp.dungeon_sources: what a spell or a find is good for"""
    ada = hero(spells=[{"id": "spring", "cost": 1, "covers": ["water"]}], magic_points=1)
    assert len(all_of(camp(*CAMP, people=(ada,), say=("waive-need ada no",)), "need")) == 3
    quiet = {"hours_since_rest": 8, "rest_wandering": "none"}
    say = ("explore ada rest", *(("forgive-need - yes",) * 2))
    assert now(delve(rooms=[HALL], say=say, dungeon=quiet)).fatigue == 1


def test_the_referee_on_checks_and_climbs() -> None:
    """osr.check.difficulty, osr.hazard.climbing_check: how hard it is, and with which ability"""
    assert one(trial(14, kind="check", say=("check-dc ada 15",)), "check-failure").data["against"] == 15
    assert one(trial(14, kind="check", say=("check-dc ada 13",)), "check-success").data["against"] == 13
    for beyond in ("0", "41"):
        with pytest.raises(NotOffered):
            trial(kind="check", say=(f"check-dc ada {beyond}",))
    with pytest.raises(AssertionError, match="never asked"):
        trial(19, kind="check", assumable=False, say=("check-dc ada 5",))
    wall = {"area": [{"kind": "climb", "box": [1, -5, 30, 5]}]}
    say = ["act ada toward:orc", "climb-check ada dex", "climb-dc ada 12"]
    game = fight(at(hero(), 0), at(foe(), 40), dice=(11,), say=say, field=wall)
    assert one(game, "check-failed").data["ability"] == "dex" and game.state["ada"].x == 0


def test_the_referee_on_soft_ground() -> None:
    """osr.hazard.fall_damage: ten metres are four dice; onto straw as many of them as the referee says"""
    straw: dict[str, Any] = {"kind": "fall", "metres": 10, "soft": True}
    assert damage(trial(3, 4, say=("catch ada no", "fall-dice ada 2"), **straw)) == [7]
    with pytest.raises(NotOffered):
        trial(say=("catch ada no", "fall-dice ada 5"), **straw)


def test_reading_by_heat_is_the_referees_to_allow() -> None:
    """osr.hazard.infravision_reading"""
    bolt = {"id": "bolt", "cost": 9, "range": 9, "damage": "1d4"}
    elf = at(hero(infravision_m=12, items=[{"id": "scroll", "scroll": "bolt"}], spells=[bolt]), 0)
    more: dict[str, Any] = {"field": {"dark": True}}
    game = fight(elf, at(foe(), 9), say=["act ada use:scroll"], **more)
    assert "cannot-read" in kinds(game) and game.state["ada"].items == ("scroll",)
    game = fight(elf, at(foe(), 9), dice=(3,), say=["act ada use:scroll", "read-by-heat ada yes"], **more)
    assert damage(game) == [3]


def test_a_trap_is_known_once_it_went_off() -> None:
    game = delve(2, 4, rooms=pit(), say=("explore ada go:pit",))
    assert trip(game).known == ("spikes",)


def test_a_wagon_leaves_the_road_by_the_referees_word() -> None:
    """osr.travel.roads: else the day is lost, and who wanted to march through the night camps"""
    plain = {"wagon": True, "leg": [{"km": 90, "guides": ["landmark"]}]}
    game = journey(3, *CAMP, say=("wagon ada yes", NO), journey=plain)
    assert trip(game).km == 30 and "stuck" not in kinds(game)
    game = journey(*CAMP, say=("day ada march",), journey=plain)
    assert trip(game).km == 0 and "stuck" in kinds(game)
    assert now(game).fatigue == 0 and len(all_of(game, "need")) == 3


def test_the_players_are_not_told_how_far_it_really_is() -> None:
    """osr.travel.lost: a day's walk is offered whole; who thinks to be there is told that the goal is not"""
    leg = {"leg": [{"km": 40}], "days": 3}
    game = play(scene(hero(), procedure="journey", journey=leg), (2, 3, 3, *CAMP, 3, 3), NO, NO)
    offered = {key: option.data["km"] for key, option in _ways(leg).items()}
    assert offered == {"travel": 30, "march": 45}
    days = [event for event in game.log("player:ada") if event.kind == "day"]
    assert [event.data["left"] for event in days] == [40, 10] and trip(game).km == 40


def _ways(leg: dict[str, Any]) -> dict[str, Any]:
    """What is offered on the second day of a journey whose first led astray."""
    game = Game(scene(hero(), procedure="journey", journey=leg), dice=[2, 3, 3, *CAMP], people=["player:ada"])
    while game.ask is not None and game.state["expedition"].day < 2:
        game.answer("no" if game.ask.topic == "forage" else game.ask.default)
    assert game.ask is not None
    return {option.key: option for option in game.ask.options if option.key in ("travel", "march")}


def test_who_is_put_at_the_goal_by_the_referee_is_there() -> None:
    """The referee's hand at the day's question: the day is over, and nobody camps"""
    game = Game(
        scene(hero(), procedure="journey", journey={"leg": [{"km": 40}], "days": 3}), dice=[], people=["player:ada"]
    )
    game.rule("km 40")
    assert game.outcome is not None and game.outcome.reason == "arrived"
