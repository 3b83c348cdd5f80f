"""The round: order, turns, dangers of the place, and what is lost at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.core.dice import Page
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT
from bojiste.systems.drd2.play.after import able_by_side, after, loosed
from bojiste.systems.drd2.play.challenge import by_hand, challenge
from bojiste.systems.drd2.play.initiative import order_round
from bojiste.systems.drd2.play.join import newcomers
from bojiste.systems.drd2.play.reach import affected
from bojiste.systems.drd2.play.remedy import reopened
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.turn import take_turn

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Encounter


@procedure("drd2.round.definition")
def play_round(table: Table, encounter: Encounter) -> Course[None]:
    """One round, in which everybody has a turn once; it is left at once when the conflict ends."""
    yield from _begin(table, running=table.conflict.round + 1 == encounter.round)
    yield from order_round(table, encounter)
    yield from newcomers(table, encounter)
    yield from loosed(table)
    while not table.over() and (who := _next(table)) is not None:
        yield from _turn(table, who)
        yield from loosed(table)
    if not table.over():
        yield from _environment(table)
        yield from loosed(table)
    if not table.over():
        yield from _end(table)


def _begin(table: Table, running: bool) -> Course[None]:
    """A new round on a new page; everybody's initiative waits again, unless the scene begins in this round."""
    conflict = table.conflict
    yield Page(conflict.clock + 1, len(table.scene.combatants))
    changes: tuple[Change, ...] = table.state.change(
        CONFLICT, round=conflict.round + 1, clock=conflict.clock + 1, order=(), attackers=(), turn=None
    )
    for who in conflict.roster:
        if not running:
            changes += table.state.change(who, initiative=rules.round.renewed(table.now(who).status), defences=0)
    data = {"round": conflict.round + 1, "tempo": conflict.tempo}
    yield Event("round", play_round, changes=changes, data=data, seen=OPEN)


def _next(table: Table) -> str | None:
    """Who is next to have a turn: the first in order whose initiative still waits."""
    for who in table.conflict.order:
        if table.able(who) and rules.turn.act(table.now(who).initiative):
            return who
    return None


def _turn(table: Table, who: str) -> Course[None]:
    yield from reopened(table)
    yield Page(table.conflict.clock, table.kit(who).place)
    yield Event("turn", rules.turn.act, who, changes=table.state.change(CONFLICT, turn=who), seen=OPEN)
    able = able_by_side(table)
    acted = yield from take_turn(table, who)
    came = yield from by_hand(table)
    if acted or came:
        yield from after(table, who, able)


@procedure("drd2.action.environment")
def _environment(table: Table) -> Course[None]:
    """After the last turn the place itself acts on everybody it affects."""
    number = table.conflict.round
    acting = [hazard for hazard in table.scene.world.environment if hazard.rounds is None or number in hazard.rounds]
    if acting:
        yield Page(table.conflict.clock, len(table.scene.combatants) + 1)
    for hazard in acting:
        threatened = affected(table, hazard.who)
        if threatened:
            able = able_by_side(table)
            yield from challenge(table, hazard, threatened)
            yield from after(table, None, able)
        if table.over():
            return


@procedure("drd2.round.end")
def _end(table: Table) -> Course[None]:
    """Everybody has used or postponed the initiative: what was postponed and not used is lost."""
    changes: tuple[Change, ...] = ()
    lost = []
    for who in table.conflict.roster:
        before = table.now(who).initiative
        left = rules.turn.postponed_lost(before)
        if left is not before:
            lost.append(who)
            changes += table.state.change(who, initiative=left)
    if lost:
        yield Event("initiative-lost", rules.turn.postponed_lost, changes=changes, data={"targets": lost}, seen=OPEN)
