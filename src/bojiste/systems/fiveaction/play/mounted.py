"""The mounted charge: the run-up, who stands it, poles, the blow, riders against riders, who is thrown."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option, yes_no
from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import attack, counter, weigh
from bojiste.systems.fiveaction.play.blow import MOUNTED, Blow
from bojiste.systems.fiveaction.play.choose import best_mode, worth
from bojiste.systems.fiveaction.play.dice import Tested, test
from bojiste.systems.fiveaction.play.fall import put_out
from bojiste.systems.fiveaction.play.horse import harder, horse_falls, riding, thrown
from bojiste.systems.fiveaction.play.move import Spot, stand, toward
from bojiste.systems.fiveaction.play.penalty import penalty
from bojiste.systems.fiveaction.play.saddle import horse
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.walk import along, lengths
from bojiste.systems.fiveaction.rules.mounted import Control
from bojiste.systems.fiveaction.words import FOOT, POLE, Status


def offered(table: Table, who: str) -> Iterator[Option]:
    """Enemies, and their horses, whom one can ride down."""
    own, now, arm = horse(table, who), table.now(who), table.primary(who)
    if own is None or arm is None or not arm.melee or not table.may_attack(who):
        return
    price = table.law.actions.charge
    if now.actions < price or not table.scene.world.field.runnable or now.control == Control.LOST:
        return
    for foe in table.targets(who):
        far = table.gap(who, foe) - arm.high
        if rules.mounted.charge_conditions(arm.high, own.training, far, own.sprint):
            yield Option(f"ride_down:{foe}", {"price": price})


def done(table: Table, who: str, rest: str) -> Course[None]:
    """The riding test, the run-up, fear and poles, the blow, and what becomes of riders and horses."""
    arm, rider = table.primary(who), table.kit(rest).rider or rest
    if arm is None or not (yield from _sets_out(table, who, rest)):
        return
    spot = _before(table, who, rest, max(arm.high, table.length(rider)))
    if not (yield from along(table, who, spot, spare=rider, whither={"to": rider, "rides": True})):
        return
    if horse(table, rest) is not None:
        yield from _at_rider(table, who, rider, rest)
    else:
        yield from _at_foot(table, who, rest)


def _sets_out(table: Table, who: str, foe: str) -> Course[bool]:
    """The charge is paid for, and the horse obeys. Only a critical failure throws the rider."""
    own, now, rule = horse(table, who), table.now(who), rules.mounted.charge_conditions
    if own is None:
        return False
    price = table.law.actions.charge
    changes = table.change(who, actions=now.actions - price, moved=now.moved + price, aim=None, task=None)
    yield happened("rides-down", rule, who, foe, changes=changes)
    tested = yield from _obeys(table, who)
    held = table.change(
        who, riding=tested.total, control=Control.HELD.value, tamed=table.fight.round, charging=True
    )  # fmt: skip
    data = {"control": "held" if tested.passed else "refused", "charge": True}
    yield happened("controls", rule, who, foe, changes=held if tested.passed else (), data=data)
    if not tested.passed and tested.natural <= table.law.tests.natural_failure:
        again = yield from _obeys(table, who)
        if not again.passed:
            yield from thrown(table, who)
    return tested.passed


def _obeys(table: Table, who: str) -> Course[Tested]:
    return (yield from riding(table, who, rules.mounted.charge_conditions, _target(table, who), in_charge=True))


def _target(table: Table, who: str) -> int:
    own = horse(table, who)
    return rules.mounted.charge_target(own.training if own is not None else 0, table.law.rounding)


def promise(table: Table, who: str, foe: str) -> int:
    """The expected harm of a charge, scaled as that of a blow: by the chance that the horse obeys, and half of it where
    a long pole would strike first."""
    own, arm = horse(table, who), table.primary(who)
    if own is None or arm is None:
        return 0
    needed = _target(table, who) + harder(table, who, in_charge=True)
    obeys = weigh.chance(table.skill(who, "riding") + penalty(table, who, "tests", "riding"), needed - 1)
    more = rules.charge.effect()[0] + sum(rules.mounted.charge_attack(own.training, horse(table, foe) is None))
    blow = rules.mounted.charge_damage(worth(table, who, foe, arm, more), table.law.rounding) * obeys // 100
    return blow // 2 if _pole(table, foe, who) and counter.can(table, foe, who) else blow


def _before(table: Table, who: str, foe: str, gap: int) -> Spot:
    now, other = table.now(who), table.now(foe)
    return toward((now.x, now.y), (other.x, other.y), max(0, table.gap(who, foe) - gap))


# -- at people on foot -------------------------------------------------------------------------------------------------


def _at_foot(table: Table, who: str, foe: str) -> Course[None]:
    """Against somebody on foot: it stands, or it is struck in the back and is gone; a long pole strikes first."""
    rule = rules.mounted.charge_fear
    stands = table.immobile(foe)
    if not stands:
        will = [("will", table.kit(foe).will), ("bonus", table.kit(foe).fear_bonus)]
        stood = yield from test(table, foe, "charge_fear", rule, will, rule(table.law.intimidation.charge_base_tn))
        stands = stood.passed
    if not stands:
        yield happened("breaks-off", rule, foe, who)
    elif _pole(table, foe, who) and counter.can(table, foe, who):
        yield from _against_pole(table, who, foe)
        if not table.stands(who) or not table.mounted(who) or table.now(who).control == Control.REFUSED:
            return
    yield from _comes_home(table, who, foe)
    yield from _strike(table, who, foe, back=not stands)
    if not stands and table.stands(foe):
        yield from put_out(table, foe, Status.FLED, rule)


def _comes_home(table: Table, who: str, foe: str) -> Course[None]:
    """The rest of the way, to where the own weapon reaches."""
    lance, rule = table.primary(who), rules.mounted.charge_conditions
    if lance is not None and table.gap(who, foe) > lance.high:
        way = table.gap(who, foe) - lance.high
        changes = stand(table, who, _before(table, who, foe, lance.high))
        yield happened("moves", rule, who, changes=changes, data={"to": foe, "rides": True, **lengths(way)})


def _pole(table: Table, foe: str, who: str) -> bool:
    """Whether a standing target has a pole long enough: a heavy one, or one three feet longer."""
    arm, lance = table.primary(foe), table.length(who)
    if arm is None or not arm.key.startswith(POLE):
        return False
    return arm.heavy or rules.weapon.pole_counter(arm.high, lance)


def _against_pole(table: Table, who: str, foe: str) -> Course[None]:
    """The pole's counterattack: its hit ends the charge and may unseat."""
    arm, own = table.primary(foe), horse(table, who)
    if arm is None or own is None:
        return
    rule = rules.mounted.charge_counter
    extra = (("pole", rule((arm.high - table.length(who)) // FOOT)),)
    gross = yield from counter.counterattack(table, foe, who, extra=extra, rule=rule, stops=True)
    if gross is None or not table.active(who):
        return
    harness = rules.mounted.HARNESS if own.harness else 0
    target = rules.mounted.CONTROL + gross - own.training - harness
    kept = yield from riding(table, who, rule, target, in_charge=True)
    changes = table.change(who, control=Control.REFUSED.value)
    yield happened("charge-fails", rule, who, foe, changes=changes)
    if not kept.passed:
        yield from thrown(table, who)


# -- the blow ----------------------------------------------------------------------------------------------------------


def _blow(table: Table, who: str, at: str, extra: tuple[tuple[str, int], ...] = (), back: bool = False) -> Blow | None:
    arm, own = table.primary(who), horse(table, who)
    if arm is None or own is None:
        return None
    training, foot = rules.mounted.charge_attack(own.training, horse(table, at) is None)
    summands = (("mounted_charge", training), ("foot", foot), *extra)
    extra = tuple(one for one in summands if one[1])
    mode = best_mode(table, who, arm)
    return Blow(who, at, arm, arm.types[0], kind=MOUNTED, mode=mode, back=back, extra=extra)


def _strike(
    table: Table, who: str, at: str, extra: tuple[tuple[str, int], ...] = (), back: bool = False
) -> Course[int]:
    """The blow of the charge, and the fall of whom it hits; what a rider who was hit received (gross)."""
    blow = _blow(table, who, at, extra, back)
    if blow is None:
        return 0
    yield from attack.attack(table, blow)
    return (yield from _thrown_down(table, blow))


def _thrown_down(table: Table, blow: Blow) -> Course[int]:
    """Who is hit, or whose horse is, may lose its feet or its saddle."""
    if blow.gross is None:
        return 0
    rider = table.kit(blow.target).rider
    yield from _knocked_down(table, rider or blow.target, blow.gross, horse_wounded=rider is not None)
    return blow.gross if rider is None else 0


def _knocked_down(table: Table, foe: str, gross: int, horse_wounded: bool) -> Course[None]:
    """A hit throws down, or from the saddle; more easily where it wounded the horse."""
    if table.now(foe).prone or table.now(foe).status is Status.DEAD:
        return
    own = horse(table, foe)
    harness, training = (own.harness, own.training) if own is not None else (False, 0)
    rule = rules.mounted.knock_down
    target = rule(gross, harness, training, horse_wounded)
    skill = "riding" if own is not None else "balance"
    held = yield from test(table, foe, "unseating", rule, [(skill, table.skill(foe, skill))], target)
    if held.passed:
        return
    if own is not None:
        yield from thrown(table, foe)
    else:
        yield happened("falls", rule, foe, changes=table.change(foe, prone=True, rising=0))


# -- at riders ---------------------------------------------------------------------------------------------------------


def _at_rider(table: Table, who: str, foe: str, at: str) -> Course[None]:
    """Rider against rider: an untrained horse may shy; who meets the charge strikes first with the longer weapon, or at
    once with an equal one; then both horses keep their feet or fall."""
    met = yield from _meets(table, who, foe)
    back = not met and not (yield from _stands(table, foe, who))
    hurts = {who: 0, foe: 0}
    if table.now(foe).prone:
        return
    if not met:
        hurts[foe] = yield from _strike(table, who, at, back=back)
    elif rules.mounted.charge_riders(table.length(who), table.length(foe)) == 0:
        yield from _at_once(table, who, foe, at, hurts)
    else:
        yield from _one_first(table, who, foe, at, hurts)
    for rider in (who, foe):
        yield from _collides(table, rider, hurts[rider])


def _stands(table: Table, foe: str, who: str) -> Course[bool]:
    """A rider on an untrained horse has to hold it before a charge, or it runs; the rider may fall."""
    own, rule = horse(table, foe), rules.mounted.charge_fear
    if own is None or own.training >= 1 or table.immobile(foe):
        return True
    tested = yield from riding(table, foe, rule, rules.mounted.SHYING, in_charge=True)
    if tested.passed:
        return True
    yield happened("breaks-off", rule, foe, who)
    if tested.total < tested.target - rules.mounted.REFUSES:
        yield from thrown(table, foe)
    return False


def _at_once(table: Table, who: str, foe: str, at: str, hurts: dict[str, int]) -> Course[None]:
    """Weapons of one length: both blows are worked out before either falls."""
    blows = [blow for blow in (_blow(table, who, at), _blow(table, foe, who)) if blow is not None]
    for blow in blows:
        attack.work_out(table, blow)
        blow.ready, blow.together = True, blow is not blows[0]
    for blow in blows:
        yield from attack.attack(table, blow)
    for blow in blows:
        hurts[table.kit(blow.target).rider or blow.target] = yield from _thrown_down(table, blow)


def _one_first(table: Table, who: str, foe: str, at: str, hurts: dict[str, int]) -> Course[None]:
    """The longer weapon strikes first, as a counterattack; the other one if its rider still sits."""
    longer = rules.mounted.charge_riders(table.length(who), table.length(foe)) > 0
    first, second = ((who, at), (foe, who)) if longer else ((foe, who), (who, at))
    victim = foe if longer else who
    hurts[victim] = yield from _strike(table, *first, extra=(("counter", rules.counter.attack()),))
    if table.stands(victim) and table.mounted(victim):
        hurts[first[0]] = yield from _strike(table, *second)


def _meets(table: Table, who: str, foe: str) -> Course[bool]:
    """Whether the other rider charges, too: with all its actions, a long weapon and a trained horse."""
    own, arm, now = horse(table, foe), table.primary(foe), table.now(foe)
    price, rule = table.law.actions.charge, rules.mounted.charge_riders
    if own is None or arm is None or now.actions < price or not table.may_attack(foe):
        return False
    if own.training < 1 or arm.high < rules.mounted.SHORTEST:
        return False
    if (yield yes_no("meet", rule, table.seat(foe), foe, True, data={"target": who, "price": price})) == "no":
        return False
    return (yield from _sets_out(table, foe, who))


def _collides(table: Table, who: str, gross: int) -> Course[None]:
    """A horse in a charge at a rider keeps its feet, or falls: with its rider, if it was not thrown from the saddle."""
    mount = table.kit(who).mount
    if mount is None or table.now(mount).status is not Status.ACTIVE or table.now(mount).prone:
        return
    own = table.kit(mount).horse
    rule = rules.mounted.horses_collide
    target = rule(gross, own.training, table.now(who).margin)
    kept = yield from test(table, mount, "horse_balance", rule, [("balance", own.balance)], target)
    if not kept.passed:
        yield from horse_falls(table, who, mount)
