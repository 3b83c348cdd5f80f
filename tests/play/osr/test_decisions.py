"""What meets what (section 8.2 of the catalogue), and the parts of its decisions (8.1) that one scene cannot show. Each
scene was worked out from the catalogue; the sums stand beside it."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.errors import NotOffered
from tests.play.osr.cast import FOES_FIRST, all_of, at, damage, fight, foe, hero, kinds, one, play, scene
from tests.play.osr.test_expeditions import HALL, camp, delve, now
from tests.play.osr.test_situations import BOLT, CLAW, HIT, MILD, SHIELD, dying

MAGE: dict[str, Any] = {"spells": [BOLT], "magic_points": 4}


# -- 8.1: the other half of a decision ---------------------------------------------------------------------------------


def test_c09_by_zones_a_throw_reaches_close_and_near() -> None:
    """Strength 18 would throw a knife 36 metres; by zones it is near or nothing"""
    ada = hero(weapons=["dagger"], scores={"str": 18})
    zones: dict[str, Any] = {"options": {"range_zones": True}, "say": ["act ada throw:orc:dagger"]}
    assert one(fight(ada, foe(), dice=(2,), field={"zones": [["ada", "orc", "near"]]}, **zones), "miss")
    with pytest.raises(NotOffered):
        fight(ada, foe(), field={"zones": [["ada", "orc", "far"]]}, **zones)


def test_c10_where_all_are_surprised_instant_actions_are_there_from_the_first_round() -> None:
    both: dict[str, Any] = {"meeting": {"surprise": {"party": True, "foes": True}}}
    ada, orc = at(hero(**SHIELD), 0), at(foe(), 1)
    game = fight(ada, orc, dice=(19, 6), initiative=FOES_FIRST, say=[CLAW, "block ada 1"], **both)
    assert "stopped" in kinds(game) and "misses" not in kinds(game)


def test_c16_a_party_without_supplies_tires_as_one() -> None:
    """per_party: one supply for the first need; for the second everybody takes the fatigue"""
    people = (hero(now={"supplies": 1}), hero("bea"))
    game = camp(1, 1, 4, people=people, options={"camp_cost_scope": "per_party"})
    assert [(now(game, who).supplies, now(game, who).fatigue) for who in ("ada", "bea")] == [(0, 1), (0, 1)]


def test_c20_the_dead_have_their_experience_and_no_treasure() -> None:
    """100 among two who set out; 90 for the one who is left"""
    trials = [{"kind": "fall", "metres": 9, "who": ["bea"]}, {"kind": "reward", "treasure": 90, "experience": 100}]
    people = (hero(), hero("bea", hp_max=3))
    game = play(scene(*people, procedure="trial", trial=trials), (1, 1, 1, 1), "catch bea no")
    assert now(game, "bea").conditions == ("dead",)
    assert [(event.actor, event.data["share"]) for event in all_of(game, "share")] == [("ada", 90)]
    shared = one(game, "experience").data
    assert (shared["members"], shared["each"]) == (("ada", "bea"), 50)


def test_c24_again_after_every_further_day() -> None:
    """osr.dungeon.no_rest E1: at 24 and at 48 hours; 47 hours since, and one hour more"""
    quiet = {"wandering_every": 5000}
    game = delve(rooms=[HALL], turns=7, dungeon={"hours_since_rest": 47, **quiet})
    assert now(game).fatigue == 2
    assert now(delve(rooms=[HALL], turns=5, dungeon={"hours_since_rest": 47, **quiet})).fatigue == 1


def test_c47_not_for_a_destroyed_body_but_where_the_rescue_may_not_be_repeated() -> None:
    ash = at(foe(weapons=[{"id": "claw", "damage": "1d6", "natural": True, "tags": ["destroys_body"]}]), 1)
    with pytest.raises(AssertionError, match="never asked"):
        fight(at(hero(hp_max=2), 0), ash, dice=(19, 5), say=[CLAW, "want-to-live ada yes"], options=MILD)
    again = at(hero(hp_max=10), 0, hp=2, died_once_not_full=True)
    orc, say = at(foe(), 1), [CLAW, "want-to-live ada yes", "give-points ada yes"]
    game = fight(again, orc, dice=(19, 5, 1, 3, 5, 7, 9, 2), say=say, options=MILD)
    assert (now(game).hp, now(game).scores, now(game).fatigue) == (1, (9, 9, 9, 9, 9), 1)


# -- 8.2 ---------------------------------------------------------------------------------------------------------------


def test_a_blocked_hit_shakes_a_held_spell_and_takes_the_release() -> None:
    """8.2: damage 0 is a hit; the instant action is spent; the shield is one worse for the next blow of the round"""
    orc = at(foe(multi_attack=["claw", "claw"]), 1)
    ada = at(hero(**SHIELD, **MAGE), 0, held_spell="bolt")
    say = [CLAW, "react ada no", "block ada 1", CLAW]
    game = fight(ada, orc, dice=(19, 6, 4, 2), say=say)
    assert "stopped" in kinds(game) and one(game, "shaken").data["happens"] == "no"
    assert (one(game, "hit").data["against"], one(game, "miss").data["against"]) == (15, 14)
    with pytest.raises(NotOffered):
        fight(ada, orc, dice=(19, 6, 4, 2), say=[*say[:3], "act orc release:ada"])


def test_a_held_spell_is_let_go_in_melee_and_on_deck_without_a_roll() -> None:
    """8.2: the bolt's d20 and its damage, nothing before them"""
    ada = at(hero(**MAGE), 0, held_spell="bolt")
    game = fight(ada, at(foe(), 1), dice=(6,), say=["act ada release:ada"], field={"unstable": True})
    assert not {"engaged-casting", "unstable-casting"} & set(kinds(game)) and damage(game) == [6]


