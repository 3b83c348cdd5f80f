"""Where to go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bojiste.core.ask import Ask
from bojiste.kit.board import Squares, numbers, union, weighed
from bojiste.kit.ways import first
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.play.movement.around import around, within
from bojiste.systems.srd5.play.movement.heights import on_foot
from bojiste.systems.srd5.play.movement.movement import Reach, field
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.profile import looked_up
from bojiste.systems.srd5.policy import broken, magic
from bojiste.systems.srd5.policy.aid import aid
from bojiste.systems.srd5.policy.eyes import Eyes, reaches_of, shoots, sweeps
from bojiste.systems.srd5.policy.ground import out, shunned, stops
from bojiste.systems.srd5.policy.hold import holds, lets_come
from bojiste.systems.srd5.policy.lost import flees
from bojiste.systems.srd5.policy.rescue import beside_the_dying, calls, safe
from bojiste.systems.srd5.policy.seek import (
    Goals,
    NoWay,
    aims,
    first_of,
    hemmed,
    in_the_open,
    on_the_trail,
    seeing,
    to_the_dying,
    view,
    walled,
    way_on,
)
from bojiste.systems.srd5.policy.shelter import archers_of, covered_place
from bojiste.systems.srd5.policy.strike import target
from bojiste.systems.srd5.policy.sweep import over_whom
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import FT, SQUARE


def shooter(eyes: Eyes) -> bool:
    """Whether it shoots as well as it strikes, or has spells left that go far."""
    if not eyes.grade.wary:
        return False
    return _shoots(eyes.usable()) or (bool(eyes.me.powers) and magic.reach(eyes) > 30 * FT)


def _range(eyes: Eyes) -> int:
    """How far it shoots or casts."""
    return max(shot_range(eyes.me), magic.reach(eyes) if eyes.me.powers else 0)


@looked_up
def shot_range(who: Profile) -> int:
    """How far somebody's best shot goes well; 0 where it has none."""
    shots = [attack for attack in who.attacks if not attack.melee and not attack.thrown]
    best = max(shots, key=lambda attack: attack.mean, default=None)
    return 0 if best is None else best.normal


@looked_up
def far_shot(who: Profile) -> int:
    """How far somebody's farthest shot goes at all; 0 where it has none."""
    return max((attack.long for attack in who.attacks if not attack.melee and not attack.thrown), default=0)


def _has_aim(eyes: Eyes) -> bool:
    """Whether a shooter has somebody to shoot or to cast at from here, however badly."""
    return aims(eyes, max(far_shot(eyes.me), _range(eyes)))


@lru_cache(maxsize=4096)
def _shoots(attacks: tuple[Attack, ...]) -> bool:
    """Whether the best of these attacks is a shot."""
    kept = [attack for attack in attacks if not attack.thrown]
    best = max(kept, key=lambda attack: (attack.mean, not attack.melee), default=None)
    return best is not None and not best.melee


def _carries(eyes: Eyes) -> bool:
    """Whether it carries what the others need, and two stand to fight who are no frailer."""
    now, table = eyes.now, eyes.table
    if not eyes.grade.leads or not (now.potions or now.kit):
        return False
    fighters = [ally for ally in eyes.me.allies if table.up(ally) and (table.now[ally.id].hp or 0) >= now.hp]
    return len(fighters) > 1


def _moves_here(eyes: Eyes) -> bool:
    table = eyes.table
    if not _can_run(eyes):
        return False
    return table.left(eyes.me) >= SQUARE if table.grid else table.left(eyes.me) > 0


def _can_run(eyes: Eyes) -> bool:
    return eyes.table.has_ways and eyes.table.speed(eyes.me) > 0 and on_foot(eyes.table, eyes.me)


def wants_to_move(eyes: Eyes) -> bool:
    return _moves_here(eyes) and _goal(eyes) != "stay"


def where(eyes: Eyes, ask: Ask) -> str:
    if (power := eyes.table.sweeping) is not None:
        return over_whom(eyes, ask, power)
    key = _goal(eyes)
    # on one's own turn the very same field is offered, unless one fears somebody unseen: no menu is built to look
    own = eyes.table.grid and ask.data["left_hf"] == eyes.table.left(eyes.me) and not eyes.now.suffers
    return key if own or key in ask.keys else ask.default


