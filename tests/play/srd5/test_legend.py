"""What legendary actions do besides attacks and powers, and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.system import system
from tests.play.srd5.cast import ada, brok, grid, kinds, offered, only, orc, played

BOLT = {
    "use": {"level": 0, "components": ""},
    "target": {"range": 120},
    "effects": [{"kind": "damage", "dice": "1d10 fire"}],
}


def legend(*deeds: str, **more: Any) -> dict[str, Any]:
    """A legend with three actions a round and an axe."""
    return orc(id="legend", hp_max=90, legendary=3, legendary_deeds=list(deeds), **more)


def after_ada(given: dict[str, Any], far: int = 9) -> Any:
    """Ada has ended her turn; the legend, so many squares off, is asked."""
    near = {**given, "now": {**given.get("now", {}), "position": [far, 0]}}
    game = played(grid(ada(at=(0, 0)), brok(at=(0, 5)), near, order=["ada", "brok", "legend"]), [], "end")
    assert game.ask is not None and game.ask.topic == "legendary"
    return game


def test_half_its_speed() -> None:
    """15 of 30 feet: three squares."""
    game = after_ada(legend("move half"))
    game.answer("move")
    assert "to:6,0" in offered(game) and "to:5,0" not in offered(game)
    game.answer("to:6,0")
    assert game.state["legend"].x == 6 and game.state["legend"].legendary == 2


def test_who_slips_away_provokes_nobody() -> None:
    for deed, struck in (("move slip", False), ("move", True)):
        game = after_ada(legend(deed), far=1)
        game.answer("move")
        game.answer("to:5,0")
        asked = game.ask is not None and game.ask.topic == "opportunity"
        assert asked is struck


def test_it_is_elsewhere_for_two() -> None:
    game = after_ada(legend("teleport 120", legendary_costs={"teleport": 2}))
    game.answer("teleport")
    game.answer("to:0,1")
    assert (game.state["legend"].x, game.state["legend"].y) == (0, 1)
    assert game.state["legend"].legendary == 1 and only(game, "teleports").actor == "legend"
    game.answer("end")
    assert "teleport" not in offered(game), "one is left, and it costs two"


def test_it_casts() -> None:
    """A cantrip for one, a spell for three and its slot."""
    given = legend("cantrip", "spell", legendary_costs={"spell": 3}, casting="intelligence",
                   spells=["poison_spray", "burning_hands"], slots=[1])  # fmt: skip
    game = after_ada(given, far=2)
    assert {"cast:poison_spray", "cast:burning_hands"} <= set(offered(game))
    near = {**given, "now": {"position": [1, 0]}}
    fight = grid(ada(at=(0, 0)), brok(at=(0, 5)), near, order=["ada", "brok", "legend"])
    spent = played(fight, [1, 6, 6, 6], "end", "cast:burning_hands", "to:0,0")
    assert spent.state["legend"].legendary == 0 and spent.state["legend"].slots == (0,)
    assert spent.state["ada"].hp == 24 - 18
    cheap = played(fight, [2, 6], "end", "cast:poison_spray")
    assert cheap.state["legend"].legendary == 2 and cheap.state["ada"].hp == 18


def test_it_uses_a_power_of_its_turn() -> None:
    glare = {
        "name": "glare",
        "target": {"range": 60},
        "test": {"save": "wisdom", "dc": 10},
        "effects": [{"kind": "condition", "condition": "frightened"}],
    }
    game = after_ada(legend("use glare", power=[glare], legendary_costs={"glare": 2}))
    assert "power:glare" in offered(game)
    near = legend("use glare", power=[glare], legendary_costs={"glare": 2}, now={"position": [9, 0]})
    used = played(grid(ada(at=(0, 0)), near, order=["ada", "legend"]), [2], "end", "power:glare")
    assert "befalls" in kinds(used) and only(used, "legendary").data["left"] == 1


@pytest.mark.parametrize(
    "id, deeds",
    [
        ("tarrasque", ["move half"]),
        ("vampire_vampire", ["move slip"]),
        ("gynosphinx", ["teleport 120", "spell"]),
        ("lich", ["cantrip"]),
        ("kraken", ["use fling", "use lightning_storm"]),
        ("mummy_lord", ["use dreadful_glare"]),
    ],
)
def test_legends_of_the_document(id: str, deeds: list[str]) -> None:
    block = system("srd5").blocks()[id]
    assert block["legendary_deeds"] == deeds
    if id == "lich":
        assert block["legendary_costs"] == {"paralyzing_touch": 2}
