"""``srd5.temporary.*``: temporary hit points."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.temporary.absorb")
def absorb(thp: int, damage: int) -> tuple[int, int]:
    """Temporary hit points left, and the damage that goes on to hit points."""
    return (thp - damage, 0) if damage <= thp else (0, damage - thp)


@rule("srd5.temporary.no_stack")
def no_stack(old: int, new: int) -> bool:
    """Whether the owner of temporary hit points rather takes new ones than keeps the old, where nobody says."""
    return new > old


@rule("srd5.temporary.at_zero")
def at_zero(thp: int, damage: int) -> bool:
    """Whether damage at 0 hit points counts as taken there: only if temporary ones let some through."""
    return damage > thp


@rule("srd5.temporary.duration")
def duration(thp: int, long_rest: bool) -> int:
    """Temporary hit points after a rest: gone after a long one."""
    return 0 if long_rest else thp
