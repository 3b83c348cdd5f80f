"""What was said in a game, line by line: an append-only record from which it can be played again.

In a program the lines are records; ``to_json`` and ``read`` are the edge where they become JSON and come back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bojiste.errors import Problem


class Answer(NamedTuple):
    """An answer to question number ``ask``. ``person`` is false where a tactic or a list of decisions gave it."""

    ask: int
    seat: str
    key: str
    person: bool = True


class Face(NamedTuple):
    """What a die of people's hands showed."""

    value: int

    @property
    def person(self) -> bool:
        return True


class Ruling(NamedTuple):
    """What the referee set right while question number ``ask`` waited. ``person`` is false where a list said it."""

    ask: int
    text: str
    person: bool = True


class Undo(NamedTuple):
    """The ``last`` so many lines of people were taken back."""

    last: int


Said = Answer | Face | Ruling
Line = Said | Undo


def kept_lines(journal: Iterable[Line]) -> list[Said]:
    """The lines that count: what the ``Undo`` lines of an append-only journal leave standing.

    ``Undo(n)`` takes back the last n lines of people, and whatever tactics said after them.
    """
    kept: list[Said] = []
    for line in journal:
        if not isinstance(line, Undo):
            kept.append(line)
            continue
        for _ in range(min(line.last, len(kept))):
            while kept and not kept[-1].person:
                kept.pop()
            if kept:
                kept.pop()
    return kept


# -- JSON ----------------------------------------------------------------------------------------------------------


def to_json(line: Line) -> dict[str, Any]:
    """One line as saves keep it."""
    match line:
        case Answer(ask, seat, key, person):
            return {"ask": ask, ("seat" if person else "tactic"): seat, "key": key}
        case Face(value):
            return {"face": value}
        case Ruling(ask, text, person):
            return {"ask": ask, ("ruling" if person else "listed"): text}
        case Undo(last):
            return {"undo": last}


def read(data: Sequence[Any], path: str = "journal") -> tuple[list[Line], list[Problem]]:
    """The lines of a save, and what is wrong with those that are none."""
    lines: list[Line] = []
    problems: list[Problem] = []
    for index, item in enumerate(data):
        line = _line(item)
        if line is None:
            problems.append(Problem(f"{path}[{index}]", item, "damaged-save"))
        else:
            lines.append(line)
    return lines, problems


def _line(item: Any) -> Line | None:
    if not isinstance(item, Mapping) or not all(_is_value(value) for value in item.values()):
        return None
    match item:
        case {"ask": int(ask), "seat": str(seat), "key": str(key)} if len(item) == 3:
            return Answer(ask, seat, key)
        case {"ask": int(ask), "tactic": str(seat), "key": str(key)} if len(item) == 3:
            return Answer(ask, seat, key, person=False)
        case {"ask": int(ask), "ruling": str(text)} if len(item) == 2:
            return Ruling(ask, text)
        case {"ask": int(ask), "listed": str(text)} if len(item) == 2:
            return Ruling(ask, text, person=False)
        case {"face": int(value)} if len(item) == 1:
            return Face(value)
        case {"undo": int(last)} if len(item) == 1 and last >= 1:
            return Undo(last)
    return None


def _is_value(value: Any) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)
