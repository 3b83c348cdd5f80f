"""Compiled: where somebody can go on a map, and going there, as ``movement.py``, ``reaction.py`` and ``spot.py`` of
``play`` have it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.grades import graded
from bojiste.kernel.rows import NO_SUM, NOBODY, moved, tell
from bojiste.kernel.ways import clear_watch, column_of, lowest, row_of, stretch, watched
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.known import HIGH, RUNS
from bojiste.systems.srd5.kernel.map_arms import at_hand, reach
from bojiste.systems.srd5.kernel.map_blow import land
from bojiste.systems.srd5.kernel.map_eyes import far, far_from, flat, hiding, known, reacts, seems_to_see, sees, shut
from bojiste.systems.srd5.kernel.map_hide import bumped, in_view, look_again
from bojiste.systems.srd5.kernel.map_high import ground, meets
from bojiste.systems.srd5.kernel.tactic import IDLE
from bojiste.systems.srd5.words import DEAD, OK, SQUARE


def left(f: Any, at: int) -> int:
    """Movement left on this turn."""
    return left_at(f, f.speed[at])


def left_at(f: Any, speed: int) -> int:
    """The same at a speed."""
    if f.dashes:
        speed = rules.action.dash(speed, f.dashes, f.dashes * speed, f.live > 0)
    return rules.movement.split(speed, f.moved)


def climbing_left(f: Any, at: int) -> int:
    """The same on a face: who has no speed for it takes that on foot."""
    return left_at(f, f.climb[at] if f.climb[at] else f.speed[at])


def can_stand(f: Any, at: int) -> bool:
    return not rules.prone.stand_blocked(f.speed[at], left(f, at), stand_cost(f, at))


def stand_cost(f: Any, at: int) -> int:
    return rules.prone.stand(f.speed[at], 0, f.quantum)


# -- where ---------------------------------------------------------------------------------------------------------


def occupied(f: Any, at: int, knowing: bool) -> None:
    """Where it would be in others' spaces (``knowing``: of those it knows of), and of those who bar the way."""
    body = f.body[at]
    for y in range(f.high):
        f.taken[y] = f.barring[y] = 0
    for other in range(f.many):
        if other == at or f.life[other] == DEAD or (knowing and not known(f, at, other)):
            continue
        if HIGH and not meets(f, at, other):
            continue
        row = columns_near(f, at, other, 0)
        bars = 0 if f.passes[at] >> other & 1 else row
        for y in range(max(0, f.y[other] - body + 1), f.y[other] + f.body[other]):
            f.taken[y] |= row
            f.barring[y] |= bars


def columns_near(f: Any, at: int, other: int, length: int) -> int:
    """The columns in which somebody stands no farther than so many squares from another (``kit.board.within``)."""
    return stretch(f, f.x[other] - length - f.body[at] + 1, f.x[other] + f.body[other] - 1 + length)


def price(f: Any, at: int, hard: bool) -> int:
    """What each foot costs."""
    return rules.terrain.step_cost(hard, f.prone[at] > 0, HIGH and f.labours[at] > 0)


def field(f: Any, at: int, budget: int) -> None:
    """Lay out what a search for ways looks at: what each square costs, and who could strike at one who leaves
    (``play.movement.field``)."""
    occupied(f, at, True)
    f.easy_price, f.hard_price = price(f, at, False), price(f, at, True)
    body, high, fits = f.body[at], f.high, f.full >> f.body[at] - 1
    for y in range(high):
        free = fits & ~f.solid[y] & ~f.barring[y] if y + body <= high else 0
        rough = f.taken[y] | f.rough[body - 1, y]
        f.easy[y], f.hard[y] = free & ~rough, free & rough
    clear_watch(f)
    if HIGH:
        graded(f, f.x[at], f.y[at], f.z[at])
    foes, steps = f.enemies[at] & f.up, rules.grid.square(budget)
    for enemy in range(f.many):
        if foes >> enemy & 1:
            away = rules.grid.square(flat(f, at, enemy))
            if away > rules.grid.square(f.long_arm[enemy]) + steps:
                continue
            length = rules.grid.square(reach(f, enemy))
            if away <= length + steps and known(f, at, enemy) and reacts(f, enemy) and seems_to_see(f, at, enemy):
                left, top = f.x[enemy] - length - f.body[at] + 1, f.y[enemy] - length - f.body[at] + 1
                right, bottom = f.x[enemy] + f.body[enemy] - 1 + length, f.y[enemy] + f.body[enemy] - 1 + length
                watched(f, left, top, right, bottom)


# -- going ---------------------------------------------------------------------------------------------------------


def walk(f: Any, at: int) -> None:
    """Walk along the way that was traced (``play.reaction.walk``)."""
    occupied(f, at, False)
    free_x = free_y = -1
    wary = f.hiders and hiding(f)
    for place in range(f.steps):
        if not f.taken[f.y[at]] >> f.x[at] & 1:
            free_x, free_y = f.x[at], f.y[at]
        x, y = column_of(f.path[place]), row_of(f.path[place])
        if wary and not still_open(f, place):
            bumped(f, at, x, y)
            break
        if not step(f, at, x, y, SQUARE * price(f, at, hard_to_enter(f, at, x, y))):
            break
    if free_x >= 0:
        put_back(f, at, free_x, free_y)


