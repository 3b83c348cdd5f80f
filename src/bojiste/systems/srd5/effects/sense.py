"""``sense``: it sees what it could not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from bojiste.kit.fields import Dice
from bojiste.systems.srd5.effects.lying import ONE, Lent


class Sense(Lent):
    """As long as the power lasts."""

    kind: Literal["sense"] = "sense"
    darkvision: Annotated[int, Field(ge=0, le=300)] = 0
    """Feet of darkvision."""
    truesight: Annotated[int, Field(ge=0, le=300)] = 0
    """Feet of truesight."""
    see_invisible: bool = False
    """It sees what is invisible."""

    def misfit(self, power: object) -> str | None:
        return None if next(self.lends(), None) is not None else "effect-says-nothing"

    def lends(self) -> Iterator[tuple[str, Dice]]:
        senses = {"darkvision": self.darkvision, "truesight": self.truesight, "unveil": int(self.see_invisible)}
        for word, amount in senses.items():
            if amount:
                yield word, ONE._replace(flat=amount)
