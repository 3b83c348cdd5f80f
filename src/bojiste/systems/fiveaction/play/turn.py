"""A turn: what begins with it, the activities that are paid for, what is left over."""

from __future__ import annotations

from functools import partial

from bojiste.core.ask import AGAIN, Ask, Option
from bojiste.core.dice import Page
from bojiste.core.event import Event, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import FIGHT
from bojiste.systems.fiveaction.play import activity, initiative, intimidation, wait, walk
from bojiste.systems.fiveaction.play.deeds import DEEDS
from bojiste.systems.fiveaction.play.ending import over
from bojiste.systems.fiveaction.play.reset import Reset
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Guard, Status

END = Option("end")
ENDED = Reset(spare=0, counters=0, charging=False, unbalanced=0)
"""What a turn's start ends."""


@procedure("fiveaction.round.turn")
def turn(table: Table, who: str) -> Course[None]:
    """A combatant spends its actions, in any sequence, as long as they last."""
    yield Page(table.fight.round, table.kit(who).place + 1)
    yield _begins(table, who)
    yield from initiative.accelerate(table, who) if table.natural_tier(who) or table.now(who).owed else ()
    if table.active(who) and table.now(who).fear is not None:
        yield from intimidation.retest(table, who)
    if table.active(who):
        yield from activity.begin(table, who)
    yield from activities(table, who)
    if who not in table.state:
        return
    changes = table.change(who, turned=True, acted=True)
    if table.active(who) and changes:
        yield happened(
            "turn-ends",
            rules.round.spare_actions,
            who,
            changes=changes,
            data={"left": table.now(who).actions},
        )
    yield from wait.after_turn(table, who, activities)


def _begins(table: Table, who: str) -> Event:
    """What the start of a turn ends: spare actions, the charger's weakness, a kicker's imbalance, surprise."""
    now = table.now(who)
    changes = ENDED.changes(who, now)
    if now.guard is not Guard.AWARE or now.hooks:
        guard = Guard.AWARE if now.guard in (Guard.SURPRISED, Guard.STILL) else now.guard
        hooks = tuple(one for one in now.hooks if one.round >= table.fight.round)
        changes += table.change(who, guard=guard, hooks=hooks)
    changes += table.state.set(who, "regripped", False)
    left = tuple([one for one in table.fight.left if one != who])
    changes += table.change(FIGHT, turn=who, left=left)
    mount = table.kit(who).mount
    if mount is not None:
        changes += table.change(mount, gait="stand", kicked=False)
    return happened("turn", turn, who, changes=changes, data={"round": table.fight.round})


def menu(table: Table, who: str) -> list[Option]:
    """Everything the turn can pay for now."""
    return [*DEEDS.menu(table, who), END]


def _anything(table: Table, who: str) -> bool:
    """Whether the turn can pay for anything at all. Waiting and a step away from somebody come first: one of them is
    nearly always open, and one is enough to be asked."""
    if wait.can(table, who) or (table.foes(who) and walk.can_step(table, who)):
        return True
    return any(True for deed in DEEDS.by_verb.values() for _ in deed.offered(table, who))


def activities(table: Table, who: str) -> Course[None]:
    """Activities until the turn is ended, spent, or cut short."""
    now, seat, follows = table.now(who), table.seat(who), table.law.modules.initiative_recalculated
    watched = False
    while now.actions and now.status is Status.ACTIVE and not now.waiting and table.fight.turn == who:
        if not _anything(table, who):
            return
        data = {"left": now.actions}
        key = yield Ask("act", turn, seat, who, partial(menu, table, who), "end", data=data, again=True)
        if key == AGAIN:
            if over(table):
                return
            continue
        if key == "end":
            return
        waiting = wait.waiting(table, who)
        if waiting:
            meant = next(option for option in menu(table, who) if option.key == key)
            watched = True
            goes_on = yield from wait.interrupted(table, who, waiting, meant, activities)
            if not goes_on or not _still_open(table, who, meant):
                continue
        yield from DEEDS.do(table, who, key)
        if follows:
            yield from initiative.follow(table)
        if watched:
            yield from wait.afterwards(table, who, activities)
        if over(table):
            return


def _still_open(table: Table, who: str, meant: Option) -> bool:
    """Whether what was chosen can be done yet: while those that wait were asked, the referee's hand may have moved or
    disarmed anybody, or given the turn away."""
    return table.fight.turn == who and any(option.key == meant.key for option in menu(table, who))
