"""Spells and features of stat blocks, as data: who is hit and how, what it does, how long it lasts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Late, Strict, Text
from bojiste.systems.srd5.sheet.duration import Duration
from bojiste.systems.srd5.sheet.effect import Effect
from bojiste.systems.srd5.sheet.target import Target
from bojiste.systems.srd5.sheet.test import Test
from bojiste.systems.srd5.sheet.use import Use
from bojiste.systems.srd5.sheet.zone import Zone

PARTS: Mapping[str, type[Strict]] = {
    "use": Use,
    "target": Target,
    "test": Test,
    "duration": Duration,
    "place": Zone,
}
"""The parts of a power that are tables."""


class Variant(Strict):
    """What a power says, or one of its variants besides: what it takes, whom it meets, what it does."""

    OPEN: ClassVar = frozenset({"use", "target", "test", "duration", "place", "effects", "opens"})
    """What everybody sees of it once it is used, each part for itself."""

    magical: bool | None = None
    """Whether it counts as magical; spells do."""
    use: Use = Use()
    """When it is used, and what that takes."""
    target: Target = Target()
    """Whom it is for."""
    test: Test = Test()
    """What it must get past."""
    effects: tuple[Effect, ...] = ()
    """What it does to each creature that it meets, one after the other."""
    place: Zone = Zone()
    """What becomes of its area."""
    duration: Duration = Duration()
    """How long it lasts."""
    opens: tuple[Text, ...] = ()
    """Names of what may be done besides while it lies on its user."""

    @model_validator(mode="before")
    @classmethod
    def _of_today(cls, value: Any) -> Any:
        """A power whose parts and effects are no tables is told what it should say instead."""
        if isinstance(value, Mapping) and (unknown := value.keys() - cls.model_fields.keys()):
            from bojiste.systems.srd5.sheet import former

            if keys := unknown & former.KEYS:
                raise PydanticCustomError("former-power", "as it was written before", former.instead(value, keys))
        return value


if TYPE_CHECKING:
    Variants = Mapping[str, "PowerSheet"]
else:
    Variants = Mapping[str, Variant]
"""By name what each of them says besides what all have; of a power that is ``complete`` all of it."""


class PowerSheet(Variant):
    """A spell (with a ``level``) or a feature."""

    OPEN: ClassVar = Variant.OPEN | {"name", "variants"}

    name: Text
    """What it is called; answers call it by the same word."""
    variants: Variants = Field(default_factory=dict)
    """Of these its user chooses one: by its name what it has besides."""

    def checked(self) -> PowerSheet:
        """Itself, where all that it says belongs together; a fault of pydantic's else."""
        if not (self.effects or self.variants or self.opens or self._does_without()):
            raise PydanticCustomError("power-without-effect", "nothing happens", {})
        for effect in self.effects:
            if (misfit := effect.misfit(self)) is not None:
                raise PydanticCustomError(misfit, "an effect does not fit", {"kind": effect.kind})
        if self.target.area is None and self.place.zone:
            raise PydanticCustomError("zone-without-area", "no area", {})
        return self

    def _does_without(self) -> bool:
        """Whether something comes of it though it does nothing to a creature: of its area, or of another power."""
        return self.place.shapes or self.duration.sustained or self.use.spends

    def shown(self, seen: bool = True, keys: Collection[str] = ()) -> Self:
        """And of its effects those that everybody sees."""
        known = super().shown(seen, keys)
        return known.model_copy(update={"effects": tuple(one for one in known.effects if one.SEEN)})


def complete(power: PowerSheet) -> PowerSheet:
    """The power with all that its variants are; a fault of pydantic's where something does not belong together."""
    if not power.variants:
        return power.checked()
    variants = {name: _varied(power, name, own) for name, own in power.variants.items()}
    return power.model_copy(update={"variants": variants}).checked()


def _varied(power: PowerSheet, name: str, own: Variant) -> PowerSheet:
    """One of the variants of a power, with what all of them have."""
    values = {field: getattr(one, field) for one in (power, own) for field in one.model_fields_set}
    values |= {"name": name, "effects": merged(power.effects, own.effects)}
    for part in PARTS:
        both = (getattr(one, part) for one in (power, own))
        said = {field: getattr(one, field) for one in both for field in one.model_fields_set}
        values |= {part: PARTS[part].model_construct(set(said), **said)} if said else {}
    del values["variants"]
    return PowerSheet.model_construct(set(values), **values).checked()


def merged(effects: tuple[Effect, ...], more: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects of a power with those of one of its variants, which stand for others of their kind."""
    kinds = {one.kind for one in more}
    return (*(one for one in effects if one.kind not in kinds), *more)


def read(table: Mapping[str, Any]) -> PowerSheet:
    """A power out of a table."""
    return complete(PowerSheet.model_validate(table))


Power = Annotated[PowerSheet, Late(PowerSheet), AfterValidator(complete)]
"""A power of a file."""
