"""``bojiste why``."""

from __future__ import annotations

import json
from typing import Any

import click

from bojiste.cli.options import json_option, language_option
from bojiste.cli.rules import describe, game_of
from bojiste.cli.voice import say, words
from bojiste.core.rule import Rule


@click.command("why")
@click.argument("id", metavar="ID")
@language_option
@json_option("One JSON object: id, title, tag, option, procedure, waits, statement, address, line.")
def command(id: str, language: str, as_json: bool) -> None:
    """Explain a rule: what it says and where it stands.

    ID is an id that a line of the log cites, such as srd5.attack.hit.
    """
    found = explain(game_of(id).rulebook.find(id), language)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False))
        return
    tag = words(language).word(f"tag-{found['tag']}") + (f" ({found['option']})" if found["option"] else "")
    lines = [f"{found['id']} · {found['title']}", found["statement"], tag, f"{found['address']}:{found['line']}"]
    if found["waits"] is not None:
        lines.insert(2, say(language, "cli-rule-waits", what=found["waits"]))
    click.echo("\n".join(lines))


def explain(rule: Rule, language: str) -> dict[str, Any]:
    """All there is to know of a rule: ``address`` is its function, ``line`` where that begins in its file."""
    from bojiste.tell.why import statement

    address, line = rule.place
    return {
        **describe(rule, language),
        "statement": statement(words(language, rule.system), rule)[1],
        "address": address,
        "line": line,
    }
