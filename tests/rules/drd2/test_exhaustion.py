"""drd2.exhaust: exhaustion."""

from __future__ import annotations

from typing import Literal

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import SCENE, Choice
from tests.table import example


@pytest.mark.parametrize(
    "payable, death, expected",
    [
        example("drd2.exhaustion.choice edge payable", True, False, (Choice.EXHAUST, Choice.ACCEPT)),
        example("drd2.exhaustion.all_or_nothing E1", False, False, (Choice.ACCEPT,)),
        example("drd2.exhaustion.choice edge heroic death", False, True, (Choice.ACCEPT, Choice.DEATH)),
    ],
)
def test_choice(payable: bool, death: bool, expected: tuple[Choice, ...]) -> None:
    assert rules.exhaustion.choice(payable, death) == expected


@pytest.mark.parametrize(
    "exhausts, expected",
    [
        example("drd2.exhaustion.choice E1 accepts", False, (3, 5)),
        example("drd2.exhaustion.choice E1 exhausts", True, (3, 3)),
    ],
)
def test_what_the_choice_does(exhausts: bool, expected: tuple[int, int]) -> None:
    before, pool = 2, 5
    if exhausts:
        after = rules.exhaustion.threat_up(before), rules.resource.hero_pools(pool, rules.exhaustion.price(before))
    else:
        after = rules.threat.apply(before, (1,)), pool
    assert after == expected


@pytest.mark.parametrize(
    "own, mighty, weak, other, expected",
    [
        example("drd2.exhaustion.price E1 SE-15", 3, False, False, 0, 3),
        example("drd2.exhaustion.price E2 SE-34", 2, True, False, 0, 3),
        example("drd2.exhaustion.price E3 SE-43", 5, True, False, 0, 6),
        example("drd2.exhaustion.min_one E1", 1, False, False, -2, 1),
        example("drd2.penalty.weak E1", 3, False, True, 0, 2),
        example("drd2.penalty.weak E2", 1, False, True, 0, 1),
        example("drd2.manoeuvre.mighty E1", 3, True, False, 0, 4),
        example("drd2.manoeuvre.mighty E2", 2, True, False, 0, 3),
        example("drd2.manoeuvre.free E1", 2, True, False, 0, 3),
        example("drd2.manoeuvre.mighty_in_tests E1", 2, True, False, 0, 3),
        example("drd2.fate.over_limit E2", 4, True, False, 0, 5),
        example("drd2.elimination.exhaust E1", 3, False, False, 0, 3),
        example("drd2.clash.exhaust E1 SE-22", 1, False, False, 0, 1),
        example("drd2.challenge.exhaust E1 SE-18", 3, False, False, 0, 3),
        example("drd2.challenge.property E1", 2, False, False, 0, 2),
        example("drd2.action.story_only E1", 2, False, False, 0, 2),
    ],
)
def test_price(own: int, mighty: bool, weak: bool, other: int, expected: int) -> None:
    assert rules.exhaustion.price(own, mighty, weak, other) == expected


@pytest.mark.parametrize(
    "price, expected",
    [
        example("drd2.exhaustion.min_one E1", 1 - 2, 1),
        example("drd2.exhaustion.min_one edge above", 4, 4),
    ],
)
def test_min_one(price: int, expected: int) -> None:
    assert rules.exhaustion.min_one(price) == expected


@pytest.mark.parametrize(
    "before, expected",
    [
        example("drd2.exhaustion.threat_up E1 SE-15", 3, 4),
        example("drd2.clash.exhaust SE-22 Gloan", 1, 2),
        example("drd2.clash.exhaust SE-22 Hrun", 3, 4),
        example("drd2.manoeuvre.mighty SE-34", 2, 3),
        example("drd2.manoeuvre.mighty_in_tests E1", 2, 3),
        example("drd2.elimination.exhaust E1", 3, 4),
        example("drd2.elimination.backlash SE-36", 3, 4),
        example("drd2.action.story_only E1", 2, 3),
        example("drd2.scar.self_yield SE-41", 4, 5),
        example("drd2.helper.bond E1", 5, 6),
    ],
)
def test_threat_up(before: int, expected: int) -> None:
    assert rules.exhaustion.threat_up(before) == expected


