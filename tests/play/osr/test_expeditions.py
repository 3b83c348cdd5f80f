"""Journeys, camps, dungeons, quick travel and single trials, played with scripted dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.ask import Ask
from bojiste.core.game import Game
from bojiste.errors import NotOffered
from tests.play.osr.cast import all_of, damage, foe, hero, kinds, one, play, scene, total
from tests.table import example


def journey(
    *dice: int, say: tuple[str, ...] = (), people: tuple[Any, ...] = (), options: Any = None, **more: Any
) -> Game:
    """Ada alone (or others), a day at most, nobody gathering unless told."""
    plan = {"days": 1, "leg": [{"km": 90, "guides": ["road"]}], **more.pop("journey", {})}
    members = people or (hero(**more.pop("ada", {})),)
    say = tuple(line for line in say)
    return play(scene(*members, procedure="journey", journey=plan, options=options or {}, **more), dice, *say)


def now(game: Game, who: str = "ada") -> Any:
    return game.state[who]


def trip(game: Game) -> Any:
    return game.state["expedition"]


NO = "forage ada no"
CAMP = (4, 4, 4)


@pytest.mark.parametrize(
    ("moves", "leg", "plan", "km"),
    [
        example("osr.travel.distance E1", (6, 5, 6), {}, "travel", 25),
        example("osr.travel.difficult", (6,), {"difficult": True}, "travel", 15),
        example("osr.travel.night_march E1", (5,), {}, "march", 37),
        example("osr.travel.night_march hard", (5,), {"difficult": True}, "march", 18),
        example("osr.travel.distance slow", (3,), {"difficult": True}, "travel", 7),
        example("osr.travel.distance fast", (9,), {}, "march", 67),
    ],
)
def test_daily_distance(moves: tuple[int, ...], leg: dict[str, Any], plan: str, km: int) -> None:
    people = tuple(hero(id, move=move) for id, move in zip(("ada", "bea", "cid"), moves, strict=False))
    dice = (3, *CAMP) if plan == "travel" else (3, 4, 4)
    game = journey(
        *dice, people=people, say=(f"day ada {plan}", NO), journey={"leg": [{"km": 90, "guides": ["road"], **leg}]}
    )
    assert trip(game).km == km
    assert now(game).fatigue == (1 if plan == "march" else 0)


def test_swamp_and_road_in_one_day() -> None:
    """osr.travel.difficult E1: ten kilometres of swamp cost twenty of thirty"""
    legs = [{"km": 10, "difficult": True, "guides": ["landmark"]}, {"km": 90, "guides": ["road"]}]
    assert trip(journey(3, *CAMP, say=(NO,), journey={"leg": legs})).km == 20


@pytest.mark.parametrize(
    ("leg", "dice", "km"),
    [
        example("osr.travel.lost E1", {}, (3,), 30),
        example("osr.travel.lost_effect", {}, (2, 3), 21),
        example("osr.travel.lost_effect right", {}, (2, 4), 21),
        example("osr.travel.lost E2", {"difficult": True}, (3, 1), 10),
        example("osr.travel.lost E3", {"guides": ["landmark"]}, (), 30),
    ],
)
def test_losing_the_way(leg: dict[str, Any], dice: tuple[int, ...], km: int) -> None:
    """osr.travel.direction: only by the compass; the players are not told"""
    game = journey(*dice, 3, *CAMP, say=(NO,), journey={"leg": [{"km": 90, "guides": ["compass"], **leg}]})
    assert trip(game).km == km
    assert not {"lost-roll", "drifts"} & {event.kind for event in game.log("player:ada")}
    drifts = all_of(game, "drifts")
    assert not drifts or drifts[0].data["left"] is (dice[1] <= 3)


def test_choosing_what_to_follow() -> None:
    """osr.travel.direction, osr.travel.roads: a wagon keeps to the road"""
    leg = [{"km": 90, "guides": ["road", "compass"]}]
    assert "lost-roll" in kinds(journey(5, 3, *CAMP, say=("direction ada compass", NO), journey={"leg": leg}))
    game = journey(*CAMP, say=("direction ada compass",), journey={"leg": leg, "wagon": True})
    assert "stuck" in kinds(game) and trip(game).km == 0


def test_a_wagon_stops_where_its_road_ends() -> None:
    """osr.travel.roads: it does not roll on over open country for the rest of the day"""
    legs = [{"km": 10, "guides": ["road"]}, {"km": 90, "guides": ["compass"]}]
    assert trip(journey(3, *CAMP, say=(NO,), journey={"leg": legs, "wagon": True})).km == 10
    assert trip(journey(6, 3, *CAMP, say=(NO,), journey={"leg": legs})).km == 30


def test_the_way_is_lost_where_the_road_has_ended() -> None:
    """osr.travel.lost: a day that begins on a road and goes on by the compass is rolled for, one on the road is not"""
    legs = [{"km": 10, "guides": ["road"]}, {"km": 90, "guides": ["compass"]}]
    assert "lost-roll" in kinds(journey(6, 3, *CAMP, say=(NO,), journey={"leg": legs}))
    assert "lost-roll" not in kinds(journey(3, *CAMP, say=(NO,), journey={"leg": [{**legs[0], "km": 30}, legs[1]]}))


def test_the_view() -> None:
    """osr.travel.visibility"""
    assert one(journey(3, *CAMP, say=(NO,)), "day").data["sight"] == 5
    assert one(journey(3, *CAMP, say=(NO,), journey={"visibility_km": 1}), "day").data["sight"] == 1


def test_encounter_of_the_day() -> None:
    """osr.travel.encounter E1 E2, osr.travel.day_sequence: an encounter in the day, the camp at its end"""
    people = (hero(), foe())
    met = {"met": [{"id": "o", "who": ["orc"], "setting": "outdoor", "distance": 20}]}
    game = journey(2, 5, 5, 9, 1, 4, 4, *CAMP, people=people, say=(NO,), **met)
    told = kinds(game)
    assert told.index("met") < told.index("parts") < told.index("need")
    assert not game.state["orc"].present
    assert "met" not in kinds(journey(3, *CAMP, people=people, say=(NO,), **met))


def test_a_fight_on_the_way_and_on_again() -> None:
    """wounds, and who was killed, carry over; experience goes to all who set out"""
    people = (hero(save_number=2), hero("bea"), foe(hp_max=1))
    met = {
        "met": [{"id": "o", "who": ["orc"], "distance": 1, "reaction": "attack", "experience": 100, "treasure": 100}]
    }
    say = ("act ada attack:orc:sword", "share ada 70")
    dice = (2, 5, 5, 9, 1, 19, 3, *CAMP)
    game = journey(
        *dice, people=people, say=(say[0], NO, say[1]), journey={"leg": [{"km": 90, "guides": ["road"]}]}, **met
    )
    assert one(game, "experience").data["each"] == 50
    assert [event.data["share"] for event in all_of(game, "share")] == [70, 30]
    assert game.state["clock"].round == 0 and trip(game).km == 30


@pytest.mark.parametrize(
    ("dice", "supplies"),
    [example("osr.travel.forage E1", (2, 5), 5), example("osr.travel.forage E2", (3,), 0)],
)
def test_foraging(dice: tuple[int, ...], supplies: int) -> None:
    assert trip(journey(3, *dice, *CAMP)).pool == supplies


@pytest.mark.parametrize(
    ("dice", "supplies"),
    [
        example("osr.travel.hunt E1", (1, 12, 3, 4), 7),
        example("osr.travel.hunt_catch fails", (1, 8), 0),
        example("osr.travel.hunt E2", (2,), 0),
    ],
)
def test_hunting(dice: tuple[int, ...], supplies: int) -> None:
    """osr.travel.hunt_catch: the best hunter, Dexterity 10; no travel on that day"""
    people = (hero(), hero("bea", scores={"dex": 13}))
    game = journey(*dice, *CAMP, people=people, say=("day ada hunt",))
    assert trip(game).pool == supplies and trip(game).km == 0
    made = all_of(game, "check-made") + all_of(game, "check-failed")
    assert not made or made[0].actor == "bea"


def test_exploring() -> None:
    """osr.travel.explore E1 E2: the next feature of the list"""
    plan = {"features": ["a cave"], "days": 2}
    say = ("day ada explore", "day ada explore")
    game = journey(3, *CAMP, 3, *CAMP, say=say, journey=plan)
    assert [event.data["found"] for event in all_of(game, "explores")] == [True, False]
    assert (
        one(journey(4, *CAMP, say=("day ada explore",), journey={"features": ["a cave"]}), "explores").data["found"]
        is False
    )


def test_other_activities() -> None:
    """osr.travel.other_activity E1: fishing, two in six; without a chance it is refused"""
    fish = [{"id": "fish", "in_six": 2, "supplies": 4}, {"id": "sing"}]
    assert trip(journey(2, *CAMP, say=("day ada other:fish",), journey={"other": fish})).pool == 4
    assert trip(journey(3, *CAMP, say=("day ada other:fish",), journey={"other": fish})).pool == 0
    assert "refused" in kinds(journey(*CAMP, say=("day ada other:sing",), journey={"other": fish}))


def test_several_things_on_one_day() -> None:
    """osr.travel.simultaneous: each group its own die"""
    people = (hero(), hero("bea"))
    say = ("day ada split", "own-day ada hunt", "own-day bea explore")
    game = journey(2, 3, *CAMP, people=people, say=say, journey={"features": ["a cave"]})
    assert one(game, "hunts") and one(game, "explores").data["found"] is True


def test_a_day_of_rest_is_told() -> None:
    """No travel, no encounter: only the night is rolled"""
    people = (hero(), hero("bea"), hero("cid"))
    assert one(journey(*CAMP, people=people, say=("day ada rest",)), "stays").data["members"] == ("ada", "bea", "cid")
    say = ("day ada split", "own-day ada hunt", "own-day bea rest", "own-day cid rest")
    assert one(journey(2, *CAMP, people=people, say=say), "stays").data["members"] == ("bea", "cid")


# -- nights ------------------------------------------------------------------------------------------------------------


def camp(*dice: int, say: tuple[str, ...] = (), people: tuple[Any, ...] = (), **more: Any) -> Game:
    return play(scene(*(people or (hero(),)), procedure="camp", **more), dice, *say)


def test_three_needs() -> None:
    """osr.camp.roll, osr.camp.evaluate E1: 4, 1, 5 and +1 on water;
    osr.camp.sequence: three dice, then what they cost"""
    ada = hero(survival=True, now={"supplies": 1})
    game = camp(4, 1, 5, people=(ada,), say=("survival ada water",))
    assert [event.data["met"] for event in all_of(game, "need")] == [True, False, True]
    assert kinds(game)[-4:] == ["need", "need", "need", "spends"]
    assert now(game).supplies == 0 and now(game).fatigue == 0
    game = camp(4, 3, 5, people=(ada,), say=("survival ada water",))
    assert now(game).supplies == 1


def test_survivors_see_to_different_needs() -> None:
    """osr.camp.survival_bonus: food, water, shelter, and round; two may name the same"""
    people = tuple(hero(id, survival=True) for id in ("ada", "bea", "cid", "dan"))
    game = camp(3, 3, 3, people=people)
    assert [event.data["bonus"] for event in all_of(game, "need")] == [2, 1, 1]
    say = tuple(f"survival {id} food" for id in ("ada", "bea", "cid", "dan"))
    assert [event.data["bonus"] for event in all_of(camp(3, 4, 4, people=people, say=say), "need")] == [4, 0, 0]


def test_paying() -> None:
    """osr.camp.pay E1, osr.completion.supply: own supplies, then the pool, then fatigue; one gain a night"""
    ada = hero(now={"supplies": 1})
    game = camp(1, 1, 4, people=(ada,))
    assert (now(game).supplies, now(game).fatigue) == (0, 1)
    game = camp(1, 1, 4, people=(ada,), pool=1)
    assert (now(game).supplies, now(game).fatigue, trip(game).pool) == (0, 0, 0)
    game = camp(1, 4, 4, people=(ada,), say=("pay ada supplies:0",))
    assert (now(game).supplies, now(game).fatigue) == (1, 1)
    tired = hero(now={"fatigue": 6}, save_number=12)
    game = camp(1, 1, 4, 20, people=(tired,))
    assert now(game).fatigue == 8 and len(all_of(game, "tired")) == 1


def test_a_night_asks_each_person_once() -> None:
    """osr.camp.pay: one question for all needs that failed, and one answer for all of a seat that is to eat"""
    ada, bea, cid = (
        hero(id, now={"supplies": 2}, seat=f"player:{seat}") for id, seat in zip("abc", "xyx", strict=True)
    )
    bad = (1, 1, 4)
    game = camp(*bad, people=(ada, bea, cid), say=("pay a supplies:1", "pay b supplies:0", "pay c supplies:2"))
    assert [(now(game, who).supplies, now(game, who).fatigue) for who in "abc"] == [(1, 1), (2, 2), (0, 0)]
    asks = Game(scene(ada, bea, cid, procedure="camp", rulings="default"), dice=bad, people=["player:x", "player:y"])
    assert isinstance(asks.ask, Ask) and list(asks.ask.keys) == ["supplies:2", "all", "supplies:1", "supplies:0"]
    asks.answer("all")
    assert asks.ask.actor == "b"
    assert list(asks.ask.keys) == ["supplies:2", "supplies:1", "supplies:0"]
    asks.answer("supplies:0")
    assert asks.outcome is not None and [now(asks, who).supplies for who in "abc"] == [0, 2, 0]


def test_the_dead_make_no_camp() -> None:
    """osr.camp.sequence: of whom nobody is left, nobody rolls"""
    game = camp(people=(hero(now={"hp": 0, "conditions": ["dead"]}),))
    assert game.outcome is not None and game.outcome.reason == "perished" and "need" not in kinds(game)


def test_the_party_pays_as_one() -> None:
    """C16: camp_cost_scope"""
    people = (hero(), hero("bea", now={"supplies": 1}))
    game = camp(1, 1, 4, people=people, options={"camp_cost_scope": "per_party"})
    assert now(game, "bea").supplies == 0 and (now(game).fatigue, now(game, "bea").fatigue) == (1, 1)


def test_spells_meet_a_need() -> None:
    """osr.camp.spells E1: only two dice"""
    spring = {"id": "spring", "cost": 1, "covers": ["water"]}
    ada = hero(spells=[spring], magic_points=1)
    game = camp(4, 4, people=(ada,), options={"camp_restores_magic": False})
    assert [event.data["need"] for event in all_of(game, "need")] == ["food", "shelter"] and now(game).magic_points == 0
    assert len(all_of(camp(4, 4, 4, people=(ada,), say=("cover ada no",)), "need")) == 3


@pytest.mark.parametrize(("back", "left"), [(True, 3), (False, 0)])
def test_a_night_gives_magic_back(back: bool, left: int) -> None:
    """osr.dungeon.rest_benefit, read of every night: camp_restores_magic"""
    spring = {"id": "spring", "cost": 1, "covers": ["water"]}
    ada = hero(spells=[spring], magic_points=3, now={"magic_points": 1})
    game = camp(4, 4, people=(ada,), options={"camp_restores_magic": back})
    assert now(game).magic_points == left and ("rested" in kinds(game)) is back
    assert "rested" not in kinds(camp(*CAMP, people=(hero(),)))
    marched = journey(3, 4, 4, people=(ada,), say=("day ada march", NO, "cover ada no"))
    assert now(marched).magic_points == 1 and "rested" not in kinds(marched)


def test_night_encounters() -> None:
    """osr.camp.night, osr.check.x_in_y E1 E2: two in six by the referee's word; all but the watch sleep"""
    people = (hero(), hero("bea"), foe())
    met = [{"id": "o", "who": ["orc"], "distance": 9, "reaction": "attack"}]
    say = ("night-encounter ada in-six:2",)
    game = camp(*CAMP, 2, 5, 5, 9, 1, people=people, met=met, say=say)
    assert one(game, "met").changes[-1].new == ("asleep",)
    assert "met" not in kinds(camp(*CAMP, 3, people=people, met=met, say=say))
    assert "night-roll" not in kinds(camp(*CAMP, people=people, met=met))


