"""Section 9 of the catalogue: each contradiction of the source and its decision, as a game that shows it."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.errors import SceneError
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    BOW,
    BY_PARTS,
    FAR,
    FIRST,
    LAST,
    ONE_HAND,
    PIKE,
    SWORD,
    events,
    horse,
    keys,
    kinds,
    lancer,
    layers,
    one,
    ota,
    parts,
    petr,
    play,
    rider,
    scene,
    told,
    until,
    value,
)


def shooter(row: str, key: str, **more: Any) -> dict[str, Any]:
    return ota(weapons=[{"row": row, "hand": "both"}], skills={key: 6}, now={"loaded": True}, **more)


def test_k1_dodging_reaches_to_thirteen_and_dex() -> None:
    """K1: 18 against DEX 5 is dodged, 19 meets the sword (not 15 + DEX)."""
    target = petr(skills={"straight_blade/medium": 9})
    for dice, met in (([5, 5], "dex"), ([5, 6], "weapon")):
        assert told(play(scene(ota(), target), [*FIRST, *dice], ATTACK), "attacked")["met"] == met


def test_k2_rounds_of_the_fight_count() -> None:
    """K2: haste in the second round of the fight is paid for in the third."""
    made = scene(ota(reaction=-1), petr(now=FAR), rounds=3)
    game = play(made, LAST, "accelerate ota tier:0", "accelerate ota tier:1", "accelerate ota tier:0")
    assert [event.data["due"] for event in events(game, "accelerates")] == [0, 1]


def test_k3_fumbles_are_a_natural_two() -> None:
    """K3: three is an ordinary miss."""
    assert "fumble-rolled" not in kinds(play(scene(ota(), petr()), [*FIRST, 1, 2], ATTACK))
    assert "fumble-rolled" in kinds(play(scene(ota(), petr()), [*FIRST, 1, 1, 10, 9], ATTACK))


@pytest.mark.parametrize("strength, needed", [(4, 4), (9, 4), (3, 7), (2, 10)])
def test_k4_k5_spanning_takes_four_seven_or_ten(strength: int, needed: int) -> None:
    """K4: never three, however strong; K5: STR equal to the slowdown needs the hook."""
    crossbow = {"row": "light_crossbow", "hand": "both", "tools": ["hook", "cranequin"]}
    game = play(scene(ota(strength=strength, weapons=[crossbow]), petr(now=FAR)), FIRST, "act ota load:0")
    event = events(game, "loaded" if needed <= 5 else "spans")[0]
    assert event.data["needed"] == needed


@pytest.mark.parametrize("cover, left", [(4, 0), (6, 3), (8, 4)])
def test_k6_aiming_and_precise_shot_together(cover: int, left: int) -> None:
    """K6: cover up to four vanishes, of more the half stays."""
    archer = shooter("small_bow", "bow/small", abilities=["precise_shot"])
    game = play(scene(archer, petr(now={"at": [40, 10], "cover": cover})), [*FIRST, *AIR], "act ota aim:petr",
                "act ota shoot:petr")  # fmt: skip
    assert layers(one(game, "shot")).get("cover", 0) == left


def test_k8_the_table_wins_over_the_example() -> None:
    """K8: a knife threatens from 16 on."""
    knife = ota(weapons=[{"row": "light_straight_blade"}], skills={"straight_blade/light": 6}, now={"at": [12, 10]})
    way = "weapon ota with:light_straight_blade.1R"
    game = play(scene(knife, petr(constitution=9)), [*FIRST, 8, 8, 1, 2, 2, 10, 10], ATTACK, way)
    assert "confirmed" in kinds(game)
    game = play(scene(knife, petr(constitution=9)), [*FIRST, 8, 7, 2, 10, 10], ATTACK, way)
    assert "confirmed" not in kinds(game)


def test_k9_heavy_poles_need_no_advantage() -> None:
    """K9: a pike shorter than three feet more than the lance strikes first, at +2 and at most +3."""
    pikeman = petr(weapons=[{**PIKE, "reach": [9, 13]}], now={"at": [70, 10]}, will=20)
    made = scene(lancer(), horse(training=1), pikeman, rounds=2)
    game = play(made, [*LAST, 9, 9, 5, 5, *AIR, *AIR], "act ota ride_down:petr", "escape ota no")
    counter = events(game, "attacked", "petr")[0]
    assert parts(counter)["counter"] == 2 and parts(counter)["pole"] == 2


def test_k11_paid_defence_rolls_every_round() -> None:
    """K11: paid defence wants a new order in every round."""
    made = scene(ota(), petr(now=FAR), rounds=2, options={"modules": {"defence_costs_actions": True}})
    assert len(events(play(made, [*FIRST, *LAST]), "initiative")) == 4


def test_k12_many_opponents_count_once() -> None:
    """K12: the second opponent has +1, and the defence stays as it was."""
    people = (ota(weapons=[]), petr(skills={"straight_blade/medium": 3}),
              petr(id="karel", skills={"straight_blade/medium": 3}, now={"at": [10, 13]}))  # fmt: skip
    game = play(scene(*people), [1, 1, 10, 10, 5, 5, *AIR, *AIR], "act petr attack:ota", "act karel attack:ota")
    first, second = events(game, "attacked")
    assert parts(second)["rank"] == 1 and first.data["against"] == second.data["against"] == 17


def test_k13_stances_are_the_same_in_both_places() -> None:
    """K13: partial +2 and -4, full +5."""
    for stance, defence in (("partial", 2), ("full", 5)):
        target = petr(skills={"straight_blade/medium": 3}, now={"stance": stance})
        game = play(scene(ota(), target), [*FIRST, *AIR], ATTACK)
        assert layers(one(game, "attacked"))["other"] == defence


def test_k14_swords_threaten_from_eighteen() -> None:
    """K14: the example's 19 is only an example."""
    game = play(scene(ota(), petr(constitution=9)), [*FIRST, 9, 9, 1, 2, 1, 10, 10], ATTACK, ONE_HAND)
    assert "confirmed" in kinds(game)


