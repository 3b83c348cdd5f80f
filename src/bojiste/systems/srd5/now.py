"""The numbers that change during a fight. Values are never changed in place; only events change fields."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter
from typing import ClassVar, NamedTuple

from bojiste.core.state import Key, Now
from bojiste.systems.srd5.rules.hit_points import MARKED, describe
from bojiste.systems.srd5.words import CONDITIONS, HAMPERED

CLOCK: Key[Clock] = Key("clock")
"""Id of the entity that keeps round, turn and order."""

PLACE: Key[Place] = Key("place")
"""Id of the entity that keeps distances where there are no coordinates."""


class Turn(NamedTuple):
    """What has been used of a turn (section 3.2). ``moved``, ``extra`` and ``run`` are half feet."""

    action: bool = False
    bonus: bool = False
    interaction: bool = False
    disengaged: bool = False
    moved: int = 0
    extra: int = 0
    """What of that was paid beyond the distance: difficult ground, crawling, climbing."""
    extra_before: int = 0
    """The same up to the last switch of speeds."""
    by: str = ""
    """The speed of its last step."""
    dashes: int = 0
    dashed: tuple[tuple[str, int], ...] = ()
    """What each Dash added to each speed at that moment."""
    attacks_left: int = 0
    attacks: int = 0
    """Attacks of the Attack action that have been made on it."""
    light: str = ""
    """The light melee weapon it has attacked with in the Attack action."""
    fired: tuple[str, ...] = ()
    """Weapons that must be loaded, shot in the Attack action: an entry a shot."""
    diagonals: int = 0
    """Diagonal steps made, where they count."""
    said: bool = False
    listed: tuple[tuple[str, ...], ...] = ()
    """The attacks of its Multiattack that are left; of several lists those that can still be made."""
    extras: tuple[str, ...] = ()
    """Traits that have added their dice to a hit, and do so once a turn."""
    mounted: bool = False
    """It has mounted or dismounted."""
    waits: bool = False
    """Its mount has acted already in this round, and does not again."""
    run: int = 0
    """How far it has walked just now: the run-up of a jump."""
    spells: tuple[tuple[bool, int], ...] = ()
    """Spells cast on it: whether as a bonus action, and their levels."""
    freely: tuple[str, ...] = ()
    """Features used on it that cost nothing."""
    felled: bool = False
    """It has brought somebody to 0 hit points in melee, and a trait makes something of that."""
    charged: str = ""
    """Whom it has thrown down by a charge, and with what it may strike again: ``TARGET:ATTACK``."""
    trail: tuple[tuple[int, int], ...] = ()
    """The places it has left, one after another, where a straight run counts."""
    casts_on: bool = False
    """The action went into a casting of minutes."""
    struck: tuple[str, ...] = ()
    """Whom it has struck at, where an attack looks at that: ``hit:ID``, ``miss:ID``."""


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


class Suffering(NamedTuple):
    """Why somebody is in a condition, or has a boon of a power: its name, who causes it (``""``: nobody looks at that),
    and what ends it (``""``: whatever play says, ``turn-start:ID`` or ``turn-end:ID``: that moment of somebody's next
    turn, ``attacks``: whoever has it attacks or casts, ``harmed``: it takes damage,
    ``betrayed``: from whoever caused it or that one's side)."""

    name: str
    source: str = ""
    end: str = ""
    effect: str = ""
    """The running effect (``Running.id``) it hangs on."""
    by: str = ""
    """The power that brought it: of one power cast several times the strongest counts."""
    amount: int = 0
    die: int = 0
    """What a boon adds: a number, a die."""
    save: str = ""
    dc: int = 0
    """The saving throw that is repeated at the end of each turn, and what it must reach."""
    escape: int = 0
    """What a Strength check must reach to get free."""
    again: str = ""
    """When the saving throw is repeated, if not just at the end of a turn: ``unseen``, ``alone``, ``harmed``,
    ``often``, ``wronged``, ``shaken``."""
    worse: str = ""
    """What it turns into when that fails."""
    tended: int = -1
    """What a check of Medicine must reach to end it, 0: an action is enough, -1: nobody can."""

    @property
    def cause(self) -> tuple[str, str, str]:
        """The one use of a power that has brought it: all that came of it goes together."""
        return self.effect, self.by, self.source


class Running(NamedTuple):
    """An effect of somebody's that goes on."""

    id: str
    power: str
    level: int = 0
    """The level of the slot."""
    left: int = 0
    """Rounds left, or actions of a casting of minutes."""
    concentration: bool = False
    phase: str = ""
    """``held``: a readied spell; ``casting``: a casting of minutes; ``""``: it is there."""
    zone: int = 0
    """Squares where it stays."""
    burning: tuple[tuple[int, str], ...] = ()
    """Squares of it that burn, and the moment at which they are gone."""
    inside: tuple[str, ...] = ()
    """Without a grid: who is in it."""
    on: str = ""
    """By whom a weapon in the air hovers."""
    hot: int = 0
    """Squares by the side of a wall where whoever ends a turn is met."""
    worn: int = 0
    """Damage that it has done, where that wears it out."""


class Heads(NamedTuple):
    """The heads of who has many: how many live, and what has been done to them."""

    alive: int
    lost: int = 0
    """Dead since the end of its last turn."""
    hurt: int = 0
    """Damage on this turn."""
    withered: bool = False
    """One has died on this turn."""
    burnt: bool = False
    """Fire has hurt it since its last turn."""
    spare: int = 0
    """Reactions besides its own, to strike at who leaves."""


HARMED = "harmed"
"""The end of what damage ends."""
BETRAYED = "betrayed"
"""The end of what is over when whoever caused it, or that one's side, does damage."""
ROUSED = "roused"
"""The end of what any damage ends, one's own or that of a friend in sight."""
OFF = "~"
"""Before the name of what a power holds off."""
LOST = "lost"
"""The end of what is over far away and out of sight of whoever caused it."""
HOSTILE = "hostile"
"""The end of what an attack ends, or a spell at an enemy."""
HEALED = "healed"
"""The end of the unconsciousness of 0 hit points."""


class Thing(NamedTuple):
    """Something of somebody's that lies on the ground: what, and where (the square or the point)."""

    item: str
    x: int = 0
    y: int = 0


@lru_cache(maxsize=4096)
def names(suffers: tuple[Suffering, ...]) -> tuple[str, ...]:
    """The conditions of these entries, each once, in the order of the table, and what is felt like one."""
    found = {entry.name for entry in suffers}
    return tuple(name for name in (*CONDITIONS, *HAMPERED) if name in found)


@dataclass(slots=True)
class Fighter(Now):
    """One combatant."""

    OPEN: ClassVar[frozenset[str]] = frozenset(
        {
            "life",
            "gone",
            "conditions",
            "suffers",
            "x",
            "y",
            "z",
            "open",
            "form",
            "rides",
            "leads",
            "turn",
            "reaction",
            "surprised",
            "caught",
            "dodging",
            "reckless",
            "helped",
            "dropped",
            "held",
            "initiative",
            "hurt",
            "marked",
            "beside",
            "legendary",
            "hidden_from",
            "running",
            "concentrates",
            "shown",
            "drained",
            "unhurt",
            "corroded",
            "heads",
            "brought",
        }
    )
    hp: int
    hp_max: int
    thp: int = 0
    life: str = "ok"
    gone: bool = False
    """Taken out of the fight by the referee's hand: there is not even a body."""
    death_success: int = 0
    death_fail: int = 0
    suffers: tuple[Suffering, ...] = ()
    exhaustion: int = 0
    x: int = 0
    y: int = 0
    z: int = 0
    """How high it is: squares on a map, half feet without one, like ``x`` and ``y``."""
    open: bool = False
    """Of a door: it stands open."""
    form: str = ""
    """The form that a shapechanger is in."""
    airless: int = 0
    """Rounds without air."""
    arrives: int = 0
    """The round in which it joins the fight (0: it is there, or was)."""
    rides: str = ""
    """Whom it rides."""
    leads: bool = False
    """It controls its mount."""
    turn: Turn = FRESH
    reaction: bool = True
    surprised: bool = False
    caught: bool = False
    """It was surprised as the fight began."""
    dodging: bool = False
    helped: tuple[Mark, ...] = ()
    readied: Readied | None = None
    held: tuple[str, ...] | None = None
    """What is in its hands, an entry a hand that holds something (shields are worn); ``None``: whatever it uses
    first (srd5.turn.free_interaction counts from then on)."""
    dropped: tuple[Thing, ...] = ()
    """What of its own lies on the ground: dropped, or hurled."""
    shots: tuple[tuple[str, int], ...] = ()
    """Pieces left of each kind of ammunition it counts."""
    initiative: int | None = None
    beside: str = ""
    """Without coordinates: around whom it stands, since it last struck there."""
    legendary: int = 0
    """Legendary actions left."""
    used: tuple[str, ...] = ()
    """Features used up, an entry a use."""
    shown: tuple[str, ...] = ()
    """Spells and features that everybody has seen it use."""
    drained: tuple[int, ...] = ()
    """The levels of the slots that everybody has seen it spend."""
    unhurt: tuple[str, ...] = ()
    """Damage types of which everybody has seen that magic does nothing to it by them."""
    corroded: tuple[tuple[str, int], ...] = ()
    """What of its own has been eaten away, and how much: weapons, ``armour``, ``shield``."""
    heads: Heads | None = None
    """Of who has many."""
    brought: str = ""
    """Of who has come by a power of somebody's: which, and whose (``ID/POWER``, as ``Running.id``); of one of the
    bodies into which somebody has split, whose (``ID``)."""
    sapped: int = 0
    """How much of its Strength score is gone."""
    reckless: bool = False
    running: tuple[Running, ...] = ()
    """Effects of its own that go on: at most one of them by concentration."""
    upset: int = 0
    """What those within it have done to it on this turn."""
    slots: tuple[int, ...] = ()
    """Spell slots left, by level."""
    hit_dice: int = 0
    """Hit Dice left."""
    potions: int = 0
    kit: int = 0
    stealth: int | None = None
    hidden_from: tuple[str, ...] = ()
    """Those who neither see nor hear it and do not know where it is."""
    lost: tuple[tuple[str, int, int], ...] = ()
    """Where it last knew those to be who have hidden from it during the fight: who, and the square."""

    @property
    def conditions(self) -> tuple[str, ...]:
        """The conditions it is in, whatever their causes."""
        return names(self.suffers) if self.suffers else ()

    @property
    def concentrates(self) -> Running | None:
        """What it concentrates on."""
        return next((one for one in self.running if one.concentration), None) if self.running else None

    @property
    def hurt(self) -> int:
        """Hit points lost: what everybody at the table has heard as damage."""
        return self.hp_max - self.hp

    @property
    def marked(self) -> bool:
        """Below half its hit points: cuts and bruises show."""
        return describe(self.hp, self.hp_max) == MARKED


_NUMBERS = attrgetter(*(field.name for field in fields(Fighter)))


def again(now: Fighter) -> Fighter:
    """The same numbers once more, to change on their own."""
    return Fighter(*_NUMBERS(now))


@dataclass(slots=True)
class Clock(Now):
    """Where the fight is."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"round", "turn", "order", "queue", "over"})
    round: int = 0
    turn: str = ""
    order: tuple[str, ...] = ()
    queue: tuple[str, ...] | None = None
    """Who still has a turn in this round, where that is not as the order says."""
    over: bool = False
    """Ended by the referee's hand."""

    @property
    def left(self) -> tuple[str, ...]:
        """Who still has a turn in this round, in its order; the dead among them are passed over."""
        if self.queue is not None:
            return self.queue
        return self.order[self.order.index(self.turn) + 1 :] if self.turn else self.order


@dataclass(slots=True)
class Place(Now):
    """Distances between pairs (ids in file order), in half feet, where there are no coordinates."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"distances"})
    distances: tuple[tuple[str, str, int], ...] = ()
