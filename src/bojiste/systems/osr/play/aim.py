"""Where an attack may be aimed: reach, ranges and zones, sight, cover, what a weapon needs."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.event import happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.play.blow import Blow
from bojiste.systems.osr.play.gear import Weapon
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import EXTREME, FULL, Reach


def ranges(who: Profile, weapon: Weapon, thrown: bool, strength: int) -> tuple[int, int]:
    """Metres at which an attack is effective, and at which it still reaches."""
    if thrown:
        return rules.combat.throw_range(strength)
    if weapon.missile:
        return weapon.effective, weapon.ineffective
    return weapon.reach, weapon.reach


def aim(table: Table, who: Profile, target: Profile, weapon: Weapon, thrown: bool) -> Reach:
    """What the distance allows an attack; by zones, what the referee may allow counts where people rule."""
    distance = table.distance(who, target)
    if table.options.range_zones and (thrown or weapon.missile):
        return rules.combat.by_zone(rules.combat.zones(distance), kind_of(weapon, thrown), table.asked, False)
    effective, ineffective = ranges(who, weapon, thrown, table.now[who.id].scores[0])
    return rules.combat.by_metres(distance, effective, ineffective)


def kind_of(weapon: Weapon, thrown: bool) -> str:
    """How zones tell apart what is thrown and shot."""
    return "thrown" if thrown else weapon.missile_size


@procedure("osr.situation.blind_ranged")
def may_shoot(table: Table, who: Profile, target: Profile, weapon: Weapon, thrown: bool) -> bool:
    """Whether nothing but the distance forbids a shot or a throw: sight, cover, water, loading, ammunition."""
    now = table.now[who.id]
    left = dict(now.ammo).get(weapon.id)
    return (
        table.sees(who, target)
        and not rules.combat.full_cover(table.now[target.id].cover, thrown, table.options.cover_thrown)
        and rules.situation.water_ranged(table.field.underwater, weapon.underwater)
        and (thrown or rules.completion.ammo(left, weapon.id not in now.unloaded))
    )


def open_to(table: Table, who: Profile, target: Profile, weapon: Weapon, thrown: bool) -> bool:
    """Whether an attack on this target is allowed at all."""
    if thrown and not weapon.throwable:
        return False
    if not aim(table, who, target, weapon, thrown):
        return False
    return not (thrown or weapon.missile) or may_shoot(table, who, target, weapon, thrown)


# -- what the referee says of a shot -----------------------------------------------------------------------------------

COVERS = (*(f"cover:{points}" for points in range(FULL)), "full")


def settle(table: Table, blow: Blow) -> Course[bool]:
    """Before the roll: how far it is for this attack, and what covers its target. Returns whether it can be made."""
    blow.reaches = Reach.WELL if blow.spell else aim(table, blow.who, blow.target, blow.weapon, blow.thrown)
    if not blow.ranged:
        return True
    blow.cover = table.now[blow.target.id].cover
    if not table.asked:
        return True
    if table.options.range_zones and not blow.spell:
        yield from by_zone(table, blow)
    rule = rules.combat.partial_cover
    usual = COVERS[blow.cover]
    answer = yield from table.ruling("covered", rule, blow.who.id, COVERS, usual, target=blow.target.id)
    blow.cover = COVERS.index(answer)
    hidden = rules.combat.full_cover(blow.cover, blow.thrown, table.options.cover_thrown)
    if blow.reaches and not hidden:
        return True
    refused = rules.combat.full_cover if blow.reaches else rules.combat.zone_extreme
    yield happened("no-shot", refused, blow.who.id, blow.target.id, data=blow.means)
    return False


def by_zone(table: Table, blow: Blow) -> Course[None]:
    """The referee may hamper a shot at arm's length, and may allow one at what is hardly in sight."""
    zone, kind = rules.combat.zones(table.distance(blow.who, blow.target)), kind_of(blow.weapon, blow.thrown)
    allowed = penalised = False
    if zone == 0:
        answers = ("none", "disadvantage")
        rule: Callable[..., object] = rules.combat.zone_close
        answer = yield from table.ruling("close-shot", rule, blow.who.id, answers, "none", target=blow.target.id)
        penalised = answer == "disadvantage"
    elif zone == EXTREME:
        rule = rules.combat.zone_extreme
        answer = yield from table.ruling("far-shot", rule, blow.who.id, ("yes", "no"), "no", target=blow.target.id)
        allowed = answer == "yes"
    blow.reaches = rules.combat.by_zone(zone, kind, allowed, penalised)
