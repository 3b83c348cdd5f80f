"""What a scene says beside its combatants: the conflict, prepared actions, dangers, rests, lone evaluations."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

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
    """Fate of a side of beings, instead of contributions; where both are given they must be equal."""
    threat: dict[Id, Positive] = Field(default_factory=dict)
    """1 favourable, 2 ordinary, 3 complications, 4 serious ones, 5 and more nearly hopeless."""
    floor: dict[Id, Positive] = Field(default_factory=dict)
    """The number below which Threat cannot fall as long as the circumstances last."""
    advantage: dict[Id, Natural] = Field(default_factory=dict)
    """Advantage for preparation and good ideas."""
    surprise: Id | None = None
    """The side that goes first in round 1."""
    first: tuple[tuple[Id, ...], ...] = ()
    """Who goes first by the story, round by round; the others roll."""
    last: tuple[tuple[Id, ...], ...] = ()
    """Who goes last."""
    tempo: Spoken = ""
    """How long a round is; nothing depends on it."""
    round: Positive = 1
    """The round in which play begins; ``now`` says who has already used its initiative."""
    max_rounds: Positive | None = None
    """The round after which it ends undecided; otherwise 30."""


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
    """What answers call it."""
    name: Spoken = ""
    """What it is called."""
    skills: Annotated[
        tuple[Id, ...],
        Field(min_length=1, validation_alias=AliasChoices("skills", "skill")),
        BeforeValidator(_listed, json_schema_input_type=Id | Annotated[list[Id], Field(min_length=1)]),
    ]
    """One skill, or several that it truly needs: the lowest level counts."""
    pay_skill: Id | None = None
    """Whose property pays; otherwise of the lowest one."""
    effect: Annotated[
        tuple[Effect, ...],
        BeforeValidator(_listed, json_schema_input_type=Effect | Annotated[list[Effect], Field(max_length=1)]),
    ] = ()
    """One effect; a single word will do."""
    target: Literal["self", "ally", "enemy", "anyone", "none"] = "none"
    """At whom it can be aimed; ``none`` if left out."""
    targets: tuple[Id, ...] = ()
    """Fixed targets, instead of a kind of target."""
    affects: Property | None = None
    """What it acts upon, if not as its skill."""
    kind: Kind = Kind.POSSIBLE
    """How hard it is; possible if left out."""
    demand: Annotated[int, Field(ge=0, le=3, strict=True)] = 0
    """Makes it demanding: what merely trying costs."""
    area: bool = False
    """Whether it hits several by its nature."""
    wide: bool = False
    """Several targets, for the price of the manoeuvre wide."""
    who: tuple[Id, ...] = ()
    """Who can do it; nobody named: everybody."""
    tags: tuple[str, ...] = ()
    """What scars and items may hamper besides its skills."""
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
    """Whether success gets clear of the opponents."""
    scar: Spoken = ""
    """The name of the scar it inflicts."""
    scope: tuple[str, ...] = ()
    """Name and scope of the scar it inflicts."""
    severity: Natural = 0
    """Severity of the scar that goes with an elimination."""
    form: Status = Status.REMOVED
    """How it eliminates."""
    failure: Spoken = ""
    """What failing means."""
    risk: Risk = Risk.NONE
    """What failing costs besides."""
    follow: Id | None = None
    """The danger that failing (with the risk of a trap or the environment) or succeeding (``other``) lets loose."""
    text: Spoken = ""
    """Said when it is declared."""

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
    """What actions and steps call it."""
    name: Spoken = ""
    """What it is called."""
    who: tuple[str, ...] = (EVERYBODY,)
    """Combatants, sides, or ``all``."""
    effect: Effect = Effect.STORY
    """What it does, as for actions; ``story`` if left out."""
    size: Natural = 1
    """How great the change of Threat or the scar is; 1."""
    property: Property | None = None
    """What it acts upon; otherwise what whoever lets it loose aims at, or what one reacts with."""
    danger: Danger = Danger.ENVIRONMENT
    """Where it comes from."""
    skills: Annotated[tuple[Id, ...], BeforeValidator(_listed, json_schema_input_type=Id | list[Id])] = ()
    """Which skills serve for meeting it; otherwise those that serve for defending."""
    demand: Annotated[int, Field(ge=0, le=3, strict=True)] = 0
    """What merely reacting costs."""
    threat: Positive | None = None
    """Threat of those it meets outside a conflict."""
    rounds: tuple[Positive, ...] | None = None
    """In which rounds of a conflict it acts; otherwise in every round. Empty: only when something lets it loose."""
    scar: Spoken = ""
    """The name of the scar."""
    scope: tuple[str, ...] = ()
    """What the scar hampers."""
    form: Status = Status.REMOVED
    """How it eliminates."""
    text: Spoken = ""
    """Said when it is announced."""

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
    """The tester."""
    action: Id | None = None
    """The prepared action; left out, anything may be declared."""
    threat: Positive | None = None
    """Its Threat; otherwise 2."""


class Brawl(Strict):
    """A lone clash: who acts (``none``: both at once), who may oppose."""

    actor: Id
    """Who acts; ``none``: both at once, and ties go to the dice."""
    between: tuple[Id, ...] = ()
    """Who may oppose, and who can be attacked, beside the targets of the prepared action (with ``none``: the two);
    everybody if left out."""
    action: Id | None = None
    """The prepared action; left out, anything may be declared."""
    threat: dict[Id, Positive] = Field(default_factory=dict)
    """Threat of each."""


class Purchase(Strict):
    """What is bought or sold between expeditions."""

    who: Id
    """Who buys."""
    buy: Natural = 0
    """What is bought."""
    sell: Natural = 0
    """Raw materials."""
    item: str | None = None
    """What it is called."""
    price: Natural | None = None
    """Hellers for one material, where it is not the usual one."""


class RestTable(Strict):
    kind: Rest = Rest.COMMON
    """Common or of quality; a quality rest only between expeditions."""
    amount: Natural | None = None
    """What a common rest gives back: 3, or with ``rest_conditions`` from 1 to 5."""
    who: tuple[str, ...] = (EVERYBODY,)
    """Heroes or sides, or ``all``."""
    long_rounds: bool = False
    """Whether the table's own rule for rounds of days counts (``long_round_rest``)."""


