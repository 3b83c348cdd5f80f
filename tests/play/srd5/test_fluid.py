"""Who stops in another's space, what it does to those in its own, areas that go along, and haste."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.system import system
from tests.play.srd5.cast import ada, brok, every, gob, grid, kinds, offered, only, orc, played, scene, verbs

BLOCKS = system("srd5").blocks()
BITES = {"name": "bites", "to_hit": 5, "reach": 0, "damage": "2d6 piercing", "natural": True}


def power(block: str, name: str) -> dict[str, Any]:
    """A power as a block of the bestiary has it."""
    return dict(next(row for row in BLOCKS[block]["power"] if row["name"] == name))


# -- swarms --------------------------------------------------------------------------------------------------------


def rats(**more: Any) -> dict[str, Any]:
    return gob(**{"id": "rats", "size": "medium", "hp_max": 24, "traits": ["swarm"], "attack": [BITES], **more})


def test_a_swarm_bites_whom_it_is_upon() -> None:
    """It stops in her space, and bites nobody from beside; it has no fist."""
    game = played(grid(rats(at=(0, 0)), ada(at=(1, 0)), order=["rats", "ada"]))
    assert "attack" not in verbs(game)
    game.answer("move")
    assert "to:1,0" in offered(game)
    game.answer("to:1,0")
    assert [key for key in offered(game) if key.startswith("attack")] == ["attack:ada:bites"]


def test_nobody_else_stops_in_a_space() -> None:
    game = played(grid(gob(at=(0, 0)), ada(at=(1, 0)), order=["gob", "ada"]), [], "move")
    assert "to:1,0" not in offered(game)


def test_she_may_stop_among_rats() -> None:
    game = played(grid(ada(at=(1, 0)), rats(at=(0, 0)), order=["ada", "rats"]), [], "move")
    assert "to:0,0" in offered(game)


@pytest.mark.parametrize("place", [{"field": {"mode": "abstract"}}, {"field": {"mode": "feet"}}])
def test_where_there_are_no_squares_a_swarm_is_upon_whom_it_touches(place: dict[str, Any]) -> None:
    there = {} if place["field"]["mode"] == "abstract" else {"position": [0, 0]}
    here = {} if not there else {"position": [5, 0]}
    game = played(scene(rats(now=there), ada(now=here), order=["rats", "ada"], **place))
    assert "attack:ada:bites" in offered(game)


def test_an_unattended_swarm_swarms_over_somebody() -> None:
    given = grid(rats(at=(0, 0)), ada(at=(4, 0), tactic="idle"), order=["rats", "ada"], options={"max_rounds": 1})
    game = Game(given, seed=1)
    assert (game.state["rats"].x, game.state["rats"].y) == (4, 0)
    assert any(event.kind in ("hit", "miss", "critical") for event in game.events)


# -- those in its own space ----------------------------------------------------------------------------------------

SLAM = {"name": "slam", "to_hit": 7, "reach": 5, "damage": "2d8+4 bludgeoning", "natural": True}


def flood(name: str, **more: Any) -> dict[str, Any]:
    block = {"whelm": "water_elemental", "whirlwind": "air_elemental"}[name]
    base = {"id": "flood", "size": "large", "hp_max": 99, "traits": ["shares_space"], "attack": [SLAM], "at": (4, 4)}
    return gob(**{**base, "power": [power(block, name)], **more})


def test_whelm_meets_those_in_its_space() -> None:
    """Ada in its space fails against 15, takes 2d8 + 4 and is held; Brok beside it is not met."""
    given = grid(flood("whelm"), ada(at=(4, 4), hp_max=60), brok(at=(3, 3)), order=["flood", "ada", "brok"])
    game = played(given, [2, 1, 1], "power:whelm")
    assert game.state["ada"].conditions == ("grappled", "restrained") and game.state["ada"].hp == 54
    assert game.state["brok"].hp == 18
    beside = grid(flood("whelm"), ada(at=(3, 4)), order=["flood", "ada"])
    assert "power:whelm" not in offered(played(beside))


def test_who_withstands_whelm_is_out_of_it() -> None:
    given = grid(flood("whelm"), ada(at=(4, 4), hp_max=60), order=["flood", "ada"])
    game = played(given, [18, 1, 1], "power:whelm")
    now = game.state["ada"]
    assert (now.x, now.y) not in {(4, 4), (5, 4), (4, 5), (5, 5)} and not now.suffers


def test_water_crushes_whom_it_holds() -> None:
    given = grid(flood("whelm"), ada(at=(4, 4), hp_max=60), order=["flood", "ada"])
    game = played(given, [2, 1, 1, 1, 1, 6], "power:whelm", "end", "end")
    assert game.state["ada"].hp == 60 - 6 - 6


@pytest.mark.parametrize("face, out", [(16, True), (3, False)])
def test_a_friend_pulls_her_out(face: int, out: bool) -> None:
    given = grid(flood("whelm"), ada(at=(4, 4), hp_max=60), brok(at=(3, 3)), order=["flood", "brok", "ada"])
    game = played(given, [2, 1, 1, face], "power:whelm", "end", "tend:ada:grappled")
    assert (game.state["ada"].conditions == ()) is out
    assert ("pulls-out" if out else "pulls-not") in kinds(game)


def test_water_holds_two_or_one_that_is_large() -> None:
    heroes = [
        ada(at=(4, 4), hp_max=60),
        brok(at=(5, 4), hp_max=60),
        orc(id="kurt", side="heroes", at=(4, 5), hp_max=60),
    ]
    given = grid(flood("whelm"), *heroes, order=["flood", "ada", "brok", "kurt"])
    game = played(given, [2, 2, 2, 1, 1], "power:whelm")
    assert [bool(game.state[id].suffers) for id in ("ada", "brok", "kurt")] == [True, True, False]
    large = grid(flood("whelm"), ada(at=(4, 4), hp_max=60), brok(at=(4, 4), hp_max=60, size="large"),
                 order=["flood", "ada", "brok"])  # fmt: skip
    held = played(large, [2, 2, 1, 1], "power:whelm")
    assert [bool(held.state[id].suffers) for id in ("ada", "brok")] == [True, False]


@pytest.mark.parametrize("x", [0, 2])
def test_an_unattended_flood_comes_over_somebody(x: int) -> None:
    """From afar, and from beside."""
    hero = ada(at=(4, 0), tactic="idle", hp_max=60)
    given = grid(flood("whelm", at=(x, 0)), hero, order=["flood", "ada"], options={"max_rounds": 1})
    assert "uses-power" in kinds(Game(given, seed=1))


# -- flung ---------------------------------------------------------------------------------------------------------


def whirl(*dice: int, others: tuple[dict[str, Any], ...] = (), **field: Any) -> Any:
    """Ada in the whirlwind fails against 13, takes 3d8 + 2, and flies where the d8 says."""
    order = ["flood", "ada", *(one["id"] for one in others)]
    given = grid(flood("whirlwind"), ada(at=(5, 4), hp_max=60), *others, order=order, field=field)
    return played(given, [2, 1, 1, 1, *dice], "power:whirlwind")


def test_a_whirlwind_flings() -> None:
    """A 3 is to the right: twenty feet from where she was, and prone."""
    now = whirl(3).state["ada"]
    assert (now.x, now.y, now.conditions, now.hp) == (9, 4, ("prone",), 55)


def test_a_wall_hurts_who_is_flung_at_it() -> None:
    """Ten feet to the rim of a map: 1d6 more."""
    game = whirl(3, 4, width=8, height=9)
    now = game.state["ada"]
    assert (now.x, now.y, now.hp) == (7, 4, 55 - 4)


@pytest.mark.parametrize("face, hurt", [(3, True), (15, False)])
def test_who_is_flung_at_somebody(face: int, hurt: bool) -> None:
    """Brok stands fifteen feet to the right; he evades against 13, or suffers the same."""
    bystander = brok(at=(8, 4), hp_max=30)
    game = whirl(3, 4, face, others=(bystander,))
    assert (game.state["ada"].x, game.state["ada"].hp) == (7, 51)
    assert game.state["brok"].hp == (26 if hurt else 30)
    assert ("prone" in game.state["brok"].conditions) is hurt


def test_out_of_the_middle_of_a_whirlwind() -> None:
    given = grid(flood("whirlwind"), ada(at=(4, 4), hp_max=60), order=["flood", "ada"])
    assert played(given, [2, 1, 1, 1, 3], "power:whirlwind").state["ada"].x == 8


def test_who_withstands_a_whirlwind_takes_half() -> None:
    given = grid(flood("whirlwind"), ada(at=(5, 4), hp_max=60), order=["flood", "ada"])
    game = played(given, [18, 8, 8, 8], "power:whirlwind")
    assert (game.state["ada"].hp, game.state["ada"].x) == (60 - 13, 5)


# -- areas that go along, ink --------------------------------------------------------------------------------------


def test_darkness_goes_where_its_maker_goes() -> None:
    aura = power("darkmantle", "darkness aura")
    given = grid(gob(power=[aura], at=(0, 0)), ada(at=(9, 0)), order=["gob", "ada"])
    game = played(given, [], "power:darkness_aura", "move", "to:6,0")
    board = game.state.memo["table"].drawn[1]
    (running,) = game.state["gob"].running
    assert running.zone & board.at(9, 0) and not running.zone & board.at(0, 0)


def test_darkness_goes_along_however_its_maker_is_moved() -> None:
    aura = power("darkmantle", "darkness aura")
    blink = {
        "name": "blink",
        "use": {"time": "bonus"},
        "target": {"range": "self", "whom": "allies"},
        "effects": [{"kind": "teleport", "feet": 60}],
    }
    wind = {"name": "wind", "target": {"range": 60}, "effects": [{"kind": "push", "feet": 20}]}
    given = grid(gob(power=[aura, blink], at=(6, 0)), ada(at=(5, 0), power=[wind]), order=["gob", "ada"])
    game = played(given, [], "power:darkness_aura", "power:blink", "to:12,0")
    board = game.state.memo["table"].drawn[1]
    assert game.state["gob"].running[0].zone & board.at(15, 0)
    blown = played(given, [], "power:darkness_aura", "end", "power:wind")
    assert blown.state["gob"].x == 10 and blown.state["gob"].running[0].zone & board.at(13, 0)


CLEFT = {"map": "..########\n..........\n..########"}


@pytest.mark.parametrize("traits, moved, hinders", [(["shares_space"], 30, None), ([], 60, ("squeezing",))])
def test_what_has_no_body_need_not_squeeze(traits: list[str], moved: int, hinders: Any) -> None:
    foe = flood("whelm", at=(0, 0), traits=traits)
    given = grid(foe, ada(at=(5, 1), hp_max=60), order=["flood", "ada"], field=CLEFT)
    dice = [3, 3] if hinders else [3]
    game = played(given, dice, "move", "to:3,1", "attack:ada:slam")
    assert game.state["flood"].turn.moved == moved
    assert only(game, "miss").data.get("hinders") == hinders


def test_rats_upon_somebody_stay_there() -> None:
    options = {"end_move_in_occupied_space": "never"}
    given = grid(rats(at=(0, 0)), ada(at=(1, 0)), order=["rats", "ada"], options=options)
    assert played(given, [], "move", "to:1,0").state["rats"].x == 1


INK = {
    "name": "ink",
    "use": {"uses": 1, "wet": True, "dashes": True},
    "target": {"range": "self", "area": "sphere 5", "spreads": True},
    "place": {"zone": True, "obscures": True},
    "duration": {"rounds": 10},
}


def test_ink_under_water_and_a_dash_after_it() -> None:
    dry = grid(gob(power=[INK], at=(0, 0)), ada(at=(9, 0)), order=["gob", "ada"])
    assert "power:ink" not in offered(played(dry))
    under = grid(gob(power=[INK], at=(0, 0)), ada(at=(9, 0)), order=["gob", "ada"], field={"underwater": True})
    game = played(under, [])
    assert "quick-dash" not in offered(game)
    game.answer("power:ink")
    assert "quick-dash" in offered(game)
    game.answer("quick-dash")
    assert game.state["gob"].turn.bonus and game.state["gob"].turn.dashes == 1


# -- haste ---------------------------------------------------------------------------------------------------------


def test_a_hastened_golem() -> None:
    """AC 2 better, advantage on Dexterity saves, a slam as a bonus action, until the end of its next turn."""
    haste = power("clay_golem", "haste")
    wave = {
        "name": "wave",
        "target": {"range": 60},
        "test": {"save": "dexterity", "dc": 10},
        "effects": [{"kind": "damage", "dice": "1 fire"}],
    }
    golem = gob(id="golem", attack=[SLAM], power=[haste], hp_max=99)
    given = scene(golem, ada(power=[wave]), order=["golem", "ada"])
    game = played(given, [], "power:haste")
    assert "quick-strike:ada:slam" in offered(game)
    struck = played(given, [15, 1, 1], "power:haste", "quick-strike:ada:slam")
    assert struck.state["ada"].hp == 18 and "quick-strike:ada:slam" not in offered(struck)
    hit = played(given, [14, 1], "power:haste", "end", "attack:golem:longsword")
    assert only(hit, "hit").data["against"] == 17
    saved = played(given, [2, 12], "power:haste", "end", "power:wave")
    assert only(saved, "save-made").data["helps"] == ("nimble",)
    over = played(given, [6, 14, 1], "power:haste", "end", "end", "end", "attack:golem:longsword")
    assert only(over, "hit").data["against"] == 15 and not over.state["golem"].suffers


def test_every_swarm_of_the_bestiary_bites() -> None:
    for id in BLOCKS:
        if "swarm" in BLOCKS[id].get("traits", ()):
            foe = ada(at=(3, 0), tactic="idle", hp_max=200)
            water = {"underwater": id == "swarm_of_quippers"}
            block = {"block": id, "id": "it", "side": "foes", "now": {"position": [0, 0]}}
            game = Game(grid(block, foe, order=["it", "ada"], options={"max_rounds": 2}, field=water), seed=3)
            assert every(game, "hit") or every(game, "miss") or every(game, "critical"), id
