"""What may be asked about dice of this system, answered by its rules over all faces; options as usual."""

from __future__ import annotations

from typing import Any, NamedTuple

from bojiste.core.measure import Measure
from bojiste.core.notation import Expression
from bojiste.core.odds import Chance, Face, Fact, Question, Then
from bojiste.systems.fiveaction import rules

MISSILE = "missile"
"""A weapon that is shot or thrown: a critical multiplies all of its damage."""
_VALUE = Fact("value", low=-50, high=100)
_AGAINST = Fact("against", low=-50, high=100)


def natural() -> Chance:
    """Both dice."""
    first: int = yield Face(rules.test.SIDES)
    second: int = yield Face(rules.test.SIDES, lambda face: rules.test.dice(first, face))
    return second


def test(value: int, target: int) -> Chance:
    """An ordinary test."""
    fallen: int = yield Then(natural, ())
    passed = rules.test.naturals(fallen, rules.test.basic(fallen + value, target))
    return Measure({"success": passed}, {"total": fallen + value})


def opposed(value: int, against: int) -> Chance:
    """Two tests compared."""
    mine: int = yield Then(natural, ())
    theirs: int = yield Then(natural, ())
    won, _ = rules.test.opposed(mine + value, theirs + against)
    return Measure({"wins": won}, {"margin": mine + value - theirs - against})


class Blow(NamedTuple):
    """What one attack has all along."""

    value: int
    defence: int
    threshold: int
    damage: Expression
    fixed: int
    reduction: int
    multiplier: int
    critical: str
    weapon: str


def attack(**facts: Any) -> Chance:
    """One attack, in melee or with a missile: the roll, its confirmations, the damage."""
    blow = Blow(**facts)
    if rules.unhittable.condition(blow.defence, blow.value):
        return (yield from _against_odds(blow))
    fallen: int = yield Then(natural, ())
    total = fallen + blow.value
    if fallen <= rules.fumble.LOWEST:
        return Then(_fumble, (blow, 0))
    if rules.attack.always_misses_13(total) or not rules.attack.roll(total, blow.defence):
        return _ended("miss", 0)
    return Then(_confirm, (blow, fallen, 0))


def _against_odds(blow: Blow) -> Chance:
    """Up to three rolls at somebody whom the sum cannot hit."""
    fallen: list[int] = []
    while len(fallen) < 3:
        high: int = yield Then(natural, ())
        fallen.append(high)
        if high < blow.threshold:
            break
    if fallen[0] <= rules.fumble.LOWEST:
        return Then(_fumble, (blow, 0))
    outcome = rules.unhittable.outcome(fallen, blow.threshold)
    return (yield from _damage(blow, outcome - 1)) if outcome else _ended("miss", 0)


def _confirm(blow: Blow, fallen: int, level: int) -> Chance:
    """Confirmations of a hit, one after another, until one of them ends it."""
    if not rules.critical.multiple(level, fallen, blow.threshold):
        return (yield from _damage(blow, level))
    following: int = yield Then(natural, ())
    if fallen >= rules.critical.HIGHEST:
        return Then(_confirm, (blow, following, level + 1))
    real = rules.critical.confirm(following, following + blow.value, blow.defence)
    if real and fallen >= rules.critical.HIGHEST - 1:
        return Then(_confirm, (blow, following, level + 1))
    return (yield from _damage(blow, level + real))


def _damage(blow: Blow, level: int) -> Chance:
    """Damage dice and what armour takes; a critical hit multiplies, or goes past the armour."""
    dice: int = yield blow.damage
    multiplies, bypasses = (level > 0 and blow.critical == word for word in ("multiply", "bypass"))
    effect = rules.missile.critical if blow.weapon == MISSILE else rules.critical.melee_effect
    whole = effect(dice, blow.fixed, blow.multiplier) if multiplies else None
    gross = rules.hit.damage_parts(dice, blow.fixed) if whole is None else max(0, whole)
    return _ended("critical" if level else "hit", rules.hit.wound(gross, 0 if bypasses else blow.reduction))


def _fumble(blow: Blow, level: int) -> Chance:
    """Rolls as long as the lowest natural falls."""
    fallen: int = yield Then(natural, ())
    failed = rules.fumble.confirm(fallen, fallen + blow.value, blow.defence)
    if failed and fallen <= rules.fumble.LOWEST:
        return Then(_fumble, (blow, level + 1))
    return _ended("fumble" if level + failed else "miss", 0)


def _ended(how: str, harm: int) -> Measure:
    return Measure({name: name == how for name in ("fumble", "miss", "hit", "critical")}, {"damage": harm})


ODDS = {
    "attack": Question(
        rules.attack.roll,
        (
            _VALUE,
            _VALUE._replace(name="defence"),
            Fact("damage", "0", dice=True),
            Fact("fixed", 0),
            Fact("reduction", 0, 0),
            Fact("threshold", 20, 3, 20),
            Fact("multiplier", 2, 1, 10),
            Fact("critical", "multiply", words=("multiply", "bypass")),
            Fact("weapon", "melee", words=("melee", MISSILE)),
        ),
        attack,
    ),
    "test": Question(rules.test.basic, (_VALUE, Fact("target", low=0, high=100)), test),
    "opposed": Question(rules.test.opposed, (_VALUE, _AGAINST), opposed),
}
"""Questions by name."""
