"""The numbers that change during play. Values are never changed in place; only events change fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from bojiste.core.state import Key, Now
from bojiste.systems.osr.words import CONDITIONS, Dice

CLOCK: Key[Clock] = Key("clock")
"""Id of the entity that keeps the round and whose side's turn it is."""
PLACE: Key[Place] = Key("place")
"""Id of the entity that keeps distances where there are no positions."""
GROUND: Key[Ground] = Key("ground")
"""Id of the entity that keeps what lies about."""
EXPEDITION: Key[Expedition] = Key("expedition")
"""Id of the entity that keeps count of an expedition."""


class Turn(NamedTuple):
    """What somebody has used of its side's turn."""

    moved: int = 0
    acted: bool = False
    disengaged: bool = False
    sprinting: bool = False
    climbs: bool | None = None
    left: tuple[str, ...] = ()
    """Attacks of a multi-attack still to be made."""
    gasped: bool = False
    """Whether it has lost its breath in this turn."""

    def gone(self, moved: int) -> Turn:
        """The same after so many metres in all."""
        return _record(Turn, (moved, *self[1:]))

    def struck(self, left: tuple[str, ...]) -> Turn:
        """The same after an attack that leaves these."""
        return _record(Turn, (self.moved, True, *self[2:5], left, self.gasped))


_record = tuple.__new__
"""A third of the cost of ``_replace``."""

FRESH = Turn()


class Burning(NamedTuple):
    """Damage done at the end of each turn of its victim's side; ``left``: how often still (none: no end)."""

    damage: Dice
    left: int | None
    magical: bool


class Favour(NamedTuple):
    """What the circumstances, as the referee has said, do to somebody's next roll of a d20: a bonus or a penalty, and
    advantage (1) or disadvantage (−1)."""

    bonus: int = 0
    tilt: int = 0


PLAIN = Favour()


class Readied(NamedTuple):
    """What somebody waits for, and what it does then (``attack:WEAPON``, ``cast:SPELL`` or ``move``)."""

    event: str
    action: str
    note: str = ""


class Held(NamedTuple):
    """A spell held back, with its targets still open."""

    spell: str


class Lying(NamedTuple):
    """A thing on the ground."""

    thing: str
    x: int
    y: int
    owner: str
    """At whose feet it lies, where there are no positions."""


@dataclass(slots=True)
class Fighter(Now):
    """One combatant."""

    OPEN: ClassVar[frozenset[str]] = frozenset(
        {
            "conditions", "x", "y", "turn", "engaged", "instant_used", "shield", "wielded", "stood_up_round",
            "persistent", "cover", "surprised", "hurt", "present", "held_by", "fleeing", "light", "asleep_turns",
            "favour",
        }
    )  # fmt: skip
    hp: int
    hp_max: int
    x: int = 0
    y: int = 0
    conditions: tuple[str, ...] = ()
    turn: Turn = FRESH
    engaged: tuple[str, ...] = ()
    instant_used: bool = False
    surprised: bool = False
    present: bool = True
    fatigue: int = 0
    supplies: int = 0
    magic_points: int = 0
    shield: int = 0
    wielded: tuple[str, ...] = ()
    unloaded: tuple[str, ...] = ()
    """Weapons that must be loaded before they shoot."""
    ammo: tuple[tuple[str, int], ...] = ()
    items: tuple[str, ...] = ()
    carried: tuple[str, ...] = ()
    """Weapons it has, wielded or not."""
    cover: int = 0
    light: bool = False
    stood_up_round: int = 0
    persistent: tuple[Burning, ...] = ()
    readied: Readied | None = None
    held_spell: str = ""
    held_by: str = ""
    fleeing: bool = False
    scores: tuple[int, ...] = (10, 10, 10, 10, 10)
    breath: int = 0
    passing: tuple[tuple[str, int], ...] = ()
    """Conditions that end: which, and in which round, with the turn of its side."""
    died_once_not_full: bool = False
    dying_since: int = -1
    """The turn of the expedition in which it last fell dying; −1: in none, though it may lie there from the start."""
    favour: Favour = PLAIN
    asleep_turns: int = 0
    """Turns of ten minutes until it comes to."""

    @property
    def hurt(self) -> int:
        """Hit points lost: what everybody at the table has heard as damage."""
        return self.hp_max - self.hp

    def at(self, hp: int) -> dict[str, object]:
        """Hit points as they come to be: who has all of them has got over its death."""
        return {"hp": hp, "died_once_not_full": self.died_once_not_full and hp < self.hp_max}

    def risen(self, hp: int) -> dict[str, object]:
        """Hit points of somebody who comes back from death: until it has had all of them, it does so no second time."""
        return {"hp": hp, "died_once_not_full": hp < self.hp_max}


