"""Where a creature can go and what it costs. Nothing here moves anybody."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from bojiste.core.rule import procedure
from bojiste.kit.board import Board, Squares, numbers, union
from bojiste.kit.maps import DIFFICULT, LOOPHOLE, LOW_WALL, WALL
from bojiste.kit.ways import Terms, Ways, ways
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE

HARD = DIFFICULT + LOW_WALL
"""Ground that costs more."""


class Reach(NamedTuple):
    """Where a creature can get on the grid: the ways, and the squares (lowest corners) where it may not stop."""

    way: Ways
    taken: Squares
    start: int

    @property
    def stops(self) -> Squares:
        """Squares where it may end its move."""
        return self.way.reached & ~self.taken & ~(1 << self.start)


def crawling(table: Table, who: Profile) -> bool:
    return table.effects(who).crawls > 0


def watchers(table: Table, who: Profile) -> tuple[Profile, ...]:
    """Enemies that could make an opportunity attack on this creature's move."""
    if table.now[who.id].turn.disengaged:
        return ()
    return tuple(
        enemy
        for enemy in who.enemies
        if table.knows(who, enemy) and table.up(enemy) and table.reacts(enemy) and table.sees(enemy, who)
    )


@procedure("srd5.grid.corner", "srd5.grid.enter_costly", "srd5.grid.leftover")
def field(table: Table, who: Profile, budget: int, *, own_turn: bool = True) -> Reach:
    """All squares a creature can reach on the grid with this much movement, in its own turn or by a reaction."""
    ground, squares = table.drawn
    now = table.now[who.id]
    others, barring = spaces(table, who, known=True)
    taken = squares.covering(others, who.squares)
    solid = squares.covering(ground.where(WALL + LOOPHOLE), who.squares)
    free = squares.fitting(who.squares) & ~solid & ~squares.covering(barring, who.squares)
    hard = squares.covering(others | ground.where(HARD), who.squares)
    crawls = crawling(table, who)
    prices = tuple(
        (rules.terrain.step_cost(difficult, crawls) * SQUARE, free & part)
        for difficult, part in ((False, ~hard), (True, hard))
    )
    start = squares.number(now.x, now.y)
    watched = tuple(within(table, enemy, table.reach(enemy), who.squares) for enemy in watchers(table, who))
    feared = tuple(_circles(table, one, who.squares) for one in table.feared(who))
    odd = table.realistic and own_turn and now.turn.diagonals % 2 > 0
    terms = Terms(squares, start, budget, prices, solid, watched, feared, table.realistic, odd)
    return Reach(ways(terms), taken, start)


def price(table: Table, who: Profile, number: int, taken: Squares) -> int:
    """What each foot of entering this square costs now, where others take these squares."""
    ground, squares = table.drawn
    hard = squares.covering(taken | ground.where(HARD), who.squares)
    return rules.terrain.step_cost(bool(hard >> number & 1), crawling(table, who))


def spaces(table: Table, who: Profile, *, known: bool = False) -> tuple[Squares, Squares]:
    """Squares in other creatures' spaces (of those it knows of, if ``known``), and those of creatures that bar the
    way. A dead body is an object and takes no space."""
    _, squares = table.drawn
    taken = barring = 0
    for other in table.everybody:
        now = table.now[other.id]
        if other is who or now.life == "dead" or (known and who.id in now.hidden_from):
            continue
        space = squares.block(now.x, now.y, other.squares, other.squares)
        taken |= space
        if not lets_pass(who, other):
            barring |= space
    return taken, barring


@lru_cache(maxsize=4096)
def lets_pass(who: Profile, other: Profile) -> bool:
    """Whether a creature may move through another's space."""
    return rules.passing.may_pass(other in who.enemies, who.size, other.size)


def within(table: Table, whom: Profile, length: int, side: int) -> Squares:
    """Where the low corner of a space of this side is no farther than ``length`` from somebody."""
    _, squares = table.drawn
    there = table.now[whom.id]
    return _within(squares, there.x, there.y, whom.squares, length, side, table.realistic)


@lru_cache(maxsize=4096)
def _within(squares: Board, x: int, y: int, side: int, length: int, own: int, realistic: bool) -> Squares:
    near = squares.within(x, y, side, rules.grid.square(length), own)
    if not realistic:
        return near
    places = ((number, squares.place(number)) for number in numbers(near))
    return union(
        1 << number for number, (ax, ay) in places if rules.grid.realistic_distance(x - ax, y - ay, own, side) <= length
    )


