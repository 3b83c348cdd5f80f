"""Compiled: the d20 test, as ``play/dice.py`` has it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what


def test(f: Any, lucky: int, state: int) -> Any:
    """The used die of a d20 test (``play.dice.order``)."""
    first = roll(f, 20)
    if state == 0:
        return first if first > 1 or not lucky else roll(f, 20)
    second = roll(f, 20)
    if lucky and (first == 1 or second == 1):
        return rules.dice.reroll(first, second, 0 if first == 1 else 1, roll(f, 20), state)
    return rules.dice.advantage(first, second, state)


def withstood(f: Any, whom: int, bonus: int, state: int, dc: int) -> bool:
    """Whether somebody makes a saving throw, or turns its failure into a success (``play.dice.missed_by``)."""
    natural = test(f, f.lucky[whom], state)
    made = rules.dice.d20_test(natural, bonus, dc)
    tell(f, what.SAVED if made else what.MISSED, whom, NOBODY, natural + bonus, 0)
    if not made and f.a_day[whom] and rules.monster.legendary_resistance(f.resisted[whom], f.a_day[whom]):
        f.resisted[whom] += 1
        tell(f, what.RESISTS, whom, NOBODY, NO_SUM, 0)
        return True
    return made
