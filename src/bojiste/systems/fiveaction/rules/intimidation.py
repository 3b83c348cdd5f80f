"""fiveaction.intimidation: fear."""

from __future__ import annotations

from bojiste.core.rule import rule

WORST = 5
"""The tier of a margin of 20: full defence, whether one will or not."""
BERSERK_TARGET = 17
SERIOUS_MARGIN = 10


@rule("fiveaction.intimidation.when")
def when(before_the_fight: bool, berserk: bool, tried: bool) -> bool:
    """Whether one may try to frighten somebody: once, before the fight; a berserk during it, too."""
    return (before_the_fight or berserk) and not tried


@rule("fiveaction.intimidation.penalty")
def penalty(margin: int) -> int:
    """The tier of a failed resistance: its number is taken from attack and defence; five forces full defence."""
    return 0 if margin < 1 else min(WORST, 1 + margin // 5)


@rule("fiveaction.intimidation.retest")
def retest(tier: int, margin: int) -> int:
    """The tier after another failed resistance: it can sink for good, never rise."""
    return min(tier, penalty(margin))


@rule("fiveaction.intimidation.bonus")
def bonus(old: int, wounded: bool, pressed: bool) -> int:
    """Courage that grows with every quiet round."""
    return old if wounded or pressed else old + 1


@rule("fiveaction.intimidation.wounded")
def wounded(tier: int) -> tuple[int, int, bool]:
    """Wounded while afraid: the tier stays, courage is gone, the next resistance fails by itself."""
    return tier, 0, True


@rule("fiveaction.intimidation.ends")
def ends(net: int) -> bool:
    """Whether drawing blood ends the fear."""
    return net > 0


@rule("fiveaction.intimidation.berserk")
def berserk(will: int, margin: int, seeks: bool) -> int:
    """The value of the will test that keeps a berserk sane; one that seeks its fury lowers it by half the margin."""
    return will - (margin // 2 if seeks else 0)


@rule("fiveaction.intimidation.test")
def test(total: int) -> int:
    """The target number that the intimidator's total sets for the whole fight."""
    return total
