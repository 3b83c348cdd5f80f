"""``bojiste play``."""

from __future__ import annotations

import shlex
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bojiste.cli.faults import remarked
from bojiste.cli.group import INTERRUPTED
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import house_named, load_game, load_scene, remarks
from bojiste.cli.keyboard import is_terminal, typed
from bojiste.cli.options import (
    SaveFile,
    SceneFile,
    Whole,
    fresh_seed,
    house_option,
    json_option,
    known_seat,
    language_option,
    language_was_asked_for,
    refuse_together,
    refused,
)
from bojiste.cli.page import told, with_command
from bojiste.cli.process import undisturbed
from bojiste.cli.voice import is_yes, say
from bojiste.errors import BojisteError, DecisionError, DiceError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bojiste.cli.eyes import Eyes
    from bojiste.cli.keeping import Keeping
    from bojiste.cli.player import Player
    from bojiste.core.event import Event
    from bojiste.core.game import Game
    from bojiste.core.scene import Scene

LAST = ""
"""What ``--resume`` alone names: the last game that has not ended."""
MOST_FIGHTS = 10**12
CONTRADICTIONS = (
    *(("--resume", other) for other in ("SCENE", "--dice", "--decisions")),
    ("--auto", "--seat"),
    ("--json", "--why"),
    ("--json", "--teach"),
)


@dataclass(frozen=True, slots=True)
class Wish:
    """The command line, as it was given."""

    scene_path: str | None
    resume: str | None
    auto: bool
    seats: tuple[str, ...]
    watch: str | None
    seed: int | None
    fight: int | None
    dice: str | None
    decisions: str | None
    save: Path | None
    why: bool
    teach: bool
    together: bool
    language: str
    as_json: bool


@click.command("play", cls=Spoken)
@click.argument("scene_path", metavar="[SCENE]", required=False, type=SceneFile())
@click.option(
    "--resume",
    metavar="FILE",
    type=SaveFile(),
    is_flag=False,
    flag_value=LAST,
    help="Resume a saved game instead of starting SCENE; without FILE the last one.",
)
@click.option("--auto", is_flag=True, help="Nobody is asked: every seat follows its tactic.")
@click.option(
    "--seat",
    "seats",
    metavar="SEAT",
    multiple=True,
    help="A seat to hold at this terminal (gm, player:anna); repeatable.",
)
@click.option("--log", "watch", metavar="SEAT", help="The seat whose view is shown (gm sees everything).")
@click.option("--seed", type=Whole(), help="Seed of the dice; by default a new one, shown when the scene is over.")
@click.option("--fight", type=Whole(0, MOST_FIGHTS), help="Play fight N of that seed, numbered as in a forecast.")
@click.option(
    "--dice", metavar="tape|hand|hand:players|script:FILE", help="Dice of the seed, of the people here, or from a file."
)
@click.option("--decisions", metavar="FILE", help="Answers given in advance.")
@click.option("--save", metavar="FILE", type=click.Path(path_type=Path), help="Save the game in this file.")
@click.option("--why", is_flag=True, help="Show the rule and the sum under each line.")
@click.option("--open", "together", is_flag=True, help="Everybody at this terminal may see what any of them may.")
@click.option("--teach", is_flag=True, help="Show the text of each rule when it first decides something.")
@house_option
@language_option
@json_option("One JSON object for each event, and a last one; questions are JSON, answers lines on stdin.")
def command(**given: Any) -> int | None:
    """Play a scene: people at this terminal, tactics for the rest.

    Without --auto and --seat, people hold every seat of a player. At a question type the number, the square or
    the beginning of an answer; h lists the commands. Ctrl-C saves the game.
    """
    wish = Wish(**given)
    _refuse_what_contradicts(wish)
    if wish.resume is None:
        return _begin(wish)
    if wish.resume == LAST and (wish.seed is not None or wish.fight is not None):
        raise refused("--resume", "", "usage-missing")
    if wish.seed is None and wish.fight is None:
        return _resume(wish)
    _tell_ahead(wish, wish.resume)
    return None


def _refuse_what_contradicts(wish: Wish) -> None:
    """Options that cannot stand together."""
    given = {
        "SCENE": wish.scene_path is not None,
        "--seed": wish.seed is not None,
        "--fight": wish.fight is not None,
        "--dice": wish.dice is not None,
        "--decisions": wish.decisions is not None,
        "--resume": wish.resume is not None,
        "--auto": wish.auto,
        "--seat": bool(wish.seats),
        "--json": wish.as_json,
        "--why": wish.why,
        "--teach": wish.teach,
    }
    refuse_together(given, CONTRADICTIONS)
    if not given["SCENE"] and not given["--resume"]:
        raise refused("SCENE", "", "usage-missing")


