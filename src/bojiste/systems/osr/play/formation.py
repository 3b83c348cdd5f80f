"""How the players' side goes and stands: named formations, and where a fight finds everybody."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.core.ask import Option
from bojiste.core.event import Change, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile

STEP = 2
"""Metres between neighbours."""


def present_one(table: Table) -> Mapping[str, tuple[int, int]]:
    """The formation they are in: metres to the side and back, by id."""
    named: Mapping[str, tuple[int, int]] = table.scene.world.formation.get(table.state[EXPEDITION].formation, {})
    return named


def others(table: Table) -> list[Option]:
    """Formations that could be taken instead, at no cost."""
    now = table.state[EXPEDITION].formation
    return [Option(f"form:{name}", {"formation": name}) for name in table.scene.world.formation if name != now]


@procedure("osr.party.formation")
def form(table: Table, name: str) -> Course[None]:
    """Another formation: who goes first from now on, and where the next fight finds them; nobody moves for it."""
    changes = table.state.change(EXPEDITION, formation=name)
    yield happened("forms", form, changes=changes, data={"formation": name})


def marching(table: Table, people: list[Profile]) -> list[Profile]:
    """People from front to back."""
    named = present_one(table)
    return sorted(people, key=lambda one: (named[one.id][1] if one.id in named else STEP * one.index, one.index))


def lined_up(table: Table, sides: tuple[str, ...], metres: int) -> tuple[Change, ...]:
    """Starting places: the players' side as it goes, the others abreast, two metres apart."""
    changes: list[Change] = []
    for number, side in enumerate(sides):
        there = [one for one in table.prepared.sides[side] if table.now[one.id].present]
        line = [(abreast(at), 0) for at in range(len(there))]
        places = column(table, there) if table.prepared.players[side] else line
        back = -1 if number == 0 else 1
        for who, (x, y) in zip(there, places, strict=True):
            changes += table.state.change(who.id, x=x, y=number * metres + back * y)
    return tuple(changes)


def column(table: Table, there: list[Profile]) -> list[tuple[int, int]]:
    """Places to the side and back: by the formation, whoever it does not name behind, one after another."""
    named = present_one(table)
    last = max((back for _, back in named.values()), default=-STEP)
    places = []
    for who in there:
        if who.id not in named:
            last += STEP
        places.append(named.get(who.id, (0, last)))
    return places


def abreast(place: int) -> int:
    """0, 2, −2, 4, −4 … metres from the middle of a line."""
    return (place + 1) // 2 * STEP * (1 if place % 2 else -1)
