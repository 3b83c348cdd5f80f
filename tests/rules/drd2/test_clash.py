"""drd2.clash2: the clash of two."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Property
from tests.table import example

BODY, SOUL, INFLUENCE = Property


@pytest.mark.parametrize(
    "first, second, expected",
    [
        example("drd2.clash.win E1", 11, 8, 1),
        example("drd2.clash.win edge lower", 8, 11, -1),
        example("drd2.clash.win edge tie", 10, 10, 0),
    ],
)
def test_win(first: int, second: int, expected: int) -> None:
    assert rules.clash.win(first, second) == expected


@pytest.mark.parametrize(
    "actor, opponent, expected",
    [
        example("drd2.clash.tie_actor E1", 10, 10, True),
        example("drd2.clash.tie_actor edge lower", 9, 10, False),
        example("drd2.clash.tie_actor edge higher", 11, 10, True),
    ],
)
def test_tie_actor(actor: int, opponent: int, expected: bool) -> None:
    assert rules.clash.tie_actor(actor, opponent) is expected


@pytest.mark.parametrize(
    "first, second, expected",
    [
        example("drd2.clash.tie_die E1", (6, 1), (5, 3), 1),
        example("drd2.clash.tie_die edge lower", (5, 3), (6, 1), -1),
        example("drd2.clash.tie_die edge equal", (5, 4), (5, 2), 0),
    ],
)
def test_tie_die(first: tuple[int, int], second: tuple[int, int], expected: int) -> None:
    assert rules.clash.tie_die(first, second) == expected


@pytest.mark.parametrize(
    "first, second, expected",
    [
        example("drd2.clash.tie_sum E1", (5, 4), (5, 2), 1),
        example("drd2.clash.tie_sum edge equal", (6, 2), (6, 2), 0),
    ],
)
def test_tie_sum(first: tuple[int, int], second: tuple[int, int], expected: int) -> None:
    assert rules.clash.tie_sum(first, second) == expected


@pytest.mark.parametrize(
    "skill, acts_upon, expected",
    [
        example("drd2.clash.property E1", INFLUENCE, None, INFLUENCE),
        example("drd2.clash.property edge magic", SOUL, BODY, BODY),
    ],
)
def test_property(skill: Property, acts_upon: Property | None, expected: Property) -> None:
    assert rules.clash.property(skill, acts_upon) is expected


@pytest.mark.parametrize("usual, wanted, default", [example("drd2.clash.other_property E1", BODY, SOUL, BODY)])
def test_other_property(usual: Property, wanted: Property, default: Property) -> None:
    ruling = rules.clash.other_property(usual, wanted)
    assert ruling.default is default
    assert set(ruling.answers) == {usual, wanted}
