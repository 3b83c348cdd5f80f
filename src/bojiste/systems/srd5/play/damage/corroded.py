"""What is left of weapons and armour that something has eaten at. Nothing here changes anything."""

from __future__ import annotations

from bojiste.core.event import Part
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.rules import armour
from bojiste.systems.srd5.words.goods import ARMOUR, BLUNT, SHIELD

BARE = 10
"""The Armor Class that armour must offer more than, or nothing is left of it."""
WORN, BORNE = "armour", "shield"


def eaten(table: Table, who: Profile, item: str) -> int:
    """The penalty that something of somebody's has by now."""
    return next((amount for name, amount in table.now[who.id].corroded if name == item), 0)


def blunted(table: Table, who: Profile, attack: Attack, components: tuple[Component, ...]) -> tuple[Component, ...]:
    """The damage of a blow with what is left of its weapon."""
    amount = eaten(table, who, attack.item) if attack.item else 0
    if not amount:
        return components
    first, *rest = components
    parts = (*first.parts, Part("corroded", -amount))
    return (first._replace(flat=first.flat - amount, parts=parts), *rest)


def thinner(table: Table, who: Profile, own: int) -> int:
    """Armor Class with what is left of armour and shield."""
    worn, dexterity = who.sheet.armour, who.ability["dexterity"]
    thin, borne = eaten(table, who, WORN), eaten(table, who, BORNE)
    if worn is not None and thin:
        whole = ARMOUR[worn].base - thin > BARE
        own -= thin if whole else armour.ac(worn, dexterity) - armour.ac(None, dexterity)
    return own - min(borne, SHIELD.base)


def ruined(whom: Profile, item: str, amount: int) -> bool:
    """Whether nothing is left of something with such a penalty."""
    if item == WORN:
        return whom.sheet.armour is not None and ARMOUR[whom.sheet.armour].base - amount <= BARE
    return amount >= (SHIELD.base if item == BORNE else BLUNT)
