"""``armor``: magic protects it like armour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from bojiste.kit.fields import Dice
from bojiste.systems.srd5.effects.lying import Lent
from bojiste.systems.srd5.prepare import Profile


class Armor(Lent):
    """Armor Class by magic instead of armour; what is better counts."""

    kind: Literal["armor"] = "armor"
    base: Annotated[int, Field(ge=0, le=30)] = 0
    """What Dexterity (and a shield) is added to."""
    at_least: Annotated[int, Field(ge=0, le=30)] = 0
    """The least that Armor Class is, whatever is worn."""

    def misfit(self, power: object) -> str | None:
        return None if self.base or self.at_least else "effect-says-nothing"

    def lends(self) -> Iterator[tuple[str, Dice]]:
        if self.base:
            yield "base_ac", Dice(0, 1, self.base)
        if self.at_least:
            yield "least_ac", Dice(0, 1, self.at_least)

    def spares(self, one: Profile) -> int:
        by_base = self.base + one.ability["dexterity"] - one.ac if self.base else 0
        return max(0, by_base) + (max(0, self.at_least - one.ac) if self.at_least else 0)
