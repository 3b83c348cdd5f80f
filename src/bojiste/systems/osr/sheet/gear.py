"""Weapons, armour and shields of one combatant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StrictBool, StrictInt, model_validator

from bojiste.core.reading import Id, Strict
from bojiste.kit.fields import Natural, Positive, Spoken, fault
from bojiste.systems.osr.sheet.fields import (
    Bonus,
    Damage,
    DamageList,
    Size,
)
from bojiste.systems.osr.words import (
    ARMOUR,
    SHIELDS,
    WEAPONS,
)


class Lasting(Strict):
    """Damage done once a round. ``rounds``: how often (none: until somebody ends it)."""

    damage: Damage
    """The damage at the end of each turn of the side."""
    rounds: Positive | None = None
    """For how many rounds; without it until it is put out."""
    magical: StrictBool = False
    """Whether the damage is magical."""

    @model_validator(mode="after")
    def _does_something(self) -> Lasting:
        if not self.damage.number and self.damage.flat < 1:
            raise fault("lasting-without-damage")
        return self


class WeaponTable(Strict):
    """A weapon, or a natural attack. ``base`` names one of the table, whose figures it takes over."""

    id: Id
    """What answers call the weapon."""
    name: Spoken | None = None
    """What people call it, in one language or by language."""
    base: str | None = None
    """A weapon of the table whose figures it takes over."""
    damage: DamageList | None = None
    """Its damage: ``1d8+2 slashing``, or a list of parts."""
    kind: Literal["melee", "missile"] | None = None
    """Whether it strikes or shoots."""
    size: Size | None = None
    """Of a melee weapon what it reaches (small, medium, large); of a missile weapon its range."""
    hands: Annotated[StrictInt, Field(ge=0, le=2)] | None = None
    """How many hands it takes."""
    throwable: StrictBool | None = None
    """Whether it can be thrown."""
    reload: StrictBool | None = None
    """Whether loading it takes a turn."""
    reach: Natural | None = None
    """How many metres far it strikes."""
    range: Annotated[tuple[Positive, Positive], Field()] | None = None
    """Metres at which it is effective, and at which it still reaches."""
    bonus: Bonus = 0
    """To hit and damage."""
    trained: StrictBool = True
    """Whether who has it has learnt to use it."""
    natural: StrictBool = False
    """Part of the body: never dropped, never broken."""
    improvised: StrictBool = False
    """Something that was not made to be a weapon."""
    magical: StrictBool = False
    """Whether its damage is magical."""
    magic_item: StrictBool = False
    """Whether it is a magic thing, which may outlast its owner."""
    underwater: StrictBool = False
    """Whether it can be used under water."""
    strength_based: StrictBool | None = None
    """Whether strength helps it, where that is not what its kind says."""
    ammo: Natural | None = None
    """Pieces of ammunition; without it enough."""
    fragile: StrictBool = False
    """Whether it may break when it falls."""
    tags: tuple[Literal["poison", "destructive", "destroys_body"], ...] = ()
    """What its damage besides does: ``poison``, ``destructive``, ``destroys_body``."""
    lasting: Lasting | None = None
    """A damage that goes on after a hit."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        return {"id": value, "base": value} if isinstance(value, str) else value

    @model_validator(mode="after")
    def _complete(self) -> WeaponTable:
        if self.base is not None and self.base not in WEAPONS:
            raise fault("not-one-of", expected=", ".join(WEAPONS))
        if self.base is None and self.damage is None and not self.improvised:
            raise fault("weapon-without-damage")
        if self.base is None and self.kind == "missile" and self.size is None and self.range is None:
            raise fault("missile-without-range")
        if self.range is not None and self.range[1] < self.range[0]:
            raise fault("range-upside-down")
        return self


class Armour(Strict):
    """Armour worn, if the armour class is to be composed. ``base`` names one of the table, whose figure it has."""

    base: str | None = None
    """An armour of the table whose figure it has."""
    bonus: Natural = 0
    """What it adds to the armour class."""
    trained: StrictBool = True
    """Whether who wears it has learnt to."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        return {"bonus": _listed(value, ARMOUR)} if isinstance(value, str) else _based(value, "bonus", ARMOUR)


def _base_or_ac(schema: dict[str, Any]) -> None:
    """A shield of the table has its armour class; any other says it."""
    schema["anyOf"] = [{"required": ["base"]}, {"required": schema.pop("required")}]


class Shield(Strict):
    """A shield in hand. ``ac``: how much of the armour class it is; ``base``: one of the table."""

    model_config = ConfigDict(json_schema_extra=_base_or_ac)

    base: str | None = None
    """A shield of the table whose figure it has."""
    ac: Annotated[StrictInt, Field(ge=1, le=10)]
    """How much of the armour class it is, and so how many blows it may stop."""
    trained: StrictBool = True
    """Whether who bears it has learnt to."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        named = {"ac": _listed(value, SHIELDS), "trained": True} if isinstance(value, str) else value
        return _based(named, "ac", SHIELDS)


def _based(value: Any, figure: str, table: Mapping[str, int]) -> Any:
    """The figure of the one that a table of one's own is made after, unless it has its own."""
    base = value.get("base") if isinstance(value, Mapping) else None
    return {figure: _listed(base, table), **value} if isinstance(base, str) else value


def _listed(name: str, table: Mapping[str, int]) -> int:
    from bojiste.systems.osr.rules.completion import armor

    if name not in table:
        raise fault("not-one-of", expected=", ".join(table))
    return armor(name)
