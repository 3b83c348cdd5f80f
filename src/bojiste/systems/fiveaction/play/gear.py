"""What leaves the hands: weapons and shields, and with them the stance that needed them."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.event import Change, Event, happened
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import Lying
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.grasp import Held, grasp
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import IN_HAND, Hand, Stance


def able(table: Table, who: str) -> bool:
    """Whether somebody has the skill for stances, and the weapon or shield in hand."""
    now = table.now(who)
    return not _raging(table, who) and _enough(table, who, table.grasp(who).primary, now.shield)


def _raging(table: Table, who: str) -> bool:
    return table.now(who).berserk and not table.law.abilities.berserk.stances_allowed


def _suffices(table: Table, who: str, held: Held, shield: Hand) -> bool:
    return _enough(table, who, grasp(table.kit(who), held, shield).primary, shield)


def _enough(table: Table, who: str, arm: Arm | None, shield: Hand) -> bool:
    levels = arm.levels if arm is not None and not arm.shot else 0
    return rules.defence.stance_requirements(levels, table.kit(who).parry, shield in IN_HAND)


def in_hands(table: Table, who: str, held: Held, shield: Hand) -> tuple[Change, ...]:
    """The changes of holding this instead; a stance ends with what it needs, unless fear forces it."""
    now = table.now(who)
    changes = table.change(who, held=held, shield=shield)
    fear = now.fear is not None and now.fear.tier >= rules.intimidation.WORST
    if now.stance is not Stance.NORMAL and not fear and not _suffices(table, who, held, shield):
        changes += table.change(who, stance=Stance.NORMAL, covering=None)
    return changes


def lost(
    table: Table, who: str, weapon: int, hand: Hand, rule: Callable[..., object], x: int | None = None, y: int = 0
) -> Event:
    """A weapon falls to the ground, or breaks."""
    now = table.now(who)
    changes = in_hands(table, who, tuple(hand if at == weapon else old for at, old in enumerate(now.held)), now.shield)
    if hand is Hand.GROUND:
        spot = (now.x, now.y) if x is None else (x, y)
        changes += table.change(who, lying=(*(one for one in now.lying if one.weapon != weapon), Lying(weapon, *spot)))
    changes += table.change(who, loaded=tuple(at for at in now.loaded if at != weapon))
    data = {"weapon": table.kit(who).names[weapon]}
    return happened("drops" if hand is Hand.GROUND else "breaks", rule, who, changes=changes, data=data)


def shield_gone(table: Table, who: str, hand: Hand = Hand.GROUND) -> tuple[Change, ...]:
    """The changes of a shield let go or ruined."""
    return in_hands(table, who, table.now(who).held, hand)
