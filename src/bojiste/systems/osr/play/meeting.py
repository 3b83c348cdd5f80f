"""An expedition meets somebody: they come into play, it may come to a fight, and then the expedition goes on."""

from __future__ import annotations

from bojiste.core.event import Change, Event, happened
from bojiste.core.system import Outcome
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import CLOCK, EXPEDITION, FRESH, GROUND, Clock, Fighter
from bojiste.systems.osr.play.care import cares
from bojiste.systems.osr.play.company import company, expedition, gain
from bojiste.systems.osr.play.damage import burn
from bojiste.systems.osr.play.encounter import meet, surroundings
from bojiste.systems.osr.play.hours import burns_down
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile

PAGES = 1 << 20
"""More than an encounter has rounds, and an expedition days and turns: what the dice of each encounter are apart."""


def next_met(table: Table, id: str = "") -> str:
    """The encounter of this id, or the next of the scene's list that comes by here: wolves of the wilderness do not
    wander through a dungeon. Empty if there is none, or it has been met."""
    done, here = expedition(table).met, surroundings(table)
    for one in table.scene.world.met:
        fits = one.id == id if id else one.wandering and one.setting in (None, here)
        if fits and one.id not in done:
            return one.id
    return ""


def encounter(table: Table, id: str = "", asleep: bool = False) -> Course[None]:
    """Somebody is met: they come into play, and what begins here may end in a fight; then the expedition goes on."""
    name = next_met(table, id)
    if not name:
        told = Event if expedition(table).place else happened  # below, only the referee knows that a die has fallen
        yield told("traces", rules.travel.encounter)
        return
    met = next(one for one in table.scene.world.met if one.id == name)
    changes: list[Change] = list(table.state.change(EXPEDITION, met=(*expedition(table).met, name)))
    for id_ in met.who:
        changes += table.state.change(id_, present=True)
    if asleep:
        for sleeper in company(table)[1:]:
            conditions = (*table.now[sleeper.id].conditions, "asleep")
            changes += table.state.change(sleeper.id, conditions=conditions)
    yield happened("met", meet, changes=tuple(changes), data={"members": met.who})
    table.met = met
    table.fights = PAGES * len(expedition(table).met)
    table.clock_before = table.clock.turns
    table.plain = table.level_ground()
    outcome = yield from meet(table, hostile=met.reaction == "attack")
    table.loud = table.loud or table.clock.begun
    table.met = None
    yield from afterwards(table, met.who, outcome)
    won = bool(outcome.winner) and table.prepared.players[outcome.winner or ""]
    if won and (met.treasure or met.experience):
        yield from gain(table, met.treasure, met.experience)


# -- afterwards --------------------------------------------------------------------------------------------------------


def afterwards(table: Table, met: tuple[str, ...], outcome: Outcome) -> Course[None]:
    """After an encounter: time has passed, who was met stays behind, what burns burns out, the fallen are cared for."""
    for who in table.everybody:
        yield from burns_out(table, who)
    took = table.clock.turns - table.clock_before
    fresh = Clock(turns=table.clock.turns)
    calm = {field: getattr(fresh, field) for field in ("round", "side", "order", "begun", "stopped")}
    changes: list[Change] = list(table.state.change(CLOCK, **calm))
    for who in table.everybody:
        changes += rested_from_fight(table, who, who.id in met)
    for side in table.prepared.sides:
        changes += table.state.change(side, initiative=(), surprised=False, groups=())
    changes += table.state.change(EXPEDITION, turn=expedition(table).turn + took)
    changes += table.state.change(GROUND, lying=())
    yield happened("goes-on", meet, changes=tuple(changes))
    yield from burns_down(table, took)
    yield from cares(table)


def burns_out(table: Table, who: Profile) -> Course[None]:
    """What lasts some rounds more runs its course; a bleeding is staunched now that there is time."""
    while any(one.left is not None for one in table.now[who.id].persistent) and table.there(who):
        yield from burn(table, who)


PASSING = ("prone", "held", "asleep", "fled", "surrendered")


def rested_from_fight(table: Table, who: Profile, stays: bool) -> tuple[Change, ...]:
    """What of a fight does not last; whoever was met stays behind."""
    now = table.now[who.id]
    gone = (*PASSING, *(name for name, _ in now.passing)) if table.prepared.players[who.side] else ()
    return table.state.change(
        who.id,
        turn=FRESH,
        engaged=(),
        readied=None,
        held_spell="",
        held_by="",
        instant_used=False,
        surprised=False,
        fleeing=False,
        stood_up_round=0,
        passing=(),
        persistent=(),
        unloaded=(),
        breath=rules.hazard.breath(now.scores[2]),
        conditions=tuple(one for one in now.conditions if one not in gone),
        present=now.present and not stays,
        **gathered(table, who, now),
    )


def gathered(table: Table, who: Profile, now: Fighter) -> dict[str, tuple[str, ...]]:
    """What somebody picks up of its own that lies about."""
    if not table.there(who):
        return {}
    lying = {one.thing for one in table.state[GROUND].lying}
    return {
        "carried": (*now.carried, *(id for id in who.weapons if id in lying and id not in now.carried)),
        "items": (*now.items, *(id for id in who.items if id in lying and id not in now.items)),
    }
