"""Where one goes who has nobody to strike or to shoot at from where it is: to a dying friend, to where an enemy is in
the open, to where one was last known, to where one may have gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import NamedTuple

from bojiste.kit.board import Squares, lowest, numbers, union
from bojiste.kit.lines import fewest
from bojiste.kit.ways import Ways, back, waves
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.movement.around import within
from bojiste.systems.srd5.play.movement.movement import Reach, field
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.policy.ground import stops
from bojiste.systems.srd5.policy.rescue import safe
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE

FAR = 128
"""So many steps at most one thinks ahead."""


class Goals(NamedTuple):
    """Where somebody wants to get: of these squares those of which something is so."""

    among: Squares
    wanted: Callable[[int], bool]

    def lowest(self, squares: Squares) -> Squares:
        """The lowest of these squares that is one of them, as a set."""
        return next((1 << square for square in numbers(squares & self.among) if self.wanted(square)), 0)


class NoWay(Exception):
    """None of the goals can be walked to."""


def way_on(eyes: Eyes, reach: Reach, goals: Goals, where: Squares = ~0) -> int | None:
    """The farthest square that is reached now on a way of the fewest steps to the nearest of the goals, by whoever is
    wary without danger: of several the one most in line with the goal, then the shortest way. ``None``: it stands
    there, or can go no farther. ``NoWay`` where there is none."""
    good = (stops(eyes, reach) & safe(reach) if eyes.grade.wary else reach.stops) & where
    found: list[Squares] = []
    for wave in islice(waves(reach.way.terms), FAR):
        found.append(wave)
        if there := goals.lowest(wave & ~reach.taken):
            on = (squares & good for squares in back(reach.way.terms, found, there))
            farthest = next(filter(None, on), 0)
            return min(numbers(farthest), key=lambda one: _in_line(eyes, reach, one, there), default=None)
    raise NoWay


def _in_line(eyes: Eyes, reach: Reach, square: int, goal: Squares) -> tuple[int, int, int]:
    place = eyes.table.drawn[1].place
    (x, y), (u, v) = place(square), place(lowest(goal))
    return abs(u - x) + abs(v - y), reach.way.label(square)[1], square


def first_of(way: Ways, squares: Squares, goals: Goals) -> int | None:
    """The best square of a set (``kit.ways.first``) of those that are wanted."""
    for _, _, nodes in way.levels:
        for square in numbers(nodes & squares & goals.among):
            if goals.wanted(square):
                return square
    return None


# -- what is between -----------------------------------------------------------------------------------------------


def hemmed(eyes: Eyes) -> bool:
    """Whether the way to somebody may be another than straight on: something drawn fills its space, or is high."""
    return bool(eyes.table.solid or eyes.table.scenery.levels)


def walled(eyes: Eyes) -> bool:
    """Whether walls may stand between two, as they are drawn."""
    table = eyes.table
    return table.grid and bool(table.walled or table.scenery.levels) and not table.scenery.cover


def blind(eyes: Eyes) -> bool:
    """Whether somebody sees nobody: walls stand before every enemy that it knows of."""
    return walled(eyes) and all(cover.shut(eyes.table, eyes.me, enemy) for enemy in eyes.enemies())


def aims(eyes: Eyes, length: int) -> bool:
    """Whether an enemy so near is in the open from here."""
    table, me = eyes.table, eyes.me
    return any(table.distance(me, one) <= length and not cover.shut(table, me, one) for one in eyes.enemies())


def open_to(eyes: Eyes, square: int, whom: Profile) -> bool:
    """Whether something of somebody would be in the open for one who stood on this square."""
    if not walled(eyes):
        return True
    there = eyes.table.now[whom.id]
    return _open(eyes, square, (there.x, there.y), whom.squares, there.z + whom.squares)


def in_sight(eyes: Eyes, square: int) -> bool:
    """Whether somebody who stood on a square would be in the open from here."""
    table = eyes.table
    place = table.drawn[1].place(square)
    low = table.ground_at(eyes.me, *place) if isinstance(table, Room) else 0
    return _open(eyes, table.drawn[1].number(eyes.now.x, eyes.now.y), place, 1, low + 1)


def _open(eyes: Eyes, square: int, there: tuple[int, int], side: int, head: int) -> bool:
    """Whether a space so many squares wide whose top is so high is in the open for one who stands on this square."""
    table, me = eyes.table, eyes.me
    here = table.drawn[1].place(square)
    walls = table.scenery.walls
    if isinstance(table, Room) and table.scenery.levels:
        head = max(head, table.ground_at(me, *here) + me.squares)
        walls |= union(squares for level, squares in table.scenery.levels if level >= head)
    stopped = fewest(table.drawn[1], here, me.squares, there, side, walls)
    return not rules.cover.total(rules.cover.of_lines(stopped))


# -- where to ------------------------------------------------------------------------------------------------------


def in_the_open(eyes: Eyes, near: Sequence[tuple[Profile, Squares]]) -> Goals:
    """Squares near somebody from which that one is in the open."""

    def wanted(square: int) -> bool:
        return any(ring >> square & 1 and open_to(eyes, square, one) for one, ring in near)

    return Goals(union([ring for _, ring in near]), wanted)


def seeing(eyes: Eyes, length: int) -> Goals:
    """From where an enemy no farther than this is in the open."""
    return in_the_open(eyes, [(one, within(eyes.table, one, length, eyes.me.squares)) for one in eyes.enemies()])


def view(eyes: Eyes, left: int, length: int) -> int | None:
    """On to a place from which an enemy no farther than this is in the open."""
    try:
        return way_on(eyes, field(eyes.table, eyes.me, left), seeing(eyes, length))
    except NoWay:
        return None


def dying(eyes: Eyes) -> list[Profile]:
    """Friends who lie there dying, for whoever helps them, sees nobody and has its action."""
    if not eyes.grade.helps or eyes.now.turn.action or not eyes.table.grid:
        return []
    found = [one for one in eyes.fallen() if eyes.table.now[one.id].life == "dying"]
    return found if found and (not eyes.enemies() or blind(eyes)) else []


def cares(eyes: Eyes) -> bool:
    """Whether somebody who sees nobody stands beside a dying friend, or gets nearer to one."""
    friends = dying(eyes)
    return any(cover.touches(eyes.table, eyes.me, one) for one in friends) or to_the_dying(eyes) is not None


def to_the_dying(eyes: Eyes) -> int | None:
    """On to the nearest dying friend."""
    friends = dying(eyes)
    if not friends:
        return None
    beside = in_the_open(eyes, [(one, within(eyes.table, one, SQUARE, eyes.me.squares)) for one in friends])
    try:
        return way_on(eyes, field(eyes.table, eyes.me, eyes.table.left(eyes.me)), beside)
    except NoWay:
        return None


def on_the_trail(eyes: Eyes) -> int | None:
    """On to where somebody was last known to be whom one has lost, if that is out of sight; else to the nearest place
    out of sight."""
    table = eyes.table
    if not eyes.misses_somebody() or not walled(eyes):
        return None
    reach = field(table, eyes.me, table.left(eyes.me))
    for squares in (_lost(eyes), table.drawn[1].full):
        try:
            return way_on(eyes, reach, Goals(squares, lambda square: not in_sight(eyes, square)))
        except NoWay:
            continue
    return None


def _lost(eyes: Eyes) -> Squares:
    """Where those were last known to be whom one knows of no more."""
    table = eyes.table
    missed = {one.id for one in eyes.me.enemies if one.id not in table.now or not table.knows(eyes.me, one)}
    return union(1 << table.drawn[1].number(x, y) for who, x, y in eyes.now.lost if who in missed)
