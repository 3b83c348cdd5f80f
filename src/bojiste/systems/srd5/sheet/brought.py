"""What a power brings to whom it meets: conditions, boons, and what a higher slot adds."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict
from bojiste.kit.fields import Dice, as_list, damage, one_of
from bojiste.systems.srd5.sheet.fields import Ability, Damage
from bojiste.systems.srd5.sheet.fields import RollText as RollText
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, DAMAGE_TYPES, EXPERIENCE, GRANTS, PLIGHTS, SIZES

Until = Literal[
    "turn-start", "turn-end", "next-turn-end", "own-turn-start", "own-turn-end", "harmed", "betrayed", "roused", "lost"
]


class Inflicted(Strict):
    """A condition that a power brings, with what ends it; a bare word is one that lasts as long as the power does."""

    condition: Annotated[str, one_of((*CONDITIONS, *PLIGHTS))]
    """The condition."""
    until: Until | None = None
    """A moment of the causer's turn: as the next begins, as this or as the next ends; ``own-turn-start``,
    ``own-turn-end``: as the next turn of whoever suffers it begins or ends; ``harmed``: when that one takes damage;
    ``betrayed``: when it takes damage from who caused it or that one's side; ``roused``: when it takes any damage, or
    sees one of its own side take some; ``lost``: at the end of a turn 60 feet from who caused it, out of sight."""
    repeat: bool | Literal["unseen", "alone", "harmed", "often", "wronged", "shaken", "thrice", "judged", "action"] = (
        False
    )
    """The saving throw is repeated at the end of each turn of who suffers it (``unseen``: with disadvantage while it
    sees the causer; ``alone``: only while it does not), or (``harmed``) whenever it takes damage (``wronged``: from the
    causer or that one's side), or (``often``) both, then with advantage (``shaken``: both, without, and no damage of
    the causer's counts); ``thrice``: until three have been made, and it is over, or three have failed, and it stays
    (or turns into something worse); ``judged``: once, as the causer's next turn starts, and who fails then is gone from
    here; ``action``: it takes the action."""
    test: Ability | None = None
    """Of what an action may end: not a saving throw but a check of this ability."""
    below: Annotated[int, Field(ge=0)] = 0
    """Only whoever has so many hit points at most; 0: everybody."""
    worse: Annotated[str, one_of(CONDITIONS)] | None = None
    """What it turns into when the saving throw is repeated once and fails."""
    failed_by: Annotated[int, Field(ge=0, le=20)] = 0
    """Only whoever fails the saving throw by so much suffers it."""
    tended: Annotated[int, Field(ge=0, le=30)] | None = None
    """Anybody next to it may end it by an action: shake awake, douse, stanch; what a check of Medicine must reach for
    that, 0: no check."""
    stings: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """What that does to whoever tries."""
    by: Literal["medicine", "strength"] = "medicine"
    """What that check is made with."""
    damage: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """What it does at the start of each turn of who suffers it."""
    at: Literal["own-start", "own-end", "turn-start", "failed"] = "own-start"
    """When that damage comes instead: at the end of those turns, or at the start of the causer's; ``failed``: whenever
    the saving throw is repeated and fails (a higher slot adds its dice)."""
    escape: Annotated[int, Field(ge=0, le=30)] | None = None
    """What a Strength check (an action) must reach to get free; 0: as much as the saving throw."""
    firm: bool = False
    """Checks to get out of its hold suffer."""
    only: Annotated[str, one_of(CREATURE_TYPES)] | None = None
    """Creatures of this type only."""
    largest: Annotated[str, one_of(SIZES)] | None = None
    """Creatures up to this size only."""
    favoured: bool = False
    """Only where the attack before it had advantage."""
    sated: Annotated[int, Field(ge=0, le=1000)] = 0
    """Of whoever clings (``clung``): it makes no attack meanwhile, and lets go when its damage has cost so many hit
    points."""
    save: Ability | None = None
    """The ability that its damage is saved against each time; or the one that a repeated saving throw is made with,
    where there is none at first."""
    dc: Annotated[int, Field(ge=1, le=40)] | None = None
    """What that must reach."""
    upset_by: Annotated[int, Field(ge=0)] = 0
    """Whoever is swallowed is brought up when it does so much damage from within on one turn …"""
    upset_dc: Annotated[int, Field(ge=0, le=40)] = 0
    """… and a Constitution saving throw does not reach this."""
    out: Annotated[int, Field(ge=0, le=100)] = 0
    """Feet of movement that getting out of the dead body takes."""

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, value: Any) -> Any:
        return {"condition": value} if isinstance(value, str) else value


class Brings(Strict):
    """Those whom a power brings into the fight, on the side of whoever uses it."""

    block: Annotated[str, Field(max_length=64)] = ""
    """What they are, by its id in the bestiary; without one ``other`` says all of it."""
    kinds: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """It may be any other block of these types instead that is no stronger than ``challenge``: the referee says, or
    whoever uses it where no referee answers."""
    challenge: Annotated[str, one_of(tuple(EXPERIENCE))] = "0"
    """The greatest challenge rating of those."""
    stronger: tuple[Annotated[int, Field(ge=1, le=9)], ...] = ()
    """Levels of slots from which that is higher, by one for each."""
    more: tuple[Annotated[int, Field(ge=1, le=9)], ...] = ()
    """Levels of slots from which as many come once more."""
    besides: Annotated[int, Field(ge=0, le=20)] = 0
    """So many more come for each higher slot."""
    fades: bool = False
    """Whoever of them falls to 0 hit points is no more there."""
    number: RollText = Dice(0, 1, 1)
    """How many come."""
    other: dict[str, Any] = Field(default_factory=dict)
    """What their entry says besides, as a scene has it."""
    after: RollText | None = None
    """Rounds until they are there."""
    corpses: bool = False
    """They rise where the dead lie that it is meant for, each once."""
    most: Annotated[int, Field(ge=0, le=100)] = 0
    """So many of them at once; 0: however many."""
    found: bool = False
    """How many of them there are to be called the referee says; unattended as many as may come."""
    leash: Annotated[int, Field(ge=0, le=5280)] = 0
    """Feet that they may be from whoever has called them; farther off they are gone."""
    outdoors: bool = False
    """Only under the open sky, as the referee says; unattended there is none."""
    by_night: bool = False
    """Not while the sun shines on whoever calls."""

    @model_validator(mode="after")
    def _somebody(self) -> Brings:
        if not self.block and not self.other:
            raise PydanticCustomError("brings-nobody", "nobody comes", {})
        return self

    def entry(self) -> dict[str, Any]:
        """What a scene would write of one of them."""
        return {**({"block": self.block} if self.block else {}), **self.other}

    def number_at(self, slot: int, level: int) -> Dice:
        """How many come from a slot of some level (0: its own), where the spell is one of this level."""
        times = 1 + sum(slot >= one for one in self.more)
        flat = self.number.flat * times + self.besides * max(0, slot - level)
        return self.number._replace(flat=flat)

    def challenge_at(self, slot: int) -> Fraction:
        """The greatest challenge rating from a slot of some level."""
        return Fraction(self.challenge) + sum(slot >= one for one in self.stronger)


class Granted(Strict):
    """A boon while the power lasts: ``fly 60``, ``ac 2``, ``attack 1d4``, ``save 1d4``."""

    what: Annotated[str, one_of(GRANTS)]
    """What becomes better."""
    amount: RollText
    """By how much: a number or dice."""

    @model_validator(mode="before")
    @classmethod
    def _read(cls, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        what, _, amount = value.partition(" ")
        return {"what": what, "amount": amount or "1"}


class Higher(Strict):
    """What a slot above the spell's own level adds, for each level (or for every ``each`` of them)."""

    damage: tuple[Damage, ...] = ()
    """Of several the caster chooses one."""
    heal: RollText | None = None
    """More healing."""
    pool: int = 0
    """More dice of the pool."""
    thp: int = 0
    """More temporary hit points."""
    raises: int = 0
    """So many more hit points of the maximum."""
    boon: int = 0
    """So much more of a boon that is a number."""
    missiles: int = 0
    """More darts."""
    targets: int = 0
    """More targets."""
    feet: Annotated[int, Field(ge=0, le=60)] = 0
    """More feet of its area."""
    each: Annotated[int, Field(ge=1, le=9)] = 1
    """Every how many levels it comes."""

    @model_validator(mode="before")
    @classmethod
    def _damage_only(cls, value: Any) -> Any:
        if isinstance(value, str):
            damage(value, DAMAGE_TYPES)
            return {"damage": [value]}
        return value
