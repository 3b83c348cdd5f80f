"""``srd5.temporary.*``: temporary hit points."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.healing import add


@rule("srd5.temporary.absorb")
def absorb(thp: int, damage: int) -> tuple[int, int]:
    """Temporary hit points left, and the damage that goes on to hit points."""
    return (thp - damage, 0) if damage <= thp else (0, damage - thp)


@rule("srd5.temporary.separate")
def separate(hp: int, thp: int, granted: int) -> tuple[int, int]:
    """Hit points and temporary ones after a grant: it never touches hit points, nor does their maximum bound it."""
    return hp, no_stack(thp, granted)


@rule("srd5.temporary.not_healed")
def not_healed(hp: int, hp_max: int, thp: int, healing: int) -> tuple[int, int]:
    """Hit points and temporary ones after healing: only the former rise."""
    return add(hp, hp_max, healing), thp


@rule("srd5.temporary.no_stack")
def no_stack(old: int, new: int, take_new: bool | None = None) -> int:
    """Temporary hit points after a grant: the owner keeps the old or takes the new, unattended the larger."""
    if take_new is None:
        take_new = new > old
    return new if take_new else old


@rule("srd5.temporary.at_zero")
def at_zero(thp: int, damage: int) -> bool:
    """Whether damage at 0 hit points counts as taken there: only if temporary ones let some through."""
    return damage > thp


@rule("srd5.temporary.duration")
def duration(thp: int, long_rest: bool, stated_end: bool = False) -> int:
    """Temporary hit points after a rest or a moment in time: gone after a long rest or when their own term ends."""
    return 0 if long_rest or stated_end else thp
