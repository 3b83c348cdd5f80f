"""The columns of the bestiary's list, and blocks chosen by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from bojiste.cli.menu import folded
from bojiste.cli.options import near_of, refused
from bojiste.core.shelf import Column
from bojiste.core.system import System
from bojiste.tell.words import Words

MOST_COLUMNS = 6
"""Numbers of a block that stand in the list where the system does not say which."""
COMMON = 0.5
"""The share of the blocks that must have a number for it to be a column."""
Table = Mapping[str, Any]
Test = Callable[[Table], bool]


def columns_of(game: System[Any, Any], tables: list[Table]) -> tuple[Column, ...]:
    """Those that the system names; otherwise the whole numbers that most of these tables have."""
    if game.shelf().columns:
        return game.shelf().columns
    counts = Counter(key for table in tables for key, _ in numbers(table))
    common = [key for key, count in counts.items() if count >= COMMON * len(tables)][:MOST_COLUMNS]
    return tuple(Column(key, partial(_number, key)) for key in common)


def _number(key: str, table: Table) -> int | None:
    return dict(numbers(table)).get(key)


def numbers(table: Table) -> Iterator[tuple[str, int]]:
    """The whole numbers of a block, those of its tables after it, by their keys."""
    whole = {key: value for key, value in table.items() if isinstance(value, int) and not isinstance(value, bool)}
    yield from whole.items()
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from ((f"{key}.{inner}", one) for inner, one in numbers(value))


def head(column: Column, words: Words) -> str:
    """What stands above a column."""
    key = column.key.rpartition(".")[2]
    return words.word(f"column-{key}") if words.has(f"column-{key}") else key


def shown(column: Column, table: Table, words: Words) -> str:
    """What a block has there."""
    value = column.value(table)
    id = f"{column.words}-{value}"
    return "–" if value is None else words.word(id) if column.words and words.has(id) else str(value)


def plain(value: int | Fraction | str | None) -> int | str | None:
    """A value of a column as JSON has it."""
    return str(value) if isinstance(value, Fraction) else value


# -- choosing ------------------------------------------------------------------------------------------------------


def chosen(game: System[Any, Any], given: Mapping[str, str | None], words: Words) -> Iterator[Test]:
    """A test for each column that is asked for; ``SceneError`` where the system has none of that name."""
    columns = {column.key: column for column in game.shelf().columns}
    for key, text in given.items():
        if text is None:
            continue
        if key not in columns:
            raise refused(f"--{key}", text, "usage-no-column", known=", ".join(columns) or "–", system=game.id)
        column = columns[key]
        yield _word(game, column, text, words) if column.words else within(column, text)


def within(column: Column, text: str) -> Test:
    """``2``, ``1/4..2``, ``5..`` or ``..1``: the ends belong to it."""
    least, dots, most = text.partition("..")
    low, high = _end(column, least, text), _end(column, most if dots else least, text)
    if low is None and high is None:
        raise refused(f"--{column.key}", text, "usage-range")

    def holds(table: Table) -> bool:
        value = column.value(table)
        if isinstance(value, str) or value is None:
            return False
        return (low is None or value >= low) and (high is None or value <= high)

    return holds


def _end(column: Column, written: str, text: str) -> Fraction | None:
    try:
        return Fraction(written.strip()) if written.strip() else None
    except (ValueError, ZeroDivisionError):
        raise refused(f"--{column.key}", text, "usage-range") from None


def _word(game: System[Any, Any], column: Column, text: str, words: Words) -> Test:
    """A word of the column, as files write it or as the language calls it."""
    found = {str(column.value(table)): shown(column, table, words) for table in game.blocks().values()}
    meant = {value for value, told in found.items() if folded(text) in (folded(value), folded(told))}
    if not meant:
        known = sorted({*found, *found.values()})
        raise refused(f"--{column.key}", text, "not-one-of", known=", ".join(sorted(found)), near=near_of(text, known))
    return lambda table: str(column.value(table)) in meant
