"""What a scene says of one combatant."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from bojiste.core.ask import GM
from bojiste.core.reading import Id, Strict, Text
from bojiste.systems.drd2.rules import money
from bojiste.systems.drd2.rules.equip import SACRIFICE
from bojiste.systems.drd2.terms import (
    Approach,
    Backlash,
    Counter,
    Initiative,
    Manoeuvre,
    Origin,
    Penalty,
    Pick,
    Property,
    React,
    Stake,
    Status,
    Type,
    Use,
    When,
)

Natural = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]
Share = Annotated[Fraction, Field(gt=0, le=1)]


def fault(reason: str, **data: Any) -> PydanticCustomError:
    """A fault of our own as the reader understands it: the reason is a message id."""
    return PydanticCustomError(reason, "{reason}", {"reason": reason, **data})


def _pairs(value: Any) -> Any:
    """``{warrior = 3}`` as ``[{name = "warrior", level = 3}]``."""
    return [{"name": key, "level": item} for key, item in value.items()] if isinstance(value, Mapping) else value


def _coins(value: Any) -> Any:
    """Money as coins, in hellers."""
    if isinstance(value, Mapping) and set(value) <= {"ducats", "groschen", "hellers"}:
        return money.units(value.get("ducats", 0), value.get("groschen", 0), value.get("hellers", 0))
    return value


def _none(value: Any) -> Any:
    """The word ``none``, since TOML has no such value."""
    return None if value == "none" else value


class Threes(Strict):
    """One number for each property."""

    body: Natural = 0
    soul: Natural = 0
    influence: Natural = 0


class SkillTable(Strict):
    """A skill that the book does not name."""

    id: Id
    property: Property
    restricted: bool
    occupation: str = ""
    affects: Property | None = None
    use: Use = Use.OTHER


class Occupation(Strict):
    name: Text
    level: Annotated[int, Field(ge=0, le=5)]


class Characteristic(Strict):
    level: Annotated[int, Field(ge=1, le=6)]
    skills: tuple[Id, ...] = ()
    name: str = ""


class Store(Strict):
    """Resources of one property that an item holds."""

    property: Property
    amount: Natural


class Sacrifice(Strict):
    """Resources of one property that giving an item up yields."""

    property: Property
    amount: Positive = SACRIFICE


class Item(Strict):
    """``demand``: what it puts on actions, by skill or tag; ``exhaust_price``: what it changes of exhaustions."""

    name: Text
    demand: dict[str, Annotated[int, Field(ge=0, le=3)]] = Field(default_factory=dict)
    store: Store | None = None
    sacrifice: Sacrifice | None = None
    exhaust_price: int = 0
    cost: Natural | None = None
    """Hellers, where it can be bought again between expeditions."""


class Ability(Strict):
    """A special ability: what activating it costs, and what it changes of the owner's exhaustions."""

    id: Id
    property: Property
    price: Natural = 1
    exhaust_price: int = 0


class PenaltyTable(Strict):
    kind: Penalty
    scope: tuple[str, ...] = Field(min_length=1)


class ScarTable(Strict):
    name: str = ""
    property: Property
    severity: Positive
    scope: tuple[str, ...] = Field(min_length=1)
    origin: Origin = Origin.INFLICTED


