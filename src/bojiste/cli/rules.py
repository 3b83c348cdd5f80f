"""``bojiste rules``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import click

from bojiste.cli.help import Spoken
from bojiste.cli.options import RuleId, json_option, language_option
from bojiste.cli.voice import say, words
from bojiste.core.rule import Rule, Rulebook
from bojiste.core.ruling import CORE
from bojiste.core.scene import LANGUAGES
from bojiste.tell.words import Words


@click.command("rules", cls=Spoken)
@click.argument("which", metavar="[SYSTEM|ID]", required=False, type=RuleId())
@click.option("--search", metavar="WORDS", help="Only rules with these words, in any of the three languages.")
@language_option
@json_option("One JSON object for each rule: id, title, tag, option, procedure, waits.")
def command(which: str | None, search: str | None, language: str, as_json: bool) -> None:
    """List the rules of a system.

    Give a system, a group (srd5.attack) or the id of a rule. Without an argument all rules are listed.
    """
    rules = list(chosen(which))
    if search is not None:
        from bojiste.cli.finding import searched

        rules = searched(rules, search, LANGUAGES)
    for rule in rules:
        found = describe(rule, language)
        click.echo(json.dumps(found, ensure_ascii=False) if as_json else line_of(found, language))


def book_of(id: str) -> Rulebook:
    """The rules among which an id of a rule, a group or a system is; ``UnknownSystem`` if there are none."""
    from bojiste.core.system import system

    home = id.partition(".")[0]
    return CORE if home == "core" else system(home).rulebook


def words_of(rule: Rule, language: str) -> Words:
    """The messages among which a rule's own are."""
    return words(language, None if rule.system == "core" else rule.system)


def chosen(which: str | None) -> Iterator[Rule]:
    """The rules that are meant; ``UnknownRule`` if there are none."""
    from bojiste.core.system import systems

    if which is None:
        for game in systems().values():
            yield from game.rulebook.values()
        yield from CORE.values()
        return
    book = book_of(which)
    within = [rule for rule in book.values() if which in (rule.system, f"{rule.system}.{rule.group}")]
    yield from within or [book.find(which)]


def describe(rule: Rule, language: str) -> dict[str, Any]:
    """A rule as a line of a list. ``waits`` says what must be there before a game can meet it; ``None``: games do."""
    entry = book_of(rule.id).entries[rule.id]
    told = words_of(rule, language)
    return {
        "id": rule.id,
        "title": told.word(f"rule-{rule.id.replace('.', '-')}"),
        "tag": entry.tag,
        "option": entry.option,
        "procedure": rule.course,
        "waits": None if rule.waits is None else told.word(f"waits-{rule.waits}"),
    }


def tag_of(found: dict[str, Any], language: str) -> str:
    """The tag of a rule in words; a system calls its referee by its own."""
    home = found["id"].partition(".")[0]
    return words(language, None if home == "core" else home).word(f"tag-{found['tag']}")


def line_of(found: dict[str, Any], language: str) -> str:
    """A rule on a line: id, tag in words unless it is a plain rule, title, and what it waits for."""
    tag = tag_of(found, language) + (f": {found['option']}" if found["option"] else "")
    waits = "" if found["waits"] is None else f" ({say(language, 'cli-rule-waits', what=found['waits'])})"
    return f"{found['id']:<32} {'' if found['tag'] == 'core' else f'[{tag}] '}{found['title']}{waits}"