def test_a_march_needs_food_and_water() -> None:
    """osr.travel.night_march, C8: one point for the lost sleep; march_needs none"""
    game = journey(3, 4, 1, say=("day ada march", NO))
    assert now(game).fatigue == 2 and len(all_of(game, "need")) == 2
    game = journey(3, say=("day ada march", NO), options={"march_needs": "none"})
    assert now(game).fatigue == 1


def test_a_march_and_its_hunger_are_one_gain_of_fatigue() -> None:
    """osr.fatigue.death, 7.3: the dice of the needs first, then one saving throw of each, in file order: 6 + 1 + 1 = 8,
    and 20 lives"""
    tired: dict[str, Any] = {"now": {"fatigue": 6}, "save_number": 5}
    people = (hero(**tired), hero("bea", **tired))
    game = journey(3, 4, 1, 20, 2, people=people, say=("day ada march", NO))
    assert (now(game).fatigue, now(game, "bea").fatigue) == (8, 8)
    assert [event.actor for event in all_of(game, "save-made")] == ["ada"] and now(game, "bea").conditions == ("dead",)
    told = [(event.data["points"], event.data["cause"]) for event in all_of(game, "tired")]
    assert told == [(2, "march-camp"), (2, "march-camp")]
    party = journey(3, 4, 1, people=(hero(),), say=("day ada march", NO), options={"camp_cost_scope": "per_party"})
    assert now(party).fatigue == 2 and len(all_of(party, "tired")) == 1


