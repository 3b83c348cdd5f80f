"""Charging on foot."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import assault, counter, several
from bojiste.systems.fiveaction.play.blow import CHARGE
from bojiste.systems.fiveaction.play.move import Spot, bars, within
from bojiste.systems.fiveaction.play.table import DOWN, Table
from bojiste.systems.fiveaction.play.walk import along, mobile
from bojiste.systems.fiveaction.words import POLE, Status


def offered(table: Table, who: str) -> Iterator[Option]:
    """Enemies at the right distance."""
    if able(table, who):
        for foe in table.foes(who):
            if far_enough(table, who, foe):
                yield Option(f"charge:{foe}", {"price": price(table, who)})


def able(table: Table, who: str) -> bool:
    """Whether somebody can charge at all."""
    arm, now = table.primary(who), table.now(who)
    if now.moved or arm is None or not arm.melee or not mobile(table, who) or not table.may_attack(who):
        return False
    return rules.turtle.no_charge(table.base_initiative(who)) and not table.mounted(who)


def far_enough(table: Table, who: str, foe: str) -> bool:
    """Whether a foe is at the right distance for a charge, the actions are there, and room about it for one more."""
    far = table.gap(who, foe) - table.length(who)
    runnable = table.scene.world.field.runnable
    if not rules.charge.conditions(far, table.step(who), table.now(who).actions, price(table, who), runnable):
        return False
    if _barred(table, who, foe):
        return False
    if not table.now(foe).struck:
        return True
    arm = table.primary(who)
    return arm is not None and bool(several.room(table, who, foe, (arm,)))


def _barred(table: Table, who: str, foe: str) -> bool:
    """Whether somebody stands in the way, or lies before the target (``fiveaction.charge.conditions``)."""
    now, other = table.now(who), table.now(foe)
    start, goal, end = (now.x, now.y), (other.x, other.y), _before(table, who, foe, table.length(who))
    theirs = (who, foe, table.kit(foe).mount, table.kit(foe).rider)
    for body in table.prep.kits:
        one = table.now(body)
        if body in theirs or one.status is Status.FLED:
            continue
        if bars(start, end, goal, (one.x, one.y), one.prone or one.status in DOWN):
            return True
    return False


def price(table: Table, who: str) -> int:
    """Actions of a charge; of who waited for a charger the action that waiting took counts."""
    costs = table.law.actions
    return costs.charge - costs.wait if table.now(who).waiting else costs.charge


def done(table: Table, who: str, rest: str) -> Course[None]:
    """Run up past whoever stands there, let the target strike first if it can, and strike."""
    arm, now, foe = table.primary(who), table.now(who), rest
    if arm is None:
        return
    cost = price(table, who)
    changes = table.change(
        who, actions=now.actions - cost, moved=now.moved + cost, charging=True, waiting=False, aim=None, task=None
    )
    yield happened("charges", rules.charge.effect, who, foe, changes=changes)
    if may_counter(table, foe, who, arm.high):
        meets = max(table.length(foe), arm.high)
        if not (yield from along(table, who, _before(table, who, foe, meets), spare=foe, whither={"to": foe})):
            return
        yield from counter.counterattack(table, foe, who, rule=rules.charge.counter)
        if not table.stands(who):
            return
    if (yield from along(table, who, _before(table, who, foe, arm.high), spare=foe, whither={"to": foe})):
        yield from _strike(table, who, foe)


def _before(table: Table, who: str, foe: str, gap: int) -> Spot:
    """The spot on the straight way to a foe where the gap is so wide."""
    now, other = table.now(who), table.now(foe)
    return within((now.x, now.y), (other.x, other.y), gap)


def may_counter(table: Table, foe: str, who: str, length: int) -> bool:
    """Whether the target may strike before the charge: by a longer pole, or with riposte. The pole strikes from where
    it reaches, before the charger does."""
    arm = table.primary(foe)
    if arm is None or not arm.melee or not counter.can(table, foe, who):
        return False
    outreached = arm.key.startswith(POLE) and rules.weapon.pole_counter(arm.high, length)
    return rules.charge.counter(outreached, bool(table.kit(foe).has("riposte")))


def _strike(table: Table, who: str, foe: str) -> Course[None]:
    """The charge's attack: with two weapons both; with none, if a counterattack has cost it, there is no attack."""
    if not assault.arms_at(table, who, foe):
        return
    first = yield from assault.declare(table, who, foe, kind=CHARGE)
    second = assault.second_arm(table, who, first.arm)
    apart = rules.charge.two_weapons(bool(table.kit(who).has("lightning_attacks")))
    first.pair = second is not None and (yield from assault.wants_pair(table, who, second, foe))
    if not table.still(who, foe):
        return
    yield from assault.blow(table, first)
    if first.pair and second is not None and table.may_attack(who):
        yield from assault.second_blow(table, who, foe, second, kind=CHARGE, anybody=apart)
