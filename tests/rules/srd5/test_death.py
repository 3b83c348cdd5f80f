"""``srd5.death.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import DEAD, DYING, OK, STABLE
from tests.table import example


@pytest.mark.parametrize(
    "natural, bonus, expected",
    [
        example("srd5.death.save E1", 10, 0, True),
        example("srd5.death.save E2", 9, 0, False),
        example("srd5.death.save E3", 8, 3, True),
        example("srd5.death.saves_are_saves E1", 9, rules.death.saves_are_saves(1, 0), True),
        example("srd5.death.saves_are_saves edge-one-ability", 9, rules.death.saves_are_saves(0, 5), False),
    ],
)
def test_save(natural: int, bonus: int, expected: bool) -> None:
    assert rules.death.save(natural, bonus) is expected


@pytest.mark.rule("srd5.death.save")
def test_the_bare_die_may_be_compared() -> None:
    """PR22 set to ``die``."""
    assert not rules.death.save(8, 3, compare_die=True)
    assert rules.death.after_save(8, 3, 0, 0, compare_die=True) == (DYING, 0, 1)
    assert rules.death.after_save(8, 3, 0, 0) == (DYING, 1, 0)


@pytest.mark.rule("srd5.death.saves_are_saves")
def test_other_saves_have_their_own_bonus_too() -> None:
    assert rules.death.saves_are_saves(1, 4, death_save=False) == 5


def track(faces: list[int], successes: int = 0, failures: int = 0) -> tuple[int, int, int]:
    life = DYING
    for face in faces:
        assert life == DYING
        life, successes, failures = rules.death.after_save(face, 0, successes, failures)
    return life, successes, failures


@pytest.mark.parametrize(
    "faces, successes, failures, expected",
    [
        example("srd5.death.three E1", [10, 9, 10, 9, 10], 0, 0, (STABLE, 0, 0)),
        example("srd5.death.three E2", [9, 10, 9, 9], 0, 0, (DEAD, 0, 0)),
        example("srd5.death.three edge-two-of-each", [10, 9, 10, 9], 0, 0, (DYING, 2, 2)),
        example("srd5.death.reset E1", [10], 2, 2, (STABLE, 0, 0)),
        example("srd5.death.natural_1 E1", [1], 0, 1, (DEAD, 0, 0)),
        example("srd5.death.natural_1 edge-first", [1], 0, 0, (DYING, 0, 2)),
        example("srd5.death.natural_20 E1", [20], 0, 2, (OK, 0, 0)),
        example("srd5.death.natural_20 edge-19", [19], 0, 2, (DYING, 1, 2)),
    ],
)
def test_track(faces: list[int], successes: int, failures: int, expected: tuple[int, int, int]) -> None:
    assert track(faces, successes, failures) == expected


@pytest.mark.rule("srd5.death.natural_1")
def test_a_one_fails_whatever_is_added() -> None:
    assert rules.death.after_save(1, 20, 0, 0) == (DYING, 0, 2)


@pytest.mark.parametrize(
    "damage, critical, maximum, successes, failures, expected",
    [
        example("srd5.death.damage E1", 5, True, 18, 0, 0, (DYING, 0, 2)),
        example("srd5.death.damage edge-keeps-successes", 5, False, 18, 2, 1, (DYING, 2, 2)),
        example("srd5.death.damage edge-third", 5, True, 18, 2, 1, (DEAD, 0, 0)),
        example("srd5.death.massive E1", 16, False, 16, 0, 0, (DEAD, 0, 0)),
        example("srd5.death.massive edge-one-less", 15, False, 16, 0, 0, (DYING, 0, 1)),
    ],
)
def test_after_damage(
    damage: int, critical: bool, maximum: int, successes: int, failures: int, expected: tuple[int, int, int]
) -> None:
    assert rules.death.after_damage(damage, critical, maximum, successes, failures) == expected


@pytest.mark.rule("srd5.death.three")
def test_the_track_of_the_worked_sequence() -> None:
    """S10: a failed save, an arrow that is not critical, then a 20."""
    life, successes, failures = rules.death.after_save(7, 0, 0, 0)
    assert (life, successes, failures) == (DYING, 0, 1)
    life, successes, failures = rules.death.after_damage(4, False, 24, successes, failures)
    assert (life, successes, failures) == (DYING, 0, 2)
    assert rules.death.after_save(20, 0, successes, failures) == (OK, 0, 0)
