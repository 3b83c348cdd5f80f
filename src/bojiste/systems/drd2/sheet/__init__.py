"""What a scene says of one combatant, and of the tactics that decide for it."""

from bojiste.systems.drd2.sheet.combatant import Sheet
from bojiste.systems.drd2.sheet.given import Given, PenaltyTable, ScarTable
from bojiste.systems.drd2.sheet.tactics import TacticsTable
from bojiste.systems.drd2.sheet.things import Ability, Item, SkillTable

__all__ = ["Ability", "Given", "Item", "PenaltyTable", "ScarTable", "Sheet", "SkillTable", "TacticsTable"]
