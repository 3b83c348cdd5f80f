"""``srd5.rng.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.rules import cond, melee, rng
from bojiste.systems.srd5.rules.dice import adv_cancel, advantage
from bojiste.systems.srd5.tables import FT, WEAPONS
from tests.table import example


@pytest.mark.parametrize(
    "how, expected",
    [
        example("srd5.rng.kinds E1", {"ranged_weapon": False, "hurled": True}, True),
        example("srd5.rng.kinds E2", {"ranged_weapon": False, "missile": True}, True),
        example("srd5.rng.kinds edge-bow", {"ranged_weapon": True}, True),
        example("srd5.rng.kinds edge-spell", {"ranged_weapon": False, "distant_spell": True}, True),
        example("srd5.rng.kinds edge-sword", {"ranged_weapon": False}, False),
    ],
)
def test_kinds(how: dict[str, bool], expected: bool) -> None:
    assert rng.kinds(**how) is expected
    assert melee.kinds(**how) is not expected


@pytest.mark.parametrize(
    "weapon, distance, expected",
    [example("srd5.rng.limit E1", "dart", 65, False), example("srd5.rng.limit edge", "dart", 60, True)],
)
def test_limit(weapon: str, distance: int, expected: bool) -> None:
    assert rng.limit(distance * FT, WEAPONS[weapon].long) is expected


@pytest.mark.parametrize(
    "distance, expected",
    [example("srd5.rng.single E1", 65, rng.BEYOND), example("srd5.rng.single E1-at-60", 60, rng.NORMAL)],
)
def test_single(distance: int, expected: int) -> None:
    assert rng.single(distance * FT, 60 * FT) == expected


@pytest.mark.parametrize(
    "distance, expected",
    [
        example("srd5.rng.two E1-normal", 80, rng.NORMAL),
        example("srd5.rng.two E1-long", 85, rng.LONG),
        example("srd5.rng.two E1-beyond", 325, rng.BEYOND),
        example("srd5.rng.two edge-last-foot", 320, rng.LONG),
    ],
)
def test_two(distance: int, expected: int) -> None:
    bow = WEAPONS["shortbow"]
    assert rng.two(distance * FT, bow.normal, bow.long) == expected


@pytest.mark.parametrize(
    "distance, hostile, sees, conditions, faces, natural",
    [
        example("srd5.rng.close E1", 5, True, True, 0, (17, 8), 8),
        example("srd5.rng.close E2", 5, True, True, cond.STUNNED, (17, 8), 17),
        example("srd5.rng.close edge-unseen-shooter", 5, True, False, 0, (17, 8), 17),
        example("srd5.rng.close edge-friend", 5, False, True, 0, (17, 8), 17),
        example("srd5.rng.close edge-10-ft", 10, True, True, 0, (17, 8), 17),
    ],
)
def test_close(distance: int, hostile: bool, sees: bool, conditions: int, faces: tuple[int, int], natural: int) -> None:
    hampered = rng.close(distance * FT, hostile, sees, cond.can_act(conditions))
    assert advantage(*faces, adv_cancel(0, int(hampered))) == natural
