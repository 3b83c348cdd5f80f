"""Whom and what an attempt may go for: who is within reach, and what an earlier failure has closed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVERYBODY, Guard, Lock
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.table import Table

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Hazard


def reachable(table: Table, who: str) -> tuple[str, ...]:
    """Enemies that somebody can get at."""
    return tuple(foe for foe in table.foes(who) if within_reach(table, who, foe))


def affected(table: Table, names: Iterable[str]) -> tuple[str, ...]:
    """Characters that are meant by ids, sides or ``all``, as far as they are in play, in initiative order."""
    order = table.conflict.order or table.conflict.roster
    meant = set(names)
    return tuple(who for who in order if table.in_play(who) and ({who, table.kit(who).side, EVERYBODY} & meant))


def exposed_to(table: Table, hazard: Hazard, by: str | None) -> tuple[str, ...]:
    """Whom a danger meets that somebody lets loose: all it names, or, if it names nobody, whoever did it."""
    return affected(table, hazard.who if "who" in hazard.model_fields_set or by is None else (by,))


def within_reach(table: Table, who: str, target: str) -> bool:
    """Whether one more can go for a target in this round, by the number the scene gives."""
    most = table.kit(target).max_attackers
    if most is None:
        return True
    others = {attacker for attacker, at in table.conflict.attackers if at == target and attacker != who}
    return bool(rules.action.reach(len(others), most).default)


def locked(table: Table, who: str, key: str, target: str) -> bool:
    """Whether an earlier failure closes an attempt to somebody, or to its whole side."""
    locks = tuple((lock.who, lock.action, lock.target) for lock in table.conflict.locks)
    return any(rules.test.locked((whose, key, target), locks) for whose in (who, table.kit(who).side))


def lock_target(act: Act) -> str:
    """What of a declaration a lock remembers beside its key: the first target of what is not one's own."""
    return act.said.targets[0] if act.said.targets and not act.prepared else ""


def guard_of(table: Table, who: str) -> Guard:
    """How somebody stands against an attack that is tried again."""
    now = table.now(who)
    return Guard(now.threat, now.scars, rules.turn.one(now.initiative))


def changed(table: Table) -> tuple[Lock, ...]:
    """Closed attempts whose conditions have changed meanwhile: their targets stand otherwise."""
    return tuple(one for one in table.conflict.locks if one.guard and one.guard != guard_of(table, one.target))


def closed(table: Table, act: Act) -> bool:
    """Whether an earlier failure closes a declaration."""
    return locked(table, act.who, act.key, lock_target(act))


def credible(table: Table, who: str, skill: str) -> bool:
    """Whether a skill is taken to have the power to eliminate."""
    return bool(rules.elimination.credible(table.kit(who).skills[skill].use).default)
