"""Being held in the air by magic: how high, and down again."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.spellcasting import lasting
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
        feet = next(iter(power.says("levitate", "feet", int)), 0)
        for one in table.everybody if feet and not running.phase else ():
            if any(e.name == AFLOAT and e.effect == running.id for e in table.now[one.id].suffers):
                yield one, feet, power.reach


def _movable(table: Table, who: Profile) -> Iterator[Profile]:
    """Whom somebody can move up or down now."""
    if not isinstance(table, Room) or table.abstract or not table.now[who.id].running:
        return
    for one, _, far in _held(table, who):
        own, used = one is who, AFLOAT in table.now[who.id].turn.freely
        if (table.acts(who) and not used) if own else (acting(table, who) and table.distance(who, one) <= far):
            yield one


def _raises(table: Table, who: Profile) -> Iterator[Option]:
    for one in _movable(table, who):
        yield Option(f"raise:{one.id}", {"target": one.id})


def _lowers(table: Table, who: Profile) -> Iterator[Option]:
    for one in _movable(table, who):
        if isinstance(table, Room) and table.aloft(one) > 0:
            yield Option(f"lower:{one.id}", {"target": one.id})


def raises(table: Table, who: Profile, rest: str) -> Course[None]:
    """Raise who is held in the air: the action; oneself once a turn, at no cost."""
    yield from _moved(table, who, rest, +1)


def lowers(table: Table, who: Profile, rest: str) -> Course[None]:
    """Lower who is held in the air, in the same way."""
    yield from _moved(table, who, rest, -1)


def _moved(table: Table, who: Profile, id: str, sign: int) -> Course[None]:
    one, feet, _ = next(held for held in _held(table, who) if held[0].id == id)
    changes = higher(table, one, sign * feet)
    freely = (*table.now[who.id].turn.freely, AFLOAT)
    changes += spend(table, who, freely=freely) if one is who else spend(table, who, action=True)
    data = {"way": "up" if sign > 0 else "down"}
    yield Event("raises", lasting.spell, who.id, id, changes=changes, data=data, seen=OPEN)


DEEDS = (Deed("raise", lasting.spell, _raises, raises), Deed("lower", lasting.spell, _lowers, lowers))
