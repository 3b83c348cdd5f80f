"""Compiled: blows, damage, death and first aid, as ``attack.py``, ``damage.py``, ``turn.py`` and ``aid.py`` of ``play``
have them."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, moved, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.hold import befallen, dodge_lost, has_hand_for, lets_go
from bojiste.systems.srd5.kernel.test import test, withstood
from bojiste.systems.srd5.kernel.trait import DIE, emboldened, extra_dice, parried, stays_up
from bojiste.systems.srd5.play.aid import POTION
from bojiste.systems.srd5.words import DEAD, DYING, OK, STABLE

POTION_DICE, POTION_SIDES, POTION_ADDS = POTION
PRONE_HINDERS = int(rules.condition.effects(("prone",)).attack_against)
BOUND_HINDERS = int(rules.condition.effects(("restrained",)).attack_against)
BOUND_HELPS = int(rules.condition.effects(("restrained",)).attacked_for)
BOUND_AGAINST = int(rules.condition.effects(("restrained",)).dexterity_against)
KINDS = (what.MISS, what.HIT, what.CRITICAL)
"""Of a row, by what an attack roll comes to."""


# -- blows ---------------------------------------------------------------------------------------------------------


def strike(f: Any, at: int, target: int, way: int) -> None:
    """One attack without a map."""
    state = aimed(f, at, target, way)
    if f.melee[way]:
        f.beside[at] = target
    blow(f, at, target, way, state, rules.cover.NONE)


def blow(f: Any, at: int, target: int, way: int, state: int, cover: int) -> None:
    """The roll, and on a hit its damage (``play.attack.strike``)."""
    natural = test(f, f.lucky[at], state)
    against = rules.attack.step_modifiers(f.ac[target], cover)
    result = rules.attack.step_resolve(natural, f.to_hit[way], against, f.critical_from[way], False)
    if f.parries[target] and f.melee[way] and result != rules.attack.MISS and natural != 20:
        against += parried(f, target, at, natural + f.to_hit[way], against)
        result = rules.attack.step_resolve(natural, f.to_hit[way], against, f.critical_from[way], False)
    if f.tells:
        rule = what.BY_20 if natural == 20 else what.BY_1 if natural == 1 else what.BY_ROLL
        tell(f, KINDS[result] + rule, at, target, natural + f.to_hit_sum[way], 0)
    if result != rules.attack.MISS:
        before = f.life[target]
        wound(f, at, target, way, result == rules.attack.CRITICAL, state)
        if f.rampages[at] and f.melee[way] and before == OK and f.life[target] != OK:
            tell(f, what.THIRSTS, at, NOBODY, NO_SUM, 0)


def aimed(f: Any, at: int, target: int, way: int) -> int:
    """Advantage or disadvantage: what hangs on the two alone stands with the way, the rest is looked at."""
    helps, hinders = int(f.helps[way]), int(f.hinders[way])  # numbers of Python where nothing is compiled
    if f.prone[target]:
        lying = rules.condition.prone_attacked(True)
        helps += 1 if lying > 0 else 0
        hinders += 1 if lying < 0 else 0
    if f.prone[at]:
        hinders += PRONE_HINDERS
    if f.bound[at]:
        hinders += BOUND_HINDERS
    if f.bound[target]:
        helps += BOUND_HELPS
    if rules.action.dodge(f.dodging[target] > 0, True):
        hinders += 1
    if f.emboldened[at]:
        helps += emboldened(f, at, target, way)
    return rules.dice.adv_cancel(helps, hinders)


def wound(f: Any, at: int, target: int, way: int, critical: bool, state: int) -> None:
    """Roll the damage of a hit, component by component and then the dice of traits, and apply it (``play.hit``)."""
    damage, shown = 0, 0
    first, last, shows, radiant = f.first_part[way], f.last_part[way], f.shows[way], f.radiant[way]
    if f.thin_last[way] and 2 * f.hp[at] <= f.hp_max[at]:
        first, last, shows, radiant = f.thin_first[way], f.thin_last[way], f.thin_shows[way], f.thin_radiant[way]
    extra = f.adds[at] > 0 and extra_dice(f, at, target, way, state)
    for place in range(first, last):
        total = 0
        for _ in range(rules.critical.dice(f.part_dice[place], critical)):
            total += roll(f, f.part_sides[place])
        shown += total + f.part_sum[place]
        amount = rules.damage.roll(total, f.part_adds[place], f.least)
        damage = rules.damage.instance((damage, met(f, place, target, amount)))
    if extra:
        for trait in range(len(f.more)):
            total = 0
            for _ in range(rules.critical.dice(f.more[trait], critical)):
                total += roll(f, DIE)
            shown += total
            if total:
                damage = rules.damage.instance((damage, met(f, first, target, rules.damage.roll(total, 0, f.least))))
    harm(f, at, target, damage, shown if shows or extra else NO_SUM, critical or radiant > 0)
    if f.then_brings[way] and f.then_meant[way, target] and has_hand_for(f, at, target, way):
        then(f, at, target, way)


def met(f: Any, place: int, target: int, amount: int) -> int:
    """What is left of a component of damage, as somebody resists it."""
    meeting = f.meets[place, target]
    if meeting:
        return rules.damage.order(amount, meeting & 1, meeting >> 1 & 1, meeting >> 2 > 0)
    return amount


def then(f: Any, at: int, target: int, way: int) -> None:
    """What else happens to somebody who is hit: a saving throw against damage and a fall (``play.meet``)."""
    made = f.then_dc[way] > 0 and saved(f, target, way)
    if f.then_last[way] > f.then_first[way]:
        poisoned(f, at, target, way, made)
    if not made and f.life[target] != DEAD and befallen(f, at, target, way):
        tell(f, what.BEFALLS, at, target, NO_SUM, 0)
        dodge_lost(f, target)


def saved(f: Any, target: int, way: int) -> bool:
    """A saving throw: no die where it fails by itself (``play.dice.missed_by``)."""
    if f.then_physical[way] and (f.life[target] == DYING or f.life[target] == STABLE):
        tell(f, what.FAILS_BY_ITSELF, target, NOBODY, NO_SUM, 0)
        return False
    helps = int(f.then_helps[way, target])
    if f.then_nimble[way] and f.dodging[target]:
        helps += 1
    hinders = int(f.then_hinders[way, target])
    if f.then_nimble[way] and f.bound[target]:
        hinders += BOUND_AGAINST
    state = rules.dice.adv_cancel(helps, hinders)
    return withstood(f, target, f.then_bonus[way, target], state, f.then_dc[way])


def poisoned(f: Any, at: int, target: int, way: int, made: bool) -> None:
    """The damage of what a hit brings besides: all, half or nothing of each component."""
    damage, shown, shared = 0, 0, 0
    for place in range(f.then_first[way], f.then_last[way]):
        total = 0
        for _ in range(f.part_dice[place]):
            total += roll(f, f.part_sides[place])
        shown += total + f.part_sum[place]
        amount = rules.damage.save_half(rules.damage.roll(total, f.part_adds[place], f.least), made)
        if made and not f.then_half[way]:
            amount = 0
        shared += amount
        damage = rules.damage.instance((damage, met(f, place, target, amount)))
    tell(f, what.EFFECT, at, NOBODY, shown, 0)
    if shared:
        harm(f, at, target, damage, shared, f.then_radiant[way] > 0)


def harm(f: Any, at: int, target: int, damage: int, shown: int, sure: bool) -> None:
    """One instance of damage to somebody; ``sure``: of a critical hit, or radiant."""
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
    if f.tough[target] and stays_up(f, target, damage, overflow, sure):
        return
    f.lives_changed, f.dodging[target] = 1, 0
    at_once = f.dies[target] > 0
    life = rules.zero.branch(overflow, f.hp_max[target], at_once)
    new = turned(f, target, life, 0, 0)
    if life == DEAD:
        tell(f, what.DIES if at_once else what.SLAIN, target, NOBODY, NO_SUM, new)
    else:
        f.prone[target], f.dropped[target] = 1, f.armed[target]
        tell(f, what.FALLS, target, NOBODY, NO_SUM, new)
    if f.seizes[target]:
        lets_go(f, target)


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
    natural = test(f, f.lucky[at], 0)
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
    before = f.hp[at]
    f.hp[at] = rules.healing.add(before, f.hp_max[at], regained)
    new = moved(before, f.hp[at], what.HP)
    if rules.healing.wake(before, regained):
        new += turned(f, at, OK, 0, 0)
    return new


# -- aid -----------------------------------------------------------------------------------------------------------


def potion(f: Any, at: int, whom: int) -> None:
    """Drink a potion, or pour it into somebody (``play.aid.potion``)."""
    regained = POTION_ADDS
    for _ in range(POTION_DICE):
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
    total = test(f, f.lucky[at], 0) + f.medicine[at]
    if rules.stabilizing.first_aid(total):
        tell(f, what.STABILIZES, at, whom, total, turned(f, whom, STABLE, 0, 0))
    else:
        tell(f, what.AID_FAILS, at, whom, total, 0)
