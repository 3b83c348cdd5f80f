"""The tables of section 5 of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.words import (
    BLUDGEONING,
    CONDITIONS,
    DAMAGE_TYPES,
    DIFFICULT_TERRAIN,
    FT,
    LARGE,
    PIERCING,
    PROFICIENCY,
    SLASHING,
    TINY,
)
from bojiste.systems.srd5.words.goods import (
    AMMUNITION,
    ARMOUR,
    LB,
    OBJECT_HP_FRAGILE,
    OBJECT_HP_RESILIENT,
    SHIELD,
    SUBSTANCE_AC,
    WEAPONS,
)

_B, _P, _S = BLUDGEONING, PIERCING, SLASHING


@pytest.mark.parametrize(
    "key, cost, dice, sides, type_, weight, normal, long, versatile, properties",
    [
        ("club", 10, 1, 4, _B, 8, 0, 0, 0, "light"),
        ("dagger", 200, 1, 4, _P, 4, 20, 60, 0, "finesse light thrown"),
        ("greatclub", 20, 1, 8, _B, 40, 0, 0, 0, "two_handed"),
        ("handaxe", 500, 1, 6, _S, 8, 20, 60, 0, "light thrown"),
        ("javelin", 50, 1, 6, _P, 8, 30, 120, 0, "thrown"),
        ("light_hammer", 200, 1, 4, _B, 8, 20, 60, 0, "light thrown"),
        ("mace", 500, 1, 6, _B, 16, 0, 0, 0, ""),
        ("quarterstaff", 20, 1, 6, _B, 16, 0, 0, 8, "versatile"),
        ("sickle", 100, 1, 4, _S, 8, 0, 0, 0, "light"),
        ("spear", 100, 1, 6, _P, 12, 20, 60, 8, "thrown versatile"),
        ("light_crossbow", 2500, 1, 8, _P, 20, 80, 320, 0, "ammunition loading two_handed"),
        ("dart", 5, 1, 4, _P, 1, 20, 60, 0, "finesse thrown"),
        ("shortbow", 2500, 1, 6, _P, 8, 80, 320, 0, "ammunition two_handed"),
        ("sling", 10, 1, 4, _B, 0, 30, 120, 0, "ammunition"),
        ("battleaxe", 1000, 1, 8, _S, 16, 0, 0, 10, "versatile"),
        ("flail", 1000, 1, 8, _B, 8, 0, 0, 0, ""),
        ("glaive", 2000, 1, 10, _S, 24, 0, 0, 0, "heavy reach two_handed"),
        ("greataxe", 3000, 1, 12, _S, 28, 0, 0, 0, "heavy two_handed"),
        ("greatsword", 5000, 2, 6, _S, 24, 0, 0, 0, "heavy two_handed"),
        ("halberd", 2000, 1, 10, _S, 24, 0, 0, 0, "heavy reach two_handed"),
        ("lance", 1000, 1, 12, _P, 24, 0, 0, 0, "reach special"),
        ("longsword", 1500, 1, 8, _S, 12, 0, 0, 10, "versatile"),
        ("maul", 1000, 2, 6, _B, 40, 0, 0, 0, "heavy two_handed"),
        ("morningstar", 1500, 1, 8, _P, 16, 0, 0, 0, ""),
        ("pike", 500, 1, 10, _P, 72, 0, 0, 0, "heavy reach two_handed"),
        ("rapier", 2500, 1, 8, _P, 8, 0, 0, 0, "finesse"),
        ("scimitar", 2500, 1, 6, _S, 12, 0, 0, 0, "finesse light"),
        ("shortsword", 1000, 1, 6, _P, 8, 0, 0, 0, "finesse light"),
        ("trident", 500, 1, 6, _P, 16, 20, 60, 8, "thrown versatile"),
        ("war_pick", 500, 1, 8, _P, 8, 0, 0, 0, ""),
        ("warhammer", 1500, 1, 8, _B, 8, 0, 0, 10, "versatile"),
        ("whip", 200, 1, 4, _S, 12, 0, 0, 0, "finesse reach"),
        ("blowgun", 1000, 0, 0, _P, 4, 25, 100, 0, "ammunition loading"),
        ("hand_crossbow", 7500, 1, 6, _P, 12, 30, 120, 0, "ammunition light loading"),
        ("heavy_crossbow", 5000, 1, 10, _P, 72, 100, 400, 0, "ammunition heavy loading two_handed"),
        ("longbow", 5000, 1, 8, _P, 8, 150, 600, 0, "ammunition heavy two_handed"),
        ("net", 100, 0, 0, None, 12, 5, 15, 0, "special thrown"),
    ],
)
def test_weapons(
    key: str,
    cost: int,
    dice: int,
    sides: int,
    type_: int | None,
    weight: int,
    normal: int,
    long: int,
    versatile: int,
    properties: str,
) -> None:
    row = WEAPONS[key]
    assert (row.cost, row.dice, row.sides, row.damage, row.weight) == (cost, dice, sides, type_, weight)
    assert (row.normal, row.long, row.versatile) == (normal * FT, long * FT, versatile)
    assert row.properties == set(properties.split())
    assert row.flat == (1 if key == "blowgun" else 0)


def test_groups_of_weapons() -> None:
    groups = [(row.martial, row.ranged) for row in WEAPONS.values() if "improvised" not in row.properties]
    assert len(groups) == 37
    assert [groups.count(group) for group in ((False, False), (False, True), (True, False), (True, True))] == [
        10,
        4,
        18,
        5,
    ]
    assert groups == sorted(groups)


@pytest.mark.parametrize(
    "key, kind, gold, base, strength, loud, pounds",
    [
        ("padded", "light", 5, 11, 0, True, 8),
        ("leather", "light", 10, 11, 0, False, 10),
        ("studded_leather", "light", 45, 12, 0, False, 13),
        ("hide", "medium", 10, 12, 0, False, 12),
        ("chain_shirt", "medium", 50, 13, 0, False, 20),
        ("scale_mail", "medium", 50, 14, 0, True, 45),
        ("breastplate", "medium", 400, 14, 0, False, 20),
        ("half_plate", "medium", 750, 15, 0, True, 40),
        ("ring_mail", "heavy", 30, 14, 0, True, 40),
        ("chain_mail", "heavy", 75, 16, 13, True, 55),
        ("splint", "heavy", 200, 17, 15, True, 60),
        ("plate", "heavy", 1500, 18, 15, True, 65),
    ],
)
def test_armour(key: str, kind: str, gold: int, base: int, strength: int, loud: bool, pounds: int) -> None:
    assert ARMOUR[key] == (kind, gold * 100, base, strength, loud, pounds * LB)


def test_the_rest() -> None:
    assert len(ARMOUR) == 12
    assert SHIELD[:3] == ("shield", 1000, 2)
    assert AMMUNITION["bolts"] == (20, 100, 6)
    assert AMMUNITION["blowgun_needles"] == (50, 100, 4)
    assert (SUBSTANCE_AC["ice"], SUBSTANCE_AC["stone"], SUBSTANCE_AC["adamantine"]) == (13, 17, 23)
    assert (OBJECT_HP_FRAGILE[TINY], OBJECT_HP_RESILIENT[LARGE]) == ((2, 1, 4), (27, 5, 10))
    assert list(DAMAGE_TYPES) == sorted(DAMAGE_TYPES)
    assert list(CONDITIONS) == sorted(CONDITIONS)
    assert len(CONDITIONS) == 14
    assert len(PROFICIENCY) == 31
    assert "steep_stairs" in DIFFICULT_TERRAIN


@pytest.mark.parametrize("table", [OBJECT_HP_FRAGILE, OBJECT_HP_RESILIENT])
def test_object_hit_points_are_the_averages_of_their_dice(table: dict[int, tuple[int, int, int]]) -> None:
    for average, dice, sides in table.values():
        assert average == dice * (sides + 1) // 2
