"""Who shoots lies down where enemies can only shoot back, and gets up for the next shot."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.play.attacks import weigh
from tests.play.srd5.cast import brok, first_turn, grid, orc, told

BOW = {"name": "longbow", "weapon": "longbow", "to_hit": 4, "damage": "1d8+2 piercing", "range": [150, 600]}
HURLS = {"name": "javelin", "weapon": "javelin", "to_hit": 5, "damage": "1d6+3 piercing", "range": [30, 120]}
AXE = {"name": "greataxe", "to_hit": 5, "damage": "1d12+3 slashing", "reach": 5}


def after(tactic: str, *foes: dict[str, Any], **field: Any) -> Game:
    """The first turn of an archer on A1."""
    return first_turn(brok(weapons=["longbow"], at=(0, 0)), *foes, tactic=tactic, **field)


def lies(game: Game) -> bool:
    return "prone" in game.state["brok"].conditions


@pytest.mark.parametrize("tactic, flat", [("ordinary", False), ("clever", True)])
def test_whom_they_can_only_shoot_at_lies_down(tactic: str, flat: bool) -> None:
    """100 ft off, an orc goes 30 ft: its bow alone is to be feared."""
    game = after(tactic, orc(at=(20, 0), attack=[BOW, AXE]))
    assert lies(game) is flat
    assert told(game, "brok") == (["attack", "drops-prone"] if flat else ["attack"])


@pytest.mark.parametrize(
    "foes",
    [
        pytest.param([{"at": (20, 0), "attack": [AXE]}], id="it cannot shoot"),
        pytest.param([{"at": (20, 0), "attack": [HURLS | {"range": [30, 60]}]}], id="nor so far"),
        pytest.param([{"at": (7, 0), "attack": [BOW, AXE]}], id="it comes up"),
        pytest.param([{"at": (13, 0), "attack": [HURLS, AXE]}], id="it comes up in two turns"),
        pytest.param(
            [{"at": (20, 0), "attack": [BOW]}, {"id": "ork", "at": (7, 2), "attack": [AXE]}], id="another does"
        ),
    ],
)
def test_who_need_not_fear_shots_most_stays_on_its_feet(foes: list[dict[str, Any]]) -> None:
    assert not lies(after("clever", *(orc(**foe) for foe in foes)))


def test_who_flies_would_fall() -> None:
    flyer = brok(weapons=["longbow"], at=(0, 0), speed={"walk": 30, "fly": 30}, now={"altitude": 20})
    assert not lies(first_turn(flyer, orc(at=(20, 0), attack=[BOW]), tactic="clever"))


def test_it_gets_up_for_the_next_shot() -> None:
    given = grid(
        {**brok(weapons=["longbow"], at=(0, 0)), "tactic": "clever"},
        {**orc(at=(20, 0), attack=[BOW], hp_max=90), "tactic": "idle"},
        order=["brok", "orc"],
        field={"width": 30, "height": 3},
        options={"max_rounds": 2},
    )
    assert told(Game(given, seed=1), "brok") == ["attack", "drops-prone", "stands", "attack", "drops-prone"]


@pytest.mark.parametrize("height, speed, flat", [(0, 30, False), (3, 30, True), (3, {"walk": 30, "climb": 30}, False)])
def test_who_must_climb_up_first_does_not_strike_it_there(height: int, speed: Any, flat: bool) -> None:
    """20 ft off, and 15 ft up at twice the cost: 50 ft, where 35 do."""
    field = {"map": ".......", "heights": f"{height}......"}
    game = after("clever", orc(at=(4, 0), attack=[HURLS], speed=speed), **field)
    assert lies(game) is flat


@pytest.mark.parametrize("far, spared", [(35, -1), (36, 1), (150, 1), (151, 0)])
def test_what_lying_spares(far: int, spared: int) -> None:
    """30 ft a turn, a reach of 5 ft, a shot of 120 ft at the most (in half feet)."""
    assert weigh.lies(2 * far, 70, 300) == spared
