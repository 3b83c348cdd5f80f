"""A lesson: the played example of a rule, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from bojiste.core.played import Example, Played, example_of, question_of
from bojiste.core.rule import Rule, rule_of
from bojiste.tell.explained import sentence_of
from bojiste.tell.narrator import Narrator
from bojiste.tell.paragraph import Paragraph
from bojiste.tell.story import paragraphs
from bojiste.tell.why import reason

if TYPE_CHECKING:
    from bojiste.core.game import Game

MOST_NAMES = 4
"""Names that stand for a title."""
BEFORE = 2
"""Sentences that are told before the one that matters."""
MOST_STORIES = 256
"""Stories of games that are kept in mind."""
MOST_OPTIONS = 8
"""Answers of a question that are listed; of more, the first and the one that was given."""


class Asked(NamedTuple):
    """A question as it was asked: of whom, its words, its answers, and which of them was given (its place)."""

    seat: str
    question: str
    answers: tuple[str, ...]
    given: int
    more: int
    """Answers that are not listed."""


class Lesson(NamedTuple):
    """How a rule decided something: the sentences of the story before, the one that it made (or that came about by it:
    ``cites`` is false then), the whole sum of that event with its own rule, and what a sum was given and answered, as a
    call."""

    title: str
    before: tuple[str, ...]
    line: str
    sum: str
    rule: str
    cites: bool
    call: str


def lesson(rule: Rule, language: str, game: Game | None = None) -> Lesson | None:
    """The example of a rule in a language; ``None`` where none is kept. ``game``: that of the example, for whoever has
    played it already."""
    found = example_of(rule.id)
    if found is None:
        return None
    played, example = found
    game = game or played.game()
    narrator = Narrator(game.scene, language)
    told = _told(_story(played, language), example)
    event = game.events[example.event]
    why = reason(narrator.lexicon, event)
    cites = rule_of(event.rule).function is rule.function
    return Lesson(_title(narrator), told[:-1], told[-1], why.shown, why.id, cites, example.call)


def _title(narrator: Narrator) -> str:
    """The title of the scene, or who is in it."""
    scene = narrator.scene
    if scene.title is not None:
        return narrator.title()
    return ", ".join(narrator.name(one.id) for one in scene.combatants[:MOST_NAMES])


@lru_cache(maxsize=MOST_STORIES)
def _story(played: Played, language: str) -> tuple[Paragraph, ...]:
    """A game that is kept as a story: several rules have their example in it."""
    return tuple(paragraphs(played.game(), language))


def _told(story: Sequence[Paragraph], example: Example) -> tuple[str, ...]:
    """The sentence of the example, and before it the one that begins its paragraph and those that lead to it."""
    said = sentence_of(story, example.event + 1)
    row = said if len(said) <= BEFORE + 1 else [said[0], *said[-BEFORE:]]
    return tuple(one.text for one in row)


def asked(rule: Rule, language: str) -> Asked | None:
    """A question that a rule asks, as it was asked in a game; ``None`` where it asks nobody."""
    found = question_of(rule.id)
    return None if found is None else _asked(*found, language)


def _asked(played: Played, example: Example, language: str) -> Asked:
    game = played.before(example.ask)
    ask, key = game.ask, played.answered(example.ask)
    assert ask is not None, f"question {example.ask} is not asked"
    narrator = Narrator(game.scene, language)
    listed = [option for at, option in enumerate(ask.options) if at < MOST_OPTIONS - 1 or option.key == key]
    given = next((at for at, option in enumerate(listed) if option.key == key), -1)
    words = tuple(narrator.options(ask, listed)) if ask.kind == "choose" else (key,)
    more = len(ask.options) - len(listed) if ask.kind == "choose" else 0
    return Asked(ask.seat, narrator.question(ask), words, given if ask.kind == "choose" else 0, more)
