"""drd2.skill: skills and levels."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Mismatch, Property
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
    "level, expected",
    [
        example("drd2.skill.common E1", None, 0),
        example("drd2.skill.common edge mastered", 4, 4),
    ],
)
def test_common(level: int | None, expected: int) -> None:
    assert rules.skill.common(level) == expected


@pytest.mark.parametrize(
    "name, possessed, expected",
    [
        example("drd2.skill.restricted E1", "fire-magic", False, False),
        example("drd2.skill.restricted edge sorcerer", "fire-magic", True, True),
        example("drd2.skill.restricted edge undead", "frighten-undead", False, False),
        example("drd2.skill.common edge anybody", "travel", False, True),
    ],
)
def test_restricted(name: str, possessed: bool, expected: bool) -> None:
    entry = rules.skill.list(name)
    assert entry is not None
    assert rules.skill.restricted(entry.restricted, possessed) is expected


@pytest.mark.parametrize(
    "answer, offered",
    [
        example("drd2.skill.choose SE-12 skill", Mismatch.CHANGE_SKILL, True),
        example("drd2.skill.choose SE-12 description", Mismatch.CHANGE_DESCRIPTION, True),
    ],
)
def test_choose(answer: Mismatch, offered: bool) -> None:
    ruling = rules.skill.choose()
    assert ruling.default is Mismatch.STANDS
    assert (answer in ruling.answers) is offered


@pytest.mark.parametrize(
    "levels, decisive, expected",
    [
        example("drd2.skill.key E1 SE-13 frightening", (3, 5), 0, 3),
        example("drd2.skill.key E1 SE-13 burning", (3, 5), 1, 5),
    ],
)
def test_key(levels: tuple[int, ...], decisive: int, expected: int) -> None:
    assert rules.skill.key(levels, decisive) == expected


@pytest.mark.parametrize(
    "name, occupation",
    [
        example("drd2.skill.key SE-13 in time", "travel", "hunter"),
        example("drd2.skill.key SE-13 remembering", "learning", "conjurer"),
        example("drd2.skill.key SE-13 threats", "self-confidence", "warrior"),
        example("drd2.skill.key SE-13 fire", "fire-magic", "sorcerer"),
        example("drd2.skill.choose SE-12 facts", "facts", "apothecary"),
        example("drd2.skill.choose SE-12 pleading", "charisma", "juggler"),
    ],
)
def test_whose_skill(name: str, occupation: str) -> None:
    entry = rules.skill.list(name)
    assert entry is not None
    assert entry.occupation == occupation


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
    "fitting, dice, expected",
    [
        example("drd2.skill.none E1", (), (5, 3), 8),
        example("drd2.skill.none edge one fits", (2,), (5, 3), 10),
    ],
)
def test_none(fitting: tuple[int, ...], dice: tuple[int, int], expected: int) -> None:
    result = rules.roll.basic(*dice, rules.skill.none(fitting))
    assert result == expected
    assert rules.roll.target9(result) is (expected >= 9)


@pytest.mark.parametrize(
    "name, occupation, property_, restricted",
    [
        example("drd2.skill.list E1", "orientation-city", "juggler", SOUL, False),
        example("drd2.skill.list edge SE-09", "travel", "hunter", BODY, False),
        example("drd2.skill.list edge SE-17", "agility", "juggler", BODY, False),
        example("drd2.skill.list edge melee", "common-melee", "warrior", BODY, False),
        example("drd2.skill.list edge Charisma", "charisma", "juggler", INFLUENCE, False),
        example("drd2.skill.list edge acrobatics", "aerial-acrobatics", "advanced", BODY, True),
    ],
)
def test_list(name: str, occupation: str, property_: Property, restricted: bool) -> None:
    entry = rules.skill.list(name)
    assert entry is not None
    assert (entry.occupation, entry.property, entry.restricted) == (occupation, property_, restricted)


@pytest.mark.rule("drd2.skill.list")
def test_table_t7() -> None:
    assert len(rules.skill.SKILLS) == 18
    assert len({entry.id for entry in rules.skill.SKILLS}) == 18
    assert rules.skill.list("juggling-torches") is None
