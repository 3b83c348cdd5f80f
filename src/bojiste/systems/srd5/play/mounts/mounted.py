"""Riding: getting on and off, leading a mount, and falling off."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from bojiste.core.ask import GM, Ask, Option, yes_no
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import CLOCK, FRESH, Suffering
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.conditions.condition import consequences, inflict, lift
from bojiste.systems.srd5.play.deed import Deed, spend
from bojiste.systems.srd5.play.dice import save
from bojiste.systems.srd5.play.movement import fall
from bojiste.systems.srd5.play.movement.placement import room_at
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.rules.mounted import SAVE

Spot = tuple[int, int]

# -- getting on and off ------------------------------------------------------------------------------------------


def _price(table: Table, who: Profile) -> int | None:
    """What mounting or dismounting costs now; ``None``: it is impossible."""
    speed = table.speed(who)
    cost = rules.mounted.mounting(speed, table.printed.distance_quantum_hf)
    done = table.now[who.id].turn.mounted
    return None if rules.mounted.mounting_blocked(speed, table.left(who), cost, done) else cost


def _mounts(table: Table, who: Profile) -> Iterator[Option]:
    if not isinstance(table, Room) or table.now[who.id].rides or table.effects(who).crawls:
        return
    cost = _price(table, who)
    for mount in who.allies if cost is not None else ():
        if (now := table.now.get(mount.id)) is None:
            continue
        willing = mount.sheet.mount is not None and now.life == "ok" and "prone" not in now.conditions
        free = table.rider(mount) is None and cover.touches(table, who, mount)
        if free and rules.mounted.who(willing, who.size, mount.size):
            yield Option(f"mount:{mount.id}", {"ally": mount.id, "cost_hf": cost})


@procedure("srd5.mounted.controlled_initiative")
def get_on(table: Table, who: Profile, rest: str) -> Course[None]:
    """Mount: a controlled mount takes its rider's initiative, and from now on its turn is its rider's."""
    assert isinstance(table, Room)
    mount, cost = table.profiles[rest], _price(table, who)
    leads = rules.mounted.trained(mount.sheet.mount or "") and (yield from _chooses(who, rest))
    acted = _acted(table, mount)
    there = table.now[rest]
    moved = rules.movement.deduct(table.now[who.id].turn.moved, cost or 0)
    changes = spend(table, who, moved=moved, mounted=True)
    changes += table.state.change(who.id, rides=rest, leads=leads, x=there.x, y=there.y, z=there.z)
    if leads:
        changes += _on_the_riders_count(table, who, mount)
    data = {"cost_hf": cost, "leads": "yes" if leads else "no"}
    rule: Cited = get_on if leads else rules.mounted.mounting
    yield Event("mounts", rule=rule, actor=who.id, target=rest, changes=changes, data=data, seen=OPEN)
    if leads and acted:
        again = rules.mounted.controlled_same_turn
        ask = yes_no("mount-again", again, GM, who.id, again(), data={"target": rest}, ruling=True)
        if (yield ask) == "no":
            yield Event("mount-waits", rule=again, actor=rest, changes=spend(table, who, waits=True), seen=OPEN)


def _chooses(who: Profile, mount: str) -> Generator[Ask, str, bool]:
    """Whether the rider leads its mount (D25)."""
    menu = (Option("controlled"), Option("independent"))
    data = {"target": mount}
    answer = yield Ask("control", rules.mounted.trained, who.seat, who.id, menu, "controlled", data=data)
    return answer == "controlled"


def _acted(table: Table, mount: Profile) -> bool:
    """Whether a mount has had its own turn in this round."""
    order = table.clock.order
    return mount.id in order and order.index(mount.id) < order.index(table.clock.turn)


def _on_the_riders_count(table: Table, who: Profile, mount: Profile) -> tuple[Change, ...]:
    """A controlled mount stands right before its rider in the order, with its count and a turn record of its own."""
    order = [one for one in table.clock.order if one != mount.id]
    order.insert(order.index(who.id), mount.id)
    changes = table.state.change(CLOCK, order=tuple(order))
    return changes + table.state.change(mount.id, initiative=table.now[who.id].initiative, turn=FRESH)


def _dismounts(table: Table, who: Profile) -> Iterator[Option]:
    if isinstance(table, Room) and table.now[who.id].rides:
        cost = _price(table, who)
        if cost is not None and (table.abstract or beside(table, who)):
            yield Option("dismount", {"cost_hf": cost})


def get_off(table: Table, who: Profile, rest: str) -> Course[None]:
    """Dismount beside the mount."""
    assert isinstance(table, Room)
    spot = yield from _landing(table, who, who.seat)
    cost = _price(table, who) or 0
    moved = rules.movement.deduct(table.now[who.id].turn.moved, cost)
    changes = (*spend(table, who, moved=moved, mounted=True), *_off(table, who, spot))
    mount, data = table.now[who.id].rides, {"cost_hf": cost}
    rule = rules.mounted.mounting
    yield Event("dismounts", rule=rule, actor=who.id, target=mount, changes=changes, data=data, seen=OPEN)
    yield from fall.unless_held(table, who)


def _off(table: Room, who: Profile, spot: Spot | None) -> tuple[Change, ...]:
    """The changes of a rider that is one no more."""
    x, y = spot or (table.now[who.id].x, table.now[who.id].y)
    return table.state.change(who.id, rides="", leads=False, x=x, y=y)


def beside(table: Room, who: Profile) -> list[Spot]:
    """Free places within five feet of one's mount, in reading order."""
    if table.abstract:
        return []
    mount = table.body(who)
    there = table.now[mount.id]
    step, side = (1, mount.squares) if table.grid else (who.wide, mount.wide)
    own = 1 if table.grid else who.wide
    around = [
        (there.x + dx, there.y + dy)
        for dy in range(-own, side + 1, step)
        for dx in range(-own, side + 1, step)
        if not (-own < dx < side and -own < dy < side)
    ]
    return [spot for spot in around if room_at(table, who, *spot)]


