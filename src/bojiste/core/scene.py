"""A scene: everything that is set before the first question. Made only by ``reading.read_scene``; never changed."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from bojiste.core.languages import LANGUAGES as LANGUAGES

if TYPE_CHECKING:
    from bojiste.core.house import House

    # The one circle of types there is: a system is a record of functions over scenes, and a scene is a value that
    # holds its system, so each is told in terms of the other. Nothing is imported round when anything runs. Taken
    # apart it would be worse: a protocol of the three functions that a scene itself calls (prepare, blocks, models)
    # would leave readers of another one (scene.system.kernel, .measure, .hand; a hundred places) without its type,
    # and a fifth parameter of Scene would stand in every signature of the four systems.
    from bojiste.core.system import System

Sheet = TypeVar("Sheet", default=Any)
Options = TypeVar("Options", default=Any)
World = TypeVar("World", default=Any)
Prepared = TypeVar("Prepared", default=Any)
"""A system's own types. Each names them at one place (``Scene = core.Scene[Sheet, Options, World, Prepared]`` in its
``prepare.py``), so that a misspelt option is found before anything runs; code for all systems says ``Scene``."""

SPOKEN = {"cs": "Czech", "ru": "Russian", "en": "English"}
FORMAT = 1
MOST_KNOWN = 512
"""So many ways to know a scene are kept."""
Known = tuple[frozenset[str], frozenset[str], frozenset[tuple[str, str]]]
"""Whom somebody knows whole, whom it sees, and what of these was shown in play."""
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
    note: str = ""
    """A word about it, shown to the referee and to its player."""


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
    house: House | None = None
    """What its table plays otherwise than the book; ``None``: nothing."""
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

    @property
    def blocks(self) -> Mapping[str, Any]:
        """What an entry may name: the scene's own tables over the bestiary."""
        return ChainMap(self.source.get("block", {}), self.system.blocks())  # type: ignore[arg-type]

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

    @cached_property
    def _as_known(self) -> dict[Known, Scene[Sheet, Options, World, Prepared]]:
        """The scene as it was shown, by what was known of it."""
        return {}

    def as_known(
        self, whole: frozenset[str], seen: frozenset[str], shown: frozenset[tuple[str, str]] = frozenset()
    ) -> Scene[Sheet, Options, World, Prepared]:
        """The scene as somebody knows it who knows these combatants whole and sees of those what is open, and what they
        have ``shown`` in play (who, and the key). Nothing else of it can be reached through what is returned."""
        known = self._as_known.get((whole, seen, shown))
        if known is None:
            people = tuple(one if one.id in whole else self._open(one, seen, shown) for one in self.combatants)
            world: Any = self.world
            known = replace(self, combatants=people, world=world.shown(), source={})
            if len(self._as_known) >= MOST_KNOWN:
                self._as_known.clear()
            self._as_known[whole, seen, shown] = known
        return known

    def _open(self, one: Combatant[Sheet], seen: frozenset[str], shown: frozenset[tuple[str, str]]) -> Combatant[Sheet]:
        """What is open of a combatant: of its sheet and of how it began; of one that is not seen nothing."""
        sheet: Any = one.sheet
        told = self.system.models().now.OPEN if one.id in seen else ()
        now = {name: value for name, value in one.now.items() if name in told}
        keys = frozenset(key for who, key in shown if who == one.id)
        return replace(one, sheet=sheet.shown(one.id in seen, keys), now=now, block=None)

    def own(self) -> Scene[Sheet, Options, World, Prepared]:
        """The same scene for one game alone, into which its referee may bring newcomers."""
        return replace(self)

    def admit(self, newcomers: tuple[Combatant[Sheet], ...]) -> None:
        """Bring combatants into a game's own scene. What is prepared of them is the system's to add."""
        object.__setattr__(self, "combatants", (*self.combatants, *newcomers))
        for known in ("by_id", "seats", "_as_known"):
            self.__dict__.pop(known, None)

    def keep(self, prepared: Prepared) -> None:
        """What the system has prepared anew in a game's own scene, for newcomers."""
        self.__dict__["prepared"] = prepared

    def relation(self, side: str, other: str) -> str:
        """``hostile``, ``neutral`` or ``friendly``; a side is friendly to itself."""
        return self._relation[side, other]

    def hostile(self, who: str, other: str) -> bool:
        """Whether two combatants are enemies."""
        return self._relation[self.by_id[who].side, self.by_id[other].side] == "hostile"