def test_only_the_pathless_part_of_a_day_leads_astray() -> None:
    """osr.travel.lost_effect: twenty kilometres of road, then ten by the compass, of which 45 degrees leave seven"""
    legs = [{"km": 20, "guides": ["road"]}, {"km": 90}]
    game = journey(2, 3, 3, *CAMP, say=(NO,), journey={"leg": legs})
    assert (trip(game).km, trip(game).walked) == (27, 30)
    back = [{"km": 10}, {"km": 90, "guides": ["road"]}]
    assert trip(journey(2, 3, 3, *CAMP, say=(NO,), journey={"leg": back})).km == 21


def test_who_lies_in_wait_may_surprise_and_be_surprised() -> None:
    """osr.encounter.sequence: that monsters attack is their reaction; whether anybody is surprised is rolled before"""
    met = [{"id": "o", "who": ["orc"], "distance": 1, "reaction": "attack"}]
    say = ("act orc attack:ada:claw", NO)
    more: dict[str, Any] = {"people": (hero(), foe()), "met": met, "options": {"max_rounds": 1}}
    game = journey(2, 2, 5, 7, 3, *CAMP, say=say, **more)
    assert one(game, "misses").actor == "party" and len(all_of(game, "miss")) == 1
    game = journey(2, 5, 2, 7, 3, *CAMP, say=("act ada attack:orc:sword", NO), **more)
    assert one(game, "misses").actor == "foes" and len(all_of(game, "miss")) == 1


