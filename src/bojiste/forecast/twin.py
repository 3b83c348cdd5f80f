"""Fights played by a system's compiled twin; what it has counted, as tallies: those of the readable engine."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from operator import gt, lt, mul, sub
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar

from bojiste.core.scene import Scene
from bojiste.forecast import sample
from bojiste.forecast.crew import Span, Work
from bojiste.forecast.sample import LOOK, Many, named, next_look
from bojiste.forecast.sheaf import Moved, Pair, Sheaf, Turned
from bojiste.forecast.tally import UNLUCKY, Fate, Finished, Tally, Unlucky, fates, focus_of, merged, tally_of
from bojiste.kernel.limits import STRAYS

T = TypeVar("T")


class Size(NamedTuple):
    """How many fights a kernel counts at a time: how many at first, and at the most."""

    first: int
    most: int


SPAN = Size(20_000, 1_000_000)
SIDE_BY_SIDE = Size(2_000, 10_000)
"""Of each of several scenes: what was measured of every fight is kept meanwhile, as are all fights that are left to the
readable engine (``STRAYS``)."""
LOOKED_AT = Size(LOOK, LOOK)
"""Where it is asked every so many fights whether that is enough."""
BEAT = 0.1
"""Seconds that a span should take: time enough not to be ruled by what lies between two, and soon over."""
AHEAD = 2
"""Spans for each thread that may be on their way."""


class Twin:
    """One scene, and the fights that the kernel of its system plays of it."""

    def __init__(self, scene: Scene) -> None:
        assert scene.system.kernel is not None, "lacking(scene) names it"
        self.scene = scene
        self.stage = scene.system.kernel().stage(scene)
        self._look = _look(scene, self.stage.shape)

    def tally(self, seed: int, span: Span) -> Tally:
        """What is counted of the fights from the first number up to, not including, the last."""
        fates = self.stage.fates(self._look)
        desk = self.stage.count(seed, *span, self._look, fates=fates)
        if desk.number("strays") > STRAYS:
            return self._halved(seed, span)
        return self._counted(desk, fates, span, self._again(seed, desk))

    def leaves_many(self, how: Many) -> bool:
        """Whether so many of these fights would be left to the readable engine that it had better play all: that it
        does in several processes, and what is left to it in this one."""
        assert isinstance(how.workers, int), "a cluster has no kernel"
        few = min(LOOK, how.fights)
        return int(self.stage.count(how.seed, 0, few).number("strays")) * max(2, how.workers) >= few

    def _halved(self, seed: int, span: Span) -> Tally:
        """The same by halves, where more fights are left to the readable engine than there is room for."""
        middle = sum(span) // 2
        return merged(self.tally(seed, (span[0], middle)), self.tally(seed, (middle, span[1])))

    def _again(self, seed: int, desk: Any) -> list[Finished]:
        """The fights that a desk has left to the readable engine, as that plays them."""
        fights = desk.view("strayed").tolist()[: desk.number("strays")]
        return [named(self.scene, seed, fight) for fight in fights]

    def _counted(self, desk: Any, fates: Any, span: Span, again: list[Finished]) -> Tally:
        """What a desk has counted, and what the readable engine has played anew."""
        fights = span[1] - span[0] - len(again)
        tally = _tally(self.stage.shape, fights, desk, self.stage.fated(self._look, fates))
        return merged(tally, anew(tally_of(self.scene, again))) if again else tally

    def measured(self, seed: int, span: Span) -> Measured:
        """The same, and what was measured of each fight."""
        stage, look = self.stage, self._look
        table, fates = stage.table(span[1] - span[0]), stage.fates(look)
        desk = stage.count(seed, *span, look, table, fates)
        again = self._again(seed, desk)
        for fight, _, measure, _ in again:
            flags = (int(measure.flags[key]) for key in stage.shape.flags)
            table.put(fight - span[0], [*flags, *(measure.counts[key] for key in stage.shape.numbers)])
        tally = self._counted(desk, fates, span, again)
        return Measured(tally, stage.shape.flags, stage.shape.numbers, table)


class Measured(NamedTuple):
    """A tally, and a table: a row for each fight, its flags (0 or 1), then its numbers, by these keys."""

    tally: Tally
    flags: tuple[str, ...]
    numbers: tuple[str, ...]
    table: Any

    def flag(self, key: str) -> Any:
        return self.table.column(self.flags.index(key))

    def number(self, key: str) -> Any:
        return self.table.column(len(self.flags) + self.numbers.index(key))


def side_by_side(twins: Sequence[Twin], seed: int, span: Span) -> Sheaf:
    """``sheaf.chunk`` by the kernel."""
    first = twins[0].measured(seed, span)
    tallies, pairs = [first.tally], []
    for twin in twins[1:]:
        other = twin.measured(seed, span)
        tallies.append(other.tally)
        pairs.append(_pair(first, other))
    return Sheaf(tuple(tallies), tuple(pairs))


def _pair(one: Measured, two: Measured) -> Pair:
    flags = {key: _turned(one.flag(key), two.flag(key)) for key in one.flags if key in two.flags}
    counts = {key: _moved(one.number(key), two.number(key)) for key in one.numbers if key in two.numbers}
    return Pair(len(one.table), flags, counts)


def _turned(then: Any, now: Any) -> Turned:
    return Turned(sum(map(gt, now, then)), sum(map(lt, now, then)))


def _moved(then: Any, now: Any) -> Moved:
    by = tuple(map(sub, now, then))
    return Moved(sum(by), sum(map(mul, by, by)))


# -- in threads ----------------------------------------------------------------------------------------------------


class Ways(NamedTuple, Generic[T]):
    """How fights of some scenes are played: by their kernels (``twins``; ``quickly`` counts a span), or by the readable
    engine (``work``, what it counts is marked by ``anew`` where the kernels have left it), which helps (``helped``)
    while a kernel is compiled."""

    twins: tuple[Twin, ...]
    quickly: Callable[[Span], T]
    work: Work[T]
    anew: Callable[[T], T]
    helped: bool


def parts(ways: Ways[T], how: Many, size: Size) -> Generator[tuple[int, T], None, None]:
    """What a kernel counts of all fights in spans of such a size, in order, and of how many.

    Where the readable engine helps and the kernel has not been compiled on this machine yet, another process does that,
    and the readable engine plays meanwhile.
    """
    assert isinstance(how.workers, int), "a cluster has no kernel"
    code, done = ways.twins[0].stage.code, 0
    if ways.helped and not code.ready:
        for number, found in _meanwhile(ways.work, how, code.twin.name):
            done += number
            yield number, found
    code.prepare()  # here, where Ctrl-C is heard, and not in a thread
    if any(one.leaves_many(how) for one in ways.twins):
        found_anew = sample.parts(ways.work, done, how.fights, how.workers)
        yield from ((number, ways.anew(found)) for number, found in found_anew)
    else:
        yield from _by_threads(ways.quickly, _Spans(done, how.fights, size), how.workers)


def anew(tally: Tally) -> Tally:
    """A tally of fights all of which a kernel has left to the readable engine."""
    return replace(tally, anew=tally.fights)


def _meanwhile(work: Work[T], how: Many, loop: str) -> Generator[tuple[int, T], None, None]:
    """What the readable engine plays while another process compiles a kernel's loop of this name."""
    scene, quiet = work.scenes[0], subprocess.DEVNULL
    rules = [] if scene.house is None else [json.dumps(dict(scene.house.rules))]
    compiling = [sys.executable, "-m", "bojiste.kernel", scene.system.id, loop, *rules]
    with subprocess.Popen(compiling, stdin=quiet, stdout=quiet, stderr=quiet) as other:
        try:
            first, size = 0, 1
            while first < how.fights and other.poll() is None:
                last = min(first + size, how.fights, next_look(first))
                yield last - first, work((first, last))
                first, size = last, min(2 * size, 50)
        finally:
            other.kill()


