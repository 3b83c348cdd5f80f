"""Being moved by others: pushed, thrown, swept away. It takes no movement and provokes nobody."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import die
from bojiste.core.event import OPEN, Change, Event, kept
from bojiste.core.rule import Cited, procedure
from bojiste.kit.board import numbers
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import PLACE
from bojiste.systems.srd5.play.areas.area import along
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.mounts import mounted
from bojiste.systems.srd5.play.movement.around import within
from bojiste.systems.srd5.play.movement.fall import falls_down, held_in_air
from bojiste.systems.srd5.play.movement.placement import room_at
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE

Spot = tuple[int, int]


def pushed(table: Table, who: Profile, target: Profile, length: int, rule: Cited) -> Course[None]:
    """Somebody is pushed straight away from somebody else, as far as there is room: over an edge it falls."""
    if table.abstract:
        yield from shifted(table, who, target, length, rule)
        return
    spot, far = None, 0
    here = (table.now[target.id].x, table.now[target.id].y)
    for _ in range(length // SQUARE):
        found = away(table, who, target, here)
        if not found:
            break
        spot, far = found[0], far + SQUARE
        here = spot
    if spot is not None:
        yield from put(table, who, target, spot, far, rule)


def pulled(table: Table, who: Profile, target: Profile, length: int, rule: Cited) -> Course[None]:
    """Somebody is pulled straight towards somebody else, until it is beside it or something is in the way."""
    if table.abstract:
        near = max(0, table.distance(who, target) - SQUARE)
        yield from shifted(table, who, target, -min(length, near), rule)
        return
    spot, far = None, 0
    here = (table.now[target.id].x, table.now[target.id].y)
    for _ in range(length // SQUARE):
        if (found := _nearer(table, who, target, here)) is None:
            break
        spot, far = found, far + SQUARE
        here = spot
    if spot is not None:
        yield from put(table, who, target, spot, far, rule, "pulled")


def _nearer(table: Table, who: Profile, target: Profile, here: Spot) -> Spot | None:
    """The place five feet nearer to who pulls: straight, else any other that is free."""
    step = 1 if table.grid else SQUARE
    far = table.distance_from(target, *here, who)
    dx, dy = direction(table, who, target, here)
    spots = [(here[0] - dx * step, here[1] - dy * step)]
    spots += [(here[0] + a * step, here[1] + b * step) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
    free = (spot for spot in spots if table.distance_from(target, *spot, who) < far and room_at(table, target, *spot))
    return next(free, None)


EIGHT = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Directions by a d8, from above clockwise."""


class Flight(NamedTuple):
    """How somebody was flung: how far, whether it struck something solid, and whom."""

    length: int
    solid: bool
    whom: Profile | None


def flung(table: Table, who: Profile, target: Profile, length: int, rule: Cited) -> Course[Flight]:
    """Somebody is flung in a direction that a d8 tells, until something stops it."""
    face = yield die(8, rule, who.id, target.id)
    yield Event("dice-fell", rule, who.id, target.id, kept(8, face), seen=OPEN)
    if table.abstract:
        yield from shifted(table, who, target, length, rule)
        return Flight(length, False, None)
    dx, dy = EIGHT[face - 1]
    step = 1 if table.grid else SQUARE
    now = table.now[target.id]
    spot, far, hit, solid = (now.x, now.y), 0, None, False
    while far < length:
        there = (spot[0] + dx * step, spot[1] + dy * step)
        if room_at(table, target, *there) or _own(table, who, target, there):
            spot, far = there, far + SQUARE
            continue
        hit = _stopped_by(table, who, target, there)
        solid = hit is None
        break
    if far and room_at(table, target, *spot):
        yield from put(table, who, target, spot, far, rule)
    return Flight(far, solid, hit)


def _own(table: Table, who: Profile, target: Profile, there: Spot) -> bool:
    """Whether a place lies in the space of who flings: one passes out of it."""
    return table.distance_from(target, *there, who) == 0


def _stopped_by(table: Table, who: Profile, target: Profile, there: Spot) -> Profile | None:
    """Whom somebody is flung at who would come to a place."""
    others = (one for one in table.everybody if one not in (who, target) and table.now[one.id].life != "dead")
    return next((one for one in others if table.distance_from(target, *there, one) == 0), None)


@procedure("srd5.opportunity.forced")
def put(
    table: Table, who: Profile | None, target: Profile, spot: Spot, length: int, rule: Cited, kind: str = "pushed"
) -> Course[None]:
    """Somebody is moved by another to this place, and what follows follows; no enemy may strike at it for that."""
    if (yield from mounted.sits(table, target)):
        return
    changes = table.placed(target, *spot)
    changes += along(table, target, spot) if table.grid else ()
    actor = None if who is None else who.id
    data = {"far_hf": length}
    yield Event(kind, rule=rule, actor=actor, target=target.id, changes=changes, data=data, seen=OPEN)
    if isinstance(table, Room) and table.aloft(target) > 0 and not held_in_air(table, target):
        yield from falls_down(table, target)
    yield from mounted.carried_off(table, target)
    yield from consequences(table, target)