def test_where_they_are_is_where_they_meet() -> None:
    """osr.encounter.distance_indoor, osr.encounter.distance_outdoor: in tens of metres on the way, in metres below"""
    people, met = (hero(), foe()), [{"id": "o", "who": ["orc"]}]
    game = journey(2, 5, 5, 3, 3, 3, 3, 9, 1, 4, 4, *CAMP, people=people, met=met, say=(NO,))
    assert one(game, "in-place").data["metres"] == 120
    game = delve(1, 5, 5, 3, 3, 3, 3, 9, 1, 4, 4, rooms=[HALL], people=people, met=met, turns=2)
    assert one(game, "in-place").data["metres"] == 12


def test_wolves_of_the_wood_do_not_wander_below() -> None:
    """osr.dungeon.wandering_chance: who is met outdoors is met outdoors; the next of the list comes"""
    wolf = {"id": "w", "who": ["orc"], "setting": "outdoor"}
    game = delve(1, rooms=[HALL], people=(hero(), foe()), met=[wolf], turns=2)
    assert "traces" in kinds(game) and "met" not in kinds(game)
    rat = {"id": "r", "who": ["rat"], "setting": "indoor", "distance": 9}
    game = delve(1, 5, 5, 9, 1, 4, 4, rooms=[HALL], people=(hero(), foe(), foe("rat")), met=[wolf, rat], turns=2)
    assert one(game, "met").data["members"] == ("rat",)


def test_a_hidden_trap_that_stays_quiet_gives_nothing_away() -> None:
    """osr.dungeon.trap_kinds: only the referee hears of the die; of one that goes off, or is known, everybody does"""

    def heard(face: int, **trap: Any) -> bool:
        game = delve(face, *([1, 1] if face < 3 else []), rooms=pit(damage="2d4", **trap), say=("explore ada go:pit",))
        assert "trap-roll" in kinds(game)
        return "trap-roll" in {event.kind for event in game.log("player:ada")}

    assert (heard(3), heard(2), heard(3, hidden=False)) == (False, True, True)


# -- quick travel ------------------------------------------------------------------------------------------------------


def quick(*dice: int, days: int, pool: int, people: tuple[Any, ...], say: tuple[str, ...] = (), **plan: Any) -> Game:
    told = {"quick": {"days": days, "encounters": 0, **plan}}
    return play(scene(*people, procedure="journey", journey=told, pool=pool), dice, *say)


HEROES = tuple(hero(id) for id in ("ada", "bea", "cid", "dan"))


def test_supplies_of_a_quick_journey() -> None:
    """osr.quick_travel.supplies E1, osr.quick_travel.shortage E1, osr.quick_travel.duration"""
    assert one(quick(days=5, pool=30, people=HEROES), "quick").data["needed"] == 20
    game = quick(days=6, pool=15, people=HEROES[:3])
    assert trip(game).pool == 0 and one(game, "shared").data["damage"] == 3 and trip(game).day == 6
    assert one(quick(days=2, pool=30, people=HEROES, mouths=7), "quick").data["needed"] == 14
    assert (
        one(quick(days=2, pool=30, people=(*HEROES[:2], hero("mule", kind="npc", eats=False))), "quick").data["needed"]
        == 4
    )


def test_dividing_the_damage() -> None:
    """osr.quick_travel.division E1 E2, osr.quick_travel.shared_damage"""
    game = quick(days=1, pool=9, people=HEROES[:3], damage=7)
    assert [now(game, who).hp for who in ("ada", "bea", "cid")] == [7, 8, 8]
    game = quick(days=1, pool=9, people=HEROES[:3], damage=7, say=("damage-share ada 0", "damage-share bea 5"))
    assert [now(game, who).hp for who in ("ada", "bea", "cid")] == [10, 5, 8]
    game = quick(days=1, pool=0, people=HEROES[:3], damage=4)
    assert one(game, "shared").data["damage"] == 7


def test_fatigue_instead_of_death() -> None:
    """osr.quick_travel.to_fatigue E1 E2"""
    ada = hero(now={"hp": 5})
    game = quick(days=1, pool=9, people=(ada,), damage=7)
    assert (now(game).hp, now(game).fatigue) == (1, 3)
    game = quick(days=1, pool=9, people=(ada,), damage=7, say=("to-fatigue ada no",))
    assert now(game).conditions == ("dead",) and game.outcome is not None and game.outcome.reason == "perished"


