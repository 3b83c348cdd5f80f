"""Evaluations that stand alone: a test, a challenge, a clash outside of any conflict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.core.ask import GM, amount, yes_no
from bojiste.core.dice import Page
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import procedure
from bojiste.core.system import Outcome, Play
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, NOBODY, Settling
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.challenge import challenge
from bojiste.systems.drd2.play.charge import charge
from bojiste.systems.drd2.play.clash import order as clash_of_two
from bojiste.systems.drd2.play.declare import declare
from bojiste.systems.drd2.play.deeds import CUSTOM
from bojiste.systems.drd2.play.join import discard_fate, set_fate, tell_start
from bojiste.systems.drd2.play.make import facts, prepared
from bojiste.systems.drd2.play.opening import rule_on
from bojiste.systems.drd2.play.reach import affected
from bojiste.systems.drd2.play.record import fresh_evaluation
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.turn import attempt, take_turn
from bojiste.systems.drd2.prepare import Scene, State
from bojiste.systems.drd2.words import HERE, Commit, Evaluation, Kind

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Brawl, Hazard, Trial


DONE = "done"


# -- procedures ----------------------------------------------------------------------------------------------------


def test(scene: Scene, state: State) -> Play:
    """Tests, one after another; without any in the scene the first combatant declares one."""
    table = Table(scene, state, lone=True)
    passed = []
    for trial in scene.world.test:
        passed.append((yield from one_test(table, trial)))
    if not scene.world.test:
        passed.append((yield from free_test(table, scene.combatants[0].id, None)))
    return Outcome(None, DONE, {"passed": "all" if all(passed) else "not-all"})


def challenges(scene: Scene, state: State) -> Play:
    """Challenges, one after another."""
    table = Table(scene, state, lone=True)
    for hazard in scene.world.challenge:
        yield from one_challenge(table, hazard)
    return Outcome(None, DONE, {})


def clash(scene: Scene, state: State) -> Play:
    """Clashes, one after another; without any in the scene the first combatant acts. Whoever won them all has won."""
    table = Table(scene, state, lone=True)
    winners: set[str | None] = set()
    for brawl in scene.world.clash:
        winners.add((yield from one_clash(table, brawl)))
    if not scene.world.clash:
        winners.add((yield from free_clash(table, scene.combatants[0].id)))
    return Outcome(winners.pop() if len(winners) == 1 else None, DONE, {})


# -- one of each ---------------------------------------------------------------------------------------------------


def one_test(table: Table, trial: Trial) -> Course[bool]:
    """One action of one character that may be opposed by nobody; returns whether it was passed."""
    if trial.action is None:
        return (yield from free_test(table, trial.who, trial.threat))
    yield from _open(table, {trial.who: trial.threat})
    if (yield from _begins(table, trial.who)):
        yield from attempt(table, _prepared(table, trial.who, trial.action), among=())
    passed = _tested(table)
    yield from _close(table)
    return passed


def free_test(table: Table, who: str, threat_given: int | None) -> Course[bool]:
    """A test of whatever somebody declares; returns whether it was passed."""
    yield from _open(table, {who: threat_given})
    if (yield from _begins(table, who)):
        yield from take_turn(table, who, among=())
    passed = _tested(table)
    yield from _close(table)
    return passed


def free_clash(table: Table, who: str) -> Course[str | None]:
    """A clash about whatever somebody declares, against whoever opposes it; returns the side that won it."""
    yield from _open(table, dict.fromkeys((one.id for one in table.scene.combatants), None))
    evaluated = (yield from _begins(table, who)) and (yield from take_turn(table, who))
    winner = _winner(table) if evaluated else None
    yield from _close(table)
    return winner


def one_challenge(table: Table, hazard: Hazard) -> Course[None]:
    """One danger for all whom it threatens."""
    yield from _open(table, {})
    threatened = affected(table, hazard.who)
    if hazard.threat is not None:
        changes: tuple[Change, ...] = ()
        for who in threatened:
            changes += table.state.change(who, threat=hazard.threat)
        yield Event("set-threat", rules.threat.scale, changes=changes, data={"threat": hazard.threat}, seen=OPEN)
    yield Page(table.conflict.clock, len(table.scene.combatants))
    yield from challenge(table, hazard, threatened)
    yield from _close(table)


def one_clash(table: Table, brawl: Brawl) -> Course[str | None]:
    """One action that others may oppose; or two at once, with no actor. Returns the side that won it."""
    yield from _open(table, dict(brawl.threat), _there(table, brawl))
    among = brawl.between or table.conflict.roster
    if brawl.actor == NOBODY:
        evaluated = yield from _at_once(table, brawl)
    elif not (yield from _begins(table, brawl.actor)):
        evaluated = False
    elif brawl.action is None:
        evaluated = yield from take_turn(table, brawl.actor, among)
    else:
        attempted = yield from attempt(table, _prepared(table, brawl.actor, brawl.action), among)
        evaluated = attempted is Commit.ROLL
    winner = _winner(table) if evaluated else None
    yield from _close(table)
    return winner


def _there(table: Table, brawl: Brawl) -> tuple[str, ...]:
    """Who can be acted upon in a clash: whom it is between, and whom its prepared action names; otherwise all."""
    if not brawl.between:
        return tuple(one.id for one in table.scene.combatants)
    aimed = table.prep.actions[brawl.action].targets if brawl.action else ()
    meant = {brawl.actor, *brawl.between, *aimed}
    return tuple(one.id for one in table.scene.combatants if one.id in meant)


def _winner(table: Table) -> str | None:
    """The side whose actions succeeded; none if nobody's did, or those of several sides."""
    now = table.settling
    won = [said.who for said in now.declared if said.who not in now.failed]
    if now.kind == Evaluation.CHALLENGE or (now.kind == Evaluation.TEST and not _passed(now)):
        won = []  # a challenge is what a failed test let loose
    sides = {table.kit(who).side for who in won}
    return sides.pop() if len(sides) == 1 else None


