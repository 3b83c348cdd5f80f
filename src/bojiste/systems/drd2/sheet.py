"""What a scene says of one combatant, and of the tactics that decide for it."""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Annotated, Any, ClassVar, Literal

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
    """The number of Body."""
    soul: Natural = 0
    """The number of Soul."""
    influence: Natural = 0
    """The number of Influence."""


class SkillTable(Strict):
    """A skill that the book does not name."""

    id: Id
    """What the other tables call it."""
    property: Property
    """What pays for it."""
    restricted: bool
    """Whether it is impossible without having it."""
    occupation: str = ""
    """The occupation whose level it has; its own id if left out."""
    affects: Property | None = None
    """What it acts upon, if not its own property."""
    use: Use = Use.OTHER
    """What it does to others; combat, fright and persuasion can eliminate."""


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
    level: Annotated[int, Field(ge=1, le=6, strict=True)]
    """The level of these skills, 1 to 6."""
    skills: tuple[Id, ...] = ()
    """The skills that have it."""
    name: Spoken = ""
    """What people call it."""


class Store(Strict):
    """Resources of one property that an item holds."""

    property: Property
    """Of which property."""
    amount: Natural
    """How much."""


class Sacrifice(Strict):
    """Resources of one property that giving an item up yields."""

    property: Property
    """Of which property."""
    amount: Positive = SACRIFICE
    """How much."""


class Item(Strict):
    """``demand``: what it puts on actions, by skill or tag; ``exhaust_price``: what it changes of exhaustions."""

    id: Text | None = None
    """How ``broken`` and trade call it; otherwise by its name, which must then be one word for all languages."""
    name: Spoken
    """What people call it."""
    demand: dict[str, Annotated[int, Field(ge=0, le=3, strict=True)]] = Field(default_factory=dict)
    """What it puts on actions with a skill, of a property, or with a tag (``swimming = 2``). Demands do not add
    up, the highest counts."""
    store: Store | None = None
    """Resources it holds, for payments of that property; used up, and full at the start."""
    sacrifice: Sacrifice | None = None
    """What giving it up brings, once (amount 1 if left out). Tactics never do it."""
    exhaust_price: int = 0
    """What it changes of every exhaustion of its owner; an exhaustion costs at least 1."""
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
    """What answers call it."""
    property: Property
    """What activating it is paid with."""
    price: Natural = 1
    """1 if left out; paid when the declaration becomes binding, never given back."""
    exhaust_price: int = 0
    """What it changes of every exhaustion of its owner."""


class PenaltyTable(Strict):
    kind: Penalty
    """Three dice of which the two lowest count; exhausting against it costs one less; no ordinary consequences."""
    scope: tuple[str, ...] = Field(min_length=1)
    """Skills or properties it works on."""


