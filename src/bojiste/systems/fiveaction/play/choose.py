"""What is best to attack with: the expectation that defaults and tactics go by."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import weigh
from bojiste.systems.fiveaction.play.arm import SHIELD_ARM, Arm
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.critical import expected
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Hand


def guess(table: Table, who: str) -> int:
    """The defence that one sees in somebody: thirteen, and what the hands hold."""
    if table.immobile(who) or table.unaware(who):
        return rules.attack.AIR
    return table.grasp(who).looks


def worth(table: Table, who: str, target: str, arm: Arm, more: int = 0) -> int:
    """The expected harm of one attack, scaled, with what the situation adds to it; stun counts half."""
    value = arm.usual + more
    if arm.weapon == SHIELD_ARM or (arm.weapon >= 0 and table.now(who).held[arm.weapon] is Hand.OFF):
        value += arm.off
    return weigh.worth(max(harms(table, who, target, arm)), value, guess(table, target), arm.stun)


def harms(table: Table, who: str, target: str, arm: Arm) -> tuple[int, ...]:
    """Twice the net damage to be expected of each way in which a weapon may wound somebody; worked out once."""
    known, key = table.prep.harms, (who, target, arm.id, table.now(who).berserk)
    found = known.get(key)
    if found is None:
        types = rules.hit.type_choice(arm.types, arm.levels)
        found = known[key] = tuple(expected(table, Blow(who, target, arm, type), None) for type in types)
    return found


def best_arm(table: Table, who: str, target: str, arms: Sequence[Arm]) -> Arm:
    """The way to attack with the greatest expectation; the first of equals."""
    return max(arms, key=lambda arm: worth(table, who, target, arm)) if len(arms) > 1 else arms[0]


def best_mode(table: Table, who: str, arm: Arm) -> str:
    """The attribute that gives most, of those that somebody may strike with."""
    kit = table.kit(who)
    if len(kit.modes) == 1:
        return kit.modes[0]
    return max(kit.modes, key=lambda mode: base_by(table, who, arm, mode))


def base_by(table: Table, who: str, arm: Arm, mode: str) -> int:
    """The base of an attack by an attribute."""
    kit = table.kit(who)
    return rules.attack.alternative_base(arm.base, kit.strength, kit.dexterity, mode)
