"""One blow, as ``attack.py``, ``value.py``, ``defence.py``, ``critical.py``, ``hit.py`` and ``fumble.py`` of ``play``
have it: a course of steps. The blow stands on the desk: ``arm``, ``cut``, ``manner``, ``through``, ``value``,
``defence``, ``threshold``; another one begins only when it is over."""

from __future__ import annotations

from bojiste.kernel.rows import NO_SUM, NOBODY
from bojiste.kit.steps import Course, Roll, Told
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import what
from bojiste.systems.fiveaction.kernel.arms import FUMBLES
from bojiste.systems.fiveaction.kernel.crowd import opponents, paired, rank_of
from bojiste.systems.fiveaction.kernel.desk import LEVELS, Arm, At, Cut, Desk
from bojiste.systems.fiveaction.kernel.harm import (
    ACTIVE,
    AWARE,
    NORMAL,
    PARTIAL,
    STILL,
    SURPRISED,
    after_wound,
    alert,
    hurt,
    immobile,
    penalty,
    two_dice,
    unaware,
)

ATTACK, COUNTER, CHARGE = 0, 1, 2
"""Kinds of blows."""
MULTIPLY, BYPASS = 1, 2
"""Effects of critical hits, as ``arms.EFFECTS`` lists them."""
DROPS, FALLS, OWN, BREAKS, MORTAL = range(1, len(FUMBLES))


def attack(f: Desk, at: At, target: At, arm: Arm, cut: Cut, manner: int, off: int) -> Course:
    """Work out both sides, roll, and let follow what follows."""
    if manner != COUNTER:
        yield from opponents(f, at, target)
    f.arm, f.cut, f.manner = arm, cut, manner
    f.through = 1 if manner != COUNTER and runs_through(f, at, target) else 0
    parry = cover_of(f, target)
    f.value, f.defence = value_of(f, at, target, off), defence_of(f, target, parry)
    rarer = f.rarer_parried[target] if parry and not f.by_shield[f.hold[target]] else f.rarer[target]
    widened, _ = rules.run_through.backstab(f.stabs[at] > 0, immobile(f, target))
    f.threshold = rules.critical.threshold(f.critical_from[arm], widened if f.through else 0, rarer)
    if rules.unhittable.condition(f.defence, f.value):
        yield from against_odds(f, at, target)
        return
    natural = yield from two_dice(f, at)
    total = natural + f.value
    leaves(f, at, target)
    yield Told(what.ATTACKED, at, target, total)
    if natural <= rules.fumble.LOWEST:
        yield from fumble(f, at, target)
        return
    hits = rules.attack.roll(total, f.defence)
    if hits or rules.critical.requires_hit(natural, f.threshold, hits, f.must_hit > 0):
        yield from chain(f, at, target, natural)


def runs_through(f: Desk, at: At, target: At) -> bool:
    """Whether a blow runs through one who knows nothing of it."""
    if alert(f, target):
        return False
    return rules.run_through.attack(immobile(f, target), unaware(f, target), f.stabs[at] > 0, False, False)


def leaves(f: Desk, at: At, target: At) -> None:
    """What every attack changes, whatever comes of it: its target is warned."""
    paid(f, at)
    if SURPRISED <= f.guard[target] <= STILL:
        f.guard[target] = AWARE
    if f.alone:
        f.alone, f.ranks[target, at], f.many_ranked[target] = 0, 1, 1
    if f.manner != COUNTER:
        f.pressed[target] = 1
        f.struck[target, at] += 1


def paid(f: Desk, at: At) -> None:
    """What a blow costs, once: actions of its sequence, one of those with which somebody cleaves on, another grip."""
    if f.cleaving:
        f.cleaving = 0
        f.cleaved[at] += 1
    if f.owes:
        f.owes = 0
        f.actions[at] = max(0, f.actions[at] - f.attack_price[at])
        f.sequences[at] += 1
    if f.regrips != f.hold[at]:
        f.hold[at] = f.regrips
        f.regripped[at] = 1


# -- the two sides -------------------------------------------------------------------------------------------------


