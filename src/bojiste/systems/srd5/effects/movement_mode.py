"""``movement_mode``: it moves in a way that it could not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from bojiste.kit.fields import Dice
from bojiste.systems.srd5.effects.lying import ONE, Lent


class MovementMode(Lent):
    """As long as the power lasts."""

    kind: Literal["movement_mode"] = "movement_mode"
    fly: Annotated[int, Field(ge=0, le=300)] = 0
    """A flying speed of so many feet."""
    climb: bool = False
    """It climbs as fast as it walks."""
    jump: Annotated[int, Field(ge=0, le=10)] = 0
    """Its jumps are so many times as long."""
    dash: bool = False
    """It may Dash as a bonus action."""

    def misfit(self, power: object) -> str | None:
        return None if next(self.lends(), None) is not None else "effect-says-nothing"

    def lends(self) -> Iterator[tuple[str, Dice]]:
        ways = {"fly": self.fly, "climb": int(self.climb), "leap": self.jump, "hurry": int(self.dash)}
        for word, amount in ways.items():
            if amount:
                yield word, ONE._replace(flat=amount)
