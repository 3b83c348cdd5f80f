"""Whose will somebody does: who decides for it, and on whose side it fights. Asked here alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol
from weakref import ref

from bojiste.core.state import Versions
from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play.profile import Profile
from bojiste.systems.srd5.words import RULED


def master(now: Fighter, fighters: Mapping[str, Fighter]) -> str | None:
    """Who decides for somebody in its stead; whoever is dead, or not there, rules nobody."""
    for entry in now.suffers:
        if entry.name in RULED and entry.source in fighters and fighters[entry.source].life != "dead":
            return entry.source
    return None


def masters(everybody: Iterable[Profile], fighters: Mapping[str, Fighter]) -> dict[str, str]:
    """Who does whose will: of a master who does another's will that one's."""
    found = {who.id: one for who in everybody if (one := master(fighters[who.id], fighters)) is not None}
    return {who: _highest(who, found) for who in found}


def _highest(who: str, found: Mapping[str, str]) -> str:
    passed = {who}
    while found[who] in found and found[who] not in passed:
        who = found[who]
        passed.add(who)
    return found[who]


class Ruler(Protocol):
    """A table, as far as wills go."""

    everybody: tuple[Profile, ...]
    now: dict[str, Fighter]
    profiles: dict[str, Profile]

    def turned(self) -> None: ...


class Wills:
    """What a table keeps of it: looked at after each change of what somebody suffers (``Versions.empties``), so that
    whoever asks for somebody's seat, side, enemies or allies is told those of today."""

    __slots__ = ("__weakref__", "_ruler", "_watches", "found")

    def __init__(self, ruler: Ruler) -> None:
        self._ruler = ref(ruler)  # no ring of references: a forecast collects none
        self.found: dict[str, str] = {}
        """Who does whose will now."""
        self._watches = False

    def watch(self, versions: Versions) -> None:
        """Look now, and from now on after each change."""
        if not self._watches:
            self._watches = True
            versions.empties(self)
        self.heed()

    def clear(self) -> None:
        self.heed()

    def heed(self) -> None:
        """Everybody sits where, and stands on the side of, whoever decides for it."""
        ruler = self._ruler()
        if ruler is None or (found := masters(ruler.everybody, ruler.now)) == self.found:
            return
        self.found = found
        for who in ruler.everybody:
            one = ruler.profiles[found.get(who.id, who.id)].combatant
            who.seat, who.side = one.seat, one.side
        ruler.turned()
