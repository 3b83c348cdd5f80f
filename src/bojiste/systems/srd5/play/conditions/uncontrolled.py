"""Turns that nobody decides: what the confused and the bewildered do a die says, and the berserk strike at whoever is
nearest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from bojiste.core.ask import Option
from bojiste.core.dice import die
from bojiste.core.event import OPEN, Event, kept
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.conditions import commanded
from bojiste.systems.srd5.play.conditions.condition import lift
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.dice import check, save
from bojiste.systems.srd5.play.movement import destinations, heights, lay, movement
from bojiste.systems.srd5.play.movement.forced_movement import EIGHT
from bojiste.systems.srd5.play.movement.going import WALK
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits import berserk
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import FT, SQUARE

WANDERS, IDLES, STRIKES, ACTS = "wanders", "idles", "strikes", "acts"


def strays(table: Table, who: Profile) -> Course[bool]:
    """Whether a turn is over by what has robbed its owner of its wits."""
    for entry in table.now[who.id].suffers:
        if entry.name in COURSES and table.acts(who):
            return (yield from COURSES[entry.name](table, who))
    return False


def confusion(face: int) -> str:
    """What somebody confused does, by a d10."""
    return WANDERS if face == 1 else IDLES if face <= 6 else STRIKES if face <= 8 else ACTS


def bewilderment(face: int) -> str:
    """What somebody does whom a gibbering has bewildered, by a d8."""
    return IDLES if face <= 4 else WANDERS if face <= 6 else STRIKES


def _confused(table: Table, who: Profile) -> Course[bool]:
    """After a blow dealt without a choice whoever is confused may still move."""
    face = yield die(10, lasting.spell, who.id)
    does = confusion(face)
    yield _told(who, "confused", 10, face, does)
    if does == STRIKES:
        return not (yield from _lashes_out(table, who))
    if does == WANDERS:
        yield from _wanders(table, who)
    return does != ACTS


def _bewildered(table: Table, who: Profile) -> Course[bool]:
    face = yield die(8, lasting.spell, who.id)
    does = bewilderment(face)
    yield _told(who, "bewildered", 8, face, does)
    if does == STRIKES:
        yield from _lashes_out(table, who)
    elif does == WANDERS:
        yield from _wanders(table, who)
    return True


def _told(who: Profile, condition: str, sides: int, face: int, does: str) -> Event:
    data = {"condition": condition, "does": does}
    return Event("astray", lasting.spell, who.id, rolls=kept(sides, face), data=data, seen=OPEN)


def _slothful(table: Table, who: Profile) -> Course[bool]:
    """Without a saving throw that is made the action is wasted."""
    dc = max(entry.dc for entry in table.boons(who, "slothful"))
    if not (yield from save(table, who, "wisdom", dc)):
        changes = spend(table, who, action=True, attacks_left=0, listed=())
        yield Event("wastes-action", lasting.spell, who.id, changes=changes, seen=OPEN)
    return False


def _lethargic(table: Table, who: Profile) -> Course[bool]:
    """A turn without anything, after haste."""
    yield Event("wastes-action", lasting.spell, who.id, seen=OPEN)
    return True


# -- whither chance leads ----------------------------------------------------------------------------------------


def _wanders(table: Table, who: Profile) -> Course[None]:
    """All of the movement, straight, where a d8 says; what is in the way ends it. Without coordinates there is no
    direction to go in."""
    if table.abstract:
        return
    going, face = commanded.going(table, who), (yield die(8, lasting.spell, who.id))
    yield Event("wanders", lasting.spell, who.id, rolls=kept(8, face), seen=OPEN)
    budget = table.left(who, going.mode)
    if budget < SQUARE or (going is WALK and not heights.on_foot(table, who)):
        return
    dx, dy = EIGHT[face - 1]
    if table.grid:
        yield from reactions.walk(table, who, _straight(table, who, dx, dy), own_turn=True, going=going)
        return
    price = lay.open_price(table, who)
    steps = rules.grid.affordable(budget, price) // SQUARE
    now = table.now[who.id]
    points = tuple((now.x + dx * step * SQUARE, now.y + dy * step * SQUARE) for step in range(1, steps + 1))
    yield from reactions.go(table, who, destinations.free_end(table, who, points), own_turn=True, going=going)


def _straight(table: Table, who: Profile, dx: int, dy: int) -> tuple[int, ...]:
    """The squares in one direction up to what bars the way, the last of them one to stop at."""
    going, board, now = commanded.going(table, who), table.drawn[1], table.now[who.id]
    reach = movement.field(table, who, table.left(who, going.mode), going=going)
    path: list[int] = []
    x, y = now.x + dx, now.y + dy
    while 0 <= x < board.width and 0 <= y < board.height and reach.way.reached >> board.number(x, y) & 1:
        path.append(board.number(x, y))
        x, y = x + dx, y + dy
    while path and not reach.stops >> path[-1] & 1:
        path.pop()
    return tuple(path)


# -- whom chance strikes -----------------------------------------------------------------------------------------


def _lashes_out(table: Table, who: Profile) -> Course[bool]:
    """One melee attack, the action, against somebody within reach whom a die chooses; whether there is anybody."""
    found = [(one, way) for one in _creatures(table, who) if (way := _way(table, who, one)) is not None]
    if not found:
        return False
    place = 1 if len(found) == 1 else (yield die(len(found), lasting.spell, who.id))
    target, way = found[place - 1]
    rolls = kept(len(found), place) if len(found) > 1 else ()
    changes = spend(table, who, action=True, attacks_left=0, listed=())
    yield Event("lashes-out", lasting.spell, who.id, target.id, rolls, changes=changes, seen=OPEN)
    yield from reactions.attacked(table, who, target, way)
    return True


def _creatures(table: Table, who: Profile) -> list[Profile]:
    """Everybody else who is alive, friend or foe, in the order of the scene."""
    others = (one for one in table.everybody if one is not who and not one.is_object)
    return [one for one in others if table.now[one.id].life != "dead"]


def _way(table: Table, who: Profile, target: Profile) -> Attack | None:
    """The first melee attack of the sheet that reaches somebody."""
    ways = (way for way in table.ways(who).at_hand if way.melee and table.loaded(who, way))
    return next((way for way in ways if can_target(table, who, way, target)), None)


# -- berserk -----------------------------------------------------------------------------------------------------


def _rages(table: Table, who: Profile) -> Course[bool]:
    """At the nearest creature that it sees and gets at; at an object (rather a smaller one) where it gets at none."""
    there = [one for one in table.everybody if one is not who and table.now[one.id].life != "dead"]
    seen = sorted((one for one in there if sight.sees(table, who, one)), key=partial(_rather, table, who))
    living, things = ([one for one in seen if one.is_object is thing] for thing in (False, True))
    near = [one for one in (*living[:1], *things) if _in_range(table, who, one)]
    for target in (*near, *living)[:1]:
        yield Event("rages", has, who.id, target.id, seen=OPEN)
        yield from commanded.goes(table, who, target, nearer=True)
        yield from _batters(table, who, target)
    return True


def _rather(table: Table, who: Profile, one: Profile) -> tuple[bool, int, int]:
    """Of two the nearer, and of objects before that a smaller one than itself."""
    return one.is_object and one.size >= who.size, table.distance(who, one), one.index


def _in_range(table: Table, who: Profile, target: Profile) -> bool:
    """Whether its speed and its arm are long enough."""
    far = table.left(who, commanded.going(table, who).mode) if table.has_ways else 0
    return table.distance(who, target) <= far + table.reach(who)


def _batters(table: Table, who: Profile, target: Profile) -> Course[None]:
    """The Attack action: all of the Multiattack that reaches."""
    whole = (who.forms[table.now[who.id].form] if who.forms else who.sheet).multiattack
    listed = [way for key in (whole[0] if whole else ()) if (way := who.by_key.get(key)) is not None]
    changes = spend(table, who, action=True, attacks_left=0, listed=())
    for way in listed or [way for way in (_way(table, who, target),) if way is not None]:
        if table.acts(who) and can_target(table, who, way, target):
            yield from reactions.attacked(table, who, target, way, spent=changes)
            changes = ()


CALMED = 15
"""What a maker's check of Charisma (Persuasion) must reach."""


