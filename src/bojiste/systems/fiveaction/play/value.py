"""The attack value: every summand of the catalogue (8.2), in its order."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.blow import ATTACK, CHARGE, COUNTER, MOUNTED, Blow
from bojiste.systems.fiveaction.play.penalty import hands_of, of_parts, penalty
from bojiste.systems.fiveaction.play.saddle import bonuses
from bojiste.systems.fiveaction.play.situation import confined, covering, length_bonus, shoots_at
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Hook, Stance

Summand = Callable[[Table, Blow], int]


def base(table: Table, blow: Blow) -> int:
    kit = table.kit(blow.who)
    return rules.attack.alternative_base(blow.arm.base, kit.strength, kit.dexterity, blow.mode)


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
    return blow.arm.off if blow.off and not blow.arm.dual else 0


def _charge(table: Table, blow: Blow) -> int:
    return rules.charge.effect()[0] if blow.kind in (CHARGE, MOUNTED) else 0


def _mounted(table: Table, blow: Blow) -> int:
    return bonuses(table, blow.who, blow.target, in_charge=blow.kind == MOUNTED)[0]


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
    return penalty(table, blow.who, "attack") + of_parts(table, blow.who, arms)


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

SUMMANDS: tuple[tuple[str, str, Summand], ...] = (
    ("outdoors", "environment", _environment),
    ("troubled", "stance", _stance),
    ("troubled", "covering", _covering),
    ("declared", "pair", _pair),
    ("declared", "off_hand", _off),
    ("declared", "charge", _charge),
    ("rides", "mounted", _mounted),
    ("declared", "counter", _counter),
    ("crowded", "rear", _rear),
    ("lengths", "length", _length),
    ("struck", "several", _several),
    ("crowded", "rank", _rank),
    ("troubled", "hook", _hook),
    ("declared", "flat", _flat),
    ("declared", "power", _power),
    ("declared", "aimed", _aimed),
    ("declared", "improvised_hook", _improvised),
    ("narrow", "confined", _confined),
    ("troubled", "kick", _kick),
    ("troubled", "fear", _fear),
    ("troubled", "berserk", _berserk),
    ("paired", "teamwork", _teamwork),
    ("hurt", "wounds", _wounds),
    ("shot", "range", _range),
    ("shot", "lying", _lying),
    ("shot", "helpless", _helpless),
    ("shot", "gait", _gait),
    ("shot", "loophole", _loophole),
    ("shot", "aim", _aim),
)
"""Every summand besides those of the weapon in the order of the catalogue, after what must hold for it to be looked
at."""


class Holds(NamedTuple):
    """What holds of a blow: where it does not, summands need not be looked at."""

    outdoors: bool
    troubled: bool
    """In a stance, afraid, off balance, raging, with somebody on the hook."""
    declared: bool
    """More is said of it than whom it strikes."""
    rides: bool
    crowded: bool
    """The target has several opponents, or does not see them all."""
    lengths: bool
    struck: bool
    """The target was struck at before in this round."""
    narrow: bool
    paired: bool
    hurt: bool
    shot: bool


def _holds(table: Table, blow: Blow) -> Holds:
    mine, theirs, kit = table.now(blow.who), table.now(blow.target), table.kit(blow.who)
    melee = blow.arm.melee
    said = blow.kind != ATTACK or blow.pair or blow.off or blow.flat or blow.power or blow.aimed or blow.trips
    trouble = mine.stance is not Stance.NORMAL or mine.unbalanced or mine.fear or mine.berserk or mine.hooks
    holds = (
        bool(table.scene.world.field.environment),
        bool(trouble),
        bool(said),
        melee and kit.mount is not None,
        melee and bool(blow.back or theirs.behind or len(theirs.ranked) > 1),
        rules.length.uncounted(melee),
        melee and bool(theirs.struck),
        melee and table.narrow,
        bool(kit.teamwork),
        bool(mine.wounds or mine.stun) or table.by_parts,
        not melee,
    )
    return _record(Holds, holds)


_record = tuple.__new__
"""A third of the cost of a named tuple's own maker."""


@cache
def _looked_at(holds: Holds) -> tuple[tuple[str, Summand], ...]:
    return tuple((name, sum_of) for when, name, sum_of in SUMMANDS if getattr(holds, when))


def _weapon(table: Table, blow: Blow) -> list[tuple[str, int]]:
    """What the weapon brings: with another attribute than usual, or a special arrow, worked out anew."""
    if blow.mode == "standard" and not blow.arrow[0]:
        return list(blow.arm.sum)
    changed = {"base": base(table, blow), "standing": blow.arm.standing + blow.arrow[0]}
    order = ("base", "levels", "unskilled", "standing")
    found = {**dict(blow.arm.sum), **changed}
    return [(name, found[name]) for name in order if found.get(name)]


def value(table: Table, blow: Blow) -> int:
    """Work out the attack value, with its summands that are not 0."""
    parts = _weapon(table, blow)
    for name, sum_of in _looked_at(_holds(table, blow)):
        number = sum_of(table, blow)
        if number:
            parts.append((name, number))
    parts += blow.extra
    blow.parts = parts
    blow.value = rules.attack.value([number for _, number in parts])
    return blow.value
