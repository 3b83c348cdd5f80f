"""Who comes into a scene that is being played, and who leaves it."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.dice import Page, roll
from bojiste.core.event import OWN, Change, Event, Part, happened, kept
from bojiste.core.hand import Deed
from bojiste.core.ruling import ruling
from bojiste.core.square import square
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import came, no_more, wrong_with
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION, PLACE
from bojiste.systems.osr.play.death import lets_loose
from bojiste.systems.osr.play.space import Point, taken
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile, Scene, State, admitted, arriving

BEFORE = Page(0, 1)
"""Of dice that fall before play begins."""
USUAL = 20
"""Metres from everybody where nobody says more."""
ELSEWHERE = frozenset({"same-place", "missing"})


def arrayed(table: Table) -> Course[None]:
    """Before play begins: hit points of those for whom dice decide, in file order."""
    if any(who.sheet.hp_dice is not None for who in table.everybody):
        yield BEFORE
        for who in table.everybody:
            yield from endowed(table, who)


def endowed(table: Table, who: Profile) -> Course[None]:
    """Hit points of somebody, by the dice of its block; what it has left of them the scene may have said."""
    dice, given = who.sheet.hp_dice, table.scene.by_id[who.id].now.get("hp")
    if dice is None:
        return
    faces = yield from roll(dice.number, dice.sides, rules.completion.hp, who.id)
    most = max(1, sum(faces) + dice.flat)
    changes = table.state.change(who.id, hp=most if given is None else min(given, most), hp_max=most)
    flat = (Part("flat", dice.flat),) if dice.flat else ()
    shown = kept(dice.sides, *faces)
    yield Event("hit-points", rules.completion.hp, who.id, rolls=shown, parts=flat, changes=changes, seen=OWN)


def checked(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """What a scene would refuse, and a place that is none."""
    yield from wrong_with(deed, scene, ELSEWHERE)
    table: Table = state.memo["table"]
    if deed.words and (len(deed.words) > 1 or square(deed.words[0]) is None or not table.points):
        yield Problem(deed.path, " ".join(deed.words), "bad-form", {"form": "+ goblin 2 12,5"})


def bring(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """They are there from now on: where they are put, or twenty metres off; their side acts when it is its turn."""
    table: Table = state.memo["table"]
    scene.admit(deed.value)
    fresh = admitted(scene, deed.value)
    table.everybody = tuple(table.profiles.values())
    table.longest = max(table.longest, *(one.longest for one in fresh))
    wanted, far = square(deed.words[0]) if deed.words else None, far_off(table)
    for who in fresh:
        now = arriving(scene, who)
        if table.points:
            now.x, now.y = room(table, wanted or (now.x or 0, now.y or far))
            yield came(who.id, now)
        else:
            yield came(who.id, now, apart(table, who))
        yield from endowed(table, who)
    yield from takes_part(table, fresh)


def takes_part(table: Table, fresh: tuple[Profile, ...]) -> Course[None]:
    """Whoever joins an expedition on the way takes part in it: experience is for all who did."""
    before = table.state[EXPEDITION].participants
    more = tuple(who.id for who in fresh if table.prepared.players.get(who.side) and who.id not in before)
    if before and more:
        changes = table.state.change(EXPEDITION, participants=(*before, *more))
        yield happened("takes-part", rules.party.experience_division, changes=changes, data={"members": more})


def far_off(table: Table) -> int:
    """Metres along, a little behind whoever is farthest."""
    return USUAL + max((now.y for one in table.everybody if (now := table.now.get(one.id)) and now.present), default=0)


def room(table: Table, near: Point) -> Point:
    """The free place nearest to one."""
    full = {(now.x, now.y) for one in table.everybody if (now := table.now.get(one.id)) and now.present}
    around = ((near[0] + dx, near[1] + dy) for dx in range(-9, 10) for dy in range(-9, 10))
    free = (point for point in around if point not in full)
    return min(free, key=lambda point: ((point[0] - near[0]) ** 2 + (point[1] - near[1]) ** 2, point))


def apart(table: Table, who: Profile) -> Change:
    """Distances of a newcomer, where there are no places."""
    old = table.state[PLACE].apart
    others = [one for one in table.everybody if one is not who and one.id in table.now]
    new = tuple(
        ((one.id, who.id) if one.index < who.index else (who.id, one.id), USUAL if one in who.enemies else 2)
        for one in others
    )
    return Change(PLACE, "apart", old, (*old, *new))


def out(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody is not there any more."""
    table: Table = state.memo["table"]
    changes = state.change(deed.who, present=False, fleeing=False, engaged=()) + lets_loose(table, deed.who)
    for one in table.everybody:
        bound = state[one.id].engaged
        if one.id != deed.who and deed.who in bound:
            changes += state.change(one.id, engaged=tuple(id for id in bound if id != deed.who))
    yield happened("ruled-left", ruling, deed.who, changes=changes)


def away_now(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Only who is away can come back."""
    yield from no_more(scene, state, deed)
    if state[deed.who].present:
        yield Problem(deed.path, deed.who, "is-there-already")


def back(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody who was away is there again, in a free place."""
    table: Table = state.memo["table"]
    who, now = table.profiles[deed.who], state[deed.who]
    place = {}
    if table.points and (now.x, now.y) in taken(table, who):
        place = dict(zip(("x", "y"), room(table, (now.x, now.y)), strict=True))
    changes = state.change(deed.who, present=True, **place)
    yield happened("ruled-came", ruling, deed.who, changes=changes)