def shifted(table: Table, who: Profile, target: Profile, length: int, rule: Cited) -> Course[None]:
    """Without coordinates: so much farther from the pusher (below 0: nearer), and from nobody else."""
    if (yield from mounted.sits(table, target)):
        return
    rows = table.state[PLACE].distances
    pair = {who.id, target.id}
    moved = tuple((a, b, far + length) if {a, b} == pair else (a, b, far) for a, b, far in rows)
    changes = (Change(PLACE, "distances", rows, moved),) if moved != rows else ()
    data, kind = {"far_hf": abs(length)}, "pulled" if length < 0 else "pushed"
    yield Event(kind, rule=rule, actor=who.id, target=target.id, changes=changes, data=data, seen=OPEN)
    yield from mounted.carried_off(table, target)
    yield from consequences(table, target)


def away(table: Table, who: Profile, target: Profile, here: Spot | None = None) -> list[Spot]:
    """Places five feet farther from the pusher than ``here`` (where the target is): straight away first, then any
    other that is free."""
    there = here or (table.now[target.id].x, table.now[target.id].y)
    step = 1 if table.grid else SQUARE
    dx, dy = direction(table, who, target, there)
    far = table.distance_from(target, *there, who)
    spots = [(there[0] + sx * step, there[1] + sy * step) for sx in (-1, 0, 1) for sy in (-1, 0, 1) if sx or sy]
    straight = (there[0] + dx * step, there[1] + dy * step)
    spots.sort(key=lambda spot: spot != straight)
    return [spot for spot in spots if table.distance_from(target, *spot, who) > far and room_at(table, target, *spot)]


def direction(table: Table, who: Profile, target: Profile, there: Spot) -> tuple[int, int]:
    """In which direction a target at a place lies along either axis."""
    own = table.now[who.id]
    return _sign(there[0] - own.x, who, target, table), _sign(there[1] - own.y, who, target, table)


def _sign(gap: int, who: Profile, target: Profile, table: Table) -> int:
    """In which direction along an axis a target lies: 0 where the spaces overlap on it."""
    own, other = (who.squares, target.squares) if table.grid else (who.wide, target.wide)
    return 1 if gap >= own else -1 if -gap >= other else 0


Point = tuple[int, int, int]
"""A place, and how high."""


def come_along(table: Table, who: Profile, before: Point) -> Course[None]:
    """After a step of somebody from this place: whom it holds comes along, and whom its rider holds; who holds its
    rider does not."""
    for one in table.moving(who):
        yield from dragged(table, one, who, before)
        if one is not who and any(entry.name == "grappled" for entry in table.now[one.id].suffers):
            yield from consequences(table, one)


@procedure("srd5.grapple.drag_place")
def dragged(table: Table, who: Profile, mover: Profile, before: Point) -> Course[None]:
    """Those whom somebody holds come along when it moves, or is carried by who moves: into the place that one has just
    left, else to the same side of it; through the air too."""
    for held in table.holds(who):
        if table.distance(who, held) <= SQUARE:
            continue
        now, theirs = table.now[mover.id], table.now[held.id]
        x, y, z = before
        moved = (theirs.x + now.x - x, theirs.y + now.y - y, theirs.z + now.z - z)
        level = theirs.z if now.z == z else None
        spots = [(x, y, z if level is None else level), (*moved[:2], moved[2] if level is None else level)]
        free = [spot for spot in spots if room_at(table, held, *spot)]
        if free:
            changes = table.placed(held, *free[0])
            yield Event("dragged", rule=dragged, actor=who.id, target=held.id, changes=changes, seen=OPEN)
        yield from consequences(table, held)


def let_down(table: Table, who: Profile, held: Profile) -> Course[None]:
    """Where somebody who has been dragged along ends, within reach of who holds it and may say so (D28): by default
    where the last step has left it."""
    now, board = table.now[held.id], table.drawn[1]
    here = board.number(now.x, now.y)
    spots = [board.place(square) for square in numbers(within(table, who, SQUARE, held.squares))]
    free = [(x, y) for x, y in spots if board.number(x, y) != here and room_at(table, held, x, y)]
    if not free:
        return
    menu = tuple(Option(f"at:{x},{y}", {"place": (x, y)}, None, (x, y)) for x, y in ((now.x, now.y), *free))
    data = {"target": held.id}
    answer = yield Ask("drag-place", dragged, table.seat(who), who.id, menu, menu[0].key, data=data)
    x, y = map(int, answer.partition(":")[2].split(","))
    if (x, y) != (now.x, now.y):
        changes = table.placed(held, x, y)
        yield Event("dragged", rule=dragged, actor=who.id, target=held.id, changes=changes, seen=OPEN)
        yield from consequences(table, held)
