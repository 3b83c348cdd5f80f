"""Dice and sums as a log shows them: short in a line (``14 + 5 = 19``), with every summand named when asked why.

The dice of an event and its parts are summands of one sum; a die that was rolled and not counted is shown, not added.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Protocol

from bojiste.core.dice import Rolled
from bojiste.core.event import Part

RELATIONS = {">=": ("≥", "<"), ">": (">", "≤"), "<=": ("≤", ">"), "<": ("<", "≥"), "=": ("=", "≠")}


class Summands(Protocol):
    """What has dice and parts: an event."""

    @property
    def rolls(self) -> tuple[Rolled, ...]: ...
    @property
    def parts(self) -> tuple[Part, ...]: ...


def natural(rolls: Sequence[Rolled]) -> int:
    """What the kept dice show together."""
    return sum(rolled.face for rolled in rolls if rolled.kept)


def total(of: Summands) -> int:
    """The whole sum: kept dice and parts."""
    return natural(of.rolls) + sum(part.value for part in of.parts)


def faces(rolls: Sequence[Rolled]) -> str:
    """All faces in the order they fell: ``17, 4``."""
    return ", ".join(str(rolled.face) for rolled in rolls)


def notation(rolls: Sequence[Rolled], letter: str) -> str:
    """Which dice were rolled: ``k20``, ``2d6``, ``2d6 + d4``."""
    groups = [(sides, len(list(group))) for sides, group in groupby(rolls, key=lambda rolled: rolled.sides)]
    return " + ".join(f"{count if count > 1 else ''}{letter}{sides}" for sides, count in groups)


def added(values: Sequence[int]) -> str:
    """Whole numbers as a sum, with true minus signs: ``14 + 3 − 1``."""
    return _chain([(value, str(abs(value))) for value in values])


def compact(of: Summands) -> str:
    """The sum for a line: ``14 + 5 = 19``, ``4 + 5 = 9``, ``(17, 4 → 4) + 5 = 9``; parts are added up.

    A die alone, or a number alone, is told without ``=``; nothing at all is the empty text.
    """
    parts = of.parts
    summands = _shown_dice(of.rolls)
    if not of.rolls:
        summands = [(part.value, str(abs(part.value))) for part in parts]
    elif parts:
        rest = sum(part.value for part in parts)
        summands = [*summands, (rest, str(abs(rest)))]
    whole = _chain(summands)
    return f"{whole} = {added([total(of)])}" if len(summands) > 1 else whole


def spelled(of: Summands, letter: str, parts: Sequence[str]) -> str:
    """The sum with every summand named: ``14 (k20) + 3 oprava Síly + 2 zdatnostní bonus = 19``.

    ``parts`` are those of the sum with their absolute values, in their order. Of several dice the faces stand behind:
    ``4 (2k20: 17, 4)``.
    """
    groups = [tuple(group) for _, group in groupby(of.rolls, key=lambda rolled: rolled.sides)]
    summands = [(natural(group), f"{natural(group)} ({_behind(group, letter)})") for group in groups]
    summands += [(part.value, said) for part, said in zip(of.parts, parts, strict=True)]
    whole = _chain(summands)
    return f"{whole} = {added([total(of)])}" if len(summands) > 1 else whole


def compared(value: int, against: int, relation: str = ">=") -> str:
    """How a value stands to what it was held against, in the terms of its rule: ``≥ 15``, ``< 15``."""
    holds = {">=": value >= against, ">": value > against, "<=": value <= against, "<": value < against}
    true, false = RELATIONS[relation]
    return f"{true if holds.get(relation, value == against) else false} {added([against])}"


def _shown_dice(rolls: Sequence[Rolled]) -> list[tuple[int, str]]:
    """The dice as summands; all of them in one bracket with what they come to if some do not count."""
    if all(rolled.kept for rolled in rolls):
        return [(rolled.face, str(rolled.face)) for rolled in rolls]
    return [(natural(rolls), f"({faces(rolls)} → {natural(rolls)})")]


def _behind(rolls: Sequence[Rolled], letter: str) -> str:
    return notation(rolls, letter) if len(rolls) == 1 else f"{notation(rolls, letter)}: {faces(rolls)}"


def _chain(summands: Sequence[tuple[int, str]]) -> str:
    """Texts of absolute values joined by the signs of their values."""
    if not summands:
        return ""
    first = ("−" if summands[0][0] < 0 else "") + summands[0][1]
    return first + "".join(f" {'−' if value < 0 else '+'} {text}" for value, text in summands[1:])
