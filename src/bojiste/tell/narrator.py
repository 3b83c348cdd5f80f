"""A scene in words: its events, questions, answers, names and numbers, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import Roll
from bojiste.core.event import Event
from bojiste.core.rule import rule_of
from bojiste.core.scene import Scene
from bojiste.core.system import Gauge, Outcome
from bojiste.tell import sums
from bojiste.tell.facts import Facts
from bojiste.tell.lexicon import Lexicon
from bojiste.tell.names import capital, joined, label
from bojiste.tell.units import unit_of
from bojiste.tell.why import statement, why
from bojiste.tell.words import Words, word_id


class Narrator:
    """Says in Czech (``cs``), Russian (``ru``) or English (``en``) what a scene tells by ids and numbers.

    Give it events as a seat sees them (``Game.log(seat)``, ``View.project``): it tells all that stands in them.
    Raises ``MissingWords`` for what the texts cannot say.
    """

    def __init__(self, scene: Scene, language: str) -> None:
        self.scene = scene
        self.words = Words(language, scene.system, unit_of(scene))
        self.lexicon = Lexicon(scene, self.words)

    @property
    def language(self) -> str:
        return self.words.language

    def line(self, event: Event) -> str:
        """What happened, as one line."""
        return capital(self.words.say(f"event-{event.kind}", self.lexicon.event(event)))

    def items(self, events: Sequence[Event]) -> str:
        """Several events of a kind as one line, each an item of it."""
        id, kind = word_id("story-items", events[0].kind), events[0].kind
        if self.words.has(f"{id}.falling"):
            events = sorted(events, key=lambda event: -sums.total(event))
        items = [self.words.say(f"{id}.item", self.lexicon.event(event)) for event in events]
        between = f" {self.words.word(f'{id}.between')} " if self.words.has(f"{id}.between") else "; "
        actors = self.lexicon.groups([event.actor for event in events if event.actor in self.scene.by_id])
        about = {"items": between.join(items), "actors": joined(actors, self.language)}
        return capital(self.words.say(f"story-items-{kind}", {**about, **self.lexicon.event(events[0])}))

    def why(self, event: Event) -> list[str]:
        """Where the event comes from: every summand, comparison, result and rule; then what that rule says."""
        return why(self.lexicon, event)

    def question(self, ask: Ask) -> str:
        """What the seat is asked."""
        return capital(self.words.say(f"ask-{ask.topic}", self.lexicon.ask(ask)))

    def option(self, ask: Ask, option: Option) -> str:
        """The label of an answer: ``option-<topic>-<verb>`` if there is one, else ``option-<verb>``."""
        return self.options(ask, (option,))[0]

    def options(self, ask: Ask, options: Iterable[Option]) -> list[str]:
        """The labels of several answers to one question."""
        asked = self.lexicon.ask(ask)
        return [self._label(ask, asked, option) for option in options]

    def _label(self, ask: Ask, asked: Facts, option: Option) -> str:
        verb = option.key.split(":", 1)[0]
        own = word_id("option", ask.topic, verb)
        id = own if self.words.has(own) else word_id("option", verb)
        return capital(self.words.say(id, self.lexicon.option(asked, option)))

    def roll(self, roll: Roll) -> str:
        """Which die a person is to roll, whose it is, and for what."""
        args = self.lexicon.role("actor", roll.actor)
        title, _ = statement(self.words, rule_of(roll.rule))
        dice = f"{self.words.word('die-letter')}{roll.sides}"
        return capital(self.words.say("ask-roll", {**args, "dice": dice, "title": title}))

    def name(self, who: str, case: str = "nom") -> str:
        """What somebody is called: a label, without an article. ``case``: ``nom gen dat acc voc loc ins``."""
        found = self.lexicon.name(who)
        return found.text if case == "nom" else found.case(case)

    def side(self, id: str) -> str:
        """What a side is called."""
        return self.name(id)

    def title(self) -> str:
        """The title of the scene."""
        title = self.scene.title
        return self.words.word("untitled") if title is None else label(title, self.language)

    def outcome(self, outcome: Outcome) -> str:
        """How the scene ended."""
        return capital(self.words.say(f"outcome-{outcome.reason}", self.lexicon.outcome(outcome)))

    def gauge(self, gauge: Gauge) -> str:
        """A number with its name: ``životy 7/12``. A message that uses ``$value`` says all of it itself."""
        id = word_id("gauge", gauge.name)
        args: dict[str, Any] = {"value": gauge.value, "maximum": gauge.maximum, "maximum_known": False}
        if gauge.maximum is not None:
            args["maximum_known"] = True
        if "value" in self.words.variables(id):
            return self.words.say(id, args)
        return self.words.say("gauge-line", {**args, "label": self.words.word(id)})

    def state(self, word: str) -> str:
        """A condition in a word."""
        return self.words.word(word_id("state", word))

    def states(self, who: str, words: Iterable[str]) -> list[str]:
        """Conditions of somebody, in words that agree, without those that go without saying beside another."""
        ids = [word_id("state", word) for word in words]
        hides = (self.words.word(f"{id}.hides") for id in ids if self.words.has(f"{id}.hides"))
        silent = {word_id("state", word) for line in hides for word in line.split()}
        args = {"actor_gender": self.lexicon.name(who).agreement(self.language)}
        heads = {id: self.words.say(f"{id}.head", args) for id in ids if self.words.has(f"{id}.head")}
        return [heads.get(id) or self.words.word(id) for id in ids if id not in silent]

    def absent(self, states: Iterable[str]) -> bool:
        """Whether one of these conditions is that of somebody who is not there."""
        return any(self.words.has(f"{word_id('state', state)}.absent") for state in states)

    def word(self, id: str, /, **args: Any) -> str:
        """Any message; ``MissingWords`` (a ``KeyError``) if there is none."""
        return self.words.say(id, args)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self.words.has(id)