def _calms(table: Table, who: Profile) -> Iterator[Option]:
    for whom in who.allies if acting(table, who) and table.speaks(who) else ():
        if berserk.TRAIT.of(whom) and whom.sheet.maker == who.id and whom.id in table.now:
            hears = not (table.effects(whom).deaf or table.hushed(whom))
            if hears and table.boons(whom, "berserk") and table.distance(who, whom) <= 60 * FT:
                yield Option(f"calm:{whom.id}", {"ally": whom.id})


def calm(table: Table, who: Profile, rest: str) -> Course[None]:
    """Who has made it speaks to it, firmly: the action, and a check of Charisma (Persuasion)."""
    test = yield from check(table, who, "persuasion", rules.dice.d20_test)
    works = test.total >= CALMED
    changes = (*spend(table, who, action=True), *test.changes)
    changes += lift(table, table.profiles[rest], "berserk") if works else ()
    yield test.as_event("calms" if works else "calms-not", has, who, rest, changes, against=CALMED)


DEEDS = (Deed("calm", has, _calms, calm),)
Strayed = Callable[[Table, Profile], Course[bool]]
COURSES: Mapping[str, Strayed] = {"berserk": _rages, "bewildered": _bewildered, "confused": _confused,
                                  "lethargic": _lethargic, "slothful": _slothful}  # fmt: skip
"""What is done by whoever suffers this; whether the turn is over with it."""
