"""How hard the book thinks a fight: experience points of the enemies, more where there are many, against what a party
of these levels can bear. (The figures of the basic rules; no rule of the catalogue needs them.)"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from bojiste.core.shelf import Budget

if TYPE_CHECKING:
    from bojiste.systems.srd5.prepare import Combatant, Scene

DEGREES = ("easy", "medium", "hard", "deadly")
LIMITS = (
    (25, 50, 75, 100), (50, 100, 150, 200), (75, 150, 225, 400), (125, 250, 375, 500), (250, 500, 750, 1100),
    (300, 600, 900, 1400), (350, 750, 1100, 1700), (450, 900, 1400, 2100), (550, 1100, 1600, 2400),
    (600, 1200, 1900, 2800), (800, 1600, 2400, 3600), (1000, 2000, 3000, 4500), (1100, 2200, 3400, 5100),
    (1250, 2500, 3800, 5700), (1400, 2800, 4300, 6400), (1600, 3200, 4800, 7200), (2000, 3900, 5900, 8800),
    (2100, 4200, 6300, 9500), (2400, 4900, 7300, 10900), (2800, 5700, 8500, 12700),
)  # fmt: skip
"""Experience points of one character of level 1 … 20, by degree of difficulty."""
MANY = (1, 2, 3, 7, 11, 15)
"""From so many enemies on the next factor counts."""
HALVES = (1, 2, 3, 4, 5, 6, 8, 10)
"""Factors in halves; with one enemy it is the second. A small party takes the next one, a large one that before."""
SMALL, LARGE = 3, 6


def budget(scene: Scene, levels: tuple[int, ...] = ()) -> Budget:
    """The book's difficulty of a scene for its characters, or for characters of these levels."""
    heroes, enemies = _sides(scene)
    known = [one for one in heroes if one.sheet.level is not None]
    missing = [one.id for one in heroes if one not in known and not levels]
    missing += [one.id for one in enemies if one.sheet.experience is None]
    party = levels or tuple(one.sheet.level or 0 for one in known)
    if missing or not party:
        return Budget("", missing=tuple(missing))
    points = sum(one.sheet.experience or 0 for one in enemies)
    halves = factor(len(enemies), len(party)) if enemies else 0
    adjusted = points * halves // 2
    limits = tuple(map(sum, zip(*(LIMITS[level - 1] for level in party), strict=True)))
    degree = bisect_right(limits, adjusted)
    verdict = DEGREES[degree - 1] if degree else "trifling"
    facts = {"points": points, "halves": halves, "adjusted": adjusted, "enemies": len(enemies), "party": len(party)}
    return Budget(verdict, facts, tuple(zip(DEGREES, limits, strict=True)))


def _sides(scene: Scene) -> tuple[list[Combatant], list[Combatant]]:
    """The side of the characters, and the creatures that are hostile to it."""
    everybody = scene.combatants
    side = next((one.side for one in everybody if one.sheet.kind == "character"), everybody[0].side)
    hostile = [one for one in everybody if scene.relation(side, one.side) == "hostile" and one.sheet.kind != "object"]
    return [one for one in everybody if one.side == side], hostile


def factor(enemies: int, party: int) -> int:
    """By how many halves the points of so many enemies are multiplied for a party of so many."""
    place = bisect_right(MANY, enemies)
    return HALVES[place + (party < SMALL) - (party >= LARGE)]
