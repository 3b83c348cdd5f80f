"""``bojiste why``."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import click

from bojiste.cli.help import Spoken
from bojiste.cli.menu import folded
from bojiste.cli.options import RuleId, json_option, language_option, near_of, refused
from bojiste.cli.page import told
from bojiste.cli.rules import chosen, describe, line_of, tag_of, words_of
from bojiste.cli.voice import say
from bojiste.core.rule import Rule

SHORT = 4
"""Letters of a word that is too short to have an ending."""


@click.command("why", cls=Spoken)
@click.argument("id", metavar="ID|WORDS", type=RuleId())
@language_option
@json_option("One JSON object: id, title, tag, option, procedure, waits, statement, address, line.")
def command(id: str, language: str, as_json: bool) -> None:
    """Explain a rule: what it says and where it stands.

    ID is an id that a line of the log cites, such as srd5.attack.hit. Other words are searched for in the ids, the
    titles and the statements of all rules.
    """
    rules = list(meant(id, language))
    for rule in rules:
        if len(rules) > 1 and not as_json:
            told(line_of(describe(rule, language), language), 33)
        else:
            _tell(explain(rule, language), language, as_json)


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
    wanted = [word[:-1] if len(word) > SHORT else word for word in folded(text).split()]  # words have endings
    for part in ("title", "statement"):
        found = [rule for rule in book.values() if all(f" {word}" in _said(rule, language, part) for word in wanted)]
        if found:
            yield from found
            return
    raise refused("ID", text, "unknown-rule", near=near_of(text, book, 3))


def _said(rule: Rule, language: str, part: str) -> str:
    """What of a rule is searched, as people type it."""
    told = words_of(rule, language)
    key = f"rule-{rule.id.replace('.', '-')}"
    said = f"{rule.id} {told.word(key)}" if part == "title" else told.word(f"{key}.statement")
    return " " + re.sub(r"[\W_]+", " ", folded(said))


def _tell(found: dict[str, Any], language: str, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
        return
    tag = tag_of(found, language) + (f" ({found['option']})" if found["option"] else "")
    lines = [f"{found['id']} · {found['title']}", found["statement"], tag, f"{found['address']}:{found['line']}"]
    if found["waits"] is not None:
        lines.insert(2, say(language, "cli-rule-waits", what=found["waits"]))
    for line in lines:
        told(line)


def explain(rule: Rule, language: str) -> dict[str, Any]:
    """All there is to know of a rule: ``address`` is its function, ``line`` where that begins in its file."""
    from bojiste.tell.why import statement

    address, line = rule.place
    return {
        **describe(rule, language),
        "statement": statement(words_of(rule, language), rule)[1],
        "address": address,
        "line": line,
    }