def _goal(eyes: Eyes) -> str:
    """Where to go now (an answer to ``where``). It is thought out once for a moment of a turn: whether to move, and
    where to, are two questions."""
    moment = (eyes.me.id, eyes.table.clock.round, eyes.now.turn, eyes.now.x, eyes.now.y, len(eyes.enemies()))
    if eyes.view.memo.get("moment") != moment:
        eyes.view.memo["moment"] = moment
        eyes.view.memo["goal"] = _thought_out(eyes)
    goal: str = eyes.view.memo["goal"]
    return goal


def _thought_out(eyes: Eyes) -> str:
    if not eyes.enemies():
        return _looking(eyes)
    if flees(eyes):
        return out_of_reach(eyes, eyes.me) if eyes.table.grid else "away"
    if eyes.grade.leads and not shooter(eyes) and not calls(eyes) and holds(eyes):
        return "stay"
    return _goal_on_grid(eyes) if eyes.table.grid else _goal_without_grid(eyes)


def _looking(eyes: Eyes) -> str:
    """Where to go who knows of no enemy: to a dying friend, else to look for those whom it misses."""
    if not eyes.table.grid or _tends(eyes):
        return "stay"
    square = to_the_dying(eyes)
    return _to(eyes, on_the_trail(eyes) if square is None else square)


def _to(eyes: Eyes, square: int | None) -> str:
    """The answer that leads to a square."""
    x, y = (eyes.now.x, eyes.now.y) if square is None else eyes.table.drawn[1].place(square)
    return "stay" if (x, y) == (eyes.now.x, eyes.now.y) else f"to:{x},{y}"


def _goal_on_grid(eyes: Eyes) -> str:
    """Whether one stands well is asked before the ways are worked out: most who ask have come to stay."""
    table, me = eyes.table, eyes.me
    if _tends(eyes):
        return "stay"
    if eyes.grade.leads and eyes.now.turn.disengaged and eyes.now.turn.action and not eyes.now.turn.attacks_left:
        return out_of_reach(eyes, me)
    if eyes.grade.leads and _has_done(eyes):
        return out_of_reach(eyes, me)
    square = _out_of_harm(eyes)
    if square is None:
        square = beside_the_dying(eyes)
    if square is None:
        square = to_the_dying(eyes)
    if square is None:
        if shooter(eyes):
            square = _led_place(eyes) if eyes.grade.leads else None
        elif _strikes(eyes):
            return "stay"
        square = better_place(eyes, table.left(me)) if square is None else square
    return _to(eyes, square)


def _out_of_harm(eyes: Eyes) -> int | None:
    """Off ground that hurts, where one stands on it: looked at only where magic is about."""
    if not shunned(eyes):
        return None
    reach = field(eyes.table, eyes.me, eyes.table.left(eyes.me))
    return out(eyes, reach, _in_arms_reach(eyes, eyes.arm))


def _has_done(eyes: Eyes) -> bool:
    """Whether it is wounded, its blows are dealt and it stands free: it need not walk up to anybody."""
    turn = eyes.now.turn
    struck = turn.action and not turn.attacks_left and not turn.dashes and (turn.bonus or not turn.light)
    return struck and weigh.wounded(eyes.now.hp, eyes.now.hp_max) and not shooter(eyes) and not eyes.pressed()


def better_place(eyes: Eyes, left: int) -> int | None:
    """The square to shoot or to strike from that is reached with so much movement; ``None``: it stands well, or none
    is better."""
    if shooter(eyes):
        return _shooting_place(eyes, left) if _has_aim(eyes) else view(eyes, left, _range(eyes))
    return _striking_place(eyes, field(eyes.table, eyes.me, left))


def _strikes(eyes: Eyes) -> bool:
    """Whether an enemy can be struck from here."""
    melee = [attack for attack in eyes.usable() if attack.melee]
    if not eyes.arm and all(eyes.table.distance(eyes.me, enemy) for enemy in eyes.enemies()):
        return False
    return any(can_target(eyes.table, eyes.me, attack, enemy) for enemy in eyes.enemies() for attack in melee)


def _tends(eyes: Eyes) -> bool:
    """A dying ally lies within reach, the action is still there, and it will be used for that."""
    free = not eyes.now.turn.action and eyes.grade.helps
    return free and bool(eyes.fallen()) and aid(eyes, target(eyes)) is not None


