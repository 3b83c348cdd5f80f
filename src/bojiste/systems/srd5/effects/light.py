"""``light``: it shines."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bojiste.systems.srd5.effects.lying import Lying


class Light(Lying):
    """Bright light around it, and dim light as far beyond."""

    kind: Literal["light"] = "light"
    feet: Annotated[int, Field(ge=1, le=300)]
    """How far the bright light reaches."""

    @property
    def friendly(self) -> bool:
        return True
