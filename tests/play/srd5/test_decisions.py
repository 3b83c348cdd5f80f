"""The decisions of the catalogue (section 9): each is asked of the right seat and, if nobody minds, taken as the book
says. A row is played up to the question; what is on the menu of a turn stands there for its owner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.systems.srd5.policy import POLICIES
from tests.play.srd5.cast import (
    ada,
    brok,
    every,
    gob,
    grid,
    kinds,
    offered,
    ogre,
    only,
    orc,
    played,
    rows,
    scene,
    verbs,
)
from tests.play.srd5.test_mounted import beside, horse, riding
from tests.play.srd5.test_spell import mage

GM, ADA, BROK, CIRA = "gm", "player:ada", "player:brok", "player:cira"
ASKED = {"rulings": "ask"}


class Row(NamedTuple):
    """A decision: the scene, dice and answers that lead to it, then who is asked what, and the default."""

    scene: Any
    dice: Sequence[int]
    keys: Sequence[str]
    topic: str
    seat: str
    default: str


def drawn(map_: str, *everybody: dict[str, Any], **more: Any) -> Any:
    """On this map; the first acts first."""
    field = {"map": map_, **more.pop("field", {})}
    return grid(*everybody, order=[one["id"] for one in everybody], field=field, **more)


def near(*everybody: dict[str, Any], **more: Any) -> Any:
    """Without coordinates: everybody stands beside everybody; the first acts first."""
    return scene(*everybody, order=[one["id"] for one in everybody], **more)


SAME = [ada(now={"initiative": 10}), brok(now={"initiative": 10}), orc(now={"initiative": 5})]
MIXED = [ada(now={"initiative": 10}), orc(now={"initiative": 10})]
FEW = {"name": "heartening", "target": {"range": "self"}, "effects": [{"kind": "temporary_hit_points", "dice": 8}]}
BURST = {
    "name": "burst",
    "target": {"range": 60, "area": "sphere 10"},
    "test": {"save": "dexterity", "dc": 13},
    "effects": [{"kind": "damage", "dice": "1d6 fire"}],
}
HELD = grid(ada(at=(0, 0)), gob(at=(1, 0)), order=["ada"])
OGRES = [ogre(id=f"ogre-{n}") for n in range(1, 6)]
TWO = [gob(at=(0, 1)), ada(at=(0, 0)), brok(at=(1, 0), weapons=["shortsword"], now={"held": ["shortsword"]})]
CORRIDOR = "######\na.b..o\n######"
READIED = ("ready", "near", "attack:longsword", "end")
STRUCK_DOWN = ("attack:gob:longsword",)
CROWD = [*("attack:ada:greatclub", "end") * 4, "attack:ada:greatclub"]

SADDLE = grid(
    orc(at=(3, 0)), ada(now={"mount": "horse", "reaction": False}), horse(at=(1, 0)), order=["orc", "ada"], **ASKED
)
CLIFF = drawn("a....o", ada(), orc(), field={"heights": ".2222."}, **ASKED)
LED = grid(
    orc(at=(3, 0)), ada(now={"mount": "horse", "reaction": False}), horse(at=(1, 0)), order=["orc", "ada"], **ASKED
)
PIKE = {"name": "pike", "to_hit": 9, "damage": "9 piercing", "reach": 5}
CUT_SHORT = grid(
    ada(now={"hp": 5}, at=(2, 0)),
    brok(at=(3, 0)),
    orc(attack=[PIKE], at=(2, 1)),
    order=["ada", "brok", "orc"],
    options={"printing": "phb_cs"},
    field={"map": "........\n##.#####"},
    **ASKED,
)
"""Ada is struck down inside Brok's square."""

FENCER = near(mage(spells=["ray_of_enfeeblement"], slots=[0, 1]), orc(attack=[], weapons=["rapier"]))
"""Strength +3 leads the orc's rapier, or Dexterity +1, which no ray weakens."""

TRIED = near(ada(), orc(), **ASKED)
SWING = ("improvise", "I swing from the lamp", "yes")

