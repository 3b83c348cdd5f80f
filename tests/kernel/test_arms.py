"""The kernel draws, puts away, drops and picks up weapons, and strikes with two, as the readable engine does."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numba")

from bojiste.core.reading import read_scene
from tests.kernel import fights
from tests.kernel.same import compared, differences
from tests.kernel.test_kernel import ARMED

HERO = {"id": "ada", "side": "heroes", "ac": 12, "hp_max": 50, "initiative": 1, "weapons": ["shortsword", "dagger"]}
FALLS = {"kind": "character", "count": 2, "hp_max": 12, "potions": 2, "uses_death_saves": True}
SPINES = {
    "name": "spines",
    "use": {"time": "touched"},
    "test": {"save": "constitution", "dc": 18},
    "effects": [{"kind": "damage", "dice": "1d4 piercing"}],
}
CHILL = {
    "name": "chill",
    "test": {"save": "constitution", "dc": 18},
    "effects": [{"kind": "condition", "condition": "slowed", "save_again": "turn_end"}],
}


def test_every_generated_fight_with_weapons_in_hand_is_the_same_and_hands_are_used() -> None:
    seen = compared(range(ARMED), 3, fights.armed).kinds
    assert seen["draws"] > 9 and seen["stows"] and seen["picks-up"]


@pytest.mark.parametrize(
    "hero, foe, then",
    [
        pytest.param(FALLS, {"count": 2}, {}, id="who falls drops both weapons"),
        pytest.param(
            {"attacks": 3},
            {
                "power": [
                    {**SPINES, "effects": [{"kind": "condition", "condition": "stunned", "save_again": "turn_end"}]}
                ]
            },
            {},
            id="who is stunned in the middle of its turn strikes no more",
        ),
        pytest.param({}, {}, {"then": CHILL}, id="who is slowed strikes once"),
    ],
)
def test_two_weapons_are_used_as_the_engine_uses_them(
    hero: dict[str, Any], foe: dict[str, Any], then: dict[str, Any]
) -> None:
    claw = {"name": "claw", "natural": True, "to_hit": 6, "reach": 5, "damage": "1d8+2 slashing", **then}
    other = {"id": "foe", "side": "foes", "ac": 12, "hp_max": 60, "initiative": 2, "attack": [claw], **foe}
    abilities = {"abilities": {"strength": 16, "dexterity": 14}}
    scene = read_scene({"format": 1, "system": "srd5", "combatant": [{**HERO, **abilities, **hero}, other]})
    assert differences(scene, 4, 5) == []


def test_magic_items_are_in_the_numbers_of_both() -> None:
    worn = ["shortsword +2", "bracers of defense", "ring of protection", "belt of hill giant strength"]
    claw = {"name": "claw", "natural": True, "to_hit": 6, "reach": 5, "damage": "1d8+2 slashing"}
    other = {"id": "foe", "side": "foes", "ac": 16, "hp_max": 60, "attack": [claw], "resist": ["piercing nonmagical"]}
    hero = {key: value for key, value in HERO.items() if key != "ac"}
    abilities = {"strength": 12, "dexterity": 14}
    first = {**hero, "abilities": abilities, "items": worn}
    scene = read_scene({"format": 1, "system": "srd5", "combatant": [first, other]})
    assert differences(scene, 4, 5) == []
