"""The test: an action that nobody opposes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bojiste.core.ask import GM, Ask, Option, note
from bojiste.core.event import OPEN, Change, Event, Part
from bojiste.core.rule import procedure
from bojiste.kit.course import Course, anew
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, EVALUATION, Lock
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.apply import consequence, end_of_action, inflict
from bojiste.systems.drd2.play.charge import charge, spend_initiative, trying
from bojiste.systems.drd2.play.dice import roll_for
from bojiste.systems.drd2.play.exhaustion import Case, decide, price_of
from bojiste.systems.drd2.play.manoeuvre import offer
from bojiste.systems.drd2.play.numbers import change_threat
from bojiste.systems.drd2.play.reach import guard_of, lock_target
from bojiste.systems.drd2.play.record import settled
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.win import enlarged_facts, facts_of, raised
from bojiste.systems.drd2.words import (
    HARMING,
    SCENE,
    Choice,
    Commit,
    Evaluation,
    Kind,
    LockFor,
    Manoeuvre,
    Occasion,
    Penalty,
    Risk,
    Words,
)

RISKS = tuple(Option(risk.value) for risk in Risk)
LOCKS = tuple(Option(lock.value) for lock in LockFor)


@procedure("drd2.test.order")
def order(table: Table, act: Act) -> Course[Commit]:
    """What is threatened, roll or withdraw, demand, precise, dice, exhaust or accept, cunning, consequence.

    Returns what the tester did about it: rolled, changed the declaration, or dropped it.
    """
    risk, failure = yield from _failure(table, act)
    commit = yield from _commit(table, act, risk, failure)
    if commit is not Commit.ROLL:
        return commit
    yield from charge(table, act)
    yield from offer(table, act, Manoeuvre.PRECISE)
    result, _ = yield from roll_for(table, act)
    if rules.test.success(result):
        yield Event("succeeded", rules.test.success, act.who, parts=(Part("result", result),), seen=OPEN)
        yield from _success(table, act)
    else:
        yield from _failed(table, act, result, risk, failure)
    yield from end_of_action(table, (act.who, *_in_play(table, act)))
    return commit


@procedure("drd2.kind.obvious")
def obvious(table: Table, act: Act) -> Course[None]:
    """An obvious action that nobody hinders succeeds without a roll and without a price."""
    yield Event("obvious", obvious, act.who, changes=spend_initiative(table, act.who), seen=OPEN)
    yield from consequence(table, act, act.recipients)
    yield from end_of_action(table, (act.who,))


def between_expeditions(table: Table, act: Act) -> Course[None]:
    """Between expeditions nothing is rolled and nothing paid: it is done, or impossible."""
    skilled = table.kit(act.who).skilled.issuperset(act.said.skills)
    done = rules.mode.between(rules.kind.ruling(0, skilled, act.sorting.kind is Kind.IMPOSSIBLE).default.kind)
    kind_of_event = "narrated" if done else "impossible"
    yield Event(kind_of_event, rules.mode.between, act.who, data={**act.called, **act.skilled}, seen=OPEN)


# -- before the dice -----------------------------------------------------------------------------------------------


def _failure(table: Table, act: Act) -> Course[tuple[Risk, Words]]:
    """What failing threatens: words, and perhaps a rule consequence."""
    given = table.prep.actions.get(act.prepared)
    usual = given.risk if given is not None else rules.test.risk().default
    ask = Ask("risk", rules.test.risk, GM, act.who, RISKS, usual.value, data=facts_of(table, act), ruling=True)
    risk = Risk((yield ask))
    words = given.failure if given is not None else ""
    if not words and table.scene.options.stories == "ask" and table.scene.rulings == "ask":
        words = yield note("failure", rules.test.risk, GM, act.who)
    return risk, words


@procedure("drd2.test.withdraw")
def _commit(table: Table, act: Act, risk: Risk, failure: Words) -> Course[Commit]:
    """The tester hears what threatens, and may still withdraw."""

    def question() -> Ask | None:
        return _question(table, act, risk, failure) if table.in_play(act.who) else None

    commit = Commit((yield from anew(question)) or Commit.CHANGE)
    changes: tuple[Change, ...] = ()
    if commit is Commit.ROLL:
        changes = (*spend_initiative(table, act.who), *settled(table, Evaluation.TEST))
    told: Mapping[str, Any] = {"commit": commit.value, "risk": risk.value, "failure": failure}
    yield Event("commit", _commit, act.who, changes=changes, data=told, seen=OPEN)
    return commit


def _question(table: Table, act: Act, risk: Risk, failure: Words) -> Ask:
    price = price_of(table, Case(act.who, None, Evaluation.TEST, act.said.pay, {}))
    data = {**facts_of(table, act), "risk": risk.value, "failure": failure, "threat": table.now(act.who).threat or 1}
    data |= table.due(act.who, price, act.said.pay)
    closes = _usual_lock(table, act) is not LockFor.NOBODY
    data |= {"level": act.said.level, "attempt": trying(table, act), "closes": int(closes)}
    options = [Option(commit.value) for commit in Commit]
    usual = Commit.ROLL.value
    return Ask("commit", _commit, table.seat(act.who), act.who, options, usual, data=data, again=True)


# -- after the dice ------------------------------------------------------------------------------------------------


@procedure("drd2.test.passive_target", "drd2.elimination.undefended")
def _success(table: Table, act: Act, bought: Choice | None = None) -> Course[None]:
    """The consequence, with cunning if wanted; whoever exhausted has its own rise applied with it.

    ``bought``: by what, if the dice did not bring it.

    A target that did not react is hit, eliminated if that was declared, and has no say in it.
    """
    reached = act.recipients
    if bought is None and act.effect in HARMING:
        reached = yield from _living_mountains(table, act)
        if not reached:
            return
    place = rules.manoeuvre.cunning_same(act.effect) and table.in_play(act.who)
    risen = int(bought is Choice.EXHAUST and act.said.targets == (act.who,))
    enlarged = yield from offer(table, act, Manoeuvre.CUNNING, place, lambda: enlarged_facts(table, act, risen))
    yield from consequence(table, act, reached, enlarged, exhausted=bought is Choice.EXHAUST)


@procedure("drd2.test.exhaust_single")
def _failed(table: Table, act: Act, result: int, risk: Risk, failure: Words) -> Course[None]:
    """Threatened failure: exhausting, once for all targets, makes it a full success; accepting lets it happen."""
    yield Event("failing", rules.test.success, act.who, parts=(Part("result", result),), seen=OPEN)
    property = rules.property.decides_resource(Occasion.TEST, act.said.pay, act.said.affects)
    facts = {**facts_of(table, act), "risk": risk.value, "failure": failure}
    choice = yield from decide(table, Case(act.who, None, Evaluation.TEST, property, facts, pending=True))
    if rules.test.exhaust(result, choice is not Choice.ACCEPT):
        yield from _success(table, act, choice)
        return
    yield from _accepted(table, act, risk)


def _usual_lock(table: Table, act: Act) -> LockFor:
    """For whom failing closes the way, unless the GM says otherwise."""
    against = any(who != SCENE and table.hostile(act.who, who) for who in act.said.targets)
    return rules.test.lock(against, table.scene.options.lock_opponents != "off").default


@procedure("drd2.test.accept")
def _accepted(table: Table, act: Act, risk: Risk) -> Course[None]:
    """The stated failure happens, with the stated risk and nothing else; the way is closed."""
    here = table.in_play(act.who)  # the referee may have taken the tester out meanwhile
    if risk is Risk.THREAT and here:
        yield change_threat(table, None, act.who, (Part("risk", 1),))
    elif risk is Risk.SCAR and here:
        yield from inflict(table, None, act.who, act.said.pay, 1)
    yield from _lock(table, act, risk)


@procedure("drd2.manoeuvre.mighty_in_tests")
def _living_mountains(table: Table, act: Act) -> Course[tuple[str, ...]]:
    """Beings that may exhaust though they do not react; returns who is still reached."""
    reached = list(act.recipients)
    for who in act.said.targets:
        if "living_mountain" not in table.kit(who).flags:
            continue
        weak = Penalty.WEAK in table.penalties(act.who, act.said.skills)
        case = Case(who, act.who, Evaluation.CLASH, act.said.affects, facts_of(table, act), mighty=True, weak=weak)
        yield from offer(table, act, Manoeuvre.MIGHTY, facts=partial(raised, table, act, [case]))
        if (yield from decide(table, case._replace(mighty=_was_mighty(table, act)))) is not Choice.ACCEPT:
            reached = [one for one in reached if one not in (who, act.who)]
    return tuple(reached)


def _was_mighty(table: Table, act: Act) -> bool:
    return Manoeuvre.MIGHTY in table.used(act.who)


def _lock(table: Table, act: Act, risk: Risk) -> Course[None]:
    """After an accepted failure the way is closed until conditions change; a trap it has sprung follows."""
    usual = _usual_lock(table, act).value
    key = yield Ask("lock", rules.test.lock, GM, act.who, LOCKS, usual, ruling=True)
    bound = {LockFor.CHARACTER: act.who, LockFor.COMPLICATION: act.who, LockFor.PARTY: table.kit(act.who).side}
    whose = bound.get(LockFor(key))
    changes: tuple[Change, ...] = ()
    if whose is not None:
        lasting = table.lone or LockFor(key) is LockFor.PARTY
        target = lock_target(act)
        fickle = table.scene.options.lock_opponents != "off" and target and table.hostile(act.who, target)
        guard = guard_of(table, target) if fickle else None
        locks = (*table.conflict.locks, Lock(whose, act.key, target, lasting and guard is None, guard))
        changes = table.state.change(CONFLICT, locks=tuple(dict.fromkeys(locks)))
    if risk in (Risk.TRAP, Risk.ENVIRONMENT):
        given = table.prep.actions.get(act.prepared)
        follows = (given.follow if given is not None else None) or next(iter(table.prep.hazards), "")
        changes += table.state.change(EVALUATION, loose=follows)
    yield Event("failed", _accepted, act.who, changes=changes, data={"lock": key, **act.called}, seen=OPEN)


def _in_play(table: Table, act: Act) -> tuple[str, ...]:
    return tuple(who for who in act.said.targets if who != SCENE)
