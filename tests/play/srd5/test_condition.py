"""Conditions at the table: what each does to who attacks and who is attacked, to turns and to reactions."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.words import CONDITIONS
from tests.play.srd5.cast import ada, brok, every, grid, ogre, only, orc, played, rows, scene, verbs
from tests.table import example

STRUCK_WELL = {"blinded", "paralyzed", "petrified", "restrained", "stunned", "unconscious", "prone"}
STRIKES_BADLY = {"blinded", "poisoned", "prone", "restrained", "frightened"}
IDLE = {"incapacitated", "paralyzed", "petrified", "stunned", "unconscious"}
MUTE = {"paralyzed", "petrified", "unconscious"}
STILL = {"grappled", "restrained", "paralyzed", "petrified", "stunned", "unconscious"}


def suffering(condition: str, by: str = "ada", **more: Any) -> dict[str, Any]:
    """An orc in a condition; whom it is held by must be named."""
    return orc(now={"conditions": [f"grappled:{by}" if condition == "grappled" else condition]}, **more)


@pytest.mark.parametrize("condition", [example(f"srd5.condition.{name} target", name) for name in CONDITIONS])
def test_striking_somebody_in_a_condition(condition: str) -> None:
    """Two dice where it gives advantage (or the invisible disadvantage), one where it does not."""
    given = scene(ada(), suffering(condition, "far"), ogre(id="far"), order=["ada", "orc", "far"])
    state = 1 if condition in STRUCK_WELL else -1 if condition == "invisible" else 0
    helpless = condition in ("paralyzed", "unconscious")
    dice = [9, 9, *[2] * (1 + helpless)] if state else [9, 2]
    game = played(given, dice, "attack:orc:longsword")
    assert only(game, "critical" if helpless else "hit").data["state"] == state


@pytest.mark.parametrize("condition", [example(f"srd5.condition.{name} own", name) for name in CONDITIONS])
def test_the_turn_of_somebody_in_a_condition(condition: str) -> None:
    """Whether it strikes, moves, speaks; and how it strikes."""
    given = grid(
        suffering(condition, at=(0, 0)), ada(at=(1, 0)), ogre(id="far", at=(9, 9)), order=["orc", "ada", "far"]
    )
    game = played(given)
    can = verbs(game)
    assert ("attack" in can) is (condition not in IDLE)
    assert ("move" in can) is (condition not in STILL)
    assert ("say" in can) is (condition not in MUTE)
    if condition not in IDLE:
        state = -1 if condition in STRIKES_BADLY else 1 if condition == "invisible" else 0
        game = played(given, [9] if not state else [9, 9], "attack:ada:greataxe")
        assert only(game, "miss").data["state"] == state


@pytest.mark.parametrize("condition", [example(f"srd5.reaction.incapacitated {name}", name) for name in CONDITIONS])
def test_reactions_of_somebody_in_a_condition(condition: str) -> None:
    """Who cannot act, or does not see the mover, makes no opportunity attack."""
    mate = ogre(id="mate", at=(0, 1), now={"reaction": False})
    given = grid(ada(at=(1, 0)), suffering(condition, "mate", at=(0, 0)), mate, order=["ada"])
    game = played(given, [], "move", "to:4,0")
    asked = game.ask is not None and game.ask.topic == "opportunity"
    assert asked is (condition not in IDLE | {"blinded"})


@pytest.mark.rule("srd5.condition.exhaustion")
@pytest.mark.parametrize("level, left", [(0, 60), (1, 60), (2, 30), (4, 30), (5, 0)])
def test_exhaustion_slows(level: int, left: int) -> None:
    """srd5.condition.exhaustion E1: half the speed from level 2, none at 5."""
    game = played(grid(ada(now={"exhaustion": level}, at=(0, 0)), orc(at=(9, 0)), order=["ada", "orc"]))
    assert game.ask is not None and game.ask.data["left_hf"] == left


@pytest.mark.rule("srd5.condition.exhaustion")
def test_exhaustion_of_the_fourth_level_halves_the_maximum() -> None:
    """srd5.condition.exhaustion E2."""
    game = played(scene(ada(hp_max=25, now={"exhaustion": 4}), orc(), order=["ada", "orc"]))
    assert (game.state["ada"].hp, game.state["ada"].hp_max) == (12, 12)


@pytest.mark.rule("srd5.condition.petrified")
def test_stone_resists_and_takes_no_poison() -> None:
    """srd5.condition.petrified E1: everything is halved, poison does nothing."""
    bite = {"name": "bite", "to_hit": 9, "damage": ["9 slashing", "8 poison"], "reach": 5, "natural": True}
    given = scene(ada(weapons=[], attack=[bite]), suffering("petrified"), ogre(), order=["ada", "orc", "ogre"])
    game = played(given, [9, 9], "attack:orc:bite")
    assert only(game, "damage").data["damage"] == 4


def shoved(given: Any, dice: list[int], *keys: str) -> Game:
    return played(given, dice, "shove:orc", *keys)


@pytest.mark.rule("srd5.condition.prone_own", "srd5.shove.result")
def test_getting_into_a_condition_is_told() -> None:
    """A shove: the orc falls prone, and the event cites the condition's rule; nothing is suffered twice."""
    game = shoved(grid(ada(at=(0, 0)), orc(at=(1, 0)), order=["ada", "orc"]), [15, 3], "athletics", "prone")
    assert rows(game)[-1][:3] == ("suffers", "ada", "orc")
    assert game.state["orc"].conditions == ("prone",)


