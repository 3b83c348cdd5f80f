"""Where a creature can go and what it costs. Nothing here moves anybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product, takewhile
from typing import NamedTuple

from bojiste.core.rule import procedure
from bojiste.kit.board import Board, Squares, numbers, union
from bojiste.kit.ways import Terms, Ways, ways
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.areas.ground import dangers
from bojiste.systems.srd5.play.movement import burrow
from bojiste.systems.srd5.play.movement.burrow import BURROW
from bojiste.systems.srd5.play.movement.reach import takes_in
from bojiste.systems.srd5.play.movement.room import UNDER, Room
from bojiste.systems.srd5.play.profile import looked_up
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.senses.scenery import Levels
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits import ice_walk, swarm
from bojiste.systems.srd5.traits.halfling_nimbleness import slips
from bojiste.systems.srd5.words import SPACE, SQUARE

RISE = 1
"""How many squares a step may go up or down; what is higher must be climbed."""


Spots = tuple[tuple[int, int, int], ...]
"""Where some stand (their low corners), and how many squares a side of theirs is."""


class Going(NamedTuple):
    """How somebody moves, and how high it will be at the end (``None``: on the ground, wherever it comes to)."""

    mode: str = "walk"
    z: int | None = None


WALK = Going()


class Lay(NamedTuple):
    """The lay of the land for one creature: what entering each square costs, what fills its space, where it may not
    stop, and how high the ground is."""

    prices: tuple[tuple[int, Squares], ...]
    solid: Squares
    taken: Squares
    heights: Levels = ()


class Reach(NamedTuple):
    """Where a creature can get on the grid: the ways, and the squares (lowest corners) where it may not stop."""

    way: Ways
    taken: Squares
    start: int
    rises: int = 0
    """What rising or sinking alone costs."""

    @property
    def stops(self) -> Squares:
        """Squares where it may end its move."""
        return self.way.reached & ~self.taken & ~(0 if self.rises else 1 << self.start)

    def label(self, square: int) -> tuple[int, int]:
        """Dangers and cost of the way to a square."""
        dangers, cost = self.way.label(square)
        return dangers, max(cost, self.rises)


def crawling(table: Table, who: Profile) -> bool:
    return table.effects(who).crawls


def watched(table: Table, who: Profile, budget: int) -> tuple[Squares, ...]:
    """What it is dangerous to leave: the reach of each enemy that could make an opportunity attack on this creature's
    move, as far as it goes and as far as its seat knows, and all ground but each that hurts whoever comes into it."""
    full = table.drawn[1].full
    return (*_enemies_reach(table, who, budget), *(full & ~squares for squares in dangers(table, who)))


def _enemies_reach(table: Table, who: Profile, budget: int) -> tuple[Squares, ...]:
    if table.now[who.id].turn.disengaged:
        return ()
    near, plainly = within(table, who, budget, who.squares), not table.dim and not table.now[who.id].suffers
    return tuple(
        reached
        for enemy in table.foes(who)
        if (reached := within(table, enemy, table.reach(enemy), who.squares)) & near
        and table.knows(who, enemy)
        and table.reacts(enemy)
        and sight.sees(table, enemy, who)
        and ((plainly and not table.now[enemy.id].suffers) or sight.known_to_see(table, enemy, who))
    )


@procedure("srd5.grid.corner", "srd5.grid.enter_costly", "srd5.grid.leftover")
def field(table: Table, who: Profile, budget: int, *, own_turn: bool = True, going: Going = WALK) -> Reach:
    """All squares a creature can reach on the grid with this much movement, in its own turn or by a reaction."""
    _, squares = table.drawn
    now = table.now[who.id]
    lay = lie(table, who, going) if isinstance(table, Room) else _flat(table, who)
    start = squares.number(now.x, now.y)
    feared = tuple(_circles(table, one, who.squares) for one in table.feared(who))
    odd = table.realistic and own_turn and now.turn.diagonals % 2 > 0
    terms = Terms(
        squares,
        start,
        budget,
        lay.prices,
        lay.solid,
        watched(table, who, budget),
        feared,
        table.realistic,
        odd,
        lay.heights,
        RISE,
    )
    rises = abs(_level(table, who, going) - now.z) * SQUARE * rising(table, who, going)
    taken = lay.taken
    airy = going.z is not None and going.mode != BURROW
    if airy and isinstance(table, Room) and table.ground_at(who, now.x, now.y) > max(going.z or 0, 0):
        taken |= 1 << start  # nobody sinks into the ground
    return Reach(ways(terms), taken, start, rises)


def _level(table: Table, who: Profile, going: Going) -> int:
    """How high a way ends that is not on foot: out of the ground, on it."""
    now = table.now[who.id]
    if going.z is None and going.mode == BURROW and isinstance(table, Room):
        return table.ground_at(who, now.x, now.y)
    return now.z if going.z is None else going.z


def lie(room: Room, who: Profile, going: Going) -> Lay:
    """The lay of the land for a way of moving: above the ground or through it."""
    return _under(room, who, going) if going.mode == BURROW else _deep(room, who, going)


def _flat(table: Table, who: Profile) -> Lay:
    """Level ground."""
    _, squares = table.drawn
    others, barring = spaces(table, who, known=True)
    solid = squares.covering(table.solid_for(who), who.squares)
    free = squares.fitting(who.squares) & ~solid & ~squares.covering(barring, who.squares)
    hard = _hard(table, who, others)
    crawls = crawling(table, who)
    prices = tuple(
        (rules.terrain.step_cost(difficult, crawls) * SQUARE, free & part)
        for difficult, part in ((False, ~hard), (True, hard))
    )
    return Lay(prices, solid, squares.covering(closed(table, who, others), who.squares))


def _hard(table: Table, who: Profile, others: Squares, on_foot: bool = True) -> Squares:
    """Places where each foot costs one more: others' bodies and difficult ground, unless nothing holds one up."""
    if table.effects(who).unfettered:
        return 0
    things = table.solid if who.bodiless else 0
    return table.drawn[1].covering(others | things | (_rough(table, who) if on_foot else 0), who.squares)


