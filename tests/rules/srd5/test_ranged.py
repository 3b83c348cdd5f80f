"""``srd5.ranged.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.dice import adv_cancel, advantage
from bojiste.systems.srd5.words import FT, WEAPONS
from tests.table import example


@pytest.mark.parametrize(
    "how, expected",
    [
        example("srd5.ranged.kinds E1", {"ranged_weapon": False, "hurled": True}, True),
        example("srd5.ranged.kinds E2", {"ranged_weapon": False, "missile": True}, True),
        example("srd5.ranged.kinds edge-bow", {"ranged_weapon": True}, True),
        example("srd5.ranged.kinds edge-spell", {"ranged_weapon": False, "distant_spell": True}, True),
        example("srd5.ranged.kinds edge-sword", {"ranged_weapon": False}, False),
    ],
)
def test_kinds(how: dict[str, bool], expected: bool) -> None:
    assert rules.ranged.kinds(**how) is expected
    assert rules.melee.kinds(**how) is not expected


@pytest.mark.parametrize(
    "weapon, distance, expected",
    [example("srd5.ranged.limit E1", "dart", 65, False), example("srd5.ranged.limit edge", "dart", 60, True)],
)
def test_limit(weapon: str, distance: int, expected: bool) -> None:
    assert rules.ranged.limit(distance * FT, WEAPONS[weapon].long) is expected


@pytest.mark.parametrize(
    "distance, expected",
    [
        example("srd5.ranged.single E1", 65, rules.ranged.BEYOND),
        example("srd5.ranged.single E1-at-60", 60, rules.ranged.NORMAL),
    ],
)
def test_single(distance: int, expected: int) -> None:
    assert rules.ranged.single(distance * FT, 60 * FT) == expected


@pytest.mark.parametrize(
    "distance, expected",
    [
        example("srd5.ranged.two E1-normal", 80, rules.ranged.NORMAL),
        example("srd5.ranged.two E1-long", 85, rules.ranged.LONG),
        example("srd5.ranged.two E1-beyond", 325, rules.ranged.BEYOND),
        example("srd5.ranged.two edge-last-foot", 320, rules.ranged.LONG),
    ],
)
def test_two(distance: int, expected: int) -> None:
    bow = WEAPONS["shortbow"]
    assert rules.ranged.two(distance * FT, bow.normal, bow.long) == expected


@pytest.mark.parametrize(
    "distance, hostile, sees, conditions, faces, natural",
    [
        example("srd5.ranged.close E1", 5, True, True, 0, (17, 8), 8),
        example("srd5.ranged.close E2", 5, True, True, rules.condition.STUNNED, (17, 8), 17),
        example("srd5.ranged.close edge-unseen-shooter", 5, True, False, 0, (17, 8), 17),
        example("srd5.ranged.close edge-friend", 5, False, True, 0, (17, 8), 17),
        example("srd5.ranged.close edge-10-ft", 10, True, True, 0, (17, 8), 17),
    ],
)
def test_close(distance: int, hostile: bool, sees: bool, conditions: int, faces: tuple[int, int], natural: int) -> None:
    hampered = rules.ranged.close(distance * FT, hostile, sees, rules.condition.can_act(conditions))
    assert advantage(*faces, adv_cancel(0, int(hampered))) == natural
