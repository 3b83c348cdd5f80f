"""Compiled: the best ways over a map of squares, as ``kit.ways`` defines them, by rows of bits.

The desk holds sets of squares as rows: bit ``x`` of row ``y`` is the square (x, y), whose number is ``y * wide + x``.
A search takes what stands in ``easy`` and ``hard`` (squares by what entering them costs), ``solid``, ``watch`` and
``mask``, and looks for ``goals``. Costs are whole units: that of the cheapest step, or parts of it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

ROWS, WIDTH, KEYS, STEPS = 40, 62, 2048, 64
"""The highest and the widest map; labels of a search, as dangers times costs; steps of a way."""
WARY, BOLD = 0, 1
"""The search for the fewest dangers, and the one for the lowest cost."""
_N = np.int64
COLUMNS = [
    ("wide", _N), ("high", _N), ("full", _N), ("stamp", _N), ("costs", _N),
    ("solid", _N, (ROWS,)), ("easy", _N, (ROWS,)), ("hard", _N, (ROWS,)), ("easy_price", _N), ("hard_price", _N),
    ("watch", _N, (ROWS,)), ("mask", _N, (ROWS * WIDTH,)), ("watchers", _N), ("goals", _N, (ROWS,)),
    ("nodes", _N, (2, KEYS, ROWS)), ("low", _N, (2, KEYS)), ("top", _N, (2, KEYS)), ("done", _N, (2, ROWS)),
    ("safe", _N, (ROWS,)), ("slot", _N, (2, KEYS)), ("stamped", _N, (2, KEYS)), ("search", _N, (2,)),
    ("slots", _N, (2,)), ("last_key", _N, (2,)), ("path", _N, (STEPS,)), ("steps", _N),
]  # fmt: skip
"""``mask``: who watches a square, a bit each; ``watch``: squares that anybody watches. Of each search the squares
(``nodes``, from row ``low`` to ``top``) of each label (``slot`` by key, where ``stamped`` says that this search has
it), and those that are done; ``safe``: what the wary search has reached without danger. ``path``: the squares entered
on the way that was traced last."""


def fits(width: int, height: int, budget: int, watchers: int) -> bool:
    """Whether a desk has room for all labels of a search: each step may leave what so many watch, every other one the
    same."""
    dangers = watchers * (budget + 1) // 2
    return width <= WIDTH and height <= ROWS and budget < STEPS and (budget + 1) * (dangers + 1) <= KEYS


# -- bits ----------------------------------------------------------------------------------------------------------


def ones(bits: int) -> int:
    """How many bits are set, of 62."""
    bits = bits - (bits >> 1 & 0x1555555555555555)
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return (bits + (bits >> 32)) & 127


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set."""
    return ones((bits & -bits) - 1)


def span(f: Any, x: int, length: int) -> int:
    """The squares of a row that are ``length`` or less from column x."""
    return stretch(f, x - length, x + length)


def clear_watch(f: Any) -> None:
    """Nobody watches."""
    f.watchers = 0
    for y in range(f.high):
        if f.watch[y]:
            for x in range(f.wide):
                f.mask[y * f.wide + x] = 0
            f.watch[y] = 0


def stretch(f: Any, first: int, last: int) -> int:
    """The squares of a row from one column to another, as far as they are on the map."""
    left, right = max(0, first), min(f.wide, last + 1)
    return (1 << right) - (1 << left) if right > left else 0


def watched(f: Any, left: int, top: int, right: int, bottom: int) -> None:
    """One more watches all squares from one corner to another."""
    bit, row = 1 << f.watchers, stretch(f, left, right)
    f.watchers += 1
    for line in range(max(0, top), min(f.high, bottom + 1)):
        f.watch[line] |= row
        for column in range(max(0, left), min(f.wide, right + 1)):
            f.mask[line * f.wide + column] |= bit


# -- the search ----------------------------------------------------------------------------------------------------


