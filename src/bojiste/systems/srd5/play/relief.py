"""What a power gives: healing, temporary hit points, life, and an end to what somebody suffers."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import roll
from bojiste.core.event import OPEN, Change, Event, Part, kept
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import OFF, Suffering
from bojiste.systems.srd5.play import guard, lasting
from bojiste.systems.srd5.play.damage import revived
from bojiste.systems.srd5.play.meant import lifted
from bojiste.systems.srd5.play.meet import Met, befalls
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


def helps(table: Table, met: Met, whom: Sequence[Profile]) -> Course[None]:
    """Healing, temporary hit points, life, and boons for these creatures."""
    row = met.power.row
    if row.heal is not None:
        yield from _heals(table, met, whom)
    if row.thp is not None:
        yield from _lends(table, met, whom)
    for one in whom:
        if row.steadies_life and table.now[one.id].life == "dying":
            changes = table.state.change(one.id, life="stable", death_success=0, death_fail=0)
            yield Event("stable", lasting.spell, one.id, changes=changes, data={"overflow": 0}, seen=OPEN)
        if row.revives:
            changes = _living(table, one)
            yield Event(
                "revives", rules.healing.dead, met.who.id, one.id, changes=changes, data=met.power.facts, seen=OPEN
            )
        if row.raises:
            yield from _raised(table, met, one)
        if row.lifts:
            yield from _lifted(table, met, one)
        if row.rests or row.mends:
            yield from _restored(table, met, one)
        yield from befalls(table, met, one)


def _raised(table: Table, met: Met, one: Profile) -> Course[None]:
    """The maximum of hit points rises, and they with it; who lies there wakes."""
    full, now = met.power.row.raises + met.power.row.higher.raises * met.power.steps(met.slot), table.now[one.id]
    entry = Suffering(lasting.BOLSTERED, met.who.id, "", met.effect, met.power.key, full)
    more = lasting.bolstered((*now.suffers, entry)) - lasting.bolstered(now.suffers)
    changes = table.state.change(one.id, hp_max=now.hp_max + more, suffers=(*now.suffers, entry))
    data = {**met.power.facts, "amount": more}
    yield Event("bolsters", lasting.spell, met.who.id, one.id, changes=changes, data=data, seen=OPEN)
    gained = more if table.heals(one) else 0
    data, parts = {**met.power.facts, "regained": gained}, (Part("base", gained),)
    changes = revived(table, one, gained)
    yield Event("cures", rules.healing.add, met.who.id, one.id, (), parts, changes, data, OPEN)


def _lifted(table: Table, met: Met, one: Profile) -> Course[None]:
    """Conditions end, whatever has caused them."""
    for name in met.power.row.lifts:
        suffers = table.now[one.id].suffers
        kept_ = tuple(one for one in suffers if one.name != name or not lifted(table, met.power, one))
        ills = {one.cause for one in suffers if one not in kept_ and name == "diseased"}
        kept_ = tuple(one for one in kept_ if one.cause not in ills)
        if met.power.row.suppresses and kept_ != suffers:
            kept_ = _held_off(suffers, kept_)
        changes = table.state.change(one.id, suffers=kept_)
        if changes:
            yield Event("recovers", lasting.spell, one.id, changes=changes, data={"condition": name}, seen=OPEN)


def _held_off(suffers: tuple[Suffering, ...], kept_: tuple[Suffering, ...]) -> tuple[Suffering, ...]:
    """What somebody suffers where some of it is held off, with all that the same effects have brought."""
    gone = {one.cause for one in suffers if one not in kept_}
    off = [one for one in suffers if one.cause in gone and not one.name.startswith(OFF)]
    return tuple(one._replace(name=OFF + one.name) if one in off else one for one in suffers)


def _restored(table: Table, met: Met, one: Profile) -> Course[None]:
    """A level of exhaustion less, or the maximum of hit points back."""
    now = table.now[one.id]
    if met.power.row.rests and now.exhaustion:
        changes = table.state.change(one.id, exhaustion=now.exhaustion - 1)
        yield Event("rested", lasting.spell, met.who.id, one.id, changes=changes, data=met.power.facts, seen=OPEN)
    whole = rules.condition.hp_max(one.sheet.hp_max, now.exhaustion)
    if met.power.row.mends and now.hp_max < whole:
        changes = table.state.change(one.id, hp_max=whole)
        yield Event("made-whole", lasting.spell, met.who.id, one.id, changes=changes, data=met.power.facts, seen=OPEN)


def _living(table: Table, one: Profile) -> tuple[Change, ...]:
    """Changes of a dead creature that lives again with 1 hit point."""
    table.lives_changed = True
    return table.state.change(one.id, life="ok", hp=1, death_success=0, death_fail=0)


def _heals(table: Table, met: Met, whom: Sequence[Profile]) -> Course[None]:
    dice = met.power.healing(met.slot)
    faces = yield from roll(dice.dice, dice.sides, rules.healing.add, met.who.id)
    regained = sum(faces) + dice.flat
    parts = (Part("ability", dice.flat),) if dice.flat else ()
    most, left = dice.dice * dice.sides + dice.flat, regained
    for one in whom:
        now = table.now[one.id]
        due = left if met.power.row.portions else most if guard.rallied(table, one) else regained
        gained = min(due, now.hp_max - now.hp) if table.heals(one, met.power.magical) else 0
        left -= gained
        data = {**met.power.facts, "regained": gained}
        changes = revived(table, one, gained)
        yield Event(
            "cures", rules.healing.add, met.who.id, one.id, kept(dice.sides, *faces), parts, changes, data, OPEN
        )


def _lends(table: Table, met: Met, whom: Sequence[Profile]) -> Course[None]:
    dice = met.power.row.thp
    assert dice is not None
    faces = yield from roll(dice.number, dice.sides, rules.temporary.no_stack, met.who.id)
    for one in whom:
        if "swarm" not in one.traits:
            more = met.power.row.higher.thp * met.power.steps(met.slot)
            yield from temporary(table, one, sum(faces) + dice.flat + more, met)


@procedure("srd5.temporary.separate")
def temporary(table: Table, one: Profile, amount: int, met: Met, *, fresh: bool = False) -> Course[None]:
    """Temporary hit points come: who has some keeps them or takes the new ones, and they never add. (Nobody is asked
    where they are ``fresh``: more of those that there were.)"""
    old = table.now[one.id].thp
    if old and not fresh:
        default = "new" if rules.temporary.no_stack(old, amount) else "old"
        menu = (Option("new", {"amount": amount}), Option("old", {"amount": old}))
        data = {"old": old, "new": amount}
        if (yield Ask("temporary", rules.temporary.no_stack, one.seat, one.id, menu, default, data=data)) == "old":
            return
    now = table.now[one.id]
    entries = tuple(entry for entry in now.suffers if entry.name != "thp")
    if met.effect:
        entries += (Suffering("thp", met.who.id, "", met.effect, met.power.key),)
    changes = table.state.change(one.id, thp=amount, suffers=entries)
    told: dict[str, object] = {**met.power.facts, "amount": amount}
    yield Event("gains-thp", temporary, met.who.id, one.id, changes=changes, data=told, seen=OPEN)
