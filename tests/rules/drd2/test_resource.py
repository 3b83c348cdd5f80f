"""drd2.res: resources and the payment."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.rules.resource import Sources, Split
from bojiste.systems.drd2.words import Property
from tests.table import example

BODY, SOUL, INFLUENCE = Property


@pytest.mark.parametrize(
    "pool, taken, expected",
    [
        example("drd2.resource.hero_pools edge", 4, 3, 1),
        example("drd2.resource.hero_pools edge empty", 0, 0, 0),
    ],
)
def test_hero_pools(pool: int, taken: int, expected: int) -> None:
    assert rules.resource.hero_pools(pool, taken) == expected


@pytest.mark.parametrize("dice, level, expected", [example("drd2.resource.hero_pools E1", (5, 2), 3, 10)])
def test_empty_pools_change_no_roll(dice: tuple[int, int], level: int, expected: int) -> None:
    assert rules.roll.basic(*dice, level) == expected


@pytest.mark.parametrize(
    "pool, effective, expected",
    [
        example("drd2.resource.ability E1 SE-01", 4, 4, True),
        example("drd2.resource.ability E1", 5, 4, False),
        example("drd2.resource.ability edge empty", 0, 4, True),
        example("drd2.resource.ability edge negative", -1, 4, False),
    ],
)
def test_ability(pool: int, effective: int, expected: bool) -> None:
    assert rules.resource.ability(pool, effective) is expected


@pytest.mark.parametrize(
    "base, severities, expected",
    [
        example("drd2.resource.effective_ability E1", 3, (2, 3), 0),
        example("drd2.resource.effective_ability E1 the 2 healed", 3, (3,), 0),
        example("drd2.resource.effective_ability E1 the 3 down to 1", 3, (1,), 2),
        example("drd2.resource.effective_ability edge no scars", 3, (), 3),
    ],
)
def test_effective_ability(base: int, severities: tuple[int, ...], expected: int) -> None:
    assert rules.resource.effective_ability(base, severities) == expected


@pytest.mark.parametrize(
    "price, sources, expected",
    [
        example("drd2.resource.substitution E1", 3, Sources(pool=1, advantage=2), Split(pool=1, advantage=2)),
        example("drd2.resource.substitution E2", 3, Sources(pool=1, advantage=1), None),
        example("drd2.resource.payment E1", 4, Sources(pool=3), None),
        example("drd2.resource.payment edge bank first", 4, Sources(pool=9, banked=1, advantage=2), Split(1, 2, 1)),
        example(
            "drd2.resource.payment edge order of a helper",
            6,
            Sources(advantage=1, fate=9, limit=2, bond=2, container=5),
            Split(advantage=1, fate=2, bond=2, container=1),
        ),
        example("drd2.resource.payment edge nothing sacrificed", 2, Sources(pool=1, sacrifice=1), None),
        example("drd2.money.no_substitution E1", 2, Sources(pool=1), None),
        example("drd2.equipment.container E1", 4, Sources(pool=1, container=3), Split(pool=1, container=3)),
        example("drd2.fate.limit SE-04", 4, Sources(fate=9, limit=3), None),
        example("drd2.fate.limit E1", 3, Sources(fate=9, limit=3), Split(fate=3)),
        example("drd2.fate.limit E2", 1, Sources(fate=9, limit=0), None),
        example("drd2.helper.bond E1", 5, Sources(fate=6, limit=3, bond=3), Split(fate=3, bond=2)),
        example("drd2.initiative.approach_cost E2", 1, Sources(pool=0, advantage=0), None),
        example("drd2.advantage.spend E2", 1, Sources(pool=0, advantage=1), Split(advantage=1)),
        example("drd2.turn.defence_manoeuvre E1 empty", 1, Sources(), None),
        example("drd2.exhaustion.all_or_nothing E1", 3, Sources(pool=2), None),
    ],
)
def test_default_split(price: int, sources: Sources, expected: Split | None) -> None:
    assert rules.resource.default_split(price, sources) == expected


@pytest.mark.parametrize(
    "price, sources, scar_max, expected",
    [
        example("drd2.simulation.scar E1", 5, Sources(pool=2, ability=3), 2, Split(banked=3, pool=2, scar=1)),
        example("drd2.scar.self_yield SE-41", 4, Sources(pool=1, ability=4), 1, Split(banked=3, pool=1, scar=1)),
        example("drd2.scar.self_raise E1", 4, Sources(banked=2, scarred=1, ability=3), 3, Split(banked=4, scar=2)),
        example("drd2.resource.payment edge scar too grave", 4, Sources(banked=2, scarred=1, ability=3), 2, None),
        example("drd2.scar.self_floor SE-43", 6, Sources(banked=2, scarred=1, ability=3), 9, None),
        example("drd2.scar.self_combined E1", 5, Sources(pool=1, advantage=1, ability=1), 1, Split(3, 1, 1, scar=1)),
    ],
)
def test_default_split_with_scar(price: int, sources: Sources, scar_max: int, expected: Split | None) -> None:
    assert rules.resource.default_split(price, sources, scar_max) == expected


@pytest.mark.parametrize(
    "price, sources, deeper, expected",
    [
        example("drd2.resource.payment E1", 4, Sources(pool=3), 0, None),
        example("drd2.scar.self E1", 3, Sources(pool=5, ability=5), 1, Split(banked=3, scar=1)),
        example("drd2.fate.over_limit E1", 4, Sources(fate=9, limit=4), 0, Split(fate=4)),
        example("drd2.fate.over_limit E2", 5, Sources(fate=9, limit=4), 0, None),
        example(
            "drd2.fate.over_limit E2 with Advantage", 5, Sources(fate=9, limit=4, advantage=1), 0, Split(0, 1, 0, 4)
        ),
        example("drd2.resource.payment edge: Fate", 4, Sources(fate=3, limit=4), 0, None),
        example("drd2.scar.being E1", 5, Sources(fate=9, limit=5), 0, Split(fate=5)),
    ],
)
def test_payment(price: int, sources: Sources, deeper: int, expected: Split | None) -> None:
    assert rules.resource.payment(price, sources, deeper=deeper) == expected


ALL = Sources(pool=1, advantage=2, fate=9, limit=3, bond=4, banked=5, container=6, sacrifice=7)


@pytest.mark.parametrize(
    "sacrifices, expected",
    [
        example("drd2.resource.payment edge at hand", False, 21),
        example("drd2.death.condition edge listed items", True, 28),
    ],
)
def test_at_hand(sacrifices: bool, expected: int) -> None:
    assert rules.resource.at_hand(ALL, sacrifices) == expected
