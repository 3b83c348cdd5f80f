"""Moving: towards somebody, away, to a place, blindly; getting up; fleeing."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.ask import amount
from bojiste.core.dice import die
from bojiste.core.event import Change, Part, happened, kept
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import ended
from bojiste.systems.osr.play import weigh
from bojiste.systems.osr.play.dice import d20, judged
from bojiste.systems.osr.play.melee import bound
from bojiste.systems.osr.play.morale import surrenders
from bojiste.systems.osr.play.space import (
    Point,
    affords,
    along,
    away,
    cost,
    keeps_engaged,
    metres,
    pairs_after,
    passed,
    reasons,
    spot,
    taken,
    to_pairs,
    to_point,
)
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import ABILITIES, DIFFICULTIES

GONE = 50
"""Farther than so many metres from every enemy, a fleeing creature is gone."""


def budget(table: Table, who: Profile) -> int:
    """What is left of somebody's movement."""
    now = table.now[who.id]
    if not table.plain and stranded(table, who):
        return 0
    if not now.conditions and not now.turn.sprinting:
        return rules.combat.limits(who.move, now.turn.moved)
    if not who.move or "held" in now.conditions:
        return 0
    whole = who.move
    if "prone" in now.conditions:
        whole = min(whole, table.options.crawl_m)
    elif now.turn.sprinting:
        whole = rules.situation.sprint(who.move, slowed(table, who))
    return rules.combat.limits(whole, now.turn.moved)


def swims(table: Table, who: Profile) -> bool:
    """Whether somebody is in water where it stands."""
    return table.field.underwater or table.within(who, "water")


def stranded(table: Table, who: Profile) -> bool:
    """Whether somebody cannot swim where there is nothing but water."""
    return who.sheet.cannot_swim and (table.field.underwater or table.field.water)


def slowed(table: Table, who: Profile) -> bool:
    """Whether somebody swims or climbs, so that a sprint brings it no farther."""
    if table.plain or table.options.sprint_in_water:
        return False
    return swims(table, who) or table.within(who, "climb")


def own_way(table: Table, who: Profile) -> int:
    """Metres that somebody can still go where it wants to: the blind one in a turn."""
    left = budget(table, who)
    return rules.situation.blind_move(left, table.now[who.id].turn.moved) if left and table.gropes(who) else left


# -- towards and away --------------------------------------------------------------------------------------------------


def comfortable(table: Table, who: Profile, target: Profile) -> int:
    """How near to a target one wants to be: its own reach, one metre for a friend."""
    return weigh.stop(table.reach(who)) if target in who.enemies else 1


def toward(table: Table, who: Profile, target: Profile, wish: int | None = None) -> Course[bool]:
    """Go towards somebody, as far as asked (or wished); returns whether a step was made."""
    left = own_way(table, who)
    far = table.distance(who, target)
    if left < 1 or far < 1:
        return False
    stop = comfortable(table, who, target)
    if wish is None:
        able = farthest(table, who, target, left)
        if able < 1:
            return False
        wish = yield from asked(table, who, able, weigh.stride(able, far, stop), target)
    wish = min(wish, left)
    if wish < 1:
        return False
    if not table.points:
        return (yield from _by_pairs(table, who, target, -min(wish, far), "approach"))
    there = table.now[target.id]
    aim = (there.x, there.y)
    goal = spot(table, who, aim, max(1, far - wish), left)
    return (yield from go(table, who, goal, "approach", target.id))


def farthest(table: Table, who: Profile, target: Profile, left: int, retreats: bool = False) -> int:
    """How many metres straight towards somebody (or away) so much movement pays for: fewer where the going is hard, and
    as far as the bank for whoever cannot swim."""
    if table.plain:
        return left
    if not table.points:
        return left // rules.combat.difficult(1, reasons(table, 0, 0))
    now, there = table.now[who.id], table.now[target.id]
    start, aim = (now.x, now.y), (there.x, there.y)
    most = left if retreats else min(left, metres(start, aim))
    for far in range(most, 0, -1):
        point = away(start, aim, far) if retreats else along(start, aim, far)
        if affords(table, who, start, point, left) and _swims(table, who, start, point):
            return far
    return 0


def asked(table: Table, who: Profile, left: int, usual: int, target: Profile) -> Course[int]:
    """How far somebody wants to go; nowhere, if it has fallen meanwhile by the referee's hand."""
    rule = rules.combat.limits
    wish: int = yield amount("metres", rule, who.seat, who.id, 1, left, usual, data={"target": target.id})
    return min(wish, own_way(table, who)) if table.up(who) else 0