@pytest.mark.rule("srd5.action.dodge_lost")
def test_dodge_is_lost_when_a_grapple_holds_its_owner() -> None:
    """Speed 0 by a grapple in the middle of the round: Dodge is over at once."""
    given = grid(ada(at=(0, 0), now={"dodging": False}), orc(at=(1, 0), now={"dodging": True}), order=["ada", "orc"])
    game = played(given, [15, 3], "grapple:orc", "athletics")
    assert [event.kind for event in game.events][-2:] == ["suffers", "dodge-lost"]
    assert not game.state["orc"].dodging


@pytest.mark.rule("srd5.condition.unconscious")
def test_a_sleeper_does_not_take_up_its_weapon() -> None:
    """Asleep with hit points left: nothing is handled, nothing is offered but to end."""
    asleep = ada(now={"conditions": ["unconscious"]})
    game = played(
        grid(asleep | {"now": {**asleep["now"], "position": [0, 0]}}, brok(at=(1, 1)), orc(at=(9, 9)), order=["ada"])
    )
    assert verbs(game) == {"end"}
    assert game.state["ada"].dropped == (("longsword", 0, 0),)


@pytest.mark.rule("srd5.weapon.net", "srd5.condition.restrained")
def test_a_net() -> None:
    """srd5.weapon.net E1 and E2: thrown at 10 ft with disadvantage; who hangs in it tears free by Strength."""
    given = grid(brok(weapons=["net"], at=(0, 0)), orc(at=(2, 0)), order=["brok", "orc"])
    game = played(given, [15, 9], "attack:orc:net", "end")
    assert game.state["orc"].conditions == ("restrained",) and not every(game, "damage")
    assert "move" not in verbs(game)
    free = played(given, [15, 9, 7], "attack:orc:net", "end", "untangle:orc")
    assert rows(free)[-1] == ("untangles", "orc", "orc", 10) and free.state["orc"].conditions == ()
    held = played(given, [15, 9, 6], "attack:orc:net", "end", "untangle:orc")
    assert rows(held)[-1] == ("stays-tangled", "orc", "orc", 9) and held.state["orc"].conditions == ("restrained",)
    huge = grid(brok(weapons=["net"], at=(0, 0)), ogre(size="huge", at=(2, 0)), order=["brok", "ogre"])
    assert played(huge, [15, 15], "attack:ogre:net").state["ogre"].conditions == ()