class ScarTable(Strict):
    name: Spoken = ""
    """What people call it."""
    property: Property
    """The property it is on."""
    severity: Positive
    """What hampered actions demand; from 3 on they are impossible."""
    scope: tuple[str, ...] = Field(min_length=1)
    """Skills, properties or tags it hampers."""
    origin: Origin = Origin.INFLICTED
    """Whether another has inflicted it, or who has it has paid with it."""


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
    """Against what it exhausts at all (also: ``self_help``, ``advantage``, ``story``)."""
    exhaust_max_price: NaturalOrNone = None
    """The most it pays for that; anything against an elimination; ``none``: no bound."""
    reserve: Natural = 0
    """What must be left afterwards, except against an elimination."""
    exhaust_tests: Literal["never", "important", "always"] = "never"
    """In tests: ``never``, ``important`` (eliminating, leaving), ``always``."""
    scar_for: Literal["never", "elimination", "any"] = "never"
    """For what it scars itself: ``never``, ``elimination``, ``any``."""
    scar_max: Positive = 1
    """How grave a scar it gives itself."""
    heroic_death: bool = False
    """Whether it dies rather than be eliminated."""
    eliminate: Eliminating = "never"
    """When it tries to eliminate: ``never``, ``finishable`` (the other could not pay), ``threat:3`` (from that
    Threat), ``always``."""
    eliminate_threat: Positive = 1
    """The number of ``threat:…``, if written apart."""
    assume_scars: bool = False
    """Whether it reckons that others would scar themselves."""
    attack: Literal["threat", "scar"] = "threat"
    """What an attack shall do: ``threat``, ``scar``."""
    react: React = React.NONE
    """Whom it defends: ``none``, ``if_target`` itself, ``protect`` comrades too, ``deny`` also opposes what helps
    its enemies."""
    counter: Counter = Counter.STRIKE
    """How it answers: ``strike`` back, ``avoid`` (own Threat −1), ``block``."""
    precise: Literal["never", "elimination", "always"] = "never"
    """When it is precise: ``never``, ``elimination``, ``always``."""
    mighty: Literal["never", "decisive", "always"] = "never"
    """When it is mighty: ``never``, ``decisive`` (when the other can then not pay), ``always``."""
    cunning: Literal["never", "decisive", "always"] = "never"
    """When it is cunning: ``never``, ``decisive``, ``always``."""
    wide: Literal["never", "auto"] = "never"
    """When it goes wide: ``never``, ``auto`` (on all enemies, if two or more)."""
    defence: Literal["never", "elimination", "scar_or_worse", "always"] = "never"
    """When it pays for defence: ``never``, ``elimination``, ``scar_or_worse``, ``always``."""
    recover_at: PositiveOrNone = None
    """From which Threat on it lowers it first."""
    approach: Approach = Approach.NONE
    """How it goes for initiative: ``none``, ``fast``, ``slow``."""
    postpone: Literal["never", "always"] = "never"
    """When it postpones: ``always``: keeps its initiative for reacting."""
    backlash: Literal["threat", "advantage", "none"] = "none"
    """What it takes for surviving an elimination: ``threat``, ``advantage``, ``none``."""
    lethality: Literal["removed", "present"] = "removed"
    """Whether those it eliminates are gone or still ``present``."""
    target: Pick = Pick.WEAKEST
    """Whom it attacks: ``weakest`` (finishable, then highest Threat, then least resources), ``random``."""
    surrender_at: Share = None
    """The share of the side that must be out before the rest gives up."""
    flee: NaturalOrNone = None
    """The capacity of Body below which it gets away."""
    max_rounds: Positive = 1
    """The round after which the conflict ends undecided."""

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
    OPEN: ClassVar = frozenset({
        "type", "ability", "occupations", "restricted_skills", "characteristic", "limit", "fate_contribution",
        "owner", "bond_max", "race", "trait", "reason", "skill", "skills", "attack_skills", "defend_skills",
        "recover_skills", "affects", "talents", "free_manoeuvres", "flags", "items", "abilities", "max_attackers",
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
    it: the best of all."""
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


class Coins(Strict):
    ducats: Natural = 0
    """Gold coins, ten groschen each."""
    groschen: Natural = 0
    """Silver coins, ten hellers each."""
    hellers: Natural = 0
    """Copper coins."""


def _hellers(value: Any) -> Any:
    """Coins as hellers."""
    if not isinstance(value, Mapping):
        return value
    coins = Coins.model_validate(value)
    return rules.money.units(coins.ducats, coins.groschen, coins.hellers)


Money = Annotated[Natural, BeforeValidator(_hellers, json_schema_input_type=Natural | Coins)]


class Given(Strict):
    """The numbers a scene may state to begin in the middle; pools not given are full."""

    OPEN: ClassVar = frozenset({"status", "threat", "floor", "advantage"})

    status: Status = Status.ACTIVE
    """Where it stands; the eliminated who are present may only defend themselves."""
    threat: Positive | None = None
    """Its Threat; otherwise as ``[conflict]`` says, or 2."""
    floor: Positive = 1
    """The number below which its Threat cannot fall; 1."""
    advantage: Natural = 0
    """Resources for anything, gone with the conflict."""
    body: Natural | None = None
    """Hero: what is left in the pools; at most the ability without its scars."""
    soul: Natural | None = None
    """Hero: what is left in the pools; at most the ability without its scars."""
    influence: Natural | None = None
    """Hero: what is left in the pools; at most the ability without its scars."""
    bond: Natural | None = None
    """Helper: what is left of it."""
    fate: Natural | None = None
    """Fate left to the helpers of this hero, or to this helper where each has its own."""
    money: Money = 0
    """Money in hellers, or in ducats, groschen and hellers."""
    materials: Natural = 0
    """Raw materials."""
    scars: tuple[ScarTable, ...] = ()
    """Scars it begins with."""
    penalties: tuple[PenaltyTable, ...] = ()
    """Penalties it begins with."""
    approach_granted: Approach = Approach.NONE
    """An approach to initiative that a spell allows for nothing."""
    approach_forced: Approach = Approach.NONE
    """An approach to initiative that a spell forces."""
    initiative: Initiative = Initiative.WAITING
    """What became of the action of the round in which play begins (``round`` of conflict)."""
    disengaged: bool = False
    """Whether it has got clear of its opponents, and may leave."""
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
