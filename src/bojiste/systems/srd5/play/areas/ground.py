"""Ground that areas make hurtful: where it lies, and whom it leaves alone. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.kit.board import Squares
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import POISON


def around(table: Table, one: Profile) -> Squares:
    """The squares of a creature's space on the ground."""
    if isinstance(table, Room) and table.buried(one):
        return 0
    return table.space(one) if table.grid else 0


def spared(who: Profile, power: Power, one: Profile) -> bool:
    """Whether an area of somebody's leaves somebody alone, whatever it does to others."""
    if (power.row.place.spares and (one is who or one in who.allies)) or one.walks(power.key):
        return True
    return power.row.place.transparent and one is who


def felt(table: Table, power: Power, one: Profile) -> bool:
    """Whether a power can do anything to somebody at all: foul air to who can be poisoned, a quake to who stands on the
    ground."""
    if power.row.target.breathed and POISON in one.immune:
        return False
    return not power.row.target.grounded or stands(table, one)


def stands(table: Table, one: Profile) -> bool:
    """Whether somebody is on the ground, and not above it."""
    return not isinstance(table, Room) or table.aloft(one) <= 0


def dangers(table: Table, one: Profile) -> Iterator[Squares]:
    """Of each area into which somebody goes at its peril: where its low corner would lie in it."""
    if not (table.magical and table.grid):
        return
    board = table.drawn[1]
    for who, power, running in table.areas():
        row = power.row
        goes = row.place.pierces or (row.place.entered and row.effects)
        if goes and running.zone and not spared(who, power, one) and felt(table, power, one):
            yield board.covering(running.zone, one.squares)