DECISIONS = {
    "D01": Row(grid(ada(at=(0, 0)), gob(at=(9, 0), hides=True), **ASKED), [15], [], "surprised", GM, "yes"),
    "D01-hides": Row(
        grid(ada(at=(0, 0)), brok(at=(0, 1), hides="ask"), gob(at=(9, 0)), **ASKED), [], [], "sneak", BROK, "no"
    ),
    "D02": Row(grid(ada(at=(1, 0)), orc(), order=["ada"], **ASKED), [], [], "position", GM, "at:0,0"),
    "D03": Row(scene(*SAME), [], [], "tie-same", ADA, "first:ada"),
    "D04": Row(scene(*MIXED, **ASKED), [], [], "tie", GM, "roll_off"),
    "D05": Row(near(ada(), orc()), [], [], "act", ADA, "end"),
    "D06": Row(drawn("a...o", ada(), orc()), [], ["move"], "where", ADA, "stay"),
    "D09": Row(near(ada(), orc(), **ASKED), [], ["use", "words", "a lever"], "free-or-action", GM, "free"),
    "D10": Row(near(mage(), orc(), gob()), [], ["cast:chill_touch"], "power-target", CIRA, "at:orc"),
    "D11-ability": Row(
        FENCER, [15, 15], ["cast:ray_of_enfeeblement", "end", "attack:cira:rapier"], "finesse", GM, "dexterity"
    ),
    "D13": Row(HELD, [15, 2], ["shove:gob", "athletics"], "shove", ADA, "prone"),
    "D14": Row(HELD, [], ["grapple:gob"], "defend", GM, "acrobatics"),
    "D16": Row(drawn("oa...", orc(), ada()), [], ["end", "move", "to:4,0"], "opportunity", GM, "strike:greataxe"),
    "D17": Row(drawn("a...o", ada(), orc()), [], [*READIED, "move", "to:1,0"], "readied", ADA, "use:orc"),
    "D18": Row(
        grid(*TWO, order=["gob", "ada", "brok"], **ASKED), [], ["move", "to:0,5"], "reaction-order", GM, "first:ada"
    ),
    "D19": Row(near(ada(), orc(), **ASKED), [], ["improvise", "I swing from the lamp"], "improvise-possible", GM, "no"),
    "D19-test": Row(TRIED, [], SWING, "improvise-test", GM, "none"),
    "D19-against": Row(TRIED, [], [*SWING, "by:athletics"], "improvise-against", GM, "10"),
    "D19-state": Row(TRIED, [], [*SWING, "by:athletics", "15"], "improvise-state", GM, "even"),
    "D19-effect": Row(TRIED, [], [*SWING, "none"], "improvise-effect", GM, "words"),
    "D19-whom": Row(TRIED, [], [*SWING, "none", "damage"], "improvise-whom", GM, "on:orc"),
    "D19-damage": Row(TRIED, [], [*SWING, "none", "damage", "on:orc"], "improvise-damage", GM, "5"),
    "D20": Row(drawn("b.#.o\n.....", brok(), orc(), **ASKED), [], ["attack:orc:shortbow"], "cover", GM, "half"),
    "D21": Row(drawn("a...o", ada(), orc(), **ASKED), [], ["hide"], "may-hide", GM, "no"),
    "D22": Row(near(ada(), gob(), orc()), [15, 8], STRUCK_DOWN, "knock-out", ADA, "no"),
    "D23": Row(near(ada(), gob(), orc(), **ASKED), [15, 8], [*STRUCK_DOWN, "no"], "death-saves", GM, "no"),
    "D24": Row(near(ada(power=[FEW], now={"thp": 5}), orc()), [], ["power:heartening"], "temporary", ADA, "new"),
    "D25": Row(beside(), [], ["mount:horse"], "control", ADA, "controlled"),
    "D26": Row(beside(order=["ada", "horse", "orc"]), [], ["mount:horse", "independent", "end"], "act", GM, "end"),
    "D27": Row(riding(enemy=orc(at=(3, 0))), [15, 2], ["end", "shove:horse", "athletics", "prone"], "leap", ADA, "yes"),
    "D28": Row(SADDLE, [15, 2], ["shove:horse", "athletics", "prone"], "landing", GM, "at:0,0"),
    "D28-dragged": Row(HELD, [15, 2], ["grapple:gob", "acrobatics", "move", "to:0,3"], "drag-place", ADA, "at:0,2"),
    "D29": Row(drawn(CORRIDOR, ada(), brok(), orc()), [], ["move", "to:3,1"], "passage", BROK, "yes"),
    "D29-foe": Row(drawn("######\nao...b\n######", ada(), orc(), brok()), [], ["ask-way:orc"], "passage", GM, "no"),
    "D30": Row(near(*OGRES, ada(hp_max=99), **ASKED), [3] * 4, CROWD, "crowd", GM, "no"),
    "D32": Row(
        near(ada(power=[BURST]), gob(), orc(), **ASKED), [], ["power:burst", "on:gob"], "area-targets", GM, "done"
    ),
    "D33": Row(near(ada(), gob(), **ASKED), [15, 8], [*STRUCK_DOWN, "no", "no", "end"], "fight-over", GM, "no"),
    "D35": Row(CUT_SHORT, [10], ["move", "to:5,0", "strike:pike", "no"], "put-back", GM, "at:2,0"),
    "D36": Row(near(ada(), gob(hides=True), orc(), **ASKED), [15], ["no", "search"], "search-by", GM, "perception"),
    "D37": Row(
        drawn("a...o", ada(attacks=2), orc(), **ASKED),
        [],
        [*READIED, "move", "to:1,0", "use:orc"],
        "readied-attacks",
        GM,
        "no",
    ),
    "D38": Row(LED, [], ["move", "to:9,3"], "mount-reaction", GM, "yes"),
    "D39": Row(
        drawn("a....o", ada(), orc(), field={"heights": ".2222."}, **ASKED),
        [],
        ["climb", "height:10"],
        "footing",
        GM,
        "0",
    ),
    "D40": Row(
        near(ada(), orc(), **ASKED),
        [],
        ["improvise", "oil", "yes", "none", "damage", "on:orc", "5"],
        "improvise-type",
        GM,
        "type:bludgeoning",
    ),
    "D40-weapon": Row(
        near(ada(weapons=["improvised"]), orc(), **ASKED),
        [15],
        ["attack:orc:improvised"],
        "improvise-type",
        GM,
        "type:bludgeoning",
    ),
    "D41": Row(
        beside(order=["horse", "ada", "orc"], **ASKED),
        [],
        ["end", "mount:horse", "controlled"],
        "mount-again",
        GM,
        "yes",
    ),
}


