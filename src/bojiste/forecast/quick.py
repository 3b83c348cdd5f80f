"""The way in which fights are played: by a system's compiled twin where it can, else by the readable engine.

Both play the same fights by the same dice, so it never shows in the numbers who has played which.
"""

from __future__ import annotations

import subprocess
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any, Literal

from bojiste.core.scene import Scene
from bojiste.errors import Problem, SceneError
from bojiste.forecast.exact import known
from bojiste.forecast.report import Taken
from bojiste.forecast.sample import LOOK, Many, Progress, chunk, gathered, next_look, spans
from bojiste.forecast.tally import UNLUCKY, Tally, Unlucky, fates, focus_of, merged

Way = Literal["exact", "kernel", "readable"]
PAYS = 5_000
"""Fewer fights are over before a kernel is loaded."""
SPAN = 20_000
"""Fights that a kernel counts at a time."""
AHEAD = 2
"""Spans for each thread that may be on their way."""


def lacking(scene: Scene) -> tuple[str, ...]:
    """Word ids of what keeps a scene from a kernel; none: it can be played by one."""
    if scene.system.kernel is None:
        return ("lacks-kernel",)
    if find_spec("numba") is None:
        return ("lacks-numba",)
    return tuple(scene.system.kernel().lacks(scene))


def chosen(scene: Scene, how: Many, way: Way | None) -> Taken:
    """Who plays the fights. ``SceneError`` where the way that is asked for cannot be gone."""
    lacks = () if way == "readable" else lacking(scene)
    if not lacks and way is None and how.fights < PAYS:
        lacks = ("lacks-fights",)
    if not lacks and isinstance(how.workers, str):
        lacks = ("lacks-cluster",)
    if way == "kernel" and lacks:
        raise SceneError([Problem("--way", way, lack) for lack in lacks], scene.system.id)
    if way == "exact" and known(scene) is None:
        raise SceneError([Problem("--way", way, "way-exact")], scene.system.id)
    if way == "kernel" or way == "readable":
        return Taken(way, ())
    return Taken("readable" if lacks else "kernel", lacks)


def play_quickly(
    scene: Scene,
    how: Many,
    progress: Progress | None = None,
    *,
    enough: Callable[[Tally], bool],
    stops: bool = False,
) -> Tally:
    """``sample.play_many`` by the kernel of the scene's system. ``stops``: ``enough`` may ever be true.

    Where more than one process is allowed and the kernel has not been compiled on this machine yet, another process
    does that, and the readable engine plays meanwhile.
    """
    assert scene.system.kernel is not None and isinstance(how.workers, int)
    stage = scene.system.kernel().stage(scene)
    parts = _parts(scene, stage, how, LOOK if stops else SPAN)
    return gathered(parts, Tally(), merged, how.fights, progress, enough=enough)


def _parts(scene: Scene, stage: Any, how: Many, size: int) -> Generator[tuple[int, Tally], None, None]:
    """The tally of all fights in order, and of how many."""
    done = 0
    if how.workers != 1 and not stage.code.ready:
        for number, tally in _meanwhile(scene, how):
            done += number
            yield number, tally
    if done < how.fights:
        stage.code.prepare()
        yield from _by_threads(scene, stage, how, done, size)


def _meanwhile(scene: Scene, how: Many) -> Generator[tuple[int, Tally], None, None]:
    """What the readable engine plays while another process compiles."""
    compiling, quiet = [sys.executable, "-m", "bojiste.kernel", scene.system.id], subprocess.DEVNULL
    with subprocess.Popen(compiling, stdin=quiet, stdout=quiet, stderr=quiet) as other:
        try:
            first, size = 0, 1
            while first < how.fights and other.poll() is None:
                last = min(first + size, how.fights, next_look(first))
                yield last - first, chunk((scene,), how.seed, (first, last))
                first, size = last, min(2 * size, 50)
        finally:
            other.kill()


def _by_threads(scene: Scene, stage: Any, how: Many, first: int, size: int) -> Generator[tuple[int, Tally], None, None]:
    """What the kernel counts, in order; the threads share one process."""
    look = _look(scene, stage.shape)
    todo = _cut(first, how.fights, size)
    going: deque[tuple[int, Future[Any]]] = deque()
    pool = ThreadPoolExecutor(int(how.workers))
    try:
        while True:
            while len(going) < AHEAD * int(how.workers) and (span := next(todo, None)) is not None:
                going.append((span[1] - span[0], pool.submit(stage.count, how.seed, span[0], span[1], look)))
            if not going:
                return
            number, counted = going.popleft()
            yield number, _tally(stage.shape, number, counted.result())
    finally:
        pool.shutdown(cancel_futures=True)


def _cut(first: int, fights: int, size: int) -> Iterator[tuple[int, int]]:
    """Spans of fights; none that is longer than a ``LOOK`` begins within one."""
    if size == LOOK:
        yield from spans(first, fights, size)
        return
    while first < fights:
        last = min((first // LOOK * LOOK) + size, fights)
        yield first, last
        first = last


def _look(scene: Scene, shape: Any) -> Any:
    """Whose luck is told, by the places of the marks and numbers."""
    from bojiste.kernel.counts import Look

    focus = focus_of(scene)
    falls = fates(focus.members, shape.flags, focus.luck.falls)
    left = fates(focus.members, shape.numbers, frozenset({focus.luck.left}))
    places = {key: place for keys in (shape.flags, shape.numbers) for place, key in enumerate(keys)}
    side = shape.sides.index(focus.side)
    return Look(side, tuple(places[key] for key in falls), tuple(places[key] for key in left), UNLUCKY)


def _tally(shape: Any, fights: int, desk: Any) -> Tally:
    """What a desk holds after so many fights."""
    from bojiste.kernel.counts import unpacked

    winners = (*shape.sides, *(None for _ in range(len(desk.ends) - 1 - len(shape.sides))), None)
    worst = ((unpacked(int(luck)), int(fight)) for luck, fight in desk.worst[: min(UNLUCKY, fights)])
    return Tally(
        fights,
        {key: int(hits) for key, hits in zip(shape.flags, desk.hits, strict=False)},
        {
            key: {value: int(desk.bins[start + value]) for value in range(most + 1) if desk.bins[start + value]}
            for key, most, start in zip(shape.numbers, shape.most, desk.starts, strict=False)
        },
        {
            (winner, reason): int(desk.ends[place, at])
            for place, winner in enumerate(winners)
            for at, reason in enumerate(shape.reasons)
            if desk.ends[place, at]
        },
        int(desk.dice),
        int(desk.checksum),
        tuple(Unlucky(won, -fallen, left, fight) for (won, fallen, left), fight in worst),
    )
