"""What every kind of effect has: a course, and what tactics think of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from bojiste.core.event import Change
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.effect import Effect
from bojiste.systems.srd5.words import EXPERIENCE, SIZES

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker
    from bojiste.systems.srd5.play.damage.blow import Blow
    from bojiste.systems.srd5.play.damage.zero import Taken
    from bojiste.systems.srd5.prepare import Attack


class Next(Enum):
    """Whether the effects that stand behind one in its list still happen to the same creature."""

    GO_ON = "go on"
    STOP = "stop"
    """It is dead, gone, or has got rid of what would have done more to it."""
    IN_ANY_CASE = "in any case"
    """They happen to it, whether it has saved or not."""


A_LIFE = 160
"""What tactics think it worth that an enemy is out of the fight, in quarters of a hit point."""


class Kind(Effect):
    """An effect with its course. Whatever a kind does not say of itself stands here."""

    ON_THE_DEAD: ClassVar[bool] = False
    """Whether it does anything to the dead."""
    HURTS: ClassVar[bool] = False
    """Whether hit points are lost by it, which effects behind it may look at (``Met.taken``)."""
    FATAL: ClassVar[bool] = False
    """Whether somebody may be done for by it: tactics avert their eyes from such a gaze."""
    SHUNNED: ClassVar[bool] = False
    """Whether tactics stay out of an area that does it, however little it hurts."""
    TWIN: ClassVar[frozenset[str] | None] = None
    """Those of its fields that the kernel plays at other than their defaults; ``None``: it does not play the effect."""

    def has_twin(self, told: set[str]) -> bool:
        """Whether the kernel plays it where this is said of it."""
        return self.TWIN is not None and told <= self.TWIN

    def meant_for(self, table: Table, power: Power, one: Profile) -> bool:
        """Whether it would do anything to this creature, so that the power can be meant for it."""
        return True

    def for_all(self, table: Table, met: Met, whom: Sequence[Profile]) -> Course[tuple[tuple[int, int], ...]]:
        """What it does to all whom the power is for together, by one roll, before anything happens to each; damage that
        has been rolled, by type."""
        yield from ()
        return ()

    def happens(self, missed: int | None) -> bool:
        """Whether it happens to who has missed its saving throw by so much (``None``: who has made it)."""
        return self.on == "always" or (self.on == "success") is (missed is None)

    def apply(self, table: Table, met: Met, one: Profile, missed: int | None) -> Course[Next]:
        """What it does to one creature that the power meets (having ``missed`` its saving throw by so much)."""
        yield from ()
        return Next.GO_ON

    def rids_of(self, table: Table, entry: Suffering) -> bool:
        """Whether it rids somebody of this."""
        return False

    def fits(self, table: Table, one: Profile) -> bool:
        """Whether it is for this creature at all, as far as who asks knows its hit points."""
        only = self.only
        if only.types and one.sheet.type not in only.types:
            return False
        if only.size_at_most is not None and one.size > SIZES.index(only.size_at_most):
            return False
        if only.challenge_at_most is not None and not _no_stronger(one, only.challenge_at_most):
            return False
        hit_points = table.now[one.id].hp
        return not only.hit_points_at_most or (hit_points is not None and hit_points <= only.hit_points_at_most)

    def befits(self, met: Met, missed: int | None) -> bool:
        """Whether it is for somebody who was met like this."""
        return self.only.failed_by <= (missed or 0) and (met.favoured or not self.only.hit_with_advantage)

    # -- what lies on somebody ------------------------------------------------------------------------------------

    def entries(self, table: Table, met: Met, one: Profile) -> Iterator[Suffering]:
        """What lies on somebody by it as long as the power goes on, as far as the state has words for it."""
        yield from ()

    @property
    def worded(self) -> bool:
        """Whether the state has a word for it: the entries say by themselves what it does."""
        return False

    def changes(self, table: Table, met: Met, one: Profile) -> tuple[Change, ...]:
        """What else changes as it comes to lie on somebody."""
        return ()

    def after_damage(
        self, table: Table, source: Profile, power: Power, target: Profile, blow: Blow, taken: Taken
    ) -> Course[None]:
        """What follows when somebody on whom it lies, by this one's power, has taken damage."""
        yield from ()

    # -- what tactics and people think of it ------------------------------------------------------------------------

    def reckoned(self, table: Table, one: Profile) -> bool:
        """Whether tactics reckon with it for this creature."""
        return self.fits(table, one)

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        """What tactics think it worth that it happens to an enemy for sure, in quarters of a hit point."""
        return 0

    def boon(self, table: Table, power: Power, one: Profile) -> int:
        """What it is worth to a friend on each turn, in quarters of a hit point."""
        return 0

    def spares(self, one: Profile) -> int:
        """Twentieths of the danger to a friend that it spares."""
        return 0

    def sharpens(self, one: Profile, blade: Attack) -> int:
        """What it adds to the blows of a friend's turn with its best attack, in quarters of a hit point."""
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


def _no_stronger(one: Profile, challenge: str) -> bool:
    """Whether somebody's challenge rating is known, and no greater than this: experience tells the fractions apart."""
    worth = one.sheet.experience
    return one.sheet.challenge is not None and worth is not None and worth <= EXPERIENCE[challenge]


K = TypeVar("K", bound=Effect)


def all_of(power: Power, kind: type[K]) -> tuple[K, ...]:
    """The effects of one kind that a power has."""
    return cast(tuple[K, ...], power.kinds.get(kind.NAME, ()))


@lru_cache(maxsize=4096)
def in_groups(power: Power) -> tuple[tuple[Kind, ...], ...]:
    """What a power does, in order: what lies on somebody from then on comes over it all at once, where it stands in a
    row."""
    found: list[tuple[Kind, ...]] = []
    for effect in effects_of(power):
        if effect.LIES and found and found[-1][0].LIES:
            found[-1] += (effect,)
        else:
            found.append((effect,))
    return tuple(found)
