"""What may be asked about dice of this system, answered by its rules over all faces."""

from __future__ import annotations

from bojiste.core.measure import Measure
from bojiste.core.notation import Dice, Expression
from bojiste.core.odds import Chance, Face, Fact, Question, Then
from bojiste.kit.dice import keep
from bojiste.systems.osr import rules
from bojiste.systems.osr.words import Dice as Part
from bojiste.systems.osr.words import Hit

ROLLS = ("normal", "advantage", "disadvantage")
_BONUS, _ROLL = Fact("bonus", 0), Fact("roll", "normal", words=ROLLS)


def d20(roll: str) -> Chance:
    """The die that counts."""
    first: int = yield Face(20)
    if roll == "normal":
        return first
    lowest = roll == "disadvantage"
    used: int = yield Face(20, lambda second: keep(20, (first, second), 1, lowest=lowest).total)
    return used


def attack(bonus: int, ac: int, damage: Expression, roll: str) -> Chance:
    """An attack roll and its damage."""
    natural = yield Then(d20, (roll,))
    hit = rules.attack.result(natural, natural + bonus, ac)
    harm = 0
    if hit is Hit.HIT:
        rolled: int = yield damage
        harm = rules.attack.min_damage(rolled)
    elif hit is Hit.CRITICAL:
        harm = rules.attack.min_damage(_highest(damage))
    return Measure({one.name.lower(): hit is one for one in Hit}, {"damage": harm})


def _highest(damage: Expression) -> int:
    """The damage of a critical hit."""
    parts = tuple(Part(one.part.count, one.part.sides, 0, "") for one in damage.terms if isinstance(one.part, Dice))
    flat = sum(one.minimum for one in damage.terms if not isinstance(one.part, Dice))
    return rules.attack.damage(rules.attack.critical(parts), flat)


def save(bonus: int, number: int) -> Chance:
    """A saving throw."""
    natural: int = yield Face(20)
    return Measure({"saved": rules.save.nat(natural, rules.save.roll(natural + bonus, number))}, {})


def check(bonus: int, number: int, roll: str) -> Chance:
    """A check of an ability."""
    natural = yield Then(d20, (roll,))
    came = rules.check.nat(natural, rules.check.roll(natural + bonus, number))
    kinds = rules.check.Check
    flags = {"success": came >= kinds.SUCCESS, "critical": came is kinds.CRITICAL_SUCCESS}
    return Measure(flags | {"fumble": came is kinds.CRITICAL_FAILURE}, {"total": natural + bonus})


def morale(number: int) -> Chance:
    """The check of a group."""
    first: int = yield Face(6)
    second: int = yield Face(6)
    return Measure({"stands": rules.combat.morale_roll(first + second, number)}, {})


def chance(x: int, sides: int) -> Chance:
    """A chance of x in so many."""
    true: bool = yield Face(sides, lambda face: rules.check.x_in_y(face, x))
    return Measure({"true": true}, {})


ODDS = {
    "attack": Question(
        rules.attack.roll, (Fact("bonus"), Fact("ac", low=0), Fact("damage", "0", dice=True), _ROLL), attack
    ),
    "save": Question(rules.save.roll, (_BONUS, Fact("number", low=1)), save),
    "check": Question(rules.check.roll, (_BONUS, Fact("number", low=1), _ROLL), check),
    "morale": Question(rules.combat.morale_roll, (Fact("number", low=2, high=12),), morale),
    "chance": Question(rules.check.x_in_y, (Fact("x", low=0), Fact("sides", 6, 2, 100)), chance),
}
"""Questions by name."""
