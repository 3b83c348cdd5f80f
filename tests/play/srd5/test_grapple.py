"""Grappling and shoving: contests with exact dice, holding, dragging, letting go, getting free."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste import errors
from tests.play.srd5.cast import ada, brok, every, gob, grid, offered, ogre, only, orc, played, rows, verbs
from tests.table import example

FULL: dict[str, Any] = {"shield": True, "now": {"held": ["longsword"]}}
"""Both hands busy."""
SKILLED = {"skills": {"athletics": 5, "acrobatics": 2}}


def beside(*others: dict[str, Any], **more: Any) -> Any:
    """Ada with an empty hand, and others beside her."""
    return grid(ada(at=(1, 1), **SKILLED, **more.pop("ada", {})), *others, order=["ada"], **more)


@pytest.mark.parametrize(
    "dice, skill, grappled",
    [
        example("srd5.grapple.contest E1", [10, 12], "acrobatics", True),
        example("srd5.grapple.contest E2", [10, 13], "acrobatics", False),
        example("srd5.dice.contest E1", [7, 10], "acrobatics", False),
    ],
)
def test_the_contest(dice: list[int], skill: str, grappled: bool) -> None:
    """The grappler rolls first; a tie leaves everything as it was."""
    game = played(beside(gob(at=(2, 1))), dice, "grapple:gob", skill)
    assert game.state["gob"].conditions == (("grappled",) if grappled else ())
    assert rows(game)[1:3] == [("contest", "ada", "gob", dice[0] + 5), ("contest-reply", "gob", "ada", dice[1] + 2)]


@pytest.mark.rule("srd5.dice.contest")
def test_advantage_in_a_contest() -> None:
    """srd5.dice.contest E3: the helped beginner with [5, 15] + 3 against 14 + 2."""
    given = grid(brok(at=(0, 0)), ada(at=(1, 1), skills={"athletics": 3}), gob(at=(2, 1)), order=["brok", "ada", "gob"])
    game = played(given, [5, 15, 14], "assist:ada", "end", "grapple:gob", "acrobatics")
    assert game.state["gob"].conditions == ("grappled",) and game.state["ada"].helped == ()


@pytest.mark.parametrize(
    "who, target, offered_",
    [
        example("srd5.grapple.target E1", ada(at=(1, 1)), ogre(at=(2, 1)), True),
        example("srd5.grapple.target E2", gob(at=(1, 1), side="heroes"), ogre(at=(2, 1)), False),
        example("srd5.grapple.hand E1", ada(at=(1, 1), **FULL), gob(at=(2, 1)), False),
        example("srd5.grapple.hand E2", ada(at=(1, 1), now={"held": ["longsword"]}), gob(at=(2, 1)), True),
        example("srd5.grapple.target reach", ada(at=(1, 1)), gob(at=(3, 1)), False),
    ],
)
def test_who_can_be_grappled(who: dict[str, Any], target: dict[str, Any], offered_: bool) -> None:
    game = played(grid(who, target, order=[who["id"], target["id"]]))
    assert (f"grapple:{target['id']}" in offered(game)) is offered_


@pytest.mark.parametrize(
    "who, target, offered_",
    [
        example("srd5.shove.target E1", gob(at=(1, 1), side="heroes"), orc(at=(2, 1)), True),
        example("srd5.shove.target E1b", gob(at=(1, 1), side="heroes"), ogre(at=(2, 1)), False),
        example("srd5.shove.target hand", ada(at=(1, 1), **FULL), gob(at=(2, 1)), True),
    ],
)
def test_who_can_be_shoved(who: dict[str, Any], target: dict[str, Any], offered_: bool) -> None:
    game = played(grid(who, target, order=[who["id"], target["id"]]))
    assert (f"shove:{target['id']}" in offered(game)) is offered_


@pytest.mark.parametrize(
    "printing, dice, keys, grappled",
    [
        example("srd5.grapple.auto E1", "srd_ru", [], (), True),
        example("srd5.grapple.auto E2", "phb_cs", [6, 10], ("acrobatics",), False),
    ],
)
def test_grappling_the_stunned(printing: str, dice: list[int], keys: tuple[str, ...], grappled: bool) -> None:
    stunned = gob(now={"conditions": ["stunned"]}, at=(2, 1))
    game = played(beside(stunned, options={"printing": printing}), dice, "grapple:gob", *keys)
    assert ("grappled" in game.state["gob"].conditions) is grappled


@pytest.mark.parametrize(
    "printing, dice, keys",
    [
        example("srd5.shove.auto E1", "srd_ru", [], ()),
        example("srd5.shove.auto E2", "phb_cs", [8, 5], ("athletics",)),
    ],
)
def test_shoving_the_paralyzed(printing: str, dice: list[int], keys: tuple[str, ...]) -> None:
    held = orc(now={"conditions": ["paralyzed"]}, at=(2, 1))
    game = played(beside(held, options={"printing": printing}), dice, "shove:orc", *keys, "push:3,1")
    assert (game.state["orc"].x, game.state["orc"].y) == (3, 1)


@pytest.mark.rule("srd5.shove.contest")
def test_a_tie_shoves_nobody() -> None:
    """srd5.shove.contest E1: 12 against 12."""
    given = grid(orc(at=(1, 1)), ada(at=(2, 1), **SKILLED), order=["orc", "ada"])
    game = played(given, [9, 7], "shove:ada", "athletics")
    assert only(game, "contest-reply").data["won"] and game.state["ada"].conditions == ()


@pytest.mark.rule("srd5.shove.result", "srd5.opportunity.forced")
def test_a_push_provokes_nobody() -> None:
    """srd5.shove.result E1, srd5.opportunity.own_reaction_moves E2: out of Brok's reach, and he is not asked."""
    given = grid(ada(at=(1, 1), **SKILLED), gob(at=(2, 1)), brok(at=(2, 0)), order=["ada", "gob", "brok"])
    game = played(given, [15, 3], "shove:gob", "acrobatics")
    assert game.ask is not None and game.ask.keys == ("prone", "push:3,1", "push:3,0", "push:3,2")
    game.answer("push:3,2")
    assert (game.state["gob"].x, game.state["gob"].y) == (3, 2) and game.ask.actor == "ada"


