"""Compiled: what a tactic does on a map, as ``policy`` has it: whom to strike and with what, and where to go."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.ways import label_of, lowest, nearest, span, square_at, traced
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel.known import HIGH
from bojiste.systems.srd5.kernel.map_aim import aim, ease, in_range, looks_at_hands
from bojiste.systems.srd5.kernel.map_arms import reach, within_reach
from bojiste.systems.srd5.kernel.map_deeds import (
    AID,
    ATTACK,
    DASH,
    DODGE,
    END,
    MOVE,
    NOTHING,
    PICK_UP,
    POTION,
    SEARCH,
    STAND,
)
from bojiste.systems.srd5.kernel.map_eyes import faced, far, flat, shut
from bojiste.systems.srd5.kernel.map_hide import misses
from bojiste.systems.srd5.kernel.map_high import on_foot
from bojiste.systems.srd5.kernel.map_rings import SHOT, STEP, STROLL, reached, ringed, stops, within_arms_reach
from bojiste.systems.srd5.kernel.map_roam import roam
from bojiste.systems.srd5.kernel.map_seek import (
    ARMS,
    NO_WAY,
    VIEW,
    aims,
    best_wanted,
    cares,
    on_the_trail,
    to_the_dying,
    way_on,
)
from bojiste.systems.srd5.kernel.map_walk import can_stand, field, left
from bojiste.systems.srd5.kernel.plight import FAST, acts, plight_of
from bojiste.systems.srd5.kernel.tactic import NAIVE, WEAKEST, failures
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.words import DYING, FT, SQUARE

STAY, UNPLANNED = -1, -2
WALK, WISHES = 30 * FT, 4


def decided(f: Any, at: int, stayed: bool) -> int:
    """The next deed (``policy.act``); ``stayed``: moving has been tried in vain."""
    deed = at_once(f, at)
    if deed == NOTHING:
        f.facing, f.goal = faced(f, at), UNPLANNED
        deed = roam(f, at, stayed) if HIGH and f.sloping else NOTHING
    if deed == NOTHING and searches(f, at):
        deed = SEARCH
    return deed if deed != NOTHING else acts_or_moves(f, at, stayed)


def at_once(f: Any, at: int) -> int:
    """What comes first: an end, what lies there, getting up; or ``NOTHING``."""
    if f.tactic[at] == WEAKEST and f.acted and not f.attacks_left and faced(f, at):
        return END
    if f.things[at] and not f.handled and not plight_of(f, at) & FAST and within_reach(f, at) >= 0:
        return PICK_UP
    return STAND if f.prone[at] and can_stand(f, at) else NOTHING


def searches(f: Any, at: int) -> bool:
    """Whether it looks for whoever is hidden, where it knows of no enemy and of nobody to care for."""
    if f.acted or f.facing or f.tactic[at] == NAIVE or not acts(f, at):
        return False
    return misses(f, at) and not cares(f, at)


def acts_or_moves(f: Any, at: int, stayed: bool) -> int:
    """The action, then the move."""
    if stayed and f.acted and not f.attacks_left:
        return END
    looks_at_hands(f, at)
    if acts(f, at) and (not f.acted or f.attacks_left > 0):
        deed = action(f, at, stayed)
        if deed != NOTHING:
            return deed
    return MOVE if not stayed and wants_to_move(f, at) else END


def action(f: Any, at: int, stayed: bool) -> int:
    """The action now, or ``NOTHING`` to move first or to do nothing (``policy.act._action``)."""
    aim(f, at)
    deed = aid(f, at) if not f.acted and f.tactic[at] != NAIVE else NOTHING
    if deed != NOTHING:
        return deed
    if f.target >= 0:
        better = not f.acted and not stayed and better_elsewhere(f, at) and wants_to_move(f, at)
        return NOTHING if better else ATTACK
    if f.acted or (not stayed and wants_to_move(f, at)):
        return NOTHING
    return NOTHING if f.facing == 0 or f.speed[at] == 0 else runs_or_ducks(f, at)


def runs_or_ducks(f: Any, at: int) -> int:
    """Who can strike at nobody hurries to where it can, if that is near enough."""
    return DASH if better_place(f, at, left(f, at) + f.speed[at]) >= 0 else DODGE


# -- blows ---------------------------------------------------------------------------------------------------------


def better_elsewhere(f: Any, at: int) -> bool:
    """Whether a shot should wait for a better place, if there is one (``policy.act._better_elsewhere``)."""
    if f.melee[f.blow] or f.tactic[at] == NAIVE:
        return False
    return ease(f, at, f.target, f.blow, far(f, at, f.target)) < 0 or not f.shooter


def strikes(f: Any, at: int) -> bool:
    """Whether an enemy can be struck from here."""
    left = f.facing
    while left:
        enemy = lowest(left)
        left &= left - 1
        distance = far(f, at, enemy)
        for way in range(f.way[at], f.way[at] + f.attacks[at]):
            if f.able[way] and f.melee[way] and in_range(f, way, distance) and not shut(f, at, enemy):
                return True
    return False


# -- aid -----------------------------------------------------------------------------------------------------------


def aid(f: Any, at: int) -> int:
    """A potion or first aid for somebody dying within reach, or a potion for oneself (``policy.aid``); for whom stands
    in ``ward``."""
    ward = -1
    for one in range(f.many):
        near = f.allies[at] >> one & 1 and f.life[one] == DYING and far(f, at, one) <= SQUARE and not shut(f, at, one)
        if near and (ward < 0 or failures(f, at, one) > failures(f, at, ward)):
            ward = one
    f.ward = ward
    if ward >= 0:
        if f.potions[at]:
            return POTION
        if weigh.tends(failures(f, at, ward), f.target >= 0):
            return AID
    if f.potions[at] and f.facing and weigh.low(f.hp[at], f.hp_max[at]):
        f.ward = at
        return POTION
    return NOTHING


# -- places --------------------------------------------------------------------------------------------------------


def wants_to_move(f: Any, at: int) -> bool:
    """Whether there is a better place; the way there is traced. Thought out once for each deed."""
    if f.speed[at] <= 0 or left(f, at) < SQUARE or (HIGH and not on_foot(f, at)):
        return False
    if f.goal == UNPLANNED:
        f.goal = planned(f, at)
        if f.goal >= 0:
            traced(f, square_at(f.x[at], f.y[at]), f.goal)
    return bool(f.goal != STAY)


def planned(f: Any, at: int) -> int:
    """Where to go (``policy.place._goal_on_grid``)."""
    square = to_the_dying(f, at)
    if square >= 0 or f.facing == 0:
        return square if square >= 0 else on_the_trail(f, at)
    if not f.shooter and strikes(f, at):
        return STAY
    return better_place(f, at, left(f, at))


def better_place(f: Any, at: int, budget: int) -> int:
    if f.shooter and aims(f, at, max(f.far_shot[at], f.shot_range[at])):
        return shooting_place(f, at, budget)
    if f.shooter:
        field(f, at, budget)
        return max(way_on(f, at, VIEW, f.shot_range[at], budget), STAY)
    field(f, at, budget)
    return striking_place(f, at, budget)


def nearest_enemy(f: Any, at: int) -> int:
    """How many squares away the nearest enemy is that it knows of; there is one."""
    left, least = f.facing, 1 << 20
    while left:
        least = min(least, far(f, at, lowest(left)))
        left &= left - 1
    return rules.grid.square(least)


def nearest_on_the_map(f: Any, at: int) -> int:
    """The same, were it all level ground."""
    left, least = f.facing, 1 << 20
    while left:
        least = min(least, flat(f, at, lowest(left)))
        left &= left - 1
    return rules.grid.square(least)


def striking_place(f: Any, at: int, budget: int) -> int:
    """The square with the fewest dangers and the shortest way from which an enemy can be struck, else one nearer."""
    arm, start = rules.grid.square(reach(f, at)), square_at(f.x[at], f.y[at])
    if HIGH:
        within_arms_reach(f, at, SHOT, reach(f, at))
    else:
        ringed(f, at, SHOT, arm)
    for y in range(f.high):
        f.goals[y] = f.rings[SHOT, y] & stops(f, at, y)
    if f.walled:
        square = best_wanted(f, at, ARMS, reach(f, at), rules.grid.square(budget), False)
    else:
        square = nearest(f, start, rules.grid.square(budget), False)
    return square if square >= 0 else approach(f, at, arm, budget)


def approach(f: Any, at: int, arm: int, budget: int) -> int:
    """Nearer to where an enemy can be struck (``policy.place._approach``)."""
    square = way_on(f, at, ARMS, reach(f, at), budget) if f.hemmed else NO_WAY
    return square if square != NO_WAY else straight_on(f, at, arm, rules.grid.square(budget))


def straight_on(f: Any, at: int, arm: int, budget: int) -> int:
    """The square nearest to an enemy, nearer than now, that is reached without danger (by who is wary): the one most in
    line with an enemy, then the shortest way."""
    least = nearest_enemy(f, at)
    first = arm + 1 if HIGH else max(arm + 1, least - budget // f.easy_price)
    for length in range(first, least):
        best, key = STAY, (0, 0, 0)
        ringed(f, at, SHOT, length)
        if HIGH and f.rings[SHOT, f.y[at]] >> f.x[at] & 1:
            return STAY  # what keeps one from it is a height
        for y in range(f.high):
            row = reached(f, at, y) & stops(f, at, y) & f.rings[SHOT, y]
            while row:
                x = lowest(row)
                row &= row - 1
                square, line = square_at(x, y), in_line(f, x, y)
                if best >= 0 and line > key[0]:
                    continue
                found = (line, label_of(f, square)[1], square)
                if best < 0 or found < key:
                    best, key = square, found
        if best >= 0:
            return best
    return STAY


def in_line(f: Any, x: int, y: int) -> int:
    """How far a square is from being one with an enemy's, along rows and columns."""
    left, least = f.facing, 1 << 20
    while left:
        enemy = lowest(left)
        left &= left - 1
        least = min(least, abs(x - f.x[enemy]) + abs(y - f.y[enemy]))
    return least


