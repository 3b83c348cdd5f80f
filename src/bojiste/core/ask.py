"""Questions to seats. An ask is never empty, names the rule that lets it be asked, and has a default."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from bojiste.core.rule import Cited
from bojiste.errors import NotOffered

GM = "gm"
"""The seat of the referee: decides for monsters, and rules where the book leaves it to people."""

NOTHING: Mapping[str, Any] = MappingProxyType({})
Kind = Literal["choose", "amount", "note"]
MOST_NOTE = 1000
"""Letters of one note."""
_DIGITS = 18
"""No amount that is asked for has more."""


class Worked(Mapping[str, Any]):
    """Data of a question whose greater part is worked out only when somebody looks for it: an unattended seat often
    needs the ``known`` part alone. Of what stands in both, the known counts."""

    __slots__ = ("_all", "_known", "_rest")

    def __init__(self, known: Mapping[str, Any], rest: Callable[[], Mapping[str, Any]]) -> None:
        self._known = known
        self._rest = rest
        self._all: Mapping[str, Any] | None = None

    def _whole(self) -> Mapping[str, Any]:
        if self._all is None:
            self._all = {**self._rest(), **self._known}
        return self._all

    def __getitem__(self, key: str) -> Any:
        return self._known[key] if key in self._known else self._whole()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._whole())

    def __len__(self) -> int:
        return len(self._whole())


class Option(NamedTuple):
    """One answer. ``key`` is what journals quote (words, not positions: ``attack:goblin-2:bow``); ``data`` is what
    narration needs; ``seat`` is set when another seat than the one asked may say this meanwhile (an interjection:
    an instant action, letting go, the referee stopping the fight); ``place`` ties it to a square of the board."""

    key: str
    data: Mapping[str, Any] = NOTHING
    seat: str | None = None
    place: tuple[int, int] | None = None


AGAIN = "(again)"
"""What a course is sent instead of an answer to a question made with ``again=True``, after the referee has set
something right meanwhile: make it anew. No key is like it."""

Menu = Sequence[Option] | Callable[[], Sequence[Option]]


class Ask:
    """A question to one seat.

    ``topic`` names its sentence (``opportunity``); ``rule`` is the function that lets it be asked.
    ``kind``: ``choose`` (one of ``options``; the answer is its key), ``amount`` (an integer ``low``..``high``; the
    answer is that integer), ``note`` (free words, quoted by the log; may be empty).
    ``menu`` may be a function, called only when somebody looks: an unattended seat often knows its answer.
    ``ruling`` marks a question that the book leaves to the referee; scenes with ``rulings = "default"`` answer it
    themselves. ``again``: after a ruling by the referee's hand the course makes the question anew (see ``AGAIN``);
    that of any other is put again, its menu made anew where it is a function. ``number`` is set by the driver, counts
    from 1, and is quoted by the answer.
    """

    __slots__ = (
        "_keys",
        "_options",
        "actor",
        "again",
        "data",
        "default",
        "high",
        "kind",
        "low",
        "menu",
        "number",
        "rule",
        "ruling",
        "seat",
        "topic",
    )

    def __init__(
        self,
        topic: str,
        rule: Cited,
        seat: str,
        actor: str | None,
        menu: Menu = (),
        default: str = "",
        *,
        kind: Kind = "choose",
        data: Mapping[str, Any] = NOTHING,
        ruling: bool = False,
        low: int = 0,
        high: int = 0,
        again: bool = False,
    ) -> None:
        self.topic = topic
        self.rule = rule
        self.seat = seat
        self.actor = actor
        self.menu = menu
        self.default = default
        self.kind = kind
        self.data = data
        self.ruling = ruling
        self.low = low
        self.high = high
        self.number = 0
        self.again = again
        self._options: tuple[Option, ...] | None = None
        self._keys: tuple[str, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be answered (empty for amounts and notes)."""
        if self._options is None:
            self._options = tuple(self.menu() if callable(self.menu) else self.menu)
        return self._options

    @property
    def keys(self) -> tuple[str, ...]:
        if self._keys is None:
            self._keys = tuple(option.key for option in self.options)
        return self._keys

    def renew(self) -> None:
        """Forget the menu: it is made anew when somebody looks."""
        self._options = self._keys = None

    def seat_of(self, key: str) -> str:
        """Whose answer ``key`` is: the asked seat's, or an interjector's."""
        for option in self.options:
            if option.key == key and option.seat is not None:
                return option.seat
        return self.seat

    def accept(self, answer: str) -> Any:
        """The value an answer stands for (a key, an integer, or words); ``NotOffered`` if it is no answer."""
        if self.kind == "note":
            return self._note(answer)
        if self.kind == "amount":
            return self._amount(answer)
        if answer not in self.keys:
            raise NotOffered("not-offered", path=f"ask[{self.number}]", value=answer, offered=", ".join(self.keys))
        return answer

    def _note(self, answer: str) -> str:
        if len(answer) > MOST_NOTE:
            raise NotOffered("long-text", path=f"ask[{self.number}]", value=answer[:60], maximum=MOST_NOTE)
        return answer

    def _amount(self, answer: str) -> int:
        text = answer.strip().replace("−", "-")
        number = text.removeprefix("-")
        if not number.isdecimal() or len(number) > _DIGITS or not self.low <= int(text) <= self.high:
            raise NotOffered(
                "not-an-amount", path=f"ask[{self.number}]", value=answer, minimum=self.low, maximum=self.high
            )
        return int(text)


YES_NO = (Option("yes"), Option("no"))


def yes_no(topic: str, rule: Cited, seat: str, actor: str | None, default: bool, **more: Any) -> Ask:
    """A question answered ``yes`` or ``no``."""
    return Ask(topic, rule, seat, actor, YES_NO, "yes" if default else "no", **more)


def amount(
    topic: str, rule: Cited, seat: str, actor: str | None, low: int, high: int, default: int, **more: Any
) -> Ask:
    """A question answered by an integer low..high; where what stands now is none of them (the referee's hand sets what
    it likes), the nearest is the default."""
    usual = str(max(low, min(default, high)))
    return Ask(topic, rule, seat, actor, (), usual, kind="amount", low=low, high=high, **more)


def note(topic: str, rule: Cited, seat: str, actor: str | None, **more: Any) -> Ask:
    """A question answered in a person's own words; silence is an answer."""
    return Ask(topic, rule, seat, actor, (), "", kind="note", **more)