class TacticsTable(Strict):
    """Parameters of unattended play that differ from the preset."""

    exhaust_vs: tuple[Stake, ...] = ()
    exhaust_max_price: Annotated[Natural | None, BeforeValidator(_none)] = None
    reserve: Natural = 0
    exhaust_tests: Literal["never", "important", "always"] = "never"
    scar_for: Literal["never", "elimination", "any"] = "never"
    scar_max: Positive = 1
    heroic_death: bool = False
    eliminate: Literal["never", "finishable", "threat", "always"] = "never"
    eliminate_threat: Positive = 1
    assume_scars: bool = False
    attack: Literal["threat", "scar"] = "threat"
    react: React = React.NONE
    counter: Counter = Counter.STRIKE
    precise: Literal["never", "elimination", "always"] = "never"
    mighty: Literal["never", "decisive", "always"] = "never"
    cunning: Literal["never", "decisive", "always"] = "never"
    wide: Literal["never", "auto"] = "never"
    defence: Literal["never", "elimination", "scar_or_worse", "always"] = "never"
    recover_at: Annotated[Positive | None, BeforeValidator(_none)] = None
    approach: Approach = Approach.NONE
    postpone: Literal["never", "always"] = "never"
    backlash: Literal["threat", "advantage", "none"] = "none"
    lethality: Literal["removed", "present"] = "removed"
    target: Pick = Pick.WEAKEST
    surrender_at: Annotated[Share | None, BeforeValidator(_none)] = None
    flee: Annotated[Natural | None, BeforeValidator(_none)] = None
    max_rounds: Positive = 1

    @model_validator(mode="before")
    @classmethod
    def _spread(cls, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return value
        spread = dict(value)
        if isinstance(spread.get("eliminate"), str) and spread["eliminate"].startswith("threat:"):
            spread["eliminate"], spread["eliminate_threat"] = spread["eliminate"].split(":", 1)
        if isinstance(spread.get("surrender_at"), float):
            spread["surrender_at"] = str(spread["surrender_at"])
        return spread

    def changes(self) -> dict[str, Any]:
        """What is set here, in the words of the tactics."""
        words: dict[str, Any] = {
            name: When(value) for name, value in self.__dict__.items() if name in _WHEN and isinstance(value, str)
        }
        words["attack"] = Stake(self.attack)
        words["backlash"] = _BACKLASH[self.backlash]
        words["lethality"] = Status.REMOVED if self.lethality == "removed" else Status.PRESENT
        return {name: words.get(name, getattr(self, name)) for name in sorted(self.model_fields_set)}


_WHEN = (
    "exhaust_tests", "scar_for", "eliminate", "precise", "mighty", "cunning", "wide", "defence", "postpone",
)  # fmt: skip
_BACKLASH = {"threat": Backlash.THREAT, "advantage": Backlash.ADVANTAGE, "none": Backlash.NONE}


class Sheet(Strict):
    """A hero, a being, or a helper. Which one may be left to be guessed from what is given."""

    type: Type
    ability: Threes = Threes()
    occupations: Annotated[tuple[Occupation, ...], BeforeValidator(_pairs)] = ()
    restricted_skills: tuple[Id, ...] = ()
    characteristic: Characteristic | None = None
    limit: Threes = Threes()
    fate_contribution: Natural | None = None
    owner: Id | None = None
    bond_max: Natural = 0
    race: str = ""
    trait: str = ""
    reason: str = ""

    skill: tuple[SkillTable, ...] = ()
    """Skills of this combatant that the book does not name."""
    skills: tuple[Id, ...] = ()
    """Listing order, which settles ties between skills of equal level."""
    attack_skills: tuple[Id, ...] = ()
    defend_skills: tuple[Id, ...] = ()
    recover_skills: tuple[Id, ...] = ()
    affects: dict[Id, Property] = Field(default_factory=dict)
    """Property that the named skills act upon, where it is not their own."""
    talents: tuple[Id, ...] = ()
    free_manoeuvres: dict[Manoeuvre, tuple[Id, ...]] = Field(default_factory=dict)
    flags: tuple[Literal["living_mountain", "long_weapon", "very_cunning"], ...] = ()
    items: tuple[Item, ...] = ()
    abilities: tuple[Ability, ...] = ()
    max_attackers: Positive | None = None
    tactics: TacticsTable = TacticsTable()

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


class Given(Strict):
    """The numbers a scene may state to begin in the middle; pools not given are full."""

    status: Status = Status.ACTIVE
    threat: Positive | None = None
    floor: Positive = 1
    advantage: Natural = 0
    body: Natural | None = None
    soul: Natural | None = None
    influence: Natural | None = None
    bond: Natural | None = None
    fate: Natural | None = None
    """Fate left to the helpers of this hero, or to this helper where each has its own."""
    money: Annotated[Natural, BeforeValidator(_coins)] = 0
    materials: Natural = 0
    scars: tuple[ScarTable, ...] = ()
    penalties: tuple[PenaltyTable, ...] = ()
    approach_granted: Approach = Approach.NONE
    approach_forced: Approach = Approach.NONE
    initiative: Initiative = Initiative.WAITING
    disengaged: bool = False
    stored: tuple[Natural, ...] | None = None
    """What is left in each item, in the order of the items."""
    broken: tuple[str, ...] = ()
    """Names of items that were given up."""

    @model_validator(mode="after")
    def _fits(self) -> Given:
        if self.threat is not None and self.threat < self.floor:
            raise fault("threat-below-floor", threat=self.threat, floor=self.floor)
        spells = {self.approach_granted, self.approach_forced} - {Approach.NONE}
        if len(spells) > 1:
            raise fault("both-approaches")
        return self
