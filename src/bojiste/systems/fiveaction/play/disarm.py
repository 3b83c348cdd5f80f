"""Disarming: after a hit, after a defence, with bare hands."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option, yes_no
from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.dice import opposed
from bojiste.systems.fiveaction.play.gear import lost
from bojiste.systems.fiveaction.play.move import away
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import FOOT, IN_HAND, Grip, Hand

EASY = (
    "light_straight_blade",
    "light_curved_blade",
    "medium_straight_blade",
    "light_blunt",
    "medium_blunt",
    "medium_pole",
)
"""Weapons that bare hands take with a margin of five: knife, swords, club, staff."""


def possible(table: Table, who: str, holder: str, arm: Arm) -> bool:
    """Whether somebody can disarm a holder with this weapon, and pay for it."""
    if table.primary(holder) is None or not rules.disarm.offensive(arm.levels, arm.heavy, arm.blade):
        return False
    return not arm.bare or table.now(who).actions >= table.law.actions.disarm_bare_hands


def after_hit(table: Table, blow: Blow) -> Course[None]:
    """Disarm instead of wounding: of what the target holds first."""
    if blow.arm.bare:
        price = table.law.actions.disarm_bare_hands
        changes = table.change(blow.who, actions=table.now(blow.who).actions - price)
        yield happened("disarms", rules.disarm.bare_hands, blow.who, blow.target, changes=changes)
    weapon = table.primary(blow.target)
    if weapon is not None:
        yield from _try(table, blow.who, blow.target, blow.arm, weapon)


def after_miss(table: Table, blow: Blow) -> Course[None]:
    """The defender may strike from the attacker's hand the weapon that was just used, with the one that stopped it."""
    who, costs = blow.target, table.law.actions
    ability = bool(table.kit(who).has("disarm_ability"))
    price = rules.disarm.defensive(blow.met, ability, costs.disarm_defence, costs.disarm_parry_band)
    if price is None or not table.stands(who) or not _held(table, blow):
        return
    arm = table.stops_with(who, blow.met)
    if arm is None or not rules.disarm.offensive(arm.levels, arm.heavy, arm.blade):
        return
    price = costs.disarm_bare_hands if arm.bare else price
    if not rules.counter.cost(price, table.pool(who), table.now(who).acted):
        return
    data = {"target": blow.who, "price": price}
    if (yield yes_no("disarm", rules.disarm.defensive, table.seat(who), who, False, data=data)) == "no":
        return
    yield happened("disarms", rules.disarm.defensive, who, blow.who, changes=table.spend(who, price))
    yield from _try(table, who, blow.who, arm, blow.arm)


def _held(table: Table, blow: Blow) -> bool:
    """Whether the attacker still holds the weapon of a blow: no fist, and no shield, which nobody strikes away."""
    return blow.arm.weapon >= 0 and table.now(blow.who).held[blow.arm.weapon] in IN_HAND


def _value(table: Table, who: str, arm: Arm, two_hands: bool) -> list[tuple[str, int]]:
    kit = table.kit(who)
    return [("disarm", rules.disarm.test(arm.levels, kit.strength, two_hands, table.law.rounding))]


def _try(table: Table, who: str, holder: str, arm: Arm, weapon: Arm) -> Course[None]:
    """The opposed test for the holder's weapon, and where it flies."""
    own = _value(table, who, arm, arm.grip is Grip.TWO and not arm.bare)
    theirs = _value(table, holder, weapon, table.now(holder).held[weapon.weapon] is Hand.BOTH)
    if arm.breaker:
        bonus, _ = _breaker(table, holder, weapon, 0)
        own.append(("breaker", bonus))
    if arm.bare:
        theirs.append(("length", rules.disarm.bare_hands(-(-weapon.high // FOOT), _straight(weapon))))
    won, margin = yield from opposed(table, "disarm", rules.disarm.test, (who, own), (holder, theirs))
    if not won or not margin:
        return
    yield from _taken(table, who, holder, arm, weapon, margin)


def _straight(weapon: Arm) -> str:
    """The weight class of a straight blade, or nothing."""
    name, _, weight = weapon.key.partition("/")
    return weight if name == "straight_blade" else ""


def _breaker(table: Table, holder: str, weapon: Arm, margin: int) -> tuple[int, bool]:
    one_hand = table.now(holder).held[weapon.weapon] is not Hand.BOTH
    return rules.disarm.breaker(margin, _straight(weapon), one_hand, bool(_straight(weapon)))


def _taken(table: Table, who: str, holder: str, arm: Arm, weapon: Arm, margin: int) -> Course[None]:
    """The weapon breaks, is taken, or flies."""
    data = {"target": holder, "weapon": weapon.word}
    if arm.breaker and _breaker(table, holder, weapon, margin)[1]:
        ask = yes_no("break", rules.disarm.breaker, table.seat(who), who, True, data=data)
        if (yield ask) == "yes":
            yield lost(table, holder, weapon.weapon, Hand.GONE, rules.disarm.breaker)
            return
    if arm.bare and rules.disarm.takes(margin, weapon.word in EASY, -(-weapon.high // FOOT)):
        options = (Option("take"), Option("knock"))
        key = yield Ask("take", rules.disarm.bare_hands, table.seat(who), who, options, "take", data=data)
        if key == "take":
            yield lost(table, holder, weapon.weapon, Hand.GONE, rules.disarm.bare_hands)
            return
    feet = rules.disarm.flies(margin, table.law.rounding) if arm.bare else rules.disarm.result(margin)
    rule = rules.disarm.bare_hands if arm.bare else rules.disarm.result
    x, y = away(table, who, holder, feet * FOOT)
    yield lost(table, holder, weapon.weapon, Hand.GROUND, rule, x, y)
