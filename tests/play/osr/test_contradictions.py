"""Contradictions and open numbers of the source, each decided and played: C1 to C51 of the catalogue's section 8."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.errors import NotOffered, SceneError
from tests.play.osr.cast import FOES_FIRST, all_of, at, damage, fight, foe, hero, kinds, one, play, scene, total
from tests.play.osr.test_expeditions import CAMP, HALL, camp, delve, journey, now, pit, quick, trial, trip
from tests.play.osr.test_situations import BOLT, CLAW, HIT, MILD, SHIELD, dying

SHOT = "act ada attack:orc:short_bow"
BOW: dict[str, Any] = {"weapons": ["short_bow"]}


def stab(*dice: int, say: tuple[str, ...] = (), orc: dict[str, Any] | None = None, **ada: Any) -> Any:
    return fight(at(hero(**ada), 0), at(foe(**(orc or {})), 1), dice=dice, say=[HIT, *say])


def test_c01_initiative_is_once_a_fight_or_by_an_option_each_round() -> None:
    far = [at(hero(), 0), at(foe(), 30)]
    assert len(all_of(fight(*far, rounds=3), "initiative")) == 2
    more: dict[str, Any] = {"rounds": 2, "dice": (5, 6), "options": {"initiative_each_round": True}}
    assert len(all_of(fight(*far, **more), "initiative")) == 4


def test_c02_an_encounter_takes_a_whole_turn() -> None:
    assert one(fight(at(hero(), 0), at(foe(), 30)), "fight-over").data["turns"] == 1
    game = play(scene(at(hero(), 0), at(foe(), 9), procedure="encounter"), (5, 5, 9, 1, 4, 4))
    assert one(game, "parts").data["turns"] == 1


def test_c03_wandering_monsters_every_two_turns() -> None:
    assert len(all_of(delve(2, 2, rooms=[HALL], turns=5), "wandering-roll")) == 2


def test_c04_an_untrained_shield_is_worth_half_and_blocks_nothing() -> None:
    ada = hero(shield={"ac": 2, "trained": False})
    game = fight(at(ada, 0), at(foe(), 1), dice=(19, 3), say=[CLAW])
    assert one(game, "hit").data["against"] == 11
    with pytest.raises(AssertionError):
        fight(at(ada, 0), at(foe(), 1), dice=(19, 3), say=[CLAW, "block ada 1"])


def test_c05_the_penalty_is_linear() -> None:
    assert total(one(trial(14, kind="check", ada={"now": {"fatigue": 3}}), "check-success")) == 11


def test_c06_a_body_healed_rolls_too_unless_the_option_says_no() -> None:
    say = ["act ada cast:heal", "spell-target ada at:bea"]
    assert fight(*dying(), dice=(5, 5), say=say, options=MILD).state["bea"].conditions == ("dead",)
    bea = fight(*dying(), dice=(5, 3), say=say, options=MILD).state["bea"]
    assert (bea.hp, bea.asleep_turns) == (6, 0)
    sure = {**MILD, "mild_death_healing_needs_roll": False}
    assert fight(*dying(), dice=(5,), say=say, options=sure).state["bea"].hp == 6


def test_c07_one_point_for_one_kind_two_for_both_or_as_the_referee_says() -> None:
    assert now(trial(kind="hunger", drink=True)).fatigue == 1
    assert now(trial(kind="hunger")).fatigue == 2
    assert now(trial(kind="hunger", say=("hunger-points ada 1",))).fatigue == 1
    assert now(journey(3, *CAMP, say=("forage ada no",))).fatigue == 0


def test_c08_a_night_march_is_one_point_and_no_camp() -> None:
    game = journey(3, 4, 4, say=("day ada march", "forage ada no"))
    assert now(game).fatigue == 1
    assert [event.data["need"] for event in all_of(game, "need")] == ["food", "water"]


def test_c09_a_throw_reaches_twice_the_strength_with_disadvantage() -> None:
    knife, throw = at(hero(weapons=["dagger"]), 0), ["act ada throw:orc:dagger"]
    assert one(fight(knife, at(foe(), 10), dice=(2,), say=throw), "miss").data["state"] == 0
    for metres in (11, 20):
        assert one(fight(knife, at(foe(), metres), dice=(9, 2), say=throw), "miss").data["hinders"] == ("far",)
    with pytest.raises(NotOffered):
        fight(knife, at(foe(), 21), dice=(2,), say=throw)


def test_c10_both_surprised_is_nobody_surprised() -> None:
    both: dict[str, Any] = {"meeting": {"surprise": {"party": True, "foes": True}}}
    game = play(scene(hero(), foe(), **both), (4, 4, 4, 4, 9, 1))
    assert one(game, "in-place").data["metres"] == 8
    assert [event.actor for event in all_of(game, "side-turn")] == ["party", "foes"]


def test_c11_difficult_ground_costs_twice_in_kilometres() -> None:
    """osr.travel.difficult E2: ten of swamp cost twenty of the day's distance"""
    legs = [{"km": 10, "difficult": True, "guides": ["road"]}, {"km": 90, "guides": ["road"]}]
    assert trip(journey(3, *CAMP, say=("forage ada no",), journey={"leg": legs})).km == 10 + (30 - 20)


