"""Who clings to somebody, and by what."""

from __future__ import annotations

from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.inflicted import Inflicted


def entry_of(table: Table, who: Profile) -> Suffering | None:
    """What somebody suffers from whoever clings to it."""
    host = table.known.clings.get(who.id)
    if host is None:
        return None
    return next(one for one in table.now[host].suffers if one.name == "clung" and one.source == who.id)


def row_of(who: Profile, entry: Suffering) -> Inflicted:
    """What the sheet says of how somebody clings."""
    return next(row for row in who.power(entry.by).inflicts if row.condition == entry.name)


def strikes(table: Table, who: Profile, target: Profile) -> bool:
    """Whether somebody who clings may strike at somebody: at its host alone, and at nobody if it drinks."""
    entry = entry_of(table, who)
    return entry is None or (table.known.clings[who.id] == target.id and not row_of(who, entry).detaches_after)
