"""Whoever does another's will: who decides for it, whom it fights, and how it is itself again."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Game
from bojiste.core.run import Run
from bojiste.systems.srd5.kernel import lacks
from tests.play.srd5.cast import ada, brok, every, grid, offered, only, orc, played

TRAITS = pytest.mark.rule("srd5.monster.traits")
SPELLS = pytest.mark.rule("srd5.spell.samples")
FIELD = {"width": 20, "height": 10}
WILL = {"charmed", "dominated"}


def witch(spell: str = "dominate_person", **more: Any) -> dict[str, Any]:
    """An orc that casts: saves against 15."""
    return orc(
        **{
            "id": "witch",
            "hp_max": 60,
            "casting": "charisma",
            "spell_dc": 15,
            "slots": [0, 0, 0, 1, 1, 0, 0, 1],
            "spells": [spell],
            "at": (9, 9),
            **more,
        }
    )


def met(*everybody: dict[str, Any], **more: Any) -> Any:
    return grid(*everybody, order=[one["id"] for one in everybody], **{"field": FIELD, **more})


def suffered(game: Game, who: str) -> set[str]:
    return {entry.name for entry in game.state[who].suffers}


def hp_seen(game: Game, seat: str, who: str) -> int | None:
    seen = game.view(seat).get(who)
    assert seen is not None
    found: int | None = seen.hp
    return found


def ruled(*more: str, dice: tuple[int, ...] = ()) -> Game:
    """Ada, under the will of a witch, beside Brok, and on her turn. (She has saved with advantage, being fought.)"""
    scene = met(witch(), ada(at=(0, 0)), brok(at=(1, 0)))
    return played(scene, [14, 3, *dice], "cast:dominate_person", "at:ada", "end", *more)


@SPELLS
def test_whoever_has_won_the_will_decides_and_fights_its_own_with_it() -> None:
    """A 14 of 14 and 3 fails against 15; a saving throw with advantage, as the two fight. On Ada's turn the referee is
    asked, who plays the witch; she may strike at Brok, and not at the witch. Ada's player sees her all the same."""
    game = ruled()
    assert suffered(game, "ada") == WILL and game.state["witch"].concentrates is not None
    assert game.ask is not None and (game.ask.seat, game.ask.actor) == ("gm", "ada")
    assert "attack:brok:longsword" in offered(game)
    assert game.view("player:ada").sight("ada") == "all" and hp_seen(game, "player:ada", "ada") == 24
    table = game.state.memo["table"]
    assert [one.id for one in table.profiles["ada"].enemies] == ["brok"]
    assert [one.id for one in table.profiles["brok"].enemies] == ["witch", "ada"]


@SPELLS
def test_harm_gives_another_saving_throw() -> None:
    """Whenever it takes damage: a 15 is enough, and her own player is asked on her next turn."""
    game = ruled("end", "attack:ada:shortsword", dice=(15, 1, 15))
    assert game.ask is not None and game.ask.actor == "brok"
    assert not suffered(game, "ada") and game.state["witch"].concentrates is None
    for _ in range(2):
        game.answer("end")
    assert game.ask.seat == "player:ada" and "attack:brok:longsword" not in offered(game)


@SPELLS
def test_who_holds_out_against_it_stays_under_it() -> None:
    game = ruled("end", "attack:ada:shortsword", dice=(15, 1, 14))
    assert suffered(game, "ada") == WILL


@SPELLS
def test_it_is_over_with_the_concentration() -> None:
    game = ruled("g witch -60")
    assert not suffered(game, "ada") and game.ask is not None and game.ask.seat == "player:ada"
    game.answer("end")
    assert game.outcome is not None and game.outcome.winner == "heroes"


@SPELLS
def test_the_end_of_the_fight_follows_the_will() -> None:
    """Nobody of the heroes' side is left when the last but her falls: she fights for the others now."""
    scene = met(witch(), ada(at=(0, 0)), brok(at=(1, 0), kind="npc"))
    game = played(scene, [14, 3], "cast:dominate_person", "at:ada", "end", "g brok -18", "end")
    assert game.outcome is not None and game.outcome.winner == "foes"


@SPELLS
@pytest.mark.parametrize(
    "spell, block, at", [("dominate_beast", "wolf", True), ("dominate_beast", "goblin", False),
                         ("dominate_person", "wolf", False), ("dominate_monster", "wolf", True),
                         ("dominate_monster", "skeleton", True), ("dominate_person", "drow", True)],
)  # fmt: skip
def test_whom_it_may_befall(spell: str, block: str, at: bool) -> None:
    """Beasts, humanoids, or anybody; a player who rules a wolf decides for it, and sees all of it."""
    hero = witch(spell, id="vera", side="heroes", kind="character", at=(0, 0))
    foe = {"id": "foe", "block": block, "side": "foes", "now": {"position": [5, 0]}}
    game = played(met(hero, foe))
    assert (f"cast:{spell}" in offered(game)) is at