def test_c12_obvious_traps_are_noticed() -> None:
    game = delve(rooms=pit(hidden=False, bypassed_by=["plank"]), say=("explore ada go:pit",))
    assert "gets-past" in kinds(game) and "clues" not in kinds(game)


def test_c13_only_a_melee_attack_and_the_start_of_a_turn_engage() -> None:
    game = fight(at(hero(**BOW), 0), at(foe(), 9), dice=(2,), say=[SHOT])
    assert game.state["ada"].engaged == ()
    game = fight(at(hero(), 0), at(foe(), 3), dice=(2,), say=["act ada toward:orc", "metres ada 1", HIT])
    assert game.state["ada"].engaged == ("orc",)


def test_c14_at_least_one_but_for_immunity_a_block_and_manoeuvres() -> None:
    assert damage(stab(19, 1, mods={"str": -3})) == [1]
    assert damage(stab(19, 1, orc={"resist": ["slashing"]})) == [1]
    assert damage(stab(19, 8, orc={"immune": ["slashing"]})) == [0]
    assert damage(stab(19, say=("maneuver ada push",))) == []
    game = fight(at(hero(**SHIELD), 0), at(foe(), 1), dice=(19, 6), say=[CLAW, "block ada 1"])
    assert damage(game) == [] and "stopped" in kinds(game)
    least = {"options": {"block_to_zero": False}}
    assert damage(fight(at(hero(**SHIELD), 0), at(foe(), 1), dice=(19, 6), say=[CLAW, "block ada 1"], **least)) == [1]


def test_c15_penalties_count_in_a_critical_hit_and_full_dice_are_one() -> None:
    assert damage(stab(20, now={"fatigue": 3})) == [5]
    game = stab(19, 8)
    assert one(game, "damage").data["critical"] is True and damage(game) == [8]
    bare = fight(at(hero(weapons=[]), 0), at(foe(), 1), dice=(19,), say=["act ada attack:orc:unarmed"])
    assert one(bare, "damage").data["critical"] is False
    """osr.attack.full_damage_critical E2: a fixed number is no full die"""


def test_c16_each_pays_for_itself_or_the_party_as_one() -> None:
    people = (hero(now={"supplies": 1}), hero("bea", now={"supplies": 1}))
    game = camp(1, 4, 4, people=people)
    assert (now(game).supplies, now(game, "bea").supplies) == (0, 0)
    game = camp(1, 4, 4, people=people, options={"camp_cost_scope": "per_party"})
    assert (now(game).supplies, now(game, "bea").supplies) == (0, 1)


def test_c17_each_point_too_much_may_be_fatigue() -> None:
    game = quick(days=1, pool=4, people=(hero(now={"hp": 5}),), damage=7)
    assert (now(game).hp, now(game).fatigue) == (1, 3)
    game = quick(days=1, pool=4, people=(hero(now={"hp": 5}),), damage=7, say=("to-fatigue ada no",))
    assert now(game).conditions == ("dead",)


@pytest.mark.parametrize(
    ("die", "face", "lost"), [("d6", 3, True), ("d6", 4, False), ("d100", 50, True), ("d100", 51, False)]
)
def test_c18_even_chances(die: str, face: int, lost: bool) -> None:
    mage = at(hero(spells=[BOLT], magic_points=4), 0, held_spell="bolt")
    say = [CLAW, "react ada no"]
    game = fight(mage, at(foe(), 1), dice=(19, 2, face), say=say, options={"fifty_die": die})
    assert (game.state["ada"].held_spell == "") is lost


