"""A hero, a being, or a helper: what does not change during play."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, ConfigDict, Field, model_validator

from bojiste.core.ask import GM
from bojiste.core.reading import Id, Strict, Text
from bojiste.kit.fields import Natural, Positive, Spoken, fault
from bojiste.systems.drd2.rules.skill import BEING_LEVELS, HERO_LEVELS
from bojiste.systems.drd2.sheet.tactics import TacticsTable
from bojiste.systems.drd2.sheet.things import Ability, Item, SkillTable
from bojiste.systems.drd2.words import Manoeuvre, Property, Type

Level = Annotated[int, Field(ge=min(HERO_LEVELS), le=max(HERO_LEVELS), strict=True)]


class Threes(Strict):
    """One number for each property."""

    body: Natural = 0
    """The number of Body."""
    soul: Natural = 0
    """The number of Soul."""
    influence: Natural = 0
    """The number of Influence."""


class Occupation(Strict):
    name: Text
    """What people call it."""
    level: Level
    """Its level, 0 to 5."""


def _pairs(value: Any) -> Any:
    """``{warrior = 3}`` as ``[{name = "warrior", level = 3}]``."""
    return [{"name": key, "level": item} for key, item in value.items()] if isinstance(value, Mapping) else value


Occupations = Annotated[
    tuple[Occupation, ...], BeforeValidator(_pairs, json_schema_input_type=dict[Text, Level] | list[Occupation])
]


class Characteristic(Strict):
    level: Annotated[int, Field(ge=min(BEING_LEVELS), le=max(BEING_LEVELS), strict=True)]
    """The level of these skills, 1 to 6."""
    skills: tuple[Id, ...] = ()
    """The skills that have it."""
    name: Spoken = ""
    """What people call it."""


def _guessed(schema: dict[str, Any]) -> None:
    """Editors need not ask for what is guessed."""
    schema["required"] = [key for key in schema.get("required", ()) if key != "type"]


class Sheet(Strict):
    """A hero, a being, or a helper. Which one may be left to be guessed from what is given."""

    model_config = ConfigDict(json_schema_extra=_guessed)
    OPEN: ClassVar = frozenset({
        "type", "ability", "occupations", "restricted_skills", "characteristic", "limit", "fate_contribution",
        "owner", "bond_max", "race", "trait", "reason", "skill", "skills", "attack_skills", "defend_skills",
        "recover_skills", "affects", "talents", "free_manoeuvres", "flags", "items", "abilities", "nature",
        "max_attackers",
    })  # fmt: skip
    UNKNOWN: ClassVar = {"type": Type.BEING}

    type: Type
    """Hero, being or helper; guessed from the other keys if left out."""
    ability: Threes = Threes()
    """Hero: the most the pools hold; pools are full at the start."""
    occupations: Occupations = ()
    """Hero: levels 0 to 5; the level of an occupation is that of its skills."""
    restricted_skills: tuple[Id, ...] = ()
    """Hero: restricted skills it has; others are impossible for it."""
    characteristic: Characteristic | None = None
    """Being: level 1 to 6 of these skills; 0 for all others. Restricted skills may be among them. ``name`` only
    labels it."""
    limit: Threes = Threes()
    """Being: the most Fate in one payment of each property. Scars that exceed it together eliminate it."""
    fate_contribution: Natural | None = None
    """Being: what it brings to the Fate of its side; helper: to the Fate of its owner's helpers. The pool is the
    sum; 14 is the most an ordinary single creature should bring."""
    owner: Id | None = None
    """The hero whose helper a being is."""
    bond_max: Natural = 0
    """Helper: Bond, for what exceeds Fate or limit."""
    race: Spoken = ""
    """What the Quick game asks of a hero; no effect."""
    trait: Spoken = ""
    """What the Quick game asks of a hero; no effect."""
    reason: Spoken = ""
    """What the Quick game asks of a hero; no effect."""

    skill: tuple[SkillTable, ...] = ()
    """Skills of this combatant that the book does not name."""
    skills: tuple[Id, ...] = ()
    """Listing order, which settles ties between skills of equal level."""
    attack_skills: tuple[Id, ...] = ()
    """Used to attack when nobody chooses: the highest level, then the least demand, then the first listed. Without
    it: the best of all, of equally good ones one that can eliminate."""
    defend_skills: tuple[Id, ...] = ()
    """Like ``attack_skills``, for counteractions and for meeting dangers."""
    recover_skills: tuple[Id, ...] = ()
    """Like ``attack_skills``, for lowering Threat, preparing, helping, getting away."""
    affects: dict[Id, Property] = Field(default_factory=dict)
    """Property that the named skills act upon, where it is not their own."""
    talents: tuple[Id, ...] = ()
    """Actions with them may carry two different manoeuvres."""
    free_manoeuvres: dict[Manoeuvre, tuple[Id, ...]] = Field(default_factory=dict)
    """Manoeuvres (``defence``, ``wide``, ``precise``, ``mighty``, ``cunning``) that cost nothing with these
    skills."""
    flags: tuple[Literal["living_mountain", "long_weapon", "very_cunning"], ...] = ()
    """``living_mountain``: may exhaust against tests; ``long_weapon``: one more manoeuvre beside defence, in
    melee; ``very_cunning``: cunning makes 3 instead of 2."""
    items: tuple[Item, ...] = ()
    """Things that matter by the rules."""
    abilities: tuple[Ability, ...] = ()
    """Special abilities."""
    nature: Literal["person", "beast"] = "person"
    """How its deeds are told: a beast has no weapon in its hands; no effect."""
    max_attackers: Positive | None = None
    """How many may go for it in one round; unlimited if left out."""
    tactics: TacticsTable = TacticsTable()
    """How its unattended play differs from its preset."""

    @model_validator(mode="before")
    @classmethod
    def _guess(cls, value: Any) -> Any:
        if not isinstance(value, Mapping) or "type" in value:
            return value
        if "owner" in value:
            return {"type": "helper", **value}
        being = "characteristic" in value or ("limit" in value and "ability" not in value)
        return {"type": "being" if being else "hero", **value}

    @model_validator(mode="after")
    def _belongs(self) -> Sheet:
        given = self.model_fields_set
        if self.type is Type.HERO:
            self._hero(given)
        elif given & {"ability", "occupations", "restricted_skills"}:
            raise fault("being-with-abilities")
        elif self.characteristic is None:
            raise fault("being-without-characteristic")
        if self.type is Type.HELPER and self.owner is None:
            raise fault("helper-without-owner")
        if self.type is Type.BEING and given & {"owner", "bond_max"}:
            raise fault("being-with-bond")
        return self

    def _hero(self, given: set[str]) -> None:
        if given & {"limit", "fate_contribution", "characteristic", "owner", "bond_max"}:
            raise fault("hero-with-fate")
        if "ability" not in given:
            raise fault("hero-without-abilities")
        twice = [name for name, count in Tally(one.name for one in self.occupations).items() if count > 1]
        if twice:
            raise fault("occupation-twice", name=twice[0])

    def default_seat(self, id: str) -> str:
        """Heroes and their helpers belong to players, the rest to the GM."""
        if self.type is Type.BEING:
            return GM
        return f"player:{self.owner if self.type is Type.HELPER else id}"
