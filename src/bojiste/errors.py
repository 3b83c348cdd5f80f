"""Everything that can go wrong, as one tree.

::

    BojisteError
    ├── SceneError            a scene (or its file) cannot be played: carries every problem found, not the first
    │   └── SaveError         a save is damaged, foreign, or does not match this engine
    ├── DecisionError         an answer that was not asked for
    │   ├── NotOffered        the key is not among the options (names the ask and what it offers)
    │   ├── NotAsked          nobody is being asked, or the number is another question's
    │   └── NobodyThere       a decision is needed and no person, script or policy holds the seat
    ├── DiceError             a source of dice cannot give what is asked
    │   ├── TapeEnds          a script ran out of faces
    │   ├── TapeLeft          a script has faces left at the end
    │   ├── BadFace           a face outside 1..sides
    │   └── BadNotation       an expression that is not dice notation
    ├── UnknownRule           no such rule id (carries near ids)
    ├── UnknownSystem         no such system (carries the ids there are)
    └── ReplayDiffers         a replay left the recorded game: names the first event that differs

Errors carry ids and values, not sentences: ``bojiste.tell.problems`` says them in Czech, Russian or English.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of the input: where, what was there, why it is wrong, and what would be right.

    ``reason`` is a message id (``below-minimum``); ``data`` holds the values its sentence needs, among them
    whatever the remedy names (``minimum``, ``known``, ``near``).
    """

    path: str
    value: Any
    reason: str
    data: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"{self.path}: {self.value!r} ({self.reason}{': ' + facts if facts else ''})"


class BojisteError(Exception):
    """Root of all errors of this package."""

    system: str | None = None
    """The rule system that found the faults, where one did."""

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The faults, each to be told on a line of its own; at least one."""
        return (Problem("", "", "error", {"text": str(self)}),)


class SceneError(BojisteError):
    """A scene that cannot be played, with all its problems at once; ``system`` (if known) has the words for them."""

    def __init__(self, problems: Iterable[Problem], system: str | None = None) -> None:
        self._problems = tuple(problems)
        self.system = system
        super().__init__("; ".join(map(str, self._problems)))

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self._problems


class SaveError(SceneError):
    """A save that is damaged, of another program, or of another engine."""


class RulingError(SceneError):
    """A ruling by the referee's hand that cannot be, with all its problems at once."""


class OneProblem(BojisteError):
    """An error that is one problem."""

    def __init__(self, reason: str, path: str = "", value: Any = "", **data: Any) -> None:
        self.problem = Problem(path, value, reason, data)
        super().__init__(str(self.problem))

    @property
    def problems(self) -> tuple[Problem, ...]:
        return (self.problem,)


class DecisionError(OneProblem):
    """An answer that does not fit the question."""


class NotOffered(DecisionError):
    """The key is not among the options of the ask."""


class NotAsked(DecisionError):
    """Nobody is asked now, or the answer quotes another question's number."""


class NobodyThere(DecisionError):
    """A decision is needed from a seat that nobody holds."""


class DiceError(OneProblem):
    """A source of dice cannot give what is asked."""


class TapeEnds(DiceError):
    """The script of dice has run out."""


class TapeLeft(DiceError):
    """The script of dice was not used up."""


class BadFace(DiceError):
    """A face outside 1..sides."""


class BadNotation(DiceError):
    """Text that is not dice notation."""


class UnknownRule(OneProblem):
    """No rule of that id."""


class UnknownSystem(OneProblem):
    """No system of that id."""


class ReplayDiffers(OneProblem):
    """The events of a replay are not those recorded."""
