"""``full_healing``: healing gives it all that the dice could."""

from __future__ import annotations

from typing import Literal

from bojiste.systems.srd5.effects.lying import Lying


class FullHealing(Lying):
    """As long as the power lasts no die of healing is rolled low for it."""

    kind: Literal["full_healing"] = "full_healing"

    @property
    def friendly(self) -> bool:
        return True
