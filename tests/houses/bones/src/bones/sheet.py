"""What a scene says of one player."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from bojiste.core.reading import Strict


class Sheet(Strict):
    """``teeth``: how many one brings."""

    OPEN: ClassVar = frozenset({"teeth"})

    teeth: int = Field(default=3, ge=1, le=32)


class Given(Strict):
    """To begin in the middle: how many are left."""

    OPEN: ClassVar = frozenset({"teeth"})

    teeth: int | None = Field(default=None, ge=0, le=32)
