"""Sums by which tactics decide, and how far one goes where nobody says: of whole numbers alone, so that a kernel weighs
by them, too. Distances are metres."""

from __future__ import annotations

SAFE = 4
"""Metres that a caster, or a shooter, wants between itself and the next enemy."""


def stop(reach: int) -> int:
    """How near to an enemy one wants to be: its own reach."""
    return max(1, reach)


def stride(left: int, far: int, stop: int) -> int:
    """How far one usually goes towards somebody, of so many metres left: as near as one wants to be."""
    return max(1, min(left, far - stop))


def worth_following(flees: bool, far: int, left: int) -> bool:
    """Whether an enemy is worth going to: one that flees only if so many metres reach it."""
    return not flees or far <= left


def too_far(far: int, reach: int) -> bool:
    """Whether one has to come nearer to strike."""
    return far > stop(reach)


def runs(far: int, move: int) -> bool:
    """Whether the next enemy is so far that one runs."""
    return far > move


def too_near(far: int) -> bool:
    """Whether an enemy is nearer than a shooter likes."""
    return far < SAFE


def points(damage: int, hp: int, most: int) -> int:
    """Points of a shield against a blow: all against a deadly one, one against half of what is left."""
    if damage >= hp:
        return most
    return 1 if damage * 2 >= hp and most else 0
