"""The other combat situations, played with scripted dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.errors import NotOffered
from tests.play.osr.cast import FOES_FIRST, all_of, at, damage, fight, foe, hero, kinds, one, total
from tests.table import example

HIT = "act ada attack:orc:sword"
CLAW = "act orc attack:ada:claw"
SHIELD: dict[str, Any] = {"shield": {"ac": 2}, "ac": 15}


def two(weapons: list[Any], **more: Any) -> dict[str, Any]:
    return at(
        hero(weapons=weapons, wielded=[one_ if isinstance(one_, str) else one_["id"] for one_ in weapons], **more), 0
    )


# -- shields -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("claw", "dice", "points", "done"),
    [
        example("osr.situation.shield_block E1", "1d8+2 slashing", (19, 6), 1, 2),
        example("osr.situation.shield_block E2", "2d4 slashing", (19, 3, 2), 2, None),
        example("osr.situation.shield_block highest", "2d4 slashing", (19, 1, 4), 1, 1),
        example("osr.situation.shield_block critical", "2d6 slashing", (20,), 1, 6),
        example("osr.situation.shield_block fixed", "3 slashing", (19,), 1, None),
    ],
)
def test_shield_block(claw: str, dice: tuple[int, ...], points: int, done: int | None) -> None:
    orc = at(foe(weapons=[{"id": "claw", "damage": claw, "natural": True}]), 1)
    game = fight(at(hero(**SHIELD), 0), orc, dice=dice, say=[CLAW, f"block ada {points}"])
    assert damage(game) == ([] if done is None else [done])
    assert ("stopped" in kinds(game)) is (done is None)
    assert game.state["ada"].shield == 2 - points and game.state["ada"].instant_used


def test_a_blocked_hit_does_one_where_blocks_reach_no_zero() -> None:
    """osr.attack.min_damage, C14: block_to_zero off"""
    orc = at(foe(weapons=[{"id": "claw", "damage": "1d4", "natural": True}]), 1)
    game = fight(at(hero(**SHIELD), 0), orc, dice=(19, 3), say=[CLAW, "block ada 1"], options={"block_to_zero": False})
    assert damage(game) == [1]


def test_the_bearer_chooses_the_die() -> None:
    orc = at(foe(weapons=[{"id": "claw", "damage": "2d6", "natural": True}]), 1)
    say = [CLAW, "block ada 1", "block-die ada die:0"]
    assert damage(fight(at(hero(**SHIELD), 0), orc, dice=(19, 2, 5), say=say, options={"block_dice": "chosen"})) == [5]


def test_wear_of_a_shield() -> None:
    """osr.situation.shield_destroyed E1 E2: 15, 14, 13; one instant action a round (osr.combat.instant_limit)"""
    orc = foe(multi_attack=["claw", "claw"])
    say = [CLAW, "block ada 1", CLAW, "act orc end", CLAW, "block ada 1"]
    game = fight(at(hero(**SHIELD), 0), at(orc, 1), dice=(19, 6, 19, 1, 19, 6), say=say, rounds=2)
    assert [event.data["against"] for event in all_of(game, "hit")] == [15, 14, 14]
    assert game.state["ada"].shield == 0
    composed = hero(armor={"bonus": 3}, shield={"ac": 2})
    game = fight(at(composed, 0), at(orc, 1), dice=(19, 6, 19, 1), say=[CLAW, "block ada 1", CLAW])
    assert [event.data["against"] for event in all_of(game, "hit")] == [15, 14]


@pytest.mark.parametrize(
    "more",
    [
        {"shield": {"ac": 2, "trained": False}, "ac": 15},
        {**SHIELD, "now": {"conditions": ["blind"]}},
    ],
    ids=["untrained", "blind"],
)
def test_who_cannot_block(more: dict[str, Any]) -> None:
    """osr.situation.untrained_shield, and an attacker that is not seen"""
    dice = (19, 3) if "now" not in more else (19, 2, 3)
    game = fight(at(hero(**more), 0), at(foe(), 1), dice=dice, say=[CLAW])
    assert game.ask is None and "blocked" not in kinds(game) and len(damage(game)) == 1


# -- two weapons, the unarmed, surrounding -----------------------------------------------------------------------------


def test_two_weapons() -> None:
    """osr.situation.two_weapons_bonus E1, osr.situation.two_weapons_choice: to hit, damage, armour class"""
    pair = two(["sword", "dagger"], ac=13, attack_bonus=0)
    game = fight(pair, at(foe(), 1), dice=(10, 3, 12), say=[HIT, CLAW])
    assert total(one(game, "hit")) == 11 and damage(game) == [4]
    assert one(game, "miss").data["against"] == 14
    with pytest.raises(NotOffered):
        fight(pair, at(foe(), 1), dice=(2, 2), say=[HIT, "act ada attack:orc:dagger"])


def test_two_weapons_thrown_or_untrained() -> None:
    """osr.situation.two_weapons_bonus E2: not for throws, not untrained; lost by the helpless"""
    pair = two(["sword", "dagger"], attack_bonus=0)
    game = fight(pair, at(foe(), 9), dice=(10, 3), say=["act ada throw:orc:dagger"])
    assert total(one(game, "hit")) == 10 and damage(game) == [3]
    clumsy = two(["sword", {"id": "dagger", "base": "dagger", "trained": False}], attack_bonus=0, ac=13)
    game = fight(clumsy, at(foe(), 1), dice=(10, 3, 11), say=[HIT, CLAW])
    assert total(one(game, "hit")) == 10 and one(game, "miss").data["against"] == 13


def test_against_the_unarmed() -> None:
    """osr.situation.unarmed_target: bare hands have disadvantage to nobody; claws and bows are arms (C30)"""
    game = fight(at(hero(), 0), at(foe(weapons=[]), 1), dice=(2, 17, 3), say=[HIT])
    assert one(game, "hit").data["helps"] == ("unarmed",)
    assert one(fight(at(hero(), 0), at(foe(), 1), dice=(2,), say=[HIT]), "miss").data["state"] == 0
    game = fight(at(hero(), 0), at(foe(weapons=["short_bow"]), 1), dice=(2,), say=[HIT])
    assert one(game, "miss").data["state"] == 0
    game = fight(
        at(hero(weapons=["short_bow"]), 0), at(foe(weapons=[]), 9), dice=(2,), say=["act ada attack:orc:short_bow"]
    )
    assert one(game, "miss").data["state"] == 0


def test_surrounding() -> None:
    """osr.situation.surround E1 E2, osr.situation.surround_size"""
    wolves = [at(foe("w0"), 1), at(foe("w1"), 0, 1), at(foe("w2"), -1)]
    say = ["act w0 attack:ada:claw"]
    more: dict[str, Any] = {"initiative": FOES_FIRST, "say": say, "dice": (2,)}
    assert total(one(fight(at(hero(), 0), *wolves, **more), "miss")) == 4
    assert total(one(fight(at(hero(), 0), *wolves[:2], **more), "miss")) == 3
    asleep = {**wolves[2], "now": {**wolves[2]["now"], "conditions": ["asleep"]}}
    assert total(one(fight(at(hero(), 0), *wolves[:2], asleep, **more), "miss")) == 3
    assert total(one(fight(at(hero(size="large"), 0), *wolves, **more), "miss")) == 3
    assert total(one(fight(at(hero(size="small"), 0), *wolves, **more), "miss")) == 4


# -- manoeuvres --------------------------------------------------------------------------------------------------------


def hold(*dice: int, maneuver: str, say: tuple[str, ...] = (), **more: Any) -> Any:
    orc = at(foe(**more), 1)
    return fight(at(hero(), 0), orc, dice=(19, *dice), say=[HIT, f"maneuver ada {maneuver}", *say])


def test_push_and_knock_down() -> None:
    """osr.situation.maneuver, osr.situation.maneuver_push, osr.situation.maneuver_prone: no damage, no block"""
    game = hold(maneuver="push", shield={"ac": 1})
    assert game.state["orc"].x == 3 and damage(game) == []
    game = hold(maneuver="prone")
    assert game.state["orc"].conditions == ("prone",) and damage(game) == []
    game = hold(4, maneuver="prone", say=("maneuver-save orc con",))
    assert game.state["orc"].conditions == ("prone",)
    game = hold(18, maneuver="prone", say=("maneuver-save orc con",))
    assert game.state["orc"].conditions == ()


def test_the_large_cannot_be_pushed() -> None:
    """osr.situation.maneuver_save: by size"""
    with pytest.raises(NotOffered):
        hold(maneuver="push", size="large")


def test_disarm() -> None:
    """osr.situation.maneuver_disarm, osr.situation.maneuver_save: Dexterity saves; picking up is an action"""
    game = hold(4, maneuver="disarm:sword", weapons=["sword"])
    assert game.state["orc"].wielded == () and [one_.thing for one_ in game.state["ground"].lying] == ["sword"]
    assert hold(18, maneuver="disarm:sword", weapons=["sword"]).state["orc"].wielded == ("sword",)
    game = hold(4, 5, maneuver="disarm:sword", weapons=["sword"], say=("act orc pick:sword",))
    assert game.state["orc"].wielded == ("sword",) and game.state["ground"].lying == ()


def test_holding() -> None:
    """osr.situation.maneuver_hold: it cannot leave; Strength 10 frees; the holder's other action frees too"""
    game = hold(maneuver="hold")
    assert game.state["orc"].conditions == ("held",) and game.state["orc"].held_by == "ada"
    with pytest.raises((NotOffered, AssertionError)):
        hold(maneuver="hold", say=("act orc disengage", "act orc away"))
    assert hold(9, maneuver="hold", say=("act orc struggle",)).state["orc"].conditions == ("held",)
    assert hold(10, maneuver="hold", say=("act orc struggle",)).state["orc"].conditions == ()
    say = [HIT, "maneuver ada hold", "act ada end", "act ada ready"]
    game = fight(at(hero(), 0), at(foe(), 1), dice=(19,), say=say, rounds=2)
    assert game.state["orc"].conditions == () and one(game, "loose").actor == "orc"


