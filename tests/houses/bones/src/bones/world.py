"""The scene's further tables: none."""

from __future__ import annotations

from typing import ClassVar

from bojiste.core.reading import Strict


class World(Strict):
    """Nothing but the players."""

    OPEN: ClassVar = frozenset()
