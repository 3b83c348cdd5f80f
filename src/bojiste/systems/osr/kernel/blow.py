"""Compiled: blows and shots, as ``attack.py``, ``wound.py`` and ``damage.py`` of ``play`` have them."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, moved, tell
from bojiste.systems.osr import rules
from bojiste.systems.osr.kernel import what
from bojiste.systems.osr.kernel.body import DEAD, laid_low
from bojiste.systems.osr.kernel.melee import bound, distance, surround
from bojiste.systems.osr.kernel.nerve import reversal
from bojiste.systems.osr.kernel.tactic import aim
from bojiste.systems.osr.play import weigh
from bojiste.systems.osr.words import Hit, Reach

PROOF, RESISTS, SUFFERS = 1, 2, 4
"""How a part of damage meets somebody, as bits: not at all, half, twice."""


def strike(f: Any, at: int, target: int, way: int, thrown: bool) -> bool:
    """One attack; whether it hits."""
    ranged = thrown or f.missile[way] > 0
    reaches = aim(f, at, distance(f, at, target), way, thrown)
    if ranged and bound(f, at) and spoiled(f, at):
        spent(f, at, target, way, thrown)
        tell(f, what.WASTED, at, target, NO_SUM, 0)
        return False
    helps = not ranged and rules.situation.unarmed_target(f.armed[target] > 0, f.held[target])
    natural = d20(f, rules.completion.advantage(1 if helps else 0, 1 if reaches == Reach.HINDERED else 0))
    total = natural + (f.throw_hit[way] if thrown else f.to_hit[way])
    if not ranged:
        total += two_weapons(f, at) + surround(f, at, target)
    against = armour_class(f, target)
    if ranged:
        against += rules.combat.partial_cover(f.cover[target], thrown, f.cover_thrown > 0)
    hit = rules.attack.result(natural, total, against)
    spent(f, at, target, way, thrown)
    kind = what.MISS if hit == Hit.MISS else what.CRITICAL if hit == Hit.CRITICAL else what.HIT
    rule = what.BY_1 if rules.attack.nat1(natural) else what.BY_20 if rules.attack.nat20(natural) else what.BY_ROLL
    tell(f, kind + rule, at, target, total, 0)
    if hit != Hit.MISS:
        wound(f, at, target, way, thrown, hit == Hit.CRITICAL)
    return hit != Hit.MISS


def spoiled(f: Any, at: int) -> bool:
    """A shot or a throw out of melee: whether the even chance has it that it misses without a roll."""
    face = roll(f, f.even_die)
    tell(f, what.EVEN, at, NOBODY, face, 0)
    return rules.check.fifty_percent(face, f.even_die)


def d20(f: Any, state: int) -> int:
    """One die, or of two the higher or the lower one."""
    first = roll(f, 20)
    if state == 0:
        return first  # type: ignore[no-any-return]
    second = roll(f, 20)
    return max(first, second) if state > 0 else min(first, second)  # type: ignore[no-any-return]


def spent(f: Any, at: int, target: int, way: int, thrown: bool) -> None:
    """What an attack uses up: the action, or one of several attacks; ammunition, the load, the weapon thrown. A blow
    engages."""
    begins(f, at, way)
    if thrown:
        dropped(f, at, way)
    elif f.missile[way]:
        f.ammo[way] -= 1 if f.ammo[way] > 0 else 0  # below 0 nobody counts
        f.loaded[way] = 0 if f.reload[way] else 1
    else:
        f.engaged[at] |= 1 << target


def begins(f: Any, at: int, way: int) -> None:
    """The first attack of an action leaves the others of the stat block, each of those one less."""
    if not f.acted[at] and f.several[way]:
        for other in range(f.first_way[at], f.last_way[at]):
            f.left_ways[other] = f.several[other]
            f.more_left[at] += f.several[other]
    f.acted[at] = 1
    if f.left_ways[way]:
        f.left_ways[way] -= 1
        f.more_left[at] -= 1


def dropped(f: Any, at: int, way: int) -> None:
    """A weapon leaves its owner's hands, who reaches no farther then than with the others, or has bare hands."""
    if f.wielded[way]:
        f.held[at] -= 1
        f.paired[at] -= f.pairs[way]
        f.wielded[way] = 0
    f.in_hand[way] = f.natural[way]
    empty, reach = 1, 0
    bare = f.last_way[at] - 1
    for other in range(f.first_way[at], bare):
        if f.in_hand[other]:
            empty = 0
            reach = max(reach, f.strikes[other])
    f.in_hand[bare] = empty
    f.reach[at] = f.strikes[bare] if empty else reach


def two_weapons(f: Any, at: int) -> int:
    """The bonus of somebody who fights with two weapons."""
    return rules.situation.two_weapons_bonus(f.paired[at], f.shield[at] > 0)


def armour_class(f: Any, at: int) -> int:
    """Armour class before cover: what the shield has lost, a second weapon, fatigue."""
    whole = f.ac[at] + two_weapons(f, at)
    trained = f.shield_trained[at] > 0
    whole += rules.situation.untrained_shield(f.shield[at], trained)
    whole -= rules.situation.untrained_shield(f.whole_shield[at], trained)
    return rules.fatigue.ac(whole, f.fatigue[at])


