"""The company on an expedition: who belongs to it, how time passes, what it shares out at the end."""

from __future__ import annotations

from bojiste.core.ask import amount
from bojiste.core.dice import die
from bojiste.core.event import happened, kept
from bojiste.core.system import Outcome
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION, Expedition
from bojiste.systems.osr.play.arrivals import arrayed
from bojiste.systems.osr.play.death import dies
from bojiste.systems.osr.play.fight import STOPPED
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import OUT

PERISHED = "perished"
CAME_OFF = frozenset({"arrived", "left", "rested", "settled"})
"""Ends of an expedition that are what its people wanted."""


def expedition(table: Table) -> Expedition:
    """What the expedition keeps count of."""
    return table.state[EXPEDITION]


def company(table: Table) -> list[Profile]:
    """Those of the players' sides who are there and alive, in file order."""
    return [
        one
        for side, members in table.prepared.sides.items()
        if table.prepared.players[side]
        for one in members
        if table.now[one.id].present and OUT.isdisjoint(table.now[one.id].conditions)
    ]


def leader(table: Table) -> Profile:
    """Who speaks for all: the first who is able."""
    there = company(table)
    return next((one for one in there if table.up(one)), there[0])


def set_out(table: Table) -> Course[None]:
    """An expedition begins: who takes part is remembered."""
    yield from arrayed(table)
    names = tuple(one.id for one in company(table))
    yield happened(
        "sets-out",
        rules.party.experience_division,
        changes=table.state.change(EXPEDITION, participants=names),
        data={"members": names},
    )


# -- treasure and experience -------------------------------------------------------------------------------------------


def gain(table: Table, treasure: int, experience: int) -> Course[None]:
    """Treasure and experience that will be divided."""
    now = expedition(table)
    changes = table.state.change(EXPEDITION, treasure=now.treasure + treasure, experience=now.experience + experience)
    data = {"treasure": treasure, "experience": experience}
    yield happened("gains", rules.party.treasure_division, changes=changes, data=data)


# -- the end -----------------------------------------------------------------------------------------------------------


def finish(table: Table, reason: str) -> Course[Outcome]:
    """The expedition is over: treasure to the survivors, experience to all who set out. It has come off if they are
    where they wanted to be, not if they turned back or their time ran out."""
    there = company(table)
    if not there:
        yield from forsaken(table)
    side = there[0].side if there and reason in CAME_OFF else None
    now = expedition(table)
    if now.treasure and there and reason != STOPPED:
        yield from shares(table, there, now.treasure)
    if now.experience and now.participants:
        each = rules.party.experience_division(now.experience, len(now.participants))
        data = {"members": now.participants, "each": each}
        yield happened("experience", rules.party.experience_division, data=data)
    data = {"day": now.day, "turns": now.turn, "supplies": now.pool + sum(table.now[one.id].supplies for one in there)}
    return Outcome(side, reason if there else PERISHED, data)


def forsaken(table: Table) -> Course[None]:
    """Nobody is left to look after those who lie dying."""
    for who in table.everybody:
        if "dying" in table.now[who.id].conditions and table.prepared.players[who.side]:
            yield from dies(table, who, rules.mild_death.unconscious, "untended")


def shares(table: Table, there: list[Profile], treasure: int) -> Course[None]:
    """Each survivor's share as they agree, the last takes what is left."""
    left = treasure
    for place, who in enumerate(there):
        usual = min(left, rules.party.treasure_division(treasure, len(there), place))
        share = left
        if place < len(there) - 1:
            share = yield amount(
                "share", rules.party.treasure_division, who.seat, who.id, 0, left, usual, data={"left": left}
            )
        left -= share
        yield happened("share", rules.party.treasure_division, who.id, data={"share": share})


def chance(table: Table, who: str | None, in_six: int, kind: str) -> Course[bool]:
    """A chance of so many in six that somebody has set; nothing is rolled for none."""
    if not in_six:
        return False
    face = yield die(6, rules.check.x_in_y, who)
    happens = rules.check.x_in_y(face, in_six)
    data = {"against": in_six, "compare": "<=", "happens": happens}
    yield happened(kind, rules.check.x_in_y, who, rolls=kept(6, face), data=data)
    return happens
