"""``srd5.damage.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "natural, die, damage, hp_after",
    [example("srd5.damage.roll E1", 13, 5, 7, 17)],
)
def test_roll(natural: int, die: int, damage: int, hp_after: int) -> None:
    assert rules.attack.step_resolve(natural, 4, 16) == rules.attack.HIT
    assert rules.damage.roll(die, 2) == damage
    assert rules.hit_points.subtract(24, damage) == hp_after


@pytest.mark.parametrize(
    "dice, modifier, expected",
    [
        example("srd5.damage.floor E1", 2, -3, 0),
        example("srd5.damage.floor edge-just-zero", 3, -3, 0),
        example("srd5.damage.floor edge-one", 4, -3, 1),
        example("srd5.damage.floor S15", 2, -3, 0),
    ],
)
def test_floor(dice: int, modifier: int, expected: int) -> None:
    assert rules.damage.floor(dice + modifier) == rules.damage.roll(dice, modifier) == expected


@pytest.mark.parametrize(
    "total, least, expected",
    [
        example("srd5.damage.floor PR16", -1, 1, 1),
        example("srd5.damage.floor PR16-reached", 1, 1, 1),
        example("srd5.damage.floor PR16-above", 2, 1, 2),
    ],
)
def test_a_higher_floor(total: int, least: int, expected: int) -> None:
    assert rules.damage.floor(total, least) == rules.damage.roll(total, 0, least) == expected


@pytest.mark.parametrize(
    "ability, adds, expected",
    [example("srd5.damage.spell E1", 4, False, 0), example("srd5.damage.spell edge-stated", 4, True, 4)],
)
def test_spell(ability: int, adds: bool, expected: int) -> None:
    assert rules.damage.spell(ability, adds) == expected


@pytest.mark.parametrize(
    "damage, saved, expected",
    [
        example("srd5.damage.many_targets E1", 28, (True, False, True), (14, 28, 14)),
        example("srd5.damage.many_targets S8", 28, (True, True, True), (14, 14, 14)),
    ],
)
def test_many_targets(damage: int, saved: tuple[bool, ...], expected: tuple[int, ...]) -> None:
    assert rules.damage.many_targets(damage, saved) == expected


@pytest.mark.parametrize(
    "damage, saved, expected",
    [
        example("srd5.damage.save_half E1", 27, True, 13),
        example("srd5.damage.save_half edge-failed", 27, False, 27),
        example("srd5.damage.save_half edge-one", 1, True, 0),
    ],
)
def test_save_half(damage: int, saved: bool, expected: int) -> None:
    assert rules.damage.save_half(damage, saved) == expected


@pytest.mark.parametrize(
    "name, place", [example("srd5.damage.types first", "acid", 0), example("srd5.damage.types last", "thunder", 12)]
)
def test_types(name: str, place: int) -> None:
    assert rules.damage.types(name) == place


@pytest.mark.parametrize(
    "components, before, hp_after, left",
    [example("srd5.damage.instance E1", (5, 5), 8, 0, 2)],
)
def test_instance(components: tuple[int, ...], before: int, hp_after: int, left: int) -> None:
    taken = rules.damage.instance(components)
    assert rules.hit_points.subtract(before, taken) == hp_after
    assert rules.hit_points.overflow(before, taken) == left


@pytest.mark.parametrize(
    "damage, expected", [example("srd5.damage.resistance E1", 15, 7), example("srd5.damage.resistance edge", 1, 0)]
)
def test_resistance(damage: int, expected: int) -> None:
    assert rules.damage.resistance(damage) == expected


@pytest.mark.parametrize("damage, expected", [example("srd5.damage.vulnerability E1", 15, 30)])
def test_vulnerability(damage: int, expected: int) -> None:
    assert rules.damage.vulnerability(damage) == expected


@pytest.mark.parametrize(
    "damage, reduction, resistances, vulnerabilities, immune, expected",
    [
        example("srd5.damage.order E1", 25, 5, 1, 0, False, 10),
        example("srd5.damage.order E2", 9, 0, 1, 1, False, 8),
        example("srd5.damage.no_stack E1", 20, 0, 2, 0, False, 10),
        example("srd5.damage.no_stack edge-vulnerabilities", 20, 0, 0, 2, False, 40),
        example("srd5.damage.immunity E1", 12, 0, 0, 0, True, 0),
        example("srd5.damage.immunity edge-instead-of-vulnerability", 12, 0, 0, 1, True, 0),
    ],
)
def test_order(
    damage: int, reduction: int, resistances: int, vulnerabilities: int, immune: bool, expected: int
) -> None:
    (reduced,) = rules.damage.flat_multi((damage,), reduction)
    assert rules.damage.order(reduced, resistances, vulnerabilities, immune) == expected


@pytest.mark.parametrize(
    "nonmagical_only, magical, spared, expected",
    [
        example("srd5.damage.qualifier E1", True, False, False, 4),
        example("srd5.damage.qualifier E1-magic", True, True, False, 9),
        example("srd5.damage.qualifier edge-material", True, False, True, 9),
        example("srd5.damage.qualifier edge-unqualified", False, True, False, 4),
    ],
)
def test_qualifier(nonmagical_only: bool, magical: bool, spared: bool, expected: int) -> None:
    assert rules.damage.order(9, int(rules.damage.qualifier(nonmagical_only, magical, spared)), 0) == expected


@pytest.mark.parametrize(
    "components, amount, expected",
    [
        example("srd5.damage.flat_multi E1", (3, 6), 5, (0, 4)),
        example("srd5.damage.flat_multi edge-more-than-all", (3, 1), 5, (0, 0)),
        example("srd5.damage.flat_multi edge-nothing", (3, 1), 0, (3, 1)),
    ],
)
def test_flat_multi(components: tuple[int, ...], amount: int, expected: tuple[int, ...]) -> None:
    assert rules.damage.flat_multi(components, amount) == expected