def _rough(table: Table, who: Profile) -> Squares:
    """Difficult ground for this creature: snow does not hinder everybody."""
    rough = table.rough_for(who)
    return rough & ~table.scenery.grounds.get("snow", 0) if ice_walk.TRAIT.of(who) else rough


def _deep(room: Room, who: Profile, going: Going) -> Lay:
    """Ground with heights, water and narrow places: on foot steps go up and down by no more than ``RISE``, a flyer
    passes over whatever is lower than it flies, a swimmer stays in water that is deep enough."""
    _, squares = room.drawn
    side = who.squares
    others, barring = spaces(room, who, known=True, going=going)
    solid = room.solid_for(who)
    filled = squares.covering(solid, side)
    gap = SPACE[who.size] - SQUARE
    squeezes = side > 1 and rules.squeeze.allowed(who.size, gap) == rules.squeeze.SQUEEZES
    narrow = squares.covering(solid, side - 1) if squeezes and filled else filled
    if who.pliant:
        filled = narrow  # it need not squeeze
    free = squares.fitting(side) & ~narrow & ~squares.covering(barring, side) & _open_to(room, who, going)
    on_foot = going.mode == "walk"
    hard = _hard(room, who, others, on_foot)
    wet = squares.fitting(side) & ~squares.covering(squares.full & ~room.water, side)
    if room.labours(who):
        wet = squares.full
    slow = wet if going.mode in ("walk", "swim") and not _swims(room, who, going) else 0
    slow = 0 if room.effects(who).unfettered else slow
    crawls = on_foot and crawling(room, who)
    prices = tuple(
        (rules.terrain.step_cost(d > 0, crawls, s > 0, t > 0) * SQUARE, places)
        for d, s, t in product((0, 1), repeat=3)
        if (places := free & (hard if d else ~hard) & (slow if s else ~slow) & (filled if t else ~filled))
    )
    heights = _slopes(room, who) if on_foot else ()
    return Lay(prices, narrow, squares.covering(closed(room, who, others), side), heights)


def _under(room: Room, who: Profile, going: Going) -> Lay:
    """Earth to burrow through: walls and whoever stands above bar no way, but nobody comes up in them."""
    covering = room.drawn[1].covering
    prices, shut = burrow.earth(room, who, spaces(room, who, known=True, going=going)[0])
    above = 0 if going.z is not None else spaces(room, who, known=True)[0] | room.solid
    return Lay(prices, shut, covering(above, who.squares))


