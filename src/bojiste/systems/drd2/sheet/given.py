"""The numbers that change during play, as a scene may state them to begin in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, Field, model_validator

from bojiste.core.reading import Strict
from bojiste.kit.fields import Natural, Positive, Spoken, fault
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Approach, Initiative, Origin, Penalty, Property, Status


class PenaltyTable(Strict):
    kind: Penalty
    """Three dice of which the two lowest count; exhausting against it costs one less; no ordinary consequences."""
    scope: tuple[str, ...] = Field(min_length=1)
    """Skills or properties it works on."""


class ScarTable(Strict):
    name: Spoken = ""
    """What people call it."""
    property: Property
    """The property it is on."""
    severity: Positive
    """What hampered actions demand; from 3 on they are impossible."""
    scope: tuple[str, ...] = Field(min_length=1)
    """Skills, properties or tags it hampers."""
    origin: Origin = Origin.INFLICTED
    """Whether another has inflicted it, or who has it has paid with it."""


class Coins(Strict):
    ducats: Natural = 0
    """Gold coins, ten groschen each."""
    groschen: Natural = 0
    """Silver coins, ten hellers each."""
    hellers: Natural = 0
    """Copper coins."""


def _hellers(value: Any) -> Any:
    """Coins as hellers."""
    if not isinstance(value, Mapping):
        return value
    coins = Coins.model_validate(value)
    return rules.money.units(coins.ducats, coins.groschen, coins.hellers)


Money = Annotated[Natural, BeforeValidator(_hellers, json_schema_input_type=Natural | Coins)]


class Given(Strict):
    """The numbers a scene may state to begin in the middle; pools not given are full."""

    OPEN: ClassVar = frozenset({"status", "threat", "floor", "advantage"})

    status: Status = Status.ACTIVE
    """Where it stands; the eliminated who are present may only defend themselves."""
    threat: Positive | None = None
    """Its Threat; otherwise as ``[conflict]`` says, or 2."""
    floor: Positive = 1
    """The number below which its Threat cannot fall; 1."""
    advantage: Natural = 0
    """Resources for anything, gone with the conflict."""
    body: Natural | None = None
    """Hero: what is left in the pools; at most the ability without its scars."""
    soul: Natural | None = None
    """Hero: what is left in the pools; at most the ability without its scars."""
    influence: Natural | None = None
    """Hero: what is left in the pools; at most the ability without its scars."""
    bond: Natural | None = None
    """Helper: what is left of it."""
    fate: Natural | None = None
    """Fate left to the helpers of this hero, or to this helper where each has its own."""
    money: Money = 0
    """Money in hellers, or in ducats, groschen and hellers."""
    materials: Natural = 0
    """Raw materials."""
    scars: tuple[ScarTable, ...] = ()
    """Scars it begins with."""
    penalties: tuple[PenaltyTable, ...] = ()
    """Penalties it begins with."""
    approach_granted: Approach = Approach.NONE
    """An approach to initiative that a spell allows for nothing."""
    approach_forced: Approach = Approach.NONE
    """An approach to initiative that a spell forces."""
    initiative: Initiative = Initiative.WAITING
    """What became of the action of the round in which play begins (``round`` of conflict)."""
    disengaged: bool = False
    """Whether it has got clear of its opponents, and may leave."""
    stored: tuple[Natural, ...] | None = None
    """What is left in each item, in the order of the items."""
    broken: tuple[str, ...] = ()
    """Items that were given up, by id or name."""

    @model_validator(mode="after")
    def _fits(self) -> Given:
        if self.threat is not None and self.threat < self.floor:
            raise fault("threat-below-floor", threat=self.threat, floor=self.floor)
        spells = {self.approach_granted, self.approach_forced} - {Approach.NONE}
        if len(spells) > 1:
            raise fault("both-approaches")
        return self
