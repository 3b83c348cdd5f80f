"""An expedition meets somebody: they come into play, it may come to a fight, and then the expedition goes on. Time that
goes by meanwhile may bring the next: that is why waiting stands here, too."""

from __future__ import annotations

from bojiste.core.dice import Page, die
from bojiste.core.event import Change, Event, happened, kept
from bojiste.core.hand import Stopped
from bojiste.core.system import Outcome, Play
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import CLOCK, EXPEDITION, GROUND, Clock, without
from bojiste.systems.osr.play.aftermath import burns_out, rested_from_fight
from bojiste.systems.osr.play.care import cares
from bojiste.systems.osr.play.company import company, expedition, gain
from bojiste.systems.osr.play.encounter import FRIENDS, PARTED, meet, surroundings
from bojiste.systems.osr.play.fight import STOPPED, VICTORY
from bojiste.systems.osr.play.hours import burns_down, grows_cold
from bojiste.systems.osr.play.table import Table, laid
from bojiste.systems.osr.prepare import Profile, Scene, State

PAGES = 1 << 20
"""More than an encounter has rounds, and an expedition days and turns: what the dice of each encounter are apart."""


# -- alone -------------------------------------------------------------------------------------------------------------


def fight_scene(scene: Scene, state: State) -> Play:
    """A fight: both sides mean it, nobody is surprised unless the scene says so."""
    return meet(laid(scene, state), hostile=True, then=left_in_peace)


def encounter_scene(scene: Scene, state: State) -> Play:
    """An encounter: surprise and reaction are rolled, and it may end without a blow."""
    return meet(laid(scene, state), hostile=False, then=left_in_peace)


def left_in_peace(table: Table, outcome: Outcome) -> Course[None]:
    """After a meeting that is all of a scene: if nobody opposes it any more, the company has time for its own, and a
    body may be looked after for a day and a night."""
    unopposed = outcome.reason == VICTORY and not any(table.foes(one) for one in company(table))
    if company(table) and (unopposed or outcome.reason in (PARTED, FRIENDS)):
        yield from tends(table)


# -- on the way --------------------------------------------------------------------------------------------------------


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
        yield told("traces", rules.travel.encounter, data={"below": bool(expedition(table).place)})
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
    """After an encounter: time has passed, who was met stays behind, what burns burns out, the fallen are cared for.
    ``Stopped`` where the referee's hand has ended it, and with it the expedition."""
    for who in table.everybody:
        yield from burns_out(table, who)
    fresh = Clock(turns=table.clock.turns)
    calm = {field: getattr(fresh, field) for field in ("round", "side", "order", "begun", "stopped")}
    changes: list[Change] = list(table.state.change(CLOCK, **calm))
    for who in table.everybody:
        changes += rested_from_fight(table, who, who.id in met)
    for side in table.prepared.sides:
        changes += table.state.change(side, initiative=(), surprised=False, groups=())
    changes += table.state.change(GROUND, lying=())
    yield happened("goes-on", meet, changes=tuple(changes))
    yield from pass_by(table, table.clock.turns - table.clock_before)
    yield from tends(table)
    if expedition(table).over == STOPPED:
        raise Stopped  # by the referee's hand: nor does anything of the way go on


# -- turns in which nothing is declared --------------------------------------------------------------------------------


def pass_by(table: Table, turns: int) -> Course[None]:
    """So many turns go by, those of a fight or of waiting: each burns light, and in a dungeon has its die like any
    other."""
    for _ in range(turns):
        if not company(table) or expedition(table).over:
            return
        number = expedition(table).turn + 1
        changes = table.state.change(EXPEDITION, turn=number)
        for who in senseless(table):
            changes += table.state.change(who.id, asleep_turns=max(0, table.now[who.id].asleep_turns - 1))
        yield happened("goes-by", rules.completion.time, changes=changes)
        yield from burns_down(table, 1)
        yield from grows_cold(table)
        if due(table, number):
            yield Page(number, expedition(table).day)
            yield from wandering(table)


def due(table: Table, number: int) -> bool:
    """Whether in this turn monsters may come by: in a dungeon, in every so manieth, but not in a rest for which the
    scene says something else."""
    now = expedition(table)
    return bool(now.place) and not table.undisturbed and rules.dungeon.wandering_frequency(number, now.every)


def wandering(table: Table) -> Course[None]:
    """A chance that monsters come by."""
    if (yield from come_by(table, table.scene.world.dungeon.wandering_in_6)):
        yield from encounter(table)


def come_by(table: Table, usual: int) -> Course[bool]:
    """The die of it, in as many of six cases as the referee says."""
    rule = rules.dungeon.wandering_chance
    in_six = yield from table.ruled_number("wandering-chance", rule, None, (0, 6), usual)
    face = yield die(6, rule, None)
    come = rule(face, in_six)
    yield Event("wandering-roll", rule, rolls=kept(6, face), data={"come": come})
    return come


def tends(table: Table) -> Course[None]:
    """When there is time: the hurt are cared for, and the senseless waited for."""
    yield from cares(table)
    yield from come_round(table)


def senseless(table: Table) -> list[Profile]:
    """Those of the company who are unconscious for some turns."""
    return [one for one in company(table) if "unconscious" in table.now[one.id].conditions]


def come_round(table: Table) -> Course[None]:
    """The others wait, turn by turn, for the last who is unconscious; what comes by meanwhile finds them so."""
    waited = 0
    while senseless(table) and not expedition(table).over:
        for who in senseless(table):
            now = table.now[who.id]
            if not now.asleep_turns:
                changes = table.state.change(who.id, conditions=without(now.conditions, "unconscious"))
                data = {"turns": waited}
                yield happened("comes-round", rules.mild_death.check_body, who.id, changes=changes, data=data)
        if senseless(table):
            yield from pass_by(table, 1)
            waited += 1