def _by_pairs(table: Table, who: Profile, target: Profile, change: int, kind: str) -> Course[bool]:
    """Nearer to a target, or away from it, where only distances are known."""
    price = rules.combat.difficult(abs(change), reasons(table, 0, 0))
    left = budget(table, who)
    if price > left:
        change = change * left // price if change > 0 else -(-change * left // price)
        price = rules.combat.difficult(abs(change), reasons(table, 0, 0))
    apart = pairs_after(table, who, target, change)
    if not change or not keeps_engaged(table, who, None, apart):
        return False
    yield from walked(table, who, to_pairs(table, apart), abs(change), price, kind, target.id)
    return True


def nearest(table: Table, who: Profile) -> Profile:
    """The enemy who stands nearest."""
    return min(table.foes(who), key=lambda foe: (table.distance(who, foe), foe.index))


def retreat(table: Table, who: Profile, wish: int | None = None, kind: str = "withdraw") -> Course[bool]:
    """Go away from the nearest enemy."""
    left = own_way(table, who)
    if left < 1 or not table.foes(who):
        return False
    foe = nearest(table, who)
    if wish is None:
        able = farthest(table, who, foe, left, retreats=True)
        wish = (yield from asked(table, who, able, able, foe)) if able else 0
    wish = min(wish, left)
    if not table.points:
        return (yield from _by_pairs(table, who, foe, wish, kind))
    now, there, full = table.now[who.id], table.now[foe.id], taken(table, who)
    start = (now.x, now.y)
    for step in range(wish, 0, -1):
        point = away(start, (there.x, there.y), step)
        if point not in full and affords(table, who, start, point, left):
            return (yield from go(table, who, point, kind, foe.id))
    return False


def to_place(table: Table, who: Profile) -> Course[bool]:
    """Go to a place that is named by its metres across and along."""
    now = table.now[who.id]
    left = own_way(table, who)
    x = yield amount("across", rules.combat.limits, who.seat, who.id, now.x - left, now.x + left, now.x)
    y = yield amount("along", rules.combat.limits, who.seat, who.id, now.y - left, now.y + left, now.y)
    start = (now.x, now.y)
    if not table.up(who) or (x, y) == start or (x, y) in taken(table, who):
        return False
    if not affords(table, who, start, (x, y), left):
        return False
    return (yield from go(table, who, (x, y), "step"))


def go(table: Table, who: Profile, point: Point | None, kind: str, target: str | None = None) -> Course[bool]:
    """Go straight to a place, if nothing that binds or hampers forbids it."""
    if point is None or not keeps_engaged(table, who, point, None):
        return False
    now = table.now[who.id]
    start = (now.x, now.y)
    if not (yield from climbs(table, who, start, point)) or not _swims(table, who, start, point):
        return False
    where, price = to_point(table, who, point), cost(table, start, point)
    yield from walked(table, who, where, metres(start, point), price, kind, target)
    return True


def _swims(table: Table, who: Profile, start: Point, point: Point) -> bool:
    """Whether somebody can go where the way leads: not into water if it cannot swim."""
    return not who.sheet.cannot_swim or not passed(table, "water", start, point)


def walked(
    table: Table, who: Profile, where: tuple[Change, ...], far: int, price: int, kind: str, target: str | None
) -> Course[None]:
    """The movement itself, told: how far, and what it counts where the going is hard."""
    turn = table.now[who.id].turn
    moved = turn.moved + price
    changes = (*where, *table.state.change(who.id, turn=turn.gone(moved)))
    data = {
        "metres": far,
        "cost": price,
        "dear": price > far,
        "left": max(0, budget(table, who) - price),
        "runs": turn.sprinting,
        "swims": not table.plain and swims(table, who),
    }
    yield happened(kind, movement, who.id, target, changes=changes, data=data)


@procedure("osr.combat.movement")
def movement(table: Table, who: Profile, verb: str, rest: str) -> Course[bool]:
    """Any change of place is movement: walking, running, swimming, climbing, flying."""
    if verb == "toward":
        return (yield from toward(table, who, table.profiles[rest]))
    if verb == "away":
        return (yield from retreat(table, who))
    if verb == "stumble":
        return (yield from stumble(table, who))
    return (yield from to_place(table, who))


# -- climbing, blindness -----------------------------------------------------------------------------------------------


@procedure("osr.hazard.climbing_check")
def climbs(table: Table, who: Profile, start: Point, point: Point) -> Course[bool]:
    """Climbing in a fight, be it on the way: a check of Strength once a turn of the side, unless the referee waives
    it."""
    if table.plain or not (table.on("climb", *start) or passed(table, "climb", start, point)):
        return True
    turn = table.now[who.id].turn
    if turn.climbs is not None:
        return turn.climbs
    good = yield from holds_on(table, who)
    turn = table.now[who.id].turn
    changes = table.state.change(who.id, turn=turn._replace(climbs=good))
    yield happened("climbs" if good else "slips", climbs, who.id, changes=changes)
    return bool(good)


