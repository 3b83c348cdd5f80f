"""Turns that somebody else has decided: commands that are obeyed, and suggestions that are followed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.board import numbers, union
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.areas import ground
from bojiste.systems.srd5.play.conditions import repeat_save
from bojiste.systems.srd5.play.conditions.condition import PRONE, drops, inflict
from bojiste.systems.srd5.play.movement import heights, lay, movement
from bojiste.systems.srd5.play.movement.destinations import away
from bojiste.systems.srd5.play.movement.going import WALK, Going
from bojiste.systems.srd5.play.movement.gridless import beside, towards
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import actions, reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def obeys(table: Table, who: Profile) -> Course[bool]:
    """Whether a turn is over by what somebody has been told to do with it."""
    for entry in table.now[who.id].suffers:
        if entry.name in COURSES and (table.acts(who) or entry.name == "lured"):
            source = table.profiles[entry.source]
            data = {**source.power(entry.by).facts, "condition": entry.name}
            yield Event("obeys", lasting.spell, who.id, entry.source, data=data, seen=OPEN)
            return (yield from COURSES[entry.name](table, who, source))
    return False


def _approaches(table: Table, who: Profile, source: Profile) -> Course[bool]:
    """Come by the shortest way; the turn ends next to who has called."""
    yield from goes(table, who, source, nearer=True)
    return table.distance(who, source) <= SQUARE


def _flees(table: Table, who: Profile, source: Profile) -> Course[bool]:
    """Run away for the whole turn."""
    if table.has_ways and any(table.speed(who, mode) for mode in who.modes):
        yield from actions.dash(table, who, "")
    yield from goes(table, who, source, nearer=False)
    return True


def _drops(table: Table, who: Profile, source: Profile) -> Course[bool]:
    """Drop what one holds."""
    changes = drops(table, who)
    if changes:
        yield Event("lets-fall", lasting.spell, who.id, changes=changes, seen=OPEN)
    return True


def _grovels(table: Table, who: Profile, source: Profile) -> Course[bool]:
    """Fall prone."""
    if "prone" not in table.now[who.id].conditions:
        yield from inflict(table, source, who, PRONE)
    return True


def _halts(table: Table, who: Profile, source: Profile) -> Course[bool]:
    """Do nothing."""
    yield from ()
    return True


def _desists(table: Table, who: Profile, source: Profile) -> Course[bool]:
    """Keep out of the fight: only guard oneself."""
    yield from actions.dodge(table, who, "")
    return True


def _trusts(table: Table, who: Profile, source: Profile) -> Course[bool]:
    """Whoever takes somebody for a friend does what that one asks, in the kindest light: the referee says turn by turn
    what it comes to. Unattended it is asked to keep out of the fight."""
    data, menu = {"target": source.id}, tuple(Option(word) for word in (*HEEDED, "as-it-likes"))
    answer = yield Ask("heed", lasting.spell, GM, who.id, menu, "desist", data=data, ruling=True)
    if answer == "as-it-likes":
        return False
    return (yield from COURSES[HEEDED[answer]](table, who, source))


def _follows(table: Table, who: Profile, source: Profile) -> Course[bool]:
    """After the song by the straightest way, whatever strikes at it meanwhile; before ground that would hurt it it may
    come to its senses. What is left of the turn is nobody's: it can do nothing."""
    if table.distance(who, source) > SQUARE:
        if table.grid and _perilous(table, who, source) and (yield from repeat_save.comes_round(table, who, "lured")):
            return False
        yield from goes(table, who, source, nearer=True)
    return True


def _perilous(table: Table, who: Profile, source: Profile) -> bool:
    """Whether the way to somebody leads into an area that hurts."""
    path = _way_on_the_grid(table, who, source, True, going(table, who))
    board = table.drawn[1]
    squares = union(board.block(*board.place(number), who.squares, who.squares) for number in path)
    here = ground.around(table, who)
    hurting = (running.zone for _, power, running in table.areas() if power.dealt or power.row.place.burns)
    return any(squares & one and not here & one for one in hurting)


def _heeds(table: Table, who: Profile, source: Profile) -> Course[bool]:
    """Other words than those of the book: the referee says turn by turn what they lead to."""
    data, menu = {"target": source.id}, tuple(Option(word) for word in (*HEEDED, "as-it-likes"))
    answer = yield Ask("heed", lasting.spell, GM, who.id, menu, "halt", data=data, ruling=True)
    if answer == "as-it-likes":
        return False
    return (yield from COURSES[HEEDED[answer]](table, who, source))


HEEDED = {
    "approach": "approaching",
    "drop": "dropping",
    "flee": "fleeing",
    "grovel": "grovelling",
    "halt": "halting",
    "desist": "desisting",
}
"""What the referee may make of words that nobody has foreseen."""
Obeyed = Callable[[Table, Profile, Profile], Course[bool]]
COURSES: Mapping[str, Obeyed] = {
    "approaching": _approaches,
    "befriended": _trusts,
    "desisting": _desists,
    "dropping": _drops,
    "fleeing": _flees,
    "grovelling": _grovels,
    "halting": _halts,
    "heeding": _heeds,
    "leaving": _flees,
    "lured": _follows,
}
"""What is done by whoever suffers this; whether the turn is over with it."""


# -- there and away ----------------------------------------------------------------------------------------------


def goes(table: Table, who: Profile, source: Profile, nearer: bool) -> Course[None]:
    """Move as near to somebody as one gets, or as far away."""
    way = going(table, who)
    budget = table.left(who, way.mode)
    if not table.has_ways or budget < SQUARE or (way is WALK and not heights.on_foot(table, who)):
        return
    if table.grid:
        yield from _on_the_grid(table, who, source, nearer, way)
        return
    price = lay.open_price(table, who)
    reachable = rules.grid.affordable(budget, price)
    if table.abstract:
        length = -min(reachable, table.distance(who, source) - SQUARE) if nearer else reachable
        yield from reactions.shift(table, who, source if nearer else None, length, True)
        return
    goal = beside(table, who, source) if nearer else away(table, who, reachable)
    if goal is not None:
        yield from reactions.go(table, who, towards(table, who, goal, budget), own_turn=True, going=way)


def going(table: Table, who: Profile) -> Going:
    """On foot, or through the air where one is already."""
    if isinstance(table, Room) and table.aloft(who) > 0 and table.speed(who, "fly"):
        return Going("fly", table.now[who.id].z)
    return WALK


def _on_the_grid(table: Table, who: Profile, source: Profile, nearer: bool, going: Going) -> Course[None]:
    path = _way_on_the_grid(table, who, source, nearer, going)
    if path:
        yield from reactions.walk(table, who, path, own_turn=True, going=going)


def _way_on_the_grid(table: Table, who: Profile, source: Profile, nearer: bool, going: Going) -> Sequence[int]:
    """The squares that lead nearest to somebody, or farthest away, with the movement that is left."""
    budget = table.left(who, going.mode)
    reach, board = movement.field(table, who, budget, going=going), table.drawn[1]
    found = []
    for number in numbers(reach.stops):
        x, y = board.place(number)
        far = table.distance_from(who, x, y, source)
        found.append((far if nearer else -far, reach.way.label(number)[1], number))
    now = table.distance(who, source)
    if found and (min(found)[0] < now if nearer else -min(found)[0] > now):
        return reach.way.path(min(found)[2])
    return ()
