"""The table at which a scene is played: where the courses of play look things up. It changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import isqrt

from bojiste.core.event import Change
from bojiste.core.state import Shelf
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import FIGHT, Fight, Fighter
from bojiste.systems.fiveaction.play.arm import FIST_ARM, Arm, Grasp
from bojiste.systems.fiveaction.play.grasp import held_so
from bojiste.systems.fiveaction.prepare import Kit, Prepared, Scene, State
from bojiste.systems.fiveaction.words import IN_HAND, Guard, Hand, Layer, Stance, Status
from bojiste.systems.fiveaction.words.body import TRUNK

DOWN = (Status.UNCONSCIOUS, Status.OUT, Status.DEAD)
CLOSED = (Stance.FULL, Stance.COVER_FULL)
"""Stances in which nobody attacks."""


class Table:
    """A scene with its state. Short-lived and cheap: whoever wants to look things up makes one."""

    __slots__ = (
        "_decided",
        "by_parts",
        "change",
        "fight",
        "foes",
        "grasp",
        "kit",
        "law",
        "narrow",
        "now",
        "prep",
        "scene",
        "state",
    )

    def __init__(self, scene: Scene, state: State) -> None:
        self.scene = scene
        self.state = state
        self.law = scene.options
        self.prep: Prepared = scene.prepared
        self.now: Callable[[str], Fighter] = state.now.__getitem__  # bound once: asked a thousand times in a fight
        self.kit: Callable[[str], Kit] = self.prep.kits.__getitem__
        self.change: Callable[..., tuple[Change, ...]] = state.change
        self.fight: Fight = state[FIGHT]
        self.narrow = scene.world.field.ceiling is not None or scene.world.field.width is not None
        self.by_parts = self.law.modules.hit_locations
        versions, prep, now = state.versions, self.prep, state.now
        self.grasp: Callable[[str], Grasp] = Shelf(versions, partial(_in_hand, prep, now)).__getitem__
        """What follows from what somebody's hands hold now."""
        self.foes: Callable[[str], list[str]] = Shelf(versions, partial(_foes, prep, now)).__getitem__
        """Somebody's active enemies, in scene order."""
        self._decided: Shelf[None, bool] = Shelf(versions, lambda _: rules.round.end_of_fight(_standing(prep, now)))

    def seat(self, who: str) -> str:
        return self.prep.kits[who].seat

    # -- who -------------------------------------------------------------------------------------------------------

    @property
    def decided(self) -> bool:
        """Whether at most one side has somebody left who fights."""
        return self._decided[None]

    def active(self, who: str) -> bool:
        return self.state.now[who].status is Status.ACTIVE

    def targets(self, who: str) -> list[str]:
        """Active enemies, and after them the horses that they sit on."""
        foes = self.foes(who)
        if not self.prep.mounts:
            return foes
        mounts = [self.prep.kits[foe].mount for foe in foes if self.mounted(foe)]
        return [*foes, *(mount for mount in mounts if mount is not None)]

    def friends(self, who: str) -> list[str]:
        """Active comrades, in scene order."""
        now = self.state.now
        return [other for other in self.prep.friends[who] if now[other].status is Status.ACTIVE]

    def alert(self, who: str) -> bool:
        """Active and aware of everything: neither immobile nor unaware."""
        now = self.state.now[who]
        return now.status is Status.ACTIVE and now.guard is Guard.AWARE and not now.concentrating

    def helpless(self, who: str) -> bool:
        """Unable to act at all."""
        now = self.state.now[who]
        return now.status in DOWN or now.guard is Guard.BOUND

    def immobile(self, who: str) -> bool:
        """A victim who cannot move, or knows of nothing and stays where it is."""
        now = self.state.now[who]
        return now.status in DOWN or now.guard is Guard.BOUND or now.guard is Guard.STILL

    def unaware(self, who: str) -> bool:
        """Somebody who moves and knows of no attack, or has no mind for it."""
        now = self.state.now[who]
        if now.concentrating and not self.kit(who).has("multiconcentration"):
            return True
        return now.guard is Guard.SURPRISED or now.guard is Guard.UNAWARE

    def stands(self, who: str) -> bool:
        """Active, on its feet, and with its wits about it: able to strike back."""
        now = self.state.now[who]
        if now.status is not Status.ACTIVE or now.prone:
            return False
        return now.guard is Guard.AWARE and not (now.concentrating and self.unaware(who))

    def may_attack(self, who: str) -> bool:
        return self.state.now[who].stance not in CLOSED and self.stands(who)

    def still(self, who: str, target: str) -> bool:
        """Whether an attack that was being declared is still on: the referee's hand may have come between."""
        return self.may_attack(who) and self.now(target).status is not Status.FLED

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

    def primary(self, who: str) -> Arm | None:
        """The weapon in the main hand or in both, as it is held."""
        return self.grasp(who).primary

    def second(self, who: str) -> Arm | None:
        """The weapon in the off hand, beside one in the main hand."""
        return self.grasp(who).second

    def fists(self, who: str) -> Arm:
        return next(arm for arm in self.kit(who).arms if arm.weapon == FIST_ARM)

    def guard_arm(self, who: str) -> Arm | None:
        """The weapon that defends."""
        return self.grasp(who).guard

    def stops_with(self, who: str, band: Layer | None) -> Arm | None:
        """The weapon that stops a blow in this band; where nothing else says, the one that defends first."""
        return self.grasp(who).other if band is Layer.SECOND else self.grasp(who).guard

    def shield_held(self, who: str) -> bool:
        return self.state.now[who].shield in IN_HAND

    def length(self, who: str) -> int:
        """Length of the primary weapon in hand, in qf."""
        return self.grasp(who).length

    def armed(self, who: str) -> bool:
        """Whether somebody has a weapon to strike back with in hand."""
        return self.grasp(who).guard is not None

    def off_hand_free(self, who: str) -> bool:
        return self.grasp(who).off_free

    def melee_arms(self, who: str) -> tuple[Arm, ...]:
        """Every way to strike now, the weapon in the main hand first. A changed grip is among them once a turn."""
        held = self.grasp(who)
        return held.melee if self.state.now[who].regripped else held.regripped

    def strikes(self, who: str, other: str) -> tuple[Arm, ...]:
        """Every way to strike at somebody from here, whoever else is about it."""
        held, gap = self.grasp(who), self.gap(who, other)
        return held.over(gap, self.state.now[who].regripped) if gap <= held.longest else ()

    def missile_arms(self, who: str) -> list[Arm]:
        """Every way to shoot or throw now; what must be loaded is."""
        loaded = self.state.now[who].loaded
        return [arm for arm in self.grasp(who).missiles if arm.thrown or arm.weapon in loaded]

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
        tier = self.state.now[who].slow
        return rules.turtle.rider(tier) if tier and self.mounted(who) else tier

    def tier(self, who: str) -> int:
        if not self.state.now[who].slow:
            return rules.turtle.NORMAL
        natural = self.natural_tier(who)
        return rules.turtle.acceleration(natural, self.state.now[who].bought) if natural else natural

    def mounted(self, who: str) -> bool:
        """Whether somebody sits in its saddle."""
        mount = self.prep.kits[who].mount
        return mount is not None and self.now(who).saddle and self.now(mount).status is Status.ACTIVE

    def step(self, who: str) -> int:
        """Length of a step in qf."""
        kit = self.kit(who)
        if kit.mount is not None and self.mounted(who):
            return int(self.kit(kit.mount).horse.canter)
        held = self.grasp(who)
        return held.step if self.tier(who) == rules.turtle.NORMAL else held.turtle_step

    def step_price(self, who: str) -> int:
        costs = self.law.actions
        return costs.step if self.tier(who) == rules.turtle.NORMAL else costs.step_turtle

    def sprint(self, who: str) -> int:
        """What one action of a run covers, in qf; of a rider its horse's speed."""
        kit = self.kit(who)
        if kit.mount is not None and self.mounted(who):
            return int(self.kit(kit.mount).horse.sprint)
        return self.grasp(who).sprint

    def worst_wound(self, who: str) -> int:
        """The worst wound level, of any part."""
        kit, now = self.kit(who), self.now(who)
        if not self.by_parts:
            return rules.life.level(now.wounds, kit.thresholds)
        levels = [rules.life.level(w, t) for w, t in zip(now.parts, kit.part_thresholds, strict=True)]
        return max(levels)

    def wounds_of(self, who: str, at: int = TRUNK) -> int:
        """Lives lost: of a part, or of the whole body without hit locations."""
        now = self.state.now[who]
        return now.parts[at] if self.by_parts else now.wounds

    def skill(self, who: str, name: str) -> int:
        """The value of a skill test, before penalties."""
        kit = self.kit(who)
        attribute = getattr(self.law.attributes.skill_attributes, name)
        return rules.test.skill_value(
            getattr(kit, attribute), kit.skills.get(name, 0), kit.values.get(name)
        )  # fmt: skip

    def capacity(self, who: str) -> int:
        """How many attacks somebody could make in a round with what is in its hands."""
        return self.grasp(who).capacity

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


def _in_hand(prep: Prepared, fighters: Mapping[str, Fighter], who: str) -> Grasp:
    """What the hands hold: worked out, if nobody has held this so before."""
    kit, now = prep.kits[who], fighters[who]
    return held_so(kit, now.held, now.shield, now.named)


def _foes(prep: Prepared, fighters: Mapping[str, Fighter], who: str) -> list[str]:
    return [one for one in prep.foes[who] if fighters[one].status is Status.ACTIVE]


def _standing(prep: Prepared, fighters: Mapping[str, Fighter]) -> int:
    """How many sides have somebody left who fights; whether there are more than two is not looked at."""
    first = None
    for who, side in prep.sides:
        if side != first and fighters[who].status is Status.ACTIVE:
            if first is not None:
                return 2
            first = side
    return 0 if first is None else 1


def running(state: State) -> Table:
    """The table of the running fight, for whoever comes into it from outside."""
    table: Table = state.memo["table"]
    return table
