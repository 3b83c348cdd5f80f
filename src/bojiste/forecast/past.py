"""Forecasts from the present moment of a saved game: every fight goes through what has been said and rolled, and from
there on by dice of its own. The game's own dice to come are left alone: nobody learns them so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from bojiste.core.ask import GM
from bojiste.core.dice import Tape, key_of
from bojiste.core.game import Game, kept_lines, source
from bojiste.core.journal import read as read_journal
from bojiste.core.policy import Decisions
from bojiste.core.reading import read_scene
from bojiste.core.run import Journalled
from bojiste.core.scene import Scene
from bojiste.errors import Problem, SceneError
from bojiste.forecast.crew import Scenes, Span, Work
from bojiste.forecast.report import Report, Taken
from bojiste.forecast.sample import Many, Progress, count
from bojiste.forecast.tally import Finished, Tally, merged, split, tally_of

if TYPE_CHECKING:
    from bojiste.core.state import View

ONWARD = 0x6F6E77617264
"""Parts the dice of such a forecast from those of every game."""


def forecast_from(game: Game, how: Many, progress: Progress | None = None) -> Report:
    """How a game tends to end from where it stands, every seat left to its tactic.

    Where only players hold seats (``people`` without the referee's), nothing is told that they do not see.
    ``SceneError`` where the game is over.
    """
    if game.outcome is not None:
        raise SceneError([Problem("", "", "forecast-over")], game.scene.system.id)
    save = game.save()
    past = {key: save[key] for key in ("seed", "fight", "people", "dice", "decisions", "journal")}
    work = Work(partial(chunk, past), (read_scene(save["scene"]),), how.seed)
    tally = count(work, Tally(), merged, how.fights, how.workers, progress)
    taken = Taken("readable", ("lacks-begun-game",))
    report = Report.of(game.scene, tally, seed=how.seed, asked=how.fights, taken=taken)
    return _shown(replace(report, unlucky=(), tenth=None), game)


def chunk(past: Mapping[str, Any], scenes: Scenes, seed: int, span: Span) -> Tally:
    """The tally of the fights of this span, each from the present moment on."""
    (scene,) = scenes
    return tally_of(scene, (onward(past, scene, seed, fight) for fight in range(*span)))


def onward(past: Mapping[str, Any], scene: Scene, seed: int, fight: int) -> Finished:
    """One fight from the present moment to its end."""
    people = frozenset(past["people"])
    run = Journalled(
        scene,
        source(scene, past["dice"], past["seed"], past["fight"], people),
        kept_lines(read_journal(past["journal"])[0]),
        people=people,
        decisions=Decisions(past["decisions"]) if past["decisions"] else None,
    )
    run.start()
    tape = Tape(key_of(seed, ONWARD), fight)
    run.unattended(tape)
    assert run.outcome is not None, "a tape answers every die and tactics every question"
    return Finished(fight, run.outcome, scene.system.measure(run.scene, run.state, run.outcome), tape.drawn)


# -- secrets -------------------------------------------------------------------------------------------------------


def _shown(report: Report, game: Game) -> Report:
    """The report without what those who play do not see: whoever is hidden, and the numbers of those who are not
    theirs."""
    if not game.people or GM in game.people:
        return report
    views = [game.view(seat) for seat in sorted(game.people)]
    return replace(
        report,
        shares=tuple(row for row in report.shares if _sight(views, row.key) != "nothing"),
        spreads=tuple(row for row in report.spreads if _sight(views, row.key) == "all"),
    )


def _sight(views: list[View], key: str) -> str:
    """How much of whom a measure is about the best placed of them sees; all of what is about nobody, or a side."""
    about = split(key)[1]
    if not views or about not in views[0].scene.declared | set(views[0].scene.by_id):
        return "all"
    found = {view.sight(about) for view in views}
    return next(sight for sight in ("all", "open", "nothing") if sight in found)