@pytest.mark.rule("srd5.shove.result")
def test_blocked_on_all_sides_there_is_nothing_but_prone() -> None:
    given = grid(ada(**SKILLED), gob(), order=["ada", "gob"], field={"map": "####\nag##\n####"})
    game = played(given, [15, 3], "shove:gob", "acrobatics")
    assert game.ask is not None and game.ask.keys == ("prone",)


@pytest.mark.rule("srd5.grapple.use")
def test_a_grapple_takes_one_of_two_attacks() -> None:
    """srd5.grapple.use E1: grapple, then strike."""
    game = played(beside(gob(at=(2, 1)), ada={"attacks": 2}), [10, 5], "grapple:gob", "acrobatics")
    assert "attack:gob:longsword" in offered(game) and game.state["ada"].turn.attacks_left == 1
    single = played(beside(gob(at=(2, 1))), [10, 5], "grapple:gob", "acrobatics")
    assert not {"attack", "grapple", "shove"} & verbs(single)


@pytest.mark.rule("srd5.shove.use")
def test_a_shove_takes_one_of_two_attacks() -> None:
    """srd5.shove.use E1: shove prone, then strike with advantage."""
    given = beside(gob(at=(2, 1)), ada={"attacks": 2})
    game = played(given, [10, 5, 3, 12, 1], "shove:gob", "acrobatics", "prone", "attack:gob:longsword")
    assert only(game, "hit").data["helps"] == ("prone",)


HELD = [10, 5]
"""Dice with which Ada seizes the goblin."""


@pytest.mark.rule("srd5.weapon.two_handed")
def test_a_held_creature_keeps_a_hand_busy() -> None:
    """srd5.weapon.two_handed E1: no glaive while a hand holds somebody."""
    given = beside(gob(at=(2, 1)), ada={"attacks": 2, "weapons": ["glaive"]})
    game = played(given, HELD, "grapple:gob", "acrobatics")
    assert {key for key in offered(game) if key.startswith("attack:")} == {"attack:gob:unarmed"}


