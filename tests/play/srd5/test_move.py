"""Moving: costs, corners, other creatures' spaces, lying and standing, with a grid and without one."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste import errors
from bojiste.core.game import Game
from bojiste.core.rule import rule_id
from bojiste.systems.srd5.now import Turn
from bojiste.systems.srd5.play.table import Table
from tests.play.srd5.cast import ada, brok, every, gob, grid, offered, ogre, only, orc, played, rows, scene, verbs
from tests.table import example

FAR = {"at": (19, 19)}


def left(game: Game, who: str) -> int:
    """Movement left in feet, as the menu tells it."""
    assert game.ask is not None and game.ask.actor == who
    return int(game.ask.data["left_hf"]) // 2


def reach(given: Any, *before: str) -> dict[str, int]:
    """Where the first in the order may move, and for how many feet."""
    game = played(given, [], *before, "move")
    assert game.ask is not None
    return {option.key: option.data["cost_hf"] // 2 for option in game.ask.options if option.place is not None}


def drawn(rows_: str, *everybody: dict[str, Any], **more: Any) -> Any:
    return grid(*everybody, order=[one["id"] for one in everybody], field={"map": rows_}, **more)


@pytest.mark.parametrize(
    "way, keys, spent",
    [
        example("srd5.grid.speed E1", "a.......o", ["move", "to:6,0"], 30),
        example("srd5.movement.budget E1", "a.......o", ["move", "to:1,0"], 5),
        example("srd5.terrain.difficult E1", "a~~.....o", ["move", "to:2,0"], 20),
        example("srd5.terrain.examples E1", "a~......o", ["move", "to:1,0"], 10),
        example("srd5.prone.crawl E1", "a.......o", ["prone", "move", "to:3,0"], 30),
        example("srd5.prone.crawl_difficult E1", "a~......o", ["prone", "move", "to:1,0"], 15),
        example("srd5.passing.nonhostile E1", "ab......o", ["move", "to:2,0"], 15),
        example("srd5.terrain.no_stack E1", "aB......o", ["move", "to:2,0"], 15),
    ],
)
def test_what_a_move_costs(way: str, keys: list[str], spent: int) -> None:
    everybody = [ada(), *([brok()] if "b" in way else [brok(at=(1, 0))] if "B" in way else []), orc()]
    game = played(drawn(way.replace("B", "~"), *everybody), [], *keys)
    assert 30 - left(game, "ada") == spent
    assert game.state["ada"].turn.moved == 2 * spent
    assert all(rule_id(step.rule) == "srd5.grid.enter" for step in every(game, "step"))


@pytest.mark.rule("srd5.movement.budget")
def test_beyond_the_speed_is_not_offered() -> None:
    """srd5.movement.budget E1: 35 ft refused; srd5.grid.enter E2: six diagonal steps for 30 ft."""
    known = reach(grid(ada(at=(0, 0)), orc(**FAR), order=["ada"]))
    assert known["to:6,6"] == 30 and known["to:6,0"] == 30
    assert "to:7,0" not in known and "to:7,7" not in known


@pytest.mark.rule("srd5.grid.enter_costly")
def test_costly_squares_are_paid_in_full() -> None:
    """srd5.grid.enter_costly E2: 5 ft left, a difficult square is out of reach."""
    known = reach(drawn("a.....~.o", ada(speed=25), orc()))
    assert "to:5,0" in known and "to:6,0" not in known
    game = played(drawn("a.....~.o", ada(), orc()), [], "move", "to:5,0")
    assert left(game, "ada") == 5
    game.answer("move")
    assert "to:6,0" not in offered(game)


@pytest.mark.rule("srd5.grid.corner")
def test_corners_are_not_cut() -> None:
    """srd5.grid.corner E1: a wall bars the diagonal step; E2: a creature does not."""
    walled = reach(drawn("a#.\n...\n..o", ada(), orc()))
    assert walled["to:1,1"] == 10  # round the corner
    passed = reach(drawn("ag.\n...\n..o", ada(), gob(), orc()))
    assert passed["to:1,1"] == 5
    big = reach(drawn("o..#....\n........\n....#...\n.......a", ogre(mark="o"), ada()))
    # the ogre is two squares wide: where a square of its space is a wall it squeezes
    assert big["to:2,0"] == 15 and "to:3,0" not in big and big["to:1,0"] == 5


@pytest.mark.parametrize(
    "mover, other, passes",
    [
        example("srd5.passing.hostile E1", gob(mark="m"), ogre(mark="o", side="heroes"), True),
        example("srd5.passing.hostile E2", ada(mark="m"), ogre(mark="o"), False),
        example("srd5.size.control E1", gob(mark="m"), orc(mark="o"), True),
        example("srd5.size.control edge", ada(mark="m"), orc(mark="o"), False),
    ],
)
def test_through_other_creatures(mover: dict[str, Any], other: dict[str, Any], passes: bool) -> None:
    way = "mo......\n#.......\n" if other["id"] == "ogre" else "mo......\n########\n"
    far = brok(mark="z", side="foes" if mover["side"] == "heroes" else "heroes")
    way += "#######z"
    given = grid(mover, other, far, order=[mover["id"]], field={"map": way})
    beyond = "to:3,0" if other["id"] == "ogre" else "to:2,0"
    assert (beyond in reach(given)) is passes
    # nobody may plan to stop inside
    assert "to:1,0" not in reach(given)
    if passes and other["id"] == "orc":
        assert reach(given)[beyond] == 15
    if passes and other["id"] == "ogre":
        assert reach(given)[beyond] == 25


@pytest.mark.rule("srd5.terrain.creature_space")
def test_a_dead_body_takes_no_space() -> None:
    given = drawn("ab......o", ada(), brok(now={"hp": 0, "life": "dead"}), orc())
    assert reach(given)["to:1,0"] == 5


@pytest.mark.parametrize(
    "printing, cost, rest",
    [
        example("srd5.prone.stand E1", "srd_ru", 24, 26),
        example("srd5.grid.leftover E1", "phb_cs", 25, 25),
    ],
)
def test_standing_up_costs_half_the_speed(printing: str, cost: int, rest: int) -> None:
    """Speed 25: 12 ft in one printing, 12.5 ft in the other; on the grid two more squares either way."""
    lying = ada(speed=25, now={"conditions": ["prone"]}, at=(0, 0))
    game = played(grid(lying, orc(**FAR), order=["ada"], options={"printing": printing}), [], "stand")
    assert only(game, "stands").data == {"cost_hf": cost}
    assert game.state["ada"].conditions == () and game.ask is not None and game.ask.data["left_hf"] == rest
    game.answer("move")
    assert "to:2,0" in offered(game) and "to:3,0" not in offered(game)


@pytest.mark.rule("srd5.prone.stand")
def test_stand_and_fight() -> None:
    """S5: prone Ada stands (15 ft), walks 15 ft, attacks; no movement is left. With Dash 45 ft are left (E2)."""
    lying = ada(now={"conditions": ["prone"]}, at=(0, 0))
    given = grid(lying, orc(at=(4, 0)), order=["ada", "orc"])
    game = played(given, [9, 5], "stand", "move", "to:3,0", "attack:orc:longsword")
    assert left(game, "ada") == 0 and game.state["orc"].hp == 7
    assert rows(game, "step") == [
        ("stands", "ada", None, None),
        ("hit", "ada", "orc", 14),
        ("damage", "ada", "orc", 8),
    ]
    assert left(played(given, [], "dash", "stand"), "ada") == 45


@pytest.mark.rule("srd5.prone.stand_blocked")
def test_who_cannot_stand_up() -> None:
    """E1: 20 of 30 ft spent; E2 and I09: grappled (speed 0), who may still lie down (srd5.prone.drop E1)."""
    given = grid(ada(at=(0, 0)), orc(**FAR), order=["ada"])
    game = played(given, [], "move", "to:4,0", "prone")
    assert "stand" not in offered(game)
    held = grid(ada(now={"conditions": ["grappled:ogre"]}, at=(0, 0)), ogre(at=(1, 0)), order=["ada"])
    game = played(held, [], "prone")
    assert not {"stand", "move", "dash"} & set(offered(game))
    assert game.state["ada"].conditions == ("grappled", "prone")


@pytest.mark.rule("srd5.movement.speed_zero")
def test_speed_zero_moves_nowhere_even_after_dash() -> None:
    """srd5.movement.speed_zero E1 and exhaustion 5: no move, no Dash."""
    for now in ({"conditions": ["restrained"]}, {"exhaustion": 5}):
        game = played(grid(ada(now=now, at=(0, 0)), orc(**FAR), order=["ada"]))
        assert not {"move", "dash", "disengage"} & set(offered(game))


@pytest.mark.parametrize(
    "keys, far",
    [
        example("srd5.action.dash E1", ["dash", "move"], 60),
        example("srd5.condition.exhaustion E1", ["move"], 30),
        example("srd5.action.dash E2", ["dash", "move"], 30),
    ],
)
def test_dash(request: pytest.FixtureRequest, keys: list[str], far: int) -> None:
    """Dash adds the speed after all modifiers: 60 ft of 30, and 30 ft where exhaustion has halved it to 15."""
    tired = {"exhaustion": 2} if far == 30 else {}
    speed = 60 if keys == ["move"] else 30
    game = played(grid(ada(speed=speed, now=tired, at=(0, 0)), orc(**FAR), order=["ada"]), [], *keys)
    assert game.ask is not None and game.ask.data["left_hf"] == 2 * far


@pytest.mark.rule("srd5.action.dash")
@pytest.mark.parametrize("printing, feet", [("srd_ru", 50), ("phb_cs", 65)])
def test_dash_and_a_speed_lowered_afterwards(printing: str, feet: int) -> None:
    """srd5.action.dash E3: Dash at speed 40, now 25: the bonus follows the speed, or stays what it was."""
    given = grid(ada(speed=25, at=(0, 0)), orc(**FAR), order=["ada"], options={"printing": printing})
    state = given.system.begin(given)
    state["ada"].turn = Turn(action=True, dashes=1, dashed=(("walk", 80),))
    assert Table(given, state).left(given.prepared.profiles["ada"]) == 2 * feet


@pytest.mark.rule("srd5.movement.split")
def test_a_move_split_around_the_action() -> None:
    """srd5.movement.split E1: 10 ft, action, 20 ft; srd5.turn.order_free E1 and E2."""
    given = grid(ada(weapons=["javelin"], at=(0, 0)), orc(at=(8, 0)), order=["ada", "orc"])
    game = played(given, [12, 4], "move", "to:2,0", "attack:orc:throw-javelin", "move", "to:2,4")
    assert left(game, "ada") == 0 and game.state["orc"].hp == 15 - 7
    assert [step.actor for step in every(game, "step")] == ["ada"] * 6


@pytest.mark.rule("srd5.movement.between_attacks")
def test_moving_between_the_attacks_of_one_action() -> None:
    """srd5.movement.between_attacks E1: speed 25, 10 ft, attack, 15 ft, attack; srd5.action.extra_attack E1."""
    fighter = ada(attacks=2, speed=25, at=(0, 0))
    given = grid(fighter, orc(at=(3, 0)), orc(id="other", at=(5, 4)), order=["ada", "orc", "other"])
    first = ("move", "to:2,0", "attack:orc:longsword")
    game = played(given, [12, 4, 3], *first, "move", "to:4,3", "no", "attack:other:longsword")
    assert left(game, "ada") == 0
    assert rows(game, "step") == [
        ("hit", "ada", "orc", 17),
        ("damage", "ada", "orc", 7),
        ("miss", "ada", "other", 8),
    ]
    assert game.state["ada"].turn.attacks_left == 0
    assert not [key for key in offered(game) if key.startswith("attack:")]
    with pytest.raises(errors.NotOffered):
        game.answer("attack:other:longsword")


@pytest.mark.rule("srd5.passing.no_end")
@pytest.mark.parametrize("printing, place", [("srd_ru", (3, 0)), ("phb_cs", (2, 0))])
def test_a_move_cut_short_in_anothers_space(printing: str, place: tuple[int, int]) -> None:
    """srd5.passing.no_end E2: struck down inside Brok's square as it leaves the orc's reach, Ada lies there, or is put
    back into the last free square."""
    pike = {"name": "pike", "to_hit": 9, "damage": "9 piercing", "reach": 5}
    given = grid(
        ada(now={"hp": 5}, at=(2, 0)),
        brok(at=(3, 0)),
        orc(attack=[pike], at=(2, 1)),
        order=["ada", "brok", "orc"],
        options={"printing": printing},
        field={"map": "........\n##.#####"},
    )
    game = played(given, [10], "move", "to:5,0", "strike:pike", "no")
    now = game.state["ada"]
    assert (now.life, now.x, now.y) == ("dying", *place)
    assert [event.actor for event in every(game, "put-back")] == (["ada"] if printing == "phb_cs" else [])


@pytest.mark.rule("srd5.passing.no_end")
def test_put_back_when_somebody_has_come_to_the_last_free_square() -> None:
    """srd5.passing.no_end: while the orc is asked whether it strikes, the referee puts a goblin where Ada
    came from; she goes back into the nearest square that is free."""
    pike = {"name": "pike", "to_hit": 9, "damage": "9 piercing", "reach": 5}
    given = grid(
        ada(now={"hp": 5}, at=(2, 0)),
        brok(at=(3, 0)),
        orc(attack=[pike], at=(2, 1)),
        gob(at=(7, 0)),
        order=["ada", "brok", "orc", "gob"],
        options={"printing": "phb_cs"},
        field={"map": "........\n##.#####"},
    )
    game = played(given, [10], "move", "to:5,0", "g gob C1", "strike:pike", "no")
    assert [event.actor for event in every(game, "put-back")] == ["ada"]
    now = game.state["ada"]
    assert (now.life, now.x, now.y) == ("dying", 4, 0)


@pytest.mark.rule("srd5.condition.frightened")
def test_the_frightened_do_not_come_closer() -> None:
    """srd5.condition.frightened E1: no step that lowers the distance to what it fears; with a grid and without."""
    scared = ada(now={"conditions": ["frightened:orc"]}, at=(5, 0))
    known = reach(grid(scared, orc(at=(9, 0)), gob(**FAR), order=["ada"]))
    assert known and all(abs(9 - int(key[3:].split(",")[0])) >= 4 or int(key.split(",")[1]) >= 4 for key in known)
    assert "to:4,0" in known and "to:6,0" not in known
    assert known["to:6,4"] == 20, "around it, no step of the way any nearer"
    table = [{"between": ["ada", "orc"], "ft": 30}, {"between": ["ada", "gob"], "ft": 30}]
    table.append({"between": ["orc", "gob"], "ft": 10})
    given = scene(
        ada(now={"conditions": ["frightened:orc"]}),
        orc(),
        gob(),
        order=["ada"],
        field={"mode": "abstract", "distance": table},
    )
    assert offered(played(given, [], "move")) == ("stay", "away")
    feet = scene(ada(now={"conditions": ["frightened:orc"]}, at=(0, 0)), orc(at=(30, 0)), order=["ada"])
    game = played(feet, [], "move", "point", "20", "0")
    assert game.state["ada"].x == 0 and not every(game, "step")
    game = played(feet, [], "move", "point", "-20", "0")
    assert game.state["ada"].x == -40


# -- realistic diagonals -------------------------------------------------------------------------------------------

REALISTIC = {"options": {"realistic_diagonals": True}}


@pytest.mark.parametrize(
    "goal, feet",
    [
        example("srd5.grid.realistic_diagonals E1", "to:3,3", 20),
        example("srd5.grid.realistic_diagonals edge-four", "to:4,4", 30),
        example("srd5.grid.realistic_diagonals edge-five", "to:5,5", None),
        example("srd5.grid.realistic_diagonals edge-straight", "to:6,0", 30),
        example("srd5.grid.realistic_diagonals edge-knight", "to:2,1", 10),
    ],
)
def test_every_second_diagonal_step_costs_more(goal: str, feet: int | None) -> None:
    given = grid(ada(at=(0, 0)), orc(**FAR), order=["ada"], **REALISTIC)
    assert reach(given).get(goal) == feet
    if feet is not None:
        assert played(given, [], "move", goal).state["ada"].turn.moved == 2 * feet


@pytest.mark.rule("srd5.grid.realistic_diagonals")
def test_diagonal_steps_are_counted_over_the_whole_turn() -> None:
    """A split move goes on counting, past an attack too; a new turn begins anew."""
    slow = orc(ac=30, now={"reaction": False}, at=(2, 2))
    given = grid(ada(at=(0, 0)), slow, order=["ada", "orc"], **REALISTIC)
    game = played(given, [2], "move", "to:1,1", "attack:orc:longsword", "move")
    costs = {option.key: option.data["cost_hf"] // 2 for option in game.ask.options if option.place}  # type: ignore[union-attr]
    assert (costs["to:2,1"], costs["to:0,2"], costs["to:0,0"]) == (5, 10, 10)
    game.answer("to:0,0")
    assert (left(game, "ada"), game.state["ada"].turn.diagonals) == (15, 2)
    far = grid(ada(at=(0, 0)), orc(**FAR), order=["ada", "orc"], **REALISTIC)
    assert reach(far, "move", "to:1,1")["to:2,2"] == 10
    assert reach(far, "move", "to:1,1", "end", "end")["to:2,2"] == 5


@pytest.mark.rule("srd5.grid.realistic_diagonals")
def test_difficult_ground_on_the_second_diagonal() -> None:
    """The second diagonal is 10 ft long: 20 ft on difficult ground, 30 crawling over it."""
    given = drawn("a~~\n~~~\n~~~\n..o", ada(speed=45), orc(), **REALISTIC)
    game = played(given, [], "move", "to:2,2")
    assert [step.data["cost_hf"] for step in every(game, "step")] == [20, 40]
    crawled = played(given, [], "prone", "move", "to:2,2")
    assert [step.data["cost_hf"] for step in every(crawled, "step")] == [30, 60]


@pytest.mark.rule("srd5.grid.realistic_diagonals")
@pytest.mark.parametrize("before", [(), ("to:1,1",), ("to:1,1", "to:1,2")])
def test_what_is_offered_is_what_is_paid(before: tuple[str, ...]) -> None:
    """Every place that is offered is reached for the price that was told, step by step."""
    given = drawn(
        "....~...\n........\n..b.~~#.\n...~....\n.#......\n......~.\n.......o",
        ada(speed=20, at=(3, 1) if not before else (0, 0)),
        brok(),
        orc(),
        **REALISTIC,
    )
    keys = [key for goal in before for key in ("move", goal)]
    for goal, feet in reach(given, *keys).items():
        game = played(given, [], *keys, "move", goal)
        start = played(given, [], *keys).state["ada"].turn.moved
        assert (f"to:{game.state['ada'].x},{game.state['ada'].y}", game.state["ada"].turn.moved - start) == (
            goal,
            2 * feet,
        )


@pytest.mark.rule("srd5.grid.realistic_diagonals")
@pytest.mark.parametrize(
    "weapon, place, within",
    [
        ("longsword", (1, 1), True),
        ("glaive", (2, 2), False),
        ("glaive", (2, 1), True),
        ("longbow", (19, 19), True),
    ],
)
def test_distances_are_counted_likewise(weapon: str, place: tuple[int, int], within: bool) -> None:
    """Two diagonal squares are 15 ft, out of the reach of 10."""
    given = grid(ada(weapons=[weapon], at=(0, 0)), orc(at=place), order=["ada", "orc"], **REALISTIC)
    assert (f"attack:orc:{weapon}" in offered(played(given))) is within
    plain = grid(ada(weapons=[weapon], at=(0, 0)), orc(at=place), order=["ada", "orc"])
    assert f"attack:orc:{weapon}" in offered(played(plain))


@pytest.mark.rule("srd5.grid.realistic_diagonals")
def test_ranges_and_leaving_reach_are_counted_likewise() -> None:
    """Four diagonal squares are 30 ft: a handaxe (20/60) is thrown at long range; a pike's reach is left sooner."""
    given = grid(ada(weapons=["handaxe"], at=(0, 0)), orc(ac=30, at=(4, 4)), order=["ada", "orc"], **REALISTIC)
    game = played(given, [9, 8], "attack:orc:throw-handaxe")
    assert only(game, "miss").data["hinders"] == ("long-range",)
    pike = {"name": "pike", "to_hit": 5, "damage": "1d10 piercing", "reach": 10}
    watched = {"attack": [pike], "at": (0, 0)}
    for more, provoked in ((REALISTIC, True), ({}, False)):
        given = grid(ada(at=(1, 1)), orc(**watched), order=["ada", "orc"], **more)
        game = played(given, [], "move")
        dangers = {option.key: option.data["dangers"] for option in game.ask.options if option.place}  # type: ignore[union-attr]
        assert dangers["to:2,2"] == provoked and dangers["to:2,1"] == 0
        game.answer("to:2,2")
        assert ("strike:pike" in offered(game)) is provoked


