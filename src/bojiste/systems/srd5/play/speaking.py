"""The rooms of play that no course calls by name: they speak at moments, and are here so that somebody brings them."""

from __future__ import annotations

from bojiste.systems.srd5.house import cleaving as cleaving
from bojiste.systems.srd5.house import exhaustion as exhaustion
from bojiste.systems.srd5.house import flanking as flanking
from bojiste.systems.srd5.house import initiative as initiative
from bojiste.systems.srd5.house import massive_damage as massive_damage
from bojiste.systems.srd5.house import minions as minions
from bojiste.systems.srd5.house import morale as morale
from bojiste.systems.srd5.play.attacks import finesse as finesse
from bojiste.systems.srd5.play.attacks import weapon_magic as weapon_magic
from bojiste.systems.srd5.play.damage import after_damage as after_damage
from bojiste.systems.srd5.play.movement import enter_space as enter_space