def _circles(table: Table, whom: Profile, side: int) -> tuple[Squares, ...]:
    """The surroundings of what is feared, ever wider, up to the whole map."""
    _, squares = table.drawn
    widest = 2 * max(squares.width, squares.height)
    circles = (within(table, whom, far * SQUARE, side) for far in range(widest))
    return tuple(takewhile(lambda circle: circle != squares.full, circles))


def towards(table: Table, who: Profile, goal: tuple[int, int], budget: int) -> tuple[tuple[int, int], ...]:
    """Without a grid: the points of a straight way to ``goal``, at most five feet apart, as far as the budget goes
    and nobody bars it, and never closer to what a frightened creature fears."""
    now = table.now[who.id]
    feared = table.feared(who)
    here, left = (now.x, now.y), budget
    points: list[tuple[int, int]] = []
    while here != goal:
        length = min(SQUARE, max(abs(goal[0] - here[0]), abs(goal[1] - here[1])))
        price = piece_price(table, who, *_piece(here, goal, length))
        length = min(length, rules.grid.affordable(left, price) if price else 0)
        there = _piece(here, goal, length)
        if not length or any(
            rules.condition.approaches(table.distance_from(who, *here, one), table.distance_from(who, *there, one))
            for one in feared
        ):
            break
        left -= length * price
        here = there
        points.append(here)
    return tuple(points)


def _piece(here: tuple[int, int], goal: tuple[int, int], length: int) -> tuple[int, int]:
    """The point ``length`` nearer to the goal along each axis."""
    x, y = here
    return x + max(-length, min(length, goal[0] - x)), y + max(-length, min(length, goal[1] - y))


def piece_price(table: Table, who: Profile, x: int, y: int) -> int:
    """Without a grid: what each foot of a piece that ends at (x, y) costs; 0 if somebody's space bars it."""
    others = sharing(table, who, x, y)
    if not all(lets_pass(who, other) for other in others):
        return 0
    return rules.terrain.step_cost(rules.terrain.creature_space(bool(others)), crawling(table, who))


def sharing(table: Table, who: Profile, x: int, y: int) -> tuple[Profile, ...]:
    """Without a grid: whose spaces a creature's space at (x, y) would overlap. The dead take no space."""
    return tuple(
        other
        for other in table.everybody
        if other is not who
        and (there := table.now[other.id]).life != "dead"
        and not rules.flow.positions(there.x - x, there.y - y, who.wide, other.wide)
    )


def free_spot(table: Table, who: Profile, x: int, y: int) -> bool:
    """Without a grid: whether a creature's space at (x, y) overlaps nobody's."""
    return not sharing(table, who, x, y)


def room_at(table: Table, who: Profile, x: int, y: int) -> bool:
    """Whether a creature could be put at a place: on the ground there is, in no wall, in nobody's space."""
    if not table.grid:
        return free_spot(table, who, x, y)
    ground, squares = table.drawn
    if not (0 <= x <= ground.width - who.squares and 0 <= y <= ground.height - who.squares):
        return False
    taken, _ = spaces(table, who)
    return not squares.block(x, y, who.squares, who.squares) & (taken | ground.where(WALL + LOOPHOLE))


def beside(table: Table, who: Profile, whom: Profile) -> tuple[int, int] | None:
    """Without a grid: the nearest free point that touches another's space (ties: lowest x, then y)."""
    now, there = table.now[who.id], table.now[whom.id]
    spots = []
    for x in (there.x - who.wide, there.x, there.x + whom.wide):
        for y in (there.y - who.wide, there.y, there.y + whom.wide):
            if free_spot(table, who, x, y):
                spots.append((max(abs(x - now.x), abs(y - now.y)), x, y))
    return min(spots)[1:] if spots else None


def left_behind(table: Table, enemy: Profile, before: int, after: int) -> list[Attack]:
    """The melee attacks this enemy could make now whose reach a step leaves."""
    return [
        attack
        for attack in enemy.attacks
        if rules.opportunity.one_attack(attack.melee)
        and table.at_hand(enemy, attack)
        and rules.opportunity.reach_each(before, after, attack.reach)
    ]
