"""``srd5.critical.*``: critical hits."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.critical.dice", "srd5.critical.extra_dice")
def dice(count: int, critical: bool) -> int:
    """How many damage dice a component rolls: double on a critical hit; flat numbers are never doubled."""
    return count * 2 if critical else count


@rule("srd5.critical.other_sources")
def other_sources(natural: int, critical_from: int, helpless: bool) -> bool:
    """Whether a roll that hits is critical without a 20: a widened range, or a helpless target within 5 ft."""
    return helpless or natural >= critical_from


def helpless(helpless_close: bool, within_5: bool) -> bool:
    """Whether every hit on a creature is critical, by its conditions and the attacker's distance."""
    return within_5 and helpless_close
