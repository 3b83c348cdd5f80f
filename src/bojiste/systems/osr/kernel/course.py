"""Compiled: the order of play of a fight, as ``fight.py`` and ``turn.py`` of ``play`` have it. Every number comes from
the rules that they call.

``f`` is the fight: the desk of ``kernel.stage`` with the columns of ``stage.py``. Fighters and sides are places in the
file.
"""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import turn_page
from bojiste.kernel.rows import NO_SUM, NOBODY, SIDE, tell
from bojiste.systems.osr import rules
from bojiste.systems.osr.kernel import what
from bojiste.systems.osr.kernel.act import acts, flees
from bojiste.systems.osr.kernel.body import DEAD, FLED, UP, laid_low
from bojiste.systems.osr.kernel.fire import burns
from bojiste.systems.osr.kernel.meet import met, ordered, rolls_initiative
from bojiste.systems.osr.kernel.melee import binding, bound, distance
from bojiste.systems.osr.kernel.nerve import checked
from bojiste.systems.osr.kernel.walk import closest
from bojiste.systems.osr.play.movement import GONE

VICTORY, NOBODY_LEFT, UNDECIDED = 0, 1, 2
REASONS = ("victory", "nobody", "undecided")


def set_up(f: Any, fresh: Any) -> None:
    """Everybody as the scene gives them."""
    f.rounds, f.up, f.listed = 0, fresh.up, 0
    for at in range(f.many):
        f.hp[at], f.shield[at], f.life[at] = fresh.hp[at], fresh.shield[at], UP
        f.x[at], f.y[at], f.held[at], f.reach[at] = fresh.x[at], fresh.y[at], fresh.held[at], fresh.reach[at]
        f.paired[at], f.burns[at] = fresh.paired[at], 0
        f.instant_used[at], f.surprised[at], f.fleeing[at] = 0, 0, 0
    for way in range(f.many_ways):
        f.in_hand[way], f.wielded[way] = fresh.in_hand[way], fresh.wielded[way]
        f.ammo[way], f.loaded[way] = fresh.ammo[way], fresh.loaded[way]
    for side in range(f.sides):
        f.caught[side], f.cast[side] = 0, 0
    for group in range(f.groups):
        f.seen[group], f.pending[group], f.successes[group] = 0, 0, 0


def fight(f: Any) -> None:
    """One fight to its end."""
    met(f)
    tell(f, what.FIGHT, NOBODY, NOBODY, NO_SUM, 0)
    reason = rounds(f)
    tell(f, what.OVER, NOBODY, NOBODY, NO_SUM, 0)
    f.winner, f.reason = NOBODY, reason
    if reason == VICTORY:
        f.reason = NOBODY_LEFT
        for camp in range(f.camps - 1, -1, -1):
            if f.camp_members[camp] & f.up:
                f.winner, f.reason = f.camp_first[camp], VICTORY


def rounds(f: Any) -> int:
    """Rounds until it is over: each side takes its turn, by the order, whoever is not in it last; why it ends."""
    while f.rounds < f.max_rounds:
        begun(f)
        past = 0
        for place in range(2 * f.sides):
            side = f.order[place] if place < f.listed else place - f.listed
            if side < f.sides and not past >> side & 1:
                past |= 1 << side
                side_turn(f, side)
                if over(f):
                    return VICTORY
    return UNDECIDED


def begun(f: Any) -> None:
    """A round begins: instant actions are back, nobody is surprised any more, and who has not rolled initiative does;
    everybody, where an option has it so."""
    f.rounds += 1
    new = (f.rounds + 1) * what.ROUND
    for at in range(f.many):
        if f.instant_used[at]:
            f.instant_used[at] = 0
            new += what.INSTANT
        if f.surprised[at] and f.rounds > 1:
            f.surprised[at] = 0
            new += what.SURPRISED
    for side in range(f.sides):
        if f.caught[side] and f.rounds > 1:
            f.caught[side] = 0
            new += what.SURPRISED
    tell(f, what.ROUNDS, NOBODY, NOBODY, NO_SUM, new)
    late = 0
    for side in range(f.sides):
        if f.rounds > 1 and (f.each_round or not f.cast[side]):
            late |= 1 << side
    rolls_initiative(f, late)
    ordered(f)


