"""What can be read of a table with faults: the rest of it is still looked through, and what asks for a faulty field is
left out instead of guessed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from bojiste.core.reading.tables import Strict, Unread
from bojiste.errors import Problem

ROUNDS = 6
"""So often faults may come to light behind faults."""
Way = tuple[int | str, ...]


class Torn(dict[str, Any]):
    """A table of which some keys could not be read: to ask for one of them is ``Unread``."""

    def __init__(self, read: Mapping[str, Any], holes: Iterable[str]) -> None:
        super().__init__(read)
        self._holes = frozenset(holes)

    def _look(self, key: object) -> None:
        if key in self._holes:
            raise Unread(str(key))

    def __contains__(self, key: object) -> bool:
        self._look(key)
        return super().__contains__(key)

    def __getitem__(self, key: str) -> Any:
        self._look(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self._look(key)
        return super().get(key, default)


def as_far_as_read(problems: Callable[[], Iterable[Problem]]) -> Iterator[Problem]:
    """Problems, up to the first that would need what could not be read."""
    try:
        yield from problems()
    except Unread:
        return


def mended(model: type[Strict], given: Mapping[str, Any]) -> tuple[Strict, set[Way]] | None:
    """The table without what is faulty in it, and where that stood; ``None`` where too little is left."""
    left, holes = _loose(given), set[Way]()
    for _ in range(ROUNDS):
        try:
            return model.model_validate(left), holes
        except ValidationError as failed:
            for error in failed.errors(include_url=False, include_context=False, include_input=False):
                if not _cut(model, left, error["loc"], error["type"] == "missing", holes):
                    return None
    return None


def torn(table: Strict, holes: Iterable[Way]) -> Strict:
    """A mended table, in which every field that was faulty is ``Unread``."""
    for way in holes:
        inside = _inside(table, way[:-1])
        if inside is not None:
            vars(inside).pop(str(way[-1]), None)
    return table


def torn_keys(table: Strict, holes: Iterable[Way]) -> Torn:
    """The keys of a mended table that the file states."""
    return Torn(table.model_dump(exclude_unset=True), (str(way[0]) for way in holes))


def _inside(table: Any, way: Way) -> Any:
    """What stands in a table at the end of a way; ``None`` where the way ends before."""
    for step in way:
        table = table[step] if isinstance(step, int) else vars(table).get(step)
        if table is None:
            return None
    return table


def _loose(value: Any) -> Any:
    """A copy that may be changed."""
    if isinstance(value, Mapping):
        return {key: _loose(one) for key, one in value.items()}
    return [_loose(one) for one in value] if isinstance(value, list | tuple) else value


def _cut(model: type[Strict], left: dict[str, Any], loc: Way, missing: bool, holes: set[Way]) -> bool:
    """Take a faulty field out: of a table in a list only its own, of all else the whole field of the sheet."""
    if not loc:
        return False
    name = str(loc[0])
    inside: Any = left.get(name)
    if len(loc) > 2 and isinstance(loc[1], int) and not (missing and len(loc) == 3):
        way: Way = (name, loc[1], str(loc[2]))
        inside = inside[loc[1]] if isinstance(inside, list) and loc[1] < len(inside) else None
    elif len(loc) > 1 and isinstance(loc[1], str) and _holds(model, name) and not (missing and len(loc) == 2):
        way = (name, loc[1])
    else:
        way = (name,)
        inside = left
    if not isinstance(inside, dict) or (way[-1] not in inside and len(way) > 1):
        way, inside = (name,), left
    holes.difference_update({hole for hole in holes if hole[: len(way)] == way})
    if way in holes or not _taken(model, inside, way):
        return False
    holes.add(way)
    return True


def _taken(model: type[Strict], inside: dict[str, Any], way: Way) -> bool:
    """Take a key out, and put in what stands for it where there has to be something."""
    inside.pop(str(way[-1]), None)
    if len(way) > 1 or way[0] not in model.model_fields or not model.model_fields[str(way[0])].is_required():
        return True
    if way[0] in model.UNKNOWN:
        inside[str(way[0])] = model.UNKNOWN[str(way[0])]
    return way[0] in model.UNKNOWN


def _holds(model: type[Strict], name: str) -> bool:
    """Whether a field holds one table of its own."""
    field = model.model_fields.get(name)
    kinds = getattr(field.annotation, "__args__", (field.annotation,)) if field is not None else ()
    return any(isinstance(kind, type) and issubclass(kind, Strict) for kind in kinds)