@pytest.mark.parametrize(
    ("dice", "told"), [((3,), ["engaged-casting"]), ((4, 3), ["engaged-casting", "unstable-casting"])]
)
def test_in_melee_and_on_deck_there_are_two_rolls(dice: tuple[int, ...], told: list[str]) -> None:
    """8.2: melee first; if that fails, no second"""
    game = fight(at(hero(**MAGE), 0), at(foe(), 1), dice=dice, say=["act ada cast:bolt"], field={"unstable": True})
    assert [kind for kind in kinds(game) if kind.endswith("-casting")] == told
    assert now(game).magic_points == 2 and damage(game) == []


def test_prone_with_two_weapons() -> None:
    """8.2: disadvantage, but +1 to hit and +1 damage stay: 15 + 2 + 1 = 18, 4 + 1 = 5"""
    ada = at(hero(weapons=["sword", "dagger"], wielded=["sword", "dagger"]), 0, conditions=["prone"])
    game = fight(ada, at(foe(), 1), dice=(18, 15, 4), say=[HIT])
    hit = one(game, "hit")
    assert hit.data["state"] == -1 and [(part.name, part.value) for part in hit.parts] == [
        ("attack-bonus", 2),
        ("two-weapons", 1),
    ]
    assert damage(game) == [5]


def test_prone_and_unarmed_is_one_advantage_and_blindness_takes_it_away() -> None:
    """8.2: two dice, not three; the blind against the prone roll one"""
    orc = at(foe(weapons=[]), 1, conditions=["prone"])
    assert one(fight(at(hero(), 0), orc, dice=(2, 3), say=[HIT]), "miss").data["state"] == 1
    blind = at(hero(), 0, conditions=["blind"])
    assert one(fight(blind, at(foe(), 1, conditions=["prone"]), dice=(2,), say=[HIT]), "miss").data["state"] == 0


def test_a_critical_hit_with_a_chair_does_the_most() -> None:
    """8.2: 4, whatever improvised weapons roll"""
    ada = at(hero(weapons=[{"id": "chair", "damage": "1d4", "improvised": True}]), 0)
    assert damage(fight(ada, at(foe(), 1), dice=(20,), say=["act ada attack:orc:chair"])) == [4]


def test_under_water_against_the_resistant() -> None:
    """8.2: 7, half 3, half 1; and never less than 1"""
    sea: dict[str, Any] = {"field": {"underwater": True}, "say": [HIT]}
    orc = at(foe(resist=["slashing"]), 1)
    assert damage(fight(at(hero(), 0), orc, dice=(19, 18, 7), **sea)) == [1]
    assert damage(fight(at(hero(), 0), orc, dice=(19, 18, 1), **sea)) == [1]


def test_the_surprised_neither_block_nor_let_go() -> None:
    """8.2"""
    ada = at(hero(**SHIELD, **MAGE), 0, held_spell="bolt")
    caught: dict[str, Any] = {"meeting": {"surprise": {"party": True}}, "initiative": (5,)}
    for answer in ("block ada 1", "react ada release"):
        with pytest.raises(AssertionError, match="never asked"):
            fight(ada, at(foe(), 1), dice=(19, 6, 4), say=[CLAW, answer], **caught)


def test_who_burns_to_death_is_a_reversal_at_the_next_step() -> None:
    """8.2: the orc burns at the end of its side's turn; its friend is checked when the side's next turn begins"""
    orc = at(foe(hp_max=1, fearless=False, morale=7), 9, persistent=[{"damage": "1d6 fire", "rounds": 1}])
    urk = at(foe("urk", fearless=False, morale=7), 12)
    game = fight(at(hero(), 0), orc, urk, dice=(3, 3, 3), rounds=2)
    told = [kind for kind in kinds(game) if kind in ("dies", "round", "morale-holds")]
    assert told == ["round", "dies", "round", "morale-holds"]


def test_a_manoeuvre_shakes_a_held_spell() -> None:
    """8.2: it is a hit"""
    ada = at(hero(**MAGE), 0, held_spell="bolt")
    say = ["act orc attack:ada:mace", "react ada no", "maneuver orc push"]
    game = fight(ada, at(foe(weapons=["mace"]), 1), dice=(19, 3), say=say)
    assert "spell-lost" in kinds(game) and now(game).held_spell == ""


def test_whom_surviving_wears_out_nobody_rescues() -> None:
    """8.2: saved from death with fatigue 6 comes a seventh point, a saving throw, and no second rescue"""
    ada, bea, orc = dying()
    tired = {**bea, "now": {**bea["now"], "fatigue": 6}}
    game = fight(ada, tired, orc, dice=(2, 3, 2), say=["act ada look:bea"], options=MILD)
    assert now(game, "bea").conditions == ("dead",) and "save-failed" in kinds(game)


def test_the_tired_lose_their_magic_things_more_easily() -> None:
    """8.2: save 15 with fatigue 2: a die of 16 keeps nothing, 17 does"""
    sword = {"id": "blade", "base": "sword", "magic_item": True}
    spell = {"id": "blast", "cost": 0, "range": 20, "damage": "1d6 lightning", "tags": ["destructive"]}
    orc = at(foe(magic_points=1, spells=[spell]), 9)
    ada = at(hero(hp_max=1, weapons=[sword], save_number=15), 0, fatigue=2)
    for face, told in ((16, "thing-lost"), (17, "thing-kept")):
        game = fight(ada, orc, dice=(3, face), say=["act orc cast:blast", "spell-target orc at:ada"])
        assert told in kinds(game)
