"""What a scene says of one combatant, and of the tactics that decide for it."""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, ConfigDict, Field, PlainValidator, WithJsonSchema, model_validator

from bojiste.core.ask import GM
from bojiste.core.reading import Id, Strict, Text
from bojiste.kit.fields import NONE, Natural, NaturalOrNone, Positive, PositiveOrNone, Spoken, fault
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.rules.equipment import SACRIFICE
from bojiste.systems.drd2.rules.simulation import Counter, Pick, React
from bojiste.systems.drd2.words import (
    Approach,
    Backlash,
    Initiative,
    Manoeuvre,
    Origin,
    Penalty,
    Property,
    Stake,
    Status,
    Type,
    Use,
    When,
)

Level = Annotated[int, Field(ge=0, le=5, strict=True)]


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
    level: Level


def _pairs(value: Any) -> Any:
    """``{warrior = 3}`` as ``[{name = "warrior", level = 3}]``."""
    return [{"name": key, "level": item} for key, item in value.items()] if isinstance(value, Mapping) else value


Occupations = Annotated[
    tuple[Occupation, ...], BeforeValidator(_pairs, json_schema_input_type=dict[Text, Level] | list[Occupation])
]


class Characteristic(Strict):
    level: Annotated[int, Field(ge=1, le=6, strict=True)]
    skills: tuple[Id, ...] = ()
    name: Spoken = ""


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

    id: Text | None = None
    """How ``broken`` and trade call it; otherwise by its name, which must then be one word for all languages."""
    name: Spoken
    demand: dict[str, Annotated[int, Field(ge=0, le=3, strict=True)]] = Field(default_factory=dict)
    store: Store | None = None
    sacrifice: Sacrifice | None = None
    exhaust_price: int = 0
    cost: Natural | None = None
    """Hellers, where it can be bought again between expeditions."""

    @model_validator(mode="after")
    def _can_be_called(self) -> Item:
        if not self.called:
            raise fault("item-without-id")
        return self

    @property
    def called(self) -> str:
        return self.id or (self.name if isinstance(self.name, str) else "")


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
    name: Spoken = ""
    property: Property
    severity: Positive
    scope: tuple[str, ...] = Field(min_length=1)
    origin: Origin = Origin.INFLICTED


# -- tactics -------------------------------------------------------------------------------------------------------


def _share(value: Any) -> Any:
    """A share of a side, above 0 and up to 1: ``0.5``, ``"1/2"``, or ``"none"``."""
    if value is None or value == NONE:
        return None
    try:
        share = Fraction("" if isinstance(value, bool) else str(value))
    except (ValueError, ZeroDivisionError):
        raise fault("not-one-of", expected="none, 0.5, 1/2") from None
    if share <= 0:
        raise fault("not-above", minimum=0)
    if share > 1:
        raise fault("above-maximum", maximum=1)
    return share


def _eliminating(value: Any) -> Any:
    """When to try an elimination; ``threat:3``: from that Threat of the target up."""
    if value not in _ELIMINATING and not (isinstance(value, str) and _FROM_THREAT.match(value)):
        raise fault("not-one-of", expected=", ".join((*_ELIMINATING, "threat:3")))
    return value


_ELIMINATING = ("never", "finishable", "threat", "always")
_FROM_THREAT = re.compile("^threat:[1-9][0-9]*$")
Share = Annotated[
    Fraction | None,
    PlainValidator(_share),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "number", "exclusiveMinimum": 0, "maximum": 1},
                {"type": "string", "pattern": r"^(none|[0-9]+/[0-9]+)$"},
            ]
        }
    ),
]
Eliminating = Annotated[
    str,
    PlainValidator(_eliminating),
    WithJsonSchema({"anyOf": [{"enum": list(_ELIMINATING)}, {"type": "string", "pattern": _FROM_THREAT.pattern}]}),
]


class TacticsTable(Strict):
    """Parameters of unattended play that differ from the preset."""

    exhaust_vs: tuple[Stake, ...] = ()
    exhaust_max_price: NaturalOrNone = None
    reserve: Natural = 0
    exhaust_tests: Literal["never", "important", "always"] = "never"
    scar_for: Literal["never", "elimination", "any"] = "never"
    scar_max: Positive = 1
    heroic_death: bool = False
    eliminate: Eliminating = "never"
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
    recover_at: PositiveOrNone = None
    approach: Approach = Approach.NONE
    postpone: Literal["never", "always"] = "never"
    backlash: Literal["threat", "advantage", "none"] = "none"
    lethality: Literal["removed", "present"] = "removed"
    target: Pick = Pick.WEAKEST
    surrender_at: Share = None
    flee: NaturalOrNone = None
    max_rounds: Positive = 1

    def changes(self) -> dict[str, Any]:
        """What is set here, in the words of the tactics."""
        found = {name: getattr(self, name) for name in sorted(self.model_fields_set)}
        word, _, number = self.eliminate.partition(":")
        if number:
            found |= {"eliminate": word, "eliminate_threat": int(number)}
        return {name: _IN_TACTICS.get(name, _same)(value) for name, value in found.items()}


def _same(value: Any) -> Any:
    return value


_WHEN = (
    "exhaust_tests", "scar_for", "eliminate", "precise", "mighty", "cunning", "wide", "defence", "postpone",
)  # fmt: skip
_BACKLASH = {"threat": Backlash.THREAT, "advantage": Backlash.ADVANTAGE, "none": Backlash.NONE}
_LETHALITY = {"removed": Status.REMOVED, "present": Status.PRESENT}
_IN_TACTICS: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(_WHEN, When),
    "attack": Stake,
    "backlash": _BACKLASH.__getitem__,
    "lethality": _LETHALITY.__getitem__,
}
"""What the file's words are to the tactics, where they are not the same."""


# -- the whole sheet ------------------------------------------------------------------------------------------------


def _guessed(schema: dict[str, Any]) -> None:
    """Editors need not ask for what is guessed."""
    schema["required"] = [key for key in schema.get("required", ()) if key != "type"]


class Sheet(Strict):
    """A hero, a being, or a helper. Which one may be left to be guessed from what is given."""

    model_config = ConfigDict(json_schema_extra=_guessed)
    type: Type
    ability: Threes = Threes()
    occupations: Occupations = ()
    restricted_skills: tuple[Id, ...] = ()
    characteristic: Characteristic | None = None
    limit: Threes = Threes()
    fate_contribution: Natural | None = None
    owner: Id | None = None
    bond_max: Natural = 0
    race: Spoken = ""
    trait: Spoken = ""
    reason: Spoken = ""

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


class Coins(Strict):
    ducats: Natural = 0
    groschen: Natural = 0
    hellers: Natural = 0


def _hellers(value: Any) -> Any:
    """Coins as hellers."""
    if not isinstance(value, Mapping):
        return value
    coins = Coins.model_validate(value)
    return rules.money.units(coins.ducats, coins.groschen, coins.hellers)


Money = Annotated[Natural, BeforeValidator(_hellers, json_schema_input_type=Natural | Coins)]


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
    money: Money = 0
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
    """Items that were given up, by id or name."""

    @model_validator(mode="after")
    def _fits(self) -> Given:
        if self.threat is not None and self.threat < self.floor:
            raise fault("threat-below-floor", threat=self.threat, floor=self.floor)
        spells = {self.approach_granted, self.approach_forced} - {Approach.NONE}
        if len(spells) > 1:
            raise fault("both-approaches")
        return self
