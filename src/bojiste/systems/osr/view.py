"""Who sees what, and what to show of somebody."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.ask import GM
from bojiste.core.state import Sight
from bojiste.core.system import Gauge, Turns
from bojiste.systems.osr.now import CLOCK, EXPEDITION
from bojiste.systems.osr.play.melee import bound
from bojiste.systems.osr.play.table import seen
from bojiste.systems.osr.prepare import Scene, State, View


def sight(scene: Scene, state: State, seat: str, who: str) -> Sight:
    """A seat sees all of its own side, of others what shows, and nothing of those whom nobody has met yet."""
    if seat == GM:
        return "all"
    one = scene.by_id.get(who)
    if one is None:
        return "open"
    if one.seat == seat or one.side in scene.prepared.sides_of.get(seat, ()):
        return "all"
    return "open" if state.now[who].present else "nothing"


def gauges(view: View, who: str) -> Iterable[Gauge]:
    """Hit points where the seat may know them, else what it has counted as damage; fatigue, magic, supplies, shield."""
    now = view.get(who)
    if who not in view.scene.by_id or now is None:
        return
    if now.hp is not None:
        yield Gauge("hp", now.hp, now.hp_max)
    elif now.hurt:
        yield Gauge("hurt", now.hurt)
    if now.fatigue:
        yield Gauge("fatigue", now.fatigue)
    if now.magic_points is not None and view.scene.by_id[who].sheet.magic_points:
        yield Gauge("magic", now.magic_points, view.scene.by_id[who].sheet.magic_points)
    if now.supplies:
        yield Gauge("supplies", now.supplies)
    if now.shield:
        yield Gauge("shield", now.shield)
    yield from common(view, who)
    yield from nearest(view, who)


def common(view: View, who: str) -> Iterable[Gauge]:
    """What the company has together, beside its first member: supplies, and turns of light."""
    prepared, now = view.scene.prepared, view.get(EXPEDITION)
    side = view.scene.by_id[who].side
    if now is None or not prepared.players[side] or prepared.sides[side][0].id != who:
        return
    if now.pool:
        yield Gauge("pool", now.pool)
    if now.light_turns is not None:
        yield Gauge("torch", now.light_turns)


def nearest(view: View, who: str) -> Iterable[Gauge]:
    """Metres to the nearest enemy, in a fight."""
    clock = view.get(CLOCK)
    if clock is None or not clock.begun:
        return
    table = seen(view)
    one = table.profiles[who]
    far = [table.distance(one, foe) for foe in table.foes(one)]
    if far and table.up(one):
        yield Gauge("nearest", min(far))


def turns(view: View) -> Turns | None:
    """The sides in the order of their turns."""
    clock = view.get(CLOCK)
    if clock is None or not clock.begun or not clock.order:
        return None
    return Turns(clock.round, clock.order, clock.side or None)


def states(view: View, who: str) -> Iterable[str]:
    """Conditions somebody is visibly in."""
    now = view.get(who)
    if who not in view.scene.by_id or now is None:
        return
    if not now.present:
        yield "away"
    yield from now.conditions
    if now.fleeing:
        yield "fleeing"
    if now.surprised:
        yield "surprised"
    if now.engaged and bound(seen(view), seen(view).profiles[who]):
        yield "engaged"
    if now.persistent:
        yield "burning"