def _by_threads(quickly: Callable[[Span], T], todo: _Spans, workers: int) -> Generator[tuple[int, T], None, None]:
    """What the kernel counts, in order; the threads share one process."""

    def timed(span: Span) -> tuple[T, float]:
        start = perf_counter()
        return quickly(span), perf_counter() - start

    going: deque[tuple[int, Future[tuple[T, float]]]] = deque()
    pool = ThreadPoolExecutor(workers)
    try:
        while True:
            while len(going) < AHEAD * workers and (span := next(todo, None)) is not None:
                going.append((span[1] - span[0], pool.submit(timed, span)))
            if not going:
                return
            number, counted = going.popleft()
            found, seconds = counted.result()
            todo.took(number, seconds)
            yield number, found
    finally:
        pool.shutdown(cancel_futures=True)


class _Spans(Iterator[Span]):
    """All fights from the first on, cut into spans: how large they are never shows. None that is longer than a ``LOOK``
    begins within one, and none of those that are looked at crosses one."""

    def __init__(self, first: int, fights: int, size: Size) -> None:
        self._next, self._fights = first, fights
        self._now, self._size = size.first, size

    def took(self, fights: int, seconds: float) -> None:
        """So many fights have taken so long: the next spans are to take a ``BEAT``."""
        self._now = max(self._size.first, min(self._size.most, int(fights * BEAT / max(seconds, 1e-9))))

    def __next__(self) -> Span:
        first = self._next
        if first >= self._fights:
            raise StopIteration
        self._next = min(first // LOOK * LOOK + max(self._now // LOOK, 1) * LOOK, self._fights)
        return first, self._next


# -- what a desk holds ---------------------------------------------------------------------------------------------


def _look(scene: Scene, shape: Any) -> Any:
    """Whose luck is told, by the places of the marks and numbers."""
    from bojiste.kernel.counts import Look

    focus = focus_of(scene)
    falls = fates(focus.members, shape.flags, focus.luck.falls)
    left = fates(focus.members, shape.numbers, frozenset({focus.luck.left}))
    places = {key: place for keys in (shape.flags, shape.numbers) for place, key in enumerate(keys)}
    side = shape.sides.index(focus.side)
    return Look(side, tuple(places[key] for key in falls), tuple(places[key] for key in left), UNLUCKY)


def _tally(shape: Any, fights: int, desk: Any, fated: list[tuple[tuple[bool, int, int], int, int]]) -> Tally:
    """What a desk holds after so many fights, and how they went."""
    from bojiste.kernel.counts import unpacked

    ends, firsts, bins = desk.view("ends").tolist(), desk.view("firsts").tolist(), desk.view("bins")
    winners = (*shape.sides, *(None for _ in range(len(ends) - 1 - len(shape.sides))), None)
    worst = ((unpacked(luck), fight) for luck, fight in desk.view("worst").tolist()[: min(UNLUCKY, fights)])
    named = [
        ((winner, reason), ended, first)
        for winner, row, ones in zip(winners, ends, firsts, strict=True)
        for reason, ended, first in zip(shape.reasons, row, ones, strict=False)
        if ended
    ]
    spans = zip(shape.numbers, desk.view("starts").tolist(), shape.most, strict=False)
    return Tally(
        fights,
        dict(zip(shape.flags, desk.view("hits").tolist(), strict=False)),
        {key: _filled(bins[start : start + most + 1]) for key, start, most in spans},
        {end: ended for end, ended, _ in named},
        desk.number("dice"),
        desk.number("checksum"),
        tuple(Unlucky(won, -fallen, left, fight) for (won, fallen, left), fight in worst),
        {(won, -fallen, left): Fate(alike, first) for (won, fallen, left), alike, first in fated},
        {end: first for end, _, first in named},
    )


def _filled(bins: Any) -> dict[int, int]:
    """How often each value was counted that was counted at all."""
    return {value: times for value, times in enumerate(bins.tolist()) if times}
