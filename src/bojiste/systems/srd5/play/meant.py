"""For whom a power may be meant: creatures that fit it and are in reach, and bodies that somebody may rise of."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import effects_of
from bojiste.systems.srd5.play import cover, lasting, sight
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.surroundings import in_sunlight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.brought import Brings


def candidates(table: Table, who: Profile, power: Power) -> list[Profile]:
    """Creatures that a power without an area can be meant for."""
    if power.at_self:
        return [who] if power.row.brings is None or _hears_call(table, who, power.row.brings) else []
    if power.row.whom == "anybody":
        pool: Sequence[Profile] = table.everybody
    elif power.row.brings is not None:
        return _corpses(table, who, power) if _hears_call(table, who, power.row.brings) else []
    elif power.row.whom == "dead":
        there = (one for one in who.allies if one.id in table.now)
        return [one for one in there if table.now[one.id].life == "dead" and _near(table, who, one, power)]
    else:
        pool = who.enemies if power.harmful else (who, *who.allies)
    return [one for one in pool if one.id in table.now and _meant(table, who, one, power)]


RISEN = "risen"
"""The mark of a body whose like has risen once."""


def _corpses(table: Table, who: Profile, power: Power) -> list[Profile]:
    """Bodies near enough that somebody may rise of, if not too many have."""
    brings = power.row.brings
    assert brings is not None
    mark = lasting.id_of(who, power)
    there = [one for one in lasting.all_alive(table) if table.now[one.id].brought == mark]
    if brings.most and len(there) >= brings.most:
        return []
    return [one for one in table.everybody if _may_rise(table, one, power) and _near(table, who, one, power)]


def _may_rise(table: Table, one: Profile, power: Power) -> bool:
    now = table.now[one.id]
    dead = now.life == "dead" and not now.gone and not one.is_object and RISEN not in (now.used or ())
    return dead and one.open_to(power)


def _hears_call(table: Table, who: Profile, brings: Brings) -> bool:
    """Whether those come now whom somebody calls."""
    return not (brings.by_night and in_sunlight(table, who))


def _near(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    return rules.spell.targets_range(table.distance(who, one) if one is not who else 0, power.reach)


def _meant(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    """Whether a creature can be chosen: known, living, near enough, not wholly covered, of a fit kind."""
    if not one.open_to(power) or table.now[one.id].life == "dead" or not table.knows(who, one):
        return False
    if power.row.shares and one is who:
        return False
    if power.harmful and not table.may_harm(who, one):
        return False
    if power.row.at_most and not _room_for_more(table, who, one, power):
        return False
    if not all(effect.meant_for(table, power, one) for effect in effects_of(power)):
        return False
    if power.row.same and not any((e.source, e.by) == (who.id, power.row.during) for e in table.now[one.id].suffers):
        return False
    if power.row.seen and not sight.sees(table, one, who):
        return False
    if power.row.charms and "charmed" in one.cond_immune:
        return False
    if power.row.spoken and (table.effects(one).deaf or table.effects(one).unaware or table.hushed(one)):
        return False
    if power.row.unarmoured and one.sheet.armour is not None:
        return False
    if power.row.on_its and not power.has_in_hand(table.now[one.id].suffers, who.id):
        return False
    if power.row.only_if and power.row.only_if not in table.now[one.id].conditions:
        return False
    if power.row.missiles and not sight.sees(table, who, one):
        return False
    if power.row.downed and (table.now[one.id].life not in ("dying", "stable") or not sight.sees(table, who, one)):
        return False
    return _near(table, who, one, power) and rules.spell.clear_path(one is not who and cover.shut(table, who, one))


def _room_for_more(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    """Whether fewer of its kind are under a power than may be at once."""
    under = [
        other
        for other in table.everybody
        if other is not one
        and other.sheet.type == one.sheet.type
        and any((entry.source, entry.by) == (who.id, power.key) for entry in table.now[other.id].suffers)
    ]
    return len(under) < power.row.at_most.get(one.sheet.type, len(under) + 1)
