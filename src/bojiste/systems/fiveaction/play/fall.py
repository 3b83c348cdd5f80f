"""How somebody goes down: stun, fainting, out of the fight, death."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.event import Change, Event, happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Stance, Status

_RANK = (Status.ACTIVE, Status.FLED, Status.UNCONSCIOUS, Status.OUT, Status.DEAD)


def stun(table: Table, who: str, more: int, rule: Callable[..., object]) -> Event:
    """So much more stun, from whatever source."""
    changes = table.change(who, stun=rules.life.stun_pool(table.now(who).stun, more))
    return happened("stunned", rule, who, changes=changes, data={"stun": more})


def faints(table: Table, who: str, *, shock_failed: bool = False) -> Course[None]:
    """Whether stun, or a failed shock test with a serious wound, is too much."""
    now, kit = table.now(who), table.kit(who)
    if now.status is not Status.ACTIVE:
        return
    if rules.life.faint(now.stun, kit.thresholds[1], shock_failed, table.worst_wound(who)):
        yield from put_out(table, who, Status.UNCONSCIOUS, rules.life.faint)


def put_out(table: Table, who: str, status: Status, rule: Callable[..., object]) -> Course[None]:
    """Somebody is out of the fight; of several reasons the worst stands."""
    now = table.now(who)
    if _RANK.index(status) <= _RANK.index(now.status):
        return
    yield happened(_KINDS[status], rule, who, changes=down(table, who, status))


_KINDS = {Status.UNCONSCIOUS: "faints", Status.OUT: "out", Status.DEAD: "dies", Status.FLED: "flees"}


def down(table: Table, who: str, status: Status) -> tuple[Change, ...]:
    """What ends with it: stances, tasks, what was left to do."""
    changes = table.change(
        who,
        status=status,
        prone=status is not Status.FLED,
        rising=0,
        stance=Stance.NORMAL,
        covering=None,
        task=None,
        aim=None,
        waiting=False,
        charging=False,
        actions=0,
        spare=0,
    )
    return changes + tuple(change for friend in table.prep.kits for change in _uncovered(table, friend, who, status))


def _uncovered(table: Table, friend: str, who: str, status: Status) -> tuple[Change, ...]:
    """Nobody covers the dead."""
    if table.now(friend).covering != who or status is not Status.DEAD:
        return ()
    return table.change(friend, covering=None, stance=Stance.NORMAL)
