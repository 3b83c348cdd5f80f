"""The attack value: every summand of the catalogue (8.2), in its order."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.blow import ATTACK, CHARGE, COUNTER, MOUNTED, Blow
from bojiste.systems.fiveaction.play.penalty import hands_of, of_parts
from bojiste.systems.fiveaction.play.saddle import bonuses
from bojiste.systems.fiveaction.play.situation import confined, covering, length_bonus, shoots_at
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Hook, Stance

Summand = Callable[[Table, Blow], int]


def base(table: Table, blow: Blow) -> int:
    kit = table.kit(blow.who)
    return rules.attack.alternative_base(blow.arm.base, kit.strength, kit.dexterity, blow.mode)


def _levels(table: Table, blow: Blow) -> int:
    return blow.arm.bonus


def _unskilled(table: Table, blow: Blow) -> int:
    return blow.arm.skilled


def _standing(table: Table, blow: Blow) -> int:
    return blow.arm.standing + blow.arrow[0]


def _environment(table: Table, blow: Blow) -> int:
    return table.scene.world.field.environment


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
    return bonuses(table, blow.who, blow.target)[0]


def _gait(table: Table, blow: Blow) -> int:
    own = table.kit(blow.who).mount
    if own is None or not table.mounted(blow.who):
        return 0
    return rules.mounted.archery(blow.arm.key, blow.arm.thrown and blow.arm.light, table.now(own).gait) or 0


def _counter(table: Table, blow: Blow) -> int:
    return rules.counter.attack() if blow.kind == COUNTER else 0


def _rear(table: Table, blow: Blow) -> int:
    return rules.rear.bonus(blow.back or blow.who in table.now(blow.target).behind)


def _length(table: Table, blow: Blow) -> int:
    return length_bonus(table, blow, attacker=True)


def _several(table: Table, blow: Blow) -> int:
    if blow.kind == COUNTER:
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
    arms = hands_of(table, blow.who, blow.arm, blow.off)
    return table.penalty(blow.who, "attack") + of_parts(table, blow.who, arms)


def _range(table: Table, blow: Blow) -> int:
    return rules.missile.PENALTIES[blow.band]


def _lying(table: Table, blow: Blow) -> int:
    return shoots_at(table, blow).lying


def _helpless(table: Table, blow: Blow) -> int:
    return rules.missile.immobile(table.helpless(blow.target))


def _loophole(table: Table, blow: Blow) -> int:
    return shoots_at(table, blow).loophole


def _aim(table: Table, blow: Blow) -> int:
    return table.law.missile.aim_attack_bonus if table.now(blow.who).aim == blow.target else 0


# -- which of them can count -------------------------------------------------------------------------------------------


def _always(table: Table, blow: Blow) -> bool:
    return True


def _melee(table: Table, blow: Blow) -> bool:
    return blow.arm.melee


def _lengths_count(table: Table, blow: Blow) -> bool:
    return rules.length.uncounted(blow.arm.melee)


def _shot(table: Table, blow: Blow) -> bool:
    return not blow.arm.melee


def _declared(table: Table, blow: Blow) -> bool:
    """A blow of which more is said than whom it strikes."""
    return bool(blow.pair or blow.off or blow.flat or blow.power or blow.aimed or blow.trips or blow.kind != ATTACK)


def _held_back(table: Table, blow: Blow) -> bool:
    """Somebody in a stance, afraid, off balance, raging."""
    now = table.now(blow.who)
    return now.stance is not Stance.NORMAL or bool(now.unbalanced or now.fear or now.berserk or now.hooks)


def _hurt(table: Table, blow: Blow) -> bool:
    now = table.now(blow.who)
    return bool(now.wounds or now.stun) or table.by_parts


def _rides(table: Table, blow: Blow) -> bool:
    return blow.arm.melee and table.kit(blow.who).mount is not None


def _pairs(table: Table, blow: Blow) -> bool:
    return bool(table.kit(blow.who).teamwork)


SUMMANDS: tuple[tuple[str, Summand, Callable[[Table, Blow], bool]], ...] = (
    ("base", base, _always),
    ("levels", _levels, _always),
    ("unskilled", _unskilled, _always),
    ("standing", _standing, _always),
    ("environment", _environment, _always),
    ("stance", _stance, _held_back),
    ("covering", _covering, _held_back),
    ("pair", _pair, _declared),
    ("off_hand", _off, _declared),
    ("charge", _charge, _declared),
    ("mounted", _mounted, _rides),
    ("counter", _counter, _declared),
    ("rear", _rear, _melee),
    ("length", _length, _lengths_count),
    ("several", _several, _melee),
    ("rank", _rank, _melee),
    ("hook", _hook, _held_back),
    ("flat", _flat, _declared),
    ("power", _power, _declared),
    ("aimed", _aimed, _declared),
    ("improvised_hook", _improvised, _declared),
    ("confined", _confined, _melee),
    ("kick", _kick, _held_back),
    ("fear", _fear, _held_back),
    ("berserk", _berserk, _held_back),
    ("teamwork", _teamwork, _pairs),
    ("wounds", _wounds, _hurt),
    ("range", _range, _shot),
    ("lying", _lying, _shot),
    ("helpless", _helpless, _shot),
    ("gait", _gait, _shot),
    ("loophole", _loophole, _shot),
    ("aim", _aim, _shot),
)
"""Every summand in the order of the catalogue, and when it is looked at."""


@cache
def _looked_at(*given: bool) -> tuple[tuple[str, Summand], ...]:
    """The summands that can count where these conditions hold."""
    hold = dict(zip(CONDITIONS, given, strict=True))
    return tuple((name, sum_of) for name, sum_of, when in SUMMANDS if hold[when])


CONDITIONS = tuple(dict.fromkeys(when for _, _, when in SUMMANDS))


def value(table: Table, blow: Blow) -> int:
    """Work out the attack value, with its summands that are not 0."""
    looked_at = _looked_at(*[when(table, blow) for when in CONDITIONS])
    blow.parts = [(name, number) for name, sum_of in looked_at if (number := sum_of(table, blow))]
    blow.parts += blow.extra
    blow.value = rules.attack.value([number for _, number in blow.parts])
    return blow.value
