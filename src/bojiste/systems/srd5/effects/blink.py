"""``blink``: every other turn it is elsewhere."""

from __future__ import annotations

from typing import Literal

from bojiste.systems.srd5.effects.lying import Lying
from bojiste.systems.srd5.prepare import Profile

SPARED = 5
"""How much of the danger it spares, in twentieths."""


class Blink(Lying):
    """As each of its turns ends, it is on the Ethereal Plane by a d20 of 11 and more, until its next turn starts: then
    it is back, within 10 feet."""

    kind: Literal["blink"] = "blink"

    @property
    def friendly(self) -> bool:
        return True

    def spares(self, one: Profile) -> int:
        return SPARED
