"""A scene: everything that is set before the first question. Made only by ``reading.read_scene``; never changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

if TYPE_CHECKING:
    from bojiste.core.system import System

Sheet = TypeVar("Sheet", default=Any)
Options = TypeVar("Options", default=Any)
World = TypeVar("World", default=Any)
Prepared = TypeVar("Prepared", default=Any)
"""A system's own types. Each names them at one place (``Scene = core.Scene[Sheet, Options, World, Prepared]`` in its
``prepare.py``), so that a misspelt option is found before anything runs; whoever serves all systems says ``Scene``."""

LANGUAGES = ("cs", "ru", "en")
FORMAT = 1
GROUND = frozenset(".#~=≈:")
"""Signs that drawn maps keep for the ground: nobody's mark."""


@dataclass(frozen=True, slots=True)
class Name:
    """What somebody is called. ``forms`` maps a language (``""``: any) to ``text`` and, where they are given,
    ``gender``, ``number`` (``pl``: it is many) and cases; ``number`` tells one of several alike. Not ``given``: the id
    stands for a name."""

    forms: Mapping[str, Mapping[str, str]]
    number: int | None = None
    given: bool = True

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
class Combatant(Generic[Sheet]):
    """One participant. ``index`` is its place in the file (from 0), ``path`` where its entry stands there."""

    id: str
    index: int
    side: str
    seat: str
    name: Name
    sheet: Sheet
    now: Mapping[str, Any]
    tactic: str
    block: str | None
    mark: str
    path: str


@dataclass(frozen=True, eq=False)
class Scene(Generic[Sheet, Options, World, Prepared]):
    """A scene ready to be played, any number of times."""

    system: System
    """Whose rules this scene is played by."""
    procedure: str
    title: Name | None
    options: Options
    sides: tuple[Side, ...]
    combatants: tuple[Combatant[Sheet], ...]
    world: World
    rulings: str
    source: Mapping[str, Any]
    declared: frozenset[str] = field(default_factory=frozenset)
    """Ids of all combatants the file names, also of those too faulty to be read."""

    @cached_property
    def by_id(self) -> dict[str, Combatant[Sheet]]:
        return {combatant.id: combatant for combatant in self.combatants}

    @cached_property
    def prepared(self) -> Prepared:
        """What the system works out once for all games of this scene."""
        prepared: Prepared = self.system.prepare(self)
        return prepared

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

    def own(self) -> Scene[Sheet, Options, World, Prepared]:
        """The same scene for one game alone, into which its referee may bring newcomers."""
        return replace(self)

    def admit(self, newcomers: tuple[Combatant[Sheet], ...]) -> None:
        """Bring combatants into a game's own scene. What is prepared of them is the system's to add."""
        object.__setattr__(self, "combatants", (*self.combatants, *newcomers))
        for known in ("by_id", "seats"):
            self.__dict__.pop(known, None)

    def relation(self, side: str, other: str) -> str:
        """``hostile``, ``neutral`` or ``friendly``; a side is friendly to itself."""
        return self._relation[side, other]

    def hostile(self, who: str, other: str) -> bool:
        """Whether two combatants are enemies."""
        return self._relation[self.by_id[who].side, self.by_id[other].side] == "hostile"
