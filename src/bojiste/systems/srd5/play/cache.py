"""What a table keeps of everybody between two changes. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol
from weakref import ref

from bojiste.systems.srd5.now import BETRAYED, HARMED, HEALED, HOSTILE, ROUSED, Fighter
from bojiste.systems.srd5.play.voices import Heard
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import AWAY, CARRIED, ETHER


class Kept:
    """What hangs on lives, Ready and the numbers on which voices hang (``System.kept_by``): looked up once for each of
    their changes, not at every question."""

    __slots__ = (
        "carried",
        "clings",
        "enclosed",
        "faced",
        "foes",
        "grapplers",
        "hampered",
        "helpers",
        "hiding",
        "inside",
        "moments",
        "readied",
        "there",
    )

    def __init__(self, everybody: Sequence[Profile], fighters: Mapping[str, Fighter]) -> None:
        self.grapplers: set[str] = set()
        """Who holds somebody."""
        self.hampered: set[str] = set()
        """Who suffers something, is exhausted or holds somebody: all others are as their sheets say."""
        self.moments: set[str] = set()
        """When a condition of somebody ends (``turn-start:ID``)."""
        self.helpers: set[str] = set()
        """Whose help is not used yet."""
        self.readied = False
        """Somebody waits with a readied response."""
        self.hiding = False
        """Somebody is hidden from somebody."""
        self.carried: dict[str, str] = {}
        """Who is within whom, or goes along with it."""
        self.inside: dict[str, str] = {}
        """Who has been swallowed, or encased, by whom."""
        self.enclosed: dict[str, str] = {}
        """Who is shut in by magic, and by which effect: those in one shell are together."""
        self.clings: dict[str, str] = {}
        """Who clings to whom, and goes along with it."""
        self.foes: dict[str, tuple[Profile, ...]] = {}
        """Whose enemies are up, as far as somebody has asked (``Table.foes``)."""
        self.faced: dict[str, list[Profile]] = {}
        """Against whom somebody fights as far as it knows, where its tactic has asked (``Eyes.enemies``)."""
        for who in everybody:
            now = fighters[who.id]
            if now.suffers or now.exhaustion:
                self._suffers(who, now)
            if now.helped:
                self.helpers.update([mark.helper for mark in now.helped])
            if now.readied is not None:
                self.readied = True
            if now.hidden_from:
                self.hiding = True
        self.there = _words(bool(self.moments), bool(self.helpers), self.hiding, self.readied)
        """What is going on that gives voices occasion to speak (``Voice.there``)."""

    def _suffers(self, who: Profile, now: Fighter) -> None:
        """Look at somebody who is hampered."""
        self.hampered.add(who.id)
        for name, source, end, effect, *_ in now.suffers:
            if name == "grappled":
                self.grapplers.add(source)
                self.hampered.add(source)
            elif name in CARRIED:
                self.carried[who.id] = source
                if name != "engulfed":
                    self.inside[who.id] = source
            elif name == "clung":
                self.carried[source] = self.clings[source] = who.id
                self.hampered.add(source)
            elif name == "enclosed":
                self.enclosed[who.id] = effect
            elif name == "ethereal":
                self.inside[who.id] = ETHER
            elif name == "banished":
                self.carried[who.id] = self.inside[who.id] = AWAY
            if end and end not in (HEALED, HARMED, BETRAYED, HOSTILE, ROUSED):
                self.moments.add(end)


@cache
def _words(*there: bool) -> frozenset[str]:
    return frozenset(word for word, true in zip(GOING_ON, there, strict=True) if true)


GOING_ON = ("ends", "helps", "hiding", "readied")
"""A condition ends with a turn; help is not used yet; somebody is hidden; somebody waits with a response."""


class Keeper(Protocol):
    """Who has a ``Kept``."""

    known: Kept
    voices: Heard

    def look_up(self) -> Kept: ...


class Unknown(Kept):
    """What a keeper has in the place of a ``Kept`` after each change (``Versions.empties``): the first question looks
    all of it up anew, and the others cost nothing."""

    __slots__ = ("__weakref__", "_keeper")

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = ref(keeper)  # no ring of references: a forecast collects none

    def clear(self) -> None:
        if (keeper := self._keeper()) is not None:
            keeper.known = self
            keeper.voices.clear()

    def __getattr__(self, name: str) -> object:
        keeper = self._keeper()
        assert keeper is not None, "it keeps this"
        found: object = getattr(keeper.look_up(), name)
        return found
