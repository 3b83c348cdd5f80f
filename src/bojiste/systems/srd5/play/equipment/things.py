"""Doors: opening and shutting them, for the free interaction or the action."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.movement.spaces import spaces
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE, WHOLE


def _doors(table: Table, who: Profile, *, stand_open: bool) -> Iterator[Profile]:
    """Doors within five feet that can be moved."""
    if not isinstance(table, Room) or not (table.handles(who) or acting(table, who)):
        return
    for one in table.everybody:
        now = table.now[one.id]
        movable = one.sheet.door is not None and now.life == WHOLE and now.open is stand_open
        movable = movable and (stand_open or one.sheet.door != "locked") and not cover.sealed(table, who, one)
        if movable and table.distance(who, one) <= SQUARE:
            yield one


def _opens(table: Table, who: Profile) -> Iterator[Option]:
    for one in _doors(table, who, stand_open=False):
        yield Option(f"open:{one.id}", {"target": one.id})


def _shuts(table: Table, who: Profile) -> Iterator[Option]:
    for one in _doors(table, who, stand_open=True):
        _, squares = table.drawn
        now = table.now[one.id]
        taken, _ = spaces(table, one)
        if not taken & squares.block(now.x, now.y, one.squares, one.squares):
            yield Option(f"shut:{one.id}", {"target": one.id})


def open_(table: Table, who: Profile, rest: str) -> Course[None]:
    """Open a door: free once in a turn; one that is stuck takes the action, unless the referee says otherwise."""
    yield from _moved(table, who, table.profiles[rest], "opens")


def shut(table: Table, who: Profile, rest: str) -> Course[None]:
    """Shut a door."""
    yield from _moved(table, who, table.profiles[rest], "shuts")


def _moved(table: Table, who: Profile, door: Profile, kind: str) -> Course[None]:
    needs = rules.turn.gm_demands_action(door.sheet.door != "stuck")
    rule = rules.turn.gm_demands_action
    if needs == rules.turn.ACTION and table.handles(who):
        data = {"what": "open_or_close_door", "note": "", "target": door.id}
        menu = (Option("free"), Option("action"))
        answer = yield Ask("free-or-action", rule, GM, who.id, menu, "action", data=data, ruling=True)
        needs = rules.turn.FREE if answer == "free" else rules.turn.ACTION
    price = rules.turn.second_interaction(needs, table.handles(who), acting(table, who))
    if price == rules.turn.REFUSED:
        return  # the action is gone, and nothing less does
    free = price == rules.turn.FREE
    changes = spend(table, who, interaction=True) if free else spend(table, who, action=True)
    changes += table.state.change(door.id, open=kind == "opens")
    yield Event(kind, rule=rule, actor=who.id, target=door.id, changes=changes, seen=OPEN)
    table.look()


DEEDS = (
    Deed("open", rules.turn.gm_demands_action, _opens, open_),
    Deed("shut", rules.turn.gm_demands_action, _shuts, shut),
)
