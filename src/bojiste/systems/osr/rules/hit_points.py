"""Hit points, healing, death."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("osr.hit_points.pool")
def pool(hp: int, damage: int) -> int:
    """Hit points after damage; how far below 0 means nothing."""
    return hp - damage


@rule("osr.hit_points.natural_healing")
def natural_healing(hp: int, most: int) -> int:
    """Hit points after an undisturbed night."""
    return min(most, hp + 2)


@rule("osr.hit_points.no_wild_healing")
def no_wild_healing(safe: bool) -> bool:
    """Whether a night heals at all: only where there is no wilderness and no dungeon."""
    return safe


@rule("osr.hit_points.magical_healing")
def magical_healing(hp: int, most: int, healed: int) -> int:
    """Hit points after a potion or a spell."""
    return min(most, hp + healed)


@rule("osr.hit_points.death")
def death(hp: int) -> bool:
    """Whether somebody is dead."""
    return hp <= 0
