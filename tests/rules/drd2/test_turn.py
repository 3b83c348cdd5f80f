"""drd2.turn: turns, reactions, defence, postponing."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Initiative, Means, Status
from tests.table import example

WAITING, POSTPONED, SPENT, LOST = Initiative


@pytest.mark.parametrize(
    "initiative, expected",
    [
        example("drd2.turn.act E1", WAITING, True),
        example("drd2.turn.act E1 again", SPENT, False),
        example("drd2.turn.postpone E2", POSTPONED, False),
    ],
)
def test_act(initiative: Initiative, expected: bool) -> None:
    assert rules.turn.act(initiative) is expected


@pytest.mark.parametrize(
    "initiative, expected",
    [
        example("drd2.turn.react_initiative E1", WAITING, True),
        example("drd2.turn.postpone E1", POSTPONED, True),
        example("drd2.turn.react_initiative edge spent", SPENT, False),
    ],
)
def test_react_initiative(initiative: Initiative, expected: bool) -> None:
    assert rules.turn.react_initiative(initiative) is expected


@pytest.mark.parametrize(
    "initiative, expected",
    [
        example("drd2.turn.one E1", SPENT, False),
        example("drd2.turn.one edge waiting", WAITING, True),
        example("drd2.turn.one edge postponed", POSTPONED, True),
        example("drd2.turn.one edge lost", LOST, False),
    ],
)
def test_one(initiative: Initiative, expected: bool) -> None:
    assert rules.turn.one(initiative) is expected


@pytest.mark.parametrize(
    "who, harmed, threatens, expected",
    [
        example("drd2.turn.defence_condition E1 SE-31", "ulrich", (), (), False),
        example("drd2.turn.defence_condition SE-31 thrust", "ulrich", ("ulrich",), (), True),
        example("drd2.turn.defence_condition edge discovered", "ulrich", (), ("ulrich",), True),
        example("drd2.turn.defence_condition edge comrade", "ulrich", ("borri",), (), False),
    ],
)
def test_defence_condition(who: str, harmed: tuple[str, ...], threatens: tuple[str, ...], expected: bool) -> None:
    assert rules.turn.defence_condition(who, harmed, threatens) is expected


@pytest.mark.parametrize("price", [example("drd2.turn.defence_manoeuvre E1 price", 1)])
def test_price_of_defence(price: int) -> None:
    assert rules.manoeuvre.cost() == price


@pytest.mark.parametrize(
    "initiative, expected",
    [
        example("drd2.turn.no_defence_before E1", WAITING, False),
        example("drd2.turn.no_defence_before edge postponed", POSTPONED, False),
        example("drd2.turn.no_defence_before edge spent", SPENT, True),
        example("drd2.turn.no_defence_before edge lost", LOST, True),
    ],
)
def test_no_defence_before(initiative: Initiative, expected: bool) -> None:
    assert rules.turn.no_defence_before(initiative) is expected


@pytest.mark.parametrize(
    "before, expected",
    [
        example("drd2.turn.postpone E1", WAITING, POSTPONED),
        example("drd2.turn.postpone edge spent", SPENT, SPENT),
    ],
)
def test_postpone(before: Initiative, expected: Initiative) -> None:
    assert rules.turn.postpone(before) is expected


@pytest.mark.parametrize(
    "before, expected",
    [
        example("drd2.turn.postponed_lost E1 SE-30", POSTPONED, LOST),
        example("drd2.turn.postponed_lost edge reacted", SPENT, SPENT),
    ],
)
def test_postponed_lost(before: Initiative, expected: Initiative) -> None:
    assert rules.turn.postponed_lost(before) is expected


ACTIVE, PRESENT, REMOVED = Status.ACTIVE, Status.PRESENT, Status.REMOVED


@pytest.mark.parametrize(
    "status, initiative, threatened, payable, expected",
    [
        example("drd2.turn.react_initiative SE-28 Jarik", ACTIVE, WAITING, False, True, Means.INITIATIVE),
        example("drd2.turn.defence_condition SE-28 Jarik", ACTIVE, SPENT, True, True, Means.DEFENCE),
        example("drd2.turn.defence_condition SE-28 the dog", ACTIVE, SPENT, True, True, Means.DEFENCE),
        example("drd2.turn.self_help_opposed SE-28 flight", ACTIVE, SPENT, False, True, None),
        example("drd2.turn.defence_manoeuvre E1 empty", ACTIVE, SPENT, True, False, None),
        example("drd2.turn.no_defence_before E1", ACTIVE, WAITING, True, True, Means.INITIATIVE),
        example("drd2.turn.postpone E1", ACTIVE, POSTPONED, False, False, Means.INITIATIVE),
        example("drd2.elimination.state E1", PRESENT, LOST, True, True, Means.DEFENCE),
        example("drd2.elimination.state E2", PRESENT, LOST, False, True, None),
        example("drd2.elimination.state edge removed", REMOVED, LOST, True, True, None),
    ],
)
def test_eligible(
    status: Status, initiative: Initiative, threatened: bool, payable: bool, expected: Means | None
) -> None:
    assert rules.turn.eligible(status, initiative, threatened, payable) is expected
