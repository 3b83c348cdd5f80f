"""``death_ward``: once it does not fall."""

from __future__ import annotations

from typing import Literal

from bojiste.systems.srd5.effects.lying import Lying


class DeathWard(Lying):
    """It is left 1 hit point where it would fall, or alive where it would die at once; with that the power is over."""

    kind: Literal["death_ward"] = "death_ward"

    @property
    def friendly(self) -> bool:
        return True
