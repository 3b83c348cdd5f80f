"""Lines on the map: walls, cover, light and hiding, as games meet them."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.errors import SceneError
from tests.play.srd5.cast import ada, brok, cira, every, gob, grid, kinds, offered, only, orc, played, scene, verbs
from tests.table import example


def drawn(map_: str, *everybody: dict[str, Any], **more: Any) -> Any:
    """A fight on this map; the first of them acts first."""
    field = {"map": map_, **more.pop("field", {})}
    return grid(*everybody, order=[one["id"] for one in everybody], field=field, **more)


def against(given: Any, dice: list[int], *keys: str) -> tuple[int, str | None]:
    """What the first attack roll had to reach, and the cover it met."""
    event = next(e for e in played(given, dice, *keys).events if e.kind in ("hit", "miss", "critical"))
    return event.data["against"], event.data.get("cover")


@pytest.mark.parametrize(
    "map_, number, cover",
    [
        example("srd5.cover.half E1", "b..ca...o", 18, "half"),
        example("srd5.cover.half edge-low-wall", "b...=a..\n........\n.......o", 18, "half"),
        example(
            "srd5.cover.three_quarters edge-arrow-slit", "########\nb..:a..#\n########\no.......", 21, "three_quarters"
        ),
        example("srd5.cover.best_only E1", "########\nb.=:a..#\n########\no.......", 21, "three_quarters"),
        example("srd5.cover.determine E2", "b..g.a..\n........\n.......o", 18, "half"),
        example("srd5.cover.determine edge-pillar", "........\nb..#..a.\n........\n.......o", 18, "half"),
        example("srd5.cover.determine edge-corner", ".....a.\n...#...\n.b.....\n......o", 21, "three_quarters"),
        example("srd5.cover.determine edge-nothing", "b....a..\n........\n.......o", 16, None),
        example("srd5.cover.direction E1", "=b...a..\n........\n.......o", 16, None),
    ],
)
def test_what_stands_between_protects(map_: str, number: int, cover: str | None) -> None:
    between = [gob()] if "g" in map_ else [cira()] if "c" in map_ else []
    given = drawn(map_, brok(side="foes"), ada(), *between, orc(side="foes"))
    assert against(given, [2], "attack:ada:shortbow") == (number, cover)


@pytest.mark.rule("srd5.cover.determine")
def test_cover_that_the_scene_declares_goes_before_the_map() -> None:
    """srd5.cover.determine E1: three quarters declared for (Brok, Gob); srd5.cover.three_quarters E1: AC 15 -> 20."""
    row = {"of": "gob", "against": "brok", "degree": "three_quarters"}
    given = grid(brok(at=(0, 0)), gob(at=(6, 0)), order=["brok"], field={"cover": [row]})
    assert against(given, [2], "attack:gob:shortbow") == (20, "three_quarters")
    given = grid(gob(at=(0, 0)), brok(at=(1, 0)), order=["gob"], field={"cover": [row]})
    assert against(given, [2], "attack:brok:scimitar") == (14, None), "it works one way"
    for_all = {"of": "gob", "degree": "half"}
    given = grid(brok(at=(0, 0)), gob(at=(6, 0)), order=["brok"], field={"mode": "grid", "cover": [for_all]})
    assert against(given, [2], "attack:gob:shortbow") == (17, "half")


@pytest.mark.rule("srd5.cover.total")
@pytest.mark.parametrize("declared", [False, True])
def test_total_cover_cannot_be_aimed_at(declared: bool) -> None:
    """srd5.cover.total E1: the shot is refused, nothing spent."""
    if declared:
        row = {"of": "orc", "degree": "total"}
        game = played(grid(brok(at=(0, 0)), orc(at=(4, 0)), order=["brok"], field={"cover": [row]}))
    else:
        game = played(drawn("b.#o\n..#.\n..#.", brok(), orc()))
    assert not [key for key in offered(game) if key.startswith("attack:orc:")]
    assert "aim:shortbow" in offered(game)


def test_a_strike_at_a_square_stands_near_the_end_of_the_menu() -> None:
    """It has a line of its own wherever somebody may hide; whoever mistypes an action shall not waste one so."""
    game = played(drawn("b..o\n....", brok(), orc()))
    keys = [key.partition(":")[0] for key in offered(game)]
    assert keys[0] == "attack" and keys[-4:] == ["aim", "prone", "say", "end"]


@pytest.mark.rule("srd5.cover.determine")
def test_the_referee_has_the_last_word_on_cover() -> None:
    given = drawn("b.#.o\n.....", brok(), orc(), rulings="ask")
    game = played(given, [], "attack:orc:shortbow")
    assert game.ask is not None and (game.ask.topic, game.ask.seat, game.ask.default) == ("cover", "gm", "half")
    game = Game(given, dice=[2], people=["player:brok", "gm"])
    game.answer("attack:orc:shortbow")
    game.answer("three_quarters")
    assert only(game, "miss").data["against"] == 13 + 5


@pytest.mark.rule("srd5.cover.determine")
def test_walls_stop_reach_and_sight() -> None:
    """U1: two archers in two sealed cells are no danger to each other, and a wall keeps an arm from reaching round."""
    cells = "#########\n#b..#..o#\n#########"
    archer = orc(weapons=["longbow"])
    given = drawn(cells, brok(), archer)
    game = Game(given, seed=3)
    assert not {"hit", "miss", "critical", "damage"} & set(kinds(game))
    assert game.outcome is not None and game.outcome.reason == "undecided"
    glaive = drawn("a#o\n.#.\n.#.", ada(weapons=["glaive"]), orc())
    assert not [key for key in offered(played(glaive)) if key.startswith("attack:")]


@pytest.mark.rule("srd5.opportunity.trigger")
def test_nobody_strikes_through_a_wall_at_who_walks_by() -> None:
    given = drawn("a....\n##.##\n.o...", ada(), orc())
    game = played(given, [], "move", "to:4,0")
    assert "opportunity" not in kinds(game)


@pytest.mark.rule("srd5.sight.can_see")
def test_out_of_the_dark_one_sees_into_the_light() -> None:
    """srd5.sight.can_see E1: the orc stands in torch light, Ada in the dark 30 ft away: she sees it, it does not see
    her. Her shot has advantage, its shot disadvantage."""
    field = {"light": "dark", "lamp": [{"by": "orc", "bright": 10, "dim": 20}]}
    given = grid(ada(weapons=["longbow"], at=(0, 0)), orc(at=(6, 0)), order=["ada"], field=field)
    game = played(given, [3, 2], "attack:orc:longbow")
    assert only(game, "miss").data["helps"] == ("unseen-attacker",)
    shooter = orc(at=(6, 0), weapons=["longbow"], attack=[])
    given = grid(shooter, ada(at=(0, 0)), order=["orc"], field=field)
    assert only(played(given, [3, 2], "attack:ada:longbow"), "miss").data["hinders"] == ("unseen-target",)


@pytest.mark.rule("srd5.unseen.both")
@pytest.mark.parametrize(
    "field, senses, helps, hinders",
    [
        example("srd5.unseen.both E1", {"light": "dark"}, {}, ("unseen-attacker",), ("unseen-target",)),
        example("srd5.sight.senses edge-darkvision", {"light": "dark"}, {"darkvision": 60}, ("unseen-attacker",), ()),
        example("srd5.sight.senses edge-truesight", {"light": "dark"}, {"truesight": 60}, ("unseen-attacker",), ()),
        example("srd5.sight.light edge-dim", {"light": "dim"}, {}, None, None),
        example(
            "srd5.sight.light edge-fog",
            {"area": [{"corner": [3, 0], "opposite": [4, 9], "fog": "heavy"}]},
            {},
            ("unseen-attacker",),
            ("unseen-target",),
        ),
        example(
            "srd5.sight.light edge-light-fog",
            {"area": [{"corner": [3, 0], "opposite": [4, 9], "fog": "light"}]},
            {},
            None,
            None,
        ),
        example(
            "srd5.sight.light edge-dark-corner",
            {"area": [{"corner": [6, 0], "opposite": [8, 9], "light": "dark"}]},
            {},
            None,
            ("unseen-target",),
        ),
        example(
            "srd5.sight.light edge-lamp-on-a-square",
            {"light": "dark", "lamp": [{"at": [5, 1], "bright": 10, "dim": 10}]},
            {},
            ("unseen-attacker",),
            (),
        ),
        example(
            "srd5.sight.can_see edge-declared",
            {"light": "dark", "sight": [{"who": "brok", "whom": "orc", "sees": True}]},
            {},
            ("unseen-attacker",),
            (),
        ),
    ],
)
def test_light_and_eyes(field: Any, senses: Any, helps: Any, hinders: Any) -> None:
    """Brok shoots at an orc 30 ft away."""
    given = grid(brok(at=(0, 0), **senses), orc(at=(6, 0)), order=["brok"], field=field)
    dice = [2] if bool(helps) == bool(hinders) else [2, 2]
    event = only(played(given, dice, "attack:orc:shortbow"), "miss")
    assert (event.data.get("helps") or None, event.data.get("hinders") or None) == (helps or None, hinders or None)


HIDDEN = {"hides": True, "at": (6, 0)}


def ambush(*dice: int, **more: Any) -> Game:
    """Gob hides; Ada, whose passive Perception is 10, does not notice him."""
    given = grid(
        ada(at=(0, 0), now={"initiative": 30, "surprised": False}),
        gob(now={"initiative": 3}, **{**HIDDEN, **more}),
    )
    return played(given, dice)


@pytest.mark.rule("srd5.hiding.check")
def test_who_is_hidden_stands_on_nobodys_board() -> None:
    """U8: neither the menu nor the board nor the log of a player knows of a hidden goblin; the referee does."""
    game = ambush(10)
    assert game.state["gob"].hidden_from == ("ada",)
    assert not [key for key in offered(game) if "gob" in key]
    seat = "player:ada"
    assert game.view(seat).get("gob") is None and "gob" not in game.view(seat).plain()
    board = game.scene.system.board(game.view(seat))
    assert board is not None and [token.who for token in board.tokens] == ["ada"]
    assert not [event for event in game.log(seat) if "gob" in (event.actor, event.target)]
    board = game.scene.system.board(game.view("gm"))
    assert board is not None and {token.who for token in board.tokens} == {"ada", "gob"}


@pytest.mark.rule("srd5.hiding.check")
def test_who_is_noticed_is_not_hidden() -> None:
    game = ambush(4)
    assert game.state["gob"].hidden_from == () and [key for key in offered(game) if "gob" in key] == []
    assert game.view("player:ada").get("gob") is not None


@pytest.mark.rule("srd5.unseen.reveal")
def test_an_attack_reveals() -> None:
    """srd5.unseen.reveal E1: hidden Brok shoots twice, the first with advantage, the second without; S3: at long range
    both cancel."""
    archer = brok(attacks=2, hides=True, at=(0, 0), now={"initiative": 30})
    given = grid(archer, orc(at=(8, 0), now={"initiative": 1, "surprised": False}))
    game = played(given, [15, 3, 2, 4], "attack:orc:shortbow", "attack:orc:shortbow")
    first, second = every(game, "miss")
    assert first.data["helps"] == ("unseen-attacker",) and second.data["state"] == 0
    assert game.state["brok"].hidden_from == ()
    far = grid(
        brok(hides=True, at=(0, 0), now={"initiative": 30}),
        orc(at=(40, 0), now={"initiative": 1, "surprised": False}),
        field={"width": 50, "height": 3},
    )
    game = played(far, [15, 11, 2], "attack:orc:shortbow")
    assert only(game, "hit").data["helps"] == ("unseen-attacker",) and only(game, "damage").data["damage"] == 5


@pytest.mark.rule("srd5.unseen.wrong_place")
@pytest.mark.parametrize("gob_at, dice", [((6, 0), [10, 8, 3]), ((7, 0), [10])])
def test_a_blow_at_a_square_tells_nobody_whether_it_was_the_right_one(gob_at: tuple[int, int], dice: list[int]) -> None:
    """srd5.unseen.wrong_place E1: at the wrong square no dice; her log shows only that she missed."""
    given = grid(
        ada(at=(5, 0), now={"initiative": 30, "surprised": False}),
        gob(hides=True, at=gob_at, now={"initiative": 3}, darkvision=60),
        field={"light": "dark"},
    )
    game = played(given, dice, "aim:longsword", "at:6,0")
    told = [event for event in game.log("player:ada") if event.kind.startswith("miss")]
    assert [(one.kind, one.target, one.rolls, dict(one.data)) for one in told] == [
        ("misses-square", None, (), {"weapon": "longsword", "way": "strike"})
    ]
    assert game.state["gob"].hidden_from == ("ada",)


@pytest.mark.rule("srd5.action.hide")
def test_hiding_behind_a_wall() -> None:
    """srd5.action.hide E1: behind a wall, 13 + 5 = 18; srd5.hiding.check E1: hidden from passive 10; srd5.hiding.when
    E1: in the open, watched, it is not offered."""
    given = drawn("b.#.o\n..#..\n.....", brok(), orc())
    game = played(given, [13], "hide")
    assert game.state["brok"].hidden_from == ("orc",) and game.state["brok"].stealth == 18
    assert "hide" not in verbs(played(drawn("b....o", brok(), orc())))


@pytest.mark.rule("srd5.hiding.lost")
def test_coming_into_the_open_ends_hiding() -> None:
    """srd5.hiding.lost E1: Brok leaves the wall and is seen: no advantage."""
    given = drawn("b.#.o\n..#..\n.....\n.....", brok(attacks=1), orc(now={"surprised": False}))
    game = played(given, [13], "hide", "end", "end")
    game.answer("move")
    game.answer("to:2,3")
    assert only(game, "found").data["eyes"] == ("orc",) and game.state["brok"].hidden_from == ()


@pytest.mark.rule("srd5.hiding.active_search")
@pytest.mark.parametrize("face, found", [(11, False), (12, True)])
def test_search(face: int, found: bool) -> None:
    """srd5.hiding.active_search E1: hidden at 11: a search of 11 is a tie, 12 finds; srd5.action.search."""
    given = drawn("b.#.o\n..#..\n.....", brok(), orc())
    game = played(given, [6, face], "hide", "end", "search")
    assert (game.state["brok"].hidden_from == ()) is found
    assert ("found" in kinds(game)) is found and game.state["orc"].turn.action


@pytest.mark.rule("srd5.hiding.invisible")
def test_the_invisible_may_hide_in_the_open_but_do_not_by_being_invisible() -> None:
    """srd5.hiding.invisible E1: Ada knows the square of an invisible Gob and attacks with disadvantage; once he hides
    she does not."""
    goblin = gob(at=(1, 0), now={"conditions": ["invisible"]})
    game = played(grid(ada(at=(0, 0)), goblin, order=["ada"]), [16, 9], "attack:gob:longsword")
    assert only(game, "miss").data["hinders"] == ("unseen-target",)
    game = played(grid(goblin, ada(at=(0, 0)), order=["gob", "ada"]), [15], "hide", "end")
    assert not [key for key in offered(game) if key.startswith("attack:gob")]


@pytest.mark.rule("srd5.hiding.lost")
def test_who_runs_into_somebody_hidden_finds_it() -> None:
    """The way leads through a square that looks free."""
    given = drawn("#####\na.g.o\n#####", ada(now={"surprised": False}), gob(hides=True), orc(side="heroes"))
    game = played(given, [10], "move", "to:3,1")
    assert (game.state["ada"].x, game.state["gob"].hidden_from) == (1, ("orc",))


@pytest.mark.rule("srd5.sight.senses")
@pytest.mark.parametrize("at, state", [((1, 0), 1), ((3, 0), 0)])
def test_blindsight(at: tuple[int, int], state: int) -> None:
    """srd5.sight.senses E1: blindsight 10: an invisible Gob at 5 ft is perceived, at 15 ft it is not."""
    seer = brok(at=(0, 0), blindsight=10, weapons=["dart"])
    given = grid(seer, gob(at=at, attack=[], now={"conditions": ["invisible", "blinded"]}), order=["brok"])
    game = played(given, [2, 2] if state else [2], "attack:gob:dart")
    assert (only(game, "miss").data["hinders"] == ("unseen-target",)) is not bool(state)


def test_what_the_scene_says_of_light_and_cover_is_checked() -> None:
    field = {
        "cover": [{"of": "nobody", "degree": "half"}],
        "sight": [{"who": "ada", "whom": "nobody", "sees": False}],
        "lamp": [{"by": "nobody"}, {"at": [30, 0]}, {}],
        "area": [{"corner": [0, 0], "opposite": [99, 0], "light": "dark"}],
    }
    with pytest.raises(SceneError) as wrong:
        grid(ada(at=(0, 0)), orc(at=(3, 0)), field=field)
    told = [(problem.path, problem.reason) for problem in wrong.value.problems]
    assert told == [
        ("field.cover[0].of", "unknown-combatant"),
        ("field.sight[0].whom", "unknown-combatant"),
        ("field.lamp[0].by", "unknown-combatant"),
        ("field.area[0].opposite", "outside-map"),
        ("field.lamp[1].at", "outside-map"),
        ("field.lamp[2]", "lamp-of-nowhere"),
    ]


def test_without_a_map_bodies_are_in_the_way() -> None:
    """A creature between gives half cover without a grid, too; aside of the line it gives none."""
    for side, number in (((30, 0), 15), ((30, 10), 13)):
        given = {"mode": "feet"}
        fight = [brok(at=(0, 0)), orc(at=(60, 0)), gob(at=side)]
        game = played(scene(*fight, order=["brok"], field=given), [2], "attack:orc:shortbow")
        assert only(game, "miss").data["against"] == number