@pytest.mark.parametrize(
    ("dice", "say"),
    [
        ((19, 19, 4, 2), ["act bully subdue:ada:club"]),
        ((19, 4, 2), ["act bully cast:sleep", "spell-target bully at:ada"]),
    ],
    ids=["subdued", "asleep"],
)
def test_who_can_do_nothing_holds_nobody(dice: tuple[int, ...], say: list[str]) -> None:
    """osr.situation.maneuver_hold: a holder brought down, or asleep, has let go"""
    sleep = {"id": "sleep", "cost": 0, "range": 30, "condition": "asleep", "save": "magic"}
    bully = at(foe("bully", weapons=["club"], spells=[sleep]), 1)
    held = [HIT, "maneuver ada hold", *say]
    game = fight(at(hero(), 0, hp=1), at(hero("bea"), 9), at(foe(), 2), bully, dice=dice, say=held)
    assert game.state["orc"].held_by == "" and game.state["orc"].conditions == ()


SLEEP = {"id": "sleep", "cost": 0, "range": 30, "condition": "asleep", "rounds": 2}


def test_who_is_woken_has_slept_enough() -> None:
    """osr.completion.helpless: a blow ends the sleep; its time does not run out once more, nor end the next sleep"""
    claw, nap = {"id": "claw", "damage": "1d6", "natural": True}, "act ada cast:sleep"
    orc, ada = at(foe(weapons=[claw], hp_max=30), 9), at(hero(spells=[SLEEP], magic_points=0, weapons=["short_bow"]), 0)
    bow = "act ada attack:orc:short_bow"
    other = at(foe("other"), 60)
    game = fight(ada, orc, other, dice=(3,), say=[nap, "act ada end", bow, "act ada end"], rounds=4)
    assert "over" not in kinds(game) and game.state["orc"].passing == ()
    again = fight(ada, orc, other, dice=(3,), say=[nap, "act ada end", bow, "act ada end", nap], rounds=3)
    assert game.state["orc"].conditions == () and again.state["orc"].conditions == ("asleep",)
    twice = fight(ada, orc, other, say=[nap, "act ada end", nap], rounds=2)
    assert len(twice.state["orc"].passing) == 1 and twice.state["orc"].conditions == ("asleep",)


