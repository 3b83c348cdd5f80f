"""What is looked at while an attack is made: the attack itself, what is asked of it, and what may answer it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from bojiste.core.event import Change
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play.attacks.weapon import Charge
from bojiste.systems.srd5.play.instance import Rolls
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.voices import Voices
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE


class Reason(NamedTuple):
    """What makes a roll easier (+1) or harder (-1), by its word."""

    word: str
    sign: int


NO_HELP = Reason("elusive", 0)
"""With this no advantage counts."""
Found = tuple[Reason, ...]


def because(word: str, sign: int, true: bool) -> Found:
    """A reason, where it is one."""
    return (Reason(word, sign),) if true else ()


class Aim:
    """One attack that is about to be made, as what helps and hinders it looks at it."""

    def __init__(self, table: Table, who: Profile, target: Profile, attack: Attack) -> None:
        self.table = table
        self.who = who
        self.target = target
        self.attack = attack
        self.own: Fighter = table.now[who.id]
        self.other: Fighter = table.now[target.id]

    @cached_property
    def distance(self) -> int:
        """Half feet."""
        return self.table.distance(self.who, self.target)

    @cached_property
    def seen(self) -> bool:
        """The attacker sees the target."""
        return sight.sees(self.table, self.who, self.target)

    @cached_property
    def watched(self) -> bool:
        """The target sees the attacker."""
        return sight.sees(self.table, self.target, self.who)

    @property
    def close(self) -> bool:
        """Within 5 feet."""
        return self.distance <= SQUARE


class Shot:
    """One attack from its first word to its last."""

    cover = 0
    """The degree of cover that its target has."""
    image = 0
    """The Armor Class of the image that it meets in its target's place; 0: none."""
    state = 0
    """How it is rolled: 1 with advantage, -1 with disadvantage."""
    natural = 0
    """What its die shows."""
    total = 0
    """What the roll comes to so far."""
    missed = False
    critical = False
    charge: Charge | None = None
    """The run before it that counts."""
    lost = 0
    """Hit points that its target has lost by it."""
    dealt: tuple[tuple[int, int], ...] = ()
    """The damage that was rolled, by type."""
    place: tuple[int, int] | None = None
    """Where what flies lies then; ``None``: where its target is."""
    before = "ok"
    """What its target's life was before it was hit."""

    def __init__(
        self,
        table: Table,
        who: Profile,
        target: Profile,
        attack: Attack,
        spent: tuple[Change, ...] = (),
        second_weapon: bool = False,
    ) -> None:
        self.table = table
        self.who = who
        self.target = target
        self.attack = self.chosen = attack
        """How it is made now, and the attack that was chosen: by that it shows who speaks."""
        self.spent = spent
        """What it costs besides what it uses up."""
        self.second_weapon = second_weapon
        self.voices: Voices = table.voices[who, target, attack]
        """Who speaks of it, at whom it is made now."""

    @property
    def open(self) -> bool:
        """Whether what is added to its roll can still decide it: neither a 1 nor a 20 leaves that open."""
        return 1 < self.natural < 20


class Against(NamedTuple):
    """What a saving throw is made against: with which ability, whether that is magic, what failing brings, whether it
    is poison, and of which power."""

    ability: str
    magical: bool = False
    brought: tuple[str, ...] = ()
    poison: bool = False
    power: str = ""


class Failed(NamedTuple):
    """A saving throw that has failed: with which ability, against what, what is added to its die, how it is rolled,
    and by how much it has failed."""

    ability: str
    dc: int
    added: int
    state: int
    short: int = 0


class Made(Protocol):
    """An attack that is made at somebody, or (``None``) where nobody is; what flies lies at the ``place`` then."""

    @property
    def table(self) -> Table: ...
    @property
    def who(self) -> Profile: ...
    @property
    def target(self) -> Profile | None: ...
    @property
    def attack(self) -> Attack: ...
    @property
    def place(self) -> tuple[int, int] | None: ...


class Spent(NamedTuple):
    """An attack of which only counts what it uses up."""

    table: Table
    who: Profile
    target: Profile | None
    attack: Attack
    place: tuple[int, int] | None = None


class ExtraDice(NamedTuple):
    """So many d6 that a trait adds to the damage of a hit."""

    trait: str
    number: int
    once_a_turn: bool = False


Struck = Callable[[Table, Profile, Profile, Attack], Course[None]]
"""An attack, with or without what answers it."""


class Incoming(NamedTuple):
    """A hit that may still be turned aside: whose, with what, its total, and the Armor Class it has reached."""

    who: Profile
    attack: Attack
    total: int
    against: int
    struck: Struck
    """How an attack is made that answers it."""


class Way(NamedTuple):
    """One way to turn a hit aside: the key of its answer, the Armor Class that it adds, what is told of it, and how it
    is used; the course says how much it has added."""

    key: str
    gained: int
    facts: Mapping[str, Any]
    use: Callable[[Table, Profile, Incoming], Course[int]]


Braced = Callable[[Rolls], Course[Rolls]]
"""What is left of the damage of a hit for which its target has braced itself."""


class Answered(NamedTuple):
    """An attack that is over: whose, at whom, and how many hit points that one had before it."""

    table: Table
    who: Profile
    target: Profile
    attack: Attack
    before: int
    struck: Struck
    """How an attack is made that answers it."""
