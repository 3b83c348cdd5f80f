"""What a system gives drivers to show besides numbers and options: tracks, what an option would mean, and a chart where
there is no map. All of it is made of a seat's view, so that a page can show it as it is.

Plain records of ids and numbers: their words are ``track-<name>``, ``means-<id>`` and ``spot-<id>`` of the system.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from bojiste.core.ask import NOTHING


class Mark(NamedTuple):
    """Where somebody stands on a track: a combatant, a side, or (``None``) everybody together."""

    who: str | None
    value: int
    maximum: int | None = None
    owed: int = 0
    """How much of the value is as good as spent."""


class Track(NamedTuple):
    """One line of a system's own strip: the turns of light, the actions that are left, the ladder of Threat.

    ``form``: ``notches`` (each one counts), ``ladder`` (who stands where from ``floor`` up), ``number``, or ``flag``
    (those who are marked). ``group``: every so many notches a taller one. ``ties``: who faces whom.
    """

    name: str
    form: Literal["notches", "ladder", "number", "flag"]
    marks: tuple[Mark, ...]
    group: int = 0
    floor: int = 0
    ties: tuple[tuple[str, str], ...] = ()


class Fact(NamedTuple):
    """One thing to know before an option is chosen. ``sign``: ``comes`` (what may come of it), ``costs``, ``risks``,
    ``succeeds`` and ``fails`` (what follows either way), ``knows`` (whence the chance is known). ``means-<id>`` says
    it with ``data``, as events say theirs."""

    sign: Literal["comes", "costs", "risks", "succeeds", "fails", "knows"]
    id: str
    data: Mapping[str, Any] = NOTHING


class Fall(NamedTuple):
    """What one total of the dice that decide does: its share of all, and whether it ``fails``, ``succeeds`` or is
    ``critical``."""

    total: int
    share: Fraction
    result: Literal["fails", "succeeds", "critical"]


class Meaning(NamedTuple):
    """What an option would mean, as far as the rules let its seat know: the chance of what is tried, how each total of
    the dice falls (for a picture of them), and facts. ``price``: how many notches of its own track it costs."""

    chance: Fraction | None = None
    falls: tuple[Fall, ...] = ()
    facts: tuple[Fact, ...] = ()
    price: int = 0


NO_MEANING = Meaning()
Place = tuple[int, int]


class Trace(NamedTuple):
    """What an option draws on the board, as far as its seat knows: the squares of a ``way`` in the order in which they
    are entered, those of an ``area``, whom it would meet (``met``), and between whom a blow goes (``line``)."""

    way: tuple[Place, ...] = ()
    area: tuple[Place, ...] = ()
    met: tuple[str, ...] = ()
    line: tuple[str, ...] = ()


NO_TRACE = Trace()


Level = Literal["", "exact", "damage", "words", "nothing"]
"""How much players are shown of the health of those who are not theirs, where the game master has chosen: how much is
left, how much is gone, in words, or nothing; empty: as the scene has it."""


class Health(NamedTuple):
    """What somebody has ``left`` of ``most``: hit points, lives. ``gauge``: their gauge; ``told``: the gauges and
    states that tell of them otherwise."""

    gauge: str
    left: int
    most: int
    told: frozenset[str] = frozenset()


def band(health: Health) -> str:
    """Health in a word: ``unhurt``, ``light``, ``grave``, ``dire``; nothing at 0: everybody sees that."""
    if health.left <= 0:
        return ""
    if health.left >= health.most:
        return "unhurt"
    parts = 4 * health.left
    return "light" if parts > 2 * health.most else "grave" if parts > health.most else "dire"


class Spot(NamedTuple):
    """A place of a chart: who is there, whether it is known from within, and where it lies (in parts of a hundred,
    from the upper left; ``None``: the page lays it out). ``name``: words by language, or a word id ``spot-<name>``."""

    id: str
    name: Mapping[str, str] | str
    who: tuple[str, ...] = ()
    entered: bool = True
    at: tuple[int, int] | None = None


class Path(NamedTuple):
    """A way between two spots of a chart, and what it is called."""

    a: str
    b: str
    name: Mapping[str, str] | str = ""


class Chart(NamedTuple):
    """A picture of a scene without squares: ``rooms`` (spots joined by paths), ``road`` (spots along a way, in order;
    ``done`` parts of a hundred of it lie behind), ``line`` (spots along a measure), ``plan`` (spots where they lie)."""

    form: Literal["rooms", "road", "line", "plan"]
    spots: tuple[Spot, ...]
    paths: tuple[Path, ...] = ()
    done: int = 0
