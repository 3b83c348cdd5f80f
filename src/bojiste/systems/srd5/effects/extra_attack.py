"""``extra_attack``: it may strike once more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from bojiste.kit.fields import Dice
from bojiste.systems.srd5.effects.lying import ONE, Lent
from bojiste.systems.srd5.prepare import Profile

if TYPE_CHECKING:
    from bojiste.systems.srd5.prepare import Attack


class ExtraAttack(Lent):
    """One blow as a bonus action of each turn."""

    kind: Literal["extra_attack"] = "extra_attack"

    def lends(self) -> Iterator[tuple[str, Dice]]:
        yield "strike", ONE

    def sharpens(self, one: Profile, blade: Attack) -> int:
        return blade.worths[0]
