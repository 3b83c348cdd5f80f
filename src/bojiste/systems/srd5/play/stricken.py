"""What follows when a body is struck, after the damage has been told, in this order."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play import brood, guard, heads, lasting, overcome
from bojiste.systems.srd5.play.blow import Blow, Rolls
from bojiste.systems.srd5.play.condition import inflict
from bojiste.systems.srd5.play.damage import Taken, absorbs, harm
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.table import Stricken, Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FORCE


def _lies_on(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """What goes on by somebody's doing is disturbed, and what lies on it may end."""
    if table.now[target.id].running:
        absorbed = table.printed.absorbed_damage_counts != "never"
        yield from lasting.hurt(table, target, taken.damage if absorbed else taken.through)
    if taken.damage and table.now[target.id].suffers:
        bonds = tuple(guard.laid(table, target))
        yield from overcome.harmed(table, target, blow.source)
        yield from _felt(table, target, blow, taken, bonds)


def _felt(
    table: Table, target: Profile, blow: Blow, taken: Taken, bonds: tuple[tuple[Profile, Power, str], ...]
) -> Course[None]:
    """What lies on somebody makes its pain another's (what comes by such a bond goes no further), or stuns it."""
    for source, power, _ in bonds:
        if power.row.shares and not blow.shared and source is not target and table.now[source.id].life != "dead":
            type_ = taken.amounts[0][0] if taken.amounts else FORCE
            amounts = ((type_, taken.damage),)
            rolls = Rolls(amounts, (), (Part("effect-damage", taken.damage),))
            yield Event("feels-damage", lasting.spell, source.id, target.id, data=power.facts, seen=OPEN)
            yield from harm(table, source, Blow(None, rolls, shared=True))
        if power.row.staggers and table.now[target.id].life == "ok":
            entry = Suffering("stunned", end=f"next-turn-end:{target.id}")
            yield from inflict(table, source, target, entry)


def _rouses(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """Friends who have been calmed see it."""
    if taken.damage:
        yield from overcome.roused(table, target)


STRICKEN: Mapping[str, Stricken] = {
    "heads": heads.withers,
    "split": brood.splits,
    "absorb": absorbs,
    "conjure": _lies_on,
    "calm": _rouses,
}
"""By what somebody there must be able to do for it to happen at all."""
