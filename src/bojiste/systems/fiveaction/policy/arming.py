"""What a fighter has in hand: which weapon it takes up, when it shoots and loads."""

from __future__ import annotations

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import missile, weigh
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.choose import worth
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.policy.going import step_off
from bojiste.systems.fiveaction.policy.look import first, nearest_of, offered, pressed
from bojiste.systems.fiveaction.words import Hand


def arms_himself(table: Table, who: str) -> str:
    """A weapon in hand, from the ground or from its sheath: the one that promises most here."""
    if table.primary(who) is not None or table.now(who).prone:
        return ""
    keys = [*offered(table, who, "pick_up"), *offered(table, who, "draw")]
    foes = table.foes(who) if len(keys) > 1 else []
    if not foes:
        return next(iter(keys), "")
    foe = nearest_of(table, who, foes)
    return max(keys, key=lambda key: _promise(table, who, foe, int(key.partition(":")[2])))


def _promise(table: Table, who: str, foe: str, weapon: int) -> int:
    """What a weapon is worth against somebody who is so near: nothing, where it is too long or to be shot with."""
    gap, near = table.gap(who, foe), pressed(table, who)
    arms = [arm for arm in table.kit(who).arms if arm.weapon == weapon and (gap >= arm.low if arm.melee else not near)]
    return max((worth(table, who, foe, arm) for arm in arms), default=0)


def change_weapon(table: Table, who: str) -> str:
    """A shooter who is pressed, or has nothing to span the crossbow with, draws another weapon; whoever is pressed
    where what he holds does little or nothing, what does clearly more; who shoots from a shelter that he does not leave
    takes the bow up again."""
    arm = table.primary(who)
    if arm is None or not (table.now(who).lying or Hand.SHEATHED in table.now(who).held):
        return ""
    if arm.shot:
        return first(table, who, "draw") if pressed(table, who) or _never_loaded(table, who, arm) else ""
    if table.now(who).pavise and not pressed(table, who):
        return _shooting_again(table, who)
    foes = [foe for foe in table.foes(who) if table.gap(who, foe) <= table.length(foe)]
    if not foes or table.now(who).actions < table.law.actions.draw + table.attack_price(who):
        return ""
    return _better_weapon(table, who, nearest_of(table, who, foes), arm)


def _never_loaded(table: Table, who: str, arm: Arm) -> bool:
    """Whether a crossbow is empty, and there is no tool to span it with."""
    _, tool = missile.spanning(table, who, arm)
    return bool(tool) and tool not in table.kit(who).tools[arm.weapon] and arm.weapon not in table.now(who).loaded


def _shooting_again(table: Table, who: str) -> str:
    """The picking up or drawing of what somebody shoots with, while an enemy is in its range."""
    foes, shots = table.foes(who), {arm.weapon: arm for arm in table.kit(who).arms if arm.shot}
    for key in (*offered(table, who, "pick_up"), *offered(table, who, "draw")):
        arm = shots.get(int(key.partition(":")[2]))
        if arm is None or _never_loaded(table, who, arm):
            continue
        if any(missile.in_range(table, who, foe, arm) for foe in foes):
            return key
    return ""


def _better_weapon(table: Table, who: str, foe: str, held: Arm) -> str:
    """The drawing or picking up of a weapon that promises a quarter more against somebody than what is in hand. What is
    too long here counts for a third: before its blow comes slipping away."""
    gap = table.gap(who, foe)
    own = max((worth(table, who, foe, arm) for arm in table.strikes(who, foe) if not arm.bare), default=0)
    own = max(own, weigh.late(worth(table, who, foe, held)) if gap < held.low else 0)
    best, chosen = own * 5 // 4, ""
    for key in (*offered(table, who, "draw"), *offered(table, who, "pick_up")):
        weapon = int(key.partition(":")[2])
        for arm in table.kit(who).arms:
            if arm.weapon == weapon and arm.melee and rules.attack.declare(gap, arm.low, arm.high):
                value = worth(table, who, foe, arm)
                best, chosen = (value, key) if value > best else (best, chosen)
    return chosen


def shoots(table: Table, who: str) -> str:
    """The target that a shot is worth most at."""
    arms = missile.ready(table, who, False)
    best, chosen = 0, ""
    for foe in table.foes(who) if arms else ():
        for arm in arms:
            if missile.in_range(table, who, foe, arm):
                hampered = rules.missile.PENALTIES[missile.band(table, who, foe, arm)] - table.now(foe).cover
                value = worth(table, who, foe, arm, hampered)
                if value > best:
                    best, chosen = value, foe
    return f"shoot:{chosen}" if chosen else ""


def loads(table: Table, who: str) -> str:
    """Load. Whom an enemy presses draws what serves there; else a step leads out of his reach first, if one does."""
    if not pressed(table, who):
        return first(table, who, "load")
    if Hand.SHEATHED in table.now(who).held:
        return ""
    load = first(table, who, "load")
    return load and (step_off(table, who) or load)