def over(f: Any) -> bool:
    """Whether at most one camp has somebody left who can do anything."""
    left = 0
    for camp in range(f.camps):
        if f.camp_members[camp] & f.up:
            left += 1
    return rules.combat.end(left)


# -- a side's turn -------------------------------------------------------------------------------------------------


def side_turn(f: Any, side: int) -> None:
    """One side's turn; a surprised side has none, but its end comes all the same."""
    if f.caught[side]:
        tell(f, what.MISSES, SIDE + side, NOBODY, NO_SUM, 0)
    else:
        starts(f, side)
        checked(f, side)
        plays(f, side)
    ends(f, side)


def starts(f: Any, side: int) -> None:
    """A side's turn begins: a new record for each member, and who is bound in melee is seen."""
    turn_page(f, f.rounds, 1 + side)
    for at in range(f.many):
        if f.side[at] == side and f.up >> at & 1:
            f.moved[at], f.acted[at], f.disengaged[at], f.sprinting[at], f.more_left[at] = 0, 0, 0, 0, 0
            f.engaged[at] = binding(f, at)
    tell(f, what.SIDE_TURN, SIDE + side, NOBODY, NO_SUM, 0)


def plays(f: Any, side: int) -> None:
    """All members act: first those who flee, then the others, as listed."""
    done = 0
    for at in range(f.many):
        if f.side[at] == side and f.up >> at & 1 and f.fleeing[at]:
            tell(f, what.TURN, at, NOBODY, NO_SUM, 0)
            flees(f, at)
            done |= 1 << at
    for at in range(f.many):
        if f.side[at] == side and f.up >> at & 1 and not done >> at & 1:
            acts(f, at)


def ends(f: Any, side: int) -> None:
    """The end of a side's turn: what burns, and who has got away."""
    for at in range(f.many):
        if f.side[at] == side and f.burns[at]:
            burns(f, at)
        if f.side[at] == side and f.fleeing[at] and f.up >> at & 1 and gone(f, at):
            laid_low(f, at, FLED)
            tell(f, what.FLED, at, NOBODY, NO_SUM, what.FLEEING)


def gone(f: Any, at: int) -> bool:
    """Whether somebody who flees is away: bound by nobody, and far from every enemy or over the edge."""
    if bound(f, at):
        return False
    if f.edged and not (f.edge[0] <= f.x[at] <= f.edge[2] and f.edge[1] <= f.y[at] <= f.edge[3]):
        return True
    nearest = closest(f, at)
    return nearest < 0 or distance(f, at, nearest) > GONE


# -- what is counted -----------------------------------------------------------------------------------------------


def measured(f: Any) -> None:
    """What a forecast counts, in the order of ``measure.py``: won, undecided, fell, died, wiped, loss; rounds, hit
    points, fatigue."""
    sides, many = f.sides, f.many
    fell, died, wiped = sides + 1, sides + 1 + many, sides + 1 + 2 * many
    for side in range(sides):
        f.marks[side] = 1 if f.winner == side else 0
        f.marks[wiped + side] = 1
        f.marks[wiped + sides + side] = 0
    f.marks[sides] = 1 if f.reason == UNDECIDED else 0
    f.numbers[0] = f.rounds
    for at in range(many):
        f.marks[fell + at] = 0 if f.life[at] == UP else 1
        f.marks[died + at] = 1 if f.life[at] == DEAD else 0
        if f.life[at] == DEAD:
            f.marks[wiped + sides + f.side[at]] = 1
        else:
            f.marks[wiped + f.side[at]] = 0
        f.numbers[1 + at] = max(0, f.hp[at])
    for place in range(f.tired):
        f.numbers[1 + many + place] = f.fatigue[f.weary[place]]
