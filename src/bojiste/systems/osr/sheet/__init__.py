"""What a scene says of one combatant, and of its present state. Distances are metres, durations rounds."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field, StrictBool, StrictInt, model_validator

from bojiste.core.ask import GM
from bojiste.core.reading import Id, Strict
from bojiste.kit.fields import Natural, Positive, fault, one_of
from bojiste.systems.osr.sheet.fields import (
    Bonus,
    Condition,
    Damage,
    Modifier,
    Score,
    Size,
    Tag,
)
from bojiste.systems.osr.sheet.gear import Armour, Lasting, Shield, WeaponTable
from bojiste.systems.osr.sheet.magic import ItemTable, SpellTable
from bojiste.systems.osr.words import (
    FULL,
    KINDS,
)


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
    hp_dice: Damage | None = None
    """Dice that are rolled for its hit points when play begins, instead of ``hp_max``: ``2d8``."""
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


COVERS = (*range(FULL), "full")


def covered(value: Any) -> Any:
    """The points of cover; ``full`` hides whole."""
    if isinstance(value, bool) or value not in COVERS:
        raise fault("not-one-of", expected=", ".join(map(str, COVERS)))
    return FULL if value == "full" else value


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
    cover: Annotated[StrictInt, BeforeValidator(covered, json_schema_input_type=Literal[0, 1, 2, 3, 4, "full"])] = 0
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