def _near_any(eyes: Eyes, length: int) -> Squares:
    """Where one would be within this distance of an enemy, were it all level ground."""
    return around(eyes.table, eyes.spots(), length, eyes.me.squares)


def _in_arms_reach(eyes: Eyes, length: int) -> Squares:
    """Where one would be within this distance of an enemy, and no ledge between them is higher than that."""
    if not isinstance(eyes.table, Room) or not eyes.table.grid:
        return _near_any(eyes, length)
    return union(_arms_reach(eyes, enemy, length) for enemy in eyes.enemies())


def _arms_reach(eyes: Eyes, enemy: Profile, length: int) -> Squares:
    """The same of one enemy."""
    table, side = eyes.table, eyes.me.squares
    near = within(table, enemy, length, side)
    if not isinstance(table, Room):
        return near
    levels, z = table.levels(side), table.now[enemy.id].z
    raised = union(squares for _, squares in levels)
    return near & union(
        squares
        for level, squares in (*levels, (0, ~raised))
        if table.apart(0, 0, side, enemy.squares, z - level) <= length
    )


def _in_reach(eyes: Eyes, length: int) -> Goals:
    """From where somebody can be struck so far off: no wall is between."""
    return in_the_open(eyes, [(enemy, _arms_reach(eyes, enemy, length)) for enemy in eyes.enemies()])


def _striking_place(eyes: Eyes, reach: Reach) -> int | None:
    """The square with the fewest dangers and the shortest way from which an enemy can be struck; else the one
    nearest to an enemy (of equally near ones the one most in line with it) that is reached without danger."""
    long_arm = eyes.arm
    behind = _behind(eyes)
    good = _in_arms_reach(eyes, long_arm) & stops(eyes, reach) & behind
    square = first_of(reach.way, good, _in_reach(eyes, long_arm)) if walled(eyes) else first(reach.way, good)
    if square is None and lets_come(eyes) and (good := _out_of_their_charge(eyes, reach)):
        return None if good >> reach.start & 1 else first(reach.way, good)
    return _approach(eyes, reach, long_arm, behind) if square is None else square


def _out_of_their_charge(eyes: Eyes, reach: Reach) -> Squares:
    """The squares at which nobody can come up and strike, reached without danger."""
    near = union(within(eyes.table, enemy, sum(reaches_of(enemy)[:2]), eyes.me.squares) for enemy in eyes.enemies())
    return (stops(eyes, reach) & safe(reach) | 1 << reach.start) & ~near


def waits(eyes: Eyes) -> bool:
    """Whether it waits for them: where they cannot come up and strike at once, else it gives the first word away."""
    if not lets_come(eyes):
        return False
    return not eyes.table.grid or bool(_out_of_their_charge(eyes, field(eyes.table, eyes.me, 0)))


def gains_a_turn(eyes: Eyes) -> bool:
    """Whether running brings the first blow a turn nearer: not where the way of the next turn is short enough."""
    table, me = eyes.table, eyes.me
    ahead = table.left(me) + table.speed(me)
    if shooter(eyes) or table.abstract:
        return True
    if not table.grid:
        return all(table.distance(me, enemy) > ahead + eyes.arm for enemy in eyes.enemies())
    return not _in_arms_reach(eyes, eyes.arm) & field(table, me, ahead).stops


def _behind(eyes: Eyes) -> Squares:
    """Where whoever carries the potions may go: nowhere nearer to the enemies than the foremost of the others."""
    if not _carries(eyes):
        return ~0
    table = eyes.table
    allies = [ally for ally in eyes.me.allies if table.up(ally)]
    foremost = min(table.distance(ally, enemy) for ally in allies for enemy in eyes.enemies())
    return ~_near_any(eyes, foremost - SQUARE) if foremost > SQUARE else ~0


def _approach(eyes: Eyes, reach: Reach, beyond: int, behind: Squares) -> int | None:
    """Nearer to where an enemy can be struck: on the shortest way there, where walls and heights may lie between."""
    if not hemmed(eyes):
        return _straight_on(eyes, reach, beyond, behind)
    try:
        return way_on(eyes, reach, _in_reach(eyes, beyond), behind)
    except NoWay:
        return _straight_on(eyes, reach, beyond, behind)


