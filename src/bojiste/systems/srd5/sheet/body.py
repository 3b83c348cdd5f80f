"""How fast a body is, and how it knits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from bojiste.core.reading import Strict, Text
from bojiste.kit.fields import one_of
from bojiste.systems.srd5.sheet.fields import DamageType, Feet, Multiattack
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, EXPERIENCE, HAMPERED, SIZES


class Speeds(Strict):
    walk: Feet = 30
    """Feet a turn on foot."""
    fly: Feet = 0
    """Feet a turn in the air."""
    swim: Feet = 0
    """Feet a turn in water."""
    climb: Feet = 0
    """Feet a turn on walls."""
    burrow: Feet = 0
    """Feet a turn through the ground."""
    hover: bool = False
    """Stays aloft whatever befalls it."""

    @model_validator(mode="before")
    @classmethod
    def _walk_only(cls, value: Any) -> Any:
        return {"walk": value} if isinstance(value, int) and not isinstance(value, bool) else value


class Form(Strict):
    """A form that a shapechanger takes. What it does not say is as the sheet has it."""

    name: Text
    """What it is called; answers call it by the same word."""
    ac: Annotated[int, Field(ge=0, le=60)] | None = None
    """Armor Class in this form."""
    size: Annotated[str, one_of(SIZES)] | None = None
    """Its size in this form."""
    speed: Speeds | None = None
    """Feet a turn in this form."""
    attacks: tuple[Text, ...] | None = None
    """Keys of the attacks of the sheet that it has in this form; without it all of them."""
    multiattack: Multiattack | None = None
    """Its Multiattack in this form; without it that of the sheet."""
    mute: bool = False
    """It cannot speak in this form."""


class Guise(Strict):
    """Other creatures whose shape it takes by an action: single ones of these types, no stronger than itself."""

    types: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...]
    """Types of creatures."""
    challenge: Annotated[str, one_of(tuple(EXPERIENCE))] | None = None
    """Their greatest challenge rating; without it its own."""
    without: tuple[Literal["fly", "swim"], ...] = ()
    """They have no such speed."""
    wild_shape: bool = False
    """It is Wild Shape: hit points are those of the other, its own are back when those are gone."""
    casts: bool = False
    """Of Wild Shape: it casts its spells in it."""
    keeps: Literal["mind", "deeds", "bite"]
    """Of its own it keeps its hit points, its mind and its training, and besides: nothing (``mind``), all that the
    other lacks (``deeds``), or all of that but for its attacks, of which its bite takes the place of the other's
    (``bite``)."""


class Falter(Strict):
    """What damage of a type brings on somebody until the end of its next turn."""

    by: DamageType
    """The type of damage."""
    suffers: Annotated[str, one_of((*CONDITIONS, *HAMPERED))]
    """What it suffers then."""


class Regeneration(Strict):
    """Hit points at the start of each turn: ``10``, or what besides stops it and whether it works at 0 hit points."""

    amount: Annotated[int, Field(ge=1, le=100)]
    """Hit points that come back each turn."""
    stopped_by: tuple[DamageType, ...] = ()
    """Damage of these types stops it on the next turn."""
    at_zero: bool = False
    """It works at 0 hit points too, and only who does not regenerate there dies."""

    @model_validator(mode="before")
    @classmethod
    def _amount_only(cls, value: Any) -> Any:
        return {"amount": value} if isinstance(value, int) and not isinstance(value, bool) else value
