"""Compiled: who can strike at whom, and several opponents, as ``several.py`` of ``play`` has them."""

from __future__ import annotations

from math import isqrt

from bojiste.kernel.declared import between, each
from bojiste.kernel.rows import NO_SUM, NOBODY
from bojiste.kit.steps import Course, Told
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import what
from bojiste.systems.fiveaction.kernel.desk import TRUTH, Arm, At, Desk, Eye, Listed
from bojiste.systems.fiveaction.kernel.harm import ACTIVE, alert, immobile


def gap_of(f: Desk, at: At, other: At) -> int:
    """The distance between two, in qf."""
    across, along = f.x[at] - f.x[other], f.y[at] - f.y[other]
    return isqrt(across * across + along * along)


def foe_of(f: Desk, at: At, other: At) -> bool:
    """Whether somebody is an enemy who still fights."""
    return f.enemies[at] >> other & 1 > 0 and f.status[other] == ACTIVE


def stands(f: Desk, at: At) -> bool:
    """Whether somebody fights on, on its feet and with its wits about it."""
    return alert(f, at) and not f.prone[at]


def ways(f: Desk, at: At) -> tuple[Listed, Listed]:
    """Where in the list the ways to strike now begin and end: a changed grip is among them once a turn."""
    hold = f.hold[at]
    if f.regripped[at]:
        return f.first_held[hold], f.last_held[hold]
    return f.first_way[hold], f.last_way[hold]


def reaches(f: Desk, arm: Arm, gap: int) -> bool:
    return rules.attack.declare(gap, f.low[arm], f.high[arm])


def speed(f: Desk, eye: Eye, at: At) -> int:
    """How fast somebody runs, as far as one knows (``TRUTH``: as it is)."""
    return f.sprint[eye, f.hold[at]]


def room(f: Desk, eye: Eye, at: At, target: At, high: int) -> bool:
    """Whether one more finds room with a weapon of this length among those who have struck at somebody, as far as one
    knows how fast they are."""
    if not f.pressed[target] or f.struck[target, at]:
        return True
    own = speed(f, eye, target)
    quick = rules.group.markedly(speed(f, eye, at), own)
    many, short, long = 1, 1 if high <= rules.group.SHORT else 0, high > rules.group.SHORT
    for other in each(f.many):
        if f.struck[target, other] and f.status[other] == ACTIVE:
            length = f.length[f.hold[other]]
            many += 1
            short += 1 if length <= rules.group.SHORT else 0
            long = long or length > rules.group.SHORT
            quick = quick and rules.group.markedly(speed(f, eye, other), own)
    fits, whole = rules.group.room(long, quick, f.bulk[target] - f.bulk[at])
    return many <= whole and short <= fits


# -- several opponents ---------------------------------------------------------------------------------------------


def opponents(f: Desk, at: At, target: At) -> Course:
    """Before the first attack on somebody in a round: its opponents are ranked, some get behind it."""
    if f.ranks[target, at] or immobile(f, target):
        return
    if f.many_ranked[target]:
        yield from joins(f, at, target)
        return
    many = 0
    for place in range(f.orders):
        foe = f.entries[place]
        if foe_of(f, target, foe) and (foe == at or could_strike(f, foe, target)):
            f.minds[many] = foe
            many += 1
    if many < 2:
        f.alone = 1
        return
    ranked(f, target, many)
    f.behind[target] = behind(f, target, many)
    yield Told(what.RANKED, target, NOBODY, NO_SUM)


def could_strike(f: Desk, foe: At, target: At) -> bool:
    """Whether somebody could strike at another where it stands; whoever is armed does not come to kick."""
    if not stands(f, foe):
        return False
    gap, unarmed = gap_of(f, foe, target), f.primary[f.hold[foe]] < 0
    first, last = ways(f, foe)
    for place in between(first, last):
        arm = f.listed[place]
        if reaches(f, arm, gap) and (unarmed or not f.bare[arm]):
            return True
    return False


def behind(f: Desk, target: At, many: int) -> int:
    """Who attacks from outside the target's field of view, as bits (``minds``: its opponents as it minds them)."""
    own = speed(f, TRUTH, target)
    back, faster = 0, 0
    for place in range(many):
        if rules.group.flanking(speed(f, TRUTH, f.minds[place]), own):
            back |= 1 << f.minds[place]
            faster += 1
    if faster == many:
        back &= ~(1 << f.minds[0])
        faster -= 1
    seen, before = rules.group.in_view(many - faster), 0
    for place in range(many):
        if not back >> f.minds[place] & 1:
            before += 1
            if before > seen:
                back |= 1 << f.minds[place]
    return back


def danger(f: Desk, at: At) -> int:
    """The attack value of what somebody holds."""
    return f.danger[f.hold[at]]


def ranked(f: Desk, target: At, many: int) -> None:
    """Opponents in rank: as the target minds them, or in the order of the round; ``minds`` is left as it minds them."""
    quickest = f.initiative[f.minds[0]]
    for place in range(1, many):
        quickest = max(quickest, f.initiative[f.minds[place]])
    ranks = rules.several.keeps_up(f.initiative[target], quickest)
    if ranks:
        minded(f, many)
    for place in range(many):
        f.ranks[target, f.minds[place]] = place + 1
    if not ranks and rules.group.facing(f.initiative[target]):
        minded(f, many)
    f.many_ranked[target] = many
    f.eased[target] = rules.several.placed(f.reflexes[target], many)


def minded(f: Desk, many: int) -> None:
    """The most dangerous of so many opponents first."""
    for place in range(1, many):
        spot = place
        while spot > 0 and worse(f, f.minds[spot - 1], f.minds[spot]):
            f.minds[spot - 1], f.minds[spot] = f.minds[spot], f.minds[spot - 1]
            spot -= 1


def worse(f: Desk, one: At, other: At) -> bool:
    """Whether one opponent is less dangerous than another."""
    often, seldom = f.capacity[f.hold[other]], f.capacity[f.hold[one]]
    return often > seldom or (often == seldom and danger(f, other) > danger(f, one))


def joins(f: Desk, at: At, target: At) -> Course:
    """One more opponent in the same round."""
    before = 0
    for other in each(f.many):
        before += 1 if f.ranks[target, other] and not f.behind[target] >> other & 1 else 0
    crowded = rules.group.in_view(before + 1) <= before
    if crowded or (before and rules.group.flanking(speed(f, TRUTH, at), speed(f, TRUTH, target))):
        f.behind[target] |= 1 << at
    f.many_ranked[target] += 1
    f.ranks[target, at] = f.many_ranked[target]
    yield Told(what.JOINED, target, NOBODY, NO_SUM)


def rank_of(f: Desk, at: At, target: At) -> int:
    """What the rank of an opponent adds to its attack; a trained pair minds it less."""
    rank = f.ranks[target, at]
    bonus = rules.several.rank_bonus(rank) - rules.several.eased(rank, f.eased[target]) if rank else 0
    return max(0, bonus - f.pair_opponents) if bonus and paired(f, target) else bonus


def paired(f: Desk, at: At) -> bool:
    """Whether one with whom somebody makes a trained pair still fights."""
    if f.mates[at]:
        for other in each(f.many):
            if f.mates[at] >> other & 1 and f.status[other] == ACTIVE:
                return True
    return False
