"""Compiled: one blow, as ``attack.py``, ``value.py``, ``defence.py``, ``critical.py``, ``hit.py`` and ``fumble.py`` of
``play`` have it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, moved, tell
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import what
from bojiste.systems.fiveaction.kernel.arms import FUMBLES, LEVELS
from bojiste.systems.fiveaction.kernel.crowd import opponents, rank_of
from bojiste.systems.fiveaction.kernel.harm import (
    ACTIVE,
    NORMAL,
    PARTIAL,
    after_wound,
    hurt,
    lose,
    penalty,
    stand,
    two_dice,
)

ATTACK, COUNTER, CHARGE = 0, 1, 2
"""Kinds of blows."""
MULTIPLY, BYPASS = 1, 2
"""Effects of critical hits, as ``arms.EFFECTS`` lists them."""
DROPS, FALLS, OWN, BREAKS, MORTAL = range(1, len(FUMBLES))


def attack(f: Any, at: int, target: int, arm: int, cut: int, kind: int, off: int, by_move: bool) -> None:
    """Work out both sides, roll, and let follow what follows."""
    if kind != COUNTER:
        opponents(f, at, target)
    through = kind != COUNTER and f.status[target] != ACTIVE
    value = value_of(f, at, target, arm, kind, off)
    parry = cover_of(f, target)
    defence = defence_of(f, target, arm, parry, by_move)
    rarer = f.rarer_parried[target] if parry and not f.by_shield[f.hold[target]] else f.rarer[target]
    widened = f.widens[at] if through else 0
    threshold = rules.critical.threshold(f.critical_from[arm], widened, rarer)
    if rules.unhittable.condition(defence, value):
        against_odds(f, at, target, arm, cut, kind, value, defence, threshold, through)
        return
    natural = two_dice(f)
    total = natural + value
    tell(f, what.ATTACKED, at, target, total, leaves(f, at, target, kind))
    if natural <= rules.fumble.LOWEST:
        fumble(f, at, target, arm, cut, value, defence)
        return
    hits = rules.attack.roll(total, defence)
    if hits or rules.critical.requires_hit(natural, threshold, hits, f.must_hit > 0):
        chain(f, at, target, arm, cut, natural, value, defence, threshold, through)


def leaves(f: Any, at: int, target: int, kind: int) -> int:
    """What every attack changes, whatever comes of it; what a row says of it."""
    new = paid(f, at)
    if f.alone:
        f.alone, f.ranks[target, at], f.many_ranked[target] = 0, 1, 1
    if kind != COUNTER:
        f.pressed[target] = 1
        f.struck[target, at] += 1
    return new


def paid(f: Any, at: int) -> int:
    """What a blow costs, once: actions of its sequence, another grip."""
    new = 0
    if f.owes:
        f.owes = 0
        left = max(0, f.actions[at] - f.attack_price[at])
        new += moved(f.actions[at], left, what.ACTIONS) + (f.sequences[at] + 2) * what.SEQUENCES
        f.actions[at] = left
        f.sequences[at] += 1
    if f.regrips != f.hold[at]:
        f.hold[at], f.regripped[at] = f.regrips, 1
    return new


# -- the two sides -------------------------------------------------------------------------------------------------


def value_of(f: Any, at: int, target: int, arm: int, kind: int, off: int) -> int:
    """The attack value; ``off``: what the off hand takes from it."""
    value = f.attack_sum[arm] + f.surroundings + f.longer[arm, f.hold[target]] - f.unbalanced[at]
    if f.stance[at] == PARTIAL:
        value += rules.defence.partial()[0]
    value += off
    if kind == CHARGE:
        value += rules.charge.effect()[0]
    value += rules.rear.bonus(f.behind[target] >> at & 1 > 0)
    if kind == COUNTER:
        value += rules.counter.attack()
    else:
        value += rank_of(f, at, target)
        value += rules.several.own_attacks(f.struck[target, at] + 1, f.capacity[f.hold[target]])
    return int(value) + penalty(f, at, f.hurts_attack)


def cover_of(f: Any, target: int) -> int:
    """The layer of parry, or of skill with the shield."""
    if f.status[target] != ACTIVE or f.prone[target]:
        return 0
    return f.cover[f.hold[target]]  # type: ignore[no-any-return]


def defence_of(f: Any, target: int, arm: int, parry: int, in_passing: bool) -> int:
    """Thirteen and the layers that count (``play.defence``)."""
    other = f.shorter[arm, f.hold[target]] - f.unbalanced[target] + penalty(f, target, f.hurts_defence)
    if f.status[target] != ACTIVE:
        return rules.defence.floor(rules.defence.sum_((other,)))
    if f.stance[target] == PARTIAL:
        other += rules.defence.partial()[1]
    if f.charging[target]:
        other += rules.charge.effect()[1]
    if in_passing:
        other += f.mobility[target]
    own = f.low_dexterity[target] if f.prone[target] else upright(f, target)
    return rules.defence.floor(rules.defence.sum_((own, parry, other)))


def upright(f: Any, target: int) -> int:
    """DEX, iron, shield and dodging of who stands."""
    hold = f.hold[target]
    dodges = rules.defence.dex(f.dexterity[target], f.actions[target], f.moved[target], False) and not f.still[hold]
    dex = f.dexterity[target] + f.dodging[target] if dodges else min(0, f.dexterity[target])
    return int(dex + f.weapon[hold] + f.second[hold] + f.screen[hold])


# -- what comes of it ----------------------------------------------------------------------------------------------


def against_odds(
    f: Any,
    at: int,
    target: int,
    arm: int,
    cut: int,
    kind: int,
    value: int,
    defence: int,
    threshold: int,
    through: bool,
) -> None:
    """Up to three rolls against an opponent whom the sum cannot hit."""
    first = two_dice(f)
    tell(f, what.AGAINST_ODDS, at, target, first, leaves(f, at, target, kind))
    high, natural = 0, first
    while natural >= threshold:
        high += 1
        if high == ROLLS:
            break
        natural = two_dice(f)
        tell(f, what.AGAINST_ODDS, at, target, natural, 0)
    if first <= rules.fumble.LOWEST:
        fumble(f, at, target, arm, cut, value, defence)
        return
    outcome = rules.unhittable.worth(high)
    if outcome:
        land(f, at, target, arm, cut, outcome - 1, False, through)


ROLLS = 3


def chain(
    f: Any,
    at: int,
    target: int,
    arm: int,
    cut: int,
    natural: int,
    value: int,
    defence: int,
    threshold: int,
    through: bool,
) -> None:
    """Confirmations of a hit, one after another, until one of them ends it; then what it does."""
    if rules.critical.accessory_gap(f.accessories[target], f.body[target], threshold, natural):
        second = two_dice(f)
        gap = rules.critical.confirm(second, second + value, defence)
        tell(f, what.GAP, at, target, second + value, 0)
        land(f, at, target, arm, cut, 0, gap, through)
        return
    critical = 0
    while rules.critical.multiple(critical, natural, threshold):
        before = natural
        natural = two_dice(f)
        if before >= rules.critical.HIGHEST:
            critical += 1
            tell(f, what.CRITICAL, at, target, natural, 0)
            continue
        tell(f, what.CONFIRMED, at, target, natural + value, 0)
        if not rules.critical.confirm(natural, natural + value, defence):
            break
        critical += 1
        if before < rules.critical.HIGHEST - 1:
            break
    land(f, at, target, arm, cut, critical, False, through)


def land(f: Any, at: int, target: int, arm: int, cut: int, critical: int, gap: bool, through: bool) -> None:
    """Damage dice, armour, and the wound."""
    kind = f.kind[target]
    effect = 0
    if critical or (through and f.through_counts):
        effect = f.effect_gap[cut, kind] if gap else f.effect[cut, kind]
    dice = thrown(f, arm)
    gross = rules.hit.damage_parts(dice, f.fixed[arm])
    shown = dice + f.fixed[arm]
    if effect == MULTIPLY:
        times = f.multiplier[arm] + (f.deepens[at] if through else 0)
        more = max(0, rules.critical.melee_effect(dice, f.fixed[arm], times))
        shown += more - gross
        gross = more
    taken = f.reduced_gap[cut, kind] if gap else f.reduced[cut, kind]
    net = rules.hit.wound(gross, 0 if effect == BYPASS else taken)
    hurt(f, at, target, arm, net, shown, critical, through)


def thrown(f: Any, arm: int) -> int:
    """The dice of a weapon's damage."""
    dice = 0
    for _ in range(f.dice_thrown[arm]):
        dice += roll(f, f.die_sides[arm])
    return dice


