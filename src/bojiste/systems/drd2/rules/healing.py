"""Healing of scars."""

from __future__ import annotations

from bojiste.core.rule import rule

DAYS = (5, 30, 60)
"""Days for the step from 1 to 0, from 2 to 1, and each higher one."""


@rule("drd2.healing.natural")
def natural(severity: int, days: int, steps: tuple[int, ...] = DAYS) -> tuple[int, int]:
    """Severity after that many days between expeditions, and the days that count for its next step."""
    while severity and days >= steps[min(severity, len(steps)) - 1]:
        days -= steps[min(severity, len(steps)) - 1]
        severity -= 1
    return severity, days if severity else 0


@rule("drd2.healing.treatment")
def treatment(severity: int, reduction: int) -> int:
    """Severity after a treatment that the GM grants."""
    return max(0, severity - reduction)


@rule("drd2.healing.restores_ability")
def restores_ability(pool: int, effective: int) -> int:
    """Room that a rest could fill; healing itself fills nothing."""
    return max(0, effective - pool)
