"""The damage that a power deals, as data; its course stands under ``effects``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import BeforeValidator, Field

from bojiste.kit.fields import as_list
from bojiste.systems.srd5.sheet.effect import Effect
from bojiste.systems.srd5.sheet.fields import Damage

if TYPE_CHECKING:
    from bojiste.systems.srd5.sheet.power import PowerSheet

Damages = Annotated[tuple[Damage, ...], BeforeValidator(as_list)]


class Dealt(Effect):
    """Damage, rolled once for all whom the power meets."""

    OPEN: ClassVar = frozenset({"kind", "only", "on", "dice", "on_success", "darts"})

    kind: Literal["damage"] = "damage"
    dice: Annotated[Damages, Field(min_length=1)]
    """What is rolled: ``8d6 fire``, or a list of such."""
    on_success: Literal["nothing", "half", "all"] = "nothing"
    """What a saving throw leaves of it."""
    on_miss: Literal["nothing", "half"] = "nothing"
    """What a miss leaves of it, where there is an attack roll."""
    darts: Annotated[int, Field(ge=0, le=20)] = 0
    """So many darts that hit by themselves, each for the damage; one roll counts for all of them."""
    darts_per_slot: Annotated[int, Field(ge=0, le=20)] = 0
    """How many more each level of a higher slot adds."""
    add_modifier: bool = False
    """The spellcasting modifier is added."""
    cantrip: bool = False
    """The dice double, triple and quadruple at level 5, 11 and 17."""
    per_slot: Damages = ()
    """What each level of a higher slot adds; of several the caster chooses one."""
    every: Annotated[int, Field(ge=1, le=9)] = 1
    """That comes every so many levels."""
    burns_in_water: bool = False
    """Water all around is no help against its fire."""
    leaves_1: bool = False
    """It leaves 1 hit point at least."""
    dust_at_0: bool = False
    """Whom it brings to 0 hit points is dust."""

    @property
    def grows(self) -> bool:
        return bool(self.per_slot or self.darts_per_slot)

    def misfit(self, power: PowerSheet) -> str | None:
        return "half-without-save" if self.on_success == "half" and not power.test.save else None
