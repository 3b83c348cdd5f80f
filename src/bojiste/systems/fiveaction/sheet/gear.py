"""Weapons, shields and armour of one combatant."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from bojiste.core.reading import Strict
from bojiste.kit.fields import Natural, Positive, fault
from bojiste.systems.fiveaction.sheet.fields import Exact, Feet, HeadId, WeaponId, known_to
from bojiste.systems.fiveaction.words import (
    MATERIALS,
    PIECES,
    Damage,
    Grip,
    Hand,
    Hook,
)
from bojiste.systems.fiveaction.words.gear import PIECES_OF_ARMOUR, POLES, SHIELDS, WEAPONS, ArmourRow


class Masterwork(Strict):
    """Points of quality, as the maker spent them."""

    attack: Natural = 0
    """Points spent on hitting."""
    damage: Natural = 0
    """Points spent on damage."""
    slowdown: Natural = 0
    """Points spent on being faster."""
    weight: Annotated[int, Field(ge=0, le=9)] = 0
    """Points spent on being lighter."""
    range: Natural = 0
    """Points spent on range."""
    dr: Natural = 0
    """Points spent on stopping damage."""


class Ammunition(Strict):
    """Special ammunition of a missile weapon: its bonus, and how many pieces there are."""

    bonus: Positive
    """What it adds to damage."""
    attack: Natural = 0
    """What it adds to attacks."""
    quantity: Positive = 1
    """How many pieces there are."""


class WeaponTable(Strict):
    """One weapon: a table, or the name of its row alone. ``hand``: where it is at the start. What is narrower than its
    row stays inside the row's band."""

    row: WeaponId
    """The row of the table it is of."""
    hand: Hand = Hand.MAIN
    """Where it is at the start; on the ground at its bearer's feet."""
    head: HeadId | None = None
    """What a pole weapon bears."""
    head_type: Damage | None = None
    """How a straight head of a pole wounds: fixed when it is built."""
    reach: tuple[Feet, Feet] | None = None
    """From how near to how far it strikes, in feet, within the band of its row."""
    slowdown: Natural | None = None
    """What it takes off initiative, within its row."""
    weight: Exact | None = None
    """Its weight, within its row."""
    price: Exact | None = None
    """Its price."""
    masterwork: Masterwork = Masterwork()
    """How well it is made."""
    ammunition: Ammunition | None = None
    """Special ammunition."""
    breaker: bool = False
    """A sword-breaker."""
    dual: bool = False
    """Both ends strike."""
    small: bool = False
    """A blowgun for one hand."""
    hook: Hook | None = None
    """Whether it bears a hook for tripping."""
    tools: tuple[Literal["hook", "cranequin"], ...] = ()
    """What is there to span a crossbow."""
    use: bool = True
    """Whether it is meant to be used in this fight, so that its slowdown counts."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        return {"row": value, "hand": _hand_of(value)} if isinstance(value, str) else value

    @model_validator(mode="after")
    def _is_one(self) -> Self:
        if (self.row in POLES) != (self.head is not None):
            raise fault("pole-without-head" if self.row in POLES else "head-without-pole")
        if self.breaker and self.row != "light_straight_blade":
            raise fault("breaker-not-light-blade")
        if self.small and self.row != "blowgun":
            raise fault("small-not-blowgun")
        return self


def _hand_of(row: str) -> Hand:
    """Where a weapon of which only the name is said begins: what cannot be held in one hand, in both."""
    grips = {one.grip for one in WEAPONS[row].rows} if row in WEAPONS else set()
    return Hand.BOTH if grips and not grips & {Grip.ONE, Grip.THROWN} else Hand.MAIN


class ShieldTable(Strict):
    """A shield; its name alone stands for one in hand, as usual."""

    row: Annotated[str, known_to(tuple(SHIELDS))]
    """The row of the table it is of."""
    in_hand: bool = True
    """Whether it is in hand at the start."""
    reach: tuple[Feet, Feet] | None = None
    """From how near to how far it strikes, in feet."""
    slowdown: Natural | None = None
    """What it takes off initiative."""
    weight: Exact | None = None
    """Its weight."""
    price: Exact | None = None
    """Its price."""
    masterwork: Masterwork = Masterwork()
    """How well it is made."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        return {"row": value} if isinstance(value, str) else value


class ArmourTable(Strict):
    """A piece of armour: a table, or its name alone (``mail_helmet``)."""

    piece: Annotated[str, known_to(PIECES)]
    """What of the body it protects."""
    material: Annotated[str, known_to(MATERIALS)]
    """What it is made of."""
    dr: Natural | None = None
    """How much damage it stops, before masterwork; without it the most of its row."""
    weight: Exact | None = None
    """Its weight."""
    price: Exact | None = None
    """Its price."""
    masterwork: Masterwork = Masterwork()
    """How well it is made."""

    @model_validator(mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        if value not in PIECES_OF_ARMOUR:
            raise fault("not-one-of", expected=", ".join(PIECES_OF_ARMOUR))
        material, piece = PIECES_OF_ARMOUR[value]
        return {"material": material, "piece": piece}

    def stops(self, row: ArmourRow) -> int:
        """Its base reduction before masterwork, by the row it is of."""
        return row.dr[1] if self.dr is None else self.dr
