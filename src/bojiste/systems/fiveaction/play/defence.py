"""Defence, layer by layer: each counts only when its own rule lets it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bojiste.core.rule import procedure
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.blow import COUNTER, Blow
from bojiste.systems.fiveaction.play.penalty import LEFT, hands_of, of_parts
from bojiste.systems.fiveaction.play.saddle import bonuses
from bojiste.systems.fiveaction.play.situation import confined, covered, covering, length_bonus, shoots_at
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import IN_HAND, Grip, Stance
from bojiste.systems.fiveaction.words.body import ARM_PARTS, Part

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
        return (rules.target.non_defending(kit.dexterity, way), 0, 0, 0, 0, 0)
    if now.prone or now.rising:
        return (rules.test.rounding(kit.dexterity, 2, 3, way), 0, 0, 0, 0, 0)
    spans = now.task is not None and now.task.kind == "span"
    dex, dodging = _dodges(table, blow, spans)
    weapon = second = parry = 0
    if not spans and (blow.arm.melee or kit.has("deflection")):
        arm = table.grasp(who).guard
        weapon, second = _weapon(table, who, arm)
        parry = _parry(table, who, arm)
    return (dex, weapon, second, parry, _shield(table, blow) if now.shield in IN_HAND else 0, dodging)


def _dodges(table: Table, blow: Blow, spans: bool) -> tuple[int, int]:
    """What DEX and the abilities of dodging add. In the saddle DEX counts two thirds, and nobody dodges people on
    foot; whoever rides into a pole has neither."""
    who = blow.target
    kit, now = table.kit(who), table.now(who)
    rides = kit.mount is not None and table.mounted(who)
    moved = now.moved or kit.horse is not None or (rides and table.now(kit.mount or who).gait != "stand")
    dodges = rules.defence.dex(kit.dexterity, now.actions, int(moved), spans)
    if table.law.modules.defence_costs_actions:
        dodges = not spans
    if kit.shield is not None and _still(table, who):
        dodges = False
    dex = kit.dexterity if dodges and not blow.stops else min(0, kit.dexterity)
    owned = kit.has("dodging") if dodges and not blow.stops else 0
    if rides:
        dex = rules.test.rounding(dex, 2, 3, table.law.rounding)
        owned = owned if table.mounted(blow.who) else 0
    return dex, rules.defence.dodging(owned, table.law.abilities.dodging) if owned else 0


def _still(table: Table, who: str) -> bool:
    """Whether a great shield beside a great weapon is an immobile protection."""
    shield, arm = table.kit(who).shield, table.primary(who)
    if shield is None or arm is None or not table.shield_held(who) or arm.grip is Grip.TWO:
        return False
    return rules.defence.shield_hands(arm.slowdown, shield.slowdown)


def _weapon(table: Table, who: str, arm: Arm | None) -> tuple[int, int]:
    if arm is None:
        return 0, 0
    if arm.dual:
        fighting = bool(table.kit(who).has("two_weapon_fighting"))
        both = arm.parry, rules.defence.dual_weapon(arm.parry, fighting)
    else:
        other = table.second(who)
        both = arm.parry, 0 if other is None else rules.defence.second_weapon(other.parry)
    if not table.by_parts:
        return both
    second = ARM_PARTS if arm.dual else LEFT
    return _by_arm(table, who, both[0], hands_of(table, who, arm)), _by_arm(table, who, both[1], second)


def _by_arm(table: Table, who: str, layer: int, arms: tuple[Part, ...]) -> int:
    """A layer after the wounds of the arms that make it."""
    return max(0, layer + of_parts(table, who, arms)) if layer and table.by_parts else layer


def parry_choices(table: Table, who: str, arm: Arm | None) -> tuple[int, int]:
    """What parry, and what skill with the shield would add."""
    kit, shield = table.kit(who), table.shield_held(who)
    able = kit.parries and (shield or (arm is not None and arm.levels >= 1))
    parry = rules.defence.parry(kit.parry, kit.instincts) if able and kit.parry + kit.instincts else 0
    skill = rules.defence.shield_skill(kit.shield_levels) if shield and kit.shield_levels else 0
    return parry, skill


def _parry(table: Table, who: str, arm: Arm | None) -> int:
    """The larger of parry and skill with the shield; with a shield in hand one parries with that."""
    best = max(parry_choices(table, who, arm))
    if not table.by_parts:
        return best
    arms = LEFT if table.shield_held(who) else hands_of(table, who, arm) if arm is not None else ()
    return _by_arm(table, who, best, arms)


def _shield(table: Table, blow: Blow) -> int:
    """The shield: specialization, then growth, then halving, then its slowdown."""
    kit, now = table.kit(blow.target), table.now(blow.target)
    shield = kit.shield
    if shield is None:
        return 0
    sword_side = kit.mount is not None and now.sword_side == blow.who and table.mounted(blow.target)
    if not rules.shield.heavy_mounted(shield.row, sword_side):
        return 0
    bonus = shield.bonus
    if not blow.melee:
        bonus = rules.missile.defence(bonus, shield.slowdown)
    else:
        tight = confined(table, blow.target, table.length(blow.target))
        bonus = rules.cramped.shield(bonus, shield.slowdown, tight) if tight else bonus
    trained = kit.parry >= 1 or kit.shield_levels >= 1
    bonus = rules.defence.shield_bonus(bonus, shield.slowdown, trained, kit.fighter)
    return _by_arm(table, blow.target, bonus, LEFT)


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
    if arm is None:
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
    return bonuses(table, blow.target, blow.who)[1]


def _teamwork(table: Table, blow: Blow) -> int:
    kit, now = table.kit(blow.target), table.now(blow.target)
    if not any(table.active(friend) for friend in kit.teamwork):
        return 0
    return rules.cover_ally.teamwork(table.law.abilities.teamwork.defence, now.covering is not None)


def _pavise(table: Table, blow: Blow) -> int:
    return table.law.shields.pavise_melee_bonus if table.now(blow.target).pavise else 0


def _mobility(table: Table, blow: Blow) -> int:
    if blow.kind != COUNTER or not blow.by_move:
        return 0
    on_foot = not table.mounted(blow.target)
    owned = bool(table.kit(blow.target).has("mobility"))
    return rules.counter.mobility(owned, on_foot, table.law.abilities.mobility_vs_counterattack)


def _wounds(table: Table, blow: Blow) -> int:
    return table.penalty(blow.target, "defence")


# -- which of them can count -------------------------------------------------------------------------------------------


def _melee(table: Table, blow: Blow) -> bool:
    return blow.arm.melee


def _lengths_count(table: Table, blow: Blow) -> bool:
    return rules.length.uncounted(blow.arm.melee)


def _in_trouble(table: Table, blow: Blow) -> bool:
    """Somebody in a stance, charging, afraid, off balance, raging."""
    now = table.now(blow.target)
    return now.stance is not Stance.NORMAL or bool(now.charging or now.unbalanced or now.fear or now.berserk)


def _has_comrades(table: Table, blow: Blow) -> bool:
    return bool(table.prep.friends[blow.target])


def _rides(table: Table, blow: Blow) -> bool:
    return table.kit(blow.target).mount is not None


def _hurt(table: Table, blow: Blow) -> bool:
    now = table.now(blow.target)
    return bool(now.wounds or now.stun) or table.by_parts


def _countered(table: Table, blow: Blow) -> bool:
    return blow.kind == COUNTER


SITUATION: tuple[tuple[Callable[[Table, Blow], int], Callable[[Table, Blow], bool]], ...] = (
    (_stance, _in_trouble),
    (_covering, _has_comrades),
    (_length, _lengths_count),
    (_confined, _melee),
    (_mounted, _rides),
    (_charge, _in_trouble),
    (_kick, _in_trouble),
    (_fear, _in_trouble),
    (_berserk, _in_trouble),
    (_teamwork, _has_comrades),
    (_pavise, _melee),
    (_wounds, _hurt),
    (_mobility, _countered),
)
"""What the situation adds, and when it is looked at."""
CONDITIONS = tuple(dict.fromkeys(when for _, when in SITUATION))


@cache
def _looked_at(*given: bool) -> tuple[Callable[[Table, Blow], int], ...]:
    """What can count where these conditions hold."""
    hold = dict(zip(CONDITIONS, given, strict=True))
    return tuple(of for of, when in SITUATION if hold[when])


def defend(table: Table, blow: Blow) -> None:
    """Work out the layers that stand against a blow, and the defence they make."""
    own = own_layers(table, blow)
    looked_at = _looked_at(*[when(table, blow) for when in CONDITIONS])
    other = sum([of(table, blow) for of in looked_at])
    cover = 0
    if not blow.arm.melee:
        shot = shoots_at(table, blow)
        cover, blow.covered = shot.cover, shot.melee
    blow.layers = (*own, other, cover)
    blow.defence = rules.defence.floor(rules.defence.sum_(blow.layers))
