"""The worked sequences of the catalogue (section 8.1) with their exact dice.

S3 stands in ``test_lines``, S6 and S12 in ``test_react``, S8 in ``test_spell``, S10 in ``test_life``, S14 and S15 in
``test_turns``, S16 in ``test_heights``.
"""

from __future__ import annotations

from typing import Any

from tests.play.srd5.cast import ada, brok, every, gob, grid, only, orc, played, rows, verbs
from tests.play.srd5.test_mounted import horse


def duel(*everybody: dict[str, Any], **more: Any) -> Any:
    """The first of them acts first; somebody far off keeps the fight going."""
    far = orc(id="far", at=(19, 19))
    return grid(*everybody, far, order=[one["id"] for one in everybody], **more)


def test_s1_one_for_and_one_against_cancel() -> None:
    """Poisoned Ada against a restrained orc: one die."""
    given = duel(ada(at=(0, 0), now={"conditions": ["poisoned"]}), orc(at=(1, 0), now={"conditions": ["restrained"]}))
    game = played(given, [9, 5], "attack:orc:longsword")
    hit = only(game, "hit")
    assert (hit.row()[4], hit.data["helps"], hit.data["hinders"]) == (14, ("restrained",), ("poisoned",))
    assert game.state["orc"].hp == 7


def test_s2_a_surplus_counts_for_nothing() -> None:
    """Two advantages and one disadvantage: still one die."""
    target = orc(at=(1, 0), now={"conditions": ["restrained", "stunned"]})
    game = played(duel(ada(at=(0, 0), now={"conditions": ["frightened:orc"]}), target), [6], "attack:orc:longsword")
    miss = only(game, "miss")
    assert (miss.row()[4], len(miss.data["helps"]), miss.data["hinders"]) == (11, 2, ("frightened",))


def test_s4_both_lie() -> None:
    prone = {"conditions": ["prone"]}
    game = played(duel(ada(at=(0, 0), now=prone), orc(at=(1, 0), now=prone)), [8, 6], "attack:orc:longsword")
    assert only(game, "hit").row()[4] == 13 and game.state["orc"].hp == 6


def test_s5_stand_and_fight() -> None:
    """Standing up takes 15 ft, the way to the orc the other 15."""
    given = duel(ada(at=(0, 0), now={"conditions": ["prone"]}), orc(at=(4, 0)))
    game = played(given, [9, 5], "stand", "move", "to:3,0", "attack:orc:longsword")
    assert game.state["ada"].turn.moved == 60 and game.state["orc"].hp == 7
    assert not verbs(game) & {"move", "stand"}


def test_s7_a_critical_hit_doubles_extra_dice() -> None:
    """1d6 doubled: 4 + 2; 2d6 of the sneak attack doubled: 6 + 1 + 3 + 5; and 3: 24."""
    friend = ada(at=(2, 0))
    given = duel(brok(at=(0, 0), traits=["sneak_attack 2"]), orc(at=(1, 0), hp_max=60), friend)
    game = played(given, [20, 4, 2, 6, 1, 3, 5], "attack:orc:shortsword")
    assert only(game, "damage").data["damage"] == 24 and game.state["orc"].hp == 36


def test_s9_mixed_damage() -> None:
    """6 slashing and 7 fire against resistance to fire: 6 + 3; 5 temporary hit points go first; concentration 10."""
    blade = {"name": "blade", "to_hit": 5, "reach": 5, "damage": ["6 slashing", "7 fire"]}
    mage = ada(at=(1, 0), resist=["fire"], level=5, casting="wisdom", spells=["web"], slots=[0, 1], now={"thp": 5})
    given = duel(mage, orc(at=(0, 0), attack=[blade]))
    game = played(given, [15, 9], "cast:web", "at:9,9", "end", "attack:ada:blade")
    now = game.state["ada"]
    assert (only(game, "damage").data["damage"], now.thp, now.hp, bool(now.running)) == (9, 0, 20, True)
    assert only(game, "save-made").data["against"] == 10


def test_s11_grapple_and_drag() -> None:
    """16 against 11 holds; dragged 15 ft at half speed; Gob can go nowhere, gets free with 20 against 15, and then has
    its 30 ft. Letting go, Ada could walk 15 ft more."""
    given = duel(ada(at=(0, 0), skills={"athletics": 5}), gob(at=(1, 0), skills={"acrobatics": 2}))
    held = ("grapple:gob", "acrobatics", "move", "to:0,3", "at:0,2")
    game = played(given, [11, 9], *held)
    assert rows(game)[1:3] == [("contest", "ada", "gob", 16), ("contest-reply", "gob", "ada", 11)]
    assert "move" not in verbs(game) and (game.state["gob"].x, game.state["gob"].y) == (0, 2)
    free = played(given, [11, 9], *held, "release:gob", "move")
    assert free.ask is not None and free.ask.data["left_hf"] == 30
    game = played(given, [11, 9], *held, "end")
    assert "move" not in verbs(game)
    game = played(given, [11, 9, 18, 10], *held, "end", "escape:ada:acrobatics", "move")
    assert game.ask is not None and game.ask.data["left_hf"] == 60 and not game.state["gob"].conditions


def test_s13_ride() -> None:
    """The horse dashes away from the orc, which picks the horse: 10 against 10 hits, 11 damage. Ada has her action."""
    given = duel(ada(at=(0, 0)), horse(at=(1, 0)), orc(at=(3, 0)))
    keys = ("mount:horse", "controlled", "bid:dash", "ride:move", "to:1,12", "strike:greataxe:horse")
    game = played(given, [5, 8], *keys)
    assert [(event.target, event.row()[4]) for event in every(game, "hit")] == [("horse", 10)]
    assert game.state["horse"].hp == 8 and game.state["ada"].turn.moved == 30 and not game.state["ada"].turn.action
