"""The kernel's loop on a desk of lists: uncompiled, and many times as fast as on a record of NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np

from bojiste.core.dice import key_of
from bojiste.core.scene import Scene
from bojiste.kernel import rows


class Places(dict[tuple[int, ...], int]):
    """A column of several dimensions: what was set; the rest is 0. No place is below 0."""

    def __missing__(self, place: tuple[int, ...]) -> int:
        if min(place) < 0:
            raise KeyError(place)
        return 0

    def copy(self) -> Places:
        return Places(self)


class Desk:
    """The columns of a desk."""

    def __init__(self, columns: dict[str, Any]) -> None:
        for name, value in columns.items():
            setattr(self, name, value.copy() if isinstance(value, dict) else value)

    @property
    def winner(self) -> Any:
        """Nobody's place as NumPy has it, of which 64 bits without a sign can be made."""
        return self._winner

    @winner.setter
    def winner(self, place: int) -> None:
        self._winner = np.int64(place)


class Lists:
    """A scene as it is set up on a desk of lists."""

    def __init__(self, scene: Scene) -> None:
        assert scene.system.kernel is not None
        stage = scene.system.kernel().stage(scene)
        record = stage._desk.record()[0]
        self._entry = stage.code.twin.entry()
        self._columns = {name: _listed(record[name]) for name in record.dtype.names} | {"kept": 1, "tells": rows.MOST}

    def rows(self, seed: int, first: int, last: int) -> list[rows.Row]:
        """The rows of fights that are played one after another."""
        used: Any = Desk(self._columns)
        used.seed = key_of(seed)
        with np.errstate(over="ignore"):
            self._entry([used], [Desk(self._columns)], first, last, (), ())
        found: list[rows.Row] = [tuple(int(used.rows[row, at]) for at in range(rows.WIDTH)) for row in range(used.told)]
        return [*found, rows.LEFT] if used.astray else found


def _listed(column: Any) -> Any:
    if column.ndim == 0:
        return column if column.dtype == np.uint64 else int(column)
    if column.ndim == 1:
        return dict(enumerate(column.tolist()))  # no place below 0: compiled, that would be in another column
    return Places({tuple(map(int, place)): int(column[tuple(place)]) for place in np.argwhere(column)})
