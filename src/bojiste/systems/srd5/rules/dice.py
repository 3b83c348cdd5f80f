"""``srd5.dice.*``: d20 tests, advantage, contests, modifiers. Dice are given, never rolled, here."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import PROFICIENCY


@rule("srd5.dice.d20_test")
def d20_test(natural: int, modifier: int, target: int) -> bool:
    """Whether a test succeeds: used die 1 … 20 and every modifier reach the target number."""
    return natural + modifier >= target


@rule("srd5.dice.advantage")
def advantage(first: int, second: int, state: int) -> int:
    """The die that is used: the higher at ``state`` +1, the lower at -1, the first at 0."""
    if state > 0:
        return first if first >= second else second
    if state < 0:
        return first if first <= second else second
    return first


@rule("srd5.dice.adv_cancel")
def adv_cancel(sources_for: int, sources_against: int) -> int:
    """The net state of a roll, -1, 0 or +1, from the counts of its sources of advantage and of disadvantage."""
    return (sources_for > 0) - (sources_against > 0)


@rule("srd5.dice.reroll")
def reroll(first: int, second: int, which: int, new: int, state: int) -> int:
    """The die that is used after one of the two (``which`` 0 or 1, the roller's choice) became ``new``."""
    return advantage(first, new, state) if which else advantage(new, second, state)


@rule("srd5.dice.contest")
def contest(initiator: int, opponent: int) -> bool:
    """Whether the initiator of a contest wins; equal totals leave everything as it was."""
    return initiator > opponent


@rule("srd5.dice.passive")
def passive(modifier: int, state: int = 0) -> int:
    """The passive score of a check with this modifier and net state -1, 0 or +1."""
    return 10 + modifier + 5 * state


@rule("srd5.dice.ability_modifier")
def ability_modifier(score: int) -> int:
    """The modifier -5 … +10 of an ability score 1 … 30."""
    return (score - 10) // 2


@rule("srd5.dice.proficiency")
def proficiency(level: int) -> int:
    """The proficiency bonus 2 … 9 of a level 1 … 20 or a challenge rating 0 … 30 (fractions count as 0)."""
    return PROFICIENCY[level]


@rule("srd5.dice.round_down")
def round_down(number: int, divisor: int = 2) -> int:
    """A quotient rounded down; the house's only way to divide unless a rule says otherwise."""
    return number // divisor
