"""What hands can come to hold in a fight: from what they hold at first by dropping, picking up, another grip."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bojiste.core.event import Change
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.activity import taken
from bojiste.systems.fiveaction.play.arm import SHIELD_ARM, Arm, Grasp
from bojiste.systems.fiveaction.play.assault import regrip
from bojiste.systems.fiveaction.play.gear import lost, shield_gone
from bojiste.systems.fiveaction.play.grasp import Held, grasp
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.prepare import Kit, Scene, begin
from bojiste.systems.fiveaction.sheet import Sheet
from bojiste.systems.fiveaction.words import IN_HAND, Guard, Hand

NEVER = -1


class Hold(NamedTuple):
    """A state of somebody's hands. Other states are places among those of its kind; -1: there is no way there."""

    held: Held
    shield: Hand
    grasp: Grasp
    down: int
    """When the weapon has fallen."""
    gone: int
    """When it is broken."""
    bared: int
    """When the shield that struck has fallen or is ruined, which is all the same."""
    up: int
    """When it has been picked up, or drawn."""
    grips: tuple[int, ...]
    """For each way to strike of its kind, when it is made."""


Key = tuple[Held, Hand]


class Kind(NamedTuple):
    """Fighters of one sheet: who is the first of them, its ways to strike, and what its hands may hold; the first state
    is that in which it begins."""

    kit: Kit
    arms: tuple[Arm, ...]
    holds: tuple[Hold, ...]

    @property
    def spare(self) -> tuple[Arm, ...]:
        """The ways to strike with other weapons than the first, which stay in their sheaths."""
        return tuple(arm for arm in self.arms if arm.weapon > 0)

    @property
    def listed(self) -> int:
        """How many places its ways to strike take in the lists of all its states of hands."""
        return sum(len(hold.grasp.melee) + len(hold.grasp.regripped) + len(self.spare) for hold in self.holds)


@lru_cache(maxsize=64)
def kinds(scene: Scene) -> tuple[Kind, ...]:
    """The kinds of fighters of a scene, in the order of the file."""
    return tuple(_kind(scene, who) for who in dict.fromkeys(first(scene, one.id) for one in scene.combatants))


def first(scene: Scene, who: str) -> str:
    """The first of the file with the same sheet as somebody."""
    sheet: Sheet = scene.by_id[who].sheet
    return next(one.id for one in scene.combatants if one.sheet == sheet)


def _kind(scene: Scene, who: str) -> Kind:
    kit = scene.prepared.kits[who]
    arms = tuple(arm for arm in kit.arms if arm.melee)
    now = begin(scene)[who]
    found: dict[tuple[Held, Hand], None] = {(now.held, now.shield): None}
    todo = list(found)
    while todo:
        here = todo.pop(0)
        for there in _after(scene, who, here, arms):
            if there is not None and there not in found:
                found[there] = None
                todo.append(there)
    places = {key: place for place, key in enumerate(found)}
    return Kind(kit, arms, tuple(_hold(scene, who, key, arms, places) for key in found))


def _hold(scene: Scene, who: str, key: Key, arms: tuple[Arm, ...], places: dict[Key, int]) -> Hold:
    down, gone, bared, up, *grips = (NEVER if one is None else places[one] for one in _after(scene, who, key, arms))
    held, shield = key
    found = grasp(scene.prepared.kits[who], held, shield)
    return Hold(held, shield, found, down, gone, bared, up, tuple(grips))


def _after(scene: Scene, who: str, key: Key, arms: tuple[Arm, ...]) -> Iterator[Key | None]:
    """When the weapon has fallen, is broken; when the shield that strikes has fallen; when the weapon has been picked
    up; when each way to strike is made."""
    held, shield = key
    strikes = shield in IN_HAND and any(arm.weapon == SHIELD_ARM for arm in arms)
    in_hand = bool(held) and held[0] in IN_HAND
    for hand in (Hand.GROUND, Hand.GONE):
        falls = lost(table_with(scene, who, key), who, 0, hand, rules.fumble.single) if in_hand else None
        yield None if falls is None else _turned(key, falls.changes)
    yield _turned(key, shield_gone(table_with(scene, who, key), who)) if strikes else None
    lies = bool(held) and held[0] in (Hand.GROUND, Hand.SHEATHED)
    yield _turned(key, taken(table_with(scene, who, key), who, 0)) if lies else None
    table = table_with(scene, who, key)
    for arm in arms:
        yield _turned(key, regrip(table, who, arm)) if arm in table.grasp(who).regripped else None


def table_with(scene: Scene, who: str, key: Key) -> Table:
    """A table at which somebody holds this."""
    state = begin(scene)
    state[who].held, state[who].shield = key
    state[who].guard = Guard.AWARE
    return Table(scene, state)


def _turned(key: Key, changes: tuple[Change, ...]) -> Key:
    """What hands hold after changes."""
    held, shield = key
    for change in changes:
        if change.field == "held":
            held = change.new
        elif change.field == "shield":
            shield = change.new
    return held, shield
