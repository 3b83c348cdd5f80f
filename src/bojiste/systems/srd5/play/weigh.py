"""What tactics weigh: sums of plain integers, in which a larger worth and a smaller key are better."""

from __future__ import annotations

FACES = 20
USUAL_ARMOR = 14
"""What a tactic takes an enemy's Armor Class for: nobody tells it."""
USUAL_HEALTH = 20
"""Hit points it takes an enemy for that has not lost any."""


def chance(bonus: int, cover: int, state: int) -> int:
    """The odds of a hit in 400ths: attack bonus, what cover adds to Armor Class, advantage +1 or disadvantage -1."""
    faces = min(FACES - 1, max(1, FACES + 1 + bonus - USUAL_ARMOR - cover))
    if state > 0:
        return FACES * FACES - (FACES - faces) * (FACES - faces)
    return faces * faces if state < 0 else faces * FACES


def worth(mean: int, odds: int) -> int:
    """Four times the damage to expect of an attack: twice the mean of a hit, odds in 400ths."""
    return mean * odds // 200


def left(hit_points: int | None, hurt: int) -> int:
    """Hit points of an enemy if they are told, else a guess: the more it has lost, the fewer are left."""
    return hit_points if hit_points is not None else max(1, USUAL_HEALTH - hurt)


def target_key(mean: int, expected: int, left: int, index: int) -> tuple[int, int, int, int]:
    """The order of targets: one that a usual hit finishes, and of these the surest; else the most damage, then the
    fewest hit points left, then as listed."""
    finishes = 2 * left <= mean
    return (0 if finishes else 1, -expected, left, index)


def low(hit_points: int, maximum: int) -> bool:
    """Whether it is time to drink: a third is left, or less."""
    return 3 * hit_points <= maximum
