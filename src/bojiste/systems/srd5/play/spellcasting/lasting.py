"""Effects that go on: how they begin, what keeps them up, and what is over when they end."""

from __future__ import annotations

from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import POWER_BEGUN, POWER_ENDED
from bojiste.systems.srd5.now import OFF, Fighter, Running, Suffering
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.spellbook import spell as spell
from bojiste.systems.srd5.words import FT

HELD, CASTING = "held", "casting"


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


def ends(table: Table, who: Profile, running: Running, rule: Cited) -> Course[None]:
    """An effect is over, with every condition and boon that hangs on it; a readied spell is lost, with its slot unless
    the printing gives that back."""
    power, gone = who.power(running.power), _leaving(table, running)
    freed = [one for one in table.everybody if any(e.effect == running.id for e in table.now[one.id].suffers)]
    changes = _over(table, who, running) + _comes_out(table, who, running) + _no_longer_proof(table, who, running)
    changes += tuple(change for one in gone for change in table.state.change(one.id, **GONE))
    for whom in freed:
        changes += _freed(table, who, running, whom)
    changes += _besides(table, who, running)
    data = {"power": power.facts["power"], "phase": running.phase}
    yield Event("power-ends", rule=rule, actor=who.id, changes=changes, data=data, seen=OPEN)
    if "wall" in table.can:
        table.look()
    if power.row.place.bursts and not running.phase:
        yield from table.bursts_out(table, who, running)
    if running.power in who.powers and any(effect.comes_back for effect in power.row.effects):
        for whom in freed:
            yield from _resumes(table, whom)
    for whom in (*freed, *gone):
        for course in table.follows:
            yield from course(table, whom)


def _besides(table: Table, who: Profile, running: Running) -> tuple[Change, ...]:
    """What features make of its end."""
    return tuple(one for ended in table.voices[who][POWER_ENDED] for one in ended(table, who, running))


def _over(table: Table, who: Profile, running: Running) -> tuple[Change, ...]:
    """The change of whose effect it was."""
    now = table.now[who.id]
    fields: dict[str, object] = {"running": tuple(one for one in now.running if one.id != running.id)}
    if running.phase == HELD:
        fields["readied"] = None
        if rules.action.ready_spell_broken(table.printed.readied_spell_broken):
            fields["slots"] = rules.spell.spent(running.level, now.slots, back=True)
    return table.state.change(who.id, **fields)


def _freed(table: Table, who: Profile, running: Running, whom: Profile) -> tuple[Change, ...]:
    """The changes of somebody on whom it has lain."""
    suffers, power = table.now[whom.id].suffers, who.power(running.power)
    kept = tuple(entry for entry in suffers if entry.effect != running.id)
    lost = {entry.name for entry in suffers if entry.effect == running.id}
    if running.power in who.powers and power.row.duration.wearies:
        kept += (Suffering("lethargic", who.id, f"next-turn-end:{whom.id}"),)
    changes: tuple[Change, ...] = (Change(whom.id, "suffers", suffers, kept),) if kept != suffers else ()
    if "afloat" in lost:
        changes += table.alights(whom)
    changes += _sinks(table, whom, bolstered(suffers) - bolstered(kept))
    within = power.has("possess") and whom is not who
    if power.row.test.once and (power.row.duration.sustained or within):
        changes += table.state.change(whom.id, used=(*table.now[whom.id].used, proof(who, running.power)))
    if "thp" in lost:
        changes += table.state.change(whom.id, thp=0)
    return changes


def _resumes(table: Table, whom: Profile) -> Course[None]:
    """What has been held off is back, if it has not ended meanwhile."""
    suffers = table.now[whom.id].suffers
    back = tuple(one._replace(name=one.name.removeprefix(OFF)) for one in suffers)
    if back != suffers:
        changes = table.state.change(whom.id, suffers=back)
        for name in dict.fromkeys(one.name for one, old in zip(back, suffers, strict=True) if one != old):
            yield Event("resumes", spell, whom.id, changes=changes, data={"condition": name}, seen=OPEN)
            changes = ()


def _comes_out(table: Table, who: Profile, running: Running) -> tuple[Change, ...]:
    """Whoever has been within somebody is where that one is, and makes room for it (``belly.died``)."""
    if not who.power(running.power).has("possess"):
        return ()
    others = (one for one in table.everybody if one is not who)
    bodies = [one for one in others if any(entry.effect == running.id for entry in table.now[one.id].suffers)]
    return table.placed(who, *_place(table.now[bodies[0].id])) if bodies else ()


def _place(now: Fighter) -> tuple[int, int, int]:
    return now.x, now.y, now.z


BOLSTERED = "bolstered"
"""What lies on somebody whose maximum of hit points a power raises."""


def bolstered(suffers: tuple[Suffering, ...]) -> int:
    """By how much powers raise a maximum of hit points: of one power the strongest counts."""
    return rules.spell.same_spell(tuple((one.by, one.amount) for one in suffers if one.name == BOLSTERED))


def _sinks(table: Table, whom: Profile, less: int) -> tuple[Change, ...]:
    """The maximum of hit points is lower again by so much, and they with it where they are more."""
    most = max(1, table.now[whom.id].hp_max - less)
    return table.state.change(whom.id, hp_max=most, hp=min(table.now[whom.id].hp, most)) if less else ()


GONE: dict[str, object] = {"life": "dead", "gone": True, "arrives": 0, "suffers": (), "dodging": False, "readied": None}
"""What becomes of who was there only by a power."""


def _leaving(table: Table, running: Running) -> list[Profile]:
    """Those who are there, or on their way, only as long as an effect goes on."""
    if "breed" not in table.can:
        return []
    brought = [one for one in table.everybody if table.now[one.id].brought == running.id]
    leaving = [one for one in brought if not table.now[one.id].gone or table.now[one.id].arrives]
    table.lives_changed = table.lives_changed or bool(leaving)
    return leaving


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


def proof(source: Profile, power: str) -> str:
    """The mark of who is proof against a power from now on, and against all that goes on by it."""
    own = source.powers.get(power)
    family = "" if own is None else own.of or ((own.row.use.during or "") if own.row.use.joins else "")
    return f"proof:{source.id}:{family or power}"


def _no_longer_proof(table: Table, who: Profile, running: Running) -> tuple[Change, ...]:
    """With a spell that one withstands only once its next casting is a new one."""
    power = who.powers.get(running.power)
    if power is None or not (power.row.test.once and power.spell):
        return ()
    mark = proof(who, running.power)
    marked = [one for one in table.everybody if mark in (table.now[one.id].used or ())]
    return tuple(
        change
        for one in marked
        for change in table.state.change(one.id, used=tuple(u for u in table.now[one.id].used if u != mark))
    )
