"""What a system says of its bestiary as a whole: what is listed, how a block is told, how far it is played, what files
of other programs hold, and how hard the book thinks a fight. Each system has its own; without one the tables speak."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from bojiste.errors import Problem

if TYPE_CHECKING:
    from bojiste.core.scene import Name, Scene

Table = Mapping[str, Any]


class Speaker(Protocol):
    """Whoever has words for message ids, in a language (``cs``, ``ru``, ``en``)."""

    language: str

    def word(self, id: str, /, **facts: Any) -> str: ...
    def has(self, id: str, /) -> bool: ...


class Column(NamedTuple):
    """A column of the list, by which blocks are chosen: its key (``cr``; ``column-cr`` heads it), what a table says
    there, and for words the beginning of the messages that tell them (``size``: ``size-large``)."""

    key: str
    value: Callable[[Table], int | Fraction | str | None]
    words: str = ""


class Thing(NamedTuple):
    """A thing out of the book's tables that a sheet names by its id: a weapon, a piece of armour, a spell.

    ``kind`` is the word id that heads its list (``things-weapon``), ``word`` the one that calls it; ``table`` has its
    figures under the keys of scene files, each a word, a number, a truth or a list of words. ``told`` says them in the
    words of a language; without it each figure stands under its name.
    """

    id: str
    kind: str
    word: str
    table: Table
    told: Callable[[Speaker], str] | None = None


class Covered(NamedTuple):
    """How far a block is played as it is printed: names of features by the part of the block that they belong to."""

    nearly: Mapping[str, tuple[str, ...]] = {}
    """Played but for something."""
    left: Mapping[str, tuple[str, ...]] = {}
    """Left to the referee."""

    @property
    def exact(self) -> bool:
        return not self.nearly and not self.left


def names(features: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Features of all parts, each once."""
    return tuple(dict.fromkeys(name for part in features.values() for name in part))


def spoken(features: Mapping[str, tuple[str, ...]], speaker: Speaker) -> str:
    """The same in somebody's language, as far as there are words (``left-swallow``, or those of a spell); what follows
    a colon says what of a feature is not played. The other names stand as they are printed."""
    return ", ".join(": ".join(_piece(part, speaker) for part in name.split(": ")) for name in names(features))


def _piece(text: str, speaker: Speaker) -> str:
    key = "".join(letter if letter.isalnum() else "_" for letter in text.lower()).strip("_")
    known = (id for id in (f"left-{key}", f"power-{key}") if key.isascii() and speaker.has(id))
    return next((speaker.word(id) for id in known), text)


def not_exact(scene: Scene) -> dict[str, tuple[Name, Covered]]:
    """What of a scene's blocks is not played as printed: by the id of the block (of the combatant, where it has none),
    and how it is called."""
    says = scene.system.shelf().covered
    found: dict[str, tuple[Name, Covered]] = {}
    if says is None:
        return found
    for one in scene.combatants:
        covered = says(one.sheet)
        if not covered.exact:
            found.setdefault(one.block or one.id, (replace(one.name, number=None), covered))
    return found


class Brought(NamedTuple):
    """A block out of a file of another program: its table as TOML (empty where it cannot be played), the sentences that
    were not understood by the feature they stand in, and what is wrong with it."""

    id: str
    name: str
    form: str
    text: str
    missed: Mapping[str, tuple[str, ...]]
    problems: tuple[Problem, ...]
    taken: tuple[Problem, ...] = ()
    """What the file leaves open, and what was taken or worked out: told, but no faults."""


class Budget(NamedTuple):
    """How hard the book thinks a fight: a word id, what it counted, and the limits it compares with (word id, number);
    ``missing`` are ids of those of whom it lacks a number."""

    verdict: str
    facts: Mapping[str, Any] = {}
    limits: tuple[tuple[str, int], ...] = ()
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Shelf:
    columns: tuple[Column, ...] = ()
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other words that people use for blocks, by their ids: found by them, never told."""
    people: tuple[str, ...] = ()
    """Blocks of people whose numbers a hero may take; the words for them are ``calling-<id>``, further ones (of the
    other gender, say) ``calling-<id>.also``. The first are those of heroes of whom nothing is said."""
    things: Callable[[], Iterable[Thing]] = tuple
    """What sheets name by its id; those of a kind together."""
    covered: Callable[[Any], Covered] | None = None
    """How far a sheet is played; ``None`` where the system does not say."""
    parts: Callable[[Any], Iterable[str]] | None = None
    """Parts that the block of a sheet has, in the words of ``Covered``."""
    told: Callable[[Any, Speaker], Iterable[str]] | None = None
    """The lines of a sheet as people play from them."""
    read: Callable[[str], Iterable[Brought]] | None = None
    """The blocks in the text of a file of another program."""
    budget: Callable[[Any, tuple[int, ...]], Budget] | None = None
    """How hard the book thinks a scene; the levels of a party in place of the scene's own."""
    explained: Callable[[Table, Any, Speaker], Iterable[str]] | None = None
    """Whence the numbers of a sheet come that its table in the file does not say itself, a line each."""
    callings: tuple[str, ...] = ()
    """Classes of ready heroes; ``calling-ID`` names one."""
    hero: Callable[[str, int], Table] | None = None
    """What a new scene says of a hero of one of these classes at a level (1 to 20)."""
