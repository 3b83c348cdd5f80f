"""Compiled: the order of play of a fight, as ``fight.py``, ``initiative.py`` and ``turn.py`` of ``play`` have it. Every
number comes from the rules that they call.

``f`` is the fight: the desk of ``kernel.stage`` with the columns of ``stage.py``. Fighters are places in the file.
"""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import turn_page
from bojiste.kernel.rows import NO_SUM, NOBODY, moved, tell
from bojiste.kernel.ties import parted
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import what
from bojiste.systems.fiveaction.kernel.assault import charge, sequence
from bojiste.systems.fiveaction.kernel.counter import provoked
from bojiste.systems.fiveaction.kernel.crowd import foe_of
from bojiste.systems.fiveaction.kernel.harm import ACTIVE, DEAD, NORMAL, PARTIAL, stand, two_dice
from bojiste.systems.fiveaction.kernel.tactic import (
    ASSAULT,
    BACK,
    DRAW,
    END,
    GUARD,
    LEAVE,
    RISE,
    RUN,
    RUN_IN,
    SLIP,
    STEP,
    STRIKE,
    WALK,
    WALK_IN,
    decided,
)
from bojiste.systems.fiveaction.kernel.walk import AWAY, CLOSE, TOWARD, run, slip, step, walk

HELD, UNDECIDED = 0, 1
REASONS = ("held", "undecided")


def set_up(f: Any, fresh: Any) -> None:
    """Everybody as the scene gives them."""
    f.rounds = 0
    for at in range(f.many):
        f.x[at], f.y[at], f.wounds[at], f.stun[at] = fresh.x[at], fresh.y[at], fresh.wounds[at], fresh.stun[at]
        f.status[at], f.prone[at], f.hold[at] = fresh.status[at], fresh.prone[at], fresh.hold[at]
        f.actions[at], f.spare[at], f.acted[at], f.rising[at], f.fallen[at] = 0, 0, 0, 0, 0
        f.stance[at], f.charging[at], f.unbalanced[at], f.counters[at], f.regripped[at] = NORMAL, 0, 0, 0, 0
        cleared(f, at)


def cleared(f: Any, at: int) -> None:
    """What is counted or holds within one round is set back."""
    f.moved[at], f.turned[at], f.sequences[at], f.cleaved[at] = 0, 0, 0, 0
    f.pressed[at], f.many_ranked[at], f.behind[at], f.eased[at] = 0, 0, 0, 0
    for other in range(f.many):
        f.struck[at, other], f.ranks[at, other] = 0, 0


def fight(f: Any) -> None:
    """Rounds, until one side is left, nobody is, or the scene's last round is over."""
    while f.rounds < f.max_rounds and not over(f):
        whole_round(f)
    f.winner, f.reason = NOBODY, UNDECIDED
    if over(f):
        outcome(f)


def over(f: Any) -> bool:
    """Whether nobody is left who has an enemy left."""
    for at in range(f.many):
        if f.status[at] == ACTIVE:
            for other in range(f.many):
                if foe_of(f, at, other):
                    return False
    return True


def outcome(f: Any) -> None:
    """Who holds the field: the one side that is left."""
    standing = 0
    for at in range(f.many):
        if f.status[at] == ACTIVE:
            standing |= 1 << f.side[at]
    f.reason = HELD  # nobody falls with the last of his enemies
    for side in range(f.sides):
        if standing == 1 << side:
            f.winner = side


# -- rounds --------------------------------------------------------------------------------------------------------


def whole_round(f: Any) -> None:
    """One round: the order where it is rolled, then turns."""
    f.rounds += 1
    tell(f, what.ROUNDS, NOBODY, NOBODY, NO_SUM, (f.rounds + 1) * what.ROUND + refreshed(f))
    if rules.initiative.fixed_order(f.rounds, f.each_round > 0):
        turn_page(f, f.rounds, 0)
        ordered(f)
    for place in range(f.orders):
        at = f.entries[place]
        if f.status[at] == ACTIVE and not over(f):
            turn(f, at)


