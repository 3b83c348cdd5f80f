"""``srd5.squeeze.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.damage import roll
from bojiste.systems.srd5.rules.dice import adv_cancel, advantage
from bojiste.systems.srd5.words import FT, HUGE, LARGE, MEDIUM, SMALL, TINY
from tests.table import example


@pytest.mark.parametrize(
    "size, gap_hf, expected",
    [
        example("srd5.squeeze.allowed E1", LARGE, 5 * FT, rules.squeeze.SQUEEZES),
        example("srd5.squeeze.allowed E2", HUGE, 5 * FT, rules.squeeze.BLOCKED),
        example("srd5.squeeze.allowed E2-wider", HUGE, 10 * FT, rules.squeeze.SQUEEZES),
        example("srd5.squeeze.allowed edge-medium", MEDIUM, 4 * FT, rules.squeeze.BLOCKED),
        example("srd5.squeeze.allowed edge-small", SMALL, 5, rules.squeeze.SQUEEZES),
        example("srd5.squeeze.allowed edge-tiny", TINY, 4, rules.squeeze.BLOCKED),
        example("srd5.squeeze.allowed edge-fits", LARGE, 10 * FT, rules.squeeze.FITS),
    ],
)
def test_allowed(size: int, gap_hf: int, expected: int) -> None:
    assert rules.squeeze.allowed(size, gap_hf) == expected


@pytest.mark.parametrize(
    "faces, bonus, total",
    [
        example("srd5.squeeze.own_disadvantage E1", (15, 7), 6, 13),
        example("srd5.squeeze.own_disadvantage E2", (16, 8), -1, 7),
    ],
)
def test_own_disadvantage(faces: tuple[int, int], bonus: int, total: int) -> None:
    assert advantage(*faces, adv_cancel(0, rules.squeeze.own_disadvantage(True))) + bonus == total
    assert rules.squeeze.own_disadvantage(False) == 0


@pytest.mark.rule("srd5.squeeze.own_disadvantage")
def test_the_ogre_misses_ada() -> None:
    assert rules.attack.step_resolve(7, 6, 16) == rules.attack.MISS


@pytest.mark.parametrize(
    "faces, die, natural, damage",
    [
        example("srd5.squeeze.attacked_advantage E1", (4, 9), 3, 9, 6),
        example("srd5.squeeze.attacked_advantage S16", (2, 9), 5, 9, 8),
    ],
)
def test_attacked_advantage(faces: tuple[int, int], die: int, natural: int, damage: int) -> None:
    used = advantage(*faces, adv_cancel(rules.squeeze.attacked_advantage(True), 0))
    assert used == natural
    assert rules.attack.step_resolve(used, 5, 11) == rules.attack.HIT
    assert roll(die, 3) == damage
    assert rules.squeeze.attacked_advantage(False) == 0
