"""What may be asked about dice of this system, answered by its rules over all faces."""

from __future__ import annotations

from bojiste.core.measure import Measure
from bojiste.core.odds import Chance, Face, Fact, Question, Then
from bojiste.systems.drd2 import rules

Counted = tuple[int, int]

COUNTING = {"precise": rules.manoeuvre.precise, "imprecise": rules.penalty.imprecise}
"""Rolls of three dice of which two count."""
_LEVEL, _OTHER = Fact("level", low=0, high=10), Fact("against", low=0, high=10)
_ROLL = Fact("roll", "normal", words=("normal", *COUNTING))
_OTHER_ROLL = _ROLL._replace(name="other_roll")


def throw(roll: str) -> Chance:
    """The two dice that count."""
    first: int = yield Face(rules.roll.SIDES)
    second: int = yield Face(rules.roll.SIDES)
    if roll not in COUNTING:
        return first, second
    counted: Counted = yield Face(rules.roll.SIDES, lambda third: COUNTING[roll](first, second, third))
    return counted


def test(level: int, roll: str) -> Chance:
    """A test, or the reaction to a challenge."""
    counted: Counted = yield Then(throw, (roll,))
    result = rules.roll.basic(*counted, level)
    return Measure({"success": rules.test.success(result)}, {"total": result})


def challenge(level: int, roll: str) -> Chance:
    """A reaction to what the surroundings do."""
    counted: Counted = yield Then(throw, (roll,))
    result = rules.roll.basic(*counted, level)
    return Measure({"spared": rules.challenge.reaction(result)}, {"total": result})


def clash(level: int, against: int, roll: str, other_roll: str, tie: str) -> Chance:
    """Action against counteraction, or two that act at once."""
    mine: Counted = yield Then(throw, (roll,))
    theirs: Counted = yield Then(throw, (other_roll,))
    result, other = rules.roll.basic(*mine, level), rules.roll.basic(*theirs, against)
    better = rules.clash.win(result, other)
    if not better and tie == "actor":
        better = 1 if rules.clash.tie_actor(result, other) else -1
    better = better or rules.clash.tie_die(mine, theirs) or rules.clash.tie_sum(mine, theirs)
    return _won(better > 0, result - other) if better else Then(_lots, (result - other,))


def _lots(margin: int) -> Chance:
    """One die each until they differ."""
    mine: int = yield Face(rules.roll.SIDES)
    theirs: int = yield Face(rules.roll.SIDES)
    order = rules.roll.lots((mine, theirs))
    return Then(_lots, (margin,)) if len(order) == 1 else _won(order[0] == (0,), margin)


def _won(wins: bool, margin: int) -> Measure:
    return Measure({"wins": wins}, {"margin": margin})


ODDS = {
    "test": Question(rules.test.success, (_LEVEL, _ROLL), test),
    "challenge": Question(rules.challenge.reaction, (_LEVEL, _ROLL), challenge),
    "clash": Question(
        rules.clash.win, (_LEVEL, _OTHER, _ROLL, _OTHER_ROLL, Fact("tie", "actor", words=("actor", "dice"))), clash
    ),
}
"""Questions by name."""
