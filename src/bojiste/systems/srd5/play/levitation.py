"""Being held in the air by magic: how high, and down again."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.play import lasting
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.room import Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT

AFLOAT = "afloat"


def higher(table: Table, one: Profile, feet: int) -> tuple[Change, ...]:
    """The change of height of somebody whom magic lifts (or lowers, not below the ground); without coordinates none."""
    if not isinstance(table, Room) or table.abstract:
        return ()
    now = table.now[one.id]
    ground = table.ground_at(one, now.x, now.y)
    return table.placed(one, now.x, now.y, max(ground, now.z + feet * FT // table.unit))


def _held(table: Table, who: Profile) -> Iterator[tuple[Profile, int, int]]:
    """Whom somebody holds in the air by a power, by how many feet that moves it at a time, and from how far off."""
    for running in table.now[who.id].running:
        power = who.power(running.power)
        for one in table.everybody if power.row.floats and not running.phase else ():
            if any(e.name == AFLOAT and e.effect == running.id for e in table.now[one.id].suffers):
                yield one, power.row.floats, power.reach


def _moves(table: Table, who: Profile) -> Iterator[Option]:
    if not isinstance(table, Room) or table.abstract or not table.now[who.id].running:
        return
    for one, _, far in _held(table, who):
        own = one is who
        free = table.acts(who) and f"raise:{one.id}" not in table.now[who.id].turn.freely if own else acting(table, who)
        if free and (own or table.distance(who, one) <= far):
            yield Option(f"raise:{one.id}:up", {"target": one.id})
            if table.aloft(one) > 0:
                yield Option(f"raise:{one.id}:down", {"target": one.id})


def moves(table: Table, who: Profile, rest: str) -> Course[None]:
    """Raise or lower who is held in the air: the action; oneself once a turn, at no cost."""
    id, _, way = rest.partition(":")
    one, feet, _ = next(held for held in _held(table, who) if held[0].id == id)
    changes = higher(table, one, feet if way == "up" else -feet)
    freely = (*table.now[who.id].turn.freely, f"raise:{id}")
    changes += spend(table, who, freely=freely) if one is who else spend(table, who, action=True)
    yield Event("raises", lasting.spell, who.id, id, changes=changes, data={"way": way}, seen=OPEN)


DEEDS = (Deed("raise", lasting.spell, _moves, moves),)
