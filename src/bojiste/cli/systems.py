"""``bojiste systems``."""

from __future__ import annotations

import json
from typing import Any

import click

from bojiste.cli.help import Spoken
from bojiste.cli.options import json_option, language_option
from bojiste.cli.voice import say, words
from bojiste.core.system import System
from bojiste.tell.words import word_id


@click.command("systems", cls=Spoken)
@language_option
@json_option("One JSON object for each system.")
def command(language: str, as_json: bool) -> None:
    """List the rule systems."""
    from bojiste.core.system import systems

    for game in systems().values():
        found = describe(game, language)
        told = say(
            language,
            "cli-system",
            name=found["name"],
            catalogue=found["catalogue"],
            rules=found["rules"],
            played=found["played"],
            blocks=found["blocks"],
            procedures=", ".join(
                words(language, game.id).word(word_id("procedure", one)) for one in found["procedures"]
            ),
        )
        click.echo(json.dumps(found, ensure_ascii=False) if as_json else f"{game.id:<12} {told}")


def describe(game: System, language: str) -> dict[str, Any]:
    """What there is to know of a system before playing it."""
    return {
        "id": game.id,
        "name": words(language, game.id).word("system"),
        "procedures": list(game.procedures),
        "tactics": list(game.policies),
        "catalogue": len(game.rulebook.catalogue),
        "rules": game.rulebook.written,
        "played": game.rulebook.written - sum(1 for _ in game.rulebook.waiting),
        "blocks": len(game.blocks()),
    }
