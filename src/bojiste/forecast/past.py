"""Forecasts from the present moment of a saved game: every fight goes through what has been said and rolled, and from
there on by dice of its own. The game's own dice to come are left alone: nobody learns them so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from bojiste.forecast import sheaf
from bojiste.forecast.bands import FIGHTS, graded
from bojiste.forecast.crew import Scenes, Span, Work
from bojiste.forecast.report import Report, Taken
from bojiste.forecast.sample import Many, Progress, count
from bojiste.forecast.sheaf import Pair, Sheaf
from bojiste.forecast.tally import Finished, Tally, focus_of, merged, split, tally_of
from bojiste.forecast.what_if import Row
from bojiste.forecast.why import Listener, Why, closed, learned

if TYPE_CHECKING:
    from bojiste.core.event import Event
    from bojiste.core.state import View

ONWARD = 0x6F6E77617264
"""Parts the dice of such a forecast from those of every game."""


def forecast_from(
    game: Game, how: Many, progress: Progress | None = None, *, seen: Callable[[Tally], object] | None = None
) -> Report:
    """How a game tends to end from where it stands, every seat left to its tactic.

    Where only players hold seats (``people`` without the referee's), nothing is told that they do not see.
    ``SceneError`` where the game is over.
    """
    past, scene = _past(game)
    work = Work(partial(chunk, past), (scene,), how.seed)
    tally = count(work, Tally(), merged, how.fights, how.workers, progress, seen=seen)
    return _report(game, tally, how)


def ahead(game: Game, seed: int, fight: int) -> Game:
    """This fight of such a forecast, to be told: the game as it goes on to its end. ``SceneError`` where it is over."""
    _refuse_over(game)
    return game.ahead(_dice(seed, fight))


def why_from(game: Game, how: Many, progress: Progress | None = None) -> Why:
    """Why it tends to end so from where it stands: the books are opened in the present moment.

    Where only players hold seats, rules that go with victory are not told: they may be those of somebody hidden.
    """
    past, scene = _past(game)
    found = learned(scene, partial(look, past), how, progress)
    views = _views(game)
    felled = tuple(one for one in found.felled if all(_sight(views, f":{who}") != "nothing" for who in one[:2]))
    return Why(_shown(found.report, game), felled, () if views else found.matters)


def bands_from(game: Game, how: Many, progress: Progress | None = None) -> tuple[Row, ...]:
    """A row for each pair of grades by which the game may go on; none where the system has one grade only."""
    past, scene = _past(game)
    named = graded(scene)
    if not named:
        return ()
    how = how._replace(fights=min(how.fights, FIGHTS))
    work = Work(partial(abreast, past), tuple(one for _, one in named), how.seed)
    found = count(work, sheaf.nothing(len(named)), sheaf.both, how.fights, how.workers, progress)
    reports = [_report(game, tally, how) for tally in found.tallies]
    pairs = (None, *(_told(pair, reports[0]) for pair in found.pairs))
    settings = [one for one, _ in named]
    return tuple(map(Row, settings, reports, pairs))


def _past(game: Game) -> tuple[dict[str, Any], Scene]:
    """What has been said and rolled, and the scene it began with; ``SceneError`` where the game is over."""
    _refuse_over(game)
    save = game.save()
    kept = ("seed", "fight", "people", "dice", "decisions", "journal")
    return {key: save[key] for key in kept}, read_scene(save["scene"])


def _refuse_over(game: Game) -> None:
    if game.outcome is not None:
        raise SceneError([Problem("", "", "forecast-over")], game.scene.system.id)


def _dice(seed: int, fight: int) -> Tape:
    """The dice that fall from the present moment on."""
    return Tape(key_of(seed, ONWARD), fight)


def _report(game: Game, tally: Tally, how: Many) -> Report:
    taken = Taken("readable", ("lacks-begun-game",))
    report = Report.of(game.scene, tally, seed=how.seed, asked=how.fights, taken=taken)
    return _shown(report, game)


# -- fights --------------------------------------------------------------------------------------------------------


def chunk(past: Mapping[str, Any], scenes: Scenes, seed: int, span: Span) -> Tally:
    """The tally of the fights of this span, each from the present moment on."""
    (scene,) = scenes
    return tally_of(scene, (onward(past, scene, seed, fight) for fight in range(*span)))


def look(past: Mapping[str, Any], scenes: Scenes, seed: int, span: Span) -> Tally:
    """The tally of what the books say of these fights."""
    (scene,) = scenes
    return tally_of(scene, (looked_onward(past, scene, seed, fight) for fight in range(*span)))


def abreast(past: Mapping[str, Any], scenes: Scenes, seed: int, span: Span) -> Sheaf:
    """What is counted of these fights, by several scenes that differ in nothing that has been."""
    return sheaf.bound(scenes, [[onward(past, scene, seed, fight) for fight in range(*span)] for scene in scenes])


def onward(past: Mapping[str, Any], scene: Scene, seed: int, fight: int) -> Finished:
    """One fight from the present moment to its end."""
    run, tape = _here(past, scene), _dice(seed, fight)
    run.unattended(tape)
    assert run.outcome is not None, "a tape answers every die and tactics every question"
    return Finished(fight, run.outcome, scene.system.measure(run.scene, run.state, run.outcome), tape.drawn)


def looked_onward(past: Mapping[str, Any], scene: Scene, seed: int, fight: int) -> Finished:
    """The same, and what its books say."""
    listener, tape = Listener(), _dice(seed, fight)
    run = _here(past, scene, listener)
    listener.hears(run)
    run.unattended(tape)
    return closed(run, listener, fight, tape.drawn)


def _here(past: Mapping[str, Any], scene: Scene, events: list[Event] | None = None) -> Journalled:
    """A run as far as the journal goes; it says what unattended seats have done, too, whatever tactic they have now."""
    people = frozenset(past["people"])
    run = Journalled(
        scene,
        source(scene, past["dice"], past["seed"], past["fight"], people),
        kept_lines(read_journal(past["journal"])[0]),
        people=people,
        decisions=Decisions(past["decisions"]) if past["decisions"] else None,
        events=events,
    )
    run.start()
    return run


# -- secrets -------------------------------------------------------------------------------------------------------


def _shown(report: Report, game: Game) -> Report:
    """The report without what those who play do not see: whoever is hidden, and the numbers of those who are not
    theirs."""
    if not (views := _views(game)):
        return report
    ours = focus_of(game.scene).members
    if any(split(row.key)[1] in ours and _sight(views, row.key) != "all" for row in report.spreads):
        report = replace(report, unlucky=(), tenth=None)  # they tell the numbers of all of a side together
    return replace(
        report,
        shares=tuple(row for row in report.shares if _sight(views, row.key) != "nothing"),
        spreads=tuple(row for row in report.spreads if _sight(views, row.key) == "all"),
    )


def _views(game: Game) -> list[View]:
    """What those see who may not see everything; none where somebody may."""
    return [] if GM in game.people else [game.view(seat) for seat in sorted(game.people)]


def _told(pair: Pair, report: Report) -> Pair:
    """The differences of what a report tells."""
    shares, spreads = ({row.key for row in rows} for rows in (report.shares, report.spreads))
    flags = {key: found for key, found in pair.flags.items() if key in shares}
    return Pair(pair.fights, flags, {key: found for key, found in pair.counts.items() if key in spreads})


def _sight(views: list[View], key: str) -> str:
    """How much of whom a measure is about the best placed of them sees; all of what is about nobody, or a side."""
    about = split(key)[1]
    if not views or about not in views[0].scene.declared | set(views[0].scene.by_id):
        return "all"
    found = {view.sight(about) for view in views}
    return next(sight for sight in ("all", "open", "nothing") if sight in found)