@SPELLS
def test_a_player_rules_a_wolf() -> None:
    hero = witch("dominate_beast", id="vera", side="heroes", kind="character", at=(0, 0))
    wolf = {"id": "wolf", "block": "wolf", "side": "foes", "now": {"position": [5, 0]}}
    game = played(met(hero, wolf, orc(at=(6, 0))), [1, 2], "cast:dominate_beast", "end")
    assert game.ask is not None and (game.ask.seat, game.ask.actor) == ("player:vera", "wolf")
    assert "attack:orc:bite" in offered(game) and hp_seen(game, "player:vera", "wolf") == 11
    assert hp_seen(game, "player:vera", "orc") is None


@SPELLS
def test_who_is_proof_against_charms_is_not_meant() -> None:
    hero = witch("dominate_monster", id="vera", side="heroes", kind="character", at=(0, 0))
    scene = met(hero, orc(at=(6, 0), cond_immune=["charmed"]))
    assert "cast:dominate_monster" not in offered(played(scene))


@SPELLS
@pytest.mark.parametrize("side", ["heroes", "foes"])
def test_tactics_rule_and_fight_on(side: str) -> None:
    """Played to the end by tactics, whoever casts: who is ruled strikes at its friends; these rather strike at
    others."""
    caster = witch(side=side, kind="character" if side == "heroes" else "monster", at=(0, 0))
    other = "foes" if side == "heroes" else "heroes"
    scene = met(caster, orc(id="a", side=other, at=(4, 0), hp_max=40), orc(id="b", side=other, at=(5, 0), hp_max=40))
    games = [Game(scene, seed=seed) for seed in range(8)]
    assert all(game.outcome is not None for game in games)
    blows = [event for game in games for event in game.events if event.kind in ("hit", "miss", "critical")]
    own = [event for event in blows if {event.actor, event.target} == {"a", "b"}]
    assert own
    assert any("dominated" in event.data["conditions"] for game in games for event in every(game, "befalls"))


@SPELLS
def test_nobody_strikes_first_at_a_friend_who_is_ruled() -> None:
    game = Game(
        met(witch(at=(4, 0)), ada(at=(0, 0)), brok(at=(1, 0))), seed=1, decisions=["cast:dominate_person", "at:ada"]
    )
    first = next(event for event in game.events if event.actor == "brok" and event.kind in ("hit", "miss", "critical"))
    assert suffered(game, "ada") or only(game, "save-failed")
    assert first.target == "witch"


@SPELLS
def test_the_kernel_leaves_it_to_the_engine() -> None:
    assert list(lacks(met(ada(at=(0, 0)), witch())))


# -- of the bestiary ---------------------------------------------------------------------------------------------


def of_the_book(block: str, *dice: int, key: str = "charm") -> Game:
    foe = {"id": "foe", "block": block, "side": "foes", "now": {"position": [0, 5]}}
    scene = met(foe, ada(at=(4, 5)), brok(at=(5, 5)))
    return played(scene, list(dice), f"power:{key}", "at:ada", "end")


@TRAITS
@pytest.mark.parametrize(
    "block, key, plights", [("succubus_incubus", "charm", WILL), ("aboleth", "enslave", WILL | {"jolted"})]
)  # fmt: skip
def test_fiends_and_aboleths_rule(block: str, key: str, plights: set[str]) -> None:
    """For a day, or until the aboleth dies; nobody concentrates on it. It is over when harm makes her come round."""
    game = of_the_book(block, 2, key=key)
    while game.ask is not None and game.ask.actor != "ada":
        game.answer("no" if "no" in offered(game) else "end")
    assert suffered(game, "ada") == plights and game.ask is not None and game.ask.seat == "gm"
    assert game.state["foe"].concentrates is None
    game.rule("foe -500")
    assert game.state.memo["table"].profiles["ada"].side == "heroes"


@TRAITS
def test_an_aboleth_rules_several() -> None:
    """Three times a day, each for itself."""
    foe = {"id": "foe", "block": "aboleth", "side": "foes", "now": {"position": [0, 5]}}
    scene = met(
        foe, ada(at=(4, 5), tactic="idle"), brok(at=(5, 5), tactic="idle"), orc(id="eva", side="heroes", at=(4, 8))
    )
    game = Game(scene, seed=1, people=["gm", "player:ada", "player:brok", "gm"], dice=[2, 2])
    game.answer("power:enslave")
    game.answer("at:ada")
    while "power:enslave" not in offered(game):
        game.answer("no" if "no" in offered(game) else "end")
    game.answer("power:enslave")
    game.answer("at:brok")
    assert suffered(game, "ada") == suffered(game, "brok") == WILL | {"jolted"}
    assert len(game.state["foe"].running) == 2


@TRAITS
def test_a_fiend_rules_one_at_a_time() -> None:
    foe = {"id": "foe", "block": "succubus_incubus", "side": "foes", "now": {"position": [0, 5], "altitude": 0}}
    scene = met(foe, ada(at=(4, 5)), brok(at=(5, 5)))
    game = Game(scene, people=["gm", "player:ada", "player:brok"], dice=[2, 2])
    for key in ("power:charm", "at:ada", "end", "end", "end", "power:charm"):
        game.answer(key)
    assert not suffered(game, "ada") and suffered(game, "brok") == WILL


