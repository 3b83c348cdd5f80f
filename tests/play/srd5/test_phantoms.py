"""Bodies of fire, and images as good as who makes them."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.systems.srd5.kernel import lacks
from tests.play.srd5.cast import ada, brok, every, offered, only, orc, played, scene
from tests.play.srd5.test_lures import foe, met, suffered

TRAITS = pytest.mark.rule("srd5.monster.traits")
DIM = {"width": 30, "height": 10, "light": "dim"}


# -- the fire elemental ------------------------------------------------------------------------------------------


@TRAITS
def test_a_body_of_fire_flows_into_others() -> None:
    """1d10 and flames, the first time on a turn: back and forth it is the same."""
    given = met(foe("fire_elemental"), ada(at=(4, 0), hp_max=90))
    game = played(given, [4], "move", "to:3,0", "move", "to:1,0", "no", "move", "to:3,0")
    assert only(game, "damage").data["damage"] == 4 and "burning" in suffered(game, "ada")
    assert [event.data["power"] for event in every(game, "uses-power")] == ["searing_body"]


@TRAITS
def test_water_quenches_it() -> None:
    """One point of cold for every 5 ft in water, and none on dry ground."""
    field = {"map": "f..≈≈≈....\n...≈≈≈....\n.........a"}
    fire = {"id": "fire_elemental", "block": "fire_elemental", "side": "foes", "mark": "f"}
    given = met(fire, ada(mark="a"), field=field)
    game = played(given, [], "move", "to:4,0")
    assert [event.data["damage"] for event in every(game, "damage")] == [1, 1, 1]
    assert [event.data["type"] for event in every(game, "damage")] == ["cold"] * 3


# -- the cloaker -------------------------------------------------------------------------------------------------


def cloaker(at: tuple[int, int] = (0, 0), **more: Any) -> dict[str, Any]:
    return foe("cloaker", at, **more)


@TRAITS
def test_three_of_four_are_phantasms() -> None:
    """Of four that look alike a d4 says which the blow meets: the third image is hit (14) and gone, then a d3; a 1 is
    the cloaker itself."""
    given = met(cloaker(), ada(at=(2, 0), attacks=3), field=DIM)
    game = played(given, [4, 12, 2, 3, 1, 15, 5], "power:phantasms", "end", *["attack:cloaker:longsword"] * 3)
    assert [event.data["drawn"] for event in every(game, "image-drawn")] == ["yes", "yes", "no"]
    assert [event.rolls[0].sides for event in every(game, "image-drawn")] == [4, 3, 3]
    assert [event.data["images"] for event in every(game, "image-gone")] == [2]
    assert game.state["cloaker"].hp == 78 - 8


@TRAITS
def test_bright_light_ends_them_and_the_blind_are_not_deceived() -> None:
    assert "power:phantasms" not in offered(played(met(cloaker(), ada(at=(2, 0)))))
    seer = ada(at=(2, 0), blindsight=30)
    game = played(met(cloaker(), seer, field=DIM), [15, 5], "power:phantasms", "end", "attack:cloaker:longsword")
    assert not every(game, "image-drawn")


@TRAITS
def test_images_save_against_what_wounds() -> None:
    """An area: after the cloaker each image saves (+2 by Dexterity); a spell at one meets whom the die says."""
    burst = {
        "name": "burst",
        "target": {"range": 60, "area": "sphere 10"},
        "test": {"save": "dexterity", "dc": 13},
        "effects": [{"kind": "damage", "dice": "4 fire"}],
    }
    bolt = {
        "name": "bolt",
        "use": {"innate": 1},
        "target": {"range": 60},
        "test": {"save": "dexterity", "dc": 13},
        "effects": [{"kind": "damage", "dice": "4 fire"}],
    }
    hero = ada(at=(12, 5), power=[burst, bolt])
    given = met(cloaker(), hero, field=DIM)
    game = played(given, [12, 12, 3, 4], "power:phantasms", "end", "power:burst", "at:1,1")
    assert [event.data["made"] for event in every(game, "image-saves")] == ["yes", "no", "no"]
    assert len(every(game, "image-gone")) == 2
    game = played(given, [2, 5], "power:phantasms", "end", "power:bolt")
    assert only(game, "image-gone").data["images"] == 2 and game.state["cloaker"].hp == 78


@pytest.mark.parametrize("block", ["bulette", "cloaker", "fire_elemental"])
def test_no_forecast_passes_over_it_in_silence(block: str) -> None:
    heroes = {"id": "ada", "block": "ada", "side": "heroes"}
    assert tuple(lacks(scene({"id": "foe", "block": block, "side": "foes"}, heroes)))
    assert tuple(lacks(met(foe(block), orc(at=(9, 0), side="heroes"))))


# -- the bulette -------------------------------------------------------------------------------------------------


@TRAITS
def test_a_bulette_lands_on_who_stands_there() -> None:
    """Two under it: the one that fails takes all of it and lies there, the other half, and is beside it; each saves
    with what it is better at (Strength +3 of Ada, Dexterity +3 of Brok)."""
    given = met(foe("bulette"), ada(at=(5, 0), hp_max=90), brok(at=(6, 1), hp_max=90))
    game = played(given, [12, 13, *[2] * 6], "leap:deadly_leap", "to:5,0")
    saves = [event for event in game.events if event.kind in ("save-made", "save-missed")]
    assert [(event.actor, event.data["ability"], event.kind) for event in saves] == [
        ("ada", "strength", "save-missed"), ("brok", "dexterity", "save-made")]  # fmt: skip
    assert (game.state["ada"].hp, game.state["brok"].hp) == (90 - 20, 90 - 10)
    assert "prone" in suffered(game, "ada") and "prone" not in suffered(game, "brok")
    place = game.state["brok"]
    assert not (5 <= place.x <= 6 and 0 <= place.y <= 1) and (game.state["bulette"].x, game.state["ada"].x) == (5, 5)


@TRAITS
def test_a_leap_takes_fifteen_feet() -> None:
    """10 ft off it is none, nor without movement, nor where nobody stands; the reach of enemies is left as on foot."""
    assert "leap:deadly_leap" not in offered(played(met(foe("bulette"), ada(at=(2, 0)))))
    near = met(foe("bulette"), ada(at=(2, 0)), brok(at=(6, 0)))
    game = played(near, [], "leap:deadly_leap", "to:5,0")
    assert game.ask is not None and game.ask.topic == "opportunity"


@TRAITS
def test_unattended_it_leaps() -> None:
    given = met(foe("bulette"), *[ada(id=f"a{n}", at=(5, n), tactic="idle") for n in range(2)],
                options={"max_rounds": 1})  # fmt: skip
    assert every(Game(given, seed=1), "leaps")
