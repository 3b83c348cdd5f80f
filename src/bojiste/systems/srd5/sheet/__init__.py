"""What a scene says of one combatant, of its present state, and of the place. Distances are in feet, as printed."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field, PlainValidator, model_validator
from pydantic_core import PydanticCustomError

from bojiste.core.ask import GM
from bojiste.core.reading import Strict, Text
from bojiste.kit.fields import Dice, as_list, dice, fault, one_of
from bojiste.systems.srd5.rules import flow
from bojiste.systems.srd5.sheet.attack import AttackSheet as AttackSheet
from bojiste.systems.srd5.sheet.body import Falter, Form, Guise, Regeneration, Speeds
from bojiste.systems.srd5.sheet.classes import CLASSES, filled
from bojiste.systems.srd5.sheet.fields import (
    Ability,
    Ailment,
    AmmunitionName,
    ArmourName,
    Bonus,
    DamageType,
    Feet,
    Multiattack,
    Place,
    Score,
    Skill,
    Substance,
    Suffered,
)
from bojiste.systems.srd5.sheet.fields import Resist as Resist
from bojiste.systems.srd5.sheet.fields import WeaponName as WeaponName
from bojiste.systems.srd5.sheet.items import ItemName, attuned, borne, carried, mastered, worn
from bojiste.systems.srd5.sheet.keys import power_key
from bojiste.systems.srd5.sheet.power import Power
from bojiste.systems.srd5.sheet.power import PowerSheet as PowerSheet
from bojiste.systems.srd5.sheet.races import RaceName, descended, grown
from bojiste.systems.srd5.words import CREATURE_TYPES, EXPERIENCE, FLUID, NUMBERED_TRAITS, PARTS, SIZES, TRAITS
from bojiste.systems.srd5.words.callings import CHOICES, STYLE_NAMES, SUBCLASSES
from bojiste.systems.srd5.words.goods import OBJECT_HP_FRAGILE, OBJECT_HP_RESILIENT
from bojiste.systems.srd5.words.races import RACES
from bojiste.systems.srd5.words.spells import SPELLS
from bojiste.systems.srd5.words.utility import UNPLAYED, UTILITY


def _played(value: Any) -> Any:
    """A spell that no row plays has a place of its own."""
    if value in UTILITY or value in UNPLAYED:
        raise fault("utility-spell" if value in UTILITY else "unplayed-spell", spell=value)
    return value


SpellName = Annotated[str, one_of(tuple(SPELLS)), BeforeValidator(_played)]
UtilityName = Annotated[str, one_of(tuple(sorted(UTILITY)))]


def _hit_dice(value: Any) -> Any:
    found = dice(value) if isinstance(value, str) else value
    if not isinstance(found, Dice) or found.flat or (found.number and found.sides == 1):
        raise fault("bad-dice")
    return found


ClassName = Annotated[str, one_of(tuple(CLASSES))]
ClassLevel = Annotated[int, Field(ge=1, le=20)]


def _classes(value: Any) -> Any:
    """A class, or a table of classes with the level in each."""
    named = value if isinstance(value, dict) and value else {value: 1} if isinstance(value, str) else {"": 1}
    if any(name not in CLASSES for name in named):
        raise fault("not-one-of", expected=", ".join(CLASSES))
    without = [name for name, level in named.items() if type(level) is not int or not 1 <= level <= 20]
    if without:
        raise fault("class-without-level", **{"class": ", ".join(without)})
    return value


Classes = Annotated[
    str | dict[str, int],
    PlainValidator(_classes, json_schema_input_type=ClassName | dict[ClassName, ClassLevel]),
]


def _challenge(value: Any) -> Any:
    """A fraction below 1 counts as 0."""
    return 0 if isinstance(value, str) and value in FRACTIONS else value


CHOSEN = tuple(dict.fromkeys(one for choice in CHOICES.values() for one in choice.options))
LegendaryDeed = Annotated[
    str, Field(pattern=r"^(move( half| slip)?|spell|cantrip|teleport [1-9]\d{0,3}|use [a-z0-9_]+)$")
]
FRACTIONS = ("1/8", "1/4", "1/2")
Challenge = Annotated[
    int, BeforeValidator(_challenge, json_schema_input_type=int | Literal["1/8", "1/4", "1/2"]), Field(ge=0, le=30)
]


def _features(value: Any) -> Any:
    """A list is of features of which nothing more is said."""
    return {PARTS[-1]: value} if isinstance(value, list | tuple) and value else value or {}


Features = Annotated[
    dict[Annotated[str, one_of(PARTS)], tuple[Text, ...]],
    BeforeValidator(_features, json_schema_input_type=list[str] | dict[str, list[str]]),
]

HitDice = Annotated[Dice, BeforeValidator(_hit_dice, json_schema_input_type=str)]


class Trait(Strict):
    """``pack_tactics``, or with its number ``sneak_attack 2`` (d6), ``legendary_resistance 3`` (a day)."""

    name: str
    """The trait."""
    number: Annotated[int, Field(ge=0, le=1000)] = 0
    """Its number, where it has one."""

    @model_validator(mode="before")
    @classmethod
    def _read(cls, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        name, _, number = value.partition(" ")
        if name not in TRAITS or (name in NUMBERED_TRAITS) is not number.isdecimal():
            known = ", ".join(f"{one} 1" if one in NUMBERED_TRAITS else one for one in TRAITS)
            raise PydanticCustomError("not-one-of", "unknown", {"expected": known})
        return {"name": name, "number": int(number or 0)}


IN_SHORT = frozenset({"class", "items", "race"})
"""Entries from which others follow."""


class Sheet(Strict):
    """A combatant: a character of players, a monster, or another person of the referee's."""

    model_config = ConfigDict(json_schema_extra={"follows_from": ["class", "level"]})

    OPEN: ClassVar = frozenset({
        "kind", "type", "size", "ac", "armour", "shield", "speed", "attack", "weapons", "hands", "substance",
        "fills", "door", "mount", "regeneration", "form", "guise", "shape", "splits",
    })  # fmt: skip
    UNKNOWN: ClassVar = {"hp_max": 1}

    kind: Literal["character", "monster", "npc", "object"] = "monster"
    """Whether it is a character of the players, a monster, another person, or an object."""
    type: Annotated[str, one_of(CREATURE_TYPES)] = "humanoid"
    """Its creature type."""
    size: Literal["tiny", "small", "medium", "large", "huge", "gargantuan"] = "medium"
    """Its size: how much space it fills."""
    ac: Annotated[int, Field(ge=0, le=60)] | None = None
    """Its Armor Class; without it that of its armour, or 10 and Dexterity."""
    ac_bonus: Annotated[int, Field(ge=0, le=20)] = 0
    """What helps its Armor Class besides; without it as much as its ``items`` do, where no ``ac`` is given."""
    armour: ArmourName | None = None
    """The armour it wears."""
    shield: bool = False
    """Whether it bears a shield."""
    hp_max: Annotated[int, Field(ge=1)]
    """Its hit points when nothing has hurt it."""
    speed: Speeds = Speeds()
    """Feet a turn: on foot, or a table of all its speeds."""
    abilities: dict[Ability, Score] = Field(default_factory=dict)
    """The scores of its abilities, 1 to 30; 10 where nothing is said."""
    prof_bonus: Annotated[int, Field(ge=2, le=9)] | None = None
    """Proficiency bonus; without it that of the ``level`` or the ``challenge``."""
    calling: Classes | None = Field(default=None, alias="class")
    """Class of a character, or a table of several with the level in each, the first of them first: with the level it
    brings hit points, saving throws, attacks, slots and features of the book's tables, where the sheet does not say
    them."""
    race: RaceName | None = None
    """Race of a character: what of it a fight feels, where the sheet does not say that."""
    level: Annotated[int, Field(ge=1, le=20)] | None = None
    """Its level, 1 to 20: its proficiency, and how its cantrips grow."""
    subclass: Annotated[tuple[Annotated[str, one_of(("none", *SUBCLASSES))], ...], BeforeValidator(as_list)] = ()
    """Subclass of a character (of several classes one each); without it the one that the document has of its class,
    ``none``: none at all."""
    choices: Annotated[tuple[Annotated[str, one_of(CHOSEN)], ...], BeforeValidator(as_list)] = ()
    """What it has chosen where a feature of its class leaves a choice (metamagic, invocations …); without it what
    stands first in the list of the feature."""
    style: Annotated[tuple[Annotated[str, one_of(STYLE_NAMES)], ...], BeforeValidator(as_list)] = ()
    """Fighting styles of a fighter, paladin or ranger; without it what suits its weapons."""
    challenge: Challenge | None = None
    """Challenge rating: 0 … 30, ``"1/8"``, ``"1/4"``, ``"1/2"``."""
    experience: Annotated[int, Field(ge=0)] | None = None
    """Experience points for overcoming it; without it as many as its challenge is worth."""
    saves: dict[Ability, Bonus] = Field(default_factory=dict)
    """Total bonus of each saving throw that is trained; the others have the ability modifier."""
    skills: dict[Skill, Bonus] = Field(default_factory=dict)
    """Total bonus of each skill that is trained; the others have the ability modifier."""
    passive_perception: int | None = None
    """How well it notices unasked; without it 10 and its bonus for Perception."""
    initiative: Bonus | None = None
    """Bonus to the initiative roll; without it the Dexterity modifier."""
    attack: tuple[AttackSheet, ...] = ()
    """Attacks whose numbers are written out."""
    weapons: tuple[WeaponName, ...] = ()
    """Weapons of table 5.5, their numbers worked out from abilities and proficiency."""
    items: Annotated[tuple[ItemName, ...], AfterValidator(attuned), AfterValidator(worn)] = ()
    """Magic items: ``longsword +1``, ``shield +2``, ``ring of protection``; what follows of them is reckoned with."""
    not_proficient: tuple[WeaponName, ...] = ()
    """Weapons of its own that it is not used to."""
    attacks: Annotated[int, Field(ge=1, le=8)] = 1
    """Attacks that one Attack action makes."""
    hands: Annotated[int, Field(ge=0, le=8)] = 2
    """How many hands it has."""
    ammunition: dict[AmmunitionName, Annotated[int, Field(ge=0)]] = Field(default_factory=dict)
    """Pieces it carries; what is not named comes in one bundle as sold (20 arrows)."""
    multiattack: Multiattack = ()
    """Keys of the attacks that its Multiattack makes, one entry an attack; or several such lists, of which one is
    made."""
    multiattack_dice: HitDice = Dice(0, 1, 0)
    """How many attacks its Multiattack makes, all of them the first that it lists, where dice say so: ``1d4``."""
    legendary: Annotated[int, Field(ge=0, le=9)] = 0
    """Legendary actions a round."""
    legendary_attacks: tuple[Text, ...] = ()
    """Keys of the attacks they make; without them every melee attack."""
    legendary_deeds: tuple[LegendaryDeed, ...] = ()
    """What else they do: ``move`` (``half`` its speed, ``slip``: without provoking anybody), ``teleport 120``, cast a
    ``spell`` or a ``cantrip``, ``use KEY`` of a power."""
    legendary_costs: dict[Text, Annotated[int, Field(ge=1, le=9)]] = Field(default_factory=dict)
    """What costs more than one: keys of attacks, ``move``, ``teleport``, ``spell``, ``cantrip``."""
    traits: tuple[Trait, ...] = ()
    """Traits that it is played with."""
    power: tuple[Power, ...] = ()
    """Spells and features that the sheet writes out."""
    spells: tuple[SpellName, ...] = ()
    """Spells of table 5.8 that it can cast, besides those written out."""
    cast_before: tuple[SpellName, ...] = ()
    """Those of them that it casts on itself before a fight."""
    utility_spells: tuple[UtilityName, ...] = ()
    """Those without a bearing on a fight, by slots or innate: they are told and never cast."""
    slots: Annotated[tuple[Annotated[int, Field(ge=0, le=20)], ...], Field(max_length=9)] = ()
    """Spell slots of level 1, 2, …"""
    casting: Ability | None = None
    """The ability it casts with; its numbers follow from it."""
    spell_dc: Annotated[int, Field(ge=1, le=40)] | None = None
    """What its spells are saved against; without it 8, proficiency and the casting ability."""
    spell_attack: Bonus | None = None
    """Bonus of its spell attacks; without it proficiency and the casting ability."""
    focus: bool = True
    """It holds or wears what replaces material components."""
    concentration_bonus: int = 0
    """What helps its saving throws for concentration."""
    hit_dice: HitDice = Dice(0, 1, 0)
    """Hit Dice, ``3d10``: what short rests give back."""
    form: tuple[Form, ...] = ()
    """Forms that a shapechanger takes by an action, its true form first."""
    guise: Guise | None = None
    """Other creatures whose shape it takes."""
    shape: Text | None = None
    """The form it is in; without it the first, or its own."""
    regeneration: Regeneration | None = None
    """Hit points that come back at the start of its turns."""
    maker: Text | None = None
    """Who has made it, and may calm it where it is berserk."""
    falters: tuple[Falter, ...] = ()
    """What damage of some types brings on it until the end of its next turn."""
    approximated: Features = Field(default_factory=dict)
    """Features that are played but for something, by the part of the block they belong to."""
    unplayed: Features = Field(default_factory=dict)
    """Features that the engine does not play: it says so where the block is used."""
    resist: tuple[Resist, ...] = ()
    """Damage of which it takes half."""
    vulnerable: tuple[Resist, ...] = ()
    """Damage of which it takes twice as much."""
    immune: tuple[Resist, ...] = ()
    """Damage that does nothing to it."""
    splits: tuple[DamageType, ...] = ()
    """Damage by which it comes apart into two, each with half of its hit points and a size smaller."""
    absorbs: tuple[DamageType, ...] = ()
    """Damage that gives it hit points back instead of taking any."""
    flat_reduction: Annotated[int, Field(ge=0)] = 0
    """So much less of every damage."""
    cond_immune: tuple[Ailment, ...] = ()
    """Conditions it cannot get into; ``exhaustion``: it has no levels of that."""
    uses_death_saves: bool | None = None
    """Whether it rolls death saves at 0 hit points; characters do, monsters die."""
    init_group: Text | None = None
    """Who rolls initiative together; without it those of one block and side do."""
    blindsight: Feet = 0
    """So many feet far it perceives without sight."""
    darkvision: Feet = 0
    """So many feet far it sees in the dark as in dim light."""
    tremorsense: Feet = 0
    """So many feet far it feels whatever touches the ground."""
    truesight: Feet = 0
    """So many feet far it sees everything as it is."""
    save_bonus: int = 0
    """What helps every saving throw, death saves too."""
    hides: bool | Literal["ask"] = False
    """Tries not to be noticed before the fight; ``"ask"``: its seat says so."""
    substance: Substance | None = None
    """What an object is made of: its Armor Class, if none is given."""
    fragile: bool = False
    """Whether an object breaks easily: its hit points, if none are given."""
    threshold: Annotated[int, Field(ge=0)] = 0
    """Damage of one blow below it does nothing to an object."""
    fills: bool = False
    """Whether an object fills its space like a wall: a door, a gate, a barricade."""
    door: Literal["open", "closed", "stuck", "locked"] | None = None
    """Whether an object can be opened, and how it stands."""
    breathes: Literal["air", "water", "nothing"] = "air"
    """What it needs to breathe: who needs air holds its breath under water."""
    armour_proficient: bool = True
    """Whether it is used to the armour and shield it wears."""
    mount: Literal["trained", "untrained", "intelligent"] | None = None
    """Whether it carries riders who are its friends: trained to be led, not trained, or with a mind of its own."""
    potions: Annotated[int, Field(ge=0)] = 0
    """Potions of healing it carries."""
    kit: Annotated[int, Field(ge=0)] = 0
    """Uses of a healer's kit it carries."""

    @model_validator(mode="before")
    @classmethod
    def _hit_points_of_an_object(cls, value: Any) -> Any:
        """An object has those of its size, if none are given."""
        if not isinstance(value, dict) or value.get("kind") != "object" or "hp_max" in value:
            return value
        table = OBJECT_HP_FRAGILE if value.get("fragile") is True else OBJECT_HP_RESILIENT
        size = value.get("size", "medium")
        place = SIZES.index(size) if size in SIZES else -1
        return {**value, "hp_max": table[place][0]} if place in table else value

    @model_validator(mode="before")
    @classmethod
    def _in_short(cls, value: Any) -> Any:
        """Race and items come before the class, which reckons with what they bring."""
        if not isinstance(value, dict) or IN_SHORT.isdisjoint(value):
            return value
        first = descended(borne(value) if "items" in value else value)
        return mastered(carried(grown(value, filled(first) if "class" in value else first)))

    @model_validator(mode="before")
    @classmethod
    def _worth_its_challenge(cls, value: Any) -> Any:
        """Experience points are those of the challenge rating, if none are given."""
        worth = EXPERIENCE.get(str(value.get("challenge"))) if isinstance(value, dict) else None
        return value if worth is None else {"experience": worth, **value}

    @model_validator(mode="after")
    def _can_be_hit(self) -> Sheet:
        if self.ac is None and self.armour is None and self.substance is None and "dexterity" not in self.abilities:
            raise PydanticCustomError("no-armor-class", "no Armor Class", {})
        return self

    @property
    def unburdened(self) -> bool:
        """Whether heavy armour does not slow it."""
        return self.race is not None and RACES[self.race].unburdened

    @property
    def callings(self) -> Mapping[str, int]:
        """Its classes, with the level in each."""
        return (
            self.calling if isinstance(self.calling, dict) else {self.calling: self.level or 0} if self.calling else {}
        )

    @property
    def fluid(self) -> bool:
        """Whether it may stop in another's space: a swarm, and what has no firm body."""
        return any(trait.name in FLUID for trait in self.traits)

    def shown(self, seen: bool = True, keys: Collection[str] = ()) -> Self:
        """And of its spells and features those that it has used before everybody's eyes, as they looked."""
        known = super().shown(seen)
        if not keys:
            return known
        used = tuple(row.shown() for row in self.power if power_key(row.name) in keys)
        return known.model_copy(update={"power": used, "spells": tuple(name for name in self.spells if name in keys)})

    def default_seat(self, id: str) -> str:
        """Who plays it where the scene does not say."""
        return f"player:{id}" if flow.control(self.kind == "character") == flow.PLAYER else GM


