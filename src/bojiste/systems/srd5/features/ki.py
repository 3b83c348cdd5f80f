"""Ki: as many points as its level, back after any rest. One each: Flurry of Blows (two unarmed strikes), Patient
Defense (Dodge), Step of the Wind (Dash or Disengage), all as a bonus action."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.features.martial_arts import UNARMED, blows
from bojiste.systems.srd5.play.deed import Deed, spare, spend
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

FLURRY = "flurry"
"""Stands in the turn on which one was struck."""
TRAIT = Feature("ki", uses=lambda who, level: level, rest="short")


def _flurries(table: Table, who: Profile) -> Iterator[Option]:
    return blows(table, who, "flurry") if TRAIT.left(table, who) else iter(())


def flurry(table: Table, who: Profile, rest: str) -> Course[None]:
    """Two blows, the second where the first has left somebody to strike."""
    target = table.profiles[rest.partition(":")[0]]
    freely = (*table.now[who.id].turn.freely, FLURRY)
    changes = (*spend(table, who, bonus=True, freely=freely), *TRAIT.spent(table, who))
    yield Event("flurries", has, who.id, target.id, changes=changes, seen=OPEN)
    for _ in range(2):
        if table.now[target.id].life == "ok" and table.acts(who):
            yield from reactions.attacked(table, who, target, who.by_key[UNARMED])


def _quick(table: Table, who: Profile) -> bool:
    return bool(TRAIT.left(table, who)) and spare(table, who)


def _defends(table: Table, who: Profile) -> Iterator[Option]:
    if _quick(table, who) and not table.now[who.id].dodging:
        yield Option("patient-defense")


def defend(table: Table, who: Profile, rest: str) -> Course[None]:
    """Dodge."""
    changes = (*spend(table, who, bonus=True), *TRAIT.spent(table, who, dodging=True))
    yield Event("dodge", rules.action.dodge, who.id, changes=changes, seen=OPEN)


def _dashes(table: Table, who: Profile) -> Iterator[Option]:
    if _quick(table, who) and table.has_ways:
        yield Option("wind-dash")


def _disengages(table: Table, who: Profile) -> Iterator[Option]:
    if _quick(table, who) and table.has_ways:
        yield Option("wind-disengage")


def dash(table: Table, who: Profile, rest: str) -> Course[None]:
    """Dash."""
    turn, added = table.now[who.id].turn, table.dashed(who)
    spent = spend(table, who, bonus=True, dashes=turn.dashes + 1, dashed=(*turn.dashed, *added))
    data = {"bonus_hf": max(speed for _, speed in added)}
    yield Event("dash", has, who.id, changes=(*spent, *TRAIT.spent(table, who)), data=data, seen=OPEN)


def disengage(table: Table, who: Profile, rest: str) -> Course[None]:
    """Disengage."""
    changes = (*spend(table, who, bonus=True, disengaged=True), *TRAIT.spent(table, who))
    yield Event("disengage", has, who.id, changes=changes, seen=OPEN)


DEEDS = (
    Deed("flurry", has, _flurries, flurry),
    Deed("patient-defense", has, _defends, defend),
    Deed("wind-dash", has, _dashes, dash),
    Deed("wind-disengage", has, _disengages, disengage),
)
