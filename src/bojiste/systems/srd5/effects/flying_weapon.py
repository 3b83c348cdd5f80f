"""``flying_weapon``: a weapon in the air goes on striking."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.systems.srd5.effects.base import Kind


class FlyingWeapon(Kind):
    """It stays where it has struck, and a bonus action of the user's moves it and strikes again."""

    kind: Literal["flying_weapon"] = "flying_weapon"
    feet: Annotated[int, Field(ge=5, le=300)] = 20
    """So many feet it moves at a time."""

    BEFALLS: ClassVar = False
