"""For whom a power may be meant: creatures that fit it and are in reach, and bodies that somebody may rise of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import effects_of
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.senses.surroundings import in_sunlight
from bojiste.systems.srd5.play.spellcasting import lasting
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.brought import Brings


def candidates(table: Table, who: Profile, power: Power) -> list[Profile]:
    """Creatures that a power without an area can be meant for."""
    if power.summons is not None and not _hears_call(table, who, power.summons):
        return []
    if power.at_self:
        return [who]
    if power.summons is not None and power.row.target.whom != "anybody":
        return _corpses(table, who, power)
    if power.row.target.whom == "dead":
        return [one for one in who.allies if _lies_dead(table, one) and _near(table, who, one, power)]
    return [one for one in _pool(table, who, power) if one.id in table.now and _meant(table, who, one, power)]


def _lies_dead(table: Table, one: Profile) -> bool:
    return one.id in table.now and table.now[one.id].life == "dead"


def _pool(table: Table, who: Profile, power: Power) -> Sequence[Profile]:
    """On whose side those are whom it is for."""
    if power.row.target.whom == "anybody":
        return table.everybody
    return who.enemies if power.harmful else (who, *who.allies)


RISEN = "risen"
"""The mark of a body whose like has risen once."""


def _corpses(table: Table, who: Profile, power: Power) -> list[Profile]:
    """Bodies near enough that somebody may rise of, if not too many have."""
    brings = power.summons
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
    if not all(asks(table, who, one, power) for asks in ASKS):
        return False
    return _near(table, who, one, power) and rules.spell.clear_path(one is not who and cover.shut(table, who, one))


def _may_be_harmed(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    return not power.harmful or table.may_harm(who, one)


def _room(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    return not power.row.target.at_most or _room_for_more(table, who, one, power)


def _affected(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    """Every effect would do something to it."""
    return all(effect.meant_for(table, power, one) for effect in effects_of(power))


def _under_the_other(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    """What goes on, and this is a part of, lies on it."""
    whose = (who.id, power.row.use.during)
    return not power.row.target.same or any((e.source, e.by) == whose for e in table.now[one.id].suffers)


def _sees_the_user(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    return not power.row.target.seen or sight.sees(table, one, who)


def _may_be_charmed(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    return not (power.row.target.charms and "charmed" in one.cond_immune)


def _hears_words(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    effects = table.effects(one)
    return not (power.row.target.spoken and (effects.deaf or effects.unaware or table.hushed(one)))


def _unarmoured(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    return not power.row.target.unarmoured or one.sheet.armour is None


def _in_hand(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    return not power.row.target.on_its or power.has_in_hand(table.now[one.id].suffers, who.id)


def _in_condition(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    wanted = power.row.target.only_if
    return not wanted or wanted in table.now[one.id].conditions


def _in_sight(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    """Darts, and what is for those who lie there, are for whom one sees."""
    return not (power.missiles(0) or power.row.target.downed) or sight.sees(table, who, one)


def _downed(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    return not power.row.target.downed or table.now[one.id].life in ("dying", "stable")


def _another(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    return one is not who or not power.row.target.others


ASKS: tuple[Callable[[Table, Profile, Profile, Power], bool], ...] = (
    _may_be_harmed,
    _room,
    _affected,
    _under_the_other,
    _sees_the_user,
    _may_be_charmed,
    _hears_words,
    _unarmoured,
    _in_hand,
    _in_condition,
    _downed,
    _in_sight,
    _another,
)
"""What must be true of whoever a power is meant for, besides that it is near and known."""


def _room_for_more(table: Table, who: Profile, one: Profile, power: Power) -> bool:
    """Whether fewer of its kind are under a power than may be at once."""
    under = [
        other
        for other in table.everybody
        if other is not one
        and other.sheet.type == one.sheet.type
        and any((entry.source, entry.by) == (who.id, power.key) for entry in table.now[other.id].suffers)
    ]
    return len(under) < power.row.target.at_most.get(one.sheet.type, len(under) + 1)
