"""Morale: reversals, the check of a group, and what its failure means."""

from __future__ import annotations

from bojiste.core.dice import roll
from bojiste.core.event import Change, Event, Seen, happened, kept
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import Group, with_conditions
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile

REVERSALS = ("first-death", "half", "leader")
OUT_FOR_GOOD = frozenset({"dead", "dying", "unconscious", "surrendered"})


def group_of(table: Table, side: str, name: str) -> Group:
    """What a group has been through."""
    return dict(table.party(side).groups).get(name, Group())


def set_group(table: Table, side: str, name: str, group: Group) -> tuple[Change, ...]:
    """Changes that set it."""
    groups = {**dict(table.party(side).groups), name: group}
    return table.state.change(side, groups=tuple(groups.items()))


def members(table: Table, who: Profile) -> tuple[Profile, ...]:
    """The group of somebody."""
    return tuple(one for one in table.prepared.sides[who.side] if one.group == who.group and table.now[one.id].present)


def reversal(table: Table, who: Profile) -> Course[None]:
    """Somebody of a group has fallen: note each reversal that this is, once."""
    if who.morale is None:
        return
    group = group_of(table, who.side, who.group)
    if rules.combat.morale_two(group.successes):
        return
    mine = members(table, who)
    fallen = [one for one in mine if not OUT_FOR_GOOD.isdisjoint(table.now[one.id].conditions)]
    reversals = rules.combat.morale_trigger(len(mine), len(fallen), any(one.leader for one in fallen))
    new = tuple(name for name, true in zip(REVERSALS, reversals, strict=True) if true and name not in group.seen)
    if new:
        changes = set_group(table, who.side, who.group, Group((*group.seen, *new), True, group.successes))
        yield Event("reversal", rules.combat.morale_trigger, who.id, changes=changes, data={"reversals": new})


def groups(table: Table, side: str) -> list[tuple[Profile, ...]]:
    """Groups of a side that have somebody standing, in file order."""
    found: dict[str, tuple[Profile, ...]] = {}
    for one in table.prepared.sides[side]:
        if one.morale is not None and table.up(one) and not table.now[one.id].fleeing:
            found[one.group] = (*found.get(one.group, ()), one)
    return list(found.values())


@procedure("osr.combat.morale_reversal_gm")
def called(table: Table, side: str, standing: tuple[Profile, ...]) -> Course[bool]:
    """Whether a group must be checked: a reversal happened, or the referee calls something one."""
    group = group_of(table, side, standing[0].group)
    if group.pending or rules.combat.morale_two(group.successes):
        return group.pending
    if standing[0].group in table.unshaken:
        return False
    names, answers = tuple(one.id for one in standing), ("yes", "no", "never")
    answer = yield from table.ruling("reversal", called, standing[0].id, answers, "no", members=names)
    if answer == "never":
        table.unshaken.add(standing[0].group)
    return answer == "yes"


def step(table: Table, side: str) -> Course[None]:
    """The first step of a side's turn: every group of which something demands it is checked."""
    if table.prepared.morals[side]:
        for standing in groups(table, side):
            if (yield from called(table, side, standing)):
                yield from check(table, side, standing)


def check(table: Table, side: str, standing: tuple[Profile, ...]) -> Course[None]:
    """2d6 against morale, once for the group; the number stays the referee's."""
    first = standing[0]
    assert first.morale is not None
    faces = yield from roll(2, 6, rules.combat.morale_roll, first.id)
    stands = rules.combat.morale_roll(sum(faces), first.morale)
    group = group_of(table, side, first.group)
    changes = set_group(table, side, first.group, Group(group.seen, False, group.successes + stands))
    kind = "morale-holds" if stands else "morale-breaks"
    facts = {"members": tuple(one.id for one in standing)}
    data = {**facts, "against": first.morale, "compare": "<="}
    hidden = {"rolls": (), "data": facts}
    yield Event(
        kind,
        rules.combat.morale_roll,
        first.id,
        rolls=kept(6, *faces),
        changes=changes,
        data=data,
        seen=Seen("own", hidden),
    )
    if not stands:
        yield from breaks(table, standing)


@procedure("osr.combat.morale_failure")
def breaks(table: Table, standing: tuple[Profile, ...]) -> Course[None]:
    """A group that fails flees, or surrenders, as the referee says."""
    first = standing[0]
    names, answers = tuple(one.id for one in standing), ("flee", "surrender", "fight_on")
    answer = yield from table.ruling("morale-result", breaks, first.id, answers, "flee", members=names)
    for one in standing:
        if answer == "surrender" or (
            answer == "flee" and not (one.move and "held" not in table.now[one.id].conditions)
        ):
            yield from surrenders(table, one)
        elif answer == "flee":
            yield happened("takes-flight", breaks, one.id, changes=table.state.change(one.id, fleeing=True))


def surrenders(table: Table, who: Profile) -> Course[None]:
    """Somebody gives up."""
    now = table.now[who.id]
    changes = table.state.change(
        who.id, conditions=with_conditions(now.conditions, "surrendered"), engaged=(), readied=None, fleeing=False
    )
    yield happened("surrendered", breaks, who.id, changes=changes)
