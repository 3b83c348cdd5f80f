"""Compiled: what a tactic does with a turn, as ``policy`` has it, by the sums that it calls itself."""

from __future__ import annotations

from bojiste.kernel.declared import between, each
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel.arms import LIES, SHEATHED
from bojiste.systems.fiveaction.kernel.assault import awaited, chosen, guess, worth
from bojiste.systems.fiveaction.kernel.crowd import foe_of, gap_of, reaches, room, speed, ways
from bojiste.systems.fiveaction.kernel.desk import NO_ONE, TRUTH, At, Desk
from bojiste.systems.fiveaction.kernel.harm import ACTIVE, NORMAL, PARTIAL, level, penalty
from bojiste.systems.fiveaction.kernel.walk import CLOSE, TOWARD
from bojiste.systems.fiveaction.play import weigh
from bojiste.systems.fiveaction.play.activity import NEAR
from bojiste.systems.fiveaction.play.move import bars, within, won

END, RISE, PICK_UP, DRAW, STRIKE, GUARD, LEAVE, STEP, BACK, WALK, WALK_IN, RUN, RUN_IN, ASSAULT, SLIP = range(15)
"""Deeds; ``GUARD`` is the stance, ``LEAVE`` leaves it; ``_IN``: close to somebody."""
NOTHING = (END, NO_ONE)


FIGHTER, STEADY, NAIVE = 0, 1, 2
"""Tactics, as ``plain.TACTICS`` lists them."""


def decided(f: Desk, at: At) -> tuple[int, At]:
    """What a tactic does, and whom it concerns: up and armed, a blow at the best target in reach, then a stance, a
    step back, or nearer."""
    if f.prone[at]:
        whole = f.actions[at] >= rules.round.structure(f.tier[at])
        return (RISE, at) if whole else NOTHING
    deed = arms(f, at)
    if deed != END:
        return deed, at
    target = nearest_struck(f, at) if f.tactic[at] == NAIVE else struck(f, at)
    if target >= 0:
        return STRIKE, target
    if f.tactic[at] == NAIVE:
        return comes(f, at)
    deed = guards(f, at)
    if deed != END:
        return deed, at
    if f.tactic[at] == STEADY and f.rounds <= weigh.PATIENCE:
        return steps_up(f, at)
    foe = keeps_off(f, at)
    return (BACK, foe) if foe >= 0 else nearer(f, at)


def arms(f: Desk, at: At) -> int:
    """A weapon in hand, from the ground or from its sheath."""
    hold = f.hold[at]
    if f.lies[hold] == SHEATHED and f.actions[at] >= f.to_draw:
        return DRAW
    near = abs(f.lying_x[at] - f.x[at]) <= NEAR and abs(f.lying_y[at] - f.y[at]) <= NEAR
    return PICK_UP if f.lies[hold] == LIES and near and f.actions[at] >= f.to_pick_up else END


def tempted(f: Desk, at: At) -> bool:
    """Whether somebody might take up another weapon than the first (``policy.arming``): what it then holds only the
    readable engine knows."""
    hold = f.hold[at]
    if f.first_spare[hold] == f.last_spare[hold]:
        return False
    if f.primary[hold] < 0:
        return True
    if f.tactic[at] == NAIVE or f.actions[at] < f.to_draw + f.attack_price[at]:
        return False
    foe = presses(f, at)
    return foe >= 0 and promises_more(f, at, foe)


def presses(f: Desk, at: At) -> At:
    """The nearest of the enemies who reach somebody, or -1."""
    found, least = NO_ONE, 0
    for foe in each(f.many):
        if foe_of(f, at, foe):
            gap = gap_of(f, at, foe)
            if gap <= f.length[f.hold[foe]] and (found < 0 or gap < least):
                found, least = foe, gap
    return found


def promises_more(f: Desk, at: At, foe: At) -> bool:
    """Whether a weapon in its sheath promises a quarter more than what is in hand."""
    hold, gap, own = f.hold[at], gap_of(f, at, foe), 0
    first, last = ways(f, at)
    for place in between(first, last):
        arm = f.listed[place]
        if reaches(f, arm, gap) and not f.bare[arm]:
            own = max(own, worth(f, at, foe, arm))
    held = f.primary[hold]
    if gap < f.low[held]:
        own = max(own, weigh.late(worth(f, at, foe, held)))
    for place in between(f.first_spare[hold], f.last_spare[hold]):
        arm = f.listed[place]
        if reaches(f, arm, gap) and worth(f, at, foe, arm) > own * 5 // 4:
            return True
    return False


# -- striking ------------------------------------------------------------------------------------------------------


def ready(f: Desk, at: At) -> bool:
    """Whether the turn can pay for an attack sequence."""
    return f.sequences[at] < f.most_sequences[at] and rules.round.action_costs(f.attack_price[at], f.actions[at])


