"""What robs somebody of its will or its wits, sticks to it, or stays in its blood."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.play.senses import sight
from tests.play.srd5.cast import ada, every, grid, kinds, offered, only, orc, played, turns

TRAITS = pytest.mark.rule("srd5.monster.traits")
FIELD = {"width": 30, "height": 10}


def foe(block: str, at: tuple[int, int] = (0, 0), **more: Any) -> dict[str, Any]:
    given = {"id": block, "block": block, "side": "foes", **more}
    return {**given, "now": {"position": list(at), **more.get("now", {})}}


def met(*everybody: dict[str, Any], **more: Any) -> Any:
    return grid(*everybody, order=[one["id"] for one in everybody], **{"field": FIELD, **more})


def suffered(game: Game, who: str) -> set[str]:
    return {entry.name for entry in game.state[who].suffers}


# -- the harpy's song --------------------------------------------------------------------------------------------


SONG = {"charmed", "incapacitated", "lured"}


@TRAITS
def test_who_hears_the_song_follows_it() -> None:
    """An 11 and 0 resists, a 10 does not; whoever resists is proof; wolves and harpies do not listen, nor the deaf."""
    deaf = ada(id="dea", at=(9, 3), now={"conditions": ["deafened"]})
    wolf = {"id": "wolf", "block": "wolf", "side": "heroes", "now": {"position": [9, 6]}}
    game = played(
        met(foe("harpy"), ada(at=(9, 0)), ada(id="eva", at=(9, 9)), deaf, wolf, foe("harpy", (3, 9), id="other")),
        [10, 11],
        "power:luring_song",
    )
    assert suffered(game, "ada") == SONG and not suffered(game, "eva") and "lured" not in suffered(game, "dea")
    assert not suffered(game, "wolf") and not suffered(game, "other")
    assert "proof:harpy:luring_song" in game.state["eva"].used


@TRAITS
def test_it_comes_nearer_and_nothing_else() -> None:
    """30 ft by the straightest way, past an enemy that strikes at it; at the end of the turn it saves again."""
    singer = foe("harpy", (0, 5), now={"altitude": 0})
    game = played(met(singer, ada(at=(9, 5)), foe("harpy", (10, 5), id="other")), [10], "power:luring_song")
    game = played(
        met(singer, ada(at=(9, 5)), foe("harpy", (10, 5), id="other")),
        [10, 2, 20],
        "power:luring_song",
        "end",
        "strike:claws",
    )
    assert every(game, "opportunity") and game.state["ada"].x == 3
    assert not suffered(game, "ada") and "proof:harpy:luring_song" in game.state["ada"].used


@TRAITS
@pytest.mark.parametrize("keeps", [True, False])
def test_the_song_takes_the_bonus_action_of_each_turn(keeps: bool) -> None:
    """Kept up it goes on; left alone it is over at the end of the next turn, and whom it had is proof."""
    given, sung = met(foe("harpy"), ada(at=(15, 5))), ["power:luring_song", "end"]
    assert "keep-up:luring_song" in offered(played(given, [10, 10], *sung))
    more = ["keep-up:luring_song"] if keeps else []
    game = played(given, [10, 10, *([10] if keeps else [])], *sung, *more, "end")
    assert ("keeps-up" in kinds(game)) is keeps and ("power-ends" not in kinds(game)) is keeps
    assert ("proof:harpy:luring_song" in game.state["ada"].used) is not keeps


@TRAITS
def test_damage_of_others_wakes_and_the_singers_own_does_not() -> None:
    """The bite of a wolf lets it save (an 11 does), the claws of the harpy do not."""
    wolf = {"id": "wolf", "block": "wolf", "side": "foes", "now": {"position": [3, 5]}}
    given = met(foe("harpy", (0, 9)), wolf, ada(at=(2, 5), hp_max=90))
    keys = ("power:luring_song", "end", "attack:ada:bite")
    game = played(given, [10, 15, 1, 1, 11, 20], *keys)
    assert not suffered(game, "ada")
    game = played(met(foe("harpy", (0, 5)), ada(at=(1, 5), hp_max=90)), [10, 2, 15, 1, 1], "power:luring_song", "end",
                  "keep-up:luring_song", "attack:ada:claws")  # fmt: skip
    assert suffered(game, "ada") == SONG


@TRAITS
def test_the_song_ends_when_the_harpy_cannot_sing() -> None:
    game = played(met(foe("harpy"), ada(at=(15, 5))), [10, 10], "power:luring_song", "end")
    game.rule("harpy stunned")
    assert "power-ends" in kinds(game) and not suffered(game, "ada")


@TRAITS
def test_unattended_a_harpy_sings_and_goes_on() -> None:
    party = [ada(id=f"a{n}", at=(14, n), tactic="idle") for n in range(4)]
    game = Game(met(foe("harpy"), *party, options={"max_rounds": 2}), seed=5)
    assert only(game, "uses-power").data["power"] == "luring_song" and every(game, "keeps-up")


# -- the dryad's friend ------------------------------------------------------------------------------------------


@TRAITS
def test_a_friend_keeps_out_of_the_fight() -> None:
    """Charmed, it dodges; where a referee answers he says what the dryad asks for."""
    given = met(foe("dryad"), ada(at=(5, 0)), ada(id="eva", at=(5, 3)), orc(at=(6, 0), hp_max=15))
    game = played(given, [10], "power:fey_charm", "at:ada")
    assert suffered(game, "ada") == {"charmed", "befriended"}
    game.answer("end")
    assert game.state["ada"].dodging and turns(game)[-1] == "eva"
    asked = met(foe("dryad"), ada(at=(5, 0)), rulings="ask")
    game = played(asked, [10], "power:fey_charm", "end")
    assert game.ask is not None and game.ask.topic == "heed"
    game.answer("halt")
    assert not game.state["ada"].dodging


@TRAITS
def test_a_dryad_has_one_humanoid_at_a_time_and_none_after_its_death() -> None:
    """While Ada is its friend, Eva cannot be: only a beast could. What the dryad's side does to Ada lets her save; the
    friendship ends with the dryad."""
    wolf = {"id": "wolf", "block": "wolf", "side": "heroes", "now": {"position": [5, 6]}}
    given = met(foe("dryad"), ada(at=(5, 0)), ada(id="eva", at=(5, 3)), wolf)
    game = played(given, [10], "power:fey_charm", "at:ada", "end", "end", "end")
    assert turns(game)[-1] == "dryad" and "power:fey_charm" in offered(game)
    game.answer("power:fey_charm")
    assert "at:wolf" in offered(game) and "at:eva" not in offered(game)
    assert {"charmed", "befriended"} <= suffered(game, "ada")
    game.rule("dryad -99")
    assert not suffered(game, "ada")


# -- what sticks, and what stays ---------------------------------------------------------------------------------


@TRAITS
def test_a_mimic_that_is_a_thing_sticks() -> None:
    """Its pseudopod holds whoever it hits, and the fist that hits it; two dice to get away, the lower counts."""
    given = met(foe("mimic"), ada(at=(1, 0)))
    game = played(given, [15, 1], "attack:ada:pseudopod")
    assert "grappled" in suffered(game, "ada")
    game = played(given, [15, 1, 18, 2], "attack:ada:pseudopod", "end", "escape:mimic:athletics")
    assert only(game, "stays-caught").data["against"] == 13 and "grappled" in suffered(game, "ada")
    true = met(foe("mimic", now={"form": "true"}), ada(at=(1, 0)))
    assert not suffered(played(true, [15, 1], "attack:ada:pseudopod"), "ada")


@TRAITS
def test_who_strikes_a_mimic_with_its_fist_sticks_and_a_blade_does_not() -> None:
    given = met(ada(at=(1, 0)), foe("mimic"))
    game = played(given, [15], "attack:mimic:unarmed")
    assert "grappled" in suffered(game, "ada")
    assert not suffered(played(given, [15, 1], "attack:mimic:longsword"), "ada")


@TRAITS
def test_an_intoxicating_touch_dulls_the_wits() -> None:
    """Disadvantage on a Wisdom save."""
    gaze = {
        "name": "gaze",
        "target": {"range": 60},
        "test": {"save": "wisdom", "dc": 12},
        "effects": [{"kind": "condition", "condition": "prone"}],
    }
    given = met(foe("lamia"), orc(at=(9, 0), power=[gaze]), ada(at=(2, 0)))
    game = played(given, [15, 20, 3], "attack:ada:intoxicating_touch", "end", "power:gaze")
    assert suffered(game, "ada") == {"bemused", "prone"}
    assert only(game, "save-missed").data["hinders"] == ("bemused",)


@TRAITS
def test_a_diseased_bite_leaves_healing_to_magic() -> None:
    """The natural 20 of a dying one brings no hit point back."""
    game = played(met(foe("giant_rat_diseased"), ada(at=(1, 0), now={"hp": 20})), [15, 1, 5], "attack:ada:bite")
    assert "festering" in suffered(game, "ada")
    for magical, healed in ((False, 0), (True, 4)):
        mend = {
            "name": "mend",
            "magical": magical,
            "target": {"range": "self"},
            "effects": [{"kind": "heal", "dice": 4}],
        }
        one = ada(at=(1, 0), power=[mend], now={"hp": 10})
        game = played(met(foe("giant_rat_diseased"), one), [15, 1, 5], "attack:ada:bite", "end", "power:mend")
        assert game.state["ada"].hp == 7 + healed
    dying = ada(at=(1, 0), now={"hp": 1})
    game = played(met(foe("giant_rat_diseased"), dying, ada(id="eva", at=(9, 9))), [15, 1, 5, 20], "attack:ada:bite",
                  "no", "end")  # fmt: skip
    assert game.state["ada"].life == "stable" and game.state["ada"].hp == 0


# -- the kraken --------------------------------------------------------------------------------------------------

DEEP = {"width": 40, "height": 30, "underwater": True}


@TRAITS
def test_ink_hides_the_kraken_and_burns_who_stays_in_it() -> None:
    """60 ft around it nobody else sees; whoever ends its turn there saves or takes 3d10; at the end of the kraken's
    next turn it is gone."""
    given = met(ada(at=(10, 10)), ada(id="eva", at=(10, 15), hp_max=90), foe("kraken", (16, 10)), field=DEEP)
    game = played(given, [], "end", "power:ink_cloud")
    table = game.state.memo["table"]
    kraken, eva = table.profiles["kraken"], table.profiles["eva"]
    assert only(game, "legendary").data["left"] == 0
    assert sight.sees(table, kraken, eva) and not sight.sees(table, eva, kraken)
    game = played(given, [5, 10, 10, 10], "end", "power:ink_cloud", "end")
    assert game.state["eva"].hp == 60 and game.state["kraken"].hp == 472
    game.answer("end")
    assert only(game, "power-ends").data["power"] == "ink_cloud"


@TRAITS
def test_nothing_holds_a_kraken() -> None:
    game = played(met(foe("kraken", (5, 5)), ada(at=(9, 5)), field=DEEP))
    assert (
        "unfettered" in suffered(game, "kraken")
        and game.state.memo["table"].effects(game.state.memo["table"].profiles["kraken"]).unfettered
    )
