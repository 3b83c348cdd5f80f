"""``bojiste why``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bojiste.cli.finding import meant
from bojiste.cli.help import Spoken
from bojiste.cli.options import RuleId, json_option, language_option, refused
from bojiste.cli.page import PAPER, ink, told
from bojiste.cli.rules import describe, line_of, tag_of, words_of
from bojiste.cli.voice import say
from bojiste.core.event import plain
from bojiste.core.rule import HOUSE, Rule

if TYPE_CHECKING:
    from bojiste.tell.lesson import Asked, Lesson


@click.command("why", cls=Spoken)
@click.argument("id", metavar="ID|WORDS", type=RuleId())
@click.option(
    "--save", "file", metavar="FILE", type=click.Path(path_type=Path), help="Save the game of the example in this file."
)
@language_option
@json_option(
    "One JSON object: id, title, tag, option, procedure, waits, statement, address, line, example, asks, house."
)
def command(id: str, file: Path | None, language: str, as_json: bool) -> None:
    """Explain a rule: its text, a played example, its code.

    ID is the id of a rule, as in the log: srd5.attack.hit. Other words are searched for in the ids, titles and texts
    of all rules.
    """
    rules = list(meant(id, language))
    if file is not None:
        _keep(rules, id, file, language)
        return
    for rule in rules:
        if len(rules) > 1 and not as_json:
            told(line_of(describe(rule, language), language), 33)
        else:
            _tell(explain(rule, language), language, as_json)


def _tell(found: dict[str, Any], language: str, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(plain(found), ensure_ascii=False))
        return
    tag = tag_of(found, language) + (f" ({found['option']})" if found["option"] else "")
    lines = [f"{found['id']} · {found['title']}", found["statement"], tag, f"{found['address']}:{found['line']}"]
    if found["house"] is not None:
        lines.append(found["house"]["says"])
    if found["waits"] is not None:
        lines.insert(2, say(language, "cli-rule-waits", what=found["waits"]))
    for line in lines:
        told(line)
    if found["example"] is not None:
        _tell_example(found["id"], found["example"], language)
    if found["asks"] is not None:
        _tell_question(found["asks"], language)


def _tell_example(id: str, example: Lesson, language: str) -> None:
    """The lines of the example, the last of them with its sum, and how to have the game."""
    PAPER.put("")
    told(say(language, "cli-why-example", title=example.title), bold=True)
    for line in (*example.before, example.line):
        told(f"  {line}", 6)
    if not example.cites:
        told(f"    {say(language, 'cli-why-beside')}", 6)
    for line in (example.sum, example.call):
        if line:
            told(f"    {line}", 6, dim=True)
    told(say(language, "cli-why-save", command=f"bojiste why {id} --save game.json"))


def _tell_question(asks: Asked, language: str) -> None:
    """A question that the rule asks: of whom, and what may be answered; what was answered is marked."""
    PAPER.put("")
    told(say(language, "cli-why-asks", seat=asks.seat), bold=True)
    told(f"  {asks.question}", 6)
    for place, answer in enumerate(asks.answers):
        told(f"  {'→' if place == asks.given else '–'} {answer}", 6)
    if asks.more:
        told(ink("  …", dim=True))


def _keep(rules: list[Rule], text: str, file: Path, language: str) -> None:
    """Write the game of the only rule that is meant, as a save."""
    from bojiste.cli.keeping import writable
    from bojiste.core.played import example_of
    from bojiste.files import saves

    if len(rules) > 1:
        raise refused("ID", text, "not-one-of", known=", ".join(rule.id for rule in rules), near="")
    found = example_of(rules[0].id)
    if found is None:
        raise refused("--save", rules[0].id, "usage-no-example")
    writable(file)
    saves.write(file, found[0].game().save())
    told(say(language, "cli-why-saved", file=str(file), command=f"bojiste replay {file} --why"))


def explain(rule: Rule, language: str) -> dict[str, Any]:
    """All there is to know of a rule: ``address`` is its function, ``line`` where that begins in its file; ``example``
    a game in which it decides something, ``asks`` a question that it asks, or ``None``."""
    from bojiste.tell.lesson import asked, lesson
    from bojiste.tell.why import statement

    address, line = rule.place
    return {
        **describe(rule, language),
        "statement": statement(words_of(rule, language), rule)[1],
        "address": address,
        "line": line,
        "example": lesson(rule, language),
        "asks": asked(rule, language),
        "house": house_of(rule, language),
    }


def house_of(rule: Rule, language: str) -> dict[str, Any] | None:
    """By what a house rule may replace a rule; ``None``: it is of no system."""
    from bojiste.core.house import sum_named
    from bojiste.core.system import system, system_ids
    from bojiste.tell.house import option, replaceable

    if rule.system not in system_ids():
        return None
    sum = sum_named(system(rule.system), rule.id)
    told = words_of(rule, language)
    says = option(rule, told) if rule.group == HOUSE else replaceable(rule.id, sum, told)
    return {"names": None if sum is None else list(sum.names), "says": says}
