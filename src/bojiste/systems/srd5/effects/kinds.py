"""All kinds of effects; a file that is not named here is no kind."""

from __future__ import annotations

from bojiste.systems.srd5.effects.advantage import Advantage
from bojiste.systems.srd5.effects.armor import Armor
from bojiste.systems.srd5.effects.banish import Banish
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.effects.blink import Blink
from bojiste.systems.srd5.effects.bonus import Bonus
from bojiste.systems.srd5.effects.condition import Condition
from bojiste.systems.srd5.effects.condition_immunity import ConditionImmunity
from bojiste.systems.srd5.effects.corrode import Corrode
from bojiste.systems.srd5.effects.counter import Counter
from bojiste.systems.srd5.effects.courage import Courage
from bojiste.systems.srd5.effects.damage import DealDamage
from bojiste.systems.srd5.effects.dash import Dash
from bojiste.systems.srd5.effects.death_ward import DeathWard
from bojiste.systems.srd5.effects.dispel import Dispel
from bojiste.systems.srd5.effects.drain_ability import DrainAbility
from bojiste.systems.srd5.effects.drain_maximum import DrainMaximum
from bojiste.systems.srd5.effects.drop_held import DropHeld
from bojiste.systems.srd5.effects.drop_to_0 import DropTo0
from bojiste.systems.srd5.effects.end_condition import EndCondition
from bojiste.systems.srd5.effects.enlarge import Enlarge
from bojiste.systems.srd5.effects.extra_attack import ExtraAttack
from bojiste.systems.srd5.effects.extra_damage import ExtraDamage
from bojiste.systems.srd5.effects.fling import Fling
from bojiste.systems.srd5.effects.flying_weapon import FlyingWeapon
from bojiste.systems.srd5.effects.full_healing import FullHealing
from bojiste.systems.srd5.effects.heal import Heal
from bojiste.systems.srd5.effects.heat_metal import HeatMetal
from bojiste.systems.srd5.effects.images import Images
from bojiste.systems.srd5.effects.kill import Kill
from bojiste.systems.srd5.effects.knock_out import KnockOut
from bojiste.systems.srd5.effects.levitate import Levitate
from bojiste.systems.srd5.effects.light import Light
from bojiste.systems.srd5.effects.lose_action import LoseAction
from bojiste.systems.srd5.effects.mark import Mark
from bojiste.systems.srd5.effects.movement_mode import MovementMode
from bojiste.systems.srd5.effects.per_round import PerRound
from bojiste.systems.srd5.effects.plane_shift import PlaneShift
from bojiste.systems.srd5.effects.possess import Possess
from bojiste.systems.srd5.effects.push import Push
from bojiste.systems.srd5.effects.push_out import PushOut
from bojiste.systems.srd5.effects.raise_maximum import RaiseMaximum
from bojiste.systems.srd5.effects.reduce_exhaustion import ReduceExhaustion
from bojiste.systems.srd5.effects.regeneration import Regeneration
from bojiste.systems.srd5.effects.resistance import Resistance
from bojiste.systems.srd5.effects.restore_maximum import RestoreMaximum
from bojiste.systems.srd5.effects.revive import Revive
from bojiste.systems.srd5.effects.roll_table import RollTable
from bojiste.systems.srd5.effects.sense import Sense
from bojiste.systems.srd5.effects.share_damage import ShareDamage
from bojiste.systems.srd5.effects.stabilize import Stabilize
from bojiste.systems.srd5.effects.stun_on_damage import StunOnDamage
from bojiste.systems.srd5.effects.summon import Summon
from bojiste.systems.srd5.effects.teleport import Teleport
from bojiste.systems.srd5.effects.temporary_hit_points import TemporaryHitPoints
from bojiste.systems.srd5.effects.user_heals import UserHeals
from bojiste.systems.srd5.effects.weapon_magic import WeaponMagic

KINDS: tuple[type[Kind], ...] = (
    Advantage,
    Armor,
    Banish,
    Blink,
    Bonus,
    Condition,
    ConditionImmunity,
    Corrode,
    Counter,
    Courage,
    Dash,
    DealDamage,
    DeathWard,
    Dispel,
    DrainAbility,
    DrainMaximum,
    DropHeld,
    DropTo0,
    EndCondition,
    Enlarge,
    ExtraAttack,
    ExtraDamage,
    Fling,
    FlyingWeapon,
    FullHealing,
    Heal,
    HeatMetal,
    Images,
    Kill,
    KnockOut,
    Levitate,
    Light,
    LoseAction,
    Mark,
    MovementMode,
    PerRound,
    PlaneShift,
    Possess,
    Push,
    PushOut,
    RaiseMaximum,
    ReduceExhaustion,
    Regeneration,
    Resistance,
    RestoreMaximum,
    Revive,
    RollTable,
    Sense,
    ShareDamage,
    Stabilize,
    StunOnDamage,
    Summon,
    Teleport,
    TemporaryHitPoints,
    UserHeals,
    WeaponMagic,
)