# -- lying, blind, helpless --------------------------------------------------------------------------------------------


def test_getting_up() -> None:
    """osr.situation.prone_stand, osr.situation.prone_penalty E1 E2"""
    ada = at(hero(), 0, conditions=["prone"])
    game = fight(ada, at(foe(), 1), dice=(9, 2, 2, 8), say=["act ada stand", HIT, CLAW])
    assert [event.data["state"] for event in all_of(game, "miss")] == [-1, 1]
    say = ["act ada stand", "act ada end", "act orc end", HIT]
    assert one(fight(ada, at(foe(), 1), dice=(2,), say=say, rounds=2), "miss").data["state"] == 0
    with pytest.raises(NotOffered):
        fight(ada, at(foe(), 9), say=["act ada toward:orc"])
    game = fight(ada, at(foe(), 9), say=["act ada toward:orc"], options={"crawl_m": 2})
    assert game.state["ada"].x == 2


def test_shots_at_the_lying_are_normal() -> None:
    """osr.attack.adv_sources"""
    bow = at(hero(weapons=["short_bow"]), 0)
    game = fight(bow, at(foe(), 9, conditions=["prone"]), dice=(2,), say=["act ada attack:orc:short_bow"])
    assert one(game, "miss").data["state"] == 0


def test_one_advantage_and_two_disadvantages_cancel() -> None:
    """osr.completion.advantage E1 E2"""
    game = fight(at(hero(), 0), at(foe(), 1, conditions=["prone"]), dice=(7, 15, 3), say=[HIT])
    assert [die.kept for die in one(game, "hit").rolls] == [False, True]
    ada = at(hero(), 0, conditions=["prone", "blind"])
    assert one(fight(ada, at(foe(), 1, conditions=["prone"]), dice=(2,), say=[HIT]), "miss").data["state"] == 0


def test_blind_in_melee() -> None:
    """osr.situation.blind_melee E1: 15 and 4, the 4 counts; mutually blind is normal"""
    ada = at(hero(attack_bonus=0), 0, conditions=["blind"])
    game = fight(ada, at(foe(), 1), dice=(15, 4), say=[HIT])
    assert total(one(game, "miss")) == 4
    game = fight(ada, at(foe(), 1, conditions=["blind"]), dice=(15, 3), say=[HIT])
    assert one(game, "hit").data["state"] == 0


