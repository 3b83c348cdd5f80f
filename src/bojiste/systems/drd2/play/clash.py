"""The clash of two: one action, one counteraction."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.event import OPEN, Event, Part
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVALUATION
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.apply import end_of_action
from bojiste.systems.drd2.play.dice import Counted, draw_lots, roll_for
from bojiste.systems.drd2.play.manoeuvre import offer
from bojiste.systems.drd2.play.record import settled
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.win import victory
from bojiste.systems.drd2.words import Evaluation, Manoeuvre


class Thrown(NamedTuple):
    """A participant with its roll."""

    act: Act
    result: int
    dice: Counted


@procedure("drd2.clash.order")
def order(table: Table, first: Act, second: Act, actorless: bool = False) -> Course[None]:
    """Precise, dice, the winner, what it threatens, mighty, exhaust or accept, cunning, consequence.

    ``actorless``: both acted at once, so that ties go to the dice.
    """
    for act in (first, second):
        yield from offer(table, act, Manoeuvre.PRECISE)
    thrown = []
    for act in (first, second):
        thrown.append(Thrown(act, *(yield from roll_for(table, act))))
    winner, rule = yield from decide_winner(table, thrown[0], thrown[1], actorless)
    loser = thrown[1] if winner is thrown[0] else thrown[0]
    yield tell_won(table, rule, winner, loser)
    yield from victory(table, winner.act, (loser.act,), Evaluation.CLASH)
    yield from end_of_action(table, (first.who, second.who, *winner.act.said.targets))


def decide_winner(table: Table, first: Thrown, second: Thrown, actorless: bool) -> Course[tuple[Thrown, Cited]]:
    """The winner, and the rule that made it so."""
    higher = rules.clash.win(first.result, second.result)
    if higher:
        return (first if higher > 0 else second), rules.clash.win
    if not actorless:
        return (first if rules.clash.tie_actor(first.result, second.result) else second), rules.clash.tie_actor
    for rule in (rules.clash.tie_die, rules.clash.tie_sum):
        better = rule(first.dice, second.dice)
        if better:
            return (first if better > 0 else second), rule
    return (yield from _by_lots(first, second)), _by_lots


@procedure("drd2.clash.tie_lot")
def _by_lots(first: Thrown, second: Thrown) -> Course[Thrown]:
    """Whose lot is higher, drawn anew while they tie."""
    order = yield from draw_lots((first.act.who, second.act.who), _by_lots)
    return first if order[0] == first.act.who else second


TIES: dict[Cited, str] = {
    rules.clash.tie_actor: "actor",
    rules.clash.tie_die: "die",
    rules.clash.tie_sum: "sum",
    _by_lots: "lot",
}
"""What decides a tie, as the log names it."""


def tell_won(table: Table, rule: Cited, winner: Thrown, loser: Thrown) -> Event:
    changes = (
        *settled(table, Evaluation.CLASH),
        *table.state.change(EVALUATION, failed=(loser.act.who,)),
    )
    data = {"result": winner.result, "other": loser.result, "effect": winner.act.effect.value}
    if rule in TIES:
        data["tie"] = TIES[rule]
    parts = (Part("result", winner.result),)
    return Event("won", rule, winner.act.who, loser.act.who, parts=parts, changes=changes, data=data, seen=OPEN)
