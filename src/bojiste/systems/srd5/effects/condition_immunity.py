"""``condition_immunity``: it does not get into some conditions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from bojiste.kit.fields import as_list, one_of
from bojiste.systems.srd5.effects.lying import Lying
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, PLIGHTS


class ConditionImmunity(Lying):
    """As long as the power lasts, whatever magic would bring them."""

    kind: Literal["condition_immunity"] = "condition_immunity"
    to: Annotated[
        tuple[Annotated[str, one_of((*CONDITIONS, *PLIGHTS))], ...], BeforeValidator(as_list), Field(min_length=1)
    ]
    """Which conditions."""
    caused_by: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Only what creatures of these types cause; against what they have brought already it saves with advantage."""

    @property
    def friendly(self) -> bool:
        return True

    def keeps_off(self, table: Table, name: str, source: str) -> bool:
        """Whether this one does not bring that condition."""
        profile = table.profiles.get(source)
        caused = not self.caused_by or (profile is not None and profile.sheet.type in self.caused_by)
        return name in self.to and caused
