"""Counterattacks: who may strike at somebody in passing, slipping away, the blow."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bojiste.core.ask import GM, yes_no
from bojiste.core.event import happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import attack
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.blow import COUNTER, Blow
from bojiste.systems.fiveaction.play.choose import base_by, best_mode
from bojiste.systems.fiveaction.play.dice import test
from bojiste.systems.fiveaction.play.table import Table


@procedure("fiveaction.counter.triggers")
def provoke(table: Table, who: str, what: str) -> Course[bool]:
    """An activity that gives those within reach a chance; whether it can go on."""
    if what not in table.law.provoking_activities:
        return True
    chances = ready(table, who)
    for foe in unready(table, who):
        if (yield from _allowed(table, foe, who)):
            chances.append(foe)
    return (yield from _each(table, who, chances, by_move=False))


def unready(table: Table, who: str) -> list[str]:
    """Enemies in reach who could strike but for what they are about: on the ground, in full defence, spanning."""
    return [
        foe
        for foe in table.foes(who)
        if not (table.may_attack(foe) and table.now(foe).task is None)
        and not table.immobile(foe)
        and not table.unaware(foe)
        and _has_one(table, foe, who)
        and strikers(table, foe, who)
    ]


def _allowed(table: Table, foe: str, who: str) -> Course[bool]:
    """Whether the referee lets somebody unready strike all the same; by itself not."""
    ask = yes_no("unready", provoke, GM, foe, False, data={"target": who}, ruling=True)
    return bool((yield ask) == "yes")


def passing(table: Table, who: str, foes: Iterable[str]) -> Course[bool]:
    """Movement that gives these a chance; whether it can go on."""
    dancer = bool(table.kit(who).has("dance_of_death"))
    chances = [foe for foe in foes if rules.counter.dance(dancer, bool(table.kit(foe).has("riposte")))]
    return (yield from _each(table, who, chances, by_move=True))


def _each(table: Table, who: str, foes: Iterable[str], by_move: bool) -> Course[bool]:
    start = table.now(who)
    for foe in foes:
        yield from counterattack(table, foe, who, by_move=by_move)
        if not table.active(who) or table.now(who).prone != start.prone:
            return False
    return table.active(who)


def strikers(table: Table, foe: str, who: str) -> list[Arm]:
    """The weapons with which a foe could strike at somebody where it stands now."""
    return [arm for arm in table.strikes(foe, who) if in_use(table, foe, arm)]


def in_use(table: Table, foe: str, arm: Arm) -> bool:
    """A counterattack is made with what is held as it is held; with bare hands only by whose fists are weapons."""
    if arm.bare:
        return bool(table.kit(foe).has("unarmed_combat")) and table.primary(foe) is None
    primary = table.primary(foe)
    return primary is not None and arm.id == primary.id


def can(table: Table, foe: str, who: str) -> bool:
    """Whether a foe is ready, sees the one concerned, and has an action and a counterattack left."""
    return table.may_attack(foe) and table.now(foe).task is None and _has_one(table, foe, who)


def _has_one(table: Table, foe: str, who: str) -> bool:
    """Whether a foe sees the one concerned, and has an action and a counterattack left."""
    now, kit = table.now(foe), table.kit(foe)
    if who in now.behind:
        return False
    most = rules.counter.number(kit.has("riposte"), kit.dexterity, table.law.rounding)
    return now.counters < most and rules.counter.cost(price(table, foe), table.pool(foe), now.acted)


def price(table: Table, foe: str) -> int:
    """Actions of the next counterattack."""
    first_only = table.law.abilities.riposte_action_cost == "first_only" and table.now(foe).counters > 0
    return 0 if first_only else table.law.actions.counterattack


def ready(table: Table, who: str) -> list[str]:
    """Enemies who could strike at somebody where it stands."""
    return [foe for foe in table.foes(who) if can(table, foe, who) and strikers(table, foe, who)]


def counterattack(
    table: Table,
    foe: str,
    who: str,
    *,
    by_move: bool = False,
    extra: tuple[tuple[str, int], ...] = (),
    rule: Callable[..., object] = rules.counter.attack,
    stops: bool = False,
) -> Course[int | None]:
    """Offer one counterattack, let the other slip away if it can, and strike; its gross damage if it did any."""
    data = {"target": who, "price": price(table, foe), "left": table.pool(foe)}
    if (yield yes_no("counter", rule, table.seat(foe), foe, True, data=data)) == "no":
        return None
    cost, now = price(table, foe), table.now(foe)
    changes = (*table.spend(foe, cost), *table.change(foe, counters=now.counters + 1))
    yield happened("counters", rule, foe, who, changes=changes)
    if (yield from _escapes(table, foe, who)):
        return None
    arms = strikers(table, foe, who)
    if not arms or not table.active(foe):
        return None
    arm, mode = arms[0], best_mode(table, foe, arms[0])
    blow = Blow(foe, who, arm, arm.types[0], kind=COUNTER, mode=mode, by_move=by_move, extra=extra, stops=stops)
    yield from attack.attack(table, blow)
    return blow.gross


def _escapes(table: Table, foe: str, who: str) -> Course[bool]:
    """Slipping away: the counterattack is spent all the same."""
    riposte, dancer = bool(table.kit(foe).has("riposte")), bool(table.kit(who).has("dance_of_death"))
    if not rules.counter.may_escape(riposte, dancer) or not table.stands(who):
        return False
    data = {"target": foe}
    if (yield yes_no("escape", rules.counter.escape, table.seat(who), who, True, data=data)) == "no":
        return False
    arm = table.primary(foe) or table.fists(foe)
    target = rules.counter.escape(base_by(table, foe, arm, best_mode(table, foe, arm)) + arm.bonus)
    parts = [("escape", table.skill(who, "escape"))]
    tested = yield from test(table, who, "escape", rules.counter.escape, parts, target)
    if tested.passed:
        yield happened("slips-away", rules.counter.escape, who, foe)
    return tested.passed
