"""Who lies in wait before the fight is seen by nobody of the other side until it is settled who notices it."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, gob, only, orc, played, scene

SNEAKS = {"hides": True, "seat": "gm"}


def asked(*foes: dict[str, Any], **more: Any) -> Game:
    """Ada sits opposite; the referee is asked for everything."""
    given = scene(ada(seat="player:anna"), *foes, rulings="ask", **more)
    return Game(given, people=["player:anna", "gm"], dice=[12, 11, 10, 9][: len(foes) + 1 + len(foes)])


@pytest.mark.rule("srd5.surprise.who")
def test_while_the_referee_is_asked_who_is_surprised_nobody_sees_the_ambush() -> None:
    game = asked(gob(**SNEAKS))
    assert game.ask is not None and game.ask.topic == "surprised"
    assert "gob" not in game.view("player:anna") and "gob" in game.view("gm")
    assert "gob" not in str(game.log("player:anna"))
    game.answer("no")
    assert game.ask is not None and game.ask.topic == "act"
    assert ("gob" in game.view("player:anna")) == (not game.state["gob"].hidden_from)


def test_who_may_yet_choose_to_sneak_is_not_seen_before_it_has_chosen() -> None:
    game = asked(gob(hides="ask", seat="gm"))
    assert game.ask is not None and game.ask.topic == "sneak"
    assert "gob" not in game.view("player:anna")


def test_who_does_not_hide_is_seen_beside_one_who_does() -> None:
    game = asked(gob(**SNEAKS), orc(seat="gm"))
    assert game.ask is not None and game.ask.topic == "surprised"
    assert "orc" in game.view("player:anna") and "gob" not in game.view("player:anna")


def test_who_is_noticed_is_seen_once_the_order_stands() -> None:
    """Stealth 1 + 6 against a passive Perception of 10: nothing is hidden from her."""
    given = scene(ada(seat="player:anna"), gob(**SNEAKS), rulings="default")
    game = Game(given, people=["player:anna"], dice=[1, 15, 2])
    assert game.ask is not None and game.ask.actor == "ada"
    assert "gob" in game.view("player:anna") and "gob" in only(game, "order").data["order"]


def test_who_hid_in_one_fight_of_the_day_may_hide_in_the_next() -> None:
    """The second Stealth check counts, and before it the hero is seen by no foe that a player holds."""
    first, second = gob(hp_max=1), gob(id="gob-2", side="late", hp_max=1, seat="player:eva")
    encounters = [{"sides": ["foes"]}, {"sides": ["late"], "rest": "none"}]
    given = scene(ada(hides=True), first, second, procedure="day", encounter=encounters)
    dice = [14, 15, 2, 15, 15, 1, 19, 15, 2]
    game = played(given, dice, "attack:gob:longsword", "no")
    assert [event.changes[-1].new for event in game.events if event.kind == "stealth"] == [16, 21]


def test_a_player_is_not_asked_who_goes_first_of_those_it_does_not_see() -> None:
    """Ada and a warden who lies in wait have the same initiative: the referee says who is first."""
    warden = gob(kind="character", hides=True, seat="gm", abilities={"dexterity": 14})
    given = scene(ada(seat="player:anna"), warden)
    game = Game(given, people=["player:anna", "gm"], dice=[15, 9, 9])
    assert game.ask is not None and (game.ask.topic, game.ask.seat) == ("tie-same", "gm")
    assert "gob" not in game.view("player:anna")
