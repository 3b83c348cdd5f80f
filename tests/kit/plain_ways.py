"""The cheapest ways by a plain search, square by square: what ``bojiste.kit.ways`` must agree with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple


class Way(NamedTuple):
    """Where one can get: ``cost`` and ``dangers`` of the way to each square number (missing: out of reach).

    ``wary`` and ``bold`` map a square to those before it, on the ways with the fewest dangers and on the cheapest.
    Where diagonals count they map stands (see ``STANDS``), of which ``ends`` names the best one of each square.
    """

    cost: Mapping[int, int]
    dangers: Mapping[int, int]
    wary: Mapping[int, set[int]]
    bold: Mapping[int, set[int]]
    start: int
    width: int
    ends: Mapping[int, int] | None = None

    def path(self, goal: int) -> tuple[int, ...]:
        """The squares entered on the way to ``goal``, the start left out."""
        node = goal if self.ends is None else self.ends[goal]
        came = self.wary if node in self.wary else self.bold
        steps = []
        while node in came:
            steps.append(self._square(node))
            node = min(came[node], key=lambda before: (self._aside(self._square(before), goal), before))
        return tuple(reversed(steps))

    def _square(self, node: int) -> int:
        return node if self.ends is None else node // STANDS

    def _aside(self, square: int, goal: int) -> int:
        """How far a square lies from the straight line."""
        (y, x), (v, u), (b, a) = (divmod(number, self.width) for number in (self.start, goal, square))
        return abs((u - x) * (b - y) - (v - y) * (a - x))


@lru_cache(maxsize=64)
def neighbours(width: int, height: int) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """For each square of a map its neighbours in ascending order, each with the two squares whose corners the step
    passes (for a straight step: the neighbour itself, twice)."""

    def around(x: int, y: int) -> Iterator[tuple[int, int, int]]:
        for dx, dy in STEPS:
            if 0 <= x + dx < width and 0 <= y + dy < height:
                there = (y + dy) * width + x + dx
                yield (there, y * width + x + dx, (y + dy) * width + x) if dx and dy else (there, there, there)

    return tuple(tuple(around(x, y)) for y in range(height) for x in range(width))


STEPS = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def ways(
    width: int,
    height: int,
    start: int,
    budget: int,
    enter: Sequence[int],
    solid: Sequence[bool],
    danger: Sequence[int],
) -> Way:
    """All squares that can be reached for ``budget``, each by the way with the fewest dangers, then the lowest cost.

    ``enter[s]``: what entering square s costs (0: it cannot be entered). ``solid[s]``: it fills its space, so its
    corners cannot be cut. ``danger[s]``: a bit per watcher that reaches s; leaving a watcher's reach is one danger.
    What is defined is the result, not the search: fewest dangers, lowest cost, and of several equal ways the one
    whose last square before lies nearest to the straight line (then the lowest), and so back to the start. A square
    that only ways too costly would reach so is reached by the cheapest way, whatever its dangers.
    """
    ground = (neighbours(width, height), start, budget, enter, solid, danger)
    best, wary = _search(*ground, wary=True)
    rest, bold = _search(*ground, wary=False) if any(danger) else ({}, {})
    return _way(best, rest, wary, bold, start, width)


def _way(
    best: Mapping[int, tuple[int, int]],
    rest: dict[int, tuple[int, int]],
    wary: Mapping[int, set[int]],
    bold: Mapping[int, set[int]],
    start: int,
    width: int,
    ends: Mapping[int, int] | None = None,
) -> Way:
    """Both searches put together: the wary one (dangers, cost) counts wherever it gets."""
    found = rest | {square: (cost, dangers) for square, (dangers, cost) in best.items()}
    costs = {square: cost for square, (cost, _) in found.items()}
    return Way(costs, {square: dangers for square, (_, dangers) in found.items()}, wary, bold, start, width, ends)


STANDS = 3
"""Where diagonals count, a square is stood on in three ways, numbered ``square * STANDS`` and on."""
EVEN, TURNED, ODD = 0, 1, 2
"""After an even number of diagonal steps; the same, and the last step was one of them; after an odd number."""


def ways_by_diagonals(
    width: int,
    height: int,
    start: int,
    budget: int,
    enter: Sequence[int],
    solid: Sequence[bool],
    danger: Sequence[int],
    second: Sequence[int],
    odd: bool,
) -> Way:
    """The same as ``ways`` where every second diagonal step costs ``second[s]``, not ``enter[s]``, to enter square s.

    ``odd``: an odd number of diagonal steps lies behind. Of several equal ways to a square one that ends on an even
    number is taken, of those the one with a straight last step; then as in ``ways``.
    """
    prices = [price for pair in zip(enter, second, enter, strict=True) for price in pair]
    dangers = [bits for bits in danger for _ in range(STANDS)]
    ground = (_stands(width, height), start * STANDS + (ODD if odd else EVEN), budget, prices, solid, dangers)
    best, wary = _search(*ground, wary=True)
    rest, bold = _search(*ground, wary=False) if any(danger) else ({}, {})
    wary_ends, bold_ends = _ends(best), _ends(rest)
    return _way(
        {square: best[node] for square, node in wary_ends.items()},
        {square: rest[node] for square, node in bold_ends.items()},
        wary,
        bold,
        start,
        width,
        bold_ends | wary_ends,
    )


@lru_cache(maxsize=16)
def _stands(width: int, height: int) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """For each stand the stands beside it, with the squares whose corners the step passes."""

    def after(stand: int, straight: bool) -> int:
        if straight:
            return ODD if stand == ODD else EVEN
        return TURNED if stand == ODD else ODD

    return tuple(
        tuple((there * STANDS + after(stand, there == corner), corner, other) for there, corner, other in beside)
        for beside in neighbours(width, height)
        for stand in range(STANDS)
    )


def _ends(best: Mapping[int, tuple[int, int]]) -> dict[int, int]:
    """The best stand of each square."""
    ends: dict[int, int] = {}
    for node in sorted(best, key=lambda node: (best[node], node)):
        ends.setdefault(node // STANDS, node)
    return ends


def _search(
    beside: Sequence[Sequence[tuple[int, int, int]]],
    start: int,
    budget: int,
    enter: Sequence[int],
    solid: Sequence[bool],
    danger: Sequence[int],
    *,
    wary: bool,
) -> tuple[dict[int, tuple[int, int]], dict[int, set[int]]]:
    """The best way to each square, and the squares before it on equally good ones.

    Best is by (dangers, cost) if ``wary``, else by (cost, dangers).
    """
    best: dict[int, tuple[int, int]] = {start: (0, 0)}
    came: dict[int, set[int]] = {}
    queue = [(0, 0, start)]
    done: set[int] = set()
    while queue:
        first, second, here = heappop(queue)
        if here in done:
            continue
        done.add(here)
        dangers, cost = (first, second) if wary else (second, first)
        watched = danger[here]
        for there, corner, other in beside[here]:
            price = enter[there]
            if not price or cost + price > budget or there in done or solid[corner] or solid[other]:
                continue
            left = watched & ~danger[there]
            risk = dangers + left.bit_count() if left else dangers
            reached = (risk, cost + price) if wary else (cost + price, risk)
            known = best.get(there)
            if known is None or reached < known:
                heappush(queue, (*reached, there))
                best[there], came[there] = reached, {here}
            elif reached == known and there in came:
                came[there].add(here)
    return best, came
