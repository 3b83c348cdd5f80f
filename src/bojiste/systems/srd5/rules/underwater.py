"""``srd5.underwater.*``: fighting in the water. Distances are in half feet, times in rounds."""

from __future__ import annotations

from bojiste.core.rule import rule

FIT_FOR_MELEE = frozenset({"dagger", "javelin", "shortsword", "spear", "trident"})


@rule("srd5.underwater.when")
def when(attacker_under: bool, target_under: bool, ranged: bool) -> bool:
    """Whether an attack is made under water: the attacker is wholly in it, or what is shot at is."""
    return attacker_under or (ranged and target_under)


@rule("srd5.underwater.melee")
def melee(weapon: str, swims: bool) -> bool:
    """Whether a melee weapon attack has disadvantage: without a swimming speed, and not with what is thrust."""
    return not swims and weapon not in FIT_FOR_MELEE


@rule("srd5.underwater.ranged_beyond")
def ranged_beyond(distance: int, normal: int) -> bool:
    """Whether a ranged weapon attack misses by itself: beyond its normal range, whatever the weapon."""
    return distance > normal


@rule("srd5.underwater.ranged_within")
def ranged_within(weapon: str, exempt: tuple[str, ...]) -> bool:
    """Whether a ranged weapon attack has disadvantage: unless the printing (PR19) names the weapon."""
    return weapon not in exempt


@rule("srd5.underwater.fire")
def fire(immersed: bool) -> int:
    """Sources of resistance to fire damage, 0 or 1."""
    return 1 if immersed else 0


@rule("srd5.underwater.breath")
def breath(constitution: int) -> tuple[int, int]:
    """For how many rounds a creature with this Constitution modifier holds its breath, and then chokes, before it
    falls to 0 hit points."""
    return max(5, 10 * (1 + constitution)), max(1, constitution)