def test_encounters_of_a_quick_journey() -> None:
    """osr.quick_travel.encounters E1 E2: 1d4 for more than five days, else one without a die"""

    def met(days: int, *dice: int) -> int:
        told = {"quick": {"days": days}}
        return len(all_of(play(scene(hero(), procedure="journey", journey=told, pool=50), dice), "traces"))

    assert met(6, 3) == 3 and met(5) == 1


def test_the_referee_says_how_a_quick_journey_goes() -> None:
    """Section 9: days, encounters and damage; what it says stands instead of the scene's word, or of a die."""
    ada, bea = HEROES[:2]
    game = quick(days=5, pool=20, people=(ada, bea), say=("quick-days - 3", "quick-damage - 2"))
    assert (one(game, "quick").data["needed"], trip(game).day) == (6, 3)
    assert one(game, "shared").data["damage"] == 2
    assert len(all_of(quick(days=2, pool=20, people=(ada,), say=("quick-encounters - 2",)), "traces")) == 2
    told = {"quick": {"days": 6}}
    long = play(scene(ada, procedure="journey", journey=told, pool=20), (), "quick-roll - no", "quick-encounters - 3")
    assert len(all_of(long, "traces")) == 3


def test_the_referee_says_what_a_hunt_yields() -> None:
    """Section 9: a number instead of the dice"""
    say = ("day ada hunt", "hunt-roll ada no", "hunt-yield ada 5")
    assert trip(journey(1, 12, *CAMP, people=(hero(),), say=say)).pool == 5


def test_the_referee_says_how_far_one_sees() -> None:
    """osr.travel.visibility, section 9: day by day"""
    assert one(journey(2, 4, 4, people=(hero(),), say=("visibility - 2", "day ada rest")), "day").data["sight"] == 2


# -- dungeons ----------------------------------------------------------------------------------------------------------


def delve(
    *dice: int, rooms: list[Any], say: tuple[str, ...] = (), turns: int = 1, people: tuple[Any, ...] = (), **more: Any
) -> Game:
    told = {"room": rooms, "turns": turns, **more.pop("dungeon", {})}
    return play(scene(*(people or (hero(),)), procedure="dungeon", dungeon=told, **more), dice, *say)


HALL: dict[str, Any] = {"id": "hall"}


def test_the_referee_says_when_and_how_often_monsters_come() -> None:
    """Section 9: every how many turns, and in how many of six cases"""
    often = delve(2, 2, 2, rooms=[HALL], turns=3, say=("wandering-every - 1",))
    assert len(all_of(often, "wandering-roll")) == 3
    sure = delve(6, rooms=[HALL], turns=2, say=("wandering-chance - 6",))
    assert one(sure, "wandering-roll").data["come"] is True


def test_wandering_monsters() -> None:
    """osr.dungeon.wandering_frequency E1, osr.dungeon.wandering_chance E1 E2: in the second and fourth of five turns"""
    assert len(all_of(delve(2, 2, rooms=[HALL], turns=5), "wandering-roll")) == 2
    assert one(delve(1, rooms=[HALL], turns=2), "wandering-roll").data["come"] is True
    assert one(delve(2, rooms=[HALL], turns=2), "wandering-roll").data["come"] is False
    assert one(
        delve(3, rooms=[HALL], turns=3, dungeon={"wandering_every": 3, "wandering_in_6": 3}), "wandering-roll"
    ).data["come"]
    assert "wandering-roll" not in {event.kind for event in delve(2, rooms=[HALL], turns=2).log("player:ada")}


def test_everybody_acts_in_one_turn() -> None:
    """osr.dungeon.declare E1, osr.dungeon.action_time, osr.dungeon.turn_sequence"""
    people = (hero(), hero("bea"))
    game = delve(rooms=[HALL], people=people, say=("explore ada search:look", "explore bea search:tap"))
    assert [event.actor for event in all_of(game, "finds-none")] == ["ada", "bea"] and len(all_of(game, "turn")) == 1


def test_searching() -> None:
    """osr.dungeon.search: the right method, or the referee's word; no dice"""
    room = {**HALL, "feature": [{"id": "niche", "found_by": ["tap"], "treasure": 30}]}
    assert one(delve(rooms=[room], say=("explore ada search:tap",)), "share").data["share"] == 30
    assert "share" not in kinds(delve(rooms=[room], say=("explore ada search:look",)))
    game = delve(rooms=[room], say=("explore ada search:tap", "search-finds ada no"))
    assert one(game, "finds-none") and trip(game).found == ()


def door(state: str | None) -> list[Any]:
    return [{**HALL, "exits": [{"to": "cell", "door": "oak", "state": state}]}, {"id": "cell"}]


def test_doors() -> None:
    """osr.dungeon.doors, osr.dungeon.locked: closed unless stated; open ones are no obstacle; a key opens"""
    shut = [{**HALL, "exits": [{"to": "cell", "door": "oak"}]}, {"id": "cell"}]
    game = delve(2, rooms=shut, say=("explore ada open:oak", "explore ada go:cell"), turns=2)
    assert trip(game).place == "cell"
    assert trip(delve(rooms=door("open"), say=("explore ada go:cell",))).place == "cell"
    with pytest.raises(NotOffered):
        delve(rooms=shut, say=("explore ada go:cell",))
    locked = door("locked")
    locked[0]["feature"] = [{"id": "key", "found_by": ["look"], "opens": "oak"}]
    game = delve(2, rooms=locked, say=("explore ada search:look", "explore ada open:oak"), turns=2)
    assert trip(game).doors == ("oak",)
    with pytest.raises(NotOffered):
        delve(rooms=locked, say=("explore ada open:oak",))


