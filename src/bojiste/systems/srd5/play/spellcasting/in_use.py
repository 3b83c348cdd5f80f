"""One use of a power, as it meets creatures, and as it leaves them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bojiste.systems.srd5.now import Running, Suffering
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.prepare import Profile


class Met(NamedTuple):
    """One use of a power: whose, from a slot of what level, with what choice of damage."""

    who: Profile
    power: Power
    slot: int = 0
    chosen: str = ""
    effect: str = ""
    """The running effect that entries hang on."""
    critical: bool = False
    taken: int = 0
    """Hit points that the attack before it has cost."""
    favoured: bool = False
    """The attack before it had advantage."""
    entering: bool = False
    """Whoever it meets has come into it by itself."""
    struck: bool = False
    """The hit that it has waited for has come."""
    rolled: Mapping[int, tuple[tuple[int, int], ...]] = MappingProxyType({})
    """What has been rolled once for all whom it meets: damage by type, by the identity of the effect."""


class Left(NamedTuple):
    """The end of an effect for somebody on whom it has lain: whose, which, and what lay on that one before and does
    after it."""

    who: Profile
    running: Running
    before: tuple[Suffering, ...]
    kept: tuple[Suffering, ...]

    @property
    def lost(self) -> set[str]:
        """What hung on it, by name."""
        return {entry.name for entry in self.before if entry.effect == self.running.id}