def test_blind_shooting_and_walking() -> None:
    """osr.situation.blind_ranged, osr.situation.blind_move, osr.situation.blind_direction"""
    ada = at(hero(weapons=["short_bow"]), 0, conditions=["blind"])
    with pytest.raises(NotOffered):
        fight(ada, at(foe(), 9), dice=(2,), say=["act ada attack:orc:short_bow"])
    game = fight(ada, at(foe(), 9), say=["act ada toward:orc"])
    assert game.state["ada"].x == 1
    with pytest.raises(NotOffered):
        fight(ada, at(foe(), 9), say=["act ada toward:orc", "metres ada 2"])
    with pytest.raises(NotOffered):
        fight(ada, at(foe(), 9), say=["act ada toward:orc", "act ada toward:orc"])
    for face, place in ((1, (0, -4)), (3, (4, 0)), (6, (-3, 3)), (8, (-3, -3))):
        game = fight(ada, at(foe(), 0, 30), dice=(face,), say=["act ada stumble", "metres ada 4"])
        assert (game.state["ada"].x, game.state["ada"].y) == place


def test_darkness_and_heat() -> None:
    """osr.hazard.darkness, osr.hazard.infravision, osr.hazard.infravision_range E1 E2,
    osr.hazard.infravision_disrupt"""
    shot = "act ada attack:orc:short_bow"

    def sees(ada: dict[str, Any], orc: dict[str, Any], far: int) -> bool:
        bow = at(hero(weapons=["short_bow"], **ada), 0)
        try:
            fight(bow, at(foe(**orc), far), dice=(2,), say=[shot], field={"dark": True})
        except NotOffered:
            return False
        return True

    assert not sees({}, {}, 9)
    assert sees({"light": True}, {}, 12) and not sees({"light": True}, {}, 13)
    assert sees({"infravision_m": 12}, {}, 12) and not sees({"infravision_m": 12}, {}, 13)
    assert sees({}, {"light": True}, 30)
    assert not sees({"infravision_m": 20, "light": True}, {}, 15)


def test_reading_by_heat() -> None:
    """osr.hazard.infravision_reading: impossible, but where light shows the letters"""
    scroll: dict[str, Any] = {
        "items": [{"id": "scroll", "scroll": "bolt"}],
        "spells": [{"id": "bolt", "cost": 9, "range": 9, "damage": "1d4"}],
    }
    read = ["act ada use:scroll"]
    more: dict[str, Any] = {"say": read, "dice": (3,), "field": {"dark": True}, "rulings": "default"}
    with pytest.raises(NotOffered):
        fight(at(hero(infravision_m=12, **scroll), 0), at(foe(), 9), **more)
    assert damage(fight(at(hero(light=True, **scroll), 0), at(foe(), 9), **more)) == [3]


def test_coup_de_grace() -> None:
    """osr.situation.coup E1, osr.completion.helpless: no d20, no block; nothing is engaged by it, and it has no turn"""
    stab = ["act ada attack:orc:dagger"]
    ada = at(hero(weapons=["dagger"]), 0)
    for condition in ("asleep", "helpless", "unconscious"):
        dice = (3, 2) if condition == "unconscious" else (3,)
        game = fight(ada, at(foe(shield={"ac": 2}), 1, conditions=[condition]), dice=dice, say=stab)
        assert damage(game) == [3] and one(game, "coup")
        assert game.state["ada"].engaged in ((), ("orc",))
    game = fight(ada, at(foe(), 1, conditions=["asleep"]), dice=(4,), say=stab)
    assert one(game, "damage").data["critical"] is True and game.state["orc"].conditions == ()


def test_mercy_of_the_referee() -> None:
    """osr.situation.coup_gm"""
    orc, stab = at(foe(hp_max=30), 1, conditions=["helpless"]), "act ada attack:orc:sword"
    assert damage(fight(at(hero(), 0), orc, say=[stab, "coup ada critical"])) == [8]
    assert fight(at(hero(), 0), orc, say=[stab, "coup ada kill"]).state["orc"].conditions == ("dead",)


def test_waking_a_sleeper() -> None:
    """osr.completion.helpless: by an ally's action"""
    bea = at(hero("bea"), 1, conditions=["asleep"])
    game = fight(at(hero(), 0), bea, at(foe(), 30), say=["act ada wake:bea"])
    assert game.state["bea"].conditions == ()


@pytest.mark.parametrize(
    ("hp", "face", "left", "conditions"),
    [
        example("osr.situation.subdue_result E1", 4, 6, 1, ("unconscious",)),
        example("osr.situation.subdue_result E2", 8, 6, 2, ()),
    ],
)
def test_subduing(hp: int, face: int, left: int, conditions: tuple[str, ...]) -> None:
    say = ["act ada subdue:orc:sword"]
    dice = (19, face, 3) if conditions else (19, face)
    game = fight(at(hero(), 0), at(foe(hp_max=hp), 1), dice=dice, say=say)
    assert (game.state["orc"].hp, game.state["orc"].conditions) == (left, conditions)
    assert game.state["orc"].asleep_turns == (3 if conditions else 0)