def hard_to_enter(f: Any, at: int, x: int, y: int) -> bool:
    """Whether a square costs more: as it is, and where there are heights (it is ``to_z`` high) as somebody takes it
    for."""
    hard = (f.taken[y] | f.rough[f.body[at] - 1, y]) >> x & 1 > 0
    if HIGH:
        f.to_z = ground(f, x, y)
        hard = hard_as_known(f, at, x, y) if f.hiders and (f.sloping or f.flooded) else hard
    return bool(hard)


def put_back(f: Any, at: int, x: int, y: int) -> None:
    """Who has come to a stop in another's space is put back to where it was free."""
    if f.life[at] != DEAD and f.taken[f.y[at]] >> f.x[at] & 1 and f.puts_back:
        if HIGH:
            f.to_z = f.z[at]
        place_at(f, at, x, y, what.PUT_BACK)


def hard_as_known(f: Any, at: int, x: int, y: int) -> bool:
    """Whether a square costs more for what somebody knows of: where there are heights its price is what it takes it
    for (``movement.price``)."""
    occupied(f, at, True)
    hard = (f.taken[y] | f.rough[f.body[at] - 1, y]) >> x & 1 > 0
    occupied(f, at, False)
    return bool(hard)


def still_open(f: Any, place: int) -> bool:
    """Whether the rest of a way can still be walked."""
    x, y = column_of(f.path[place]), row_of(f.path[place])
    if f.barring[y] >> x & 1:
        return False
    free = 0
    for one in range(place, f.steps):
        free |= ~f.taken[row_of(f.path[one])] >> column_of(f.path[one]) & 1
    return bool(free != 0)


def place_at(f: Any, at: int, x: int, y: int, kind: int) -> None:
    """Somebody is somewhere else (so high: ``to_z``)."""
    new = moved(f.x[at], x, what.X) + moved(f.y[at], y, what.Y)
    if HIGH:
        new += moved(f.z[at], f.to_z, what.Z)
        f.z[at] = f.to_z
    f.x[at], f.y[at] = x, y
    tell(f, kind, at, NOBODY, NO_SUM, new)


def step(f: Any, at: int, x: int, y: int, cost: int) -> bool:
    """One step: opportunity attacks before it, then it is paid. Whether it goes on."""
    if not rules.movement.budget(climbing_left(f, at) if HIGH and f.climbing else left(f, at), 0, cost):
        return False
    if leaves(f, at, x, y) and not opportunities(f, at, x, y):
        return False
    wary = f.hiders and hiding(f)
    if wary:
        in_view(f, at)
    f.moved = rules.movement.deduct(f.moved, cost)
    if HIGH:
        f.run = 0 if f.climbing else f.run + SQUARE
    if RUNS:
        f.trail_x[f.trodden], f.trail_y[f.trodden] = f.x[at], f.y[at]
        f.trodden += 1
    place_at(f, at, x, y, what.STEP)
    if wary:
        look_again(f, at)
    return goes_on(f, at)


def goes_on(f: Any, at: int) -> bool:
    quick = f.speed[at] > 0 or (HIGH and f.climbing > 0 and f.climb[at] > 0)
    return rules.opportunity.timing(f.hp[at], f.life[at] == OK and quick)


def leaves(f: Any, at: int, x: int, y: int) -> bool:
    """Whether a step leads away from an enemy who may be near enough to strike."""
    foes = f.enemies[at] & f.up
    while foes:
        enemy = lowest(foes)
        foes &= foes - 1
        before = far(f, at, enemy)
        if before <= f.long_arm[enemy] and far_from(f, at, x, y, enemy) > before:
            return True
    return False


# -- opportunity attacks -------------------------------------------------------------------------------------------


def opportunities(f: Any, at: int, x: int, y: int) -> bool:
    """Everybody whose reach a step leaves may strike once, in the order of turns. Whether who steps goes on."""
    foes, chances = f.enemies[at] & f.up, 0
    for enemy in range(f.many):
        left_off = foes >> enemy & 1 and left_behind(f, at, enemy, x, y) >= 0 and not shut(f, enemy, at)
        if left_off and rules.opportunity.trigger(True, True, sees(f, enemy, at), reacts(f, enemy)):
            chances |= 1 << enemy
    for place in range(f.listed):
        enemy = f.order[place]
        if chances >> enemy & 1 and f.life[at] == OK and reacts(f, enemy) and f.tactic[enemy] != IDLE:
            way = left_behind(f, at, enemy, x, y)
            if way >= 0:
                f.reaction[enemy] = 0
                tell(f, what.OPPORTUNITY, enemy, at, NO_SUM, 0)
                land(f, enemy, at, way)
    return goes_on(f, at)


def left_behind(f: Any, at: int, enemy: int, x: int, y: int) -> int:
    """The blow that an enemy has at hand whose reach a step leaves, the best of them; or -1
    (``play.offer.offered``)."""
    before, then = far(f, at, enemy), far_from(f, at, x, y, enemy)
    best, most = -1, 0
    for way in range(f.way[enemy], f.way[enemy] + f.attacks[enemy]):
        if not rules.opportunity.one_attack(f.melee[way] > 0):
            continue
        if rules.opportunity.reach_each(before, then, f.reach[way]) and at_hand(f, enemy, way):
            worth = f.usual[way] + 2 * f.to_hit[way]
            if best < 0 or worth > most:
                best, most = way, worth
    return best