def refreshed(f: Any) -> int:
    """Everybody's new actions; what was left of the last ones becomes spare. What a row says of it."""
    new = 0
    for at in range(f.many):
        if f.status[at] == ACTIVE:
            actions = rules.round.structure(f.tier[at])
            spare = rules.round.spare_actions(f.actions[at], f.acted[at] > 0)
            new += moved(f.spare[at], spare, what.SPARE) + moved(f.actions[at], actions, what.ACTIONS)
            new += moved(f.moved[at], 0, what.MOVED) + moved(f.sequences[at], 0, what.SEQUENCES)
            f.spare[at], f.actions[at] = spare, actions
            cleared(f, at)
    return new


def ordered(f: Any) -> None:
    """Everybody rolls, in the order of the scene; the higher total acts earlier, those whom nothing tells apart roll
    again among themselves."""
    many = 0
    for at in range(f.many):
        if f.status[at] == ACTIVE:
            f.totals[at] = rules.initiative.roll(two_dice(f), f.initiative[at])
            tell(f, what.INITIATIVE, at, NOBODY, f.totals[at], 0)
            spot = many
            while spot > 0 and tie(f, f.entries[spot - 1], at) > 0:
                f.entries[spot] = f.entries[spot - 1]
                spot -= 1
            f.entries[spot] = at
            many += 1
    f.orders = many
    untied(f, many)
    tell(f, what.ORDER, NOBODY, NOBODY, NO_SUM, 0)


def tie(f: Any, one: int, other: int) -> int:
    """How two stand in the order."""
    return rules.initiative.ties(
        (f.totals[one], f.initiative[one], f.reaction[one]), (f.totals[other], f.initiative[other], f.reaction[other])
    )


def untied(f: Any, many: int) -> None:
    """Those tied roll 2d10 until they are not, the first group first; ``tied`` says where the group ends to which a
    place belongs."""
    end = many
    for place in range(many - 1, -1, -1):
        if place < many - 1 and tie(f, f.entries[place], f.entries[place + 1]) != 0:
            end = place + 1
        f.tied[place] = end
    first = 0
    while first < many:
        end = f.tied[first]
        if end == first + 1:
            first = end
        else:
            for place in range(first, end):
                f.faces[place] = two_dice(f)
                tell(f, what.TIED, f.entries[place], NOBODY, f.faces[place], 0)
            parted(f, first, end)


# -- turns ---------------------------------------------------------------------------------------------------------


def turn(f: Any, at: int) -> None:
    """A combatant spends its actions, in any sequence, as long as they last."""
    turn_page(f, f.rounds, at + 1)
    new = moved(f.spare[at], 0, what.SPARE) + moved(f.counters[at], 0, what.COUNTERS)
    new += moved(f.charging[at], 0, what.CHARGING) + moved(f.unbalanced[at], 0, what.UNBALANCED)
    f.spare[at], f.counters[at], f.charging[at], f.unbalanced[at], f.regripped[at] = 0, 0, 0, 0, 0
    tell(f, what.TURN, at, NOBODY, NO_SUM, new)
    if f.rising[at]:
        rising(f, at)
    activities(f, at)
    if f.status[at] == ACTIVE:
        f.turned[at], f.acted[at] = 1, 1
        tell(f, what.TURN_ENDS, at, NOBODY, NO_SUM, 0)


def activities(f: Any, at: int) -> None:
    """Activities until the turn is ended, spent, or cut short."""
    while f.actions[at] and f.status[at] == ACTIVE:
        deed, whom = decided(f, at)
        if deed == END:
            return
        done(f, at, deed, whom)
        if over(f):
            return


