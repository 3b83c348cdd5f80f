"""Multiple Heads: how they die and grow again, and what each of them is good for."""

from __future__ import annotations

from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import AFTER_DAMAGE, DAMAGE_TOLD, TURN_END, TURN_START
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.damage.damage import dies, revived
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import two_headed
from bojiste.systems.srd5.traits.base import Trait, has
from bojiste.systems.srd5.words import FIRE

TRAIT = Trait("multiple_heads")

TAKEN = 25
"""Damage on one turn that a head dies of."""
HEALED = 10
"""Hit points that come with a head."""


def clear(table: Table, who: Profile, brought: tuple[str, ...]) -> bool:
    """Whether more than one head helps against what clouds one of them."""
    row = table.now[who.id].heads
    return row is not None and row.alive > 1 and not two_headed.AGAINST.isdisjoint(brought)


def fresh(table: Table) -> tuple[Change, ...]:
    """As a turn begins, what was done to them on an earlier one counts no more."""
    found: tuple[Change, ...] = ()
    for who in table.everybody:
        row = table.now[who.id].heads
        if row is not None and row.hurt:
            found += table.state.change(who.id, heads=row._replace(hurt=0, withered=False))
    return found


@TRAIT.speaks(TURN_START)
def rested(table: Table, who: Profile) -> Course[None]:
    """As its own turn begins each head beyond one may strike at who leaves, until the next."""
    row = table.now[who.id].heads
    assert row is not None
    if changes := table.state.change(who.id, heads=row._replace(spare=row.alive - 1)):
        yield Event("heads-ready", has, who.id, changes=changes)


@TRAIT.speaks(DAMAGE_TOLD)
def counts(table: Table, who: Profile, blow: Blow, taken: Taken) -> tuple[Change, ...]:
    """Damage is counted turn by turn, and fire remembered."""
    row = table.now[who.id].heads
    assert row is not None
    burnt = any(amount and type_ == FIRE for type_, amount in taken.amounts)
    return table.state.change(who.id, heads=row._replace(hurt=row.hurt + taken.damage, burnt=row.burnt or burnt))


@TRAIT.speaks(AFTER_DAMAGE)
def withers(table: Table, who: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """After damage: with so much on one turn a head dies, once; with the last of them all of it."""
    row = table.now[who.id].heads
    if row is None or row.hurt < TAKEN or row.withered or table.now[who.id].life == "dead":
        return
    left = row.alive - 1
    one_less = row._replace(alive=left, lost=row.lost + 1, withered=True, spare=min(row.spare, max(0, left - 1)))
    changes = table.state.change(who.id, heads=one_less)
    yield Event("head-dies", has, who.id, changes=changes, data={"left": left}, seen=OPEN)
    if not left:
        table.lives_changed = True
        yield Event("dies", has, who.id, changes=dies(table, who), data={"overflow": 0}, seen=OPEN)
        yield from consequences(table, who)


@TRAIT.speaks(TURN_END)
def grows(table: Table, who: Profile) -> Course[None]:
    """At the end of its turn two for each that has died since its last one, unless fire has burnt it; each brings hit
    points."""
    row = table.now[who.id].heads
    if row is None or not (row.lost or row.burnt):
        return
    more = 0 if row.burnt or table.now[who.id].life != "ok" else 2 * row.lost
    changes = table.state.change(who.id, heads=row._replace(alive=row.alive + more, lost=0, burnt=False))
    if not more:
        kind = "heads-burnt" if row.lost else "burns-heal"
        yield Event(kind, has, who.id, changes=changes, data={"left": row.alive}, seen=OPEN)
        return
    now = table.now[who.id]
    regained = min(HEALED * more, now.hp_max - now.hp) if table.heals(who, magical=False) else 0
    changes += revived(table, who, regained) if regained else ()
    data = {"left": row.alive + more, "amount": more, "regained": regained}
    yield Event("heads-grow", has, who.id, changes=changes, data=data, seen=OPEN)
