"""What follows from what the hands hold: which weapon defends, what can strike, how slow it makes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.arm import FIST_ARM, SHIELD_ARM, Arm, Grasp
from bojiste.systems.fiveaction.words import FOOT, IN_HAND, Grip, Hand

if TYPE_CHECKING:
    from bojiste.systems.fiveaction.prepare import Kit

BARE_LENGTH = 2 * FOOT
"""Length of who has no weapon in hand."""
Held = tuple[Hand, ...]


def held_so(kit: Kit, held: Held, shield: Hand, named: int) -> Grasp:
    """The same as ``grasp``, worked out if nobody has held this so before."""
    found = kit.grasps.get((held, shield, named))
    if found is None:
        found = kit.grasps[held, shield, named] = grasp(kit, held, shield, named)
    return found


def grasp(kit: Kit, held: Held, shield: Hand, named: int = -1) -> Grasp:
    """What somebody can do with these weapons in these hands, and with this one ``named`` as the first to defend."""
    primary, second = _primary(kit, held), _second(kit, held)
    shielded = shield in IN_HAND
    wide = shielded and kit.shield is not None and not kit.shield.small
    off_free = Hand.OFF not in held and not wide
    slowdown, guard = _slowdown(kit, held, shielded), _guard(kit, primary, second, named)
    other = primary if guard is second else second
    first = guard if primary is not None and guard is not None else primary
    boss = next((arm for arm in kit.arms if arm.weapon == SHIELD_ARM), None) if shielded else None
    regripped = tuple(_melee(kit, held, primary, shielded, off_free))
    missiles = tuple(arm for arm in kit.arms if arm.weapon >= 0 and not arm.melee and held[arm.weapon] in IN_HAND)
    return Grasp(
        primary=primary,
        second=second,
        boss=boss,
        guard=guard,
        other=guard if guard is not None and guard.dual else other,
        first=first,
        length=_length(primary),
        first_length=_length(first),
        longest=max(arm.high for arm in regripped),
        shield=shielded,
        still=shielded and _still(kit, primary),
        off_free=off_free,
        iron=_iron(kit, guard, other),
        covers=_covers(kit, guard, shielded),
        melee=tuple(_melee(kit, held, primary, shielded, off_free=None)),
        regripped=regripped,
        missiles=missiles,
        shoots=any(not arm.thrown for arm in missiles),
        looks=_looks(kit, guard, shielded),
        slowdown=slowdown,
        step=rules.move.step(kit.strength, kit.dexterity, slowdown),
        turtle_step=rules.move.step_turtle(kit.strength, kit.dexterity, slowdown),
        sprint=rules.move.run(kit.strength, kit.dexterity, slowdown, kit.run_factor),
        capacity=_capacity(kit, primary, second, boss),
        known={},
    )


def _in(kit: Kit, index: int, grip: Grip) -> Arm | None:
    """A weapon in a grip, if it has one."""
    return next((arm for arm in kit.arms if arm.weapon == index and arm.grip is grip), None)


def _primary(kit: Kit, held: Held) -> Arm | None:
    for index, hand in enumerate(held):
        if hand is Hand.MAIN or hand is Hand.BOTH:
            wanted = Grip.TWO if hand is Hand.BOTH else Grip.ONE
            return _in(kit, index, wanted) or next(arm for arm in kit.arms if arm.weapon == index)
    return _in(kit, held.index(Hand.OFF), Grip.ONE) if Hand.OFF in held else None


def _second(kit: Kit, held: Held) -> Arm | None:
    if Hand.OFF not in held or Hand.MAIN not in held:
        return None
    return _in(kit, held.index(Hand.OFF), Grip.ONE)


def _length(arm: Arm | None) -> int:
    return BARE_LENGTH if arm is None or not arm.high else arm.high


def _guard(kit: Kit, primary: Arm | None, second: Arm | None, named: int) -> Arm | None:
    """What defends: of two weapons the one that was named as the first, else the better one."""
    if primary is not None:
        iron = [arm for arm in (primary, second) if arm is not None and not arm.shot]
        return max(iron, key=lambda arm: (arm.weapon == named, arm.parry), default=None)
    fists = next(arm for arm in kit.arms if arm.weapon == FIST_ARM)
    return fists if kit.has("unarmed_combat") else None


def _covers(kit: Kit, arm: Arm | None, shield: bool) -> tuple[int, int]:
    """What parry and skill with the shield add; only one of them does against one attack."""
    able = kit.parries and (shield or (arm is not None and arm.levels >= 1))
    parry = rules.defence.parry(kit.parry, kit.instincts) if able and kit.parry + kit.instincts else 0
    skill = rules.defence.shield_skill(kit.shield_levels) if shield and kit.shield_levels else 0
    return parry, skill


def _iron(kit: Kit, arm: Arm | None, second: Arm | None) -> tuple[int, int]:
    """The layers of weapon and second weapon."""
    if arm is None:
        return 0, 0
    if arm.dual:
        other = rules.defence.dual_weapon(arm.parry, bool(kit.has("two_weapon_fighting")))
    else:
        other = 0 if second is None or second.shot else rules.defence.second_weapon(second.parry)
    return arm.parry, other


def _still(kit: Kit, arm: Arm | None) -> bool:
    """Whether the shield beside this weapon is an immobile protection."""
    if kit.shield is None or arm is None or arm.grip is Grip.TWO:
        return False
    return rules.defence.shield_hands(arm.slowdown, kit.shield.slowdown)


def _melee(kit: Kit, held: Held, primary: Arm | None, shield: bool, off_free: bool | None) -> Iterator[Arm]:
    """Every way to strike, the weapon in the main hand first; with ``off_free`` also in the grips to change to."""
    for arm in kit.arms:
        if not arm.melee:
            continue
        if arm.weapon >= 0:
            if _gripped(held[arm.weapon], arm.grip, off_free):
                yield arm
        elif arm.weapon == SHIELD_ARM:
            if shield:
                yield arm
        elif arm.grip is Grip.TWO or primary is None:
            yield arm


def _gripped(hand: Hand, grip: Grip, off_free: bool | None) -> bool:
    if hand is Hand.OFF:
        return grip is Grip.ONE
    if hand is Hand.BOTH:
        return grip is Grip.TWO or off_free is not None
    return hand is Hand.MAIN and (grip is Grip.ONE or bool(off_free))


def _slowdown(kit: Kit, held: Held, shield: bool) -> int:
    """Slowdown of what is worn, held and carried, for moving."""
    weapons = sum([slow for slow, hand in zip(kit.slowdowns, held, strict=True) if hand in IN_HAND])
    return kit.armour_slowdown + kit.load + weapons + (kit.shield.slowdown if kit.shield is not None and shield else 0)


def _looks(kit: Kit, guard: Arm | None, shield: bool) -> int:
    iron = 0 if guard is None else guard.parry
    return rules.attack.AIR + max(0, kit.dexterity) + iron + (kit.shield.bonus if kit.shield and shield else 0)


def _capacity(kit: Kit, arm: Arm | None, second: Arm | None, boss: Arm | None) -> int:
    lightning = bool(kit.has("lightning_attacks"))
    if arm is not None and arm.dual:
        return rules.weapon.attack_count(True, lightning, bool(kit.has("two_weapon_fighting")))
    if arm is None:
        return rules.weapon.attack_count(second is not None or boss is None, lightning)
    return rules.weapon.attack_count(second is not None or (boss is not None and arm.grip is not Grip.TWO), lightning)
