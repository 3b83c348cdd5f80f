"""What an option would draw on the map: the way that would be walked, the area of a power and whom it would meet, the
line of a blow. All of it as the seat sees the table, so that it gives nobody away."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask, Option
from bojiste.core.shown import NO_TRACE, Trace
from bojiste.kit.board import numbers
from bojiste.systems.srd5.play.areas import area
from bojiste.systems.srd5.play.areas.on_map import place_of
from bojiste.systems.srd5.play.movement import movement
from bojiste.systems.srd5.play.movement.going import WALK, Going
from bojiste.systems.srd5.play.spellcasting.meanings import as_seen
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile, View
from bojiste.systems.srd5.rules.area import WALL

MODES = ("fly", "swim", "climb", "burrow")
"""How somebody may go besides on foot."""


def traced(view: View, ask: Ask, option: Option) -> Trace:
    """The way, the area or the line of an option; nothing of any other, or without a map."""
    if ask.actor is None or ask.actor not in view:
        return NO_TRACE
    table = as_seen(view)
    if not table.grid:
        return NO_TRACE
    who = table.profiles[ask.actor]
    target = option.data.get("target")
    if option.key.startswith("attack:") and isinstance(target, str) and target in view:
        return Trace(line=(who.id, target), met=(target,))
    if option.place is None:
        return NO_TRACE
    if "cost_hf" in option.data:
        return Trace(way=_way(table, who, ask, option))
    power = _power(who, ask) if ask.topic == "power-area" else None
    return NO_TRACE if power is None else _area(table, who, power, option)


def _way(table: Table, who: Profile, ask: Ask, option: Option) -> tuple[tuple[int, int], ...]:
    """The squares that the walk to an offered one enters; none where it is not told how one goes."""
    assert option.place is not None
    board, budget = table.drawn[1], ask.data.get("left_hf", 0)
    goal = board.number(*option.place)
    for going in _goings(table, who):
        reach = movement.field(table, who, budget, going=going)
        if reach.stops >> goal & 1 and reach.label(goal) == (option.data["dangers"], option.data["cost_hf"]):
            return tuple(map(board.place, reach.way.path(goal)))
    return ()


def _goings(table: Table, who: Profile) -> Iterator[Going]:
    """On foot, and whatever else somebody can do."""
    yield WALK
    yield from (Going(mode) for mode in MODES if table.speed(who, mode))


def _power(who: Profile, ask: Ask) -> Power | None:
    """The power whose area is put somewhere; none where its size hangs on the slot, which the question does not say."""
    named = (one for one in who.powers.values() if one.facts["power"] == ask.data.get("power"))
    return next((one for one in named if one.area is not None and not one.row.target.higher.feet), None)


def _area(table: Table, who: Profile, power: Power, option: Option) -> Trace:
    shape, (_, _, spot) = power.area, option.key.partition(":")
    if shape is None or shape.shape == WALL or power.row.place.rim:
        return NO_TRACE
    x, y = map(int, spot.split(","))
    place, board = place_of(table, who, shape, x, y), table.drawn[1]
    met = (one for one in area.inside(table, who, shape, place, power.row.target.spreads) if one.open_to(power))
    squares = numbers(area.squares_of(table, shape, place))
    return Trace(area=tuple(map(board.place, squares)), met=tuple(one.id for one in met))
