"""Who rolls initiative together, and how often."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import ROLLS_WITH, ROUND_BEGINS
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import initiative
from bojiste.systems.srd5.prepare import Profile

OF_SIDES = "srd5.house.initiative_of_sides"
EACH_ROUND = "srd5.house.initiative_each_round"


@ROLLS_WITH.voice("initiative_of_sides", there=(OF_SIDES,))
@procedure(OF_SIDES)
def of_sides(table: Table, who: Profile) -> str | None:
    """A side rolls once, with the modifier of its first member, and all of it act one after another."""
    return who.side if table.scene.options.initiative_of_sides else None


@ROUND_BEGINS.voice("initiative_each_round", there=(EACH_ROUND,))
@procedure(EACH_ROUND)
def each_round(table: Table) -> Course[None]:
    """From the second round on initiative is rolled anew, also by those whose count the scene has given."""
    if not table.scene.options.initiative_each_round or table.clock.round <= table.scene.world.fight.round:
        return
    changes = tuple(change for who in table.everybody for change in table.state.change(who.id, initiative=None))
    yield Event("anew", each_round, changes=changes, seen=OPEN)
    yield from initiative.rolled(table)
