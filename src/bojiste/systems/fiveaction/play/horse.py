"""A rider and its horse: control, falls, wounds, shots from the saddle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bojiste.core.dice import Rolled, roll
from bojiste.core.event import Change, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.dice import Tested, test
from bojiste.systems.fiveaction.play.saddle import horse
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.wound import after_wound, lose
from bojiste.systems.fiveaction.rules.mounted import Control
from bojiste.systems.fiveaction.words import Hand, Status
from bojiste.systems.fiveaction.words.body import TRUNK

Rule = Callable[..., object]


def hands_full(table: Table, who: str) -> bool:
    """Whether both hands are busy, so that the legs guide."""
    held = table.now(who).held
    return Hand.BOTH in held or (Hand.MAIN in held and (Hand.OFF in held or table.shield_held(who)))


def riding(
    table: Table, who: str, rule: Rule, target: int, *, in_charge: bool = False, more: int = 0
) -> Course[Tested]:
    """A riding test, with what gait and legs add to its target. How it came out is kept: it decides whether its rider
    jumps clear of a falling horse."""
    target += harder(table, who, in_charge=in_charge)
    parts = [("riding", table.skill(who, "riding")), ("horses", more)]
    keep = partial(_margin, table, who)
    return (yield from test(table, who, "riding", rule, parts, target, kept=keep))


def harder(table: Table, who: str, *, in_charge: bool) -> int:
    """What gait and legs add to the target of a rider's test."""
    mount, law = table.kit(who).mount, table.law.mounted
    own = table.kit(mount).horse if mount is not None else None
    if mount is None or own is None:
        return 0
    legs, pace = hands_full(table, who), table.now(mount).gait
    return rules.mounted.gait(pace, in_charge, legs, law.leg_guiding_untrained, law.leg_guiding_trained, own.training)


def _margin(table: Table, who: str, margin: int) -> tuple[Change, ...]:
    return table.change(who, margin=margin)


def control(table: Table, who: str, foe: str) -> Course[bool]:
    """The test of control before a rider fights: once against people on foot, every round against riders."""
    own, now, other = horse(table, who), table.now(who), horse(table, foe)
    if own is None or now.control in (Control.LOST, Control.REFUSED):
        return own is None
    if now.control == Control.HELD and (other is None or now.tamed == table.fight.round):
        return True
    wounds = table.now(table.kit(who).mount or who).wounds
    more = rules.mounted.vs_rider(own.training, other.training, wounds) if other is not None else 0
    target = rules.mounted.CONTROL - own.training
    tested = yield from riding(table, who, rules.mounted.riding_test, target, more=more)
    found = rules.mounted.riding_test(tested.passed, tested.total, tested.target, own.training, own.harness)
    changes = table.change(who, control=found.value, riding=tested.total - more, tamed=table.fight.round)
    data = {"control": found.value or "none"}
    yield happened("controls", rules.mounted.riding_test, who, changes=changes, data=data)
    if found is Control.FALLS:
        yield from thrown(table, who)
    return found is Control.HELD


def _down(table: Table, who: str) -> tuple[Change, ...]:
    """Out of the saddle and on the ground."""
    return table.change(who, prone=True, rising=0, control="", saddle=False, charging=False)


@procedure("fiveaction.mounted.fall")
def thrown(table: Table, who: str) -> Course[None]:
    """Somebody falls from the saddle: it lies, and what the fall costs is the option's."""
    yield happened("unseated", thrown, who, changes=_down(table, who))
    damage = table.law.mounted.fall_damage
    if damage:
        yield happened("bleeds", thrown, who, changes=lose(table, who, damage, TRUNK), data={"net": damage})
        yield from after_wound(table, who, damage, TRUNK)


def hurt(table: Table, mount: str, wound: int) -> Course[None]:
    """A wounded horse: its rider keeps control or loses it, and the horse keeps its feet or falls. Whose horse dies
    under him is tested, too: the test says whether he jumps clear."""
    who = table.kit(mount).rider
    if who is None or not table.active(who) or table.now(who).prone:
        return
    own, rule = table.kit(mount).horse, rules.mounted.horse_wounded
    first, _ = rule(wound, own.training, 0)
    kept = yield from riding(table, who, rule, first)
    if table.now(mount).status is not Status.ACTIVE:
        yield from horse_falls(table, who, mount)
        return
    changes = table.change(who, control=Control.HELD.value if kept.passed else Control.LOST.value)
    data = {"control": "held" if kept.passed else "lost"}
    yield happened("controls", rule, who, changes=changes, data=data)
    _, second = rule(wound, own.training, kept.margin)
    stands = yield from test(table, mount, "horse_balance", rule, [("balance", own.balance)], second)
    if not stands.passed:
        yield from horse_falls(table, who, mount)


def horse_falls(table: Table, who: str, mount: str) -> Course[None]:
    """The horse falls: its rider jumps clear, or is hurt by every point that it missed. Who sits on it no more is not
    hurt."""
    rule = rules.mounted.horse_fall
    if not table.now(who).saddle:
        yield happened("horse-falls", rule, mount, changes=table.change(mount, prone=True))
        return
    count = rule(table.now(who).margin)
    fallen = (*table.change(mount, prone=True), *table.change(who, saddle=False, control="", charging=False))
    yield happened("horse-falls", rule, mount, who, changes=fallen)
    if not count:
        return
    faces = yield from roll(count, 4, rule, who)
    changes: tuple[Change, ...] = (*lose(table, who, sum(faces), TRUNK), *table.change(who, prone=True, rising=0))
    rolls = tuple(Rolled(4, face) for face in faces)
    yield happened("crushed-by-horse", rule, who, rolls=rolls, changes=changes, data={"net": sum(faces)})
    yield from after_wound(table, who, sum(faces), TRUNK)


def regain(table: Table, who: str) -> Course[None]:
    """At the start of a turn a rider tries to get its horse under control again."""
    own, now = horse(table, who), table.now(who)
    if own is None or now.control != Control.LOST:
        if now.control == Control.REFUSED:
            yield happened("controls", rules.mounted.riding_test, who, changes=table.change(who, control=""),
                        data={"control": "none"})  # fmt: skip
        return
    rule = rules.mounted.riding_test
    tested = yield from riding(table, who, rule, rules.mounted.CONTROL - own.training)
    if tested.passed:
        changes = table.change(who, control=Control.HELD.value)
        yield happened("controls", rule, who, changes=changes, data={"control": "held"})


def shoots(table: Table, who: str) -> Course[bool]:
    """The riding test of a shot from the saddle; a failure by five spoils it, a worse one unseats."""
    own = horse(table, who)
    if own is None:
        return True
    rule, target = rules.mounted.archery, rules.mounted.CONTROL
    tested = yield from riding(table, who, rules.mounted.riding_test, target)
    found = rules.mounted.riding_test(tested.passed, tested.total, tested.target, own.training, own.harness)
    if found is Control.FALLS:
        yield from thrown(table, who)
    if found is not Control.HELD:
        price = table.law.actions.shot
        changes = table.change(who, actions=max(0, table.now(who).actions - price))
        yield happened("shot-spoiled", rule, who, changes=changes)
    return found is Control.HELD
