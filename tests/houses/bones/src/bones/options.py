"""What a scene may choose."""

from __future__ import annotations

from pydantic import Field

from bojiste.core.reading import Strict


class Options(Strict):
    """``max_rounds``: after so many the match is left undecided."""

    max_rounds: int = Field(default=50, ge=1, le=1000)
