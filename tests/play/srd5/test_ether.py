"""The Ethereal Plane: who goes there, and what is between it and here."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.kernel import lacks
from tests.play.srd5.cast import ada, every, offered, only, played, scene, turns, verbs
from tests.play.srd5.test_every_block import fought
from tests.play.srd5.test_lures import foe, met, suffered

TRAITS = pytest.mark.rule("srd5.monster.traits")
JAUNT = "power:ethereal_jaunt"


@TRAITS
def test_nothing_of_here_gets_at_who_is_there() -> None:
    """A bonus action; neither can strike the other, and nobody strikes at who walks off; back again they can."""
    given = met(foe("phase_spider"), ada(at=(2, 0), hp_max=90))
    game = played(given, [], JAUNT)
    assert only(game, "goes-over").data["whom"] == ("phase_spider",) and "attack" not in verbs(game)
    game = played(given, [], JAUNT, "move", "to:6,0", "end")
    assert not every(game, "opportunity") and "attack" not in verbs(game)
    game.answer("end")
    game.answer(JAUNT)
    assert only(game, "comes-back").data["whom"] == ("phase_spider",) and not suffered(game, "phase_spider")


@TRAITS
def test_walls_and_bodies_are_no_hindrance_there() -> None:
    """Through Ada and through rock; who comes back where she stands comes back beside her."""
    field = {"map": "s.a####....\n...####....\n...####....\n...####...b"}
    spider = {"id": "phase_spider", "block": "phase_spider", "side": "foes", "mark": "s"}
    heroes = ada(mark="a"), ada(id="eva", mark="b")
    given = met(spider, *heroes, field=field)
    assert "to:5,0" not in offered(played(given, [], "move"))
    game = played(given, [], JAUNT, "move")
    assert {"to:5,0", "to:6,1"} <= {*offered(game)}
    back = played(given, [], JAUNT, "move", "to:2,0", "end", "end", "end", JAUNT)
    assert only(back, "teleports").actor == "phase_spider"
    place = back.state["phase_spider"]
    assert (place.x, place.y) != (2, 0)


@TRAITS
def test_a_nightmare_takes_its_rider_along_and_cools_the_fire() -> None:
    """The rider, and friends beside it; fire does the rider half."""
    rider = ada(id="orc", side="foes", now={"mount": "nightmare"}, hp_max=60)
    burn = {
        "name": "burn",
        "target": {"range": 60},
        "test": {"save": "dexterity", "dc": 30},
        "effects": [{"kind": "damage", "dice": "8 fire"}],
    }
    friend, far = ada(id="bo", side="foes", at=(2, 1)), ada(id="cy", side="foes", at=(9, 9))
    given = met(foe("nightmare"), ada(at=(6, 0), power=[burn]), rider, friend, far)
    game = played(given, [], "power:ethereal_stride")
    assert only(game, "goes-over").data["whom"] == ("nightmare", "orc", "bo")
    game = played(given, [10], "end", "power:burn", "at:orc")
    assert only(game, "damage").data["damage"] == 4


@TRAITS
def test_unattended_a_spider_strikes_and_is_gone() -> None:
    """Bitten it goes over; on its next turn it is back, and bites again."""
    given = met(foe("phase_spider", (1, 0)), ada(at=(3, 0), hp_max=200, tactic="idle"), options={"max_rounds": 2})
    game = Game(given, seed=2)
    kinds = [event.kind for event in game.events if event.actor == "phase_spider"]
    kinds = [kind for kind in kinds if kind in ("hit", "miss", "goes-over", "comes-back", "critical")]
    assert len(kinds) == 4 and kinds[1:3] == ["goes-over", "comes-back"] and turns(game).count("phase_spider") == 2


def test_whoever_has_seen_it_go_over_does_not_strike_at_it_there() -> None:
    """Nobody is asked, and what a tactic answers must be offered (``strict``)."""
    for field in (False, True):
        fought("phase_spider", range(2), field=field)


@pytest.mark.parametrize("block", ["phase_spider", "nightmare", "night_hag"])
def test_no_forecast_passes_over_it_in_silence(block: str) -> None:
    heroes = {"id": "ada", "block": "ada", "side": "heroes"}
    assert tuple(lacks(scene({"id": "foe", "block": block, "side": "foes"}, heroes)))
