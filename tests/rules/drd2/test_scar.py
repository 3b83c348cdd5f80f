"""drd2.scar: scars."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Kind, Property, Refusal, Sorting, Type
from tests.table import example

BODY, SOUL, INFLUENCE = Property
IMPOSSIBLE = Sorting(Kind.IMPOSSIBLE)


@pytest.mark.parametrize(
    "severity, scope, expected",
    [
        example("drd2.scar.record E1", 2, ("travel", "agility"), ()),
        example("drd2.scar.record edge least", 1, ("travel",), ()),
        example("drd2.scar.record edge severity", 0, ("travel",), (Refusal.BAD_SEVERITY,)),
        example("drd2.scar.record edge both", 0, (), (Refusal.BAD_SEVERITY, Refusal.NO_SCOPE)),
    ],
)
def test_record(severity: int, scope: tuple[str, ...], expected: tuple[Refusal, ...]) -> None:
    assert rules.scar.record(severity, scope) == expected


@pytest.mark.parametrize(
    "severity, scope, used, expected",
    [
        example("drd2.scar.demand E1", 1, ("charisma",), ("charisma",), 1),
        example("drd2.scar.demand edge other skill", 1, ("charisma",), ("travel",), 0),
        example("drd2.scar.demand SE-40", 1, ("copying",), ("learning", "copying"), 1),
        example("drd2.scar.demand SE-40 cunning", 2, ("copying",), ("learning", "copying"), 2),
    ],
)
def test_demand(severity: int, scope: tuple[str, ...], used: tuple[str, ...], expected: int) -> None:
    assert rules.scar.demand(severity, scope, used) == expected


@pytest.mark.parametrize(
    "severity, default, answers",
    [
        example("drd2.scar.three_blocks E1", 3, IMPOSSIBLE, {IMPOSSIBLE, Sorting(Kind.DEMANDING, 3)}),
        example("drd2.scar.three_blocks edge 4", 4, IMPOSSIBLE, {IMPOSSIBLE}),
        example("drd2.scar.three_blocks edge 2", 2, Sorting(Kind.DEMANDING, 2), {Sorting(Kind.DEMANDING, 2)}),
    ],
)
def test_three_blocks(severity: int, default: Sorting, answers: set[Sorting]) -> None:
    ruling = rules.scar.three_blocks(severity)
    assert ruling.default == default
    assert set(ruling.answers) == answers


@pytest.mark.parametrize("severity, resources", [example("drd2.scar.three_blocks E2", 3, 3)])
def test_gm_relents(severity: int, resources: int) -> None:
    assert Sorting(Kind.DEMANDING, resources) in rules.scar.three_blocks(severity).answers


SKILLS = (("agility", BODY, 1), ("common-melee", BODY, 3), ("charisma", INFLUENCE, 5), ("strength", BODY, 3))


@pytest.mark.parametrize(
    "of, expected, answers",
    [
        example("drd2.scar.scope E1", BODY, ("common-melee",), {("agility",), ("common-melee",), ("strength",)}),
        example("drd2.scar.scope edge only one", INFLUENCE, ("charisma",), {("charisma",)}),
        example("drd2.scar.scope edge no skill", SOUL, ("soul",), set()),
    ],
)
def test_scope(of: Property, expected: tuple[str, ...], answers: set[tuple[str, ...]]) -> None:
    ruling = rules.scar.scope(SKILLS, of)
    assert ruling.default == expected
    assert set(ruling.answers) == answers


@pytest.mark.parametrize(
    "demand, helps, expected",
    [
        example("drd2.scar.no_benefit E1 intimidation", 2, True, 0),
        example("drd2.scar.no_benefit E1 haggling", 2, False, 2),
    ],
)
def test_no_benefit(demand: int, helps: bool, expected: int) -> None:
    assert rules.scar.no_benefit(demand, helps) == expected


@pytest.mark.parametrize(
    "base, severities, struck, effective",
    [
        example("drd2.scar.hero_ability E1", 5, (1, 1), 2, 3),
        example("drd2.scar.hero_ability edge beyond", 3, (2, 3), 3, 0),
    ],
)
def test_hero_ability(base: int, severities: tuple[int, ...], struck: int, effective: int) -> None:
    assert rules.scar.hero_ability(base, severities) == struck
    assert rules.resource.effective_ability(base, severities) == effective


@pytest.mark.parametrize(
    "pool, effective, self_inflicted, action_over, expected",
    [
        example("drd2.scar.hero_clamp E1", 2, 3, False, False, 2),
        example("drd2.scar.hero_clamp E2", 4, 3, False, False, 3),
        example("drd2.scar.hero_clamp edge self, in the action", 4, 3, True, False, 4),
        example("drd2.scar.hero_clamp edge self, afterwards", 4, 3, True, True, 3),
    ],
)
def test_hero_clamp(pool: int, effective: int, self_inflicted: bool, action_over: bool, expected: int) -> None:
    assert rules.scar.hero_clamp(pool, effective, self_inflicted, action_over) == expected


@pytest.mark.parametrize(
    "victim, expected",
    [
        example("drd2.scar.being edge being", Type.BEING, False),
        example("drd2.scar.being edge helper", Type.HELPER, False),
        example("drd2.scar.being edge hero", Type.HERO, True),
    ],
)
def test_being(victim: Type, expected: bool) -> None:
    assert rules.scar.being(victim) is expected


@pytest.mark.parametrize("limit, expected", [example("drd2.scar.being E1", 5, 5)])
def test_a_scarred_being_pays_as_before(limit: int, expected: int) -> None:
    assert rules.fate.limit(limit, 9) == expected


@pytest.mark.parametrize(
    "limit, severities, expected",
    [
        example("drd2.scar.being_elimination E1 equal", 3, (2, 1), False),
        example("drd2.scar.being_elimination E1 exceeded", 3, (2, 2), True),
        example("drd2.scar.being_elimination edge limit 0", 0, (1,), True),
    ],
)
def test_being_elimination(limit: int, severities: tuple[int, ...], expected: bool) -> None:
    assert rules.scar.being_elimination(limit, severities) is expected


@pytest.mark.parametrize(
    "payer, own_action, expected",
    [
        example("drd2.scar.self E1", Type.HERO, True, True),
        example("drd2.scar.self E2", Type.BEING, True, False),
        example("drd2.scar.self edge helper", Type.HELPER, True, False),
        example("drd2.scar.self edge outside its action", Type.HERO, False, False),
    ],
)
def test_self(payer: Type, own_action: bool, expected: bool) -> None:
    assert rules.scar.self(payer, own_action) is expected


@pytest.mark.parametrize(
    "severity, expected",
    [
        example("drd2.scar.self_yield E1 SE-41", 1, 3),
        example("drd2.scar.self_yield T6 2", 2, 4),
        example("drd2.scar.self_yield T6 3", 3, 5),
        example("drd2.scar.self_yield T6 4", 4, 6),
        example("drd2.scar.self_yield T6 5", 5, 7),
    ],
)
def test_self_yield(severity: int, expected: int) -> None:
    assert rules.scar.self_yield(severity) == expected


@pytest.mark.parametrize(
    "pool, threat, base, left, ability",
    [example("drd2.scar.self_yield E1 SE-41 in full", 1, 4, 4, 0, 3)],
)
def test_haken_in_soul(pool: int, threat: int, base: int, left: int, ability: int) -> None:
    assert pool + rules.scar.self_yield(1) - rules.exhaustion.price(threat) == left
    assert rules.resource.effective_ability(base, (1,)) == ability


@pytest.mark.parametrize(
    "of, made, expected",
    [
        example("drd2.scar.self_one E1 another property", SOUL, (BODY,), True),
        example("drd2.scar.self_one E1 second Body", BODY, (BODY,), False),
    ],
)
def test_self_one(of: Property, made: tuple[Property, ...], expected: bool) -> None:
    assert rules.scar.self_one(of, made) is expected


@pytest.mark.parametrize(
    "severity, deeper, expected",
    [
        example("drd2.scar.self_raise E1 made", 0, 1, 3),
        example("drd2.scar.self_raise E1 raised", 1, 2, 2),
        example("drd2.scar.self_raise edge nothing", 1, 0, 0),
        example("drd2.scar.self_raise edge nothing at all", 0, 0, 0),
    ],
)
def test_self_raise(severity: int, deeper: int, expected: int) -> None:
    assert rules.scar.self_raise(severity, deeper) == expected


@pytest.mark.parametrize("used, price", [example("drd2.scar.self_raise E1 pays", 1, 4)])
def test_raised_scar_pays(used: int, price: int) -> None:
    assert rules.scar.self_yield(1) - used + rules.scar.self_raise(1, 2) == price
    assert rules.scar.self_yield(1) + rules.scar.self_raise(1, 2) == rules.scar.self_yield(3)


@pytest.mark.parametrize(
    "deeper, effective, expected",
    [
        example("drd2.scar.self_floor E2", 2, 2, True),
        example("drd2.scar.self_floor E2 three", 3, 2, False),
        example("drd2.scar.self_floor E1 SE-43", 4, 3, False),
    ],
)
def test_self_floor(deeper: int, effective: int, expected: bool) -> None:
    assert rules.scar.self_floor(deeper, effective) is expected


@pytest.mark.parametrize(
    "price, others, missing, severity, deeper",
    [
        example("drd2.scar.self_floor SE-43", rules.exhaustion.price(5, mighty=True), 2, 4, 1, 4),
        example("drd2.scar.self_combined E1", 5, 2, 3, 0, 1),
        example("drd2.death.condition E1", 4, 0, 4, 0, 2),
        example("drd2.death.condition E2", 3, 0, 3, 0, 1),
        example("drd2.simulation.scar E1", 5, 2, 3, 0, 1),
    ],
)
def test_needed(price: int, others: int, missing: int, severity: int, deeper: int) -> None:
    assert rules.scar.self_combined(price, others) == missing
    assert rules.scar.needed(missing, severity) == deeper


@pytest.mark.parametrize(
    "price, others, expected",
    [
        example("drd2.scar.self_combined E1", 5, 2, 3),
        example("drd2.scar.self_combined edge enough", 2, 5, 0),
    ],
)
def test_self_combined(price: int, others: int, expected: int) -> None:
    assert rules.scar.self_combined(price, others) == expected
