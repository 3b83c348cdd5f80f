"""Reading sides: their names, and how they stand to each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bojiste.core.reading.entries import nameless
from bojiste.core.reading.faults import Faults
from bojiste.core.reading.tables import SideTable
from bojiste.core.scene import Combatant, Side


def sides(tables: Sequence[SideTable], combatants: Iterable[Combatant], faults: Faults) -> tuple[Side, ...]:
    """Those that have a table, in its order, then those that combatants only name."""
    _twice(tables, faults)
    named = {table.id: table for table in tables}
    ids = tuple(dict.fromkeys([*named, *(combatant.side for combatant in combatants)]))
    _relations(named.values(), ids, faults)
    return tuple(_side(named[id]) if id in named else Side(id, nameless(id), {}) for id in ids)


def _side(table: SideTable) -> Side:
    return Side(table.id, table.name.name() if table.name else nameless(table.id), dict(table.relations))


def _twice(tables: Sequence[SideTable], faults: Faults) -> None:
    first: dict[str, int] = {}
    for index, table in enumerate(tables):
        if first.setdefault(table.id, index) < index:
            faults.note(f"side[{index}].id", table.id, "duplicate-id", first=f"side[{first[table.id]}]")


def _relations(tables: Iterable[SideTable], ids: tuple[str, ...], faults: Faults) -> None:
    """Relations name other sides that there are, and two sides say the same of each other."""
    told: dict[frozenset[str], str] = {}
    for table, other, relation in _each(tables):
        path = f"side.{table.id}.relations.{other}"
        if other == table.id:
            faults.note(path, other, "own-relation")
        elif other not in ids:
            faults.note(path, other, "not-one-of", known=", ".join(ids))
        elif told.setdefault(frozenset((table.id, other)), relation) != relation:
            faults.note(path, relation, "not-symmetric", other=other)


def _each(tables: Iterable[SideTable]) -> Iterator[tuple[SideTable, str, str]]:
    for table in tables:
        for other, relation in table.relations.items():
            yield table, other, relation
