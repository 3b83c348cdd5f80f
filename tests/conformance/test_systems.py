"""What every rule system owes the core: one suite over all systems found and the example scenes they come with.

A system joins by being importable and having scenes in ``examples/<id>``; the one-page system of the tests always
takes part, as somebody else's system would.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bojiste.core import system as registry
from bojiste.core.ask import GM, Ask
from bojiste.core.dice import Roll, Script, Tape
from bojiste.core.event import Event, to_json
from bojiste.core.game import Game, Run
from bojiste.core.policy import Policy, random_policy
from bojiste.core.reading import read_scene
from bojiste.core.rule import rule_of
from bojiste.core.scene import Scene
from bojiste.core.state import View, fold
from bojiste.core.system import System
from bojiste.files.scenes import load
from bojiste.tell import lint
from tests import house
from tests.coin import SCENE as COIN

SEED = 7
TURNS = {**COIN, "combatant": [{**one, "seat": f"player:{one['id']}"} for one in COIN["combatant"]]}
CASES = [f"{path.parent.name}/{path.stem}" for path in house.examples()] + ["coin/plain", "coin/two-players"]
SYSTEMS = [*house.system_ids(), "coin"]

pytestmark = pytest.mark.usefixtures("coin")


# -- what is looked at ---------------------------------------------------------------------------------------------


@cache
def _read(case: str) -> Scene:
    if case.startswith("coin/"):
        return read_scene(COIN if case.endswith("plain") else TURNS)
    return load(house.EXAMPLES / f"{case}.toml")


@pytest.fixture(params=CASES)
def scene(request: pytest.FixtureRequest, coin: None) -> Scene:
    """Every example scene in turn."""
    return _read(request.param)


@pytest.fixture(params=SYSTEMS)
def system(request: pytest.FixtureRequest, coin: None) -> System:
    """Every system in turn; one that cannot be imported fails."""
    return registry.system(request.param)


_PLAYED: dict[int, Game] = {}


def played(scene: Scene) -> Game:
    """The scene played by its tactics to the end; worked out once."""
    if id(scene) not in _PLAYED:
        _PLAYED[id(scene)] = Game(scene, SEED)
    return _PLAYED[id(scene)]


class Enough(Exception):
    """A play has asked so much that it need not be watched any longer."""


class Watched(Run):
    """A run that shows every question before it is answered, and every view at that moment."""

    __slots__ = ("limit", "seen")

    def __init__(self, scene: Scene, dice: Any, *, limit: int = 4000, **more: Any) -> None:
        super().__init__(scene, dice, events=[], strict=True, **more)
        self.seen: list[Ask] = []
        self.limit = limit

    def _answer(self, ask: Ask) -> Any:
        if len(self.seen) == self.limit:
            raise Enough
        self.seen.append(ask)
        return super()._answer(ask)

    def to_the_end(self) -> Watched:
        try:
            self.advance()
        except Enough:
            return self
        assert self.outcome is not None
        return self


def all_alike(scene: Scene, policy: Policy) -> dict[str, Policy]:
    """Everybody follows this tactic."""
    return dict.fromkeys(scene.system.policies, policy)


def told(events: Sequence[Event]) -> list[str]:
    return [json.dumps(to_json(event), ensure_ascii=False, sort_keys=True) for event in events]


def seats(scene: Scene) -> list[str]:
    """Everybody's seats but the referee's, and a stranger's."""
    return [*(seat for seat in scene.seats if seat != GM), "player:stranger"]


# -- course --------------------------------------------------------------------------------------------------------


def test_terminates(scene: Scene) -> None:
    outcome = played(scene).outcome
    assert outcome is not None
    assert outcome.winner is None or outcome.winner in {side.id for side in scene.sides}
    assert scene.system.measure(scene, played(scene).state, outcome).flags


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_any_legal_answers_do(scene: Scene, seed: int) -> None:
    """Whatever people answer, the scene ends or goes on without a fault."""
    watched = Watched(scene, Tape(seed), policies=all_alike(scene, random_policy(seed)), limit=600).to_the_end()
    assert watched.events


def test_every_tactic_answers_what_is_offered(scene: Scene) -> None:
    """Strictly: a key that is not offered raises."""
    for name, policy in scene.system.policies.items():
        watched = Watched(scene, Tape(SEED), policies=all_alike(scene, policy)).to_the_end()
        assert watched.outcome is not None, name


