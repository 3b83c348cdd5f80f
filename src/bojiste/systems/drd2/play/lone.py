"""Evaluations that stand alone: a test, a challenge, a clash outside of any conflict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bojiste.core.ask import GM, amount, yes_no
from bojiste.core.dice import Page
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.scene import Scene
from bojiste.core.state import State
from bojiste.core.system import Outcome, Play
from bojiste.systems.drd2.now import CONFLICT
from bojiste.systems.drd2.play import clash2
from bojiste.systems.drd2.play.act import Act
from bojiste.systems.drd2.play.challenge import affected, challenge
from bojiste.systems.drd2.play.declare import CUSTOM, declare
from bojiste.systems.drd2.play.join import discard_fate, set_fate
from bojiste.systems.drd2.play.make import prepared
from bojiste.systems.drd2.play.opening import charge, fresh_evaluation, rule_on
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.turn import attempt, take_turn
from bojiste.systems.drd2.rules import adv, threat
from bojiste.systems.drd2.rules import clash2 as clashes
from bojiste.systems.drd2.terms import Kind, Status

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Brawl, Hazard, Trial


NOBODY = "none"
DONE = "done"


# -- procedures ----------------------------------------------------------------------------------------------------


def test(scene: Scene, state: State) -> Play:
    """Tests, one after another; without any in the scene the first combatant declares one."""
    table = Table(scene, state, lone=True)
    for trial in scene.world.test:
        yield from one_test(table, trial)
    if not scene.world.test:
        yield from free_test(table, scene.combatants[0].id, None)
    return Outcome(None, DONE, {})


def challenges(scene: Scene, state: State) -> Play:
    """Challenges, one after another."""
    table = Table(scene, state, lone=True)
    for hazard in scene.world.challenge:
        yield from one_challenge(table, hazard)
    return Outcome(None, DONE, {})


def clash(scene: Scene, state: State) -> Play:
    """Clashes, one after another; without any in the scene the first combatant acts."""
    table = Table(scene, state, lone=True)
    for brawl in scene.world.clash:
        yield from one_clash(table, brawl)
    if not scene.world.clash:
        yield from free_clash(table, scene.combatants[0].id)
    return Outcome(None, DONE, {})


# -- one of each ---------------------------------------------------------------------------------------------------


def one_test(table: Table, trial: Trial) -> Any:
    """One action of one character that may be opposed by nobody."""
    if trial.action is None:
        yield from free_test(table, trial.who, trial.threat)
        return
    yield from _open(table, {trial.who: trial.threat})
    yield Page(table.conflict.clock, table.kit(trial.who).place)
    yield from attempt(table, _prepared(table, trial.who, trial.action), among=())
    yield from _close(table)


def free_test(table: Table, who: str, threat_given: int | None) -> Any:
    """A test of whatever somebody declares."""
    yield from _open(table, {who: threat_given})
    yield Page(table.conflict.clock, table.kit(who).place)
    yield from take_turn(table, who, among=())
    yield from _close(table)


def free_clash(table: Table, who: str) -> Any:
    """A clash about whatever somebody declares, against whoever opposes it."""
    yield from _open(table, dict.fromkeys((one.id for one in table.scene.combatants), None))
    yield Page(table.conflict.clock, table.kit(who).place)
    yield from take_turn(table, who)
    yield from _close(table)


def one_challenge(table: Table, hazard: Hazard) -> Any:
    """One danger for all whom it threatens."""
    yield from _open(table, {})
    threatened = affected(table, hazard.who)
    if hazard.threat is not None:
        changes: tuple[Change, ...] = ()
        for who in threatened:
            changes += table.state.change(who, threat=hazard.threat)
        yield Event("set-threat", threat.set_single, changes=changes, data={"threat": hazard.threat}, seen=OPEN)
    yield Page(table.conflict.clock, len(table.scene.combatants))
    yield from challenge(table, hazard, threatened)
    yield from _close(table)


def one_clash(table: Table, brawl: Brawl) -> Any:
    """One action that others may oppose; or two at once, with no actor."""
    yield from _open(table, dict(brawl.threat))
    among = brawl.between or table.conflict.roster
    if brawl.actor == NOBODY:
        yield from _at_once(table, brawl)
    else:
        yield Page(table.conflict.clock, table.kit(brawl.actor).place)
        if brawl.action is None:
            yield from take_turn(table, brawl.actor, tuple(among))
        else:
            yield from attempt(table, _prepared(table, brawl.actor, brawl.action), tuple(among))
    yield from _close(table)


def _prepared(table: Table, who: str, id: str) -> Act:
    """A prepared action aimed at its own targets, or at the first that fits."""
    given = table.prep.actions[id]
    foes, friends = table.foes(who), table.friends(who)
    fitting = {"self": (who,), "ally": friends, "enemy": foes, "anyone": (*foes, *friends, who), "none": ()}
    return prepared(table, who, id, given.targets or fitting[given.target][:1])


# -- nobody acts first ---------------------------------------------------------------------------------------------


def _at_once(table: Table, brawl: Brawl) -> Any:
    """Both declare openly, and ties go to the dice; unless the GM finds that one of them was first."""
    first, second = brawl.between[:2]
    yield Page(table.conflict.clock, table.kit(first).place)
    ask = yes_no("actor-unclear", clashes.actor_unclear, GM, None, True, data={"targets": [first, second]}, ruling=True)
    if (yield ask) == "no":
        yield from take_turn(table, first, (second,))
        return
    acts = []
    for who in (first, second):
        act = yield from _declared(table, who)
        if act is None:
            return
        acts.append(act)
    changes = fresh_evaluation(table, None, tuple(acts))
    yield Event("at-once", clashes.actor_unclear, changes=changes, data={"targets": [first, second]}, seen=OPEN)
    for act in acts:
        yield from charge(table, act)
    yield from clash2.order(table, acts[0], acts[1], actorless=True)


def _declared(table: Table, who: str) -> Any:
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


def _open(table: Table, given: dict[str, int | None]) -> Any:
    """Threat for this evaluation: as the scene says, or as the GM does."""
    present = tuple(
        one.id for one in table.scene.combatants if table.now(one.id).status in (Status.ACTIVE, Status.PRESENT)
    )
    changes: tuple[Change, ...] = table.state.change(
        CONFLICT, roster=present, order=(), over=None, clock=table.conflict.clock + 1
    )
    for who in present:
        wanted = given.get(who) or table.now(who).threat or table.scene.options.threat
        scale = threat.scale(max(wanted, table.now(who).floor))
        value = scale.default
        if who in given:
            value = yield amount("threat", threat.scale, GM, who, scale.least, 99, scale.default, ruling=True)
        changes += table.state.change(who, threat=value)
    for side in table.scene.sides:
        changes += set_fate(table, table.scene.world.conflict.fate_pool, side.id, present)
    yield Event("set-threat", threat.scale, changes=changes, data={"targets": list(given)}, seen=OPEN)


def _close(table: Table) -> Any:
    """Threat and Advantage vanish with the evaluation they belonged to."""
    changes: tuple[Change, ...] = ()
    for who in table.conflict.roster:
        now = table.now(who)
        fields = {"threat": threat.set_single(now.threat or 1, True), "advantage": adv.expire(now.advantage, True)}
        changes += table.state.change(who, **fields)
    changes += discard_fate(table)
    yield Event("evaluation-over", threat.set_single, changes=changes, seen=OPEN)
