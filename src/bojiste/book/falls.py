"""How the dice of an example may fall: every total with its exact chance, as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from bojiste.core.dice import Rolled
from bojiste.core.event import Event
from bojiste.core.notation import distribution, parse
from bojiste.core.notation.odds import Distribution

WIDE, TALL = 640, 150
"""Units of the picture."""
MOST = 120
"""Totals that can be told apart in it."""


class Fall(NamedTuple):
    """Dice as notation (``1d20+5``), every total with its chance, and the total that fell.

    Where the sum was compared with a number: that number, how, and the chance of this outcome.
    """

    dice: str
    odds: Distribution
    total: int
    against: int | None
    compare: str
    chance: float


def fall_of(event: Event) -> Fall | None:
    """The dice of an event; ``None`` if there are none, too many, or several kinds in part."""
    dice = "+".join(_notation(event))
    if not dice:
        return None
    parts = sum(part.value for part in event.parts if not part.sides)
    text = f"{dice}{parts:+d}" if parts else dice
    odds = distribution(parse(text))
    if len(odds.outcomes) > MOST:
        return None
    total = sum(die.face for die in event.rolls if die.kept) + sum(
        part.value for part in event.parts
    )
    against = event.data.get("against")
    if not isinstance(against, int):
        return Fall(text, odds, total, None, "", 0.0)
    compare = str(event.data.get("compare", ">="))
    return Fall(text, odds, total, against, compare, _chance(odds, compare, against))


def _chance(odds: Distribution, compare: str, against: int) -> float:
    """How likely the dice fall so that the comparison holds."""
    pairs = zip(odds.outcomes, odds.weights, strict=True)
    return sum(weight for one, weight in pairs if holds(one, compare, against)) / odds.total


def _notation(event: Event) -> Iterator[str]:
    """The dice of an event by their sides; nothing where it cannot be told how some were chosen."""
    kinds = dict.fromkeys(die.sides for die in event.rolls)
    better = event.data.get("state", 0)
    found = [
        _one(sides, [die for die in event.rolls if die.sides == sides], better) for sides in kinds
    ]
    found += [
        f"{'-' if part.value < 0 else ''}1d{part.sides}" for part in event.parts if part.sides > 1
    ]
    if kinds and all(found) and not any(one.startswith("-") for one in found):
        yield from found


def _one(sides: int, dice: list[Rolled], better: object) -> str:
    """The dice of one kind. If all show the same, ``better`` says which were kept: the higher (1)
    or the lower (-1); an event says so as its ``state``."""
    kept = sorted(die.face for die in dice if die.kept)
    left = [die.face for die in dice if not die.kept]
    if sides < 2 or not kept:
        return ""
    if not left:
        return f"{len(dice)}d{sides}"
    ends = _ends(kept, left, better)
    return f"{len(dice)}d{sides}{ends}{len(kept)}" if ends else ""


def _ends(kept: list[int], left: list[int], better: object) -> str:
    """Which dice were kept: the highest (``kh``), the lowest (``kl``), or neither."""
    if {*kept} == {*left}:
        return {1: "kh", -1: "kl"}.get(better, "") if isinstance(better, int) else ""
    if kept[0] >= max(left):
        return "kh"
    return "kl" if kept[-1] <= min(left) else ""


def holds(total: int, compare: str, against: int) -> bool:
    """Whether a total compares so with a number (``>= > <= <``)."""
    return {
        ">=": total >= against,
        ">": total > against,
        "<=": total <= against,
        "<": total < against,
    }.get(compare, total == against)


def picture(fall: Fall, named: str) -> str:
    """Columns as SVG: those that come out so are filled, the one that fell is marked."""
    odds, count = fall.odds, len(fall.odds.outcomes)
    step, most = WIDE / count, max(fall.odds.weights)
    drawn = []
    for at, (total, weight) in enumerate(zip(odds.outcomes, odds.weights, strict=True)):
        tall = max(1.0, TALL * weight / most)
        good = fall.against is None or holds(total, fall.compare, fall.against)
        kind = "yes" if good else "no"
        drawn.append(
            f'<rect class="{kind}" x="{at * step + step * 0.08:.1f}" y="{TALL - tall:.1f}" '
            f'width="{step * 0.84:.1f}" height="{tall:.1f}">'
            f"<title>{total}: {100 * weight / odds.total:.2f} %</title></rect>"
        )
        if total == fall.total:
            drawn.append(
                f'<path class="fell" d="M{at * step + step / 2:.1f} {TALL + 4} l6 10 h-12 z"/>'
            )
        if count <= 24 or at % (count // 12 + 1) == 0:
            drawn.append(f'<text x="{at * step + step / 2:.1f}" y="{TALL + 30}">{total}</text>')
    return (
        f'<svg class="falls" viewBox="0 0 {WIDE} {TALL + 36}" role="img" '
        f'aria-label="{escape(named, quote=True)}">'
        f"{''.join(drawn)}</svg>"
    )
