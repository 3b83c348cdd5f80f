"""``srd5.stabilizing.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import DEAD, DYING, FT, OK, STABLE
from tests.table import example


@pytest.mark.parametrize(
    "natural, medicine, distance, kit, expected",
    [
        example("srd5.stabilizing.first_aid E1", 10, 0, 5 * FT, False, True),
        example("srd5.stabilizing.first_aid E2", 9, 0, 5 * FT, False, False),
        example("srd5.stabilizing.first_aid edge-kit", 0, 0, 5 * FT, True, True),
        example("srd5.stabilizing.first_aid edge-too-far", 20, 0, 10 * FT, True, False),
    ],
)
def test_first_aid(natural: int, medicine: int, distance: int, kit: bool, expected: bool) -> None:
    assert rules.stabilizing.first_aid(natural, medicine, distance, kit) is expected


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
