"""A player who answers blindly, so that odd things happen, and has everything told first, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from bojiste.core.ask import GM, Ask
from bojiste.core.dice import Tape, face, key_of
from bojiste.core.event import WORDS, Event
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.core.state import View
from bojiste.core.watch import Watch
from bojiste.tell import Narrator
from bojiste.tell.story import Story
from bojiste.tell.words import word_id

LEFT_OPEN = re.compile(r"\{|\}|\bNone\b|\$|  | [,.!?;:)]|\( |,,")
BLIND = 0x626C696E64
MOST_OPTIONS = 40
OFTEN = 15
"""So many answers of one kind to one kind of question are told."""


Heed = Callable[[str], None]
"""What is asked of everything that is told."""


class Enough(Exception):
    """So much was asked that it need not be watched any longer."""


def tidy(text: str) -> None:
    """Something was said, and said to its end."""
    assert text, "nothing was said"
    assert not LEFT_OPEN.search(text), text


CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
STATED = re.compile(r"[a-z]\w*(\.\w+)+|\bSRD\b|\((srd_ru|phb_cs)\)|[a-z_]+ = [a-z0-9_]+|in own words")
"""What stands in letters of the scene file: ids of rules, printings, options, what somebody has said."""
FOREIGN = re.compile(r"[A-Za-z]{3,}")


def native(text: str) -> None:
    """Tidy, and in Russian without an id that has no word: any other Latin letters would be one."""
    tidy(text)
    if CYRILLIC.search(text):
        assert not FOREIGN.search(STATED.sub("", text)), text


class Blind:
    """A policy that answers blindly and has every question, answer, number and condition told first."""

    def __init__(
        self, scene: Scene, seed: int, most: int, languages: Sequence[str] = LANGUAGES, heed: Heed = tidy
    ) -> None:
        self._languages, self._heed = languages, heed
        self.attend(scene)
        self.topics: set[str] = set()
        self._heard: set[tuple[str, str]] = set()
        self._told: Counter[tuple[str, str, str]] = Counter()
        self._key = key_of(seed, BLIND)
        self._drawn = 0
        self._left = most

    def attend(self, scene: Scene) -> None:
        """Hear of this scene: a game has one of its own, with all who come in its course."""
        self.scene = scene
        self.narrators = [Narrator(scene, language) for language in self._languages]

    def __call__(self, ask: Ask, view: View) -> str:
        if not self._left:
            raise Enough
        self._left -= 1
        self.topics.add(ask.topic)
        for narrator in self.narrators:
            self._hear(narrator, ask, view)
        return self._answer(ask)

    def _hear(self, narrator: Narrator, ask: Ask, view: View) -> None:
        """What has been heard before, word for word, is not told again, nor the same deed with other numbers again and
        again."""
        self._heed(narrator.question(ask))
        for option in ask.options[:MOST_OPTIONS]:
            deed = narrator.language, ask.topic, option.key.partition(":")[0]
            if self._told[deed] < OFTEN and self._new(narrator, ask.topic, ask.actor, option):
                self._told[deed] += 1
                self._heed(narrator.option(ask, option))
        for who in view:
            for gauge in self.scene.system.gauges(view, who):
                if self._new(narrator, gauge):
                    self._heed(narrator.gauge(gauge))
            for state in self.scene.system.states(view, who):
                if self._new(narrator, state):
                    self._heed(narrator.state(state))

    def _new(self, narrator: Narrator, *what: object) -> bool:
        known = (narrator.language, repr(what))
        new = known not in self._heard
        self._heard.add(known)
        return new

    def _pick(self, most: int) -> int:
        """A number from 1 to ``most``, each time anew."""
        self._drawn += 1
        return face(self._key, self._drawn, most)

    def _answer(self, ask: Ask) -> str:
        """Any answer but the end; the usual ruling in two of three cases, so that scenes get on."""
        if ask.kind == "note":
            return "in own words" if self._pick(3) > 1 else ""
        if ask.kind == "amount":
            return str(ask.low + self._pick(min(ask.high - ask.low + 1, 6)) - 1)
        if ask.ruling and self._pick(3) > 1:
            return ask.default
        keys = [option.key for option in ask.options if option.key != "stop" and option.seat in (None, ask.seat)]
        return keys[self._pick(len(keys)) - 1]


def played(
    scene: Scene, seed: int, most: int, languages: Sequence[str] = LANGUAGES, heed: Heed = tidy
) -> tuple[Run, Blind]:
    """Blind play until so many questions were asked and told, with every ruling asked."""
    asked = read_scene({**scene.source, "rulings": "ask"})
    blind = Blind(asked, seed, most, languages, heed)
    run = Run(asked, Tape(seed), policies=dict.fromkeys(asked.system.policies, blind), events=[], strict=True)
    blind.attend(run.scene)
    with suppress(Enough):
        run.advance()
    assert run.events
    return run, blind


def tell(narrator: Narrator, events: list[Event], heed: Heed = tidy) -> None:
    """The log, every event that has a line of its own, and why; and as it is told to whoever does not see those it
    names."""
    heed(narrator.title())
    _tell(narrator, events, heed)
    _tell(narrator, [veiled for event in events if (veiled := _veiled(narrator, event)) != event], heed)


def _veiled(narrator: Narrator, event: Event) -> Event:
    """The event for a seat that sees none of those whom its facts name."""
    ids = narrator.scene.by_id
    named = [key for key, fact in event.data.items() if key not in WORDS and isinstance(fact, str) and fact in ids]
    seen = {key: fact for key, fact in event.data.items() if key not in named}
    return event._replace(data=seen) if len(seen) < len(event.data) else event


def _tell(narrator: Narrator, events: list[Event], heed: Heed) -> None:
    for event in events:
        if narrator.has(word_id("event", event.kind)):
            heed(narrator.line(event))
        for line in narrator.why(event):
            heed(line)
    for paragraph in Story(Watch(narrator.scene, narrator.scene, (GM,)), narrator.language).tell(events):
        for sentence in paragraph.sentences:
            heed(sentence.text)
