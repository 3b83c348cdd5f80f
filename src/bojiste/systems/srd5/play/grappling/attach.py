"""Who clings to somebody: it goes where that one goes, and how the two come apart."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.deed import Deed, spend
from bojiste.systems.srd5.play.grappling.attached import row_of
from bojiste.systems.srd5.play.grappling.swallow import beside
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def upon(table: Table, who: Profile, one: Profile) -> tuple[Change, ...]:
    """The changes of place of whoever takes hold of somebody: it is where that one is, and lets go of another."""
    there = table.now[one.id]
    return table.state.change(who.id, x=there.x, y=there.y, z=there.z)


def without(table: Table, who: Profile, host: Profile) -> tuple[Change, ...]:
    """The changes that part two, with all that its hold has brought: who has let go stands beside."""
    suffers = table.now[host.id].suffers
    holds = {(one.source, one.by) for one in suffers if one.name == "clung" and one.source == who.id}
    kept = tuple(one for one in suffers if (one.source, one.by) not in holds)
    changes = table.state.change(host.id, suffers=kept)
    if table.abstract or table.now[who.id].life == "dead":
        return changes
    return (*changes, *table.state.change(who.id, **dict(zip("xy", beside(table, host, who), strict=True))))


def lets_go(table: Table, who: Profile, host: Profile, paid: tuple[Change, ...] = ()) -> Course[None]:
    """Whoever clung to somebody does so no more."""
    changes = paid + without(table, who, host)
    yield Event("lets-go", lasting.spell, who.id, host.id, changes=changes, seen=OPEN)
    for course in table.follows:
        yield from course(table, who)


def loosened(table: Table, whom: Profile) -> Course[None]:
    """It is over for who is at 0 hit points, on the dead, and where something has put the two apart."""
    if not table.carries:
        return
    for id, host in tuple(table.known.clings.items()):
        who, one = table.profiles[id], table.profiles[host]
        apart = not table.abstract and table.distance(who, one) > 0
        if table.now[id].life != "ok" or table.now[host].life == "dead" or apart:
            yield from lets_go(table, who, one)


def sucked(table: Table, host: Profile, entry: Suffering, lost: int) -> Course[None]:
    """So many hit points has it drunk: when it has enough it lets go."""
    who = table.profiles[entry.source]
    suffers = table.now[host.id].suffers
    if entry not in suffers or not lost:
        return
    more = entry._replace(amount=entry.amount + lost)
    changes = table.state.change(host.id, suffers=tuple(more if one == entry else one for one in suffers))
    yield Event("sucks", lasting.spell, who.id, host.id, changes=changes, data={"amount": lost}, seen=OPEN)
    if more.amount >= row_of(who, more).detaches_after:
        yield from lets_go(table, who, host)


# -- letting go, and being torn off --------------------------------------------------------------------------------


def _detaches(table: Table, who: Profile) -> Iterator[Option]:
    """Five feet of movement, where nothing else holds it."""
    host = table.known.clings.get(who.id) if table.carries else None
    if host is None or table.effects(who).still:
        return
    if table.now[who.id].turn.moved + SQUARE <= max(who.speeds.values()):
        yield Option("detach", {"target": host, "cost_hf": SQUARE})


def detach(table: Table, who: Profile, rest: str) -> Course[None]:
    """Let go of whom one clings to."""
    host = table.profiles[table.known.clings[who.id]]
    moved = rules.movement.deduct(table.now[who.id].turn.moved, SQUARE)
    yield from lets_go(table, who, host, spend(table, who, moved=moved))


DEEDS = (Deed("detach", lasting.spell, _detaches, detach),)
