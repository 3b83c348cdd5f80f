"""``srd5.attack.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.damage import roll
from bojiste.systems.srd5.words import BLUDGEONING, MEDIUM, POISON, PSYCHIC, SLASHING
from bojiste.systems.srd5.words.goods import OBJECT_HP_RESILIENT, SUBSTANCE_AC
from tests.table import example


@pytest.mark.parametrize(
    "armor_class, degree, number, natural, outcome",
    [
        example("srd5.attack.step_modifiers E1", 13, rules.cover.HALF, 15, 9, rules.attack.MISS),
        example("srd5.attack.step_modifiers edge-open", 13, rules.cover.NONE, 13, 9, rules.attack.HIT),
        example(
            "srd5.attack.step_modifiers edge-three-quarters", 13, rules.cover.THREE_QUARTERS, 18, 12, rules.attack.MISS
        ),
    ],
)
def test_step_modifiers(armor_class: int, degree: int, number: int, natural: int, outcome: int) -> None:
    assert rules.attack.step_modifiers(armor_class, degree) == number
    assert rules.attack.step_resolve(natural, 5, number) == outcome


@pytest.mark.parametrize(
    "natural, bonus, armor_class, critical_from, helpless, outcome",
    [
        example("srd5.attack.step_resolve edge-hit", 11, 5, 16, 20, False, rules.attack.HIT),
        example("srd5.attack.step_resolve edge-miss", 10, 5, 16, 20, False, rules.attack.MISS),
        example("srd5.attack.step_resolve edge-helpless-hit", 11, 5, 16, 20, True, rules.attack.CRITICAL),
        example("srd5.attack.step_resolve edge-helpless-miss", 10, 5, 16, 20, True, rules.attack.MISS),
        example("srd5.attack.step_resolve edge-one-on-helpless", 1, 30, 16, 20, True, rules.attack.MISS),
        example("srd5.attack.natural_20 E1", 20, 0, 30, 20, False, rules.attack.CRITICAL),
        example("srd5.attack.natural_20 edge-19", 19, 0, 30, 20, False, rules.attack.MISS),
        example("srd5.attack.natural_1 E1", 1, 12, 5, 20, False, rules.attack.MISS),
        example("srd5.attack.natural_1 edge-2", 2, 12, 5, 20, False, rules.attack.HIT),
        example("srd5.critical.other_sources E1", 19, 5, 25, 19, False, rules.attack.MISS),
        example("srd5.critical.other_sources E2", 19, 5, 24, 19, False, rules.attack.CRITICAL),
    ],
)
def test_step_resolve(
    natural: int, bonus: int, armor_class: int, critical_from: int, helpless: bool, outcome: int
) -> None:
    assert rules.attack.step_resolve(natural, bonus, armor_class, critical_from, helpless) == outcome


@pytest.mark.parametrize(
    "natural, bonus, armor_class, expected",
    [
        example("srd5.attack.hit E1", 11, 5, 16, True),
        example("srd5.attack.hit E2", 10, 5, 16, False),
    ],
)
def test_hit(natural: int, bonus: int, armor_class: int, expected: bool) -> None:
    assert rules.attack.hit(natural, bonus, armor_class) is expected


@pytest.mark.parametrize(
    "ability, proficiency, stat_block, expected",
    [
        example("srd5.attack.modifiers E1", 3, 2, None, 5),
        example("srd5.attack.modifiers E2", 0, 0, 5, 5),
        example("srd5.attack.modifiers edge-listed-zero", 3, 2, 0, 0),
    ],
)
def test_modifiers(ability: int, proficiency: int, stat_block: int | None, expected: int) -> None:
    assert rules.attack.modifiers(ability, proficiency, stat_block) == expected


@pytest.mark.parametrize(
    "strength, dexterity, ranged, finesse, thrown, expected",
    [
        example("srd5.attack.ability E1", 0, 3, False, True, False, 3),
        example("srd5.attack.ability edge-melee", 3, 2, False, False, False, 3),
        example("srd5.attack.ability edge-ranged", 3, 2, True, False, False, 2),
        example("srd5.attack.ability edge-thrown-handaxe", 3, 2, False, False, True, 3),
        example("srd5.attack.ability edge-thrown-net", 3, 2, True, False, True, 2),
        example("srd5.attack.ability edge-thrown-dagger", 1, 2, False, True, True, 2),
    ],
)
def test_ability(strength: int, dexterity: int, ranged: bool, finesse: bool, thrown: bool, expected: int) -> None:
    assert rules.attack.ability(strength, dexterity, ranged, finesse, thrown) == expected


@pytest.mark.parametrize(
    "ability, bonus, proficient, natural, total",
    [
        example("srd5.attack.proficiency E1", 3, 2, False, 10, 13),
        example("srd5.attack.proficiency edge-proficient", 3, 2, True, 10, 15),
    ],
)
def test_proficiency(ability: int, bonus: int, proficient: bool, natural: int, total: int) -> None:
    assert natural + rules.attack.modifiers(ability, rules.attack.proficiency(bonus, proficient)) == total


@pytest.mark.parametrize(
    "damage, type_, threshold, expected",
    [
        example("srd5.attack.objects edge-poison", 12, POISON, 0, 0),
        example("srd5.attack.objects edge-psychic", 12, PSYCHIC, 0, 0),
        example("srd5.attack.objects edge-below-threshold", 9, BLUDGEONING, 10, 0),
        example("srd5.attack.objects edge-at-threshold", 10, BLUDGEONING, 10, 10),
    ],
)
def test_objects(damage: int, type_: int, threshold: int, expected: int) -> None:
    assert rules.attack.objects(((type_, damage),), threshold) == ((type_, expected),)


@pytest.mark.rule("srd5.attack.objects")
def test_ada_hews_at_a_wooden_door() -> None:
    """srd5.attack.objects E1."""
    armor_class, hit_points = SUBSTANCE_AC["wood"], OBJECT_HP_RESILIENT[MEDIUM][0]
    assert (armor_class, hit_points) == (15, 18)
    assert rules.attack.step_resolve(10, 5, armor_class) == rules.attack.HIT
    (left,) = rules.attack.objects(((SLASHING, roll(8, 3)),), 0)
    assert rules.hit_points.subtract(hit_points, left[1]) == 7
