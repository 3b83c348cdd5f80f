"""Through the ground: where somebody burrows, what it costs, and who gets at whom meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.errors import SceneError
from tests.play.srd5.cast import ada, brok, every, grid, kinds, offered, ogre, orc, played, verbs

SPLIT = pytest.mark.rule("srd5.movement.split")
WALLED = """\
....#...
....#...
....#..."""


def worm(**more: Any) -> dict[str, Any]:
    """An orc that digs 20 feet a turn."""
    return orc(**{"id": "worm", "at": (1, 1), "speed": {"walk": 30, "burrow": 20}, **more})


def dug(*everybody: dict[str, Any], soil: str = "earth", **field: Any) -> Any:
    more = {"options": field.pop("options")} if "options" in field else {}
    return grid(
        *everybody, order=[one["id"] for one in everybody], field={"map": WALLED, "soil": soil, **field}, **more
    )


def at(game: Game, who: str) -> tuple[int, int, int]:
    now = game.state[who]
    return now.x, now.y, now.z


@SPLIT
def test_under_a_wall_and_up_behind_it() -> None:
    """Four squares through the ground for 20 ft of a speed of its own; nobody comes up in a wall."""
    game = played(dug(worm(at=(2, 1)), ada(at=(7, 1))), [], "burrow", "height:0")
    assert "to:6,1" in offered(game) and "to:4,1" not in offered(game) and "to:7,1" not in offered(game)
    game.answer("to:6,1")
    steps = [(event.data["place"], event.data.get("height_hf", 0), event.data["mode"]) for event in every(game, "step")]
    assert steps == [((3, 1), -10, "burrow"), ((4, 1), -10, "burrow"), ((5, 1), -10, "burrow"), ((6, 1), 0, "burrow")]
    assert at(game, "worm") == (6, 1, 0) and game.state["worm"].turn.moved == 40
    assert "attack:ada:greataxe" in offered(game) and "burrow" not in verbs(game)


@SPLIT
@pytest.mark.parametrize(
    "more, soil, there",
    [
        ({}, "none", False),
        ({}, "rock", False),
        ({"traits": ["earth_glide"]}, "rock", True),
        ({"speed": 30}, "earth", False),
        ({"now": {"conditions": ["prone"]}}, "earth", False),
    ],
)
def test_who_digs_where(more: dict[str, Any], soil: str, there: bool) -> None:
    assert ("burrow" in verbs(played(dug(worm(**more), ada(at=(7, 1)), soil=soil)))) is there


def test_a_tunneler_pays_double_in_rock() -> None:
    game = played(dug(worm(at=(2, 1), traits=["tunneler"]), ada(at=(7, 1)), soil="rock"), [], "burrow", "height:0")
    assert "to:3,2" in offered(game) and "to:5,1" not in offered(game)
    game.answer("to:3,2")
    assert game.state["worm"].turn.moved == 20


def test_the_ground_of_an_area_is_its_own() -> None:
    """Rock in the east: it comes up before that."""
    area = [{"corner": [3, 0], "opposite": [7, 2], "soil": "rock"}]
    game = played(dug(worm(), ada(at=(7, 1)), area=area), [], "burrow", "height:0")
    assert "to:2,1" in offered(game) and "to:3,1" not in offered(game)


def test_under_the_ground_nobody_gets_at_anybody() -> None:
    """Down beside her: she does not strike at it as it goes, and neither reaches the other then; up again it does."""
    game = played(dug(worm(at=(1, 1)), ada(at=(2, 1)), brok(at=(7, 2))), [], "burrow", "height:-5")
    assert "to:1,1" in offered(game)
    game.answer("to:1,1")
    assert at(game, "worm") == (1, 1, -1) and game.state["worm"].turn.moved == 10
    assert "attack" not in verbs(game) and "move" not in verbs(game)
    game.answer("end")
    assert game.ask is not None and game.ask.actor == "ada" and "attack" not in verbs(game)
    for key in ("move", "to:0,1", "end", "end", "burrow", "height:0", "to:1,2"):
        game.answer(key)
    assert at(game, "worm") == (1, 2, 0)
    assert "attack:ada:greataxe" in offered(game) and "opportunity" not in kinds(game)


def test_she_walks_over_it() -> None:
    """Who is below takes no space above, and comes up nowhere in hers."""
    game = played(dug(worm(at=(1, 1), now={"altitude": -5}), ada(at=(2, 1)), brok(at=(7, 2))), [], "end", "move")
    assert "to:1,1" in offered(game)
    for key in ("to:1,1", "end", "end", "burrow", "height:0"):
        game.answer(key)
    assert "to:1,1" not in offered(game) and "to:0,1" in offered(game)


