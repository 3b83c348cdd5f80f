"""Rows: what events come to as integers, so that a twin can be held against the readable engine one by one.

A row is: what (kind and rule), actor, target, dice and summands, and the new values of the columns that it changes as
one number. The twin writes as many rows on its desk as somebody wants to read (``tells``; ``told`` were written).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bojiste.core.event import Event
from bojiste.core.rule import Cited, Rulebook, rule_id
from bojiste.core.scene import Scene
from bojiste.kernel.desk import N

WIDTH = 5
NOBODY = -1
SIDE = 1 << 10
"""What the place of a side is more, as an actor, than that of a combatant."""
NO_SUM = -(1 << 40)
"""The sum of an event that has neither dice nor summands."""
MOST = 8_000
"""Rows that a desk has room for: the first of a fight."""
COLUMNS = [("tells", N), ("told", N), ("rows", N, (MOST, WIDTH)), ("new", N)]
RULES = 1000
TOLD = True
"""Whether anybody may read what is told."""
Row = tuple[int, ...]
LEFT: Row = ()
"""What stands for the rest of a fight that is left to the readable engine."""


def tell(desk: Any, what: int, actor: int, target: int, total: int, new: int) -> None:
    """Write a row, if anybody reads; none of a fight that is left to the readable engine, from there on."""
    at = desk.told
    if TOLD and at < desk.tells and not desk.astray:
        desk.rows[at, 0] = what
        desk.rows[at, 1] = actor
        desk.rows[at, 2] = target
        desk.rows[at, 3] = total
        desk.rows[at, 4] = new
        desk.told = at + 1


def said(desk: Any, what: int, actor: int, target: int, total: int) -> None:
    """Write the row of an event, with what has been noted since the last one."""
    if TOLD:
        tell(desk, what, actor, target, total, desk.new)
        desk.new = 0


def noted(desk: Any, old: int, new: int, weight: int, more: int) -> int:
    """The new value of a column, noted for the row to come where it differs: with so much more than its number."""
    if TOLD and old != new:
        desk.new += (new + more + 1) * weight
    return new


def moved(old: int, new: int, weight: int) -> int:
    """A column's new value as part of a row's last number; nothing where it stays."""
    return 0 if old == new else (new + 1) * weight


def places(scene: Scene) -> dict[str, int]:
    """The numbers of all who may be actors or targets of a row: combatants and sides by their places in the file."""
    sides = {side.id: SIDE + at for at, side in enumerate(scene.sides)}
    return sides | {one.id: one.index for one in scene.combatants}


class Numbers(NamedTuple):
    """How the words of events become numbers."""

    kinds: Sequence[str]
    rules: Sequence[str]
    weights: Mapping[str, int]
    """The columns of the twin by their fields, each with its weight in a row."""
    words: Sequence[str] = ()
    """Words among their values, each as its place."""

    @classmethod
    def of(cls, kinds: Iterable[str], book: Rulebook, weights: Mapping[str, int], words: Sequence[str] = ()) -> Numbers:
        return cls(tuple(kinds), tuple(book.entries), weights, words)

    def kind(self, kind: str) -> int:
        return self.kinds.index(kind) * RULES

    def rule(self, rule: Cited) -> int:
        return self.rules.index(rule_id(rule))

    def what(self, kind: str, rule: Cited) -> int:
        """Kind and rule of an event as one number."""
        return self.kind(kind) + self.rule(rule)

    def row(self, event: Event, places: Mapping[str, int]) -> Row:
        """An event as a row; ``places`` are those of the actors (``places``)."""
        _, _, actor, target, total, _ = event.row()
        new = sum(
            (self._value(change.new) + 1) * self.weights[change.field]
            for change in event.changes
            if change.field in self.weights
        )
        who = (NOBODY if one is None else places[one] for one in (actor, target))
        return (self.what(event.kind, event.rule), *who, NO_SUM if total is None else total, new)

    def _value(self, value: Any) -> int:
        return self.words.index(value) if isinstance(value, str) else int(value)

    def told(self, row: Row) -> str:
        """A row in words, for whoever looks for a difference."""
        kind, rule = divmod(row[0], RULES)
        return f"{self.kinds[kind]} ({self.rules[rule]}) {row[1:]}"