@pytest.mark.parametrize(
    ("state", "verb", "dice", "number", "opens", "loud"),
    [
        example("osr.dungeon.force_door stuck", "stuck", "force", (10,), 10, True, False),
        example("osr.dungeon.force_door failed", "stuck", "force", (9, 2), 10, False, True),
        example("osr.dungeon.force_door locked", "locked", "force", (15, 2), 15, True, True),
        example("osr.dungeon.force_door pick", "locked", "unlock", (14,), 15, False, False),
        example("osr.dungeon.force_door picked", "locked", "unlock", (15,), 15, True, False),
    ],
)
def test_forcing(state: str, verb: str, dice: tuple[int, ...], number: int, opens: bool, loud: bool) -> None:
    """osr.dungeon.wandering_noise: what is loud brings one more roll at once"""
    game = delve(*dice, rooms=door(state), people=(hero(lockpick=True),), say=(f"explore ada {verb}:oak",))
    made = all_of(game, "check-made") + all_of(game, "check-failed")
    assert made[0].data["against"] == number and (trip(game).doors == ("oak",)) is opens
    assert ("noise" in kinds(game)) is loud and ("wandering-roll" in kinds(game)) is loud


def test_a_noise_is_heard_before_the_next_one_acts() -> None:
    """osr.dungeon.wandering_noise: the roll is made at once, and only once in a turn"""
    people = (hero(), hero("bea"))
    game = delve(9, 2, 9, rooms=door("stuck"), people=people, say=("explore ada force:oak", "explore bea force:oak"))
    heard = [kind for kind in kinds(game) if kind in ("check-failed", "noise")]
    assert heard == ["check-failed", "noise", "check-failed"]


def pit(**more: Any) -> list[Any]:
    return [
        {**HALL, "exits": [{"to": "pit"}]},
        {"id": "pit", "trap": [{"id": "spikes", "damage": "1d6", "clues": "holes", **more}]},
    ]


GO = "explore ada go:pit"


def test_traps() -> None:
    """osr.dungeon.trap_trigger E1, osr.dungeon.trap_kinds: once for each in formation order, until it goes off"""
    people = (hero(), hero("bea"))
    game = delve(3, 2, 4, rooms=pit(), people=people, say=(GO,))
    assert [event.data["off"] for event in all_of(game, "trap-roll")] == [False, True]
    assert one(game, "damage").target == "bea" and damage(game) == [4] and "clues" in kinds(game)
    assert trip(game).sprung == ("spikes",)
    game = delve(2, 6, 10, rooms=pit(save="other", trigger_in_6=2), say=(GO,), people=(hero(save_number=10),))
    assert damage(game) == [3]


def test_formation_says_who_comes_first() -> None:
    """osr.party.formation E1: another formation costs no dice"""
    people = (hero(), hero("bea"))
    formation = {"march": {"ada": [0, 0], "bea": [0, 2]}, "door": {"bea": [0, 0], "ada": [0, 2]}}
    game = delve(2, 4, rooms=pit(), people=people, say=(GO,), formation=formation)
    assert one(game, "damage").target == "ada"
    say = ("explore ada form:door", "explore bea go:pit")
    assert one(delve(2, 4, rooms=pit(), people=people, say=say, formation=formation), "damage").target == "bea"


def test_a_hint_can_be_heeded_before_the_trap_goes_off() -> None:
    """osr.dungeon.trap_kinds: the clue is told, and whoever takes the right way at it meets no die"""
    hidden = pit(bypassed_by=["plank"])
    game = delve(rooms=hidden, say=(GO, "clue ada way:plank"))
    assert "trap-roll" not in kinds(game) and trip(game).known == ("spikes",)
    assert one(delve(5, rooms=hidden, say=(GO, "clue ada way:tap")), "trap-roll")
    assert one(delve(5, rooms=hidden, say=(GO, "clue ada go-on")), "trap-roll")
    table = scene(hero(), procedure="dungeon", dungeon={"room": hidden})
    asked = Game(table, dice=[], people=[*table.seats, "gm"])
    asked.answer("2")  # how often monsters come
    asked.answer("go:pit")
    assert isinstance(asked.ask, Ask) and asked.ask.keys == ("way:look", "way:tap", "way:pole", "way:plank", "go-on")
    assert "spikes" not in repr(asked.ask.data)


def test_the_referee_says_how_surely_a_trap_goes_off() -> None:
    """osr.dungeon.trap_trigger, section 9"""
    for chance, off in ((2, False), (3, True)):
        said = (GO, f"trap-chance ada {chance}")
        assert one(delve(3, *([1] if off else []), rooms=pit(), say=said), "trap-roll").data["off"] is off
    assert one(delve(1, rooms=pit(), say=(GO, "trap-chance ada 0")), "trap-roll").data["off"] is False


def test_getting_past_a_trap() -> None:
    """osr.dungeon.trap_bypass E1: a plank, no die; another way sets it off as usual; or a check"""
    known = pit(hidden=False, bypassed_by=["plank"])
    assert "trap-roll" not in kinds(delve(rooms=known, say=(GO,)))
    assert one(delve(5, rooms=known, say=(GO, "trap ada way:tap")), "trap-roll")
    say = (GO, "trap ada way:tap", "trap-bypassed ada check")
    assert "trap-roll" not in kinds(delve(10, rooms=known, say=say))
    assert one(delve(9, 5, rooms=known, say=say), "trap-roll")


def test_resting_in_a_dungeon() -> None:
    """osr.dungeon.rest_limit, osr.dungeon.rest_duration, osr.dungeon.rest_benefit, osr.camp.dungeon E1,
    osr.camp.dungeon_sources E1"""
    room = {**HALL, "serves": ["water"]}
    ada = hero(now={"supplies": 2, "magic_points": 0, "hp": 4}, magic_points=5)
    dungeon = {"hours_since_rest": 8, "rest_wandering": "none"}
    game = delve(rooms=[HALL], people=(ada,), say=("explore ada rest",), dungeon=dungeon)
    assert (now(game).supplies, now(game).fatigue, now(game).magic_points, now(game).hp) == (0, 1, 5, 4)
    game = delve(rooms=[room], people=(ada,), say=("explore ada rest", "hours ada 9"), dungeon=dungeon)
    assert (now(game).supplies, now(game).fatigue) == (0, 0) and trip(game).turn == 1 + 9 * 6
    with pytest.raises(NotOffered):
        delve(rooms=[HALL], say=("explore ada rest",), dungeon={"hours_since_rest": 7})
    usual = {"hours_since_rest": 8}
    assert (
        len(
            all_of(
                delve(*[2] * 24, rooms=[HALL], people=(ada,), say=("explore ada rest",), dungeon=usual),
                "wandering-roll",
            )
        )
        == 24
    )