def shooting_place(f: Any, at: int, budget: int) -> int:
    """A square out of every enemy's reach, within normal range, reached without danger; ``STAY`` where one stands well
    already."""
    x, y, steps = f.x[at], f.y[at], rules.grid.square(budget)
    shot, step, stroll = rules.grid.square(f.shot_range[at]), rules.grid.square(SQUARE), rules.grid.square(WALK)
    worst = wish_met(f, nearest_on_the_map(f, at), shot, step, stroll)
    if worst == 0:
        return STAY
    ringed(f, at, SHOT, shot)
    ringed(f, at, STEP, step)
    ringed(f, at, STROLL, stroll)
    laid = False
    for wish in range(worst):
        anywhere = 0
        for line in range(f.high):
            row = wished(f, wish, f.rings[SHOT, line], f.rings[STEP, line], f.rings[STROLL, line])
            f.goals[line] = row
            anywhere |= row & span(f, x, steps) if abs(line - y) <= steps else 0
        if anywhere:
            if not laid:
                field(f, at, budget)
                laid = True
            for line in range(f.high):
                f.goals[line] &= stops(f, at, line)
            if f.walled and (not f.acted or f.attacks_left > 0):
                square = best_wanted(f, at, VIEW, f.shot_range[at], steps, True)
            else:
                square = nearest(f, square_at(x, y), steps, True)
            if square >= 0:
                return square
    return STAY


def wish_met(f: Any, away: int, shot: int, step: int, stroll: int) -> int:
    """Which of its wishes a shooter has where the nearest enemy is so far away; ``WISHES``: none."""
    shoots, beside = f.full if away <= shot else 0, f.full if away <= step else 0
    walk, worst = f.full if away <= stroll else 0, 0
    while worst < WISHES and not wished(f, worst, shoots, beside, walk):
        worst += 1
    return worst


def wished(f: Any, wish: int, in_range_: int, beside: int, walk: int) -> int:
    """The squares of a row that a shooter wishes for, of those in its range, beside an enemy and a walk away from one:
    far from them and in range; nearer; beside them; out of range."""
    if wish == 0:
        return in_range_ & ~beside & ~walk
    if wish == 1:
        return in_range_ & walk & ~beside
    if wish == 2:
        return in_range_ & beside
    return f.full & ~(in_range_ | beside | walk)  # type: ignore[no-any-return]
