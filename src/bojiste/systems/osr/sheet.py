"""What a scene says of one combatant, and of its present state. Distances are metres, durations rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

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
    """Armour worn, if the armour class is to be composed."""

    bonus: Natural = 0
    """What it adds to the armour class."""
    trained: StrictBool = True
    """Whether who wears it has learnt to."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        return {"bonus": _listed(value, ARMOUR)} if isinstance(value, str) else value


class Shield(Strict):
    """A shield in hand. ``ac``: how much of the armour class it is."""

    ac: Annotated[StrictInt, Field(ge=1, le=10)]
    """How much of the armour class it is, and so how many blows it may stop."""
    trained: StrictBool = True
    """Whether who bears it has learnt to."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        return {"ac": _listed(value, SHIELDS), "trained": True} if isinstance(value, str) else value


def _listed(name: str, table: Mapping[str, int]) -> int:
    from bojiste.systems.osr.rules.completion import armor

    if name not in table:
        raise fault("not-one-of", expected=", ".join(table))
    return armor(name)


class SpellTable(Strict):
    """A spell. Without ``save`` and ``attack_roll`` it simply works; ``targets``: how many at most."""

    id: Id
    """What answers call the spell."""
    name: Spoken | None = None
    """What people call it."""
    cost: Natural
    """Magic points it takes."""
    range: Natural = 0
    """How many metres far it goes; 0: whoever casts it, or a touch."""
    instant: StrictBool = False
    """It is cast in an instant, at any time."""
    targets: Positive = 1
    """How many it is meant for."""
    attack_roll: StrictBool = False
    """It needs an attack roll."""
    save: Literal["magic", "death", "poison", "fear", "other"] | None = None
    """Against what a saving throw is made."""
    on_save: Literal["half", "none"] | None = None
    """What a success leaves."""
    damage: Damage | None = None
    """Its damage."""
    heal: Damage | None = None
    """Hit points it gives back."""
    condition: Condition | None = None
    """A condition it brings."""
    rounds: Positive | None = None
    """For how many rounds."""
    lasting: Lasting | None = None
    """A damage that goes on."""
    fatigue_relief: Natural = 0
    """Points of fatigue it takes away."""
    ritual: StrictBool = False
    """A ritual: it takes time, and no fight."""
    covers: tuple[Need, ...] = ()
    """Needs of a camp that it meets: ``food``, ``water``, ``shelter``."""
    holdable: StrictBool = True
    """Whether it can be held back to be released later."""
    unseen: StrictBool = False
    """Needs no target that is seen."""
    tags: tuple[Literal["poison", "destructive", "destroys_body"], ...] = ()
    """What its damage besides does."""

    @model_validator(mode="after")
    def _holds(self) -> SpellTable:
        if self.instant and "holdable" in self.model_fields_set and self.holdable:
            raise fault("instant-held")
        return self


class ItemTable(Strict):
    """A thing that can be used, or that matters when its owner is destroyed. ``bonus``: a magic item's combat bonus."""

    id: Id
    """What answers call the thing."""
    name: Spoken | None = None
    """What people call it."""
    heal: Damage | None = None
    """Hit points it gives back when used up."""
    scroll: Id | None = None
    """The spell it holds; reading it needs sight."""
    magic: StrictBool = False
    """Whether it is a magic thing, which may outlast its owner."""
    bonus: Bonus | None = None
    """What it helps with: the bonus by which its save is better."""
    fragile: StrictBool = False
    """Whether it may break when it falls."""


class Scores(Strict):
    str: Score = 10
    """Strength, 1 to 25."""
    dex: Score = 10
    """Dexterity, 1 to 25."""
    con: Score = 10
    """Constitution, 1 to 25."""
    int: Score = 10
    """Intelligence, 1 to 25."""
    cha: Score = 10
    """Charisma, 1 to 25."""


class Mods(Strict):
    str: Modifier | None = None
    """The modifier of Strength, where it is not the table's."""
    dex: Modifier | None = None
    """The modifier of Dexterity, where it is not the table's."""
    con: Modifier | None = None
    """The modifier of Constitution, where it is not the table's."""
    int: Modifier | None = None
    """The modifier of Intelligence, where it is not the table's."""
    cha: Modifier | None = None
    """The modifier of Charisma, where it is not the table's."""


class SaveMods(Strict):
    magic: Bonus = 0
    """Bonus against magic."""
    death: Bonus = 0
    """Bonus against death."""
    poison: Bonus = 0
    """Bonus against poison."""
    fear: Bonus = 0
    """Bonus against fear."""
    disarm: Bonus = 0
    """Bonus against being disarmed."""