@pytest.mark.parametrize("row", [pytest.param(row, id=id) for id, row in DECISIONS.items()])
def test_who_is_asked_what(row: Row) -> None:
    game = played(row.scene, row.dice, *row.keys)
    assert game.ask is not None
    assert (game.ask.topic, game.ask.seat, game.ask.default) == (row.topic, row.seat, row.default)
    ruled = row.scene.rulings == "ask" and row.seat == GM and row.topic != "act"
    assert game.ask.ruling is ruled, "the referee's questions are put only where somebody answers them"


class Then(NamedTuple):
    """What comes of the default: further dice, and what holds then. ``quiet``: whether the same comes about where no
    referee answers (elsewhere what he would have to allow is not even offered)."""

    dice: Sequence[int]
    holds: Callable[[Game], bool]
    quiet: bool = True


def _at(game: Game, who: str) -> tuple[int, int]:
    return game.state[who].x, game.state[who].y


def _asks(game: Game, topic: str, actor: str, seat: str | None = None) -> bool:
    ask = game.ask
    return ask is not None and (ask.topic, ask.actor) == (topic, actor) and seat in (None, ask.seat)


def _hurt(game: Game) -> object:
    return only(game, "damage").data["damage"], only(game, "damage").data["type"]


DEFAULTS = {
    "D01": Then([10, 9], lambda game: only(game, "surprised").actor == "ada"),
    "D01-hides": Then([10, 9, 8], lambda game: "stealth" not in kinds(game)),
    "D02": Then([], lambda game: _at(game, "orc") == (0, 0), quiet=False),
    "D03": Then([], lambda game: only(game, "order").data["order"] == ("ada", "brok", "orc")),
    "D04": Then([8, 15], lambda game: only(game, "order").data["order"] == ("orc", "ada")),
    "D05": Then([], lambda game: _asks(game, "act", "orc")),
    "D06": Then([], lambda game: _at(game, "ada") == (0, 0) and _asks(game, "act", "ada")),
    "D09": Then([], lambda game: game.state["ada"].turn.interaction and not game.state["ada"].turn.action),
    "D10": Then([15, 15, 4], lambda game: only(game, "hit").target == "orc"),
    "D11-ability": Then([15, 5, 12], lambda game: _hurt(game) == (6, "piercing")),
    "D13": Then([], lambda game: "prone" in game.state["gob"].conditions and _at(game, "gob") == (1, 0)),
    "D14": Then([12, 10], lambda game: only(game, "contest-reply").row()[4] == 12),
    "D16": Then([2], lambda game: only(game, "miss").data["weapon"] == "greataxe"),
    "D17": Then([2], lambda game: "readied-used" in kinds(game) and not game.state["ada"].reaction),
    "D18": Then([], lambda game: _asks(game, "opportunity", "ada")),
    "D19": Then([], lambda game: "improvises" not in kinds(game) and not game.state["ada"].turn.action, quiet=False),
    "D19-test": Then([], lambda game: _asks(game, "improvise-effect", "ada"), quiet=False),
    "D19-against": Then([], lambda game: _asks(game, "improvise-state", "ada"), quiet=False),
    "D19-state": Then([11], lambda game: len(only(game, "improvises-badly").rolls) == 1, quiet=False),
    "D19-effect": Then([], lambda game: game.state["ada"].turn.action and game.state["orc"].hp == 15, quiet=False),
    "D19-whom": Then([], lambda game: _asks(game, "improvise-damage", "ada"), quiet=False),
    "D19-damage": Then([], lambda game: _asks(game, "improvise-type", "ada"), quiet=False),
    "D20": Then([2], lambda game: only(game, "miss").data["cover"] == "half"),
    "D21": Then([], lambda game: "in-vain" in kinds(game) and not game.state["ada"].turn.action, quiet=False),
    "D22": Then([], lambda game: game.state["gob"].life == "dead"),
    "D23": Then([], lambda game: game.state["gob"].life == "dead"),
    "D24": Then([], lambda game: game.state["ada"].thp == 8),
    "D25": Then([], lambda game: game.state["ada"].leads),
    "D26": Then([], lambda game: _asks(game, "act", "orc")),
    "D27": Then([], lambda game: _asks(game, "landing", "ada", ADA)),
    "D28": Then([], lambda game: _at(game, "ada") == (0, 0) and "prone" in game.state["ada"].conditions),
    "D28-dragged": Then([], lambda game: (_at(game, "ada"), _at(game, "gob")) == ((0, 3), (0, 2))),
    "D29": Then([], lambda game: _at(game, "ada") == (3, 1)),
    "D29-foe": Then([], lambda game: "bars-way" in kinds(game)),
    "D30": Then([], lambda game: only(game, "in-vain").data["vain"] == "crowd", quiet=False),
    "D32": Then([4, 15, 2], lambda game: only(game, "effect-rolled").data["whom"] == ("gob", "orc")),
    "D33": Then([], lambda game: game.outcome is not None and game.outcome.winner == "heroes"),
    "D35": Then([], lambda game: _at(game, "ada") == (2, 0)),
    "D36": Then([12], lambda game: only(game, "searches").row()[4] == 12),
    "D37": Then([2], lambda game: kinds(game).count("miss") == 1 and _asks(game, "act", "orc")),
    "D38": Then([], lambda game: _asks(game, "opportunity", "horse")),
    "D39": Then([], lambda game: game.state["ada"].z > 0),
    "D40": Then([], lambda game: _hurt(game) == (5, "bludgeoning"), quiet=False),
    "D40-weapon": Then([3], lambda game: _hurt(game) == (6, "bludgeoning")),
    "D41": Then([], lambda game: "bid:dash" in offered(game)),
}
"""What each default comes to."""


