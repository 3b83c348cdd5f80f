"""drd2.skill: skills and levels."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Property
from tests.table import example

BODY, SOUL, INFLUENCE = Property
AMRAS = (("hunter", 5), ("juggler", 2))


@pytest.mark.parametrize(
    "levels, occupation, expected",
    [
        example("drd2.skill.occupations E1", (("warrior", 3),), "warrior", 3),
        example("drd2.skill.occupations edge not mastered", (("warrior", 3),), "hunter", 0),
        example("drd2.skill.choose E1 SE-11 swimming", AMRAS, "hunter", 5),
        example("drd2.skill.choose E1 SE-11 leaping", AMRAS, "juggler", 2),
    ],
)
def test_occupations(levels: tuple[tuple[str, int], ...], occupation: str, expected: int) -> None:
    assert rules.skill.occupations(levels, occupation) == expected


@pytest.mark.parametrize(
    "level, legal",
    [
        example("drd2.skill.occupations E1 six", 6, False),
        example("drd2.skill.occupations edge five", 5, True),
        example("drd2.skill.occupations edge zero", 0, True),
    ],
)
def test_hero_levels(level: int, legal: bool) -> None:
    assert (level in rules.skill.HERO_LEVELS) is legal


@pytest.mark.parametrize(
    "level, inside, expected",
    [
        example("drd2.skill.characteristic E1 melee", 4, True, 4),
        example("drd2.skill.characteristic E1 Charisma", 4, False, 0),
        example("drd2.skill.characteristic edge six", 6, True, 6),
    ],
)
def test_characteristic(level: int, inside: bool, expected: int) -> None:
    assert rules.skill.characteristic(level, inside) == expected
    assert level in rules.skill.BEING_LEVELS


@pytest.mark.parametrize(
    "levels, skilled, expected",
    [
        example("drd2.skill.combine E1 SE-14", (4, 2), True, 2),
        example("drd2.skill.combine edge common missing", (4, 0), True, 0),
        example("drd2.skill.combine edge restricted missing", (4, 0), False, None),
    ],
)
def test_combine(levels: tuple[int, ...], skilled: bool, expected: int | None) -> None:
    assert rules.skill.combine(levels, skilled) == expected


@pytest.mark.parametrize(
    "skills, named, level, expected",
    [
        example("drd2.skill.combine_property E1", ((3, BODY), (2, SOUL)), None, 2, SOUL),
        example("drd2.skill.combine_property edge named", ((3, BODY), (2, SOUL)), BODY, 2, BODY),
        example("drd2.skill.combine_property edge tie", ((2, BODY), (2, SOUL)), None, 2, BODY),
    ],
)
def test_combine_property(
    skills: tuple[tuple[int, Property], ...], named: Property | None, level: int, expected: Property
) -> None:
    assert rules.skill.combine(tuple(one for one, _ in skills)) == level
    assert rules.skill.combine_property(skills, named) is expected


@pytest.mark.parametrize("dice, level, expected", [example("drd2.skill.only_level E1", 4 + 4, 2, 10)])
def test_only_level(dice: int, level: int, expected: int) -> None:
    assert rules.skill.only_level(dice, level) == expected


@pytest.mark.parametrize(
    "restricted, possessed, expected",
    [
        example("drd2.skill.restricted E1", True, False, False),
        example("drd2.skill.restricted edge sorcerer", True, True, True),
        example("drd2.skill.common edge anybody", False, False, True),
    ],
)
def test_restricted(restricted: bool, possessed: bool, expected: bool) -> None:
    assert rules.skill.restricted(restricted, possessed) is expected
