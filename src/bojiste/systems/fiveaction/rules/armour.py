"""fiveaction.armour: slowdown and weight of armour."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.words.gear import ArmourRow


@rule("fiveaction.armour.slowdown")
def slowdown(row: ArmourRow, dr: int) -> int:
    """Slowdown of a piece by its base reduction before masterwork."""
    return max(0, dr - row.less) if row.slowdown is None else row.slowdown


def usual_weight(row: ArmourRow, dr: int) -> int:
    """What a piece of this reduction weighs in the table (hundredths of a pound): the thicker, the more, in even
    steps."""
    (least, most), (light, heavy) = row.dr, row.weight
    return heavy if least == most else light + (heavy - light) * (dr - least) // (most - least)


@rule("fiveaction.armour.weight")
def weight(table: int, constitution: int, size: int, helmet: bool, points: int = 0) -> int:
    """Weight of a piece (hundredths of a pound) for its wearer: body and accessories by CON, all by size; the maker's
    work takes a tenth a point."""
    by_body = table if helmet else table * (5 + constitution) // 5
    return by_body * max(1, 5 + size) // 5 * (10 - points) // 10
