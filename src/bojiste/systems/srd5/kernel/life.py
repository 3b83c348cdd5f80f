"""Compiled: damage, death and first aid, as ``damage.py``, ``turn.py`` and ``aid.py`` of ``play`` have them."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, moved, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.hands import lets_fall
from bojiste.systems.srd5.kernel.hold import lets_go
from bojiste.systems.srd5.kernel.known import FEATURES, HIGH, POWERS
from bojiste.systems.srd5.kernel.plight import FALLEN, chokes, unsure, wearily
from bojiste.systems.srd5.kernel.test import test
from bojiste.systems.srd5.kernel.trait import stays_up
from bojiste.systems.srd5.play.damage.first_aid import POTION
from bojiste.systems.srd5.words import DEAD, DYING, OK, STABLE

POTION_DICE, POTION_SIDES, POTION_ADDS = POTION


# -- damage --------------------------------------------------------------------------------------------------------


def gather(f: Any, place: int, amount: int) -> None:
    """Put a component of damage to those of its type (``play.blow.by_type``); ``f.gathered`` is 0 before the first."""
    slot = 0
    while slot < f.gathered and f.part_type[f.gathered_part[slot]] != f.part_type[place]:
        slot += 1
    if slot == f.gathered:
        f.gathered_part[slot], f.gathered_damage[slot] = place, 0
        f.gathered += 1
    f.gathered_damage[slot] += amount


def left(f: Any, target: int) -> int:
    """What is left of the damage that has been gathered, as somebody resists each type (``play.blow.reduced``)."""
    damage = 0
    for slot in range(f.gathered):
        amount = met(f, f.gathered_part[slot], target, f.gathered_damage[slot])
        damage = rules.damage.instance((damage, amount))
    return damage


def met(f: Any, place: int, target: int, amount: int) -> int:
    """What is left of the damage of a component's type, as somebody resists it."""
    meeting = f.meets[place, target]
    if meeting:
        return rules.damage.order(amount, meeting & 1, meeting >> 1 & 1, meeting >> 2 > 0)
    return amount


def harm(f: Any, at: int, target: int, damage: int, shown: int, sure: bool, mild: bool) -> None:
    """One instance of damage to somebody; ``sure``: of a critical hit, or radiant; ``mild``: who falls is stable."""
    before, held = f.hp[target], f.thp[target]
    thp, through = rules.temporary.absorb(held, damage)
    after = rules.hit_points.subtract(before, through)
    tell(f, what.DAMAGE, at, target, shown, moved(before, after, what.HP) + moved(held, thp, what.THP))
    f.hp[target], f.thp[target] = after, thp
    if after > 0 or not rules.temporary.at_zero(0 if f.absorbed else damage - through, damage):
        return
    if before == 0:
        struck_down(f, target, damage if f.absorbed else through)
        return
    overflow = rules.hit_points.overflow(before, through)
    if FEATURES and not mild and f.tough[target] and stays_up(f, target, damage, overflow, sure):
        return
    f.lives_changed, f.dodging[target] = 1, 0
    if POWERS and mild:
        tell(f, what.KNOCKED_OUT, at, target, NO_SUM, lies(f, target, STABLE))
    else:
        falls(f, target, overflow)
    if POWERS and f.seizes[target]:
        lets_go(f, target)


def falls(f: Any, target: int, overflow: int) -> None:
    """Somebody comes to 0 hit points: it dies, at once or of what is beyond them, or lies there."""
    at_once = f.dies[target] > 0
    life = rules.zero.branch(overflow, f.hp_max[target], at_once)
    if life == DEAD:
        tell(f, what.DIES if at_once else what.SLAIN, target, NOBODY, NO_SUM, turned(f, target, life, 0, 0))
    else:
        tell(f, what.FALLS, target, NOBODY, NO_SUM, lies(f, target, life))


def lies(f: Any, target: int, life: int) -> int:
    """Somebody falls unconscious; what a row says of it."""
    if HIGH and not f.prone[target]:
        f.floored[target] |= FALLEN
    f.prone[target], f.dropped[target], f.out[target] = 1, f.armed[target], 1
    if POWERS and f.grips[target] >= 0:
        lets_fall(f, target)
    return turned(f, target, life, 0, 0)


