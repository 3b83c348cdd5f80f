"""Hits in play: criticals, fumbles, damage, armour, shock, fainting, death, heavy blows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.fiveaction.scripted import (
    ATTACK,
    FIRST,
    LEATHER,
    ONE_HAND,
    events,
    kinds,
    layers,
    one,
    ota,
    parts,
    petr,
    play,
    scene,
    total,
    value,
)
from tests.table import example

BOUND = {"now": {"guard": "bound"}}


def hit(dice: list[int], *answers: str, attacker: Any = None, target: Any = None, **more: Any) -> Any:
    """Ota's sword in one hand against Petr; the dice after initiative."""
    people = (ota(**(attacker or {})), petr(**(target or {})))
    return play(scene(*people, **more), [*FIRST, *dice], ATTACK, *answers)


def test_worked_attack_of_the_source() -> None:
    """8.7: mace in two hands against leather, shock, concussion, balance — and the fall that follows."""
    who = ota(skills={"blunt/medium": 6}, weapons=[{"row": "medium_blunt", "hand": "both"}])
    target = petr(
        skills={"straight_blade/medium": 4, "parry": 2}, shield={"row": "light_shield"}, armour=LEATHER
    )  # fmt: skip
    dice = [*FIRST, 7, 8, 1, 1, 1, 6, 7, 4, 5]
    game = play(
        scene(who, target, options={"modules": {"heavy_blows": True}}), [*dice, 5, 6], ATTACK,
        "weapon ota with:medium_blunt.2R",
    )  # fmt: skip
    attack = one(game, "attacked")
    assert (value(attack), attack.data["against"], total(attack)) == (8, 21, 23)
    assert layers(attack) == {"dex": 5, "weapon": 1, "shield": 2}
    assert (one(game, "damage").data["gross"], one(game, "damage").data["net"]) == (7, 5)
    shock, concussion, footing = events(game, "tested")
    assert [event.data["against"] for event in (shock, concussion, footing)] == [15, 17, 20]
    assert (total(shock), total(concussion), total(footing)) == (15, 14, 20)
    assert game.state["petr"].stun == 2 and not game.state["petr"].prone
    falls = play(
        scene(who, target, options={"modules": {"heavy_blows": True}}), [*dice, 5, 5], ATTACK,
        "weapon ota with:medium_blunt.2R",
    )  # fmt: skip
    assert falls.state["petr"].prone


@pytest.mark.parametrize(
    "attacker, weapon, dice, gross",
    [
        example("fiveaction.hit.damage_parts E1", {}, ONE_HAND, [3], 5),
        example(
            "fiveaction.hit.damage_parts E2",
            {"weapons": [{"row": "medium_curved_blade"}]},
            "weapon ota with:medium_curved_blade.1R",
            [3],
            6,
        ),
        example(
            "fiveaction.hit.specialization E1",
            {"abilities": ["weapon_specialization:straight_blade/medium"]},
            ONE_HAND,
            [3],
            7,
        ),
        example("fiveaction.hit.strength_bonus E1 two hands", {}, "weapon ota with:medium_straight_blade.2R",
                [1, 1, 1], 7),
        example("fiveaction.hit.strength_bonus E2", {"strength": 5}, ONE_HAND, [3], 4),
    ],
)  # fmt: skip
def test_gross_damage(attacker: dict[str, Any], weapon: str, dice: list[int], gross: int) -> None:
    game = hit([9, 7, *dice, 9, 9], weapon, attacker=attacker)
    assert one(game, "damage").data["gross"] == gross


@pytest.mark.parametrize(
    "material, dr, weapon, gross, stopped",
    [
        example("fiveaction.hit.reduction E1", "mail", 6, "thrust", 11, 4),
        example("fiveaction.hit.reduction edge cut", "mail", 6, "straight_cut", 11, 6),
        example("fiveaction.weapon.dr_category E1 medium", "leather", 4, "straight_cut", 11, 4),
    ],
)
def test_armour_by_kind_of_blow(material: str, dr: int, weapon: str, gross: int, stopped: int) -> None:
    target = {"armour": [{"piece": "body", "material": material, "dr": dr}]}
    who = {"strength": 24, "dexterity": 4}
    game = hit([2, 3, 3, 9, 9], ONE_HAND, f"type ota {weapon}", attacker=who, target=target)
    assert (one(game, "damage").data["gross"], one(game, "damage").data["stopped"]) == (gross, stopped)


