"""After the fight, and the day it belongs to, with exact dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.errors import SceneError
from tests.play.srd5.cast import ada, brok, cira, every, gob, grid, kinds, only, orc, play, played, scene


def lost(**more: Any) -> Scene:
    """Brok lies dying, and Ada strikes the last blow."""
    down = brok(now={"hp": 0, "life": "dying"})
    return scene(ada(), down, gob(), order=["ada", "brok", "gob"], **more)


WON = [15, 4]
"""Ada hits Gob, who dies: then Brok's first save, and everybody's turn."""


@pytest.mark.rule("srd5.stabilizing.first_aid")
def test_the_winners_tend_their_own() -> None:
    """After the last blow Ada sees to Brok at once: Medicine 10."""
    game = played(lost(), [*WON, 10], "attack:gob:longsword", "no")
    assert game.state["brok"].life == "stable"
    assert only(game, "aftermath").data["way"] == "left"


@pytest.mark.rule("srd5.death.three")
def test_death_saves_go_on_to_their_end() -> None:
    """She fails, he rolls; three failures, and dead means dead."""
    game = played(lost(), [*WON, 2, 5, 2, 5, 2, 5], "attack:gob:longsword", "no")
    assert game.state["brok"].life == "dead" and game.outcome is not None and game.outcome.winner == "heroes"


@pytest.mark.parametrize("way, life", [("finished", "dead"), ("captured", "stable")])
def test_what_becomes_of_the_losers(way: str, life: str) -> None:
    foe = orc(uses_death_saves=True, hp_max=5)
    given = scene(ada(), foe, order=["ada", "orc"], aftermath=way)
    dice = [15, 4] if way == "finished" else [15, 4, 12]
    game = played(given, dice, "attack:orc:longsword", "no")
    assert game.state["orc"].life == life
    assert ("finished-off" in kinds(game)) is (way == "finished")


def test_the_referee_may_let_it_go_on() -> None:
    """D33: nobody of one side is awake, and the referee says that the fight goes on."""
    given = scene(ada(), orc(uses_death_saves=True, hp_max=5), order=["ada", "orc"], rulings="ask")
    game = played(given, [15, 4], "attack:orc:longsword", "no", "end")
    assert game.ask is not None and game.ask.topic == "fight-over" and game.ask.seat == "gm"
    game = played(given, [15, 4, 11], "attack:orc:longsword", "no", "end", "yes")
    assert game.outcome is None and game.state["orc"].death_success == 1


# -- a day -------------------------------------------------------------------------------------------------------


def day(hero: dict[str, Any], rest: str) -> Scene:
    """Two goblins, one after the other, each with 1 hit point."""
    first, second = gob(hp_max=1), gob(id="gob-2", side="late", hp_max=1)
    encounters = [{"sides": ["foes"]}, {"sides": ["late"], "rest": rest}]
    return scene(hero, first, second, procedure="day", encounter=encounters)


FIRST = [15, 2, 15, 1]
"""Initiative of hero and goblin, the blow."""


@pytest.mark.rule("srd5.rest.short")
def test_a_short_rest() -> None:
    """srd5.rest.short E1: one d10, dice [4], Constitution +1: 5 hit points. Temporary ones stay."""
    hero = ada(hit_dice="1d10", now={"hp": 10, "thp": 3})
    game = played(day(hero, "short"), [*FIRST, 4, 15, 2], "attack:gob:longsword", "no", "yes")
    assert (game.state["ada"].hp, game.state["ada"].hit_dice, game.state["ada"].thp) == (15, 0, 3)
    assert only(game, "hit-die").data["regained"] == 5
    assert game.ask is not None and any(key.startswith("attack:gob-2") for key in game.ask.keys)


@pytest.mark.rule("srd5.rest.long")
@pytest.mark.rule("srd5.temporary.duration")
def test_a_long_rest() -> None:
    """srd5.rest.long E1: 3 of 24, temporary 6, exhaustion 2: 24, 0, 1; slots and half of the Hit Dice are back."""
    hero = ada(hit_dice="4d10", slots=[2], now={"hp": 3, "thp": 6, "exhaustion": 2, "slots": [0], "hit_dice": 0})
    game = played(day(hero, "long"), [15, 3, 2, 15, 1, 15, 3, 2], "attack:gob:longsword", "no")
    now = game.state["ada"]
    assert (now.hp, now.thp, now.exhaustion, now.slots, now.hit_dice) == (24, 0, 1, (2,), 2)


@pytest.mark.rule("srd5.rest.long")
@pytest.mark.parametrize("exhausted, left", [(4, 24), (5, 12)])
def test_a_long_rest_gives_the_maximum_back(exhausted: int, left: int) -> None:
    """The fourth level halves it: who sleeps it off has all 24 hit points again, not 12 of 12."""
    hero = ada(now={"hp": 10, "exhaustion": exhausted})
    game = played(day(hero, "long"), [15, 14, 2, 15, 14, 1, 15, 14, 2], "attack:gob:longsword", "no")
    now = game.state["ada"]
    assert (now.hp, now.hp_max, now.exhaustion) == (left, left, exhausted - 1)


@pytest.mark.rule("srd5.stabilizing.recover")
@pytest.mark.parametrize("die, life", [(1, "ok"), (3, "stable")])
def test_a_stable_creature_wakes(die: int, life: str) -> None:
    """srd5.stabilizing.recover E1: 3 hours are longer than a short rest."""
    down = cira(now={"hp": 0, "life": "stable"})
    encounters = [{"sides": ["foes"]}, {"sides": ["late"], "rest": "short"}]
    foes = [gob(hp_max=1), gob(id="gob-2", side="late", hp_max=1)]
    given = scene(ada(), down, *foes, procedure="day", encounter=encounters)
    game = played(given, [15, 1, 5, 15, 1, die, 15, 1, 5], "attack:gob:longsword", "no")
    assert game.state["cira"].life == life
    assert len(every(game, "wakes")) == (life == "ok")
    told = only(game, "wakes" if life == "ok" else "sleeps-on")  # every die of a game stands in some event
    assert [roll.face for roll in told.rolls] == [die]


def test_the_day_ends_where_it_is_lost() -> None:
    given = day(ada(hp_max=1, kind="npc", ac=5), "none")
    game = play(given, [2, 15, 18, 3])
    assert game.outcome is not None and game.outcome.winner == "foes" and "gob-2" not in game.state.now


@pytest.mark.parametrize(
    "encounters, reason",
    [
        ([{"sides": ["nobody"]}], "not-one-of"),
        ([{"sides": ["foes"]}, {"sides": ["foes"]}], "side-twice"),
        ([{"sides": ["foes"], "rest": "short"}], "rest-at-once"),
        ([{"sides": ["foes", "heroes"]}], "nobody-goes-on"),
    ],
)
def test_days_that_cannot_be(encounters: list[dict[str, Any]], reason: str) -> None:
    with pytest.raises(SceneError) as refused:
        scene(ada(), gob(), procedure="day", encounter=encounters)
    assert reason in {problem.reason for problem in refused.value.problems}


def test_one_long_rest_a_day() -> None:
    foes = [gob(id=f"gob-{n}", side=f"foes-{n}") for n in range(3)]
    encounters = [{"sides": ["foes-0"]}, *({"sides": [f"foes-{n}"], "rest": "long"} for n in (1, 2))]
    with pytest.raises(SceneError) as refused:
        scene(ada(), *foes, procedure="day", encounter=encounters)
    assert [(one.path, one.reason) for one in refused.value.problems] == [("encounter[2].rest", "second-long-rest")]
    with pytest.raises(SceneError):
        scene(ada(), gob(), procedure="day")


def test_friends_of_a_later_fight_are_not_yet_there() -> None:
    """Whoever helps, tends, mounts or cuts somebody out of a net looks at those who are there."""
    sides = [{"id": "heroes"}, {"id": "friends", "relations": {"heroes": "friendly"}}, {"id": "foes"}, {"id": "late"}]
    foe, second = gob(hp_max=1, at=(5, 4)), gob(id="gob-2", side="late", hp_max=1, at=(5, 5))
    friend = {**brok(at=(4, 5)), "side": "friends"}
    encounters = [{"sides": ["foes"]}, {"sides": ["friends", "late"], "rest": "none"}]
    given = grid(ada(at=(4, 4)), friend, foe, second, procedure="day", side=sides, encounter=encounters)
    people = play(given, [15, 2], people=[given.by_id["ada"].seat])
    assert people.ask is not None and people.ask.actor == "ada"
    unattended = Game(given, seed=3)
    assert unattended.outcome is not None and unattended.outcome.winner == "heroes"


def test_who_sleeps_when_a_fight_is_over_is_not_in_the_next_one() -> None:
    """Tactics saw a goblin that the first fight had left asleep, and shot at it in the second."""
    asleep = gob(id="a", side="a", at=(9, 2), now={"conditions": ["unconscious"]})
    given = grid(ada(at=(2, 2)), asleep, gob(id="b", side="b", at=(9, 5)), procedure="day",
                 encounter=[{"sides": ["a"]}, {"sides": ["b"]}])  # fmt: skip
    game = Game(given, seed=4)
    assert game.outcome is not None and "a" not in game.state.now and "b" in game.state.now
