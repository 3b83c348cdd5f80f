"""drd2.res: resources and the payment."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.rules.resource import Sources, Split
from bojiste.systems.drd2.words import Property, Refusal, Source, Type
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
    "text, expected",
    [
        example("drd2.resource.notation E1 before", "4 Soul", ("Soul", 4, True)),
        example("drd2.resource.notation E1 after", "Soul 5", ("Soul", 5, False)),
        example("drd2.resource.notation edge Advantage", "2 Advantage", ("Advantage", 2, True)),
        example("drd2.resource.notation edge Bond", "Bond 3", ("Bond", 3, False)),
    ],
)
def test_notation(text: str, expected: tuple[str, int, bool]) -> None:
    assert rules.resource.notation(text) == expected


@pytest.mark.parametrize(
    "payer, source, of, price, approach, expected",
    [
        example("drd2.resource.substitution edge own pool", Type.HERO, Source.POOL, BODY, BODY, False, True),
        example("drd2.resource.substitution E1 other pool", Type.HERO, Source.POOL, BODY, INFLUENCE, False, False),
        example("drd2.resource.substitution E1 Advantage", Type.HERO, Source.ADVANTAGE, None, INFLUENCE, False, True),
        example("drd2.resource.substitution edge scar", Type.HERO, Source.SCAR, SOUL, SOUL, False, True),
        example("drd2.resource.substitution edge scar and approach", Type.HERO, Source.SCAR, SOUL, SOUL, True, False),
        example("drd2.resource.substitution edge being's Fate", Type.BEING, Source.FATE, None, BODY, False, True),
        example("drd2.resource.substitution edge hero's Fate", Type.HERO, Source.FATE, None, BODY, False, False),
        example("drd2.resource.substitution edge being's Bond", Type.BEING, Source.BOND, None, BODY, False, False),
        example("drd2.resource.substitution edge helper's Bond", Type.HELPER, Source.BOND, None, BODY, False, True),
        example("drd2.resource.substitution edge being's scar", Type.BEING, Source.SCAR, BODY, BODY, False, False),
        example("drd2.resource.substitution edge being's item", Type.BEING, Source.CONTAINER, BODY, BODY, False, True),
        example("drd2.resource.substitution edge other item", Type.HERO, Source.SACRIFICE, SOUL, BODY, False, False),
        example("drd2.resource.substitution edge money", Type.HERO, Source.MONEY, None, BODY, False, False),
        example("drd2.resource.substitution edge materials", Type.HELPER, Source.MATERIALS, None, BODY, False, False),
    ],
)
def test_substitution(
    payer: Type, source: Source, of: Property | None, price: Property, approach: bool, expected: bool
) -> None:
    assert rules.resource.substitution(payer, source, of, price, approach) is expected


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
    split = rules.resource.default_split(price, sources, scar_max)
    assert split == expected
    assert split is None or rules.resource.payment(price, split, sources) == ()


HERO = Sources(pool=3, advantage=1, ability=2)
BEING = Sources(fate=5, limit=4, advantage=1)


@pytest.mark.parametrize(
    "price, split, sources, expected",
    [
        example("drd2.resource.payment E1", 4, Split(pool=4), Sources(pool=3), (Refusal.OVER_POOL,)),
        example("drd2.resource.payment edge in part", 4, Split(pool=3), HERO, (Refusal.NOT_THE_PRICE,)),
        example("drd2.resource.payment edge exact", 4, Split(pool=3, advantage=1), HERO, ()),
        example("drd2.resource.payment edge two faults", 3, Split(pool=4, advantage=2), HERO, (
            Refusal.NOT_THE_PRICE, Refusal.OVER_ADVANTAGE, Refusal.OVER_POOL,
        )),
        example("drd2.resource.payment edge negative", 2, Split(pool=3, advantage=-1), HERO, (Refusal.NEGATIVE_PART,)),
        example("drd2.scar.self E1", 3, Split(banked=3, scar=1), Sources(pool=5, ability=5), ()),
        example("drd2.scar.self E1 being", 3, Split(banked=3, scar=1), Sources(fate=5, limit=4), (
            Refusal.SCAR_TOO_DEEP,
        )),
        example("drd2.resource.payment edge more than the scar gives", 4, Split(banked=4, scar=1), HERO, (
            Refusal.OVER_SCAR,
        )),
        example("drd2.fate.over_limit E1", 4, Split(fate=4), BEING, ()),
        example("drd2.fate.over_limit E2", 5, Split(fate=5), BEING, (Refusal.OVER_LIMIT,)),
        example("drd2.fate.over_limit E2 with Advantage", 5, Split(fate=4, advantage=1), BEING, ()),
        example("drd2.resource.payment edge: Fate", 4, Split(fate=4), Sources(fate=3, limit=4), (Refusal.OVER_FATE,)),
        example("drd2.resource.payment edge Bond short", 2, Split(bond=2), Sources(bond=1), (Refusal.OVER_BOND,)),
        example("drd2.equipment.damage E1", 3, Split(pool=2, sacrifice=1), Sources(pool=2, sacrifice=1), ()),
        example("drd2.equipment.damage E2", 3, Split(pool=2, sacrifice=1), Sources(pool=2), (Refusal.OVER_SACRIFICE,)),
        example("drd2.resource.payment edge potion short", 2, Split(container=2), Sources(container=1), (
            Refusal.OVER_CONTAINER,
        )),
        example("drd2.scar.self_floor E2", 4, Split(banked=4, scar=2), Sources(ability=2), ()),
        example("drd2.scar.self_floor E2 deeper", 5, Split(banked=5, scar=3), Sources(ability=2), (
            Refusal.SCAR_TOO_DEEP,
        )),
        example("drd2.scar.being E1", 5, Split(fate=5), Sources(fate=9, limit=5), ()),
    ],
)  # fmt: skip
def test_payment(price: int, split: Split, sources: Sources, expected: tuple[Refusal, ...]) -> None:
    assert rules.resource.payment(price, split, sources) == expected


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


@pytest.mark.parametrize(
    "price, binding, expected",
    [
        example("drd2.resource.activation E1", 1, True, 1),
        example("drd2.resource.activation edge withdrawn", 1, False, 0),
    ],
)
def test_activation(price: int, binding: bool, expected: int) -> None:
    assert rules.resource.activation(price, binding) == expected


@pytest.mark.rule("drd2.resource.substitution")
def test_table_t11() -> None:
    payers = {source: {payer.value for payer in who} for source, who in rules.resource.WHO_PAYS.items()}
    assert payers == {
        Source.POOL: {"hero"},
        Source.ADVANTAGE: {"hero", "being", "helper"},
        Source.FATE: {"being", "helper"},
        Source.BOND: {"helper"},
        Source.SCAR: {"hero"},
        Source.CONTAINER: {"hero", "being", "helper"},
        Source.SACRIFICE: {"hero", "being", "helper"},
        Source.MONEY: set(),
        Source.MATERIALS: set(),
    }