@pytest.mark.parametrize(
    "row, key, stopped",
    [
        example("fiveaction.weapon.dr_category E1 knife", "light_straight_blade", "straight_blade/light", 6),
        example("fiveaction.weapon.dr_category E1 fist", "", "bare_hands", 8),
    ],
)
def test_light_weapons_find_armour_harder(row: str, key: str, stopped: int) -> None:
    mail = {"piece": "body", "material": "mail", "dr": 4 if row else 8}
    who: dict[str, Any] = {"strength": 20, "dexterity": 4, "skills": {key: 6}, "now": {"at": [12, 10]}}
    who["weapons"] = [{"row": row}] if row else []
    who["abilities"] = ["unarmed_combat"]
    weapon = "weapon ota with:light_straight_blade.1R" if row else "weapon ota with:fist"
    answers = [weapon, "type ota straight_cut"] if row else [weapon, "pair ota no"]
    dice = [2, 3, 4, 9, 9] if row else [2, 3, 4]
    game = hit(dice, *answers, attacker=who, target={"armour": [mail]})
    assert one(game, "damage").data["stopped"] == stopped


def test_shock_passed_and_failed() -> None:
    """fiveaction.life.shock_test E1, E2: a wound of 5 against CON 4."""
    for last, stun in ((5, 0), (4, 5)):
        game = play(
            scene(petr(id="petr"), ota(now={"at": [13, 10]}, weapons=[])),
            [*FIRST, 10, 9, 1, 1, 4, 6, last],
            "act petr attack:ota",
            "weapon petr with:medium_straight_blade.1R",
        )
        assert one(game, "damage").data["net"] == 5 and game.state["ota"].stun == stun
        assert one(game, "tested").data["against"] == 15


@pytest.mark.parametrize(
    "wounds, net, status",
    [
        example("fiveaction.life.out_and_death E1 out", 8, 5, "out"),
        example("fiveaction.life.out_and_death E1 almost", 7, 5, "active"),
        example("fiveaction.life.out_and_death E1 dead", 12, 6, "dead"),
    ],
)
def test_out_and_dead(wounds: int, net: int, status: str) -> None:
    who = petr(strength=12 if net == 6 else 9, dexterity=5, skills={"straight_blade/medium": 4})
    victim = ota(now={"at": [13, 10], "wounds": wounds}, weapons=[])
    dice = [9, 8, 2] + ([] if status != "active" else [9, 9])
    game = play(scene(who, victim), [*FIRST, *dice], "act petr attack:ota", "weapon petr with:medium_straight_blade.1R")
    assert one(game, "damage").data["net"] == net
    assert game.state["ota"].status == status


def test_fainting_by_stun_and_by_shock() -> None:
    """fiveaction.life.faint E1, E2"""
    victim = ota(now={"at": [13, 10], "wounds": 6, "stun": 0}, weapons=[])
    game = play(
        scene(petr(), victim), [*FIRST, 10, 9, 1, 1, 1, 1, 1], "act petr attack:ota",
        "weapon petr with:medium_straight_blade.1R",
    )  # fmt: skip
    assert game.state["ota"].wounds == 8 and game.state["ota"].status == "unconscious"


def test_virtual_lives_go_first() -> None:
    """fiveaction.life.virtual E1: virtual 3, damage 5."""
    game = hit([9, 7, 3, 9, 9], ONE_HAND, target={"now": {"virtual": 3}})
    assert game.state["petr"].virtual[1] == 0 and game.state["petr"].wounds == 2
    assert one(game, "tested").data["against"] == 15


# -- criticals -------------------------------------------------------------------------------------------------------


def test_critical_confirmed_and_not() -> None:
    """fiveaction.critical.confirm E1, E2, against 19 with attack 8."""
    target = {"strength": 6, "dexterity": 4, "skills": {"straight_blade/medium": 6}}
    real = hit([9, 9, 6, 6, 3, 9, 9], ONE_HAND, target=target)
    assert one(real, "confirmed").data["result"] == "confirmed"
    assert parts(one(real, "damage")) == {"fixed": 2, "multiplied": 2}
    plain = hit([9, 9, 5, 6, 3, 9, 9], ONE_HAND, target=target)
    assert one(plain, "confirmed").data["result"] == "unconfirmed"
    assert parts(one(plain, "damage")) == {"fixed": 2}