def struck_down(f: Any, target: int, through: int) -> None:
    """Damage to somebody who lies at 0 hit points; none of it comes of a critical hit."""
    life = f.life[target]
    if life == DEAD:
        return
    successes = f.death_success[target] if rules.stabilizing.broken(life, through) == life else 0
    after = rules.death.after_damage(through, False, f.hp_max[target], successes, f.death_fail[target])
    new = turned(f, target, after[0], after[1], after[2])
    if after[0] == DEAD:
        massive = rules.death.massive(through, f.hp_max[target])
        tell(f, what.MASSACRED if massive else what.DEAD_NOW, target, NOBODY, NO_SUM, new)
    else:
        tell(f, what.STRUCK, target, NOBODY, NO_SUM, new)


def turned(f: Any, at: int, life: int, successes: int, failures: int) -> int:
    """Set somebody's life and death saves; what a row says of it."""
    new = moved(f.life[at], life, what.LIFE_) + moved(f.death_success[at], successes, what.SUCCESS)
    new += moved(f.death_fail[at], failures, what.FAIL)
    f.life[at], f.death_success[at], f.death_fail[at] = life, successes, failures
    f.up = f.up | 1 << at if life == OK else f.up & ~(1 << at)
    return new


# -- at 0 hit points -----------------------------------------------------------------------------------------------


def death_save(f: Any, at: int) -> None:
    """A dying creature rolls against death (``play.turn.death_save``)."""
    natural = test(f, f.lucky[at], wearily(f, at))
    bonus = rules.death.saves_are_saves(f.save_bonus[at], 0, True)
    before, die_only = f.death_fail[at], f.compare_die > 0
    life, successes, failures = rules.death.after_save(natural, bonus, f.death_success[at], before, die_only)
    if life == OK:
        tell(f, what.WAKES, at, NOBODY, natural + bonus, revived(f, at, 1))
        return
    kind = what.SUCCEEDS
    if life == DEAD or failures > before:
        kind = what.FAILS_TWICE if natural == 1 else what.FAILS
    tell(f, kind, at, NOBODY, natural + bonus, turned(f, at, life, successes, failures))
    if life != DYING:
        tell(f, what.DEAD_NOW if life == DEAD else what.STABLE_NOW, at, NOBODY, NO_SUM, 0)


def revived(f: Any, at: int, regained: int) -> int:
    """Somebody regains hit points, and wakes if he lay at 0; what a row says of it (``play.damage.revived``)."""
    f.lives_changed = 1
    if HIGH and f.flooded and chokes(f, at):
        return 0
    before = f.hp[at]
    f.hp[at] = rules.healing.add(before, f.hp_max[at], regained)
    new = moved(before, f.hp[at], what.HP)
    if rules.healing.wake(before, regained):
        f.out[at] = 0
        new += turned(f, at, OK, 0, 0)
    return new


# -- aid -----------------------------------------------------------------------------------------------------------


def potion(f: Any, at: int, whom: int) -> None:
    """Drink a potion, or pour it into somebody (``play.aid.potion``)."""
    regained = POTION_ADDS + rules.house.potion_flat(POTION_DICE, POTION_SIDES)
    for _ in range(rules.house.potion_dice(POTION_DICE)):
        regained += roll(f, POTION_SIDES)
    f.potions[at] -= 1
    new = (f.potions[at] + 1) * what.POTIONS + revived(f, whom, regained)
    tell(f, what.DRINKS if at == whom else what.HEALS, at, whom, regained, new)


def first_aid(f: Any, at: int, whom: int) -> None:
    """A healer's kit, or Medicine (``play.aid.kit``, ``stabilize``)."""
    if f.kit[at]:
        f.kit[at] -= 1
        new = (f.kit[at] + 1) * what.KIT + turned(f, whom, STABLE, 0, 0)
        tell(f, what.STABILIZES, at, whom, NO_SUM, new)
        return
    total = test(f, f.lucky[at], rules.dice.adv_cancel(0, unsure(f, at))) + f.medicine[at]
    if rules.stabilizing.first_aid(total):
        tell(f, what.STABILIZES, at, whom, total, turned(f, whom, STABLE, 0, 0))
    else:
        tell(f, what.AID_FAILS, at, whom, total, 0)
