"""Time on an expedition: light burns down, bodies grow cold."""

from __future__ import annotations

from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play.death import dies
from bojiste.systems.osr.play.table import Table

LOW = 3
"""Turns of light of which the log reminds everybody."""


def moment(table: Table) -> int:
    """Turns of ten minutes since they set out."""
    now = table.state[EXPEDITION]
    return rules.mild_death.DAY * now.day + now.turn


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
    for who in table.everybody:
        now = table.now[who.id]
        if "dying" in now.conditions and rules.mild_death.too_late(moment(table) - now.dying_since):
            yield from dies(table, who, rules.mild_death.unconscious)