# ------------------------------------------------------------------------------------------------ the game


def _begin(wish: Wish) -> int | None:
    from bojiste.cli.eyes import Eyes
    from bojiste.cli.keeping import Keeping, writable
    from bojiste.core.game import Game
    from bojiste.files.scripts import read_decisions

    assert wish.scene_path is not None
    scene = load_scene(wish.scene_path)
    for line in remarked(remarks(wish.scene_path, scene), wish.language):
        told(line, 4, err=True)
    people = _people(wish, scene)
    keeping = Keeping(writable(wish.save), Path(wish.scene_path), wish.language, together=wish.together)
    eyes = Eyes(_eyes(wish, scene, people))
    dice = _dice(wish.dice)
    fresh = 0 if dice == "hand" else fresh_seed()  # dice of the hand alone need no seed
    game: dict[str, Any] = {
        "seed": fresh if wish.seed is None else wish.seed,
        "fight": wish.fight or 0,
        "people": people,
        "dice": dice,
        "decisions": read_decisions(wish.decisions) if wish.decisions else (),
    }
    try:
        begun = Game(scene, **game)
    except (DiceError, DecisionError):
        _told_until_fault(wish, scene, eyes, **game)
        raise
    keeping.guard(begun.save())
    return _go_on(wish, begun, eyes, keeping)


def _resume(wish: Wish) -> int | None:
    from bojiste.cli.eyes import Eyes
    from bojiste.cli.keeping import Keeping, language_kept, tell_if_cut, together_kept, writable

    path = wish.resume or _last(wish.language)
    if path is None:
        return None
    game = load_game(path)
    wish = replace(wish, together=wish.together or together_kept(path))
    if not language_was_asked_for():
        wish = replace(wish, language=language_kept(path) or wish.language)
    tell_if_cut(path, wish.language)
    if wish.auto or wish.seats:
        game = load_game(path, people=_people(wish, game.scene))
    keeping = Keeping(writable(wish.save) or Path(path), Path(path), wish.language, together=wish.together)
    if wish.save is not None:
        keeping.guard(game.save())
    return _go_on(wish, game, Eyes(_eyes(wish, game.scene, tuple(sorted(game.people)))), keeping)


def _last(language: str) -> str | None:
    """The last game that has not ended, of those that somebody here wants to go on with; ``None`` if none of them."""
    from bojiste.cli.keeping import unfinished
    from bojiste.tell.narrator import Narrator

    offered = False
    for path in unfinished():
        with suppress(BojisteError):
            game = load_game(str(path))
            if game.outcome is None:
                title, offered = Narrator(game.scene, language).title(), True
                if _wanted(say(language, "cli-resume-last", title=title, file=str(path)), language):
                    return str(path)
    if not offered:
        raise refused("--resume", "", "nothing-to-resume")
    return None


def _wanted(question: str, language: str) -> bool:
    """Whether somebody says yes; where nobody sits at a terminal, it is so."""
    told(question)
    return not is_terminal() or is_yes(language, typed("> "), otherwise=True)


def _tell_ahead(wish: Wish, path: str) -> None:
    """A fight of a forecast from the present moment of a saved game: told, and not kept."""
    from bojiste.cli.eyes import Eyes
    from bojiste.cli.log import log_of
    from bojiste.forecast.past import ahead

    if not wish.auto or wish.save is not None:
        given = "--seed" if wish.fight is None else "--fight"
        raise refused(given, "", "usage-only-ahead")
    if wish.seed is None:
        raise refused("--seed", "", "usage-missing")
    game = load_game(path)
    there = ahead(game, wish.seed, wish.fight or 0)
    eyes = Eyes(_eyes(wish, game.scene, tuple(sorted(game.people))))
    log = log_of(there.scene, eyes, wish.language, as_json=wish.as_json, why=wish.why, teach=wish.teach)
    log.title()
    log.heard(game, eyes.seats)
    log.tell(there, eyes.seats)
    log.end(there)


def _people(wish: Wish, scene: Scene) -> tuple[str, ...]:
    """The seats that people hold here."""
    from bojiste.core.ask import GM

    for seat in wish.seats:
        known_seat("--seat", seat, scene)
    if wish.auto:
        return ()
    return tuple(dict.fromkeys(wish.seats)) or tuple(seat for seat in scene.seats if seat != GM)