# -- damage --------------------------------------------------------------------------------------------------------


def wound(f: Any, at: int, target: int, way: int, thrown: bool, critical: bool) -> None:
    """A hit: the damage dice, a shield in their way, and what is left of it."""
    if f.first_part[way] == f.last_part[way]:
        return
    dice = rolled(f, way, critical)
    ranged = thrown or f.missile[way] > 0
    pair = 0 if ranged else two_weapons(f, at)
    extra = (f.throw_adds[way] if thrown else f.adds[way]) + pair
    struck = 0
    if shields(f, target):
        struck = blocks(f, at, target, dice, extra)
    damage = left_of(f, way, target, dice, extra, struck)
    left_over = 0
    for die in range(dice):
        left_over += 0 if f.stopped[die] else f.faces[die]
    if damage < 0:
        tell(f, what.STOPPED, target, at, left_over if dice else NO_SUM, 0)
        return
    shows = dice or pair or (f.throw_shows[way] if thrown else f.shows[way])
    suffers(f, at, target, what.DAMAGE, damage, left_over + extra if shows else NO_SUM)


def rolled(f: Any, way: int, critical: bool) -> int:
    """The damage dice in ``faces``: all at their highest of a critical hit, of whatever is clumsy the worse of two
    sets; how many."""
    dice, first, second = 0, 0, 0
    for part in range(f.first_part[way], f.last_part[way]):
        for _ in range(f.part_dice[part]):
            face = f.part_sides[part] if critical else roll(f, f.part_sides[part])
            f.faces[dice], f.stopped[dice] = face, 0
            first += face
            dice += 1
    if f.clumsy[way] and not critical:
        place = 0
        for part in range(f.first_part[way], f.last_part[way]):
            for _ in range(f.part_dice[part]):
                f.others[place] = roll(f, f.part_sides[part])
                second += f.others[place]
                place += 1
        if rules.situation.improvised((first, second)):
            for place in range(dice):
                f.faces[place] = f.others[place]
    return dice


def shields(f: Any, target: int) -> bool:
    """Whether somebody may put a shield in the way, and has its instant action."""
    instant = rules.combat.instant_limit(f.instant_used[target] > 0)
    return instant and rules.combat.instant_surprised(f.surprised[target] > 0) and f.shield_trained[target] > 0


def whole_of(f: Any, dice: int, extra: int) -> int:
    """The damage of all dice with what is added."""
    total = 0
    for die in range(dice):
        total += f.faces[die]
    return rules.attack.damage((total,), extra)


def blocks(f: Any, at: int, target: int, dice: int, extra: int) -> int:
    """A shield may strike out damage dice for as many points; how many. Without dice the damage is one of them."""
    damage = rules.attack.min_damage(whole_of(f, dice, extra))
    points = weigh.points(damage, f.hp[target], min(f.shield[target], max(1, dice)))
    if not points:
        return 0
    total = 0
    for _ in range(points):
        best = -1
        for die in range(dice):
            first = best < 0 or (f.faces[die] > f.faces[best] and not f.by_choice)
            if not f.stopped[die] and first:
                best = die
        if best >= 0:
            f.stopped[best] = 1
            total += f.faces[best]
    left = rules.situation.shield_destroyed(f.shield[target], points)
    new = moved(f.shield[target], left, what.SHIELD) + 2 * what.INSTANT
    f.shield[target], f.instant_used[target] = left, 1
    tell(f, what.BLOCKED if left else what.DESTROYED, target, at, total if dice else NO_SUM, new)
    return points


def left_of(f: Any, way: int, target: int, dice: int, extra: int, struck: int) -> int:
    """What of a hit somebody takes, part by part and as it meets each; -1 if a shield has stopped it all. All modifiers
    belong to the first part."""
    whole = whole_of(f, dice, extra)
    adds = extra + rules.attack.min_damage(whole) - whole
    die, every, taken, hurt = 0, 0, 0, False
    for part in range(f.first_part[way], f.last_part[way]):
        faces = 0
        for _ in range(f.part_dice[part]):
            faces += 0 if f.stopped[die] else f.faces[die]
            die += 1
        damage = rules.attack.damage((faces,), adds)
        adds = 0
        if struck and not dice:
            damage = 0
        every += damage
        meets = f.meets[part, target]
        if not meets & PROOF:
            hurt = True
            taken += rules.attack.parts(damage, meets & RESISTS > 0, meets & SUFFERS > 0, False)
    if struck and every <= 0 and f.block_to_zero:
        return -1
    return rules.attack.min_damage(taken) if hurt else 0


def suffers(f: Any, at: int, target: int, told: int, damage: int, shown: int) -> None:
    """Hit points are lost, which is told as it came about, and whoever has none left falls."""
    left = rules.hit_points.pool(f.hp[target], damage)
    new = moved(f.hp[target], left, what.HP)
    f.hp[target] = left
    tell(f, told if damage else what.UNHURT, at, target, shown, new)
    if rules.hit_points.death(left):
        falls(f, target)


def falls(f: Any, target: int) -> None:
    """Dead: where the milder rule holds for somebody, the readable engine plays."""
    laid_low(f, target, DEAD)
    tell(f, what.DIES, target, NOBODY, NO_SUM, what.FLEEING if f.fleeing[target] else 0)
    reversal(f, target)
