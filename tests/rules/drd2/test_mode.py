"""drd2.mode: the two modes of play."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Kind, Rest, Sorting
from tests.table import example


@pytest.mark.parametrize(
    "rest, expected",
    [
        example("drd2.mode.expedition E1", Rest.QUALITY, False),
        example("drd2.mode.expedition edge common", Rest.COMMON, True),
    ],
)
def test_expedition(rest: Rest, expected: bool) -> None:
    assert rules.mode.expedition(rest) is expected


@pytest.mark.parametrize(
    "sort, expected",
    [
        example("drd2.mode.between E1 SE-05", Kind.POSSIBLE, True),
        example("drd2.mode.between edge demanding", Kind.DEMANDING, True),
        example("drd2.mode.between edge impossible", Kind.IMPOSSIBLE, False),
    ],
)
def test_between(sort: Kind, expected: bool) -> None:
    assert rules.mode.between(sort) is expected
    assert rules.kind.demanding(Sorting(Kind.POSSIBLE)) == 0
