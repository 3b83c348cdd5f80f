"""One step: what it is, and what it takes of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bojiste.core.event import Change
from bojiste.kit.board import Squares
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.movement.heights import Point
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


class Trod(NamedTuple):
    """A step that has been made: from where (``x``, ``y`` and how high), whom it takes along, how far its enemies were
    before, in which squares areas could meet it, and who was hidden from whom."""

    table: Table
    who: Profile
    before: tuple[int, int, int]
    held: tuple[Profile, ...]
    far: Sequence[tuple[Profile, int]]
    space: Squares
    hidden: Sequence[tuple[Profile, Profile, bool]]


class Step(NamedTuple):
    """One step: to which place, for what cost, how high and by which speed; how many diagonal steps of this turn
    have been made after it, where they count; whether it is part of a jump; and what of the cost is beyond its
    length."""

    x: int
    y: int
    cost: int
    z: int | None = None
    mode: str = "walk"
    diagonals: int = 0
    jumped: bool = False
    extra: int = 0


def still_open(table: Table, who: Profile, rest: Sequence[Point], taken: Squares, barring: Squares) -> bool:
    """Whether the rest of a way can still be walked: somebody may have moved into it meanwhile."""
    board = table.drawn[1]
    taken, barring = board.covering(taken, who.squares), board.covering(barring, who.squares)
    path = [board.number(x, y) for x, y, _ in rest]
    return not barring >> path[0] & 1 and any(not taken >> number & 1 for number in path)


def paid(table: Table, who: Profile, step: Step) -> tuple[Change, ...]:
    """The change that movement on the own turn makes to its record."""
    turn = table.now[who.id].turn
    here = table.now[who.id]
    run = turn.run + SQUARE if step.mode == "walk" and (step.x, step.y) != (here.x, here.y) else 0
    before = turn.extra if step.mode != turn.by else turn.extra_before
    spent = turn._replace(
        moved=rules.movement.deduct(turn.moved, step.cost),
        extra=turn.extra + step.extra,
        extra_before=before,
        by=step.mode,
        diagonals=step.diagonals,
        run=run,
    )
    if who.charges and not table.abstract:
        spent = spent._replace(trail=(*turn.trail, (here.x, here.y)))
    return (Change(who.id, "turn", turn, spent),)


def shift_paid(table: Table, who: Profile, whom: Profile | None, length: int, cost: int) -> tuple[Change, ...]:
    """The same without coordinates: a way towards somebody is a straight one."""
    (change,) = paid(table, who, Step(0, 0, cost, extra=cost - abs(length)))
    if whom is None or not who.charges:
        return (change,)
    trail = (*table.now[who.id].turn.trail, (whom.index, abs(length)))
    return (change._replace(new=change.new._replace(trail=trail)),)
