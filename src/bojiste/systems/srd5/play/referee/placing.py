"""The referee's hand on places: put somewhere, pushed and pulled, set apart."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.event import OPEN, Change, Event
from bojiste.core.hand import Deed
from bojiste.core.ruling import ruling
from bojiste.core.square import square_name
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import no_more, somebody
from bojiste.systems.srd5.now import PLACE
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.mounts import mounted
from bojiste.systems.srd5.play.movement import forced_movement
from bojiste.systems.srd5.play.movement.gridless import sharing
from bojiste.systems.srd5.play.movement.placement import room_at
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.senses import hiding
from bojiste.systems.srd5.play.table import Table, running
from bojiste.systems.srd5.prepare import Profile, Scene, State
from bojiste.systems.srd5.words import FT, HALF_FEET, SQUARE


def point(table: Table, place: tuple[int, int]) -> tuple[int, int]:
    """A place as typed in the units of this fight: squares on the grid, feet without one."""
    return place if table.grid else (place[0] * FT, place[1] * FT)


def fits(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """There must be places at all, and room at this one as far as one knows: nobody learns by a refusal who hides
    there."""
    yield from no_more(scene, state, deed)
    table = running(state)
    yield from _fits(table, table.profiles[deed.who], deed.value, deed.path)


def _fits(table: Table, who: Profile, place: tuple[int, int], path: str) -> Iterator[Problem]:
    if table.abstract:
        yield Problem(path, list(place), "squares-without-map")
    elif not has_room(table, who, *point(table, place), known=True):
        yield Problem(path, square_name(*place), "no-room-there")


def has_room(table: Table, who: Profile, x: int, y: int, *, known: bool = False) -> bool:
    """Whether there is room for somebody (``known``: as far as it knows), as high above the ground as where it is."""
    return room_at(table, who, x, y, height(table, who, x, y), known=known)


def height(table: Table, who: Profile, x: int, y: int) -> int:
    """How high somebody is after it has been put at a place: newcomers stand on the ground."""
    if not isinstance(table, Room) or not table.on_map(x, y):
        return 0
    above = max(0, table.aloft(who)) if who.id in table.now else 0
    return table.ground_at(who, x, y) + above


def puts(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody is somewhere else: no step, so nobody strikes at it; holds that do not reach so far are lost. Whoever
    hides there is found, as by one who runs into it, and the place is not free."""
    table = running(state)
    who, spot = table.profiles[deed.who], point(table, deed.value)
    if has_room(table, who, *spot):
        yield from moved(table, who, spot)
        return
    yield from _met(table, who, *spot)
    yield Event("ruled-vain", ruling, deed.who, data={"text": f"{deed.who} {square_name(*deed.value)}"}, seen=OPEN)


def _met(table: Table, who: Profile, x: int, y: int) -> Course[None]:
    """Whoever hides at a place is found."""
    if table.grid:
        yield from hiding.bumped(table, who, table.drawn[1].block(x, y, who.squares, who.squares))
        return
    for other in sharing(table, who, x, y):
        yield from hiding.found_by(table, other, (who,))


def moved(table: Table, who: Profile, spot: tuple[int, int]) -> Course[None]:
    """Somebody is moved by the referee's hand, as high above the ground as before, and what follows."""
    table.shifted = True
    hidden = [] if table.abstract else hiding.pairs(table, who)
    x, y = spot
    body = table.body(who) if isinstance(table, Room) else who
    changes = table.placed(body, x, y, height(table, body, x, y))
    text = square_name(x, y) if table.grid else f"{x // FT}, {y // FT}"
    yield Event("ruled-placed", ruling, who.id, changes=changes, data={"text": text}, seen=OPEN)
    if hidden:
        yield from hiding.look_again(table, who, hidden)
    yield from consequences(table, who)


# -- pushing ---------------------------------------------------------------------------------------------------------


def in_feet(scene: Scene, length: int) -> int:
    """A length as it is typed, in the unit that the game measures in."""
    return length * HALF_FEET[scene.options.distance_unit] // FT


