"""An attack as a stat block prints it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict
from bojiste.kit.fields import Spoken, as_list
from bojiste.systems.srd5.rules import ranged
from bojiste.systems.srd5.sheet.fields import Bonus, Damage, WeaponName
from bojiste.systems.srd5.sheet.power import PowerSheet


def _twice(value: Any) -> Any:
    """A single range is its own long range."""
    return ranged.single(value) if isinstance(value, int) and not isinstance(value, bool) else value


class AttackSheet(Strict):
    """An attack as a stat block prints it. ``weapon`` names its picture in words; without it ``name`` is shown, in
    one language or by language."""

    name: Spoken
    to_hit: Bonus
    damage: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    reach: Annotated[int, Field(ge=0)] | None = None
    """Feet; 0: only whoever is in the same space."""
    range: Annotated[tuple[int, int], BeforeValidator(_twice, json_schema_input_type=int | list[int])] | None = None
    weapon: WeaponName | None = None
    natural: bool = False
    """Part of the body: never dropped."""
    magical: bool = False
    material: Literal["silvered", "adamantine"] | None = None
    """What the weapon is made of, where some creatures mind it."""
    light: bool = False
    heavy: bool = False
    then: PowerSheet | None = None
    """What else happens to whoever is hit."""
    critical_from: Annotated[int, Field(ge=2, le=20)] = 20

    @model_validator(mode="after")
    def _has_a_distance(self) -> AttackSheet:
        if self.reach is None and self.range is None:
            raise PydanticCustomError("attack-without-distance", "neither reach nor range", {})
        if self.range is not None and not 0 < self.range[0] <= self.range[1]:
            raise PydanticCustomError(
                "bad-range", "long below normal", {"normal": self.range[0], "long": self.range[1]}
            )
        return self
