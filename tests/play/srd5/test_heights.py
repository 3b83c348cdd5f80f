"""Heights: flying, falling, climbing, swimming, jumping, being pushed over an edge, and places too narrow."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.errors import SceneError
from bojiste.systems.srd5.play.senses.sight import sees
from tests.play.srd5.cast import (
    ada,
    brok,
    cited,
    every,
    gob,
    grid,
    kinds,
    offered,
    ogre,
    only,
    orc,
    played,
)
from tests.table import example

FLIER = {"walk": 30, "fly": 60}


def drawn(map_: str, *everybody: dict[str, Any], **more: Any) -> Any:
    field = {"map": map_, **more.pop("field", {})}
    return grid(*everybody, order=[one["id"] for one in everybody], field=field, **more)


def left(game: Game, verb: str) -> int | None:
    """What is left of a speed in feet, as the menu tells it; ``None``: it cannot be used."""
    assert game.ask is not None
    return next((option.data["left_hf"] // 2 for option in game.ask.options if option.key == verb), None)


def eagle(**more: Any) -> dict[str, Any]:
    return orc(id="eagle", speed={"walk": 10, "fly": 60}, hp_max=26, **more)


# -- several speeds ------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.movement.several_speeds")
def test_switching_between_speeds() -> None:
    """E1: fly 20, walk 10, fly 30 more, and nothing is left; E2: after 35 ft in the air no step on foot is left."""
    given = grid(ada(speed=FLIER, at=(0, 0)), orc(at=(19, 19)), order=["ada"])
    game = played(given, [], "fly", "height:0", "to:4,0")
    assert (left(game, "move"), left(game, "fly")) == (10, 40)
    for key in ("move", "to:6,0"):
        game.answer(key)
    assert (left(game, "move"), left(game, "fly")) == (None, 30)
    for key in ("fly", "height:0", "to:12,0"):
        game.answer(key)
    assert (left(game, "move"), left(game, "fly")) == (None, None)
    game = played(given, [], "fly", "height:0", "to:7,0")
    assert (left(game, "move"), left(game, "fly")) == (None, 25)


@pytest.mark.rule("srd5.movement.several_speeds")
@pytest.mark.parametrize("way, in_the_air, on_foot", [("cost", 40, 5), ("distance", 50, 15)])
def test_what_is_taken_of_a_new_speed(way: str, in_the_air: int, on_foot: int) -> None:
    """``switch_subtract``: two squares of rubble cost 20 ft and are 10 ft long; by one speed all counts."""
    field = {"map": "a~~.......o"}
    hero, options = ada(speed={"walk": 30, "fly": 60}), {"switch_subtract": way}
    game = played(grid(hero, orc(), order=["ada"], options=options, field=field), [], "move", "to:2,0")
    assert (left(game, "move"), left(game, "fly")) == (10, in_the_air)
    for key in ("fly", "height:0", "to:3,0"):
        game.answer(key)
    assert (left(game, "move"), left(game, "fly")) == (on_foot, in_the_air - 5)


@pytest.mark.rule("srd5.action.dash")
@pytest.mark.parametrize("printing", ["srd_ru", "phb_cs"])
def test_dash_with_several_speeds(printing: str) -> None:
    """I05: the bonus of each speed is that speed."""
    given = grid(ada(speed=FLIER, at=(0, 0)), orc(at=(19, 19)), order=["ada"], options={"printing": printing})
    game = played(given, [], "dash")
    assert (left(game, "move"), left(game, "fly")) == (60, 120)


# -- flying ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.grid.distance")
def test_a_flyer_out_of_reach() -> None:
    """Three squares up and three aside are three squares (a step may rise); 15 ft up nobody is struck with a sword."""
    given = grid(ada(speed=FLIER, at=(0, 0), weapons=["longsword", "handaxe"]), orc(at=(1, 0)), order=["ada", "orc"])
    game = played(given, [], "disengage", "fly", "height:15", "to:3,0")
    assert left(game, "fly") == 45 and game.state["ada"].z == 3
    assert [step.data["height_hf"] for step in every(game, "step")] == [10, 20, 30]
    game.answer("end")
    assert not [key for key in offered(game) if key.startswith("attack:")]
    game = played(given, [], "disengage", "fly", "height:15", "to:0,0")
    assert left(game, "fly") == 45 and len(every(game, "step")) == 3


def test_a_flyer_rises_first_and_sinks_last() -> None:
    given = grid(ada(speed=FLIER, at=(0, 0), now={"altitude": 20}), orc(at=(19, 19)), order=["ada"])
    game = played(given, [], "fly", "height:0", "to:6,0")
    assert [step.data.get("height_hf", 0) for step in every(game, "step")] == [40, 40, 30, 20, 10, 0]
    game = played(given, [], "fly", "height:0", "to:2,0")
    assert [step.data.get("height_hf", 0) for step in every(game, "step")] == [30, 20, 10, 0]
    assert left(game, "fly") == 40


def test_a_flyer_passes_over_heads_and_cliffs() -> None:
    """Bodies and high ground bar only who is no higher; nobody flies through a wall."""
    given = drawn("a.o...#.", ada(speed=FLIER), orc(), field={"heights": "....3...", "step": 10})
    assert "to:5,0" not in offered(played(given, [], "fly", "height:0"))
    game = played(given, [], "fly", "height:30", "to:0,0")
    assert game.state["ada"].z == 6
    for key in ("fly", "height:30"):
        game.answer(key)
    assert "to:5,0" in offered(game) and "to:7,0" not in offered(game)


@pytest.mark.rule("srd5.flying.fall_trigger")
@pytest.mark.rule("srd5.fall.immediate")
def test_a_grappled_eagle_falls() -> None:
    """srd5.flying.fall_trigger E1: an eagle at 30 ft is grappled and falls: 8 bludgeoning, prone."""
    climber = ada(at=(0, 0), hands=2, weapons=[])
    tower = {"area": [{"corner": [0, 0], "opposite": [0, 0], "height": 30}]}
    given = grid(climber, eagle(at=(1, 0), now={"altitude": 30}), order=["ada", "eagle"], field=tower)
    game = played(given, [15, 3, 2, 5, 1], "grapple:eagle", "athletics")
    assert only(game, "falls-down").data == {"height_hf": 60}
    assert only(game, "damage").data["damage"] == 8 and game.state["eagle"].hp == 18
    assert game.state["eagle"].z == 0 and "prone" in game.state["eagle"].conditions
    assert "opportunity" not in kinds(game)
    assert {"srd5.fall.immediate", "srd5.damage.roll"} <= cited(game)


@pytest.mark.rule("srd5.flying.hover_exempt")
def test_who_hovers_stays_aloft() -> None:
    """E1 and I27: a hovering creature that is knocked prone stays where it is, and lies there."""
    hoverer = eagle(at=(1, 0), now={"altitude": 40}) | {"speed": {"walk": 10, "fly": 60, "hover": True}}
    given = grid(ada(at=(0, 0), speed=FLIER, now={"altitude": 40}), hoverer, order=["ada", "eagle"])
    game = played(given, [15, 3], "shove:eagle", "athletics", "prone")
    assert game.state["eagle"].z == 8 and game.state["eagle"].conditions == ("prone",)
    assert "falls-down" not in kinds(game)


@pytest.mark.parametrize(
    "feet, dice, lies",
    [
        example("srd5.fall.damage E1", 25, [4, 2], True),
        example("srd5.fall.prone E1", 5, [], False),
        example("srd5.fall.damage edge-thirty", 30, [1, 1, 1], True),
    ],
)
def test_what_a_fall_does(feet: int, dice: list[int], lies: bool) -> None:
    """Somebody is pushed off a ledge of this height."""
    heights = f"{feet // 5}{feet // 5}......"
    given = drawn("ao......", ada(), orc(), field={"heights": heights})
    game = played(given, [19, 1, *dice], "shove:orc", "athletics", "push:2,0")
    assert only(game, "falls-down").data["height_hf"] == feet * 2
    assert game.state["orc"].hp == 15 - sum(dice) and ("prone" in game.state["orc"].conditions) is lies
    assert "opportunity" not in kinds(game)


@pytest.mark.rule("srd5.fall.damage")
def test_three_hundred_feet_are_twenty_dice() -> None:
    """srd5.fall.damage E3."""
    given = grid(
        ada(at=(0, 0), speed=FLIER, now={"altitude": 300}),
        ogre(at=(1, 0), speed={"walk": 40, "fly": 40}, hp_max=200, now={"altitude": 300}),
        order=["ada"],
        field={"ceiling": 300},
    )
    game = played(given, [20, 1, *[1] * 20], "shove:ogre", "athletics", "prone")
    assert only(game, "damage").data["damage"] == 20


@pytest.mark.rule("srd5.fall.immediate")
def test_a_flyer_brought_to_nothing_falls() -> None:
    """A monster that dies in the air falls without dice; a hero at 0 hit points is hurt by the fall."""
    flying: dict[str, Any] = {"speed": FLIER, "now": {"altitude": 10}}
    given = grid(ada(at=(0, 0), **flying), gob(at=(1, 0), **flying), order=["ada"])
    game = played(given, [15, 8], "attack:gob:longsword", "no")
    assert game.state["gob"].life == "dead" and game.state["gob"].z == 0
    flying["now"] = {"altitude": 20}
    given = grid(orc(at=(0, 0), **flying), ada(at=(1, 0), hp_max=5, **flying), brok(at=(9, 9)), order=["orc"])
    game = played(given, [15, 2, 1, 1], "attack:ada:greataxe", "no")
    assert game.state["ada"].death_fail == 1 and game.state["ada"].z == 0


# -- climbing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.movement.climb_swim")
@pytest.mark.parametrize("speed, height, spent", [(30, 10, 20), ({"walk": 30, "climb": 30}, 10, 10)])
def test_climbing_a_face(speed: Any, height: int, spent: int) -> None:
    """srd5.movement.climb_swim: 10 ft up cost 20 ft, 10 with a climbing speed; then one steps off at the top."""
    given = drawn("a.......\n.......o", ada(speed=speed), orc(), field={"heights": "..22....\n..22...."})
    game = played(given, [], "move", "to:1,0")
    assert "to:2,0" not in offered(played(given, [], "move"))
    for key in ("climb", f"height:{height}"):
        game.answer(key)
    assert game.state["ada"].z == 2 and game.state["ada"].turn.moved == 2 * (5 + spent)
    game.answer("move")
    game.answer("to:2,0")
    assert (game.state["ada"].x, game.state["ada"].z) == (2, 2)


def test_who_hangs_on_a_face_and_is_struck_down_falls() -> None:
    given = drawn("ao..", ada(), orc(now={"altitude": 10}), field={"heights": "..22"})
    assert "falls-down" not in kinds(played(given))
    near = drawn("ao..", ada(), orc(now={"altitude": 5, "hp": 1}), field={"heights": "..22"})
    game = played(near, [15, 3], "attack:orc:longsword", "no")
    assert game.state["orc"].z == 0 and game.state["orc"].life == "dead"


# -- swimming ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.movement.climb_swim")
@pytest.mark.parametrize(
    "speed, spent",
    [
        example("srd5.movement.climb_swim E1", 30, 20),
        example("srd5.movement.climb_swim E2", {"walk": 30, "swim": 30}, 10),
    ],
)
def test_swimming(speed: Any, spent: int) -> None:
    given = drawn("a≈≈....o", ada(speed=speed), orc())
    game = played(given, [], "move", "to:2,0")
    assert game.state["ada"].turn.moved == 2 * spent


def test_diving() -> None:
    """Under the surface one goes up and down; the water must be deep enough."""
    given = drawn("≈≈≈≈....\n.......o", ada(at=(0, 0)), orc(), field={"depth": 10})
    game = played(given, [], "swim", "height:-10", "to:1,0")
    assert game.state["ada"].z == -2 and game.state["ada"].turn.moved == 40
    game.answer("end")
    with pytest.raises(SceneError) as bad:
        drawn("a≈≈.....\n.......o", ada(now={"altitude": -5}), orc())
    assert [problem.reason for problem in bad.value.problems] == ["below-ground"]


# -- jumping -------------------------------------------------------------------------------------------------------


CHASM = {"heights": "333...3333333333\n3333333333333333", "step": 10}


@pytest.mark.parametrize(
    "run, far",
    [
        example("srd5.movement.long_jump E1", ["move", "to:2,0"], 15),
        example("srd5.movement.long_jump E2", [], 5),
    ],
)
def test_long_jump(run: list[str], far: int) -> None:
    """Strength 16: 16 ft after a run of 10, standing 8; on squares 15 and 5."""
    rough = drawn("a..~~~....\n.........o", ada(), orc())
    game = played(rough, [], *run, "jump")
    keys = [key for key in offered(game) if key.startswith("to:") and key.endswith(",0")]
    here = 2 if run else 0
    assert max(int(key[3:].split(",")[0]) - here for key in keys) * 5 == far


def test_a_jump_over_a_chasm() -> None:
    given = drawn("a..............o\n#" + "#" * 15, ada(speed=40), orc(), field=CHASM)
    game = played(given, [], "move", "to:2,0", "jump")
    assert "to:5,0" in offered(game) and "to:6,0" not in offered(game)
    game = played(given, [1, 2, 3], "move", "to:2,0", "jump", "to:5,0")
    assert only(game, "falls-down").data["height_hf"] == 60 and game.state["ada"].hp == 18
    strong = ada(speed=40, abilities={"strength": 20, "dexterity": 14})
    given = drawn("a..............o\n#" + "#" * 15, strong, orc(), field=CHASM)
    game = played(given, [], "move", "to:2,0", "jump", "to:6,0")
    assert game.state["ada"].z == 6 and "falls-down" not in kinds(game) and game.state["ada"].turn.moved == 60


@pytest.mark.rule("srd5.movement.high_jump")
def test_high_jump() -> None:
    """E1: Strength +3 jumps 6 ft up after a run, standing 3: a ledge of 5 ft needs the run (but a step of 5 ft is
    walked); one of 10 ft is out of reach either way."""
    field = {"heights": "...2222222\n..........", "step": 5}
    given = drawn("a.........\n.........o", ada(abilities={"strength": 24, "dexterity": 10}), orc(), field=field)
    game = played(given, [], "move", "to:2,0")
    game.answer("jump")
    assert "to:3,0" in offered(game)  # 10 ft
    game.answer("to:3,0")
    assert game.state["ada"].z == 2 and game.state["ada"].turn.moved == 2 * (10 + 15)
    weak = drawn("a.........\n.........o", ada(), orc(), field=field)
    assert "to:3,0" not in offered(played(weak, [], "move", "to:2,0", "jump"))


@pytest.mark.rule("srd5.movement.long_jump")
@pytest.mark.parametrize("face, lies", [(7, True), (8, False)])
def test_landing_on_rough_ground(face: int, lies: bool) -> None:
    given = drawn("a..~~.....\n.........o", ada(), orc())
    game = played(given, [face], "move", "to:2,0", "jump", "to:4,0")
    assert ("prone" in game.state["ada"].conditions) is lies
    assert ("loses-footing" in kinds(game)) is lies


# -- heights and cover ---------------------------------------------------------------------------------------------


def test_high_ground_hides_who_is_behind_it() -> None:
    field = {"heights": "...4....", "step": 5}
    given = drawn("b......o", brok(), orc(), field=field)
    assert not [key for key in offered(played(given)) if key.startswith("attack:")]
    above = drawn("b......o", brok(speed=FLIER, now={"altitude": 30}), orc(), field=field)
    assert "attack:orc:shortbow" in offered(played(above))


# -- narrow places -------------------------------------------------------------------------------------------------

TUNNEL = "########\n{}\n########\n........\n........"


@pytest.mark.rule("srd5.squeeze.allowed")
def test_who_squeezes_where() -> None:
    """srd5.squeeze.allowed E1: a Large creature in a passage 5 ft wide; E2: a Huge one not in 5 ft, but in 10 ft."""
    given = drawn("#########\n#########\n.........\n.........", ogre(at=(0, 2)), ada(at=(8, 2)))
    assert "to:1,2" in offered(played(given, [], "move"))
    tunnel = "...######\n.........\n..#######"
    given = drawn(tunnel, ogre(at=(0, 0)), ada(at=(8, 1)))
    game = played(given, [], "move", "to:3,1")
    assert game.state["ogre"].x == 3
    huge = ogre(at=(0, 0), size="huge")
    narrow = "...######\n.........\n...######\n.........\n........."
    assert "to:3,1" not in offered(played(drawn(narrow, huge, ada(at=(8, 1))), [], "move"))
    wide = "...######\n.........\n.........\n...######\n........."
    assert "to:3,1" in offered(played(drawn(wide, huge, ada(at=(8, 1))), [], "move"))


@pytest.mark.rule("srd5.squeeze.cost")
def test_squeezing_costs_double() -> None:
    """srd5.squeeze.cost E1: 20 ft of squeezing spend 40."""
    tunnel = "..######\n........\n..######\n..######"
    given = drawn(tunnel, ogre(at=(0, 1)), ada(at=(7, 1)))
    game = played(given, [], "move", "to:4,1")
    assert game.state["ogre"].turn.moved == 2 * 40 and "move" not in offered(game)


@pytest.mark.rule("srd5.terrain.difficult")
def test_a_large_body_is_in_rubble_as_long_as_any_of_it_is() -> None:
    """Two squares long, over one square of rubble: on two steps, squeezed (10, 15 and 15 ft) or not (5, 10 and 10)."""
    squeezed = "..######\n...~....\n..######\n..######", (0, 1), 40
    for field, start, cost in (squeezed, ("########\n...~....\n........\n########", (0, 1), 25)):
        given = drawn(field, ogre(at=start), ada(at=(7, 1)))
        game = played(given, [], "move", "to:3,1")
        assert game.state["ogre"].turn.moved == 2 * cost


@pytest.mark.rule("srd5.squeeze.own_disadvantage")
@pytest.mark.rule("srd5.squeeze.attacked_advantage")
def test_fighting_in_a_tunnel() -> None:
    """srd5.squeeze.own_disadvantage E1: 15 and 7 are a 13, a miss; srd5.squeeze.attacked_advantage E1 and S16."""
    tunnel = "########\n...a...b\n########\n########"
    given = drawn(tunnel, ogre(at=(1, 1)), ada(), brok())
    game = played(given, [15, 7], "attack:ada:greatclub")
    assert only(game, "miss").data["hinders"] == ("squeezing",)
    game = played(drawn(tunnel, ada(), brok(), ogre(at=(1, 1))), [2, 9, 5], "attack:ogre:longsword")
    assert only(game, "hit").data["helps"] == ("squeezing",) and game.state["ogre"].hp == 51
    given = drawn("########\n.......b\n########\n########", brok(), ogre(at=(1, 1)))
    game = played(given, [4, 9, 3], "attack:ogre:shortbow")
    assert only(game, "hit").data["helps"] == ("squeezing",) and game.state["ogre"].hp == 53


@pytest.mark.rule("srd5.terrain.examples")
def test_areas_of_difficult_ground() -> None:
    """srd5.terrain.examples E1: stairs marked difficult; what the books name is so by itself."""
    for area in ({"ground": "steep_stairs"}, {"difficult": True}):
        field = {"area": [{"corner": [1, 0], "opposite": [1, 0], **area}]}
        given = grid(ada(at=(0, 0)), orc(at=(9, 9)), order=["ada"], field=field)
        assert played(given, [], "move", "to:1,0").state["ada"].turn.moved in (20,)
    with pytest.raises(SceneError):
        grid(
            ada(at=(0, 0)), orc(at=(9, 9)), field={"area": [{"corner": [1, 0], "opposite": [1, 0], "ground": "jelly"}]}
        )


@pytest.mark.rule("srd5.sight.light")
def test_light_is_stopped_by_walls() -> None:
    """A lamp behind a wall lights nothing on this side of it."""
    field = {"light": "dark", "lamp": [{"at": [3, 0], "bright": 20, "dim": 40}]}
    walled = drawn("b.#..\n..#.o\n..#..\n", brok(), orc(), field=field)
    game = Game(walled, people=[*walled.seats, "gm"])
    table = game.state.memo["table"]
    profiles = walled.prepared.profiles
    assert not sees(table, profiles["orc"], profiles["brok"])
    open_ = drawn("b....\n....o\n.....\n", brok(), orc(), field=field)
    table = Game(open_, people=[*open_.seats, "gm"]).state.memo["table"]
    assert sees(table, open_.prepared.profiles["orc"], open_.prepared.profiles["brok"])


def test_bad_heights_are_refused_all_at_once() -> None:
    with pytest.raises(SceneError) as bad:
        drawn(
            "a......o\n........",
            ada(now={"altitude": -5}),
            orc(now={"altitude": 500}),
            field={"heights": "11\n11", "area": [{"corner": [0, 0], "opposite": [40, 0], "height": 0}]},
        )
    found = {(problem.path, problem.reason) for problem in bad.value.problems}
    assert ("combatant[0].now.altitude", "below-ground") in found
    assert ("combatant[1].now.altitude", "above-ceiling") in found
    assert ("field.heights", "other-map") in found


@pytest.mark.rule("srd5.fall.immediate")
def test_whom_nothing_holds_falls_as_the_fight_begins() -> None:
    """The scene puts her 35 ft up without wings: 3d6. Who flies stays there."""
    for speed, dice in ((30, [1, 2, 3]), ({"walk": 30, "fly": 30}, [])):
        up = ada(at=(0, 0), speed=speed)
        up["now"]["altitude"] = 35
        game = played(grid(up, orc(at=(9, 9)), order=["ada", "orc"]), dice)
        assert game.state["ada"].hp == 24 - sum(dice) and bool(every(game, "falls-down")) is bool(dice)
