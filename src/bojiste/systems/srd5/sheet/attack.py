"""An attack as a stat block prints it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict, Text
from bojiste.kit.fields import Spoken, as_list
from bojiste.systems.srd5.rules import ranged
from bojiste.systems.srd5.sheet.fields import Bonus, Damage, WeaponName
from bojiste.systems.srd5.sheet.power import Power


def _twice(value: Any) -> Any:
    """A single range is its own long range."""
    return ranged.single(value) if isinstance(value, int) and not isinstance(value, bool) else value


class ChargeSheet(Strict):
    """What a hit does besides after a straight run towards its target."""

    feet: Annotated[int, Field(ge=5, le=120)]
    """How long the run must be at least."""
    damage: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """Damage besides."""
    then: Power | None = None
    """What else happens to whoever is hit."""
    bonus: Text | None = None
    """The attack (its key) that may be made as a bonus action at whoever is thrown down."""


class AttackSheet(Strict):
    """An attack as a stat block prints it. ``weapon`` names its picture in words; without it ``name`` is shown, in
    one language or by language."""

    name: Spoken
    """What the attack is called, in one language or by language."""
    to_hit: Bonus
    """What is added to the attack roll."""
    damage: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """Its damage, each with a type: ``2d6+4 piercing``."""
    reach: Annotated[int, Field(ge=0)] | None = None
    """Feet; 0: only whoever is in the same space."""
    range: Annotated[tuple[int, int], BeforeValidator(_twice, json_schema_input_type=int | list[int])] | None = None
    """Normal and long range in feet; a single number is both."""
    weapon: WeaponName | None = None
    """The weapon whose words tell it."""
    natural: bool = False
    """Part of the body: never dropped."""
    magical: bool = False
    """Whether creatures count it as magical."""
    material: Literal["silvered", "adamantine"] | None = None
    """What the weapon is made of, where some creatures mind it."""
    light: bool = False
    """Whether it can be one of two blades."""
    finesse: bool = False
    """Whether it is led by skill, as Sneak Attack asks."""
    heavy: bool = False
    """Whether it hampers the small."""
    two_hands: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """The damage where both hands are free for it."""
    wounded: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """The damage while it has half of its hit points or fewer: a swarm that is thinning out."""
    hurled: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """The damage where it is thrown, if that is another."""
    uses: Annotated[int, Field(ge=1, le=100)] | None = None
    """Times a day."""
    critical_dice: Annotated[int, Field(ge=2, le=5)] = 2
    """How many times a critical hit rolls its dice."""
    while_held: Literal["only", "favoured", "sure"] | None = None
    """While it holds somebody by this attack it makes it at nobody else (``only``), and at that one with advantage
    (``favoured``) or without a roll: it hits (``sure``)."""
    then: Power | None = None
    """What else happens to whoever is hit."""
    on: Literal["held", "helpless", "hit", "other", "prone"] | None = None
    """Creatures that it is made at: those held by who makes it; ``helpless``: those, and those it has charmed, and who
    is incapacitated or restrained; ``prone``: those who lie there; ``hit``: those it has hit on this turn; ``other``:
    those it has not struck at."""
    aloft: bool = False
    """Part of a Multiattack only while its maker is in the air."""
    instead: Power | None = None
    """What it may do to whoever is hit instead of its damage."""
    charge: ChargeSheet | None = None
    """What it does besides after a straight run."""
    critical_from: Annotated[int, Field(ge=2, le=20)] = 20
    """The lowest natural roll that is a critical hit."""

    @model_validator(mode="after")
    def _has_a_distance(self) -> AttackSheet:
        if self.reach is None and self.range is None:
            raise PydanticCustomError("attack-without-distance", "neither reach nor range", {})
        if self.range is not None and not 0 < self.range[0] <= self.range[1]:
            raise PydanticCustomError(
                "bad-range", "long below normal", {"normal": self.range[0], "long": self.range[1]}
            )
        return self
