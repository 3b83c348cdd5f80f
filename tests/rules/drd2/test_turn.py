"""drd2.turn: turns, reactions, defence, postponing."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Effect, Initiative, Manoeuvre, Means, Status
from tests.table import example

WAITING, POSTPONED, SPENT, LOST = Initiative


@pytest.mark.parametrize(
    "initiative, own_turn, expected",
    [
        example("drd2.turn.act E1", WAITING, True, True),
        example("drd2.turn.act E1 again", SPENT, True, False),
        example("drd2.turn.postpone E2", POSTPONED, True, False),
        example("drd2.turn.act edge not its turn", WAITING, False, False),
    ],
)
def test_act(initiative: Initiative, own_turn: bool, expected: bool) -> None:
    assert rules.turn.act(initiative, own_turn) is expected


@pytest.mark.parametrize(
    "initiative, acting, expected",
    [
        example("drd2.turn.react_initiative E1", WAITING, False, True),
        example("drd2.turn.postpone E1", POSTPONED, False, True),
        example("drd2.turn.react_initiative edge acting", WAITING, True, False),
        example("drd2.turn.react_initiative edge spent", SPENT, False, False),
    ],
)
def test_react_initiative(initiative: Initiative, acting: bool, expected: bool) -> None:
    assert rules.turn.react_initiative(initiative, acting) is expected


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


@pytest.mark.parametrize(
    "means, manoeuvres, expected",
    [
        example("drd2.turn.defence_manoeuvre E1", Means.DEFENCE, (Manoeuvre.DEFENCE,), True),
        example("drd2.turn.defence_manoeuvre edge without", Means.DEFENCE, (Manoeuvre.PRECISE,), False),
        example("drd2.turn.defence_manoeuvre edge initiative", Means.INITIATIVE, (), True),
    ],
)
def test_defence_manoeuvre(means: Means, manoeuvres: tuple[Manoeuvre, ...], expected: bool) -> None:
    assert rules.turn.defence_manoeuvre(means, manoeuvres) is expected


@pytest.mark.parametrize("price", [example("drd2.turn.defence_manoeuvre E1 price", 1)])
def test_price_of_defence(price: int) -> None:
    assert rules.manoeuvre.cost() == price


@pytest.mark.parametrize(
    "effect, recipient, expected",
    [
        example("drd2.turn.defence_same_rules E1", Effect.ELIMINATE, "attacker", True),
        example("drd2.turn.defence_same_rules edge scar", Effect.SCAR, "attacker", True),
        example("drd2.turn.defence_same_rules edge somebody else", Effect.SCAR, "bystander", False),
    ],
)
def test_defence_same_rules(effect: Effect, recipient: str, expected: bool) -> None:
    assert rules.turn.defence_same_rules(effect, recipient, "attacker", frozenset({"me"})) is expected


@pytest.mark.parametrize("defences, price", [example("drd2.turn.defence_count E1", 3, 3)])
def test_defence_count(defences: int, price: int) -> None:
    assert rules.turn.defence_count(defences) == price


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


@pytest.mark.parametrize("before, expected", [example("drd2.turn.pass E1", WAITING, POSTPONED)])
def test_pass(before: Initiative, expected: Initiative) -> None:
    assert rules.turn.pass_(before) is expected


@pytest.mark.parametrize(
    "initiative, expected",
    [
        example("drd2.turn.self_help_opposed E1 SE-28", SPENT, False),
        example("drd2.turn.self_help_opposed edge unspent", WAITING, True),
    ],
)
def test_self_help_opposed(initiative: Initiative, expected: bool) -> None:
    assert rules.turn.self_help_opposed(initiative) is expected


ACTIVE, PRESENT, REMOVED = Status.ACTIVE, Status.PRESENT, Status.REMOVED


@pytest.mark.parametrize(
    "status, initiative, acting, threatened, payable, expected",
    [
        example("drd2.turn.react_initiative SE-28 Jarik", ACTIVE, WAITING, False, False, True, Means.INITIATIVE),
        example("drd2.turn.defence_condition SE-28 Jarik", ACTIVE, SPENT, False, True, True, Means.DEFENCE),
        example("drd2.turn.defence_condition SE-28 the dog", ACTIVE, SPENT, False, True, True, Means.DEFENCE),
        example("drd2.turn.self_help_opposed SE-28 flight", ACTIVE, SPENT, False, False, True, None),
        example("drd2.turn.defence_manoeuvre E1 empty", ACTIVE, SPENT, False, True, False, None),
        example("drd2.turn.no_defence_before E1", ACTIVE, WAITING, False, True, True, Means.INITIATIVE),
        example("drd2.turn.postpone E1", ACTIVE, POSTPONED, False, False, False, Means.INITIATIVE),
        example("drd2.turn.act edge acting", ACTIVE, SPENT, True, True, True, None),
        example("drd2.elimination.state E1", PRESENT, LOST, False, True, True, Means.DEFENCE),
        example("drd2.elimination.state E2", PRESENT, LOST, False, False, True, None),
        example("drd2.elimination.state edge removed", REMOVED, LOST, False, True, True, None),
    ],
)
def test_eligible(
    status: Status, initiative: Initiative, acting: bool, threatened: bool, payable: bool, expected: Means | None
) -> None:
    assert rules.turn.eligible(status, initiative, acting, threatened, payable) is expected