@pytest.mark.parametrize("before, prices, after", [example("drd2.exhaustion.once E1 prices", 1, (1, 2), 3)])
def test_two_winners(before: int, prices: tuple[int, ...], after: int) -> None:
    now = before
    for price in prices:
        assert rules.exhaustion.price(now) == price
        now = rules.exhaustion.threat_up(now)
    assert now == after


@pytest.mark.parametrize(
    "threatened, scope, winner_failed, expected",
    [
        example("drd2.exhaustion.something_to_avert E1", set(), {"T"}, False, False),
        example("drd2.exhaustion.something_to_avert edge still threatened", {"T"}, {"T"}, False, True),
        example("drd2.exhaustion.something_to_avert edge another's affair", {"T"}, {"P"}, False, False),
        example("drd2.exhaustion.something_to_avert edge winner failed", {"T"}, {"T"}, True, False),
        example("drd2.general_clash.failed_step SE-24", {"Gloan"}, {"Gloan"}, True, False),
    ],
)
def test_something_to_avert(threatened: set[str], scope: set[str], winner_failed: bool, expected: bool) -> None:
    assert rules.exhaustion.something_to_avert(frozenset(threatened), frozenset(scope), winner_failed) is expected


@pytest.mark.parametrize(
    "loser, recipients, losers, protects, winner, reach, expected",
    [
        example("drd2.exhaustion.scope E1", "P", {"T"}, {"T", "P"}, {"T"}, "A", "shared", {"T"}),
        example("drd2.exhaustion.scope E2", "T1", {"T1", "T2"}, {"T1", "T2"}, {"T1"}, "A", "shared", {"T1"}),
        example("drd2.exhaustion.scope E3", "L1", {"W"}, {"L1", "L2"}, {"L1"}, "W", "shared", {"W"}),
        example(
            "drd2.exhaustion.scope edge silent comrade", "T1", {"T1", "B"}, {"T1"}, {"T1"}, "A", "shared", {"T1", "B"}
        ),
        example(
            "drd2.exhaustion.scope edge own, silent comrade", "T1", {"T1", "B"}, {"T1"}, {"T1"}, "A", "own", {"T1"}
        ),
        example("drd2.exhaustion.scope edge own, winner's benefit", "L1", {"W"}, {"L1"}, {"L1"}, "W", "own", {"W"}),
        example("drd2.exhaustion.scope edge story", "L1", {SCENE}, {"L1", "L2"}, {"L1"}, "W", "shared", {SCENE}),
        example("drd2.exhaustion.scope edge own, story", "L1", {SCENE}, {"L1", "L2"}, {"L1"}, "W", "own", {SCENE}),
        example("drd2.exhaustion.scope edge all", "T1", {"T1", "T2"}, {"T1", "T2"}, {"T1"}, "A", "all", {"T1", "T2"}),
        example("drd2.clash.bystander_target E1", "P", {"T"}, {"P"}, {"T"}, "A", "shared", {"T"}),
    ],
)
def test_scope(
    loser: str,
    recipients: set[str],
    losers: set[str],
    protects: set[str],
    winner: str,
    reach: Literal["shared", "all", "own"],
    expected: set[str],
) -> None:
    averted = rules.exhaustion.scope(
        loser, frozenset(recipients), frozenset(losers), frozenset(protects), winner, reach
    )
    assert averted == expected


@pytest.mark.parametrize(
    "who, targets, expected",
    [
        example("drd2.exhaustion.scope edge target protects itself", "T1", ("T1", "T2"), ("T1",)),
        example("drd2.exhaustion.scope edge bystander protects all", "P", ("T1", "T2"), ("T1", "T2")),
    ],
)
def test_protected(who: str, targets: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert rules.exhaustion.protected(who, targets) == expected
