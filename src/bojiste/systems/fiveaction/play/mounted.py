"""Riders: control of the horse, bonuses of the saddle, the mounted charge, wounded horses, falls."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option, yes_no
from bojiste.core.dice import Rolled, roll
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import attack, counter
from bojiste.systems.fiveaction.play.blow import MOUNTED, Blow
from bojiste.systems.fiveaction.play.dice import shown, test, two_dice
from bojiste.systems.fiveaction.play.horse import horse_falls, hurt, riding, thrown
from bojiste.systems.fiveaction.play.move import Spot, stand, toward
from bojiste.systems.fiveaction.play.saddle import horse
from bojiste.systems.fiveaction.play.table import TRUNK, Table
from bojiste.systems.fiveaction.play.wound import after_wound, lose
from bojiste.systems.fiveaction.rules.mounted import Control
from bojiste.systems.fiveaction.words import FOOT, POLE, Status

# -- the mounted charge ----------------------------------------------------------------------------------------------


def offered(table: Table, who: str) -> Iterator[Option]:
    """Enemies whom one can ride down."""
    own, now, arm = horse(table, who), table.now(who), table.primary(who)
    if own is None or arm is None or not arm.melee or not table.may_attack(who):
        return
    if now.actions < table.law.actions.charge or not table.scene.world.field.runnable or now.control == Control.LOST:
        return
    for foe in table.foes(who):
        far = table.gap(who, foe) - arm.high
        if rules.mounted.charge_conditions(arm.high, own.training, far, own.sprint):
            yield Option(f"ride_down:{foe}")


def done(table: Table, who: str, rest: str) -> Course[None]:
    """The riding test, the run-up, fear and poles, the blow, and what becomes of riders and horses."""
    own, arm, now, foe = horse(table, who), table.primary(who), table.now(who), rest
    if own is None or arm is None:
        return
    price = table.law.actions.charge
    rule = rules.mounted.charge_conditions
    changes = table.change(who, actions=now.actions - price, moved=now.moved + price, aim=None, task=None)
    yield Event("rides-down", rule, who, foe, changes=changes, seen=OPEN)
    target = rules.mounted.CONTROL - own.training // 3
    tested = yield from riding(table, who, rule, target, in_charge=True)
    held = table.change(who, riding=tested.margin + target, margin=tested.margin, control=Control.HELD.value)
    yield Event("controls", rule, who, changes=held if tested.passed else (),
                data={"control": "held" if tested.passed else "refused"}, seen=OPEN)  # fmt: skip
    if not tested.passed:
        if tested.natural <= table.law.tests.natural_failure:
            again = yield from riding(table, who, rule, target, in_charge=True)
            if not again.passed:
                yield from thrown(table, who)
        return
    spot = _before(table, who, foe, max(arm.high, table.length(foe)))
    yield Event("moves", rule, who, changes=(*stand(table, who, spot), *table.change(who, charging=True)),
                data={"way_qf": table.gap(who, foe) - arm.high}, seen=OPEN)  # fmt: skip
    if horse(table, foe) is not None:
        yield from _at_rider(table, who, foe)
    else:
        yield from _at_foot(table, who, foe)


def _before(table: Table, who: str, foe: str, gap: int) -> Spot:
    now, other = table.now(who), table.now(foe)
    return toward((now.x, now.y), (other.x, other.y), max(0, table.gap(who, foe) - gap))


def _at_foot(table: Table, who: str, foe: str) -> Course[None]:
    """Against somebody on foot: it stands or flees; a long pole strikes first."""
    law = table.law.intimidation
    rule = rules.mounted.charge_fear
    will = [("will", table.kit(foe).will), ("bonus", table.kit(foe).fear_bonus)]
    stands = table.immobile(foe)
    if not stands:
        stood = yield from test(table, foe, "charge_fear", rule, will, rule(law.charge_base_tn))
        stands = stood.passed
    if not stands:
        yield Event("breaks-off", rule, foe, who, seen=OPEN)
    elif _pole(table, foe, who) and counter.can(table, foe, who):
        yield from _against_pole(table, who, foe)
        if not table.stands(who) or not table.mounted(who) or table.now(who).control == Control.REFUSED:
            return
    lance = table.primary(who)
    if lance is not None and table.gap(who, foe) > lance.high:
        spot = _before(table, who, foe, lance.high)
        way = table.gap(who, foe) - lance.high
        yield Event("moves", rule, who, changes=stand(table, who, spot), data={"way_qf": way}, seen=OPEN)
    yield from _strike(table, who, foe, back=not stands)


def _pole(table: Table, foe: str, who: str) -> bool:
    """Whether a standing target has a pole long enough: a heavy one, or one three feet longer."""
    arm, lance = table.primary(foe), table.length(who)
    if arm is None or not arm.key.startswith(POLE):
        return False
    return arm.heavy or rules.weapon.pole_counter(arm.high, lance)


def _against_pole(table: Table, who: str, foe: str) -> Course[None]:
    """The pole's counterattack: its hit ends the charge and may unseat."""
    arm = table.primary(foe)
    if arm is None:
        return
    rule = rules.mounted.charge_counter
    bonus = rule((arm.high - table.length(who)) // FOOT)
    gross = yield from counter.counterattack(table, foe, who, extra=(("pole", bonus),), rule=rule)
    if gross is None or not table.active(who):
        return
    own = horse(table, who)
    if own is None:
        return
    target = 25 + gross - own.training - (rules.mounted.HARNESS if own.harness else 0)
    kept = yield from riding(table, who, rule, target, in_charge=True)
    changes = table.change(who, control=Control.REFUSED.value)
    yield Event("charge-fails", rule, who, foe, changes=changes, seen=OPEN)
    if not kept.passed:
        yield from thrown(table, who)


def _blow(table: Table, who: str, foe: str, extra: tuple[tuple[str, int], ...], back: bool) -> Blow | None:
    arm, own = table.primary(who), horse(table, who)
    if arm is None or own is None:
        return None
    training, foot = rules.mounted.charge_attack(own.training, horse(table, foe) is None)
    summands = (("mounted_charge", training), ("foot", foot), *extra)
    extra = tuple(one for one in summands if one[1])
    return Blow(who, foe, arm, arm.types[0], kind=MOUNTED, back=back, extra=extra)


def _strike(
    table: Table, who: str, foe: str, extra: tuple[tuple[str, int], ...] = (), back: bool = False
) -> Course[int | None]:
    """The blow of the charge, and the fall of whom it hits; the gross damage if it does."""
    blow = _blow(table, who, foe, extra, back)
    if blow is None:
        return None
    yield from attack.attack(table, blow)
    if blow.gross is not None:
        yield from _knocked_down(table, who, foe, blow.gross)
    return blow.gross


def _knocked_down(table: Table, who: str, foe: str, gross: int) -> Course[None]:
    """A hit throws down, or from the saddle."""
    if table.now(foe).prone or table.now(foe).status is Status.DEAD:
        return
    own = horse(table, foe)
    harness, training = (own.harness, own.training) if own is not None else (False, 0)
    rule = rules.mounted.knock_down
    target = rule(gross, harness, training, False)
    skill = "riding" if own is not None else "balance"
    held = yield from test(table, foe, "unseating", rule, [(skill, table.skill(foe, skill))], target)
    if held.passed:
        return
    if own is not None:
        yield from thrown(table, foe)
    else:
        yield Event("falls", rule, foe, changes=table.change(foe, prone=True, rising=0), seen=OPEN)


def _at_rider(table: Table, who: str, foe: str) -> Course[None]:
    """Rider against rider: who is met strikes second or first by length, or at once; then both horses' own tests."""
    met = yield from _meets(table, who, foe)
    first = rules.mounted.charge_riders(table.length(who), table.length(foe)) if met else 1
    hurts: dict[str, int | None] = {who: None, foe: None}
    quicker, slower = (who, foe) if first >= 0 else (foe, who)
    bonus = (("counter", rules.counter.attack()),) if met and first else ()
    hurts[slower] = yield from _strike(table, quicker, slower, bonus)
    if met and (not first or (table.stands(slower) and table.mounted(slower))):
        hurts[quicker] = yield from _strike(table, slower, quicker)
    for rider in (who, foe):
        yield from _collides(table, rider, hurts[rider] or 0)


def _meets(table: Table, who: str, foe: str) -> Course[bool]:
    """Whether the other rider charges, too: with all its actions, a long weapon and a trained horse."""
    own, arm, now = horse(table, foe), table.primary(foe), table.now(foe)
    price, rule = table.law.actions.charge, rules.mounted.charge_riders
    if own is None or arm is None or now.actions < price or not table.may_attack(foe):
        return False
    if own.training < 1 or arm.high < rules.mounted.SHORTEST:
        return False
    if (yield yes_no("meet", rule, table.seat(foe), foe, True, data={"target": who})) == "no":
        return False
    changes = table.change(foe, actions=now.actions - price, moved=now.moved + price, charging=True)
    yield Event("rides-down", rule, foe, who, changes=changes, seen=OPEN)
    target = rules.mounted.CONTROL - own.training // 3
    tested = yield from riding(table, foe, rule, target, in_charge=True)
    held = table.change(foe, riding=tested.margin + target, margin=tested.margin, control=Control.HELD.value)
    if tested.passed:
        yield Event("controls", rule, foe, changes=held, data={"control": "held"}, seen=OPEN)
    return tested.passed


def _collides(table: Table, who: str, gross: int) -> Course[None]:
    """A horse in a charge at a rider keeps its feet, or falls with its rider."""
    own, mount = horse(table, who), table.kit(who).mount
    if own is None or mount is None:
        return
    rule = rules.mounted.horses_collide
    target = rule(gross, own.training, table.now(who).margin)
    kept = yield from test(table, mount, "horse_balance", rule, [("balance", own.balance)], target)
    if not kept.passed:
        yield from horse_falls(table, who, mount)


# -- the horse's own attack, shots from the saddle -------------------------------------------------------------------


def kicks_offered(table: Table, who: str) -> Iterator[Option]:
    """Mounts of enemies that the own war horse can reach."""
    own, mount = horse(table, who), table.kit(who).mount
    if own is None or mount is None or own.attack is None or own.damage is None or table.now(mount).kicked:
        return
    if own.training < 1 or table.now(who).actions < table.law.actions.attack:
        return
    for foe in table.foes(who):
        if horse(table, foe) is not None and table.gap(who, foe) <= KICK_REACH:
            yield Option(f"kick:{foe}")


KICK_REACH = 5 * FOOT


def kicks(table: Table, who: str, rest: str) -> Course[None]:
    """The horse attacks the enemy's mount; it gives its rider no bonus in defence in this round."""
    own, mount, other = horse(table, who), table.kit(who).mount, table.kit(rest).mount
    if own is None or mount is None or other is None or own.attack is None or own.damage is None:
        return
    rule = rules.mounted.war_horse_attack
    price = table.law.actions.attack
    changes = (*table.change(who, actions=table.now(who).actions - price), *table.change(mount, kicked=True))
    natural, rolls = yield from two_dice(rule, mount)
    defence = rules.defence.floor(rules.attack.AIR + table.kit(other).dexterity)
    hit = rules.attack.roll(natural + own.attack, defence) and natural > rules.fumble.LOWEST
    data = {"against": defence, "compare": ">", "result": "hit" if hit else "missed"}
    yield Event("horse-attacks", rule, mount, other, rolls=rolls, parts=shown([("base", own.attack)]), changes=changes,
                data=data, seen=OPEN)  # fmt: skip
    if not hit:
        return
    count, sides, constant = own.damage
    faces = yield from roll(count, sides, rule, mount)
    net = sum(faces) + constant
    rolls = tuple(Rolled(sides, face) for face in faces)
    yield Event("horse-hurt", rule, mount, other, rolls=rolls, parts=shown([("fixed", constant)]),
                changes=lose(table, other, net, TRUNK), data={"net": net}, seen=OPEN)  # fmt: skip
    yield from after_wound(table, other, net, TRUNK)
    yield from hurt(table, other, net)
