"""Why: the rule behind an event, with its whole sum, and what the rule says."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.event import Event, Part
from bojiste.core.rule import Rule, rule_of
from bojiste.tell import house, sums
from bojiste.tell.lexicon import Lexicon
from bojiste.tell.words import Words, word_id


class Reason(NamedTuple):
    """Where an event comes from: its whole sum with the result (empty where there is none), and its rule."""

    shown: str
    id: str
    title: str
    says: str
    otherwise: tuple[str, ...] = ()
    """What the table plays in its place, or in the place of a rule of which it is made up."""


def statement(words: Words, rule: Rule | str) -> tuple[str, str]:
    """Title and statement of a rule (or of a rule's id)."""
    id = word_id("rule", rule if isinstance(rule, str) else rule.id)
    return words.word(id), words.word(f"{id}.statement")


def why(lexicon: Lexicon, event: Event) -> list[str]:
    """``14 (k20) + 3 oprava Síly = 17 ≥ 15 → zásah · srd5.attack.hit „Zásah“``, and the statement of the rule.

    Data the line uses: ``against`` (what the sum was held against), ``compare`` (``>=`` unless it is ``> <= < =``),
    and the result: the attribute ``.result`` of the event's message, else the word ``result-<data result>``. An event
    whose dice and parts are no plain sum says it in its own attribute ``.why``.
    """
    found, words = reason(lexicon, event), lexicon.words
    cited = words.word("why-rule", id=found.id, title=nested(found.title, words.language))
    return [f"{found.shown} · {cited}" if found.shown else cited, found.says, *found.otherwise]


def reason(lexicon: Lexicon, event: Event) -> Reason:
    """The same in its pieces."""
    rule = rule_of(event.rule)
    title, said = statement(lexicon.words, rule)
    shown = " → ".join(part for part in (_sum(lexicon, event), _result(lexicon, event)) if part)
    return Reason(shown, rule.id, title, said, house.cited(lexicon.scene, event.rule, lexicon.words))


def _sum(lexicon: Lexicon, event: Event) -> str:
    words = lexicon.words
    if words.has(f"event-{event.kind}.why"):
        return words.say(f"event-{event.kind}.why", lexicon.event(event))
    whole = sums.spelled(event, words.word("die-letter"), [_named(words, part) for part in event.parts])
    against = event.data.get("against")
    if not whole or not isinstance(against, int):
        return whole
    return f"{whole} {sums.compared(sums.total(event), against, event.data.get('compare', '>='))}"


def _named(words: Words, part: Part) -> str:
    """A summand with its name: ``3 oprava Síly``; the attribute ``.amount`` says it otherwise (``Ohrožení 3``)."""
    id, amount = word_id("part", part.name), str(abs(part.value))
    if words.has(f"{id}.amount"):
        return words.word(f"{id}.amount", value=amount)
    return f"{amount} {words.word(id, value=part.value)}"


_QUOTES = {"cs": ("„“", "‚‘"), "ru": ("«»", "„“"), "en": ("“”", "‘’")}


def nested(title: str, language: str) -> str:
    """A text that is to stand in quotes: its own quotes as the language writes those inside others."""
    outer, inner = _QUOTES[language]
    return title.translate(str.maketrans(outer, inner))


def _result(lexicon: Lexicon, event: Event) -> str:
    words = lexicon.words
    if words.has(f"event-{event.kind}.result"):
        return words.say(f"event-{event.kind}.result", lexicon.event(event))
    result = event.data.get("result")
    return lexicon.worded(word_id("result", result)).text if isinstance(result, str) else ""
