"""Fatigue is gained, and may kill."""

from __future__ import annotations

from bojiste.core.event import happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.play.death import dies
from bojiste.systems.osr.play.save import save
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile


@procedure("osr.fatigue.sources")
def tires(table: Table, who: Profile, points: int, cause: str, *, safe: bool = False) -> Course[None]:
    """Points of one cause at one moment are one gain, with one saving throw at most."""
    now = table.now[who.id]
    changes = table.state.change(who.id, fatigue=rules.fatigue.track(now.fatigue, points))
    data = {"points": points, "cause": cause}
    yield happened("tired", tires, who.id, changes=changes, data=data)
    yield from worn_out(table, who, safe=safe)


def worn_out(table: Table, who: Profile, *, safe: bool) -> Course[None]:
    """After a gain: much fatigue asks for a saving throw, except in civilisation."""
    fatigue = table.now[who.id].fatigue
    if not rules.fatigue.death(fatigue) or not rules.fatigue.no_death_in_civilisation(safe):
        return
    if not (yield from save(table, who, "death", rules.fatigue.death)):
        yield from dies(table, who, rules.fatigue.death, "weary")
