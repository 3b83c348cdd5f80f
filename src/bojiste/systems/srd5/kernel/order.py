"""Compiled: initiative, as ``play/turns/initiative.py`` has it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.kernel.ties import parted
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.known import BEGUN
from bojiste.systems.srd5.kernel.plight import unsure
from bojiste.systems.srd5.kernel.test import test

LISTED, MIXED, ALL = 0, 1, 2
"""Which ties are rolled off: none, of characters with monsters, all."""


def ordered(f: Any) -> None:
    """The order of turns, and where the first round begins in it."""
    f.begins = 0
    if BEGUN and f.said:
        as_said(f)
    else:
        drawn_up(f)
    if BEGUN and f.whose >= 0:
        f.begins = f.place[f.whose]


def as_said(f: Any) -> None:
    """The order of a fight under way; nobody rolls."""
    f.listed = f.said
    for place in range(f.said):
        f.order[place] = f.said_order[place]
        f.place[f.order[place]] = place
    tell(f, what.KNOWN_ORDER, NOBODY, NOBODY, NO_SUM, 0)


def drawn_up(f: Any) -> None:
    """One count for each entry, then ties; then every entry's members stand where its leader stands."""
    listed = 0
    for at in range(f.many):
        if f.leader[at] == at:
            if not f.given[at]:
                rolled(f, at)
            spot = listed  # behind all with as high a count
            while spot > 0 and f.initiative[f.entries[spot - 1]] < f.initiative[at]:
                f.entries[spot] = f.entries[spot - 1]
                spot -= 1
            f.entries[spot] = at
            listed += 1
    untied(f, listed)
    f.listed = 0
    for place in range(listed):
        for one in range(f.entries[place], f.many):
            if f.leader[one] == f.entries[place]:
                f.order[f.listed] = one
                f.place[one] = f.listed
                f.listed += 1
    tell(f, what.ORDER, NOBODY, NOBODY, NO_SUM, 0)


def rolled(f: Any, at: int) -> None:
    """One entry rolls: all of its members get the count."""
    initiative = rules.initiative.roll(test(f, f.lucky[at], hampered(f, at)), f.init_bonus[at])
    members = 0
    for one in range(at, f.many):
        if f.leader[one] == at:
            f.initiative[one] = initiative
            members += 1
    tell(f, what.INITIATIVE, at, NOBODY, initiative, members * (initiative + 1) * what.COUNT)


def hampered(f: Any, at: int) -> int:
    """The state of a check that nothing but conditions hampers."""
    return rules.dice.adv_cancel(0, unsure(f, at))


def untied(f: Any, listed: int) -> None:
    """Ties are rolled off where the options say so; the others stay as listed."""
    first = 0
    while first < listed:
        last, mixed = first + 1, False
        while last < listed and f.initiative[f.entries[last]] == f.initiative[f.entries[first]]:
            mixed = mixed or f.character[f.entries[last]] != f.character[f.entries[first]]
            last += 1
        if last > first + 1 and (f.ties == ALL or (mixed and f.ties == MIXED)):
            lots(f, first, last)
        first = last


def lots(f: Any, first: int, last: int) -> None:
    """A roll-off: one die each as listed, the highest first; those still equal roll again at once. ``tied`` says where
    the group ends to which a place belongs."""
    for place in range(first, last):
        f.tied[place] = last
    while first < last:
        end = f.tied[first]
        if end == first + 1:
            first = end
        else:
            for place in range(first, end):
                f.faces[place] = roll(f, 20)
                tell(f, what.ROLL_OFF, f.entries[place], NOBODY, f.faces[place], 0)
            parted(f, first, end)
