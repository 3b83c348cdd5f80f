"""``srd5.weapon.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.damage import roll
from bojiste.systems.srd5.rules.dice import adv_cancel, advantage
from bojiste.systems.srd5.rules.melee import reach
from bojiste.systems.srd5.words import FT, MEDIUM, SMALL, TINY
from bojiste.systems.srd5.words.goods import WEAPONS
from tests.table import example


@pytest.mark.parametrize(
    "strength, dexterity, prefer, expected",
    [
        example("srd5.weapon.finesse E1", 1, 3, None, 3),
        example("srd5.weapon.finesse edge-choice", 1, 3, False, 1),
        example("srd5.weapon.finesse edge-strong", 4, 3, None, 4),
    ],
)
def test_finesse(strength: int, dexterity: int, prefer: bool | None, expected: int) -> None:
    assert rules.weapon.finesse(strength, dexterity, prefer) == expected


@pytest.mark.parametrize(
    "weapon, strength, dexterity, expected",
    [
        example("srd5.weapon.thrown E1", "handaxe", 3, 2, 3),
        example("srd5.weapon.thrown edge-dagger", "dagger", 1, 2, 2),
        example("srd5.weapon.thrown edge-dart", "dart", 3, 2, 3),
        example("srd5.weapon.thrown edge-net", "net", 3, 2, 2),
    ],
)
def test_thrown(weapon: str, strength: int, dexterity: int, expected: int) -> None:
    row = WEAPONS[weapon]
    assert rules.weapon.thrown(strength, dexterity, not row.ranged, "finesse" in row.properties) == expected


@pytest.mark.rule("srd5.weapon.thrown")
def test_ada_throws_with_proficiency() -> None:
    assert rules.weapon.nonproficient(3, 2, True) == 5


@pytest.mark.parametrize(
    "first, second, expected",
    [
        example("srd5.weapon.light edge-both", "shortsword", "dagger", True),
        example("srd5.weapon.light edge-one", "longsword", "dagger", False),
    ],
)
def test_light(first: str, second: str, expected: bool) -> None:
    assert rules.weapon.light(*("light" in WEAPONS[weapon].properties for weapon in (first, second))) is expected


@pytest.mark.parametrize(
    "weapon, size, faces, natural",
    [
        example("srd5.weapon.heavy E1", "greatsword", SMALL, (14, 6), 6),
        example("srd5.weapon.heavy edge-tiny", "greatsword", TINY, (14, 6), 6),
        example("srd5.weapon.heavy edge-medium", "greatsword", MEDIUM, (14, 6), 14),
        example("srd5.weapon.heavy edge-scimitar", "scimitar", SMALL, (14, 6), 14),
    ],
)
def test_heavy(weapon: str, size: int, faces: tuple[int, int], natural: int) -> None:
    against = rules.weapon.heavy("heavy" in WEAPONS[weapon].properties, size)
    assert advantage(*faces, adv_cancel(0, against)) == natural


@pytest.mark.parametrize(
    "weapon, distance, reached, provoked_by_next_step",
    [
        example("srd5.weapon.reach E1", "glaive", 10, True, True),
        example("srd5.weapon.reach edge-near", "glaive", 5, True, False),
        example("srd5.weapon.reach edge-sword", "longsword", 10, False, False),
    ],
)
def test_reach(weapon: str, distance: int, reached: bool, provoked_by_next_step: bool) -> None:
    length = rules.weapon.reach(5 * FT, "reach" in WEAPONS[weapon].properties)
    assert reach(distance * FT, length) is reached
    assert rules.opportunity.reach_each(distance * FT, (distance + 5) * FT, length) is provoked_by_next_step


@pytest.mark.parametrize(
    "weapon, attacks, shots",
    [example("srd5.weapon.loading E1", "light_crossbow", 2, 1), example("srd5.weapon.loading edge", "longbow", 2, 2)],
)
def test_loading(weapon: str, attacks: int, shots: int) -> None:
    assert rules.weapon.loading(attacks, "loading" in WEAPONS[weapon].properties) == shots


@pytest.mark.parametrize(
    "weapon, two_hands, sides",
    [
        example("srd5.weapon.versatile E1", "longsword", True, 10),
        example("srd5.weapon.versatile edge-one-hand", "longsword", False, 8),
        example("srd5.weapon.versatile edge-not-versatile", "mace", True, 6),
    ],
)
def test_versatile(weapon: str, two_hands: bool, sides: int) -> None:
    row = WEAPONS[weapon]
    assert rules.weapon.versatile(row.sides, row.versatile, two_hands) == sides


@pytest.mark.rule("srd5.weapon.versatile")
def test_ada_with_both_hands() -> None:
    assert roll(7, 3) == 10


@pytest.mark.parametrize(
    "ability, proficient, natural, total",
    [
        example("srd5.weapon.nonproficient E1", 0, False, 14, 14),
        example("srd5.weapon.nonproficient edge-trained", 0, True, 14, 16),
    ],
)
def test_nonproficient(ability: int, proficient: bool, natural: int, total: int) -> None:
    assert natural + rules.weapon.nonproficient(ability, 2, proficient) == total
