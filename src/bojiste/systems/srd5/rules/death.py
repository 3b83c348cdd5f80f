"""``srd5.death.*``: death saving throws and damage at 0 hit points."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.dice import d20_test
from bojiste.systems.srd5.words import DEAD, DYING, OK, STABLE

TARGET = 10
"""What a death save must reach."""


@rule("srd5.death.save")
def save(natural: int, bonus: int = 0, compare_die: bool = False) -> bool:
    """Whether a death save succeeds: 10 or more; ``compare_die`` looks at the bare die (PR22)."""
    return d20_test(natural, 0 if compare_die else bonus, TARGET)


@rule("srd5.death.three")
def three(successes: int, failures: int) -> int:
    """The life of a creature with these counters: ``DYING``, ``STABLE`` at three successes, ``DEAD`` at failures."""
    if failures >= 3:
        return DEAD
    return STABLE if successes >= 3 else DYING


@rule("srd5.death.reset")
def reset(life: int, successes: int, failures: int) -> tuple[int, int]:
    """The counters of a creature of this life: both go back to 0 when it is no longer dying."""
    return (successes, failures) if life == DYING else (0, 0)


@rule("srd5.death.natural_1")
def natural_1(natural: int) -> int:
    """How many failures a failed death save counts."""
    return 2 if natural == 1 else 1


@rule("srd5.death.natural_20")
def natural_20(natural: int) -> bool:
    """Whether the die gives a hit point back instead of counting a success."""
    return natural == 20


@rule("srd5.death.damage")
def damage(critical: bool) -> int:
    """How many failures an instance of damage at 0 hit points counts."""
    return 2 if critical else 1


@rule("srd5.death.massive")
def massive(damage_taken: int, hp_max: int) -> bool:
    """Whether damage at 0 hit points (what temporary ones let through) kills outright."""
    return damage_taken >= hp_max


@rule("srd5.death.saves_are_saves")
def saves_are_saves(all_saves: int, one_ability: int, death_save: bool = True) -> int:
    """The bonus to a saving throw: a death save gets what helps every save, nothing that is tied to one ability."""
    return all_saves if death_save else all_saves + one_ability


def after_save(
    natural: int, bonus: int, successes: int, failures: int, compare_die: bool = False
) -> tuple[int, int, int]:
    """Life and both counters after a death save; ``OK`` means the creature has 1 hit point."""
    if natural_20(natural):
        return OK, 0, 0
    if natural > 1 and save(natural, bonus, compare_die):
        successes += 1
    else:
        failures += natural_1(natural)
    life = three(successes, failures)
    successes, failures = reset(life, successes, failures)
    return life, successes, failures


def after_damage(damage_taken: int, critical: bool, hp_max: int, successes: int, failures: int) -> tuple[int, int, int]:
    """Life and both counters after damage (at least 1) at 0 hit points; stability is gone in any case."""
    failures += damage(critical)
    life = DEAD if massive(damage_taken, hp_max) else three(0, failures)
    successes, failures = reset(life, successes, failures)
    return life, successes, failures
