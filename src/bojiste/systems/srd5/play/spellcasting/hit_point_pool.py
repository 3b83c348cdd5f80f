"""Spells that choose: so many hit points of the weakest, and spells that end other spells."""

from __future__ import annotations

from bojiste.core.dice import roll
from bojiste.core.event import OPEN, Event, Part, kept
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Running
from bojiste.systems.srd5.play.areas.aim import Aim
from bojiste.systems.srd5.play.dice import check
from bojiste.systems.srd5.play.spellcasting import ending, lasting
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.fey_ancestry import stays_awake


def weakest(table: Table, who: Profile, power: Power, slot: int, aim: Aim) -> Course[Aim]:
    """Of those in an area the ones that its pool of hit points is enough for, from the fewest up (equal ones in the
    order of the scene); whoever sleeps already, or cannot, is passed over."""
    pool = power.row.target.pool
    assert pool is not None
    number = pool.number + power.row.target.higher.pool * power.steps(slot)
    faces = yield from roll(number, pool.sides, lasting.spell, who.id)
    left = sum(faces) + pool.flat
    chosen = []
    fit = [one for one in aim.whom if one.open_to(power) and _sleeps(table, one, power)]
    for one in sorted(fit, key=lambda one: (table.now[one.id].hp, one.index)):
        if table.now[one.id].hp > left:
            break
        left -= table.now[one.id].hp
        chosen.append(one)
    data = {**power.facts, "whom": tuple(one.id for one in chosen)}
    parts = (Part("base", pool.flat),) if pool.flat else ()
    yield Event("pool", lasting.spell, who.id, None, kept(pool.sides, *faces), parts, data=data, seen=OPEN)
    return Aim(tuple(chosen), (), aim.squares)


def _sleeps(table: Table, one: Profile, power: Power) -> bool:
    brings = {*power.brought}
    if stays_awake(one, power):
        return False
    awake = not brings & {*table.now[one.id].conditions} and table.now[one.id].life == "ok"
    return awake and not (brings | ({"charmed"} if power.row.target.charms else set())) & one.cond_immune


def lying_on(table: Table, one: Profile) -> list[tuple[Profile, Running]]:
    """Spells that lie on somebody, and whose they are."""
    found = []
    for other in table.everybody:
        for running in table.now[other.id].running:
            mine = any(entry.effect == running.id for entry in table.now[one.id].suffers)
            if other.power(running.power).spell and not running.phase and (mine or running.on == one.id):
                found.append((other, running))
    return found


def dispelled(table: Table, who: Profile, one: Profile, level: int) -> Course[None]:
    """Spells on somebody end: those of a level up to this one at once, each higher one by a check against 10 and its
    level."""
    for other, running in lying_on(table, one):
        against = max(running.level, other.power(running.power).cast_level)
        if against > level:
            test = yield from check(table, who, who.sheet.casting or "intelligence", lasting.spell)
            works = rules.dice.d20_test(test.total, 0, 10 + against)
            kind, data = "breaks-spell" if works else "spell-holds", other.power(running.power).facts
            yield test.as_event(kind, lasting.spell, who, other.id, test.changes, **data, against=10 + against)
            if not works:
                continue
        yield from ending.ends(table, other, running, lasting.spell)