# -- fumbles -------------------------------------------------------------------------------------------------------


def fumble(f: Any, at: int, target: int, arm: int, cut: int, value: int, defence: int) -> None:
    """Roll again as long as the lowest natural falls; every roll that fails raises the level."""
    degree, natural = 0, rules.fumble.LOWEST
    while natural <= rules.fumble.LOWEST:
        natural = two_dice(f)
        tell(f, what.FUMBLE, at, target, natural + value, 0)
        if not rules.fumble.confirm(natural, natural + value, defence):
            break
        degree += 1
    if degree:
        clumsy(f, at, arm, cut, f.fumbles[cut, min(degree, LEVELS) - 1])


def clumsy(f: Any, at: int, arm: int, cut: int, result: int) -> None:
    """What a fumble does."""
    if result in (DROPS, BREAKS):
        lets_go(f, at, f.boss[arm] > 0, result == DROPS)
    elif result == FALLS:
        f.prone[at] = 1
        tell(f, what.FALLS, at, NOBODY, NO_SUM, 2 * what.PRONE)
    elif result == OWN:
        tell(f, what.ASTRAY, at, at, NO_SUM, 0)
        dice = thrown(f, arm)
        gross = rules.hit.damage_parts(dice, f.fixed[arm])
        net = rules.hit.wound(gross, f.reduced[cut, f.kind[at]])
        hurt(f, at, at, arm, net, dice + f.fixed[arm], 0, False)
    elif result == MORTAL and f.lives[at] > f.wounds[at]:
        missing = f.lives[at] - f.wounds[at]
        tell(f, what.MORTALLY, at, at, NO_SUM, lose(f, at, missing))
        after_wound(f, at, missing)


def lets_go(f: Any, at: int, boss: bool, drops: bool) -> None:
    """A weapon, or the shield that struck, falls to the ground, or breaks; with it goes the stance that needed it."""
    hold = f.hold[at]
    if boss:
        f.hold[at] = f.bared[hold]
    else:
        f.hold[at] = f.down[hold] if drops else f.gone[hold]
        f.lying_x[at], f.lying_y[at] = f.x[at], f.y[at]
    new = stand(f, at, NORMAL) if not f.able[f.hold[at]] else 0
    tell(f, what.DROPS if drops else what.BREAKS, at, NOBODY, NO_SUM, new)