def struck(f: Desk, at: At) -> At:
    """Whom to strike: the place of the enemy that a blow is worth most at, or -1."""
    if not ready(f, at):
        return NO_ONE
    best, target, bare = 0, NO_ONE, False
    first, last = ways(f, at)
    for foe in each(f.many):
        if foe_of(f, at, foe):
            gap = gap_of(f, at, foe)
            for place in between(first, last):
                arm = f.listed[place]
                if reaches(f, arm, gap) and room(f, at, at, foe, f.high[arm]):
                    found = worth(f, at, foe, arm)
                    if found > best:
                        best, target, bare = found, foe, f.bare[arm] > 0
    if target < 0 or (bare and rather_slips(f, at, target, best)):
        return NO_ONE
    return target if chosen(f, at, target) >= 0 else NO_ONE  # its seat may be wrong about the room


def rather_slips(f: Desk, at: At, foe: At, kick: int) -> bool:
    """Whether a weapon that is too long here promises more than fists and feet, once its bearer has slipped away."""
    arm = f.primary[f.hold[at]]
    if arm < 0 or gap_of(f, at, foe) >= f.low[arm] or weigh.late(worth(f, at, foe, arm)) <= kick:
        return False
    return f.actions[at] >= f.to_slip + f.attack_price[at]


def reached(f: Desk, at: At, foe: At) -> bool:
    """Whether somebody can be struck at from here in any way."""
    gap = gap_of(f, at, foe)
    first, last = ways(f, at)
    for place in between(first, last):
        arm = f.listed[place]
        if reaches(f, arm, gap) and room(f, at, at, foe, f.high[arm]):
            return True
    return False


def nearest_struck(f: Desk, at: At) -> At:
    """The nearest enemy who can be struck at from here, or -1."""
    found, least = NO_ONE, 0
    if not ready(f, at):
        return NO_ONE
    for foe in each(f.many):
        if foe_of(f, at, foe) and reached(f, at, foe):
            gap = gap_of(f, at, foe)
            if found < 0 or gap < least:
                found, least = foe, gap
    return found if found >= 0 and chosen(f, at, found) >= 0 else NO_ONE


# -- guarding oneself ----------------------------------------------------------------------------------------------


def guards(f: Desk, at: At) -> int:
    """Whether to take or leave partial defence."""
    if f.actions[at] < f.to_stance + 1 or not f.able[f.hold[at]]:
        return END
    wanted = level(f, at, f.wounds[at]) >= rules.life.SERIOUS and promising(f, at)
    if wanted and f.stance[at] == NORMAL:
        return GUARD
    return LEAVE if f.stance[at] == PARTIAL and not wanted else END


def promising(f: Desk, at: At) -> bool:
    """Whether somebody could be hit from partial defence often enough."""
    arm = f.primary[f.hold[at]]
    if arm < 0:
        return False
    less, more = rules.defence.partial()
    value = f.usual[arm] + penalty(f, at, f.hurts_attack) + less
    for foe in each(f.many):
        if foe_of(f, at, foe):
            against = guess(f, at, foe) + (more if f.stance[foe] == PARTIAL else 0)
            if weigh.chance(value, against) >= weigh.OFTEN:
                return True
    return False


# -- going ---------------------------------------------------------------------------------------------------------


def keeps_off(f: Desk, at: At) -> At:
    """The one enemy whose reach a step back leaves after a blow, or -1."""
    arm = f.primary[f.hold[at]]
    if not f.sequences[at] or arm < 0 or f.moved[at] or f.actions[at] <= f.step_price[at]:
        return NO_ONE
    near, only = 0, NO_ONE
    for foe in each(f.many):
        if foe_of(f, at, foe) and gap_of(f, at, foe) <= f.length[f.hold[foe]]:
            near += 1
            only = foe
    if near != 1 or f.length[f.hold[only]] >= f.high[arm]:
        return NO_ONE
    away = gap_of(f, at, only) + gained(f, at, only)
    return only if f.length[f.hold[only]] < away else NO_ONE


def gained(f: Desk, at: At, foe: At) -> int:
    """How much farther from a foe a step back leads."""
    return won((f.x[at], f.y[at]), (f.x[foe], f.y[foe]), f.step[f.hold[at]])


