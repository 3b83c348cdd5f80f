"""Who sees what, and what to show of somebody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bojiste.core.ask import GM
from bojiste.core.shown import Chart, Health, Mark, Track
from bojiste.core.state import Sight
from bojiste.core.system import Gauge, Turns
from bojiste.kit.charts import plan
from bojiste.systems.fiveaction.now import FIGHT, FIGHT_ID
from bojiste.systems.fiveaction.prepare import Scene, State, View
from bojiste.systems.fiveaction.rules.round import ACTIONS
from bojiste.systems.fiveaction.words import IN_HAND, Guard, Hand, Stance, Status
from bojiste.systems.fiveaction.words.body import PARTS, TRUNK


def sight(scene: Scene, state: State, seat: str, who: str) -> Sight:
    """A seat knows all of its own side's people; of others it sees what they do, not how badly they are hurt."""
    if seat == GM or who == FIGHT_ID:
        return "all"
    sides = {one.side for one in scene.combatants if one.seat == seat}
    return "all" if scene.by_id[who].side in sides else "open"


def gauges(view: View, who: str) -> Iterable[Gauge]:
    """Lives (with hit locations those of the trunk, and of each other part that is wounded), stun, and the actions that
    are left."""
    now = view.get(who)
    if who not in view.scene.by_id or now is None:
        return
    kit = view.scene.prepared.kits[who]
    lost = now.parts[TRUNK] if view.scene.options.modules.hit_locations and now.parts is not None else now.wounds
    if lost is not None:
        yield Gauge("lives", kit.lives - lost, kit.lives)
    for at, wounds in enumerate(now.parts or ()):
        if wounds and at != TRUNK:
            yield Gauge(PARTS[at].value.replace("_", "-"), kit.part_lives[at] - wounds, kit.part_lives[at])
    if now.stun:
        yield Gauge("stun", now.stun, kit.thresholds[1])
    if now.actions is not None and kit.horse is None:
        yield Gauge("actions", now.actions)


def health(scene: Scene, state: State, who: str) -> Health | None:
    """Lives; with hit locations those of the trunk."""
    now = state.now.get(who)
    if now is None:
        return None
    trunk = scene.options.modules.hit_locations and now.parts is not None
    kit = scene.prepared.kits[who]
    return Health("lives", kit.lives - (now.parts[TRUNK] if trunk else now.wounds), kit.lives)


def tracks(view: View) -> Iterable[Track]:
    """The actions that everybody has left of five."""
    fighting = [(who, now) for who in view.scene.by_id if (now := view.get(who)) is not None]
    marks = (Mark(who, now.actions, ACTIONS) for who, now in fighting if _acts(view, who, now))
    if found := tuple(marks):
        yield Track("actions", "notches", found)


def _acts(view: View, who: str, now: Any) -> bool:
    """Whether somebody has actions of their own to spend."""
    return now.status is Status.ACTIVE and now.actions is not None and view.scene.prepared.kits[who].horse is None


def chart(view: View) -> Chart | None:
    """Everybody where they stand."""
    ids = [one for one, now in ((who, view.get(who)) for who in view.scene.by_id) if now is not None]
    return plan([(who, view[who].x, view[who].y) for who in ids])


def turns(view: View) -> Turns | None:
    """The order of initiative, of those who still fight."""
    fight = view.get(FIGHT)
    if fight is None or not fight.order:
        return None
    fighting = tuple(who for who, _ in fight.order if (seen := view.get(who)) and seen.status is Status.ACTIVE)
    return Turns(fight.round, fighting, fight.turn)


def states(view: View, who: str) -> Iterable[str]:
    """What somebody is visibly in."""
    now = view.get(who)
    if who not in view.scene.by_id or now is None:
        return
    if now.status is not Status.ACTIVE:
        yield now.status.value
        return
    if now.prone:
        yield "rising" if now.rising else "prone"
    if now.stance is not Stance.NORMAL:
        yield now.stance.value
    if now.guard is not Guard.AWARE:
        yield now.guard.value
    flags = (("charging", now.charging), ("unbalanced", now.unbalanced), ("waiting", now.waiting), ("spans", now.task))
    yield from (word for word, there in flags if there)
    if (Hand.GROUND in now.held or Hand.GONE in now.held) and not any(hand in IN_HAND for hand in now.held):
        yield "disarmed"
