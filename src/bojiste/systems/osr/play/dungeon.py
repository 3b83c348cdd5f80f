"""A dungeon, turn by turn: rooms, doors, traps, searches, rests."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, TypeVar

from bojiste.core.ask import AGAIN, Ask, Option, amount
from bojiste.core.dice import Page
from bojiste.core.event import Change, Event, happened
from bojiste.core.rule import procedure
from bojiste.core.system import Play
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play import care, formation
from bojiste.systems.osr.play.camp import pay
from bojiste.systems.osr.play.company import PERISHED, company, expedition, finish, gain, leader, set_out
from bojiste.systems.osr.play.formation import marching
from bojiste.systems.osr.play.hours import burns_down, grows_cold, hours_of, turns_of
from bojiste.systems.osr.play.meeting import come_by, due, encounter, next_met, tends, wandering
from bojiste.systems.osr.play.movement import ability_check
from bojiste.systems.osr.play.table import Table, laid
from bojiste.systems.osr.play.tired import tires
from bojiste.systems.osr.play.traps import trapped
from bojiste.systems.osr.prepare import Profile, Scene, State
from bojiste.systems.osr.words import NEEDS

if TYPE_CHECKING:
    from bojiste.systems.osr.world import Exit, Feature, Room, Trap

Hidden = TypeVar("Hidden", "Feature", "Trap")
LEFT, LATE = "left", "out-of-time"
SELDOM = 10_000
"""Turns of a dungeon: as seldom as that a referee may let monsters come."""


def dungeon_scene(scene: Scene, state: State) -> Play:
    """An expedition into a dungeon, until everybody is out, or lost."""
    table = laid(scene, state)
    yield from set_out(table)
    return (yield from finish(table, (yield from explored(table))))


def explored(table: Table) -> Course[str]:
    """The dungeon, from its first room on, until everybody is out, or lost, or its time is up; returns which. Its turns
    are counted from the door, where the light is lit."""
    dungeon = table.scene.world.dungeon
    rule = rules.dungeon.wandering_frequency
    every = yield from table.ruled_number("wandering-every", rule, None, (1, SELDOM), dungeon.wandering_every)
    light = dungeon.light_turns if expedition(table).light_turns is None else expedition(table).light_turns
    changes = table.state.change(EXPEDITION, turn=0, rested=0, charged=0, light_turns=light, every=every)
    yield from enter(table, dungeon.room[0].id, changes)
    while not expedition(table).over and company(table):
        if expedition(table).turn >= dungeon.turns:
            return LATE
        yield from turn(table)
    return expedition(table).over or PERISHED


def room(table: Table) -> Room:
    """Where they are."""
    here = expedition(table).place
    return next(one for one in table.scene.world.dungeon.room if one.id == here)


@procedure("osr.dungeon.turn_sequence")
def turn(table: Table) -> Course[None]:
    """Wandering monsters, what the players declare, what comes of it, the end of the turn."""
    number = expedition(table).turn + 1
    yield Page(number, expedition(table).day)
    data = {"turn": number, "place": room(table).name or room(table).id, "dark": dark(table)}
    yield happened("turn", turn, changes=table.state.change(EXPEDITION, turn=number), data=data)
    table.loud, table.heard = False, False
    if due(table, number):
        yield from wandering(table)
        yield from listens(table)
    if company(table):
        yield from declared(table)
    if company(table):
        yield from passes(table)


def listens(table: Table) -> Course[None]:
    """After something loud, at once; but once in a turn."""
    if table.loud and not table.heard and company(table):
        table.heard = True
        yield from noise(table)


@procedure("osr.dungeon.wandering_noise")
def noise(table: Table) -> Course[None]:
    """Loud behaviour: one more roll, at once, unless the referee says that nobody can have heard it."""
    if (yield from table.ruling("loud", noise, None, ("yes", "no"), "yes")) == "no":
        return
    yield happened("noise", noise)
    yield from wandering(table)


@procedure("osr.dungeon.declare", "osr.dungeon.action_time")
def declared(table: Table) -> Course[None]:
    """Everybody does one thing, all in the same turn; going on, or resting, is for all."""
    for who in marching(table, company(table)):
        if not table.up(who):
            continue
        place = expedition(table).place
        key = yield from choice(table, who)
        verb, _, rest = key.partition(":")
        yield from does(table, who, verb, rest)
        yield from listens(table)
        now = expedition(table)
        if verb in ("go", "rest") or now.over or now.place != place or not company(table):
            break


def choice(table: Table, who: Profile) -> Course[str]:
    """What somebody does in this turn; another formation costs nothing."""
    data = {"place": room(table).name or room(table).id}
    while True:
        ask = Ask("explore", declared, who.seat, who.id, lambda: choices(table, who), "wait", data=data, again=True)
        key: str = yield ask
        if key == AGAIN and (expedition(table).over or not table.up(who)):
            return "wait"
        if key == AGAIN:
            continue
        if not key.startswith("form:"):
            return key
        yield from formation.form(table, key.removeprefix("form:"))


def choices(table: Table, who: Profile) -> list[Option]:
    """What there is to do here."""
    found: list[Option] = []
    here, dungeon = room(table), table.scene.world.dungeon
    for way in here.exits:
        found += _way(table, who, way)
    if not dark(table):
        found += [Option(f"search:{method}", {"method": method}) for method in dungeon.methods]
    if rules.dungeon.rest_limit(since_rest(table)):
        found.append(Option("rest"))
    found += [*formation.others(table), *care.offered(table)]
    return [*found, Option("wait"), Option("leave")] if here.id == dungeon.room[0].id else [*found, Option("wait")]


def _way(table: Table, who: Profile, way: Exit) -> list[Option]:
    """A way out: to go, or a door to open, and how hard it is."""
    if passable(table, way):
        return [Option(f"go:{way.to}", {"room": named(table, way.to)})]
    data = {"door": way.name or way.door or way.to}
    if rules.dungeon.locked(way.state or "closed", way.door in expedition(table).found):
        return [Option(f"open:{way.door}", data)]
    state = way.state or "closed"
    against = {picked: {**data, "against": rules.dungeon.force_door(state, picked)} for picked in (True, False)}
    pick = [Option(f"unlock:{way.door}", against[True])] if who.sheet.lockpick and state == "locked" else []
    return [*pick, Option(f"force:{way.door}", against[False])]


def called(table: Table, door: str) -> object:
    """What a door is called here."""
    return next((way.name or door for way in room(table).exits if way.door == door), door)


def named(table: Table, id: str) -> object:
    """What a room is called."""
    return next((one.name or one.id for one in table.scene.world.dungeon.room if one.id == id), id)


def passable(table: Table, way: Exit) -> bool:
    """Whether nothing is in the way: a door is closed unless the scene says otherwise, or somebody opened it."""
    return way.door is None or way.door in expedition(table).doors or rules.dungeon.doors(way.state)


def dark(table: Table) -> bool:
    """Whether their light has gone out, and nobody sees by heat."""
    return expedition(table).light_turns == 0 and not all(one.sheet.infravision_m for one in company(table))


def since_rest(table: Table) -> int:
    """Hours since the end of the last rest."""
    now = expedition(table)
    before = table.scene.world.dungeon.hours_since_rest if now.rested == 0 else 0
    return hours_of(table, now.turn - now.rested) + before


# -- what is done ------------------------------------------------------------------------------------------------------


def does(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """One thing."""
    if verb == "go":
        yield from enter(table, rest)
    elif verb == "search":
        yield from search(table, who, rest)
    elif verb == "rest":
        yield from rest_here(table)
    elif verb == "care":
        yield from tends(table)
    elif verb == "leave":
        changes = table.state.change(EXPEDITION, over=LEFT)
        yield happened("leaves-dungeon", declared, changes=changes)
    elif verb in ("open", "unlock", "force"):
        yield from door(table, who, verb, rest)


def enter(table: Table, place: str, changes: tuple[Change, ...] = ()) -> Course[None]:
    """Everybody goes to a room: its traps, its monsters, what lies open there."""
    before = expedition(table)
    how = "in" if not before.place else "back" if place in before.seen else "on"
    changes += table.state.change(EXPEDITION, place=place)
    into = next(one.into for one in table.scene.world.dungeon.room if one.id == place)
    data = {"room": named(table, place), "how": how, **({"into": into} if into else {})}
    yield happened("enters", declared, changes=changes, data=data)
    here = room(table)
    for trap in here.trap:
        if trap.on == "enter":
            yield from trapped(table, trap, marching(table, company(table)))
    if not company(table):
        return
    if here.monsters and next_met(table, here.monsters):
        yield from encounter(table, here.monsters)
    if here.id not in expedition(table).seen and company(table):
        seen = table.state.change(EXPEDITION, seen=(*expedition(table).seen, here.id))
        yield happened("explored", declared, changes=seen)
        if here.treasure:
            yield from gain(table, here.treasure, 0)


def search(table: Table, who: Profile, method: str) -> Course[None]:
    """By description, not by dice: whoever looks in the right way finds."""
    now, here = expedition(table), room(table)
    found = _hidden(here.feature, now.found, method)
    traps = _hidden(here.trap, now.known, method)
    for trap in here.trap:
        if trap.on == "search":
            yield from trapped(table, trap, [who])
    there = bool(found or traps)
    answer = yield from table.ruling(
        "search-finds", rules.dungeon.search, who.id, ("yes", "no"), "yes" if there else "no", method=method
    )
    if answer == "no" or not there:
        yield happened("finds-none", rules.dungeon.search, who.id, data={"method": method})
        return
    opened = tuple(one.opens for one in found if one.opens)
    changes = table.state.change(
        EXPEDITION, found=(*now.found, *_ids(found), *opened), known=(*now.known, *_ids(traps))
    )
    things = (*_names(found), *_names(traps))
    yield happened(
        "discovers", rules.dungeon.search, who.id, changes=changes, data={"things": things, "method": method}
    )
    treasure = sum(one.treasure for one in found)
    if treasure:
        yield from gain(table, treasure, 0)


def _hidden(here: Iterable[Hidden], known: Collection[str], method: str) -> list[Hidden]:
    """What of the hidden things of a room nobody has found yet, and this way of searching finds."""
    return [one for one in here if one.id not in known and rules.dungeon.search(one.found_by, method)]


def _ids(things: Iterable[Feature | Trap]) -> tuple[str, ...]:
    return tuple(one.id for one in things)


def _names(things: Iterable[Feature | Trap]) -> tuple[object, ...]:
    return tuple(one.name or one.id for one in things)


# -- doors -------------------------------------------------------------------------------------------------------------


def door(table: Table, who: Profile, verb: str, id: str) -> Course[None]:
    """A door is opened, picked or broken; a try at breaking it is heard, unless it only stuck."""
    way = next(one for one in room(table).exits if one.door == id)
    for trap in room(table).trap:
        if trap.on == "door" and trap.door == id:
            yield from trapped(table, trap, [who])
    if not table.up(who):
        return
    if verb == "open":
        yield from opened(table, who, id, rules.dungeon.locked, "unlocked")
        return
    picked = verb == "unlock"
    number = rules.dungeon.force_door(way.state or "closed", picked)
    good = yield from ability_check(table, who, 1 if picked else 0, number, rules.dungeon.force_door)
    if good:
        yield from opened(table, who, id, rules.dungeon.force_door, "unlocked" if picked else "forced")
    table.loud = table.loud or (not picked and (not good or way.state == "locked"))


def opened(table: Table, who: Profile, id: str, rule: object, how: str) -> Course[None]:
    """A door is open."""
    changes = table.state.change(EXPEDITION, doors=(*expedition(table).doors, id))
    cited = rules.dungeon.locked if rule is rules.dungeon.locked else rules.dungeon.force_door
    yield happened("opens", cited, who.id, changes=changes, data={"door": called(table, id), "how": how})


# -- time --------------------------------------------------------------------------------------------------------------


def passes(table: Table) -> Course[None]:
    """The end of a turn: light burns down, bodies grow cold, and a day without rest tires."""
    yield from burns_down(table, 1)
    yield from grows_cold(table)
    yield from worn(table)


def worn(table: Table) -> Course[None]:
    """A point of fatigue for every day without rest."""
    points = rules.dungeon.no_rest(since_rest(table), expedition(table).charged)
    if points <= 0:
        return
    changes = table.state.change(EXPEDITION, charged=expedition(table).charged + points)
    yield happened("worn", rules.dungeon.no_rest, changes=changes)
    for who in company(table):
        yield from tires(table, who, points, "sleepless")


@procedure("osr.dungeon.rest_duration")
def rest_here(table: Table) -> Course[None]:
    """Eight to twelve hours: monsters may come meanwhile, the needs are paid for, magic comes back; the hours without
    rest end here, and are paid for before."""
    yield from worn(table)
    if not company(table):
        return
    who = leader(table)
    hours = yield amount("hours", rest_here, who.seat, who.id, 8, 12, 8)
    yield happened("rests", rest_here, data={"hours": hours})
    yield from slept(table, turns_of(table, hours))
    if not company(table):
        return
    found = (
        *room(table).serves,
        *(need for one in room(table).feature if one.id in expedition(table).found for need in one.serves),
    )
    failed = rules.camp.dungeon((yield from forgiven(table, tuple(found))))
    yield from grows_cold(table)
    yield happened("in-dungeon", rules.camp.dungeon, data={"needs": failed})
    yield from pay(table, failed)
    changes: list[Change] = []
    for one in company(table):
        changes += table.state.change(one.id, magic_points=rules.dungeon.rest_benefit(one.sheet.magic_points))
    data = {"magic": bool(changes)}
    changes += table.state.change(EXPEDITION, rested=expedition(table).turn, charged=0)
    yield happened("rested", rules.dungeon.rest_benefit, changes=tuple(changes), data=data)


def forgiven(table: Table, found: tuple[str, ...]) -> Course[tuple[str, ...]]:
    """Needs that something found there serves, as the referee says."""
    served: tuple[str, ...] = ()
    for need in NEEDS:
        usual = "yes" if need in found else "no"
        answer = yield from table.ruling("forgive-need", rules.camp.dungeon, None, ("yes", "no"), usual, need=need)
        served += (need,) if answer == "yes" else ()
    return served


def slept(table: Table, turns: int) -> Course[None]:
    """The turns of a rest: somebody may come by as in any others, or as the scene says of rests; what a fight takes of
    the night is part of it."""
    said = table.scene.world.dungeon.rest_wandering
    table.undisturbed = said not in (None, "usual")
    end = expedition(table).turn + turns
    first = said if isinstance(said, int) else 0
    while expedition(table).turn < end and company(table) and not expedition(table).over:
        yield from quiet_turn(table, first)
        first = 0
    table.undisturbed = False


def quiet_turn(table: Table, once: int) -> Course[None]:
    """A turn of a rest; ``once``: a chance for the whole of it, so many in six."""
    number = expedition(table).turn + 1
    yield Event("sleeps", rest_here, changes=table.state.change(EXPEDITION, turn=number))
    in_six = table.scene.world.dungeon.wandering_in_6 if due(table, number) else once
    if not in_six:
        return
    yield Page(number, expedition(table).day)
    table.loud, table.heard = False, False
    if (yield from come_by(table, in_six)):
        yield from encounter(table, asleep=True)
        yield from listens(table)
