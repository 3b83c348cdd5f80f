"""How potions of healing are drunk."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import HEALING_FULL
from bojiste.systems.srd5.play.damage.first_aid import drunk
from bojiste.systems.srd5.play.deed import Deed, spare, spend
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

QUICKLY = "srd5.house.potion_bonus_action"


@procedure(QUICKLY)
def quaffs(table: Table, who: Profile, rest: str) -> Course[None]:
    """Drink a potion of healing by the bonus action: what is poured into another still takes the action."""
    return drunk(table, who, who, spend(table, who, bonus=True))


def _within_reach(table: Table, who: Profile) -> Iterator[Option]:
    now = table.now[who.id]
    if table.scene.options.potion_bonus_action and now.potions and now.hp < now.hp_max and spare(table, who):
        yield Option("quaff", {"left": now.potions})


QUAFF = Deed("quaff", quaffs, _within_reach, quaffs)


@HEALING_FULL.voice("potion_full", there=("srd5.house.potion_full",))
def _full(met: Met) -> bool:
    """Other potions that heal do so as well as they can, too."""
    return "potion" in met.power.key