def test_it_may_stop_below_her() -> None:
    game = played(dug(worm(at=(0, 1)), ada(at=(2, 1))), [], "burrow", "height:-5", "to:2,1")
    assert at(game, "worm") == (2, 1, -1)
    strict = dug(worm(at=(0, 1)), ada(at=(2, 1)), brok(at=(3, 1)), options={"printing": "phb_cs"})
    assert at(played(strict, [], "burrow", "height:-5", "to:2,1"), "worm") == (2, 1, -1)


def test_going_off_through_the_ground_provokes_as_it_goes() -> None:
    """It stands in her reach and is seen; from below nobody strikes at it."""
    game = played(dug(worm(at=(2, 1)), ada(at=(1, 1))), [], "burrow", "height:-5", "to:4,1")
    assert game.ask is not None and game.ask.topic == "opportunity" and game.ask.actor == "ada"
    game.answer("no")
    assert at(game, "worm") == (4, 1, -1)


def test_fire_does_not_reach_into_the_ground() -> None:
    """A ball of fire over both: whoever is below is not in it."""
    ball = {
        "name": "blast",
        "target": {"range": 60, "area": "sphere 10", "spreads": True},
        "effects": [{"kind": "damage", "dice": "2d6 fire"}],
    }
    caster = ada(at=(3, 2), power=[ball])
    given = dug(caster, worm(at=(1, 1), now={"altitude": -5}), orc(at=(2, 0)))
    game = played(given, [1, 1], "power:blast", "at:1,1")
    assert [event.target for event in every(game, "damage")] == ["orc"]


def test_a_large_one_goes_deeper() -> None:
    """Ten feet down, so that nothing of it shows: a body is as high as it is wide."""
    big = ogre(id="worm", at=(0, 0), speed={"walk": 40, "burrow": 30})
    game = played(dug(big, ada(at=(7, 1))), [], "burrow")
    assert offered(game) == ("height:-30", "height:-25", "height:-20", "height:-15", "height:-10", "height:0")
    for key in ("height:-10", "to:0,0"):
        game.answer(key)
    assert at(game, "worm") == (0, 0, -2) and game.state["worm"].turn.moved == 20


def test_nobody_starts_deeper_than_somebody_digs() -> None:
    dug(worm(now={"altitude": -10}), ada(at=(7, 1)))
    for given in (orc(id="worm", at=(1, 1), now={"altitude": -10}), worm(now={"altitude": -10})):
        with pytest.raises(SceneError) as bad:
            dug(given, ada(at=(7, 1)), soil="none")
        assert [problem.reason for problem in bad.value.problems] == ["below-ground"]


FLIES = {"walk": 30, "burrow": 20, "fly": 60}


@pytest.mark.parametrize("start", [{}, {"now": {"altitude": -5}}, {"now": {"altitude": -5}, "speed": FLIES}])
def test_unattended_it_comes_through_the_ground(start: dict[str, Any]) -> None:
    """The wall leaves no way on foot: it comes up beside her and strikes; who starts below comes up too."""
    given = grid(
        worm(at=(3, 1), **start),
        ada(at=(6, 1), tactic="idle"),
        order=["worm", "ada"],
        field={"map": WALLED, "soil": "earth"},
        options={"max_rounds": 1},
    )
    game = Game(given, seed=1)
    assert game.state["worm"].z == 0 and only_kinds(game) & {"hit", "miss", "critical"}


def only_kinds(game: Game) -> set[str]:
    return {event.kind for event in game.events if event.actor == "worm"}


def test_unattended_it_walks_where_that_leads_as_far() -> None:
    given = grid(
        worm(at=(0, 1)),
        ada(at=(3, 1), tactic="idle"),
        order=["worm", "ada"],
        field={"map": WALLED, "soil": "earth"},
        options={"max_rounds": 1},
    )
    assert {event.data.get("mode") for event in every(Game(given, seed=1), "step")} == {None}


@pytest.mark.parametrize("soil, said", [("none", True), ("rock", False)])
def test_where_nobody_digs_that_is_said(soil: str, said: bool) -> None:
    """Whoever looks at the scene, or forecasts it, is told that the field says nothing of the ground."""
    given = dug(worm(), ada(at=(7, 1)), soil=soil)
    assert [problem.reason for problem in given.system.remarks(given)] == ["nobody-digs"] * said
    assert ("srd5-floor" in given.system.conventions(given)) is said