def value_of(f: Desk, at: At, target: At, off: int) -> int:
    """The attack value; ``off``: what the off hand takes from it."""
    value = f.attack_sum[f.arm] + f.surroundings - f.unbalanced[at]
    if f.primary[f.hold[target]] >= 0 or alert(f, target):  # who sleeps with empty hands does not fight with them
        value += f.longer[f.arm, f.hold[target]]
    if paired(f, at):
        value += f.pair_attack
    if f.stance[at] == PARTIAL:
        value += rules.defence.partial()[0]
    value += off
    if f.manner == CHARGE:
        value += rules.charge.effect()[0]
    value += rules.rear.bonus(f.behind[target] >> at & 1 > 0)
    if f.manner == COUNTER:
        value += rules.counter.attack()
    else:
        value += rank_of(f, at, target)
        value += rules.several.own_attacks(f.struck[target, at] + 1, f.capacity[f.hold[target]])
    return int(value) + penalty(f, at, f.hurts_attack)


def cover_of(f: Desk, target: At) -> int:
    """The layer of parry, or of skill with the shield."""
    if not alert(f, target) or f.prone[target]:
        return 0
    return f.cover[f.hold[target]]


def defence_of(f: Desk, target: At, parry: int) -> int:
    """Thirteen and the layers that count (``play.defence``)."""
    other = f.shorter[f.arm, f.hold[target]] - f.unbalanced[target] + penalty(f, target, f.hurts_defence)
    if paired(f, target):
        other += f.pair_defence
    if f.status[target] != ACTIVE:
        return rules.defence.floor(rules.defence.sum_((other,)))
    if f.stance[target] == PARTIAL:
        other += rules.defence.partial()[1]
    if f.charging[target]:
        other += rules.charge.effect()[1]
    if f.in_passing:
        other += f.mobility[target]
    return rules.defence.floor(rules.defence.sum_((own_of(f, target), parry, other)))


def own_of(f: Desk, target: At) -> int:
    """What somebody sets against a blow by itself."""
    if immobile(f, target):
        return 0
    if unaware(f, target):
        return f.unready_dexterity[target]
    return f.low_dexterity[target] if f.prone[target] else upright(f, target)


def upright(f: Desk, target: At) -> int:
    """DEX, iron, shield and dodging of who stands."""
    hold = f.hold[target]
    dodges = rules.defence.dex(f.dexterity[target], f.actions[target], f.moved[target], False) and not f.still[hold]
    dex = f.dexterity[target] + f.dodging[target] if dodges else min(0, f.dexterity[target])
    return int(dex + f.weapon[hold] + f.second[hold] + f.screen[hold])


# -- what comes of it ----------------------------------------------------------------------------------------------


def against_odds(f: Desk, at: At, target: At) -> Course:
    """Up to three rolls against an opponent whom the sum cannot hit."""
    first = yield from two_dice(f, at)
    leaves(f, at, target)
    yield Told(what.AGAINST_ODDS, at, target, first)
    high, natural = 0, first
    while natural >= f.threshold:
        high += 1
        if high == ROLLS:
            break
        natural = yield from two_dice(f, at)
        yield Told(what.AGAINST_ODDS, at, target, natural)
    if first <= rules.fumble.LOWEST:
        yield from fumble(f, at, target)
        return
    outcome = rules.unhittable.worth(high)
    if outcome:
        yield from land(f, at, target, outcome - 1, False)


ROLLS = 3


def chain(f: Desk, at: At, target: At, natural: int) -> Course:
    """Confirmations of a hit, one after another, until one of them ends it; then what it does."""
    if rules.critical.accessory_gap(f.accessories[target], f.body[target], f.threshold, natural):
        second = yield from two_dice(f, at)
        yield Told(what.GAP, at, target, second + f.value)
        yield from land(f, at, target, 0, rules.critical.confirm(second, second + f.value, f.defence))
        return
    critical = 0
    while rules.critical.multiple(critical, natural, f.threshold):
        before = natural
        natural = yield from two_dice(f, at)
        if before >= rules.critical.HIGHEST:
            critical += 1
            yield Told(what.CRITICAL, at, target, natural)
            continue
        yield Told(what.CONFIRMED, at, target, natural + f.value)
        if not rules.critical.confirm(natural, natural + f.value, f.defence):
            break
        critical += 1
        if before < rules.critical.HIGHEST - 1:
            break
    yield from land(f, at, target, critical, False)


