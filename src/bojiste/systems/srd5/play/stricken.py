"""What lies on a creature, and on its friends, when it has taken damage."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import AFTER_DAMAGE
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play import guard, lasting, overcome
from bojiste.systems.srd5.play.blow import Blow, Rolls
from bojiste.systems.srd5.play.condition import inflict
from bojiste.systems.srd5.play.damage import harm
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.zero import Taken
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FORCE


@AFTER_DAMAGE.voice("running", state=("running",))
def _disturbs(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """What goes on by its doing is disturbed."""
    absorbed = table.printed.absorbed_damage_counts != "never"
    yield from lasting.hurt(table, target, taken.damage if absorbed else taken.through)


@AFTER_DAMAGE.voice("powers", state=("suffers",))
def _lies_on(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """What lies on it may end, and is felt by others."""
    if taken.damage:
        bonds = tuple(guard.laid(table, target))
        yield from overcome.harmed(table, target, blow.source)
        yield from felt(table, target, blow, taken, bonds)


def felt(
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


@AFTER_DAMAGE.voice("calmed", there="calm")
def _rouses(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """Friends who have been calmed see it."""
    if taken.damage:
        yield from overcome.roused(table, target)
