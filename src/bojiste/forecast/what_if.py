"""What if: the same scene with other values, two scenes against each other, and the value that brings what is wanted.

Differences come from the same dice (``sheaf``), so they are surer than the levels they are differences of.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, NamedTuple

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.errors import Problem, SceneError
from bojiste.forecast import intervals
from bojiste.forecast.intervals import Interval
from bojiste.forecast.quick import Way, chosen, played, played_side_by_side
from bojiste.forecast.report import Report
from bojiste.forecast.sample import Many, Progress
from bojiste.forecast.sheaf import Pair
from bojiste.forecast.tally import focus_of, split
from bojiste.forecast.vary import Settings, Vary, combinations, varied

MOST_SCENES = 400
"""In one sweep."""
WON, LOST, ROUNDS = "win", "death", "rounds"
SHARES = frozenset({"won", "loss"})
"""What every system counts in a share of the fights, by the words of its keys."""


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
    settings = list(combinations(varies))
    if len(settings) > MOST_SCENES:
        raise SceneError([Problem("--vary", len(settings), "vary-scenes", {"maximum": MOST_SCENES})])
    found, problems = [], []
    for one in settings:
        try:
            found.append((one, read_scene(varied(source, one))))
        except SceneError as fault:
            problems += [problem for problem in fault.problems if problem not in problems]
    if problems:
        raise SceneError(problems, source.get("system"))
    return found


# -- tuning --------------------------------------------------------------------------------------------------------


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
        raise SceneError([Problem("--target", text, "target-form")]) from None
    if not isfinite(value) or (split(key)[0] in SHARES and not 0 <= value <= 1):
        raise SceneError([Problem("--target", text, "target-share")])
    return Target(key, value)


@dataclass(frozen=True, slots=True)
class Tuned:
    """The answer of a search: every scene that was tried, by rising value; ``best`` is the one nearest to the target.

    ``within``: the values whose interval holds the target, or that lie between such; empty where none does.
    ``reached``: whether the target lies between the two ends of the range.
    """

    target: Target
    tried: tuple[Row, ...]
    best: int
    within: tuple[Any, ...]
    reached: bool

    def as_json(self) -> dict[str, Any]:
        """``target``: ``key``, ``value``; ``best``: field -> value; ``within``, ``reached``; ``tried``: rows."""
        return {
            "target": self.target._asdict(),
            "best": dict(self.tried[self.best].settings),
            "within": list(self.within),
            "reached": self.reached,
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
    """Search the values of one field, by halving, for the one that brings the target.

    It takes for granted that the number only rises, or only falls, along the values; both ends are always tried.
    ``way``: as of a forecast; by itself the kernel plays the scenes that it can, if there are fights enough.
    """
    scenes = scenes_of(source, [vary])
    fights = how.fights * min(len(scenes), 2 + (len(scenes) - 2).bit_length())
    tried: dict[int, Row] = {}

    def number(index: int) -> float:
        if index not in tried:
            settings, scene = scenes[index]
            taken = chosen((scene,), how, way, fights=fights)
            tally = played(scene, how, taken, progress)
            tried[index] = Row(settings, Report.of(scene, tally, seed=how.seed, asked=how.fights, taken=taken))
        return _known(tried[index].report, target)

    low, high = 0, len(scenes) - 1
    ends = number(low), number(high)
    reached = min(ends) <= target.value <= max(ends)
    while reached and high - low > 1:
        middle = (low + high) // 2
        below = (number(middle) < target.value) == (ends[0] < ends[1])
        low, high = (middle, high) if below else (low, middle)
    return _tuned(target, tried, reached, vary)


def _known(report: Report, target: Target) -> float:
    try:
        return level(report, target.key)[0]
    except KeyError:
        known = [*(row.key for row in report.shares), *(row.key for row in report.spreads)]
        words = {f"won:{report.focus}": WON, f"loss:{report.focus}": LOST}
        offered = [*(word for key, word in words.items() if key in known), *known]
        said = words.get(target.key, target.key)
        data = {"known": ", ".join(offered)}
        raise SceneError([Problem("--target", said, "target-unknown", data)], report.system) from None


def _tuned(target: Target, tried: Mapping[int, Row], reached: bool, vary: Vary) -> Tuned:
    order = sorted(tried)
    rows = tuple(tried[index] for index in order)
    levels = [level(row.report, target.key) for row in rows]
    best = min(range(len(rows)), key=lambda at: abs(levels[at][0] - target.value))
    holding = [index for index, (_, one) in zip(order, levels, strict=True) if one.low <= target.value <= one.high]
    within = vary.values[min(holding) : max(holding) + 1] if holding else ()
    return Tuned(target, rows, best, within, reached)
