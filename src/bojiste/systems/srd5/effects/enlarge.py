"""``enlarge``: it grows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from bojiste.core.event import Change
from bojiste.kit.fields import Dice
from bojiste.systems.srd5.effects.lying import ONE, Lent
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.monsters import growing
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


class Enlarge(Lent):
    """As long as the power lasts, where there is room for a larger body."""

    kind: Literal["enlarge"] = "enlarge"
    sizes: Annotated[int, Field(ge=1, le=3)] = 1
    """By so many sizes."""

    def lends(self) -> Iterator[tuple[str, Dice]]:
        yield "grow", ONE._replace(flat=self.sizes)

    def entries(self, table: Table, met: Met, one: Profile) -> Iterator[Suffering]:
        if growing.room_for(table, one, one.size + self.sizes) is not None:
            yield from super().entries(table, met, one)

    def changes(self, table: Table, met: Met, one: Profile) -> tuple[Change, ...]:
        return growing.resized(table, one, one.size + self.sizes)