@pytest.mark.parametrize("id", DECISIONS)
def test_unattended_the_default_holds(id: str) -> None:
    """What the book says comes of it, and where no referee answers the very same: nobody is asked."""
    row, then = DECISIONS[id], DEFAULTS[id]
    game = Game(row.scene, dice=[*row.dice, *then.dice], people=[*row.scene.seats, GM])
    keys = []
    for key in row.keys:
        assert game.ask is not None
        keys += [] if game.ask.ruling and row.scene.rulings == "ask" else [key]
        game.answer(key)
    assert game.ask is not None
    ruled = game.ask.ruling
    game.answer(game.ask.default)
    assert game.dice_drawn == len(row.dice) + len(then.dice) and then.holds(game)
    if not (then.quiet and ruled):
        return
    quiet = read_scene({**row.scene.source, "rulings": "default"})
    alone = Game(quiet, dice=[*row.dice, *then.dice], people=[*quiet.seats, GM])
    for key in keys:
        if alone.ask is not None:  # a fight that is over ends by itself
            alone.answer(key)
    assert then.holds(alone) and rows(alone)[: len(rows(game))] == rows(game)


OWN_CRAFT = frozenset({"act", "where", "power-target"})
"""What a tactic thinks about by itself."""


@pytest.mark.parametrize("tactic", ["ordinary", "clever", "naive"])
@pytest.mark.parametrize("id", [id for id, row in DECISIONS.items() if row.topic not in OWN_CRAFT])
def test_a_tactic_takes_the_default(id: str, tactic: str) -> None:
    row = DECISIONS[id]
    game = played(row.scene, row.dice, *row.keys)
    assert game.ask is not None and POLICIES[tactic](game.ask, game.view(row.seat)) == row.default