def test_subduing_needs_a_fitting_weapon() -> None:
    """osr.situation.subdue; the referee may let it surrender"""
    with pytest.raises(NotOffered):
        fight(at(hero(weapons=["dagger"]), 0), at(foe(), 1), dice=(2,), say=["act ada subdue:orc:dagger"])
    say = ["act ada subdue:orc:sword", "subdued orc surrender"]
    game = fight(at(hero(), 0), at(foe(hp_max=4), 1), dice=(19, 6), say=say)
    assert game.state["orc"].conditions == ("surrendered",)


def test_makeshift_use() -> None:
    """osr.situation.improvised_use: the hilt of a sword; the lower of two rolls"""
    game = fight(at(hero(), 0), at(foe(), 1), dice=(19, 7, 2), say=["act ada makeshift:orc:sword"])
    assert damage(game) == [2]


# -- unstable ground, water --------------------------------------------------------------------------------------------

BOLT = {"id": "bolt", "cost": 2, "range": 20, "damage": "1d6 fire"}


def test_unstable_ground() -> None:
    """osr.situation.unstable_ranged, osr.situation.unstable_spell E1 E2, osr.situation.unstable_items,
    osr.situation.magic_flight"""
    deck = {"unstable": True}
    bow = at(hero(weapons=["short_bow"]), 0)
    shot = ["act ada attack:orc:short_bow"]
    assert one(fight(bow, at(foe(), 9), dice=(9, 2), say=shot, field=deck), "miss").data["hinders"] == ("unstable",)
    flying = at(hero(weapons=["short_bow"], flies_by_magic=True), 0)
    assert one(fight(flying, at(foe(), 9), dice=(2,), say=shot, field=deck), "miss").data["state"] == 0
    mage = at(hero(spells=[BOLT], magic_points=2), 0)
    game = fight(mage, at(foe(), 9), dice=(3,), say=["act ada cast:bolt"], field=deck)
    assert damage(game) == [] and game.state["ada"].magic_points == 0
    assert damage(fight(mage, at(foe(), 9), dice=(4, 5), say=["act ada cast:bolt"], field=deck)) == [5]
    spark = at(hero(spells=[{**BOLT, "instant": True}], magic_points=2), 0)
    assert damage(fight(spark, at(foe(), 9), dice=(5,), say=["act ada cast:bolt"], field=deck)) == [5]
    drinker = at(hero(items=[{"id": "potion", "heal": "1d6"}]), 0, hp=1)
    assert fight(drinker, at(foe(), 9), dice=(4,), say=["act ada use:potion"], field=deck).state["ada"].hp == 5


@pytest.mark.parametrize(
    ("weapon", "dice", "done"),
    [
        example("osr.situation.water_damage E1", "sword", (19, 18, 5), 2),
        example("osr.situation.water_damage E2", "spear", (19, 5), 5),
        example("osr.situation.water_damage E3", "mace", (19, 18, 1), 1),
    ],
)
def test_under_water(weapon: str, dice: tuple[int, ...], done: int) -> None:
    """osr.situation.water_melee: what does not pierce is hampered, and wounds by half"""
    ada, orc = at(hero(weapons=[weapon]), 0), at(foe(breathes_water=True), 1)
    game = fight(ada, orc, dice=dice, say=[f"act ada attack:orc:{weapon}"], field={"underwater": True})
    assert damage(game) == [done]
    assert ("water" in one(game, "hit").data.get("hinders", ())) is (weapon != "spear")


def test_shots_under_water() -> None:
    """osr.situation.water_ranged"""
    sea = {"underwater": True}
    orc = at(foe(breathes_water=True), 9)
    with pytest.raises(NotOffered):
        fight(at(hero(weapons=["crossbow"]), 0), orc, dice=(2,), say=["act ada attack:orc:crossbow"], field=sea)
    harpoon = at(hero(weapons=[{"id": "harpoon", "base": "crossbow", "underwater": True}]), 0)
    assert one(fight(harpoon, orc, dice=(2,), say=["act ada attack:orc:harpoon"], field=sea), "miss")


def test_breath() -> None:
    """osr.hazard.breath E1, osr.situation.water_breath, osr.hazard.drowning, osr.save.death E1"""
    sea = {"underwater": True}
    orc = at(foe(breathes_water=True), 30)
    game = fight(at(hero(scores={"con": 12}), 0), orc, field=sea, rounds=12)
    assert game.state["ada"].breath == 0 and "save-made" not in kinds(game)
    drowning = at(hero(scores={"con": 8}, save_number=13), 0, breath=0)
    dead = fight(drowning, orc, dice=(13,), field=sea)
    assert dead.state["ada"].conditions == ("dead",) and one(dead, "dies").data["cause"] == "drowned"
    assert fight(drowning, orc, dice=(14,), field=sea).state["ada"].conditions == ()


