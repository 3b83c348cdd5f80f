"""Effects that go on: how they begin, what keeps them up, and what is over when they end."""

from __future__ import annotations

from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import POWER_BEGUN
from bojiste.systems.srd5.now import Fighter, Running
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.spellcasting.ending import HELD, ends
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.spellbook import spell as spell
from bojiste.systems.srd5.words import FT


def id_of(who: Profile, power: Power) -> str:
    """What entries of conditions call an effect of somebody's."""
    return f"{who.id}/{power.key}"


@procedure("srd5.concentration.one")
def begins(table: Table, who: Profile, running: Running) -> Course[None]:
    """An effect begins: another that is kept by concentration ends if this one is too, and so does an earlier one of
    the same power."""
    for old in table.now[who.id].running:
        if old.id == running.id or (old.concentration and running.concentration):
            yield from ends(table, who, old, begins)
    changes = table.state.change(who.id, running=(*table.now[who.id].running, running))
    data = {"power": who.power(running.power).facts["power"], "phase": running.phase}
    kind = "concentrates" if running.concentration else "goes-on"
    yield Event(kind, rule=begins, actor=who.id, changes=changes, data=data, seen=OPEN)
    if "wall" in table.can:
        table.look()
    for follows in table.voices[who][POWER_BEGUN]:
        yield from follows(table, who, running)


def goes_on(table: Table, who: Profile, key: str) -> bool:
    """Whether a power of somebody's is in force."""
    return running_of(table, who, key) is not None


def running_of(table: Table, who: Profile, key: str) -> Running | None:
    """What of somebody's goes on by a power, or by one of its variants."""
    there = (one for one in table.now[who.id].running if not one.phase)
    return next((one for one in there if key in (one.power, who.power(one.power).of)), None)


def tethers(table: Table) -> Course[None]:
    """As a turn ends: bonds are over between those who are too far apart."""
    for who in table.everybody:
        for running in table.now[who.id].running:
            far = who.power(running.power).row.duration.tether * FT
            if not far:
                continue
            bound = [one for one in table.everybody if any(e.effect == running.id for e in table.now[one.id].suffers)]
            if any(table.distance(who, one) > far for one in bound):
                yield from ends(table, who, running, spell)


def changed(table: Table, who: Profile, old: Running, new: Running) -> tuple[Change, ...]:
    """The change of one running effect."""
    return table.state.change(
        who.id, running=tuple(new if one.id == old.id else one for one in table.now[who.id].running)
    )


def broken(table: Table, who: Profile) -> Course[None]:
    """Who can no longer act concentrates on nothing, and leads nobody."""
    for running in table.now[who.id].running:
        row = who.power(running.power).row
        kept_up = (
            running.concentration
            or row.duration.within
            or row.duration.sustained
            or (row.duration.lives and table.now[who.id].life == "dead")
        )
        if who.power(running.power).has("share_damage") and table.now[who.id].life != "ok":
            yield from ends(table, who, running, spell)
        elif kept_up and rules.condition.concentration_break(table.acts(who)):
            yield from ends(table, who, running, rules.condition.concentration_break)


def fallen(table: Table, who: Profile) -> Course[None]:
    """Powers that are over for whoever is at 0 hit points."""
    if table.now[who.id].life == "ok" or not table.now[who.id].suffers:
        return
    for entry in table.now[who.id].suffers:
        source = table.profiles.get(entry.source)
        power = source.powers.get(entry.by) if source is not None else None
        if source is not None and power is not None and power.row.duration.ends_at_zero:
            for running in table.now[source.id].running:
                if running.id == entry.effect:
                    yield from ends(table, source, running, spell)


def disturbed(table: Table, who: Profile, dc: int, rule: Cited) -> Course[None]:
    """A Constitution saving throw for what one concentrates on."""
    running = table.now[who.id].concentrates
    if running is None or not dc:
        return
    if not (yield from save(table, who, "constitution", dc, bonus=who.sheet.concentration_bonus)):
        yield from ends(table, who, running, rule)


def hurt(table: Table, who: Profile, taken: int) -> Course[None]:
    """Damage disturbs concentration, each instance for itself: what temporary hit points absorbed counts too."""
    yield from broken(table, who)
    yield from disturbed(table, who, rules.concentration.damage(taken), rules.concentration.damage)


# -- time --------------------------------------------------------------------------------------------------------


def older(table: Table, who: Profile) -> tuple[Change, ...]:
    """The change that a round makes to somebody's effects."""
    now = table.now[who.id]
    aged = tuple(one._replace(left=one.left - 1) if one.left > 1 and not one.phase else one for one in now.running)
    return table.state.change(who.id, running=aged)


def due(now: Fighter) -> tuple[str, ...]:
    """The effects that are over as the turn begins that makes them a round older."""
    return tuple([one.id for one in now.running if one.left == 1 and not one.phase])


def over(table: Table, who: Profile, due: tuple[str, ...]) -> Course[None]:
    """At the start of a turn the effects end whose time is up or who hold nobody any more, and a readied spell whose
    moment has not come."""
    for old in table.now[who.id].running:
        if old.phase == HELD:
            yield from ends(table, who, old, rules.action.ready_spell_broken)
        elif not old.phase and (old.id in due or not (holds(table, old) or who.power(old.power).row.opens)):
            yield from ends(table, who, old, spell)


def closes(table: Table, who: Profile) -> Course[None]:
    """At the end of a turn the areas are gone that last until then and no longer, and what has not been kept up."""
    for old in table.now[who.id].running:
        row = who.power(old.power).row
        unsung = row.duration.sustained and old.power not in table.now[who.id].turn.freely
        if unsung or (old.left == 1 and not old.phase and row.duration.until == "next-turn-end"):
            yield from ends(table, who, old, spell)


def holds(table: Table, running: Running) -> bool:
    """Whether an effect still has somebody, or a place."""
    if running.zone or running.on or running.inside:
        return True
    if "breed" in table.can and any(table.now[one.id].brought == running.id for one in all_alive(table)):
        return True
    return any(entry.effect == running.id for one in table.everybody for entry in table.now[one.id].suffers)


def all_alive(table: Table) -> list[Profile]:
    """Those who are there and live, or are on their way."""
    now, number = table.now, table.clock.round
    return [one for one in table.everybody if now[one.id].life != "dead" or now[one.id].arrives > number]
