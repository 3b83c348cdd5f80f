"""fiveaction.defence: the layers of a defence, and what stopped a blow."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.rule import rule
from bojiste.systems.fiveaction.rules.attack import AIR
from bojiste.systems.fiveaction.rules.test import rounding
from bojiste.systems.fiveaction.words import LAYERS, Layer


@rule("fiveaction.defence.sum")
def sum_(layers: Sequence[int]) -> int:
    """Thirteen and the layers that count, in their order."""
    return AIR + sum(layers)


@rule("fiveaction.defence.floor")
def floor(total: int) -> int:
    """Never below 13, whatever is subtracted."""
    return max(AIR, total)


@rule("fiveaction.defence.dex")
def dex(dexterity: int, unspent: int, moved: int, busy: bool) -> bool:
    """Whether DEX counts: an action unspent, or one used to move, and no long task left unfinished. A negative one
    always does."""
    return dexterity < 0 or ((unspent > 0 or moved > 0) and not busy)


@rule("fiveaction.defence.bands")
def bands(total: int, layers: Sequence[int], defence: int) -> Layer | None:
    """The layer that a missed blow met (``None``: empty air): the first whose running sum reaches it. What negative
    modifiers take is cut from the top."""
    if total <= AIR:
        return None
    running, met = AIR, Layer.DEX
    for layer, value in zip(LAYERS, layers, strict=True):
        if value > 0:
            running, met = min(running + value, defence), layer
        if total <= running:
            return met
    return met


@rule("fiveaction.defence.weapon")
def weapon(levels: int) -> int:
    """What skill with the weapon in hand adds."""
    return levels // 3


@rule("fiveaction.defence.second_weapon")
def second_weapon(bonus: int) -> int:
    """What the second of two weapons adds: two thirds of its own bonus, to the nearest."""
    return rounding(bonus, 2, 3, "nearest")


@rule("fiveaction.defence.dual_weapon")
def dual_weapon(bonus: int, two_weapon_fighting: bool) -> int:
    """What the second end of a dual weapon adds."""
    return second_weapon(bonus) if two_weapon_fighting else 0


@rule("fiveaction.defence.parry")
def parry(levels: int, instincts: int) -> int:
    """What the parry skill and combat instincts add where they may be used."""
    return levels // 2 + instincts


def parries(armoured: bool, slowdown: int, partial: bool, full: bool) -> bool:
    """Whether armour leaves room to parry: none is worn, or the wearer is used to it (partly: up to slowdown 2)."""
    return not armoured or full or (partial and slowdown <= 2)


@rule("fiveaction.defence.shield_bonus")
def shield_bonus(bonus: int, slowdown: int, trained: bool, fighter: bool) -> int:
    """The table bonus of a shield; half without skill to cover with it, and less its slowdown without any weapon."""
    if trained:
        return bonus
    return bonus // 2 - (0 if fighter else slowdown)


@rule("fiveaction.defence.shield_skill")
def shield_skill(levels: int) -> int:
    """What weapon skill with the shield adds, in the place of parry."""
    return levels // 2


@rule("fiveaction.defence.shield_focus")
def shield_focus(bonus: int, defensive: bool, specialized: int, slowdown: int) -> int:
    """A shield's bonus with focus on defence, and with specialization on top of that."""
    if not defensive:
        return bonus
    return bonus + 1 + (2 if specialized > 0 else 0) + (1 + slowdown if specialized > 1 else 0)


@rule("fiveaction.defence.shield_hands")
def shield_hands(weapon_slowdown: int, shield_slowdown: int) -> bool:
    """Whether a great one-handed weapon makes a great shield an immobile protection."""
    return weapon_slowdown >= 3 and shield_slowdown >= 2


@rule("fiveaction.defence.dodging")
def dodging(owned: int, each: int) -> int:
    """What the abilities of dodging add while DEX counts in full."""
    return owned * each


@rule("fiveaction.defence.partial")
def partial() -> tuple[int, int]:
    """Attack and defence of partial defence."""
    return -4, 2


@rule("fiveaction.defence.full")
def full() -> tuple[None, int]:
    """Full defence: no attacks, and so much more defence."""
    return None, 5


@rule("fiveaction.defence.stance_requirements")
def stance_requirements(levels_in_hand: int, parry: int, shield: bool) -> bool:
    """Who may take a stance: three levels with the melee weapon in hand, or parry and a shield."""
    return levels_in_hand >= 3 or (parry >= 1 and shield)
