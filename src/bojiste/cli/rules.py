"""``bojiste rules``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import click

from bojiste.cli.options import json_option, language_option
from bojiste.cli.voice import words
from bojiste.core.rule import Rule
from bojiste.core.system import System


@click.command("rules")
@click.argument("which", metavar="[SYSTEM|ID]", required=False)
@language_option
@json_option("One JSON object for each rule: id, title, tag, option, procedure.")
def command(which: str | None, language: str, as_json: bool) -> None:
    """List the rules of a system.

    SYSTEM lists its rules, a group (srd5.atk) the group, a whole ID that rule; without either, all rules there are.
    """
    for rule in chosen(which):
        found = describe(rule, language)
        click.echo(json.dumps(found, ensure_ascii=False) if as_json else _line(found))


def game_of(id: str) -> System:
    """The system that an id of a rule, a group or a system begins with; ``UnknownSystem`` if there is none."""
    from bojiste.core.system import system

    return system(id.partition(".")[0])


def chosen(which: str | None) -> Iterator[Rule]:
    """The rules that are meant; ``UnknownRule`` if there are none."""
    from bojiste.core.system import systems

    if which is None:
        for game in systems().values():
            yield from game.rulebook.values()
        return
    book = game_of(which).rulebook
    within = [rule for rule in book.values() if which in (rule.system, f"{rule.system}.{rule.group}")]
    yield from within or [book.find(which)]


def describe(rule: Rule, language: str) -> dict[str, Any]:
    """A rule as a line of a list."""
    return {
        "id": rule.id,
        "title": words(language, rule.system).word(f"rule-{rule.id.replace('.', '-')}"),
        "tag": rule.tag,
        "option": rule.option,
        "procedure": rule.course,
    }


def _line(found: dict[str, Any]) -> str:
    tag = f"{found['tag']}: {found['option']}" if found["option"] else found["tag"]
    return f"{found['id']:<32} {'' if tag == 'core' else f'[{tag}] '}{found['title']}"