def test_casting_ends_the_breath() -> None:
    """osr.hazard.breath_release"""
    mage = at(hero(spells=[BOLT], magic_points=2), 0)
    orc = at(foe(breathes_water=True), 9)
    sea = {"underwater": True}
    game = fight(mage, orc, dice=(5,), say=["act ada cast:bolt"], field=sea)
    assert one(game, "gasps").actor == "ada" and game.state["ada"].breath == 0
    game = fight(mage, orc, dice=(5, 20), say=["act ada cast:bolt"], field=sea, rounds=2)
    assert one(game, "save-made").actor == "ada"


# -- spells, held and readied ------------------------------------------------------------------------------------------


def test_spells_with_saving_throws() -> None:
    """osr.save.magic E1, osr.save.roll E1 E2, osr.save.nat E1 E2, osr.save.universal"""
    mage = at(hero(spells=[{**BOLT, "save": "magic"}], magic_points=2), 0)
    cast = ["act ada cast:bolt"]

    def done(orc: dict[str, Any], *dice: int) -> int:
        return damage(fight(mage, at(foe(**orc), 9), dice=dice, say=cast))[0]

    wise: dict[str, Any] = {"save_number": 13, "scores": {"int": 13}, "save_mods": {"magic": 2}}
    assert done(wise, 5, 10) == 2 and done(wise, 5, 9) == 5
    escaped = fight(mage, at(foe(**wise), 9), dice=(5, 10), say=cast)
    assert one(escaped, "damage").data["effects"] == ("saved",)
    assert done({"save_number": 2, "mods": {"int": 3}}, 5, 1) == 5
    assert done({"save_number": 20, "mods": {"int": -3}}, 5, 20) == 2
    assert done({"save_number": 14, "mods": {"int": 1}, "now": {"fatigue": 1}}, 1, 13) == 1
    charm = {"id": "charm", "cost": 1, "range": 9, "save": "magic", "condition": "blind", "rounds": 1}
    game = fight(at(hero(spells=[charm], magic_points=1), 0), at(foe(), 9), dice=(2,), say=["act ada cast:charm"])
    assert one(game, "afflicted") and one(game, "over").actor == "orc"
    game = fight(at(hero(spells=[charm], magic_points=1), 0), at(foe(), 9), dice=(19,), say=["act ada cast:charm"])
    assert "afflicted" not in kinds(game)


def test_completion_of_saves() -> None:
    """osr.completion.save_number: 15 at level 1, 13 at level 4, never below 5"""
    mage = at(hero(spells=[{**BOLT, "save": "magic"}], magic_points=2), 0)
    for level, number in ((1, 15), (4, 13), (30, 5)):
        game = fight(mage, at(foe(level=level, hp_max=40), 9), dice=(5, 2), say=["act ada cast:bolt"])
        assert one(game, "save-failed").data["against"] == number


def test_spell_attacks() -> None:
    """osr.completion.spells: Intelligence to hit, cover counts, melee does not spoil the roll a second time"""
    ray = {"id": "ray", "cost": 1, "range": 20, "attack_roll": True, "damage": "1d8 cold"}
    mage = at(hero(spells=[ray], magic_points=1, scores={"int": 16}, attack_bonus=0), 0)
    game = fight(mage, at(foe(ac=12, resist=["magical"]), 9, cover=2), dice=(12, 6), say=["act ada cast:ray"])
    assert total(one(game, "hit")) == 14 and one(game, "hit").data["against"] == 14 and damage(game) == [3]
    assert damage(fight(mage, at(foe(), 1), dice=(4, 12, 6), say=["act ada cast:ray"])) == [6]


def test_holding_a_spell() -> None:
    """osr.situation.hold_spell, osr.situation.hold_no_casting, osr.situation.hold_melee: let loose in melee without a
    roll, as an instant action"""
    mage = at(hero(spells=[BOLT], magic_points=4), 0)
    say = ["act ada hold:bolt", "act ada end", "act orc release:ada"]
    game = fight(mage, at(foe(), 1), dice=(4, 5), say=say)
    assert damage(game) == [5] and game.state["ada"].instant_used and game.state["ada"].held_spell == ""
    with pytest.raises(NotOffered):
        fight(mage, at(foe(), 9), say=["act ada hold:bolt", "act ada end", "act ada cast:bolt"], rounds=2)
    game = fight(mage, at(foe(), 9), say=["act ada hold:bolt", "act ada let-go"])
    assert game.state["ada"].held_spell == ""


@pytest.mark.parametrize(
    ("face", "held"), [example("osr.situation.hold_loss E1", 3, ""), example("osr.situation.hold_loss E2", 4, "bolt")]
)
def test_losing_a_held_spell(face: int, held: str) -> None:
    mage = at(hero(spells=[BOLT], magic_points=4), 0, held_spell="bolt")
    game = fight(mage, at(foe(), 1), dice=(19, 2, face), say=[CLAW, "react ada no"])
    assert game.state["ada"].held_spell == held


