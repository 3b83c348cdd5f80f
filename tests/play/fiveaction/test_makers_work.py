"""What somebody made better, shorter or thicker than the row of its table says."""

from __future__ import annotations

import pytest

from tests.play.fiveaction.scripted import ATTACK, FIRST, keys, one, ota, parts, petr, play, scene, until


def test_a_shield_of_a_master_strikes_better() -> None:
    """fiveaction.weapon.masterwork: a shield that strikes is a weapon: a point on hitting, two on damage."""
    shield = {"row": "light_shield", "masterwork": {"attack": 1, "damage": 2}}
    who = ota(weapons=[], skills={"shield": 6}, shield=shield, now={"at": [11, 10]})
    game = play(scene(who, petr(weapons=[], constitution=9)), [*FIRST, 9, 8, 3, 10, 10], ATTACK,
                "weapon ota with:light_shield")  # fmt: skip
    assert parts(one(game, "attacked"))["standing"] == 1
    assert parts(one(game, "damage"))["fixed"] == 2 + 2


@pytest.mark.parametrize("reach, offered", [(None, True), ([1, 1], False)])
def test_a_shield_reaches_no_farther_than_its_own_reach(reach: list[int] | None, offered: bool) -> None:
    """fiveaction.weapon.reach_band: narrowed inside the band, a shield strikes at one foot, not at two."""
    shield = {"row": "light_shield", **({"reach": reach} if reach else {})}
    who = ota(weapons=[], skills={"shield": 6}, shield=shield, now={"at": [11, 10]})
    game = until(scene(who, petr()), FIRST, "weapon", "ota", ATTACK)
    assert ("with:light_shield" in keys(game)) is offered


def test_what_a_list_names_twice_was_chosen_twice() -> None:
    """fiveaction.life.pool: with two choices Petr bears twelve wounds, with one he does not."""
    for often, status in ((1, "out"), (2, "active")):
        game = until(scene(ota(), petr(abilities=["toughness"] * often)), FIRST, "act", "ota")
        game.rule("petr wounds 12")
        assert game.state["petr"].status == status


@pytest.mark.parametrize("dr, weight", [(1, 800), (2, 1132), (4, 1800)])
def test_thicker_armour_is_heavier(dr: int, weight: int) -> None:
    """fiveaction.armour.weight: from 4 to 9 lb of leather by its reduction; CON 5 doubles it."""
    made = scene(ota(constitution=5, armour=[{"piece": "body", "material": "leather", "dr": dr}]), petr())
    assert made.prepared.kits["ota"].armour[0].weight == weight