def test_c19_a_round_is_six_seconds() -> None:
    far = [at(hero(), 0), at(foe(), 90)]
    assert one(fight(*far, rounds=100), "fight-over").data["turns"] == 1
    assert one(fight(*far, rounds=101), "fight-over").data["turns"] == 2


def test_c20_treasure_to_survivors_experience_to_all() -> None:
    people = (hero(), hero("bea", now={"conditions": ["dead"], "hp": 0}))
    game = trial(kind="reward", treasure=90, experience=100, people=people)
    assert [(event.actor, event.data["share"]) for event in all_of(game, "share")] == [("ada", 90)]


def test_c21_immunity_is_one_thing_and_beats_a_critical_hit() -> None:
    game = stab(20, orc={"immune": ["slashing"]})
    assert damage(game) == [0] and "critical" in kinds(game)


def test_c22_rising_hampers_to_the_end_of_the_round() -> None:
    ada = at(hero(), 0, conditions=["prone"])
    game = fight(ada, at(foe(), 1), dice=(2, 2), say=["act ada stand", CLAW])
    assert one(game, "miss").data["state"] == 1
    game = fight(ada, at(foe(), 1), dice=(2,), say=["act ada stand", "act ada end", "act ada end", CLAW], rounds=2)
    assert one(game, "miss").data["state"] == 0


def test_c23_what_is_readied_needs_the_unused_instant_action() -> None:
    orc = foe(multi_attack=["claw", "claw"])
    ready = ["act ada ready", "ready-event ada when-attacks", "ready-action ada attack:sword", "act ada end"]
    say = [*ready, CLAW, "react ada no", "block ada 1", CLAW]
    game = fight(at(hero(**SHIELD), 0), at(orc, 1), dice=(19, 6, 2), say=say)
    assert "answers" not in kinds(game) and game.state["ada"].readied is not None


def test_c24_a_point_for_every_day_without_rest() -> None:
    quiet = {"wandering_every": 5000}
    assert now(delve(rooms=[HALL], turns=7, dungeon={"hours_since_rest": 23, **quiet})).fatigue == 1
    assert now(delve(rooms=[HALL], turns=5, dungeon={"hours_since_rest": 23, **quiet})).fatigue == 0


def test_c25_rest_in_a_dungeon_brings_magic_and_heals_nothing() -> None:
    """osr.dungeon.rest_limit E1: at hour 18, if the last ended at 10"""
    ada = hero(now={"supplies": 3, "magic_points": 0, "hp": 4}, magic_points=5)
    dungeon = {"hours_since_rest": 8, "rest_wandering": "none"}
    game = delve(rooms=[HALL], people=(ada,), say=("explore ada rest",), dungeon=dungeon)
    assert (now(game).magic_points, now(game).hp) == (5, 4)
    with pytest.raises(NotOffered):
        early = {"hours_since_rest": 7, "rest_wandering": "none"}
        delve(rooms=[HALL], people=(ada,), say=("explore ada rest",), dungeon=early)


def test_c26_an_encounter_on_the_way_is_an_encounter() -> None:
    met = [{"id": "o", "who": ["orc"], "distance": 20}]
    game = journey(2, 5, 5, 9, 1, 4, 4, *CAMP, people=(hero(), foe()), say=("forage ada no",), met=met)
    told = kinds(game)
    assert told.index("surprise-roll") < told.index("initiative") < told.index("reaction") < told.index("parts")


@pytest.mark.parametrize(("metres", "dice"), [(2, 0), (3, 1), (4, 1), (5, 2), (14, 6)])
def test_c27_the_first_two_metres_do_not_count(metres: int, dice: int) -> None:
    game = trial(*[1] * dice, kind="fall", metres=metres, say=("catch ada no",))
    assert damage(game) == ([dice] if dice else [])


def test_c28_full_cover_forbids_and_partial_cover_adds() -> None:
    assert one(fight(at(hero(**BOW), 0), at(foe(), 9, cover=4), dice=(2,), say=[SHOT]), "miss").data["against"] == 14
    with pytest.raises(NotOffered):
        fight(at(hero(**BOW), 0), at(foe(), 9, cover="full"), dice=(2,), say=[SHOT])


def test_c29_cover_helps_against_what_is_thrown() -> None:
    knife, throw = at(hero(weapons=["dagger"]), 0), ["act ada throw:orc:dagger"]
    assert one(fight(knife, at(foe(), 9, cover=2), dice=(2,), say=throw), "miss").data["against"] == 12
    bare = {"options": {"cover_thrown": False}}
    assert one(fight(knife, at(foe(), 9, cover=2), dice=(2,), say=throw, **bare), "miss").data["against"] == 10


