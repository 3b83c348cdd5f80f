"""Hit locations: where a hit lands, how it may be moved, what becomes of the part."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bojiste.core.ask import amount
from bojiste.core.dice import Rolled, die
from bojiste.core.event import Event, happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.dice import two_dice
from bojiste.systems.fiveaction.play.fall import put_out
from bojiste.systems.fiveaction.play.gear import lost, shield_gone
from bojiste.systems.fiveaction.play.penalty import useless
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.rules.location import Hits, opened
from bojiste.systems.fiveaction.words import Damage, Hand, Status
from bojiste.systems.fiveaction.words.body import ARM_PARTS, LEG_PARTS, LOCATIONS, PARTS, TRUNK, VITAL, Part

SKILLED = 6
"""Levels with which a critical may move the hit."""


@cache
def hits_of(number: int, method: str, thrust: bool, steps: int, points: int) -> Hits:
    """The table for a kind of attack and a difference of size: the thrust first, then the steps."""
    original = opened(LOCATIONS[number, method])
    hits = rules.location.thrust_shift(original, points) if thrust else original
    if steps > 0:
        return rules.location.size_smaller(hits, original, steps, points)
    return rules.location.size_larger(hits, original, -steps, points) if steps < 0 else hits


def hits_at(table: Table, blow: Blow) -> Hits:
    """The table that a blow is looked up in: the target's own, or the scene's."""
    target, law = table.kit(blow.target), table.law.modules
    if target.location_table is not None:
        return {
            number: part
            for part, ranges in target.location_table.ranges.items()
            for low, high in ranges
            for number in range(low, high + 1)
        }
    steps = rules.location.size_source(table.kit(blow.who).location_size, target.location_size)
    points = _step(table)
    thrust = blow.type is Damage.THRUST
    return hits_of(law.hit_location_table, law.hit_location_method, thrust, steps, points)


def locate(table: Table, blow: Blow) -> Course[None]:
    """Roll where a hit lands."""
    percent = table.law.modules.hit_location_method == "percent"
    hits = hits_at(table, blow)
    if percent:
        number = yield die(100, rules.location.location_roll, blow.who)
        rolls: tuple[Rolled, ...] = (Rolled(100, number),)
    else:
        number, rolls = yield from two_dice(rules.location.location_roll, blow.who)
    blow.located = number
    blow.part = rules.location.location_roll(hits, number)
    yield _told(table, blow, rolls)
    if blow.aimed and blow.level == 0:
        yield from _moved(table, blow, _aim(table, blow), rules.location.aimed)


def _told(table: Table, blow: Blow, rolls: tuple[Rolled, ...]) -> Event:
    data = {"part": blow.part.value if blow.part else "", "number": blow.located}
    return happened(
        "located", rules.location.location_roll, blow.who, blow.target, rolls=rolls, data=data
    )  # fmt: skip


def _aim(table: Table, blow: Blow) -> int:
    """How far the aimed penalty may move the hit."""
    if not blow.aimed:
        return 0
    precise = bool(table.kit(blow.who).has("precise_shot"))
    return rules.location.aimed(blow.aimed, not blow.arm.melee, precise, blow.band, table.law.rounding) or 0


def shift(table: Table, blow: Blow) -> Course[bool]:
    """A critical may move the hit, before its effect is chosen: armour is that of the part that is hit in the end.
    Whether moving it is all that the critical does; with focus on the weapon it has its effect besides."""
    if blow.arm.levels < SKILLED:
        yield from _moved(table, blow, _aim(table, blow), rules.location.aimed)
        return False
    most = rules.location.critical_shift(blow.natural, blow.threshold)
    before = blow.located
    yield from _moved(table, blow, most + _aim(table, blow), rules.location.critical_shift)
    focus = table.kit(blow.who).has(f"weapon_focus:{blow.arm.key}")
    return abs(blow.located - before) > _aim(table, blow) * _step(table) and not focus


def _step(table: Table) -> int:
    """What a shift by one is worth in the table."""
    law = table.law.modules
    return law.hit_location_percent_per_step if law.hit_location_method == "percent" else 1


def _moved(table: Table, blow: Blow, most: int, rule: Callable[..., object]) -> Course[None]:
    """Ask how far to move the hit; by itself toward the head, else the trunk."""
    if most <= 0:
        return
    step = _step(table)
    hits = hits_at(table, blow)
    default = _toward(hits, blow.located, most, step)
    data = {"target": blow.target, "part": blow.part.value if blow.part else ""}
    by: int = yield amount("shift", rule, table.seat(blow.who), blow.who, -most, most, default, data=data)
    if by:
        blow.located += by * step
        blow.part = rules.location.location_roll(hits, blow.located)
        yield happened(
            "moved-hit", rule, blow.who, blow.target, data={"part": blow.part.value, "by": by}
        )  # fmt: skip


def _toward(hits: Hits, at: int, most: int, step: int) -> int:
    """The smallest shift to the head, else to the trunk, else none."""
    for wanted in VITAL:
        for by in sorted(range(-most, most + 1), key=abs):
            if rules.location.location_roll(hits, at + by * step) is wanted:
                return by
    return 0


# -- what becomes of a part --------------------------------------------------------------------------------------------


def check_part(table: Table, who: str, at: int) -> Course[bool]:
    """Whether a part is useless or destroyed, and what follows; whether a limb was lost."""
    kit, now, part = table.kit(who), table.now(who), PARTS[at]
    beyond = rules.location.amputation(now.parts[at], kit.part_lives[at], kit.condition)
    if part in VITAL:
        if beyond:
            yield from put_out(table, who, Status.DEAD, rules.location.amputation)
        elif useless(table, who, part):
            yield from put_out(table, who, Status.OUT, rules.location.unusable)
        return False
    if beyond and at not in now.destroyed:
        yield from _amputated(table, who, at, beyond)
        yield from _crippled(table, who, part)
        return True
    if useless(table, who, part):
        yield from _crippled(table, who, part)
    return False


def _amputated(table: Table, who: str, at: int, beyond: int) -> Course[None]:
    """A lost limb: the excess goes to the trunk."""
    now = table.now(who)
    parts = rules.location.parts(now.parts, TRUNK, beyond)
    changes = table.change(who, parts=parts, destroyed=(*now.destroyed, at))
    data = {"part": PARTS[at].value, "net": beyond}
    yield happened("amputated", rules.location.amputation, who, changes=changes, data=data)
    yield from check_part(table, who, TRUNK)


def _crippled(table: Table, who: str, part: Part) -> Course[None]:
    """An arm drops what it holds; a leg gives way."""
    now = table.now(who)
    if part in LEG_PARTS and not now.prone:
        yield happened("falls", rules.location.unusable, who, changes=table.change(who, prone=True, rising=0))
    if part not in ARM_PARTS:
        return
    hands = (Hand.MAIN, Hand.BOTH) if part is Part.RIGHT_ARM else (Hand.OFF, Hand.BOTH)
    for index, hand in enumerate(now.held):
        if hand in hands:
            yield lost(table, who, index, Hand.GROUND, rules.location.unusable)
    if part is Part.LEFT_ARM and table.shield_held(who):
        yield happened("drops-shield", rules.location.unusable, who, changes=shield_gone(table, who))
