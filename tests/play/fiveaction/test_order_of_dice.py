"""Section 8.6: whose dice fall for what, one after another, in the longest attacks there are."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

from bojiste.core.dice import Roll, Script
from bojiste.core.game import Game
from bojiste.core.rule import rule_id
from tests.play.fiveaction.scripted import (
    AIR,
    ATTACK,
    FIRST,
    LAST,
    ONE_HAND,
    horse,
    lancer,
    ota,
    petr,
    play,
    rider,
    scene,
)

POLE = {"row": "heavy_pole", "head": "medium_straight_blade", "head_type": "thrust", "hand": "both"}
PIKE = {**POLE, "head": "heavy_straight_blade"}
BY_PARTS = {"modules": {"hit_locations": True, "heavy_blows": True}}


def asked(fight: Callable[[], Game], watch: pytest.MonkeyPatch) -> list[str]:
    """For what dice were asked after those of initiative: how many, the rule, and whose; as they were asked."""
    found: list[str] = []
    face = Script.face

    def noted(script: Script, roll: Roll) -> int:
        found.append(f"d{roll.sides} {rule_id(roll.rule).removeprefix('fiveaction.')} {roll.actor}")
        return face(script, roll)

    watch.setattr(Script, "face", noted)
    fight()
    return [f"{len(list(alike))}{die}" for die, alike in groupby(found) if " initiative." not in die]


def charge_into_a_pole() -> Game:
    """The charger does not slip away from the pole, is missed, and strikes critically."""
    holder = petr(weapons=[POLE], skills={"pole/heavy": 6}, reaction=12, constitution=20, now={"at": [36, 10]})
    dice = [*LAST, 1, 2, *AIR, 9, 9, 9, 9, 3, 9, 9]
    return play(scene(ota(), holder), dice, "act ota charge:petr")


def through_a_cloak() -> Game:
    """A blow that only an improvised shield stopped."""
    target: dict[str, Any] = {"weapons": [], "skills": {"parry": 1}, "shield": {"row": "improvised_shield"}}
    return play(scene(ota(), petr(**target)), [*FIRST, 6, 4, 4, 30, 9, 9], ATTACK, ONE_HAND)


def critical_by_parts() -> Game:
    """A critical hit with locations, shock and concussion."""
    dice = [*FIRST, 9, 9, 9, 8, 5, 6, 4, 9, 9, 9, 9]
    return play(scene(ota(strength=12), petr(constitution=9), options=BY_PARTS), dice, ATTACK, ONE_HAND)


def mounted_charge() -> Game:
    """Riding, the target's fear, the blow, its damage, shock, the fall."""
    target = petr(now={"at": [70, 10]}, weapons=[], constitution=20)
    dice = [*FIRST, 9, 9, 8, 8, 7, 3, 4, 10, 10, 1, 1]
    return play(scene(lancer(), horse(training=1), target), dice, "act ota ride_down:petr")


def stopped_charge() -> Game:
    """Riding, fear, the pike's own dice before any of the charger's."""
    target = petr(will=20, weapons=[PIKE], skills={"pole/heavy": 6}, now={"at": [75, 10]})
    dice = [*LAST, 9, 9, 8, 8, 8, 6, 1, 1, 9, 9, 1, 2]
    return play(scene(lancer(), horse(training=1), target), dice, "act ota ride_down:petr", "escape ota no")


def saddle() -> Game:
    """Control of the horse precedes the blow."""
    return play(scene(rider(), horse(), petr()), [*FIRST, 9, 9, *AIR], ATTACK)


ORDERS: list[tuple[Callable[[], Game], list[str]]] = [
    (
        charge_into_a_pole,
        [
            "2d10 counter.escape ota",
            "2d10 attack.roll petr",
            "2d10 attack.roll ota",
            "2d10 critical.confirm ota",
            "1d5 hit.damage_parts ota",
            "2d10 life.shock_test petr",
        ],
    ),
    (
        through_a_cloak,
        [
            "2d10 attack.roll ota",
            "1d5 hit.damage_parts ota",
            "1d100 shield.improvised_gap petr",
            "2d10 life.shock_test petr",
        ],
    ),
    (
        critical_by_parts,
        [
            "2d10 attack.roll ota",
            "2d10 critical.confirm ota",
            "2d10 location.location_roll ota",
            "1d5 hit.damage_parts ota",
            "2d10 life.shock_test petr",
            "2d10 heavy_blow.shock petr",
        ],
    ),
    (
        mounted_charge,
        [
            "2d10 mounted.charge_conditions ota",
            "2d10 mounted.charge_fear petr",
            "2d10 attack.roll ota",
            "1d4 hit.damage_parts ota",
            "2d10 life.shock_test petr",
            "2d10 mounted.knock_down petr",
        ],
    ),
    (
        stopped_charge,
        [
            "2d10 mounted.charge_conditions ota",
            "2d10 mounted.charge_fear petr",
            "2d10 attack.roll petr",
            "2d4 hit.damage_parts petr",
            "2d10 life.shock_test ota",
            "2d10 mounted.charge_counter ota",
        ],
    ),
    (
        saddle,
        [
            "2d10 mounted.riding_test ota",
            "2d10 attack.roll ota",
        ],
    ),
]


@pytest.mark.parametrize(("fight", "order"), ORDERS, ids=lambda value: getattr(value, "__name__", None))
def test_order_of_dice(fight: Callable[[], Game], order: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """8.6; a script that is used up exactly shows that none falls besides"""
    assert asked(fight, monkeypatch) == order
