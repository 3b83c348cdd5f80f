"""``bojiste odds``."""

from __future__ import annotations

import json

import click

from bojiste.cli.counting import report_option, show
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import housed_system
from bojiste.cli.options import SystemId, house_option, json_option, language_option
from bojiste.cli.voice import words


@click.command("odds", cls=Spoken)
@click.argument("system_id", metavar="SYSTEM", type=SystemId())
@click.argument("question", metavar="[QUESTION", required=False)
@click.argument("said", metavar="[FACT=VALUE]…]", nargs=-1)
@report_option
@house_option
@language_option
@json_option("The odds as one JSON object.")
def command(
    system_id: str, question: str | None, said: tuple[str, ...], page: str | None, language: str, as_json: bool
) -> None:
    """Show the exact odds of an attack, a save or a test.

    The rules are applied to all faces of all dice. Without QUESTION the command lists the questions and the facts they
    need. For dice alone use bojiste roll EXPR --odds.
    """
    from bojiste.forecast import answer

    game, house = housed_system(system_id)
    spoken = words(language, game.id)
    if question is None:
        if as_json:
            listed = {name: [answer.form(fact) for fact in one.facts] for name, one in game.odds.items()}
            click.echo(json.dumps(listed))
            return
        blocks = list(answer.listed(game, spoken))
    else:
        asked = answer.question_of(game, question)
        facts = answer.facts_of(asked, said)
        odds = answer.answer(asked, facts)
        if as_json:
            click.echo(json.dumps(answer.as_json(question, facts, odds)))
            return
        blocks = list(answer.told(question, facts, odds, spoken, house))
    show(blocks, language, page)
