"""Reckoning: what somebody could pay, whom an action would finish, which skill serves best.

Menus put their proposals in this order, and tactics decide by the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.rules import sim
from bojiste.systems.drd2.terms import Manoeuvre, Penalty, Property, Sources, When


def sources(table: Table, who: str, property: Property, fate_seen: bool = True) -> Sources:
    """What somebody could use; unseen Fate is reckoned as reaching to the limit."""
    found = table.sources(who, property)
    return found if fate_seen else found._replace(fate=max(found.fate, found.limit))


def capacity(table: Table, who: str, property: Property, assume_scars: bool = False, fate_seen: bool = True) -> int:
    """Resources somebody is reckoned to be able to pay for a price of a property."""
    return sim.capacity(sources(table, who, property, fate_seen), assume_scars)


def could_be_mighty(table: Table, who: str, skill: str, planned: int = 0) -> bool:
    """Whether somebody's tactics and means allow mighty in an action with this skill, ``planned`` manoeuvres apart."""
    if planned or table.kit(who).tactics.mighty is When.NEVER or not table.has_level_for(Manoeuvre.MIGHTY):
        return False
    return table.payable_lightly(who, 1, table.property_of(who, skill))


def finishable(
    table: Table, who: str, target: str, skill: str, planned: int = 0, fate_seen: bool = True, plain: bool = False
) -> bool:
    """Whether a target could not pay an exhaustion against an action with this skill; ``plain``: not even mighty is
    needed for that."""
    weak = Penalty.WEAK in table.penalties(who, (skill,))
    mighty = not plain and not weak and could_be_mighty(table, who, skill, planned)
    scars = table.kit(who).tactics.assume_scars
    room = capacity(table, target, table.acts_on(who, skill), scars, fate_seen)
    return sim.finishable(table.now(target).threat or 1, mighty, weak, room)


def by_worth(table: Table, who: str, foes: Iterable[str], skill: str, fate_seen: bool = True) -> list[str]:
    """Enemies, the best target first."""
    left = list(foes)
    property = table.acts_on(who, skill)
    scars = table.kit(who).tactics.assume_scars
    marks = {
        foe: sim.Candidate(
            finishable(table, who, foe, skill, 0, fate_seen),
            table.now(foe).threat or 1,
            capacity(table, foe, property, scars, fate_seen),
        )
        for foe in left
    }
    order = []
    while left:
        best = left[sim.target(tuple(marks[foe] for foe in left))]
        order.append(best)
        left.remove(best)
    return order


def skill_for(table: Table, who: str, names: Iterable[str], wanted: Any = None) -> str | None:
    """The best of these skills that can be tried: highest level, then least demand, then first listed.

    Demands that cost a scar are left aside as long as another skill will do. ``wanted`` may refuse some.
    """
    kit = table.kit(who)
    if not table.now(who).scars and not kit.things:
        open_ = [(name, 0) for name in names if name in kit.skilled and (wanted is None or wanted(name))]
        return _best(table, who, open_)
    possible = [name for name in names if name in kit.skilled and not table.blocked(who, (name,))]
    priced = [(name, table.demand(who, (name,))) for name in possible if wanted is None or wanted(name)]
    lightly = [one for one in priced if table.payable_lightly(who, one[1], table.property_of(who, one[0]))]
    payable = [one for one in priced if table.payable(who, one[1], table.property_of(who, one[0]))]
    return _best(table, who, lightly or payable)


def _best(table: Table, who: str, open_: list[tuple[str, int]]) -> str | None:
    if not open_:
        return None
    levels = table.kit(who).levels
    return open_[sim.skill(tuple((levels[name], demand) for name, demand in open_))][0]
