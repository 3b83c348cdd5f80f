"""What hurts turn by turn: wounds that bleed, flames that cling, poison that burns within."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.component import of_row
from bojiste.systems.srd5.play.damage.blow import Blow, rolled
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.grappling import attach
from bojiste.systems.srd5.play.spellcasting import lasting, ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.inflicted import Inflicted

OWN_START, OWN_END, TURN_START, FAILED = "turn_start", "turn_end", "user_turn_start", "save_failed"


def strikes(table: Table, who: Profile, moment: str) -> Course[None]:
    """At this moment of somebody's turn: what it suffers hurts it (``OWN_START``, ``OWN_END``), or what others suffer
    from it hurts them (``TURN_START``)."""
    for whom in table.everybody if moment == TURN_START else (who,):
        for entry in table.now[whom.id].suffers:
            row = _row(table, entry)
            if row is None or row.damage_at != moment or (moment == TURN_START and entry.source != who.id):
                continue
            if entry in table.now[whom.id].suffers and table.now[whom.id].life != "dead":
                yield from _one(table, whom, entry, row)


def fails(table: Table, whom: Profile, entry: Suffering) -> Course[None]:
    """Whoever fails to get over what it suffers may be hurt by it."""
    row = _row(table, entry)
    if row is not None and row.damage_at == FAILED:
        yield from _one(table, whom, entry, row)


def _row(table: Table, entry: Suffering) -> Inflicted | None:
    """What the power that has brought something says of its damage."""
    source = table.profiles.get(entry.source)
    if source is None or not entry.by:
        return None
    rows = source.power(entry.by).inflicts
    return next((row for row in rows if row.condition == entry.name and row.damage), None)


def _one(table: Table, whom: Profile, entry: Suffering, row: Inflicted) -> Course[None]:
    source = table.profiles[entry.source]
    power = source.power(entry.by)
    data = {**power.facts, "condition": entry.name}
    if row.save is not None and (yield from save(table, whom, row.save, row.dc or power.dc)):
        return
    yield Event("torments", lasting.spell, whom.id, data=data, seen=OPEN)
    more = entry.amount if row.damage_per_slot else 0
    parts = tuple(of_row(one, more) for one in row.damage)
    parts += tuple(ongoing_effects.wounds(table, source, whom)) if power.cast else ()
    rolls = yield from rolled(table, source, parts)
    before = table.now[whom.id].hp
    yield from harm(table, whom, Blow(None, rolls, magical=power.magical))
    if row.detaches_after:
        yield from attach.sucked(table, whom, entry, before - table.now[whom.id].hp)
