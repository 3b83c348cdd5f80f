"""Aggressive: as a bonus action up to its whole speed, towards an enemy that it sees."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.event import OPEN, Event
from bojiste.kit.course import Course
from bojiste.systems.srd5.play.deed import Deed, spare, spend
from bojiste.systems.srd5.play.movement.heights import on_foot
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import HARMLESS, Trait, has
from bojiste.systems.srd5.words import SQUARE

TRAIT = Trait("aggressive", HARMLESS)


def _may(table: Table, who: Profile) -> Iterator[Option]:
    free = spare(table, who, int(TRAIT.of(who)))
    if free and table.has_ways and table.speed(who) and on_foot(table, who):
        for enemy in who.enemies:
            if table.up(enemy) and table.distance(who, enemy) > SQUARE and sight.sees(table, who, enemy):
                yield Option(f"close-in:{enemy.id}", {"target": enemy.id})


def close_in(table: Table, who: Profile, rest: str) -> Course[None]:
    """It rushes at somebody."""
    changes = spend(table, who, bonus=True)
    yield Event("closes-in", has, who.id, rest, changes=changes, seen=OPEN)
    yield from reactions.moved(table, who, table.speed(who), own_turn=False, nearer=table.profiles[rest])


DEED = Deed("close-in", has, _may, close_in)
