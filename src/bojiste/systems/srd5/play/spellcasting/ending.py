"""An effect ends: what is over with it, for whom it has lain on and for whoever was there by it."""

from __future__ import annotations

from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import Cited
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import EFFECT_LEAVES, POWER_ENDED
from bojiste.systems.srd5.now import OFF, Fighter, Running, Suffering
from bojiste.systems.srd5.play.spellcasting.in_use import Left
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.spellbook import spell as spell

HELD, CASTING = "held", "casting"


def ends(table: Table, who: Profile, running: Running, rule: Cited) -> Course[None]:
    """An effect is over, with every condition and boon that hangs on it; a readied spell is lost, with its slot unless
    the printing gives that back."""
    power, gone = who.power(running.power), _leaving(table, running)
    freed = [one for one in table.everybody if any(e.effect == running.id for e in table.now[one.id].suffers)]
    changes = _over(table, who, running) + _comes_out(table, who, running) + _no_longer_proof(table, who, running)
    changes += tuple(change for one in gone for change in table.state.change(one.id, **GONE))
    changes += tuple(change for one in freed for change in _freed(table, who, running, one))
    changes += _besides(table, who, running)
    data = {"power": power.facts["power"], "phase": running.phase}
    yield Event("power-ends", rule=rule, actor=who.id, changes=changes, data=data, seen=OPEN)
    if "wall" in table.can:
        table.look()
    if power.row.place.bursts and not running.phase:
        yield from table.bursts_out(table, who, running)
    for whom in freed if _held_off(who, running) else ():
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
    if running.power in who.powers and power.row.duration.wearies:
        kept += (Suffering("lethargic", who.id, f"next-turn-end:{whom.id}"),)
    changes: tuple[Change, ...] = (Change(whom.id, "suffers", suffers, kept),) if kept != suffers else ()
    left = Left(who, running, suffers, kept)
    return changes + tuple(one for besides in table.voices[whom][EFFECT_LEAVES] for one in besides(table, whom, left))


@EFFECT_LEAVES.voice("afloat", state=("suffers",))
def _comes_down(table: Table, whom: Profile, left: Left) -> tuple[Change, ...]:
    """Whoever was held in the air floats down."""
    return table.alights(whom) if "afloat" in left.lost else ()


@EFFECT_LEAVES.voice("bolstered", state=("suffers",))
def _sinks(table: Table, whom: Profile, left: Left) -> tuple[Change, ...]:
    """The maximum of hit points is lower again, and they with it where they are more."""
    less = bolstered(left.before) - bolstered(left.kept)
    most = max(1, table.now[whom.id].hp_max - less)
    return table.state.change(whom.id, hp_max=most, hp=min(table.now[whom.id].hp, most)) if less else ()


@EFFECT_LEAVES.voice("proof", state=("suffers",))
def _proof_now(table: Table, whom: Profile, left: Left) -> tuple[Change, ...]:
    """What one withstands only once has it no more."""
    power = left.who.power(left.running.power)
    once = power.row.duration.sustained or (power.has("possess") and whom is not left.who)
    if not (power.row.test.once and once):
        return ()
    return table.state.change(whom.id, used=(*table.now[whom.id].used, proof(left.who, left.running.power)))


@EFFECT_LEAVES.voice("temporary_hit_points", state=("suffers",))
def _strength_goes(table: Table, whom: Profile, left: Left) -> tuple[Change, ...]:
    """Temporary hit points that hang on it."""
    return table.state.change(whom.id, thp=0) if "thp" in left.lost else ()


def _held_off(who: Profile, running: Running) -> bool:
    """Whether it has held something off that comes back."""
    effects = who.powers[running.power].row.effects if running.power in who.powers else ()
    return any(effect.comes_back for effect in effects)


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
    """Whoever has been within somebody is where that one is, and makes room for it (``swallow.died``)."""
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
