"""The numbers that change during a fight. Values are never changed in place; only events change fields."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from bojiste.core.state import Key, Now
from bojiste.systems.srd5.rules.condition import bits
from bojiste.systems.srd5.rules.hit_points import MARKED, describe
from bojiste.systems.srd5.words import CONDITIONS

CLOCK: Key[Clock] = Key("clock")
"""Id of the entity that keeps round, turn and order."""

PLACE: Key[Place] = Key("place")
"""Id of the entity that keeps distances where there are no coordinates."""


class Turn(NamedTuple):
    """What has been used of a turn (section 3.2). ``moved`` and ``dashed`` are half feet."""

    action: bool = False
    bonus: bool = False
    interaction: bool = False
    disengaged: bool = False
    moved: int = 0
    dashes: int = 0
    dashed: int = 0
    attacks_left: int = 0
    light: str = ""
    """The light melee weapon it has attacked with in the Attack action."""
    fired: tuple[str, ...] = ()
    """Weapons that must be loaded, shot in the Attack action: an entry a shot."""
    diagonals: int = 0
    """Diagonal steps made, where they count."""


FRESH = Turn()


class Mark(NamedTuple):
    """Help given to a creature: by whom, against whom (an attack) or ``""`` (its next ability check)."""

    helper: str
    against: str


class Readied(NamedTuple):
    """A readied response: the trigger's word, the response (``attack:WEAPON`` or ``move``), and own words."""

    trigger: str
    response: str
    note: str = ""


@dataclass(slots=True)
class Fighter(Now):
    """One combatant."""

    OPEN: ClassVar[frozenset[str]] = frozenset(
        {
            "life",
            "conditions",
            "causes",
            "x",
            "y",
            "turn",
            "reaction",
            "surprised",
            "dodging",
            "helped",
            "dropped",
            "thrown",
            "initiative",
            "hurt",
            "marked",
        }
    )
    hp: int
    hp_max: int
    thp: int = 0
    life: str = "ok"
    death_success: int = 0
    death_fail: int = 0
    conditions: tuple[str, ...] = ()
    exhaustion: int = 0
    x: int = 0
    y: int = 0
    turn: Turn = FRESH
    reaction: bool = True
    surprised: bool = False
    dodging: bool = False
    helped: tuple[Mark, ...] = ()
    readied: Readied | None = None
    dropped: bool = False
    """What it held lies on the ground."""
    initiative: int | None = None
    thrown: tuple[str, ...] = ()
    """Weapons it has hurled away, one entry a piece."""
    potions: int = 0
    kit: int = 0
    stealth: int | None = None
    causes: tuple[tuple[str, str], ...] = ()
    """Who frightens or charms it: the condition and the id."""

    @property
    def hurt(self) -> int:
        """Hit points lost: what everybody at the table has heard as damage."""
        return self.hp_max - self.hp

    @property
    def marked(self) -> bool:
        """Below half its hit points: cuts and bruises show."""
        return describe(self.hp, self.hp_max) == MARKED


@dataclass(slots=True)
class Clock(Now):
    """Where the fight is."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"round", "turn", "order"})
    round: int = 0
    turn: str = ""
    order: tuple[str, ...] = ()


@dataclass(slots=True)
class Place(Now):
    """Distances between pairs (ids in file order), in half feet, where there are no coordinates."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"distances"})
    distances: tuple[tuple[str, str, int], ...] = ()


@lru_cache(maxsize=1024)
def mask(conditions: tuple[str, ...]) -> int:
    """Conditions as the rules take them."""
    return bits(conditions)


def with_conditions(conditions: tuple[str, ...], *more: str) -> tuple[str, ...]:
    """Conditions with these added, in the order of the table."""
    return _ordered({*conditions, *more})


def without(conditions: tuple[str, ...], *less: str) -> tuple[str, ...]:
    """Conditions with these gone."""
    return _ordered({*conditions} - {*less})


def _ordered(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(names, key=CONDITIONS.index))
