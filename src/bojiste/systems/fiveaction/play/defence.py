"""Defence, layer by layer: each counts only when its own rule lets it."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.rule import procedure
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.blow import COUNTER, Blow
from bojiste.systems.fiveaction.play.forge import Arm
from bojiste.systems.fiveaction.play.saddle import bonuses
from bojiste.systems.fiveaction.play.situation import confined, covered, covering, length_bonus, shoots_at
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Stance

Layers = tuple[int, int, int, int, int, int]
"""DEX, weapon, second weapon, parry, shield, dodging."""
NOTHING: Layers = (0, 0, 0, 0, 0, 0)


@procedure("fiveaction.target.immobile", "fiveaction.target.unarmed", "fiveaction.target.non_dodging")
def own_layers(table: Table, blow: Blow) -> Layers:
    """What somebody sets against a blow by itself."""
    who = blow.target
    kit, now, way = table.kit(who), table.now(who), table.law.rounding
    if table.immobile(who):
        return NOTHING
    if blow.back:
        return (kit.dexterity, 0, 0, 0, 0, 0)
    if table.unaware(who):
        return (rules.target.non_defending(kit.dexterity), 0, 0, 0, 0, 0)
    if now.prone or now.rising:
        return (rules.test.rounding(kit.dexterity, 2, 3, way), 0, 0, 0, 0, 0)
    spans = now.task is not None and now.task.kind == "span"
    rides = kit.mount is not None and table.mounted(who)
    moved = now.moved or (rides and table.now(kit.mount or who).gait != "stand")
    dodges = rules.defence.dex(kit.dexterity, now.actions, int(moved), spans)
    if table.law.modules.defence_costs_actions:
        dodges = not spans
    still = _still(table, who)
    dex = kit.dexterity if dodges and not still else min(0, kit.dexterity)
    if rides:
        dex = rules.test.rounding(dex, 2, 3, way)
    arm = table.guard_arm(who)
    iron = blow.melee or bool(kit.has("deflection"))
    weapon, second = (_weapon(table, who, arm)) if iron and not spans else (0, 0)
    return (
        dex,
        weapon,
        second,
        _parry(table, blow, arm) if iron and not spans else 0,
        _shield(table, blow),
        rules.defence.dodging(kit.has("dodging"), table.law.abilities.dodging)
        if dodges and not still and not rides
        else 0,
    )


def _still(table: Table, who: str) -> bool:
    """Whether a great shield beside a great weapon is an immobile protection."""
    shield, arm = table.kit(who).shield, table.primary(who)
    if shield is None or arm is None or not table.shield_held(who):
        return False
    return rules.defence.shield_hands(arm.slowdown, shield.slowdown)


def _weapon(table: Table, who: str, arm: Arm | None) -> tuple[int, int]:
    if arm is None:
        return 0, 0
    if arm.dual:
        fighting = bool(table.kit(who).has("two_weapon_fighting"))
        return arm.parry, rules.defence.dual_weapon(arm.parry, fighting)
    other = table.second(who)
    return arm.parry, 0 if other is None else rules.defence.second_weapon(other.parry)


def parry_choices(table: Table, who: str, arm: Arm | None) -> tuple[int, int]:
    """What parry, and what skill with the shield would add."""
    kit, way = table.kit(who), table.law.rounding
    shield = table.shield_held(who)
    able = kit.parries and (shield or (arm is not None and arm.levels >= 1))
    parry = rules.defence.parry(kit.parry, kit.instincts, way) if able and kit.parry + kit.instincts else 0
    skill = rules.defence.shield_skill(kit.shield_levels, way) if shield and kit.shield_levels else 0
    return parry, skill


def _parry(table: Table, blow: Blow, arm: Arm | None) -> int:
    parry, skill = parry_choices(table, blow.target, arm)
    return max(parry, skill)


def _shield(table: Table, blow: Blow) -> int:
    """The shield: specialization, then growth, then halving, then its slowdown."""
    kit = table.kit(blow.target)
    shield = kit.shield
    if shield is None or not table.shield_held(blow.target):
        return 0
    bonus = shield.bonus
    if not blow.melee:
        bonus = rules.missile.defence(bonus, shield.slowdown)
    else:
        tight = confined(table, blow.target, table.length(blow.target))
        bonus = rules.cramped.shield(bonus, shield.slowdown, tight) if tight else bonus
    trained = kit.parry >= 1 or kit.shield_levels >= 1
    return rules.defence.shield_bonus(bonus, shield.slowdown, trained, kit.fighter)


# -- the situation -----------------------------------------------------------------------------------------------------


def _stance(table: Table, blow: Blow) -> int:
    stance = table.now(blow.target).stance
    if stance is Stance.PARTIAL:
        return rules.defence.partial()[1]
    return rules.defence.full()[1] if stance is Stance.FULL else 0


def _covering(table: Table, blow: Blow) -> int:
    own = covering(table, blow.target)
    return (own.defence if own is not None else 0) + covered(table, blow.target)


def _length(table: Table, blow: Blow) -> int:
    return length_bonus(table, blow, attacker=False)


def _confined(table: Table, blow: Blow) -> int:
    arm = table.guard_arm(blow.target)
    if arm is None or not blow.melee:
        return 0
    return rules.cramped.penalties(confined(table, blow.target, arm.high), arm.types[0])[1]


def _charge(table: Table, blow: Blow) -> int:
    return rules.charge.effect()[1] if table.now(blow.target).charging else 0


def _kick(table: Table, blow: Blow) -> int:
    return -table.now(blow.target).unbalanced


def _fear(table: Table, blow: Blow) -> int:
    now = table.now(blow.target)
    if now.fear is None or now.fear.tier >= rules.intimidation.WORST or now.stance is Stance.PARTIAL:
        return 0
    return -now.fear.tier


def _berserk(table: Table, blow: Blow) -> int:
    return table.law.abilities.berserk.defence if table.now(blow.target).berserk else 0


def _mounted(table: Table, blow: Blow) -> int:
    return bonuses(table, blow.target, blow.who)[1] if table.kit(blow.target).mount else 0


def _teamwork(table: Table, blow: Blow) -> int:
    kit, now = table.kit(blow.target), table.now(blow.target)
    if not any(table.active(friend) for friend in kit.teamwork):
        return 0
    return rules.cover_ally.teamwork(table.law.abilities.teamwork.defence, now.covering is not None)


def _pavise(table: Table, blow: Blow) -> int:
    return table.law.shields.pavise_melee_bonus if blow.melee and table.now(blow.target).pavise else 0


def _mobility(table: Table, blow: Blow) -> int:
    if blow.kind != COUNTER or not blow.by_move:
        return 0
    on_foot = not table.mounted(blow.target)
    owned = bool(table.kit(blow.target).has("mobility"))
    return rules.counter.mobility(owned, on_foot, table.law.abilities.mobility_vs_counterattack)


def _wounds(table: Table, blow: Blow) -> int:
    return table.penalty(blow.target, "defence")


SITUATION: tuple[Callable[[Table, Blow], int], ...] = (
    _stance,
    _covering,
    _length,
    _confined,
    _mounted,
    _charge,
    _kick,
    _fear,
    _berserk,
    _teamwork,
    _pavise,
    _wounds,
    _mobility,
)


def defend(table: Table, blow: Blow) -> None:
    """Work out the layers that stand against a blow, and the defence they make."""
    own = own_layers(table, blow)
    other = sum([of(table, blow) for of in SITUATION])
    cover = 0
    if not blow.melee:
        shot = shoots_at(table, blow)
        cover, blow.covered = shot.cover, shot.melee
    blow.layers = (*own, other, cover)
    blow.defence = rules.defence.floor(rules.defence.sum_(blow.layers))
