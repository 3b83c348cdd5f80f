"""Being swallowed, and being in something: where one is then, what upsets a stomach, and how one gets out of it."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions.condition import consequences, suffer
from bojiste.systems.srd5.play.deed import Deed, spend
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.movement.placement import room_at, taken
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.inflicted import Inflicted
from bojiste.systems.srd5.words import FT, SQUARE


def taken_in(table: Table, who: Profile, one: Profile, facts: dict[str, str]) -> Course[None]:
    """Somebody is taken into another's space, out of the hold it was in."""
    now, there = table.now[one.id], table.now[who.id]
    held = tuple(entry for entry in now.suffers if not _of_hold(entry, who))
    changes = table.state.change(one.id, suffers=held, x=there.x, y=there.y, z=there.z, rides="", leads=False)
    yield Event("taken-in", lasting.spell, who.id, one.id, changes=changes, data=facts, seen=OPEN)


def _of_hold(entry: Suffering, who: Profile) -> bool:
    return entry.source == who.id and (entry.name == "grappled" or entry.escape > 0)


# -- what upsets a stomach -----------------------------------------------------------------------------------------


def _row(who: Profile, entry: Suffering) -> Inflicted | None:
    rows = who.power(entry.by).inflicts if entry.by else ()
    return next((row for row in rows if row.condition == entry.name), None)


def _swallowed(table: Table, who: Profile) -> list[tuple[Profile, Suffering]]:
    """Whom somebody has swallowed, and the entries that say so."""
    return [
        (one, entry)
        for one in table.everybody
        for entry in table.now[one.id].suffers
        if entry.name == "swallowed" and entry.source == who.id
    ]


def settles(table: Table) -> Course[None]:
    """At the end of any turn: whoever has taken so much from within on it holds its own by a saving throw, or brings
    up all that it has swallowed."""
    for who in table.everybody:
        upset = table.now[who.id].upset
        if not upset:
            continue
        inside = _swallowed(table, who)
        row = _row(who, inside[0][1]) if inside else None
        if row is None or not row.brought_up_by or upset < row.brought_up_by or table.now[who.id].life != "ok":
            continue
        if not (yield from save(table, who, "constitution", row.brought_up_dc)):
            for one, _ in inside:
                yield from _out(table, who, one, "brings-up")


def forgotten(table: Table) -> tuple[Change, ...]:
    """As a turn begins, what was done from within on an earlier one counts no more."""
    return tuple(change for who in table.everybody for change in table.state.change(who.id, upset=0))


def _out(
    table: Table, who: Profile, one: Profile, kind: str, paid: tuple[Change, ...] = (), cost: int = 0
) -> Course[None]:
    """Somebody lies prone beside whoever has had it within."""
    now = table.now[one.id]
    kept = tuple(entry for entry in now.suffers if entry.source != who.id or not _within(who, entry))
    x, y = beside(table, who, one)
    freed = table.state.change(one.id, suffers=kept, x=x, y=y)
    actor, target = (one, who) if paid else (who, one)
    data = {"cost_hf": cost} if paid else {}
    yield Event(kind, lasting.spell, actor.id, target.id, changes=paid + freed, data=data, seen=OPEN)
    changes = suffer(table, one, Suffering("prone"))
    if changes:
        rule, prone = rules.condition.prone_own, {"condition": "prone"}
        yield Event("suffers", rule, None, one.id, changes=changes, data=prone, seen=OPEN)
    yield from consequences(table, one)


def _within(who: Profile, entry: Suffering) -> bool:
    """Whether something comes of being swallowed by somebody."""
    rows = who.power(entry.by).inflicts if entry.by else ()
    return any(row.condition == "swallowed" for row in rows)


