"""Waiting, and acting before a slower enemy."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bojiste.core.ask import Option, yes_no
from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import FIGHT
from bojiste.systems.fiveaction.play import charge
from bojiste.systems.fiveaction.play.dice import opposed
from bojiste.systems.fiveaction.play.ending import over
from bojiste.systems.fiveaction.play.table import Table

Activities = Callable[[Table, str], Course[None]]
"""Somebody's activities, as a turn plays them."""


def offered(table: Table, who: str) -> Iterator[Option]:
    """Waiting costs an action, and keeps the others for later in this round."""
    if can(table, who):
        yield Option("wait", {"price": table.law.actions.wait})


def can(table: Table, who: str) -> bool:
    """Whether somebody could keep its actions for later."""
    now = table.now(who)
    return now.actions > table.law.actions.wait and not (now.turned or now.prone) and len(table.fight.order) > 1


def done(table: Table, who: str, rest: str) -> Course[None]:
    left = rules.wait.cost(table.now(who).actions, table.law.actions.wait)
    changes = table.change(who, waiting=True, actions=left)
    yield happened("waits", rules.wait.cost, who, changes=changes, data={"left": left})


def interrupted(table: Table, who: str, others: list[str], meant: Option, play: Activities) -> Course[bool]:
    """Whoever waits is told what is meant, and may act before it; whether the activity goes on as chosen."""
    verb, _, rest = meant.key.partition(":")
    for other in others:
        hostile = table.scene.hostile(who, other)
        riposte = bool(table.kit(other).has("riposte"))
        at_me = rest.partition(":")[0] == other
        if not rules.wait.charge(verb in ("charge", "ride_down") and at_me, riposte):
            if (yield from _meets(table, who, other, verb)):
                return False
            continue
        data = {**_told(table, meant), "mover": who, "deed": verb}
        if (yield yes_no("interrupt", rules.wait.precedence, table.seat(other), other, False, data=data)) == "no":
            continue
        if hostile and (yield from _quicker(table, who, other)):
            changes = table.change(other, waiting=False, acted_late=True)
            yield happened("too-late", rules.wait.precedence, other, who, changes=changes)
            continue
        yield from _acts(table, other, play)
        return False
    return table.active(who)


def _told(table: Table, meant: Option) -> dict[str, object]:
    """An activity as the menu tells it: ``target`` is whom it is about."""
    named = [one for one in meant.key.split(":") if one in table.scene.by_id]
    return {**({"target": named[0]} if named else {}), **meant.data}


def _meets(table: Table, who: str, other: str, deed: str) -> Course[bool]:
    """Whoever waited for a charger may not strike just before him, but run at him as well; whether it did."""
    if f"charge:{who}" not in [option.key for option in charge.offered(table, other)]:
        return False
    rule, data = rules.wait.charge, {"target": who, "deed": deed}
    if (yield yes_no("run-at", rule, table.seat(other), other, False, data=data)) == "no":
        return False
    if (yield from _quicker(table, who, other)):
        return False
    back = table.fight.turn
    yield happened("acts-now", rule, other, changes=table.change(FIGHT, turn=other))
    yield from charge.done(table, other, who)
    changes = (*table.change(other, turned=True), *table.change(FIGHT, turn=back))
    yield happened("turn-ends", rule, other, changes=changes, data={"left": table.now(other).actions})
    return True


def waiting(table: Table, who: str) -> list[str]:
    """The others who keep their actions for later, in the order of the round."""
    now = table.state.now
    return [one for one, _ in table.fight.order if now[one].waiting and one != who and table.active(one)]


def _quicker(table: Table, who: str, other: str) -> Course[bool]:
    """Whether an enemy with a lower total is quicker than the one that waits."""
    totals = dict(table.fight.order)
    late = rules.wait.precedence(totals[other], totals[who])
    own = [("reaction", table.kit(who).reaction), ("initiative_difference", -max(0, late))]
    won, _ = yield from opposed(
        table, "precedence", rules.wait.precedence, (who, own), (other, [("reaction", table.kit(other).reaction)])
    )
    return won


def afterwards(table: Table, who: str, play: Activities) -> Course[None]:
    """Those who were too late act right after it."""
    now = table.state.now
    for other in [one for one, _ in table.fight.order if now[one].acted_late and one != who]:
        if table.active(other) and not over(table):
            yield from _acts(table, other, play)


def after_turn(table: Table, who: str, play: Activities) -> Course[None]:
    """When somebody has done, nobody has to be outrun: those that were too late act, those that wait may, before the
    next one does."""
    now = table.state.now
    for other in [one for one, _ in table.fight.order if (now[one].waiting or now[one].acted_late) and one != who]:
        if not table.active(other) or over(table):
            continue
        if now[other].acted_late:
            yield from _acts(table, other, play)
        elif now[other].waiting:
            data = {"target": who, "left": now[other].actions}
            if (yield yes_no("act-now", rules.wait.cost, table.seat(other), other, False, data=data)) == "yes":
                yield from _acts(table, other, play)


def _acts(table: Table, other: str, play: Activities) -> Course[None]:
    """What was kept is used now."""
    back = table.fight.turn
    changes = (*table.change(other, waiting=False, acted_late=False, turned=False), *table.change(FIGHT, turn=other))
    yield happened("acts-now", rules.wait.precedence, other, changes=changes)
    yield from play(table, other)
    changes = (*table.change(other, turned=True), *table.change(FIGHT, turn=back))
    yield happened(
        "turn-ends",
        rules.round.spare_actions,
        other,
        changes=changes,
        data={"left": table.now(other).actions},
    )