def _open_to(room: Room, who: Profile, going: Going) -> Squares:
    """Where this way of moving leads at all, whoever is there."""
    scenery, squares = room.scenery, room.drawn[1]
    low = min(room.now[who.id].z, going.z or 0)
    if going.mode == "fly":
        return squares.full & ~union(high for level, high in room.levels(who.squares) if level > low)
    if going.mode == "swim":
        shallow = squares.full & ~union(deep for depth, deep in scenery.depths if depth >= -low)
        return squares.full & ~squares.covering(shallow, who.squares)
    return squares.full


def _slopes(room: Room, who: Profile) -> Levels:
    """How high the ground is on foot; who hangs on a face or hovers steps off from where it is."""
    now, start = room.now[who.id], 1 << room.drawn[1].number(room.now[who.id].x, room.now[who.id].y)
    levels = tuple((level, squares & ~start) for level, squares in room.levels(who.squares))
    return (*levels, (now.z, start)) if now.z else levels


def _swims(room: Room, who: Profile, going: Going) -> bool:
    """Whether water costs no more: a swimming speed is there and used."""
    swim = room.speed(who, "swim")
    return swim > 0 if going.mode == "swim" or room.flooded else swim >= room.speed(who) > 0


def rising(table: Table, who: Profile, going: Going) -> int:
    """What each foot straight up or down costs."""
    if going.mode == "swim":
        return rules.terrain.step_cost(climbing_or_swimming=not table.speed(who, "swim"))
    if going.mode == "climb":
        return rules.terrain.step_cost(climbing_or_swimming=not table.speed(who, "climb"))
    return rules.terrain.step_cost()


