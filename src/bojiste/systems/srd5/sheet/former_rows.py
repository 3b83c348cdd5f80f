"""What flat keys of powers hold: conditions, boons, and what a higher slot adds, each as a table or a few words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from bojiste.core.reading import Strict
from bojiste.kit.fields import as_list, damage, one_of
from bojiste.systems.srd5.sheet.brought import Higher
from bojiste.systems.srd5.sheet.fields import Ability, Damage, RollText
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, DAMAGE_TYPES, GRANTS, PLIGHTS, SIZES

Until = Literal[
    "turn-start", "turn-end", "next-turn-end", "own-turn-start", "own-turn-end", "harmed", "betrayed", "roused", "lost"
]


class FlatCondition(Strict):
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


class FlatBoon(Strict):
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


class FlatHigher(Higher):
    """What a slot above the spell's own level adds, for each level (or for every ``each`` of them)."""

    damage: tuple[Damage, ...] = ()
    """Of several the caster chooses one."""
    heal: RollText | None = None
    """More healing."""
    thp: int = 0
    """More temporary hit points."""
    raises: int = 0
    """So many more hit points of the maximum."""
    boon: int = 0
    """So much more of a boon that is a number."""
    missiles: int = 0
    """More darts."""

    @model_validator(mode="before")
    @classmethod
    def _damage_only(cls, value: Any) -> Any:
        if isinstance(value, str):
            damage(value, DAMAGE_TYPES)
            return {"damage": [value]}
        return value
