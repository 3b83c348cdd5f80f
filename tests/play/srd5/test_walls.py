"""Walls that magic raises: where they run, what they do, and what they keep off."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from bojiste.kit.board import board
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import KERNEL
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.rules.area import Area
from bojiste.systems.srd5.words import FT
from tests.play.srd5.cast import ada, every, first_turn, gob, grid, offered, only, orc, played, scene
from tests.play.srd5.test_tome import FIELD, cira


def across(*spells: str, foe: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Cira in the west, an orc of 90 hit points ten squares to the east of her."""
    return grid({**cira(*spells, at=(0, 5)), **more}, foe or orc(hp_max=90, at=(10, 5)), order=["cira", "orc"])


@pytest.mark.parametrize(
    "way, many, holds",
    [("row", 12, (6, 0)), ("column", 12, (0, -5)), ("rising", 23, (1, -1)), ("falling", 23, (2, 1)),
     ("ring", 16, (2, -2))],
)  # fmt: skip
def test_where_walls_run(way: str, many: int, holds: tuple[int, int]) -> None:
    """Sixty feet are twelve squares (steps without a gap where it slants), a ring of twenty feet sixteen."""
    squares = rules.area.wall(Area("wall", 60 * FT, 20 * FT), way)
    assert len(squares) == len(set(squares)) == many and holds in squares


def test_fire_burns_as_it_comes_and_on_one_side() -> None:
    """5d8 halved by a save as it appears; from then on 5d8 without one: in it, coming in, or within ten feet of the
    side that burns."""
    cast = ("cast:wall_of_fire", "slot:4", "column:10,5", "east")
    game = played(across("wall_of_fire"), [2, *[4] * 5], *cast)
    assert game.state["orc"].hp == 70
    stays = played(across("wall_of_fire"), [2, *[4] * 5, *[3] * 5], *cast, "end", "end")
    assert stays.state["orc"].hp == 55 and len(every(stays, "save-missed")) == 1
    near = across("wall_of_fire", foe=orc(hp_max=90, at=(12, 5)))
    burnt = played(near, [*[3] * 5], *cast, "end", "end")
    assert burnt.state["orc"].hp == 75
    safe = played(near, [], *cast[:-1], "west", "end", "end")
    assert safe.state["orc"].hp == 90
    far = played(across("wall_of_fire", foe=orc(hp_max=90, at=(13, 5))), [], *cast, "end", "end")
    assert far.state["orc"].hp == 90
    higher = played(across("wall_of_fire"), [2, *[4] * 6], "cast:wall_of_fire", "slot:5", *cast[2:])
    assert higher.state["orc"].hp == 66


def test_who_walks_into_the_fire_is_burnt_once_a_turn() -> None:
    game = played(across("wall_of_fire"), [*[2] * 5], "cast:wall_of_fire", "slot:4", "column:7,5", "west", "end",
                  "move", "to:8,5", "move", "to:7,5")  # fmt: skip
    assert game.state["orc"].hp == 80


def test_nobody_sees_through_fire_and_thorns() -> None:
    for name, ask in (("wall_of_fire", ("column:5,5", "east")), ("wall_of_thorns", ("column:5,5",))):
        slot = ("slot:4",) if name == "wall_of_fire" else ()
        game = played(across(name), [], f"cast:{name}", *slot, *ask)
        table = game.state.memo["table"]
        who, whom = table.profiles["cira"], table.profiles["orc"]
        assert not sight.sees(table, who, whom) and not cover.shut(table, who, whom)


def test_a_ring_burns_inside() -> None:
    """The orc in the middle of a ring: untouched by the ring itself, met by its inner side."""
    game = played(across("wall_of_fire"), [*[3] * 5], "cast:wall_of_fire", "slot:4", "ring:10,5", "inside", "end",
                  "end")  # fmt: skip
    assert game.state["orc"].hp == 75


def test_thorns_tear_otherwise_later() -> None:
    """7d8 piercing at first, 7d8 slashing at the end of a turn in them, each with its save."""
    game = played(across("wall_of_thorns"), [2, *[2] * 7, 20, *[4] * 7], "cast:wall_of_thorns", "column:10,5", "end",
                  "end")  # fmt: skip
    hurt = [(event.data["types"], event.data["damage"]) for event in every(game, "damage")]
    assert hurt == [(("piercing",), 14), (("slashing",), 14)]
    higher = [2, *[2] * 8, 2, *[3] * 8]
    more = played(
        across("wall_of_thorns", slots=[0] * 6 + [1]), higher, "cast:wall_of_thorns", "column:10,5", "end", "end"
    )
    assert more.state["orc"].hp == 90 - 16 - 24