def test_k15_heavy_bow_is_shorter_ranged() -> None:
    """K15: at 120 feet the heavy bow is beyond its base range, the medium bow is not."""
    for row, key, penalty in (("heavy_bow", "bow/heavy", -2), ("medium_bow", "bow/medium", 0)):
        game = play(scene(shooter(row, key), petr(now={"at": [130, 10]})), [*FIRST, *AIR], "act ota shoot:petr")
        assert parts(one(game, "shot")).get("range", 0) == penalty


def test_k16_poles_wound_by_their_head() -> None:
    """K16: an axe on a shaft is sharp and crushing."""
    pole = {"row": "medium_pole", "head": "medium_axe", "hand": "both"}
    game = play(scene(ota(weapons=[pole], skills={"pole/medium": 5}, now={"at": [8, 10]}), petr()), [*FIRST, *AIR],
                ATTACK)  # fmt: skip
    assert told(game, "attacked")["blow"] == "sharp_crushing"


def test_k17_light_axes_reach_two_feet() -> None:
    """K17: two feet, not three; the scene may say otherwise."""
    axe = ota(weapons=[{"row": "light_axe"}], skills={"axe/light": 3})
    for gap, settings, reached in ((2, {}, True), (3, {}, False), (3, {"light_axe_reach": 3}, True)):
        made = scene(axe, petr(now={"at": [10 + gap, 10]}), options={"weapons": settings})
        game = play(made, [*FIRST, *AIR, *([10, 10] if not reached else [])], ATTACK)
        assert (told(game, "attacked")["weapon"] == "light_axe") is reached


@pytest.mark.parametrize("reach, plays", [([3, 3], True), ([2, 2], False), ([3, 4], False)])
def test_k17_an_axe_of_its_own_stays_within_what_the_scene_says(reach: list[int], plays: bool) -> None:
    """K17, §11 point 3: where light axes reach three feet, one of two feet is outside its row (and would strike
    nobody)."""
    axe = ota(weapons=[{"row": "light_axe", "reach": reach}], skills={"axe/light": 3})
    people, options = (axe, petr()), {"weapons": {"light_axe_reach": 3}}
    if not plays:
        with pytest.raises(SceneError) as refused:
            scene(*people, options=options)
        assert [problem.path for problem in refused.value.problems] == ["combatant[0].weapons[0].reach"]
        return
    assert told(play(scene(*people, options=options), [*FIRST, *AIR], ATTACK), "attacked")["weapon"] == "light_axe"


def test_k17_on_a_shaft_it_reaches_so_much_farther() -> None:
    """fiveaction.weapon.pole_build: the head's reach and the shaft's, so seven feet of an axe of three"""
    shaft = ota(weapons=[{"row": "medium_pole", "head": "light_axe", "hand": "main"}], skills={"pole/medium": 3})
    for settings, reached in (({}, False), ({"light_axe_reach": 3}, True)):
        made = scene(shaft, petr(now={"at": [17, 10]}), options={"weapons": settings})
        assert ("attack:petr" in keys(until(made, FIRST, "act", "ota"))) is reached


