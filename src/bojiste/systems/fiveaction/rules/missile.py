"""fiveaction.missile: shooting and throwing. Distances are quarter feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.test import rounding

BASE, MEDIUM, LONG, EXTREME, BEYOND, OUT = range(6)
PENALTIES = (0, -2, -5, -10)


@rule("fiveaction.missile.thrown_limits")
def thrown_limits(each: int, strength: int) -> int:
    """Base range of a thrown weapon or a sling: so much for each point of the thrower's STR."""
    return max(0, each * strength)


def quality_range(base: int, points: int) -> int:
    """Base range of a bow that its maker improved."""
    return base * (100 + 15 * points) // 100


@rule("fiveaction.missile.range")
def range_(distance: int, base: int, extreme: int, random: int, by_strength: bool) -> int:
    """The band of a distance: base, medium, long, extreme; beyond (chance only); out of any reach. What flies by
    strength never goes beyond the extreme band."""
    for band, factor in ((BASE, 1), (MEDIUM, 2), (LONG, 4), (EXTREME, extreme)):
        if distance <= factor * base:
            return band
    return BEYOND if distance <= random * base and not by_strength else OUT


@rule("fiveaction.missile.cover")
def cover(given: int, most: int) -> int:
    """The cover that is left to somebody who shoots from behind it."""
    return min(given, most)


@rule("fiveaction.missile.aim", "fiveaction.missile.precise")
def aim(cover: int, aimed: bool, precise: bool) -> int:
    """Cover left after full aiming, or for a precise shot: the greater half; both together remove cover up to 4."""
    if aimed and precise and cover <= 4:
        return 0
    return rounding(cover, 1, 2, "ceil") if aimed or precise else cover


def from_saddle(cover: int, precise: bool, way: str) -> int:
    """Cover left for a shot from the saddle, where a precise shot is worth half: it takes a quarter."""
    return cover - rounding(cover, 1, 4, way) if precise else cover


@rule("fiveaction.missile.loophole")
def loophole(precise: bool, aimed: bool, band: int) -> int:
    """What a precise shot adds to the attack against a loophole, whose cover nothing lowers."""
    return (2 if aimed else 1) if precise and band <= MEDIUM else 0


def blinkered(cover: int) -> int:
    """What a loophole takes from the perception of who looks out of it."""
    return -(cover + 2)


@rule("fiveaction.missile.rider_target")
def rider_target(own: int, other: int) -> int:
    """The cover that a mount and its rider give each other, by size: the larger one the difference and 1, the smaller
    one 1."""
    return other - own + 1 if other > own else 1


@rule("fiveaction.missile.bow_rate")
def bow_rate(shot: int, load: int, accelerated: int | None, rapid: int | None) -> tuple[int, int]:
    """Actions of a shot and of loading a bow."""
    quick = accelerated if accelerated is not None else rapid
    return (shot if rapid is None else rapid), (load if quick is None else quick)


@rule("fiveaction.missile.crossbow_rate")
def crossbow_rate(strength: int, slowdown: int) -> tuple[int, str]:
    """Actions of spanning a crossbow, and the tool it takes."""
    if strength > slowdown:
        return 4, ""
    return (7, "hook") if strength > -(-slowdown // 2) else (10, "cranequin")


@rule("fiveaction.missile.critical")
def critical(dice: int, fixed: int, multiplier: int) -> int:
    """Multiplied damage of missiles: all of it."""
    return (dice + fixed) * multiplier


@rule("fiveaction.missile.critical_choice")
def critical_choice(levels: int, band: int, precise: bool) -> bool:
    """Whether a shooter chooses between bypassing armour and more damage."""
    penalty = -PENALTIES[band]
    return band == BASE or levels >= 6 + (rounding(penalty, 1, 3, "ceil") if precise else penalty)


@rule("fiveaction.missile.immobile")
def immobile(unable: bool) -> int:
    """What shooting at somebody unable to act adds."""
    return 4 if unable else 0


@rule("fiveaction.missile.prone")
def prone(lying: bool, cover: int) -> tuple[int, int]:
    """Attack penalty and cover of a target that may lie: only the larger counts."""
    if not lying or cover > 6:
        return 0, cover
    return -6, 0


@rule("fiveaction.missile.defence")
def defence(bonus: int, slowdown: int) -> int:
    """A shield's bonus against missiles: it grows by its slowdown."""
    return bonus + slowdown


@rule("fiveaction.missile.into_melee")
def into_melee(cover: int, engaged: bool) -> int:
    """Cover of a target that fights hand to hand; not added to other cover."""
    return max(cover, 4) if engaged else cover
