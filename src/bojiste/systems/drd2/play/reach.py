"""Whom and what an attempt may go for: who is within reach, and what an earlier failure has closed."""

from __future__ import annotations

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.table import Table


def reachable(table: Table, who: str) -> tuple[str, ...]:
    """Enemies that somebody can get at."""
    return tuple(foe for foe in table.foes(who) if within_reach(table, who, foe))


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


def closed(table: Table, act: Act) -> bool:
    """Whether an earlier failure closes a declaration."""
    return locked(table, act.who, act.key, lock_target(act))


def credible(table: Table, who: str, skill: str) -> bool:
    """Whether a skill is taken to have the power to eliminate."""
    return bool(rules.elimination.credible(table.kit(who).skills[skill].use).default)
