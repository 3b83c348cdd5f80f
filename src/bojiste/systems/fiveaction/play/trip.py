"""Tripping: the hook, the test, the fall."""

from __future__ import annotations

from bojiste.core.ask import yes_no
from bojiste.core.dice import Rolled, die
from bojiste.core.event import happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import Hooked
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.dice import opposed, test
from bojiste.systems.fiveaction.play.gear import lost, shield_gone
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.wound import after_wound, falls, lose
from bojiste.systems.fiveaction.words import Hand, Hook, Layer
from bojiste.systems.fiveaction.words.body import TRUNK


def possible(table: Table, who: str, target: str, arm: Arm) -> bool:
    """Whether a weapon can hook somebody: a hook, skill, and a foot more of length."""
    if arm.hook is Hook.NONE or arm.levels < 1 or table.now(target).prone:
        return False
    return rules.trip.longer(arm.high, table.grasp(target).first_length)


def hook(table: Table, blow: Blow) -> Course[None]:
    """A hit of a trip: the hook takes hold."""
    kit = table.kit(blow.target)
    if rules.trip.turtle(True, False, table.tier(blow.target) > 0):
        if not kit.armour:
            yield from _flesh(table, blow)
        yield from _contest(table, blow, by_shield=False)


def by_shield(table: Table, blow: Blow) -> Course[None]:
    """A miss that met a turtle's shield hooks that."""
    if rules.trip.turtle(False, blow.met is Layer.SHIELD, table.tier(blow.target) > 0):
        yield from _contest(table, blow, by_shield=True)


def _flesh(table: Table, blow: Blow) -> Course[None]:
    """Hooked otherwise than by armour or shield."""
    face = yield die(5, rules.trip.unarmoured, blow.who)
    net = rules.trip.unarmoured(face, table.law.rounding)
    yield happened(
        "hooked-flesh", rules.trip.unarmoured, blow.who, blow.target, rolls=(Rolled(5, face),),
        changes=lose(table, blow.target, net, TRUNK), data={"net": net},
    )  # fmt: skip
    yield from after_wound(table, blow.target, net, TRUNK)


def _contest(table: Table, blow: Blow, by_shield: bool) -> Course[None]:
    who, target = blow.who, blow.target
    if not table.active(target):
        return
    if by_shield and (yield from drop_shield(table, who, target)):
        return
    own, other = table.kit(who), table.kit(target)
    bonus = next(
        (one.bonus for one in table.now(who).hooks if one.target == target and one.round == table.fight.round), 0
    )
    acting = [("strength", own.strength), ("levels", blow.arm.levels), ("hook", bonus)]
    special, law = blow.arm.hook is Hook.SPECIALISED, table.law
    share = rules.trip.test(other.dr, special, law.trip.specialised_hook_bonus, law.rounding)
    standing = [*_standing(table, target), ("armour", share)]
    won, margin = yield from opposed(table, "trip", rules.trip.test, (who, acting), (target, standing))
    if not won or not margin:
        return
    bonus, down = rules.trip.result(margin)
    hooks = tuple(one for one in table.now(who).hooks if one.target != target)
    changes = table.change(who, hooks=(*hooks, Hooked(target, bonus, table.fight.round + 1)))
    yield happened("hooked", rules.trip.result, who, target, changes=changes, data={"bonus": bonus})
    if down:
        yield from falls(table, target, rules.trip.result)
        yield from _keeps_weapon(table, target, margin)


def _standing(table: Table, who: str) -> list[tuple[str, int]]:
    """What keeps somebody on its feet: balance, or without that skill strength or condition."""
    kit = table.kit(who)
    if kit.skills.get("balance") or "balance" in kit.values:
        return [("balance", table.skill(who, "balance"))]
    if kit.condition > kit.strength:
        return [("condition", kit.condition)]
    return [("strength", kit.strength)]


@procedure("fiveaction.trip.drop_shield")
def drop_shield(table: Table, who: str, target: str) -> Course[bool]:
    """Letting go of a hooked shield in time."""
    rule = drop_shield
    if (yield yes_no("drop-shield", rule, table.seat(target), target, False, data={"target": who})) == "no":
        return False
    quick = [("initiative", table.base_initiative(target))]
    slow = [("initiative", table.base_initiative(who))]
    won, _ = yield from opposed(table, "drop_shield", rule, (target, quick), (who, slow))
    if won:
        yield happened("drops-shield", rule, target, changes=shield_gone(table, target))
    return won


def _keeps_weapon(table: Table, who: str, margin: int) -> Course[None]:
    """Whether the weapon stays in the hand of who falls."""
    arm = table.primary(who)
    if arm is None:
        return
    target = rules.trip.lose_weapon(margin)
    kept = yield from test(table, who, "grip", rules.trip.lose_weapon, [("levels", arm.levels)], target)
    if not kept.passed:
        yield lost(table, who, arm.weapon, Hand.GROUND, rules.trip.lose_weapon)