def test_effect_by_armour_and_skill() -> None:
    """fiveaction.critical.choice E1: five levels against leather go past it."""
    who = {"skills": {"straight_blade/medium": 5}}
    game = hit([10, 10, 2, 3, 3, 9, 9], ONE_HAND, attacker=who, target={"armour": LEATHER})
    assert one(game, "damage").data["effect"] == "bypass" and one(game, "damage").data["net"] == 5


def test_axe_triples_or_goes_past() -> None:
    """fiveaction.critical.melee_effect E1: 2d5 with 2 + 4 and fixed 4: 18, or 10 past the armour."""
    who = {"skills": {"axe/medium": 6}, "weapons": [{"row": "medium_axe", "hand": "both"}]}
    target = {"armour": LEATHER, "constitution": 20}
    for key, gross, net in (("multiply", 18, 15), ("bypass", 10, 10)):
        game = hit(
            [10, 10, 2, 3, 2, 4, 9, 9],
            "weapon ota with:medium_axe.2R",
            f"critical ota {key}",
            attacker=who,
            target=target,
        )
        assert (one(game, "damage").data["gross"], one(game, "damage").data["net"]) == (gross, net)


def test_threat_that_misses_is_a_miss() -> None:
    """fiveaction.critical.requires_hit E1"""
    who = {
        "strength": 1,
        "dexterity": 3,
        "skills": {"straight_blade/medium": 1},
        "weapons": [{"row": "medium_curved_blade"}],
    }
    target = {"strength": 6, "dexterity": 4, "skills": {"straight_blade/medium": 6}}
    game = hit([8, 9], "weapon ota with:medium_curved_blade.1R", attacker=who, target=target)
    assert one(game, "attacked").data["result"] == "missed" and not events(game, "confirmed")


@pytest.mark.parametrize(
    "dice, level",
    [
        example("fiveaction.critical.multiple E1", [10, 10, 7, 8], 1),
        example("fiveaction.critical.multiple E2", [9, 10, 9, 10, 5, 6], 2),
        example("fiveaction.critical.multiple E3", [10, 10, 10, 10, 3, 4], 2),
    ],
)
def test_multiple_criticals(dice: list[int], level: int) -> None:
    game = hit([*dice, 1, *([9, 9] if level == 1 else [])], ONE_HAND, target={"constitution": 8})
    assert (game.state["petr"].status == "out") is (level == 2)


def test_range_is_narrowed_by_parry_and_armour() -> None:
    """fiveaction.critical.range_reduction E1: parry 12 makes 18 a plain hit of 19."""
    target = {"skills": {"parry": 12, "straight_blade/medium": 1}}
    game = hit([9, 9, 3, 9, 9], ONE_HAND, attacker={"strength": 14, "dexterity": 6}, target=target)
    assert one(game, "damage").data["effect"] == "none" and not events(game, "confirmed")


def test_gap_beside_accessories() -> None:
    """fiveaction.critical.accessory_gap E1: leather 2 and plate accessories 3."""
    pieces = [{"piece": "body", "material": "leather", "dr": 2}, {"piece": "accessories", "material": "plate", "dr": 3}]
    game = hit([8, 9, 9, 9, 5, 9, 9], ONE_HAND, target={"armour": pieces})
    assert one(game, "confirmed").data["what"] == "accessory"
    assert one(game, "damage").data["stopped"] == 2


def test_unhittable_opponent() -> None:
    """fiveaction.unhittable.condition: two naturals in the range hit, a third makes it critical."""
    target = {"dexterity": 20, "now": {"stance": "normal"}}
    who = {"strength": 0, "dexterity": 0, "skills": {"straight_blade/medium": 2}}
    missed = hit([9, 9, 9, 8], ONE_HAND, attacker=who, target=target)
    assert "damage" not in kinds(missed)
    critical = hit([9, 9, 10, 8, 10, 10, 4, 9, 9], ONE_HAND, attacker=who, target=target)
    assert one(critical, "damage").data["effect"] == "multiply"


# -- fumbles ---------------------------------------------------------------------------------------------------------


