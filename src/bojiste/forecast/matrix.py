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
from bojiste.forecast.report import Report, Share
from bojiste.forecast.sample import Many, Progress, part_of
from bojiste.forecast.tally import focus_of
from bojiste.kit.refuse import near

MOST_BLOCKS = 40
"""Against each other: 780 pairs."""
MOST_FOES = 400
"""Against a party."""
ONE, OTHER = "one", "other"
MEMBER = {ONE: "the-one", OTHER: "the-other"}
"""Who is of these sides: not all systems let somebody bear the id of a side."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """``reports[row, column]``: the fights of the row's (the first side) against the column's, as far as they met."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    reports: Mapping[tuple[str, str], Report]

    def share(self, one: str, other: str) -> Share | None:
        """In how many of their fights the one has won; ``None`` where they did not meet."""
        report, against = self.reports.get((one, other)), self.reports.get((other, one))
        if report is not None:
            return report.share(f"won:{report.focus}")
        return None if against is None else _lost(against)

    def wins(self, one: str, other: str) -> float | None:
        """The same as a part of them."""
        share = self.share(one, other)
        return None if share is None else float(share.part)

    def standing(self, id: str) -> Share:
        """The fights won against everybody it met, of all of these: as many against each."""
        others = self.columns if id in self.rows else self.rows
        met = [share for other in others if (share := self.share(id, other)) is not None]
        return Share("won", sum(share.fights for share in met), sum(share.of for share in met))

    def mean(self, id: str) -> float:
        """The mean share of fights won against everybody it met."""
        return float(self.standing(id).part)

    @property
    def ranking(self) -> tuple[tuple[str, Share], ...]:
        """Whom the table ranks, the strongest first: every row; where there is one only, what it met."""
        ranked = self.rows if len(self.rows) > 1 else self.columns
        return tuple(sorted(((id, self.standing(id)) for id in ranked), key=lambda one: -one[1].part))

    @property
    def complete(self) -> bool:
        """Whether everybody has met everybody as often as was asked (Ctrl-C may have come between)."""
        pairs = len(self.rows) * len(self.columns)
        wanted = pairs if self.rows != self.columns else (pairs - len(self.rows)) // 2
        return len(self.reports) == wanted and all(report.complete for report in self.reports.values())

    def as_json(self) -> dict[str, Any]:
        """``version``, ``system``, ``seed``, ``fights`` (of each pair), ``complete``; ``rows``, ``columns``; ``won``:
        row -> column -> share; ``intervals``: the same with ``low`` and ``high``; ``mean``: row -> share; ``ranking``:
        ``id``, ``part``, ``low``, ``high``; ``conventions``, ``played`` and ``lacks`` as of a forecast, of all pairs
        together."""
        said = [report.as_json() for report in self.reports.values()]
        met = {(row, column): self.share(row, column) for row in self.rows for column in self.columns}
        together = {key: list(dict.fromkeys(word for one in said for word in one[key])) for key in _TOGETHER}
        return {
            **{key: said[0][key] for key in ("version", "system", "seed")},
            "fights": said[0]["asked"],
            "complete": self.complete,
            "rows": list(self.rows),
            "columns": list(self.columns),
            "won": {row: {column: self.wins(row, column) for column in self.columns} for row in self.rows},
            "intervals": {row: {column: _ends(met[row, column]) for column in self.columns} for row in self.rows},
            "mean": {row: round(self.mean(row), 6) for row in self.rows},
            "ranking": [
                {"id": id, "part": round(float(one.part), 6), **(_ends(one) or {})} for id, one in self.ranking
            ],
            **together,
            "played": {id: covered for one in said for id, covered in one["played"].items()},
        }


_TOGETHER = ("conventions", "ways", "lacks", "waiting")


def _ends(share: Share | None) -> dict[str, float] | None:
    return None if share is None else {end: round(part, 6) for end, part in share.interval._asdict().items()}


def _lost(report: Report) -> Share:
    """The fights that the other side won."""
    won = sum(end.fights for end in report.ends if end.winner not in (None, report.focus))
    return Share("won", won, report.fights)


def blocks_of(system: System, names: Iterable[str], *, party: bool = False) -> tuple[str, ...]:
    """The blocks of these names, or all there are; ``SceneError`` names those that are none. ``party``: they are to
    meet heroes, and not each other."""
    known = system.blocks()
    found = tuple(dict.fromkeys(names)) or tuple(known)
    problems = [
        Problem("BLOCK", name, "unknown-block", {**near(name, known), "count": len(known)})
        for name in found
        if name not in known
    ]
    most = MOST_FOES if party else MOST_BLOCKS
    if len(found) > most:
        problems.append(Problem("BLOCK", len(found), "matrix-many", {"maximum": most}))
    if len(found) < 2 and not party:
        problems.append(Problem("BLOCK", ", ".join(found), "matrix-few"))
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
    """A report of each pair; of those before Ctrl-C. ``KeyboardInterrupt`` where there is none."""
    fights, found = how.fights * len(scenes), {}
    for before, (pair, scene) in enumerate(scenes.items()):
        taken = chosen((scene,), how, way, fights=fights)
        tally = played(scene, how, taken, part_of(progress, before, len(scenes)))
        if tally.fights:
            found[pair] = Report.of(scene, tally, seed=how.seed, asked=how.fights, taken=taken)
        if tally.fights < how.fights:
            break
    if not found:
        raise KeyboardInterrupt
    return found
