"""Traps in the way: who knows of one may get past it, others set it off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import die
from bojiste.core.event import Change, Event, happened, kept
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
    noticed = rules.dungeon.trap_kinds(trap.hidden, trap.id in now.known)
    if not noticed and trap.clues:
        yield happened("clues", rules.dungeon.trap_kinds, data={"clues": trap.clues})
    if (noticed or trap.clues) and (yield from passed(table, trap, people[0], noticed)):
        return
    for who in people:
        if (yield from springs(table, trap, who, noticed)):
            return


def methods(table: Table, trap: Trap, noticed: bool) -> tuple[str, ...]:
    """Ways to try; of a trap that only gave a hint, those of all traps here, so that they do not give it away."""
    dungeon = table.scene.world.dungeon
    traps = (trap,) if noticed else tuple(one for room in dungeon.room for one in room.trap)
    return tuple(dict.fromkeys((*dungeon.methods, *(way for one in traps for way in one.bypassed_by))))


def passed(table: Table, trap: Trap, who: Profile, noticed: bool) -> Course[bool]:
    """How they deal with a trap that they know, or with a hint of one; who makes nothing of a hint goes on."""
    ways = methods(table, trap, noticed)
    options = (*(Option(f"way:{method}", {"method": method}) for method in ways), Option("go-on"))
    usual = f"way:{trap.bypassed_by[0]}" if trap.bypassed_by and noticed else "go-on"
    data = {"trap": trap.name or trap.id}
    asked, shown = ("trap", data) if noticed else ("clue", {"clues": trap.clues})
    key = yield Ask(asked, rules.dungeon.trap_bypass, who.seat, who.id, options, usual, data=shown)
    if key == "go-on":
        return False
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
        known = expedition(table).known
        changes = table.state.change(EXPEDITION, known=known if trap.id in known else (*known, trap.id))
        told = {**data, "method": method}
        yield happened("gets-past", rules.dungeon.trap_bypass, who.id, changes=changes, data=told)
    return past


def springs(table: Table, trap: Trap, who: Profile, noticed: bool) -> Course[bool]:
    """One creature sets it off, or is lucky; of a trap that nobody knows of only the referee hears that it did not."""
    rule, name = rules.dungeon.trap_trigger, trap.name or trap.id
    chance = yield from table.ruled_number("trap-chance", rule, who.id, (0, 6), trap.trigger_in_6, trap=name)
    face = yield die(6, rule, who.id)
    off = rule(face, chance)
    data = {"trap": name, "off": off}
    changes: tuple[Change, ...] = ()
    if off:
        now = expedition(table)
        changes = table.state.change(EXPEDITION, sprung=(*now.sprung, trap.id), known=(*now.known, trap.id))
    told = happened if off or noticed else Event
    yield told("trap-roll", rule, who.id, rolls=kept(6, face), changes=changes, data=data)
    if off:
        yield from pitfall.harm(table, who, trap)
    return off
