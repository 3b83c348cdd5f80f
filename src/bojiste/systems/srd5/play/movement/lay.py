"""The lay of the land for one creature: what entering each square costs, and how high the ground is."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from bojiste.kit.board import Squares, union
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.movement import burrow
from bojiste.systems.srd5.play.movement.burrow import BURROW
from bojiste.systems.srd5.play.movement.going import Going
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.movement.spaces import closed, spaces
from bojiste.systems.srd5.play.senses.scenery import Levels
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import ice_walk
from bojiste.systems.srd5.words import SPACE, SQUARE


class Lay(NamedTuple):
    """The lay of the land for one creature: what entering each square costs, what fills its space, where it may not
    stop, and how high the ground is."""

    prices: tuple[tuple[int, Squares], ...]
    solid: Squares
    taken: Squares
    heights: Levels = ()


def crawling(table: Table, who: Profile) -> bool:
    return table.effects(who).crawls


def open_price(table: Table, who: Profile) -> int:
    """What each foot costs somebody where no ground is drawn."""
    return rules.terrain.step_cost(False, crawling(table, who), table.labours(who))


def lie(table: Table, who: Profile, going: Going) -> Lay:
    """The lay of the land for a way of moving: level, with heights and water, or through the ground."""
    if not isinstance(table, Room):
        return _flat(table, who)
    return _under(table, who, going) if going.mode == BURROW else _deep(table, who, going)


def _flat(table: Table, who: Profile) -> Lay:
    """Level ground."""
    _, squares = table.drawn
    others, barring = spaces(table, who, known=True)
    solid = squares.covering(table.solid_for(who), who.squares)
    free = squares.fitting(who.squares) & ~solid & ~squares.covering(barring, who.squares)
    rough = hard(table, who, others)
    crawls, step_cost = crawling(table, who), rules.terrain.step_cost
    prices = (step_cost(False, crawls) * SQUARE, free & ~rough), (step_cost(True, crawls) * SQUARE, free & rough)
    return Lay(prices, solid, squares.covering(closed(table, who, others), who.squares))


def hard(table: Table, who: Profile, others: Squares, on_foot: bool = True) -> Squares:
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
    squares, side = room.drawn[1], who.squares
    others, barring = spaces(room, who, known=True, going=going)
    shut, narrow = _narrow(room, who)
    free = squares.fitting(side) & ~shut & ~squares.covering(barring, side) & _open_to(room, who, going)
    on_foot = going.mode == "walk"
    rough, slow = hard(room, who, others, on_foot), _slow(room, who, going)
    crawls = on_foot and crawling(room, who)
    prices = tuple(
        (rules.terrain.step_cost(d > 0, crawls, s > 0, t > 0) * SQUARE, places)
        for d, s, t in product((0, 1), repeat=3)
        if (places := free & (rough if d else ~rough) & (slow if s else ~slow) & (narrow if t else ~narrow))
    )
    taken = squares.covering(closed(room, who, others), side) | _under_its_feet(room, who, going)
    return Lay(prices, shut, taken, _slopes(room, who) if on_foot else ())


def _narrow(room: Room, who: Profile) -> tuple[Squares, Squares]:
    """Where somebody does not fit at all, and where it must squeeze."""
    covering, solid = room.drawn[1].covering, room.solid_for(who)
    filled, gap = covering(solid, who.squares), SPACE[who.size] - SQUARE
    if not filled or who.squares == 1 or rules.squeeze.allowed(who.size, gap) != rules.squeeze.SQUEEZES:
        return filled, filled
    shut = covering(solid, who.squares - 1)
    return shut, shut if who.pliant else filled  # whoever is pliant need not squeeze


def _slow(room: Room, who: Profile, going: Going) -> Squares:
    """Where each foot costs one more for the water."""
    if going.mode not in ("walk", "swim") or _swims(room, who, going) or room.effects(who).unfettered:
        return 0
    squares = room.drawn[1]
    if room.labours(who):
        return squares.full
    return squares.fitting(who.squares) & ~squares.covering(squares.full & ~room.water, who.squares)


def _under_its_feet(room: Room, who: Profile, going: Going) -> Squares:
    """Where somebody is, if a way through the air or water would end in the ground there: nobody sinks into it."""
    now = room.now[who.id]
    sinks = going.z is not None and room.ground_at(who, now.x, now.y) > max(going.z, 0)
    return 1 << room.drawn[1].number(now.x, now.y) if sinks else 0


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
