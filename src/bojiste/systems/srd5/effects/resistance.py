"""``resistance``: some damage does half to it, nothing, or double."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from pydantic import BeforeValidator

from bojiste.kit.fields import as_list
from bojiste.systems.srd5.effects.lying import Lying
from bojiste.systems.srd5.moments import DAMAGE_TAKEN, IMMUNITY, RESISTANCE, VULNERABILITY, Standing
from bojiste.systems.srd5.play.damage.blow import Blow, counts
from bojiste.systems.srd5.play.spellcasting import ongoing_effects
from bojiste.systems.srd5.play.spellcasting.power import Only, types_of
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.fields import Resist
from bojiste.systems.srd5.words import DAMAGE_TYPES

DEGREES = {"resistance": RESISTANCE, "immunity": IMMUNITY, "vulnerability": VULNERABILITY}


class Resistance(Lying):
    """As long as the power lasts."""

    kind: Literal["resistance"] = "resistance"
    to: Annotated[tuple[Resist, ...], BeforeValidator(as_list)] = tuple(Resist(type=type_) for type_ in DAMAGE_TYPES)
    """Types of damage, as ``resist`` of a sheet has them; without it all of them."""
    degree: Literal["resistance", "immunity", "vulnerability"] = "resistance"
    """Half of it, none, or twice as much."""

    @property
    def friendly(self) -> bool:
        return self.degree != "vulnerability"

    @cached_property
    def types(self) -> dict[int, Only]:
        """The types by their place in the table."""
        return types_of(self.to)


@DAMAGE_TAKEN.voice("powers", state=("suffers",))
def stands(table: Table, target: Profile, blow: Blow, type_: int) -> Standing:
    """What of this lies on it."""
    standing = 0
    for one in ongoing_effects.effects(table, target, Resistance):
        standing |= DEGREES[one.degree] * counts(one.types, type_, blow)
    return standing
