"""Other activities: drawing, picking up, getting up; and the long tasks that a turn begins with."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import Change, Event, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import Lying
from bojiste.systems.fiveaction.play import horse
from bojiste.systems.fiveaction.play.counter import provoke
from bojiste.systems.fiveaction.play.gear import in_hands
from bojiste.systems.fiveaction.play.penalty import crippled
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import FOOT, IN_HAND, Grip, Hand

NEAR = 3 * FOOT
"""How far from oneself a weapon can be picked up, in qf."""


def begin(table: Table, who: str) -> Course[None]:
    """What goes on from the last turn: getting the horse under control again, getting up."""
    if table.kit(who).mount is not None:
        yield from horse.regain(table, who)
    if table.now(who).rising:
        yield from _rising(table, who)


# -- weapons -----------------------------------------------------------------------------------------------------------


@procedure("fiveaction.missile.hands")
def hand_for(table: Table, who: str, weapon: int) -> Hand | None:
    """The hand that takes a weapon up: both for what needs them, else the main one, else the off hand."""
    now = table.now(who)
    grips = {arm.grip for arm in table.kit(who).arms if arm.weapon == weapon}
    small = any(arm.small for arm in table.kit(who).arms if arm.weapon == weapon)
    shield = table.shield_held(who)
    free_main = Hand.MAIN not in now.held and Hand.BOTH not in now.held
    free_off = table.off_hand_free(who) and Hand.BOTH not in now.held
    if Grip.ONE not in grips and not small:
        missile = Grip.MISSILE in grips
        return Hand.BOTH if free_main and free_off and not (missile and shield) else None
    if free_main:
        return Hand.MAIN
    return Hand.OFF if free_off and not shield and Grip.MISSILE not in grips else None


def draws_offered(table: Table, who: str) -> Iterator[Option]:
    """A sheathed weapon for which there is a hand, or could be: what is in it is let go."""
    now = table.now(who)
    if now.actions < table.law.actions.draw or now.prone:
        return
    for weapon, hand in enumerate(now.held):
        if hand is Hand.SHEATHED:
            data = {"weapon": table.kit(who).names[weapon], "price": table.law.actions.draw}
            yield Option(f"draw:{weapon}", data)


def draws(table: Table, who: str, rest: str) -> Course[None]:
    """Draw a weapon; whatever else holds the hand is dropped first."""
    weapon, costs = int(rest), table.law.actions
    yield _pay(table, who, costs.draw, "draw")
    if not (yield from provoke(table, who, "draw")):
        return
    changes = taken(table, who, weapon)
    data = {"weapon": table.kit(who).names[weapon]}
    yield happened("draws", rules.weapon.grip, who, changes=changes, data=data)


def taken(table: Table, who: str, weapon: int) -> tuple[Change, ...]:
    """The changes of taking a weapon in hand."""
    now = table.now(who)
    hand = hand_for(table, who, weapon)
    held, lying = list(now.held), [one for one in now.lying if one.weapon != weapon]
    shield = now.shield
    if hand is None:  # what is in the hands is let go
        for at, other in enumerate(held):
            if other in IN_HAND:
                held[at] = Hand.GROUND
                lying.append(Lying(at, now.x, now.y))
        grips = {arm.grip for arm in table.kit(who).arms if arm.weapon == weapon}
        two = Grip.ONE not in grips
        hand = Hand.BOTH if two else Hand.MAIN
        kit = table.kit(who)
        if two and shield in IN_HAND and kit.shield is not None and (not kit.shield.small or Grip.MISSILE in grips):
            shield = Hand.GROUND
    held[weapon] = hand
    return (*in_hands(table, who, tuple(held), shield), *table.change(who, lying=tuple(lying)))


def _pay(table: Table, who: str, price: int, what: str) -> Event:
    """An activity is paid for before it is done: it may yet be prevented."""
    changes = table.change(who, actions=table.now(who).actions - price, aim=None, task=None)
    data = {"activity": what, "price": price}
    return happened("begins", rules.round.action_costs, who, changes=changes, data=data)


def picks_offered(table: Table, who: str) -> Iterator[Option]:
    """An own weapon that lies within an arm's length."""
    now = table.now(who)
    if now.actions < table.law.actions.pick_up or now.prone:
        return
    for one in now.lying:
        near = abs(one.x - now.x) <= NEAR and abs(one.y - now.y) <= NEAR
        if near and now.held[one.weapon] is Hand.GROUND:
            data = {"weapon": table.kit(who).names[one.weapon], "price": table.law.actions.pick_up}
            yield Option(f"pick_up:{one.weapon}", data)


def picks(table: Table, who: str, rest: str) -> Course[None]:
    """Pick a weapon up."""
    yield _pay(table, who, table.law.actions.pick_up, "pick_up")
    if not (yield from provoke(table, who, "pick_up")):
        return
    changes = taken(table, who, int(rest))
    data = {"weapon": table.kit(who).names[int(rest)]}
    yield happened("picks-up", rules.round.action_costs, who, changes=changes, data=data)


# -- getting up --------------------------------------------------------------------------------------------------------


def rises_offered(table: Table, who: str) -> Iterator[Option]:
    """Getting up takes all actions of the turn."""
    now = table.now(who)
    if now.prone and not now.rising and _whole(table, who) and not crippled(table, who):
        yield Option("rise", {"price": now.actions})


def _whole(table: Table, who: str) -> bool:
    """Whether nothing of a turn is spent yet: who falls in his own cannot get up in what is left of it. What was paid
    for defence before it does not count."""
    now = table.now(who)
    if table.law.modules.defence_costs_actions:
        return now.actions > 0 and not now.moved and not now.sequences
    return now.actions >= rules.round.structure(table.tier(who))


def rises(table: Table, who: str, rest: str) -> Course[None]:
    """Begin to get up; it takes as many whole rounds as initiative is below 0, at least one."""
    rounds = rules.life.prone(table.base_initiative(who))
    changes = table.change(who, rising=rounds, aim=None, task=None)
    yield happened("rises", rules.life.prone, who, changes=changes, data={"rounds": rounds})
    yield from _rising(table, who)


def _rising(table: Table, who: str) -> Course[None]:
    """One round of getting up: a chance for everybody who has it in reach, then up at its end."""
    if not (yield from provoke(table, who, "rise")):
        return
    left = table.now(who).rising - 1
    changes = table.change(who, rising=left, prone=left > 0, actions=0)
    yield happened("stands-up" if not left else "still-rising", rules.life.prone, who, changes=changes)
