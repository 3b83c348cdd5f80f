"""Spells and features of stat blocks, as data: who is hit and how, what it does, how long it lasts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar, Self

from pydantic import Field
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict, Text
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
"""The parts of a power whose keys may also stand beside one another."""


class PowerSheet(Strict):
    """A spell (with a ``level``) or a feature: what it takes, whom it meets, what it does."""

    OPEN: ClassVar = frozenset({"name", "use", "target", "test", "duration", "place", "effects", "variants", "opens"})
    """What everybody sees of it once it is used, each part for itself."""

    name: Text
    """What it is called; answers call it by the same word."""
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
    variants: Mapping[str, PowerSheet] = Field(default_factory=dict)
    """Of these its user chooses one: by its name what it has besides."""
    opens: tuple[Text, ...] = ()
    """Names of what may be done besides while it lies on its user."""

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
