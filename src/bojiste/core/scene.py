"""A scene: everything that is set before the first question. Made only by ``reading.read_scene``; never changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

LANGUAGES = ("cs", "ru", "en")
FORMAT = 1


@dataclass(frozen=True, slots=True)
class Name:
    """What somebody is called. ``forms`` maps a language (``""``: any) to ``text``, ``gender`` and, where the name
    declines, its cases; ``number`` tells one of several alike."""

    forms: Mapping[str, Mapping[str, str]]
    number: int | None = None

    def __str__(self) -> str:
        first = self.forms.get("") or self.forms.get("en") or next(iter(self.forms.values()))
        return first["text"] if self.number is None else f"{first['text']} {self.number}"


@dataclass(frozen=True, slots=True)
class Side:
    """Those who act together. ``relations``: other side -> ``hostile`` (default), ``neutral`` or ``friendly``."""

    id: str
    name: Name
    relations: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Combatant:
    """One participant. ``index`` is its place in the file (from 0), ``path`` where its entry stands there."""

    id: str
    index: int
    side: str
    seat: str
    name: Name
    sheet: Any
    now: Mapping[str, Any]
    tactic: str
    block: str | None
    mark: str
    path: str


@dataclass(frozen=True, eq=False)
class Scene:
    """A scene ready to be played, any number of times."""

    system: Any
    """The ``System`` (core/system.py) whose rules this scene is played by."""
    procedure: str
    title: Name | None
    options: Any
    sides: tuple[Side, ...]
    combatants: tuple[Combatant, ...]
    world: Any
    rulings: str
    source: Mapping[str, Any]
    declared: frozenset[str] = field(default_factory=frozenset)
    """Ids of all combatants the file names, also of those too faulty to be read."""

    @cached_property
    def by_id(self) -> dict[str, Combatant]:
        return {combatant.id: combatant for combatant in self.combatants}

    @cached_property
    def prepared(self) -> Any:
        """What the system works out once for all games of this scene."""
        return self.system.prepare(self)

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """Seats that control somebody, in file order."""
        return tuple(dict.fromkeys(combatant.seat for combatant in self.combatants))

    @cached_property
    def _relation(self) -> dict[tuple[str, str], str]:
        known = {side.id: side.relations for side in self.sides}
        return {
            (a, b): "friendly" if a == b else known[a].get(b, known[b].get(a, "hostile")) for a in known for b in known
        }

    def relation(self, side: str, other: str) -> str:
        """``hostile``, ``neutral`` or ``friendly``; a side is friendly to itself."""
        return self._relation[side, other]

    def hostile(self, who: str, other: str) -> bool:
        """Whether two combatants are enemies."""
        return self._relation[self.by_id[who].side, self.by_id[other].side] == "hostile"
