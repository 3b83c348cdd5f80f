"""``srd5.unseen.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.damage import roll
from tests.table import example


@pytest.mark.parametrize(
    "natural, bonus, armor_class, outcome",
    [
        example("srd5.unseen.target E1-miss", 9, 5, 15, rules.attack.MISS),
        example("srd5.unseen.attacker E1-hit", 13, 4, 16, rules.attack.HIT),
    ],
)
def test_outcomes(natural: int, bonus: int, armor_class: int, outcome: int) -> None:
    assert rules.attack.step_resolve(natural, bonus, armor_class) == outcome


@pytest.mark.rule("srd5.unseen.attacker")
def test_gob_wounds_ada() -> None:
    assert roll(4, 2) == 6
