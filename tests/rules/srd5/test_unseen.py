"""``srd5.unseen.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.damage import roll
from bojiste.systems.srd5.rules.dice import adv_cancel, advantage, no_roll
from tests.table import example


@pytest.mark.parametrize(
    "attacker_sees, target_sees, faces, natural",
    [
        example("srd5.unseen.target E1", False, True, (16, 9), 9),
        example("srd5.unseen.attacker E1", True, False, (5, 13), 13),
        example("srd5.unseen.both E1", False, False, (12, 19), 12),
        example("srd5.unseen.both edge-both-see", True, True, (12, 19), 12),
    ],
)
def test_states(attacker_sees: bool, target_sees: bool, faces: tuple[int, int], natural: int) -> None:
    state = adv_cancel(rules.unseen.attacker(target_sees), rules.unseen.target(attacker_sees))
    assert state == rules.unseen.both(attacker_sees, target_sees)
    assert advantage(*faces, state) == natural


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


@pytest.mark.parametrize(
    "aimed, place, side, misses",
    [
        example("srd5.unseen.wrong_place E1", (3, 3), (4, 3), 1, True),
        example("srd5.unseen.wrong_place edge-right", (4, 3), (4, 3), 1, False),
        example("srd5.unseen.wrong_place edge-part-of-the-space", (5, 4), (4, 3), 2, False),
        example("srd5.unseen.wrong_place edge-beyond-it", (6, 4), (4, 3), 2, True),
    ],
)
def test_wrong_place(aimed: tuple[int, int], place: tuple[int, int], side: int, misses: bool) -> None:
    automatic = rules.unseen.wrong_place(aimed, place, side)
    assert automatic is misses
    assert no_roll(automatic, -1) == (0 if misses else 2)


@pytest.mark.parametrize("attacks, states", [example("srd5.unseen.reveal E1", 2, [1, 0])])
def test_reveal(attacks: int, states: list[int]) -> None:
    hidden, seen = True, []
    for _ in range(attacks):
        seen.append(rules.unseen.both(attacker_sees=True, target_sees=not hidden))
        hidden = rules.unseen.reveal(hidden, attacked=True)
    assert seen == states
    assert rules.unseen.reveal(True, attacked=False)
