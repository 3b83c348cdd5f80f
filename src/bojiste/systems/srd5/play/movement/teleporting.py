"""Being elsewhere at once."""

from __future__ import annotations

from bojiste.core.ask import AGAIN, Ask, Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import procedure
from bojiste.kit.board import numbers
from bojiste.kit.course import Course
from bojiste.kit.lines import fewest
from bojiste.systems.srd5.play.areas.area import along as between
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.grappling.swallow import beside
from bojiste.systems.srd5.play.movement.placement import room_at
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def havens(table: Table, who: Profile, far: int, unseen: bool = False) -> list[tuple[int, int]]:
    """Free places within ``far`` half feet that one sees (``unseen``: or does not)."""
    now, board = table.now[who.id], table.drawn[1]
    near = board.within(now.x, now.y, who.squares, far // SQUARE, who.squares) & board.fitting(who.squares)
    here, side, walls = (now.x, now.y), who.squares, table.scenery.walls & ~table.scenery.panes
    return [
        place
        for place in map(board.place, numbers(near))
        if place != here
        and room_at(table, who, *place)
        and (unseen or fewest(board, here, side, place, side, walls) < 4)
    ]


@procedure("srd5.opportunity.teleport")
def vanishes(
    table: Table, who: Profile, far: int, spent: tuple[Change, ...] = (), *, along: int = 0, unseen: bool = False
) -> Course[None]:
    """Be elsewhere at once, ``far`` half feet off at most: nobody strikes at who leaves so, and no hand holds it.
    ``along`` friends next to it may come with it."""
    menu = [Option("stay")]
    places = havens(table, who, far, unseen)
    menu += [Option(f"to:{x},{y}", {"cost_hf": 0, "dangers": 0}, None, (x, y)) for x, y in places]
    answer = yield Ask("teleport", vanishes, who.seat, who.id, menu, "stay", again=True)
    if answer in ("stay", AGAIN):
        return
    friends = yield from _friends(table, who, along)
    x, y = map(int, answer.partition(":")[2].split(","))
    z = table.ground_at(who, x, y) if isinstance(table, Room) else 0
    changes = (*spent, *table.placed(who, x, y, z), *between(table, who, (x, y)))
    yield Event("teleports", rule=vanishes, actor=who.id, changes=changes, data={"place": (x, y)}, seen=OPEN)
    yield from consequences(table, who)
    for one in friends:
        spot = beside(table, who, one)
        changes, data = table.placed(one, *spot, z), {"place": spot}
        yield Event("teleports", rule=vanishes, actor=one.id, changes=changes, data=data, seen=OPEN)
        yield from consequences(table, one)


def _friends(table: Table, who: Profile, along: int) -> Course[list[Profile]]:
    """Which friends next to it come along: none larger than itself."""
    found: list[Profile] = []
    near = [one for one in who.allies if one.id in table.now and table.up(one) and one.size <= who.size]
    near = [one for one in near if table.distance(who, one) <= SQUARE]
    while len(found) < along and len(found) < len(near):
        menu = [Option(f"with:{one.id}", {"ally": one.id}) for one in near if one not in found]
        answer = yield Ask("along", vanishes, who.seat, who.id, (Option("nobody"), *menu), "nobody")
        if answer == "nobody":
            break
        found.append(table.profiles[answer.partition(":")[2]])
    return found