@TRAITS
def test_a_vampire_makes_a_friend_whom_it_may_bite() -> None:
    """She does what it asks for in the kindest light, turn by turn; harm of its side gives another saving throw."""
    game = of_the_book("vampire_vampire", 2)
    assert suffered(game, "ada") == {"charmed", "befriended"}
    table = game.state.memo["table"]
    assert table.profiles["ada"].seat == "player:ada"
    game.rule("foe D6")
    while game.ask is not None and game.ask.actor != "foe":
        game.answer("no" if "no" in offered(game) else "end")
    assert "strike:ada:bite" in offered(game)


# -- more than one, and more hit points at the most ----------------------------------------------------------------


FAR = orc(at=(19, 9))


@SPELLS
def test_what_needs_no_concentration_lies_on_one_and_on_another() -> None:
    mage = ada(id="mage", at=(0, 0), casting="intelligence", slots=[3], spells=["mage_armor"])
    game = played(met(mage, ada(at=(1, 0)), brok(at=(0, 1)), FAR), [], "cast:mage_armor", "at:ada")
    while "cast:mage_armor" not in offered(game):
        game.answer("end")
    for key in ("cast:mage_armor", "at:brok"):
        game.answer(key)
    assert all(any(entry.by == "mage_armor" for entry in game.state[who].suffers) for who in ("ada", "brok"))


@SPELLS
def test_aid_does_not_add_up_and_ends() -> None:
    """Of two the stronger counts: 5, then 10, not 15; dispelled, the maximum is what it was, and no more is left."""
    priest = ada(id="vera", at=(0, 0), casting="wisdom", slots=[0, 2, 2], spells=["aid", "dispel_magic"])
    game = played(met(priest, ada(at=(1, 0)), FAR), [], "cast:aid", "slot:2", "at:ada", "enough")
    assert (game.state["ada"].hp, game.state["ada"].hp_max) == (29, 29)
    for key in ("end", "end", "end", "cast:aid", "slot:3", "at:ada", "enough"):
        game.answer(key)
    assert (game.state["ada"].hp, game.state["ada"].hp_max) == (34, 34)
    for key in ("end", "end", "end", "cast:dispel_magic", "at:ada"):
        game.answer(key)
    assert (game.state["ada"].hp, game.state["ada"].hp_max) == (24, 24)


# -- possession --------------------------------------------------------------------------------------------------


def haunted(*dice: int) -> Game:
    """A ghost that has gone into Ada, beside Brok, and her turn."""
    foe = {"id": "foe", "block": "ghost", "side": "foes", "now": {"position": [0, 5], "altitude": 0}}
    scene = met(foe, ada(at=(1, 5)), brok(at=(3, 5)))
    return played(scene, list(dice), "power:possession", "end")


@TRAITS
def test_a_ghost_goes_into_a_body() -> None:
    """The referee decides for the body; nobody gets at the ghost, and its own turn leaves it but to come out."""
    game = haunted(12)
    assert suffered(game, "ada") == {"possessed"} and suffered(game, "foe") == {"banished"}
    assert game.ask is not None and (game.ask.seat, game.ask.actor) == ("gm", "ada")
    game.answer("end")
    assert game.ask.actor == "brok" and not any(":foe:" in key for key in offered(game))
    game = Game(game.scene, dice=[12, 3], people=["gm", "player:ada", "player:brok"])
    for key in ("power:possession", "end", "end", "end"):
        game.answer(key)
    assert game.ask is not None and game.ask.actor == "foe" and "power:leave_body" in offered(game)
    game.answer("power:leave_body")
    table = game.state.memo["table"]
    assert not suffered(game, "ada") and not suffered(game, "foe")
    assert table.distance(table.profiles["foe"], table.profiles["ada"]) == 10
    assert table.profiles["ada"].seat == "player:ada" and "proof:foe:possession" in game.state["ada"].used


@TRAITS
def test_it_is_over_when_the_body_falls() -> None:
    game = haunted(12)
    game.rule("ada -24")
    assert suffered(game, "foe") == set() and "possessed" not in suffered(game, "ada")


@TRAITS
def test_who_withstands_is_proof() -> None:
    game = haunted(13)
    assert not suffered(game, "ada") and "proof:foe:possession" in game.state["ada"].used
    assert not suffered(game, "foe")


@SPELLS
def test_tactics_do_not_charm_whom_nothing_charms() -> None:
    """That a swarm is proof against charms stands on no board that a player sees."""
    bats = {"id": "bats", "block": "swarm_of_bats", "side": "foes", "now": {"position": [3, 0], "altitude": 0}}
    hero = witch("dominate_beast", id="vera", side="heroes", kind="character", at=(0, 0))
    run = Run(met(hero, bats), Tape(1), events=[], strict=True)
    run.advance()
    assert run.outcome is not None and not [event for event in run.events or () if event.kind == "casts"]