def test_replay_is_equal(scene: Scene) -> None:
    game = played(scene)
    assert Game(scene, SEED).digest == game.digest
    saved = json.loads(json.dumps(game.save()))
    again = Game.load(saved)
    assert again.digest == game.digest and again.outcome == game.outcome
    assert again.state.plain() == game.state.plain()
    assert json.loads(json.dumps(again.save())) == saved


def test_the_events_are_the_state(scene: Scene) -> None:
    game = played(scene)
    state = scene.system.begin(scene)
    for event in game.events:
        fold(state, event, strict=True)
    assert state.plain() == game.state.plain()


def test_the_dice_are_used_up(scene: Scene) -> None:
    """The faces of a tape, written down and read back as a script: the same events, none left."""

    class Written(Tape):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            self.faces: list[int] = []

        def face(self, roll: Roll) -> int:
            self.faces.append(super().face(roll))
            return self.faces[-1]

    dice = Written(SEED)
    first = Run(scene, dice, events=[], strict=True)
    first.advance()
    assert first.events is not None and told(first.events) == told(played(scene).events)
    again = Run(scene, Script(dice.faces), events=[], strict=True)
    again.advance()
    assert again.outcome == first.outcome and again.events is not None and told(again.events) == told(first.events)
    assert len(dice.faces) == played(scene).dice_drawn


def test_undo_takes_back_an_answer(scene: Scene) -> None:
    game = Game(scene, SEED, people=[*scene.seats, GM])
    choose = random_policy(SEED)
    for _ in range(8):
        if game.ask is None:
            break
        before, asked = game.digest, game.ask
        answer = choose(asked, game.view(asked.seat))
        game.answer(answer)
        after = game.digest
        game.undo()
        assert game.digest == before and game.ask is not None
        assert (game.ask.number, game.ask.topic, game.ask.keys) == (asked.number, asked.topic, asked.keys)
        game.answer(answer)
        assert game.digest == after
    if game.ask is not None:
        game.undo(min(3, game.ask.number - 1))
        assert Game.load(game.save()).digest == game.digest


def test_a_fork_leaves_the_past_alone(scene: Scene) -> None:
    game = Game(scene, SEED, people=[*scene.seats, GM])
    choose = random_policy(SEED)
    for _ in range(3):
        if game.ask is not None:
            game.answer(choose(game.ask, game.view(game.ask.seat)))
    fork = game.fork()
    assert fork.digest == game.digest and fork.state.plain() == game.state.plain()
    if fork.ask is not None:
        before = game.digest
        fork.answer(choose(fork.ask, fork.view(fork.ask.seat)))
        assert game.digest == before and game.ask is not None
        assert fork.journal[: len(game.journal)] == game.journal


# -- events and questions ------------------------------------------------------------------------------------------


def everything(scene: Scene) -> Iterator[Watched]:
    """The scene as its tactics play it and as chance does."""
    yield Watched(scene, Tape(SEED)).to_the_end()
    yield Watched(scene, Tape(SEED), policies=all_alike(scene, random_policy(SEED)), limit=800).to_the_end()


def test_every_event_cites_the_rule_that_made_it_and_questions_are_well_put(scene: Scene) -> None:
    for watched in everything(scene):
        assert watched.events
        for event in watched.events:
            cites(scene, event)
        for number, ask in enumerate(watched.seen, 1):
            assert ask.number == number
            well_put(watched, ask)


def cites(scene: Scene, event: Event) -> None:
    game, rule, form = scene.system, rule_of(event.rule), event.seen.form or {}
    assert rule.id in game.rulebook and rule.system == game.id
    assert event.kind in game.kinds
    assert form.get("kind", event.kind) in game.kinds and set(form) <= set(Event._fields)


def well_put(watched: Watched, ask: Ask) -> None:
    """Never empty, keys told apart, the default among them, a known topic and rule, a seat that is somebody's."""
    scene, known = watched.scene, {*watched.scene.seats, GM}
    assert ask.topic in scene.system.asks and ask.seat in known
    assert rule_of(ask.rule).id in scene.system.rulebook
    assert ask.actor is None or ask.actor in scene.by_id or ask.actor in watched.state
    if ask.kind == "choose":
        assert ask.options and len(set(ask.keys)) == len(ask.keys) and ask.default in ask.keys
        assert {option.seat for option in ask.options} <= {None, *known}
    elif ask.kind == "amount":
        assert ask.low <= int(ask.default) <= ask.high
    json.dumps({key: value for option in ask.options for key, value in option.data.items()})


def test_every_event_is_json(scene: Scene) -> None:
    for event in played(scene).events:
        whole = to_json(event)
        assert json.loads(json.dumps(whole, ensure_ascii=False, allow_nan=False)) == whole
        assert event.row()[0] == event.kind


