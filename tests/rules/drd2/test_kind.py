"""drd2.kind: kinds of action."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Evaluation, Kind, Sorting
from tests.table import example


@pytest.mark.parametrize(
    "demand, skilled, blocked, expected",
    [
        example("drd2.kind.ruling E1", 1, True, False, Sorting(Kind.DEMANDING, 1)),
        example("drd2.kind.ruling edge nothing", 0, True, False, Sorting(Kind.POSSIBLE)),
        example("drd2.kind.ruling edge restricted", 0, False, False, Sorting(Kind.IMPOSSIBLE)),
        example("drd2.kind.ruling edge scar", 3, True, True, Sorting(Kind.IMPOSSIBLE)),
        example("drd2.kind.ruling edge 3", 3, True, False, Sorting(Kind.DEMANDING, 3)),
        example("drd2.kind.ruling edge over 3", 4, True, False, Sorting(Kind.IMPOSSIBLE)),
        example("drd2.skill.restricted E1", 0, False, False, Sorting(Kind.IMPOSSIBLE)),
        example("drd2.scar.demand SE-40", 1, True, False, Sorting(Kind.DEMANDING, 1)),
        example("drd2.scar.demand SE-40 cunning", 2, True, False, Sorting(Kind.DEMANDING, 2)),
    ],
)
def test_ruling(demand: int, skilled: bool, blocked: bool, expected: Sorting) -> None:
    ruling = rules.kind.ruling(demand, skilled, blocked)
    assert ruling.default == expected
    assert [answer.demand for answer in ruling.answers] == [0, 0, 1, 2, 3, 0]
    assert expected in ruling.answers


@pytest.mark.parametrize(
    "before, counteractions, expected",
    [
        example("drd2.kind.opposed_obvious E1", Kind.OBVIOUS, 1, Kind.POSSIBLE),
        example("drd2.kind.opposed_obvious edge nobody", Kind.OBVIOUS, 0, Kind.OBVIOUS),
        example("drd2.kind.opposed_obvious edge demanding", Kind.DEMANDING, 2, Kind.DEMANDING),
    ],
)
def test_opposed_obvious(before: Kind, counteractions: int, expected: Kind) -> None:
    assert rules.kind.opposed_obvious(before, counteractions) is expected


@pytest.mark.parametrize(
    "counteractions, expected",
    [
        example("drd2.kind.possible edge test", 0, Evaluation.TEST),
        example("drd2.kind.possible edge clash", 1, Evaluation.CLASH),
        example("drd2.kind.possible edge general", 2, Evaluation.GENERAL),
        example("drd2.test.when E1", 0, Evaluation.TEST),
        example("drd2.test.when E2", 1, Evaluation.CLASH),
    ],
)
def test_possible(counteractions: int, expected: Evaluation) -> None:
    assert rules.kind.possible(counteractions) is expected


@pytest.mark.parametrize(
    "sorting, expected",
    [
        example("drd2.kind.possible E1", Sorting(Kind.POSSIBLE), 0),
        example("drd2.kind.demanding E1 SE-08", Sorting(Kind.DEMANDING, 1), 1),
        example("drd2.kind.demanding SE-08 inn door", Sorting(Kind.POSSIBLE), 0),
        example("drd2.kind.demanding edge 3", Sorting(Kind.DEMANDING, 3), 3),
        example("drd2.kind.impossible edge no price", Sorting(Kind.IMPOSSIBLE, 3), 0),
        example("drd2.kind.obvious edge no price", Sorting(Kind.OBVIOUS), 0),
    ],
)
def test_demanding(sorting: Sorting, expected: int) -> None:
    assert rules.kind.demanding(sorting) == expected


@pytest.mark.parametrize(
    "demands, expected",
    [
        example("drd2.kind.demand_max E1 SE-09", (1, 1, rules.equipment.demand((("swimming", 2),), ("swimming",))), 2),
        example("drd2.kind.demand_max edge none", (), 0),
    ],
)
def test_demand_max(demands: tuple[int, ...], expected: int) -> None:
    assert rules.kind.demand_max(demands) == expected


@pytest.mark.rule("drd2.kind.impossible")
def test_table_t2() -> None:
    assert {sort: (row.rolled, row.opposed) for sort, row in rules.kind.KINDS.items()} == {
        Kind.OBVIOUS: (False, Kind.POSSIBLE),
        Kind.POSSIBLE: (True, Kind.POSSIBLE),
        Kind.DEMANDING: (True, Kind.DEMANDING),
        Kind.IMPOSSIBLE: (False, None),
    }