def test_k18_pavise() -> None:
    """K18: cover 6, slowdown 4 while it is used, and no step."""
    game = until(scene(ota(now={"pavise": True}), petr(now=FAR)), FIRST, "act", "ota")
    assert not any(key.startswith(("step", "walk", "run")) for key in keys(game))
    assert value(events(game, "initiative")[0]) == 6 - 1 - 4


def test_k20_condition_is_constitution() -> None:
    """K20: an arm of 7 lives with 11 wounds is lost by CON 2; read as WILL 8 the word keeps it."""
    for options, lost in (({}, True), ({"attributes": {"condition_is": "will"}}, False)):
        made = scene(ota(), petr(will=8, now={"parts": {"left_arm": 6}}), options={**BY_PARTS, **options})
        game = play(made, [*FIRST, 9, 7, 7, 7, 3, 10, 10], ATTACK, ONE_HAND)
        assert bool(events(game, "amputated")) is lost


@pytest.mark.parametrize("reading, held", [("con", "ground"), ("will", "main")])
def test_k20_what_a_wound_disables(reading: str, held: str) -> None:
    """K20: a serious wound (-3) is more than CON 2, not more than WILL 8: the sword falls, or is kept."""
    options = {**BY_PARTS, "attributes": {"condition_is": reading}}
    made = scene(ota(), petr(will=8, now={"parts": {"right_arm": 1}}), options=options)
    game = play(made, [*FIRST, 9, 7, 4, 4, 1, 10, 10], ATTACK, ONE_HAND)
    assert game.state["petr"].parts[2] == 4 and game.state["petr"].held == (held,)


def test_k21_worst_fear_stuns_by_one() -> None:
    """K21: the number of the stun is the scene's."""
    for options, stun in (({}, 1), ({"intimidation": {"margin20_stun": 3}}, 3)):
        made = scene(ota(), petr(will=-5, now=FAR), intimidation=True, options=options)
        game = play(made, [9, 9, 1, 2, *FIRST, 5, 5], "intimidate ota frighten:petr")
        assert game.state["petr"].stun == stun


def test_k22_backstab_is_the_exception() -> None:
    """K22: a knife multiplies by two, in the back by three."""
    knife = {"row": "light_straight_blade"}
    for abilities, more in (([], 2), (["backstab"], 4)):
        who = ota(weapons=[knife], skills={"straight_blade/light": 5}, abilities=abilities, now={"at": [12, 10]})
        game = play(scene(who, petr(constitution=9, now={"guard": "bound"})), [*FIRST, 4, 4, 2, 10, 10], ATTACK,
                    "weapon ota with:light_straight_blade.1R")  # fmt: skip
        assert parts(one(game, "damage"))["multiplied"] == more


def test_k23_choice_of_shooters_and_of_fencers() -> None:
    """K23: a shooter of two levels chooses in base range; a fencer needs six."""
    leather = [{"piece": "body", "material": "leather", "dr": 4}]
    archer = ota(weapons=[BOW], skills={"bow/small": 2}, now={"loaded": True})
    game = until(scene(archer, petr(armour=leather, now={"at": [40, 10]})), [*FIRST, 10, 10, 3, 3], "critical", "ota",
                 "act ota shoot:petr")  # fmt: skip
    assert len(keys(game)) == 2
    fencer = ota(skills={"straight_blade/medium": 2})
    game = play(scene(fencer, petr(armour=leather)), [*FIRST, 10, 10, 3, 3, 3, 10, 10], ATTACK, ONE_HAND)
    assert told(game, "damage")["effect"] == "bypass"


def test_k24_virtual_lives_of_each_part() -> None:
    """K24: the same for all parts, lost part by part."""
    made = scene(ota(), petr(now={"virtual": 3}), options={"modules": {"hit_locations": True}})
    game = play(made, [*FIRST, 9, 7, 4, 5, 1, 10, 10], ATTACK, ONE_HAND)
    assert game.state["petr"].virtual == (3, 3, 0, 3, 3, 3)


