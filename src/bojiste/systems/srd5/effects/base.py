"""What every kind of effect has: a course, and what tactics think of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, cast

from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.met import Met
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.effect import Effect

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class Next(Enum):
    """Whether the effects that stand behind one in its list still happen to the same creature."""

    GO_ON = "go on"
    STOP = "stop"
    """It is dead, gone, or has got rid of what would have done more to it."""


A_LIFE = 160
"""What tactics think it worth that an enemy is out of the fight, in quarters of a hit point."""


class Kind(Effect):
    """An effect with its course. Whatever a kind does not say of itself stands here."""

    ON_THE_DEAD: ClassVar[bool] = False
    """Whether it does anything to the dead."""
    FATAL: ClassVar[bool] = False
    """Whether somebody may be done for by it: tactics avert their eyes from such a gaze."""
    SHUNNED: ClassVar[bool] = False
    """Whether tactics stay out of an area that does it, however little it hurts."""
    TWIN: ClassVar[frozenset[str] | None] = None
    """Those of its fields that the kernel plays at other than their defaults; ``None``: it does not play the effect."""

    def meant_for(self, table: Table, power: Power, one: Profile) -> bool:
        """Whether it would do anything to this creature, so that the power can be meant for it."""
        return True

    def for_all(self, table: Table, met: Met, whom: Sequence[Profile]) -> Course[None]:
        """What it does to all whom the power is for together, by one roll, before anything happens to each."""
        yield from ()

    def apply(self, table: Table, met: Met, one: Profile, missed: int) -> Course[Next]:
        """What it does to one creature that has not withstood the power (having ``missed`` its saving throw by so
        much)."""
        yield from ()
        return Next.GO_ON

    def ends(self, table: Table, entry: Suffering) -> bool:
        """Whether it rids somebody of this."""
        return False

    def fits(self, table: Table, one: Profile) -> bool:
        """Whether it is for this creature at all, as far as who asks knows its hit points."""
        only = self.only
        if only.types and one.sheet.type not in only.types:
            return False
        hit_points = table.now[one.id].hp
        return not only.hit_points_at_most or (hit_points is not None and hit_points <= only.hit_points_at_most)

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        """What tactics think it worth that it happens to an enemy for sure, in quarters of a hit point."""
        return 0

    def boon(self, table: Table, power: Power, one: Profile) -> int:
        """What it is worth to a friend on each turn, in quarters of a hit point."""
        return 0

    def restores(self, power: Power) -> int:
        """Twice the hit points that it gives back on average, at the power's own level."""
        return 0

    def card(self, words: Speaker) -> Iterator[str]:
        """How a card of the power tells it; nothing where other words say it already."""
        yield from ()


def effects_of(power: Power) -> tuple[Kind, ...]:
    """What a power does to whom it befalls, in order."""
    return cast(tuple[Kind, ...], power.row.effects)
