"""A desk: the columns of fights as one record of whole numbers of 64 bits, and tables of such numbers.

What compiled code is handed is an address; Python reads and sets columns by their names. NumPy is wanted only where a
loop is compiled here, or played uncompiled.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

N, BITS = "i8", "u8"
"""The kinds of columns, as NumPy calls them: whole numbers, and 64 bits (no sign)."""
_LETTERS = {N: "q", BITS: "Q"}
SIZE = 8
Column = tuple[Any, ...]
"""Name, kind, and the shape where there are several numbers."""


class Desk:
    """A record of these columns, all 0, in their order and without gaps."""

    def __init__(self, columns: Sequence[Column], memory: bytearray | None = None) -> None:
        self._columns = columns
        self._memory = bytearray(SIZE * sum(map(_cells, columns))) if memory is None else memory
        self._views = dict(self._cut())

    def _cut(self) -> Iterator[tuple[str, Any]]:
        whole: Any = memoryview(self._memory)
        first = 0
        for column in self._columns:
            last = first + SIZE * _cells(column)
            yield column[0], whole[first:last].cast(_LETTERS[column[1]], _shape(column) or (1,))
            first = last

    def copy(self) -> Desk:
        return Desk(self._columns, bytearray(self._memory))

    def number(self, name: str) -> int:
        """A column of one number."""
        (found,) = self._views[name]
        return int(found)

    def view(self, name: str) -> Any:
        """The memory of a column, of as many dimensions (``tolist()``)."""
        return self._views[name]

    def put(self, name: str, value: Any) -> None:
        """Set a column: its number, or the first of its places, as nested lists say."""
        _lay(self._views[name], (), value if isinstance(value, list | tuple) else (value,))

    def record(self) -> Any:
        """The same memory as NumPy's array of one record."""
        import numpy as np

        return np.frombuffer(self._memory, list(self._columns)).view(np.recarray)

    @property
    def address(self) -> Any:
        return _address(self._memory)


class Table:
    """So many rows of so many numbers, all 0."""

    def __init__(self, rows: int, width: int) -> None:
        self.rows, self.width = rows, width
        self._memory = bytearray(SIZE * rows * width)

    def __len__(self) -> int:
        return self.rows

    def column(self, place: int) -> Any:
        """The numbers at this place of all rows."""
        return memoryview(self._memory).cast("q")[place :: self.width]

    def put(self, row: int, numbers: Sequence[int]) -> None:
        """Set the numbers of a row."""
        memoryview(self._memory).cast("q")[row * self.width : (row + 1) * self.width] = memoryview(array("q", numbers))

    def tolist(self) -> list[list[int]]:
        flat = memoryview(self._memory).cast("q").tolist()
        return [flat[first : first + self.width] for first in range(0, len(flat), self.width or 1)]

    def array(self) -> Any:
        """The same memory as NumPy's array."""
        import numpy as np

        return np.frombuffer(self._memory, np.int64).reshape(self.rows, self.width)

    @property
    def address(self) -> Any:
        return _address(self._memory)


def _shape(column: Column) -> tuple[int, ...]:
    """How many places a column has in each direction; none: it is one number."""
    return tuple(column[2]) if len(column) > 2 else ()


def _cells(column: Column) -> int:
    return prod(_shape(column))


def _address(memory: bytearray) -> Any:
    """Where a buffer lies, which must not be resized; an empty one lies nowhere."""
    return ctypes.addressof(ctypes.c_char.from_buffer(memory)) if memory else None


def _lay(view: Any, at: tuple[int, ...], value: Sequence[Any]) -> None:
    for place, one in enumerate(value):
        if isinstance(one, list | tuple):
            _lay(view, (*at, place), one)
        else:
            view[(*at, place)] = int(one)
