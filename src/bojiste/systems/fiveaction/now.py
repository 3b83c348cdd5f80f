"""The numbers that change during play. What a fighter does is open to all; how badly it is hurt is its own affair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from bojiste.core.state import Key, Now
from bojiste.systems.fiveaction.words import Guard, Hand, Stance, Status
from bojiste.systems.fiveaction.words.body import PARTS


class Fear(NamedTuple):
    """Whom somebody fears, against which target number it struggles, how much, and with which courage."""

    of: str
    target: int
    tier: int
    bonus: int = 0
    renewed: bool = False
    """Wounded since: the next test fails by itself."""


class Task(NamedTuple):
    """A long task left unfinished: spanning a crossbow, getting up."""

    kind: str
    done: int
    needed: int
    weapon: int = -1


class Lying(NamedTuple):
    """A weapon on the ground, by its number, and where."""

    weapon: int
    x: int
    y: int


class Hooked(NamedTuple):
    """What a trip promises against somebody in a round."""

    target: str
    bonus: int
    round: int


class Struck(NamedTuple):
    """Melee attacks of one attacker on somebody in the running round."""

    by: str
    times: int


@dataclass(slots=True)
class Fighter(Now):
    """A combatant or a mount. ``actions`` are those left of this round, ``spare`` those left of the last one.

    ``wounds`` are points lost (of the trunk with hit locations, whose other parts stand in ``parts``).
    """

    OPEN: ClassVar[frozenset[str]] = frozenset(
        {
            "x", "y", "status", "guard", "stance", "covering", "prone", "rising", "held", "lying", "shield", "loaded",
            "task", "aim", "moved", "turned", "acted", "charging", "unbalanced", "struck", "gait", "cover", "loophole",
            "pavise", "waiting", "saddle",
            "bought", "berserk", "actions", "spare", "counters", "concentrating", "hooks", "ranked",
            "reflexes", "behind", "named", "fallen", "sword_side", "slow", "base", "feared",
        }
    )  # fmt: skip
    x: int = 0
    y: int = 0
    wounds: int = 0
    parts: tuple[int, ...] = (0,) * len(PARTS)
    virtual: tuple[int, ...] = (0,) * len(PARTS)
    stun: int = 0
    status: Status = Status.ACTIVE
    guard: Guard = Guard.AWARE
    concentrating: bool = False
    actions: int = 0
    spare: int = 0
    extra: int = 0
    """Actions for defence only, where defence costs actions."""
    moved: int = 0
    turned: bool = False
    acted: bool = False
    waiting: bool = False
    acted_late: bool = False
    """Whether it waited, was too late, and acts right after the running activity."""
    counters: int = 0
    cleaved: int = 0
    sequences: int = 0
    stance: Stance = Stance.NORMAL
    covering: str | None = None
    held: tuple[Hand, ...] = ()
    shield: Hand = Hand.GONE
    lying: tuple[Lying, ...] = ()
    regripped: bool = False
    loaded: tuple[int, ...] = ()
    ammunition: tuple[int, ...] = ()
    task: Task | None = None
    aim: str | None = None
    prone: bool = False
    rising: int = 0
    charging: bool = False
    unbalanced: int = 0
    bought: int = 0
    owed: int = 0
    fear: Fear | None = None
    feared: tuple[str, ...] = ()
    """Who has tried to frighten it."""
    pressed: bool = False
    """Whether it had to block in this round."""
    hurt: bool = False
    """Whether it was wounded in this round."""
    berserk: bool = False
    hooks: tuple[Hooked, ...] = ()
    struck: tuple[Struck, ...] = ()
    ranked: tuple[str, ...] = ()
    reflexes: tuple[int, ...] = ()
    behind: tuple[str, ...] = ()
    named: int = -1
    """The weapon, by its number, that it has named as the first of two to defend with in this round; below 0: the
    better one."""
    cover: int = 0
    loophole: bool = False
    pavise: bool = False
    lowered: int = 0
    """The cover it gave up for this round to shoot."""
    saddle: bool = False
    """Whether it sits on its mount."""
    gait: str = "stand"
    control: str = ""
    """How a rider stands with its horse: untested, held, refused, lost."""
    riding: int = 0
    """The last riding total, without bonuses of the horse."""
    margin: int = 0
    """By how much the last riding test reached its target (negative: missed it)."""
    sword_side: str | None = None
    """Whom a rider struck at last: he has him on the side of his sword, away from the shield."""
    base: int = 0
    """The base initiative that stands in the order."""
    slow: int = 0
    """How low initiative is in this round, before actions are bought back."""
    tamed: int = 0
    """The round of the last riding test for control."""
    kicked: bool = False
    """A horse that attacks for itself gives its rider no bonus in defence."""
    treated: tuple[int, ...] = ()
    destroyed: tuple[int, ...] = ()
    fallen: int = 0
    """Foes put out of action, for forecasts."""


FIGHT_ID = "fight"


@dataclass(slots=True)
class Fight(Now):
    """The round, and the order with everybody's total."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"round", "order", "left", "turn", "stopped"})
    round: int = 0
    order: tuple[tuple[str, int], ...] = ()
    left: tuple[str, ...] = ()
    """Who still has a turn in this round, the next one first."""
    turn: str | None = None
    stopped: bool = False
    """Whether the referee has ended it."""


FIGHT: Key[Fight] = Key(FIGHT_ID)
RESERVED = (FIGHT_ID,)
"""Words that no combatant can have as its id."""
