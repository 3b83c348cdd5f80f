"""Spells and features of stat blocks, as data: who is hit and how, what it does, how long it lasts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict, Text
from bojiste.kit.fields import Dice, as_list, damage, dice, fault, one_of
from bojiste.systems.srd5.rules import area
from bojiste.systems.srd5.sheet.fields import Ability, Bonus, Damage
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, DAMAGE_TYPES, FT, GRANTS, PLIGHTS

SELF, TOUCH = -1, 0
"""Ranges that are no number of feet."""


def _range(value: Any) -> Any:
    return {"self": SELF, "touch": TOUCH}.get(value, value) if isinstance(value, str) else value


def _area(value: Any) -> Any:
    """``cone 60``, ``cube 15``, ``sphere 20``, ``line 100 5``, ``cylinder 10 40``: feet."""
    shape, *lengths = value.split() if isinstance(value, str) else ("",)
    wanted = 2 if shape in (area.LINE, area.CYLINDER) else 1
    if shape not in area.SHAPES or len(lengths) != wanted or not all(one.isdecimal() and int(one) for one in lengths):
        raise fault("bad-area")
    return area.Area(shape, *(int(one) * FT for one in lengths))


def _dice(value: Any) -> Any:
    return dice(value) if isinstance(value, str) else Dice(0, 1, value) if isinstance(value, int) else value


RollText = Annotated[Dice, BeforeValidator(_dice, json_schema_input_type=str | int)]
AreaText = Annotated[area.Area, BeforeValidator(_area, json_schema_input_type=str)]


class Inflicted(Strict):
    """A condition that a power brings, with what ends it; a bare word is one that lasts as long as the power does."""

    condition: Annotated[str, one_of((*CONDITIONS, *PLIGHTS))]
    until: Literal["turn-start", "turn-end", "next-turn-end"] | None = None
    """A moment of the causer's turn: as the next begins, as this or as the next ends."""
    repeat: bool = False
    """The saving throw is repeated at the end of each turn of who suffers it."""
    escape: Annotated[int, Field(ge=0, le=30)] | None = None
    """What a Strength check (an action) must reach to get free; 0: as much as the saving throw."""
    only: Annotated[str, one_of(CREATURE_TYPES)] | None = None
    """Creatures of this type only."""

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, value: Any) -> Any:
        return {"condition": value} if isinstance(value, str) else value


class Granted(Strict):
    """A boon while the power lasts: ``fly 60``, ``ac 2``, ``attack 1d4``, ``save 1d4``."""

    what: Annotated[str, one_of(GRANTS)]
    amount: RollText

    @model_validator(mode="before")
    @classmethod
    def _read(cls, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        what, _, amount = value.partition(" ")
        return {"what": what, "amount": amount}


class Higher(Strict):
    """What a slot above the spell's own level adds, for each level (or for every ``each`` of them)."""

    damage: tuple[Damage, ...] = ()
    """Of several the caster chooses one."""
    heal: RollText | None = None
    missiles: int = 0
    targets: int = 0
    each: Annotated[int, Field(ge=1, le=9)] = 1

    @model_validator(mode="before")
    @classmethod
    def _damage_only(cls, value: Any) -> Any:
        if isinstance(value, str):
            damage(value, DAMAGE_TYPES)
            return {"damage": [value]}
        return value


class PowerSheet(Strict):
    """A spell (with a ``level``) or a feature: what it takes, whom it meets, what it does."""

    name: Text
    level: Annotated[int, Field(ge=0, le=9)] | None = None
    time: Literal["action", "bonus", "free", "reaction", "legendary", "lair"] = "action"
    minutes: Annotated[int, Field(ge=0, le=1440)] = 0
    """A casting time of minutes."""
    components: Annotated[str, Field(pattern="^v?s?m?$")] = ""
    range: Annotated[
        int | None, BeforeValidator(_range, json_schema_input_type=int | Literal["self", "touch"]), Field(ge=-1)
    ] = None
    area: AreaText | None = None
    spreads: bool = False
    """It goes around corners."""
    targets: Annotated[int, Field(ge=1, le=20)] = 1
    whom: Literal["enemies", "allies", "anybody", "dead"] | None = None
    not_on: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    attack: Literal["melee", "ranged"] | None = None
    to_hit: Bonus | None = None
    save: Ability | None = None
    dc: Annotated[int, Field(ge=1, le=40)] | None = None
    success: Literal["half", "nothing"] = "nothing"
    damage: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    adds_ability: bool = False
    """The spellcasting modifier is added to the damage or the healing."""
    grows: bool = False
    """A cantrip whose dice double, triple and quadruple at level 5, 11 and 17."""
    missiles: Annotated[int, Field(ge=0, le=20)] = 0
    """Darts that hit by themselves, each for the damage."""
    heal: RollText | None = None
    thp: RollText | None = None
    revives: bool = False
    """The dead live again with 1 hit point."""
    inflicts: Annotated[tuple[Inflicted, ...], BeforeValidator(as_list)] = ()
    grants: Annotated[tuple[Granted, ...], BeforeValidator(as_list)] = ()
    push: Annotated[int, Field(ge=0, le=100)] = 0
    """Feet that whoever fails is pushed away."""
    concentration: bool = False
    rounds: Annotated[int, Field(ge=0)] = 0
    """How long it lasts; 0: until something else ends it."""
    until_it_attacks: bool = False
    """It is over for whoever attacks or casts."""
    zone: bool = False
    """Its area stays: whoever starts a turn in it or enters it is met (and not when it comes into being)."""
    difficult: bool = False
    burns: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """Fire burns the zone away within a round; meanwhile it does this to who starts a turn there."""
    strikes: bool = False
    """A weapon in the air: a bonus action moves it ``leash`` feet and strikes again."""
    leash: Annotated[int, Field(ge=0)] = 20
    recharge: Annotated[int, Field(ge=2, le=6)] | None = None
    uses: Annotated[int, Field(ge=1, le=20)] | None = None
    """Times a day."""
    cost: Annotated[int, Field(ge=1, le=9)] = 1
    """Legendary actions it takes."""
    once: bool = False
    """Who has saved against it, or got over it, is proof against it from then on."""
    magical: bool | None = None
    higher: Higher = Higher()

    @model_validator(mode="after")
    def _does_something(self) -> PowerSheet:
        does = self.damage or self.heal or self.thp or self.revives or self.inflicts or self.grants or self.push
        if not does:
            raise PydanticCustomError("power-without-effect", "nothing happens", {})
        if self.success == "half" and not self.save:
            raise PydanticCustomError("half-without-save", "no saving throw", {})
        if self.area is None and self.zone:
            raise PydanticCustomError("zone-without-area", "no area", {})
        return self