def land(f: Desk, at: At, target: At, critical: int, gap: bool) -> Course:
    """Damage dice, armour, and the wound."""
    arm, cut, kind = f.arm, f.cut, f.kind[target]
    effect = 0
    if critical or (f.through and f.through_counts):
        effect = f.effect_gap[cut, kind] if gap else f.effect[cut, kind]
    dice = yield from thrown(f, at)
    gross = rules.hit.damage_parts(dice, f.fixed[arm])
    shown = dice + f.fixed[arm]
    if effect == MULTIPLY:
        _, deeper = rules.run_through.backstab(f.stabs[at] > 0, True)
        times = f.multiplier[arm] + (deeper if f.through else 0)
        more = max(0, rules.critical.melee_effect(dice, f.fixed[arm], times))
        shown += more - gross
        gross = more
    taken = f.reduced_gap[cut, kind] if gap else f.reduced[cut, kind]
    net = rules.hit.wound(gross, 0 if effect == BYPASS else taken)
    yield from hurt(f, at, target, net, shown, critical)


def thrown(f: Desk, at: At) -> Course:
    """The dice of a weapon's damage."""
    dice = 0
    for _ in range(f.dice_thrown[f.arm]):
        face = yield Roll(f.die_sides[f.arm], at)
        dice += face
    return dice


# -- fumbles -------------------------------------------------------------------------------------------------------


def fumble(f: Desk, at: At, target: At) -> Course:
    """Roll again as long as the lowest natural falls; every roll that fails raises the level."""
    degree, natural = 0, rules.fumble.LOWEST
    while natural <= rules.fumble.LOWEST:
        natural = yield from two_dice(f, at)
        yield Told(what.FUMBLE, at, target, natural + f.value)
        if not rules.fumble.confirm(natural, natural + f.value, f.defence):
            break
        degree += 1
    if degree:
        worst = min(degree, LEVELS) - 1
        yield from clumsy(f, at, f.fumbles[f.cut, worst])  # type: ignore[index] # reckoned, here alone


def clumsy(f: Desk, at: At, result: int) -> Course:
    """What a fumble does."""
    if result in (DROPS, BREAKS):
        yield from lets_go(f, at, f.boss[f.arm] > 0, result == DROPS)
    elif result == FALLS:
        f.prone[at] = 1
        yield Told(what.FALLS, at, NOBODY, NO_SUM)
    elif result == OWN:
        yield Told(what.ASTRAY, at, at, NO_SUM)
        dice = yield from thrown(f, at)
        gross = rules.hit.damage_parts(dice, f.fixed[f.arm])
        f.through = 0
        net = rules.hit.wound(gross, f.reduced[f.cut, f.kind[at]])
        yield from hurt(f, at, at, net, dice + f.fixed[f.arm], 0)
    elif result == MORTAL and f.lives[at] > f.wounds[at]:
        missing = f.lives[at] - f.wounds[at]
        f.wounds[at] += missing
        f.through = 0
        yield Told(what.MORTALLY, at, at, NO_SUM)
        yield from after_wound(f, at, missing)


def lets_go(f: Desk, at: At, boss: bool, drops: bool) -> Course:
    """A weapon, or the shield that struck, falls to the ground, or breaks; with it goes the stance that needed it."""
    hold = f.hold[at]
    if boss:
        f.hold[at] = f.bared[hold]
    else:
        f.hold[at] = f.down[hold] if drops else f.gone[hold]
        f.lying_x[at], f.lying_y[at] = f.x[at], f.y[at]
    if not f.able[f.hold[at]]:
        f.stance[at] = NORMAL
    yield Told(what.DROPS if drops else what.BREAKS, at, NOBODY, NO_SUM)