def _tested(table: Table) -> bool:
    """Whether a test has been rolled, and passed."""
    now = table.settling
    return now.kind == Evaluation.TEST and len(now.results) == 1 and _passed(now)


def _passed(now: Settling) -> bool:
    ((_, result),) = now.results
    return rules.test.exhaust(result, bool(now.exhausted))


def _begins(table: Table, who: str) -> Course[bool]:
    """Whether somebody can begin; if so, on a page of its own."""
    if (yield from _is_out(table, who)):
        return False
    yield Page(table.conflict.clock, table.kit(who).place)
    yield Event("turn", rules.turn.act, who, seen=OPEN)
    return True


def _is_out(table: Table, who: str) -> Course[bool]:
    """Whether somebody is not there any more, and so does nothing."""
    if table.in_play(who):
        return False
    yield Event("dropped", rules.elimination.state, who, seen=OPEN)
    return True


def _prepared(table: Table, who: str, id: str) -> Act:
    """A prepared action aimed at its own targets, or at the first that fits."""
    given = table.prep.actions[id]
    foes, friends = table.foes(who), table.friends(who)
    fitting = {"self": (who,), "ally": friends, "enemy": foes, "anyone": (*foes, *friends, who), "none": ()}
    return prepared(table, who, id, given.targets or fitting[given.target][:1])


# -- nobody acts first ---------------------------------------------------------------------------------------------


@procedure("drd2.clash.actor_unclear")
def _at_once(table: Table, brawl: Brawl) -> Course[bool]:
    """Both declare openly, and ties go to the dice; unless the GM finds that one of them was first.

    Returns whether anything was evaluated.
    """
    first, second = brawl.between[:2]
    if (yield from _is_out(table, first)) or (yield from _is_out(table, second)):
        return False
    yield Page(table.conflict.clock, table.kit(first).place)
    ask = yes_no("actor-unclear", _at_once, GM, None, True, data={"targets": [first, second]}, ruling=True)
    if (yield ask) == "no":
        return (yield from take_turn(table, first, (second,)))
    acts = []
    for who in (first, second):
        act = yield from _declared(table, who)
        if act is None:
            return False
        acts.append(act)
    changes = fresh_evaluation(table, None, tuple(acts))
    data = {"targets": [first, second], "acts": [facts(act) for act in acts]}
    yield Event("at-once", _at_once, changes=changes, data=data, seen=OPEN)
    for act in acts:
        yield from charge(table, act)
    yield from clash_of_two(table, acts[0], acts[1], actorless=True)
    return True


def _declared(table: Table, who: str) -> Course[Act | None]:
    """A declaration that stands and can be tried."""
    refused: set[str] = set()
    while True:
        declared = yield from declare(table, who, refused)
        if declared is None:
            return None
        act, key = declared
        judged = yield from rule_on(table, act)
        if judged is not None and judged.sorting.kind is not Kind.IMPOSSIBLE:
            return judged.saying(protects=(who,))
        if key != CUSTOM:
            refused.add(key)


# -- before and after ----------------------------------------------------------------------------------------------


def _open(table: Table, given: dict[str, int | None], there: tuple[str, ...] | None = None) -> Course[None]:
    """Threat for this evaluation: as the scene says, or as the GM does. ``there``: who takes part, if not all."""
    everybody = tuple(one.id for one in table.scene.combatants)
    present = tuple(who for who in there or everybody if table.now(who).status in HERE)
    changes: tuple[Change, ...] = table.state.change(
        CONFLICT, roster=present, order=(), over=None, clock=table.conflict.clock + 1
    )
    for who in present:
        wanted = given.get(who) or table.now(who).threat or table.scene.options.threat
        scale = rules.threat.scale(max(wanted, table.now(who).floor))
        value = scale.default
        if who in given:
            value = yield amount("threat", rules.threat.scale, GM, who, scale.least, 99, scale.default, ruling=True)
        changes += table.state.change(who, threat=value, met=True)
    for side in table.scene.sides:
        changes += set_fate(table, table.scene.world.conflict.fate_pool, side.id, present)
    yield Event("evaluation", rules.threat.scale, changes=changes, seen=OPEN)
    yield from tell_start(table, (who for who in present if who in given))


@procedure("drd2.threat.set_single")
def _close(table: Table) -> Course[None]:
    """Threat and Advantage vanish with the evaluation they belonged to."""
    changes: tuple[Change, ...] = ()
    for who in table.conflict.roster:
        now = table.now(who)
        left = rules.conflict.end_clears(rules.conflict.Carried(now.threat, now.advantage))
        changes += table.state.change(who, threat=left.threat, advantage=left.advantage)
    changes += discard_fate(table)
    yield Event("evaluation-over", _close, changes=changes, seen=OPEN)
