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
RARE = Fraction(1, 20_000)
"""What is rarer shares a bar with all that is further out."""


@click.command("roll", cls=Spoken)
@click.argument("expression", metavar="EXPR")
@click.option("-n", "--times", type=Whole(1, MOST_TIMES), default=1, help="Roll so many times.")
@click.option("--odds", is_flag=True, help="Roll nothing: tell the exact chance of every total.")
@click.option("--seed", type=Whole(), help="Roll the same dice again (otherwise fresh ones).")
@language_option
@json_option("One JSON object for each roll, or one with the odds.")
def command(expression: str, times: int, odds: bool, seed: int | None, language: str, as_json: bool) -> None:
    """Roll dice, or show their exact odds.

    EXPR is dice notation: 2d6+3, 4d6kh3 (keep the highest 3), 2d20kl1, d20 adv, (2d6+3)*2, 2d6! (sixes are thrown
    again and added), 2d6ro2 (1 and 2 are thrown again), 2d6mi2 (at least 2), 8d10>=7 (how many are so), 4dF; k and
    к mean d.
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
        {"sides": term.term.dice[0], "face": face, "kept": kept}
        for term in rolled.terms
        for face, kept in zip(term.faces, term.kept, strict=True)
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
    """A label and a share for each bar. Many outcomes share bars evenly (``12–14``), what hardly ever falls at either
    end a single one."""
    outcomes = odds.outcomes
    if len(outcomes) <= MOST_BARS:
        return [_bar(odds, outcome, outcome) for outcome in outcomes]
    low = [outcome for outcome in outcomes if odds.at_most(outcome) < RARE]
    high = [outcome for outcome in outcomes if odds.at_least(outcome) < RARE]
    middle = outcomes[len(low) : len(outcomes) - len(high)]
    size = -(-len(middle) // MOST_BARS)
    cut = [low, *(middle[start : start + size] for start in range(0, len(middle), size)), high]
    return [_bar(odds, inside[0], inside[-1]) for inside in cut if inside]


def _bar(odds: Distribution, first: int, last: int) -> tuple[str, Fraction]:
    label = f"{first}" if first == last else f"{first}–{last}"
    return label.replace("-", "−"), odds.at_most(last) - odds.at_most(first - 1)


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
