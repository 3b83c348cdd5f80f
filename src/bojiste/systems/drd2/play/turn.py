"""One's own turn: declare, have it judged, see who opposes it, and settle it."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play import clash, general_clash, test
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.challenge import let_loose
from bojiste.systems.drd2.play.charge import affordable, allowed
from bojiste.systems.drd2.play.counter import counteractions
from bojiste.systems.drd2.play.declare import declare, has_turn, tell_declared
from bojiste.systems.drd2.play.deeds import CUSTOM
from bojiste.systems.drd2.play.opening import refuse, rule_on
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Commit, Evaluation, Initiative, Kind

VAIN = (Option("another"), Option("vain"))


def take_turn(table: Table, who: str, among: tuple[str, ...] | None = None) -> Course[bool]:
    """Whatever somebody does with its turn; returns whether anything was evaluated.

    ``among``: who may oppose it, where the scene says so.
    """
    refused: set[str] = set()
    while has_turn(table, who):
        declared = yield from declare(table, who, refused)
        if declared is None:
            yield from _wait(table, who)
            return False
        act, key = declared
        outcome = yield from attempt(table, act, among)
        if outcome is Commit.ROLL:
            return True
        if key != CUSTOM:
            refused.add(key)
    return False


def attempt(table: Table, act: Act, among: tuple[str, ...] | None = None) -> Course[Commit]:
    """One declaration from the rulings to its end; tells whether it was carried out, dropped, or is to be changed."""
    judged = yield from rule_on(table, act)
    if judged is None or not table.in_play(act.who):
        return Commit.CHANGE
    if judged.sorting.kind is Kind.IMPOSSIBLE:
        return (yield from _impossible(table, judged))
    if not affordable(table, judged) or not allowed(table, judged):
        yield refuse(rules.kind.demanding, judged, "cannot-pay")
        return Commit.CHANGE
    yield from tell_declared(table, judged)
    return (yield from evaluate(table, judged, among))


def evaluate(table: Table, act: Act, among: tuple[str, ...] | None = None) -> Course[Commit]:
    """Who opposes it, the evaluation that follows from that, and the danger that comes of it."""
    commit = yield from _settle(table, act, among)
    if commit is Commit.ROLL:
        yield from let_loose(table, act.who)
    return commit


def _settle(table: Table, act: Act, among: tuple[str, ...] | None) -> Course[Commit]:
    """Test or clash, by how many oppose it."""
    counters = yield from counteractions(table, act, among)
    evaluation = rules.kind.possible(len(counters))
    if evaluation is Evaluation.CLASH:
        yield from clash.order(table, act, counters[0])
    elif evaluation is Evaluation.GENERAL:
        yield from general_clash.general(table, act, counters)
    elif act.sorting.kind is Kind.OBVIOUS:
        yield from test.obvious(table, act)
    else:
        return (yield from test.order(table, act))
    return Commit.ROLL


@procedure("drd2.kind.impossible")
def _impossible(table: Table, act: Act) -> Course[Commit]:
    """No roll and no price; a vain attempt told as one's action spends it."""
    yield refuse(_impossible, act, "impossible")
    if table.lone:
        return Commit.CHANGE
    key = yield Ask("impossible", _impossible, table.seat(act.who), act.who, VAIN, "another")
    if key == "another":
        return Commit.CHANGE
    changes = table.state.change(act.who, initiative=Initiative.SPENT)
    yield Event("vain", _impossible, act.who, changes=changes, seen=OPEN)
    return Commit.ROLL


@procedure("drd2.turn.pass")
def _wait(table: Table, who: str) -> Course[None]:
    """Declining the turn keeps the initiative for reacting only."""
    if table.lone:
        yield Event("dropped", _wait, who, seen=OPEN)
        return
    if not has_turn(table, who):
        return  # the referee's hand has taken the turn away
    changes = table.state.change(who, initiative=rules.turn.postpone(Initiative(table.now(who).initiative)))
    yield Event("postponed", rules.turn.postpone, who, changes=changes, seen=OPEN)
