"""Several dice of which some count, shown as they fell."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple

from bojiste.core.dice import Roll, Rolled, roll
from bojiste.core.shelf import Speaker


class Thrown(NamedTuple):
    """Dice as they fell: the faces that count, in rolling order, and all of them for the log."""

    counted: tuple[int, ...]
    shown: tuple[Rolled, ...]

    @property
    def total(self) -> int:
        return sum(self.counted)


def keep(sides: int, faces: tuple[int, ...], count: int, *, lowest: bool = False) -> Thrown:
    """Of these faces the ``count`` highest (or lowest) count; of equal ones those rolled first."""
    places = sorted(range(len(faces)), key=lambda at: (faces[at] if lowest else -faces[at], at))[:count]
    return Thrown(
        tuple(face for at, face in enumerate(faces) if at in places),
        tuple(Rolled(sides, face, at in places) for at, face in enumerate(faces)),
    )


def throw(
    count: int,
    sides: int,
    rule: Callable[..., Any],
    actor: str | None,
    *,
    counting: int | None = None,
    lowest: bool = False,
) -> Generator[Roll, int, Thrown]:
    """Roll ``count`` dice in reading order; all count, or the ``counting`` highest (or lowest) of them."""
    faces = yield from roll(count, sides, rule, actor)
    return keep(sides, faces, count if counting is None else counting, lowest=lowest)


def in_words(number: int, sides: int, words: Speaker, flat: int = 0) -> str:
    """``2d6+3``, with the letter of the language; the bare number where there are no dice."""
    if not number:
        return str(flat)
    return f"{number}{words.word('die-letter')}{sides}" + (f"{flat:+d}".replace("-", "−") if flat else "")
