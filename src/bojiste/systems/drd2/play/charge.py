"""What a declaration costs: whether it can be paid, and the payments when it binds. Nothing is refunded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.dues import Due, payable_in_turn
from bojiste.systems.drd2.play.manoeuvre import perform
from bojiste.systems.drd2.play.pay import settle
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.rules.resource import Split
from bojiste.systems.drd2.words import Initiative, Manoeuvre, Occasion, Property

if TYPE_CHECKING:
    from bojiste.systems.drd2.sheet import Ability

DECLARED = (Manoeuvre.DEFENCE, Manoeuvre.WIDE)
"""Manoeuvres that are declared and paid with the action."""


def affordable(table: Table, act: Act, reserved: int = 0) -> bool:
    """Whether demand, abilities, and wide or defence can be paid one after another.

    ``reserved``: Fate that somebody else is about to take from the same purse.
    """
    return payable_in_turn(table, act.who, _dues(table, act), {act.said.pay: Split(fate=reserved)})


def reserves(table: Table, act: Act, who: str) -> int:
    """Fate that an action may yet take from the purse that ``who`` shares with its actor."""
    purse = table.kit(act.who).purse
    shared = purse is not None and table.kit(who).purse == purse
    return sum(due.price for due in _dues(table, act)) if shared else 0


def _dues(table: Table, act: Act) -> tuple[Due, ...]:
    """Demand, abilities, defence or wide: each a payment of its own, in this order."""
    return (
        Due(rules.kind.demanding(act.sorting), _pays(act, Occasion.DEMAND, act.said.affects)),
        *(Due(one.price, _pays(act, Occasion.ACTIVATION, one.property)) for one in _activated(table, act)),
        *(
            Due(table.manoeuvre_price(act, one), _pays(act, Occasion.MANOEUVRE, act.said.affects))
            for one in _declared(act)
        ),
    )


def _pays(act: Act, occasion: Occasion, named: Property) -> Property:
    return rules.property.decides_resource(occasion, act.said.pay, named)


def trying(table: Table, act: Act) -> int:
    """What merely trying costs in the property that an action is paid with: demand and wide together."""
    return sum(due.price for due in _dues(table, act) if due.property is act.said.pay)


def _activated(table: Table, act: Act) -> tuple[Ability, ...]:
    return tuple(one for one in table.kit(act.who).abilities if one.id in act.special)


def _declared(act: Act) -> tuple[Manoeuvre, ...]:
    return tuple(one for one in DECLARED if one in act.said.manoeuvres)


def allowed(table: Table, act: Act) -> bool:
    """Whether it may carry the manoeuvres it was declared with, besides being payable."""
    known = all(table.has_level_for(one) for one in act.said.manoeuvres)
    return known and len(act.said.manoeuvres) <= table.right(act)


@procedure("drd2.kind.demand_when", "drd2.turn.defence_count")
def charge(table: Table, act: Act) -> Course[None]:
    """The payments of a binding declaration; each leaves enough for those after it."""
    due, *later = _dues(table, act)
    if due.price:
        paid = yield from settle(table, act.who, due.price, due.property, ask=True, later=later)
        told = paid.told
        yield Event(
            "demand", rules.kind.demanding, act.who, parts=paid.parts, changes=paid.changes, data=told, seen=OPEN
        )
    for ability in _activated(table, act):
        due, *later = later
        yield from _activate(table, act.who, ability.id, due, later)
    for manoeuvre in _declared(act):
        _, *later = later
        yield from perform(table, act, manoeuvre, ask=True, later=later)


@procedure("drd2.resource.activation")
def _activate(table: Table, who: str, ability: str, due: Due, later: Sequence[Due]) -> Course[None]:
    """A special ability is paid when the declaration binds, whatever the dice then say."""
    paid = yield from settle(table, who, due.price, due.property, ask=True, later=later)
    data = {**paid.told, "ability": ability}
    yield Event("activated", _activate, who, parts=paid.parts, changes=paid.changes, data=data, seen=OPEN)


def spend_initiative(table: Table, who: str) -> tuple[Change, ...]:
    """The one action from initiative is used up; outside a conflict there is none."""
    if table.lone:
        return ()
    now = table.now(who)
    if not rules.turn.one(now.initiative):
        return table.state.change(who, defences=now.defences + 1)
    return table.state.change(who, initiative=Initiative.SPENT)
