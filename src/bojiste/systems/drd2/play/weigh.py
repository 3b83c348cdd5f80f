"""Reckoning: what somebody could pay, whom an action would finish, which skill serves best.

Menus put their proposals in this order, and tactics decide by the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from bojiste.core.ask import GM
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Manoeuvre, Penalty, Property, Type, Use, When


def sees_fate(table: Table, who: str, other: str) -> bool:
    """Whether whoever plays ``who`` knows the Fate that ``other`` draws on."""
    seat, kit = table.seat(who), table.kit(other)
    if seat == GM or kit.type is Type.HERO or kit.seat == seat:
        return True
    return rules.simulation.information("fate", table.scene.options.fate_visible)


def capacity(table: Table, who: str, other: str, property: Property, assume_scars: bool = False) -> int:
    """What ``other`` is reckoned by ``who`` to be able to pay; unseen Fate reaches to the limit."""
    found = table.sources(other, property)
    if not sees_fate(table, who, other):
        found = found._replace(fate=found.limit)
    return rules.simulation.capacity(found, assume_scars)


def can_pay(table: Table, who: str, other: str, price: int, property: Property) -> bool:
    """Whether ``other`` could pay, as far as ``who`` knows, be it with a scar."""
    if sees_fate(table, who, other):
        return table.payable(other, price, property)
    return price <= capacity(table, who, other, property)


def plans_mighty(table: Table, who: str, skill: str, planned: int) -> bool:
    """Whether somebody is reckoned to play mighty in an action with this skill, beside ``planned`` manoeuvres."""
    kit = table.kit(who)
    weak = Penalty.WEAK in table.penalties(who, (skill,))
    planned += kit.tactics.precise is When.ALWAYS
    room = planned < right(table, who, skill) and table.has_level_for(Manoeuvre.MIGHTY)
    price = rules.manoeuvre.free(kit.free, Manoeuvre.MIGHTY, skill)
    payable = table.payable_lightly(who, price, table.property_of(who, skill))
    return rules.simulation.plans_mighty(kit.tactics.mighty, weak, room, payable)


def right(table: Table, who: str, skill: str) -> int:
    """How many manoeuvres an own action with this skill may carry."""
    return rules.manoeuvre.two(skill in table.kit(who).talents)


def finishable(
    table: Table, who: str, target: str, skill: str, planned: int = 0, plain: bool = False, threat: int | None = None
) -> bool:
    """Whether a target could not pay an exhaustion against an action with this skill.

    ``plain``: not even mighty is needed for it. ``threat``: at this Threat of the target instead of its own.
    """
    mighty = not plain and plans_mighty(table, who, skill, planned)
    return _finishable(table, who, target, skill, mighty, room(table, who, target, skill), threat)


def room(table: Table, who: str, target: str, skill: str) -> int:
    """What a target is reckoned to be able to pay against an action with this skill."""
    return capacity(table, who, target, table.acts_on(who, skill), table.kit(who).tactics.assume_scars)


def _finishable(
    table: Table, who: str, target: str, skill: str, mighty: bool, left: int, threat: int | None = None
) -> bool:
    weak = Penalty.WEAK in table.penalties(who, (skill,))
    return rules.simulation.finishable(threat or table.now(target).threat or 1, mighty, weak, left)


def candidates(table: Table, who: str, foes: Iterable[str], skill: str) -> list[rules.simulation.Candidate]:
    """Enemies as target choice looks at them."""
    mighty = plans_mighty(table, who, skill, 0)
    return [_candidate(table, who, foe, skill, mighty) for foe in foes]


def _candidate(table: Table, who: str, foe: str, skill: str, mighty: bool) -> rules.simulation.Candidate:
    left = room(table, who, foe, skill)
    ends = _finishable(table, who, foe, skill, mighty, left)
    return rules.simulation.Candidate(ends, table.now(foe).threat or 1, left)


def by_worth(table: Table, who: str, foes: Iterable[str], skill: str) -> list[str]:
    """Enemies, the best target first."""
    foes = tuple(foes)
    if len(foes) < 2:
        return list(foes)
    left = list(zip(foes, candidates(table, who, foes, skill), strict=True))
    order = []
    while left:
        best = rules.simulation.target(tuple(mark for _, mark in left))
        order.append(left.pop(best)[0])
    return order


def serving(table: Table, who: str, named: Iterable[str]) -> tuple[str, ...]:
    """The skills somebody can react with, the best first: those that the scene names, otherwise those for defending."""
    kit = table.kit(who)
    open_ = [id for id in named if id in kit.skilled]
    return tuple(sorted(open_, key=lambda id: -kit.levels[id])) or kit.defend


def attack_skill(table: Table, who: str) -> str | None:
    """The best of somebody's attack skills; where it costs a scar or more than there is, another that harms."""
    kit = table.kit(who)
    best = skill_for(table, who, kit.attack)
    if best is not None and (not table.now(who).scars or _is_light(table, who, best)):
        return best
    others = [id for id in kit.skills if id in kit.skilled and kit.skills[id].use is not Use.OTHER]
    light = [id for id in others if not table.blocked(who, (id,)) and _is_light(table, who, id)]
    return max(light, key=lambda id: kit.levels[id], default=best)


def _is_light(table: Table, who: str, skill: str) -> bool:
    return table.payable_lightly(who, table.demand(who, (skill,)), table.property_of(who, skill))


def recover_skill(table: Table, who: str) -> str | None:
    """The best of somebody's skills for lowering Threat, preparing, helping and getting away."""
    return skill_for(table, who, table.kit(who).recover)


def skill_for(table: Table, who: str, names: Iterable[str], wanted: Callable[[str], bool] | None = None) -> str | None:
    """The best of these skills (a list of the kit): highest level, then least demand, then first listed.

    Demands that cost a scar are left aside as long as another skill will do. ``wanted`` may refuse some.
    """
    kit = table.kit(who)
    open_to = [name for name in names if wanted is None or wanted(name)]
    if not table.now(who).scars and not kit.things:
        return open_to[0] if open_to else None
    for light in (True, False):
        for _, level in groupby(open_to, key=lambda name: kit.levels[name]):
            best = _best(table, who, tuple(level), light)
            if best is not None:
                return best
    return None


def _best(table: Table, who: str, names: tuple[str, ...], light: bool) -> str | None:
    """The best of some skills of one level that can be paid (``light``: without harm to oneself)."""
    pays = table.payable_lightly if light else table.payable
    priced = [(name, table.demand(who, (name,))) for name in names]
    open_ = [
        (name, demand)
        for name, demand in priced
        if not demand or (not table.blocked(who, (name,)) and pays(who, demand, table.property_of(who, name)))
    ]
    if not open_:
        return None
    levels = table.kit(who).levels
    return open_[rules.simulation.skill(tuple((levels[name], demand) for name, demand in open_))][0]
