"""Rolling: two dice and a level, three dice of which two count, and lots."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.dice import Rolled
from bojiste.core.event import OPEN, Event, Part
from bojiste.core.rule import Cited
from bojiste.kit import dice, order
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVALUATION
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Keep, Manoeuvre, Penalty

Counted = tuple[int, int]


def throw(keep: Keep, rule: Cited, who: str) -> Course[tuple[Counted, tuple[Rolled, ...]]]:
    """Two or three dice of somebody: the two that count, and all of them as they fell."""
    count = rules.roll.dice_count(keep)
    thrown = yield from dice.throw(count, rules.roll.SIDES, rule, who, counting=2, lowest=keep is Keep.LOWER)
    return (thrown.counted[0], thrown.counted[1]), thrown.shown


def roll_for(table: Table, act: Act) -> Course[tuple[int, Counted]]:
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


def draw_lots(tied: Sequence[str], rule: Cited) -> Course[tuple[str, ...]]:
    """Those tied in the order that lots give them: one die each, redrawn at once by whoever ties again."""
    return order.draw_lots(tied, rules.roll.SIDES, rule, str, parted=rules.roll.lots)


def in_order(who: Sequence[str], places: Sequence[Sequence[int]], rule: Cited) -> Course[tuple[str, ...]]:
    """Everybody in the order of their places; the better-placed group draws its lots first."""
    ordered: tuple[str, ...] = ()
    for group in places:
        ordered += yield from draw_lots([who[at] for at in group], rule)
    return ordered
