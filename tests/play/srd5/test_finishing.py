"""Tactics finish what they have begun: who gets up again is burnt where it lies, and who can wake the dying does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.srd5.cast import ada, brok, every, first_turn, ogre
from tests.play.srd5.test_helpful import block

EACH = pytest.mark.parametrize("tactic", ["ordinary", "clever"])
PALADIN: dict[str, Any] = {
    "id": "pal", "side": "heroes", "class": "paladin", "level": 5, "weapons": ["longsword"], "ac": 16, "hp_max": 44,
    "now": {"position": [4, 4]}, "abilities": {"strength": 16, "constitution": 14, "charisma": 16},
}  # fmt: skip


@EACH
def test_hands_are_laid_on_the_dying_before_any_magic(tactic: str) -> None:
    """A sacred weapon would take the action too; of a friend who stands it comes first."""
    ogres = ogre(at=(14, 4))
    game = first_turn(PALADIN, brok(at=(5, 4), now={"hp": 0, "life": "dying"}), ogres, tactic=tactic)
    assert game.state["brok"].hp > 0
    well = first_turn(PALADIN, brok(at=(5, 4)), ogres, tactic=tactic)
    assert [event.data["power"] for event in every(well, "uses-power")] == ["sacred_weapon"]


@EACH
def test_who_holds_a_torch_goes_to_the_troll_that_lies(tactic: str) -> None:
    torch = {"name": "torch", "to_hit": 9, "reach": 5, "damage": "1d4+4 fire"}
    club = {"name": "club", "to_hit": 9, "reach": 5, "damage": "2d8+8 bludgeoning"}
    fighter = ada(at=(4, 4), attack=[club, torch])
    game = first_turn(fighter, block("troll", at=(7, 4), now={"hp": 0, "life": "stable"}), tactic=tactic)
    assert {event.data["weapon"] for event in game.events if event.kind in ("hit", "miss", "critical")} == {"torch"}
