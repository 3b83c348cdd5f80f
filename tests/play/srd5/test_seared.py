"""Hot metal, and who drifts away as mist."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, every, grid, offered, orc, played

TRAITS = pytest.mark.rule("srd5.monster.traits")
SPELLS = pytest.mark.rule("srd5.spell.samples")
FIELD = {"width": 20, "height": 10}


def met(*everybody: dict[str, Any], **more: Any) -> Any:
    return grid(*everybody, order=[one["id"] for one in everybody], **{"field": FIELD, **more})


def smith(**more: Any) -> dict[str, Any]:
    scores = {"wisdom": 16}
    return ada(**{"id": "vera", "at": (0, 0), "casting": "wisdom", "spell_dc": 13, "slots": [0, 2, 1],
                  "spells": ["heat_metal"], "abilities": scores, **more})  # fmt: skip


def suffered(game: Game, who: str) -> set[str]:
    return {entry.name for entry in game.state[who].suffers}


@SPELLS
def test_armour_of_metal_is_heated() -> None:
    """2d8 without a saving throw, and again by a bonus action on each turn; it hampers until the caster's next one."""
    foe = orc(at=(5, 0), hp_max=60, armour="plate", ac=None)
    game = played(met(smith(), foe), [5, 6], "cast:heat_metal", "slot:2", "use:heat_armour")
    assert game.state["orc"].hp == 49 and "flinching" in suffered(game, "orc")
    assert "power:heat_armour_again" not in offered(game), "only on its caster's later turns"
    game.answer("end")
    assert "flinching" in suffered(game, "orc")
    game.answer("end")
    assert "flinching" not in suffered(game, "orc") and "power:heat_armour_again" in offered(game)


@SPELLS
def test_it_goes_on_by_a_bonus_action() -> None:
    """The same creature alone, with the dice of the slot that it was cast from."""
    foe = orc(at=(5, 0), hp_max=90, armour="plate", ac=None)
    other = orc(id="other", at=(6, 0), armour="plate", ac=None)
    game = Game(met(smith(), foe, other), dice=[5, 6, 7, 1, 2, 3], people=["gm", "player:vera"])
    for key in ("cast:heat_metal", "slot:3", "use:heat_armour", "at:orc", "end", "end", "end"):
        game.answer(key)
    assert game.state["orc"].hp == 72
    game.answer("power:heat_armour_again")
    assert game.state["orc"].hp == 66 and game.state["other"].hp == 15
    assert "power:heat_armour_again" not in offered(game) and "cast:heat_metal" in offered(game)


@SPELLS
@pytest.mark.parametrize("face, held", [(12, False), (13, True)])
def test_a_blade_may_be_let_fall(face: int, held: bool) -> None:
    """Who saves by Constitution against 13 holds on to it, and suffers; else it lies there, and hurts no more."""
    foe = orc(at=(5, 0), hp_max=60)
    game = played(met(smith(), foe), [5, 6, face], "cast:heat_metal", "slot:2", "use:heat_weapon")
    assert game.state["orc"].hp == 49 and ("flinching" in suffered(game, "orc")) is held
    assert bool(every(game, "lets-fall")) is not held
    for key in ("end", "end"):
        game.answer(key)
    assert ("power:heat_weapon_again" in offered(game)) is held


@SPELLS
def test_hides_and_claws_are_not_heated() -> None:
    wolf = {"id": "wolf", "block": "wolf", "side": "foes", "now": {"position": [5, 0]}}
    assert "cast:heat_metal" not in offered(played(met(smith(), wolf)))


@TRAITS
@pytest.mark.parametrize("field, gone", [({}, True), ({"sunlight": True}, False)])
def test_a_vampire_drifts_away(field: dict[str, Any], gone: bool) -> None:
    """At 0 hit points it is mist, and out of the fight; in sunlight it dies."""
    count = {"id": "count", "block": "vampire_vampire", "side": "foes", "now": {"position": [1, 0], "hp": 5}}
    given = met(ada(at=(0, 0)), count, field={**FIELD, **field})
    game = Game(given, seed=1, people=["gm", "player:ada"])
    game.rule("count -5")
    game.answer("end")
    assert game.state["count"].gone is gone and bool(every(game, "escapes")) is gone
    assert bool(every(game, "dies")) is not gone
    assert game.outcome is not None and game.outcome.winner == "heroes"
    found = given.system.measure(game.scene, game.state, game.outcome)
    assert found.flags["died:count"] is not gone


@TRAITS
def test_a_vampire_becomes_mist_and_itself_again() -> None:
    """It flies 20 ft, through those who stand there, does nothing, and swords do nothing to it; by an action it has a
    body again. Sunlight keeps it from that."""
    count = {"id": "count", "block": "vampire_vampire", "side": "foes", "now": {"position": [1, 0]}}
    game = Game(met(count, ada(at=(0, 0))), people=["gm", "player:ada"], dice=[18, 8])
    game.answer("power:mist_form")
    assert suffered(game, "count") == {"mist"}
    table = game.state.memo["table"]
    who = table.profiles["count"]
    assert (table.speed(who), table.speed(who, "fly")) == (0, 40)
    game.answer("end")
    game.answer("attack:count:longsword")
    assert game.state["count"].hp == 144
    while game.ask is not None and (game.ask.topic, game.ask.actor) != ("act", "count"):
        game.answer("no" if "no" in offered(game) else "end")
    assert {key.partition(":")[0] for key in offered(game)} <= {"fly", "power", "prone", "say", "end"}
    assert [key for key in offered(game) if key.startswith("power:")] == ["power:body_again"]
    game.answer("power:body_again")
    assert not suffered(game, "count") and table.speed(who) == 60
    day = met(count, ada(at=(0, 0)), field={**FIELD, "sunlight": True})
    assert "power:mist_form" not in offered(Game(day, people=["gm", "player:ada"], seed=1))


def test_a_tactic_heats_armour_and_keeps_it_hot() -> None:
    """Unattended she casts it once, and burns the orc anew on each later turn."""
    foe = orc(at=(5, 0), hp_max=90, armour="plate", ac=None, tactic="idle")
    game = Game(met(smith(tactic="ordinary", weapons=[]), foe, options={"max_rounds": 3}), seed=1)
    used = [event.data["power"] for event in every(game, "casts") + every(game, "uses-power")]
    assert used == ["heat_armour", "heat_armour_again", "heat_armour_again"]
