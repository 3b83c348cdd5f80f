"""Those whom a power brings into the fight, as data; its course stands under ``effects``."""

from __future__ import annotations

from typing import Literal

from bojiste.systems.srd5.sheet.brought import Brings
from bojiste.systems.srd5.sheet.effect import Effect


class Summoned(Brings, Effect):
    """Those who come."""

    kind: Literal["summon"] = "summon"

    @property
    def grows(self) -> bool:
        return bool(self.besides)
