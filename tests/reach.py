"""Which rules a game reaches, measured while the suite runs.

A rule is reached when, in a test that plays games (``GAMES``), the program calls its function (the first caller
outside a ``rules`` folder stands under ``src``), or an event, a question or a die of a game cites it. A call that
comes straight from a test does not count: a rule that only its own test calls does not exist for the people who play.

While such a test runs, the code of every rule not met yet is exchanged for a probe of the same function object, which
notes who calls and then steps aside for good: a rule costs one look, not a hook on every call of the suite.

What no game reaches must be declared (``@rule(..., waits="...")``), and what is declared must not be reached. The
lists ``tests/conformance/unreached/<system>.txt`` name what is still owed; they may only shrink::

    BOJISTE_REACH=write pytest -n 2 tests/play tests/golden tests/conformance     strikes out what is reached now
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tools.probe import Probe, function_of

from bojiste.core import rule as rules
from bojiste.core import system as registry
from bojiste.core.game import Run
from bojiste.core.house import option
from tests import house

TESTS = Path(__file__).parent
SRC = str(house.HOUSE / "src") + os.sep
GAMES = ("play", "golden", "conformance")


def of_the_program(frame: FrameType | None) -> bool:
    """Whether the first caller outside a folder of rules (and outside this file) stands under ``src``."""
    while frame is not None:
        file = frame.f_code.co_filename
        if f"{os.sep}rules{os.sep}" not in file and file[0] != "<" and file != __file__:
            return file.startswith(SRC)
        frame = frame.f_back
    return False


class _Listened:
    """A play that is listened to: what it yields goes through, and the rules that it cites are noted."""

    def __init__(self, play: Any, cited: set[Callable[..., Any]]) -> None:
        self._send, self._throw, self._cited = play.send, play.throw, cited

    def send(self, answer: Any) -> Any:
        return self._noted(self._send(answer))

    def throw(self, error: BaseException) -> Any:
        return self._noted(self._throw(error))

    def _noted(self, step: Any) -> Any:
        rule = getattr(step, "rule", None)
        if rule is not None:
            self._cited.add(rule)
        return step


class Reach:
    """What the games of one process have reached so far."""

    def __init__(self) -> None:
        self._called: set[str] = set()
        self._cited: set[Callable[..., Any]] = set()
        self._probes: dict[CodeType, Probe] = {}
        self._begin = Run.__init__
        self._on = False

    def reached(self) -> set[str]:
        return self._called | {rules._OF[function].id for function in self._cited if function in rules._OF}

    def on(self) -> None:
        """Watch from here: a test that plays games begins."""
        if self._on or sys.getprofile() is not None:  # somebody measures from outside, and wants the code as it is
            return
        self._on = True
        for code, ids in self._waiting().items():
            if code not in self._probes:
                self._probes[code] = self._probe(code, ids)
        for probe in self._probes.values():
            probe.set()
        begin, cited = self._begin, self._cited

        def listened(run: Run, *given: Any, **named: Any) -> None:
            begin(run, *given, **named)
            run._play = _Listened(run._play, cited)  # type: ignore[assignment]

        Run.__init__ = listened  # type: ignore[assignment, method-assign]

    def off(self) -> None:
        """Look away: another test begins, which may look at the functions themselves."""
        if self._on:
            self._on = False
            Run.__init__ = self._begin  # type: ignore[method-assign]
            for probe in self._probes.values():
                probe.lift()

    def _waiting(self) -> Mapping[CodeType, set[str]]:
        """The code of every rule that was not called yet, with the ids that stand on it."""
        found: dict[CodeType, set[str]] = defaultdict(set)
        for entry in rules._RULES.values():
            if entry.id not in self._called:
                found[function_of(entry).__code__].add(entry.id)
        return found

    def _probe(self, code: CodeType, ids: set[str]) -> Probe:
        def called(probe: Probe, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
            if of_the_program(sys._getframe(2)):  # behind the probe: the function that it stands in for
                probe.lift()
                self._called.update(ids)
                self._probes.pop(code, None)
            return probe.copy(*given, **named)

        return Probe(function_of(rules._RULES[min(ids)]), called)


def plays_games(path: Path) -> bool:
    """Whether a test stands in one of the folders whose tests play games."""
    return any((TESTS / folder) in path.parents for folder in GAMES)


# -- the verdict ---------------------------------------------------------------------------------------------------


def owed(system: str) -> list[str]:
    """Ids of a system that no game reaches yet though nothing declares it: what is still to be mended."""
    page = house.UNREACHED / f"{system}.txt"
    return page.read_text(encoding="utf-8").split() if page.is_file() else []


def verdict(system: str, reached: set[str]) -> list[str]:
    """What is wrong with a system's rules, one line each."""
    known = {id: rules._RULES[id] for id in _of_games(system)}
    waiting = {id for id, rule in known.items() if rule.waits is not None}
    allowed = owed(system)
    lost = [id for id in known if id not in reached | waiting | set(allowed)]
    return [
        *(f"{id}: no game reaches it; play it, mark the code that obeys it, or declare it waiting" for id in lost),
        *(f"{id}: declared waiting, and a game reaches it; drop waits=" for id in sorted(waiting & reached)),
        *(f"{id}: strike it out of {house.UNREACHED.name}/{system}.txt, {_why_not(id, known, reached)}"
          for id in allowed if id in reached | waiting or id not in known),
    ]  # fmt: skip


def _of_games(system: str) -> list[str]:
    """The rules of a system, but for options of tables that are asked before a game begins: they say which sums are
    replaced, and no more (``tests/core/test_house_options.py`` holds them)."""
    asked = {rule.id for rule in option.switches(registry.system(system)).values() if not rule.course}
    return [id for id in rules._RULES if id.startswith(f"{system}.") and id not in asked]


def _why_not(id: str, known: Iterable[str], reached: set[str]) -> str:
    if id not in known:
        return "there is no such rule any more"
    return "a game reaches it now" if id in reached else "it is declared waiting"


def strike_out(system: str, reached: set[str]) -> None:
    """Shorten a list of what is owed to what still is."""
    left = [id for id in owed(system) if id not in reached and id in rules._RULES and rules._RULES[id].waits is None]
    page = house.UNREACHED / f"{system}.txt"
    if left:
        page.write_text("\n".join(left) + "\n", encoding="utf-8")
    else:
        page.unlink(missing_ok=True)


def report(systems: Iterable[str], reached: set[str]) -> list[str]:
    """The totals, a line for each system."""
    lines = []
    for system in systems:
        known = _of_games(system)
        lines.append(f"{system}: {len(known)} rules registered, {len(reached.intersection(known))} reached by a game")
    return lines