class Group(NamedTuple):
    """Morale of a group: reversals that have counted, one that waits to be checked, successes so far."""

    seen: tuple[str, ...] = ()
    pending: bool = False
    successes: int = 0


@dataclass(slots=True)
class Party(Now):
    """A side."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"initiative", "surprised", "formation"})
    initiative: tuple[int, ...] = ()
    """The die, and those rolled to break a tie; empty: not rolled yet."""
    surprised: bool = False
    formation: str = ""
    groups: tuple[tuple[str, Group], ...] = ()


@dataclass(slots=True)
class Clock(Now):
    """Where the fight is."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"round", "side", "order", "begun", "stopped", "turns"})
    round: int = 0
    side: str = ""
    order: tuple[str, ...] = ()
    begun: bool = False
    stopped: bool = False
    """Ended by the referee."""
    turns: int = 0
    """Turns of ten minutes since the scene began."""


@dataclass(slots=True)
class Place(Now):
    """Distances between pairs (ids in file order), in metres, where there are no positions."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"apart"})
    apart: tuple[tuple[tuple[str, str], int], ...] = ()


@dataclass(slots=True)
class Ground(Now):
    """What lies about."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"lying"})
    lying: tuple[Lying, ...] = ()


def with_conditions(conditions: tuple[str, ...], *more: str) -> tuple[str, ...]:
    """Conditions with these added, in the order of the table."""
    return tuple(sorted({*conditions, *more}, key=CONDITIONS.index))


def without(conditions: tuple[str, ...], *less: str) -> tuple[str, ...]:
    """Conditions with these gone."""
    return tuple(condition for condition in conditions if condition not in less)


def ended(now: Fighter, *names: str) -> dict[str, object]:
    """What changes when conditions end, before their time or with it."""
    passing = tuple(one for one in now.passing if one[0] not in names)
    return {"conditions": without(now.conditions, *names), "passing": passing}


def longer(now: Fighter, name: str, last: int | None) -> tuple[tuple[str, int], ...]:
    """When conditions end, once one begins that lasts to that round (or for good): of two the longer holds."""
    others = tuple(one for one in now.passing if one[0] != name)
    before = [one[1] for one in now.passing if one[0] == name]
    if last is None or (name in now.conditions and not before):
        return others
    return (*others, (name, max((last, *before))))


def side_of(side: str) -> Key[Party]:
    """The id of the entity of a side: its own."""
    return Key(side)


@dataclass(slots=True)
class Expedition(Now):
    """What an expedition keeps count of: days and kilometres of a journey, turns and doors of a dungeon."""

    OPEN: ClassVar[frozenset[str]] = frozenset(
        {
            "day", "walked", "pool", "place", "turn", "rested", "seen", "found", "doors", "sprung", "known",
            "met", "light_turns", "formation", "treasure", "experience", "participants", "over",
        }
    )  # fmt: skip
    day: int = 0
    km: int = 0
    """Kilometres of the way behind."""
    walked: int = 0
    """Kilometres they think they have made of it."""
    pool: int = 0
    place: str = ""
    turn: int = 0
    every: int = 0
    """So many turns of a dungeon are from one chance of wandering monsters to the next."""
    rested: int = 0
    """The turn in which the last rest ended."""
    seen: tuple[str, ...] = ()
    found: tuple[str, ...] = ()
    doors: tuple[str, ...] = ()
    """Doors that are open by now."""
    sprung: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    features: int = 0
    met: tuple[str, ...] = ()
    light_turns: int | None = None
    formation: str = ""
    treasure: int = 0
    experience: int = 0
    astray: int = 0
    """Degrees off course on this day."""
    participants: tuple[str, ...] = ()
    charged: int = 0
    """Points of fatigue taken since the last rest for going without."""
    over: str = ""
    """Why it ends; empty while it goes on."""