def test_blades_cut_and_shelter() -> None:
    """Nothing as they appear; 6d10 at the start of a turn; three-quarters cover behind them."""
    cut = played(across("blade_barrier"), [2, *[5] * 6], "cast:blade_barrier", "column:10,5", "end")
    assert cut.state["orc"].hp == 60
    game = played(across("blade_barrier"), [], "cast:blade_barrier", "column:5,5")
    table = game.state.memo["table"]
    who, whom = table.profiles["cira"], table.profiles["orc"]
    assert cover.direction(table, who, whom) == rules.cover.THREE_QUARTERS and sight.sees(table, who, whom)
    over = played(across("blade_barrier"), [], "cast:blade_barrier", "column:5,5", "let-go")
    table = over.state.memo["table"]
    assert cover.direction(table, table.profiles["cira"], table.profiles["orc"]) == rules.cover.NONE


def test_force_stops_everything_but_eyes() -> None:
    """The orc neither gets past nor is shot at, and is seen; when it ends, the way is free."""
    given = grid(cira("wall_of_force", "fire_bolt", at=(0, 5)), orc(hp_max=90, at=(8, 5)), order=["cira", "orc"],
                 field={"width": 20, "height": 11})  # fmt: skip
    cast = ("cast:wall_of_force", "column:5,5")
    game = played(given, [], *cast)
    table = game.state.memo["table"]
    assert sight.sees(table, table.profiles["cira"], table.profiles["orc"])
    assert "cast:fire_bolt" not in offered(played(given, [], *cast, "end", "end"))
    moving = offered(played(given, [], *cast, "end", "move"))
    assert "to:6,5" in moving and not any(key.startswith(("to:4,", "to:5,")) for key in moving)
    over = offered(played(given, [], *cast, "let-go", "end", "move"))
    assert "to:4,5" in over


def test_stone_hides_and_thrusts_out() -> None:
    game = played(across("wall_of_stone"), [], "cast:wall_of_stone", "column:10,5")
    now, table = game.state["orc"], game.state.memo["table"]
    assert now.x in (9, 11) and now.y == 5
    if now.x == 11:
        assert not sight.sees(table, table.profiles["cira"], table.profiles["orc"])
    behind = played(across("wall_of_stone"), [], "cast:wall_of_stone", "column:5,5")
    table = behind.state.memo["table"]
    assert not sight.sees(table, table.profiles["cira"], table.profiles["orc"])


def test_ice_thrusts_out_and_freezes() -> None:
    game = played(across("wall_of_ice"), [2, *[3] * 10], "cast:wall_of_ice", "column:10,5")
    assert game.state["orc"].hp == 60 and game.state["orc"].x in (9, 11)


def test_no_wall_of_stone_without_a_map() -> None:
    """Fire is put on somebody there, like any area, and burns whoever ends a turn in it."""
    given = scene(cira("wall_of_stone", "wall_of_fire"), orc(hp_max=90), order=["cira", "orc"])
    assert "cast:wall_of_stone" not in offered(played(given))
    game = played(given, [2, *[4] * 5, *[3] * 5], "cast:wall_of_fire", "slot:4", "end", "end")
    assert game.state["orc"].hp == 55


def test_tactics_raise_fire_over_enemies_and_not_over_friends() -> None:
    foes = [orc(id=id, hp_max=60, at=(8, y)) for id, y in (("one", 3), ("two", 4), ("three", 5))]
    game = first_turn(cira("wall_of_fire", at=(0, 4)), *foes, **FIELD)
    assert set(only(game, "casts").data["whom"]) == {"one", "two", "three"}
    beside = orc(hp_max=60, at=(8, 4)), ada(at=(8, 5)), gob(hp_max=60, at=(7, 4))
    near = first_turn(cira("wall_of_fire", at=(0, 4)), *beside, **FIELD)
    assert set(only(near, "casts").data["whom"]) == {"orc", "gob"}
    (fire,) = near.state["cira"].running
    assert not (fire.zone | fire.hot) & board(30, 9).at(8, 5)


def test_a_forecast_with_a_wall_is_run_by_the_engine() -> None:
    """No kernel leaves a wall out of it in silence."""
    assert KERNEL.lacks(across("wall_of_fire"))
