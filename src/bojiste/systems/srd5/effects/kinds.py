"""All kinds of effects; a file that is not named here is no kind."""

from __future__ import annotations

from bojiste.systems.srd5.effects.banish import Banish
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.effects.corrode import Corrode
from bojiste.systems.srd5.effects.drain_ability import DrainAbility
from bojiste.systems.srd5.effects.drop_held import DropHeld
from bojiste.systems.srd5.effects.drop_to_0 import DropTo0
from bojiste.systems.srd5.effects.heat_metal import HeatMetal
from bojiste.systems.srd5.effects.kill import Kill
from bojiste.systems.srd5.effects.lose_action import LoseAction
from bojiste.systems.srd5.effects.push import Push

KINDS: tuple[type[Kind], ...] = (
    Banish,
    Corrode,
    DrainAbility,
    DropHeld,
    DropTo0,
    HeatMetal,
    Kill,
    LoseAction,
    Push,
)
