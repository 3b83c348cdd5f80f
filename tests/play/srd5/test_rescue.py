"""What a clever tactic gives up for somebody who lies there, and when it runs or waits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.srd5.cast import ada, brok, cira, first_turn, gob, kinds, ogre, orc, told
from tests.play.srd5.test_clever import BOTH

BOW = {"name": "shortbow", "to_hit": 4, "damage": "1d6+2 piercing", "range": [80, 320], "weapon": "shortbow"}
AXE = {"name": "greataxe", "to_hit": 5, "damage": "1d12+3 slashing", "reach": 5, "weapon": "greataxe"}


@BOTH
def test_who_lies_there_comes_before_a_blow(tactic: str, clever: bool) -> None:
    """A goblin before her, a friend dying 20 ft behind: with a potion she leaves the one for the other."""
    healer = cira(at=(5, 4), potions=1, weapons=["mace"])
    game = first_turn(healer, ada(at=(1, 4), now={"hp": 0}), gob(at=(6, 4), hp_max=90), tactic=tactic)
    assert ("heals" in told(game, "cira")) is clever
    assert (game.state["ada"].life == "ok") is clever


@pytest.mark.parametrize(
    "hp, foes, goes",
    [(16, 1, True), (16, 3, False), (4, 1, False)],
)
def test_nobody_dies_for_it(hp: int, foes: int, goes: bool) -> None:
    """Each of those whom she leaves may strike at her once: she must outlive it."""
    upon = [orc(id=f"orc-{n}", at=(6, 3 + n), attack=[AXE], hp_max=90) for n in range(foes)]
    healer = cira(at=(5, 4), potions=1, weapons=["mace"], now={"hp": hp})
    game = first_turn(healer, ada(at=(1, 4), now={"hp": 0}), *upon, tactic="clever")
    assert ("step" in told(game, "cira")) is goes


def test_without_anything_that_brings_him_back_she_strikes() -> None:
    healer = cira(at=(5, 4), kit=5, weapons=["mace"])
    game = first_turn(healer, ada(at=(1, 4), now={"hp": 0}), gob(at=(6, 4), hp_max=90), tactic="clever")
    assert "step" not in told(game, "cira") and "attack" in told(game, "cira")


@pytest.mark.parametrize("tactic, far, runs", [("clever", 12, False), ("ordinary", 12, True), ("clever", 14, True)])
def test_running_is_for_coming_a_turn_sooner(tactic: str, far: int, runs: bool) -> None:
    """An archer 60 ft off is reached on the next turn anyhow (30 now, 30 then): she comes up ducking. At 70 ft
    running is worth a turn."""
    game = first_turn(ada(at=(0, 4)), gob(at=(far, 4), attack=[BOW]), tactic=tactic)
    assert ("dash" in kinds(game)) is runs
    assert ("dodge" in kinds(game)) is not runs
    assert game.state["ada"].x >= 6


@pytest.mark.parametrize("tactic, runs", [("clever", False), ("ordinary", True)])
def test_so_it_is_without_a_grid(tactic: str, runs: bool) -> None:
    field: dict[str, Any] = {"mode": "feet"}
    game = first_turn(ada(at=(0, 0)), gob(at=(60, 0), attack=[BOW]), tactic=tactic, **field)
    assert ("dash" in kinds(game)) is runs


@pytest.mark.parametrize("speed, waits", [(40, True), (120, False)])
def test_nobody_waits_for_who_comes_from_anywhere(speed: int, waits: bool) -> None:
    """Who cannot get out of its charge gives the first word away by waiting: she goes for it."""
    game = first_turn(ada(at=(0, 4), attacks=2), ogre(at=(16, 4), speed=speed), tactic="clever")
    assert (game.state["ada"].x == 0) is waits
    assert ("dash" in kinds(game)) is not waits


def test_brok_is_no_worse_a_healer() -> None:
    """Magic brings back as well as a potion does."""
    magic = {"casting": "wisdom", "level": 3, "slots": [2], "spells": ["cure_wounds"], "weapons": ["shortsword"]}
    healer = brok(at=(5, 4), **magic)
    game = first_turn(healer, ada(at=(1, 4), now={"hp": 0}), gob(at=(6, 4), hp_max=90), tactic="clever")
    assert game.state["ada"].life == "ok"
