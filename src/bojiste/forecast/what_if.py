"""What if: the same scene with other values, and scenes against each other.

Differences come from the same dice (``sheaf``), so they are surer than the levels they are differences of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.errors import Problem, SceneError
from bojiste.forecast import intervals
from bojiste.forecast.intervals import Interval
from bojiste.forecast.quick import Way, chosen, played_side_by_side
from bojiste.forecast.report import Report
from bojiste.forecast.sample import Many, Progress
from bojiste.forecast.sheaf import Pair
from bojiste.forecast.vary import OPTION, Settings, Vary, combinations, named, varied

MOST_SCENES = 400
"""In one sweep."""


@dataclass(frozen=True, slots=True)
class Row:
    """One of several scenes: what makes it another, its report, and its differences from the first (not of the first
    itself)."""

    settings: Settings
    report: Report
    pair: Pair | None = None

    def difference(self, key: str) -> Interval | None:
        """By how much the share or the average under a key differs from the first scene's; ``None`` where it cannot
        be told."""
        if self.pair is None:
            return None
        if key in self.pair.flags:
            return intervals.paired(*self.pair.flags[key], self.pair.fights)
        return intervals.moved(*self.pair.counts[key], self.pair.fights) if key in self.pair.counts else None

    def as_json(self) -> dict[str, Any]:
        """``set``: field -> value; ``report``; ``differences``: key -> ``low`` and ``high``, of 95 %."""
        said: dict[str, Any] = {"set": dict(self.settings), "report": self.report.as_json()}
        if self.pair is not None:
            found = {key: self.difference(key) for key in (*self.pair.flags, *self.pair.counts)}
            said["differences"] = {
                key: {"low": round(one.low, 6), "high": round(one.high, 6)} for key, one in found.items() if one
            }
        return said


def side_by_side(
    scenes: Iterable[tuple[Settings, Scene]],
    how: Many,
    progress: Progress | None = None,
    *,
    way: Way | None = None,
    at_hand: bool = False,
) -> tuple[Row, ...]:
    """A row for each scene, all played with the same dice: by the kernel, if it can play each of them and there are
    fights enough, or it is ``at_hand``. ``way``: as of a forecast."""
    named = tuple(scenes)
    alone = tuple(scene for _, scene in named)
    taken = chosen(alone, how, way, at_hand=at_hand)
    found = played_side_by_side(alone, how, taken, progress)
    pairs = (None, *found.pairs)
    return tuple(
        Row(settings, Report.of(scene, tally, seed=how.seed, asked=how.fights, taken=taken), pair)
        for (settings, scene), tally, pair in zip(named, found.tallies, pairs, strict=True)
    )


def scenes_of(source: Mapping[str, Any], varies: Iterable[Vary]) -> list[tuple[Settings, Scene]]:
    """The scene with every combination of the values; ``SceneError`` with the faults of all that cannot be played."""
    varies = tuple(varies)
    twice = [field for field, times in Counter(one.field for one in varies).items() if times > 1]
    if twice:
        raise SceneError([Problem(OPTION, field, "vary-twice") for field in twice])
    number = prod(len(one.values) for one in varies)
    if number > MOST_SCENES:
        raise SceneError([Problem(OPTION, number, "vary-scenes", {"maximum": MOST_SCENES})])
    found = []
    problems: dict[object, Problem] = {}
    for one in combinations(varies):
        try:
            found.append((one, read_scene(varied(source, one))))
        except SceneError as fault:
            for problem in named(source, one, fault.problems):
                number = isinstance(problem.value, int)  # of many numbers that are too large the first is told
                problems.setdefault((problem.path, problem.reason, "" if number else repr(problem.value)), problem)
    if problems:
        raise SceneError(list(problems.values()), source.get("system"))
    return found
