"""``srd5.stabilizing.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import DEAD, DYING, OK, STABLE
from tests.table import example


@pytest.mark.parametrize(
    "life, expected",
    [
        example("srd5.stabilizing.state E1", STABLE, False),
        example("srd5.stabilizing.state edge-dying", DYING, True),
        example("srd5.stabilizing.state edge-up", OK, False),
        example("srd5.stabilizing.state edge-dead", DEAD, False),
    ],
)
def test_state(life: int, expected: bool) -> None:
    assert rules.stabilizing.state(life) is expected


@pytest.mark.parametrize(
    "life, damage, expected",
    [
        example("srd5.stabilizing.broken E1", STABLE, 4, DYING),
        example("srd5.stabilizing.broken edge-absorbed", STABLE, 0, STABLE),
        example("srd5.stabilizing.broken edge-dead", DEAD, 4, DEAD),
    ],
)
def test_broken(life: int, damage: int, expected: int) -> None:
    assert rules.stabilizing.broken(life, damage) == expected


@pytest.mark.rule("srd5.stabilizing.broken")
def test_the_arrow_itself_is_a_failure() -> None:
    """The second half of srd5.stabilizing.broken E1."""
    assert rules.death.after_damage(4, False, 18, 0, 0) == (DYING, 0, 1)


@pytest.mark.parametrize(
    "hours, die, expected",
    [
        example("srd5.stabilizing.recover E1", 3, 3, OK),
        example("srd5.stabilizing.recover edge-too-early", 2, 3, STABLE),
    ],
)
def test_recover(hours: int, die: int, expected: int) -> None:
    assert rules.stabilizing.recover(hours, die) == expected