@pytest.mark.rule("srd5.grid.realistic_diagonals")
def test_a_readied_move_counts_its_own_diagonals() -> None:
    """One diagonal step on the own turn; the reaction begins anew and leaves the own turn's count alone."""
    given = grid(brok(at=(4, 4)), orc(at=(9, 5)), order=["brok", "orc"], **REALISTIC)
    keys = ("move", "to:5,5", "ready", "near", "move", "end", "move", "to:6,5", "use", "to:2,2")
    game = played(given, [], *keys, "no")
    steps = [step.data["cost_hf"] for step in every(game, "step") if step.actor == "brok"]
    assert steps == [10, 10, 20, 10] and game.state["brok"].turn.diagonals == 1


# -- without a grid ------------------------------------------------------------------------------------------------


@pytest.mark.rule("srd5.grid.off_feet")
def test_feet_are_paid_one_by_one() -> None:
    """srd5.flow.positions E1: 30 ft apart at the start; E2 of off_feet: edges 10 ft apart are a distance of 15."""
    given = scene(ada(at=(0, 0)), orc(at=(30, 0)), order=["ada", "orc"])
    game = played(given, [], "move", "near:orc")
    assert (game.state["ada"].x, game.state["ada"].turn.moved) == (50, 50)
    assert [step.data["cost_hf"] for step in every(game, "step")] == [10] * 5
    assert "attack:orc:longsword" in offered(game)
    apart = played(scene(ada(weapons=["whip"], at=(0, 0)), orc(at=(15, 0)), order=["ada", "orc"]))
    assert "attack:orc:whip" not in offered(apart)
    apart = played(scene(ada(weapons=["whip"], at=(0, 0)), orc(at=(10, 0)), order=["ada", "orc"]))
    assert "attack:orc:whip" in offered(apart)