def test_one_chance_for_a_whole_rest() -> None:
    """osr.dungeon.rest_duration: rest_wandering as x in 6 once"""
    for in_six, face, come in ((2, 3, False), (2, 2, True)):
        dungeon = {"rest_wandering": in_six, "hours_since_rest": 8}
        game = delve(face, rooms=[HALL], turns=1, say=("explore ada rest",), dungeon=dungeon)
        rolls = all_of(game, "wandering-roll")
        assert len(rolls) == 1 and rolls[0].data["come"] is come


def test_without_rest() -> None:
    """osr.dungeon.no_rest E1: at 24 and at 48 hours"""
    quiet = {"wandering_every": 5000}
    game = delve(rooms=[HALL], turns=7, dungeon={"hours_since_rest": 23, **quiet})
    assert now(game).fatigue == 1
    game = delve(rooms=[HALL], turns=7, dungeon={"hours_since_rest": 47, **quiet})
    assert now(game).fatigue == 2


def test_light_burns_down() -> None:
    game = delve(2, rooms=[HALL], turns=2, dungeon={"light_turns": 2})
    assert one(game, "light-out") and trip(game).light_turns == 0


def test_a_rest_is_taken_in_the_dark() -> None:
    """osr.dungeon.rest_duration: the light is out meanwhile; only the turn in which they lie down burns"""
    quiet = {"wandering_every": 5000, "rest_wandering": "none", "hours_since_rest": 8}
    game = delve(rooms=[HALL], turns=2, say=("explore ada rest",), dungeon={"light_turns": 5, **quiet})
    assert (trip(game).turn, trip(game).light_turns) == (49, 4) and "light-out" not in kinds(game)


# -- single trials -----------------------------------------------------------------------------------------------------


def trial(*dice: int, say: tuple[str, ...] = (), ada: Any = None, people: tuple[Any, ...] = (), **told: Any) -> Game:
    members = people or (hero(**(ada or {})),)
    return play(scene(*members, procedure="trial", trial=[told]), dice, *say)


@pytest.mark.parametrize(
    ("ada", "told", "face", "kind"),
    [
        example("osr.check.roll E1", {"scores": {"dex": 13}}, {"difficulty": 15}, 14, "success"),
        example("osr.check.roll E2", {"scores": {"dex": 13}, "now": {"fatigue": 1}}, {"difficulty": 15}, 14, "failure"),
        example("osr.check.nat E1", {"mods": {"dex": -3}}, {"difficulty": 20}, 20, "critical-success"),
        example("osr.check.nat E2", {"mods": {"dex": 5}}, {"difficulty": 5}, 1, "critical-failure"),
        example("osr.check.untrained_difficulty E1", {}, {"difficulty": "easy", "assumable": False}, 19, "failure"),
        example("osr.check.difficulty", {}, {"difficulty": "hard"}, 15, "success"),
        example("osr.check.difficulty default", {}, {}, 9, "failure"),
        example("osr.check.difficulty very hard", {}, {"difficulty": "very_hard"}, 19, "failure"),
    ],
)
def test_checks(ada: dict[str, Any], told: dict[str, Any], face: int, kind: str) -> None:
    """osr.fatigue.checks: a point of fatigue makes the difference between the first two"""
    assert one(trial(face, ada=ada, kind="check", ability="dex", **told), f"check-{kind}")


def test_when_nothing_is_rolled() -> None:
    """osr.check.when, osr.check.announce, osr.check.basic_competence"""
    assert "check-granted" in kinds(trial(kind="check", say=("check-needed ada auto_success",)))
    assert "check-denied" in kinds(trial(kind="check", say=("check-needed ada impossible",)))
    assert one(trial(kind="check", say=("try ada no",)), "declines").data["against"] == 10
    assert "no-check" in kinds(trial(kind="check", basic=True))
    tense = trial(9, kind="check", basic=True, people=(hero(), foe()))
    assert "check-failure" in kinds(tense)


def test_who_cannot_know_how_needs_twenty() -> None:
    """osr.check.untrained_difficulty E1, whatever the task would otherwise need"""
    for told in ("easy", 17, "very_hard"):
        assert one(trial(19, kind="check", difficulty=told, assumable=False), "check-failure").data["against"] == 20


def test_circumstances() -> None:
    """osr.check.situational"""
    assert one(trial(3, 12, kind="check", say=("situational ada advantage",)), "check-success")
    assert one(trial(12, 3, kind="check", say=("situational ada disadvantage",)), "check-failure")
    game = trial(8, kind="check", say=("situational ada number", "situational-number ada 2"))
    assert total(one(game, "check-success")) == 10


@pytest.mark.parametrize(
    ("told", "dice", "happens"),
    [
        example("osr.check.x_in_y E1", {"x": 2}, (2,), True),
        example("osr.check.x_in_y E2", {"x": 2}, (3,), False),
        example("osr.check.percent E1", {"percent": 40}, (40,), True),
        example("osr.check.percent E2", {"percent": 40}, (41,), False),
    ],
)
def test_chances(told: dict[str, Any], dice: tuple[int, ...], happens: bool) -> None:
    assert one(trial(*dice, kind="chance", **told), "chance").data["happens"] is happens


def test_certain_chances_need_no_die() -> None:
    assert one(trial(kind="chance", percent=100), "certain").data["happens"] is True
    assert one(trial(kind="chance", percent=0), "certain").data["happens"] is False


