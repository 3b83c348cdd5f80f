"""fiveaction under any legal answers and any dice: invariants of section 3.5, and tables that are whole."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bojiste.core.dice import Roll
from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.files.scenes import load
from bojiste.systems.fiveaction.now import FIGHT_ID
from bojiste.systems.fiveaction.play.location import hits_of
from bojiste.systems.fiveaction.words.body import LOCATIONS, Part

SCENES = ("duel", "three_against_one", "paid_defence", "hit_locations", "wall", "joust", "tavern", "ambush")
MOST = 150
"""Questions of one game."""


@cache
def example(name: str) -> Scene:
    return load(Path(__file__).parents[2] / "examples" / "fiveaction" / f"{name}.toml")


def played(name: str, data: st.DataObject) -> Game:
    """A game of an example whose dice and answers Hypothesis gives."""
    source = dict(example(name).source) | {"max_rounds": 4, "rulings": "ask"}
    scene = read_scene(source)
    game = Game(scene, people=[*scene.seats, "gm"], dice="hand")
    for _ in range(MOST):
        if isinstance(game.roll, Roll):
            game.face(data.draw(st.integers(1, game.roll.sides)))
        elif game.ask is None:
            break
        elif game.ask.kind == "choose":
            game.answer(data.draw(st.sampled_from(game.ask.keys)))
        else:
            game.answer(str(data.draw(st.integers(game.ask.low, game.ask.high))))
    return game


def within_their_actions(event: Event) -> None:
    """Nobody spends what it has not got, and nobody has more than a round gives."""
    for change in event.changes:
        if change.field in ("actions", "spare", "extra"):
            assert change.new >= 0, (event.kind, change)
            assert change.field == "extra" or change.new <= 5, (event.kind, change)


@settings(max_examples=40, deadline=None)
@given(name=st.sampled_from(SCENES), data=st.data())
def test_invariants(name: str, data: st.DataObject) -> None:
    game = played(name, data)
    for event in game.events:
        within_their_actions(event)
        if event.kind in ("attacked", "shot"):
            assert event.data["against"] >= 13
        if event.kind == "against-odds":
            assert 3 <= event.data["threshold"] <= 20
        if event.kind == "damage":
            assert event.data["net"] >= 0 and event.data["gross"] >= 0 and event.data["stopped"] >= 0
        fields = {change.field for change in event.changes}
        if event.kind == "damage" and event.data["harm"] == "stun":
            assert not fields & {"wounds", "parts", "virtual"}
        if event.kind == "stunned":
            assert not fields & {"wounds", "parts", "virtual"}
    for who in game.state.now:
        if who == FIGHT_ID:
            continue
        now = game.state[who]
        assert min(now.wounds, now.stun, *now.parts, *now.virtual) >= 0
        assert not (now.prone and now.stance != "normal" and now.status != "active")


@settings(max_examples=40, deadline=None)
@given(
    table=st.sampled_from(sorted(LOCATIONS)),
    thrust=st.booleans(),
    steps=st.integers(-7, 9),
    points=st.integers(1, 4),
)
def test_tables_of_hit_locations_are_whole(table: tuple[int, str], thrust: bool, steps: int, points: int) -> None:
    """Whatever thrusts and sizes move, every number hits one part, and the chances make a hundred."""
    number, method = table
    hits = hits_of(number, method, thrust, steps, points if method == "percent" else 1)
    span = range(2, 21) if method == "sum" else range(1, 101)
    assert sorted(hits) == list(span)
    chances = dict.fromkeys(span, 1) if method == "percent" else {face: 10 - abs(11 - face) for face in span}
    totals: Counter[Part] = Counter()
    for face, part in hits.items():
        totals[part] += chances[face]
    assert sum(totals.values()) == 100


def test_printed_shares() -> None:
    """6.9: head 6, legs 12, arms 21, trunk 28 % and so on."""
    shares = {
        1: {"head": 6, "right_leg": 12, "left_leg": 12, "right_arm": 21, "left_arm": 21, "trunk": 28},
        2: {"head": 12, "right_leg": 15, "left_leg": 15, "right_arm": 15, "left_arm": 15, "trunk": 28},
        3: {"head": 6, "right_leg": 15, "left_leg": 15, "right_arm": 18, "left_arm": 18, "trunk": 28},
    }
    for number, wanted in shares.items():
        sums = Counter[str]()
        for face, part in hits_of(number, "sum", False, 0, 1).items():
            sums[part] += 10 - abs(11 - face)
        percent = Counter(hits_of(number, "percent", False, 0, 2).values())
        assert sums == Counter(wanted) == percent
