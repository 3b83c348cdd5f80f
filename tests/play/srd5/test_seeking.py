"""Who has nobody to strike or to shoot at goes and looks: for a place with a view, for who has hidden, for a friend who
lies dying. Nobody dodges for ever."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.state import View
from bojiste.forecast.sample import play_many
from bojiste.systems.srd5.policy import POLICIES
from tests.play.srd5.cast import Table, ada, brok, cira, gob, kinds, ogre

TACTICS = ("naive", "ordinary", "clever", "weakest")
BOW = {"name": "shortbow", "to_hit": 4, "damage": "1d6+2 piercing", "range": [80, 320], "weapon": "shortbow"}
NICHE = """
L.........
..........
......##..
......#G..
......##..
"""
"""The smallest case: an archer, and a goblin behind a wall."""
TWO_ROOMS = """
L...#.....
....#.....
....#.....
....#.....
....#.....
......G...
"""
"""The straight way to the goblin is a dead end: nowhere along the wall does she come nearer."""


def on(map_: str, *people: Table, tactic: str = "ordinary", **options: Any) -> dict[str, Any]:
    """A scene on a drawn map, in this order."""
    said = [{"tactic": tactic, **one} for one in people]
    order = [one["id"] for one in people]
    found = {"format": 1, "system": "srd5", "combatant": said, "field": {"map": map_}, "fight": {"order": order}}
    return {**found, "options": {"max_rounds": 40, **options}}


def ends(source: dict[str, Any], fights: int = 12) -> set[str]:
    return {reason for _, reason in play_many(read_scene(source), fights, 5).ends}


@pytest.mark.parametrize("tactic", TACTICS)
@pytest.mark.parametrize("map_", [NICHE, TWO_ROOMS], ids=["niche", "two rooms"])
@pytest.mark.parametrize("foe", [gob(), gob(attack=[BOW])], ids=["blade", "bow"])
def test_nobody_dodges_for_ever(map_: str, foe: Table, tactic: str) -> None:
    """An archer and a goblin, with a wall between them."""
    assert ends(on(map_, brok(mark="L"), {**foe, "mark": "G"}, tactic=tactic)) == {"victory"}


@pytest.mark.parametrize("tactic", TACTICS)
def test_a_caster_finds_a_view(tactic: str) -> None:
    mage = cira(mark="L", casting="wisdom", level=3, spells=["sacred_flame"], weapons=["dagger"])
    assert ends(on(NICHE, mage, gob(mark="G"), tactic=tactic)) == {"victory"}


@pytest.mark.parametrize("tactic", TACTICS)
def test_who_strikes_goes_round_the_wall(tactic: str) -> None:
    """Away from the goblin first, if that is the way."""
    map_ = (
        TWO_ROOMS.replace("......G...", "....#.....")
        .replace("L...#.....", "L.........")
        .replace("....#.....", "....#...G.", 1)
    )
    assert ends(on(map_, ada(mark="L"), {**gob(attack=[BOW], speed=0), "mark": "G"}, tactic=tactic)) == {"victory"}


def test_an_archer_takes_the_nearest_place_with_a_view() -> None:
    """Six squares a turn: on the first she comes to where she sees the goblin, and shoots."""
    map_ = "L....\n.###.\n.#G..\n.###.\n....."
    game = Game(read_scene(on(map_, brok(mark="L"), {**gob(tactic="idle"), "mark": "G"})), 3)
    assert kinds(game).index("miss") < [event.actor for event in game.events].index("gob")
    assert "dodge" not in kinds(game)


@pytest.mark.parametrize("tactic", ["ordinary", "clever", "weakest"])
def test_who_stands_idle_goes_to_a_dying_friend_first(tactic: str) -> None:
    """The goblin sits behind its wall; she could look for it, and goes to him."""
    people = (
        cira(mark="L", kit=5, weapons=["shortbow"]),
        ada(mark="D", now={"hp": 0}, uses_death_saves=True),
        {**gob(tactic="idle"), "mark": "G"},
    )
    map_ = NICHE.replace("L.........", "L...D.....")
    game = Game(read_scene(on(map_, *people, tactic=tactic, max_rounds=1)), 5)
    assert "dodge" not in kinds(game) and game.state["ada"].life == "stable"
    assert game.state["cira"].x >= 3


@pytest.mark.parametrize("tactic", TACTICS)
def test_two_who_hide_from_each_other_meet(tactic: str) -> None:
    """Neither can be found by searching: they walk until they see each other."""
    sly = {"skills": {"stealth": 40}, "hides": True, "tactic": tactic}
    map_ = TWO_ROOMS.replace("......G...", "....G.....")
    people = ({**brok(mark="L"), **sly}, {**gob(mark="G"), **sly})
    assert ends(on(map_, *people, tactic=tactic)) == {"victory"}


def test_it_goes_to_where_somebody_was_last_known() -> None:
    """The goblin hides behind its wall: she remembers the square, and goes to look there, not at the nearest corner."""
    sly = {**gob(mark="G"), "skills": {"stealth": 40}, "traits": ["nimble_escape"]}
    corner = NICHE.replace("L.........", "L.....#...").replace("..........", "#.........", 1)
    scene = read_scene(on(corner, ada(mark="L", tactic="naive"), sly))
    game = Game(scene, 5, people=[*scene.seats, "gm"])
    game.answer("end")
    assert game.state["ada"].lost == ()
    game.answer("quick-hide")
    place = game.state["gob"].x, game.state["gob"].y
    assert game.state["ada"].lost == (("gob", *place),) and "ada" in game.state["gob"].hidden_from
    game.answer("end")
    before = game.state["ada"].x, game.state["ada"].y
    assert game.ask is not None and game.ask.actor == "ada"
    view = View(game.scene, game.state, scene.by_id["ada"].seat, game.scene.system.sight)
    assert POLICIES["naive"](game.ask, view) == "move"
    game.answer("move")
    where = POLICIES["naive"](game.ask, view)
    x, _, y = where.removeprefix("to:").partition(",")
    assert max(abs(int(x) - place[0]), abs(int(y) - place[1])) < max(
        abs(before[0] - place[0]), abs(before[1] - place[1])
    )


BRIDGE = """
########≈≈≈####.....
V.......≈≈≈...#.....
L.......≈≈≈...#..G..
...............gG...
..............#..G..
O.......≈≈≈A..#.....
........≈≈≈...#..G..
"""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_evening_at_the_bridge_ends(seed: int) -> None:
    """Water, a bridge, a wall with a gap, archers and casters on either side."""
    map_ = "\n".join(BRIDGE.strip().split("\n")[seed - 1 :]) if seed > 1 else BRIDGE
    map_ = map_.replace("g", ".")
    healer = {"casting": "wisdom", "level": 3, "slots": [3], "spells": ["sacred_flame", "cure_wounds"]}
    people = [
        ada(mark="V", count=1),
        {**brok(mark="L")},
        cira(mark="O", **healer),
        {**ogre(mark="A")},
        {**gob(mark="G", attack=[BOW, *gob()["attack"]]), "count": map_.count("G")},
    ]
    there = [one for one in people if one["mark"] in map_]
    source = on(map_, *there, max_rounds=100)
    del source["fight"]
    assert ends(source, 25) == {"victory"}
