"""Playing a scene many times, nobody being asked, in one process or several."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.scene import Scene
from bojiste.forecast.tally import Finished, Tally, merged, tally_of

if TYPE_CHECKING:
    from bojiste.core.event import Event

CHUNK = 100
"""Fights counted at a time. Never a matter of how many processes there are."""
WORTH = 1.0
"""Seconds of work left that pay for starting other processes."""
AHEAD = 4
"""Chunks in flight for each process."""

Progress = Callable[[int, int], object]
Span = tuple[int, int]


def cores() -> int:
    """How many cores this process may use."""
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(scene: Scene, seed: int, fight: int, events: list[Event] | None = None) -> Finished:
    """Play one fight to its end; it is ``Game(scene, seed, fight=fight)`` without a journal."""
    tape = Tape(seed, fight)
    run = Run(scene, tape, events=events)
    run.advance()
    assert run.outcome is not None, "a tape answers every die and tactics every question"
    return Finished(fight, run.outcome, scene.system.measure(scene, run.state, run.outcome), tape.drawn)


def chunk(scene: Scene, seed: int, span: Span) -> Tally:
    """The tally of the fights from the first number up to, not including, the last."""
    return tally_of(scene, (_named(scene, seed, fight) for fight in range(*span)))


def _named(scene: Scene, seed: int, fight: int) -> Finished:
    """``play``, with the address of the fight on whatever goes wrong in it."""
    try:
        return play(scene, seed, fight)
    except Exception as fault:
        fault.add_note(f"in fight {fight} of seed {seed}")
        raise


def spans(fights: int) -> Iterator[Span]:
    """The fights, cut into chunks."""
    return ((first, min(first + CHUNK, fights)) for first in range(0, fights, CHUNK))


def play_many(scene: Scene, fights: int, seed: int, workers: int = 1, progress: Progress | None = None) -> Tally:
    """The tally of fights 0 to ``fights`` - 1; of fewer, the first ones, if Ctrl-C comes between."""
    if fights < 1 or workers < 1:
        raise ValueError(f"at least one fight and one worker are needed, not {fights} and {workers}")
    total = Tally()
    with closing(_tallies(scene, fights, seed, workers)) as parts:
        try:
            for part in parts:
                total = merged(total, part)
                if progress is not None:
                    progress(total.fights, fights)
        except KeyboardInterrupt:
            pass
    return total


def _tallies(scene: Scene, fights: int, seed: int, workers: int) -> Generator[Tally, None, None]:
    """The tallies of all chunks in order. The first is played here: it shows the faults and the pace of the scene."""
    todo = spans(fights)
    start = perf_counter()
    first = chunk(scene, seed, next(todo))
    left = (perf_counter() - start) * (fights - first.fights) / first.fights
    yield first
    if workers == 1 or left < WORTH:
        yield from (chunk(scene, seed, span) for span in todo)
    else:
        yield from _shared(scene, seed, todo, workers)


def _shared(scene: Scene, seed: int, todo: Iterable[Span], workers: int) -> Iterator[Tally]:
    """The tallies of these chunks, played in other processes, in order."""
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_learn, initargs=(scene.source,))
    flying: deque[Future[Tally]] = deque()
    try:
        for span in todo:
            flying.append(pool.submit(_chunk, seed, span))
            if len(flying) > AHEAD * workers:
                yield flying.popleft().result()
        while flying:
            yield flying.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


_known: dict[str, Scene] = {}
"""In another process: the scene it plays, read once."""


def _learn(source: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that people talk to
    from bojiste.core.reading import read_scene

    _known["scene"] = read_scene(source)


def _chunk(seed: int, span: Span) -> Tally:
    return chunk(_known["scene"], seed, span)
