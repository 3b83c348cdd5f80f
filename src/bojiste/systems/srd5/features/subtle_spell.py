"""Subtle Spell: for a point a spell is cast without voice or gestures: by who is silent or bound; and where it
takes no material either nobody can break it off."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.font_of_magic import Metamagic, shaped
from bojiste.systems.srd5.moments import SPELL_CHOSEN
from bojiste.systems.srd5.play.spellcasting import use_cost
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

TRAIT = Metamagic("subtle_spell")
POINTS = 1


def silent(table: Table, who: Profile, power: Power) -> Power | None:
    """The same spell where it could not be cast aloud."""
    return None if use_cost.slots(table, who, power) else _without(power)


@TRAIT.speaks(SPELL_CHOSEN)
def hushes(table: Table, who: Profile, power: Power, slot: int) -> Course[Power]:
    """By default where an enemy has shown that it breaks spells off."""
    if power.shaped or not set(power.row.use.components) & {"v", "s"}:
        return power
    known = any(one.counters and not set(table.now[one.id].shown).isdisjoint(_keys(one)) for one in who.enemies)
    return _without(power) if (yield from TRAIT.pays(table, who, POINTS, known and bool(slot))) else power


def _without(power: Power) -> Power:
    kept = "m" if "m" in power.row.use.components else ""
    return shaped(power, TRAIT.name, "use", components=kept)


def _keys(one: Profile) -> tuple[str, ...]:
    """By what it is known that somebody breaks spells off."""
    return tuple(power.mark for power in one.counters)


DEED = TRAIT.deed("subtle", POINTS, silent)