def done(f: Any, at: int, deed: int, whom: int) -> None:
    """What was decided is done."""
    if deed == STRIKE:
        sequence(f, at, whom)
    elif deed == ASSAULT:
        charge(f, at, whom)
    elif deed == SLIP:
        slip(f, at, whom)
    elif deed in (STEP, BACK):
        step(f, at, AWAY if deed == BACK else TOWARD, whom)
    elif deed in (WALK, WALK_IN):
        walk(f, at, CLOSE if deed == WALK_IN else TOWARD, whom)
    elif deed in (RUN, RUN_IN):
        run(f, at, CLOSE if deed == RUN_IN else TOWARD, whom)
    elif deed in (GUARD, LEAVE):
        takes_stance(f, at, PARTIAL if deed == GUARD else NORMAL)
    elif deed == RISE:
        rises(f, at)
    else:
        arms(f, at, deed)


def takes_stance(f: Any, at: int, stance: int) -> None:
    """Enter or leave partial defence."""
    new = stand(f, at, stance) + moved(f.actions[at], f.actions[at] - f.to_stance, what.ACTIONS)
    f.actions[at] -= f.to_stance
    tell(f, what.TAKES_STANCE, at, NOBODY, NO_SUM, new)


def arms(f: Any, at: int, deed: int) -> None:
    """Pick a weapon up, or draw it (``play.activity``)."""
    price = f.to_draw if deed == DRAW else f.to_pick_up
    new = moved(f.actions[at], f.actions[at] - price, what.ACTIONS)
    f.actions[at] -= price
    tell(f, what.BEGINS, at, NOBODY, NO_SUM, new)
    if not (f.provokes_draw if deed == DRAW else f.provokes_pick_up) or provoked(f, at):
        f.hold[at] = f.up[f.hold[at]]
        new = stand(f, at, NORMAL) if not f.able[f.hold[at]] else 0
        tell(f, what.DRAWS if deed == DRAW else what.PICKS_UP, at, NOBODY, NO_SUM, new)


def rises(f: Any, at: int) -> None:
    """Begin to get up."""
    rounds = rules.life.prone(f.initiative[at])
    f.rising[at] = rounds
    tell(f, what.RISES, at, NOBODY, NO_SUM, (rounds + 1) * what.RISING)
    rising(f, at)


def rising(f: Any, at: int) -> None:
    """One round of getting up: a chance for everybody who has it in reach, then up at its end."""
    if f.provokes_rise and not provoked(f, at):
        return
    left = f.rising[at] - 1
    new = moved(f.rising[at], left, what.RISING) + moved(f.actions[at], 0, what.ACTIONS)
    new += 0 if left > 0 else moved(f.prone[at], 0, what.PRONE)
    f.rising[at], f.actions[at], f.prone[at] = left, 0, (1 if left > 0 else 0)
    tell(f, what.STILL_RISING if left else what.STANDS_UP, at, NOBODY, NO_SUM, new)


# -- what is counted -----------------------------------------------------------------------------------------------


def measured(f: Any) -> None:
    """What a forecast counts, in the order of ``measure.py``: won, undecided, fell, died, wiped, loss; rounds, lives
    left, stun, felled foes."""
    many, sides = f.many, f.sides
    fell, wiped = sides + 1, sides + 1 + 2 * many
    for side in range(sides):
        f.marks[side] = 1 if f.winner == side else 0
        f.marks[wiped + side] = 1
        f.marks[wiped + sides + side] = 0
    f.marks[sides] = 1 if f.reason == UNDECIDED else 0
    f.numbers[0] = f.rounds
    for at in range(many):
        f.marks[fell + at] = 1 if f.status[at] != ACTIVE else 0
        f.marks[fell + many + at] = 1 if f.status[at] == DEAD else 0
        if f.status[at] == DEAD:
            f.marks[wiped + sides + f.side[at]] = 1
        else:
            f.marks[wiped + f.side[at]] = 0
        f.numbers[1 + at] = max(0, f.lives[at] - f.wounds[at])
        f.numbers[1 + many + at] = f.stun[at]
        f.numbers[1 + 2 * many + at] = f.fallen[at]
