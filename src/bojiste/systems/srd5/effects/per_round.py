"""``per_round``: the area does something else on each turn of the user's."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.core.reading import Text
from bojiste.systems.srd5.effects.base import Kind


class PerRound(Kind):
    """One part after another comes as the user's turns start, and the last again and again (``play.zone.stages``): to
    all in the area, or to whom the user chooses."""

    kind: Literal["per_round"] = "per_round"
    parts: Annotated[tuple[Text, ...], Field(min_length=1)]
    """The names of the parts, in order."""

    BEFALLS: ClassVar = False
    PARTS: ClassVar = True
