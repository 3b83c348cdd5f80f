"""``images``: images of it draw attacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from bojiste.kit.fields import Dice
from bojiste.systems.srd5.effects.lying import ONE, Lent
from bojiste.systems.srd5.prepare import Profile

SPARED = 10
"""How much of the danger they spare, in twentieths."""


class Images(Lent):
    """A d20 says whether an attack meets one of them instead: from 6, 8 or 11 on with three, two or one."""

    kind: Literal["images"] = "images"
    number: Annotated[int, Field(ge=1, le=10)] = 3
    """How many."""
    solid: bool = False
    """They are as hard to hit as whom they show, draw spells too, save against what wounds, and bear no bright
    light."""

    def lends(self) -> Iterator[tuple[str, Dice]]:
        yield "image", ONE._replace(flat=self.number)

    def spares(self, one: Profile) -> int:
        return SPARED
