"""The numbers that change during play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bojiste.core.state import Now


@dataclass(slots=True)
class Player(Now):
    """Who plays: how many teeth are left, which everybody sees."""

    OPEN: ClassVar[frozenset[str]] = frozenset({"teeth"})
    teeth: int
