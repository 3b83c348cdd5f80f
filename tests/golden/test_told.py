"""Whatever may happen in the example scenes can be told: every line, reason, question, answer, number and condition,
in every language, with answers chosen blindly so that odd things happen too."""

from __future__ import annotations

import re

import pytest

from bojiste.core.ask import Ask
from bojiste.core.dice import Tape, face, key_of
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.core.state import View
from bojiste.files.scenes import load
from bojiste.tell import Narrator
from bojiste.tell.merge import merged
from tests.golden.logs import EXAMPLES

SCENES = sorted(path.stem for path in EXAMPLES.glob("*.toml"))
FIGHTS = 2
ROUNDS = 8
BLIND = 0x626C696E64
MOST_OPTIONS = 25
LEFT_OPEN = re.compile(r"\{|\}|\bNone\b|\$|  | [,.!?]")


def tidy(text: str) -> None:
    assert text, "nothing was said"
    assert not LEFT_OPEN.search(text), text


class Listener:
    """A policy that answers blindly and has every question told first."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.narrators = [Narrator(scene, language) for language in LANGUAGES]
        self.key = key_of(seed, BLIND)
        self.count = 0
        self.topics: set[str] = set()

    def __call__(self, ask: Ask, view: View) -> str:
        self.topics.add(ask.topic)
        for narrator in self.narrators:
            tidy(narrator.question(ask))
            for option in ask.options[:MOST_OPTIONS]:
                tidy(narrator.option(ask, option))
            for who in view:
                for gauge in self.scene.system.gauges(view, who):
                    tidy(narrator.gauge(gauge))
                for state in self.scene.system.states(view, who):
                    tidy(narrator.state(state))
        return self.answer(ask)

    def answer(self, ask: Ask) -> str:
        """Any answer that does not end the fight."""
        self.count += 1
        if ask.kind == "note":
            return "in own words"
        if ask.kind == "amount":
            return str(ask.low + face(self.key, self.count, ask.high - ask.low + 1) - 1)
        keys = [option.key for option in ask.options if option.key != "stop" and option.seat in (None, ask.seat)]
        return keys[face(self.key, self.count, len(keys)) - 1]


def played(name: str, seed: int) -> tuple[Run, Listener]:
    scene = load(EXAMPLES / f"{name}.toml")
    options = {**scene.source.get("options", {}), "max_rounds": ROUNDS}
    short = read_scene({**scene.source, "options": options, "rulings": "ask"})
    listener = Listener(short, seed)
    run = Run(short, Tape(seed), policies=dict.fromkeys(short.system.policies, listener), events=[], strict=True)
    run.advance()
    return run, listener


@pytest.mark.parametrize("name", SCENES)
def test_everything_can_be_told(name: str) -> None:
    for seed in range(FIGHTS):
        run, listener = played(name, seed)
        assert run.outcome is not None
        assert run.events
        for narrator in listener.narrators:
            for event in (*run.events, *merged(run.events, run.scene.system.merging)):
                tidy(narrator.line(event))
                for line in narrator.why(event):
                    tidy(line)
            tidy(narrator.outcome(run.outcome))
            tidy(narrator.title())


def test_blind_play_goes_far() -> None:
    """The test above would say little if blind answers met few questions."""
    topics: set[str] = set()
    kinds: set[str] = set()
    for name in SCENES:
        run, listener = played(name, 1)
        topics |= listener.topics
        kinds |= {event.kind for event in run.events or ()}
    assert {"act", "where", "opportunity", "ready-trigger", "ready-response", "surprised", "use"} <= topics
    assert {"hit", "miss", "damage", "dies", "falls", "dash", "dodge", "step", "opportunity", "ready"} <= kinds
