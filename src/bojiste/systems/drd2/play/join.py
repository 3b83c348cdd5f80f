"""Coming into a running conflict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bojiste.core.ask import GM, amount
from bojiste.core.event import OPEN, SECRET, Change, Event, Seen
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, EVERYBODY, fate_of
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Initiative, Status, Type

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Encounter


def waiting(table: Table) -> tuple[str, ...]:
    """Who is in the scene, but not in this conflict; of several newcomers those who have come."""
    there = (one.id for one in table.scene.combatants if one.id in table.state)
    return tuple(id for id in there if id not in table.conflict.roster and table.now(id).status is Status.ACTIVE)


def given(numbers: dict[str, int], table: Table, who: str) -> int | None:
    """A number that a scene gives by combatant, by side, or for all."""
    for name in (who, table.kit(who).side, EVERYBODY):
        if name in numbers:
            return numbers[name]
    return None


def first_threat(table: Table, encounter: Encounter | None, who: str) -> int:
    """Threat of somebody who has none yet: as the scene gives it, at least the floor."""
    named = None if encounter is None else given(encounter.threat, table, who)
    wanted = named or table.scene.options.threat
    return rules.threat.set_conflict(table.now(who).threat, rules.threat.apply(wanted, (), table.now(who).floor))


def set_fate(table: Table, pools: Mapping[str, int], side: str, present: tuple[str, ...]) -> tuple[Change, ...]:
    """Fate of the beings of a side: set at the start of every conflict anew."""
    purse = fate_of(side)
    if purse not in table.state:
        return ()
    beings = [table.kit(who) for who in present if table.kit(who).side == side and table.kit(who).type is Type.BEING]
    fresh = rules.fate.setup(pools.get(side), tuple(kit.contribution for kit in beings))
    return table.state.change(purse, fate=fresh, most=fresh, spent=0)


def discard_fate(table: Table) -> tuple[Change, ...]:
    """Fate of all sides at the end; what was left is kept for the record."""
    changes: tuple[Change, ...] = ()
    for side in table.scene.sides:
        if (purse := fate_of(side.id)) in table.state:
            kept = table.state[purse].fate
            left = rules.conflict.end_clears(rules.conflict.Carried(None, 0, fate=kept)).fate
            changes += table.state.change(purse, fate=left, kept=kept)
    return changes


def newcomers(table: Table, encounter: Encounter) -> Course[None]:
    """Those whom the scene lets come in this round: they can be acted upon, and act from the next one."""
    for who, number in encounter.join.items():
        if number == table.conflict.round and who not in table.conflict.roster:
            yield from join(table, who, encounter=encounter)


@procedure("drd2.conflict.join")
def join(table: Table, who: str, at_once: bool = False, encounter: Encounter | None = None) -> Course[None]:
    """Somebody joins with a Threat of its own: first turn in the next round, or last in this one."""
    usual = first_threat(table, encounter, who)
    value = yield amount(
        "threat", rules.threat.set_conflict, GM, who, rules.threat.scale(usual).least, 99, usual, ruling=True
    )
    conflict = table.conflict
    first = Initiative.WAITING if at_once else Initiative.LOST
    changes = (
        *table.state.change(CONFLICT, roster=(*conflict.roster, who), order=(*conflict.order, who)),
        *table.state.change(who, threat=value, initiative=first, met=True),
    )
    yield Event("joined", join, who, changes=changes, data={"threat": value, "now": int(at_once)}, seen=OPEN)
    yield from _more_fate(table, who)


def _more_fate(table: Table, who: str) -> Course[None]:
    """What a being that comes later adds to the Fate of its side; told to whom its Fate is."""
    kit = table.kit(who)
    if kit.type is not Type.BEING or kit.purse is None:
        return
    adds = table.scene.options.reinforcements_add_fate
    purse = table.state[kit.purse]
    more = rules.fate.reinforced(purse.fate, kit.contribution, adds)
    if more != purse.fate:
        changes = table.state.change(kit.purse, fate=more, most=purse.most + more - purse.fate)
        data = {"side": kit.side, "purse": kit.purse}
        yield Event("fate", rules.fate.setup, changes=changes, data=data, seen=fate_seen(table))


def fate_seen(table: Table) -> Seen:
    """Who is told of Fate: everybody, or the GM alone."""
    return OPEN if table.scene.options.fate_visible else SECRET


def tell_start(table: Table, who: Iterable[str]) -> Course[None]:
    """With which numbers they begin, those of equal ones in one line; Fate only to whom it may be known."""
    groups: dict[tuple[int, int, int], list[str]] = {}
    for one in who:
        now = table.now(one)
        groups.setdefault((now.threat or 1, now.advantage, now.floor), []).append(one)
    for (threat, advantage, floor), names in groups.items():
        data = {"targets": names, "threat": threat, "advantage": advantage, "floor": floor}
        yield Event("starts", rules.threat.scale, data=data, seen=OPEN)
    for side in table.scene.sides:
        purse = fate_of(side.id)
        if purse in table.state and table.state[purse].fate:
            data = {"side": side.id, "fate": table.state[purse].fate}
            yield Event("purse", rules.fate.setup, data=data, seen=fate_seen(table))
