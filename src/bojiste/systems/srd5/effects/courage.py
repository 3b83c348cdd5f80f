"""``courage``: it has fresh temporary hit points on each turn."""

from __future__ import annotations

from typing import Literal

from bojiste.systems.srd5.effects.lying import Lying


class Courage(Lying):
    """As each of its turns starts, as many as the spellcasting modifier of the user; they end with the power."""

    kind: Literal["courage"] = "courage"

    @property
    def friendly(self) -> bool:
        return True
