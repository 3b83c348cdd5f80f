"""Rolling: two dice and a level, three dice of which two count, and lots."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from bojiste.core.dice import Rolled, roll
from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVALUATION
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Keep, Manoeuvre, Penalty

Counted = tuple[int, int]


def throw(keep: Keep, rule: Callable[..., Any], who: str) -> Generator[Any, int, tuple[Counted, tuple[Rolled, ...]]]:
    """Two or three dice of somebody: the two that count, and all of them as they fell."""
    faces = yield from roll(rules.roll.dice_count(keep), rules.roll.SIDES, rule, who)
    if keep is Keep.BOTH:
        return (faces[0], faces[1]), tuple(Rolled(rules.roll.SIDES, face) for face in faces)
    counted = rules.roll.modes(faces[0], faces[1], faces[2], keep)
    out = faces.index(min(faces) if keep is Keep.HIGHER else max(faces))
    return counted, tuple(Rolled(rules.roll.SIDES, face, at != out) for at, face in enumerate(faces))


def roll_for(table: Table, act: Act) -> Generator[Any, int, tuple[int, Counted]]:
    """The roll of an action: its result, and the two dice that made it."""
    imprecise = Penalty.IMPRECISE in table.penalties(act.who, act.said.skills)
    keep = rules.roll.kept_of(Manoeuvre.PRECISE in table.used(act.who), imprecise)
    rule = rules.roll.basic if keep is Keep.BOTH else rules.roll.modes
    counted, fell = yield from throw(keep, rule, act.who)
    result = rules.roll.basic(*counted, act.said.level)
    results = (*table.settling.results, (act.who, result))
    yield Event(
        "rolled",
        rule,
        act.who,
        rolls=fell,
        parts=(Part("level", act.said.level),),
        changes=table.state.change(EVALUATION, results=results),
        data={"skill": act.said.skills[0]},
        seen=OPEN,
    )
    return result, counted


def draw_lots(tied: Sequence[str], rule: Callable[..., Any]) -> Generator[Any, int, tuple[str, ...]]:
    """Those tied in the order that lots give them: one die each, redrawn at once by whoever ties again."""
    order: list[str] = []
    waiting = [list(tied)]
    while waiting:
        group = waiting.pop(0)
        if len(group) <= 1:
            order += group
            continue
        faces = []
        for who in group:
            (face,) = yield from roll(1, rules.roll.SIDES, rule, who)
            faces.append(face)
            yield Event("lot", rule, who, rolls=(Rolled(rules.roll.SIDES, face),), seen=OPEN)
        waiting[:0] = [[group[at] for at in places] for places in rules.roll.lots(tuple(faces))]
    return tuple(order)


def in_order(who: Sequence[str], places: Sequence[Sequence[int]], rule: Callable[..., Any]) -> Course[tuple[str, ...]]:
    """Everybody in the order of their places; the better-placed group draws its lots first."""
    order: tuple[str, ...] = ()
    for group in places:
        order += yield from draw_lots([who[at] for at in group], rule)
    return order
