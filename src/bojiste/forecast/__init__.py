"""Forecasts: a scene played many times unattended, by the very rules it will be played by at the table.

>>> from bojiste.forecast import forecast
>>> report = forecast(scene, fights=2000, seed=7)  # doctest: +SKIP
>>> report.share("won:heroes").interval            # doctest: +SKIP
Interval(low=0.594, high=0.637)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from bojiste.errors import Problem, SceneError
from bojiste.forecast.exact import Odds, known
from bojiste.forecast.intervals import wilson
from bojiste.forecast.quick import Way, chosen, played
from bojiste.forecast.report import Report, Taken
from bojiste.forecast.sample import Many, Progress, Workers, cores
from bojiste.forecast.tally import Tally, split

if TYPE_CHECKING:
    from bojiste.core.scene import Scene

__all__ = ["Report", "cores", "forecast"]


def forecast(
    scene: Scene,
    fights: int = 2000,
    seed: int = 0,
    workers: Workers | None = None,
    *,
    progress: Progress | None = None,
    precision: float | None = None,
    way: Way | None = None,
    seen: Callable[[Tally], object] | None = None,
) -> Report:
    """Play ``scene`` so many times, nobody being asked, and report what happened, with 95 % intervals.

    ``fights`` at least 1. ``workers``: the most processes to use; ``None`` stays in this one, which any program may
    do (other processes import the main module again, so a script that wants them needs its
    ``if __name__ == "__main__":``); or the address of a dask.distributed
    cluster. The report is the same to the byte for any of these.
    ``progress`` is told how many fights are done, and of how many. Ctrl-C returns what is known until then.
    Where the odds can be known exactly, the report says them, too.
    ``seen`` is shown every now and then what has been counted so far.
    ``precision`` (0 to 1): fewer fights are enough once every side's share of victories is known within so much.
    ``way``: ``kernel`` (a compiled twin plays), ``readable`` (the engine that plays games), ``exact`` (only what is
    known exactly, no fight is played; ``fights`` and ``seed`` mean nothing); by itself it takes the quickest, and the
    numbers are the same. ``SceneError`` where it cannot be.
    """
    if way == "exact":
        return Report.of(scene, Tally(), seed=seed, asked=0, exact=exactly(scene), taken=Taken("exact"))
    enough = partial(known_within, precision=precision)
    how = Many(fights, seed, workers or 1)
    taken = chosen((scene,), how, way)
    tally = played(scene, how, taken, progress, enough=None if precision is None else enough, seen=seen)
    asked = tally.fights if enough(tally) else fights
    exact = known(scene) if tally.fights == asked else None  # whoever has pressed Ctrl-C waits for nothing more
    return Report.of(scene, tally, seed=seed, asked=asked, exact=exact, taken=taken)


def exactly(scene: Scene) -> Odds[float]:
    """The odds of a scene for somebody who wants no others; ``SceneError`` where they cannot be had."""
    odds = known(scene)
    if odds is None:
        raise SceneError([Problem("--way", "exact", "way-exact")], scene.system.id)
    return odds


def known_within(tally: Tally, precision: float | None) -> bool:
    """Whether the share of victories of every side is known within ``precision`` on either hand."""
    if precision is None or not tally.fights:
        return False
    found = [wilson(hits, tally.fights) for key, hits in tally.flags.items() if split(key)[0] == "won"]
    return bool(found) and all(high - low <= 2 * precision for low, high in found)
