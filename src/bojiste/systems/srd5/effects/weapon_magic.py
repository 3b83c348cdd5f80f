"""``weapon_magic``: a club or a staff strikes by magic."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bojiste.kit.fields import Dice
from bojiste.systems.srd5.effects.lying import ONE, Lent


class WeaponMagic(Lent):
    """With the spellcasting ability and a d8 at least, and counts as magical."""

    kind: Literal["weapon_magic"] = "weapon_magic"

    def lends(self) -> Iterator[tuple[str, Dice]]:
        yield "cudgel", ONE