def test_k26_whoever_has_the_rising_one_in_its_reach() -> None:
    """K26: the pikeman twelve feet away has a chance, the swordsman beside him has none."""
    people = (
        petr(now={"at": [10, 10], "prone": True}),
        ota(
            id="pike", side="left", weapons=[{**PIKE, "reach": [9, 16]}], skills={"pole/heavy": 6}, now={"at": [22, 10]}
        ),
        ota(id="sword", side="left", now={"at": [22, 12]}),
    )
    dice = [1, 1, 10, 10, 9, 9]
    game = play(scene(*people), [*dice, 1, 2], "act petr rise")
    assert [event.actor for event in events(game, "counters")] == ["pike"]


def test_k27_k30_damage_before_armour() -> None:
    """K27: what armour stopped throws down all the same; K30: each horse feels its own rider's blow."""
    plate = [{"piece": "body", "material": "plate", "dr": 9}]
    target = petr(now={"at": [70, 10]}, weapons=[], armour=plate, constitution=20)
    game = play(scene(lancer(), horse(training=1), target), [*FIRST, 9, 9, 8, 8, 7, 3, 1, 10, 10],
                "act ota ride_down:petr")  # fmt: skip
    gross = told(game, "damage")["gross"]
    assert told(game, "damage")["net"] == 0 and events(game, "tested")[-1].data["against"] == 10 + gross


