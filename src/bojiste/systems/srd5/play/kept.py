"""What a table keeps of everybody between two changes. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from bojiste.systems.srd5.now import HARMED, HEALED, Fighter
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import AWAY, CARRIED


@dataclass(slots=True)
class Kept:
    """What hangs on conditions, Help, Ready and hiding alone: looked up once for each of their changes, not at every
    question."""

    version: int
    grapplers: Collection[str]
    """Who holds somebody."""
    moments: Collection[str]
    """When a condition of somebody ends (``turn-start:ID``)."""
    helpers: Collection[str]
    """Whose help is not used yet."""
    readied: bool
    """Somebody waits with a readied response."""
    hiding: bool
    """Somebody is hidden from somebody."""
    legends: tuple[Profile, ...]
    """Those who have legendary actions."""
    carried: Mapping[str, str]
    """Who is within whom, or goes along with it."""
    inside: Mapping[str, str]
    """Who has been swallowed by whom."""


def look_up(version: int, everybody: Iterable[Profile], fighters: Mapping[str, Fighter]) -> Kept:
    """Look at everybody: what is kept until the next of those changes, of which there were so many."""
    grapplers, moments, helpers, readied, hiding = set(), set(), set(), False, False
    carried: dict[str, str] = {}
    inside: dict[str, str] = {}
    for who in everybody:
        now = fighters[who.id]
        for entry in now.suffers:
            if entry.name == "grappled":
                grapplers.add(entry.source)
            elif entry.name in CARRIED:
                carried[who.id] = entry.source
                inside |= {who.id: entry.source} if entry.name == "swallowed" else {}
            elif entry.name == "banished":
                carried[who.id] = inside[who.id] = AWAY
            if entry.end and entry.end not in (HEALED, HARMED):
                moments.add(entry.end)
        for mark in now.helped:
            helpers.add(mark.helper)
        readied = readied or now.readied is not None
        hiding = hiding or bool(now.hidden_from)
    legends = tuple([who for who in everybody if who.legendary])
    return Kept(version, grapplers, moments, helpers, readied, hiding, legends, carried, inside)
