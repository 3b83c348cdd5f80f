"""Everybody against everybody: blocks of a bestiary two by two, or the heroes of a scene against each block."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from bojiste.core.reading import read_scene
from bojiste.core.scene import FORMAT, Scene
from bojiste.core.system import System
from bojiste.errors import Problem, SceneError
from bojiste.forecast.quick import Way, chosen, played
from bojiste.forecast.report import Report
from bojiste.forecast.sample import Many, Progress
from bojiste.forecast.tally import focus_of
from bojiste.kit.refuse import near

MOST_BLOCKS = 40
ONE, OTHER = "one", "other"
MEMBER = {ONE: "the-one", OTHER: "the-other"}
"""Who is of these sides: not all systems let somebody bear the id of a side."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """``reports[row, column]``: the fights of the row's (the first side) against the column's."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    reports: Mapping[tuple[str, str], Report]

    def wins(self, row: str, column: str) -> float | None:
        """The share of fights that the row wins; ``None`` where they did not meet."""
        report = self.reports.get((row, column))
        if report is not None:
            return float(report.share(f"won:{report.focus}").part)
        other = self.reports.get((column, row))
        return None if other is None else _lost(other)

    def mean(self, row: str) -> float:
        """The mean share of fights won against everybody it met."""
        found = [wins for column in self.columns if (wins := self.wins(row, column)) is not None]
        return sum(found) / len(found) if found else 0.0

    def as_json(self) -> dict[str, Any]:
        """``rows``, ``columns``; ``won``: row -> column -> share; ``mean``: row -> share."""
        won = {row: {column: self.wins(row, column) for column in self.columns} for row in self.rows}
        return {"rows": list(self.rows), "columns": list(self.columns), "won": won,
                "mean": {row: round(self.mean(row), 6) for row in self.rows}}  # fmt: skip


def _lost(report: Report) -> float:
    """The share of fights that the other side won."""
    return sum(end.fights for end in report.ends if end.winner not in (None, report.focus)) / report.fights


def blocks_of(system: System, names: Iterable[str]) -> tuple[str, ...]:
    """The blocks of these names; ``SceneError`` names those that are none."""
    found, known = tuple(dict.fromkeys(names)), system.blocks()
    problems = [
        Problem("BLOCK", name, "unknown-block", {**near(name, known), "count": len(known)})
        for name in found
        if name not in known
    ]
    if len(found) > MOST_BLOCKS:
        problems.append(Problem("BLOCK", len(found), "above-maximum", {"maximum": MOST_BLOCKS}))
    if problems:
        raise SceneError(problems, system.id)
    return found


def duels(
    system: System, blocks: tuple[str, ...], how: Many, progress: Progress | None = None, *, way: Way | None = None
) -> Matrix:
    """Each block against each other one, one to one. ``way``: as of a forecast; by itself the kernel plays the pairs
    that it can, if there are fights enough."""
    scenes = {
        pair: _scene(system.id, {}, _entry(pair[0], ONE), _entry(pair[1], OTHER)) for pair in combinations(blocks, 2)
    }
    return Matrix(blocks, blocks, _reports(scenes, how, progress, way))


def against(
    party: Scene, blocks: tuple[str, ...], how: Many, progress: Progress | None = None, *, way: Way | None = None
) -> Matrix:
    """The heroes of a scene against one of each block, without the scene's field and its other sides. ``way``: as of
    ``duels``."""
    side, source = focus_of(party).side, party.source
    heroes = [dict(one) for one in source["combatant"] if one.get("side") == side]
    more = {key: dict(source[key]) for key in ("options", "block") if key in source}
    scenes = {(side, block): _scene(party.system.id, more, *heroes, _entry(block, OTHER)) for block in blocks}
    return Matrix((side,), blocks, _reports(scenes, how, progress, way))


def _entry(block: str, side: str) -> dict[str, Any]:
    return {"block": block, "id": MEMBER[side], "side": side, "seat": "gm"}


def _scene(system: str, more: Mapping[str, Any], *entries: Mapping[str, Any]) -> Scene:
    return read_scene({"format": FORMAT, "system": system, **more, "combatant": list(entries)})


def _reports(
    scenes: Mapping[tuple[str, str], Scene], how: Many, progress: Progress | None, way: Way | None
) -> dict[tuple[str, str], Report]:
    fights, found = how.fights * len(scenes), {}
    for pair, scene in scenes.items():
        taken = chosen((scene,), how, way, fights=fights)
        tally = played(scene, how, taken, progress)
        found[pair] = Report.of(scene, tally, seed=how.seed, asked=how.fights, taken=taken)
    return found
