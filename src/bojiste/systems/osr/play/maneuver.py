"""Manoeuvres: what a hit does instead of damage."""

from __future__ import annotations

from bojiste.core.event import Change, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import ended, with_conditions
from bojiste.systems.osr.play.blow import Blow
from bojiste.systems.osr.play.save import save
from bojiste.systems.osr.play.space import Point, away, pairs_after, taken, to_pairs, to_point
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.things import dropped
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import ABILITIES


def perform(table: Table, blow: Blow) -> Course[None]:
    """A manoeuvre lands, unless its victim may resist it and does."""
    verb = blow.maneuver.partition(":")[0]
    usual = "dex" if rules.situation.maneuver_save(verb) else "none"
    rule = rules.situation.maneuver_save
    ability = yield from table.ruling("maneuver-save", rule, blow.target.id, ("none", *ABILITIES), usual, maneuver=verb)
    if ability != "none" and (yield from save(table, blow.target, verb, rule, ability)):
        return
    yield from effect(table, blow)


def effect(table: Table, blow: Blow) -> Course[None]:
    """What it does."""
    verb, _, rest = blow.maneuver.partition(":")
    if verb == "push":
        yield from push(table, blow)
    elif verb == "prone":
        yield from knock_down(table, blow)
    elif verb == "hold":
        yield from hold(table, blow)
    else:
        yield from disarm(table, blow, rest)


def push(table: Table, blow: Blow) -> Course[None]:
    """Two metres straight away, less if something is in the way."""
    yield happened("pushed", rules.situation.maneuver_push, blow.who.id, blow.target.id, changes=_pushed(table, blow))
    yield from let_go(table, blow.target)


def _pushed(table: Table, blow: Blow) -> tuple[Change, ...]:
    who, target = table.now[blow.who.id], table.now[blow.target.id]
    metres = rules.situation.maneuver_push()
    if not table.points:
        return to_pairs(table, pairs_after(table, blow.target, blow.who, metres))
    start: Point = (target.x, target.y)
    full = taken(table, blow.target)
    for step in range(metres, 0, -1):
        point = away(start, (who.x, who.y), step)
        if point not in full:
            return to_point(table, blow.target, point)
    return ()


@procedure("osr.situation.maneuver_prone")
def knock_down(table: Table, blow: Blow) -> Course[None]:
    """The victim lies on the ground."""
    now = table.now[blow.target.id]
    changes = table.state.change(blow.target.id, conditions=with_conditions(now.conditions, "prone"))
    yield happened("knocked-down", knock_down, blow.who.id, blow.target.id, changes=changes)


@procedure("osr.situation.maneuver_hold")
def hold(table: Table, blow: Blow) -> Course[None]:
    """The victim cannot leave while its holder stays near and does nothing else but attack it."""
    now = table.now[blow.target.id]
    changes = table.state.change(
        blow.target.id, conditions=with_conditions(now.conditions, "held"), held_by=blow.who.id
    )
    yield happened("seized", hold, blow.who.id, blow.target.id, changes=changes)


@procedure("osr.situation.maneuver_disarm")
def disarm(table: Table, blow: Blow, thing: str) -> Course[None]:
    """One weapon falls at its owner's feet."""
    target = blow.target
    changes = dropped(table, target, thing, target)
    data = {"weapon": target.weapons[thing].word}
    yield happened("disarmed", disarm, blow.who.id, target.id, changes=changes, data=data)


# -- a hold ends ------------------------------------------------------------------------------------------------------


def loosed(table: Table, who: Profile) -> Course[None]:
    """Somebody is held no more."""
    now = table.now[who.id]
    changes = table.state.change(who.id, **ended(now, "held"), held_by="")
    yield happened("loose", hold, who.id, changes=changes)


def let_go(table: Table, who: Profile) -> Course[None]:
    """A hold ends when its holder is no longer near, whichever of the two has gone or was pushed away."""
    for other in table.held:
        holder = table.profiles[table.now[other.id].held_by]
        if who in (holder, other) and table.distance(holder, other) > max(1, table.reach(holder)):
            yield from loosed(table, other)


def released_by(table: Table, who: Profile, keep: str = "") -> Course[None]:
    """Whoever holds somebody and does anything but attack it lets go."""
    for other in table.held:
        if table.now[other.id].held_by == who.id and other.id != keep:
            yield from loosed(table, other)
