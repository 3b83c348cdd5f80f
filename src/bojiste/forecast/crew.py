"""Other processes that play for this one.

None outlives it, whatever ends it; one that is lost takes no work along: its fights are played again. Whatever goes
wrong in a fight is met again in this process, where it can be told.
"""

from __future__ import annotations

import gc
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context, parent_process
from typing import Any, Generic, NamedTuple, TypeVar

from bojiste.core.scene import Scene

T = TypeVar("T")
Span = tuple[int, int]
"""Fights from the first number up to, not including, the last."""
Scenes = tuple[Scene, ...]
Job = Callable[[Scenes, int, Span], T]
"""What is counted of a span of fights of these scenes and a seed; a function of a module, which others can import."""
AHEAD = 4
"""How many spans for each process may be finished before their turn."""


@contextmanager
def unswept() -> Iterator[None]:
    """Python looks for circles of forgotten objects a hundred times less often: a fight that is over leaves none, and
    looking through all that a long forecast keeps takes up to a quarter of its time."""
    usual = gc.get_threshold()
    gc.set_threshold(100 * usual[0], *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


class Work(NamedTuple, Generic[T]):
    """What is to be done with every span of fights."""

    job: Job[T]
    scenes: Scenes
    seed: int

    def __call__(self, span: Span) -> T:
        with unswept():
            return self.job(self.scenes, self.seed, span)


def shared(work: Work[T], spans: Iterator[Span], workers: int) -> Iterator[T]:
    """What the work finds in these spans, in order, done by so many processes. They end with it, or, within
    ``kept``, wait for the next work."""
    crew, whole = _CREWS.pop() if _CREWS and _CREWS[-1].workers == workers else _Crew(workers), False
    try:
        yield from crew.play(work, spans)
        whole = True
    finally:
        if whole and _KEEPING:
            _CREWS.append(crew)
        else:
            crew.dismiss()


_CREWS: list[_Crew] = []
"""Processes that wait for more work; one crew at most."""
_KEEPING: list[object] = []
"""Somebody who keeps them."""


@contextmanager
def kept() -> Iterator[None]:
    """Whoever has several works done, one after another, needs to start processes but once."""
    token = object()
    _KEEPING.append(token)
    try:
        yield
    finally:
        _KEEPING.remove(token)
        while _CREWS and not _KEEPING:
            _CREWS.pop().dismiss()


def waiting() -> bool:
    """Whether processes wait for more work."""
    return bool(_CREWS)


def keeping() -> bool:
    """Whether more work may come."""
    return bool(_KEEPING)


class _Order(NamedTuple):
    """A work, as it is told to another process."""

    job: Job[Any]
    sources: tuple[Any, ...]
    seed: int


class _Crew:
    """Workers, each with a pipe: orders and spans go in; what was found comes out, ``None`` if it went wrong. The first
    thing that comes out says that a worker is there; until then this process plays."""

    def __init__(self, workers: int) -> None:
        context = get_context("spawn")
        self.workers = workers
        self._processes: dict[connection.Connection, Any] = {}
        self._coming: set[connection.Connection] = set()
        self._busy: dict[connection.Connection, tuple[int, Span]] = {}
        self._next = 0
        """Number of the next span that nobody has begun."""
        with _ignored():  # what is started now ignores Ctrl-C from its first moment on
            for _ in range(workers):
                mine, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs,), daemon=True)
                process.start()
                theirs.close()
                self._processes[mine] = process
                self._coming.add(mine)

    def play(self, work: Work[T], spans: Iterator[Span]) -> Iterator[T]:
        self._order(work)
        todo: Iterator[tuple[int, Span]] = enumerate(spans)
        again: deque[tuple[int, Span]] = deque()
        done: dict[int, T] = {}
        self._next = number = 0
        while True:
            self._greet()
            self._send(todo, again, number + AHEAD * max(1, len(self._processes)))
            if not self._busy:
                if not again and (one := next(todo, None)) is not None:
                    again.append(one)
                if not again and not done:
                    return
                for index, span in again:
                    done[index] = work(span)
                    self._next = max(self._next, index + 1)
                again.clear()
            else:
                self._receive(done, again)
            while number in done:
                yield done.pop(number)
                number += 1

    def _order(self, work: Work[Any]) -> None:
        """Tell everybody what is to be done."""
        order = _Order(work.job, tuple(scene.source for scene in work.scenes), work.seed)
        for pipe in list(self._processes):
            try:
                pipe.send(order)
            except OSError:
                self._dismiss(pipe)

    def _greet(self) -> None:
        """See who has come meanwhile; wait for nobody."""
        for pipe in [pipe for pipe in self._coming if pipe.poll()]:
            self._coming.discard(pipe)
            try:
                pipe.recv()
            except (EOFError, OSError):
                self._dismiss(pipe)

    def _send(self, todo: Iterator[tuple[int, Span]], again: deque[tuple[int, Span]], before: int) -> None:
        """Give a span to every worker that is there and has none, unless it lies too far ahead."""
        for pipe in [pipe for pipe in self._processes if pipe not in self._busy and pipe not in self._coming]:
            one = again.popleft() if again else next(todo, None) if self._next < before else None
            if one is None:
                return
            self._next = max(self._next, one[0] + 1)
            self._busy[pipe] = one
            try:
                pipe.send(one[1])
            except OSError:
                again.append(self._lost(pipe))

    def _receive(self, done: dict[int, Any], again: deque[tuple[int, Span]]) -> None:
        """Take what is ready; wait until something is."""
        for pipe in connection.wait([*self._busy, *self._coming]):
            assert isinstance(pipe, connection.Connection)
            if pipe in self._coming:
                continue  # it is greeted next
            try:
                found = pipe.recv()
            except (EOFError, OSError):
                again.append(self._lost(pipe))
                continue
            index, span = self._busy.pop(pipe)
            if found is None:
                again.append((index, span))
                self._dismiss(pipe)  # what goes wrong once goes wrong again: better in this process
            else:
                done[index] = found

    def _lost(self, pipe: connection.Connection) -> tuple[int, Span]:
        """A worker is gone; its span."""
        self._dismiss(pipe)
        return self._busy.pop(pipe)

    def _dismiss(self, pipe: connection.Connection) -> None:
        self._coming.discard(pipe)
        self._processes.pop(pipe).kill()
        pipe.close()

    def dismiss(self) -> None:
        """End all workers at once, however often somebody presses Ctrl-C meanwhile."""
        with _ignored():
            processes = list(self._processes.values())
            for pipe in list(self._processes):
                self._dismiss(pipe)
            for process in processes:
                process.join(1)


@contextmanager
def _ignored() -> Iterator[None]:
    """Ctrl-C is put off (only the main thread may do so)."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ------------------------------------------------------------------------------------------------ in another process


def _work(pipe: connection.Connection) -> None:
    """Say that one is there, then do what is ordered until nothing more comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that people talk to
    threading.Thread(target=_end_with_parent, daemon=True).start()
    from bojiste.core.reading import read_scene

    work: Work[Any] | None = None
    with suppress(EOFError, OSError):
        while True:
            said = pipe.recv()
            if isinstance(said, _Order):
                fresh = work is None
                work = Work(said.job, tuple(read_scene(source) for source in said.sources), said.seed)
                if fresh:
                    pipe.send(True)
                continue
            assert work is not None, "an order comes first"
            try:
                found = work(said)
            except Exception:
                found = None
            pipe.send(found)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
