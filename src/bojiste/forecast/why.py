"""Why it tends to end so: who deals and takes what, who fells whom, when it is decided, which rules go with victory.

Counted from the events of fights played with the very dice of the forecast, by the books that a story keeps. Nothing
here knows a system: what an attempt, harm or a fall is, its ledger says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from bojiste.core.ask import GM
from bojiste.core.dice import Tape
from bojiste.core.event import Event
from bojiste.core.measure import Measure
from bojiste.core.rule import rule_id
from bojiste.core.run import Run
from bojiste.core.scene import Scene
from bojiste.core.system import Ledger, Outcome
from bojiste.forecast.crew import Job, Scenes, Span, Work
from bojiste.forecast.intervals import Interval, difference
from bojiste.forecast.report import Report
from bojiste.forecast.sample import Many, Progress, count
from bojiste.forecast.tally import Finished, Tally, focus_of, merged, split, tally_of
from bojiste.tell.books import Books

FIGHTS = 300
"""So many fights are looked into, at most."""
RULE, WITH = "rule", "with"
"""Flags of a rule: somebody of the focus's fight met it; and the focus won besides."""
SELDOM = 20
"""A rule says something of victory where it was met, and not met, in so many fights."""


class Listener(list[Event]):
    """Hears every event as it happens, and keeps what books need only: from the moment on in which they are opened."""

    def __init__(self) -> None:
        super().__init__()
        self.books: Books | None = None
        self.run: Run | None = None
        self.round = 0
        self.rules: set[str] = set()

    def hears(self, run: Run) -> None:
        """Open the books of a run: it is about to begin, or to go on."""
        self.run = run
        ledger = run.scene.system.ledger or Ledger()
        self.books = Books(run.scene, ledger, self._states, self._members)

    def _states(self, who: str) -> Iterable[str]:
        assert self.run is not None
        return self.run.scene.system.states(self.run.view(GM), who) if who in self.run.state else ()

    def _members(self, side: str) -> list[str]:
        assert self.run is not None
        return [one.id for one in self.run.scene.combatants if one.side == side]

    def append(self, event: Event) -> None:
        if event.kind == "round":
            if self.round and self.books is not None:
                self.books.round_over(self.round)
            self.round = int(event.data.get("round", self.round + 1))
        if self.books is not None:
            self.rules.add(rule_id(event.rule))
            self.books.note(event, self.round)


def looked_into(scene: Scene, seed: int, fight: int) -> Finished:
    """One fight, and what its books say."""
    tape, listener = Tape(seed, fight), Listener()
    run = Run(scene, tape, events=listener)
    listener.hears(run)
    run.advance()
    return closed(run, listener, fight, tape.drawn)


def closed(run: Run, listener: Listener, fight: int, drawn: int) -> Finished:
    """What the books say of a fight that is over."""
    assert run.outcome is not None and listener.books is not None
    listener.books.round_over(listener.round)
    return Finished(fight, run.outcome, _measure(run.scene, listener, run.outcome), drawn)


def _measure(scene: Scene, listener: Listener, outcome: Outcome) -> Measure:
    books, focus = listener.books, focus_of(scene).side
    assert books is not None
    won = outcome.winner == focus
    flags = {f"{RULE}:{id}": True for id in listener.rules} | {f"{WITH}:{id}": won for id in listener.rules}
    flags |= {f"won:{focus}": won}
    counts: dict[str, int] = {}
    for word in ("dealt", "taken"):
        counts |= {f"{word}:{one.id}": getattr(books.records[one.id], word) for one in scene.combatants}
    counts |= {f"felled:{one.id}": len(books.records[one.id].felled) for one in scene.combatants}
    counts |= {f"tries:{side.id}": _tries(scene, books, side.id) for side in scene.sides}
    flags |= {f"by:{one.id}:{other}": True for one in scene.combatants for other in books.records[one.id].felled}
    counts |= {"first_fall": min(round for round, _ in books.falls)} if books.falls else {}
    turning = books.turning(outcome.winner)
    return Measure(flags, counts | ({"decided": turning} if turning is not None else {}))


def _tries(scene: Scene, books: Books, side: str) -> int:
    return sum(books.records[one.id].tries for one in scene.combatants if one.side == side)


def chunk(scenes: Scenes, seed: int, span: Span) -> Tally:
    """The tally of what the books say of these fights."""
    (scene,) = scenes
    return tally_of(scene, (looked_into(scene, seed, fight) for fight in range(*span)))


class Matter(NamedTuple):
    """A rule, in what share of fights it was met, and by how much the focus won more often in those than in others."""

    rule: str
    met: int
    of: int
    by: Interval


class Why(NamedTuple):
    """What the books say: numbers by key (``dealt:ada``), who felled whom in how many fights, rules that go with
    victory or defeat, the surest first."""

    report: Report
    felled: tuple[tuple[str, str, int], ...]
    matters: tuple[Matter, ...]

    def as_json(self) -> dict[str, Any]:
        """``fights``; ``spreads`` as in the report; ``felled``: who, whom, fights; ``rules``: ``rule``, ``met``,
        ``low`` and ``high`` of the difference in victory."""
        numbers = self.report.as_json()
        rules = [
            {"rule": one.rule, "met": one.met, "low": round(one.by.low, 6), "high": round(one.by.high, 6)}
            for one in self.matters
        ]
        return {
            "fights": self.report.fights,
            "spreads": numbers["spreads"],
            "felled": [list(one) for one in self.felled],
            "rules": rules,
        }


def why(scene: Scene, how: Many, progress: Progress | None = None) -> Why:
    """Look into the first fights of a forecast."""
    return learned(scene, chunk, how, progress)


def learned(scene: Scene, job: Job[Tally], how: Many, progress: Progress | None = None) -> Why:
    """The same, of books that a job keeps."""
    fights = min(how.fights, FIGHTS)
    found = count(Work(job, (scene,), how.seed), Tally(), merged, fights, how.workers, progress)
    report = Report.of(scene, found, seed=how.seed, asked=fights)
    felled = [(*split(split(key)[1]), fights) for key, fights in found.flags.items() if split(key)[0] == "by"]
    return Why(report, tuple(sorted(felled, key=lambda one: -one[2])), tuple(_matters(found, report.focus)))


def _matters(found: Tally, focus: str) -> list[Matter]:
    """Rules whose presence goes with victory or defeat beyond chance, the surest first."""
    won, matters = found.flags.get(f"won:{focus}", 0), []
    for key, met in found.flags.items():
        word, rule = split(key)
        if word == RULE and met >= SELDOM and found.fights - met >= SELDOM:
            both = found.flags[f"{WITH}:{rule}"]
            by = difference(both, met, won - both, found.fights - met)
            if not by.low <= 0 <= by.high:
                matters.append(Matter(rule, met, found.fights, by))
    return sorted(matters, key=lambda one: (-abs(one.by.low + one.by.high), one.rule))
