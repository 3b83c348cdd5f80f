"""The table at which a scene is played: where the courses of play look things up. It changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import isqrt

from bojiste.core.event import Change
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import FIGHT, Fight, Fighter
from bojiste.systems.fiveaction.play.forge import FIST_ARM, SHIELD_ARM, Arm
from bojiste.systems.fiveaction.prepare import Kit, Prepared, Scene, State
from bojiste.systems.fiveaction.words import FOOT, IN_HAND, LEG_PARTS, PARTS, Grip, Guard, Hand, Part, Stance, Status

TRUNK = PARTS.index(Part.TRUNK)
BARE_LENGTH = 2 * FOOT
"""Length of who has no weapon in hand."""


class Table:
    """A scene with its state. Short-lived and cheap: whoever wants to look things up makes one."""

    __slots__ = ("by_parts", "fight", "kit", "law", "now", "prep", "scene", "state")

    def __init__(self, scene: Scene, state: State) -> None:
        self.scene = scene
        self.state = state
        self.law = scene.options
        self.prep: Prepared = scene.prepared
        self.now: Callable[[str], Fighter] = state.now.__getitem__  # bound once: asked a thousand times in a fight
        self.kit: Callable[[str], Kit] = self.prep.kits.__getitem__
        self.fight: Fight = state[FIGHT]
        self.by_parts = self.law.modules.hit_locations

    def change(self, who: str, **fields: object) -> tuple[Change, ...]:
        return self.state.change(who, **fields)

    def seat(self, who: str) -> str:
        return self.prep.kits[who].seat

    # -- who -------------------------------------------------------------------------------------------------------

    def active(self, who: str) -> bool:
        return self.state.now[who].status is Status.ACTIVE

    def foes(self, who: str) -> list[str]:
        """Active enemies, in scene order."""
        now = self.state.now
        return [other for other in self.prep.foes[who] if now[other].status is Status.ACTIVE]

    def friends(self, who: str) -> list[str]:
        """Active comrades, in scene order."""
        now = self.state.now
        return [other for other in self.prep.friends[who] if now[other].status is Status.ACTIVE]

    def helpless(self, who: str) -> bool:
        """Unable to act at all."""
        now = self.now(who)
        return now.status in (Status.UNCONSCIOUS, Status.OUT, Status.DEAD) or now.guard is Guard.BOUND

    def immobile(self, who: str) -> bool:
        """A victim who cannot move, or knows of nothing and stays where it is."""
        return self.helpless(who) or self.now(who).guard is Guard.STILL

    def unaware(self, who: str) -> bool:
        """Somebody who moves and knows of no attack, or has no mind for it."""
        now = self.now(who)
        if now.concentrating and not self.kit(who).has("multiconcentration"):
            return True
        return now.guard in (Guard.SURPRISED, Guard.UNAWARE)

    # -- where -----------------------------------------------------------------------------------------------------

    def gap(self, who: str, other: str) -> int:
        """The distance between two, in qf."""
        one, two = self.state.now[who], self.state.now[other]
        across, along = one.x - two.x, one.y - two.y
        return isqrt(across * across + along * along)

    def reaches(self, arm: Arm, who: str, other: str) -> bool:
        return rules.attack.declare(self.gap(who, other), arm.low, arm.high)

    # -- gear ------------------------------------------------------------------------------------------------------

    def holding(self, who: str, hand: Hand) -> int | None:
        """The number of the weapon in a hand."""
        held = self.state.now[who].held
        return held.index(hand) if hand in held else None

    def weapon_arm(self, who: str, index: int, grip: Grip) -> Arm | None:
        """A weapon in a grip, if it has one."""
        return next((arm for arm in self.kit(who).arms if arm.weapon == index and arm.grip is grip), None)

    def primary(self, who: str) -> Arm | None:
        """The weapon in the main hand or in both, as it is held."""
        kit, now = self.kit(who), self.now(who)
        for index, hand in enumerate(now.held):
            if hand is Hand.MAIN or hand is Hand.BOTH:
                wanted = Grip.TWO if hand is Hand.BOTH else Grip.ONE
                arms = [arm for arm in kit.arms if arm.weapon == index]
                return next((arm for arm in arms if arm.grip is wanted), arms[0])
        if Hand.OFF in now.held:
            return self.weapon_arm(who, now.held.index(Hand.OFF), Grip.ONE)
        return None

    def second(self, who: str) -> Arm | None:
        """The weapon in the off hand, beside one in the main hand."""
        held = self.now(who).held
        if Hand.OFF not in held or Hand.MAIN not in held:
            return None
        return self.weapon_arm(who, held.index(Hand.OFF), Grip.ONE)

    def fists(self, who: str) -> Arm:
        return next(arm for arm in self.kit(who).arms if arm.weapon == FIST_ARM)

    def guard_arm(self, who: str) -> Arm | None:
        """The weapon that defends: the primary one if it is no missile weapon, fists where they count as one."""
        arm = self.primary(who)
        if arm is not None:
            return None if arm.shot else arm
        return self.fists(who) if self.kit(who).has("unarmed_combat") else None

    def shield_held(self, who: str) -> bool:
        return self.now(who).shield in IN_HAND

    def length(self, who: str) -> int:
        """Length of the primary weapon in hand, in qf."""
        arm = self.primary(who)
        return BARE_LENGTH if arm is None or not arm.high else arm.high

    def armed(self, who: str) -> bool:
        """Whether somebody has a weapon to strike back with in hand."""
        return self.guard_arm(who) is not None

    def off_hand_free(self, who: str) -> bool:
        kit = self.kit(who)
        shield = self.shield_held(who) and kit.shield is not None and not kit.shield.small
        return Hand.OFF not in self.now(who).held and not shield

    def melee_arms(self, who: str) -> Iterator[Arm]:
        """Every way to strike now, the weapon in the main hand first. A changed grip is among them once a turn."""
        kit, now = self.kit(who), self.now(who)
        free = self.off_hand_free(who)
        for arm in kit.arms:
            if not arm.melee:
                continue
            if arm.weapon >= 0:
                hand = now.held[arm.weapon]
                grips = _GRIPS.get(hand, ())
                regrip = hand in (Hand.MAIN, Hand.BOTH) and not now.regripped and (free or hand is Hand.BOTH)
                if arm.grip in grips or (regrip and arm.grip in (Grip.ONE, Grip.TWO)):
                    yield arm
            elif arm.weapon == SHIELD_ARM:
                if self.shield_held(who):
                    yield arm
            elif arm.grip is Grip.TWO or self.primary(who) is None:
                yield arm

    def missile_arms(self, who: str) -> Iterator[Arm]:
        """Every way to shoot or throw now; what must be loaded is."""
        now = self.now(who)
        for arm in self.kit(who).arms:
            if arm.weapon < 0 or now.held[arm.weapon] not in IN_HAND:
                continue
            if arm.thrown or (arm.shot and arm.weapon in now.loaded):
                yield arm

    # -- numbers ---------------------------------------------------------------------------------------------------

    def base_initiative(self, who: str) -> int:
        """Base initiative now: with the gear in use where that is followed."""
        kit = self.kit(who)
        if not self.law.modules.initiative_recalculated:
            return kit.base
        return kit.base + self._unused(who)

    def _unused(self, who: str) -> int:
        """Slowdown that was counted at the start and is not in use any more."""
        kit, now, sheet = self.kit(who), self.now(who), self.scene.by_id[who].sheet
        lost = sum(
            slow
            for slow, hand, table in zip(kit.slowdowns, now.held, sheet.weapons, strict=True)
            if table.use and hand in (Hand.GROUND, Hand.GONE)
        )
        shield = kit.shield.slowdown if kit.shield is not None and sheet.shield is not None else 0
        return lost + (shield if sheet.shield is not None and not self.shield_held(who) else 0)

    def natural_tier(self, who: str) -> int:
        """How low somebody's initiative is, before it buys anything back."""
        tier = rules.turtle.tiers(self.base_initiative(who))
        return rules.turtle.rider(tier) if self.kit(who).mount and self.mounted(who) else tier

    def tier(self, who: str) -> int:
        return rules.turtle.acceleration(self.natural_tier(who), self.now(who).bought)

    def mounted(self, who: str) -> bool:
        """Whether somebody sits in its saddle."""
        mount = self.kit(who).mount
        return mount is not None and self.now(who).saddle and self.now(mount).status is Status.ACTIVE

    def slowdown(self, who: str) -> int:
        """Slowdown of what is worn, held and carried, for moving."""
        kit, now = self.kit(who), self.now(who)
        held = sum(slow for slow, hand in zip(kit.slowdowns, now.held, strict=True) if hand in IN_HAND)
        shield = kit.shield.slowdown if kit.shield is not None and self.shield_held(who) else 0
        return kit.armour_slowdown + kit.load + held + shield

    def step(self, who: str) -> int:
        """Length of a step in qf."""
        kit = self.kit(who)
        if kit.mount is not None and self.mounted(who):
            return int(self.kit(kit.mount).horse.canter)
        make = rules.move.step if self.tier(who) == rules.turtle.NORMAL else rules.move.step_turtle
        return make(kit.strength, kit.dexterity, self.slowdown(who))

    def step_price(self, who: str) -> int:
        costs = self.law.actions
        return costs.step if self.tier(who) == rules.turtle.NORMAL else costs.step_turtle

    def sprint(self, who: str) -> int:
        """What one action of a run covers, in qf; of a rider its horse's speed."""
        kit = self.kit(who)
        if kit.mount is not None and self.mounted(who):
            return int(self.kit(kit.mount).horse.sprint)
        return rules.move.run(kit.strength, kit.dexterity, self.slowdown(who), kit.run_factor)

    def worst_wound(self, who: str) -> int:
        """The worst wound level, of any part."""
        kit, now = self.kit(who), self.now(who)
        if not self.by_parts:
            return rules.life.level(now.wounds, kit.thresholds)
        levels = [rules.life.level(w, t) for w, t in zip(now.parts, kit.part_thresholds, strict=True)]
        return max(levels)

    def penalty(self, who: str, what: str) -> int:
        """What wounds and stun take from attacks, defence or tests; a number not above 0."""
        now = self.state.now[who]
        if not now.stun and not now.wounds and not self.by_parts:
            return 0
        lives = self.law.lives
        if what not in lives.penalties_apply_to:
            return 0
        kit = self.kit(who)
        wound = rules.life.level(now.parts[TRUNK] if self.by_parts else now.wounds, kit.thresholds)
        stun = rules.life.level(now.stun, kit.thresholds)
        return rules.life.penalties(wound, stun, numbers(lives.wound_penalty), numbers(lives.stun_penalty))

    def attribute(self, who: str, name: str) -> int:
        return int(getattr(self.kit(who), name))

    def skill(self, who: str, name: str) -> int:
        """The value of a skill test, before penalties."""
        kit = self.kit(who)
        attribute = getattr(self.law.attributes.skill_attributes, name)
        return rules.test.skill_value(
            getattr(kit, attribute), kit.skills.get(name, 0), kit.values.get(name)
        )  # fmt: skip

    def capacity(self, who: str) -> int:
        """How many attacks somebody could make in a round with what is in its hands."""
        kit = self.kit(who)
        arm = self.primary(who)
        lightning = bool(kit.has("lightning_attacks"))
        if arm is not None and arm.dual:
            return rules.weapon.attack_count(True, lightning, bool(kit.has("two_weapon_fighting")))
        shield = self.shield_held(who) and any(one.weapon == SHIELD_ARM for one in kit.arms)
        pair = self.second(who) is not None or arm is None or (shield and arm.grip is not Grip.TWO)
        return rules.weapon.attack_count(pair and not (arm is None and shield), lightning)

    def attack_price(self, who: str) -> int:
        costs = self.law.actions
        return costs.attack_lightning if self.kit(who).has("lightning_attacks") else costs.attack

    def pool(self, who: str) -> int:
        """Actions for counterattacks: left of this round after the own turn, else of the last one."""
        now = self.state.now[who]
        return now.actions if now.turned else now.spare

    def spend(self, who: str, price: int) -> tuple[Change, ...]:
        """The change that takes actions outside the own turn."""
        now = self.now(who)
        return (
            self.change(who, actions=now.actions - price)
            if now.turned
            else self.change(who, spare=now.spare - price)
        )  # fmt: skip

    def crippled(self, who: str) -> bool:
        """Whether a leg bears its owner no longer."""
        if not self.by_parts:
            return False
        kit, now = self.kit(who), self.now(who)
        for part in LEG_PARTS:
            at = PARTS.index(part)
            level = rules.life.level(now.parts[at], kit.part_thresholds[at])
            penalty = rules.location.wound_penalties(part, level, numbers(self.law.lives.wound_penalty))
            if level and rules.location.unusable(level, penalty, kit.constitution):
                return True
        return False

    def stands(self, who: str) -> bool:
        """Active, on its feet, and with its wits about it: able to strike back."""
        now = self.now(who)
        return self.active(who) and not now.prone and not self.immobile(who) and not self.unaware(who)

    def may_attack(self, who: str) -> bool:
        now = self.now(who)
        closed = now.stance in (Stance.FULL, Stance.COVER_FULL)
        return self.stands(who) and not closed


def numbers(levels: object) -> tuple[int, int, int, int]:
    """Penalties by level, from none to critical."""
    return 0, levels.mild, levels.serious, levels.critical  # type: ignore[attr-defined]


_GRIPS: dict[Hand, tuple[Grip, ...]] = {
    Hand.MAIN: (Grip.ONE,),
    Hand.OFF: (Grip.ONE,),
    Hand.BOTH: (Grip.TWO,),
}
