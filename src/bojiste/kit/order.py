"""Who comes first: lots that part equals, and one place after another as people choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bojiste.core.ask import Ask
from bojiste.core.dice import Rolled, die
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.kit.rank import ranked

T = TypeVar("T")


def draw_lots(
    tied: Sequence[T],
    sides: int,
    rule: Callable[..., Any],
    who: Callable[[T], str],
    *,
    kind: str = "lot",
    parted: Callable[[tuple[int, ...]], Sequence[Sequence[int]]] = ranked,
) -> Course[tuple[T, ...]]:
    """Those tied in the order of their lots: one die each as listed, drawn anew at once by whoever ties again.

    ``who`` names whose die it is, ``kind`` the event that tells it; ``parted`` groups places by their faces (the
    highest first unless the rule says otherwise).
    """
    order: list[T] = []
    waiting = [list(tied)]
    while waiting:
        group = waiting.pop(0)
        if len(group) <= 1:
            order += group
            continue
        faces: list[int] = []
        for one in group:
            face: int = yield die(sides, rule, who(one))
            faces.append(face)
            yield Event(kind, rule, who(one), rolls=(Rolled(sides, face),), seen=OPEN)
        waiting[:0] = [[group[at] for at in places] for places in parted(tuple(faces))]
    return tuple(order)


def one_after_another(left: Sequence[T], ask: Callable[[Sequence[T]], Ask]) -> Course[tuple[T, ...]]:
    """All of them in the order that is chosen: ``ask`` puts the question for the next place, with one option for each
    of those left in their order; the last is not asked for."""
    waiting, chosen = list(left), []
    while len(waiting) > 1:
        question = ask(waiting)
        key = yield question
        chosen.append(waiting.pop(question.keys.index(key)))
    return (*chosen, *waiting)
