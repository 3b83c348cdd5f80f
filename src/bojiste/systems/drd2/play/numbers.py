"""The two numbers that nearly everything changes, as events: Threat and Advantage."""

from __future__ import annotations

from bojiste.core.event import OPEN, Change, Event, Part
from bojiste.core.rule import procedure
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.prepare import State
from bojiste.systems.drd2.words import Initiative, Status


@procedure("drd2.threat.inertia", "drd2.test.net")
def change_threat(table: Table, actor: str | None, who: str, changes: tuple[Part, ...]) -> Event:
    """All changes of one character's Threat together; a turn of the story alone is none."""
    now = table.now(who)
    before = now.threat or now.floor
    after = rules.threat.apply(before, tuple(part.value for part in changes), now.floor)
    return Event(
        "threat",
        rules.threat.apply,
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
    changes = table.state.change(who, advantage=rules.advantage.gain(now.advantage, size))
    return Event("advantage", rules.advantage.gain, actor, who, changes=changes, data={"gained": size}, seen=OPEN)


def floored(state: State, who: str, floor: int) -> tuple[Change, ...]:
    """Another floor under somebody's Threat lifts what lies below it."""
    now = state[who].threat
    return state.change(who, floor=floor, threat=None if now is None else rules.threat.apply(now, (), floor))


@procedure("drd2.elimination.return")
def returned(table: Table, who: str, initiative: Initiative, threat: int | None) -> Event:
    """Somebody who was out plays again, because circumstances have changed."""
    changes = table.state.change(who, status=Status.ACTIVE, initiative=initiative, threat=threat)
    return Event("returned", returned, None, who, changes=changes, seen=OPEN)
