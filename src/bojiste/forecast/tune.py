"""The value of a field that brings what is wanted, searched by halving; how sure that is, says ``within``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, NamedTuple

from bojiste.core.scene import Scene
from bojiste.errors import Problem, SceneError
from bojiste.forecast.intervals import Interval
from bojiste.forecast.quick import Way, chosen, played
from bojiste.forecast.report import Report
from bojiste.forecast.sample import Many, Progress, part_of
from bojiste.forecast.tally import focus_of, split
from bojiste.forecast.vary import Settings, Vary
from bojiste.forecast.what_if import Row, scenes_of

OPTION = "--target"
WON, LOST = "win", "death"
SHARES = frozenset({"won", "loss"})
"""What every system counts in a share of the fights, by the words of its keys."""


class Target(NamedTuple):
    """What is wanted: a share or an average, by its key, and its value."""

    key: str
    value: float


def target_of(text: str, scene: Scene) -> Target:
    """``win=0.75`` (the side of people wins), ``death=0.1`` (somebody of theirs dies), ``rounds=5``, or any key of the
    forecast (``fell:ada=0.5``); a share is from 0 to 1, ``75%`` is 0.75."""
    word, _, said = text.rpartition("=")
    side = focus_of(scene).side
    key = {WON: f"won:{side}", LOST: f"loss:{side}"}.get(word, word)
    try:
        value = float(said.removesuffix("%").replace(",", ".")) / (100 if said.endswith("%") else 1)
    except ValueError:
        raise SceneError([Problem(OPTION, text, "target-form")]) from None
    if not word:
        raise SceneError([Problem(OPTION, text, "target-form")])
    if not isfinite(value) or value < 0 or (split(key)[0] in SHARES and value > 1):
        raise SceneError([Problem(OPTION, text, "target-share")])
    return Target(key, value)


@dataclass(frozen=True, slots=True)
class Tuned:
    """The answer of a search: every scene that was tried, by rising value; ``best`` is the one nearest to the target.

    ``within``: the values that so many fights do not exclude: those whose interval holds the target, and what lies
    between them; empty where none does. ``reached``: whether the target lies between the two ends of the range.
    ``complete``: whether the search came to its end (Ctrl-C may have come between).
    """

    target: Target
    tried: tuple[Row, ...]
    best: int
    within: tuple[Any, ...]
    reached: bool
    complete: bool = True

    def as_json(self) -> dict[str, Any]:
        """``target``: ``key``, ``value``; ``best``: field -> value; ``within``, ``reached``, ``complete``; ``tried``:
        rows."""
        return {
            "target": self.target._asdict(),
            "best": dict(self.tried[self.best].settings),
            "within": list(self.within),
            "reached": self.reached,
            "complete": self.complete,
            "tried": [row.as_json() for row in self.tried],
        }


def level(report: Report, key: str) -> tuple[float, Interval]:
    """A share or an average, and its interval; ``KeyError`` if nothing of that name is measured."""
    for share in report.shares:
        if share.key == key:
            return float(share.part), share.interval
    spread = report.spread(key)
    return float(spread.mean), spread.interval or Interval(float(spread.mean), float(spread.mean))


def tune(
    source: Mapping[str, Any],
    vary: Vary,
    target: Target,
    how: Many,
    progress: Progress | None = None,
    *,
    way: Way | None = None,
) -> Tuned:
    """Search the values of one field, by halving, for the one that brings the target; then, by halving again, how far
    on either hand other values are not excluded.

    It takes for granted that the number only rises, or only falls, along the values; both ends are always tried.
    ``way``: as of a forecast; by itself the kernel plays the scenes that it can, if there are fights enough. Ctrl-C
    ends it with what has been tried; ``KeyboardInterrupt`` where that is nothing.
    """
    search = _Search(scenes_of(source, [vary]), target, how, progress, way)
    reached, complete = False, True
    try:
        reached = search.halve()
        search.widen()
    except _Interrupted:
        complete = False
        if not search.tried:
            raise KeyboardInterrupt from None
    return search.found(vary, reached, complete)


class _Interrupted(Exception):
    """Somebody has pressed Ctrl-C while a scene was played."""


class _Search:
    """What has been tried of some scenes, by their number."""

    def __init__(
        self,
        scenes: list[tuple[Settings, Scene]],
        target: Target,
        how: Many,
        progress: Progress | None,
        way: Way | None,
    ) -> None:
        self.tried: dict[int, Row] = {}
        self._scenes, self._target, self._how, self._progress, self._way = scenes, target, how, progress, way
        self._most = min(len(scenes), 2 + 3 * (len(scenes) - 2).bit_length())
        """Scenes that may be played."""

    def halve(self) -> bool:
        """The search itself; whether the target lies between the two ends."""
        low, high = 0, len(self._scenes) - 1
        ends = self._number(low), self._number(high)
        reached = min(ends) <= self._target.value <= max(ends)
        while reached and high - low > 1:
            middle = (low + high) // 2
            below = (self._number(middle) < self._target.value) == (ends[0] < ends[1])
            low, high = (middle, high) if below else (low, middle)
        return reached

    def widen(self) -> None:
        """Try what lies between values that may be meant and such as are excluded, until they are neighbours."""
        if holding := self._holding():
            self._edge(max((at for at in self.tried if at < holding[0]), default=holding[0]), holding[0])
            self._edge(min((at for at in self.tried if at > holding[-1]), default=holding[-1]), holding[-1])

    def _edge(self, out: int, within: int) -> None:
        while abs(within - out) > 1:
            middle = (within + out) // 2
            self._number(middle)
            out, within = (out, middle) if self._holds(middle) else (middle, within)

    def _number(self, at: int) -> float:
        """The share or the average of one scene."""
        if at not in self.tried:
            settings, scene = self._scenes[at]
            taken = chosen((scene,), self._how, self._way, fights=self._how.fights * self._most)
            told = part_of(self._progress, len(self.tried), self._most)
            tally = played(scene, self._how, taken, told)
            if not tally.fights:
                raise _Interrupted
            report = Report.of(scene, tally, seed=self._how.seed, asked=self._how.fights, taken=taken)
            self.tried[at] = Row(settings, report)
            _refuse_unknown(report, self._target)
            if not report.complete:
                raise _Interrupted
        return self._level(at)[0]

    def _level(self, at: int) -> tuple[float, Interval]:
        return level(self.tried[at].report, self._target.key)

    def _holds(self, at: int) -> bool:
        _, (low, high) = self._level(at)
        return low <= self._target.value <= high

    def _holding(self) -> list[int]:
        return sorted(filter(self._holds, self.tried))

    def found(self, vary: Vary, reached: bool, complete: bool) -> Tuned:
        order, holding = sorted(self.tried), self._holding()
        best = min(range(len(order)), key=lambda at: abs(self._level(order[at])[0] - self._target.value))
        within = vary.values[holding[0] : holding[-1] + 1] if holding else ()
        return Tuned(self._target, tuple(self.tried[at] for at in order), best, within, reached, complete)


def _refuse_unknown(report: Report, target: Target) -> None:
    """``SceneError`` where nothing of the name is measured, or where it cannot come out so."""
    known = [*(row.key for row in report.shares), *(row.key for row in report.spreads)]
    words = {f"won:{report.focus}": WON, f"loss:{report.focus}": LOST}
    said = words.get(target.key, target.key)
    if target.key not in known:
        offered = [*(word for key, word in words.items() if key in known), *known]
        raise SceneError([Problem(OPTION, said, "target-unknown", {"known": ", ".join(offered)})], report.system)
    if target.value > 1 and any(row.key == target.key for row in report.shares):
        raise SceneError([Problem(OPTION, f"{said}={target.value:g}", "target-share")], report.system)
