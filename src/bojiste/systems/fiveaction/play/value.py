"""The attack value: every summand of the catalogue (8.2), in its order."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.blow import CHARGE, COUNTER, MOUNTED, Blow
from bojiste.systems.fiveaction.play.saddle import bonuses
from bojiste.systems.fiveaction.play.situation import confined, covering, length_bonus, shoots_at
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Hook, Stance

Summand = Callable[[Table, Blow], int]


def base(table: Table, blow: Blow) -> int:
    kit = table.kit(blow.who)
    return rules.attack.alternative_base(blow.arm.base, kit.strength, kit.dexterity, blow.mode)


def _stance(table: Table, blow: Blow) -> int:
    return rules.defence.partial()[0] if table.now(blow.who).stance is Stance.PARTIAL else 0


def _covering(table: Table, blow: Blow) -> int:
    given = covering(table, blow.who)
    return 0 if given is None or given.attack is None else given.attack


def _pair(table: Table, blow: Blow) -> int:
    if not blow.pair or blow.arm.bare:
        return 0
    kit, pair = table.kit(blow.who), table.law.two_weapons
    fighting = bool(kit.has("two_weapon_fighting"))
    if blow.arm.dual:
        return rules.weapon.dual(bool(kit.has("lightning_attacks")), fighting, pair.two_attacks_penalty)
    return rules.weapon.two_weapons(True, False, fighting, False, pair.two_attacks_penalty, 0)[0]


def _off(table: Table, blow: Blow) -> int:
    if not blow.off or blow.arm.dual:
        return 0
    kit, penalty = table.kit(blow.who), table.law.two_weapons.off_hand_penalty
    both = bool(kit.has("ambidexterity"))
    if blow.arm.bare:
        return rules.unarmed.two_fists(True, both, penalty)
    return rules.weapon.two_weapons(False, True, False, both, 0, penalty)[1]


def _charge(table: Table, blow: Blow) -> int:
    return rules.charge.effect()[0] if blow.kind in (CHARGE, MOUNTED) else 0


def _mounted(table: Table, blow: Blow) -> int:
    return bonuses(table, blow.who, blow.target)[0] if blow.melee and table.kit(blow.who).mount else 0


def _gait(table: Table, blow: Blow) -> int:
    own = table.kit(blow.who).mount
    if blow.melee or own is None or not table.mounted(blow.who):
        return 0
    return rules.mounted.archery(blow.arm.key, blow.arm.thrown and blow.arm.light, table.now(own).gait) or 0


def _counter(table: Table, blow: Blow) -> int:
    return rules.counter.attack() if blow.kind == COUNTER else 0


def _rear(table: Table, blow: Blow) -> int:
    return rules.rear.bonus(blow.back or blow.who in table.now(blow.target).behind) if blow.melee else 0


def _length(table: Table, blow: Blow) -> int:
    return length_bonus(table, blow, attacker=True)


def _several(table: Table, blow: Blow) -> int:
    if not blow.melee or blow.kind == COUNTER:
        return 0
    number = 1 + next((one.times for one in table.now(blow.target).struck if one.by == blow.who), 0)
    if number == 1:
        return 0
    bonus = rules.several.own_attacks(number, table.capacity(blow.target))
    return rules.paid_defence.scope(table.law.modules.defence_costs_actions, bonus)


def _rank(table: Table, blow: Blow) -> int:
    now = table.now(blow.target)
    if blow.kind == COUNTER or blow.who not in now.ranked:
        return 0
    bonus = rules.several.opponent_bonus(now.ranked.index(blow.who) + 1, now.reflexes)
    if bonus and any(table.active(friend) for friend in table.kit(blow.target).teamwork):
        fewer = rules.cover_ally.teamwork(table.law.abilities.teamwork.opponents, now.covering is not None)
        bonus = max(0, bonus - fewer)
    return rules.paid_defence.scope(table.law.modules.defence_costs_actions, bonus)


def _hook(table: Table, blow: Blow) -> int:
    round = table.fight.round
    return sum(one.bonus for one in table.now(blow.who).hooks if one.target == blow.target and one.round == round)


def _flat(table: Table, blow: Blow) -> int:
    return rules.flat.attack(blow.arm.types)[0] if blow.flat else 0


def _power(table: Table, blow: Blow) -> int:
    return -blow.power


def _aimed(table: Table, blow: Blow) -> int:
    return -blow.aimed


def _improvised(table: Table, blow: Blow) -> int:
    if not blow.trips or blow.arm.hook is not Hook.IMPROVISED:
        return 0
    return 0 if table.tier(blow.target) else -2


def _confined(table: Table, blow: Blow) -> int:
    if not blow.melee:
        return 0
    return rules.cramped.penalties(confined(table, blow.who, blow.arm.high), blow.type)[0]


def _kick(table: Table, blow: Blow) -> int:
    return -table.now(blow.who).unbalanced


def _fear(table: Table, blow: Blow) -> int:
    fear = table.now(blow.who).fear
    if fear is None or fear.tier >= rules.intimidation.WORST or table.now(blow.who).stance is Stance.PARTIAL:
        return 0
    return -fear.tier


def _berserk(table: Table, blow: Blow) -> int:
    return table.law.abilities.berserk.attack if table.now(blow.who).berserk else 0


def _teamwork(table: Table, blow: Blow) -> int:
    if not table.kit(blow.who).teamwork:
        return 0
    near = any(table.active(friend) for friend in table.kit(blow.who).teamwork)
    now = table.now(blow.who)
    covers = now.stance in (Stance.COVER_PARTIAL, Stance.COVER_FULL)
    return rules.cover_ally.teamwork(table.law.abilities.teamwork.attack, covers) if near else 0


def _wounds(table: Table, blow: Blow) -> int:
    return table.penalty(blow.who, "attack")


def _range(table: Table, blow: Blow) -> int:
    return 0 if blow.melee else rules.missile.PENALTIES[blow.band]


def _lying(table: Table, blow: Blow) -> int:
    return 0 if blow.melee else shoots_at(table, blow).lying


def _helpless(table: Table, blow: Blow) -> int:
    return 0 if blow.melee else rules.missile.immobile(table.helpless(blow.target))


def _loophole(table: Table, blow: Blow) -> int:
    return 0 if blow.melee else shoots_at(table, blow).loophole


def _aim(table: Table, blow: Blow) -> int:
    aimed = not blow.melee and table.now(blow.who).aim == blow.target
    return table.law.missile.aim_attack_bonus if aimed else 0


SUMMANDS: tuple[tuple[str, Summand], ...] = (
    ("base", base),
    ("levels", lambda table, blow: blow.arm.bonus),
    ("unskilled", lambda table, blow: blow.arm.skilled),
    ("standing", lambda table, blow: blow.arm.standing),
    ("environment", lambda table, blow: table.scene.world.field.environment),
    ("stance", _stance),
    ("covering", _covering),
    ("pair", _pair),
    ("off_hand", _off),
    ("charge", _charge),
    ("mounted", _mounted),
    ("counter", _counter),
    ("rear", _rear),
    ("length", _length),
    ("several", _several),
    ("rank", _rank),
    ("hook", _hook),
    ("flat", _flat),
    ("power", _power),
    ("aimed", _aimed),
    ("improvised_hook", _improvised),
    ("confined", _confined),
    ("kick", _kick),
    ("fear", _fear),
    ("berserk", _berserk),
    ("teamwork", _teamwork),
    ("wounds", _wounds),
    ("range", _range),
    ("lying", _lying),
    ("helpless", _helpless),
    ("gait", _gait),
    ("loophole", _loophole),
    ("aim", _aim),
)


def value(table: Table, blow: Blow) -> int:
    """Work out the attack value, with its summands that are not 0."""
    blow.parts = [(name, number) for name, sum_of in SUMMANDS if (number := sum_of(table, blow))]
    blow.parts += blow.extra
    blow.value = rules.attack.value([number for _, number in blow.parts])
    return blow.value
