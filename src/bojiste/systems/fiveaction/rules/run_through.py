"""fiveaction.run_through: victims who cannot move."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("fiveaction.run_through.attack")
def attack(immobile: bool, non_defending: bool, backstab: bool, shot: bool, in_base_range: bool) -> bool:
    """Whether a blow runs its victim through: in melee one who cannot move; with backstab also one who does not defend
    itself, and with missiles in base range."""
    victim = immobile or (non_defending and backstab)
    return victim and (not shot or (backstab and in_base_range))


@rule("fiveaction.run_through.backstab")
def backstab(owned: bool, immobile: bool) -> tuple[int, int]:
    """How far the critical range of a run-through is widened, and what is added to the multiplier."""
    return 1 + (3 if owned and immobile else 0), 1 if owned else 0


@rule("fiveaction.run_through.critical")
def critical(wounds: int, lives: int, damage: int) -> int:
    """The wound of a confirmed critical: at least what makes it mortal."""
    return max(damage, lives - wounds)


@rule("fiveaction.run_through.primary_shock")
def primary_shock(wound: int, failed: bool) -> tuple[int, int]:
    """What the body's shock adds: wounds after a failed test, stun after a passed one."""
    return (wound, 0) if failed else (0, wound)


@rule("fiveaction.run_through.secondary_shock")
def secondary_shock(wound: int) -> int:
    """The wound that the second test is made for: both halves of the first."""
    return 2 * wound