def beside(table: Table, who: Profile, one: Profile) -> tuple[int, int]:
    """The nearest free place around somebody for another, or where it is."""
    now, step = table.now[who.id], 1 if table.grid else SQUARE
    wide, own = (who.squares, one.squares) if table.grid else (who.wide // SQUARE, max(1, one.wide // SQUARE))
    for ring in range(3):
        xs = range(-own - ring, wide + ring + 1)
        spots = [(now.x + a * step, now.y + b * step) for b in xs for a in xs if _on_rim(a, b, ring, own, wide)]
        found = next((spot for spot in spots if room_at(table, one, *spot)), None)
        if found is not None and not table.abstract:
            return found
    return now.x, now.y


def _on_rim(a: int, b: int, ring: int, own: int, wide: int) -> bool:
    ends = (-own - ring, wide + ring)
    return a in ends or b in ends


# -- out of a dead body --------------------------------------------------------------------------------------------


def freed(table: Table, one: Profile, by: str = "") -> Course[None]:
    """Whoever is engulfed and held no longer is free, and beside what had engulfed it (``by``: whoever it was)."""
    suffers = table.now[one.id].suffers
    if by and one.id not in table.known.carried:
        x, y = beside(table, table.profiles[by], one)
        changes = table.state.change(one.id, x=x, y=y)
        yield Event("comes-free", lasting.spell, one.id, by, changes=changes, seen=OPEN)
    for entry in suffers:
        if entry.name not in ("engulfed", "encased") or _still_held(table, one, entry):
            continue
        kept = tuple(other for other in suffers if (other.source, other.by) != (entry.source, entry.by))
        x, y = beside(table, table.profiles[entry.source], one)
        changes = table.state.change(one.id, suffers=kept, x=x, y=y)
        yield Event("comes-free", lasting.spell, one.id, entry.source, changes=changes, seen=OPEN)


def _still_held(table: Table, one: Profile, entry: Suffering) -> bool:
    """Whether what has taken somebody in has it still: by its grip, or what lives without one."""
    if entry.name == "encased":
        return table.now[entry.source].life != "dead"
    return any(other.name == "grappled" and other.source == entry.source for other in table.now[one.id].suffers)


def _back(table: Table, who: Profile) -> Course[None]:
    """Who comes back where somebody stands meanwhile comes back beside."""
    now = table.now[who.id]
    if not table.grid or who.id in table.known.carried or now.life == "dead" or not taken(table, who, now.x, now.y):
        return
    x, y = beside(table, who, who)
    changes, data = table.placed(who, x, y), {"place": (x, y)}
    yield Event("teleports", lasting.spell, who.id, changes=changes, data=data, seen=OPEN)


def died(table: Table, who: Profile) -> Course[None]:
    """Whom it has engulfed and does not hold any more is free; a dead body restrains nobody."""
    if not table.carries:
        return
    yield from _back(table, who)
    for id in table.known.carried:
        yield from freed(table, table.profiles[id])
    if table.now[who.id].life != "dead":
        return
    for one, entry in _swallowed(table, who):
        kept = tuple(
            other
            for other in table.now[one.id].suffers
            if other.name != "restrained" or (other.source, other.by) != (who.id, entry.by)
        )
        changes, data = table.state.change(one.id, suffers=kept), {"condition": "restrained"}
        if changes:
            yield Event("recovers", lasting.spell, one.id, changes=changes, data=data, seen=OPEN)


def _tomb(table: Table, who: Profile) -> tuple[Profile, int] | None:
    """The dead body that somebody is in, and what getting out of it costs."""
    if not table.carries:
        return None
    body = table.profiles.get(table.known.inside.get(who.id, ""))
    if body is None or table.now[body.id].life != "dead":
        return None
    row = next((_row(body, entry) for entry in table.now[who.id].suffers if entry.name == "swallowed"), None)
    return body, (row.exit_feet if row is not None else 0) * FT


def _crawls_out(table: Table, who: Profile) -> Iterator[Option]:
    found = _tomb(table, who)
    if found is not None and table.left(who) >= found[1]:
        yield Option("crawl-out", {"target": found[0].id, "cost_hf": found[1]})


def crawl_out(table: Table, who: Profile, rest: str) -> Course[None]:
    """Out of a dead body by so much movement; one comes out prone."""
    found = _tomb(table, who)
    assert found is not None
    body, cost = found
    changes = spend(table, who, moved=table.now[who.id].turn.moved + cost)
    yield from _out(table, body, who, "crawls-out", changes, cost)


DEEDS = (Deed("crawl-out", lasting.spell, _crawls_out, crawl_out),)
