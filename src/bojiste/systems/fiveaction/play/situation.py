"""What the situation does to both sides of a blow: lengths, narrow places, cover, comrades who cover each other."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.arm import Arm, Grasp
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.rules.cover_ally import Covering
from bojiste.systems.fiveaction.words import Stance


def confined(table: Table, who: str, length: int) -> int:
    """How confined somebody is with a weapon of this length (qf)."""
    field = table.scene.world.field
    if field.ceiling is None and field.width is None:
        return 0
    return rules.cramped.condition(field.ceiling, field.width, table.kit(who).height, length)


def covering(table: Table, who: str) -> Covering | None:
    """What covering a comrade changes, for who does it."""
    now = table.now(who)
    if now.covering is None:
        return None
    in_full = now.stance is Stance.COVER_FULL
    if table.helpless(now.covering):
        return rules.cover_ally.helpless(in_full)
    pair = now.covering in table.kit(who).teamwork and who in table.kit(now.covering).teamwork
    return rules.cover_ally.full(pair) if in_full else rules.cover_ally.partial(pair)


def covered(table: Table, who: str) -> int:
    """What comrades who cover somebody add to its defence."""
    total = 0
    for friend in table.prep.friends[who]:
        if table.now(friend).covering == who and table.stands(friend) and _near_enough(table, friend, who):
            given = covering(table, friend)
            total += given.comrade if given is not None else 0
    return total


def _near_enough(table: Table, friend: str, who: str) -> bool:
    arm = table.primary(friend)
    return arm is not None and rules.cover_ally.conditions(table.gap(friend, who), arm.high)


def length_bonus(table: Table, blow: Blow, *, attacker: bool) -> int:
    """What a longer weapon adds to an attack, or to a defence."""
    held = table.grasp(blow.target)
    if held.first is None and not table.alert(blow.target):
        return 0  # who sleeps with empty hands does not fight with them
    return length_against(held, blow.arm, table.law.rounding, attacker=attacker)


def length_against(held: Grasp, arm: Arm, way: str, *, attacker: bool) -> int:
    """What lengths add to an attack with an arm on somebody who stands so, or to the defence against it."""
    other, theirs = held.first, held.first_length
    if arm.bare:
        return 0 if attacker or other is None else rules.unarmed.length(other.high, other.light, arm.high, way)
    if other is None:
        return rules.unarmed.length(arm.high, arm.light, theirs, way) if attacker else 0
    own, against = (arm.high, theirs) if attacker else (theirs, arm.high)
    return rules.length.bonus(own, against, way)


class Shot(NamedTuple):
    """What a target offers to a shooter."""

    cover: int
    lying: int
    loophole: int
    melee: bool
    """Whether it is covered by the fight around it."""


def engaged(table: Table, who: str) -> list[str]:
    """Those who fight somebody hand to hand: enemies of it with it, or themselves, in reach."""
    found = []
    for other in table.prep.foes[who]:
        if not table.active(other):
            continue
        gap = table.gap(who, other)
        if gap <= max(table.length(who), table.length(other)) and (table.armed(other) or table.armed(who)):
            found.append(other)
    return found


def shoots_at(table: Table, blow: Blow) -> Shot:
    """Cover, lying and loophole of the target of a shot or throw."""
    target, rides = table.now(blow.target), table.mounted(blow.who)
    precise = bool(table.kit(blow.who).has("precise_shot"))
    aimed = table.now(blow.who).aim == blow.target
    given = _cover(table, blow)
    if target.loophole:
        return Shot(given, 0, rules.missile.loophole(precise and not rides, aimed, blow.band), False)
    fights = [one for one in engaged(table, blow.target) if one != blow.who]
    whole = rules.missile.into_melee(given, bool(fights))
    if rides:
        left = rules.missile.from_saddle(whole, precise, table.law.rounding)
    else:
        left = rules.missile.aim(whole, aimed, precise)
    lying, cover = rules.missile.prone(target.prone, left)
    return Shot(cover, lying, 0, bool(fights) and whole > given)


def _cover(table: Table, blow: Blow) -> int:
    """The greatest of what stands before a target: obstacles, a pavise, its horse or its rider."""
    target, kit = table.now(blow.target), table.kit(blow.target)
    given = min(target.cover, target.lowered) if target.lowered else target.cover
    if target.pavise:
        given = max(given, rules.shield.pavise(table.law.shields.pavise_cover, blow.who not in target.behind))
    other = kit.mount if table.mounted(blow.target) else kit.rider
    if other is not None and table.mounted(kit.rider or blow.target):
        given = max(given, rules.missile.rider_target(kit.size, table.kit(other).size))
    return given
