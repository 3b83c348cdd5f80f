"""Somebody leaves the fight: laid low, or dead."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.event import Change, happened
from bojiste.kit.course import Course
from bojiste.systems.osr.now import FRESH, with_conditions, without
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile


def laid_low(table: Table, who: Profile, condition: str, rule: Callable[..., object], **fields: object) -> Course[None]:
    """Somebody comes to be in a condition that ends what it was at."""
    now = table.now[who.id]
    fields |= {"conditions": with_conditions(without(now.conditions, "held", "asleep"), condition)}
    fields |= {"passing": tuple(one for one in now.passing if one[0] != "asleep")}
    changes = table.state.change(who.id, engaged=(), readied=None, held_spell="", held_by="", **fields)
    changes += lets_loose(table, who.id)
    yield happened(condition, rule, who.id, changes=changes)


def dies(table: Table, who: Profile, rule: Callable[..., object], cause: str = "wounds") -> Course[None]:
    """Somebody dies: out of everything, its lasting effects and its held spell with it. ``cause`` is what the log says
    of it where it was no blow: ``drowned``, ``weary``, ``untended``."""
    now = table.now[who.id]
    changes = table.state.change(
        who.id,
        conditions=("dead",),
        persistent=(),
        held_spell="",
        readied=None,
        engaged=(),
        held_by="",
        passing=(),
        fleeing=False,
        turn=FRESH,
    )
    changes += lets_loose(table, who.id)
    if now.conditions != ("dead",):
        yield happened("dies", rule, who.id, changes=changes, data={"cause": cause})


def lets_loose(table: Table, holder: str) -> tuple[Change, ...]:
    """Whomever somebody holds is held no more."""
    return tuple(
        change
        for other in table.everybody
        if table.now[other.id].held_by == holder
        for change in (
            Change(other.id, "held_by", holder, ""),
            *table.state.change(other.id, conditions=without(table.now[other.id].conditions, "held")),
        )
    )