def test_fumble_drops_the_weapon() -> None:
    """fiveaction.fumble.confirm E1, fiveaction.fumble.single E1"""
    game = hit([1, 1, 4, 5], ONE_HAND)
    assert game.state["ota"].held == ("ground",)


def test_fumble_that_is_only_a_miss() -> None:
    """fiveaction.fumble.confirm E3"""
    game = hit([1, 1, 10, 9], ONE_HAND)
    assert one(game, "fumble-rolled").data["result"] == "only_miss" and game.state["ota"].held == ("main",)


def test_double_fumble_wounds_oneself() -> None:
    """fiveaction.fumble.double E1: d5 + 2 against one's own armour."""
    game = hit([1, 1, 1, 1, 4, 4, 3, 9, 9], ONE_HAND)
    assert game.state["ota"].wounds == 5


# -- what is made of a hit -------------------------------------------------------------------------------------------


def test_blow_stopped() -> None:
    """fiveaction.pulled_blow.stop E1"""
    game = hit([9, 7], ONE_HAND, "hit ota spare")
    assert game.state["petr"].wounds == 0 and "held-back" in kinds(game)


def test_wound_lowered() -> None:
    """fiveaction.pulled_blow.six E1: margin 5 or 6 lowers by up to 2 or 3."""
    game = hit([9, 7, 4, 9, 9], ONE_HAND, "lower ota 2")
    assert game.state["petr"].wounds == 6 - 2


def test_mock_fighting_wounds_nobody() -> None:
    """fiveaction.pulled_blow.mock E1"""
    game = hit([9, 7], ONE_HAND, "manner ota mock")
    assert "damage" not in kinds(game)


def test_flat_blow_stuns() -> None:
    """fiveaction.flat.attack E1: attack 6, net damage to stun, no shock."""
    game = hit([9, 8, 1], ONE_HAND, "manner ota flat")
    assert value(one(game, "attacked")) == 6 and game.state["petr"].stun == 3
    assert not events(game, "tested")


# -- run-through -----------------------------------------------------------------------------------------------------


def test_run_through_counts_as_critical() -> None:
    """fiveaction.run_through.hit E1: die 4, fixed 2 doubled: 8; the body's shock failed wounds 8 more."""
    game = hit([3, 3, 4, 2, 2], ONE_HAND, target={**BOUND, "constitution": 0})
    assert one(game, "damage").data["net"] == 8
    assert one(game, "bleeds").data["net"] == 8 and game.state["petr"].status == "dead"


def test_run_through_shock_passed_stuns() -> None:
    """fiveaction.run_through.primary_shock: a passed test stuns for as much."""
    game = hit([3, 3, 1, 10, 10], ONE_HAND, target={**BOUND, "constitution": 8})
    assert (game.state["petr"].wounds, game.state["petr"].stun) == (5, 5)


def test_backstab_widens_and_multiplies() -> None:
    """fiveaction.run_through.backstab E1: knife 16 becomes 12, multiplier 3."""
    knife = {"row": "light_straight_blade"}
    who = {"abilities": ["backstab"], "skills": {"straight_blade/light": 6}, "weapons": [knife],
           "now": {"at": [12, 10]}}  # fmt: skip
    game = hit(
        [6, 6, 9, 9, 2, 1, 1],
        "weapon ota with:light_straight_blade.1R",
        attacker=who,
        target={**BOUND, "constitution": 0},
    )
    assert parts(one(game, "damage"))["multiplied"] == 4 and game.state["petr"].status in ("out", "dead")


# -- heavy blows -----------------------------------------------------------------------------------------------------


def test_push_back_gives_ground() -> None:
    """fiveaction.push_back.test: a blocked maul drives the defender a step back."""
    modules = {"heavy_blows": True, "push_back": True}
    who = ota(skills={"blunt/heavy": 6}, weapons=[{"row": "heavy_blunt", "hand": "both"}], now={"at": [10, 10]})
    target = petr(skills={"straight_blade/medium": 6, "parry": 4}, now={"at": [14, 10]})
    game = play(scene(who, target, options={"modules": modules}), [*FIRST, 6, 6, 3, 3, 2, 2], ATTACK)
    assert one(game, "attacked").data["met"] in ("weapon", "parry")
    assert one(game, "gives-ground").data["way_qf"] == 17
