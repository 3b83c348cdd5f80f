"""What becomes of those who lie there when the fight is over: death saves and first aid to their end."""

from __future__ import annotations

from bojiste.core.ask import GM, yes_no
from bojiste.core.dice import Page
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.damage import first_aid
from bojiste.systems.srd5.play.damage.damage import dies
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.turn import death_save
from bojiste.systems.srd5.prepare import Profile

LEFT, TENDED, CAPTURED, FINISHED = "left", "tended", "captured", "finished"
MOST_ROUNDS = 60


def goes_on(table: Table) -> Course[bool]:
    """Whether a fight goes on in which nobody of one side is awake: the referee's word (D33), by default not."""
    answer: str = yield yes_no("fight-over", rules.flow.end, GM, None, False, ruling=True)
    return answer == "yes"


def settled(table: Table, winner: str | None) -> Course[None]:
    """Round by round the dying roll, and whoever has won tends its own, and the others as the scene says; finishing
    them off comes first."""
    if not _lying(table):
        return
    way = table.scene.world.aftermath
    yield Event("aftermath", rule=rules.flow.end, data={"way": way}, seen=OPEN)
    if way == FINISHED and winner is not None:
        yield from _finished_off(table, [one for one in _lying(table) if not _with(table, winner, one)])
    order = [table.profiles[id] for id in table.clock.order if id in table.profiles]
    for number in range(1, MOST_ROUNDS):
        if not [one for one in order if table.now[one.id].life == "dying"]:
            break
        yield from _round_after(table, order, winner, table.clock.round + number)


def _finished_off(table: Table, whom: list[Profile]) -> Course[None]:
    """These are given no quarter."""
    for one in whom:
        yield Event("finished-off", rules.death.massive, one.id, changes=dies(table, one), seen=OPEN)


def _round_after(table: Table, order: list[Profile], winner: str | None, number: int) -> Course[None]:
    """A round after the fight: the dying roll, and whoever has won tends somebody."""
    for who in order:
        if table.now[who.id].life == "dying":
            yield Page(number, who.index)
            yield from death_save(table, who)
        elif winner is not None and table.acts(who) and _with(table, winner, who):
            yield Page(number, who.index)
            yield from _tends(table, who, winner, table.scene.world.aftermath)


def _lying(table: Table) -> list[Profile]:
    """Those at 0 hit points who are not dead."""
    return [one for one in table.everybody if table.now[one.id].life in ("dying", "stable") and not one.knits]


def _with(table: Table, winner: str, one: Profile) -> bool:
    """Whether somebody is on the winning side, or friendly to it."""
    return table.scene.relation(winner, one.side) == "friendly"


def _tends(table: Table, who: Profile, winner: str, way: str) -> Course[None]:
    """First aid for the dying one who is nearest to death: of the own side, of the others only if they are spared."""
    dying = [
        one
        for one in table.everybody
        if table.now[one.id].life == "dying" and (way in (TENDED, CAPTURED) or _with(table, winner, one))
    ]
    if not dying:
        return
    one = max(dying, key=lambda one: (_with(table, winner, one), table.now[one.id].death_fail, -one.index))
    yield from (first_aid.kit if table.now[who.id].kit else first_aid.stabilize)(table, who, one.id)
