"""``dash``: it Dashes at once."""

from __future__ import annotations

from typing import Literal

from bojiste.core.event import Change
from bojiste.systems.srd5.effects.lying import Lying
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class Dash(Lying):
    """On the turn on which the power comes over it."""

    kind: Literal["dash"] = "dash"

    def changes(self, table: Table, met: Met, one: Profile) -> tuple[Change, ...]:
        turn, added = table.now[one.id].turn, table.dashed(one)
        return table.state.change(one.id, turn=turn._replace(dashes=turn.dashes + 1, dashed=(*turn.dashed, *added)))
