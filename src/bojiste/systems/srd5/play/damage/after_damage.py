"""What lies on a creature, and on its friends, when it has taken damage."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.effects.base import effects_of
from bojiste.systems.srd5.moments import AFTER_DAMAGE
from bojiste.systems.srd5.play.conditions import repeat_save
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.spellcasting import lasting, ongoing_effects
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


@AFTER_DAMAGE.voice("running", state=("running",))
def _disturbs(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """What goes on by its doing is disturbed."""
    absorbed = table.printed.absorbed_damage_counts != "never"
    yield from lasting.hurt(table, target, taken.damage if absorbed else taken.through)


@AFTER_DAMAGE.voice("powers", state=("suffers",))
def _lies_on(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """What lies on it may end, and is felt by others."""
    if taken.damage:
        bonds = tuple(ongoing_effects.laid(table, target))
        yield from repeat_save.harmed(table, target, blow.source)
        yield from felt(table, target, blow, taken, bonds)


def felt(
    table: Table, target: Profile, blow: Blow, taken: Taken, bonds: tuple[tuple[Profile, Power, str], ...]
) -> Course[None]:
    """What lies on somebody makes its pain another's, or stuns it."""
    for source, power, _ in bonds:
        for effect in effects_of(power):
            yield from effect.after_damage(table, source, power, target, blow, taken)


@AFTER_DAMAGE.voice("calmed", there=("calm",))
def _rouses(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """Friends who have been calmed see it."""
    if taken.damage:
        yield from repeat_save.roused(table, target)
