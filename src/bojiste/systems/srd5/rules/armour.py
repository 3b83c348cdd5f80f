"""``srd5.armour.*``: armour."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.words import FT
from bojiste.systems.srd5.words.goods import ARMOUR, SHIELD


@rule("srd5.armour.ac")
def ac(armour: str | None, dexterity: int, shield: bool = False) -> int:
    """Armor Class of a character: armour by its key in table 5.7 or none, Dexterity modifier, at most one shield."""
    bonus = SHIELD.base if shield else 0
    if armour is None:
        return 10 + dexterity + bonus
    row = ARMOUR[armour]
    if row.kind == "heavy":
        return row.base + bonus
    return row.base + (min(dexterity, 2) if row.kind == "medium" else dexterity) + bonus


@rule("srd5.armour.penalties")
def penalties(strength: int, needed: int) -> int:
    """What armour takes off the speed of a creature whose Strength score is too low for it, in half feet."""
    return 10 * FT if strength < needed else 0


def hampers(ability: str, proficient: bool) -> bool:
    """Whether armour hampers checks, saving throws and attacks with an ability (part of srd5.armour.penalties)."""
    return not proficient and ability in ("strength", "dexterity")
