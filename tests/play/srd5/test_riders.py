"""What attacks of stat blocks do besides: two hands, thinning swarms, limits of size and kind, drains, mild poison."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.system import system
from bojiste.systems.srd5.words.rows import changed
from tests.play.srd5.cast import ada, every, gob, grid, kinds, offered, ogre, only, orc, played, scene

TOUCH = {"name": "touch", "to_hit": 5, "reach": 5, "damage": "3d6 necrotic", "natural": True}


def ghost(then: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """An enemy whose touch does 3d6 necrotic, and something else."""
    touch = TOUCH if then is None else {**TOUCH, "then": {"name": "touch", **then}}
    return gob(**{"id": "ghost", "size": "medium", "attack": [touch], **more})


DRAIN = {"test": {"save": "constitution", "dc": 12}, "effects": [{"kind": "drain_maximum"}]}


def test_a_drain_lowers_the_maximum() -> None:
    """9 damage and a failed save: 9 fewer of the maximum; a save made costs the hit points only."""
    given = scene(ghost(DRAIN), ada(), order=["ghost", "ada"])
    game = played(given, [15, 3, 3, 3, 2], "attack:ada:touch")
    assert (game.state["ada"].hp, game.state["ada"].hp_max) == (15, 15)
    assert only(game, "drains").data["amount"] == 9
    saved = played(given, [15, 3, 3, 3, 18], "attack:ada:touch")
    assert (saved.state["ada"].hp, saved.state["ada"].hp_max) == (15, 24)


def test_who_has_no_maximum_left_dies() -> None:
    given = scene(ghost(DRAIN), ada(now={"hp_max": 9, "hp": 9}), order=["ghost", "ada"])
    game = played(given, [15, 3, 3, 3, 2], "attack:ada:touch", "no")
    assert game.state["ada"].life == "dead"


def test_a_drain_that_feeds() -> None:
    """9 hit points over to who drains them, up to its own maximum."""
    feeds = {"effects": [{"kind": "drain_maximum", "user_heals": True}]}
    given = scene(ghost(feeds, hp_max=30, now={"hp": 5}), ada(), order=["ghost", "ada"])
    game = played(given, [15, 3, 3, 3], "attack:ada:touch")
    assert (game.state["ghost"].hp, game.state["ada"].hp_max) == (14, 15)
    whole = scene(ghost(feeds, hp_max=7, now={"hp": 5}), ada(), order=["ghost", "ada"])
    assert played(whole, [15, 3, 3, 3], "attack:ada:touch").state["ghost"].hp == 7


def test_a_drain_of_one_type() -> None:
    """A bite of 4 piercing and 2 necrotic drains the necrotic part."""
    bite = {"name": "bite", "to_hit": 5, "reach": 5, "damage": ["1d6 piercing", "1d6 necrotic"], "natural": True}
    foe = gob(attack=[{**bite, "then": {"name": "bite", "effects": [{"kind": "drain_maximum", "type": "necrotic"}]}}])
    game = played(scene(foe, ada(), order=["gob", "ada"]), [15, 4, 2], "attack:ada:bite")
    assert (game.state["ada"].hp, game.state["ada"].hp_max) == (18, 22)


POISON = {
    "test": {"save": "constitution", "dc": 11},
    "effects": [
        {"kind": "damage", "dice": "2d8 poison", "on_success": "half"},
        {"kind": "knock_out"},
        {"kind": "condition", "condition": "poisoned"},
        {"kind": "condition", "condition": "paralyzed"},
    ],
}


def test_mild_poison_leaves_alive() -> None:
    """Brought to 0 by the poison she is stable, and paralyzed; with hit points left nothing more befalls her."""
    given = scene(ghost(POISON), ada(now={"hp": 12}), order=["ghost", "ada"])
    game = played(given, [15, 1, 1, 1, 2, 8, 5], "attack:ada:touch")
    assert game.state["ada"].life == "stable"
    assert {"paralyzed", "poisoned"} <= {entry.name for entry in game.state["ada"].suffers}
    up = played(given, [15, 1, 1, 1, 2, 1, 1], "attack:ada:touch")
    assert not up.state["ada"].suffers and up.state["ada"].hp == 7


KNOCK = {"test": {"save": "strength", "dc": 20}, "effects": [{"kind": "condition", "condition": "prone"}]}


@pytest.mark.parametrize(
    "then, target, befallen",
    [
        (changed(KNOCK, {"target": {"largest": "medium"}}), {}, True),
        (changed(KNOCK, {"target": {"largest": "medium"}}), {"size": "large"}, False),
        (changed(KNOCK, {"target": {"not_on": ["undead"]}}), {}, True),
        (changed(KNOCK, {"target": {"not_on": ["undead"]}}), {"type": "undead"}, False),
    ],
)
def test_whom_a_hit_cannot_do_more_to(then: dict[str, Any], target: dict[str, Any], befallen: bool) -> None:
    given = scene(ghost(then), ada(**target), order=["ghost", "ada"])
    game = played(given, [15, 1, 1, 1, *([5] if befallen else [])], "attack:ada:touch")
    assert ("prone" in game.state["ada"].conditions) is befallen


SWORD = {"name": "longsword", "weapon": "longsword", "to_hit": 5, "reach": 5, "damage": "1d8+2 slashing",
         "two_hands": "1d10+2 slashing"}  # fmt: skip


def test_a_sword_in_two_hands_if_both_are_free() -> None:
    given = scene(orc(attack=[SWORD]), ada(), order=["orc", "ada"])
    assert "attack:ada:longsword-two-hands" in offered(played(given))
    game = played(given, [15, 10], "attack:ada:longsword-two-hands")
    assert only(game, "damage").data["damage"] == 12
    shielded = scene(orc(attack=[SWORD], shield=True), ada(), order=["orc", "ada"])
    assert not any("two-hands" in key for key in offered(played(shielded)))


@pytest.mark.parametrize("hp, dice, damage", [(12, [15, 2, 2, 2, 2], 8), (10, [15, 2, 2], 4)])
def test_a_swarm_thins_out(hp: int, dice: list[int], damage: int) -> None:
    bites = {"name": "bites", "to_hit": 5, "reach": 5, "damage": "4d4 piercing", "wounded": "2d4 piercing"}
    given = scene(gob(hp_max=20, now={"hp": hp}, attack=[bites]), ada(), order=["gob", "ada"])
    assert only(played(given, dice, "attack:ada:bites"), "damage").data["damage"] == damage


def test_blocks_of_the_document_have_them() -> None:
    blocks = system("srd5").blocks()
    assert blocks["specter"]["attack"][0]["then"]["effects"] == [{"kind": "drain_maximum"}]
    assert {"kind": "knock_out"} in blocks["giant_spider"]["attack"][0]["then"]["effects"]
    assert blocks["swarm_of_rats"]["attack"][0]["wounded"] == "1d6 piercing"
    assert blocks["veteran"]["attack"][0]["two_hands"] == "1d10+3 slashing"
    assert "two_hands" not in blocks["hobgoblin"]["attack"][0], "it holds a shield"
    assert blocks["boar"]["attack"][0]["charge"]["feet"] == 20


def test_a_boar_of_the_document_charges() -> None:
    boar = {"block": "boar", "id": "boar", "side": "foes", "now": {"position": [9, 0]}}
    given = grid(boar, ada(at=(1, 0)), order=["boar", "ada"])
    game = played(given, [15, 3, 4, 2], "move", "to:2,0", "attack:ada:tusk")
    assert only(game, "damage").data["damage"] == 8 and "prone" in game.state["ada"].conditions


def test_a_mephit_of_the_document_bursts() -> None:
    mephit = {"block": "magma_mephit", "id": "mephit", "side": "foes", "now": {"position": [1, 0], "hp": 1}}
    given = grid(ada(at=(0, 0)), mephit, ogre(at=(9, 9)), order=["ada", "mephit", "ogre"])
    game = played(given, [15, 8, 20, 6, 6], "attack:mephit:longsword", "no")
    assert "dies" in kinds(game) and [event.data["damage"] for event in every(game, "damage")][-1] == 6
