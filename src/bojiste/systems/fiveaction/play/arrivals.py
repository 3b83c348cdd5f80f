"""Who comes into a running fight, and who is taken out of it, by the referee's hand."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.event import Change, Event, happened
from bojiste.core.hand import Deed
from bojiste.core.ruling import ruling
from bojiste.core.scene import Combatant
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import came, wrong_with
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import FIGHT
from bojiste.systems.fiveaction.play.fall import down
from bojiste.systems.fiveaction.play.initiative import claim, rolled
from bojiste.systems.fiveaction.play.table import Table, running
from bojiste.systems.fiveaction.prepare import Scene, State, born, renew
from bojiste.systems.fiveaction.sheet import Sheet
from bojiste.systems.fiveaction.words import FOOT, Status

BESIDE = 2 * FOOT
"""How far from each other newcomers stand."""


def _spot(words: tuple[str, ...]) -> tuple[int, int] | None:
    """Where newcomers stand, from ``12,5``: feet across and along."""
    parts = words[0].split(",") if len(words) == 1 else []
    if len(parts) != 2 or not all(part.isascii() and part.isdecimal() and len(part) < 5 for part in parts):
        return None
    return int(parts[0]) * FOOT, int(parts[1]) * FOOT


def checked(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """The check of a whole scene, and a place that can be read."""
    if deed.words and _spot(deed.words) is None:
        yield Problem(deed.path, " ".join(deed.words), "bad-form", {"form": "+ guard 2 12,5"})
    yield from wrong_with(deed, scene, frozenset({"one-side"}))


def bring(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Newcomers are there; they roll for initiative and have their first turn in the next round."""
    table = running(state)
    newcomers: tuple[Combatant[Sheet], ...] = deed.value
    scene.admit(newcomers)
    renew(scene)
    spot = _spot(deed.words)
    for index, one in enumerate(newcomers):
        fighter = born(scene, one)
        if spot is not None:
            fighter.x, fighter.y = spot[0] + index * BESIDE, spot[1]
        yield came(one.id, fighter)
    for one in newcomers:
        if one.id in scene.prepared.roster:
            total = yield from rolled(table, one.id)
            yield _inserted(table, state, one.id, total)


def _inserted(table: Table, state: State, who: str, total: int) -> Event:
    """Where somebody stands in the order from the next round on: behind those whom nothing tells from it."""
    order, own = state[FIGHT].order, claim(table, who, total)
    before = [rules.initiative.ties(own, claim(table, other, theirs)) < 0 for other, theirs in order]
    at = before.index(True) if True in before else len(order)
    changes = state.change(FIGHT, order=(*order[:at], (who, total), *order[at:]))
    ids = tuple(one for one, _ in changes[0].new)
    return happened("order", rules.initiative.fixed_order, changes=changes, data={"order": ids})


def out(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody is gone: as one that has fled, out of the order, off everybody's mind."""
    table = running(state)
    fight, who = state[FIGHT], deed.who
    changes = down(table, who, Status.FLED)
    changes += state.change(
        FIGHT,
        order=tuple(one for one in fight.order if one[0] != who),
        left=tuple(one for one in fight.left if one != who),
        turn=None if fight.turn == who else fight.turn,
    )
    for other in scene.prepared.kits:
        if other != who and other in state:
            changes += _forgets(state, other, who)
    yield happened("ruled-left", ruling, who, changes=changes)


def back(state: State, who: str) -> tuple[Change, ...]:
    """The changes by which somebody who was gone is in the order again, as its last."""
    order = state[FIGHT].order
    if any(one == who for one, _ in order):
        return ()
    last = order[-1][1] if order else 0
    return state.change(FIGHT, order=(*order, (who, min(last, state[who].base))))


def _forgets(state: State, other: str, who: str) -> tuple[Change, ...]:
    now = state[other]
    return state.change(
        other,
        aim=None if now.aim == who else now.aim,
        fear=None if now.fear is not None and now.fear.of == who else now.fear,
        ranked=tuple(one for one in now.ranked if one != who),
        behind=tuple(one for one in now.behind if one != who),
    )