# -- secrets -------------------------------------------------------------------------------------------------------


def named(value: Any) -> set[str]:
    """All strings in a fact."""
    if isinstance(value, str):
        return {value}
    return {item for item in value if isinstance(item, str)} if isinstance(value, tuple | list) else set()


def test_no_view_shows_what_sight_forbids(scene: Scene) -> None:
    """At every event, to every seat: fields and entities it may not know are neither in its view nor in what it is
    told of the event."""
    sight = scene.system.sight
    state = scene.system.begin(scene)
    for event in played(scene).events:
        fold(state, event)
        for seat in seats(scene):
            sights = {who: sight(scene, state, seat, who) for who in state.now}
            view = View(scene, state, seat, sight)
            shown = view.project(event)
            if shown is None:
                continue
            unseen = {who for who, seen in sights.items() if seen == "nothing"}
            assert shown.actor not in unseen and shown.target not in unseen
            assert not unseen & {name for value in shown.data.values() for name in named(value)}
            for change in shown.changes:
                seen = sights[change.who]
                assert seen == "all" or (seen == "open" and change.field in type(state[change.who]).OPEN)
    for seat in seats(scene):
        plain = View(scene, state, seat, sight).plain()
        for who, now in state.now.items():
            seen = sight(scene, state, seat, who)
            assert (who in plain) is (seen != "nothing")
            if seen == "open":
                assert set(plain[who]) <= type(now).OPEN


def test_what_people_watch_can_be_shown_to_every_seat(scene: Scene) -> None:
    """Gauges, states and the board answer for whatever a seat sees."""
    game = played(scene)
    for seat in [GM, *seats(scene)]:
        view = game.view(seat)
        for who in view:
            assert all(isinstance(gauge.value, int) for gauge in scene.system.gauges(view, who))
            assert all(isinstance(word, str) for word in scene.system.states(view, who))
        board = scene.system.board(view)
        assert board is None or all(token.who in set(view) for token in board.tokens)


# -- nothing but the tape ------------------------------------------------------------------------------------------


def test_no_other_chance(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The global generator is never asked."""

    def poisoned(*_: Any, **__: Any) -> Any:
        raise AssertionError("the global random generator was asked")

    for name in ("random", "randint", "randrange", "choice", "choices", "shuffle", "sample", "getrandbits", "uniform"):
        monkeypatch.setattr(random, name, poisoned)
    monkeypatch.setattr(os, "urandom", poisoned)
    assert Game(scene, SEED).digest == played(scene).digest


_TWICE = """
import sys
from bojiste.core.game import Game
from bojiste.files.scenes import load
for path in sys.argv[1:]:
    print(Game(load(path), 7).digest)
"""


@pytest.mark.parametrize("id", [id for id in SYSTEMS if id != "coin"])
def test_the_same_bytes_in_every_process(id: str) -> None:
    """Whatever order sets take in another process, the events are the same."""
    paths = [str(path) for path in islice((path for path in house.examples() if path.parent.name == id), 4)]
    here = [played(_read(f"{id}/{Path(path).stem}")).digest for path in paths]
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", _TWICE, *paths],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        assert done.stdout.split() == here


# -- words and company ---------------------------------------------------------------------------------------------


def test_three_languages(system: System) -> None:
    """Every event, question, procedure and rule has its words in Czech, Russian and English, alike in shape."""
    lacking, faults = lint.missing(system), lint.faults(system.text)
    assert not lacking, f"{system.id} lacks words: {', '.join(lacking)}"
    assert not faults, f"the texts of {system.id}: {'; '.join(faults)}"


@pytest.mark.parametrize("id", [id for id in SYSTEMS if id != "coin"])
def test_a_golden_fight_exists(id: str) -> None:
    assert any((house.GOLDEN / id).glob("*.txt")), (
        f"list a scene in {house.GOLDEN / id}/cases.toml, then BOJISTE_GOLDEN=write pytest tests/golden"
    )


@pytest.mark.parametrize("id", [id for id in SYSTEMS if id != "coin"])
def test_examples_exist(id: str) -> None:
    assert len([path for path in house.examples() if path.parent.name == id]) >= 3


def test_a_system_says_what_it_is(system: System) -> None:
    """The record is whole: a default procedure, a default tactic, rules in their groups, models that give a schema."""
    assert system.procedures and system.policies and len(system.rulebook) > 0
    assert all(rule.system == system.id for rule in system.rulebook.values())
    for model in system.models():
        assert model.model_json_schema()["type"] == "object"
