"""Spells that are not cast in a moment: castings of minutes, and those that are readied and held."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Running
from bojiste.systems.srd5.play.areas.aim import Aim
from bojiste.systems.srd5.play.spellcasting import ending, lasting
from bojiste.systems.srd5.play.spellcasting.cast import Struck, countered, released, told, varied
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.targeting import aimed
from bojiste.systems.srd5.play.spellcasting.use_cost import casting, cost, shows, slots
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

# -- castings of minutes -----------------------------------------------------------------------------------------


def goes_on(table: Table, who: Profile, struck: Struck) -> Course[None]:
    """One more action of a casting of minutes; with the last one the spell is there, and the slot spent."""
    running = casting(table, who)
    assert running is not None
    power, now = who.power(running.power), table.now[who.id]
    turn = now.turn._replace(action=True, casts_on=True)
    changes = table.state.change(who.id, turn=turn)
    changes += lasting.changed(table, who, running, running._replace(left=running.left - 1))
    data = {**power.facts, "left": running.left - 1}
    yield Event("casts-on", rules.spell.long_casting, who.id, changes=changes, data=data, seen=OPEN)
    if running.left > 1:
        return
    power = yield from varied(table, who, power)
    aim = yield from aimed(table, who, power, running.level)
    done = tuple(one for one in table.now[who.id].running if one.id != running.id)
    changes = table.state.change(who.id, running=done, slots=rules.spell.spent(running.level, table.now[who.id].slots))
    yield told(table, who, power, running.level, aim or Aim(()), changes)
    if aim is not None:
        yield from released(table, who, power, running.level, aim, struck)


def breaks_off(table: Table, who: Profile) -> Course[None]:
    """At the end of a turn whose action went elsewhere a casting of minutes has failed; no slot is spent."""
    running = casting(table, who)
    if running is not None and not table.now[who.id].turn.casts_on:
        yield from ending.ends(table, who, running, rules.spell.long_casting)


# -- readied spells ----------------------------------------------------------------------------------------------


def readiable(table: Table, who: Profile) -> list[Power]:
    """Spells that could be readied now."""
    return [
        power
        for power in who.powers.values()
        if power.spell
        and not power.of
        and rules.action.ready_spell(power.row.use.time, power.row.use.minutes)
        and slots(table, who, power)
        and rules.spell.bonus_action_limit(table.now[who.id].turn.spells, False, power.level)
    ]


@procedure("srd5.action.ready_spell_concentration")
def hold(table: Table, who: Profile, power: Power, slot: int) -> Course[bool]:
    """A readied spell is cast now and held by concentration. Whether nobody breaks it off."""
    changes = cost(table, who, power, slot) + shows(table, who, power)
    yield Event("holds-spell", hold, who.id, changes=changes, data=power.facts, seen=OPEN)
    if (yield from countered(table, who, power, slot)):
        return False
    effect = lasting.id_of(who, power)
    yield from lasting.begins(table, who, Running(effect, power.key, slot, 0, True, phase=ending.HELD))
    return True


def let_go(table: Table, who: Profile, key: str, struck: Struck) -> Course[None]:
    """A held spell is released: its targets are chosen now."""
    running = next(one for one in table.now[who.id].running if one.phase == ending.HELD)
    power = yield from varied(table, who, who.power(key))
    kept = tuple(one for one in table.now[who.id].running if one.id != running.id)
    aim = yield from aimed(table, who, power, running.level)
    changes = table.state.change(who.id, running=kept)
    yield told(table, who, power, running.level, aim or Aim(()), changes)
    if aim is not None:
        yield from released(table, who, power, running.level, aim, struck)
