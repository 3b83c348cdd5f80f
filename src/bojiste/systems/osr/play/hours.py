"""Time on an expedition: light burns down, bodies grow cold."""

from __future__ import annotations

from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play.death import dies
from bojiste.systems.osr.play.table import Table

HOUR = 60
"""Minutes."""
LOW = 3
"""Turns of light of which the log reminds everybody."""


def turns_of(table: Table, hours: int) -> int:
    """Turns that so many hours take, begun ones whole."""
    return -(-hours * HOUR // table.options.turn_minutes)


def hours_of(table: Table, turns: int) -> int:
    """Whole hours that so many turns take."""
    return turns * table.options.turn_minutes // HOUR


def moment(table: Table) -> int:
    """Turns since they set out."""
    now = table.state[EXPEDITION]
    return turns_of(table, rules.mild_death.DAY) * now.day + now.turn


def burns_down(table: Table, turns: int) -> Course[None]:
    """What is left of the light after so many turns more."""
    lasts = table.state[EXPEDITION].light_turns
    if not lasts:
        return
    left = max(0, lasts - turns)
    changes = table.state.change(EXPEDITION, light_turns=left)
    kind = "light-burns" if left else "light-out"
    data = {"left": left, "low": left <= LOW}
    yield happened(kind, rules.completion.time, changes=changes, data=data)


def grows_cold(table: Table) -> Course[None]:
    """Whoever lay dying for a day and a night, and nobody came, is dead."""
    time, a_day = moment(table), turns_of(table, rules.mild_death.DAY)
    for who in table.everybody:
        now = table.now[who.id]
        if "dying" in now.conditions and rules.mild_death.too_late(time - max(0, now.dying_since), a_day):
            yield from dies(table, who, rules.mild_death.unconscious, "untended")
