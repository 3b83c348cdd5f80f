"""Whom an attack reaches. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.grappling.attached import strikes
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import LARGE, SIZES, SQUARE


def can_target(table: Table, who: Profile, attack: Attack, target: Profile) -> bool:
    """Whether an attack can be aimed at somebody: living, in range, no charm between them, not wholly covered,
    and (without coordinates) with room around it."""
    if not table.knows(who, target) or table.now[target.id].life == "dead" or not table.may_harm(who, target):
        return False
    return reaches(table, who, attack, target, table.distance(who, target))


def reaches(table: Table, who: Profile, attack: Attack, target: Profile, distance: int) -> bool:
    """Whether somebody so far away who may be attacked is in range of an attack, not wholly covered, and has room
    around it."""
    if attack.choosy and not _chosen(table, who, attack, target):
        return False
    if table.carries and who.id in table.known.clings and not strikes(table, who, target):
        return False
    if not attack.melee:
        near = rules.ranged.limit(distance, attack.long)
    elif attack.reach or table.grid:
        near = rules.melee.reach(distance, attack.reach)
    else:  # where there are no squares, who touches somebody is upon it
        near = rules.melee.reach(max(0, distance - SQUARE), attack.reach)
    if not near:
        return False
    shut = rules.cover.TOTAL if cover.shut(table, who, target) else rules.cover.NONE
    return rules.attack.step_target(near, shut) and not _refused(table, who, attack, target)


def _refused(table: Table, who: Profile, attack: Attack, target: Profile) -> bool:
    """Whether wind turns an arrow aside, the referee has found cover on this turn, or (without coordinates) there is no
    room around somebody, and the referee lets nobody more in."""
    if table.winds and attack.way == "shoot" and cover.blown_off(table, who, target):
        return True
    if (refused := table.now[who.id].turn.freely) and covered(table, who, target) in refused:
        return True
    if target.roomy or not (table.abstract and attack.melee):
        return False
    return not (room_around(table, who, target) or crowds(table, who, target))


def _chosen(table: Table, who: Profile, attack: Attack, target: Profile) -> bool:
    """Whether an attack that is not made at everybody may be made at this one."""
    if attack.on and not _fit(table, who, attack, target):
        return False
    held = held_by(table, who, attack) if attack.while_held else []
    return not held or target in held


def held_by(table: Table, who: Profile, attack: Attack) -> list[Profile]:
    """Those whom a creature holds by this attack."""
    by = attack.then.key if attack.then is not None else ""
    return [
        one
        for one in table.holds(who)
        if any(
            entry.name == "grappled" and (entry.source, entry.by) == (who.id, by) for entry in table.now[one.id].suffers
        )
    ]


def _fit(table: Table, who: Profile, attack: Attack, target: Profile) -> bool:
    """Whether a creature is in a state in which alone an attack can be made at it."""
    return _AT[attack.on or ""](table, who, attack, target)


def _hit_now(table: Table, who: Profile, attack: Attack, target: Profile) -> bool:
    return f"hit:{target.id}" in table.now[who.id].turn.struck


def _not_struck_at(table: Table, who: Profile, attack: Attack, target: Profile) -> bool:
    return {f"hit:{target.id}", f"miss:{target.id}"}.isdisjoint(table.now[who.id].turn.struck)


def _lies(table: Table, who: Profile, attack: Attack, target: Profile) -> bool:
    return "prone" in table.now[target.id].conditions


def _held(table: Table, who: Profile, attack: Attack, target: Profile) -> bool:
    then = attack.then
    fits = then is None or (target.open_to(then) and not full(table, who, then.row.target.most))
    return target in table.holds(who) and fits


def _helpless(table: Table, who: Profile, attack: Attack, target: Profile) -> bool:
    now = table.now[target.id]
    charmed = any(entry.name == "charmed" and entry.source == who.id for entry in now.suffers)
    caught = target in table.holds(who) or "restrained" in now.conditions
    return caught or charmed or table.effects(target).no_actions


_AT: Mapping[str, Callable[[Table, Profile, Attack, Profile], bool]] = {
    "hit": _hit_now,
    "other": _not_struck_at,
    "prone": _lies,
    "held": _held,
    "helpless": _helpless,
}
"""Whom an attack is made at, by its ``on``."""


def full(table: Table, who: Profile, most: int) -> bool:
    """Whether somebody holds as many within itself as it can (``most`` 0: any number)."""
    known = table.known
    return most > 0 and sum(by == who.id and one not in known.clings for one, by in known.carried.items()) >= most


def takes_in(table: Table, who: Profile, other: Profile, power: Power) -> bool:
    """Whether somebody could take another into itself: of a size that fits, within nobody yet, and with room left (a
    large one takes all of it)."""
    carried, row = table.known.carried, power.row
    if other.is_object or other.id in carried or other.id not in table.now or table.now[other.id].life == "dead":
        return False
    if row.target.largest is not None and other.size > SIZES.index(row.target.largest):
        return False
    return not row.target.most or _fills(table, who, other, row.target.most) <= row.target.most


def _fills(table: Table, who: Profile, other: Profile, most: int) -> int:
    """How much room those take whom somebody has within itself, and another with them."""
    inside = [table.profiles[id] for id, by in table.known.carried.items() if by == who.id]
    return sum(most if one.size >= LARGE else 1 for one in (*inside, other))


def crowds(table: Table, who: Profile, target: Profile) -> bool:
    """Whether the referee may let one more stand around somebody than there is room for (PR08), and has not
    refused it on this turn."""
    if table.scene.rulings != "ask" or table.printed.large_surround_is_hard_cap:
        return False
    return crowd(target) not in table.now[who.id].turn.freely


def room_around(table: Table, who: Profile, target: Profile) -> bool:
    """Without coordinates: whether there is room for one more around a creature that others stand around (one that is
    ``roomy`` has room for all of its enemies)."""
    beside = [other for other in table.everybody if table.now[other.id].beside == target.id and other is not who]
    around = [other for other in beside if table.now[other.id].life == "ok"]
    if not around:
        return True  # one alone always finds room
    cap = table.printed.large_around_medium_or_smaller
    return rules.size.fits(tuple([rules.size.surround_large(target.size, other.size, cap) for other in (*around, who)]))


def crowd(target: Profile) -> str:
    """The mark of a turn on which the referee has found no room around somebody."""
    return f"crowd:{target.id}"


def covered(table: Table, who: Profile, target: Profile) -> str:
    """The mark of a turn on which the referee has found total cover between two, from where the one stands."""
    now = table.now[who.id]
    return f"cover:{target.id}:{now.x},{now.y}"