class Sheet(Strict):
    """One combatant."""

    OPEN: ClassVar = frozenset({
        "kind", "class_", "armor", "shield", "size", "weapons", "wielded", "natural_weapons", "light", "move",
    })  # fmt: skip
    UNKNOWN: ClassVar = {"hp_max": 1}

    kind: Annotated[str, one_of(KINDS)] = "monster"
    """A character of the players, another person, or a monster: morale is for all but ``pc``."""
    level: Natural = 1
    """Its level: what it hits with and saves by, where that is not stated."""
    class_: str = Field(default="", alias="class")
    """Its profession; a ``fighter`` hits by the whole level, others by half of it."""
    scores: Scores = Scores()
    """Its abilities."""
    mods: Mods = Mods()
    """Modifiers that are not the table's."""
    hp_max: Positive | None = None
    """Hit points; needed for characters, else five per level."""
    ac: Annotated[StrictInt, Field(ge=0, le=30)] | None = None
    """The armour class as a whole."""
    ac_misc: StrictInt = 0
    """What else adds to the armour class."""
    armor: Armour | None = None
    """The armour: ``leather``, ``chain``, ``plate``, or its bonus."""
    shield: Shield | None = None
    """The shield: ``small``, ``large``, or its armour class."""
    attack_bonus: Bonus | None = None
    """What it adds to hit."""
    attack_bonus_total: StrictBool | None = None
    """Whether that is the whole modifier, as usual for monsters."""
    save_number: Annotated[StrictInt, Field(ge=2, le=20)] | None = None
    """What its saving throws must reach."""
    save_mods: SaveMods = SaveMods()
    """Bonuses against some dangers."""
    move: Natural | None = None
    """Metres a round; times five, kilometres a day."""
    morale: Annotated[StrictInt, Field(ge=2, le=12)] | None = None
    """2 to 12; monsters have 7 where nothing is said."""
    morale_group: Id | None = None
    """Whose morale is checked together."""
    fearless: StrictBool = False
    """Its morale is never checked."""
    leader: StrictBool = False
    """Whether its fall is a reversal for the group."""
    size: Size = "medium"
    """Its size."""
    weapons: tuple[WeaponTable, ...] = ()
    """Its weapons: names of the table, or tables."""
    wielded: tuple[Id, ...] | None = None
    """What it has in hand; else the first."""
    multi_attack: tuple[Id, ...] = ()
    """Weapons it attacks with in one action."""
    natural_weapons: StrictBool | None = None
    """Whether it counts as armed with bare hands."""
    spells: tuple[SpellTable, ...] = ()
    """Spells it can cast."""
    magic_points: Natural = 0
    """Magic points to cast them with."""
    items: tuple[ItemTable, ...] = ()
    """Things it carries."""
    resist: frozenset[Tag] = frozenset()
    """Damage of which it takes half."""
    immune: frozenset[Tag] = frozenset()
    """Damage that does nothing to it."""
    weak: frozenset[Tag] = frozenset()
    """Damage of which it takes twice as much."""
    infravision_m: Natural = 0
    """How many metres far it sees warmth in the dark."""
    light: StrictBool = False
    """Whether it carries a light."""
    survival: StrictBool = False
    """Whether it knows how to live off the land."""
    lockpick: StrictBool = False
    """Whether it can open locks."""
    cannot_swim: StrictBool = False
    """Whether it cannot swim."""
    breathes_water: StrictBool = False
    """Whether it breathes under water."""
    flies_by_magic: StrictBool = False
    """Whether it flies by magic."""
    eats: StrictBool = True
    """Whether it needs food and drink."""

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

    OPEN: ClassVar = frozenset({"x", "y"})

    hp: StrictInt | None = None
    """Hit points left."""
    fatigue: Natural = 0
    """Points of fatigue."""
    supplies: Natural = 0
    """Supplies it carries."""
    magic_points: Natural | None = None
    """Magic points left."""
    shield: Natural | None = None
    """What is left of the shield."""
    x: StrictInt | None = None
    """Metres to the side."""
    y: StrictInt | None = None
    """Metres along."""
    conditions: tuple[Condition, ...] = ()
    """Conditions it begins in."""
    cover: Annotated[StrictInt, Field(ge=0, le=5)] = 0
    """The cover it has: 0 to 4, or ``full``."""
    persistent: tuple[GivenLasting, ...] = ()
    """Damage that goes on."""
    held_spell: Id | None = None
    """A spell it holds back."""
    loaded: tuple[Id, ...] | None = None
    """Missile weapons that are loaded."""
    died_once_not_full: StrictBool = False
    """Whether it has died once and not been whole again since."""
    breath: Natural | None = None
    """Rounds of breath left."""

    @model_validator(mode="before")
    @classmethod
    def _covered(cls, value: Any) -> Any:
        if isinstance(value, Mapping) and value.get("cover") == "full":
            return {**value, "cover": 5}
        return value
