"""Rolling: two dice and a level, three dice of which two count, and lots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bojiste.core.dice import Rolled, roll
from bojiste.core.event import OPEN, Event, Part
from bojiste.core.rule import Cited, procedure
from bojiste.kit import order
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVALUATION
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Manoeuvre, Penalty

Counted = tuple[int, int]


Counting = Callable[[int, int, int], Counted]
"""Which two of three dice count: a rule."""


@procedure("drd2.roll.sequence")
def throw(counting: Counting | None, rule: Cited, who: str) -> Course[tuple[Counted, tuple[Rolled, ...]]]:
    """Two dice of somebody, or three of which two count: those that count, and all as they fell, one after another."""
    faces = yield from roll(2 if counting is None else 3, rules.roll.SIDES, rule, who)
    counted = (faces[0], faces[1]) if counting is None else counting(*faces)
    out = None if counting is None else faces.index(sum(faces) - sum(counted))
    return counted, tuple(Rolled(rules.roll.SIDES, face, at != out) for at, face in enumerate(faces))


def roll_for(table: Table, act: Act) -> Course[tuple[int, Counted]]:
    """The roll of an action: its result, and the two dice that made it."""
    imprecise = Penalty.IMPRECISE in table.penalties(act.who, act.said.skills)
    counting = rules.manoeuvre.precise if Manoeuvre.PRECISE in table.used(act.who) else None
    if imprecise:
        counting = rules.penalty.imprecise
    rule = counting or rules.roll.basic
    counted, fell = yield from throw(counting, rule, act.who)
    result = rules.roll.basic(*counted, act.said.level)
    results = (*table.settling.results, (act.who, result))
    yield Event(
        "rolled",
        rule,
        act.who,
        rolls=fell,
        parts=(Part("level", act.said.level),),
        changes=table.state.change(EVALUATION, results=results),
        data=act.skilled,
        seen=OPEN,
    )
    return result, counted


def draw_lots(tied: Sequence[str], rule: Cited) -> Course[tuple[str, ...]]:
    """Those tied in the order that lots give them: one die each, redrawn at once by whoever ties again."""
    return order.draw_lots(tied, rules.roll.SIDES, rule, str, parted=rules.roll.lots)


def in_order(who: Sequence[str], places: Sequence[Sequence[int]], rule: Cited) -> Course[tuple[str, ...]]:
    """Everybody in the order of their places; the better-placed group draws its lots first."""
    ordered: tuple[str, ...] = ()
    for group in places:
        ordered += yield from draw_lots([who[at] for at in group], rule)
    return ordered
