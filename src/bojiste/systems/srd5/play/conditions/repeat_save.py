"""Saving throws that are repeated against what lies on somebody, and what comes of them."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import BETRAYED, HARMED, LOST, OFF, ROUSED, Suffering
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.spellcasting import ending, lasting, ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT

UNSEEN, ALONE, OFTEN = "unseen", "alone", "often"
THRICE, JUDGED, ACTION = "thrice", "judged", "action"
WRONGED, SHAKEN = "wronged", "shaken"
"""When a saving throw is repeated, besides the end of a turn (``HARMED``)."""
ENOUGH = 3
"""Saving throws, made or failed, that decide for good."""
AWAY_FROM = 60 * FT


def repeated(table: Table, whom: Profile, fails: Callable[[Table, Profile, Suffering], Course[None]]) -> Course[None]:
    """At the end of a turn its owner saves again against what it may get over; ``fails`` is what a failure does
    besides."""
    done = set()
    for entry in table.now[whom.id].suffers:
        key = (*entry.cause, entry.save, entry.dc)
        if entry.name.startswith(OFF) or entry not in table.now[whom.id].suffers:
            continue
        if entry.end == LOST and _far_from(table, whom, entry):
            yield from shaken_off(table, whom, entry)
        elif key not in done and _is_repeated(table, whom, entry):
            done.add(key)
            yield from _once_more(table, whom, entry, fails)


def _is_repeated(table: Table, whom: Profile, entry: Suffering) -> bool:
    """Whether the end of a turn gives another saving throw against something."""
    if not entry.save or entry.again in (HARMED, WRONGED, JUDGED, ACTION):
        return False
    return entry.again != ALONE or not _watched(table, whom, entry)


def _once_more(
    table: Table, whom: Profile, entry: Suffering, fails: Callable[[Table, Profile, Suffering], Course[None]]
) -> Course[None]:
    """One more saving throw against something, and what comes of it."""
    hinders = ("in-sight",) if entry.again == UNSEEN and _watched(table, whom, entry) else ()
    helps = ("aided",) if ongoing_effects.braces(table, whom, entry) else ()
    made = yield from save(table, whom, entry.save, entry.dc, helps=helps, hinders=hinders)
    if entry.again == THRICE:
        yield from _told_off(table, whom, entry, made)
    elif made:
        yield from shaken_off(table, whom, entry)
    elif entry.worse:
        yield from _worsens(table, whom, entry)
    else:
        yield from fails(table, whom, entry)


def _told_off(table: Table, whom: Profile, entry: Suffering, made: bool) -> Course[None]:
    """One more saving throw is made, or has failed: the third of either decides. (What somebody suffers so is no
    boon: its two numbers are free for that.)"""
    now = entry._replace(amount=entry.amount + made, die=entry.die + (not made))
    if now.amount == ENOUGH:
        yield from shaken_off(table, whom, entry)
        return
    if now.die == ENOUGH and entry.worse:
        yield from _worsens(table, whom, entry)
        return
    now = now._replace(save="", again="") if now.die == ENOUGH else now
    changes = table.state.change(
        whom.id, suffers=tuple(now if one == entry else one for one in table.now[whom.id].suffers)
    )
    data = {"condition": entry.name, "successes": now.amount, "failures": now.die}
    yield Event("undecided-yet", lasting.spell, whom.id, changes=changes, data=data, seen=OPEN)


def _far_from(table: Table, whom: Profile, entry: Suffering) -> bool:
    """Whether somebody has got away from what it fears."""
    source = table.profiles.get(entry.source)
    far = source is not None and table.distance(whom, source) >= AWAY_FROM
    return far and not _watched(table, whom, entry)


def _watched(table: Table, whom: Profile, entry: Suffering) -> bool:
    """Whether somebody sees who has brought something on it."""
    source = table.profiles.get(entry.source)
    return source is not None and table.up(source) and sight.sees(table, whom, source)


def _worsens(table: Table, whom: Profile, entry: Suffering) -> Course[None]:
    """What was about to come has come, and stays."""
    kept = tuple(one for one in table.now[whom.id].suffers if one != entry)
    if entry.worse not in whom.cond_immune:
        kept += (Suffering(entry.worse, entry.source, "", entry.effect, entry.by),)
    changes, data = table.state.change(whom.id, suffers=kept), {"condition": entry.worse}
    yield Event("suffers", rules.condition.CAUSE[entry.worse], None, whom.id, changes=changes, data=data, seen=OPEN)
    yield from lasting.broken(table, whom)
    for course in table.follows:
        yield from course(table, whom)


def harmed(table: Table, whom: Profile, by: Profile | None) -> Course[None]:
    """Damage (of whose, if of anybody's) wakes those whom nothing else would, and gives others another saving throw."""
    own = () if by is None else (by.id, *(one.id for one in by.allies))
    done = set()
    for entry in table.now[whom.id].suffers:
        if entry.end and _over_now(entry, own):
            yield from _over(table, whom, entry)
        elif entry.cause not in done and _saves_now(entry, by, own):
            done.add(entry.cause)
            helps = ("pain",) if entry.again == OFTEN else ()
            if (yield from save(table, whom, entry.save, entry.dc, helps=helps)):
                yield from shaken_off(table, whom, entry)


def _over_now(entry: Suffering, own: tuple[str, ...]) -> bool:
    """Whether damage of this side's ends something."""
    return entry.end in (HARMED, ROUSED) or (entry.end == BETRAYED and entry.source in own)


def _over(table: Table, whom: Profile, entry: Suffering) -> Course[None]:
    kept = tuple(one for one in table.now[whom.id].suffers if one != entry)
    changes, data = table.state.change(whom.id, suffers=kept), {"condition": entry.name.removeprefix(OFF)}
    yield Event("recovers", lasting.spell, whom.id, changes=changes, data=data, seen=OPEN)


def roused(table: Table, whom: Profile) -> Course[None]:
    """Whoever has been calmed and sees a friend come to harm is calm no longer."""
    for other in whom.allies:
        calm = table.boons(other, "desisting") if other.id in table.now else ()
        if any(entry.end == ROUSED for entry in calm) and sight.sees(table, other, whom):
            kept = tuple(one for one in table.now[other.id].suffers if one.end != ROUSED)
            changes, data = table.state.change(other.id, suffers=kept), {"condition": "desisting"}
            yield Event("recovers", lasting.spell, other.id, changes=changes, data=data, seen=OPEN)


def _saves_now(entry: Suffering, by: Profile | None, own: tuple[str, ...]) -> bool:
    """Whether damage of somebody's (and of its side: ``own``) gives another saving throw against something."""
    if not entry.save:
        return False
    if entry.again == SHAKEN:
        return by is None or by.id != entry.source
    return entry.again in (HARMED, OFTEN) or (entry.again == WRONGED and entry.source in own)


def comes_round(table: Table, whom: Profile, name: str) -> Course[bool]:
    """Another saving throw against what brings somebody into this plight; whether it is rid of it."""
    entry = next(one for one in table.now[whom.id].suffers if one.name == name)
    if not (yield from save(table, whom, entry.save, entry.dc)):
        return False
    yield from shaken_off(table, whom, entry)
    return True


def shaken_off(table: Table, whom: Profile, entry: Suffering) -> Course[None]:
    """Somebody is rid of all that one use of a power brought; who gets over it may be proof against it."""
    now = table.now[whom.id]
    kept = tuple(one for one in now.suffers if one.cause != entry.cause)
    used = now.used
    if entry.source in table.profiles and table.profiles[entry.source].power(entry.by).row.test.once:
        used = (*used, ending.proof(table.profiles[entry.source], entry.by))
    changes = table.state.change(whom.id, suffers=kept, used=used)
    data = {"condition": entry.name.removeprefix(OFF)}
    yield Event("recovers", rule=rules.dice.d20_test, actor=whom.id, changes=changes, data=data, seen=OPEN)
    source = table.profiles.get(entry.source)
    for running in table.now[source.id].running if source is not None else ():
        opens = source is not None and source.power(running.power).row.opens
        if running.id == entry.effect and not opens and not lasting.holds(table, running):
            yield from ending.ends(table, table.profiles[entry.source], running, rules.dice.d20_test)
