"""Special fighting in play: missiles, bare hands, disarming, tripping, fear, covering, paid defence, hit locations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    BOW,
    FIRST,
    KNIFE,
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


def archer(**more: Any) -> dict[str, Any]:
    """Petr with a bow he knows by six levels, loaded."""
    now = {"at": [10, 10], "loaded": True, **more.pop("now", {})}
    return petr(**{"skills": {"bow/small": 6}, "weapons": [BOW], **more, "now": now})


def shot(target: dict[str, Any], *answers: str, shooter: Any = None, dice: Any = AIR, **more: Any) -> Any:
    game = play(
        scene(archer(**(shooter or {})), ota(**target), **more), [*FIRST, *dice], *answers, "act petr shoot:ota"
    )  # fmt: skip
    return game


# -- missiles --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "feet, penalty",
    [
        example("fiveaction.missile.range E1 80", 80, 0),
        example("fiveaction.missile.range E1 81", 81, -2),
        example("fiveaction.missile.range E1 160", 160, -2),
        example("fiveaction.missile.range E1 161", 161, -5),
        example("fiveaction.missile.range E1 321", 321, -10),
    ],
)
def test_range_bands(feet: int, penalty: int) -> None:
    event = one(shot({"now": {"at": [10 + feet, 10]}}), "shot")
    assert parts(event).get("range", 0) == penalty and parts(event)["base"] == 5


def test_beyond_range_nobody_is_aimed_at() -> None:
    """fiveaction.missile.beyond E1"""
    game = until(scene(archer(), ota(now={"at": [710, 10]})), FIRST, "act", "petr")
    assert not [key for key in keys(game) if key.startswith("shoot")]


def test_shield_against_missiles() -> None:
    """fiveaction.missile.defence E1, E2: it grows by its slowdown, then untrained bearers halve it."""
    trained = {"shield": {"row": "medium_shield"}, "skills": {"parry": 1}, "now": {"at": [40, 10]}}
    assert layers(one(shot(trained), "shot")) == {"dex": 4, "shield": 4}
    fighter = {"shield": {"row": "medium_shield"}, "now": {"at": [40, 10]}}
    assert layers(one(shot(fighter), "shot")) == {"dex": 4, "shield": 2}


@pytest.mark.parametrize(
    "cover, abilities, aims, left",
    [
        example("fiveaction.missile.aim E1", 6, [], True, 3),
        example("fiveaction.missile.aim E2", 3, [], True, 2),
        example("fiveaction.missile.precise E1", 4, ["precise_shot"], False, 2),
        example("fiveaction.missile.precise E1 aimed", 4, ["precise_shot"], True, 0),
        example("fiveaction.missile.precise E2", 8, ["precise_shot"], True, 4),
    ],
)
def test_cover(cover: int, abilities: list[str], aims: bool, left: int) -> None:
    answers = ["act petr aim:ota"] if aims else []
    game = shot({"now": {"at": [40, 10], "cover": cover}}, *answers, shooter={"abilities": abilities})
    assert layers(one(game, "shot")).get("cover", 0) == left


def test_loophole_keeps_its_cover() -> None:
    """fiveaction.missile.loophole E1"""
    target = {"now": {"at": [40, 10], "cover": 8, "loophole": True}}
    event = one(shot(target, "act petr aim:ota", shooter={"abilities": ["precise_shot"]}), "shot")
    assert layers(event)["cover"] == 8 and parts(event)["loophole"] == 2


def test_lying_and_bound_targets() -> None:
    """fiveaction.missile.prone E1, E2; fiveaction.missile.immobile E1"""
    lying = one(shot({"now": {"at": [40, 10], "prone": True, "cover": 4}}), "shot")
    assert parts(lying)["lying"] == -6 and "cover" not in layers(lying)
    covered = one(shot({"now": {"at": [40, 10], "prone": True, "cover": 8}}), "shot")
    assert "lying" not in parts(covered) and layers(covered)["cover"] == 8
    bound = one(shot({"now": {"at": [40, 10], "guard": "bound"}}, dice=[1, 2, 1, 9, 9]), "shot")
    assert parts(bound)["helpless"] == 4 and bound.data["against"] == 13


def test_shooting_into_a_fight_hits_somebody_else() -> None:
    """fiveaction.missile.into_melee E1: who fights the target and stands before it"""
    friend = ota(id="friend", side="right", now={"at": [48, 10]})
    people = (archer(), ota(now={"at": [50, 10]}), friend)
    game = play(scene(*people), [10, 10, 5, 5, 1, 1, 5, 6, 1, 9, 9], "act petr shoot:ota")
    shot_at = one(game, "shot")
    assert shot_at.data["met"] == "cover" and shot_at.data["by_cover"] == 4
    assert one(game, "bystander").target == "friend" and game.state["friend"].wounds == 2


@pytest.mark.parametrize("at", [[52, 10], [50, 13]])
def test_who_fights_behind_the_target_is_not_in_the_way(at: list[int]) -> None:
    """fiveaction.missile.into_melee: the cover is there, but nobody between shooter and target: a plain miss."""
    people = (archer(), ota(now={"at": [50, 10]}), ota(id="friend", side="right", now={"at": at}))
    game = play(scene(*people), [10, 10, 5, 5, 1, 1, 5, 6], "act petr shoot:ota")
    assert one(game, "shot").data["met"] == "cover" and "bystander" not in kinds(game)


@pytest.mark.parametrize(
    "strength, rounds, ready",
    [
        example("fiveaction.missile.crossbow_rate E1 hand", 4, 1, True),
        example("fiveaction.missile.crossbow_rate E1 hook", 3, 1, False),
        example("fiveaction.missile.crossbow_rate E1 hook two", 3, 2, True),
    ],
)
def test_spanning_a_crossbow(strength: int, rounds: int, ready: bool) -> None:
    crossbow = {"row": "light_crossbow", "hand": "both", "tools": ["hook"]}
    who = petr(strength=strength, weapons=[crossbow], now={"at": [10, 10]})
    answers = ["act petr load:0"] * rounds
    game = play(scene(who, ota(now={"at": [90, 10]}), rounds=rounds), FIRST, *answers)
    assert (game.state["petr"].loaded == (0,)) is ready


def test_no_dex_while_spanning() -> None:
    """fiveaction.missile.crossbow_spread E1, fiveaction.target.non_dodging"""
    crossbow = {"row": "light_crossbow", "hand": "both", "tools": ["hook"]}
    who = petr(weapons=[crossbow], skills={"crossbow/light": 3}, now={"at": [13, 10]})
    game = play(scene(who, ota()), [*FIRST, *AIR], "act petr load:0", "act ota attack:petr")
    assert one(game, "attacked").data["against"] == 13


def test_rapid_shooting() -> None:
    """fiveaction.missile.bow_rate E1: two shots in four actions."""
    who = archer(abilities=["rapid_shooting"])
    game = play(scene(who, ota(now={"at": [40, 10]})), [*FIRST, *AIR, *AIR], "act petr shoot:ota", "act petr load:0",
                "act petr shoot:ota", "act petr load:0")  # fmt: skip
    assert len(events(game, "shot")) == 2 and game.state["petr"].actions == 1


def test_thrown_axe() -> None:
    """fiveaction.missile.thrown_limits E1, fiveaction.missile.attack: by DEX, a quarter of STR, and it is gone."""
    who = ota(weapons=[{"row": "light_axe"}], skills={"axe/light": 6})
    game = play(scene(who, petr(now={"at": [19, 10]})), [*FIRST, 9, 7, 4, 9, 9], "act ota throw:petr")
    assert parts(one(game, "shot")) == {"base": 4, "levels": 3}
    assert parts(one(game, "damage")) == {"fixed": 2} and game.state["ota"].held == ("ground",)
    far = play(scene(who, petr(now={"at": [20, 10]})), [*FIRST, *AIR], "act ota throw:petr")
    assert parts(one(far, "shot"))["range"] == -2


def test_missile_critical_multiplies_everything() -> None:
    """fiveaction.missile.critical E1: a heavy bow, 2d5 = 7, times three."""
    who = archer(weapons=[{"row": "heavy_bow", "hand": "both"}], skills={"bow/heavy": 6})
    game = play(scene(who, ota(constitution=20, now={"at": [40, 10]})), [*FIRST, 10, 10, 3, 3, 4, 3, 9, 9],
                "act petr shoot:ota")  # fmt: skip
    assert one(game, "damage").data["gross"] == 21


# -- bare hands ------------------------------------------------------------------------------------------------------


def test_bare_hands_provoke_iron() -> None:
    """fiveaction.unarmed.provokes E1, fiveaction.unarmed.length E1"""
    who = petr(weapons=[], now={"at": [12, 10]})
    game = play(scene(ota(), who, rounds=1), [*FIRST, *AIR, *AIR], "act petr attack:ota", "weapon petr with:fist",
                "pair petr no", "escape petr no")  # fmt: skip
    assert [event.actor for event in events(game, "attacked")] == ["ota", "petr"]
    assert layers(events(game, "attacked")[1])["other"] == 1


def test_two_punches_and_a_kick() -> None:
    """fiveaction.unarmed.two_fists E1, fiveaction.unarmed.kick_balance E1, fiveaction.unarmed.stun_only E1"""
    boxer = {"weapons": [], "abilities": ["unarmed_combat"], "skills": {"bare_hands": 6}, "now": {"at": [11, 10]}}
    game = play(
        scene(ota(**boxer), petr(weapons=[])), [*FIRST, *AIR, *AIR], "act ota attack:petr", "weapon ota with:fist"
    )
    assert [parts(event).get("off_hand", 0) for event in events(game, "attacked")] == [0, -4]
    kick = play(scene(ota(**boxer), petr(weapons=[])), [*FIRST, 10, 6, 1, 2, 9, 9], "act ota attack:petr",
                "weapon ota with:kick")  # fmt: skip
    assert game.state["petr"].wounds == 0 and kick.state["petr"].stun == 7
    assert kick.state["ota"].unbalanced == 2


# -- disarming -------------------------------------------------------------------------------------------------------


def test_disarm_after_a_hit() -> None:
    """fiveaction.disarm.offensive E1, fiveaction.disarm.test E1, fiveaction.disarm.result E1: by 4, eight feet."""
    target = petr(skills={"straight_blade/medium": 4})
    game = play(scene(ota(), target), [*FIRST, 9, 7, 5, 5, 7, 4], "act ota attack:petr",
                "weapon ota with:medium_straight_blade.1R", "hit ota disarm")  # fmt: skip
    own, other = events(game, "rolled")
    assert (value(own), value(other)) == (12, 7) and told(game, "compared")["margin"] == 4
    lying = game.state["petr"].lying[0]
    assert lying.x == 4 * (13 + 8) and game.state["petr"].held == ("ground",)


def test_disarm_after_a_defence() -> None:
    """fiveaction.disarm.defensive: in the band of the weapon, for an action left after the first turn."""
    game = play(scene(petr(skills={"straight_blade/medium": 6}), ota(now={"at": [10, 10]})),
                [*LAST, 6, 6, 9, 9, 1, 1], "act petr attack:ota", "weapon petr with:medium_straight_blade.1R",
                "disarm ota yes")  # fmt: skip
    assert told(game, "attacked")["met"] == "weapon"
    assert game.state["petr"].held == ("ground",) and game.state["ota"].actions == 4


# -- tripping --------------------------------------------------------------------------------------------------------


def test_trip_throws_down() -> None:
    """fiveaction.trip.test E1, fiveaction.trip.result, fiveaction.trip.lose_weapon"""
    halberd = {"row": "medium_pole", "head": "medium_axe", "hand": "both"}
    who = ota(skills={"pole/medium": 6}, weapons=[halberd], now={"at": [8, 10]})
    target = petr(armour=[{"piece": "body", "material": "leather", "dr": 4}], weapons=[{"row": "light_axe"}])
    game = play(scene(who, target), [*FIRST, 9, 7, 10, 10, 1, 1, 1, 1], "act ota attack:petr", "manner ota trip")
    own, other = events(game, "rolled")
    assert (value(own), value(other)) == (12, 3)
    assert game.state["petr"].prone and told(game, "hooked")["bonus"] == 27
    assert game.state["petr"].held == ("ground",)


def test_rising_takes_the_turn_and_gives_a_chance() -> None:
    """fiveaction.life.prone E1, E3"""
    fallen = petr(now={"at": [13, 10], "prone": True})
    game = play(scene(ota(), fallen), [*FIRST, *AIR], "act petr rise")
    assert layers(one(game, "attacked")) == {"dex": 3} and not game.state["petr"].prone


# -- fear ------------------------------------------------------------------------------------------------------------


def test_fear() -> None:
    """fiveaction.intimidation.test E1, fiveaction.intimidation.penalty: 17 against 13, one tier."""
    who = ota(skills={"straight_blade/medium": 6, "intimidation": 4})
    game = play(scene(who, petr(), intimidation=True), [5, 5, 5, 4, *FIRST, *AIR, 1, 3], "intimidate ota frighten:petr",
                "act ota attack:petr")  # fmt: skip
    assert told(game, "threatens")["target_number"] == 17 and told(game, "afraid")["tier"] == 1
    assert layers(one(game, "attacked"))["other"] == -1


def test_resisting_again_frees() -> None:
    """fiveaction.intimidation.retest, fiveaction.intimidation.bonus"""
    afraid = petr(now={"at": [13, 10], "fear": {"of": "ota", "target": 17, "tier": 2}})
    game = play(scene(ota(), afraid, rounds=2), [*FIRST, 4, 4, 6, 6])
    assert told(game, "less-afraid")["tier"] == 2 if events(game, "less-afraid") else True
    assert game.state["petr"].fear is None and told(game, "courage")["bonus"] == 1


def test_drawing_blood_ends_fear_and_a_wound_renews_it() -> None:
    """fiveaction.intimidation.ends E1, fiveaction.intimidation.wounded E1"""
    brave = ota(now={"at": [10, 10], "fear": {"of": "petr", "target": 20, "tier": 1}})
    game = play(scene(brave, petr()), [*FIRST, 5, 5, 9, 8, 1, 9, 9], "act ota attack:petr",
                "weapon ota with:medium_straight_blade.1R")  # fmt: skip
    assert game.state["ota"].fear is None
    afraid = petr(now={"at": [13, 10], "fear": {"of": "ota", "target": 30, "tier": 2, "bonus": 2}})
    game = play(scene(ota(), afraid), [*FIRST, 9, 7, 1, 9, 9], "act ota attack:petr",
                "weapon ota with:medium_straight_blade.1R")  # fmt: skip
    assert events(game, "fear-renewed") and events(game, "still-afraid")


def test_berserk_rages() -> None:
    """fiveaction.intimidation.berserk E1: margin 10 and more, 16 against 17."""
    who = ota(skills={"intimidation": 9})
    victim = petr(abilities=["berserk"], will=3)
    game = play(scene(who, victim, intimidation=True), [10, 9, 4, 4, 7, 6, *FIRST], "intimidate ota frighten:petr")
    assert game.state["petr"].berserk and game.state["petr"].fear is None


# -- covering --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "how, mine, his",
    [
        example("fiveaction.cover_ally.partial E1", "partial", -1, 1),
        example("fiveaction.cover_ally.full E1", "full", 2, 2),
    ],
)
def test_covering_a_comrade(how: str, mine: int, his: int) -> None:
    friend = petr(id="friend", side="left", now={"at": [10, 13]})
    foe = petr(skills={"straight_blade/medium": 12}, now={"at": [12, 12]})
    game = play(
        scene(ota(), friend, foe), [10, 10, 1, 1, 5, 5, *AIR], f"act ota cover:friend:{how}", "act petr attack:ota"
    )
    assert layers(one(game, "attacked"))["other"] == mine
    game = play(
        scene(ota(), friend, foe), [10, 10, 1, 1, 5, 5, *AIR], f"act ota cover:friend:{how}", "act petr attack:friend"
    )
    assert layers(one(game, "attacked"))["other"] == his


# -- paid defence ----------------------------------------------------------------------------------------------------


def test_paying_for_layers_in_order() -> None:
    """fiveaction.paid_defence.decision E1, fiveaction.paid_defence.costs, fiveaction.paid_defence.pool E1"""
    target = petr(strength=6, dexterity=4, skills={"straight_blade/medium": 6}, weapons=[SWORD])
    options = {"modules": {"defence_costs_actions": True}}
    game = play(scene(ota(), target, options=options), [*FIRST, 5, 5], "act ota attack:petr")
    assert told(game, "pays")["layers"] == ("dex", "weapon") and game.state["petr"].actions == 2
    assert one(game, "attacked").data["result"] == "missed"
    taken = play(scene(ota(), target, options=options), [*FIRST, 5, 5, 1, 9, 9], "act ota attack:petr",
                 "weapon ota with:medium_straight_blade.1R", "defend petr take")  # fmt: skip
    assert one(taken, "attacked").data["against"] == 13


# -- hit locations ---------------------------------------------------------------------------------------------------


def located(dice: list[int], *answers: str, target: Any = None, modules: Any = None, who: Any = None) -> Any:
    options = {"modules": {"hit_locations": True, **(modules or {})}}
    people = (ota(**(who or {})), petr(**(target or {})))
    return play(scene(*people, options=options), [*FIRST, 9, 7, *dice], "act ota attack:petr",
                "weapon ota with:medium_straight_blade.1R", *answers)  # fmt: skip


@pytest.mark.parametrize(
    "modules, dice, part",
    [
        example("fiveaction.location.location_roll E1", {"hit_location_table": 1}, [4, 5], "right_arm"),
        example("fiveaction.location.location_roll E2", {"hit_location_table": 3}, [4, 5], "right_leg"),
        example("fiveaction.location.percent E1", {"hit_location_method": "percent"}, [62], "trunk"),
        example("fiveaction.location.percent edge head", {"hit_location_method": "percent"}, [99], "head"),
    ],
)
def test_where_it_hits(modules: dict[str, Any], dice: list[int], part: str) -> None:
    shock = [9, 9]
    game = located([*dice, 1, *shock], "type ota straight_cut", modules=modules, target={"constitution": 6})
    assert told(game, "located")["part"] == part


def test_thrust_and_smaller_attacker_change_the_table() -> None:
    """fiveaction.location.thrust_shift E1, fiveaction.location.size_smaller E1"""
    thrust = located([4, 5, 1, 9, 9], "type ota thrust", target={"constitution": 6})
    assert told(thrust, "located")["part"] == "trunk"
    small = located([3, 4, 1, 9, 9], "type ota straight_cut", target={"constitution": 6, "size": 2})
    assert told(small, "located")["part"] == "right_leg"
    large = located([2, 2, 1, 9, 9], "type ota straight_cut", target={"constitution": 6}, who={"size": 1})
    assert told(large, "located")["part"] == "head"


def test_limb_lost() -> None:
    """fiveaction.location.amputation E1, fiveaction.location.amputation_shock E1: both go to the trunk."""
    target = {"constitution": 4, "now": {"at": [13, 10], "parts": {"right_arm": 8}}}
    game = located([4, 5, 5, 9, 9], "type ota straight_cut", target=target)
    assert told(game, "amputated")["net"] == 2
    assert game.state["petr"].parts[1] == 2 + 5 and game.state["petr"].held == ("ground",)


def test_aimed_blow_is_moved() -> None:
    """fiveaction.location.aimed E1: penalty 3 moves 6 to 9."""
    options = {"modules": {"hit_locations": True}}
    game = play(scene(ota(), petr(constitution=6), options=options), [*FIRST, 10, 7, 2, 4, 1, 9, 9],
                "act ota attack:petr",
                "weapon ota with:medium_straight_blade.1R", "manner ota aimed", "type ota straight_cut", "aimed ota 3",
                "shift ota 3")  # fmt: skip
    assert told(game, "moved-hit")["part"] == "right_arm"


def test_first_aid_by_part() -> None:
    """fiveaction.location.first_aid E1: an arm 12, a head 20; fiveaction.location.healing E1"""
    friend = petr(id="friend", side="left", now={"at": [10, 12], "parts": {"head": 5, "right_arm": 5}}, constitution=4)
    for part, target in (("right_arm", 12), ("head", 20)):
        options = {"modules": {"hit_locations": True}}
        people = (ota(), friend, petr(now={"at": [40, 10]}))
        game = play(scene(*people, options=options), [10, 10, 1, 1, 1, 2, 10, 6], f"act ota treat:friend:{part}")
        assert one(game, "tested").data["against"] == target
    assert told(game, "treated")["harder"] == 10 and told(game, "treated")["slower"] == 2


@pytest.mark.parametrize(
    "ability, against, base", [([], 12 + 4 + 3, 4), (["finesse"], 12 + 5 + 3, 5), (["brute_force"], 12 + 4 + 3, 4)]
)
def test_the_base_of_a_counterattack(ability: list[str], against: int, base: int) -> None:
    """fiveaction.attack.alternative_base: chosen for every attack; fiveaction.counter.escape asks for the same base."""
    striker = petr(skills={"straight_blade/medium": 6}, abilities=ability)
    game = play(scene(striker, ota()), [*FIRST, 1, 2, *AIR], "act petr end", "act ota walk:away:petr")
    assert one(game, "tested").data["against"] == against
    assert parts(one(game, "attacked"))["base"] == base


def test_every_blow_of_a_fencer_is_a_fencers() -> None:
    """fiveaction.attack.alternative_base: the second weapon's too."""
    knives = [{**KNIFE, "hand": "main"}, {**KNIFE, "hand": "off"}]
    able = ["finesse", "two_weapon_fighting", "ambidexterity"]
    fencer = ota(strength=2, weapons=knives, abilities=able, now={"at": [12, 10]})
    game = play(scene(fencer, petr()), [*FIRST, *AIR, *AIR], ATTACK, "pair ota yes")
    assert [parts(blow)["base"] for blow in events(game, "attacked")] == [4, 4]
