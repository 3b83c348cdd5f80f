"""The small words of the system: enumerations and tuples that rules take and give.

Everything here is immutable and goes through a save unchanged: the enumerations are strings, the rest are tuples of
strings, integers and further tuples. No rule stands here and nothing here imports one.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
Words = str | Mapping[str, str]
"""What a scene says in its own words: in one language, or by language (``cs``, ``ru``, ``en``)."""

SCENE = "scene"
"""Recipient of an outcome that touches no combatant (a carried-off book)."""


class Property(StrEnum):
    """The three domains, in the order that settles ties between them."""

    BODY = "body"
    SOUL = "soul"
    INFLUENCE = "influence"


PROPERTIES = tuple(Property)


class Type(StrEnum):
    """Who pays from what."""

    HERO = "hero"
    BEING = "being"
    HELPER = "helper"


class Status(StrEnum):
    """Where a combatant stands in the conflict."""

    ACTIVE = "active"
    PRESENT = "eliminated_present"
    REMOVED = "eliminated_removed"
    LEFT = "left"
    RETIRED = "retired"


HERE = (Status.ACTIVE, Status.PRESENT)
"""Who can still be acted upon."""


class Initiative(StrEnum):
    """What became of the one action from initiative in this round."""

    WAITING = "waiting"
    POSTPONED = "postponed"
    SPENT = "spent"
    LOST = "lost"


class Means(StrEnum):
    """By what right a counteraction is made."""

    INITIATIVE = "initiative"
    DEFENCE = "defence"


class Mode(StrEnum):
    """The two modes of play."""

    EXPEDITION = "expedition"
    BETWEEN = "between"


class Rest(StrEnum):
    """The two kinds of rest."""

    COMMON = "common"
    QUALITY = "quality"


class Kind(StrEnum):
    """How hard an action is by the story."""

    OBVIOUS = "obvious"
    POSSIBLE = "possible"
    DEMANDING = "demanding"
    IMPOSSIBLE = "impossible"


class Evaluation(StrEnum):
    """How an action is settled by dice."""

    TEST = "test"
    CHALLENGE = "challenge"
    CLASH = "clash"
    GENERAL = "general_clash"


EVALUATIONS = tuple(Evaluation)


class Effect(StrEnum):
    """The one rule consequence of a declaration; ``OWN_ADVANTAGE`` is a harming one converted for the harmer."""

    THREAT_UP = "threat_up"
    THREAT_DOWN = "threat_down"
    ADVANTAGE = "advantage"
    OWN_ADVANTAGE = "own_advantage"
    SCAR = "scar"
    ELIMINATE = "eliminate"
    STORY = "story"
    OTHER = "other"


HARMING = frozenset({Effect.THREAT_UP, Effect.OWN_ADVANTAGE, Effect.SCAR, Effect.ELIMINATE})
HELPING = frozenset({Effect.THREAT_DOWN, Effect.ADVANTAGE})
COUNTED = frozenset(
    {Effect.THREAT_UP, Effect.THREAT_DOWN, Effect.ADVANTAGE, Effect.OWN_ADVANTAGE, Effect.SCAR},
)
"""Consequences that have a size: Threat changes, Advantage, scars."""


class Manoeuvre(StrEnum):
    """The five boosters, in the order in which one evaluation reaches them."""

    DEFENCE = "defence"
    WIDE = "wide"
    PRECISE = "precise"
    MIGHTY = "mighty"
    CUNNING = "cunning"


MANOEUVRES = tuple(Manoeuvre)


class Penalty(StrEnum):
    """The three mirror images of the basic manoeuvres."""

    IMPRECISE = "imprecise"
    WEAK = "weak"
    FOOLISH = "foolish"


class Approach(StrEnum):
    """How a combatant goes for the initiative."""

    NONE = "none"
    FAST = "fast"
    SLOW = "slow"


class Keep(IntEnum):
    """Which two of three dice count; ``BOTH`` when only two are rolled."""

    LOWER = -1
    BOTH = 0
    HIGHER = 1


class Occasion(StrEnum):
    """What a price is paid for."""

    DEMAND = "demand"
    MANOEUVRE = "manoeuvre"
    TEST = "test_exhaustion"
    CHALLENGE = "challenge_exhaustion"
    CLASH = "clash_exhaustion"
    APPROACH = "approach"
    ACTIVATION = "activation"


class Choice(StrEnum):
    """Answers to a threatened failure."""

    EXHAUST = "exhaust"
    ACCEPT = "accept"
    DEATH = "heroic_death"


class Commit(StrEnum):
    """Answers of a tester who has heard what failure threatens."""

    ROLL = "roll"
    CHANGE = "change"
    DROP = "drop"


class Risk(StrEnum):
    """Rule consequence that failing a test may have."""

    NONE = "none"
    THREAT = "threat"
    SCAR = "scar"
    TRAP = "trap"
    ENVIRONMENT = "environment"


class LockFor(StrEnum):
    """For whom an accepted failure closes the way."""

    NOBODY = "nobody"
    CHARACTER = "character"
    COMPLICATION = "complication_for_others"
    PARTY = "party"


class Danger(StrEnum):
    """Where a danger comes from."""

    ENVIRONMENT = "environment"
    FOLLOW_UP = "follow_up"
    TRAP = "trap"
    OVERSIGHT = "oversight"
    CHARACTER = "character"


class Backlash(StrEnum):
    """What a loser who exhausts against an elimination may ask for."""

    ADVANTAGE = "advantage"
    THREAT = "attacker_threat"
    NONE = "none"


class Death(StrEnum):
    """How far a heroic death goes."""

    AVERT_ONLY = "avert_only"
    END_CONFLICT = "end_conflict"
    SHIFT = "shift"


class Use(StrEnum):
    """What a skill does to others; the first three can credibly eliminate."""

    COMBAT = "combat"
    FRIGHT = "fright"
    PERSUASION = "persuasion"
    OTHER = "other"


class Origin(StrEnum):
    """How a scar came about."""

    INFLICTED = "inflicted"
    SELF = "self"


class Feature(StrEnum):
    """Parts of the full game that the Quick game leaves out."""

    ABILITY = "special_ability"
    EQUIPMENT = "equipment"
    HELPER = "helper"
    MAGIC = "magic"


class Refusal(StrEnum):
    """Why something is not allowed: ids of messages, not sentences."""

    NO_EFFECT = "no-effect"
    TWO_EFFECTS = "two-effects"
    SEVERAL_TARGETS = "several-targets"
    NEGATIVE_PART = "negative-part"
    OVER_ABILITY = "over-ability"
    NOT_THE_AMOUNT = "not-the-amount"
    BAD_SEVERITY = "bad-severity"
    NO_SCOPE = "no-scope"
    FATE_TWICE = "fate-twice"
    FATE_MISSING = "fate-missing"
    BAD_SIZE = "bad-size"


class Ruling(NamedTuple, Generic[T]):
    """A question to the GM: what holds when nobody is asked, and what may be answered (empty: any text)."""

    default: T
    answers: tuple[T, ...] = ()


class Amount(NamedTuple):
    """A question for a number: what holds when nobody is asked, the least, and the most (none: no bound)."""

    default: int
    least: int = 0
    most: int | None = None

    def allows(self, number: int) -> bool:
        """Whether the number may be answered."""
        return self.least <= number and (self.most is None or number <= self.most)


class Three(NamedTuple):
    """One number for each property."""

    body: int = 0
    soul: int = 0
    influence: int = 0

    def of(self, property: Property) -> int:
        """The number of one property."""
        number: int = getattr(self, property)
        return number


class Sorting(NamedTuple):
    """A kind of action with its demand (0 unless demanding)."""

    kind: Kind
    demand: int = 0


class Scar(NamedTuple):
    """Lasting harm: severity from 1 up, ``scope`` the skills or tags it hampers.

    ``healing``: days between expeditions that count for its next step.
    """

    name: Words
    property: Property
    severity: int
    scope: tuple[str, ...]
    origin: Origin = Origin.INFLICTED
    healing: int = 0

    def called(self, names: tuple[str, ...]) -> bool:
        """Whether it goes by one of these names, in any language."""
        own = (self.name,) if isinstance(self.name, str) else tuple(self.name.values())
        return any(name in names for name in own)


class Declaration(NamedTuple):
    """One declared action or counteraction, as everybody hears it."""

    who: str
    skills: tuple[str, ...]
    pay: Property
    affects: Property
    targets: tuple[str, ...]
    effect: Effect
    level: int = 0
    demand: int = 0
    threatens: tuple[str, ...] = ()
    protects: tuple[str, ...] = ()
    area: bool = False
    leaves: bool = False
    manoeuvres: tuple[Manoeuvre, ...] = ()


class Stake(StrEnum):
    """What a loser stands to suffer, in the words of the tactics."""

    ELIMINATE = "eliminate"
    SCAR = "scar"
    THREAT = "threat"
    SELF_HELP = "self_help"
    ADVANTAGE = "advantage"
    STORY = "story"


class When(StrEnum):
    """When tactics do a thing."""

    NEVER = "never"
    IMPORTANT = "important"
    ELIMINATION = "elimination"
    SCAR_OR_WORSE = "scar_or_worse"
    DECISIVE = "decisive"
    FINISHABLE = "finishable"
    THREAT = "threat"
    AUTO = "auto"
    ANY = "any"
    ALWAYS = "always"