def can_be_pushed(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Whole squares on the grid; without coordinates there must be distances."""
    table, feet = running(state), in_feet(scene, int(deed.words[0]))
    if table.grid and feet * FT % SQUARE:
        yield Problem(deed.path, feet, "half-square")
    if not table.has_ways:
        yield Problem(deed.path, deed.who, "distance-missing")


def pushed(scene: Scene, state: State, who: str, other: str, length: int) -> Course[None]:
    """Straight away from somebody (below 0: towards), so many units of the game, as far as there is room."""
    table, feet = running(state), in_feet(scene, length)
    whom, pusher = table.profiles[who], table.profiles[other]
    if table.abstract:
        far = max(SQUARE, table.distance(whom, pusher) + feet * FT)
        yield from _set_apart(table, whom, pusher, far)
        return
    if (yield from mounted.sits(table, whom)):
        return
    yield from moved(table, whom, _pushed_to(table, whom, pusher, feet))
    yield from mounted.carried_off(table, whom)


def _pushed_to(table: Table, whom: Profile, pusher: Profile, feet: int) -> tuple[int, int]:
    """Where a push ends: the last place of its line, in steps of five feet, at which there is room."""
    step, now = 1 if table.grid else FT, table.now[whom.id]
    dx, dy = forced_movement.direction(table, pusher, whom, (now.x, now.y))
    sign = 1 if feet > 0 else -1
    here = (now.x, now.y)
    for _ in range(abs(feet) * FT // SQUARE if table.grid else abs(feet)):
        there = (here[0] + sign * dx * step, here[1] + sign * dy * step)
        if there == here or not has_room(table, whom, *there):
            break
        here = there
    return here


# -- apart -----------------------------------------------------------------------------------------------------------


def listed(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Distances are set where there are no coordinates, at least five feet, between somebody and somebody else."""
    table = running(state)
    if not table.abstract:
        yield Problem(deed.path, deed.who, "distance-on-map")
    elif in_feet(scene, deed.value) * FT < SQUARE:
        least = SQUARE // HALF_FEET[scene.options.distance_unit]
        yield Problem(deed.path, deed.value, "below-minimum", {"minimum": least})
    yield from somebody(deed.words[0], deed.path, [one.id for one in _others(table, deed.who)])
    yield from no_more(scene, state, deed._replace(words=deed.words[1:]))


def _others(table: Table, who: str) -> list[Profile]:
    return [one for one in table.everybody if one.id != who and not table.now[one.id].gone]


def sets_apart(scene: Scene, state: State, deed: Deed) -> Course[None]:
    table = running(state)
    yield from _set_apart(
        table, table.profiles[deed.who], table.profiles[deed.words[0]], in_feet(scene, deed.value) * FT
    )


def _set_apart(table: Table, who: Profile, other: Profile, far: int) -> Course[None]:
    """Without coordinates: somebody is so far from somebody else; holds that do not reach so far are lost."""
    changes = (Change(PLACE, "distances", table.state[PLACE].distances, apart(table, who, other, far)),)
    data = {"length_hf": far}
    yield Event("ruled-apart", ruling, who.id, other.id, changes=changes, data=data, seen=OPEN)
    for one in (who, other):
        yield from consequences(table, one)


def apart(table: Table, who: Profile, other: Profile, far: int) -> tuple[tuple[str, str, int], ...]:
    """The distances with this one changed; the others change as little as three distances allow that make a
    triangle."""
    rows = []
    for a in table.everybody:
        for b in table.everybody:
            if a.index < b.index:
                rows.append((a.id, b.id, _apart(table, a, b, who, other, far)))
    return tuple(rows)


def _apart(table: Table, a: Profile, b: Profile, who: Profile, other: Profile, far: int) -> int:
    known = table.distance(a, b)
    if who not in (a, b):
        return known
    third = b if a is who else a
    if third is other:
        return far
    between = table.distance(third, other)
    return min(max(known, abs(far - between), SQUARE), far + between)
