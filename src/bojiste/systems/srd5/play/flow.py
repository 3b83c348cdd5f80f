"""The whole fight: surprise, positions, initiative, turns in rounds until one side has defeated the other."""

from __future__ import annotations

from bojiste.core.dice import Page
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.scene import Scene
from bojiste.core.state import State
from bojiste.core.system import Outcome, Play
from bojiste.systems.srd5.now import CLOCK
from bojiste.systems.srd5.play import init, turn
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.rules import flow
from bojiste.systems.srd5.rules import print as printings


def fight(scene: Scene, state: State) -> Play:
    """A fight from its first moment to its outcome."""
    table = Table(scene, state)
    yield Page(0, 0)
    yield Event("printing", printings.profile, data={"printing": scene.options.printing}, seen=OPEN)
    yield from init.surprised(table)
    yield from init.initiative(table)
    try:
        return (yield from rounds(table))
    except turn.Stopped:
        return Outcome(None, "stopped", {"rounds": table.clock.round})


def rounds(table: Table) -> Play:
    """Rounds until a side is defeated (checked after each turn) or the limit is reached."""
    first = table.scene.world.fight.round
    begin_at = table.scene.world.fight.turn
    sides = [side.id for side in table.scene.sides]
    hostile = tuple(
        (a, b)
        for a in range(len(sides))
        for b in range(a + 1, len(sides))
        if table.scene.relation(sides[a], sides[b]) == "hostile"
    )
    order = tuple(table.profiles[who] for who in table.clock.order)
    if flow.end(standing(table, sides), hostile):
        return _outcome(table, sides)
    for number in range(first, table.scene.options.max_rounds + 1):
        change = Change(CLOCK, "round", table.clock.round, number)
        yield Event("round", flow.round, changes=(change,), data={"round": number}, seen=OPEN)
        for who in order:
            if begin_at and who.id != begin_at:
                continue
            begin_at = None
            now = table.now[who.id]
            if now.life == "dead":
                continue
            yield from turn.start(table, who)
            if now.life == "ok" and not now.surprised:
                yield from turn.free_play(table, who)
            if now.surprised:
                yield from turn.end(table, who)
            if table.lives_changed:
                table.lives_changed = False
                if flow.end(standing(table, sides), hostile):
                    return _outcome(table, sides)
    return Outcome(None, "undecided", {"rounds": table.scene.options.max_rounds})


def standing(table: Table, sides: list[str]) -> tuple[int, ...]:
    """How many of each side are conscious and present."""
    now = table.now
    counts = dict.fromkeys(sides, 0)
    for who in table.everybody:
        if now[who.id].life == "ok" and "unconscious" not in now[who.id].conditions:
            counts[who.side] += 1
    return tuple(counts.values())


def _outcome(table: Table, sides: list[str]) -> Outcome:
    left = [side for side, count in zip(sides, standing(table, sides), strict=True) if count]
    winner = left[0] if left else None
    return Outcome(winner, "victory" if winner else "nobody-left", {"rounds": table.clock.round})