def nearest(f: Any, start: int, budget: int, safely: bool) -> int:
    """The best of the goals that so much reaches (``kit.ways.first``): fewest dangers, lowest cost, lowest number; -1
    where none is. ``safely``: without danger only. What has been searched stays, as far as it went."""
    f.costs = budget + 1
    f.search[BOLD] = 0
    goal = searched(f, WARY, start, safely)
    if goal >= 0 or safely or f.watchers == 0:
        return goal
    searched(f, BOLD, start, False)
    return least_dangerous(f)


def searched(f: Any, kind: int, start: int, safely: bool) -> int:
    """Search label by label; ends at the first goal that is reached without danger (of the wary search), else -1."""
    f.stamp += 1
    f.search[kind], f.slots[kind], f.last_key[kind] = f.stamp, 0, 0
    for y in range(f.high):
        f.done[kind, y] = 0
        if kind == WARY:
            f.safe[y] = 0
    slot = opened(f, kind, 0)
    put(f, kind, slot, start // f.wide, 1 << start % f.wide)
    last = f.costs - 1 if safely else KEYS
    key = 0
    while key <= f.last_key[kind] and key <= last:
        if f.stamped[kind, key] == f.search[kind]:
            slot = f.slot[kind, key]
            if settled(f, kind, slot):
                if kind == WARY and key < f.costs:
                    for y in range(f.low[kind, slot], f.top[kind, slot] + 1):
                        f.safe[y] |= f.nodes[kind, slot, y]
                    goal = lowest_goal(f, slot)
                    if goal >= 0:
                        return goal
                spread(f, kind, slot, key)
        key += 1
    return -1


def key_of(f: Any, kind: int, dangers: int, cost: int) -> int:
    """The place of a label in the order of a search."""
    return dangers * f.costs + cost if kind == WARY else cost * (KEYS // f.costs) + dangers  # type: ignore[no-any-return]


def dangers_of(f: Any, kind: int, key: int) -> int:
    return key // f.costs if kind == WARY else key % (KEYS // f.costs)  # type: ignore[no-any-return]


def cost_of(f: Any, kind: int, key: int) -> int:
    return key % f.costs if kind == WARY else key // (KEYS // f.costs)  # type: ignore[no-any-return]


def opened(f: Any, kind: int, key: int) -> int:
    """The slot of a label."""
    if f.stamped[kind, key] == f.search[kind]:
        return f.slot[kind, key]  # type: ignore[no-any-return]
    slot = f.slots[kind]
    f.slots[kind] = slot + 1
    f.slot[kind, key], f.stamped[kind, key] = slot, f.search[kind]
    f.last_key[kind] = max(f.last_key[kind], key)
    f.low[kind, slot], f.top[kind, slot] = f.high, -1
    for y in range(f.high):
        f.nodes[kind, slot, y] = 0
    return slot  # type: ignore[no-any-return]


def settled(f: Any, kind: int, slot: int) -> bool:
    """Whether squares of a label are left that no better one has; they are done."""
    left = 0
    for y in range(f.low[kind, slot], f.top[kind, slot] + 1):
        row = f.nodes[kind, slot, y] & ~f.done[kind, y]
        f.nodes[kind, slot, y] = row
        f.done[kind, y] |= row
        left |= row
    return bool(left != 0)


def lowest_goal(f: Any, slot: int) -> int:
    """The lowest goal among the squares of a label of the wary search, or -1."""
    for y in range(f.low[WARY, slot], f.top[WARY, slot] + 1):
        row = f.nodes[WARY, slot, y] & f.goals[y]
        if row:
            return y * f.wide + lowest(row)  # type: ignore[no-any-return]
    return -1


def spread(f: Any, kind: int, slot: int, key: int) -> None:
    """One step further from all squares of a label."""
    dangers, cost = dangers_of(f, kind, key), cost_of(f, kind, key)
    low, top = f.low[kind, slot], f.top[kind, slot]
    afar = cost + f.hard_price < f.costs
    if cost + f.easy_price >= f.costs:
        return
    easy = opened(f, kind, key_of(f, kind, dangers, cost + f.easy_price))
    hard = opened(f, kind, key_of(f, kind, dangers, cost + f.hard_price)) if afar else easy
    for y in range(max(0, low - 1), min(f.high, top + 2)):
        there = beside(f, kind, slot, y, low, top) & ~f.done[kind, y]
        put(f, kind, easy, y, there & f.easy[y])
        if afar:
            put(f, kind, hard, y, there & f.hard[y])
    if f.watchers:
        for y in range(low, top + 1):
            inside = f.nodes[kind, slot, y] & f.watch[y]
            while inside:
                leave(f, kind, y * f.wide + lowest(inside), dangers, cost)
                inside &= inside - 1


def beside(f: Any, kind: int, slot: int, y: int, low: int, top: int) -> int:
    """The squares of a row that one step leads to from unwatched squares of a label; no corner of what is solid is
    cut."""
    here, found = f.solid[y], 0
    if low <= y <= top:
        row = f.nodes[kind, slot, y] & ~f.watch[y]
        found = row << 1 | row >> 1
    if low <= y - 1 <= top:
        row = f.nodes[kind, slot, y - 1] & ~f.watch[y - 1]
        found |= row | (((row & ~here) << 1 | (row & ~here) >> 1) & ~f.solid[y - 1])
    if low <= y + 1 <= top:
        row = f.nodes[kind, slot, y + 1] & ~f.watch[y + 1]
        found |= row | (((row & ~here) << 1 | (row & ~here) >> 1) & ~f.solid[y + 1])
    return found & f.full  # type: ignore[no-any-return]


def put(f: Any, kind: int, slot: int, y: int, row: int) -> None:
    """Squares of a row come to a label."""
    if row:
        f.nodes[kind, slot, y] |= row
        f.low[kind, slot] = min(f.low[kind, slot], y)
        f.top[kind, slot] = max(f.top[kind, slot], y)


def cuts(f: Any, x: int, y: int, dx: int, dy: int) -> bool:
    """Whether a step cuts a corner of what is solid."""
    return bool(dx and dy and ((f.solid[y] >> (x + dx) & 1) or (f.solid[y + dy] >> x & 1)))


def leave(f: Any, kind: int, square: int, dangers: int, cost: int) -> None:
    """The steps from a watched square: each watcher whose squares it leaves is a danger."""
    x, y = square % f.wide, square // f.wide
    for v in range(max(0, y - 1), min(f.high, y + 2)):
        for u in range(max(0, x - 1), min(f.wide, x + 2)):
            open_ = (f.easy[v] | f.hard[v]) & ~f.done[kind, v]
            if not open_ >> u & 1 or cuts(f, x, y, u - x, v - y):
                continue
            after = cost + (f.easy_price if f.easy[v] >> u & 1 else f.hard_price)
            if after < f.costs:
                risk = ones(f.mask[square] & ~f.mask[v * f.wide + u])
                put(f, kind, opened(f, kind, key_of(f, kind, dangers + risk, after)), v, 1 << u)


# -- what was found ------------------------------------------------------------------------------------------------


def least_dangerous(f: Any) -> int:
    """The best goal of both searches, where none is without danger: that of the bold one counts where the wary one did
    not come; of two labels alike the smaller set goes first."""
    best, wary = -1, -1
    for key in range(f.last_key[WARY] + 1):
        if best < 0 and f.stamped[WARY, key] == f.search[WARY]:
            best = lowest_goal(f, f.slot[WARY, key])
            wary = key
    found, label = -1, -1
    for key in range(f.last_key[BOLD] + 1):
        if f.stamped[BOLD, key] == f.search[BOLD]:
            other = key_of(f, WARY, dangers_of(f, BOLD, key), cost_of(f, BOLD, key))
            goal = lowest_bold_goal(f, f.slot[BOLD, key])
            if goal >= 0 and (found < 0 or other < label):
                found, label = goal, other
    if found < 0 or (best >= 0 and wary < label):
        return best
    if best < 0 or label < wary:
        return found
    return found if smaller(f, label) else best


def lowest_bold_goal(f: Any, slot: int) -> int:
    """The lowest goal among the squares of a label of the bold search that the wary one did not reach, or -1."""
    for y in range(f.low[BOLD, slot], f.top[BOLD, slot] + 1):
        row = f.nodes[BOLD, slot, y] & f.goals[y] & ~f.done[WARY, y]
        if row:
            return y * f.wide + lowest(row)  # type: ignore[no-any-return]
    return -1


def smaller(f: Any, label: int) -> bool:
    """Whether what only the bold search reached with a label is, as a number, smaller than what the wary one did."""
    bold = f.slot[BOLD, key_of(f, BOLD, label // f.costs, label % f.costs)]
    wary = f.slot[WARY, label]
    for y in range(f.high - 1, -1, -1):
        one, other = f.nodes[BOLD, bold, y] & ~f.done[WARY, y], f.nodes[WARY, wary, y]
        if one != other:
            return bool(one < other)
    return False


def label_of(f: Any, square: int) -> int:
    """The label of a square that was reached, as a key of the wary search."""
    x, y = square % f.wide, square // f.wide
    kind = WARY if f.done[WARY, y] >> x & 1 else BOLD
    for key in range(f.last_key[kind] + 1):
        if has(f, kind, key, x, y):
            return key_of(f, WARY, dangers_of(f, kind, key), cost_of(f, kind, key))
    return -1


def has(f: Any, kind: int, key: int, x: int, y: int) -> bool:
    """Whether a square has been reached with this label."""
    if f.stamped[kind, key] != f.search[kind]:
        return False
    slot = f.slot[kind, key]
    return bool(f.low[kind, slot] <= y <= f.top[kind, slot] and f.nodes[kind, slot, y] >> x & 1)


def traced(f: Any, start: int, goal: int) -> None:
    """The way to a square that was reached goes into ``path``: from its end, over the square nearest to the straight
    line, of equal ones the lowest."""
    label = label_of(f, goal)
    dangers, cost = label // f.costs, label % f.costs
    kind = WARY if has(f, WARY, label, goal % f.wide, goal // f.wide) else BOLD
    f.steps, square = 0, goal
    while square != start:
        f.path[f.steps] = square
        f.steps += 1
        square, dangers, cost = before(f, kind, start, goal, square, dangers, cost)
    for place in range(f.steps // 2):
        other = f.steps - 1 - place
        f.path[place], f.path[other] = f.path[other], f.path[place]


def before(f: Any, kind: int, start: int, goal: int, square: int, dangers: int, cost: int) -> tuple[int, int, int]:
    """The square before on the best way, with its dangers and cost."""
    x, y = square % f.wide, square // f.wide
    cost -= f.easy_price if f.easy[y] >> x & 1 else f.hard_price
    best, least, risky = start, 1 << 40, 0
    for v in range(max(0, y - 1), min(f.high, y + 2)):
        for u in range(max(0, x - 1), min(f.wide, x + 2)):
            other = v * f.wide + u
            risk = ones(f.mask[other] & ~f.mask[square]) if f.watchers else 0
            if other == square or risk > dangers or cuts(f, x, y, u - x, v - y):
                continue
            if has(f, kind, key_of(f, kind, dangers - risk, cost), u, v):
                off = aside(f, start, goal, u, v)
                if off < least:
                    best, least, risky = other, off, risk
    return best, dangers - risky, cost


def aside(f: Any, start: int, goal: int, u: int, v: int) -> int:
    """How far a square lies from the straight line from the start to the goal, so that it can be compared."""
    x, y = start % f.wide, start // f.wide
    return abs((goal % f.wide - x) * (v - y) - (goal // f.wide - y) * (u - x))  # type: ignore[no-any-return]
