"""All kinds of effects; a file that is not named here is no kind."""

from __future__ import annotations

from bojiste.systems.srd5.effects.banish import Banish
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.effects.corrode import Corrode
from bojiste.systems.srd5.effects.drain_ability import DrainAbility
from bojiste.systems.srd5.effects.drop_held import DropHeld
from bojiste.systems.srd5.effects.drop_to_0 import DropTo0
from bojiste.systems.srd5.effects.end_condition import EndCondition
from bojiste.systems.srd5.effects.heal import Heal
from bojiste.systems.srd5.effects.heat_metal import HeatMetal
from bojiste.systems.srd5.effects.kill import Kill
from bojiste.systems.srd5.effects.lose_action import LoseAction
from bojiste.systems.srd5.effects.push import Push
from bojiste.systems.srd5.effects.raise_maximum import RaiseMaximum
from bojiste.systems.srd5.effects.reduce_exhaustion import ReduceExhaustion
from bojiste.systems.srd5.effects.restore_maximum import RestoreMaximum
from bojiste.systems.srd5.effects.revive import Revive
from bojiste.systems.srd5.effects.stabilize import Stabilize
from bojiste.systems.srd5.effects.temporary_hit_points import TemporaryHitPoints

KINDS: tuple[type[Kind], ...] = (
    Banish,
    Corrode,
    DrainAbility,
    DropHeld,
    DropTo0,
    EndCondition,
    Heal,
    HeatMetal,
    Kill,
    LoseAction,
    Push,
    RaiseMaximum,
    ReduceExhaustion,
    RestoreMaximum,
    Revive,
    Stabilize,
    TemporaryHitPoints,
)