def nearer(f: Desk, at: At) -> tuple[int, At]:
    """Up to the nearest enemy: a step where that is enough, a charge or a run where it is far."""
    foe = nearest(f, at)
    if foe < 0 or (f.sequences[at] and f.moved[at]):
        return NOTHING
    hold = f.hold[at]
    arm, gap = f.primary[hold], gap_of(f, at, foe)
    far = gap - f.best[hold]
    if far <= 0:
        return (too_close(f, at, foe), foe) if arm >= 0 and gap < f.low[arm] else NOTHING
    if arm >= 0 and may_charge(f, at, foe, gap - f.length[hold]) and not awaited(f, foe, at):
        return (ASSAULT if room(f, TRUTH, at, foe, f.high[arm]) else END), foe
    return goes(f, at, gap, far, f.length[f.hold[foe]]), foe


def steps_up(f: Desk, at: At) -> tuple[int, At]:
    """The one safe step that lets a blow follow."""
    foe, price = nearest(f, at), f.step_price[at]
    if f.moved[at] or foe < 0 or not ready(f, at) or f.actions[at] < price + f.attack_price[at]:
        return NOTHING
    far = gap_of(f, at, foe) - f.best[f.hold[at]]
    return (STEP, foe) if 0 < far <= f.step[f.hold[at]] else NOTHING


def comes(f: Desk, at: At) -> tuple[int, At]:
    """As many steps as there are actions towards the nearest."""
    foe, step, price = nearest(f, at), f.step[f.hold[at]], f.step_price[at]
    if foe < 0 or not step or f.actions[at] < price:
        return NOTHING
    far = gap_of(f, at, foe) - f.best[f.hold[at]]
    if far <= 0:
        return NOTHING
    return WALK if weigh.walks(far, step, f.actions[at], price, True) else STEP, foe


def nearest(f: Desk, at: At) -> At:
    """The nearest enemy, the first of the scene among those equally near; or -1."""
    found, least = NO_ONE, 0
    for foe in each(f.many):
        if foe_of(f, at, foe):
            gap = gap_of(f, at, foe)
            if found < 0 or gap < least:
                found, least = foe, gap
    return found


def may_charge(f: Desk, at: At, foe: At, far: int) -> bool:
    """Whether somebody with a weapon in hand can charge at a foe so far away, as far as it knows (``play.charge``)."""
    if f.moved[at] or not rules.turtle.no_charge(f.initiative[at]):
        return False
    if not rules.charge.conditions(far, f.step[f.hold[at]], f.actions[at], f.to_charge, f.runnable > 0):
        return False
    if barred(f, at, foe):
        return False
    return room(f, at, at, foe, f.high[f.primary[f.hold[at]]])


def barred(f: Desk, at: At, foe: At) -> bool:
    """Whether somebody stands in the way of a charge, or lies before its target (``play.charge``)."""
    start, goal = (f.x[at], f.y[at]), (f.x[foe], f.y[foe])
    end = within(start, goal, f.length[f.hold[at]])
    for body in each(f.many):
        lies = f.prone[body] > 0 or f.status[body] != ACTIVE
        if body not in (at, foe) and bars(start, end, goal, (f.x[body], f.y[body]), lies):
            return True
    return False


def goes(f: Desk, at: At, gap: int, far: int, theirs: int) -> int:
    """How to get up to somebody so far away (``policy.going``)."""
    hold, actions, price = f.hold[at], f.actions[at], f.step_price[at]
    step, sprint = f.step[hold], speed(f, TRUTH, at)
    if weigh.runs(far, step, actions, f.moved[at], f.runnable > 0):
        if not sprint:
            return END
        return RUN_IN if how_near(f, at, gap, sprint * actions, theirs) == CLOSE else RUN
    if weigh.walks(far, step, actions, price, not f.moved[at] or f.sequences[at] > 0):
        if weigh.blow_follows(far, step, actions, price, f.attack_price[at]):
            return WALK
        return WALK_IN if how_near(f, at, gap, actions // price * step, theirs) == CLOSE else WALK
    return STEP if step and actions >= price else END


def how_near(f: Desk, at: At, gap: int, way: int, theirs: int) -> int:
    """Where one goes who cannot strike at once: in under a longer weapon, or only up to him."""
    hold = f.hold[at]
    low = f.low[f.primary[hold]] if f.primary[hold] >= 0 else 0
    return CLOSE if weigh.goes_in(low, gap, way, f.best[hold], theirs) else TOWARD


def too_close(f: Desk, at: At, foe: At) -> int:
    """Back to where a long weapon strikes: by a step if one is enough, else by slipping away."""
    price, low, whole = f.attack_price[at], f.low[f.primary[f.hold[at]]], rules.round.structure(f.tier[at])
    step = gained(f, at, foe)
    if step > 0 and rules.weapon.too_close(gap_of(f, at, foe), low, step):
        back = weigh.gives_way(f.actions[at], f.step_price[at], price, whole) and not f.moved[at]
        return BACK if back else END
    return SLIP if not f.sequences[at] and weigh.gives_way(f.actions[at], f.to_slip, price, whole) else END
