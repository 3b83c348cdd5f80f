"""Counts: what a forecast counts of many fights, as integers on the desk.

A finished fight leaves its flags (``marks``) and numbers in the order of the system's measure, the place of the winning
side (``winner``; -1: nobody's) and that of the reason (``reason``).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bojiste.kernel.desk import BITS, N
from bojiste.kernel.dice import U, joined
from bojiste.kernel.limits import BINS, MARKS, NUMBERS, REASONS, SIDES, STRAYS, WORST

COLUMNS = [
    ("winner", N), ("reason", N), ("marks", N, (MARKS,)), ("numbers", N, (NUMBERS,)),
    ("many_marks", N), ("many_numbers", N), ("starts", N, (NUMBERS,)),
    ("focus", N), ("many_falls", N), ("falls", N, (MARKS,)), ("many_left", N), ("left", N, (NUMBERS,)),
    ("hits", N, (MARKS,)), ("bins", N, (BINS,)), ("ends", N, (SIDES + 1, REASONS)),
    ("firsts", N, (SIDES + 1, REASONS)), ("dice", N), ("checksum", BITS),
    ("kept", N), ("worst", N, (WORST, 2)), ("most_left", N),
    ("astray", N), ("strays", N), ("strayed", N, (STRAYS,)),
]  # fmt: skip
"""``starts``: where the bins of each number begin; ``focus``, ``falls``, ``left``: see ``Look``; from ``hits`` on
what was counted: times each mark was true, times of each value of each number, ends by winner (last: nobody) and
reason and the first fight of each (``firsts``), dice, the checksum, the unluckiest fights (how they went, which),
worst first. ``most_left``: one more than what can be left at the most. ``astray``: whether a fight has come to what
only the readable engine plays; ``strays``, ``strayed``: how many have, and which, the first of them."""
_SPARED, _WON = 32, 52
_FALLS = 1 << 19
NEVER = (1 << 63) - 1


class Shape(NamedTuple):
    """What is counted: names of the flags and numbers, how large each number can be, and what a fight may end in."""

    flags: tuple[str, ...]
    numbers: tuple[str, ...]
    most: tuple[int, ...]
    sides: tuple[str, ...]
    reasons: tuple[str, ...]


class Look(NamedTuple):
    """Whose luck is told: the place of the side, the flags that tell of its falls, the numbers that tell what its
    members have left; and how many of the unluckiest fights are kept (1 to 8)."""

    side: int = 0
    falls: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    most: int = 1


def count(desk: Any, fight: int, fates: Any) -> None:
    """Count one finished fight; ``fates`` has a row for each way it may have gone (``places``), or none."""
    for place in range(desk.many_marks):
        desk.hits[place] += desk.marks[place]
    for place in range(desk.many_numbers):
        desk.bins[desk.starts[place] + desk.numbers[place]] += 1
    winner = desk.winner if desk.winner >= 0 else SIDES
    if not desk.ends[winner, desk.reason]:
        desk.firsts[winner, desk.reason] = fight
    desk.ends[winner, desk.reason] += 1
    desk.dice += desk.drawn
    desk.checksum += joined(joined(joined(U(0), U(fight)), U(desk.drawn)), U(desk.winner))
    if len(fates):
        alike(desk, fates, fight)
    luck = fortune(desk)
    if luck < desk.worst[desk.kept - 1, 0]:
        keep(desk, luck, fight)


def stray(desk: Any, fight: int) -> None:
    """Count nothing of a fight that is left to the readable engine, and keep its number."""
    if desk.strays < STRAYS:
        desk.strayed[desk.strays] = fight
    desk.strays += 1


def alike(desk: Any, fates: Any, fight: int) -> None:
    """Count a fight among those that went alike, and keep the first of them."""
    fallen, left = 0, 0
    for place in range(desk.many_falls):
        fallen += desk.marks[desk.falls[place]]
    for place in range(desk.many_left):
        left += desk.numbers[desk.left[place]]
    won = desk.many_falls + 1 if desk.winner == desk.focus else 0
    row = (won + desk.many_falls - fallen) * desk.most_left + left
    if fates[row, 0] == 0 or fight < fates[row, 1]:
        fates[row, 1] = fight
    fates[row, 0] += 1


def places(falls: int, most: int) -> int:
    """How many ways there are for a fight to go, with so many flags of falls and so much to be left at the most."""
    return 2 * (falls + 1) * (most + 1)


def fate(row: int, falls: int, most: int) -> tuple[bool, int, int]:
    """Whether it was won, how many falls there were, and what is left, of a row of ``fates``."""
    spared, left = divmod(row, most + 1)
    won, spared = divmod(spared, falls + 1)
    return bool(won), falls - spared, left


def written(desk: Any, table: Any, row: int) -> None:
    """Write what was measured of one finished fight into a row of a table: its flags, then its numbers."""
    for place in range(desk.many_marks):
        table[row, place] = desk.marks[place]
    for place in range(desk.many_numbers):
        table[row, desk.many_marks + place] = desk.numbers[place]


def fortune(desk: Any) -> int:
    """How a fight went for one side, as one number: the lower, the worse (won, spared, left)."""
    fallen, left = 0, 0
    for place in range(desk.many_falls):
        fallen += desk.marks[desk.falls[place]]
    for place in range(desk.many_left):
        left += desk.numbers[desk.left[place]]
    won = 1 if desk.winner == desk.focus else 0
    return (won << _WON) + (_FALLS - fallen << _SPARED) + left


def keep(desk: Any, luck: int, fight: int) -> None:
    """Put a fight among the unluckiest, behind those that were as bad."""
    at = desk.kept - 1
    while at > 0 and luck < desk.worst[at - 1, 0]:
        desk.worst[at, 0] = desk.worst[at - 1, 0]
        desk.worst[at, 1] = desk.worst[at - 1, 1]
        at -= 1
    desk.worst[at, 0] = luck
    desk.worst[at, 1] = fight


def unpacked(luck: int) -> tuple[bool, int, int]:
    """Whether it was won, how many falls there were, and what is left."""
    return bool(luck >> _WON), _FALLS - (luck >> _SPARED & (1 << _WON - _SPARED) - 1), luck & (1 << _SPARED) - 1
