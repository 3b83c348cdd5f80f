"""Narrow passages: who stands in one controls it, and is asked."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from bojiste.core.ask import Ask, Option, yes_no
from bojiste.core.event import OPEN, Event
from bojiste.kit.board import Squares
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.deed import Deed
from bojiste.systems.srd5.play.movement.spaces import ASIDE, lets_pass
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def let_through(table: Table, who: Profile, space: Squares) -> Generator[Ask, str, bool]:
    """Whether those who stand in a narrow passage let a friend of another player through (D29)."""
    for other in table.everybody:
        now = table.now[other.id]
        asked = other.seat != who.seat and other is not who and now.life == "ok" and other not in who.enemies
        if asked and space & table.drawn[1].block(now.x, now.y, other.squares, other.squares) and _narrow(table, other):
            ask = yes_no("passage", rules.size.control, other.seat, other.id, True, data={"target": who.id})
            if not rules.size.control((yield ask) == "yes"):
                return False
    return True


def _narrow(table: Table, who: Profile) -> bool:
    """Whether nobody gets past somebody but through its space: walls on both sides of it."""
    now, (_, board), side = table.now[who.id], table.drawn, who.squares
    across = board.block(now.x - 1, now.y, 1, 1), board.block(now.x + side, now.y, 1, 1)
    along = board.block(now.x, now.y - 1, 1, 1), board.block(now.x, now.y + side, 1, 1)
    return any(low & table.solid and high & table.solid for low, high in (across, along))


def _bars(table: Table, who: Profile) -> Iterator[Option]:
    """Enemies who bar a narrow passage beside one, and have not been asked on this turn."""
    if not (table.grid and table.solid and table.speaks(who)):
        return
    freely = table.now[who.id].turn.freely
    for other in who.enemies:
        if other.id not in table.now or not table.up(other) or table.distance(who, other) > SQUARE:
            continue
        if {ASIDE + other.id, ASKED + other.id} & {*freely} or lets_pass(who, other) or not _narrow(table, other):
            continue
        yield Option(f"ask-way:{other.id}", {"target": other.id})


ASKED = "asked:"
"""The mark of who has been asked in vain."""


def ask_way(table: Table, who: Profile, rest: str) -> Course[None]:
    """Ask an enemy to be let through; by default it refuses (D29)."""
    other, turn = table.profiles[rest], table.now[who.id].turn
    ask = yes_no("passage", rules.size.control, other.seat, other.id, False, data={"target": who.id})
    granted = rules.size.control((yield ask) == "yes")
    mark = (ASIDE if granted else ASKED) + other.id
    changes = table.state.change(who.id, turn=turn._replace(freely=(*turn.freely, mark)))
    kind = "steps-aside" if granted else "bars-way"
    yield Event(kind, rules.size.control, other.id, who.id, changes=changes, seen=OPEN)


DEEDS = (Deed("ask-way", rules.size.control, _bars, ask_way),)
