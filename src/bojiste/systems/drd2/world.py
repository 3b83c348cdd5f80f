"""What a scene says beside its combatants: the conflict, prepared actions, dangers, rests, lone evaluations."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AliasChoices, BeforeValidator, ConfigDict, Field, model_validator

from bojiste.core.reading import Id, Strict
from bojiste.kit.fields import Natural, Positive, Spoken, fault
from bojiste.systems.drd2.now import EVERYBODY
from bojiste.systems.drd2.rules.action import one_consequence
from bojiste.systems.drd2.sheet import SkillTable, TacticsTable
from bojiste.systems.drd2.words import (
    COUNTED,
    Danger,
    Effect,
    Kind,
    Mode,
    Property,
    Refusal,
    Rest,
    Risk,
    Sorting,
    Status,
)


class Encounter(Strict):
    """One conflict. Numbers stand under the id of a combatant, of a side, or under ``all``."""

    roster: tuple[Id, ...] | None = None
    """Who takes part, in this order; otherwise everybody in the order of the scene."""
    join: dict[Id, Annotated[int, Field(ge=2, strict=True)]] = Field(default_factory=dict)
    """Who comes later, and in which round."""
    fate_pool: dict[Id, Natural] = Field(default_factory=dict)
    threat: dict[Id, Positive] = Field(default_factory=dict)
    floor: dict[Id, Positive] = Field(default_factory=dict)
    advantage: dict[Id, Natural] = Field(default_factory=dict)
    surprise: Id | None = None
    """The side that goes first in round 1."""
    first: tuple[tuple[Id, ...], ...] = ()
    """Who goes first by the story, round by round; the others roll."""
    last: tuple[tuple[Id, ...], ...] = ()
    tempo: Spoken = ""
    round: Positive = 1
    """The round in which play begins; ``now`` says who has already used its initiative."""
    max_rounds: Positive | None = None


def _listed(value: Any) -> Any:
    """A single word as a list of one."""
    return (value,) if isinstance(value, str) else value


def _short_forms(schema: dict[str, Any]) -> None:
    """What editors cannot see in the model: ``skill``, and that one of both must be there."""
    schema["properties"]["skill"] = schema["properties"]["skills"]
    schema["required"] = ["id", "effect"]
    schema["anyOf"] = [{"required": ["skill"]}, {"required": ["skills"]}]


class Action(Strict):
    """A prepared action: what somebody can do here besides what everybody always can."""

    model_config = ConfigDict(json_schema_extra=_short_forms)
    id: Id
    name: Spoken = ""
    skills: Annotated[
        tuple[Id, ...],
        Field(min_length=1, validation_alias=AliasChoices("skills", "skill")),
        BeforeValidator(_listed, json_schema_input_type=Id | Annotated[list[Id], Field(min_length=1)]),
    ]
    pay_skill: Id | None = None
    effect: Annotated[
        tuple[Effect, ...],
        BeforeValidator(_listed, json_schema_input_type=Effect | Annotated[list[Effect], Field(max_length=1)]),
    ] = ()
    """One effect; a single word will do."""
    target: Literal["self", "ally", "enemy", "anyone", "none"] = "none"
    targets: tuple[Id, ...] = ()
    """Fixed targets, instead of a kind of target."""
    affects: Property | None = None
    kind: Kind = Kind.POSSIBLE
    demand: Annotated[int, Field(ge=0, le=3, strict=True)] = 0
    area: bool = False
    wide: bool = False
    who: tuple[Id, ...] = ()
    """Who can do it; nobody named: everybody."""
    tags: tuple[str, ...] = ()
    helped_by: tuple[str, ...] = ()
    """Names of scars that would rather help here."""
    against: Annotated[tuple[Id, ...], BeforeValidator(_listed, json_schema_input_type=Id | list[Id])] = ()
    """Which skills serve for opposing it; otherwise those that serve for defending."""
    threatens: tuple[Id, ...] = ()
    """Whom it threatens in the story, beside its targets."""
    eliminates: bool | None = None
    """Whether it has the power to eliminate; otherwise by its skill."""
    leaves: bool = False
    """Success leads out of the conflict (for whom it targets, or for the one who acts)."""
    disengages: bool = False
    scar: Spoken = ""
    scope: tuple[str, ...] = ()
    """Name and scope of the scar it inflicts."""
    severity: Natural = 0
    """Severity of the scar that goes with an elimination."""
    form: Status = Status.REMOVED
    failure: Spoken = ""
    risk: Risk = Risk.NONE
    follow: Id | None = None
    """The danger that failing (with the risk of a trap or the environment) or succeeding (``other``) lets loose."""
    text: Spoken = ""

    @model_validator(mode="after")
    def _declared(self) -> Action:
        if not self.effect:
            raise fault(Refusal.NO_EFFECT.value)
        if not one_consequence(self.effect):
            raise fault(Refusal.TWO_EFFECTS.value)
        if len(self.targets) > 1 and not (self.wide or self.area):
            raise fault(Refusal.SEVERAL_TARGETS.value, count=len(self.targets))
        if self.demand and self.kind is not Kind.DEMANDING and "kind" in self.model_fields_set:
            raise fault("demand-without-demanding", kind=self.kind.value)
        if self.follow and self.effect[0] is not Effect.OTHER and self.risk not in (Risk.TRAP, Risk.ENVIRONMENT):
            raise fault("follow-without-cause")
        if self.severity and self.effect[0] is not Effect.ELIMINATE:
            raise fault("severity-without-elimination")
        return self

    @property
    def sorting(self) -> Sorting:
        """The kind of action that the scene gives it."""
        return Sorting(Kind.DEMANDING, self.demand) if self.demand else Sorting(self.kind)


class Hazard(Strict):
    """A danger that becomes a challenge for everybody it affects."""

    id: Id
    name: Spoken = ""
    who: tuple[str, ...] = (EVERYBODY,)
    """Combatants, sides, or ``all``."""
    effect: Effect = Effect.STORY
    size: Natural = 1
    property: Property | None = None
    """What it acts upon; otherwise what whoever lets it loose aims at, or what one reacts with."""
    danger: Danger = Danger.ENVIRONMENT
    skills: Annotated[tuple[Id, ...], BeforeValidator(_listed, json_schema_input_type=Id | list[Id])] = ()
    """Which skills serve for meeting it; otherwise those that serve for defending."""
    demand: Annotated[int, Field(ge=0, le=3, strict=True)] = 0
    threat: Positive | None = None
    """Threat of those it meets outside a conflict."""
    rounds: tuple[Positive, ...] | None = None
    """In which rounds of a conflict it acts; otherwise in every round. Empty: only when something lets it loose."""
    scar: Spoken = ""
    scope: tuple[str, ...] = ()
    form: Status = Status.REMOVED
    text: Spoken = ""

    @model_validator(mode="after")
    def _sized(self) -> Hazard:
        if self.effect in COUNTED and self.size < 1:
            raise fault(Refusal.BAD_SIZE.value)
        if self.effect is Effect.SCAR and self.property is None:
            raise fault("scar-without-property")
        if self.danger is Danger.CHARACTER:
            raise fault("danger-of-a-character")
        return self


class Trial(Strict):
    """A lone test: who tries, what (a prepared action, or whatever is declared), in which Threat."""

    who: Id
    action: Id | None = None
    threat: Positive | None = None


class Brawl(Strict):
    """A lone clash: who acts (``none``: both at once), who may oppose."""

    actor: Id
    between: tuple[Id, ...] = ()
    action: Id | None = None
    threat: dict[Id, Positive] = Field(default_factory=dict)


class Purchase(Strict):
    """What is bought or sold between expeditions."""

    who: Id
    buy: Natural = 0
    sell: Natural = 0
    """Raw materials."""
    item: str | None = None
    price: Natural | None = None
    """Hellers for one material, where it is not the usual one."""


class RestTable(Strict):
    kind: Rest = Rest.COMMON
    amount: Natural | None = None
    who: tuple[str, ...] = (EVERYBODY,)
    long_rounds: bool = False


_READ = {"days": ("days",), "between": ("who", "action"), "depart": ()}
"""What steps read that have no table of their own name."""


class Step(Strict):
    """One step of an expedition; the table of its name says the rest."""

    do: Literal["conflict", "test", "challenge", "clash", "rest", "days", "between", "trade", "depart"]
    conflict: Encounter = Encounter()
    test: Trial | None = None
    challenge: Hazard | None = None
    clash: Brawl | None = None
    rest: RestTable = RestTable()
    trade: Purchase | None = None
    days: Annotated[Natural, Field(le=9999)] = 0
    who: Id | None = None
    action: Id | None = None

    @model_validator(mode="after")
    def _told(self) -> Step:
        needs = {"test": self.test, "challenge": self.challenge, "clash": self.clash, "trade": self.trade}
        if self.do in needs and needs[self.do] is None:
            raise fault("step-without-table", table=self.do)
        if self.do == "days" and not self.days:
            raise fault("step-without-days")
        unread = sorted(self.model_fields_set - {"do", *_READ.get(self.do, (self.do,))})
        if unread:
            raise fault("step-does-not-read", key=unread[0], step=self.do)
        return self


class World(Strict):
    skill: tuple[SkillTable, ...] = ()
    conflict: Encounter = Encounter()
    action: tuple[Action, ...] = ()
    environment: tuple[Hazard, ...] = ()
    tactics: dict[Id, TacticsTable] = Field(default_factory=dict)
    """Parameters of unattended play by side."""
    test: tuple[Trial, ...] = ()
    challenge: tuple[Hazard, ...] = ()
    clash: tuple[Brawl, ...] = ()
    step: tuple[Step, ...] = ()
    mode: Mode = Mode.EXPEDITION