def _eyes(wish: Wish, scene: Scene, people: tuple[str, ...]) -> tuple[str, ...]:
    """The seats that look: the one of ``--log``, else those held here, else the referee's."""
    if wish.watch is None:
        return people
    known_seat("--log", wish.watch, scene)
    return (wish.watch,)


def _dice(wanted: str | None) -> str | tuple[int, ...]:
    """What ``Game`` takes: where dice come from, or the faces of a file."""
    from bojiste.core.save import DICE
    from bojiste.files.scripts import read_dice

    if wanted is None or wanted in DICE:
        return wanted or "tape"
    kind, _, path = wanted.partition(":")
    if kind != "script" or not path:
        raise refused("--dice", wanted, "not-one-of", known=", ".join((*DICE, "script:FILE")), near="")
    return read_dice(path)


# ------------------------------------------------------------------------------------------------ telling it


def _told_until_fault(wish: Wish, scene: Scene, eyes: Eyes, **game: Any) -> None:
    """Tell what happened before a script failed: whoever wrote it wants to see where."""
    from bojiste.cli.log import Objects, Tale
    from bojiste.core.policy import Decisions
    from bojiste.core.run import Run, source
    from bojiste.core.watch import Watch
    from bojiste.tell.narrator import Narrator

    events: list[Event] = []
    people = frozenset(game["people"])
    dice = source(scene, game["dice"], game["seed"], game["fight"], people)
    run = Run(scene, dice, people=people, decisions=Decisions(game["decisions"]), events=events, strict=True)
    with suppress(BojisteError):
        run.advance()
    watch = Watch(scene, run.scene, eyes.seats)
    if wish.as_json:
        Objects(eyes).events([event for _, event in watch.upto(events)])
    else:
        Tale(Narrator(run.scene, wish.language), why=wish.why, teach=wish.teach).events(watch, events)


def _go_on(wish: Wish, game: Game, eyes: Eyes, keeping: Keeping) -> int | None:
    """Play a game to its end, or until people leave it."""
    from bojiste.cli.log import ForPeople, log_of
    from bojiste.cli.person import Person
    from bojiste.cli.player import Leave
    from bojiste.cli.program import Program

    log = log_of(game.scene, eyes, wish.language, as_json=wish.as_json, why=wish.why, teach=wish.teach)
    player: Player = Program(game, log, eyes, keeping)
    log.title()
    if isinstance(log, ForPeople):
        keeping.running = True
        player = Person(game, log, eyes, keeping, together=wish.together or wish.watch is not None)
        if game.outcome is None:
            told(say(wish.language, "cli-help-is-h"))
    try:
        player.play()
        while player.again():
            player.play()
    except Leave:
        _left(wish, player)
        return None
    except (EOFError, KeyboardInterrupt):
        _left(wish, player, interrupted=True)
        return INTERRUPTED
    except Exception:
        if game.outcome is None:
            _left(wish, player, interrupted=True)
        raise
    _ended(wish, player)
    return None


def _left(wish: Wish, player: Player, *, interrupted: bool = False) -> None:
    """Somebody has left: the game is kept first of all, then told how to go on; programs get their last object."""
    with undisturbed():
        player.keeping.write_somewhere(player.safe)
    if interrupted:
        click.echo("", err=True)
    if wish.as_json:
        player.log.end(player.game)
    again = f"bojiste play --resume {shlex.quote(str(player.keeping.path))}"
    kept = say(wish.language, "cli-kept", file=str(player.keeping.path), command=again)
    click.echo(with_command(kept, again), err=wish.as_json)


def _ended(wish: Wish, player: Player) -> None:
    from bojiste.cli.log import on_tape

    game = player.game
    player.log.end(game)
    if player.keeping.wanted:
        with undisturbed():
            player.keeping.write_somewhere(game.save())
    player.keeping.clean()
    if wish.as_json:
        return
    if player.keeping.wanted:
        told(say(wish.language, "cli-saved", file=str(player.keeping.path)))
    if on_tape(game) and wish.scene_path is not None:
        again = _again(wish, game)
        click.echo(with_command(say(wish.language, "cli-seed", seed=str(game.seed), command=again), again))


def _again(wish: Wish, game: Game) -> str:
    """The command that plays the same dice again."""
    parts: Sequence[str] = ["bojiste", "play", str(wish.scene_path), "--seed", str(game.seed)]
    if game.fight:
        parts = [*parts, "--fight", str(game.fight)]
    if (house := house_named()) is not None:
        parts = [*parts, "--house", house]
    if isinstance(game.dice, str) and game.dice != "tape":
        parts = [*parts, "--dice", game.dice]
    return shlex.join([*parts, "--auto"] if wish.auto else parts)
