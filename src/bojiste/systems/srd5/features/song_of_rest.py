"""Song of Rest: who spends Hit Dice in a short rest beside a bard regains a die more: 1d6, 1d8 from level 9, 1d10 from
13, 1d12 from 17."""

from __future__ import annotations

from bojiste.core.dice import die, fell
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import HIT_DICE_SPENT
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("song_of_rest")


@HIT_DICE_SPENT.voice(TRAIT.name, there=(TRAIT.name,))
def soothes(table: Table, who: Profile) -> Course[None]:
    """The song of the most practised bard who is awake."""
    singers = [one for one in (who, *who.allies) if TRAIT.of(one) and one.id in table.now and table.acts(one)]
    now = table.now[who.id]
    if not singers or now.hp >= now.hp_max:
        return
    level = max(map(TRAIT.number, singers))
    sides = 6 + 2 * sum(level >= least for least in (9, 13, 17))
    face = yield die(sides, has, who.id)
    gained = min(face, now.hp_max - now.hp)
    told = {"power": TRAIT.name, "regained": gained}
    yield Event("cures", has, singers[0].id, who.id, (fell(sides, face),), (), revived(table, who, gained), told, OPEN)
