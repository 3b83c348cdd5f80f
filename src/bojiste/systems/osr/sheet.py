"""What a scene says of one combatant, and of its present state. Distances are metres, durations rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StrictBool, StrictInt, model_validator

from bojiste.core.ask import GM
from bojiste.core.reading import Id, Strict
from bojiste.kit.fields import Natural, Positive, Spoken, as_list, dice, fault, one_of
from bojiste.systems.osr.words import (
    ABILITIES,
    ARMOUR,
    CONDITIONS,
    DAMAGE_TYPES,
    DICE,
    KINDS,
    NEEDS,
    SHIELDS,
    SIZES,
    TAGS,
    WEAPONS,
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
    sides: Natural = 1
    flat: StrictInt = 0
    type: DamageType = "blunt"

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


class Lasting(Strict):
    """Damage done once a round. ``rounds``: how often (none: until somebody ends it)."""

    damage: Damage
    rounds: Positive | None = None
    magical: StrictBool = False

    @model_validator(mode="after")
    def _does_something(self) -> Lasting:
        if not self.damage.number and self.damage.flat < 1:
            raise fault("lasting-without-damage")
        return self


class WeaponTable(Strict):
    """A weapon, or a natural attack. ``base`` names one of the table, whose figures it takes over."""

    id: Id
    name: Spoken | None = None
    base: str | None = None
    damage: DamageList | None = None
    kind: Literal["melee", "missile"] | None = None
    size: Size | None = None
    """Of a melee weapon what it reaches (small, medium, large); of a missile weapon its range."""
    hands: Annotated[StrictInt, Field(ge=0, le=2)] | None = None
    throwable: StrictBool | None = None
    reload: StrictBool | None = None
    reach: Natural | None = None
    range: Annotated[tuple[Positive, Positive], Field()] | None = None
    """Metres at which it is effective, and at which it still reaches."""
    bonus: Bonus = 0
    """To hit and damage."""
    trained: StrictBool = True
    natural: StrictBool = False
    improvised: StrictBool = False
    magical: StrictBool = False
    magic_item: StrictBool = False
    underwater: StrictBool = False
    strength_based: StrictBool | None = None
    ammo: Natural | None = None
    fragile: StrictBool = False
    tags: tuple[Literal["poison", "destructive", "destroys_body"], ...] = ()
    lasting: Lasting | None = None

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
    """Armour worn, if the armour class is to be composed."""

    bonus: Natural = 0
    trained: StrictBool = True

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        return {"bonus": _listed(value, ARMOUR)} if isinstance(value, str) else value


class Shield(Strict):
    """A shield in hand. ``ac``: how much of the armour class it is."""

    ac: Annotated[StrictInt, Field(ge=1, le=10)]
    trained: StrictBool = True

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        return {"ac": _listed(value, SHIELDS)} if isinstance(value, str) else value


def _listed(name: str, table: Mapping[str, int]) -> int:
    from bojiste.systems.osr.rules.completion import armor

    if name not in table:
        raise fault("not-one-of", expected=", ".join(table))
    return armor(name)


class SpellTable(Strict):
    """A spell. Without ``save`` and ``attack_roll`` it simply works; ``targets``: how many at most."""

    id: Id
    name: Spoken | None = None
    cost: Natural
    range: Natural = 0
    instant: StrictBool = False
    targets: Positive = 1
    attack_roll: StrictBool = False
    save: Literal["magic", "death", "poison", "fear", "other"] | None = None
    on_save: Literal["half", "none"] | None = None
    damage: Damage | None = None
    heal: Damage | None = None
    condition: Condition | None = None
    rounds: Positive | None = None
    lasting: Lasting | None = None
    fatigue_relief: Natural = 0
    ritual: StrictBool = False
    covers: tuple[Need, ...] = ()
    holdable: StrictBool = True
    unseen: StrictBool = False
    """Needs no target that is seen."""
    tags: tuple[Literal["poison", "destructive", "destroys_body"], ...] = ()

    @model_validator(mode="after")
    def _holds(self) -> SpellTable:
        if self.instant and "holdable" in self.model_fields_set and self.holdable:
            raise fault("instant-held")
        return self


class ItemTable(Strict):
    """A thing that can be used, or that matters when its owner is destroyed. ``bonus``: a magic item's combat bonus."""

    id: Id
    name: Spoken | None = None
    heal: Damage | None = None
    scroll: Id | None = None
    """The spell it holds; reading it needs sight."""
    magic: StrictBool = False
    bonus: Bonus | None = None
    fragile: StrictBool = False


