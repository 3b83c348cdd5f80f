"""Compiled: the best ways over a map of squares, as ``kit.ways`` defines them, by rows of bits.

The desk holds sets of squares as rows: bit ``x`` of row ``y`` is the square (x, y), whose number is ``square_at``: the
same for maps of all widths, so that nothing has to be divided.
A search takes what stands in ``easy`` and ``hard`` (squares by what entering them costs), ``solid``, ``watch`` and
``mask``, and looks for ``goals``. Costs are whole units: that of the cheapest step, or parts of it. Where the ground is
not level (``HIGH``) no step is too steep (``grades``).
"""

from __future__ import annotations

from typing import Any

from bojiste.kernel import grades
from bojiste.kernel.desk import N
from bojiste.kernel.grades import ROWS as ROWS
from bojiste.kernel.grades import from_row, grade_of, uphill

WIDTH, KEYS, STEPS = 62, 2048, 64
"""The widest map; labels of a search, as dangers times costs; steps of a way."""
_SHIFT, _COLUMN = 6, 63
PLACES = ROWS << _SHIFT
"""Numbers of squares."""
HIGH = True
"""Whether the ground may have heights."""
WARY, BOLD = 0, 1
"""The search for the fewest dangers, and the one for the lowest cost."""
COLUMNS = [
    ("wide", N), ("high", N), ("full", N), ("stamp", N), ("costs", N),
    ("solid", N, (ROWS,)), ("easy", N, (ROWS,)), ("hard", N, (ROWS,)), ("easy_price", N), ("hard_price", N),
    ("watch", N, (ROWS,)), ("mask", N, (PLACES,)), ("watchers", N), ("goals", N, (ROWS,)),
    ("nodes", N, (2, KEYS, ROWS)), ("low", N, (2, KEYS)), ("top", N, (2, KEYS)), ("done", N, (2, ROWS)),
    ("safe", N, (ROWS,)), ("slot", N, (2, KEYS)), ("stamped", N, (2, KEYS)), ("search", N, (2,)),
    ("slots", N, (2,)), ("stride", N, (2,)), ("most_dangers", N, (2,)), ("most_cost", N, (2,)),
    ("path", N, (STEPS,)), ("steps", N),
    *grades.COLUMNS,
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


# -- squares and bits ----------------------------------------------------------------------------------------------


def square_at(x: int, y: int) -> int:
    """The number of a square."""
    return y << _SHIFT | x


def column_of(square: int) -> int:
    return square & _COLUMN


def row_of(square: int) -> int:
    return square >> _SHIFT


def ones(bits: int) -> int:
    """How many bits are set, of 62."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set."""
    return ones((bits & -bits) - 1)


def span(f: Any, x: int, length: int) -> int:
    """The squares of a row that are ``length`` or less from column x."""
    return stretch(f, x - length, x + length)


def stretch(f: Any, first: int, last: int) -> int:
    """The squares of a row from one column to another, as far as they are on the map."""
    left, right = max(0, first), min(f.wide, last + 1)
    return (1 << right) - (1 << left) if right > left else 0


def clear_watch(f: Any) -> None:
    """Nobody watches."""
    f.watchers = 0
    for y in range(f.high):
        row = f.watch[y]
        f.watch[y] = 0
        while row:
            f.mask[square_at(lowest(row), y)] = 0
            row &= row - 1


def watched(f: Any, left: int, top: int, right: int, bottom: int) -> None:
    """One more watches all squares from one corner to another."""
    bit, row = 1 << f.watchers, stretch(f, left, right)
    f.watchers += 1
    for y in range(max(0, top), min(f.high, bottom + 1)):
        f.watch[y] |= row
        for x in range(max(0, left), min(f.wide, right + 1)):
            f.mask[square_at(x, y)] |= bit


def entered(f: Any, x: int, y: int, v: int) -> int:
    """The squares of the row v from which one step leads to (x, y), or to which one leads from there: no corner of
    what is solid is cut."""
    sides = span(f, x, 1) & ~(1 << x)
    if v == y:
        return sides
    return 1 << x | (0 if f.solid[v] >> x & 1 else sides & ~f.solid[y])


# -- the search ----------------------------------------------------------------------------------------------------


def nearest(f: Any, start: int, budget: int, safely: bool) -> int:
    """The best of the goals that so much reaches (``kit.ways.first``): fewest dangers, lowest cost, lowest number; -1
    where none is. ``safely``: without danger only. What has been searched stays, as far as it went."""
    f.costs = budget + 1
    f.stride[WARY], f.stride[BOLD] = f.costs, KEYS // f.costs
    f.search[BOLD] = 0
    goal = searched(f, WARY, start, safely)
    if goal >= 0 or safely or f.watchers == 0:
        return goal
    searched(f, BOLD, start, False)
    return least_dangerous(f)


def searched(f: Any, kind: int, start: int, safely: bool) -> int:
    """Search label by label; ends at the first goal that is reached without danger (of the wary search), else -1."""
    f.stamp += 1
    f.search[kind], f.slots[kind], f.most_dangers[kind], f.most_cost[kind] = f.stamp, 0, 0, 0
    for y in range(f.high):
        f.done[kind, y] = 0
        if kind == WARY:
            f.safe[y] = 0
    slot = opened(f, kind, 0, 0)
    f.nodes[kind, slot, row_of(start)] = 1 << column_of(start)
    widened(f, kind, slot, row_of(start), row_of(start))
    return warily(f, safely) if kind == WARY else boldly(f)


def warily(f: Any, safely: bool) -> int:
    """Go on from the labels of the wary search: dangers first."""
    dangers = 0
    while dangers <= f.most_dangers[WARY] and not (safely and dangers):
        cost = 0
        while cost <= f.most_cost[WARY]:
            slot = slot_of(f, WARY, dangers, cost)
            if slot >= 0 and settled(f, WARY, slot):
                if dangers == 0:
                    for y in range(f.low[WARY, slot], f.top[WARY, slot] + 1):
                        f.safe[y] |= f.nodes[WARY, slot, y]
                    goal = lowest_goal(f, slot)
                    if goal >= 0:
                        return goal
                spread(f, WARY, slot, dangers, cost)
            cost += 1
        dangers += 1
    return -1


def boldly(f: Any) -> int:
    """Go on from the labels of the bold search: costs first."""
    cost = 0
    while cost <= f.most_cost[BOLD]:
        dangers = 0
        while dangers <= f.most_dangers[BOLD]:
            slot = slot_of(f, BOLD, dangers, cost)
            if slot >= 0 and settled(f, BOLD, slot):
                spread(f, BOLD, slot, dangers, cost)
            dangers += 1
        cost += 1
    return -1


def key_of(f: Any, kind: int, dangers: int, cost: int) -> int:
    """The place of a label in the order of a search."""
    return dangers * f.stride[WARY] + cost if kind == WARY else cost * f.stride[BOLD] + dangers  # type: ignore[no-any-return]


def slot_of(f: Any, kind: int, dangers: int, cost: int) -> int:
    """The slot of a label, or -1 where this search has not come to it."""
    key = key_of(f, kind, dangers, cost)
    return f.slot[kind, key] if f.stamped[kind, key] == f.search[kind] else -1


def opened(f: Any, kind: int, dangers: int, cost: int) -> int:
    """The slot of a label, an empty one where this search comes to it first."""
    slot = slot_of(f, kind, dangers, cost)
    if slot >= 0:
        return slot
    slot, key, high = f.slots[kind], key_of(f, kind, dangers, cost), f.high
    f.slots[kind] = slot + 1
    f.slot[kind, key], f.stamped[kind, key] = slot, f.search[kind]
    f.most_dangers[kind] = max(f.most_dangers[kind], dangers)
    f.most_cost[kind] = max(f.most_cost[kind], cost)
    f.low[kind, slot], f.top[kind, slot] = high, -1
    for y in range(high):
        f.nodes[kind, slot, y] = 0
    return slot  # type: ignore[no-any-return]


def widened(f: Any, kind: int, slot: int, first: int, last: int) -> None:
    """Squares of these rows may have come to a label."""
    f.low[kind, slot] = min(f.low[kind, slot], first)
    f.top[kind, slot] = max(f.top[kind, slot], last)


def settled(f: Any, kind: int, slot: int) -> bool:
    """Whether squares of a label are left that no better one has; they are done."""
    low, top = f.high, -1
    for y in range(f.low[kind, slot], f.top[kind, slot] + 1):
        row = f.nodes[kind, slot, y] & ~f.done[kind, y]
        f.nodes[kind, slot, y] = row
        f.done[kind, y] |= row
        if row:
            low, top = min(low, y), y
    f.low[kind, slot], f.top[kind, slot] = low, top
    return bool(top >= 0)


def lowest_goal(f: Any, slot: int) -> int:
    """The lowest goal among the squares of a label of the wary search, or -1."""
    for y in range(f.low[WARY, slot], f.top[WARY, slot] + 1):
        row = f.nodes[WARY, slot, y] & f.goals[y]
        if row:
            return square_at(lowest(row), y)
    return -1


def spread(f: Any, kind: int, slot: int, dangers: int, cost: int) -> None:
    """One step further from all squares of a label."""
    if cost + f.easy_price >= f.costs:
        return
    low, top = f.low[kind, slot], f.top[kind, slot]
    first, last = max(0, low - 1), min(f.high - 1, top + 1)
    afar = cost + f.hard_price < f.costs
    easy = opened(f, kind, dangers, cost + f.easy_price)
    hard = opened(f, kind, dangers, cost + f.hard_price) if afar else easy
    above, row, below = 0, 0, unwatched(f, kind, slot, first)
    for y in range(first, last + 1):
        above, row, below = row, below, unwatched(f, kind, slot, y + 1) if y < top else 0
        if HIGH:
            there = uphill(f, above, row, below, y)
        else:
            there = row << 1 | row >> 1 | from_row(f, above, y - 1, y) | from_row(f, below, y + 1, y)
        there &= f.full & ~f.done[kind, y]
        f.nodes[kind, easy, y] |= there & f.easy[y]
        if afar:
            f.nodes[kind, hard, y] |= there & f.hard[y]
    widened(f, kind, easy, first, last)
    widened(f, kind, hard, first, last)
    if f.watchers:
        for y in range(low, top + 1):
            inside = f.nodes[kind, slot, y] & f.watch[y]
            while inside:
                leave(f, kind, square_at(lowest(inside), y), dangers, cost)
                inside &= inside - 1


def unwatched(f: Any, kind: int, slot: int, y: int) -> int:
    """The squares of a label in a row that nobody watches."""
    return f.nodes[kind, slot, y] & ~f.watch[y]  # type: ignore[no-any-return]


def leave(f: Any, kind: int, square: int, dangers: int, cost: int) -> None:
    """The steps from a watched square: each watcher whose squares it leaves is a danger."""
    x, y = column_of(square), row_of(square)
    for v in range(max(0, y - 1), min(f.high, y + 2)):
        row = entered(f, x, y, v) & (f.easy[v] | f.hard[v]) & ~f.done[kind, v]
        if HIGH:
            row &= f.near_by[grade_of(f, x, y), v]
        while row:
            u = lowest(row)
            row &= row - 1
            after = cost + (f.easy_price if f.easy[v] >> u & 1 else f.hard_price)
            if after < f.costs:
                risk = ones(f.mask[square] & ~f.mask[square_at(u, v)])
                slot = opened(f, kind, dangers + risk, after)
                f.nodes[kind, slot, v] |= 1 << u
                widened(f, kind, slot, v, v)


# -- what was found ------------------------------------------------------------------------------------------------


def least_dangerous(f: Any) -> int:
    """The best goal of both searches, where none is without danger: that of the bold one counts where the wary one did
    not come; of two labels alike the smaller set goes first."""
    for dangers in range(max(f.most_dangers[WARY], f.most_dangers[BOLD]) + 1):
        for cost in range(f.costs):
            wary, bold = slot_of(f, WARY, dangers, cost), slot_of(f, BOLD, dangers, cost)
            best = lowest_goal(f, wary) if wary >= 0 else -1
            other = lowest_bold_goal(f, bold) if bold >= 0 else -1
            if best >= 0 and other >= 0:
                return other if smaller(f, bold, wary) else best
            if best >= 0 or other >= 0:
                return max(best, other)
    return -1


def lowest_bold_goal(f: Any, slot: int) -> int:
    """The lowest goal among the squares of a label of the bold search that the wary one did not reach, or -1."""
    for y in range(f.low[BOLD, slot], f.top[BOLD, slot] + 1):
        row = f.nodes[BOLD, slot, y] & f.goals[y] & ~f.done[WARY, y]
        if row:
            return square_at(lowest(row), y)
    return -1


def smaller(f: Any, bold: int, wary: int) -> bool:
    """Whether what only the bold search reached with a label is, as a number, smaller than what the wary one did."""
    for y in range(f.high - 1, -1, -1):
        one, other = f.nodes[BOLD, bold, y] & ~f.done[WARY, y], f.nodes[WARY, wary, y]
        if one != other:
            return bool(one < other)
    return False


def label_of(f: Any, square: int) -> tuple[int, int]:
    """Dangers and cost of a square that was reached, by the wary search if it was; -1 where it was not."""
    x, y = column_of(square), row_of(square)
    kind = WARY if f.done[WARY, y] >> x & 1 else BOLD
    for dangers in range(f.most_dangers[kind] + 1):
        for cost in range(f.most_cost[kind] + 1):
            if has(f, kind, dangers, cost, x, y):
                return dangers, cost
    return -1, -1


def has(f: Any, kind: int, dangers: int, cost: int, x: int, y: int) -> bool:
    """Whether a square has been reached with this label."""
    slot = slot_of(f, kind, dangers, cost)
    return bool(slot >= 0 and f.nodes[kind, slot, y] >> x & 1)


def traced(f: Any, start: int, goal: int) -> None:
    """The way to a square that was reached goes into ``path``: from its end, over the square nearest to the straight
    line, of equal ones the lowest."""
    dangers, cost = label_of(f, goal)
    kind = WARY if has(f, WARY, dangers, cost, column_of(goal), row_of(goal)) else BOLD
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
    x, y = column_of(square), row_of(square)
    cost -= f.easy_price if f.easy[y] >> x & 1 else f.hard_price
    best, least, risky, calm = start, 1 << 40, 0, slot_of(f, kind, dangers, cost)
    for v in range(max(0, y - 1), min(f.high, y + 2)):
        row = entered(f, x, y, v) & (f.done[kind, v] if f.watchers else f.nodes[kind, calm, v])
        if HIGH:
            row &= f.near_by[grade_of(f, x, y), v]
        while row:
            u = lowest(row)
            row &= row - 1
            other, risk = square_at(u, v), 0
            if f.watchers:
                risk = ones(f.mask[other] & ~f.mask[square])
                if risk > dangers or not has(f, kind, dangers - risk, cost, u, v):
                    continue
            off = aside(start, goal, u, v)
            if off < least:
                best, least, risky = other, off, risk
    return best, dangers - risky, cost


def aside(start: int, goal: int, u: int, v: int) -> int:
    """How far a square lies from the straight line from the start to the goal, so that it can be compared."""
    x, y = column_of(start), row_of(start)
    return abs((column_of(goal) - x) * (v - y) - (row_of(goal) - y) * (u - x))
