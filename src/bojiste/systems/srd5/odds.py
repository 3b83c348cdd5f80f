"""What may be asked about dice of this system, answered by its rules over all faces."""

from __future__ import annotations

from dataclasses import replace

from bojiste.core.measure import Measure
from bojiste.core.notation import Expression, Number, Term
from bojiste.core.odds import Chance, Face, Fact, Question, Then
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import DEAD, DYING, OK, STABLE

ROLLS = ("normal", "advantage", "disadvantage")
STATE = {"normal": 0, "advantage": 1, "disadvantage": -1}

_BONUS = Fact("bonus")
_ROLL = Fact("roll", "normal", words=ROLLS)
_DAMAGE = Fact("damage", "0", dice=True)
_DC = Fact("dc", low=0)


def d20(roll: str) -> Chance:
    """The die that is used."""
    state = STATE[roll]
    first: int = yield Face(20)
    if not state:
        return first
    used: int = yield Face(20, lambda second: rules.dice.advantage(first, second, state))
    return used


def attack(bonus: int, ac: int, roll: str, damage: Expression, critical: int) -> Chance:
    """An attack roll and its damage."""
    natural = yield Then(d20, (roll,))
    result = rules.attack.step_resolve(natural, bonus, ac, critical)
    harm = 0
    if result != rules.attack.MISS:
        hard = result == rules.attack.CRITICAL
        rolled: int = yield _of_hit(damage, hard)
        harm = rules.damage.roll(rolled, 0) * rules.house.critical_times(hard)
    names = ("miss", "hit", "critical")
    return Measure({name: result == place for place, name in enumerate(names)}, {"damage": harm})


def _of_hit(damage: Expression, critical: bool) -> Expression:
    """The dice of a hit: those of a critical one doubled, or what the table plays."""
    return Expression(tuple(part for term in damage.terms for part in _of_term(term, critical)))


def _of_term(term: Term, critical: bool) -> tuple[Term, ...]:
    dice = term.part
    if isinstance(dice, Number):
        return (term,)
    count = rules.critical.dice(dice.count, critical)
    flat = rules.house.critical_flat(dice.count, dice.sides, critical)
    falls = (Term(term.sign, replace(dice, count=count)),) if count else ()
    return (*falls, Term(term.sign, Number(flat))) if flat or not falls else falls


def save(bonus: int, dc: int, roll: str, damage: Expression, half: str) -> Chance:
    """A saving throw, and the damage of what it is made against."""
    natural = yield Then(d20, (roll,))
    saved = rules.dice.d20_test(natural, bonus, dc)
    rolled: int = yield damage
    spared = rules.damage.save_half(rolled, saved) if half == "yes" else 0 if saved else rolled
    return Measure({"saved": saved}, {"damage": rules.damage.floor(spared)})


def check(bonus: int, dc: int, roll: str) -> Chance:
    """An ability check."""
    natural = yield Then(d20, (roll,))
    return Measure({"success": rules.dice.d20_test(natural, bonus, dc)}, {"total": natural + bonus})


def contest(bonus: int, against: int, roll: str, other_roll: str) -> Chance:
    """Two checks against each other."""
    mine = yield Then(d20, (roll,))
    theirs = yield Then(d20, (other_roll,))
    total, other = mine + bonus, theirs + against
    return Measure({"wins": rules.dice.contest(total, other)}, {"margin": total - other})


def concentration(bonus: int, damage: Expression, roll: str) -> Chance:
    """Whether a spell is kept up under damage."""
    taken: int = yield damage
    dc = rules.concentration.damage(rules.damage.floor(taken))
    if not dc:
        return Measure({"kept": True}, {})
    natural = yield Then(d20, (roll,))
    return Measure({"kept": rules.dice.d20_test(natural, bonus, dc)}, {})


def death_saves(bonus: int, successes: int, failures: int) -> Chance:
    """Death saves until they are over: how it ends, and after how many."""
    return (yield from _death_save(bonus, successes, failures, 0))


def _death_save(bonus: int, successes: int, failures: int, made: int) -> Chance:
    place: tuple[int, int, int] = yield Face(
        20, lambda natural: rules.death.after_save(natural, bonus, successes, failures)
    )
    life, successes, failures = place
    if life == DYING:
        return Then(_death_save, (bonus, successes, failures, made + 1))
    ends = {"up": OK, "stable": STABLE, "dead": DEAD}
    return Measure({name: life == end for name, end in ends.items()}, {"saves": made + 1})


ODDS = {
    "attack": Question(
        rules.attack.step_resolve,
        (_BONUS, Fact("ac", low=0), _DAMAGE, _ROLL, Fact("critical", 20, 2, 20)),
        attack,
    ),
    "save": Question(
        rules.dice.d20_test, (_BONUS, _DC, _DAMAGE, _ROLL, Fact("half", "yes", words=("yes", "no"))), save
    ),
    "check": Question(rules.dice.d20_test, (_BONUS, _DC, _ROLL), check),
    "contest": Question(
        rules.dice.contest, (_BONUS, Fact("against"), _ROLL, Fact("other_roll", "normal", words=ROLLS)), contest
    ),
    "concentration": Question(rules.concentration.damage, (_BONUS, _DAMAGE, _ROLL), concentration),
    "death-saves": Question(
        rules.death.save, (Fact("bonus", 0), Fact("successes", 0, 0, 2), Fact("failures", 0, 0, 2)), death_saves
    ),
}
"""Questions by name."""
