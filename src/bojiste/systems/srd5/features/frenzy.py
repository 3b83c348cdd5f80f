"""Frenzy: in a rage a blow of a melee weapon as a bonus action on each turn after the first; when that rage ends, a
level of exhaustion."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import Change
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.features.rage import rages
from bojiste.systems.srd5.moments import FIGHT_OVER, POWER_ENDED
from bojiste.systems.srd5.now import Running
from bojiste.systems.srd5.play.deed import Deed, spare, spend
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.spellcasting import ending, lasting
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("frenzy")
MOST = 6
"""Levels of exhaustion."""


def _may(table: Table, who: Profile) -> Iterator[Option]:
    if not spare(table, who, int(TRAIT.of(who))) or not rages(table, who):
        return
    for attack in who.attacks:
        if attack.melee and attack.item and table.at_hand(who, attack):
            for enemy in who.enemies:
                if table.now[enemy.id].life == "ok" and can_target(table, who, attack, enemy):
                    yield Option(f"frenzy:{enemy.id}:{attack.key}", {"target": enemy.id, **attack.facts})


def strikes(table: Table, who: Profile, rest: str) -> Course[None]:
    """The blow; that the rage is a frenzy is noted with the first."""
    id, _, key = rest.partition(":")
    noted = () if TRAIT.name in table.now[who.id].used else TRAIT.spent(table, who)
    changes = (*spend(table, who, bonus=True), *noted)
    yield TRAIT.told(who, table.profiles[id], changes)
    yield from reactions.attacked(table, who, table.profiles[id], who.by_key[key])


@TRAIT.speaks(POWER_ENDED)
def exhausts(table: Table, who: Profile, running: Running) -> tuple[Change, ...]:
    """The rage of a frenzy is over."""
    now = table.now[who.id]
    if running.power != "rage" or TRAIT.name not in now.used:
        return ()
    kept, level = tuple(one for one in now.used if one != TRAIT.name), min(MOST, now.exhaustion + 1)
    most = min(now.hp_max, rules.condition.hp_max(who.sheet.hp_max, level))
    return table.state.change(who.id, used=kept, exhaustion=level, hp_max=most, hp=min(now.hp, most))


@TRAIT.speaks(FIGHT_OVER, state=("running",))
def calms(table: Table, who: Profile) -> Course[None]:
    """With the fight the rage of a frenzy is over, too."""
    running = lasting.running_of(table, who, "rage")
    if running is not None and TRAIT.name in table.now[who.id].used:
        yield from ending.ends(table, who, running, has)


DEED = Deed("frenzy", has, _may, strikes)
