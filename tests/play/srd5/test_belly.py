"""Who is in a stomach, or in another plane: no hand reaches there, and none out of it."""

from __future__ import annotations

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, brok, every, grid, offered, orc, played
from tests.play.srd5.test_beasts import HELD, frog


@pytest.mark.parametrize("within", [True, False])
def test_no_hand_from_outside_reaches_who_is_within(within: bool) -> None:
    """Neither first aid, kit, potion nor waking; neither grip nor shove, nor from within out of it."""
    asleep = {
        "name": "sleep",
        "target": {"range": 60},
        "effects": [{"kind": "condition", "condition": "unconscious", "tended": 0}],
    }
    helper = brok(at=(3, 5), potions=1, kit=1)
    kurt = orc(id="kurt", side="foes", at=(3, 3), power=[asleep])
    order = ["beast", "ada", "kurt", "brok"]
    given = grid(frog(), ada(at=(3, 4), now=HELD, potions=1), helper, kurt, order=order)
    keys, dice = (["attack:ada:gulp", "end"], [15]) if within else (["end", "g ada -1"], [])
    game = played(given, dice, *keys)
    near = {"grapple:kurt", "shove:kurt", "help:brok:kurt"}
    assert near.isdisjoint(offered(game)) is within and "potion:ada" in offered(game)
    game = played(given, dice, *keys, "end")
    assert {"grapple:ada", "shove:ada"}.isdisjoint(offered(game)) is within
    game = played(given, dice, *keys, "end", "power:sleep", *(() if within else ("at:ada",)), "end")
    hands = {"potion:ada", "stabilize:ada", "kit:ada", "tend:ada:unconscious"}
    assert hands & {*offered(game)} == (set() if within else {"potion:ada", "tend:ada:unconscious"})
    game = played(given, dice, *keys, "end", "end", "g ada -23")
    assert hands & {*offered(game)} == (set() if within else {"potion:ada", "stabilize:ada", "kit:ada"})


@pytest.mark.parametrize("where", ["within", "away", "beside"])
def test_nobody_helps_who_is_elsewhere_with_a_task(where: str) -> None:
    """Neither who has been swallowed nor who has been sent away, nor they those outside."""
    banish = {"name": "banish", "target": {"range": 60}, "effects": [{"kind": "condition", "condition": "banished"}]}
    given = grid(frog(power=[banish]), ada(at=(3, 4), now=HELD), brok(at=(3, 5)), order=["beast", "ada", "brok"])
    first, dice = {"within": ("attack:ada:gulp", [15]), "away": ("power:banish", []), "beside": ("end", [])}[where]
    keys = (first, *(("at:ada",) if where == "away" else ()), *(() if where == "beside" else ("end",)))
    game = played(given, dice, *keys)
    assert ("assist:brok" in offered(game)) is (where == "beside")
    game.answer("end")
    assert ("assist:ada" in offered(game)) is (where == "beside")


def test_a_tactic_tends_nobody_within() -> None:
    """A tactic answers nothing that is not offered: it strikes at the body instead."""
    given = grid(frog(tactic="idle"), ada(at=(3, 4), now=HELD), brok(at=(3, 5), potions=1, tactic="ordinary"),
                 order=["beast", "ada", "brok"], options={"max_rounds": 1})  # fmt: skip
    game = Game(given, dice=[15, 2, 2], people=["gm", "player:ada"])
    game.answer("attack:ada:gulp")
    game.rule("ada -23")
    game.answer("end")
    assert not every(game, "heals") and every(game, "miss")
