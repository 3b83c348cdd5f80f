"""The best ways over a map of squares, found for whole sets of squares at once.

What is defined is the result, not the search: of all ways to a square that the budget pays, those with the fewest
dangers, of these the cheapest, and of several equal ones the one whose last square before lies nearest to the straight
line from the start (of two equally near the one with the lower number), and so back to the start. A square that only
ways too costly would reach so is reached by the cheapest way, whatever its dangers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from bojiste.kit.board import Board, Corners, Squares, lowest, numbers, union

LAYERS = 3
EVEN, TURNED, ODD = 0, 1, 2
"""Where every second diagonal step counts double, a square is stood on in three ways: after an even number of
diagonal steps; the same, and the last was one of them; after an odd number. A node is ``layer * size + square``."""


Out = tuple[tuple[int, Squares], ...]
"""What a step meets: dangers, and the squares there."""


class Zone(NamedTuple):
    """Squares among which no step is dangerous, and what a step out of them meets."""

    squares: Squares
    out: Out


class Level(NamedTuple):
    """Nodes that are reached with the same dangers at the same cost."""

    dangers: int
    cost: int
    nodes: Squares


class Terms(NamedTuple):
    """All that a search hangs on.

    ``prices``: what entering a square costs, with the squares that cost it (in no set: it cannot be entered).
    ``solid``: what fills its space, so that its corners cannot be cut. ``watched``: per watcher the squares it
    reaches; leaving them is one danger. ``feared``: per thing feared its surroundings, ever wider; no step goes from
    one of them into a narrower one. ``counting``: every second diagonal step costs double; ``odd``: an odd number of
    them lies behind. ``heights``: how high the ground is, with the squares that are so high (in no set: 0); no step
    goes up or down by more than ``rise``.
    """

    board: Board
    start: int
    budget: int
    prices: tuple[tuple[int, Squares], ...]
    solid: Squares = 0
    watched: tuple[Squares, ...] = ()
    feared: tuple[tuple[Squares, ...], ...] = ()
    counting: bool = False
    odd: bool = False
    heights: tuple[tuple[int, Squares], ...] = ()
    rise: int = 0


class Ways:
    """Where one can get: ``reached`` (with the start), and ``levels`` in ascending order of dangers and cost."""

    __slots__ = ("_bold", "_paths", "_wary", "levels", "reached", "terms")

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._wary = _search(terms, wary=True)
        self._bold: tuple[Level, ...] = ()
        self._paths: dict[int, tuple[int, ...]] = {}
        reached = _flat(terms, self._wary)
        if terms.watched and _all(reached) != _paid_for(terms._replace(watched=())):
            self._bold = _search(terms, wary=False)
        self.levels: tuple[Level, ...] = tuple(sorted(_merged(reached, _flat(terms, self._bold))))
        self.reached: Squares = _all(self.levels)

    def label(self, square: int) -> tuple[int, int]:
        """Dangers and cost of the way to a square that is reached."""
        return next((dangers, cost) for dangers, cost, nodes in self.levels if nodes >> square & 1)

    def path(self, goal: int) -> tuple[int, ...]:
        """The squares entered on the way to ``goal``, the start left out; kept, as the ways themselves are."""
        if goal not in self._paths:
            self._paths[goal] = self._traced(goal)
        return self._paths[goal]

    def _traced(self, goal: int) -> tuple[int, ...]:
        """The way to ``goal``, found from its end."""
        size = self.terms.board.width * self.terms.board.height
        label = self.label(goal)
        levels = self._wary
        ends = _ends(levels, label, goal, size)
        if not ends:
            levels = self._bold
            ends = _ends(levels, label, goal, size)
        node = ends[0]
        known = {(dangers, cost): nodes for dangers, cost, nodes in levels}
        steps: list[int] = []
        while label != (0, 0):
            steps.append(node % size)
            node, label = _before(self.terms, known, node, label, goal)
        return tuple(reversed(steps))


def ways(terms: Terms) -> Ways:
    """The ways under these terms."""
    return _kept(terms._replace(watched=tuple(_at_stake(terms))))


@lru_cache(maxsize=4096)
def _kept(terms: Terms) -> Ways:
    """Kept on a shelf, for equal moments come again."""
    return Ways(terms)


def _at_stake(terms: Terms) -> Iterator[Squares]:
    """The watched squares that the budget could leave: some that it reaches are among them, and some are not."""
    board = terms.board
    far = terms.budget // min([price for price, _ in terms.prices], default=terms.budget + 1)
    near = board.within(*board.place(terms.start), 1, far, 1)
    return (squares for squares in terms.watched if squares & near and near & ~squares)


def _all(levels: tuple[Level, ...]) -> Squares:
    found = 0
    for _, _, nodes in levels:
        found |= nodes
    return found


def _flat(terms: Terms, levels: tuple[Level, ...]) -> tuple[Level, ...]:
    """Levels of squares, best first as they are: each square where its best node is."""
    if not terms.counting:
        return levels
    size, full = terms.board.width * terms.board.height, terms.board.full
    found, done = [], 0
    for dangers, cost, nodes in levels:
        squares = (nodes | nodes >> size | nodes >> 2 * size) & full & ~done
        done |= squares
        if squares:
            found.append(Level(dangers, cost, squares))
    return tuple(found)


def _merged(wary: tuple[Level, ...], bold: tuple[Level, ...]) -> Iterator[Level]:
    """Levels of both searches; a square counts where the wary one got."""
    yield from wary
    known = _all(wary)
    for level in bold:
        if level.nodes & ~known:
            yield level._replace(nodes=level.nodes & ~known)


def _ends(levels: tuple[Level, ...], label: tuple[int, int], goal: int, size: int) -> list[int]:
    """The nodes of a square with this label, best first."""
    nodes = next((level.nodes for level in levels if (level.dangers, level.cost) == label), 0)
    return [goal + layer * size for layer in range(LAYERS) if nodes >> (goal + layer * size) & 1]


@lru_cache(maxsize=1024)
def _corners(board: Board, solid: Squares) -> Corners:
    return board.corners(solid)


def _steps(terms: Terms, nodes: Squares) -> tuple[tuple[int, Squares], ...]:
    """The nodes that can be stepped to, by the length of the step."""
    board, solid = terms.board, terms.solid
    if not terms.counting:
        near = board.around(nodes)
        if near & solid:  # some corner may be cut
            near = board.straight(nodes) | board.diagonal(nodes, _corners(board, solid))
        return ((1, near),)
    size, full = board.width * board.height, board.full
    even, odd = (nodes | nodes >> size) & full, nodes >> 2 * size
    corners = _corners(board, solid)
    single = board.straight(even) | (board.straight(odd) | board.diagonal(even, corners)) << 2 * size
    return (1, single), (2, board.diagonal(odd, corners) << size)


Part = tuple[Squares, int, tuple[int, ...], int]
"""Squares that are alike: which, who watches them (a bit each), how far from what is feared, and how high."""


@lru_cache(maxsize=4096)
def _zones(
    full: Squares,
    watched: tuple[Squares, ...],
    feared: tuple[tuple[Squares, ...], ...],
    heights: tuple[tuple[int, Squares], ...],
    rise: int,
    copies: int,
) -> tuple[Zone, ...]:
    parts: list[Part] = [(full & ~_all_high(heights), 0, (), 0)]
    parts += [(squares, 0, (), height) for height, squares in heights]
    for bit, squares in enumerate(watched):
        halves = (
            (nodes & side, mask | on << bit, (), height)
            for nodes, mask, _, height in parts
            for on, side in ((1, squares), (0, ~squares))
        )
        parts = [part for part in halves if part[0]]
    for circles in feared:
        parts = [
            (nodes & ring, mask, (*far, place), height)
            for nodes, mask, far, height in parts
            for place, ring in enumerate(_rings(full, circles))
            if nodes & ring
        ]
    return tuple(Zone(part[0] * copies, tuple(_out(parts, part, rise, copies))) for part in parts)


def _all_high(heights: tuple[tuple[int, Squares], ...]) -> Squares:
    return union(squares for _, squares in heights)


def _rings(full: Squares, circles: tuple[Squares, ...]) -> Iterator[Squares]:
    """The squares between each circle and the one inside it, and those outside all."""
    inside = 0
    for circle in (*circles, full):
        yield circle & ~inside
        inside |= circle


def _out(parts: list[Part], here: Part, rise: int, copies: int) -> Iterator[tuple[int, Squares]]:
    """The dangers of stepping from a part into the others, where fear and the slope let it."""
    _, mask, far, height = here
    found: dict[int, Squares] = {}
    for nodes, other, there, high in parts:
        flat = abs(high - height) <= rise
        if flat and all(after >= before for before, after in zip(far, there, strict=True)):
            risk = (mask & ~other).bit_count()
            found[risk] = found.get(risk, 0) | nodes * copies
    yield from found.items()


def zones(terms: Terms) -> tuple[Zone, ...]:
    """The map cut up by who watches what and how near it is to what is feared."""
    size = terms.board.width * terms.board.height
    copies = 1 | 1 << size | 1 << 2 * size if terms.counting else 1
    return _zones(terms.board.full, terms.watched, terms.feared, terms.heights, terms.rise, copies)


def _search(terms: Terms, *, wary: bool) -> tuple[Level, ...]:
    """The nodes by their best label, in ascending order: dangers then cost if ``wary``, else cost then dangers."""
    size = terms.board.width * terms.board.height
    first = 1 << terms.start + (ODD * size if terms.counting and terms.odd else 0)
    copies = 1 | 1 << size | 1 << 2 * size if terms.counting else 1
    prices = tuple((price, squares * copies) for price, squares in terms.prices)
    cut, budget = zones(terms), terms.budget
    waiting, queue, done = {(0, 0): first}, [(0, 0)], 0
    levels = []
    while queue:
        label = heappop(queue)
        nodes = waiting.pop(label) & ~done
        if not nodes:
            continue
        done |= nodes
        dangers, cost = label if wary else (label[1], label[0])
        levels.append(Level(dangers, cost, nodes))
        for squares, out in cut:
            if not nodes & squares:
                continue
            for risk, price, there in _reached(terms, out, prices, nodes & squares, done):
                if cost + price <= budget:
                    after = (dangers + risk, cost + price) if wary else (cost + price, dangers + risk)
                    if after not in waiting:
                        heappush(queue, after)
                    waiting[after] = waiting.get(after, 0) | there
    return tuple(levels)


def _paid_for(terms: Terms) -> Squares:
    """All that the budget reaches where nobody watches."""
    if terms.counting or len(zones(terms)) > 1:
        return _all(_flat(terms, _search(terms, wary=True)))
    waiting, done = {0: 1 << terms.start}, 0
    while waiting:
        cost = min(waiting)
        nodes = waiting.pop(cost) & ~done
        done |= nodes
        ((_, near),) = _steps(terms, nodes)
        for price, squares in terms.prices:
            there = near & squares & ~done
            if there and cost + price <= terms.budget:
                waiting[cost + price] = waiting.get(cost + price, 0) | there
    return done


def _reached(
    terms: Terms, out: Out, prices: tuple[tuple[int, Squares], ...], nodes: Squares, done: Squares
) -> list[tuple[int, int, Squares]]:
    """What one step from these nodes of a zone meets: dangers, price, and the nodes there."""
    return [
        (risk, price * length, there)
        for length, near in _steps(terms, nodes)
        for price, squares in prices
        for risk, allowed in out
        if (there := near & squares & allowed & ~done)
    ]


def _before(
    terms: Terms, known: dict[tuple[int, int], Squares], node: int, label: tuple[int, int], goal: int
) -> tuple[int, tuple[int, int]]:
    """The node before on the best way, of several equal ones that nearest to the straight line to the goal, with its
    label."""
    size = terms.board.width * terms.board.height
    price = next(price for price, squares in terms.prices if squares >> node % size & 1)
    back = _back(terms, node)
    found: list[tuple[int, int, int, tuple[int, int]]] = []
    for squares, out in zones(terms):
        for risk, allowed in out:
            if not allowed >> node & 1:
                continue
            for length, nodes in back:
                before = label[0] - risk, label[1] - price * length
                for other in numbers(nodes & known.get(before, 0) & squares):
                    found.append((_aside(terms, other % size, goal), other % size, other // size, before))
    _, other, layer, before = min(found)
    return other + layer * size, before


def _aside(terms: Terms, square: int, goal: int) -> int:
    """How far a square lies from the straight line from the start to the goal, so that it can be compared."""
    width = terms.board.width
    (y, x), (v, u), (b, a) = divmod(terms.start, width), divmod(goal, width), divmod(square, width)
    return abs((u - x) * (b - y) - (v - y) * (a - x))


def _back(terms: Terms, node: int) -> tuple[tuple[int, Squares], ...]:
    """The nodes from which a step leads to this one, by its length: ``_steps`` turned round."""
    board = terms.board
    if not terms.counting:
        return _steps(terms, 1 << node)
    size = board.width * board.height
    layer, square = divmod(node, size)
    straight, diagonal = board.straight(1 << square), board.diagonal(1 << square, _corners(board, terms.solid))
    if layer == EVEN:
        return ((1, straight | straight << TURNED * size),)
    if layer == TURNED:
        return ((2, diagonal << ODD * size),)
    return ((1, straight << ODD * size | diagonal | diagonal << TURNED * size),)


# -- the way on ----------------------------------------------------------------------------------------------------


def waves(terms: Terms) -> Iterator[Squares]:
    """The squares by how many steps they are off, whatever a step costs and whoever watches: first the start alone."""
    bare, free = _bare(terms), union([squares for _, squares in terms.prices])
    cut = zones(bare)
    wave = done = 1 << terms.start
    while wave:
        yield wave
        wave = _stepped(bare, cut, wave) & free & ~done
        done |= wave


def back(terms: Terms, found: Sequence[Squares], goals: Squares) -> Iterator[Squares]:
    """Of waves, the last first, the squares that lie on a way of the fewest steps to these goals in the last one."""
    bare, there = _bare(terms), goals
    cut = zones(bare)
    for wave in reversed(found):
        there &= wave
        yield there
        there = _stepped(bare, cut, there)


def _bare(terms: Terms) -> Terms:
    """The same where nobody watches, and every step is one."""
    return terms._replace(watched=(), feared=(), counting=False)


def _stepped(bare: Terms, cut: tuple[Zone, ...], squares: Squares) -> Squares:
    """Whereto one step leads from these squares, unless it is too steep."""
    there = 0
    for level, out in cut:
        if squares & level:
            ((_, near),) = _steps(bare, squares & level)
            for _, allowed in out:
                there |= near & allowed
    return there


def first(ways: Ways, squares: Squares) -> int | None:
    """The best square of a set: fewest dangers, lowest cost, lowest number; ``None`` if none is reached."""
    for _, _, nodes in ways.levels:
        if nodes & squares:
            return lowest(nodes & squares)
    return None
