"""drd2.heal: healing."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from tests.table import example


@pytest.mark.parametrize(
    "severity, days, expected",
    [
        example("drd2.healing.natural E1", 2, 35, (0, 0)),
        example("drd2.healing.natural E1 ten days", 2, 10, (2, 10)),
        example("drd2.healing.natural edge a day short", 2, 34, (1, 4)),
        example("drd2.healing.natural edge light", 1, 5, (0, 0)),
        example("drd2.healing.natural edge grave", 4, 120, (2, 0)),
        example("drd2.healing.natural edge grave to the end", 4, 155, (0, 0)),
        example("drd2.healing.natural edge long healed", 1, 500, (0, 0)),
    ],
)
def test_natural(severity: int, days: int, expected: tuple[int, int]) -> None:
    assert rules.healing.natural(severity, days) == expected


@pytest.mark.parametrize(
    "base, severity, reduction, before, after",
    [example("drd2.healing.treatment E1", 4, 2, 1, 2, 3)],
)
def test_treatment(base: int, severity: int, reduction: int, before: int, after: int) -> None:
    assert rules.resource.effective_ability(base, (severity,)) == before
    assert rules.resource.effective_ability(base, (rules.healing.treatment(severity, reduction),)) == after


@pytest.mark.rule("drd2.healing.treatment")
def test_treatment_stops_at_nothing() -> None:
    assert rules.healing.treatment(1, 3) == 0


@pytest.mark.parametrize(
    "pool, effective, room",
    [
        example("drd2.healing.restores_ability E1 before", 1, 2, 1),
        example("drd2.healing.restores_ability E1 after", 1, 4, 3),
        example("drd2.healing.restores_ability edge over", 3, 2, 0),
    ],
)
def test_restores_ability(pool: int, effective: int, room: int) -> None:
    assert rules.healing.restores_ability(pool, effective) == room
