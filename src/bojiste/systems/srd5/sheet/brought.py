"""Whom a power brings into the fight, and what a higher slot adds to whom it meets."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict
from bojiste.kit.fields import Dice, one_of
from bojiste.systems.srd5.sheet.fields import RollText as RollText
from bojiste.systems.srd5.words import CREATURE_TYPES, EXPERIENCE


class Brings(Strict):
    """Those whom a power brings into the fight, on the side of whoever uses it."""

    block: Annotated[str, Field(max_length=64)] = ""
    """What they are, by its id in the bestiary; without one ``other`` says all of it."""
    kinds: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """It may be any other block of these types instead that is no stronger than ``challenge``: the referee says, or
    whoever uses it where no referee answers."""
    challenge: Annotated[str, one_of(tuple(EXPERIENCE))] = "0"
    """The greatest challenge rating of those."""
    stronger: tuple[Annotated[int, Field(ge=1, le=9)], ...] = ()
    """Levels of slots from which that is higher, by one for each."""
    more: tuple[Annotated[int, Field(ge=1, le=9)], ...] = ()
    """Levels of slots from which as many come once more."""
    besides: Annotated[int, Field(ge=0, le=20)] = 0
    """So many more come for each higher slot."""
    fades: bool = False
    """Whoever of them falls to 0 hit points is no more there."""
    number: RollText = Dice(0, 1, 1)
    """How many come."""
    other: dict[str, Any] = Field(default_factory=dict)
    """What their entry says besides, as a scene has it."""
    after: RollText | None = None
    """Rounds until they are there."""
    corpses: bool = False
    """They rise where the dead lie that it is meant for, each once."""
    most: Annotated[int, Field(ge=0, le=100)] = 0
    """So many of them at once; 0: however many."""
    found: bool = False
    """How many of them there are to be called the referee says; unattended as many as may come."""
    leash: Annotated[int, Field(ge=0, le=5280)] = 0
    """Feet that they may be from whoever has called them; farther off they are gone."""
    outdoors: bool = False
    """Only under the open sky, as the referee says; unattended there is none."""
    by_night: bool = False
    """Not while the sun shines on whoever calls."""

    @model_validator(mode="after")
    def _somebody(self) -> Brings:
        if not self.block and not self.other:
            raise PydanticCustomError("brings-nobody", "nobody comes", {})
        return self

    def entry(self) -> dict[str, Any]:
        """What a scene would write of one of them."""
        return {**({"block": self.block} if self.block else {}), **self.other}

    def number_at(self, slot: int, level: int) -> Dice:
        """How many come from a slot of some level (0: its own), where the spell is one of this level."""
        times = 1 + sum(slot >= one for one in self.more)
        flat = self.number.flat * times + self.besides * max(0, slot - level)
        return self.number._replace(flat=flat)

    def challenge_at(self, slot: int) -> Fraction:
        """The greatest challenge rating from a slot of some level."""
        return Fraction(self.challenge) + sum(slot >= one for one in self.stronger)


class Higher(Strict):
    """What a slot above the spell's own level adds, for each level (or for every ``each`` of them)."""

    pool: int = 0
    """More dice of the pool."""
    targets: int = 0
    """More targets."""
    feet: Annotated[int, Field(ge=0, le=60)] = 0
    """More feet of its area."""
    each: Annotated[int, Field(ge=1, le=9)] = 1
    """Every how many levels it comes."""
