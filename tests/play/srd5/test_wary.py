"""Cover, hiding and flight by tactics: how a clever one keeps out of harm."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.srd5.cast import ada, brok, cira, every, first_turn, gob, grid, kinds, ogre, orc, told

BOTH = pytest.mark.parametrize("tactic, clever", [("ordinary", False), ("clever", True)])
BOW = {"name": "longbow", "to_hit": 4, "damage": "1d8+2 piercing", "range": [150, 600], "weapon": "longbow"}

CORNER = """
.......#..............
.......#..............
..a.................o.
......................
"""


def archers(tactic: str, ground: str, **more: Any) -> Game:
    """The first turn of an archer with an archer against it."""
    own = {**brok(id="ada", weapons=["longbow"], **more)}
    return first_turn(own, orc(attack=[BOW], now={}), tactic=tactic, map=ground)


@BOTH
def test_after_the_shot_behind_the_wall(tactic: str, clever: bool) -> None:
    """An archer out of whose bow's way one can get within a move: shot first, then the corner."""
    game = archers(tactic, CORNER)
    assert told(game, "ada")[0] == "attack"
    assert ((game.state["ada"].x, game.state["ada"].y) != (2, 2)) is clever
    if clever:
        assert (game.state["ada"].x, game.state["ada"].y) == (6, 0)  # wholly out of sight


def test_out_again_for_the_next_shot() -> None:
    """Behind the wall it sees nobody: it comes out as far as it must, shoots, and goes back."""
    own = brok(id="ada", weapons=["longbow"], hp_max=90, tactic="clever")
    given = grid(
        own,
        orc(attack=[BOW], hp_max=90, tactic="idle"),
        order=["ada", "orc"],
        field={"map": CORNER},
        options={"max_rounds": 3},
    )
    game = Game(given, seed=3)
    shots = [event for event in game.events if event.actor == "ada" and event.kind in ("hit", "miss", "critical")]
    assert len(shots) == 3 and game.state["ada"].y < 2


SLIT = """
..............
....::::::....
..............
..............
..............
..............
..............
..............
"""
JAVELIN = {"name": "javelin", "to_hit": 5, "damage": "1d6+3 piercing", "range": [30, 120], "weapon": "javelin"}


def behind_slits(x: int, tactic: str, rounds: int, **foe: Any) -> Game:
    """An archer behind a wall with slits, or beside it, and somebody in the open with a javelin."""
    scout = brok(id="ada", weapons=["longbow"], tactic=tactic, at=(x, 0))
    thrower = orc(attack=[JAVELIN], hp_max=90, at=(1, 7), tactic="idle", **foe)
    options = {"max_rounds": rounds}
    return Game(grid(scout, thrower, order=["ada", "orc"], field={"map": SLIT}, options=options), seed=3)


@BOTH
def test_who_throws_is_a_reason_for_cover_too(tactic: str, clever: bool) -> None:
    """He may come up and strike, or throw: he comes as far as one can get away, but slits take off his throws."""
    game = behind_slits(3, tactic, 1)
    assert told(game, "ada")[0] == "attack"
    assert (5 <= game.state["ada"].x <= 9 and game.state["ada"].y == 0) is clever


def test_who_can_be_come_up_to_anywhere_shoots_from_where_it_stands() -> None:
    """No square is any farther from a runner than its own."""
    archer = brok(id="ada", weapons=["longbow"], at=(4, 4))
    game = first_turn(archer, orc(at=(12, 4), speed=120, hp_max=90), tactic="clever")
    assert told(game, "ada") == ["attack"]


@BOTH
def test_in_the_open_one_stays(tactic: str, clever: bool) -> None:
    """Nothing gives cover: nobody walks about; a clever one lies down where it stands."""
    game = archers(tactic, CORNER.replace("#", "."))
    assert told(game, "ada") == ["attack", *["drops-prone"][:clever]]


