"""Where a move may go: squares of the grid; without one the directions, and how far everybody is after it."""

from __future__ import annotations

from collections.abc import Generator

from bojiste.core.ask import Ask, Option, amount
from bojiste.kit.board import Squares, numbers
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.areas.ground import dangers
from bojiste.systems.srd5.play.movement import gridless
from bojiste.systems.srd5.play.movement.movement import Reach
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT, SQUARE

Leaving = list[tuple[Profile, int, int]]
"""Enemies, with their distances before and after a piece of movement."""


def directions(table: Table, who: Profile, reachable: int) -> list[Option]:
    """Where one can go without a grid."""
    menu = [Option("stay"), *(Option(f"near:{one.id}", {"target": one.id}) for one in _approachable(table, who))]
    if table.foes(who):
        menu.append(Option("away"))
    if not table.abstract and reachable >= FT:
        menu.append(Option("point"))
    return menu


def _approachable(table: Table, who: Profile) -> list[Profile]:
    """Whom one can come nearer to, and not to what one fears where that is said by distances."""
    others = (other for other in table.everybody if other is not who and table.now[other.id].life != "dead")
    far = [other for other in others if table.distance(who, other) > SQUARE]
    feared = table.feared(who) if table.abstract else ()
    return [other for other in far if not _nears(table, who, other, feared)] if feared else far


def squares(table: Table, who: Profile, reach: Reach, stops: Squares) -> list[Option]:
    """Where one can go on the grid, with what it costs, and how often it leaves somebody's reach or comes into ground
    that hurts."""
    hurts = {"hurts": True} if any(dangers(table, who)) else {}
    options, (_, board) = [Option("stay")], table.drawn
    for square in numbers(stops):
        x, y = board.place(square)
        risks, cost = reach.label(square)
        options.append(Option(f"to:{x},{y}", {"cost_hf": cost, "dangers": risks, **hurts}, None, (x, y)))
    return options


def point(table: Table, who: Profile, length: int) -> Generator[Ask, int | str, tuple[int, int]]:
    """Ask for a point in feet, axis by axis, no farther than the movement goes."""
    now = table.now[who.id]
    goal = []
    for topic, here in (("point-x", now.x), ("point-y", now.y)):
        low, high = -((length - here) // FT), (here + length) // FT
        feet = yield amount(topic, rules.movement.budget, who.seat, who.id, low, high, here // FT, again=True)
        if isinstance(feet, str):  # a ruling came between: nowhere
            return now.x, now.y
        goal.append(feet * FT)
    return goal[0], goal[1]


def _nears(table: Table, who: Profile, whom: Profile, feared: tuple[Profile, ...]) -> bool:
    """Without coordinates: whether going to somebody brings a frightened creature closer to what it fears."""
    far = after_shift(table, who, whom, SQUARE - table.distance(who, whom))
    return any(rules.condition.approaches(table.distance(who, one), far[one.id]) for one in feared)


def free_end(table: Table, who: Profile, points: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The points up to the last one where the creature may stop."""
    while points and not gridless.free_spot(table, who, *points[-1]):
        points = points[:-1]
    return points


def away(table: Table, who: Profile, length: int) -> tuple[int, int]:
    """The point straight away from the nearest enemy (ties: file order)."""
    now = table.now[who.id]
    nearest = min(table.foes(who), key=lambda enemy: (table.distance(who, enemy), enemy.index))
    there = table.now[nearest.id]
    dx, dy = now.x - there.x, now.y - there.y
    wide = max(abs(dx), abs(dy), 1)
    return now.x + dx * length // wide, now.y + dy * length // wide


def leaving(table: Table, who: Profile, whom: Profile | None, length: int) -> Leaving:
    far = after_shift(table, who, whom, length)
    return [(enemy, table.distance(who, enemy), far[enemy.id]) for enemy in table.foes(who)]


def after_shift(table: Table, who: Profile, whom: Profile | None, length: int) -> dict[str, int]:
    """Distances after a move: the goal's by ``length``, the others' as little as the triangle inequality allows."""
    if whom is None:
        return {
            other.id: table.distance(who, other) + (length if other in who.enemies else 0)
            for other in table.everybody
            if other is not who
        }
    goal = max(SQUARE, table.distance(who, whom) + length)
    moved = abs(length)
    far = {whom.id: goal}
    for other in table.everybody:
        if other is who or other is whom:
            continue
        before, apart = table.distance(who, other), table.distance(other, whom)
        low = max(before - moved, abs(apart - goal), SQUARE)
        high = max(low, min(before + moved, apart + goal))
        far[other.id] = min(max(before, low), high)
    return far
