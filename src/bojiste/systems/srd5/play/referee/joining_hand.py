"""The referee's hand on who is there."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.event import OPEN, Event
from bojiste.core.hand import Deed
from bojiste.core.ruling import ruling
from bojiste.core.square import square
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import came, no_more, somebody, told, wrong_with
from bojiste.systems.srd5.now import CLOCK
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.referee import placing
from bojiste.systems.srd5.play.table import Table, running
from bojiste.systems.srd5.play.turns import initiative, joining
from bojiste.systems.srd5.play.turns.turns import keep, turns
from bojiste.systems.srd5.prepare import Profile, Scene, State
from bojiste.systems.srd5.words import FT, SQUARE

# -- newcomers -------------------------------------------------------------------------------------------------------

_ONCE = frozenset({"no-position", "overlapping-spaces", "distance-missing", "outside-map", "inside-wall"})
"""Faults of places, which are looked at as they are now."""


def may_come(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Newcomers are checked like a scene's combatants, and must have a place with room for each."""
    yield from wrong_with(deed, scene, _ONCE)
    table, given = running(state), [one.now.get("position") for one in deed.value]
    if table.abstract:
        yield from _so_far(table, deed)
        return
    where = square(deed.words[0]) if len(deed.words) == 1 else None
    if deed.words and where is None:
        yield Problem(deed.path, " ".join(deed.words), "unread-words")
    elif where is None and None in given:
        yield Problem(deed.path, deed.value[0].id, "no-place-given")
    elif None in places(table, deed):
        yield Problem(deed.path, deed.value[0].id, "no-room-there")


def _so_far(table: Table, deed: Deed) -> Iterator[Problem]:
    """Without coordinates: how far from the others, where distances are kept (``+ goblin 2 30``, in feet)."""
    if not deed.words and table.has_ways:
        yield Problem(deed.path, deed.value[0].id, "no-distance-given")
    elif deed.words and not (table.has_ways and len(deed.words) == 1 and deed.words[0].isdecimal()):
        yield Problem(deed.path, " ".join(deed.words), "unread-words")
    elif deed.words and not SQUARE <= int(deed.words[0][:6]) * FT <= 10_000 * FT:
        yield Problem(deed.path, deed.words[0], "below-minimum", {"minimum": SQUARE // FT})


def places(table: Table, deed: Deed) -> list[tuple[int, int] | None]:
    """Where newcomers stand: as their sheet says or as the ruling says, each at the nearest place with room."""
    found: list[tuple[int, int] | None] = []
    taken: list[tuple[int, int, int]] = []
    where = square(deed.words[0]) if deed.words else None
    for one in deed.value:
        given = one.now.get("position")
        x, y = where if given is None and where is not None else given or (0, 0)
        profile = Profile(one)
        spot = joining.nearest(table, profile, placing.point(table, (int(x), int(y))), taken)
        found.append(spot)
        if spot is not None:
            taken.append((*spot, profile.squares if table.grid else profile.wide))
    return found


def comes(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Newcomers stand there, roll initiative by the book and have their turn where the count puts them."""
    table = running(state)
    spots = [(0, 0)] * len(deed.value) if table.abstract else [spot or (0, 0) for spot in places(table, deed)]
    joining.admitted(table, deed.value)
    far = int(deed.words[0]) * FT if table.abstract and deed.words else SQUARE
    for one, spot in zip(deed.value, spots, strict=True):
        yield from joining.born(table, one, spot, came, far)
    yield from initiative.late(table)


def on_the_way(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """``arrives ogre 5``: somebody whom the scene brings in later, and a round that is still to come."""
    clock, late = state[CLOCK], [id for id in running(state).profiles if id in state and state[id].arrives]
    who, number = (*deed.words, "", "")[:2]
    yield from no_more(scene, state, deed._replace(words=deed.words[2:]))
    yield from somebody(who, deed.path, [id for id in late if state[id].gone])
    if not number.isascii() or not number.isdecimal() or not clock.round < int(number[:6]) <= scene.options.max_rounds:
        known = {"form": f"arrives {late[0] if late else 'ogre'} {clock.round + 1}"}
        yield Problem(deed.path, number, "bad-form", known)


def arrives_later(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody joins the fight in another round than the scene says."""
    who, number = deed.words
    changes = state.change(who, arrives=int(number))
    yield told("arrives", who, state[who].arrives, int(number), changes)


# -- leaving ---------------------------------------------------------------------------------------------------------


def goes(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody is not there any more: like the dead it takes no space and no turn, but no body lies there."""
    table = running(state)
    who = table.profiles[deed.who]
    over = {"life": "dead", "gone": True, "suffers": (), "dodging": False, "readied": None, "dropped": (), "arrives": 0}
    changes = state.change(who.id, **over)
    if who.id in state[CLOCK].order:
        changes += keep(state, turns(state).gone(who.id))
    table.lives_changed = True
    yield Event("ruled-left", ruling, who.id, changes=changes, seen=OPEN)
    yield from consequences(table, who)
