"""Where a creature can go and what it costs. Nothing here moves anybody."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from bojiste.core.space import DIFFICULT, WALL, Way, squares, ways, ways_by_diagonals
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE


class Reach(NamedTuple):
    """Where a creature can get on the grid: the ways, and the squares (lowest corners) where it may not stop."""

    way: Way
    taken: frozenset[int]
    width: int
    start: int

    def stops(self) -> tuple[int, ...]:
        """Squares where it may end its move, in ascending order."""
        return tuple(sorted(square for square in self.way.cost if square not in self.taken and square != self.start))


def crawling(table: Table, who: Profile) -> bool:
    return table.effects(who).crawls > 0


def watchers(table: Table, who: Profile) -> tuple[Profile, ...]:
    """Enemies that could make an opportunity attack on this creature's move."""
    if table.now[who.id].turn.disengaged:
        return ()
    return tuple(enemy for enemy in who.enemies if table.up(enemy) and table.reacts(enemy) and table.sees(enemy, who))


def field(table: Table, who: Profile, budget: int, *, own_turn: bool = True) -> Reach:
    """All squares a creature can reach on the grid with this much movement, in its own turn or by a reaction."""
    ground = table.ground
    assert ground is not None
    now = table.now[who.id]
    start = now.y * ground.width + now.x
    box = _box(table, who, budget)
    enter, taken = _prices(table, who, box)
    danger = _dangers(table, who, box)
    solid = [False] * len(enter)
    for x, y in box:
        solid[y * ground.width + x] = _solid(table, who, x, y)
    if table.realistic:
        second = [price * rules.grid.realistic_diagonals(1) // SQUARE for price in enter]
        odd = own_turn and now.turn.diagonals % 2 > 0
        way = ways_by_diagonals(ground.width, ground.height, start, budget, enter, solid, danger, second, odd)
    else:
        way = ways(ground.width, ground.height, start, budget, enter, solid, danger)
    if feared := table.feared(who):
        taken |= _nearing(table, who, way, ground.width, feared)
    return Reach(way, taken, ground.width, start)


def _nearing(table: Table, who: Profile, way: Way, width: int, feared: tuple[Profile, ...]) -> frozenset[int]:
    """Squares whose way brings a frightened creature closer to what it fears."""
    now = table.now[who.id]

    def comes_closer(square: int) -> bool:
        points = [(now.x, now.y), *((number % width, number // width) for number in way.path(square))]
        return any(
            rules.condition.approaches(table.distance_from(who, *before, one), table.distance_from(who, *after, one))
            for before, after in pairwise(points)
            for one in feared
        )

    return frozenset(square for square in way.cost if comes_closer(square))


def _box(table: Table, who: Profile, budget: int) -> list[tuple[int, int]]:
    """Lowest corners that could be reached at all, and that keep the whole space on the map."""
    ground, now = table.ground, table.now[who.id]
    assert ground is not None
    far = rules.grid.speed(budget) + 1
    return [
        (x, y)
        for y in range(max(0, now.y - far), min(ground.height - who.squares, now.y + far) + 1)
        for x in range(max(0, now.x - far), min(ground.width - who.squares, now.x + far) + 1)
    ]


def _solid(table: Table, who: Profile, x: int, y: int) -> bool:
    ground = table.ground
    assert ground is not None
    if who.squares == 1:
        return ground.letters[y * ground.width + x] == WALL
    return any(ground.at(sx, sy) == WALL for sx, sy in squares(x, y, who.squares))


def occupied(table: Table, who: Profile) -> dict[tuple[int, int], tuple[Profile, ...]]:
    """Squares in other creatures' spaces. A dead body is an object and takes no space; unseen ones are not known
    to the mover but are there all the same."""
    spaces: dict[tuple[int, int], tuple[Profile, ...]] = {}
    for other in table.everybody:
        now = table.now[other.id]
        if other is who or now.life == "dead":
            continue
        for square in squares(now.x, now.y, other.squares):
            spaces[square] = (*spaces.get(square, ()), other)
    return spaces


def _prices(table: Table, who: Profile, box: list[tuple[int, int]]) -> tuple[list[int], frozenset[int]]:
    """What entering each square costs (0: it cannot be entered), and where the creature may not stop."""
    ground = table.ground
    assert ground is not None
    crawls = crawling(table, who)
    plain = rules.terrain.step_cost(False, crawls) * SQUARE
    hard = rules.terrain.step_cost(True, crawls) * SQUARE
    spaces = occupied(table, who)
    letters, width = ground.letters, ground.width
    prices = [0] * len(letters)
    taken = []
    for x, y in box:
        number = y * width + x
        difficult = barred = False
        inside = ((x, y),) if who.squares == 1 else squares(x, y, who.squares)
        for sx, sy in inside:
            letter = letters[sy * width + sx]
            barred = barred or letter == WALL
            difficult = difficult or letter == DIFFICULT
            for other in spaces.get((sx, sy), ()):
                difficult = difficult or rules.terrain.creature_space(True)
                barred = barred or not lets_pass(who, other)
                taken.append(number)
        if not barred:
            prices[number] = hard if difficult else plain
    return prices, frozenset(taken)


def lets_pass(who: Profile, other: Profile) -> bool:
    """Whether a creature may move through another's space."""
    return rules.passing.may_pass(other in who.enemies, who.size, other.size)


def _dangers(table: Table, who: Profile, box: list[tuple[int, int]]) -> list[int]:
    """Per square one bit for each watcher whose reach covers it."""
    ground = table.ground
    assert ground is not None
    danger = [0] * len(ground.letters)
    for bit, enemy in enumerate(watchers(table, who)):
        reach, there = table.reach(enemy), table.now[enemy.id]
        for x, y in box:
            if table.apart(there.x - x, there.y - y, who.squares, enemy.squares) <= reach:
                danger[y * ground.width + x] |= 1 << bit
    return danger


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
    ground = table.ground
    assert ground is not None
    spaces = occupied(table, who)
    inside = squares(x, y, who.squares)
    return all(
        0 <= sx < ground.width and 0 <= sy < ground.height and ground.at(sx, sy) != WALL and (sx, sy) not in spaces
        for sx, sy in inside
    )


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