def _straight_on(eyes: Eyes, reach: Reach, beyond: int, behind: Squares) -> int | None:
    """The square nearest to an enemy, nearer than now, that is reached without danger: the one most in line with an
    enemy, then the shortest way."""
    table, me = eyes.table, eyes.me
    good = stops(eyes, reach) & safe(reach) & behind if eyes.grade.wary else reach.stops
    for far in range(beyond + SQUARE, min(table.distance(me, enemy) for enemy in eyes.enemies()), SQUARE):
        ring = _near_any(eyes, far)
        if ring >> reach.start & 1:
            return None  # what keeps one from it is a height
        if near := good & ring:
            spots = [(table.now[enemy.id].x, table.now[enemy.id].y) for enemy in eyes.enemies()]
            return min(numbers(near), key=lambda square: _in_line(eyes, reach, square, spots))
    return None


def _in_line(eyes: Eyes, reach: Reach, square: int, spots: list[tuple[int, int]]) -> tuple[int, int, int]:
    x, y = eyes.table.drawn[1].place(square)
    return min(abs(x - ex) + abs(y - ey) for ex, ey in spots), reach.way.label(square)[1], square


def out_of_reach(eyes: Eyes, who: Profile) -> str:
    """Once all is done: where enemies can do least to somebody, reached without danger (an answer to ``where``)."""
    table = eyes.table
    reach = field(table, who, table.left(who))
    by_exposure = weighed(stops(eyes, reach) & safe(reach) | 1 << reach.start, exposures(eyes, who.squares))
    best = by_exposure[min(by_exposure)]
    square = None if best >> reach.start & 1 else first(reach.way, best)
    return "stay" if square is None else "to:{},{}".format(*table.drawn[1].place(square))


def _led_place(eyes: Eyes) -> int | None:
    """Where a shooter stands who thinks ahead: far off where that keeps it out of harm, else behind cover."""
    if (square := _unbroken_place(eyes)) is not None:
        return square
    if _shoots_yet(eyes) and not _has_aim(eyes):
        return None
    far_off = None
    if _shelters(eyes):
        far_off = _sheltered_place(eyes)
        if any(sweeps(enemy) for enemy in eyes.enemies()) or not any(archers_of(eyes)):
            return far_off
    reach = field(eyes.table, eyes.me, eyes.table.left(eyes.me))
    good = stops(eyes, reach) & safe(reach) & ~_near_any(eyes, SQUARE)
    return covered_place(eyes, reach, _range(eyes), good, far_off)


def _unbroken_place(eyes: Eyes) -> int | None:
    """The nearest square to cast from at which nobody breaks off a spell, of those on which enemies can do least."""
    if not eyes.me.powers or eyes.now.turn.action or not broken.gets_away(eyes):
        return None
    reach = field(eyes.table, eyes.me, eyes.table.left(eyes.me))
    good = stops(eyes, reach) & safe(reach) & _near_any(eyes, _range(eyes)) & ~broken.in_their_range(eyes)
    by_exposure = weighed(good, exposures(eyes, eyes.me.squares))
    return first(reach.way, by_exposure[min(by_exposure)]) if by_exposure else None


def _sheltered_place(eyes: Eyes) -> int | None:
    """Of the squares it can shoot from (or, after the shot, come back from) the one on which enemies can do least to
    it; of equal ones the nearest. Whom a whole area may meet does not stay where it was. ``None``: there is none."""
    table, me = eyes.table, eyes.me
    further = table.speed(me) if eyes.now.turn.action else 0
    in_range, beside = _near_any(eyes, _range(eyes) + further), _near_any(eyes, SQUARE)
    reach = field(table, me, table.left(me))
    own = 0 if any(sweeps(enemy) for enemy in eyes.enemies()) else 1 << reach.start
    good = (stops(eyes, reach) & safe(reach) | own) & in_range & ~beside
    by_exposure = weighed(good, exposures(eyes, eyes.me.squares))
    goals = _from_where(eyes)
    for exposure in sorted(by_exposure):
        best = by_exposure[exposure]
        if goals.lowest(best & 1 << reach.start):
            return reach.start
        if (square := first_of(reach.way, best, goals)) is not None:
            return square
    return None


def _shoots_yet(eyes: Eyes) -> bool:
    """Whether it may still shoot or cast on this turn."""
    return not eyes.now.turn.action or eyes.now.turn.attacks_left > 0