@pytest.mark.parametrize(
    "harness, natural, control",
    [(False, 13, "refused"), (False, 12, "falls"), (True, 8, "refused"), (True, 7, "falls"), (True, 18, "held")],
)
def test_k28_harness_moves_the_limit_of_falling_only(harness: bool, natural: int, control: str) -> None:
    """K28: 20 becomes 15; control still takes 25."""
    dice = [natural // 2, natural - natural // 2, *(AIR if control == "held" else [])]
    game = play(scene(rider(), horse(horse={"harness": harness}), petr()), [*FIRST, *dice], ATTACK)
    assert told(game, "controls")["control"] == control


def test_k29_two_attacks_with_either_end() -> None:
    """K29: lightning takes the -4 from both ends and gives no third attack without two-weapon fighting."""
    staff = {"row": "medium_pole", "head": "light_blunt", "hand": "both", "dual": True}
    who = ota(skills={"pole/medium": 6}, weapons=[staff], abilities=["lightning_attacks"], now={"at": [9, 10]})
    game = play(scene(who, petr()), [*FIRST, *AIR, *AIR], ATTACK, ATTACK)
    assert [parts(event).get("pair", 0) for event in events(game, "attacked")] == [0, 0]


def test_k31_growth_before_halving() -> None:
    """K31: a medium shield untrained against a missile: (3 + 1) / 2."""
    target = petr(skills={"axe/light": 1}, shield={"row": "medium_shield"}, weapons=[], now={"at": [40, 10]})
    game = play(scene(shooter("small_bow", "bow/small"), target), [*FIRST, *AIR], "act ota shoot:petr")
    assert layers(one(game, "shot"))["shield"] == 2


def test_k32_concussion_besides_the_shock() -> None:
    """K32: two tests for one heavy blow."""
    made = scene(ota(), petr(constitution=9), options={"modules": {"heavy_blows": True}})
    game = play(made, [*FIRST, 9, 7, 3, 10, 10, 10, 10], ATTACK, ONE_HAND)
    assert [event.data["test"] for event in events(game, "tested")] == ["shock", "concussion"]


def test_k33_slings() -> None:
    """K33: both hands, and STR/4 of its own row."""
    with pytest.raises(SceneError):
        scene(ota(weapons=[{"row": "sling", "hand": "main"}]), petr())
    made = scene(shooter("sling", "sling", constitution=4), petr(constitution=9, now={"at": [30, 10]}))
    game = play(made, [*FIRST, 8, 8, 3, 10, 10], "act ota shoot:petr")
    assert told(game, "damage")["gross"] == 3 + 1 + 6 // 4


def test_k34_k35_wounded_horses() -> None:
    """K34: the horse's balance stands on 16; K35: training is subtracted once from each target."""
    enemy = ota(weapons=[BOW], skills={"bow/small": 6}, now={"loaded": True, "at": [10, 10]})
    mount = horse("other", "right", 1, now={"at": [40, 10]})
    rides = petr(mount="other", values={"riding": 9}, now={"at": [40, 10]})
    game = play(scene(enemy, rides, mount), [*FIRST, 8, 8, 3, 10, 10, 5, 5, 9, 9], "act ota shoot:other")
    net = told(game, "damage")["net"]
    _, control, balance = events(game, "tested")
    assert control.data["against"] == 10 + net - 1
    assert balance.data["against"] == 16 + net - 1 - max(0, 10 + 9 - control.data["against"])


def test_k36_extreme_range_ends_at_eight_times() -> None:
    """K36: 640 feet with a small bow, no inch more."""
    for feet, offered in ((640, True), (640.25, False)):
        game = until(scene(shooter("small_bow", "bow/small"), petr(now={"at": [10 + feet, 10]})), FIRST, "act", "ota")
        assert ("shoot:petr" in keys(game)) is offered


@pytest.mark.parametrize(
    "weapon, ours, held",
    [
        ({**SWORD, "reach": [2, 2]}, [5, 5], "gone"),
        (SWORD, [5, 5], "ground"),
        ({"row": "light_axe"}, [5, 5], "ground"),
        ({"row": "light_axe"}, [5, 6], "gone"),
        ({"row": "medium_pole", "head": "light_blunt", "hand": "both"}, [10, 10], "ground"),
    ],
)
def test_k37_the_length_decides_what_bare_hands_take(weapon: dict[str, Any], ours: list[int], held: str) -> None:
    """K37: a sword of two feet is taken with a margin of five, one of five feet never, nor a staff; what is not named
    takes ten."""
    boxer = ota(weapons=[], abilities=["unarmed_combat"], skills={"bare_hands": 6}, now={"at": [12, 10]})
    answers = (ATTACK, "weapon ota with:fist", "pair ota no", "hit ota disarm")
    game = play(scene(boxer, petr(weapons=[weapon])), [*FIRST, 9, 7, *ours, 5, 5], *answers)
    assert game.state["petr"].held == (held,)


def test_k38_six_levels_for_every_disarm() -> None:
    """K38: a sword-breaker of four levels disarms nobody."""
    breaker = {"row": "light_straight_blade", "breaker": True}
    for levels, offered in ((8, False), (12, True)):
        who = ota(skills={"straight_blade/light": levels}, weapons=[breaker], now={"at": [12, 10]})
        game = until(scene(who, petr()), [*FIRST, 9, 6], "hit", "ota", ATTACK)
        assert ("disarm" in keys(game)) is offered


def test_k39_saddle_bonuses_between_riders() -> None:
    """K39, fiveaction.mounted.vs_rider E2: training 2 and 25 in all: +4 and +3; an untrained horse: nothing."""
    enemy = petr(mount="other", values={"riding": 20}, skills={"straight_blade/medium": 6})
    people = (rider(10), horse(training=2), enemy, horse("other", "right", 0, now={"at": [13, 10]}))
    game = play(scene(*people), [*FIRST, 8, 7, *AIR, 9, 9, *AIR], ATTACK, "act petr attack:ota")
    mine, his = events(game, "attacked")
    assert parts(mine)["mounted"] == 4 and layers(his)["other"] == 3
    assert "mounted" not in parts(his) and "other" not in layers(mine)


def test_k40_short_weapons_have_no_minimum() -> None:
    """K40: a sword strikes at one foot, unless the scene gives every band its lower end."""
    for settings, reached in (({}, True), ({"no_minimum_reach_up_to": 0}, False)):
        made = scene(ota(now={"at": [12, 10]}), petr(), options={"weapons": settings})
        game = until(made, FIRST, "act", "ota")
        assert ("attack:petr" in keys(game)) is reached


def test_k41_layers_are_paid_in_order() -> None:
    """K41: no weapon before DEX, unless the scene lets them choose."""
    target = petr(skills={"straight_blade/medium": 6})
    for order, offered in (("fixed", False), ("free", True)):
        options = {"modules": {"defence_costs_actions": True}, "model2": {"order": order}}
        game = until(scene(ota(), target, options=options), [*FIRST, 5, 6], "defend", "petr", ATTACK)
        assert ("pay:weapon" in keys(game)) is offered


def test_k42_a_lowered_tier_does_not_rise() -> None:
    """K42: after a failure of three, one of twelve leaves the lower tier, and a success frees."""
    fear = {"of": "ota", "target": 20, "tier": 3}
    made = scene(ota(now=FAR), petr(now={"fear": fear}), rounds=3)
    game = play(made, [*LAST, 6, 7, 1, 2, 9, 9])
    assert [event.data["tier"] for event in events(game, "less-afraid")] == [1]
    assert game.state["petr"].fear is None
