"""What a step does besides: to whom a body of fire flows into, and to such a body in water."""

from __future__ import annotations

from bojiste.core.event import Change
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import AFTER_STEP
from bojiste.systems.srd5.play.grappling.swallow import beside
from bojiste.systems.srd5.play.movement.forced_movement import put
from bojiste.systems.srd5.play.movement.reach import takes_in
from bojiste.systems.srd5.play.movement.step_cost import Trod
from bojiste.systems.srd5.play.spellcasting.cast import by_itself
from bojiste.systems.srd5.play.spellcasting.lasting import spell
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


@AFTER_STEP.voice("treads", of=lambda who: bool(who.treads))
def steps(trod: Trod) -> Course[None]:
    """After a step: whoever it has come upon is met, the first time on a turn."""
    table, who, before = trod.table, trod.who, trod.before[:2]
    for power in who.treads if table.grid else ():
        if power.row.use.sweeps:
            yield from _sweeps(table, who, power, before)
            continue
        for one in _come_upon(table, who, before):
            turn = table.now[who.id].turn
            mark = f"{power.key}:{one.id}"
            if mark not in turn.freely:
                marked = (Change(who.id, "turn", turn, turn._replace(freely=(*turn.freely, mark))),)
                yield from by_itself(table, who, power, (one,), marked)


def _sweeps(table: Table, who: Profile, power: Power, before: tuple[int, int]) -> Course[None]:
    """On its walk each is met each time; whoever is not taken in is beside."""
    for one in _come_upon(table, who, before) if table.sweeping is power else ():
        if takes_in(table, who, one, power):
            yield from by_itself(table, who, power, (one,))
        out = one.id not in table.known.carried and table.now[one.id].life != "dead"
        if out and table.distance(who, one) == 0:
            yield from put(table, who, one, beside(table, who, one), SQUARE, spell)


def _come_upon(table: Table, who: Profile, before: tuple[int, int]) -> list[Profile]:
    """Those in whose space it is now and was not."""
    others = [one for one in table.everybody if one is not who and table.now[one.id].life != "dead"]
    near = [one for one in others if table.distance(who, one) == 0 and one.id not in table.known.carried]
    return [one for one in near if table.distance_from(who, *before, one) > 0]
