"""An expedition: conflicts, tests, challenges, clashes, rests and days in one flow."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bojiste.core.ask import GM, yes_no
from bojiste.core.system import Outcome, Play
from bojiste.kit.course import Course
from bojiste.systems.drd2.now import EVERYBODY
from bojiste.systems.drd2.play import conflict
from bojiste.systems.drd2.play.lone import one_challenge, one_clash, one_test
from bojiste.systems.drd2.play.make import prepared
from bojiste.systems.drd2.play.numbers import returned
from bojiste.systems.drd2.play.rest import pass_days, set_mode, take_rest, trade
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.test import between_expeditions
from bojiste.systems.drd2.prepare import Scene, State
from bojiste.systems.drd2.words import Initiative, Mode, Status, Type

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Step


END = "end-of-the-way"


def expedition(scene: Scene, state: State) -> Play:
    """The steps of the scene in order; it ends early when no hero is left."""
    outcome = Outcome(None, END, {})
    for step in scene.world.step:
        outcome = (yield from _STEPS[step.do](scene, state, step)) or outcome
        if not _heroes_left(scene, state):
            return outcome
    return Outcome(outcome.winner, END, outcome.data)


def _heroes_left(scene: Scene, state: State) -> bool:
    """Whether any hero can go on; who has left or been taken out of a conflict can."""
    heroes = [one.id for one in scene.combatants if scene.prepared.kits[one.id].type is Type.HERO]
    return any(state[who].status is not Status.RETIRED for who in heroes)


def _conflict(scene: Scene, state: State, step: Step) -> Course[Outcome]:
    table = Table(scene, state)
    yield from set_mode(table, Mode.EXPEDITION)
    for who in step.conflict.roster or tuple(one.id for one in scene.combatants):
        yield from _back(table, who, named=step.conflict.roster is not None)
    return (yield from conflict.play(table, step.conflict))


def _alone(scene: Scene, state: State, meant: Iterable[str]) -> Course[Table]:
    """The table of an evaluation that stands alone, with those back whom it means and who can be."""
    yield from set_mode(Table(scene, state), Mode.EXPEDITION)
    table = Table(scene, state, lone=True)
    for one in scene.combatants:
        if {one.id, one.side, EVERYBODY} & set(meant) and table.now(one.id).status is not Status.PRESENT:
            yield from _back(table, one.id, named=False)
    return table


def _back(table: Table, who: str, named: bool) -> Course[None]:
    """Whoever left the last conflict is here again; whoever was taken out, if the GM says so or the scene names it."""
    status = table.now(who).status
    if status in (Status.PRESENT, Status.REMOVED):
        if (yield yes_no("return", returned, GM, who, named, ruling=True)) == "no":
            return
    elif status is not Status.LEFT:
        return
    yield returned(table, who, Initiative.WAITING, None)


def _test(scene: Scene, state: State, step: Step) -> Course[None]:
    assert step.test is not None
    table = yield from _alone(scene, state, (step.test.who,))
    yield from one_test(table, step.test)


def _challenge(scene: Scene, state: State, step: Step) -> Course[None]:
    assert step.challenge is not None
    table = yield from _alone(scene, state, step.challenge.who)
    yield from one_challenge(table, step.challenge)


def _clash(scene: Scene, state: State, step: Step) -> Course[None]:
    assert step.clash is not None
    between = step.clash.between or (EVERYBODY,)
    table = yield from _alone(scene, state, (step.clash.actor, *between))
    yield from one_clash(table, step.clash)


def _rest(scene: Scene, state: State, step: Step) -> Course[None]:
    yield from take_rest(Table(scene, state), step.rest)


def _days(scene: Scene, state: State, step: Step) -> Course[None]:
    table = Table(scene, state)
    yield from set_mode(table, Mode.BETWEEN)
    yield from pass_days(table, step.days)


def _between(scene: Scene, state: State, step: Step) -> Course[None]:
    """An action between expeditions: no dice, no effort."""
    table = Table(scene, state, lone=True)
    yield from set_mode(table, Mode.BETWEEN)
    if step.who is not None and step.action is not None:
        yield from between_expeditions(table, prepared(table, step.who, step.action, ()))


def _trade(scene: Scene, state: State, step: Step) -> Course[None]:
    assert step.trade is not None
    yield from trade(Table(scene, state), step.trade)


def _depart(scene: Scene, state: State, step: Step) -> Course[None]:
    yield from set_mode(Table(scene, state), Mode.EXPEDITION)


_STEPS: dict[str, Callable[[Scene, State, Step], Course[Outcome | None]]] = {
    "conflict": _conflict,
    "test": _test,
    "challenge": _challenge,
    "clash": _clash,
    "rest": _rest,
    "days": _days,
    "between": _between,
    "trade": _trade,
    "depart": _depart,
}
