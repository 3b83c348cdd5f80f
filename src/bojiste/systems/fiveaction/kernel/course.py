"""The order of play of a fight, as ``fight.py``, ``initiative.py`` and ``turn.py`` of ``play`` have it: a course of
steps (``kit.steps``), of which the loop is made. Every number comes from the rules that it calls.

``f`` is the fight: the desk of ``kernel.stage`` with the columns of ``stage.py``. Fighters are places in the file.
"""

from __future__ import annotations

from bojiste.kernel.declared import each
from bojiste.kernel.rows import NO_SUM, NOBODY
from bojiste.kernel.ties import parted
from bojiste.kit.steps import Ask, Course, Page, Told
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import what
from bojiste.systems.fiveaction.kernel.assault import charge, sequence
from bojiste.systems.fiveaction.kernel.counter import provoked
from bojiste.systems.fiveaction.kernel.crowd import foe_of
from bojiste.systems.fiveaction.kernel.desk import At, Desk
from bojiste.systems.fiveaction.kernel.harm import ACTIVE, AWARE, DEAD, NORMAL, PARTIAL, two_dice
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
    tempted,
)
from bojiste.systems.fiveaction.kernel.walk import AWAY, CLOSE, TOWARD, run, slip, step, walk

ACT = 0
"""What is asked."""
HELD, UNDECIDED = 0, 1
REASONS = ("held", "undecided")


def cleared(f: Desk, at: At) -> None:
    """What is counted or holds within one round is set back."""
    f.moved[at] = 0
    f.sequences[at] = 0
    f.turned[at] = 0
    f.cleaved[at] = 0
    f.pressed[at], f.many_ranked[at], f.behind[at], f.eased[at] = 0, 0, 0, 0
    for other in each(f.many):
        f.struck[at, other], f.ranks[at, other] = 0, 0


def fight(f: Desk) -> Course:
    """Rounds, until one side is left, nobody is, or the scene's last round is over."""
    while f.rounds < f.max_rounds and not over(f):
        yield from whole_round(f)
    f.winner, f.reason = NOBODY, UNDECIDED
    if over(f):
        outcome(f)


def over(f: Desk) -> bool:
    """Whether nobody is left who has an enemy left."""
    for at in each(f.many):
        if f.status[at] == ACTIVE:
            for other in each(f.many):
                if foe_of(f, at, other):
                    return False
    return True


def outcome(f: Desk) -> None:
    """Who holds the field: the one side that is left."""
    standing = 0
    for at in each(f.many):
        if f.status[at] == ACTIVE:
            standing |= 1 << f.side[at]
    f.reason = HELD  # nobody falls with the last of his enemies
    for side in range(f.sides):
        if standing == 1 << side:
            f.winner = side


# -- rounds --------------------------------------------------------------------------------------------------------


def whole_round(f: Desk) -> Course:
    """One round: the order where it is rolled, then turns."""
    f.rounds += 1
    for at in each(f.many):
        if f.status[at] == ACTIVE:
            refreshed(f, at)
    yield Told(what.ROUNDS, NOBODY, NOBODY, NO_SUM)
    if rules.initiative.fixed_order(f.rounds, f.each_round > 0):
        yield Page(f.rounds, 0)
        yield from ordered(f)
    for place in range(f.orders):
        at = f.entries[place]
        if f.status[at] == ACTIVE and not over(f):
            yield from turn(f, at)


def refreshed(f: Desk, at: At) -> None:
    """New actions; what was left of the last ones becomes spare."""
    f.spare[at] = rules.round.spare_actions(f.actions[at], f.acted[at] > 0)
    f.actions[at] = rules.round.structure(f.tier[at])
    cleared(f, at)


def ordered(f: Desk) -> Course:
    """Everybody rolls, in the order of the scene; the higher total acts earlier, those whom nothing tells apart roll
    again among themselves."""
    many = 0
    for at in each(f.many):
        if f.status[at] == ACTIVE:
            natural = yield from two_dice(f, at)
            f.totals[at] = rules.initiative.roll(natural, f.initiative[at])
            yield Told(what.INITIATIVE, at, NOBODY, f.totals[at])
            spot = many
            while spot > 0 and tie(f, f.entries[spot - 1], at) > 0:
                f.entries[spot] = f.entries[spot - 1]
                spot -= 1
            f.entries[spot] = at
            many += 1
    f.orders = many
    yield from untied(f, many)
    yield Told(what.ORDER, NOBODY, NOBODY, NO_SUM)


def tie(f: Desk, one: At, other: At) -> int:
    """How two stand in the order."""
    return rules.initiative.ties(
        (f.totals[one], f.initiative[one], f.reaction[one]), (f.totals[other], f.initiative[other], f.reaction[other])
    )