def test_what_stands_on_the_menu_of_a_turn() -> None:
    """D07, D08, D11, D12, D15: what one may do without being asked."""
    armed = grid(ada(at=(0, 0), now={"held": ["longsword"]}), gob(at=(1, 0)), order=["ada"])
    menu = offered(played(armed))
    assert {"prone", "stow:longsword", "drop:longsword", "use"} <= {*menu}
    assert {"attack:gob:longsword", "attack:gob:longsword-two-hands", "grapple:gob", "shove:gob"} <= {*menu}
    held = played(HELD, [15, 2], "grapple:gob", "acrobatics")
    assert "release:gob" in offered(held)
    lying = grid(ada(at=(0, 0), now={"conditions": ["prone"]}), orc(at=(3, 0)), order=["ada"])
    assert "stand" in verbs(played(lying))
    web = played(grid(mage(at=(0, 0)), orc(at=(15, 15)), order=["cira"]), [], "cast:web", "at:8,8")
    assert "let-go" in offered(web)


@pytest.mark.rule("srd5.concentration.environment")
@pytest.mark.parametrize("face, holds", [(8, True), (7, False)])
def test_the_surroundings_disturb_whom_the_referee_says(face: int, holds: bool) -> None:
    """D31: by default nothing does; the referee's hand asks for a Constitution save against 10 (8 + 2 holds)."""
    given = grid(mage(at=(0, 0)), orc(at=(15, 15)), order=["cira"])
    game = played(given, [face], "cast:web", "at:8,8", "g cira disturb")
    assert bool(game.state["cira"].running) is holds


def test_what_leads_a_finesse_weapon_is_asked_only_where_it_matters() -> None:
    """D11: Strength halves 5 + 3 under the ray, and hits by 5 where Dexterity hits by 3; unweakened nobody asks."""
    row = DECISIONS["D11-ability"]
    game = played(row.scene, [*row.dice, 15, 5, 12], *row.keys, "strength")
    assert _hurt(game) == (4, "piercing") and every(game, "hit")[-1].rolls[-1].face == 15
    assert sum(part.value for part in every(game, "hit")[-1].parts) == 5
    clever = played(row.scene, [*row.dice, 15, 5, 12], *row.keys, "dexterity")
    assert sum(part.value for part in every(clever, "hit")[-1].parts) == 3
    spared = played(row.scene, [2, 2, 15, 5, 12], *row.keys)
    assert _hurt(spared) == (8, "piercing")


def test_neutral_sides_leave_each_other_alone() -> None:
    """D34: hostility is what the scene says."""
    sides = [{"id": "heroes", "relations": {"foes": "neutral", "wolves": "hostile"}}, {"id": "foes"}, {"id": "wolves"}]
    given = scene(ada(), orc(), gob(side="wolves"), order=["ada", "orc", "gob"], side=sides)
    menu = offered(played(given))
    assert "attack:gob:longsword" in menu and "attack:orc:longsword" not in menu


# -- what the referee's word changes -------------------------------------------------------------------------------


def test_the_referee_places_whom_the_scene_does_not() -> None:
    """D02, srd5.flow.positions: on the square that is said; unattended on the first free one, row by row."""
    given = grid(ada(at=(1, 0)), orc(), order=["ada", "orc"], **ASKED)
    game = played(given, [], "at:5,5")
    assert only(game, "placed").data["place"] == (5, 5) and game.state["orc"].life == "ok"
    assert (game.state["orc"].x, game.state["orc"].y) == (5, 5)
    alone = Game(given, seed=1)
    assert only(alone, "placed").data["place"] == (0, 0)


