"""What happened. An event cites its rule, shows its dice and sums, and carries every change of state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from bojiste.core.ask import NOTHING
from bojiste.core.dice import Rolled
from bojiste.core.rule import Cited, rule_id


class Change(NamedTuple):
    """One field of one entity. An empty ``field`` is the entity itself: born (old ``None``) or gone (new ``None``)."""

    who: str
    field: str
    old: Any
    new: Any


WORDS = frozenset({
    "action", "condition", "conditions", "first", "form", "hazard", "manner", "power", "side", "sides", "skill",
    "skills", "spell", "stance", "state", "states", "trait", "type", "types", "weapon", "what", "winner",
})  # fmt: skip
"""Keys of data, and fields of entities, whose values are words of the rules or ids of sides: none of them names a
creature, even where one has the same id (a druid in the ``form`` of a wolf, and a hidden ``wolf``)."""


class Part(NamedTuple):
    """One summand of a sum besides its dice, in catalogue order; ``name`` is a word id (``ability``, ``level``). A
    summand that is itself a die has its ``sides``, and fell after the dice of the sum."""

    name: str
    value: int
    sides: int = 0


class Seen(NamedTuple):
    """Who may see an event. Closed by default.

    ``full``: ``gm`` (the referee only), ``own`` (also seats that see all of the actor), ``target`` (also
    seats that see all of the target), ``all``.
    ``form``: fields as the others see them (``{"rolls": (), "parts": ()}``), or ``None``: nothing.
    Whoever sees an event still sees only those of its changes that are theirs to know.
    """

    full: str = "gm"
    form: Mapping[str, Any] | None = None


SECRET = Seen()
OWN = Seen("own")
OPEN = Seen("all")


class Event(NamedTuple):
    """Something that happened, told by ids and numbers (no sentence).

    ``kind`` names its message; ``rule`` is the function that made it; ``data`` holds further facts for narration.
    """

    kind: str
    rule: Cited
    actor: str | None = None
    target: str | None = None
    rolls: tuple[Rolled, ...] = ()
    parts: tuple[Part, ...] = ()
    changes: tuple[Change, ...] = ()
    data: Mapping[str, Any] = NOTHING
    seen: Seen = SECRET

    @property
    def dice(self) -> tuple[Rolled, ...]:
        """The dice that fell for this event, in their order: each die of a game is among those of one event."""
        thrown = [rolled for rolled in self.rolls if rolled.thrown]
        return (*thrown, *(Rolled(part.sides, abs(part.value)) for part in self.parts if part.sides))

    def with_data(self, **more: object) -> Event:
        """The same, which tells this besides, or instead of what its data said."""
        return self._replace(data={**self.data, **more})

    def row(self) -> tuple[str, str, str | None, str | None, int | None, Any]:
        """The event as the compiled kernel writes it: kind, rule, actor, target, dice + parts, last new value."""
        total = None
        if self.rolls or self.parts:
            total = sum(die.face for die in self.rolls if die.kept) + sum(part.value for part in self.parts)
        new = self.changes[-1].new if self.changes else None
        return (self.kind, rule_id(self.rule), self.actor, self.target, total, new)


def happened(
    kind: str,
    rule: Cited,
    actor: str | None = None,
    target: str | None = None,
    rolls: tuple[Rolled, ...] = (),
    parts: tuple[Part, ...] = (),
    changes: tuple[Change, ...] = (),
    data: Mapping[str, Any] = NOTHING,
    seen: Seen = OPEN,
) -> Event:
    """An event that everybody sees, unless ``seen`` says otherwise. Made at half the cost of ``Event`` by names."""
    return _record(Event, (kind, rule, actor, target, rolls, parts, changes, data, seen))


_record = tuple.__new__


def plain(value: Any) -> Any:
    """A value as JSON knows it: tuples become lists, sets sorted lists, records objects."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, frozenset | set):
        return sorted((plain(item) for item in value), key=str)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: plain(item) for name, item in zip(value._fields, value, strict=True)}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if not is_dataclass(value):
        raise TypeError(f"{value!r} cannot be told to another program")
    return {field.name: plain(getattr(value, field.name)) for field in fields(value)}


def to_json(event: Event) -> dict[str, Any]:
    """The event as one JSON object, with all keys in a fixed order."""
    return {
        "kind": event.kind,
        "rule": rule_id(event.rule),
        "actor": event.actor,
        "target": event.target,
        "rolls": [_without(plain(rolled), "thrown", True) for rolled in event.rolls],
        "parts": [_without(plain(part), "sides", 0) for part in event.parts],
        "changes": [plain(change) for change in event.changes],
        "data": plain(event.data),
    }


def _without(record: dict[str, Any], key: str, usual: object) -> dict[str, Any]:
    """A record that leaves out what is as usual."""
    return {name: value for name, value in record.items() if name != key or value != usual}


def kept(sides: int, *faces: int) -> tuple[Rolled, ...]:
    """Dice that all count."""
    return tuple(Rolled(sides, face) for face in faces)
