"""The readable driver of a course of steps (``kit.steps``): a play of rolls, asks and events over the state.

The desk stands beside the records: its columns note what is assigned, and the next event carries that as changes of
records, in the order of the text. What people and the referee's hand change is read back.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, Protocol

from bojiste.core.ask import AGAIN
from bojiste.core.ask import Ask as Question
from bojiste.core.dice import Page as Opened
from bojiste.core.dice import Rolled, die, fell
from bojiste.core.event import Change, Event, Part
from bojiste.core.state import State
from bojiste.kit.steps import Ask, Course, Page, Roll, Told

Reads = Callable[[int], Any]
"""What a number of a column is in a record."""


class Column(dict[int, int]):
    """A column of the desk: whoever is set there is noted."""

    def __init__(self, name: str, numbers: Sequence[int], noted: dict[tuple[str, int], None]) -> None:
        super().__init__(enumerate(numbers))
        self._name, self._noted = name, noted

    def __setitem__(self, at: int, number: int) -> None:
        super().__setitem__(at, number)
        self._noted[self._name, at] = None


class Desk:
    """The columns of who is on the scene (``ids``, in the order of places), which stand for fields of their records:
    ``fields`` says what each number reads as there, ``numbers`` the other way round. ``more`` are further columns, of
    which nothing is told."""

    def __init__(
        self, state: State, ids: Sequence[str], fields: Mapping[str, Reads], numbers: Callable[[Any], int], **more: Any
    ) -> None:
        self.parts: list[tuple[str, int]] = []
        self._state, self._ids, self._fields, self._numbers = state, ids, fields, numbers
        self._noted: dict[tuple[str, int], None] = {}
        self.__dict__.update(more)
        self.read_back()

    def read_back(self) -> None:
        """Set all columns from the records, as they are after the referee's hand."""
        for name in self._fields:
            numbers = [self._numbers(getattr(self._state[who], name)) for who in self._ids]
            setattr(self, name, Column(name, numbers, self._noted))
        self._noted.clear()

    def changes(self) -> tuple[Change, ...]:
        """What was assigned since the last event and is not as it was, in the order of the text."""
        found = tuple(self._changes(self._noted))
        self._noted.clear()
        return found

    def _changes(self, noted: Mapping[tuple[str, int], None]) -> Iterator[Change]:
        for name, at in noted:
            old, new = getattr(self._state[self._ids[at]], name), self._fields[name](getattr(self, name)[at])
            if old != new:
                yield Change(self._ids[at], name, old, new)

    @property
    def unsaid(self) -> tuple[str, ...]:
        """The columns of which no event has told what was assigned."""
        return tuple(dict.fromkeys(change.field for change in self._changes(self._noted)))


class Tells(Protocol):
    """What a system says of its steps: which event one is, which question, and what an answer means."""

    def event(
        self, told: Told, rolls: tuple[Rolled, ...], parts: tuple[Part, ...], changes: tuple[Change, ...]
    ) -> Event: ...

    def question(self, ask: Ask) -> Question: ...

    def meant(self, ask: Ask, key: str) -> Any:
        """The answer as numbers; of ``AGAIN`` those that let the course look anew."""


class Unsaid(AssertionError):
    """A course asks, or ends, while something has been assigned that no event has told."""


def driven(course: Course, desk: Desk, ids: Sequence[str], tells: Tells) -> Generator[Any, Any, Any]:
    """A course as a play; what it returns at its end is what that returns."""
    answer, rolls = None, []
    while True:
        try:
            step = course.send(answer)
        except StopIteration as end:
            _said(desk, "ends")
            return end.value
        answer = None
        match step:
            case Roll(sides, at, rule, of):
                answer = yield die(sides, rule or "", ids[at], of=of)
                rolls.append(fell(sides, answer))
            case Page(section, turn):
                yield Opened(section, turn)
            case Told():
                parts, desk.parts = tuple(Part(*one) for one in desk.parts), []
                yield tells.event(step, tuple(rolls), parts, desk.changes())
                rolls = []
            case Ask():
                _said(desk, "asks")
                key = yield tells.question(step)
                if key == AGAIN:
                    desk.read_back()
                answer = tells.meant(step, key)


def _said(desk: Desk, does: str) -> None:
    if desk.unsaid:
        raise Unsaid(f"the course {does}, and no event has told of {', '.join(desk.unsaid)}")
