"""Rules found by words: in their ids, their titles and what they say, as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bojiste.cli.menu import folded
from bojiste.cli.options import near_of, refused
from bojiste.cli.rules import chosen, words_of
from bojiste.core.rule import Rule

SHORT = 4
"""Letters of a word that is too short to have an ending."""
PARTS = ("title", "statement")
"""Where words are looked for: the title with the id, then what the rule says."""


def meant(text: str, language: str) -> Iterator[Rule]:
    """The rule of this id; else those that have the words in their title or id; else in what they say."""
    from bojiste.core.system import system_ids, systems

    book = {rule.id: rule for rule in chosen(None)}
    if text in book:
        yield book[text]
        return
    if text.partition(".")[0] in system_ids() and "." in text:
        yield systems()[text.partition(".")[0]].rulebook.find(text)
        return
    for part in PARTS:
        if found := [rule for rule in book.values() if _has(rule, text, language, part)]:
            yield from found
            return
    raise refused("ID", text, "unknown-rule", near=near_of(text, book, 3))


def searched(rules: Iterable[Rule], text: str, languages: Iterable[str]) -> list[Rule]:
    """Those of the rules that have the words in one of these languages: first those that have them in their title or
    id, then those that have them in what they say; either in the order of the book. Refused where none has."""
    rules, spoken = list(rules), tuple(languages)
    ranked = (
        [rule for rule in rules if any(_has(rule, text, language, part) for language in spoken)] for part in PARTS
    )
    found = list(dict.fromkeys(rule for part in ranked for rule in part))
    if not found:
        raise refused("--search", text, "unknown-rule", near=near_of(text, [rule.id for rule in rules], 3))
    return found


def _has(rule: Rule, text: str, language: str, part: str) -> bool:
    """Whether a part of a rule has words that begin like these; a long one may have another ending."""
    said = _said(rule, language, part)
    return all(f" {word[:-1] if len(word) > SHORT else word}" in said for word in folded(text).split())


def _said(rule: Rule, language: str, part: str) -> str:
    """What of a rule is searched, as people type it."""
    told = words_of(rule, language)
    key = f"rule-{rule.id.replace('.', '-')}"
    said = f"{rule.id} {told.word(key)}" if part == "title" else told.word(f"{key}.statement")
    return " " + re.sub(r"[\W_]+", " ", folded(said))