@pytest.mark.rule("srd5.grapple.escape", "srd5.condition.grappled")
@pytest.mark.parametrize(
    "dice, free",
    [example("srd5.grapple.escape E1", [15, 12], False), example("srd5.grapple.escape S11", [18, 10], True)],
)
def test_escaping(dice: list[int], free: bool) -> None:
    """A tie holds; who is free may walk on."""
    given = grid(ada(at=(1, 1), **SKILLED), gob(at=(2, 1)), order=["ada", "gob"])
    begun = ("grapple:gob", "acrobatics", "end")
    assert "move" not in verbs(played(given, HELD, *begun))
    game = played(given, [*HELD, *dice], *begun, "escape:ada:acrobatics")
    assert (game.state["gob"].conditions == ()) is free
    assert ("move" in verbs(game)) is free


@pytest.mark.parametrize(
    "who, held, left",
    [
        example("srd5.grapple.drag E1", ada(at=(1, 1), **SKILLED), gob(at=(2, 1)), 30),
        example("srd5.grapple.drag E2", ogre(at=(0, 0), side="heroes"), gob(at=(2, 1)), 80),
    ],
)
def test_dragging_halves_the_speed(who: dict[str, Any], held: dict[str, Any], left: int) -> None:
    game = played(grid(who, held, order=[who["id"], "gob"]), [15, 3], "grapple:gob", "acrobatics")
    assert game.ask is not None and game.ask.data["left_hf"] == left


@pytest.mark.rule("srd5.grapple.drag_place", "srd5.grapple.drag")
def test_where_the_dragged_one_ends() -> None:
    """srd5.grapple.drag_place E1: into the place just left. srd5.grapple.drag E3: then let go, and walk on at full
    speed."""
    given = grid(ada(at=(1, 1), **SKILLED), gob(at=(2, 1)), order=["ada", "gob"])
    game = played(given, HELD, "grapple:gob", "acrobatics", "move", "to:0,1", "at:1,1")
    assert (game.state["gob"].x, game.state["gob"].y) == (1, 1)
    assert game.ask is not None and game.ask.data["left_hf"] == 20
    game.answer("release:gob")
    assert game.state["gob"].conditions == () and game.ask.data["left_hf"] == 50


@pytest.mark.rule("srd5.grapple.drag")
def test_who_has_walked_half_way_drags_no_more() -> None:
    """srd5.grapple.drag E4: 20 ft walked of 30."""
    given = grid(ada(at=(0, 1), **SKILLED), gob(at=(5, 1)), order=["ada", "gob"])
    game = played(given, HELD, "move", "to:4,1", "grapple:gob", "acrobatics")
    assert "move" not in verbs(game)


@pytest.mark.rule("srd5.grapple.ends")
def test_a_grapple_ends_with_the_one_who_holds() -> None:
    """srd5.condition.grappled E2: the grappler falls; pushed out of reach it ends as well."""
    weak = ada(at=(1, 1), **SKILLED, now={"hp": 1})
    given = grid(weak, gob(at=(2, 1)), brok(at=(9, 9)), order=["ada", "gob", "brok"])
    game = played(given, [*HELD, 15, 5], "grapple:gob", "acrobatics", "end", "attack:ada:scimitar", "no")
    assert [event.kind for event in game.events][-2:] == ["falls", "lets-go"]
    assert game.state["gob"].conditions == () and "move" in verbs(game)
    given = grid(ada(at=(1, 1), **SKILLED), gob(at=(2, 1)), orc(at=(0, 0)), order=["ada", "gob", "orc"])
    begun = ("grapple:gob", "acrobatics", "end", "end")
    pushed = played(given, [*HELD, 19, 3], *begun, "shove:ada", "athletics", "prone")
    assert pushed.state["gob"].conditions == ("grappled",)


@pytest.mark.rule("srd5.grapple.release")
def test_letting_go_in_the_middle_of_a_turn() -> None:
    game = played(beside(gob(at=(2, 1))), HELD, "grapple:gob", "acrobatics", "release:gob")
    assert game.state["gob"].conditions == () and every(game, "lets-go")


@pytest.mark.rule("srd5.opportunity.one_attack")
def test_no_grapple_by_reaction() -> None:
    """Neither grapple nor shove is an opportunity attack."""
    game = played(grid(gob(at=(2, 1)), ada(at=(1, 1)), order=["gob", "ada"]), [], "move", "to:4,1")
    assert game.ask is not None and not any("grapple" in key or "shove" in key for key in game.ask.keys)
    with pytest.raises(errors.NotOffered):
        game.answer("grapple:gob")
