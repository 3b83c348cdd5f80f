"""A cube of jelly: it walks over others and takes them in, and how they get out again."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.system import system
from tests.play.srd5.cast import ada, brok, every, grid, kinds, offered, ogre, orc, played

BLOCK = system("srd5").blocks()["gelatinous_cube"]


def cube(**more: Any) -> dict[str, Any]:
    base = {"block": "gelatinous_cube", "id": "cube", "side": "foes", "now": {"position": [0, 4]}}
    return {**base, **more}


def fight(*others: dict[str, Any], order: str = "cube ada brok", **more: Any) -> Any:
    return grid(cube(), *others, order=order.split(), **more)


PAIR = (ada(at=(2, 4), hp_max=90), brok(at=(2, 5), hp_max=90))
OVER = ("sweep:engulf", "to:1,4")


def test_it_walks_over_them_and_takes_them_in() -> None:
    """Each saves by Dexterity against 12; 3d6 acid, then restrained within it, and 6d6 as its next turn starts."""
    game = played(fight(*PAIR), [2, 1, 1, 1, 18, 1, 1, 1], *OVER)
    cubed, other = game.state["ada"], game.state["brok"]
    assert cubed.conditions == ("restrained",) and cubed.hp == 87 and (cubed.x, cubed.y) == (1, 4)
    assert other.hp == 90 and not other.suffers and (other.x, other.y) not in {(1, 4), (2, 4), (1, 5), (2, 5)}
    assert (game.state["cube"].x, game.state["cube"].turn.action) == (1, True)


def test_whom_it_holds_it_eats_and_takes_along() -> None:
    game = played(fight(PAIR[0], orc(side="heroes", at=(9, 9)), order="cube ada orc"),
                  [2, 1, 1, 1, 2, 2, 2, 2, 2, 2], *OVER, "end", "end", "end", "move", "to:0,4")  # fmt: skip
    now = game.state["ada"]
    assert now.hp == 90 - 3 - 12 and (now.x, now.y) == (0, 4) == (game.state["cube"].x, game.state["cube"].y)
    assert "torments" in kinds(game)


def test_it_enters_nobody_on_an_ordinary_move() -> None:
    assert "to:1,4" not in offered(played(fight(*PAIR), [], "move"))


@pytest.mark.parametrize("face, out", [(9, True), (8, False)])
def test_out_by_strength(face: int, out: bool) -> None:
    """9 + 3 reach 12: she stands beside it."""
    game = played(fight(*PAIR), [2, 1, 1, 1, 18, 1, 1, 1], *OVER, "end")
    (key,) = [key for key in offered(game) if key.startswith("tear")]
    again = played(fight(*PAIR), [2, 1, 1, 1, 18, 1, 1, 1, face], *OVER, "end", key)
    now = again.state["ada"]
    assert (not now.suffers) is out and ((now.x, now.y) in {(1, 4), (2, 4), (1, 5), (2, 5)}) is not out


@pytest.mark.parametrize("face, out", [(12, True), (11, False)])
def test_a_friend_pulls_her_out_and_burns_the_hand(face: int, out: bool) -> None:
    """Brok, of Strength 10, reaches 12 or not; it costs him 3d6 acid either way."""
    game = played(fight(*PAIR), [2, 1, 1, 1, 18, 1, 1, 1, face, 1, 2, 3], *OVER, "end", "end", "tend:ada:encased")
    now = game.state["ada"]
    assert (not now.suffers) is out and game.state["brok"].hp == 90 - 6
    assert ((now.x, now.y) in {(1, 4), (2, 4), (1, 5), (2, 5)}) is not out
    assert ("pulls-out" if out else "pulls-not") in kinds(game)


def test_nothing_gets_at_who_is_within() -> None:
    """Total cover both ways: the orc outside cannot strike her, nor she it; she can strike the cube."""
    people = (ada(at=(2, 4), hp_max=90), orc(at=(2, 3), hp_max=90))
    game = played(fight(*people, order="cube ada orc"), [2, 1, 1, 1], *OVER, "end")
    assert {key.rpartition(":")[0] for key in offered(game) if key.startswith("attack:")} == {"attack:cube"}
    game.answer("end")
    assert not [key for key in offered(game) if key.startswith("attack:ada")]
    free = played(fight(*people, order="orc cube ada"))
    assert not [key for key in offered(free) if key.startswith("attack:cube")]


def test_it_holds_four_or_one_that_is_large() -> None:
    """An ogre fills it; nobody else is met then, and nobody huge ever."""
    game = played(fight(ogre(side="heroes", at=(2, 4), hp_max=90), brok(at=(1, 3)), order="cube ogre brok"),
                  [2, 1, 1, 1, 1, 1, 1, 1, 1, 1], *OVER, "end", "end", "end", "sweep:engulf")  # fmt: skip
    assert game.state["ogre"].conditions == ("restrained",) and "to:1,3" not in offered(game)
    huge = played(fight(ogre(side="heroes", size="huge", at=(2, 4)), order="cube ogre"), [], "sweep:engulf")
    assert "to:1,4" not in offered(huge)


def test_its_death_sets_them_free() -> None:
    game = played(fight(*PAIR), [2, 1, 1, 1, 18, 1, 1, 1], *OVER, "g cube -90")
    now = game.state["ada"]
    assert not now.suffers and "comes-free" in kinds(game)


@pytest.mark.parametrize("faces, within", [((18, 2), True), ((18, 11), False)])
def test_who_walks_into_it_withstands_badly(faces: tuple[int, int], within: bool) -> None:
    game = played(fight(*PAIR, order="ada cube brok"), [*faces, 1, 1, 1], "move", "to:2,3", "enter:cube:engulf")
    assert ("restrained" in game.state["ada"].conditions) is within
    saved = [event for event in game.events if event.kind.startswith("save")]
    assert saved[-1].data["hinders"] == ("entering",) and game.state["ada"].turn.moved == 30


def test_unattended_it_engulfs() -> None:
    """It is worth more than its pseudopod, and it ends upon both."""
    given = fight(*(one | {"tactic": "idle"} for one in PAIR), options={"max_rounds": 1})
    game = Game(given, dice=[2, 1, 1, 1, 2, 1, 1, 1])
    assert [event.target for event in every(game, "taken-in")] == ["ada", "brok"]
    assert every(game, "step")[0].data["place"] == (1, 4)


def test_the_block_is_exact() -> None:
    assert "unplayed" not in BLOCK and "approximated" not in BLOCK
