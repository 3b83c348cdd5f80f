"""``regeneration``: it regains hit points turn by turn."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bojiste.systems.srd5.effects.lying import Lying


class Regeneration(Lying):
    """As each of its turns starts."""

    kind: Literal["regeneration"] = "regeneration"
    hit_points: Annotated[int, Field(ge=1, le=100)]
    """How many."""

    @property
    def friendly(self) -> bool:
        return True