def _landing(table: Room, who: Profile, seat: str) -> Course[Spot | None]:
    """Where a rider comes down, of several places the one that is chosen."""
    spots = beside(table, who)
    if not spots:
        return None
    menu = [Option(f"at:{x},{y}", {"place": (x, y)}, None, (x, y)) for x, y in spots]
    rule = rules.mounted.mounting
    ask = Ask("landing", rule, seat, who.id, menu, menu[0].key, data={"target": who.id}, ruling=seat == GM)
    answer = yield ask
    x, y = map(int, answer.partition(":")[2].split(","))
    return x, y


# -- leading a mount ---------------------------------------------------------------------------------------------


def led(table: Room, who: Profile) -> Profile | None:
    """The mount that somebody leads."""
    now = table.now[who.id]
    return table.profiles[now.rides] if now.leads and now.rides in table.now else None


@procedure("srd5.mounted.independent")
def has_own_turn(table: Table, who: Profile) -> bool:
    """Whether somebody has a turn of its own: a mount that nobody leads keeps it, a controlled one acts on its
    rider's."""
    return not (isinstance(table, Room) and table.led(who))


def refreshed(table: Table, who: Profile) -> tuple[Change, ...]:
    """As a rider's turn begins, its mount's begins too: a new record, its reaction back, Dodge over."""
    mount = led(table, who) if isinstance(table, Room) else None
    if mount is None:
        return ()
    return table.state.change(mount.id, turn=FRESH, reaction=True, dodging=False, surprised=False)


# -- falling off -------------------------------------------------------------------------------------------------


def thrown(table: Table, whom: Profile) -> Course[None]:
    """What follows for riders when somebody lies or can no longer act: a rider that is knocked down, or one whose
    mount is."""
    if not isinstance(table, Room):
        return
    now = table.now[whom.id]
    if now.rides and now.rides in table.now and (now.life != "ok" or "prone" in now.conditions):
        yield from knocked_prone(table, whom)
    rider = table.rider(whom)
    if rider is not None and (now.life != "ok" or "prone" in now.conditions):
        yield from mount_knocked_prone(table, rider)


@procedure("srd5.mounted.rider_knocked_prone")
def knocked_prone(table: Room, rider: Profile) -> Course[None]:
    """A rider knocked prone: a save keeps it in the saddle, and it does not lie."""
    if table.now[rider.id].life == "dead":
        yield from _falls_off(table, rider, knocked_prone)
    elif (yield from save(table, rider, "dexterity", SAVE)):
        changes = lift(table, rider, "prone")
        yield Event("keeps-seat", rule=knocked_prone, actor=rider.id, changes=changes, seen=OPEN)
    else:
        yield from _falls_off(table, rider, knocked_prone)


@procedure("srd5.mounted.forced_move")
def forced_move(table: Room, rider: Profile) -> Course[bool]:
    """A mount, or a rider, moved against its will: the rider falls off unless a save succeeds. Whether it sits."""
    sits: bool = yield from save(table, rider, "dexterity", SAVE)
    if not sits:
        yield from _falls_off(table, rider, forced_move)
    return sits


def sits(table: Table, whom: Profile) -> Course[bool]:
    """Whether somebody who is to be moved by force sits on a mount: it keeps its seat, or falls off beside the mount;
    nothing moves it besides."""
    if not isinstance(table, Room) or table.now[whom.id].rides not in table.now:
        return False
    if (yield from forced_move(table, whom)):
        yield Event("keeps-seat", rule=forced_move, actor=whom.id, seen=OPEN)
    yield from consequences(table, whom)
    return True


def carried_off(table: Table, mount: Profile) -> Course[None]:
    """What follows for the rider of somebody who has been moved by force: holds that do not reach so far are lost."""
    rider = table.rider(mount) if isinstance(table, Room) else None
    if rider is not None and isinstance(table, Room):
        yield from forced_move(table, rider)
        yield from consequences(table, rider)


@procedure("srd5.mounted.mount_knocked_prone")
def mount_knocked_prone(table: Room, rider: Profile) -> Course[None]:
    """A mount falls: its rider may leap off by its reaction, or falls with it."""
    if table.reacts(rider):
        ask = yes_no("leap", mount_knocked_prone, rider.seat, rider.id, True, data={"target": table.body(rider).id})
        if (yield ask) == "yes":
            spot = yield from _landing(table, rider, rider.seat)
            changes = (*_off(table, rider, spot), *table.state.change(rider.id, reaction=False))
            yield Event("leaps-off", rule=mount_knocked_prone, actor=rider.id, changes=changes, seen=OPEN)
            yield from fall.unless_held(table, rider)
            return
    yield from _falls_off(table, rider, mount_knocked_prone)


def _falls_off(table: Room, rider: Profile, rule: Cited) -> Course[None]:
    """A rider comes down beside its mount and lies there."""
    spot = yield from _landing(table, rider, GM)
    mount = table.body(rider).id
    changes = _off(table, rider, spot)
    yield Event("falls-off", rule=rule, actor=rider.id, target=mount, changes=changes, seen=OPEN)
    if "prone" not in table.now[rider.id].conditions and table.now[rider.id].life != "dead":
        yield from inflict(table, None, rider, Suffering("prone"))
    yield from fall.unless_held(table, rider)


DEEDS = (
    Deed("mount", rules.mounted.mounting, _mounts, get_on),
    Deed("dismount", rules.mounted.mounting, _dismounts, get_off),
)
