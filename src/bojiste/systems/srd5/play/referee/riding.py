"""The referee's hand in the saddle: who rides whom, and whether the mount is led."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.event import OPEN, Change, Event
from bojiste.core.hand import Deed, Number, Verb
from bojiste.core.ruling import ruling
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import no_more, somebody, told
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import FRESH
from bojiste.systems.srd5.play.mounts.mounted import beside
from bojiste.systems.srd5.play.movement import fall
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.table import Table, running
from bojiste.systems.srd5.play.turns.turns import keep, turns
from bojiste.systems.srd5.prepare import Profile, Scene, State
from bojiste.systems.srd5.words import SIZES


def _may_ride(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """A rider and a mount who are friends, upright, and of sizes that go together."""
    table = running(state)
    there = [id for id in table.profiles if id in state and not state[id].gone and id != deed.who]
    if deed.value not in there:
        yield from somebody(str(deed.value), deed.path, there)
        return
    who, mount = table.profiles[deed.who], table.profiles[deed.value]
    if not isinstance(table, Room) or mount.sheet.mount is None or mount not in who.allies:
        yield Problem(deed.path, mount.id, "no-mount", {"who": mount.id})
    elif not rules.mounted.who(True, who.size, mount.size):
        yield Problem(deed.path, mount.id, "mount-too-small", {"size": SIZES[mount.size]})
    elif _taken(table, who, mount):
        yield Problem(deed.path, mount.id, "mount-twice", {"other": _taken(table, who, mount)})
    yield from (Problem(deed.path, one.id, "cannot-act") for one in (who, mount) if not _upright(table, one))


def _taken(table: Table, who: Profile, mount: Profile) -> str:
    """Who is in the way of somebody riding a mount: its rider, whom it rides, or who rides the rider; else empty."""
    riders = [one.id for one in table.everybody if table.now[one.id].rides in (mount.id, who.id) and one is not who]
    return riders[0] if riders else table.now[mount.id].rides


def _upright(table: Table, one: Profile) -> bool:
    return table.acts(one) and "prone" not in table.now[one.id].conditions


def _sits_up(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody is in the saddle; a mount that is trained is led."""
    table = running(state)
    who, mount = table.profiles[deed.who], table.profiles[deed.value]
    there, leads = state[mount.id], rules.mounted.trained(mount.sheet.mount or "")
    changes = state.change(who.id, rides=mount.id, leads=leads, x=there.x, y=there.y, z=there.z)
    if leads:
        changes += _led(table, who, mount)
    table.shifted = True
    yield Event("ruled-saddle", ruling, who.id, mount.id, changes=changes, seen=OPEN)


def _led(table: Table, who: Profile, mount: Profile) -> tuple[Change, ...]:
    """A mount that is led stands before its rider in the order and has no turn of its own."""
    now = turns(table.state)
    if mount.id not in now.order or who.id not in now.order:
        return ()
    gone = now.gone(mount.id)
    at = gone.order.index(who.id)
    changes = keep(table.state, gone._replace(order=(*gone.order[:at], mount.id, *gone.order[at:])))
    return changes + table.state.change(mount.id, initiative=table.now[who.id].initiative, turn=FRESH)


def _rides(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    if not state[deed.who].rides:
        yield Problem(deed.path, deed.who, "rides-nothing")
    elif deed.value == "controlled" and not rules.mounted.trained(_mount_of(state, deed.who).sheet.mount or ""):
        yield Problem(deed.path, "controlled", "cannot-be-led", {"who": state[deed.who].rides})


def _mount_of(state: State, who: str) -> Profile:
    return running(state).profiles[state[who].rides]


def _leads(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A rider leads its mount from now on, or lets it do as it likes."""
    table, leads = running(state), deed.value == "controlled"
    old = state[deed.who].leads
    changes = state.change(deed.who, leads=leads)
    if leads and not old:
        changes += _led(table, table.profiles[deed.who], _mount_of(state, deed.who))
    yield told("leads", deed.who, old, leads, changes, OPEN)


def _saddled(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    yield from no_more(scene, state, deed)
    table = running(state)
    if not state[deed.who].rides:
        yield Problem(deed.path, deed.who, "rides-nothing")
    elif isinstance(table, Room) and not table.abstract and not beside(table, table.profiles[deed.who]):
        yield Problem(deed.path, deed.who, "no-room-there")


def _gets_down(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody stands beside the mount, at the first place with room."""
    table = running(state)
    assert isinstance(table, Room)
    who, mount = table.profiles[deed.who], state[deed.who].rides
    x, y = next(iter(beside(table, who)), (state[who.id].x, state[who.id].y))
    changes = state.change(who.id, rides="", leads=False, x=x, y=y)
    table.shifted = True
    yield Event("ruled-dismount", ruling, who.id, mount, changes=changes, seen=OPEN)
    yield from fall.unless_held(table, who)


VERBS = {"dismount": Verb("ada dismount", _saddled, _gets_down)}
NUMBERS = {"mount": Number(_sits_up, _may_ride), "control": Number(_leads, _rides)}
