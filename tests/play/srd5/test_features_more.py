"""Features of rangers, druids, thieves, warlocks, sorcerers and wizards besides, each played with exact dice."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import every, grid, offered, orc, played
from tests.play.srd5.test_features import FEATURES
from tests.play.srd5.test_features_holy import caster, one

# -- the wilds and the thief ---------------------------------------------------------------------------------------


@FEATURES
def test_rubble_does_not_slow_who_strides_over_land() -> None:
    field = {"map": "...~~~~..."}
    who = {**one("ranger", 8), "now": {"position": [0, 0]}}
    plain = {**who, "level": 7}
    for hero_, paid in ((who, 30 * 2 - 40), (plain, 30 * 2 - 60)):
        given = grid(hero_, orc(at=(9, 0)), order=["ada", "orc"], field=field)
        game = played(given, [], "move", "to:4,0")
        assert game.ask is not None and game.ask.data["left_hf"] == paid


@FEATURES
def test_who_strides_over_land_is_hard_to_entangle() -> None:
    druid = caster("druid", 5, id="dru", side="foes", spells=["entangle"], at=(12, 0))
    given = grid(druid, one("ranger", 8), order=["dru", "ada"])
    game = played(given, [2, 19], "cast:entangle", "at:0,0")
    assert "restrained" not in game.state["ada"].conditions


@FEATURES
def test_who_vanishes_hides_as_a_bonus_action() -> None:
    given = grid(one("ranger", 14), orc(at=(9, 0)), order=["ada", "orc"], field={"light": "dark"})
    assert "quick-hide" in offered(played(given))
    assert "quick-hide" not in offered(played(grid(one("ranger", 13), orc(at=(9, 0)), order=["ada", "orc"])))


@FEATURES
@pytest.mark.parametrize(
    "surprised, order", [(False, ["ada", "orc", "ada", "ada"]), (True, ["ada", "orc", "ada", "orc"])]
)
def test_a_thief_acts_twice_in_the_first_round(surprised: bool, order: list[str]) -> None:
    thief = one("rogue", 17)
    thief["now"] = {**thief["now"], "surprised": surprised, "initiative": 20}
    given = grid(thief, orc(at=(15, 0), now={"initiative": 12}))
    game = Game(given, dice=[], people=[*given.seats, "gm"])
    while game.ask is not None and len(every(game, "turn")) < len(order):
        game.answer("end" if game.ask.topic == "act" else game.ask.default)
    assert [event.actor for event in every(game, "turn")] == order


@FEATURES
@pytest.mark.parametrize("save, hits", [(2, 0), (20, 2)])
def test_beasts_shrink_from_who_has_natures_sanctuary(save: int, hits: int) -> None:
    bite = {"name": "bite", "to_hit": 20, "damage": "4 piercing", "reach": 5}
    wolf = {"id": "wolf", "side": "foes", "type": "beast", "ac": 10, "hp_max": 20, "attack": [bite],
            "attacks": 2, "now": {"position": [1, 0]}}  # fmt: skip
    given = grid(wolf, one("druid", 14), order=["wolf", "ada"])
    dice = [save, 10, 10] if hits else [save, save]
    game = played(given, dice, "attack:ada:bite", "attack:ada:bite")
    assert len(every(game, "damage")) == hits and len(every(game, "turned-away")) == 2 * (not hits)
    orc_ = {**wolf, "type": "humanoid"}
    assert (
        len(every(played(grid(orc_, one("druid", 14), order=["wolf", "ada"]), [10], "attack:ada:bite"), "damage")) == 1
    )
