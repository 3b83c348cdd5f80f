"""A system as a value: a record of functions, found by looking, never imported by name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, NamedTuple

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import Page, Roll
from bojiste.core.event import Event
from bojiste.core.hand import Hand
from bojiste.core.measure import Measure
from bojiste.core.odds import Chain, Question
from bojiste.core.pages import Pages
from bojiste.core.policy import Policy
from bojiste.core.rule import Rulebook
from bojiste.core.shelf import Shelf
from bojiste.core.shown import NO_MEANING, NO_TRACE, Chart, Health, Meaning, Trace, Track
from bojiste.core.state import Entity, Played, Sight, State, View
from bojiste.errors import Problem, UnknownSystem


class Outcome(NamedTuple):
    """How a scene ended: the winning side (``None``: nobody, or undecided), why (a word id), and further facts."""

    winner: str | None
    reason: str
    data: Mapping[str, Any] = {}


Play = Generator[Ask | Roll | Page | Event, Any, Outcome]
"""The course of a scene: yields what it needs and what happened, is sent the answers, returns the outcome."""


class Gauge(NamedTuple):
    """One number of an entity that a person watches: a word id, its value, and its maximum if it has one."""

    name: str
    value: int
    maximum: int | None = None


class Token(NamedTuple):
    """Something that stands on the board: whose, its lowest square, and how many squares wide it is."""

    who: str
    x: int
    y: int
    size: int


class Layer(NamedTuple):
    """Squares of a board that have something in common besides their ground: ``form`` is ``dark``, ``dim``, ``area``
    or ``height``; ``name`` what it is (a word id ``layer-<name>``, or words by language); ``mark``: drawn in each."""

    form: str
    name: Any
    squares: tuple[tuple[int, int], ...]
    mark: str = ""


class Board(NamedTuple):
    """What a map shows to one seat: rows of ground letters (``.`` free, ``#`` wall, ``~`` difficult), tokens, and what
    lies over the ground."""

    ground: tuple[str, ...]
    tokens: tuple[Token, ...]
    layers: tuple[Layer, ...] = ()


class Turns(NamedTuple):
    """Whose turn it is: the round (from 1), everybody in the order of their turns, and who is on (``None``: nobody)."""

    round: int
    order: tuple[str, ...]
    on: str | None


class Models(NamedTuple):
    """The pydantic models of a system: ``sheet`` (what a scene says of one combatant), ``now`` (the numbers a scene may
    state to begin in the middle), ``options`` (printings and optional rules with their defaults), ``world`` (the
    scene's further tables: the field, a journey)."""

    sheet: Any
    now: Any
    options: Any
    world: Any


def models_of(package: str) -> Callable[[], Models]:
    """The models of a system that keeps to the floor plan, imported when they are asked for, so that a system is cheap
    to import: ``Sheet`` and ``Given`` of ``sheet.py``, ``Options`` of ``options.py``, ``World`` of ``world.py``."""

    @cache
    def models() -> Models:
        sheet, options, world = (importlib.import_module(f"{package}.{file}") for file in ("sheet", "options", "world"))
        return Models(sheet.Sheet, sheet.Given, options.Options, world.World)

    return models


def blocks_of(package: str) -> Callable[[], Mapping[str, Any]]:
    """The bestiary of a system that keeps to the floor plan: the tables of ``bestiary/*.toml`` by id, in the order of
    their files; each is read when it is first asked for."""

    @cache
    def blocks() -> Mapping[str, Any]:
        folder = files(package) / "bestiary"
        pages = sorted(folder.iterdir(), key=lambda page: page.name) if folder.is_dir() else []
        return Pages(page.read_text(encoding="utf-8") for page in pages if page.name.endswith(".toml"))

    return blocks


def shelf_of(package: str) -> Callable[[], Shelf]:
    """The ``SHELF`` of a system that has the folder ``shelf``, imported when it is asked for."""

    @cache
    def shelf() -> Shelf:
        found: Shelf = importlib.import_module(f"{package}.shelf").SHELF
        return found

    return shelf


class Lengths(NamedTuple):
    """How facts tell lengths: those under keys that end in ``_<part>`` (``reach_hf``) count parts, of which so many
    make one unit (``{"foot": 2}``; its words are ``unit-foot``)."""

    part: str
    units: Mapping[str, int]


class Loop(NamedTuple):
    """Which of a kernel's loops plays a scene: its name, the folder of the system's sources, and how many fights the
    readable engine plays while it is loaded, once it has been compiled."""

    name: str
    sources: Path
    loads: int


class Kernel(NamedTuple):
    """A compiled twin of a system's play: what it cannot do of a scene (word ids; none: it plays it), the fights of a
    scene that it can play, and its code (``Stage``, ``Code`` of ``bojiste.kernel.stage``, imported when asked for), of
    several loops that of a name; which loop plays a scene; what it reads of one (``Reads`` of
    ``bojiste.kernel.reads``): what else a scene says keeps it from that; and all its loops."""

    lacks: Callable[[Any], Iterable[str]]
    stage: Callable[[Any], Any]
    code: Callable[..., Any]
    loop: Callable[[Any], Loop]
    reads: Callable[[], Any]
    loops: tuple[Loop, ...]


def kernel_of(package: str) -> Callable[[], Kernel]:
    """The ``KERNEL`` of a system that has the folder ``kernel``, imported when it is asked for."""

    @cache
    def kernel() -> Kernel:
        found: Kernel = importlib.import_module(f"{package}.kernel").KERNEL
        return found

    return kernel


class Luck(NamedTuple):
    """How a forecast sees who fared worst: the flags of a measure that tell of somebody's fall (``fell:ada``), and the
    count that tells what somebody has left (empty: there is none)."""

    falls: frozenset[str] = frozenset({"fell", "died"})
    left: str = ""


FALLS = Luck()


class Ledger(NamedTuple):
    """Which kinds of events the summary at the end of a log adds up, as everybody sees them.

    What happens to the target of an event (its actor, where it has none) is the actor's doing: a combatant that falls
    by it was felled by that actor.
    """

    tries: Mapping[str, bool | tuple[str, str]] = {}
    """Attempts of an actor: whether that kind tells one that came off, or by which fact and word it does so."""
    harm: Mapping[str, str] = {}
    """Kinds that tell harm, and the fact (a whole number) that says how much."""
    growing: Mapping[str, str] = {}
    """Kinds that tell harm by a number that has grown, and which: whosever it is, is harmed."""
    follows: frozenset[str] = frozenset()
    """Kinds of harm that follow from an earlier one: they count for the one who did that."""
    down: frozenset[str] = frozenset()
    """States (``System.states``) in which nobody stands."""
    dice: tuple[int, int] = (1, 20)
    """How many dice of how many sides are notable when they all show the most, or 1."""


class Carries(NamedTuple):
    """What goes along of somebody into another scene: its numbers as that states them (``now``), by the scene and the
    state of the one that is over, who it is, and the rest in between, which is one of ``rests``."""

    numbers: Callable[[Any, Any, str, str], Mapping[str, Any]]
    rests: tuple[str, ...] = ("none",)


NOTHING_GOES = Carries(lambda scene, state, who, rest: {})


def carries(*names: str, of: str = "") -> Carries:
    """It is no more than these numbers, of all or of those of one type (``of``)."""

    def numbers(scene: Any, state: Any, who: str, rest: str) -> Mapping[str, Any]:
        goes = not of or scene.by_id[who].sheet.type == of
        return {name: getattr(state.now[who], name) for name in names} if goes else {}

    return Carries(numbers)


def _no_problems(scene: object) -> Iterable[Problem]:
    return ()


def _nobody_comes(scene: object) -> bool:
    return False


def _no_unit(scene: object) -> str:
    return ""


def _no_board(view: object) -> Board | None:
    return None


def _no_chain(scene: object) -> Chain | None:
    return None


def _no_turns(view: object) -> Turns | None:
    return None


def _no_tracks(view: object) -> Iterable[Track]:
    return ()


def _no_health(scene: object, state: object, who: str) -> Health | None:
    return None


def _no_meaning(view: object, ask: object, option: object) -> Meaning:
    return NO_MEANING


def _no_trace(view: object, ask: object, option: object) -> Trace:
    return NO_TRACE


def _no_chart(view: object) -> Chart | None:
    return None


@dataclass(frozen=True, kw_only=True)
class System(Generic[Played, Entity]):
    """Everything the core, the words and the command line know of a rule system."""

    id: str
    rulebook: Rulebook
    kinds: Mapping[str, str]
    """Event kinds: their word id and what they tell (for the docs)."""
    asks: Mapping[str, str]
    """Topics of asks and what they ask (for the docs)."""
    models: Callable[[], Models]
    procedures: Mapping[str, Callable[[Played, State[Entity]], Play]]
    """The courses a scene may name; the first is the default."""
    prepare: Callable[[Played], Any]
    """What is worked out once per scene and shared by all its games."""
    begin: Callable[[Played], State[Entity]]
    sight: Callable[[Played, State[Entity], str, str], Sight]
    """How much of an entity a seat sees."""
    sight_by: frozenset[str] = frozenset()
    """Fields whose change may alter who sees whom (``hidden``); without any, sight lasts as long as the entity."""
    kept_by: frozenset[str] = frozenset()
    """Further fields of which something is worked out and kept until one of them changes (``State.versions``)."""
    limits: frozenset[str] = frozenset({"undecided"})
    """Reasons of an outcome that is none: the rounds were used up."""
    multiplies: Callable[[Played], bool] = _nobody_comes
    """Whether play itself may bring somebody into a scene whom it does not name (a spell, a body that splits): each
    game then has a scene of its own."""
    policies: Mapping[str, Policy]
    """Tactics by name; the first is the default."""
    bands: tuple[str, ...] = ()
    """Of these the grades of play, the plainest first: what a forecast tries on either side."""
    measure: Callable[[Played, State[Entity], Outcome], Measure]
    luck: Luck = FALLS
    """Which of that tells how a fight went for somebody."""
    conventions: Callable[[Played], Iterable[str]]
    """Word ids of what a forecast takes for granted (order, ties, what 0 hit points means)."""
    gauges: Callable[[View[Entity, Played], str], Iterable[Gauge]]
    """What to show of an entity to the seat of the view."""
    states: Callable[[View[Entity, Played], str], Iterable[str]]
    """Word ids of the conditions an entity is visibly in."""
    health: Callable[[Played, State[Entity], str], Health | None] = _no_health
    """What somebody has left; ``None``: nothing that could be shown or hidden. Only ``View.health`` asks for it."""
    lengths: Lengths | None = None
    """How facts tell lengths; ``None``: none do."""
    unit: Callable[[Played], str] = _no_unit
    """The unit of length that a scene prints, of those in ``lengths`` (empty: the first)."""
    text: str
    """Package that holds cs.ftl, ru.ftl, en.ftl."""
    blocks: Callable[[], Mapping[str, Any]] = dict
    """The bestiary: raw tables by id."""
    proposed: Mapping[str, int] = field(default_factory=dict)
    """Blocks whom somebody's first scene meets, and how many: a fair fight for two heroes who begin."""
    shelf: Callable[[], Shelf] = Shelf
    """What is said of the bestiary as a whole."""
    check: Callable[[Played], Iterable[Problem]] = _no_problems
    """Faults that only show when the whole scene is seen."""
    remarks: Callable[[Played], Iterable[Problem]] = _no_problems
    """What keeps no scene from being played, but should be known before: somebody's weapon is no use to him."""
    board: Callable[[View[Entity, Played]], Board | None] = _no_board
    turns: Callable[[View[Entity, Played]], Turns | None] = _no_turns
    """The order of turns as the seat of the view knows it; ``None`` while there is none."""
    tracks: Callable[[View[Entity, Played]], Iterable[Track]] = _no_tracks
    """What its own strip shows: turns of light, actions left, a ladder."""
    meaning: Callable[[View[Entity, Played], Ask, Option], Meaning] = _no_meaning
    """What an option would mean, as far as the seat of the view may know it."""
    traced: Callable[[View[Entity, Played], Ask, Option], Trace] = _no_trace
    """What an option would draw on the board: asked for one option at a time, when somebody looks at it."""
    chart: Callable[[View[Entity, Played]], Chart | None] = _no_chart
    """A picture of a scene that has no board."""
    first: tuple[str, ...] = ()
    """Verbs of answers that matter most, in the order in which a menu shows them."""
    hand: Hand[Entity, Played] | None = None
    """What the referee may set right by hand while a question waits."""
    merging: frozenset[str] = frozenset()
    """Event kinds of which several in a row are told as one line (the steps of a walk)."""
    opening: frozenset[str] = frozenset({"turn"})
    """Event kinds with which a paragraph of the story begins: somebody's turn, a day."""
    closing: frozenset[str] = frozenset()
    """Event kinds with which a paragraph ends; they stand on lines of their own, if they are told at all."""
    joining: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Event kinds that are told within the sentence of an earlier one, and of which (``damage`` within ``hit``)."""
    telling: Callable[[Played], Callable[[Iterable[Event]], Iterator[Event]]] | None = None
    """What gathers the events of one game for its log: given them as they come (all until somebody is asked), it gives
    on those that are told, its own kinds among them; ``None``: each is told as it is."""
    ledger: Ledger | None = None
    """What the table at the end of a log adds up; ``None``: there is no such table."""
    carries: Carries = NOTHING_GOES
    """What goes along of somebody into another scene."""
    odds: Mapping[str, Question] = field(default_factory=dict)
    """What may be asked about dice alone, by name."""
    chain: Callable[[Played], Chain | None] = _no_chain
    """The scene as a chain of chances, where it is so plain that its odds can be told exactly; else ``None``."""
    kernel: Callable[[], Kernel] | None = None
    """A compiled twin of the play; ``None`` where there is none."""


@cache
def _built_in() -> dict[str, tuple[str, str]]:
    """System id -> module and attribute that hold it, of the systems that come with the program."""
    import bojiste.systems as folder

    return {info.name: (f"bojiste.systems.{info.name}", "SYSTEM") for info in pkgutil.iter_modules(folder.__path__)}


@cache
def _homes() -> dict[str, tuple[str, str]]:
    """The same of all systems: built-in ones first, then those of registered packages."""
    from importlib.metadata import entry_points  # late: reading all packages there are takes a while

    found = dict(_built_in())
    for entry in entry_points(group="bojiste.systems"):
        found.setdefault(entry.name, (entry.module, entry.attr or "SYSTEM"))
    return found


def system_ids() -> tuple[str, ...]:
    """Ids of all systems there are, without importing them."""
    return tuple(sorted(_homes()))


def home_of(id: str) -> str:
    """The package that holds a system, without importing it; ``KeyError`` if there is no such system."""
    return _homes()[id][0]


@cache
def system(id: str) -> System:
    """The system of this id; ``UnknownSystem`` (with the ids there are) for any other."""
    home = _built_in().get(id) or _homes().get(id)
    if home is None:
        known = system_ids()
        near = get_close_matches(id, known, n=1)
        raise UnknownSystem("unknown-system", path="system", value=id, known=", ".join(known), near=", ".join(near))
    module, attribute = home
    found: System = getattr(importlib.import_module(module), attribute)
    return found


def systems() -> dict[str, System]:
    """All systems, imported."""
    return {id: system(id) for id in system_ids()}
