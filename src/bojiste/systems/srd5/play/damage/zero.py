"""Coming to 0 hit points: what one instance of damage takes off a creature, and what keeps it from falling."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.event import OPEN, Event
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.instance import Amounts, Blow
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has


class Taken(NamedTuple):
    """What one instance of damage takes off a creature."""

    damage: int
    """After reductions."""
    through: int
    """What temporary hit points let through."""
    thp: int
    """Temporary hit points left."""
    before: int
    after: int
    """Hit points."""
    amounts: Amounts = ()
    """The damage by type."""
    reasons: tuple[str, ...] = ()
    """What changed it (``resistance``)."""


class Fall(NamedTuple):
    """Somebody is about to fall: by what, what it takes, and whether whoever deals it spares its life."""

    blow: Blow
    taken: Taken
    spared: bool

    @property
    def overflow(self) -> int:
        """The damage that is left over at 0 hit points."""
        return rules.hit_points.overflow(self.taken.before, self.taken.through)


def outright(table: Table, target: Profile, fall: Fall) -> bool:
    """Whether so much is left over that nothing keeps somebody up."""
    return bool(rules.zero.instant_death(fall.overflow, table.now[target.id].hp_max))


def stays_up(table: Table, target: Profile, trait: str, *, used_up: bool = False) -> Event:
    """A trait keeps somebody at 1 hit point, and may be used up by that."""
    used = table.now[target.id].used
    changes = table.state.change(target.id, hp=1, used=(*used, trait) if used_up else used)
    return Event("stays-up", rule=has, actor=target.id, changes=changes, data={"trait": trait}, seen=OPEN)