def test_readied_actions() -> None:
    """osr.situation.ready, osr.combat.instant: the orc comes, the spear strikes;
    osr.combat.turn_start: unused it expires"""
    ada = at(hero(weapons=["spear"]), 0)
    ready = ["act ada ready", "ready-event ada when-comes", "ready-action ada attack:spear", "act ada end"]
    game = fight(ada, at(foe(), 8), dice=(19, 4), say=[*ready, "act orc toward:ada"])
    assert damage(game) == [4] and game.state["ada"].instant_used and game.state["ada"].readied is None
    game = fight(ada, at(foe(), 30), say=ready, rounds=2)
    assert game.state["ada"].readied is None and damage(game) == []


def test_readied_movement() -> None:
    """osr.situation.ready_move E1: four metres moved, two are left"""
    ada = at(hero(weapons=["dagger"]), -4)
    say = [
        "act ada toward:orc",
        "metres ada 4",
        "act ada ready",
        "ready-event ada when-attacks",
        "ready-action ada attack:dagger",
    ]
    bea = at(hero("bea"), 3)
    orc = at(foe(), 4)
    game = fight(ada, bea, orc, dice=(2,), say=[*say, "act ada end", "act bea end", "act orc attack:bea:claw"])
    assert game.state["ada"].x == 2 and damage(game) == []


def test_both_happen_at_once() -> None:
    """osr.situation.simultaneous E1: both die; or one is first, as the referee says"""
    ada = at(hero(hp_max=3), 0)
    ready = ["act ada ready", "ready-event ada when-attacks", "ready-action ada attack:sword", "act ada end", CLAW]
    game = fight(ada, at(foe(hp_max=3), 1), dice=(19, 5, 19, 6), say=ready)
    assert game.state["ada"].conditions == ("dead",) and game.state["orc"].conditions == ("dead",)
    assert game.outcome is not None and game.outcome.reason == "nobody"
    game = fight(ada, at(foe(hp_max=3), 1), dice=(19, 5), say=[*ready, "simultaneous orc trigger_first"])
    assert game.state["orc"].conditions == ()
    game = fight(ada, at(foe(hp_max=3), 1), dice=(19, 5), say=[*ready, "simultaneous orc reaction_first"])
    assert game.state["ada"].conditions == () and game.state["orc"].conditions == ("dead",)


def test_the_word_of_the_referee() -> None:
    """osr.situation.ready: whatever is waited for"""
    ready = [
        "act ada ready",
        "ready-event ada when-word",
        "ready-action ada attack:sword",
        "ready-note ada he turns",
        "act ada end",
    ]
    game = fight(at(hero(), 0), at(foe(), 1), dice=(19, 5), say=[*ready, "act orc trigger:ada"])
    assert damage(game) == [5]


# -- death -------------------------------------------------------------------------------------------------------------

MILD = {"mild_death": True}


def dying(**more: Any) -> list[dict[str, Any]]:
    bea = at(hero("bea", **more), 1, hp=-5, conditions=["dying"])
    return [
        at(hero(spells=[{"id": "heal", "cost": 1, "range": 3, "heal": "1d6+1"}], magic_points=9), 0),
        bea,
        at(foe(), 40),
    ]


def test_dying_instead_of_dead() -> None:
    """osr.mild_death.unconscious: a player character, not a monster; without the option dead"""
    for options, kind, condition in ((MILD, "pc", "dying"), (MILD, "npc", "dead"), ({}, "pc", "dead")):
        ada = at(hero(hp_max=2, kind=kind, seat="player:anna"), 0)
        game = fight(ada, at(foe(), 1), dice=(19, 5), say=[CLAW], options=options)
        assert game.state["ada"].conditions == (condition,)


@pytest.mark.parametrize(
    ("dice", "conditions", "hp", "turns"),
    [
        example("osr.mild_death.check_body E1", (2, 3), ("unconscious",), 1, 3),
        example("osr.mild_death.check_body E2", (4,), ("dead",), -5, 0),
    ],
)
def test_checking_a_body(dice: tuple[int, ...], conditions: tuple[str, ...], hp: int, turns: int) -> None:
    """osr.mild_death.fatigue: and one point of fatigue"""
    bea = fight(*dying(), dice=dice, say=["act ada look:bea"], options=MILD).state["bea"]
    assert (bea.conditions, bea.hp, bea.asleep_turns) == (conditions, hp, turns)
    assert bea.fatigue == (1 if turns else 0)


@pytest.mark.parametrize(
    ("dice", "conditions", "hp"),
    [example("osr.mild_death.healed E1", (5, 1), (), 6), example("osr.mild_death.healed E2", (5, 5), ("dead",), -5)],
)
def test_healing_a_body(dice: tuple[int, ...], conditions: tuple[str, ...], hp: int) -> None:
    say = ["act ada cast:heal", "spell-target ada at:bea"]
    bea = fight(*dying(), dice=dice, say=say, options=MILD).state["bea"]
    assert (bea.conditions, bea.hp) == (conditions, hp)