class Given(Strict):
    """The numbers of one combatant when the scene begins."""

    OPEN: ClassVar = frozenset({"position", "altitude", "mount", "form"})

    hp: Annotated[int, Field(ge=0)] | None = None
    """Hit points left."""
    hp_max: Annotated[int, Field(ge=1)] | None = None
    """The maximum of hit points, where something has changed that of the sheet."""
    thp: Annotated[int, Field(ge=0)] = 0
    """Temporary hit points."""
    life: Literal["ok", "dying", "stable", "dead"] | None = None
    """Whether it is well, dying, stable or dead."""
    death_success: Annotated[int, Field(ge=0, le=2)] = 0
    """Death saves that succeeded."""
    death_fail: Annotated[int, Field(ge=0, le=2)] = 0
    """Death saves that failed."""
    mount: str | None = None
    """Whom it rides."""
    arrives: Annotated[int, Field(ge=2)] | None = None
    """The round at whose beginning it joins the fight."""
    airless: Annotated[int, Field(ge=0)] = 0
    """Rounds without air."""
    control: Literal["controlled", "independent"] | None = None
    """Whether it leads its mount or lets it do as it likes; left out it leads a trained one."""
    conditions: tuple[Suffered, ...] = ()
    """Conditions; ``frightened`` and ``charmed`` may name who causes them: ``frightened:orc``."""
    exhaustion: Annotated[int, Field(ge=0, le=6)] = 0
    """Levels of exhaustion."""
    form: Text | None = None
    """The form it is in; without it that of the sheet."""
    position: tuple[Place, Place] | None = None
    """Where it is, two numbers in feet, where there is no map."""
    altitude: Annotated[int, Field(multiple_of=5)] | None = None
    """How high it is, in feet; without it on the ground. Below 0 it is under water."""
    initiative: int | None = None
    """Its initiative, so that nobody rolls it."""
    surprised: bool | None = None
    """Whether it is surprised, so that nobody has to tell."""
    reaction: bool = True
    """Whether it still has its reaction."""
    dodging: bool = False
    """Whether it has taken Dodge."""
    held: tuple[Text, ...] | None = None
    """What is in its hands (keys of its weapons); without it: whatever it uses first."""
    slots: Annotated[tuple[Annotated[int, Field(ge=0)], ...], Field(max_length=9)] | None = None
    """Spell slots left."""
    hit_dice: Annotated[int, Field(ge=0)] | None = None
    """Hit Dice left."""
    used: tuple[Text, ...] = ()
    """Keys of powers that are used up, an entry a use."""
    silenced: bool = False
    """It cannot speak, and so casts nothing that needs a voice."""
    ammunition: dict[AmmunitionName, Annotated[int, Field(ge=0)]] = Field(default_factory=dict)
    """Pieces left; without it those of the sheet."""
    legendary: Annotated[int, Field(ge=0, le=9)] = 0
    """Legendary actions left of this round; without it all of them."""
    potions: Annotated[int, Field(ge=0)] = 0
    """Potions left; without it those of the sheet."""
    kit: Annotated[int, Field(ge=0)] = 0
    """Uses of the healer's kit left; without it those of the sheet."""
