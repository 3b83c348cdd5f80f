"""``mark``: the power lies on it, and does nothing to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bojiste.systems.srd5.effects.lying import Lying, marked
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class Mark(Lying):
    """What may be done while the power goes on knows by this to whom."""

    kind: Literal["mark"] = "mark"

    def entries(self, table: Table, met: Met, one: Profile) -> Iterator[Suffering]:
        yield marked(met)