@BOTH
def test_who_only_strikes_is_no_reason_for_cover(tactic: str, clever: bool) -> None:
    """An orc far off with nothing to throw: there is no shot to hide from."""
    game = first_turn(brok(id="ada", weapons=["longbow"]), orc(), tactic=tactic, map=CORNER)
    assert told(game, "ada") == ["attack"]


# -- hiding --------------------------------------------------------------------------------------------------------

DARK: dict[str, Any] = {"light": "dark", "width": 30, "height": 9}


@BOTH
def test_goblins_vanish_once_they_have_shot(tactic: str, clever: bool) -> None:
    """In the dark nobody sees it plainly: a bonus action, and the next arrow comes out of nowhere."""
    bow = {"name": "shortbow", "to_hit": 4, "damage": "1d6+2 piercing", "range": [80, 320], "weapon": "shortbow"}
    goblin = {**gob(at=(14, 4), traits=["nimble_escape"], darkvision=60, skills={"stealth": 20}), "attack": [bow]}
    game = first_turn(goblin, ada(at=(4, 4)), tactic=tactic, **DARK)
    assert (told(game, "gob")[:2] == ["attack", "hides"]) is clever
    assert (game.state["gob"].hidden_from == ("ada",)) is clever


@BOTH
def test_who_is_seen_plainly_does_not_hide(tactic: str, clever: bool) -> None:
    goblin = {**gob(at=(14, 4), traits=["nimble_escape"]), "attack": [BOW]}
    assert "hides" not in kinds(first_turn(goblin, ada(at=(4, 4)), tactic=tactic))


def test_a_second_blade_comes_before_slipping_away() -> None:
    """A rogue with two blades beside a small foe strikes with the other; when little is left of her she slips away."""
    blades = {"weapons": ["shortsword", "shortsword"], "traits": ["cunning_action"], "speed": 40}
    for hp, last in ((18, "attack"), (4, "step")):
        game = first_turn(brok(at=(10, 4), now={"hp": hp}, **blades), gob(at=(11, 4), hp_max=60), tactic="clever")
        assert told(game, "brok")[-1] == last
        assert len([e for e in game.events if e.kind in ("hit", "miss", "critical")]) == (2 if last == "attack" else 1)


@pytest.mark.parametrize("hidden, waits", [({}, True), ({"hides": True, "skills": {"stealth": 40}}, False)])
def test_nobody_waits_for_those_who_may_shoot_from_hiding(hidden: dict[str, Any], waits: bool) -> None:
    """An orc 100 ft off and a goblin that nobody sees: who knows what that one has."""
    archer = brok(at=(4, 4), weapons=["longbow"])
    game = first_turn(ada(at=(5, 4)), archer, orc(at=(25, 4)), gob(at=(28, 4), **hidden), tactic="clever")
    assert ("ready" in told(game, "ada")) is waits


def test_nobody_slips_from_who_comes_after_at_once() -> None:
    """A boar that goes as far as she does strikes her all the same: the second blade is worth more, low or not."""
    blades = {"weapons": ["shortsword", "shortsword"], "traits": ["cunning_action"]}
    game = first_turn(brok(at=(10, 4), now={"hp": 4}, **blades), gob(at=(11, 4), hp_max=60), tactic="clever")
    assert [e.kind for e in game.events if e.kind in ("hit", "miss", "critical", "disengage")].count("disengage") == 0
    assert len([e for e in game.events if e.kind in ("hit", "miss", "critical")]) == 2


@pytest.mark.parametrize("sneak, helps", [(3, False), (12, True)])
def test_help_for_a_rogue_counts_what_it_makes_surer(sneak: int, helps: bool) -> None:
    """A friend beside the ogre is enough for sneak attacks: help adds but advantage to their dice."""
    rogue = brok(at=(7, 5), traits=[f"sneak_attack {sneak}"], weapons=["shortsword"])
    fighter = ada(at=(4, 4), attacks=2)
    game = first_turn(fighter, rogue, ogre(at=(5, 4), hp_max=200), tactic="clever")
    assert ("help" in told(game, "ada")) is helps


