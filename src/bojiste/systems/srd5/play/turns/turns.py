"""The order of turns as rulings and newcomers change it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bojiste.core.event import Change
from bojiste.kit.hand import Turns
from bojiste.systems.srd5.now import CLOCK
from bojiste.systems.srd5.prepare import State


def turns(state: State) -> Turns:
    """The order of turns now; the dead have none left."""
    clock = state[CLOCK]
    return Turns(clock.order, tuple(who for who in clock.left if state[who].life != "dead"), clock.turn)


def waiting(state: State) -> Turns:
    """The same with the dead, who keep their places: by them it shows how far the round has come."""
    clock = state[CLOCK]
    return Turns(clock.order, clock.left, clock.turn)


@lru_cache(maxsize=64)
def places(order: tuple[str, ...]) -> Mapping[str, int]:
    """Everybody's place in the order of turns, for whatever goes in that order."""
    return {who: place for place, who in enumerate(order)}


def keep(state: State, now: Turns) -> tuple[Change, ...]:
    """The changes that make it so."""
    return state.change(CLOCK, order=now.order, queue=now.left, turn=now.on)


def joined(state: State, now: Turns, who: str, count: int) -> Turns:
    """Somebody in the order where a count of initiative belongs: behind equal ones; last, where none is lower."""
    counts = [state[other].initiative for other in now.order]
    at = next((at for at, other in enumerate(counts) if other is not None and other < count), len(counts))
    return now.joined(who, at)
