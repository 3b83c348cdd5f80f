"""Who sees what, and what to show of somebody."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.ask import GM
from bojiste.core.shown import Mark, Track
from bojiste.core.state import Sight
from bojiste.core.system import Gauge, Turns
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, FATE, HELPERS, Fighter
from bojiste.systems.drd2.prepare import Kit, Scene, State, View, severities
from bojiste.systems.drd2.words import Initiative, Property, Status, Type


def sight(scene: Scene, state: State, seat: str, who: str) -> Sight:
    """Everything is open but whom the table has not met yet, and the Fate of others, where the scene hides it."""
    if seat == GM:
        return "all"
    one = scene.by_id.get(who)
    if one is not None and one.seat == GM and not state[who].met:
        return "nothing"
    owner = scene.by_id.get(who.removeprefix(HELPERS))
    if owner is not None and owner.seat == seat:
        return "all"
    if who.startswith((FATE, HELPERS)) and not scene.options.fate_visible:
        return "nothing"
    return "open"


def gauges(view: View, who: str) -> Iterable[Gauge]:
    """The numbers a person watches: Threat, Advantage, pools or Fate, containers, Bond."""
    now = view.get(who)
    if who not in view.scene.by_id or now is None:
        return
    kit = view.scene.prepared.kits[who]
    if now.threat is not None:
        yield Gauge("threat", now.threat)
    if now.advantage:
        yield Gauge("advantage", now.advantage)
    if kit.type is Type.HERO:
        for property in Property:
            most = rules.resource.effective_ability(kit.ability.of(property), severities(now.scars, property))
            yield Gauge(property.value, getattr(now, property.value), most)
    yield from _containers(kit, now)
    if kit.type is Type.HERO:
        return
    purse = view.get(kit.purse) if kit.purse else None
    if purse is not None:
        yield Gauge("fate", purse.fate)
    if kit.type is Type.HELPER:
        yield Gauge("bond", now.bond, kit.bond_max)


def _containers(kit: Kit, now: Fighter) -> Iterable[Gauge]:
    """What is left in the things that hold resources, by property."""
    for property in Property:
        full = [
            (left, thing.store[1])
            for thing, left in zip(kit.things, now.stored, strict=True)
            if thing.store is not None and thing.store[0] is property and thing.id not in now.broken
        ]
        if full:
            yield Gauge(f"stored-{property.value}", sum(left for left, _ in full), sum(most for _, most in full))


_INITIATIVES = (Initiative.POSTPONED, Initiative.SPENT)


def states(view: View, who: str) -> Iterable[str]:
    """Conditions somebody is visibly in."""
    now = view.get(who)
    if who not in view.scene.by_id or now is None:
        return
    if not now.met and view.scene.by_id[who].seat == GM:
        yield "absent"
    elif now.status is not Status.ACTIVE:
        yield now.status.value
    elif view[CONFLICT].on and now.initiative in _INITIATIVES:
        yield f"initiative_{now.initiative.value}"
    if now.disengaged:
        yield "disengaged"
    if now.scars:
        yield "scarred" if len(now.scars) == 1 else "scarred_often"
    yield from dict.fromkeys(curse.kind.value for curse in now.penalties)


def tracks(view: View) -> Iterable[Track]:
    """The ladder of Threat: who stands where, how low nobody falls, and who acts against whom."""
    conflict = view.get(CONFLICT)
    seen = ((who, view.get(who)) for who in view.scene.by_id)
    known = [(who, now, now.threat) for who, now in seen if now is not None and now.threat is not None]
    if conflict is None or not conflict.on or not known:
        return
    marks = tuple(Mark(who, threat) for who, now, threat in known if now.status is Status.ACTIVE)
    yield Track("threat", "ladder", marks, floor=min(now.floor for _, now, _ in known), ties=conflict.attackers)


def turns(view: View) -> Turns | None:
    """Those who still have their initiative, in the order they declared; outside a conflict there is none."""
    conflict = view.get(CONFLICT)
    if conflict is None or not conflict.on or not conflict.order:
        return None
    return Turns(conflict.round, conflict.order, conflict.turn)
