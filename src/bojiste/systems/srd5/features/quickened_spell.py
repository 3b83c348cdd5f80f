"""Quickened Spell: for two points a spell that takes an action takes a bonus action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from bojiste.core.ask import Option
from bojiste.kit.course import Course
from bojiste.systems.srd5.features import font_of_magic
from bojiste.systems.srd5.features.font_of_magic import Metamagic
from bojiste.systems.srd5.play.deed import Deed, spare
from bojiste.systems.srd5.play.spellcasting import cast, use_cost
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Metamagic("quickened_spell")
POINTS = 2


@lru_cache(maxsize=1024)
def quick(power: Power) -> Power:
    """The same spell as a bonus action."""
    use = power.row.use.model_copy(update={"time": "bonus"})
    return replace(power, row=power.row.model_copy(update={"use": use}), shaped=power.shaped | {TRAIT.name})


def _may(table: Table, who: Profile) -> Iterator[Option]:
    if not TRAIT.of(who) or not spare(table, who) or font_of_magic.TRAIT.left(table, who) < POINTS:
        return
    for power in who.powers.values():
        action = power.spell and not power.of and power.row.use.time == "action" and not power.long
        if action and use_cost.offered(table, who, quick(power)):
            yield Option(f"quicken:{power.key}", {**power.facts, "level": power.level})


def quickens(table: Table, who: Profile, rest: str) -> Course[None]:
    """It is cast like any other."""
    yield TRAIT.told(who, None, font_of_magic.TRAIT.spent(table, who, POINTS))
    yield from cast.use(table, who, quick(who.powers[rest]), reactions.attacked)


DEED = Deed("quicken", has, _may, quickens)
