"""The numbers that change during play. Nearly everything is open in this system; Fate may be hidden by option."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from bojiste.core.state import Key, Now
from bojiste.systems.drd2.words import (
    SCENE,
    Approach,
    Declaration,
    Evaluation,
    Initiative,
    Manoeuvre,
    Mode,
    Penalty,
    Property,
    Scar,
    Status,
    Three,
    Words,
)

CONFLICT: Key[Conflict] = Key("conflict")
EVALUATION: Key[Settling] = Key("evaluation")
EVERYBODY = "all"
"""Stands for everybody where ids or sides are named."""
NOBODY = "none"
"""Stands for nobody where a combatant is named."""
RESERVED = (CONFLICT, EVALUATION, SCENE, EVERYBODY, NOBODY)
"""Words that no combatant and no side can have as its id."""

FATE, HELPERS = "fate:", "helpers:"
"""How the entities begin that hold Fate: that of a side, that of a hero's helpers. No id holds a colon."""


def fate_of(side: str) -> Key[Purse]:
    """The entity that holds the Fate of a side of beings."""
    return Key(FATE + side)


def helpers_of(owner: str) -> Key[Purse]:
    """The entity that holds the Fate of a hero's helpers (or of one helper that has its own)."""
    return Key(HELPERS + owner)


class Bank(NamedTuple):
    """Resources that must be spent in the running action: those of an own scar (its place among the scars), or what
    giving up a thing has yielded too much (no scar)."""

    property: Property
    scar: int | None
    left: int


class Curse(NamedTuple):
    """A penalty and the skills it works on."""

    kind: Penalty
    scope: tuple[str, ...]


class Guard(NamedTuple):
    """What of somebody decides whether an attack that has failed may be tried again: any change of it opens the way."""

    threat: int | None
    scars: tuple[Scar, ...]
    ready: bool
    """Whether it can still react with its initiative."""


class Lock(NamedTuple):
    """An attempt closed by an accepted failure: whose (a combatant or a side), which action, at whom.

    A ``lasting`` one outlives the conflict: what closed the way belongs to the story and not to this conflict.
    ``guard``: how the target stood; the lock is gone as soon as it stands otherwise (none: until the GM lifts it).
    """

    who: str
    action: str
    target: str
    lasting: bool = False
    guard: Guard | None = None


NOTHING_SPENT = Three()


@dataclass(slots=True)
class Fighter(Now):
    """A hero, a being or a helper. ``body``, ``soul``, ``influence`` are a hero's pools (0 for the others).

    ``spent``, ``exhaustions`` and ``played`` (manoeuvres in the order of their enumeration) only count, for forecasts.
    """

    OPEN: ClassVar[frozenset[str]] = frozenset(
        {
            "status", "threat", "floor", "advantage", "body", "soul", "influence", "bond", "money", "materials",
            "scars", "penalties", "granted", "forced", "initiative", "defences", "disengaged", "bank", "stored",
            "broken", "spent", "exhaustions", "played", "met",
        }
    )  # fmt: skip
    status: Status = Status.ACTIVE
    threat: int | None = None
    floor: int = 1
    advantage: int = 0
    body: int = 0
    soul: int = 0
    influence: int = 0
    bond: int = 0
    money: int = 0
    materials: int = 0
    scars: tuple[Scar, ...] = ()
    penalties: tuple[Curse, ...] = ()
    granted: Approach = Approach.NONE
    forced: Approach = Approach.NONE
    initiative: Initiative = Initiative.WAITING
    defences: int = 0
    disengaged: bool = False
    bank: tuple[Bank, ...] = ()
    stored: tuple[int, ...] = ()
    broken: tuple[str, ...] = ()
    spent: Three = NOTHING_SPENT
    exhaustions: int = 0
    played: tuple[int, ...] = (0,) * len(Manoeuvre)
    met: bool = False
    """Whether it has been there at all: what waits for its time is no part of the table yet."""


@dataclass(slots=True)
class Purse(Now):
    """Fate of the beings of a side, or of a hero's helpers. ``kept`` is what was left when the conflict ended."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"fate", "most", "spent", "kept"})
    fate: int = 0
    most: int = 0
    spent: int = 0
    kept: int = 0


@dataclass(slots=True)
class Conflict(Now):
    """The conflict and its round. ``clock`` counts rounds through the whole scene, ``settled`` evaluations by kind."""

    OPEN: ClassVar[frozenset[str]] = frozenset(
        {
            "on", "mode", "round", "clock", "roster", "order", "turn", "tempo", "locks", "attackers", "settled", "over",
        }
    )  # fmt: skip
    on: bool = False
    mode: Mode = Mode.EXPEDITION
    round: int = 0
    clock: int = 0
    roster: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    turn: str | None = None
    tempo: Words = ""
    locks: tuple[Lock, ...] = ()
    attackers: tuple[tuple[str, str], ...] = ()
    settled: tuple[int, ...] = (0,) * len(Evaluation)
    dangers: tuple[str, ...] = ()
    """What the referee's hand has let loose; it comes when the action in hand is settled."""
    over: tuple[str, str] | None = None
    """Why it ended before one side was empty, and who won (empty: nobody)."""


@dataclass(slots=True)
class Settling(Now):
    """The running evaluation, or the last one.

    ``used``: manoeuvres by whom. ``exhausted``: losers by winner. ``loose``: the danger that it has let loose.
    """

    OPEN: ClassVar[frozenset[str]] = frozenset(
        {"number", "kind", "actor", "declared", "used", "results", "failed", "exhausted", "loose"}
    )
    number: int = 0
    kind: str = ""
    actor: str | None = None
    declared: tuple[Declaration, ...] = ()
    used: tuple[tuple[str, Manoeuvre], ...] = ()
    results: tuple[tuple[str, int], ...] = ()
    failed: tuple[str, ...] = ()
    exhausted: tuple[tuple[str, str], ...] = ()
    loose: str = ""
