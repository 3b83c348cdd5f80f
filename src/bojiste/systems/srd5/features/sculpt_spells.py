"""Sculpt Spells: of those in the area of its evocations it spares as many friends as 1 and the spell's level: they save
and take no damage."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import SPELL_AIMED
from bojiste.systems.srd5.play.areas.aim import Aim
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words.schools import EVOCATION

TRAIT = Feature("sculpt_spells")


@TRAIT.speaks(SPELL_AIMED)
def spares(table: Table, who: Profile, power: Power, slot: int, aim: Aim) -> Course[Aim]:
    """Its friends, in the order of the scene."""
    spared = _friends(who, power, slot, aim) if _shapes(power) else []
    if not spared:
        return aim
    yield TRAIT.told(who, spared[0] if len(spared) == 1 else None)
    places = [place for place, one in enumerate(aim.whom) if one not in spared]
    covers = tuple(aim.covers[place] for place in places if aim.covers)
    return aim._replace(whom=tuple(aim.whom[place] for place in places), covers=covers)


def _shapes(power: Power) -> bool:
    return power.key in EVOCATION and power.area is not None and bool(power.row.test.save)


def _friends(who: Profile, power: Power, slot: int, aim: Aim) -> list[Profile]:
    return [one for one in aim.whom if one in who.allies][: 1 + max(slot, power.level)]
