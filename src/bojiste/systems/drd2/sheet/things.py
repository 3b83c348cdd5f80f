"""Skills, things and special abilities that a combatant has."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from bojiste.core.reading import Id, Strict, Text
from bojiste.kit.fields import Natural, Positive, Spoken, fault
from bojiste.systems.drd2.rules.equipment import SACRIFICE
from bojiste.systems.drd2.words import Property, Use


class SkillTable(Strict):
    """A skill that the book does not name."""

    id: Id
    """What the other tables call it."""
    property: Property
    """What pays for it."""
    restricted: bool
    """Whether it is impossible without having it."""
    occupation: str = ""
    """The occupation whose level it has; its own id if left out."""
    affects: Property | None = None
    """What it acts upon, if not its own property."""
    use: Use = Use.OTHER
    """What it does to others; combat, fright and persuasion can eliminate."""


class Store(Strict):
    """Resources of one property that an item holds."""

    property: Property
    """Of which property."""
    amount: Natural
    """How much."""


class Sacrifice(Strict):
    """Resources of one property that giving an item up yields."""

    property: Property
    """Of which property."""
    amount: Positive = SACRIFICE
    """How much."""


class Item(Strict):
    """``demand``: what it puts on actions, by skill or tag; ``exhaust_price``: what it changes of exhaustions."""

    id: Text | None = None
    """How ``broken`` and trade call it; otherwise by its name, which must then be one word for all languages."""
    name: Spoken
    """What people call it."""
    demand: dict[str, Annotated[int, Field(ge=0, le=3, strict=True)]] = Field(default_factory=dict)
    """What it puts on actions with a skill, of a property, or with a tag (``swimming = 2``). Demands do not add
    up, the highest counts."""
    store: Store | None = None
    """Resources it holds, for payments of that property; used up, and full at the start."""
    sacrifice: Sacrifice | None = None
    """What giving it up brings, once (amount 1 if left out). Tactics never do it."""
    exhaust_price: int = 0
    """What it changes of every exhaustion of its owner; an exhaustion costs at least 1."""
    cost: Natural | None = None
    """Hellers, where it can be bought again between expeditions."""

    @model_validator(mode="after")
    def _can_be_called(self) -> Item:
        if not self.called:
            raise fault("item-without-id")
        return self

    @property
    def called(self) -> str:
        return self.id or (self.name if isinstance(self.name, str) else "")


class Ability(Strict):
    """A special ability: what activating it costs, and what it changes of the owner's exhaustions."""

    id: Id
    """What answers call it."""
    property: Property
    """What activating it is paid with."""
    price: Natural = 1
    """1 if left out; paid when the declaration becomes binding, never given back."""
    exhaust_price: int = 0
    """What it changes of every exhaustion of its owner."""
