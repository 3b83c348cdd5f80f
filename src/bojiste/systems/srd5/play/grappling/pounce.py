"""A leap that ends upon others: whoever is there is crushed, or gets out of the way."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import AGAIN, Ask, Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.board import Squares, numbers
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.conditions.condition import PRONE, inflict
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.movement.heights import on_foot
from bojiste.systems.srd5.play.movement.moves import leaps, straight
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.movement.step_cost import Step
from bojiste.systems.srd5.play.spellcasting.lasting import spell
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.resolve import Met, meets
from bojiste.systems.srd5.play.spellcasting.use_cost import shows
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT, SQUARE

Spot = tuple[int, int]
LEAST = 15 * FT
"""How long such a leap is at least."""


def _leaps(table: Table, who: Profile) -> Iterator[Option]:
    for power in who.pounces if table.grid and acting(table, who) else ():
        if landings(table, who):
            yield Option(f"leap:{power.key}", power.facts)


def landings(table: Table, who: Profile) -> list[Spot]:
    """Where it may come down upon somebody, straight and 15 ft off at least: where most enemies and fewest friends are
    comes first."""
    if not on_foot(table, who) or (isinstance(table, Room) and (table.aloft(who) or table.wet(who))):
        return []
    board, now = table.drawn[1], table.now[who.id]
    far = min(leaps(table, who)[0], table.left(who)) // SQUARE
    filled = board.covering(table.solid, who.squares)
    near = board.within(now.x, now.y, 1, far, 1) & board.fitting(who.squares) & ~filled
    spots = [
        (spot, whom) for spot in map(board.place, numbers(near)) if (whom := _fallen_upon(table, who, spot, filled))
    ]
    return [spot for spot, whom in sorted(spots, key=lambda one: (_worth(who, one[1]), one[0]))]


def _fallen_upon(table: Table, who: Profile, spot: Spot, filled: Squares) -> list[Profile]:
    """Who is at the end of such a leap, if it is long enough and nothing is in its way."""
    now, number = table.now[who.id], table.drawn[1].number
    if max(abs(spot[0] - now.x), abs(spot[1] - now.y)) * SQUARE < LEAST:
        return []
    whom = _under(table, who, spot)
    barred = whom and any(filled >> number(*place) & 1 for place in straight((now.x, now.y), spot))
    return [] if barred else whom


def _worth(who: Profile, whom: list[Profile]) -> int:
    """The less the better: each enemy, and twice as much for any other."""
    return sum(-1 if one in who.enemies else 2 for one in whom)


def _under(table: Table, who: Profile, spot: Spot) -> list[Profile]:
    """Who is where it would come down, on the same ground."""
    others = (one for one in table.everybody if one is not who and not one.is_object)
    there = [one for one in others if table.now[one.id].life != "dead" and one.id not in table.known.carried]
    return [one for one in there if table.distance_from(who, *spot, one) == 0 and not _high(table, one)]


def _high(table: Table, one: Profile) -> bool:
    return isinstance(table, Room) and table.aloft(one) != 0


def leap(table: Table, who: Profile, rest: str) -> Course[None]:
    """Leap through the reach of enemies and land on whoever is there: the action, and the movement that it takes."""
    power = who.powers[rest]
    menu = tuple(Option(f"to:{x},{y}", {"place": (x, y)}, None, (x, y)) for x, y in landings(table, who))
    data, rule = power.facts, rules.movement.long_jump
    answer = yield Ask("leap-upon", rule, who.seat, who.id, menu, menu[0].key, data=data, again=True)
    if answer == AGAIN:
        return
    x, y = map(int, answer.partition(":")[2].split(","))
    now = table.now[who.id]
    changes = (*spend(table, who, action=True), *shows(table, who, power))
    told = {**power.facts, "place": (x, y)}
    yield Event("leaps", spell, who.id, changes=changes, data=told, seen=OPEN)
    for place in straight((now.x, now.y), (x, y)):
        if not (yield from reactions.step(table, who, Step(*place, SQUARE, now.z, jumped=True), True)):
            return
    yield from _lands(table, who, power)


def _lands(table: Table, who: Profile, power: Power) -> Course[None]:
    """Who withstands is out of its space where there is room, and lies in it where there is none."""
    now = table.now[who.id]
    whom = _under(table, who, (now.x, now.y))
    yield from meets(table, Met(who, power), whom)
    for one in whom:
        under = table.now[one.id].life != "dead" and table.distance(who, one) == 0
        if under and "prone" not in table.now[one.id].conditions:
            yield from inflict(table, who, one, PRONE)


DEEDS = (Deed("leap", spell, _leaps, leap),)
"""Leaping upon others."""
