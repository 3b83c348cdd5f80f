"""``extra_damage``: blows do more damage, or less."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from bojiste.kit.fields import Dice
from bojiste.systems.srd5.effects.lying import ONE, Lent
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.dealt import Damages
from bojiste.systems.srd5.sheet.fields import RollText

if TYPE_CHECKING:
    from bojiste.systems.srd5.prepare import Attack

Whose = Literal["own", "users"]

TAKEN = {("own", True): ("blade_less", 10), ("users", False): ("quarry", 14)}
"""By whose hits, and whether it is less: the word of the state, and what tactics think it worth against an enemy."""
TURNS = 2
"""How many turns it is reckoned for."""


class ExtraDamage(Lent):
    """As long as the power lasts: its own hits with weapons do more (or less), or the hits of the user on it do."""

    kind: Literal["extra_damage"] = "extra_damage"
    dice: Damages = ()
    """Damage besides, with its type: ``1d4 radiant``."""
    weapon_dice: RollText | None = None
    """Dice of the weapon's own type."""
    hits: Whose = "own"
    """Whose hits: of whoever the power lies on (``own``), or of the user on it (``users``; ``dice`` come with the
    user's spells, too)."""
    less: bool = False
    """The weapon's dice are taken away, down to 1 point."""
    double: bool = False
    """The dice of its blows of strength are rolled twice."""
    melee_only: bool = False
    """Only with hits in melee."""
    once: bool = False
    """Only with the next hit; whoever is hit then gets into the conditions of the power."""
    per_slot: Damages = ()
    """What each level of a higher slot adds."""
    every: Annotated[int, Field(ge=1, le=9)] = 1
    """That comes every so many levels."""

    SEEN: ClassVar = True

    def misfit(self, power: object) -> str | None:
        return None if self.dice or self.weapon_dice is not None or self.double else "effect-says-nothing"

    @property
    def friendly(self) -> bool:
        return not (self.hits == "users" and self.dice)

    def lends(self) -> Iterator[tuple[str, Dice]]:
        if self.weapon_dice is not None:
            yield TAKEN.get((self.hits, self.less), ("blade_more", 0))[0], self.weapon_dice
        if self.double:
            yield "double", ONE

    def worth(self, table: Table, power: Power, me: Profile, one: Profile) -> int:
        return TAKEN.get((self.hits, self.less), ("", 0))[1] if self.weapon_dice is not None else 0

    def sharpens(self, one: Profile, blade: Attack) -> int:
        """What dice add to the weapon's blows of a turn, half of which are reckoned to hit."""
        strokes = max(one.per_action, 1)
        twice = 2 * sum(part.dice * (part.sides + 1) for part in blade.components) * strokes // 2 if self.double else 0
        rows = [(part.count, part.sides) for part in self.dice] if self.hits == "own" else []
        if self.weapon_dice is not None and self.hits == "own" and not self.less:
            rows.append((self.weapon_dice.number, self.weapon_dice.sides))
        armed = any(attack.way != "spell" and attack.components for attack in one.attacks if attack.key != "unarmed")
        blows = 1 if self.once else TURNS * strokes
        return twice + (sum(count * (sides + 1) for count, sides in rows) * blows // TURNS if armed else 0)
