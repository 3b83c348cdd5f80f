"""Kinds of fields: bonuses, scores, words of the lists, damage as it is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, StrictInt, model_validator

from bojiste.core.reading import Strict
from bojiste.kit.fields import Natural, as_list, dice, fault, one_of
from bojiste.systems.osr.words import (
    ABILITIES,
    CONDITIONS,
    DAMAGE_TYPES,
    DICE,
    NEEDS,
    SIZES,
    TAGS,
)

Bonus = Annotated[StrictInt, Field(ge=-20, le=20)]
Score = Annotated[StrictInt, Field(ge=1, le=25)]
Modifier = Annotated[StrictInt, Field(ge=-5, le=5)]

Ability = Annotated[str, one_of(ABILITIES)]
DamageType = Annotated[str, one_of(DAMAGE_TYPES)]
Tag = Annotated[str, one_of(TAGS)]
Size = Annotated[str, one_of(SIZES)]
Condition = Annotated[str, one_of(CONDITIONS)]
Need = Annotated[str, one_of(NEEDS)]


class Damage(Strict):
    """One part of damage, written ``1d8+2 slashing``, ``2d6 fire``, ``1d4`` or ``3``; blunt where nothing is said."""

    number: Natural = 0
    """How many dice."""
    sides: Natural = 1
    """Sides of each."""
    flat: StrictInt = 0
    """What is added to them."""
    type: DamageType = "blunt"
    """The type of damage."""

    @model_validator(mode="before")
    @classmethod
    def _read(cls, value: Any) -> Any:
        return read_damage(value) if isinstance(value, str) else value


def read_damage(text: str) -> Mapping[str, Any]:
    """``1d8+2 slashing`` as its parts; refuses what is no damage, and dice that there are not."""
    words = text.strip().lower().split()
    typed = {"type": words.pop()} if words and words[-1].isalpha() else {}
    read = dice(" ".join(words), DICE)
    if not 0 <= read.number <= 100:
        raise fault("bad-dice-count", minimum=1, maximum=100)
    return {**read._asdict(), **typed}


DamageList = Annotated[tuple[Damage, ...], BeforeValidator(as_list, json_schema_input_type=str | list[str])]
