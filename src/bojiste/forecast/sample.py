"""Playing a scene many times, nobody being asked, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from bojiste.core.dice import Tape
from bojiste.core.run import Run
from bojiste.core.scene import Scene
from bojiste.forecast import crew
from bojiste.forecast.crew import Scenes, Span, Work
from bojiste.forecast.tally import Finished, Tally, merged, tally_of

if TYPE_CHECKING:
    from bojiste.core.event import Event

MOST = 500
"""Fights counted at a time, at most. How they are cut is a matter of pace only and never shows."""
BEAT = 0.25
"""Seconds that so many fights should take: as often somebody is told how far it is, or may interrupt."""
LOOK = 250
"""Every so many fights it is asked whether that is enough: at the same fights however many processes play."""
WORTH = 1.0
"""Seconds of work left that pay for starting other processes."""
GLANCE = 0.05
"""Seconds of work left that pay for sharing it with such as wait."""


Workers = int | str
"""In how many processes at most fights are played, or the address of a cluster that plays them."""


class Many(NamedTuple):
    """How many fights, by which seed, and by whom."""

    fights: int
    seed: int
    workers: Workers = 1


Progress = Callable[[int, int], object]
T = TypeVar("T")


def part_of(progress: Progress | None, before: int, of: int) -> Progress | None:
    """Progress of one of several forecasts of as many fights each, ``before`` of which are done."""
    if progress is None:
        return None
    return lambda done, fights: progress(before * fights + done, of * fights)


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
    return Finished(fight, run.outcome, scene.system.measure(run.scene, run.state, run.outcome), tape.drawn)


def chunk(scenes: Scenes, seed: int, span: Span) -> Tally:
    """The tally of the fights of one scene from the first number up to, not including, the last."""
    (scene,) = scenes
    return tally_of(scene, (named(scene, seed, fight) for fight in range(*span)))


def named(scene: Scene, seed: int, fight: int) -> Finished:
    """``play``, with the address of the fight on whatever goes wrong in it."""
    try:
        return play(scene, seed, fight)
    except Exception as fault:
        fault.add_note(f"in fight {fight} of seed {seed}")
        raise


def spans(first: int, fights: int, size: int) -> Iterator[Span]:
    """The fights from ``first`` on, cut into spans of a size at most; none crosses a ``LOOK``."""
    while first < fights:
        last = min(first + size, fights, next_look(first))
        yield first, last
        first = last


def next_look(done: int) -> int:
    """The next number of fights at which it is asked whether they are enough."""
    return (done // LOOK + 1) * LOOK


def play_many(
    scene: Scene,
    fights: int,
    seed: int,
    workers: Workers = 1,
    progress: Progress | None = None,
    *,
    enough: Callable[[Tally], bool] = lambda tally: False,
    seen: Callable[[Tally], object] | None = None,
) -> Tally:
    """The tally of fights 0 to ``fights`` - 1; of fewer, the first ones, if Ctrl-C comes between or they are enough."""
    return count(Work(chunk, (scene,), seed), Tally(), merged, fights, workers, progress, enough=enough, seen=seen)


def count(
    work: Work[T],
    nothing: T,
    both: Callable[[T, T], T],
    fights: int,
    workers: Workers,
    progress: Progress | None = None,
    *,
    enough: Callable[[T], bool] = lambda found: False,
    seen: Callable[[T], object] | None = None,
) -> T:
    """What the work finds in fights 0 to ``fights`` - 1; in fewer, the first ones, if Ctrl-C comes between.

    ``nothing`` is what it finds in no fight, ``both`` puts together what was found in neighbouring spans. Every
    ``LOOK`` fights it is asked whether what was found is ``enough``.
    """
    if fights < 1 or (isinstance(workers, int) and workers < 1):
        raise ValueError(f"at least one fight and one worker are needed, not {fights} and {workers}")
    return gathered(parts(work, 0, fights, workers), nothing, both, fights, progress, enough=enough, seen=seen)


def gathered(
    parts: Generator[tuple[int, T], None, None],
    nothing: T,
    both: Callable[[T, T], T],
    fights: int,
    progress: Progress | None = None,
    *,
    enough: Callable[[T], bool] = lambda found: False,
    seen: Callable[[T], object] | None = None,
) -> T:
    """All parts put together, each of so many fights; see ``count``. ``seen`` is shown what was found so far."""
    total, done = nothing, 0
    with closing(parts):
        try:
            if progress is not None:
                progress(0, fights)
            for number, part in parts:
                total, done = both(total, part), done + number
                if progress is not None:
                    progress(done, fights)
                if seen is not None:
                    seen(total)
                if done % LOOK == 0 and enough(total):
                    break
        except KeyboardInterrupt:
            pass
    return total


def parts(work: Work[T], first: int, fights: int, workers: Workers) -> Generator[tuple[int, T], None, None]:
    """What is found in all fights from the first on in order, and in how many. The first are played here: they show the
    faults and the pace of the scene."""
    start = perf_counter()
    done, size, took = first, 1, 0.0
    while done < fights and took < (GLANCE if crew.waiting() else BEAT):
        span = done, min(done + size, fights, next_look(done))
        yield span[1] - span[0], work(span)
        done, size, took = span[1], min(2 * size, MOST), perf_counter() - start
    played = done - first
    if not played:
        return
    size = min(max(1, int(played * BEAT / took)), MOST)
    rest, left = partial(spans, done, fights, size), took / played * (fights - done)
    if workers == 1 or done == fights or left < _worth():
        found: Iterator[T] = (work(span) for span in rest())
    elif isinstance(workers, str):
        from bojiste.forecast import cluster

        found = cluster.shared(work, rest(), workers)
    else:
        found = crew.shared(work, rest(), workers)
    # what is found comes first: only then does it come to its end, too
    yield from ((last - first, part) for part, (first, last) in zip(found, rest(), strict=False))


def _worth() -> float:
    """Seconds of work left that pay for other processes: some wait already, or more work will come."""
    return min(WORTH, GLANCE) if crew.waiting() else WORTH / 4 if crew.keeping() else WORTH
