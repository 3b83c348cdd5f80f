"""drd2.threat: Threat."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Effect
from tests.table import example


@pytest.mark.parametrize(
    "answer, allowed",
    [
        example("drd2.threat.scale edge 5 and more", 7, True),
        example("drd2.threat.scale edge zero", 0, False),
    ],
)
def test_scale(answer: int, allowed: bool) -> None:
    assert rules.threat.scale().allows(answer) is allowed


@pytest.mark.parametrize("expected", [example("drd2.threat.scale E1", 2)])
def test_scale_default(expected: int) -> None:
    assert rules.threat.scale().default == expected
    assert rules.threat.scale(4).default == 4


@pytest.mark.parametrize(
    "current, value, expected",
    [
        example("drd2.threat.set_conflict E1", None, 3, 3),
        example("drd2.threat.set_conflict E1 others", 2, 3, 2),
    ],
)
def test_set_conflict(current: int | None, value: int, expected: int) -> None:
    assert rules.threat.set_conflict(current, value) == expected


@pytest.mark.parametrize(
    "value, expected",
    [
        example("drd2.threat.min_one E1", 1 - 1, 1),
        example("drd2.threat.min_one E2", 6 + 2, 8),
    ],
)
def test_min_one(value: int, expected: int) -> None:
    assert rules.threat.min_one(value) == expected


@pytest.mark.parametrize(
    "before, changes, floor, expected",
    [
        example("drd2.threat.min_one E1", 1, (-1,), 1, 1),
        example("drd2.threat.min_one E2", 6, (2,), 1, 8),
        example("drd2.threat.floor E1", 4, (-2,), 3, 3),
        example("drd2.threat.floor E2", 3, (), 1, 3),
        example("drd2.threat.apply E1", 3, (-1, 1), 1, 3),
        example("drd2.threat.apply E2", 2, (-1,), 2, 2),
        example("drd2.threat.apply edge added before the floor", 1, (-1, 1), 1, 1),
        example("drd2.threat.obvious_lowering E1", 3, (-1,), 1, 2),
        example("drd2.threat.not_outrun SE-44 pulled out", 3, (-1,), 1, 2),
        example("drd2.challenge.no_reaction E1", 2, (2,), 1, 4),
        example("drd2.action.help E1", 3, (-1,), 1, 2),
        example("drd2.action.harm E1", 2, (1,), 1, 3),
        example("drd2.action.size SE-45", 2, (rules.manoeuvre.amount(Effect.THREAT_UP),), 1, 3),
        example(
            "drd2.manoeuvre.cunning_same SE-45", 2, (rules.manoeuvre.amount(Effect.THREAT_UP, enlarged=True),), 1, 4
        ),
        example("drd2.manoeuvre.cunning E1 SE-38", 3, (rules.manoeuvre.amount(Effect.THREAT_UP, enlarged=True),), 1, 5),
        example("drd2.manoeuvre.in_tests E1", 4, (-rules.manoeuvre.amount(Effect.THREAT_DOWN, enlarged=True),), 1, 2),
        example("drd2.test.success E1", 4, (-rules.action.size(Effect.THREAT_DOWN),), 1, 3),
        example("drd2.elimination.backlash SE-36", 2, (1,), 1, 3),
    ],
)
def test_apply(before: int, changes: tuple[int, ...], floor: int, expected: int) -> None:
    assert rules.threat.apply(before, changes, floor) == expected


@pytest.mark.parametrize(
    "given, answer, allowed",
    [
        example("drd2.threat.floor E1 mud", 3, 3, True),
        example("drd2.threat.floor E2 mud removed", 3, 1, True),
        example("drd2.threat.floor edge zero", 1, 0, False),
    ],
)
def test_floor(given: int, answer: int, allowed: bool) -> None:
    assert rules.threat.floor(given).default == given
    assert rules.threat.floor(given).allows(answer) is allowed
    assert rules.threat.floor().default == 1


@pytest.mark.parametrize(
    "effect, at_floor, expected",
    [
        example("drd2.threat.not_outrun E1 SE-44", Effect.THREAT_DOWN, (True,), True),
        example("drd2.threat.not_outrun edge room to fall", Effect.THREAT_DOWN, (False,), False),
        example("drd2.threat.not_outrun edge wide, one can fall", Effect.THREAT_DOWN, (True, False), False),
        example("drd2.threat.not_outrun edge wide, none can fall", Effect.THREAT_DOWN, (True, True), True),
        example("drd2.threat.not_outrun edge harming", Effect.THREAT_UP, (True,), False),
    ],
)
def test_not_outrun(effect: Effect, at_floor: tuple[bool, ...], expected: bool) -> None:
    ruling = rules.threat.not_outrun(effect, at_floor)
    assert ruling.default is expected
    assert set(ruling.answers) == {True, False}


@pytest.mark.parametrize(
    "effect, expected",
    [
        example("drd2.threat.not_outrun E1 converted", Effect.THREAT_DOWN, Effect.ADVANTAGE),
        example("drd2.threat.not_outrun edge harmer", Effect.THREAT_UP, Effect.OWN_ADVANTAGE),
    ],
)
def test_converted(effect: Effect, expected: Effect) -> None:
    assert rules.threat.converted(effect) is expected
    assert rules.manoeuvre.amount(expected) == 1
    assert rules.manoeuvre.amount(expected, enlarged=True) == 2