_READ = {"days": ("days",), "between": ("who", "action"), "depart": ()}
"""What steps read that have no table of their own name."""


class Step(Strict):
    """One step of an expedition; the table of its name says the rest."""

    do: Literal["conflict", "test", "challenge", "clash", "rest", "days", "between", "trade", "depart"]
    """What happens."""
    conflict: Encounter = Encounter()
    """The conflict of this step; whoever left the last one, or is named in its roster, is there again."""
    test: Trial | None = None
    """The test of this step; whoever was taken out of a conflict is tried only if the GM lets it return."""
    challenge: Hazard | None = None
    """The challenge of this step."""
    clash: Brawl | None = None
    """The clash of this step."""
    rest: RestTable = RestTable()
    """The rest of this step."""
    trade: Purchase | None = None
    """As trade."""
    days: Annotated[Natural, Field(le=9999)] = 0
    """Days between expeditions: every scar heals at its own pace."""
    who: Id | None = None
    """Who does it, between expeditions."""
    action: Id | None = None
    """The prepared action, without dice or price."""

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
    OPEN: ClassVar = frozenset({
        "skill", "conflict", "action", "tactics", "test", "challenge", "clash", "step", "mode",
    })  # fmt: skip

    skill: tuple[SkillTable, ...] = ()
    """Skills that the book does not name."""
    conflict: Encounter = Encounter()
    """How the conflict begins."""
    action: tuple[Action, ...] = ()
    """Prepared actions."""
    environment: tuple[Hazard, ...] = ()
    """Dangers of the place."""
    tactics: dict[Id, TacticsTable] = Field(default_factory=dict)
    """Parameters of unattended play by side."""
    test: tuple[Trial, ...] = ()
    """Single tests."""
    challenge: tuple[Hazard, ...] = ()
    """Single challenges."""
    clash: tuple[Brawl, ...] = ()
    """Single clashes."""
    step: tuple[Step, ...] = ()
    """The steps of an expedition."""
    mode: Mode = Mode.EXPEDITION
    """Whether it begins on expedition (the default) or between expeditions."""