def holds_on(table: Table, who: Profile) -> Course[bool]:
    """The check of a climber: Strength 10, or as the referee says."""
    answer = yield from table.ruling("climb-check", climbs, who.id, ("none", *ABILITIES), ABILITIES[0])
    if answer == "none":
        return True
    number = yield from table.ruled_number("climb-dc", climbs, who.id, (5, 20), DIFFICULTIES["medium"])
    return (yield from ability_check(table, who, ABILITIES.index(answer), number, climbs))


def ability_check(table: Table, who: Profile, place: int, number: int, rule: Callable[..., object]) -> Course[bool]:
    """A check of an ability (by place) that somebody makes in the course of something else."""
    now = table.now[who.id]
    natural, shown = yield from d20(rule, who.id, now.favour.tilt)
    summands = (
        ("ability", table.modifier(who, place)),
        ("situation", now.favour.bonus),
        ("fatigue", rules.fatigue.penalty(now.fatigue)),
    )
    parts = tuple(Part(name, value) for name, value in summands if value)
    total = natural + sum(part.value for part in parts)
    result = rules.check.nat(natural, rules.check.roll(total, number))
    good = result >= rules.check.Check.SUCCESS
    data = {"against": number, "ability": ABILITIES[place], "task": rule.__name__}
    yield happened(
        "check-made" if good else "check-failed",
        rules.check.roll,
        who.id,
        rolls=shown,
        parts=parts,
        changes=judged(table, who),
        data=data,
    )
    return good


def stumble(table: Table, who: Profile) -> Course[bool]:
    """Faster than a metre a turn the blind go where chance leads them; where only distances are known, nowhere."""
    left = budget(table, who)
    wish = yield amount("metres", rules.situation.blind_direction, who.seat, who.id, 1, max(1, left), max(1, left))
    face = yield die(8, rules.situation.blind_direction, who.id)
    data = {"direction": face}
    yield happened("stumbles", rules.situation.blind_direction, who.id, rolls=kept(8, face), data=data)
    if not table.points:
        yield from walked(table, who, (), wish, wish, "step", None)
        return True
    dx, dy = rules.situation.blind_direction(face)
    now, full = table.now[who.id], taken(table, who)
    start = (now.x, now.y)
    for step in range(wish, 0, -1):
        point = along(start, (start[0] + dx, start[1] + dy), step)
        if point not in full and affords(table, who, start, point, left):
            return (yield from go(table, who, point, "step"))
    return False


# -- getting up, fleeing -----------------------------------------------------------------------------------------------


def stand(table: Table, who: Profile) -> Course[None]:
    """Get up, for all movement of the round."""
    now = table.now[who.id]
    changes = table.state.change(
        who.id,
        **ended(now, "prone"),
        stood_up_round=table.clock.round,
        turn=now.turn._replace(moved=2 * who.move),
    )
    yield happened("stands", rules.situation.prone_stand, who.id, changes=changes)


def flee(table: Table, who: Profile) -> Course[None]:
    """The turn of somebody who flees: out of melee if it is bound, else at a run; whoever cannot leave gives up."""
    now = table.now[who.id]
    if "prone" in now.conditions and rules.situation.prone_stand(now.turn.moved):
        yield from stand(table, who)
        return
    if bound(table, who):
        yield from disengage(table, who)
    else:
        yield from sprint(table, who)
    left = budget(table, who)
    moved = yield from retreat(table, who, left, "flees")
    if not moved:
        yield from surrenders(table, who)


def disengage(table: Table, who: Profile) -> Course[None]:
    """Give up the action to be free to leave."""
    turn = table.now[who.id].turn
    changes = table.state.change(who.id, turn=turn._replace(acted=True, disengaged=True))
    yield happened("disengages", break_away, who.id, changes=changes)


@procedure("osr.combat.disengage")
def break_away(table: Table, who: Profile) -> bool:
    """Whether somebody can give up its action to leave melee: it is bound, not held, and has not acted."""
    now = table.now[who.id]
    return not now.turn.acted and not now.turn.disengaged and "held" not in now.conditions and bool(bound(table, who))


def sprint(table: Table, who: Profile) -> Course[None]:
    """Give up the action to go twice as far."""
    turn = table.now[who.id].turn
    changes = table.state.change(who.id, turn=turn._replace(acted=True, sprinting=True))
    yield happened("sprints", rules.situation.sprint, who.id, changes=changes)


def gone(table: Table, who: Profile) -> bool:
    """Whether a fleeing creature is away: bound by nobody, and far from every enemy or over the edge."""
    if bound(table, who):
        return False
    now, edge = table.now[who.id], table.field.size
    over = edge is not None and not (edge[0] <= now.x <= edge[2] and edge[1] <= now.y <= edge[3])
    return over or all(table.distance(who, foe) > GONE for foe in table.foes(who))
