"""The two numbers that nearly everything changes, as events: Threat and Advantage."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event, Part
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.rules import adv, threat


def change_threat(table: Table, actor: str | None, who: str, changes: tuple[Part, ...]) -> Event:
    """All changes of one character's Threat together."""
    now = table.now(who)
    before = now.threat or now.floor
    after = threat.apply(before, tuple(part.value for part in changes), now.floor)
    return Event(
        "threat",
        threat.apply,
        actor,
        who,
        parts=(Part("threat", before), *changes),
        changes=table.state.change(who, threat=after),
        data={"threat": after},
        seen=OPEN,
    )


def gain_advantage(table: Table, actor: str | None, who: str, size: int) -> Event:
    """So much Advantage more for somebody."""
    now = table.now(who)
    changes = table.state.change(who, advantage=adv.gain(now.advantage, size))
    return Event("advantage", adv.gain, actor, who, changes=changes, data={"gained": size}, seen=OPEN)