def test_c30_claws_are_arms() -> None:
    assert one(stab(2), "miss").data["state"] == 0
    assert one(stab(2, 2, orc={"weapons": []}), "miss").data["helps"] == ("unarmed",)


def test_c31_whoever_is_subdued_has_one_hit_point() -> None:
    game = fight(at(hero(), 0), at(foe(hp_max=4), 1), dice=(19, 8, 2), say=["act ada subdue:orc:sword"])
    assert game.state["orc"].hp == 1


def test_c32_every_able_character_adds_one() -> None:
    people = tuple(hero(id, survival=True) for id in ("ada", "bea"))
    game = camp(2, 4, 4, people=people, say=("survival ada food", "survival bea food"))
    assert [event.data["met"] for event in all_of(game, "need")] == [True, True, True]


def test_c33_a_block_strikes_out_the_highest_die_shown_or_the_chosen_one() -> None:
    orc = at(foe(weapons=[{"id": "claw", "damage": "2d6", "natural": True}]), 1)
    say = [CLAW, "block ada 1"]
    assert damage(fight(at(hero(**SHIELD), 0), orc, dice=(19, 2, 5), say=say)) == [2]
    chosen = {"options": {"block_dice": "chosen"}}
    assert damage(fight(at(hero(**SHIELD), 0), orc, dice=(19, 2, 5), say=[*say, "block-die ada die:0"], **chosen)) == [
        5
    ]


def test_c34_heat_shows_the_cold_as_grey_shapes() -> None:
    """osr.hazard.infravision_range E1 E2: seen at twelve metres, not at thirteen"""
    ada = at(hero(**BOW, infravision_m=12), 0)
    bones = foe(resist=["piercing"], immune=["cold"])
    assert one(fight(ada, at(bones, 12), dice=(2,), say=[SHOT], field={"dark": True}), "miss").data["state"] == 0
    with pytest.raises(NotOffered):
        fight(ada, at(bones, 13), dice=(2,), say=[SHOT], field={"dark": True})


def test_c35_close_shots_are_hampered_only_by_the_referees_word() -> None:
    near: dict[str, Any] = {"field": {"zones": [["ada", "orc", "close"]]}, "options": {"range_zones": True}}
    orc = foe(weapons=["sling"])
    assert one(fight(hero(**BOW), orc, dice=(2,), say=[SHOT], **near), "miss").data["state"] == 0
    say = [SHOT, "close-shot ada disadvantage"]
    assert one(fight(hero(**BOW), orc, dice=(9, 2), say=say, **near), "miss").data["state"] == -1


def test_c36_leaving_melee_costs_the_action_and_all_its_attacks() -> None:
    orc = foe(multi_attack=["claw", "claw"])
    game = fight(at(hero(), 0), at(orc, 1), initiative=FOES_FIRST, say=["act orc disengage"])
    assert game.state["orc"].turn.acted and game.state["orc"].turn.left == ()


def test_c37_hold_is_caught_half_way_or_where_the_referee_says() -> None:
    assert damage(trial(15, 1, 1, kind="fall", metres=10)) == [2]
    assert damage(trial(15, 1, kind="fall", metres=8)) == [1]
    assert damage(trial(15, 1, kind="fall", metres=10, say=("catch-after ada 3",))) == [1]


def test_c38_the_save_against_poison_comes_before_its_rule() -> None:
    bite = {"kind": "save", "against": "poison", "damage": "1d8 poison"}
    for face, hp, conditions in ((15, 1, ()), (14, -1, ("dead",))):
        ada = hero(hp_max=3, save_number=15)
        game = play(scene(ada, procedure="trial", trial=[bite], options=MILD), (4, face))
        assert (now(game).hp, now(game).conditions) == (hp, conditions)


def test_c39_one_roll_a_group() -> None:
    orcs = [at(foe(id, fearless=False, hp_max=1), place, 1) for id, place in (("orc", 0), ("urk", 1), ("uruk", 2))]
    game = fight(at(hero(), 0), *orcs, dice=(19, 3, 3, 3), say=[HIT])
    assert len(all_of(game, "morale-holds")) == 1


def test_c40_the_encounters_initiative_is_the_fights() -> None:
    game = play(scene(at(hero(), 0), at(foe(), 9), procedure="encounter"), (5, 5, 9, 1), "approach ada attack")
    assert len(all_of(game, "initiative")) == 2 and "fight" in kinds(game)


