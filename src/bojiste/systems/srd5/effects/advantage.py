"""``advantage``: some of its rolls are made with advantage, or with disadvantage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from pydantic import BeforeValidator, Field

from bojiste.kit.fields import Dice, as_list, one_of
from bojiste.systems.srd5.effects.lying import ONE, Lent
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.fields import Ability, Condition
from bojiste.systems.srd5.words import CREATURE_TYPES

CURSED = 8
"""What tactics think it worth that an enemy's checks and saving throws of one ability suffer."""


class Advantage(Lent):
    """As long as the power lasts."""

    kind: Literal["advantage"] = "advantage"
    rolls: Annotated[
        tuple[Literal["save", "check", "death_save", "attack_against", "next_attack_of_user"], ...],
        BeforeValidator(as_list),
        Field(min_length=1),
    ]
    """Which rolls: its own saving throws, checks or death saving throws; attack rolls against it; the user's first
    attack on it on that one's next turn."""
    disadvantage: bool = False
    """They suffer instead."""
    abilities: Annotated[tuple[Ability, ...], BeforeValidator(as_list)] = ()
    """Only saving throws and checks of these abilities."""
    conditions: Annotated[tuple[Condition, ...], BeforeValidator(as_list)] = ()
    """Only saving throws against what would bring these conditions."""
    types: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Only attack rolls of creatures of these types."""

    SEEN: ClassVar = False

    @property
    def friendly(self) -> bool:
        return not self.disadvantage or "attack_against" in self.rolls

    def helps(self, roll: str, ability: str) -> bool:
        """Whether it gives advantage on such rolls of an ability."""
        return self._meets(roll, ability) and not self.disadvantage

    def hinders(self, roll: str, ability: str) -> bool:
        """Whether it gives disadvantage on such rolls of an ability."""
        return self._meets(roll, ability) and self.disadvantage

    def _meets(self, roll: str, ability: str) -> bool:
        return roll in self.rolls and not self.conditions and (not self.abilities or ability in self.abilities)

    def lends(self) -> Iterator[tuple[str, Dice]]:
        if "next_attack_of_user" in self.rolls:
            yield "opening", ONE

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        return CURSED if self.disadvantage and self.abilities else 0
