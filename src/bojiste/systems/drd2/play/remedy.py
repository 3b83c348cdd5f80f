"""What the GM changes about somebody, as events: whether a menu offers it or the hand types it."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.core.rule import Cited
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, Curse, Lock, fate_of
from bojiste.systems.drd2.play.action import named
from bojiste.systems.drd2.play.reach import changed
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Approach, Scar

# -- penalties and spells ------------------------------------------------------------------------------------------


def cursed(table: Table, who: str, curse: Curse) -> Event:
    """Lasting magic lays a penalty on somebody's skills."""
    changes = table.state.change(who, penalties=(*table.now(who).penalties, curse))
    data = {"penalty": curse.kind.value, "scope": list(curse.scope)}
    return Event("cursed", rules.penalty.source, None, who, changes=changes, data=data, seen=OPEN)


def uncursed(table: Table, who: str, place: int) -> Event:
    """One of somebody's penalties ends."""
    penalties = table.now(who).penalties
    changes = table.state.change(who, penalties=(*penalties[:place], *penalties[place + 1 :]))
    data = {"penalty": penalties[place].kind.value}
    return Event("lifted", rules.penalty.source, None, who, changes=changes, data=data, seen=OPEN)


def spelled(table: Table, who: str, granted: Approach = Approach.NONE, forced: Approach = Approach.NONE) -> Event:
    """A spell grants somebody an approach to initiative, forces one upon it, or ends."""
    changes = table.state.change(who, granted=granted, forced=forced)
    return Event("spell", rules.initiative.approach_magic, None, who, changes=changes, seen=OPEN)


# -- Fate ----------------------------------------------------------------------------------------------------------


def fate_set(table: Table, side: str, fate: int) -> Event:
    """The Fate of a side is so much from now on."""
    id = fate_of(side)
    purse = table.state[id]
    changes = table.state.change(id, fate=fate, most=purse.most + fate - purse.fate)
    return Event("fate", rules.fate.setup, changes=changes, data={"side": side, "purse": id}, seen=OPEN)


# -- scars ---------------------------------------------------------------------------------------------------------


def lightened(table: Table, who: str, place: int, severity: int, rule: Cited) -> Event:
    """A scar of somebody set to a lower severity."""
    scars = table.now(who).scars
    one = scars[place]
    left = (*scars[:place], *((one._replace(severity=severity, healing=0),) if severity else ()), *scars[place + 1 :])
    return healed(one, severity, who, rule)._replace(changes=table.state.change(who, scars=left))


def healed(scar: Scar, severity: int, who: str, rule: Cited) -> Event:
    """The line that tells of a scar that has become lighter, or is gone."""
    data = {"name": scar.name, "severity": severity, "property": scar.property.value}
    return Event("healed", rule, None, who, data=data, seen=OPEN)


# -- closed ways ---------------------------------------------------------------------------------------------------


def closed(table: Table, lock: Lock) -> Event:
    """An attempt is closed to somebody, or to a whole side."""
    locks = tuple(dict.fromkeys((*table.conflict.locks, lock)))
    changes = table.state.change(CONFLICT, locks=locks)
    return Event("locked", rules.test.lock, data=told_lock(table, lock), changes=changes, seen=OPEN)


def unlocked(table: Table, place: int) -> Event:
    """An attempt that had failed may be made again."""
    locks = table.conflict.locks
    changes = table.state.change(CONFLICT, locks=(*locks[:place], *locks[place + 1 :]))
    return Event("unlocked", rules.test.lock, data=told_lock(table, locks[place]), changes=changes, seen=OPEN)


def reopened(table: Table) -> Course[None]:
    """Attempts whose conditions have changed of themselves are open again."""
    for lock in changed(table):
        yield unlocked(table, table.conflict.locks.index(lock))


def told_lock(table: Table, lock: Lock) -> dict[str, object]:
    """An attempt that is closed: whose, which prepared action or kind of action, at whom."""
    given = table.prep.actions.get(lock.action)
    whom = {"target": lock.target} if lock.target else {}
    return {**named("action", lock.action, given.name if given else ""), "whose": lock.who, **whom}