@pytest.mark.rule("srd5.movement.deduct")
def test_an_exact_point_without_a_grid() -> None:
    """A person names a point in feet, axis by axis; farther than the movement goes is no answer."""
    given = scene(ada(at=(0, 0)), orc(at=(90, 0)), order=["ada", "orc"])
    game = played(given, [], "move", "point", "7", "-3")
    assert (game.state["ada"].x, game.state["ada"].y, game.state["ada"].turn.moved) == (14, -6, 14)
    game.answer("move")
    game.answer("point")
    assert game.ask is not None and (game.ask.kind, game.ask.low, game.ask.high) == ("amount", -16, 30)
    with pytest.raises(errors.NotOffered):
        game.answer("31")


@pytest.mark.rule("srd5.terrain.creature_space")
def test_spaces_without_a_grid() -> None:
    """Through a friend for double (5 + 10 + 5 + 5 ft), round an enemy of one's own size."""
    given = scene(ada(at=(0, 0)), brok(at=(10, 0)), orc(at=(90, 0)), order=["ada", "brok", "orc"])
    game = played(given, [], "move", "point", "20", "0")
    assert (game.state["ada"].x, game.state["ada"].turn.moved) == (40, 50)
    assert [step.data["cost_hf"] for step in every(game, "step")] == [10, 20, 10, 10]
    ends_inside = played(given, [], "move", "point", "8", "0")
    assert ends_inside.state["ada"].x == 10
    barred = scene(ada(at=(0, 0)), orc(at=(10, 0)), order=["ada", "orc"])
    game = played(barred, [], "move", "point", "20", "0", "no")
    assert (game.state["ada"].x, game.state["ada"].y, game.state["ada"].turn.moved) == (40, 0, 40)
    assert min(step.data["cost_hf"] for step in every(game, "step")) == 10, "and never in its space"
    # two sizes apart: through the ogre for 5 + 10 + 10 + 5 ft; who has less stops where it may
    for speed, x in ((30, 40), (25, 10)):
        small = scene(gob(at=(0, 0), side="heroes", speed=speed), ogre(at=(10, 0)), order=["gob", "ogre"])
        through = played(small, [], "move", "point", "20", "0")
        assert (through.state["gob"].x, through.state["gob"].turn.moved) == (x, 60 if x == 40 else 10)


