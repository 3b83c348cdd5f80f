"""Every verb of the referee's hand at every question of a game: it is done or refused whole, and the game goes on."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.tell import Narrator
from tests import house
from tests.blind import tell
from tests.conformance.test_hand import CASES, Referee, answered, same, with_a_hand

pytestmark = pytest.mark.usefixtures("coin")

FIRST = {case.partition("/")[0]: case for case in reversed(CASES)}
"""One scene of each system."""
TRIES = 40
"""So many forms of a verb are tried before it is taken for one that says nothing here."""
ON = 6
"""So many questions are answered after a ruling."""


def meant(referee: Referee, verb: str) -> str | None:
    """A ruling of a verb that is valid now, if there is one."""
    make = getattr(referee, verb, None) or (lambda: referee.filled(referee.hand.verbs[verb].form))
    for _ in range(TRIES):
        text = str(make())
        if text and not referee.game.faults(text):
            return text
    return None


def questions(scene: Scene, seed: int, most: int, every: bool) -> Iterator[Game]:
    """A game at one question after another, to do anything with; else at the first of each topic alone."""
    chance = random.Random(seed)
    game, topics = Game(scene, seed, people=[*scene.seats, "gm"]), set()
    for _ in range(most):
        if game.ask is None:
            return
        if every or game.ask.topic not in topics:
            topics.add(game.ask.topic)
            yield game.fork()
        answered(game, chance)


def sound(game: Game, before: int) -> None:
    """No gauge shows less than nothing; what has happened since can be told."""
    for who in game.scene.by_id:
        for gauge in game.scene.system.gauges(game.view("gm"), who):
            assert gauge.maximum is None or gauge.maximum >= 0, (who, gauge)
    tell(Narrator(game.scene, "cs"), list(game.events[before:]))


def ended(game: Game, before: int) -> None:
    """What the referee has ended is over: no die falls, nobody is asked. Of an expedition only its conflict may be
    over (``conflict-over`` says so): then the next day comes."""
    after = game.events[before:]
    over = next((at for at, event in enumerate(after) if event.kind == "conflict-over"), None)
    if over is None or game.scene.procedure != "expedition":
        assert game.ask is None and game.outcome is not None, game.ask and game.ask.topic
    assert not any(event.rolls for event in after[:over])


def ruled(game: Game, verb: str, text: str) -> None:
    """Rule, answer on as is usual, save and load the game, take it all back."""
    mark, before = game.digest, len(game.events)
    game.rule(text)
    if verb == "stop":
        ended(game, before)
    count = 1
    while game.ask is not None and count <= ON:
        game.answer(game.ask.default)
        count += 1
    sound(game, before)
    same(game, Game.load(game.save()))
    game.undo(count)
    assert game.digest == mark


def verbs_of(game: Game) -> tuple[str, ...]:
    hand = game.scene.system.hand
    assert hand is not None
    return (*hand.verbs, *(["set"] if hand.numbers else []))


def walked(case: str, seed: int, most: int, every: bool, share: int = 1) -> set[str]:
    """Every verb at these questions, or one in so many (``share``), each time others; which of them were ruled."""
    scene, done = with_a_hand(case), set()
    for number, game in enumerate(questions(scene, seed, most, every)):
        referee, verbs = Referee(game, random.Random(seed)), verbs_of(game)
        for verb in {*verbs[number % share :: share], "stop"} & {*verbs}:
            text = meant(referee, verb)
            if text is not None:
                ruled(game, verb, text)
                done.add(verb)
    return done


def wandered(case: str, seed: int, met: set[tuple[str, str]]) -> None:
    """Every verb at each topic at which it was not ruled yet (``met``), and one in turn at every third question."""
    scene = with_a_hand(case)
    for number, game in enumerate(questions(scene, seed, most=120, every=True)):
        assert game.ask is not None
        referee, verbs, topic = Referee(game, random.Random(seed + number)), verbs_of(game), game.ask.topic
        for verb in verbs:
            fresh = (topic, verb) not in met
            text = meant(referee, verb) if fresh or (verb == verbs[number % len(verbs)] and number % 3 == 0) else None
            if text is not None:
                met.add((topic, verb))
                ruled(game, verb, text)


@pytest.mark.parametrize("id", FIRST)
def test_every_verb_at_each_kind_of_question(id: str) -> None:
    assert len(walked(FIRST[id], seed=1, most=20, every=False, share=8)) >= 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", FIRST)
def test_every_verb_at_every_topic(id: str, seed: int) -> None:
    """All scenes of a system together: what was ruled at a kind of question in one is not ruled again in another."""
    met: set[tuple[str, str]] = set()
    for case in CASES:
        if case.partition("/")[0] == id:
            wandered(case, seed, met)
    assert met


def test_one_scene_of_each_system() -> None:
    assert set(FIRST) == {*house.system_ids(), "coin"}