def test_healing_without_a_roll() -> None:
    """C6"""
    say = ["act ada cast:heal", "spell-target ada at:bea"]
    options = {**MILD, "mild_death_healing_needs_roll": False}
    assert fight(*dying(), dice=(5,), say=say, options=options).state["bea"].hp == 6


def test_a_second_death() -> None:
    """osr.mild_death.repeated E1 E2"""
    bea = at(hero("bea"), 1, hp=-1, conditions=["dying"], died_once_not_full=True)
    game = fight(at(hero(), 0), bea, at(foe(), 40), say=["act ada look:bea"], options=MILD)
    assert game.state["bea"].conditions == ("dead",)
    heal = {"id": "heal", "cost": 1, "range": 3, "heal": "1d4"}
    well = at(hero("bea"), 1, hp=9, died_once_not_full=True)
    mage = at(hero(spells=[heal], magic_points=1), 0)
    say = ["act ada cast:heal", "spell-target ada at:bea"]
    assert not fight(mage, well, at(foe(), 40), dice=(2,), say=say, options=MILD).state["bea"].died_once_not_full


def test_poison_and_destruction_leave_nothing_to_rescue() -> None:
    """osr.mild_death.poison, osr.mild_death.body_destroyed"""
    for claw, say in (
        ({"damage": "1d6 poison"}, []),
        ({"damage": "1d6", "tags": ["destroys_body"]}, []),
        ({"damage": "1d6"}, ["body-destroyed ada yes"]),
    ):
        orc = at(foe(weapons=[{"id": "claw", "natural": True, **claw}]), 1)
        game = fight(at(hero(hp_max=2), 0), orc, dice=(19, 5), say=[CLAW, *say], options=MILD)
        assert game.state["ada"].conditions == ("dead",)


def test_buying_life() -> None:
    """osr.mild_death.want_to_live E1: five points by lot; 1 hit point, 1d4 turns, 1 fatigue"""
    say = ["act ada look:bea", "want-to-live bea yes"]
    bea = fight(*dying(), dice=(4, 1, 2, 5, 8, 10, 3), say=say, options=MILD).state["bea"]
    assert bea.scores == (8, 10, 9, 9, 9) and (bea.hp, bea.asleep_turns, bea.fatigue) == (1, 3, 1)
    bea = fight(*dying(), dice=(4,), say=[*say, "give-points bea no"], options=MILD).state["bea"]
    assert bea.conditions == ("dead",)
    weak = dying(scores={"str": 1, "dex": 3, "con": 2, "int": 2, "cha": 2})
    bea = fight(*weak, dice=(4, 1, 3, 4, 5, 7, 9, 2), say=say, options=MILD).state["bea"]
    assert bea.scores == (1, 1, 1, 1, 1)


def test_things_of_the_destroyed() -> None:
    """osr.items.destroyed, osr.items.magic_save, osr.items.magic_bonus E1 E2"""
    axe = {"id": "axe", "base": "hand_axe", "bonus": 1, "magic_item": True}
    ada = at(
        hero(hp_max=2, save_number=13, weapons=[axe, "dagger"], items=[{"id": "wand", "magic": True}, {"id": "rope"}]),
        0,
    )
    orc = at(foe(weapons=[{"id": "claw", "damage": "1d6 lightning", "natural": True, "tags": ["destructive"]}]), 1)
    game = fight(ada, orc, dice=(19, 5, 12, 12), say=[CLAW])
    assert game.state["ada"].carried == ("axe",) and game.state["ada"].items == ()
    assert one(game, "burnt").data["things_or_weapons"] == ("dagger", "rope")


def test_fatigue_kills() -> None:
    """osr.fatigue.death E1 E2, osr.fatigue.saves, osr.fatigue.track, osr.fatigue.sources"""
    rite = {"id": "rite", "cost": 0, "range": 9, "ritual": True, "heal": "1"}
    for face, conditions in ((18, ()), (17, ("dead",))):
        ada = at(hero(spells=[rite], save_number=12, scores={"con": 13}), 0, fatigue=6)
        game = fight(ada, at(foe(), 40), dice=(face,), say=["act ada cast:rite"])
        assert game.state["ada"].fatigue == 7 and game.state["ada"].conditions == conditions


def test_magic_takes_fatigue_away() -> None:
    """osr.fatigue.recovery"""
    balm = {"id": "balm", "cost": 1, "range": 3, "fatigue_relief": 3}
    ada = at(hero(spells=[balm], magic_points=1), 0, fatigue=2)
    game = fight(ada, at(foe(), 40), say=["act ada cast:balm", "spell-target ada at:ada"])
    assert game.state["ada"].fatigue == 0


def test_hit_points_of_monsters() -> None:
    """osr.completion.hp, osr.completion.monsters"""
    for level, hp in ((0, 3), (1, 5), (4, 20)):
        orc = {key: value for key, value in foe(level=level).items() if key != "hp_max"}
        assert fight(at(hero(), 0), at(orc, 40)).state["orc"].hp == hp
