"""What follows when a body is struck, after the damage has been told, in this order."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.kit.course import Course
from bojiste.systems.srd5.play import brood, heads, lasting
from bojiste.systems.srd5.play.blow import Blow
from bojiste.systems.srd5.play.damage import Taken, absorbs
from bojiste.systems.srd5.play.table import Stricken, Table
from bojiste.systems.srd5.prepare import Profile


def _lies_on(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """What goes on by somebody's doing is disturbed, and what lies on it may end."""
    if table.now[target.id].running:
        absorbed = table.printed.absorbed_damage_counts != "never"
        yield from lasting.hurt(table, target, taken.damage if absorbed else taken.through)
    if taken.damage and table.now[target.id].suffers:
        yield from lasting.harmed(table, target, blow.source)


def _rouses(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """Friends who have been calmed see it."""
    if taken.damage:
        yield from lasting.roused(table, target)


STRICKEN: Mapping[str, Stricken] = {
    "heads": heads.withers,
    "split": brood.splits,
    "absorb": absorbs,
    "conjure": _lies_on,
    "calm": _rouses,
}
"""By what somebody there must be able to do for it to happen at all."""