class Scores(Strict):
    str: Score = 10
    dex: Score = 10
    con: Score = 10
    int: Score = 10
    cha: Score = 10


class Mods(Strict):
    str: Modifier | None = None
    dex: Modifier | None = None
    con: Modifier | None = None
    int: Modifier | None = None
    cha: Modifier | None = None


class SaveMods(Strict):
    magic: Bonus = 0
    death: Bonus = 0
    poison: Bonus = 0
    fear: Bonus = 0
    disarm: Bonus = 0


class Sheet(Strict):
    """One combatant."""

    kind: Annotated[str, one_of(KINDS)] = "monster"
    level: Natural = 1
    class_: str = Field(default="", alias="class")
    scores: Scores = Scores()
    mods: Mods = Mods()
    hp_max: Positive | None = None
    ac: Annotated[StrictInt, Field(ge=0, le=30)] | None = None
    ac_misc: StrictInt = 0
    armor: Armour | None = None
    shield: Shield | None = None
    attack_bonus: Bonus | None = None
    attack_bonus_total: StrictBool | None = None
    save_number: Annotated[StrictInt, Field(ge=2, le=20)] | None = None
    save_mods: SaveMods = SaveMods()
    move: Natural | None = None
    morale: Annotated[StrictInt, Field(ge=2, le=12)] | None = None
    morale_group: Id | None = None
    fearless: StrictBool = False
    """Its morale is never checked."""
    leader: StrictBool = False
    size: Size = "medium"
    weapons: tuple[WeaponTable, ...] = ()
    wielded: tuple[Id, ...] | None = None
    multi_attack: tuple[Id, ...] = ()
    natural_weapons: StrictBool | None = None
    spells: tuple[SpellTable, ...] = ()
    magic_points: Natural = 0
    items: tuple[ItemTable, ...] = ()
    resist: frozenset[Tag] = frozenset()
    immune: frozenset[Tag] = frozenset()
    weak: frozenset[Tag] = frozenset()
    infravision_m: Natural = 0
    light: StrictBool = False
    survival: StrictBool = False
    lockpick: StrictBool = False
    cannot_swim: StrictBool = False
    breathes_water: StrictBool = False
    flies_by_magic: StrictBool = False
    eats: StrictBool = True

    def default_seat(self, id: str) -> str:
        """Player characters are their player's, others the referee's."""
        return f"player:{id}" if self.kind == "pc" else GM

    @model_validator(mode="after")
    def _agrees(self) -> Sheet:
        if self.kind == "pc" and self.hp_max is None:
            raise fault("hero-without-hp")
        if self.ac is not None and self.armor is not None and self.armor.bonus:
            raise fault("two-armour-classes")
        if self.ac is not None and self.shield is not None and self.shield.ac > self.ac:
            raise fault("shield-above-ac", maximum=self.ac)
        return self


class GivenLasting(Lasting):
    """Lasting damage that has begun already."""


class Given(Strict):
    """The numbers that a scene may state, so that play can begin in the middle of things."""

    hp: StrictInt | None = None
    fatigue: Natural = 0
    supplies: Natural = 0
    magic_points: Natural | None = None
    shield: Natural | None = None
    x: StrictInt | None = None
    y: StrictInt | None = None
    conditions: tuple[Condition, ...] = ()
    cover: Annotated[StrictInt, Field(ge=0, le=5)] = 0
    persistent: tuple[GivenLasting, ...] = ()
    held_spell: Id | None = None
    loaded: tuple[Id, ...] | None = None
    died_once_not_full: StrictBool = False
    breath: Natural | None = None
    """Rounds of breath left."""

    @model_validator(mode="before")
    @classmethod
    def _covered(cls, value: Any) -> Any:
        if isinstance(value, Mapping) and value.get("cover") == "full":
            return {**value, "cover": 5}
        return value