def test_where_the_referee_sees_something_to_hide_behind() -> None:
    """D21: in the open by default not, and nothing is spent; with the referee's word it is an ordinary Hide."""
    given = DECISIONS["D21"].scene
    refused = played(given, [], "hide", "no")
    assert "in-vain" in kinds(refused) and not refused.state["ada"].turn.action
    hidden = played(given, [15], "hide", "yes")
    assert hidden.state["ada"].hidden_from == ("orc",) and hidden.state["ada"].turn.action


@pytest.mark.parametrize("answer, place", [("at:0,2", (0, 2)), ("at:1,4", (1, 4))])
def test_where_the_dragged_one_is_left(answer: str, place: tuple[int, int]) -> None:
    """D28, srd5.grapple.drag_place: within reach, as whoever drags says; who is not dragged far enough is not asked."""
    row = DECISIONS["D28-dragged"]
    assert _at(played(row.scene, row.dice, *row.keys, answer), "gob") == place
    beside = played(row.scene, row.dice, *row.keys[:-1], "to:0,1")
    assert _asks(beside, "act", "ada") and "dragged" not in kinds(beside)


@pytest.mark.parametrize("tries", ["yes", "no"])
def test_who_hides_before_the_fight(tries: str) -> None:
    """D01: with ``hides = "ask"`` whoever plays it says so; only then does it roll, and others may be surprised."""
    given = grid(ada(at=(0, 0)), gob(at=(9, 0), hides="ask"), **ASKED)
    game = played(given, [15] if tries == "yes" else [10, 9], tries)
    assert ("stealth" in kinds(game)) is (tries == "yes") is (game.ask is not None and game.ask.topic == "surprised")


def test_behind_total_cover_nothing_can_be_aimed_at() -> None:
    """D20: the referee may say total; nothing is spent, no die falls, and from there it is not offered again (a tactic
    would aim for ever)."""
    game = played(DECISIONS["D20"].scene, [], "attack:orc:shortbow", "total")
    assert only(game, "in-vain").data["vain"] == "cover" and not game.state["brok"].turn.action
    assert _asks(game, "act", "brok") and game.ask is not None and "attack:orc:shortbow" not in game.ask.keys


def test_what_an_improvised_weapon_does() -> None:
    """D40: 3 + 3 of fire against resistance to it are 3."""
    given = near(ada(weapons=["improvised"]), orc(resist=["fire"]), **ASKED)
    assert _hurt(played(given, [15, 3], "attack:orc:improvised", "type:fire")) == (3, "fire")


def test_where_one_is_put_back() -> None:
    """D35: the place it left last, or another that is free within 5 ft."""
    row = DECISIONS["D35"]
    for answer, place in (("at:2,0", (2, 0)), ("at:4,0", (4, 0))):
        game = played(row.scene, row.dice, *row.keys, answer)
        assert (game.state["ada"].x, game.state["ada"].y) == place


@pytest.mark.parametrize("skill, total", [("perception", 13), ("investigation", 15)])
def test_by_what_one_searches(skill: str, total: int) -> None:
    """D36: Perception, or Investigation where the referee says so."""
    seeker = ada(skills={"perception": 1, "investigation": 3})
    given = near(seeker, gob(hides=True), orc(), **ASKED)
    game = played(given, [15, 12], "no", "search", skill)
    assert only(game, "searches").row()[4] == total


@pytest.mark.parametrize("against, face, gets_on", [("0", None, True), ("15", 12, True), ("15", 11, False)])
def test_what_climbing_takes(against: str, face: int | None, gets_on: bool) -> None:
    """D39: by default no check; with one a failure takes 5 ft and leads nowhere."""
    row = DECISIONS["D39"]
    game = played(row.scene, [] if face is None else [face], *row.keys, against)
    assert (game.state["ada"].z > 0) is gets_on
    if not gets_on:
        assert "slips" in kinds(game) and game.state["ada"].turn.moved > 0


@pytest.mark.parametrize("hard", [True, False])
def test_what_the_cap_of_the_printing_says(hard: bool) -> None:
    """D30: with a hard cap nobody is asked for one more; else the referee's word lets the fifth ogre strike."""
    options = {"large_surround_is_hard_cap": hard}
    given = near(*OGRES, ada(hp_max=99), options=options, **ASKED)
    if hard:
        assert "attack:ada:greatclub" not in offered(played(given, [3] * 4, *CROWD[:-1]))
    else:
        assert len(every(played(given, [3] * 5, *CROWD, "yes"), "miss")) == 5
        assert len(every(played(given, [3] * 4, *CROWD, "no"), "miss")) == 4