@pytest.mark.parametrize(
    ("metres", "dice"),
    [
        example("osr.hazard.fall_damage E1", 2, 0),
        example("osr.hazard.fall_damage E2", 3, 1),
        example("osr.hazard.fall_damage E3", 4, 1),
        example("osr.hazard.fall_damage E4", 9, 4),
    ],
)
def test_falls(metres: int, dice: int) -> None:
    game = trial(*[1] * dice, kind="fall", metres=metres, say=("catch ada no",))
    assert damage(game) == ([dice] if dice else [])
    assert "unhurt" in kinds(trial(kind="fall", metres=metres, soft=True, say=("catch ada no",)))


def test_catching_hold() -> None:
    """osr.hazard.fall_catch E1, osr.hazard.fall_speed E1"""
    game = trial(15, 3, 4, kind="fall", metres=10)
    assert damage(game) == [7]
    assert damage(trial(14, 1, 1, 1, 1, kind="fall", metres=10)) == [4]
    assert one(trial(kind="fall", metres=400, soft=True, say=("catch ada no",)), "falls").data["round"] == 3


def test_hunger() -> None:
    """osr.hazard.hunger_thirst E1, C7, C51"""
    assert now(trial(kind="hunger", days=3, drink=True)).fatigue == 3
    assert now(trial(kind="hunger", days=1)).fatigue == 2
    assert now(trial(kind="hunger", days=1, drink=True, food=True)).fatigue == 0


def test_days_in_town() -> None:
    """osr.fatigue.recovery E1 E2, osr.hit_points.natural_healing E1 E2, osr.hit_points.no_wild_healing"""
    tired = {"now": {"fatigue": 4, "hp": 3}, "hp_max": 8}
    game = trial(kind="town", days=3, safe=True, ada=tired)
    assert (now(game).fatigue, now(game).hp) == (1, 8)
    assert now(trial(kind="town", days=2, safe=True, ada=tired)).hp == 7
    game = trial(kind="town", days=5, safe=True, ada={"now": {"fatigue": 2, "hp": 7}, "hp_max": 8})
    assert (now(game).fatigue, now(game).hp) == (0, 8)
    game = trial(kind="town", days=3, ada=tired)
    assert (now(game).fatigue, now(game).hp) == (4, 3)
    assert len(all_of(trial(kind="town", days=5, safe=True, ada={"now": {"hp": 7}}), "recovers")) == 2


def test_nobody_dies_of_fatigue_in_town() -> None:
    """osr.fatigue.no_death_in_civilisation E1"""
    worn = {"now": {"fatigue": 6}, "save_number": 20}
    assert now(trial(kind="hardship", cause="illness", safe=True, ada=worn)).conditions == ()
    dead = trial(5, kind="hardship", cause="illness", ada=worn)
    assert now(dead).conditions == ("dead",) and one(dead, "dies").data["cause"] == "weary"


def test_other_saving_throws() -> None:
    """osr.save.other: fear by Charisma, else none unless the referee names one"""
    bold = {"save_number": 13, "scores": {"cha": 16, "str": 18}}
    assert one(trial(11, kind="save", against="fear", ada=bold), "save-made")
    assert one(trial(11, kind="save", ada=bold), "save-failed")
    assert one(trial(11, kind="save", ada=bold, say=("save-ability ada str",)), "save-made")


def test_a_saving_throw_halves_damage() -> None:
    game = trial(7, 15, kind="save", against="poison", damage="1d8 poison", ada={"save_number": 15})
    assert damage(game) == [3]


def test_shields_are_mended_or_not() -> None:
    """osr.situation.shield_repair"""
    ada = {"shield": {"ac": 2}, "now": {"shield": 1}}
    assert now(trial(kind="repair", ada=ada)).shield == 1
    assert now(trial(kind="repair", ada=ada, say=("repair ada yes",))).shield == 2


@pytest.mark.parametrize(
    ("cost", "pays", "shield", "share"), [(30, "yes", 2, 20), (30, "no", 1, 50), (50, "yes", 2, None), (51, "", 1, 50)]
)
def test_what_mending_a_shield_costs(cost: int, pays: str, shield: int, share: int | None) -> None:
    """osr.situation.shield_repair: of the treasure found so far, if that is enough and its owner gives it"""
    trials = [{"kind": "reward", "treasure": 50}, {"kind": "repair"}]
    ada = hero(shield={"ac": 2}, now={"shield": 1})
    say = ["repair ada yes", f"repair-cost ada {cost}", *([f"pay-repair ada {pays}"] if pays else [])]
    game = play(scene(ada, procedure="trial", trial=trials), (), *say)
    assert now(game).shield == shield
    assert [event.data["share"] for event in all_of(game, "share")] == ([share] if share else [])


@pytest.mark.parametrize(
    ("experience", "members", "each"),
    [
        example("osr.party.experience_division E1", 1000, 5, 200),
        example("osr.party.experience_division E2", 100, 3, 33),
    ],
)
def test_experience(experience: int, members: int, each: int) -> None:
    """the dead included"""
    people = tuple(hero(f"h{number}") for number in range(members))
    game = trial(kind="reward", experience=experience, people=people)
    assert one(game, "experience").data["each"] == each


def test_treasure() -> None:
    """osr.party.treasure_division E1 E2"""
    people = tuple(hero(f"h{number}") for number in range(3))
    game = trial(kind="reward", treasure=100, people=people, say=("share h0 50", "share h1 30"))
    assert [event.data["share"] for event in all_of(game, "share")] == [50, 30, 20]
    game = trial(kind="reward", treasure=100, people=people)
    assert [event.data["share"] for event in all_of(game, "share")] == [34, 33, 33]
    with pytest.raises(NotOffered):
        trial(kind="reward", treasure=100, people=people, say=("share h0 50", "share h1 51"))


def test_how_others_take_it() -> None:
    """osr.encounter.reaction_roll: also for those who are no monsters"""
    told = one(trial(6, 6, kind="reaction"), "attitude")
    assert told.data["mood"] == "friendly" and told.actor is None
