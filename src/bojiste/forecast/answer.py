"""Answers to questions about dice: the facts read from words, the exact odds, and what is said of them.

Messages: ``odds-QUESTION`` is what is asked, ``fact-NAME`` what must be known, ``choice-WORD`` a word that may be given
for it, ``chance-WORD`` what may happen, ``measure-WORD`` a number that comes of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import groupby
from typing import Any

from bojiste.core.house import House
from bojiste.core.notation import parse
from bojiste.core.odds import Fact, Question
from bojiste.core.system import System
from bojiste.errors import BadNotation, Problem, SceneError
from bojiste.forecast.blocks import Bar, Block, Chart, Points, Prose
from bojiste.forecast.contents import MOST_BARS, exact_bar, span_of
from bojiste.forecast.exact import Odds, TooDear, asked
from bojiste.kit.refuse import near
from bojiste.tell.house import played
from bojiste.tell.names import capital
from bojiste.tell.words import Words, typeset
from bojiste.version import VERSION

_DIE = re.compile(r"d(?=[0-9%])")
_NUMBER = re.compile(r"[-−+]?[0-9]{1,6}")


def question_of(game: System, name: str) -> Question:
    """The question of this name; ``SceneError`` names those there are."""
    if name not in game.odds:
        raise SceneError([Problem("QUESTION", name, "not-one-of", near(name, game.odds))], game.id)
    return game.odds[name]


def facts_of(question: Question, said: Iterable[str]) -> dict[str, Any]:
    """The facts that words state (``bonus=5``), with the usual ones; ``SceneError`` with all that is wrong."""
    known = {fact.name: fact for fact in question.facts}
    problems, found = [], dict[str, Any]()
    for text in said:
        name, sign, value = text.partition("=")
        if name in found:
            problems.append(Problem("FACT", text, "odds-twice"))
            continue
        if not sign or name not in known:
            data = {**near(name, known), "known": ", ".join(map(form, question.facts))}
            problems.append(Problem("FACT", text, "odds-fact", data))
            continue
        try:
            found[name] = _value(known[name], value.strip())
        except SceneError as fault:
            problems += fault.problems
    missing = [fact for fact in question.facts if fact.usual is None and fact.name not in known.keys() & _named(said)]
    problems += [Problem("FACT", fact.name, "odds-missing", {"form": form(fact)}) for fact in missing]
    if problems:
        raise SceneError(problems)
    return {fact.name: found.get(fact.name, _usual(fact)) for fact in question.facts}


def _named(said: Iterable[str]) -> set[str]:
    return {text.partition("=")[0] for text in said}


def form(fact: Fact) -> str:
    """How a fact is written: ``bonus=N``, ``roll=normal|advantage``, ``damage=DICE``."""
    value = "|".join(fact.words) if fact.words else "DICE" if fact.dice else "N"
    return f"{fact.name}={value}"


def _usual(fact: Fact) -> Any:
    return parse(str(fact.usual)) if fact.dice else fact.usual


def _value(fact: Fact, text: str) -> Any:
    if fact.words:
        if text not in fact.words:
            raise SceneError([Problem(fact.name, text, "not-one-of", near(text, fact.words))])
        return text
    if fact.dice:
        try:
            return parse(text)
        except BadNotation as fault:
            raise SceneError([replace(problem, path=fact.name) for problem in fault.problems]) from None
    return _number(fact, text)


def _number(fact: Fact, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise SceneError([Problem(fact.name, text, "fact-no-number")])
    number = int(text.replace("−", "-"))
    if not fact.low <= number <= fact.high:
        low = number < fact.low
        data = {"minimum": fact.low} if low else {"maximum": fact.high}
        raise SceneError([Problem(fact.name, number, "below-minimum" if low else "above-maximum", data)])
    return number


def answer(question: Question, facts: Mapping[str, Any]) -> Odds[Fraction]:
    """The exact odds; ``SceneError`` where they would take too long."""
    try:
        return asked(question.course, facts)
    except TooDear:
        raise SceneError([Problem("FACT", "", "notation-too-large")]) from None


# -- in words --------------------------------------------------------------------------------------------------------


def listed(game: System, words: Words) -> Iterator[Block]:
    """The questions of a system, with their facts."""
    for name, question in game.odds.items():
        points = tuple(
            f"{form(fact)} {words.word('dash')} {words.word(f'fact-{fact.name}')}{_unless(fact)}"
            for fact in question.facts
        )
        yield Points(f"{name}: {words.word(f'odds-{name}')}", points)


def _unless(fact: Fact) -> str:
    return "" if fact.usual is None else f" [{fact.usual}]"


def told(
    name: str, facts: Mapping[str, Any], odds: Odds[Fraction], words: Words, house: House | None = None
) -> Iterator[Block]:
    """What is asked, by which house rules, the chance of each thing that may happen, and how each number falls."""
    said = "; ".join(f"{words.word(f'fact-{fact}')}: {_said(value, words)}" for fact, value in facts.items())
    exactly = f"{words.word('odds-exact')} {words.word('forecast-version', version=VERSION)}"
    yield Prose((capital(words.word(f"odds-{name}")), said, *played(house, words), exactly), True)
    chances = ((capital(words.word(f"chance-{key}")), float(chance)) for key, chance in odds.flags.items())
    if bars := tuple(exact_bar(words, label, chance) for label, chance in chances):
        yield Chart(words.word("odds-chances"), bars)
    for key, values in odds.counts.items():
        if len(values) > 1:
            note = words.word("odds-mean", mean=float(odds.mean(key)), least=min(values), most=max(values))
            yield Chart(capital(words.word(f"measure-{key}")), _fallen(values, words), (note,))


def _said(value: object, words: Words) -> str:
    """A fact as it is said: a choice in words, dice with the letter of the language."""
    if isinstance(value, str):
        return words.word(f"choice-{value}")
    return _DIE.sub(words.word("die-letter"), str(value))


def _fallen(values: Mapping[int, Fraction], words: Words) -> tuple[Bar, ...]:
    """The chance of each value, or of so many neighbours that the bars can be seen."""
    least, most = min(values), max(values)
    step = -(-(most - least + 1) // MOST_BARS)
    bars = []
    for bucket, found in groupby(sorted(values), lambda value: (value - least) // step):
        first = least + bucket * step
        last = min(first + step - 1, most)
        label = span_of(words, first, last)
        bars.append(exact_bar(words, typeset(label), float(sum(values[value] for value in found))))
    return tuple(bars)


def as_json(name: str, facts: Mapping[str, Any], odds: Odds[Fraction]) -> dict[str, Any]:
    """``question``, ``facts``; ``chances``: word -> ``chance`` and, where that is short, ``exact`` (a fraction);
    ``numbers``: word -> ``mean`` and ``odds`` (value, chance)."""
    return {
        "question": name,
        "facts": {fact: value if isinstance(value, int) else str(value) for fact, value in facts.items()},
        "chances": {key: _chance(chance) for key, chance in odds.flags.items()},
        "numbers": {
            key: {"mean": float(odds.mean(key)), "odds": [[value, float(values[value])] for value in sorted(values)]}
            for key, values in odds.counts.items()
        },
    }


def _chance(chance: Fraction) -> dict[str, Any]:
    short = chance.denominator < 10**12
    return {"chance": float(chance), **({"exact": str(chance)} if short else {})}
