"""What powers that lie on somebody give it turn by turn: temporary hit points, and hit points that come back."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.effects.base import all_of
from bojiste.systems.srd5.effects.courage import Courage
from bojiste.systems.srd5.effects.regeneration import Regeneration
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.damage.healing import temporary
from bojiste.systems.srd5.play.spellcasting import ongoing_effects
from bojiste.systems.srd5.play.spellcasting.resolve import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


def renews(table: Table, who: Profile) -> Course[None]:
    """As somebody's turn starts: what lies on it lends it courage, or mends it."""
    for source, power, effect in tuple(ongoing_effects.laid(table, who)):
        if power.has(Courage.NAME) and table.now[who.id].life != "dead" and table.heals(who):
            yield from _encourages(table, who, Met(source, power, effect=effect))
        for mends in all_of(power, Regeneration) if table.now[who.id].life != "dead" else ():
            yield from _mends(table, who, mends.hit_points)


def _encourages(table: Table, who: Profile, met: Met) -> Course[None]:
    """Temporary hit points: of those of one power that are left only what is missing is worth a word."""
    now, amount = table.now[who.id], met.power.modifier
    own = any(entry.name == "thp" and entry.effect == met.effect for entry in now.suffers)
    if amount > (now.thp if own else 0):
        yield from temporary(table, who, amount, met, fresh=own)


def _mends(table: Table, who: Profile, amount: int) -> Course[None]:
    now = table.now[who.id]
    regained = min(amount, now.hp_max - now.hp) if table.heals(who) else 0
    if regained:
        changes, data = revived(table, who, regained), {"regained": regained}
        yield Event("regenerates", rules.healing.add, who.id, changes=changes, data=data, seen=OPEN)
