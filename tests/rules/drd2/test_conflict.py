"""drd2.conf: the conflict."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.rules.conflict import Carried
from bojiste.systems.drd2.words import Status
from tests.table import example


@pytest.mark.parametrize("threat_, fate_", [example("drd2.conflict.setup E1", 2, 10)])
def test_setup_of_a_scene_that_says_nothing(threat_: int, fate_: int) -> None:
    assert rules.threat.scale().default == threat_
    assert rules.fate.setup(None, (4, 3, 3)) == fate_


@pytest.mark.parametrize("current, value, expected", [example("drd2.conflict.join E2 SE-38", None, 3, 3)])
def test_threat_of_a_newcomer(current: int | None, value: int, expected: int) -> None:
    assert rules.threat.set_conflict(current, value) == expected


@pytest.mark.parametrize(
    "status, expected",
    [
        example("drd2.conflict.end_empty edge active", Status.ACTIVE, True),
        example("drd2.conflict.end_empty edge only defending", Status.PRESENT, False),
        example("drd2.conflict.end_empty edge left", Status.LEFT, False),
        example("drd2.conflict.end_empty edge retired", Status.RETIRED, False),
    ],
)
def test_able(status: Status, expected: bool) -> None:
    assert rules.conflict.able(status) is expected


ALLIES = frozenset({frozenset({"b", "c"})})


@pytest.mark.parametrize(
    "sides, friendly, expected",
    [
        example("drd2.conflict.end_empty E1", {"a"}, frozenset(), True),
        example("drd2.conflict.end_empty edge both", {"a", "b"}, frozenset(), False),
        example("drd2.conflict.end_empty edge allies left", {"b", "c"}, ALLIES, True),
        example("drd2.conflict.end_empty edge allies and foe", {"a", "b", "c"}, ALLIES, False),
        example("drd2.conflict.end_empty edge nobody", set(), frozenset(), True),
    ],
)
def test_end_empty(sides: set[str], friendly: frozenset[frozenset[str]], expected: bool) -> None:
    assert rules.conflict.end_empty(frozenset(sides), friendly) is expected


@pytest.mark.parametrize(
    "now, expected",
    [example("drd2.conflict.end_clears E1", Carried(5, 3, fate=4, pool=2), Carried(None, 0, fate=0, pool=2))],
)
def test_end_clears(now: Carried, expected: Carried) -> None:
    assert rules.conflict.end_clears(now) == expected
