"""Defence, layer by layer: each counts only when its own rule lets it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from bojiste.core.ask import Ask, Option
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.arm import Arm, Grasp
from bojiste.systems.fiveaction.play.blow import COUNTER, Blow
from bojiste.systems.fiveaction.play.penalty import LEFT, RIGHT, hands_of, of_parts, penalty
from bojiste.systems.fiveaction.play.saddle import bonuses
from bojiste.systems.fiveaction.play.situation import confined, covered, covering, length_bonus, shoots_at
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import IN_HAND, Stance
from bojiste.systems.fiveaction.words.body import ARM_PARTS, Part

Layers = tuple[int, int, int, int, int, int]
"""DEX, weapon, second weapon, parry, shield, dodging."""
NOTHING: Layers = (0, 0, 0, 0, 0, 0)


@procedure("fiveaction.target.immobile", "fiveaction.target.unarmed", "fiveaction.target.non_dodging")
def own_layers(table: Table, blow: Blow) -> Layers:
    """What somebody sets against a blow by itself."""
    who = blow.target
    kit, now, way = table.kit(who), table.now(who), table.law.rounding
    alert = table.alert(who)
    if not alert and table.immobile(who):
        return NOTHING
    if blow.back:
        return (kit.dexterity, 0, 0, 0, 0, 0)
    if not alert and table.unaware(who):
        return (rules.target.non_defending(kit.dexterity, way), 0, 0, 0, 0, 0)
    if now.prone or now.rising:
        return (rules.test.rounding(kit.dexterity, 2, 3, way), 0, 0, 0, 0, 0)
    spans = now.task is not None and now.task.kind == "span"
    dex, dodging = _dodges(table, blow, spans)
    weapon = second = parry = 0
    if not spans and (blow.arm.melee or kit.has("deflection")):
        weapon, second, parry = iron(table, who, table.grasp(who), blow.by_shield)
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
    if dodges and table.grasp(who).still:
        dodges = False
    dex = kit.dexterity if dodges and not blow.stops else min(0, kit.dexterity)
    owned = kit.has("dodging") if dodges and not blow.stops else 0
    if rides:
        dex = rules.test.rounding(dex, 2, 3, table.law.rounding)
        owned = owned if table.mounted(blow.who) else 0
    return dex, rules.defence.dodging(owned, table.law.abilities.dodging) if owned else 0


def covers_by(table: Table, blow: Blow) -> Course[None]:
    """Parry or skill with the shield: only one of them counts against one attack, and the defender says which (parry
    makes critical hits rarer, too)."""
    who = blow.target
    parry, skill = table.grasp(who).covers
    blow.by_shield = skill > parry
    if not (parry and skill and with_iron(table, blow)):
        return
    options = (Option("parry", {"worth": parry}), Option("shield-skill", {"worth": skill}))
    default, data = options[blow.by_shield].key, {"attacker": blow.who}
    key = yield Ask("cover-by", rules.defence.shield_skill, table.seat(who), who, options, default, data=data)
    blow.by_shield = key == "shield-skill"


def with_iron(table: Table, blow: Blow) -> bool:
    """Whether somebody can set what it holds against a blow."""
    who = blow.target
    if table.immobile(who) or table.unaware(who) or table.now(who).prone or blow.back:
        return False
    return blow.arm.melee or bool(table.kit(who).has("deflection"))


def iron(table: Table, who: str, grasp: Grasp, by_shield: bool) -> tuple[int, int, int]:
    """The layers of weapon, second weapon, and parry or skill with the shield, of who stands so; each is lowered by the
    wounds of the arms that make it."""
    weapon, second = grasp.iron
    parry = grasp.covers[by_shield]
    if not table.by_parts:
        return weapon, second, parry
    arm = grasp.guard
    arms = hands_of(table, who, arm) if arm is not None else ()
    beside = ARM_PARTS if arm is not None and arm.dual else RIGHT if arms == LEFT else LEFT
    return (
        _by_arm(table, who, weapon, arms),
        _by_arm(table, who, second, beside),
        _by_arm(table, who, parry, LEFT if grasp.shield else arms),
    )


def _by_arm(table: Table, who: str, layer: int, arms: tuple[Part, ...]) -> int:
    """A layer after the wounds of the arms that make it."""
    return max(0, layer + of_parts(table, who, arms)) if layer and table.by_parts else layer


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
    if not blow.arm.melee:
        bonus = rules.missile.defence(bonus, shield.slowdown)
    elif table.narrow:
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
    return cramped(table, blow.target, table.guard_arm(blow.target))


def cramped(table: Table, who: str, arm: Arm | None) -> int:
    """What a narrow place takes from a defence with this weapon."""
    return 0 if arm is None else rules.cramped.penalties(confined(table, who, arm.high), arm.types[0])[1]


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
    return table.law.shields.pavise_melee_bonus


def _mobility(table: Table, blow: Blow) -> int:
    if blow.kind != COUNTER or not blow.by_move:
        return 0
    on_foot = not table.mounted(blow.target)
    owned = bool(table.kit(blow.target).has("mobility"))
    return rules.counter.mobility(owned, on_foot, table.law.abilities.mobility_vs_counterattack)


def _wounds(table: Table, blow: Blow) -> int:
    return penalty(table, blow.target, "defence")


# -- which of them can count -------------------------------------------------------------------------------------------

OfBlow = Callable[[Table, Blow], int]
SITUATION: tuple[tuple[str, OfBlow], ...] = (
    ("troubled", _stance),
    ("comrades", _covering),
    ("lengths", _length),
    ("narrow", _confined),
    ("rides", _mounted),
    ("troubled", _charge),
    ("troubled", _kick),
    ("troubled", _fear),
    ("troubled", _berserk),
    ("comrades", _teamwork),
    ("pavise", _pavise),
    ("hurt", _wounds),
    ("countered", _mobility),
)
"""What the situation adds, and what must hold for it to be looked at."""


class Holds(NamedTuple):
    """What holds of the target of a blow."""

    troubled: bool
    """In a stance, charging, afraid, off balance, raging."""
    comrades: bool
    lengths: bool
    narrow: bool
    rides: bool
    pavise: bool
    hurt: bool
    countered: bool


def _holds(table: Table, blow: Blow) -> Holds:
    now, melee = table.now(blow.target), blow.arm.melee
    holds = (
        bool(now.stance is not Stance.NORMAL or now.charging or now.unbalanced or now.fear or now.berserk),
        bool(table.prep.friends[blow.target] or table.kit(blow.target).teamwork),
        rules.length.uncounted(melee),
        melee and table.narrow,
        table.kit(blow.target).mount is not None,
        melee and now.pavise,
        bool(now.wounds or now.stun) or table.by_parts,
        blow.kind == COUNTER,
    )
    return _record(Holds, holds)


_record = tuple.__new__
"""A third of the cost of a named tuple's own maker."""


@cache
def _looked_at(holds: Holds) -> tuple[OfBlow, ...]:
    return tuple(of for when, of in SITUATION if getattr(holds, when))


def defend(table: Table, blow: Blow) -> None:
    """Work out the layers that stand against a blow, and the defence they make."""
    other = cover = 0
    own = own_layers(table, blow)
    for of in _looked_at(_holds(table, blow)):
        other += of(table, blow)
    if not blow.arm.melee:
        shot = shoots_at(table, blow)
        cover, blow.covered = shot.cover, shot.melee
    blow.layers = (*own, other, cover)
    blow.defence = rules.defence.floor(rules.defence.sum_(blow.layers))
