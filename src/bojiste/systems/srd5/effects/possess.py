"""``possess``: the user slips into it."""

from __future__ import annotations

from typing import ClassVar, Literal

from bojiste.core.event import Change
from bojiste.systems.srd5.effects.lying import Lying
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class Possess(Lying):
    """The user is within it as long as the power goes on, where nothing gets at it, and comes out beside."""

    kind: Literal["possess"] = "possess"

    SEEN: ClassVar = True

    def changes(self, table: Table, met: Met, one: Profile) -> tuple[Change, ...]:
        within = Suffering("banished", met.who.id, "", met.effect, met.power.key)
        return table.state.change(met.who.id, suffers=(*table.now[met.who.id].suffers, within))