@pytest.mark.rule("srd5.passing.hostile")
def test_a_body_in_the_way_stops_nobody_for_good() -> None:
    """Without a grid the way leads round those who lie there: an orc comes to the archer behind three of them."""
    down = {"hp": 0, "life": "stable"}
    lying = [ada(id=f"down-{n}", at=(20, 5 * n), now=down) for n in (-1, 0, 1)]
    given = scene(orc(at=(0, 0)), brok(at=(40, 0)), *lying, order=["orc", "brok"], field={"mode": "feet"})
    game = played(given, [], "move", "near:brok")
    assert game.state["orc"].turn.moved == 60 and game.state["orc"].x == 60


@pytest.mark.rule("srd5.prone.crawl")
def test_crawling_without_a_grid() -> None:
    given = scene(ada(at=(0, 0)), orc(at=(90, 0)), order=["ada", "orc"])
    game = played(given, [], "prone", "move", "point", "15", "0")
    assert (game.state["ada"].x, game.state["ada"].turn.moved) == (30, 60)


@pytest.mark.rule("srd5.passing.provokes")
def test_coming_closer_without_coordinates() -> None:
    """With a table of distances one comes closer by what one spends; the others change as little as they can."""
    table = [
        {"between": ["ada", "orc"], "ft": 60},
        {"between": ["ada", "gob"], "ft": 5},
        {"between": ["orc", "gob"], "ft": 55},
    ]
    given = scene(ada(), orc(), gob(), order=["ada", "orc"], field={"mode": "abstract", "distance": table})
    game = played(given, [9], "move", "near:orc", "strike:scimitar")
    assert rows(game) == [
        ("opportunity", "gob", "ada", None),
        ("miss", "gob", "ada", 13),
        ("approach", "ada", "orc", None),
    ]
    rows_now = {frozenset((a, b)): far for a, b, far in game.state["place"].distances}
    assert rows_now[frozenset(("ada", "orc"))] == 60 and rows_now[frozenset(("orc", "gob"))] == 110
    assert rows_now[frozenset(("ada", "gob"))] == 50


@pytest.mark.rule("srd5.movement.budget")
def test_without_any_distances_nobody_moves() -> None:
    """Without coordinates and without a table everybody stands within reach of everybody."""
    game = played(scene(ada(), orc(), order=["ada", "orc"]))
    assert not {"move", "dash", "disengage"} & verbs(game)
    assert "attack:orc:longsword" in offered(game)
