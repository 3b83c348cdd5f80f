"""``bojiste roll``."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import click

from bojiste.cli.help import Spoken
from bojiste.cli.options import Whole, fresh_seed, json_option, language_option, refused
from bojiste.cli.voice import say, words
from bojiste.core.dice import face, key_of
from bojiste.core.notation import Distribution, Expression, Rolled, distribution, parse

MOST_TIMES = 10_000
MOST_BARS = 40
"""More outcomes than this share bars."""


@click.command("roll", cls=Spoken)
@click.argument("expression", metavar="EXPR")
@click.option("-n", "--times", type=Whole(1, MOST_TIMES), default=1, help="Roll so many times.")
@click.option("--odds", is_flag=True, help="Roll nothing: tell the exact chance of every total.")
@click.option("--seed", type=Whole(), help="Roll the same dice again (otherwise fresh ones).")
@language_option
@json_option("One JSON object for each roll, or one with the odds.")
def command(expression: str, times: int, odds: bool, seed: int | None, language: str, as_json: bool) -> None:
    """Roll dice, or tell their exact odds.

    EXPR is dice notation: 2d6+3, 4d6kh3 (keep the highest 3), 2d20kl1, 3d6*10; k and к mean d.
    """
    dice = parse(expression)
    if odds:
        if times > 1 or seed is not None:
            raise refused("--odds", "", "usage-not-together", other="-n" if times > 1 else "--seed")
        _tell_odds(dice, distribution(dice), language, as_json)
        return
    key = key_of(fresh_seed() if seed is None else seed)
    letter = words(language).word("die-letter")
    count = 0
    for _ in range(times):
        rolled = fall(dice, key, count)
        count += len(rolled.faces)
        click.echo(json.dumps(_as_json(rolled)) if as_json else rolled.written(letter))


def fall(dice: Expression, key: int, count: int) -> Rolled:
    """Roll the dice with the faces of ``key`` from number ``count`` on."""
    roll = dice.roll()
    sides = next(roll, 0)
    try:
        while True:
            sides = roll.send(face(key, count, sides))
            count += 1
    except StopIteration as stop:
        rolled: Rolled = stop.value
        return rolled


def _as_json(rolled: Rolled) -> dict[str, Any]:
    dice = [
        {"sides": sides, "face": face, "kept": kept}
        for term in rolled.terms
        for sides, face, kept in zip(term.term.dice, term.faces, term.kept, strict=True)
    ]
    return {"expression": str(rolled.expression), "total": rolled.total, "dice": dice}


def _tell_odds(dice: Expression, odds: Distribution, language: str, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(_odds_as_json(dice, odds)))
        return
    from bojiste.tell.chart import bars
    from bojiste.tell.units import number, percent

    click.echo(
        say(
            language,
            "cli-odds",
            dice=dice.written(words(language).word("die-letter")),
            minimum=odds.minimum,
            maximum=odds.maximum,
            mean=number(odds.mean, language, 3),
            deviation=number(Fraction(float(odds.variance) ** 0.5), language, 3),
        )
    )
    found = grouped(odds)
    full = max(share for _, share in found)
    rows = [(label, share, percent(share, language, 2)) for label, share in found]
    for line in bars(rows, 72, full=full):
        click.echo(line)


def grouped(odds: Distribution) -> list[tuple[str, Fraction]]:
    """A label and a share for each bar; many outcomes share bars evenly: ``12–14``."""
    outcomes, size = odds.outcomes, -(-len(odds.outcomes) // MOST_BARS)
    found = []
    for start in range(0, len(outcomes), size):
        inside = outcomes[start : start + size]
        label = f"{inside[0]}" if len(inside) == 1 else f"{inside[0]}–{inside[-1]}"
        found.append((label.replace("-", "−"), odds.at_most(inside[-1]) - odds.at_most(inside[0] - 1)))
    return found


def _odds_as_json(dice: Expression, odds: Distribution) -> dict[str, Any]:
    return {
        "expression": str(dice),
        "minimum": odds.minimum,
        "maximum": odds.maximum,
        "mean": float(odds.mean),
        "deviation": float(odds.variance) ** 0.5,
        "total": odds.total,
        "odds": [
            {"value": value, "ways": ways, "chance": float(Fraction(ways, odds.total))}
            for value, ways in zip(odds.outcomes, odds.weights, strict=True)
        ],
    }