def test_who_is_painful_to_touch_is_struck_last() -> None:
    """Of two alike the one whose skin has burnt her already is left alone."""
    hot = {"name": "heated body", "use": {"time": "touched"}, "effects": [{"kind": "damage", "dice": "8d6 fire"}]}
    burning = gob(id="ember", at=(11, 4), hp_max=80, power=[hot], tactic="idle")
    other = gob(at=(10, 5), hp_max=80, tactic="idle")
    fighter = ada(at=(10, 4), attacks=3, hp_max=300, tactic="clever")
    given = grid(fighter, burning, other, order=["ada", "ember", "gob"], options={"max_rounds": 3})
    game = Game(given, seed=2)
    struck = [event.target for event in game.events if event.kind in ("hit", "critical")]
    assert struck.count("ember") == 1 and struck.count("gob") > 1


# -- flight --------------------------------------------------------------------------------------------------------


@BOTH
def test_who_has_lost_runs(tactic: str, clever: bool) -> None:
    """Alone, nearly dead, two ogres beside her that are slower: out of their reach, and away."""
    slow = [ogre(id=f"ogre-{n}", at=at, speed=20) for n, at in enumerate(((11, 3), (11, 6)))]
    game = first_turn(ada(at=(10, 5), now={"hp": 5}), *slow, tactic=tactic)
    assert (told(game, "ada") == ["disengage", "step"]) is clever
    if clever:
        far = game.state["ada"].x
        assert far < 6


@pytest.mark.parametrize(
    "more, foes",
    [({}, {"speed": 40}), ({}, {"attack": [BOW], "speed": 20}), ({"now": {"hp": 24}}, {"speed": 20})],
    ids=["they are faster", "they shoot", "much is left"],
)
def test_who_cannot_get_away_or_need_not_stands(more: dict[str, Any], foes: dict[str, Any]) -> None:
    hurt = {"now": {"hp": 5}, **more}
    many = [ogre(id=f"ogre-{n}", at=at, **foes) for n, at in enumerate(((11, 3), (11, 6)))]
    game = first_turn(ada(at=(10, 5), **hurt), *many, tactic="clever")
    assert "disengage" not in kinds(game)


def test_who_runs_free_runs_on() -> None:
    slow = [ogre(id=f"ogre-{n}", at=at, speed=20) for n, at in enumerate(((20, 3), (20, 6)))]
    game = first_turn(ada(at=(14, 5), now={"hp": 5}), *slow, tactic="clever")
    assert told(game, "ada") == ["dash", "step"] and game.state["ada"].x <= 10


# -- edges ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hurt, deed", [(0, "shoves"), (12, "attack")])
def test_a_shove_over_the_edge_is_weighed_against_the_blow(hurt: int, deed: str) -> None:
    """30 ft down: worth more than a blow at a fresh orc, less than the one that ends it."""
    heights = "666666\n666666\n......"
    foe = orc(at=(3, 1), now={"hp": 15 - hurt})
    field: dict[str, Any] = {"map": "......\n......\n......", "heights": heights}
    game = first_turn(ada(at=(3, 0), skills={"athletics": 3}), foe, tactic="clever", **field)
    assert deed in told(game, "ada")[:1]


@pytest.mark.parametrize("left, slot", [(2, 1), (30, 2)])
def test_no_higher_slot_than_it_takes(left: int, slot: int) -> None:
    """Three darts are enough for the one that is nearly down, four for a fresh one of its size."""
    mage = cira(at=(2, 4), casting="intelligence", level=5, spells=["magic_missile"], slots=[2, 2, 2])
    foe = orc(at=(14, 4), hp_max=30, now={"hp": left})
    game = first_turn(mage, foe, tactic="clever")
    assert every(game, "casts")[0].data["slot"] == slot