def untied(f: Desk, many: int) -> Course:
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
                f.faces[place] = yield from two_dice(f, f.entries[place])
                yield Told(what.TIED, f.entries[place], NOBODY, f.faces[place])
            parted(f, first, end)


# -- turns ---------------------------------------------------------------------------------------------------------


def turn(f: Desk, at: At) -> Course:
    """A combatant spends its actions, in any sequence, as long as they last."""
    yield Page(f.rounds, at + 1)
    f.spare[at] = 0
    f.counters[at] = 0
    f.charging[at] = 0
    f.unbalanced[at] = 0
    f.regripped[at] = 0
    f.guard[at] = AWARE
    yield Told(what.TURN, at, NOBODY, NO_SUM)
    if f.rising[at]:
        yield from rising(f, at)
    yield from activities(f, at)
    if f.status[at] == ACTIVE:
        f.turned[at] = 1
        f.acted[at] = 1
        yield Told(what.TURN_ENDS, at, NOBODY, NO_SUM)


def activities(f: Desk, at: At) -> Course:
    """Activities until the turn is ended, spent, or cut short."""
    while f.actions[at] and f.status[at] == ACTIVE:
        if tempted(f, at):
            f.astray = 1
            return
        deed, whom = yield Ask(ACT, at, decided(f, at))
        if deed == END:
            return
        yield from done(f, at, deed, whom)
        if over(f):
            return


def done(f: Desk, at: At, deed: int, whom: At) -> Course:
    """What was decided is done."""
    if deed == STRIKE:
        yield from sequence(f, at, whom)
    elif deed == ASSAULT:
        yield from charge(f, at, whom)
    elif deed == SLIP:
        yield from slip(f, at, whom)
    elif deed in (STEP, BACK):
        yield from step(f, at, AWAY if deed == BACK else TOWARD, whom)
    elif deed in (WALK, WALK_IN):
        yield from walk(f, at, CLOSE if deed == WALK_IN else TOWARD, whom)
    elif deed in (RUN, RUN_IN):
        yield from run(f, at, CLOSE if deed == RUN_IN else TOWARD, whom)
    elif deed in (GUARD, LEAVE):
        yield from takes_stance(f, at, PARTIAL if deed == GUARD else NORMAL)
    elif deed == RISE:
        yield from rises(f, at)
    else:
        yield from arms(f, at, deed)


def takes_stance(f: Desk, at: At, stance: int) -> Course:
    """Enter or leave partial defence."""
    f.stance[at] = stance
    f.actions[at] -= f.to_stance
    yield Told(what.TAKES_STANCE, at, NOBODY, NO_SUM)


def arms(f: Desk, at: At, deed: int) -> Course:
    """Pick a weapon up, or draw it (``play.activity``)."""
    f.actions[at] -= f.to_draw if deed == DRAW else f.to_pick_up
    yield Told(what.BEGINS, at, NOBODY, NO_SUM)
    if f.provokes_draw if deed == DRAW else f.provokes_pick_up:
        free = yield from provoked(f, at)
        if not free:
            return
    f.hold[at] = f.up[f.hold[at]]
    if not f.able[f.hold[at]]:
        f.stance[at] = NORMAL
    yield Told(what.DRAWS if deed == DRAW else what.PICKS_UP, at, NOBODY, NO_SUM)


def rises(f: Desk, at: At) -> Course:
    """Begin to get up."""
    f.rising[at] = rules.life.prone(f.initiative[at])
    yield Told(what.RISES, at, NOBODY, NO_SUM)
    yield from rising(f, at)


def rising(f: Desk, at: At) -> Course:
    """One round of getting up: a chance for everybody who has it in reach, then up at its end."""
    if f.provokes_rise:
        free = yield from provoked(f, at)
        if not free:
            return
    left = f.rising[at] - 1
    f.rising[at] = left
    f.actions[at] = 0
    f.prone[at] = 1 if left > 0 else 0
    yield Told(what.STILL_RISING if left else what.STANDS_UP, at, NOBODY, NO_SUM)


# -- what is counted -----------------------------------------------------------------------------------------------


def measured(f: Desk) -> None:
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
    for at in each(f.many):
        f.marks[fell + at] = 1 if f.status[at] != ACTIVE else 0
        f.marks[fell + many + at] = 1 if f.status[at] == DEAD else 0
        if f.status[at] == DEAD:
            f.marks[wiped + sides + f.side[at]] = 1
        else:
            f.marks[wiped + f.side[at]] = 0
        f.numbers[1 + at] = max(0, f.lives[at] - f.wounds[at])
        f.numbers[1 + many + at] = f.stun[at]
        f.numbers[1 + 2 * many + at] = f.fallen[at]
