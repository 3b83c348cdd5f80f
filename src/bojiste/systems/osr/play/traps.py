"""Traps in the way: who knows of one may get past it, others set it off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import die
from bojiste.core.event import Change, happened, kept
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play import pitfall
from bojiste.systems.osr.play.company import expedition
from bojiste.systems.osr.play.movement import ability_check
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile

if TYPE_CHECKING:
    from bojiste.systems.osr.world import Trap


def trapped(table: Table, trap: Trap, people: list[Profile]) -> Course[None]:
    """A trap in the way: who knows of it may get past it, others set it off one after another until it goes off."""
    now = expedition(table)
    if trap.id in now.sprung:
        return
    if rules.dungeon.trap_kinds(trap.hidden, trap.id in now.known):
        if (yield from passed(table, trap, people[0])):
            return
    elif trap.clues:
        yield happened("clues", rules.dungeon.trap_kinds, data={"clues": trap.clues})
    for who in people:
        if (yield from springs(table, trap, who)):
            return


def passed(table: Table, trap: Trap, who: Profile) -> Course[bool]:
    """How they deal with a trap they know."""
    methods = tuple(dict.fromkeys((*table.scene.world.dungeon.methods, *trap.bypassed_by)))
    options = (*(Option(f"way:{method}", {"method": method}) for method in methods), Option("go-on"))
    usual = f"way:{trap.bypassed_by[0]}" if trap.bypassed_by else "go-on"
    data = {"trap": trap.name or trap.id}
    key = yield Ask("trap", rules.dungeon.trap_bypass, who.seat, who.id, options, usual, data=data)
    method = key.partition(":")[2]
    good = rules.dungeon.trap_bypass(trap.bypassed_by, method)
    answer = yield from table.ruling(
        "trap-bypassed",
        rules.dungeon.trap_bypass,
        who.id,
        ("yes", "no", "check"),
        "yes" if good else "no",
        method=method,
    )
    past = answer == "yes" or (
        answer == "check" and (yield from ability_check(table, who, 1, 10, rules.dungeon.trap_bypass))
    )
    if past:
        yield happened("gets-past", rules.dungeon.trap_bypass, who.id, data={**data, "method": method})
    return past


def springs(table: Table, trap: Trap, who: Profile) -> Course[bool]:
    """One creature sets it off, or is lucky."""
    face = yield die(6, rules.dungeon.trap_trigger, who.id)
    off = rules.dungeon.trap_trigger(face, trap.trigger_in_6)
    data = {"trap": trap.name or trap.id, "off": off}
    changes: tuple[Change, ...] = ()
    if off:
        now = expedition(table)
        changes = table.state.change(EXPEDITION, sprung=(*now.sprung, trap.id), known=(*now.known, trap.id))
    yield happened("trap-roll", rules.dungeon.trap_trigger, who.id, rolls=kept(6, face), changes=changes, data=data)
    if off:
        yield from pitfall.harm(table, who, trap)
    return off
