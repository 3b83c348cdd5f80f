"""What wounds and stun take: of the whole body, or with hit locations of the parts that an activity needs."""

from __future__ import annotations

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.arm import KICK_ARM, SHIELD_ARM, Arm
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Grip, Hand
from bojiste.systems.fiveaction.words.body import ARM_PARTS, LEG_PARTS, PARTS, VITAL, Part

RIGHT, LEFT = (Part.RIGHT_ARM,), (Part.LEFT_ARM,)
ON_FOOT = frozenset({"escape", "stability", "footing", "unseating", "push_back", "trip"})
"""Tests that need legs to stand on."""
BY_HAND = frozenset({"disarm", "grip"})
"""Tests of the arms that hold the weapon."""


def numbers(levels: object) -> tuple[int, int, int, int]:
    """Penalties by level, from none to critical."""
    return 0, levels.mild, levels.serious, levels.critical  # type: ignore[attr-defined]


def penalty(table: Table, who: str, what: str, test: str = "") -> int:
    """What wounds and stun take from attacks, defence or tests; a number not above 0."""
    now = table.state.now[who]
    if not now.stun and not now.wounds and not table.by_parts:
        return 0
    law = table.law.lives
    if what not in law.penalties_apply_to:
        return 0
    kit = table.kit(who)
    stun = rules.life.level(now.stun, kit.thresholds)
    if table.by_parts:
        parts = _parts(table, who, what, test)
        return rules.life.penalties(0, stun, (0,), numbers(law.stun_penalty)) + of_parts(table, who, parts)
    wound = rules.life.level(now.wounds, kit.thresholds)
    return rules.life.penalties(wound, stun, numbers(law.wound_penalty), numbers(law.stun_penalty))


def _parts(table: Table, who: str, what: str, test: str) -> tuple[Part, ...]:
    """The parts that an activity needs: head and trunk always, legs where somebody stands or moves, arms by hand."""
    legs = LEG_PARTS if (what != "tests" or test in ON_FOOT) and not table.mounted(who) else ()
    arm = table.primary(who)
    hands = hands_of(table, who, arm) if test in BY_HAND and arm is not None else ()
    return (*VITAL, *legs, *hands)


def of_parts(table: Table, who: str, parts: tuple[Part, ...]) -> int:
    """What the wounds of these parts take together; nothing without hit locations."""
    if not table.by_parts:
        return 0
    usual = numbers(table.law.lives.wound_penalty)
    return sum([rules.location.wound_penalties(part, level_of(table, who, part), usual) for part in parts])


def level_of(table: Table, who: str, part: Part) -> int:
    """The wound level of one part."""
    at = PARTS.index(part)
    return rules.life.level(table.now(who).parts[at], table.kit(who).part_thresholds[at])


def hands_of(table: Table, who: str, arm: Arm, off: bool = False) -> tuple[Part, ...]:
    """The arms that hold a weapon: the main hand is the right one, the shield is on the left."""
    if arm.weapon == KICK_ARM:
        return ()
    if arm.weapon == SHIELD_ARM or off:
        return LEFT
    if arm.grip is Grip.TWO or arm.shot:
        return RIGHT if arm.small else ARM_PARTS
    return LEFT if arm.weapon >= 0 and table.now(who).held[arm.weapon] is Hand.OFF else RIGHT


def useless(table: Table, who: str, part: Part) -> bool:
    """Whether a part can be used no longer."""
    level = level_of(table, who, part)
    taken = rules.location.wound_penalties(part, level, numbers(table.law.lives.wound_penalty))
    return level > 0 and rules.location.unusable(level, taken, table.kit(who).condition)


def crippled(table: Table, who: str) -> bool:
    """Whether a leg bears its owner no longer."""
    return table.by_parts and any(useless(table, who, part) for part in LEG_PARTS)