def _from_where(eyes: Eyes) -> Goals:
    """From which squares it can shoot as it is going to: any, once it has."""
    return seeing(eyes, _range(eyes)) if walled(eyes) and _shoots_yet(eyes) else ANYWHERE


ANYWHERE = Goals(~0, lambda square: True)


def _shelters(eyes: Eyes) -> bool:
    """Whether distance keeps one out of harm: somebody strikes at many at once; or nobody shoots, and somebody could
    come and strike."""
    if any(sweeps(enemy) for enemy in eyes.enemies()):
        return True
    strides = ((enemy, reaches_of(enemy)) for enemy in eyes.enemies())
    near = any(eyes.table.distance(eyes.me, enemy) <= stride + reach for enemy, (stride, reach, _, _) in strides)
    return near and not any(shoots(enemy) for enemy in eyes.enemies())


def exposures(eyes: Eyes, side: int) -> Iterator[tuple[int, Squares]]:
    """What each enemy could do, and where: ``weigh.exposed`` as sets of squares."""
    table = eyes.table
    for enemy in eyes.enemies():
        stride, reach, normal, long = reaches_of(enemy)
        inner = 0
        for length in sorted({stride + max(reach, normal), stride + long, 2 * stride + reach}):
            ring = within(table, enemy, length, side)
            yield eyes.danger(enemy) * weigh.exposed(length, stride, reach, normal, long), ring & ~inner
            inner |= ring
    if any(sweeps(enemy) for enemy in eyes.enemies()):
        for ally in eyes.me.allies:
            if table.up(ally):
                yield CROWD, within(table, ally, 2 * SQUARE, side)


CROWD = 12
"""What it counts for to stand where one area meets two, when somebody has areas."""


def _shooting_place(eyes: Eyes, left: int) -> int | None:
    """A square out of every enemy's reach, within normal range, reached without danger: the shortest way there.
    ``None`` (stay) where one stands well already, or nothing better is to be had."""
    table, me = eyes.table, eyes.me
    in_range, beside, walk = (_near_any(eyes, length) for length in (_range(eyes), SQUARE, 30 * FT))
    wishes = (in_range & ~beside & ~walk, in_range & walk & ~beside, in_range & beside, ~(in_range | beside | walk))
    here = 1 << table.drawn[1].number(eyes.now.x, eyes.now.y)
    better = wishes[: next((place for place, wish in enumerate(wishes) if wish & here), len(wishes))]
    near = within(table, me, left, me.squares)
    if not any(wish & near for wish in better):
        return None
    reach = field(table, me, left)
    good = stops(eyes, reach) & safe(reach)
    goals = _from_where(eyes)
    found = (first_of(reach.way, wish & good, goals) for wish in better)
    return next((square for square in found if square is not None), None)


def _pays_to_back_off(eyes: Eyes) -> bool:
    """Whether enemies can do less to a shooter that is a move farther off, and it can still shoot from there."""
    table, me = eyes.table, eyes.me
    step = table.left(me)
    far = {enemy.id: table.distance(me, enemy) for enemy in eyes.enemies()}
    if min(far.values()) + step > _range(eyes):
        return False
    back = {id: length + step for id, length in far.items()}
    return (eyes.exposure(back), _upon(eyes, back)) < (eyes.exposure(far), _upon(eyes, far))


def _upon(eyes: Eyes, far: dict[str, int]) -> int:
    """What enemies at these distances could do by hand after their next step."""
    return sum(eyes.danger(one) for one in eyes.enemies() if far[one.id] <= sum(reaches_of(one)[:2]))


def _goal_without_grid(eyes: Eyes) -> str:
    """Towards the nearest enemy for those who strike; shooters come within range and otherwise keep away."""
    table, me = eyes.table, eyes.me
    if _tends(eyes):
        return "stay"
    enemies = eyes.enemies()
    nearest = min(enemies, key=lambda enemy: (table.distance(me, enemy), enemy.index))
    far = table.distance(me, nearest)
    if shooter(eyes):
        if far > _range(eyes):
            return f"near:{nearest.id}"
        near = _pays_to_back_off(eyes) if eyes.grade.leads else far <= 30 * FT
        return "away" if near and not eyes.watched() and eyes.now.turn.action else "stay"
    return "stay" if far <= eyes.arm else f"near:{nearest.id}"
