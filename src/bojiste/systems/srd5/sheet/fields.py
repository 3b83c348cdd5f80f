"""Types of sheets: distances, scores, words out of the tables, damage."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict, Text
from bojiste.kit.fields import Dice, damage, dice, one_of
from bojiste.systems.srd5.words import ABILITIES, CONDITIONS, DAMAGE_TYPES, SKILL_ABILITY
from bojiste.systems.srd5.words.goods import AMMUNITION, ARMOUR, SUBSTANCE_AC, WEAPONS

FARTHEST = 5280
"""Nobody stands farther from where counting begins: a mile, in feet."""
Feet = Annotated[int, Field(ge=0, multiple_of=1)]
Place = Annotated[float, Field(ge=-FARTHEST, le=FARTHEST, allow_inf_nan=False)]
"""One of the two numbers of a place, in squares or in feet."""
Score = Annotated[int, Field(ge=1, le=30)]
Bonus = Annotated[int, Field(ge=-20, le=60)]

SKILLS = tuple(SKILL_ABILITY)
MATERIALS = ("silvered", "adamantine")
CAUSED = ("charmed", "frightened", "grappled")
"""Conditions that look at who causes them."""


def _suffered(value: Any) -> Any:
    """A condition; ``frightened:orc`` names who causes it."""
    name, _, cause = str(value).partition(":")
    if name not in (CAUSED if cause else CONDITIONS):
        raise PydanticCustomError("not-one-of", "unknown", {"expected": ", ".join(CONDITIONS)})
    return value


Condition = Annotated[str, one_of(CONDITIONS)]
Ailment = Annotated[str, one_of((*CONDITIONS, "exhaustion"))]
"""What somebody may be immune to besides damage."""
Suffered = Annotated[str, BeforeValidator(_suffered, json_schema_input_type=Literal[CONDITIONS] | str)]
Skill = Annotated[str, one_of(SKILLS)]
DamageType = Annotated[str, one_of(DAMAGE_TYPES)]
WeaponName = Annotated[str, one_of(tuple(WEAPONS))]
Substance = Annotated[str, one_of(tuple(SUBSTANCE_AC))]
ArmourName = Annotated[str, one_of(tuple(ARMOUR))]
Ability = Annotated[str, one_of(ABILITIES)]
AmmunitionName = Annotated[str, one_of(tuple(AMMUNITION))]


def _dice(value: Any) -> Any:
    return dice(value) if isinstance(value, str) else Dice(0, 1, value) if isinstance(value, int) else value


RollText = Annotated[Dice, BeforeValidator(_dice, json_schema_input_type=str | int)]
"""Dice and a number, ``2d8+3``; a bare number is one without dice."""


class Damage(Strict):
    """One component of damage, written ``1d8+3 slashing``, ``2d6 fire`` or ``1 piercing``."""

    count: int = 0
    """How many dice."""
    sides: int = 1
    """Sides of each."""
    flat: int = 0
    """What is added to them."""
    type: str
    """The type of damage."""

    @model_validator(mode="before")
    @classmethod
    def _read(cls, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        rolled, type_ = damage(value, DAMAGE_TYPES)
        return {"count": rolled.number, "sides": rolled.sides, "flat": rolled.flat, "type": type_}


class Resist(Strict):
    """``fire``, or ``slashing nonmagical``: against nonmagical attacks only; ``slashing nonmagical silvered``: and not
    against those with silvered weapons."""

    type: str
    """The type of damage."""
    nonmagical: bool = False
    """Only against attacks that are not magical."""
    spared: str = ""
    """The material that it does not meet."""

    @model_validator(mode="before")
    @classmethod
    def _read(cls, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        type_, _, rest = value.partition(" ")
        kind, _, spared = rest.partition(" ")
        if type_ not in DAMAGE_TYPES or kind not in ("", "nonmagical") or spared not in ("", *MATERIALS):
            known = ", ".join([*DAMAGE_TYPES, "slashing nonmagical, slashing nonmagical silvered, …"])
            raise PydanticCustomError("not-one-of", "unknown", {"expected": known})
        return {"type": type_, "nonmagical": bool(kind), "spared": spared}


def _alternatives(value: Any) -> Any:
    """A list of attacks is the only alternative."""
    whole = isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)
    return ((tuple(value),) if value else ()) if whole else value


Multiattack = Annotated[
    tuple[tuple[Text, ...], ...],
    BeforeValidator(_alternatives, json_schema_input_type=list[str] | list[list[str]]),
]
