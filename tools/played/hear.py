"""A pytest plugin: writes down every game that the tests play, as a scene and its journal."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bojiste.core.ask import AGAIN, Ask
from bojiste.core.dice import Roll
from bojiste.core.run import Run

MOST_LINES = 400
"""Of a longer game only the beginning is of use to an example."""
MOST_BYTES = 20_000
"""Of a scene."""


class Heard:
    """What is said in one run: faces of dice, answers and rulings, in order."""

    def __init__(self, run: Run) -> None:
        self.source = run.scene.source
        self.system = run.scene.system.id
        self.lines: list[dict[str, Any]] = []
        self.silent = False
        """The next answer is no line of the journal: it follows from a ruling."""

    def said(self, step: object, answer: object) -> None:
        if len(self.lines) >= MOST_LINES:
            return
        if isinstance(step, Roll):
            self.lines.append({"face": answer})
        elif isinstance(step, Ask) and answer != AGAIN and not self.silent:
            key = str(answer)
            seat = step.seat_of(key) if step.kind == "choose" else step.seat
            self.lines.append({"ask": step.number, "seat": seat, "key": key})
        self.silent = False

    def written(self) -> str | None:
        """The game on a line; ``None`` where nothing can be made of it."""
        try:
            scene = json.dumps(self.source, ensure_ascii=False)
            line = json.dumps(
                {"system": self.system, "scene": self.source, "journal": self.lines},
                ensure_ascii=False,
            )
        except TypeError:
            return None  # a scene that a test made of other things than a file holds
        return line if self.lines and len(scene) <= MOST_BYTES else None


class Listener:
    """A play whose steps and answers are heard."""

    def __init__(self, play: Any, heard: Heard) -> None:
        self._play, self._heard, self._step = play, heard, None

    def send(self, answer: Any) -> Any:
        if self._step is not None and answer is not None:
            self._heard.said(self._step, answer)
        self._step = None  # the play may end
        self._step = self._play.send(answer)
        return self._step

    def throw(self, error: BaseException) -> Any:
        self._step = None
        self._step = self._play.throw(error)
        return self._step


@contextmanager
def listening(games: list[Heard]) -> Iterator[None]:
    """Every run that begins meanwhile is heard."""
    begin, ruled, again = Run.__init__, Run._begin, Run._put_again
    of: dict[int, Heard] = {}

    def heard(run: Run, *given: Any, **named: Any) -> None:
        begin(run, *given, **named)
        of[id(run)] = one = Heard(run)
        games.append(one)
        run._play = Listener(run._play, one)  # type: ignore[assignment]

    def ruling(run: Run, said: Any, ask: Ask) -> None:
        ruled(run, said, ask)
        one = of[id(run)]
        one.lines.append({"ask": ask.number, "ruling": said.text})
        run._play = Listener(run._play, one)  # type: ignore[assignment]

    def put_again(run: Run) -> Any:
        hand, ask = run.scene.system.hand, run._held[-1][1]
        follows = (
            not ask.again
            and hand is not None
            and hand.overtaken(run.scene, run.state, ask) is not None
        )
        answer = again(run)
        of[id(run)].silent = follows
        return answer

    Run.__init__ = heard  # type: ignore[method-assign, assignment]
    Run._begin, Run._put_again = ruling, put_again  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        Run.__init__ = begin  # type: ignore[method-assign]
        Run._begin, Run._put_again = ruled, again  # type: ignore[method-assign]


_KNOWN: set[int] = set()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    games: list[Heard] = []
    with listening(games):
        yield
    folder = Path(os.environ["BOJISTE_HEARD"])
    with (folder / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as page:
        for game in games:
            line = game.written()
            if line is not None and hash(line) not in _KNOWN:
                _KNOWN.add(hash(line))
                page.write(line + "\n")