def price(table: Table, who: Profile, number: int, taken: Squares, going: Going = WALK) -> int:
    """What each foot of entering this square costs now, where others take these squares."""
    _, squares = table.drawn
    if isinstance(table, Room):
        if number == squares.number(table.now[who.id].x, table.now[who.id].y):
            return rising(table, who, going)
        prices = lie(table, who, going).prices
        return next((cost // SQUARE for cost, places in prices if places >> number & 1), rules.terrain.step_cost())
    hard = _hard(table, who, taken)
    return rules.terrain.step_cost(bool(hard >> number & 1), crawling(table, who))


def speed_for(table: Table, who: Profile, going: Going) -> str:
    """The speed that a way of moving takes: whoever has none for water or faces uses that on foot."""
    return going.mode if going.mode == "fly" or table.speed(who, going.mode) else "walk"


Point = tuple[int, int, int | None]
"""A place along a way, and how high."""


def along(table: Table, who: Profile, points: Sequence[tuple[int, int]], going: Going) -> Iterator[Point]:
    """The places of a way with their heights: on foot the ground's; a flyer or swimmer rises in its first steps and
    sinks in its last, straight up or down where the way is too short."""
    if not isinstance(table, Room):
        yield from ((x, y, None) for x, y in points)
        return
    now = table.now[who.id]
    if going.mode == BURROW:
        yield from burrow.ways(table, who, points, going.z)
        return
    if going.z is None:
        yield from ((x, y, table.ground_at(who, x, y)) for x, y in points)
        return
    places: list[tuple[int, int]] = [(now.x, now.y), *points]
    unit = 1 if table.grid else SQUARE
    spare = -(-abs(going.z - now.z) // unit) - len(points)
    if spare > 0:
        places = [places[0]] * spare + places if going.z > now.z else places + [places[-1]] * spare
    z, steps = now.z, len(places) - 1
    for step, (x, y) in enumerate(places[1:], 1):
        rest = going.z - z
        if rest > 0:
            z += min(unit, rest)
        elif rest < 0:
            z = max(going.z, min(z, going.z + (steps - step) * unit))
        yield x, y, z


def on_foot(table: Table, who: Profile) -> bool:
    """Whether somebody can walk off from where it is: not in the air or deep under water, unless a ledge is beside."""
    if not isinstance(table, Room):
        return True
    if table.now[who.id].rides:
        return False
    if not table.grid:
        return not table.now[who.id].z
    _, squares = table.drawn
    now = table.now[who.id]
    space = squares.around(squares.block(now.x, now.y, who.squares, who.squares))
    beside = (level for level, high in table.scenery.levels if high & space)
    if table.flooded:
        return True
    return table.wet(who) < UNDER and (not table.aloft(who) or any(abs(level - now.z) <= RISE for level in beside))


ASIDE = "aside:"
"""The mark of a turn on which an enemy has agreed to let one through (``turn.freely``)."""


def spaces(table: Table, who: Profile, *, known: bool = False, going: Going = WALK) -> tuple[Squares, Squares]:
    """Squares in other creatures' spaces (of those it knows of, if ``known``), and those of creatures that bar the
    way. A dead body is an object and takes no space."""
    block = table.drawn[1].block
    room = table if isinstance(table, Room) else None
    taken = barring = 0
    carried = table.known.carried if table.carries else ()
    planes = table.known.inside if table.carries else {}
    numbers_of, id = table.now, who.id
    plane = planes.get(id)
    own = numbers_of.get(id)
    freely = () if own is None else own.turn.freely
    mist = own is not None and table.effects(who).bodiless
    for other in table.everybody:
        now = numbers_of[other.id]
        if now.life == "dead" or other is who or (carried and other.id in carried):
            continue
        if planes and planes.get(other.id) != plane:
            continue
        if known and now.hidden_from and id in now.hidden_from:
            continue
        if room is not None and not _meets(room, who, other, going):
            continue
        side = other.squares
        space = block(now.x, now.y, side, side)
        taken |= space
        if mist or lets_pass(who, other) or (freely and ASIDE + other.id in freely):
            continue
        if table.sweeping is not None and takes_in(table, who, other, table.sweeping):
            continue
        barring |= space
    return taken, barring


def closed(table: Table, who: Profile, others: Squares) -> Squares:
    """Of squares in other creatures' spaces those where it may not stop: all, but of those it shares a space with."""
    if not others:
        return others
    mist = table.effects(who).bodiless if who.id in table.now else False
    there = [one for one in table.everybody if one is not who and one.id in table.now]
    open_ = [one for one in there if shares(who, one) or (mist and not one.is_object)]
    if table.sweeping is not None:
        open_ += [one for one in there if takes_in(table, who, one, table.sweeping)]
    return others & ~union([table.space(one) for one in open_]) if open_ else others


@looked_up
def shares(who: Profile, other: Profile) -> bool:
    """Whether a creature may stop in another's space: a swarm and whoever it swarms over, and who has no firm body."""
    return not other.is_object and bool(who.fluid or swarm.TRAIT.of(other))


def _meets(room: Room, who: Profile, other: Profile, going: Going) -> bool:
    """Whether another's body is as high as one moves: a rider is part of its mount's."""
    if room.now[other.id].rides or room.body(who) is other:
        return False
    if room.digs and (going.mode == BURROW or room.buried(other)):
        return going.mode == BURROW and room.buried(other)
    if other.is_object and (other.sheet.fills or not room.bars(other)):
        return False  # it is like a wall, or an open door
    if going.z is None:
        return -room.tall(other) < room.aloft(other) < room.tall(who)
    z = room.now[who.id].z if who.id in room.now else going.z  # newcomers look for a place at that height
    return not room.clears(who, other, min(z, going.z), max(z, going.z))


@looked_up
def lets_pass(who: Profile, other: Profile) -> bool:
    """Whether a creature may move through another's space."""
    if other.is_object or who.bodiless:
        return who.bodiless
    if shares(who, other) or slips(who, other):
        return True
    return rules.passing.may_pass(other in who.enemies, who.size, other.size)


def within(table: Table, whom: Profile, length: int, side: int) -> Squares:
    """Where the low corner of a space of this side is no farther than ``length`` from somebody."""
    _, squares = table.drawn
    there = table.now[whom.id]
    return _within(squares, there.x, there.y, whom.squares, length, side, table.realistic)


def around(table: Table, spots: Spots, length: int, side: int) -> Squares:
    """Where the low corner of a space of this side is no farther than ``length`` from any of these spots."""
    return _around(table.drawn[1], spots, length, side, table.realistic)


@lru_cache(maxsize=4096)
def _around(squares: Board, spots: Spots, length: int, own: int, realistic: bool) -> Squares:
    return union(_within(squares, x, y, side, length, own, realistic) for x, y, side in spots)


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


def left_behind(table: Table, enemy: Profile, before: int, after: int) -> list[Attack]:
    """The melee attacks this enemy could make now whose reach a step leaves."""
    return [
        attack
        for attack in enemy.attacks
        if rules.opportunity.one_attack(attack.melee)
        and table.at_hand(enemy, attack)
        and rules.opportunity.reach_each(before, after, attack.reach)
    ]
