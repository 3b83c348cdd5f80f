"""``bonus``: a number or dice are added to its Armor Class, rolls or speed, or taken from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BeforeValidator, Field

from bojiste.kit.fields import Dice, as_list
from bojiste.systems.srd5.effects.lying import Lent
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.fields import RollText

if TYPE_CHECKING:
    from bojiste.systems.srd5.prepare import Attack

To = Literal[
    "armor_class", "attack", "save", "dexterity_save", "weapon", "speed", "next_attack", "next_check", "next_save"
]

WORDS: dict[tuple[str, bool], str] = {
    ("armor_class", False): "ac",
    ("armor_class", True): "ac_less",
    ("attack", False): "attack",
    ("attack", True): "attack_less",
    ("save", False): "save",
    ("save", True): "save_less",
    ("dexterity_save", True): "dexterity_less",
    ("weapon", False): "blade",
    ("speed", False): "speed",
    ("next_attack", False): "attack_once",
    ("next_check", False): "check_once",
    ("next_save", False): "save_once",
}
"""What the state calls a bonus, or (``True``) a penalty."""
TAKEN = {"attack_less": 20, "save_less": 4, "ac_less": 8, "dexterity_less": 4}
"""What tactics think a penalty of an enemy's worth, in quarters of a hit point."""
IN_PARTS = 20
"""Faces of the die that a bonus is added to."""


class Bonus(Lent):
    """As long as the power lasts; a bonus to the next check or saving throw is used up by it."""

    kind: Literal["bonus"] = "bonus"
    to: Annotated[tuple[To, ...], BeforeValidator(as_list), Field(min_length=1)]
    """What becomes better: ``armor_class``, ``attack`` rolls, ``save`` (saving throws), ``dexterity_save``, ``weapon``
    (attack and damage rolls with weapons, which count as magical), ``speed``, the ``next_attack``, ``next_check`` or
    ``next_save`` (of several of these the first that wants it)."""
    amount: RollText
    """By how much: a number or dice."""
    penalty: bool = False
    """It becomes worse."""
    per_slot: Annotated[int, Field(ge=0)] = 0
    """How much more each level of a higher slot adds, where it is a number."""
    every: Annotated[int, Field(ge=1, le=9)] = 1
    """That comes every so many levels."""

    def misfit(self, power: object) -> str | None:
        return None if all((to, self.penalty) in WORDS for to in self.to) else "no-such-penalty"

    def lends(self) -> Iterator[tuple[str, Dice]]:
        for to in self.to:
            yield WORDS[to, self.penalty], self.amount

    def more(self, met: Met) -> int:
        return self.per_slot * met.power.levels_above(met.slot, self.every)

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        return sum(TAKEN.get(WORDS[to, self.penalty], 0) for to in self.to)

    def spares(self, one: Profile) -> int:
        return self.amount.flat if "armor_class" in self.to and not self.penalty else 0

    def sharpens(self, one: Profile, blade: Attack) -> int:
        strokes = max(one.per_action, 1)
        added = 0
        if "weapon" in self.to and blade.item:
            added += self.amount.flat * strokes * (2 + blade.mean // IN_PARTS)
        points = self.amount.number * (self.amount.sides + 1) + 2 * self.amount.flat
        if "attack" in self.to and not self.penalty:
            added += 2 * blade.mean * points * strokes // (2 * IN_PARTS)
        elif "next_attack" in self.to:
            added += 2 * blade.mean * points // (2 * IN_PARTS)
        return added
