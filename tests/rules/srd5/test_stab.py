"""``srd5.stab.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.rules import death, stab
from bojiste.systems.srd5.tables import DEAD, DYING, FT, OK, STABLE
from tests.table import example


@pytest.mark.parametrize(
    "natural, medicine, distance, kit, expected",
    [
        example("srd5.stab.first_aid E1", 10, 0, 5 * FT, False, True),
        example("srd5.stab.first_aid E2", 9, 0, 5 * FT, False, False),
        example("srd5.stab.first_aid edge-kit", 0, 0, 5 * FT, True, True),
        example("srd5.stab.first_aid edge-too-far", 20, 0, 10 * FT, True, False),
    ],
)
def test_first_aid(natural: int, medicine: int, distance: int, kit: bool, expected: bool) -> None:
    assert stab.first_aid(natural, medicine, distance, kit) is expected


@pytest.mark.parametrize(
    "life, expected",
    [
        example("srd5.stab.state E1", STABLE, False),
        example("srd5.stab.state edge-dying", DYING, True),
        example("srd5.stab.state edge-up", OK, False),
        example("srd5.stab.state edge-dead", DEAD, False),
    ],
)
def test_state(life: int, expected: bool) -> None:
    assert stab.state(life) is expected


@pytest.mark.parametrize(
    "life, damage, expected",
    [
        example("srd5.stab.broken E1", STABLE, 4, DYING),
        example("srd5.stab.broken edge-absorbed", STABLE, 0, STABLE),
        example("srd5.stab.broken edge-dead", DEAD, 4, DEAD),
    ],
)
def test_broken(life: int, damage: int, expected: int) -> None:
    assert stab.broken(life, damage) == expected


@pytest.mark.rule("srd5.stab.broken")
def test_the_arrow_itself_is_a_failure() -> None:
    """The second half of srd5.stab.broken E1."""
    assert death.after_damage(4, False, 18, 0, 0) == (DYING, 0, 1)


@pytest.mark.parametrize(
    "hours, die, expected",
    [
        example("srd5.stab.recover E1", 3, 3, OK),
        example("srd5.stab.recover edge-too-early", 2, 3, STABLE),
    ],
)
def test_recover(hours: int, die: int, expected: int) -> None:
    assert stab.recover(hours, die) == expected