def test_c41_no_bonus_of_two_weapons_with_a_shield() -> None:
    claws = [{"id": "claw", "damage": "1d4", "hands": 0}, "sword"]
    ada = hero(weapons=claws, wielded=["claw", "sword"], shield={"ac": 1}, ac=13)
    assert one(fight(at(ada, 0), at(foe(), 1), dice=(2,), say=[CLAW]), "miss").data["against"] == 13
    with pytest.raises(SceneError):
        scene(hero(weapons=["sword", "dagger"], wielded=["sword", "dagger"], shield={"ac": 1}), foe())


def test_c42_no_die_for_the_night_unless_the_referee_sets_a_chance() -> None:
    assert "night-roll" not in kinds(camp(*CAMP))
    assert "night-roll" in kinds(camp(*CAMP, 6, journey={"camp_encounter_in_6": 1}))


def test_c43_the_helpless_are_hit_from_afar_within_effective_range() -> None:
    asleep: dict[str, Any] = {"conditions": ["helpless"]}
    assert "coup" in kinds(fight(at(hero(**BOW), 0), at(foe(), 50, **asleep), dice=(3,), say=[SHOT]))
    game = fight(at(hero(**BOW), 0), at(foe(), 51, **asleep), dice=(19, 18, 3), say=[SHOT])
    assert "coup" not in kinds(game) and "hit" in kinds(game)


def test_c44_in_metres_a_long_bow_needs_nobodys_leave() -> None:
    ada = at(hero(weapons=["long_bow"]), 0)
    game = fight(ada, at(foe(), 200), dice=(9, 2), say=["act ada attack:orc:long_bow"])
    assert one(game, "miss").data["hinders"] == ("far",)


def test_c45_game_yields_two_dice_of_supplies() -> None:
    game = journey(1, 10, 6, 5, *CAMP, say=("day ada hunt",))
    assert trip(game).pool == 11


def test_c46_a_spell_lost_on_unstable_ground_is_paid() -> None:
    """osr.situation.unstable_spell E1 E2: 3 is lost with its cost, 4 works"""
    mage = at(hero(spells=[BOLT], magic_points=4), 0)
    deck: dict[str, Any] = {"field": {"unstable": True}, "say": ["act ada cast:bolt"]}
    game = fight(mage, at(foe(), 9), dice=(3,), **deck)
    assert game.state["ada"].magic_points == 2 and damage(game) == []
    game = fight(mage, at(foe(), 9), dice=(4, 6), **deck)
    assert game.state["ada"].magic_points == 2 and damage(game) == [6]


def test_c47_life_is_for_sale_to_the_dying_only() -> None:
    say = ["act ada look:bea", "want-to-live bea yes"]
    assert fight(*dying(), dice=(4, 1, 1, 1, 1, 1, 2), say=say, options=MILD).state["bea"].scores[0] == 5
    venom = at(foe(weapons=[{"id": "claw", "damage": "1d6 poison", "natural": True}]), 1)
    with pytest.raises(AssertionError):
        fight(at(hero(hp_max=2), 0), venom, dice=(19, 5), say=[CLAW, "want-to-live ada yes"], options=MILD)


def test_c48_a_manoeuvre_is_chosen_after_the_hit_and_before_the_damage_dice() -> None:
    assert "pushed" in kinds(stab(19, say=("maneuver ada push",)))
    with pytest.raises(AssertionError):
        stab(2, say=("maneuver ada push",))


def test_c49_every_gain_at_seven_or_more_asks() -> None:
    worn = {"now": {"fatigue": 6}, "save_number": 5}
    game = trial(20, 20, kind="hunger", days=2, drink=True, ada=worn)
    assert len(all_of(game, "save-made")) == 2


def test_c50_the_next_area_is_one_action_of_one_turn() -> None:
    rooms = [{"id": "hall", "exits": [{"to": "cell"}]}, {"id": "cell", "exits": [{"to": "hall"}]}]
    game = delve(2, rooms=rooms, turns=2, say=("explore ada go:cell", "explore ada go:hall"))
    assert len(all_of(game, "enters")) == 3 and len(all_of(game, "turn")) == 2


def test_c51_the_first_day_of_hunger_costs() -> None:
    assert now(trial(kind="hunger", days=1, drink=True)).fatigue == 1
