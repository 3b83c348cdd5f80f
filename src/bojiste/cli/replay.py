"""``bojiste replay``."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bojiste.cli.help import Spoken
from bojiste.cli.options import SaveFile, json_option, language_option
from bojiste.cli.voice import say
from bojiste.errors import BojisteError, Problem, ReplayDiffers, SceneError

if TYPE_CHECKING:
    from bojiste.core.game import Game


def _page(ctx: click.Context, param: click.Parameter, value: str | None) -> Path | None:
    """Where the page is written; refused at once where it could not be."""
    if value is None:
        return None
    from bojiste.cli.counting import placed

    if find_spec("jinja2") is None:
        raise SceneError([Problem("--page", value, "page-missing")])
    placed("--page", value)
    return Path(value)


def write_page(game: Game, seat: str, language: str, page: Path) -> None:
    """The fight as one file, in all languages, from the eyes of a seat; it opens in this one."""
    from bojiste.files.reading import write_text
    from bojiste.table import pages

    write_text(page, pages.replay(game, seat, language))
    click.echo(say(language, "cli-new-written", file=str(page)))


@click.command("replay", cls=Spoken)
@click.argument("save", metavar="SAVE", type=SaveFile())
@click.option("--log", "watch", metavar="SEAT", help="The seat whose view is shown (gm sees everything).")
@click.option("--why", is_flag=True, help="Show the rule and the sum under each line.")
@click.option("--teach", is_flag=True, help="Show the text of each rule when it first decides something.")
@click.option("--md", "form", flag_value="md", help="Write a report in Markdown.")
@click.option("--html", "form", flag_value="html", help="Write the report as a page for a browser.")
@click.option(
    "--page", metavar="FILE", callback=_page, help="Write one page that replays the fight on the map, step by step."
)
@language_option
@json_option("One JSON object for each event, and a last one, as play --json.")
def command(
    save: str,
    watch: str | None,
    why: bool,
    teach: bool,
    form: str | None,
    page: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Print a saved game again, and say where today's rules differ.

    Stops at the first event that is not the one recorded and names it; exit code 4.
    """
    from bojiste.cli.document import document_of
    from bojiste.cli.eyes import Eyes
    from bojiste.cli.inputs import load_game
    from bojiste.cli.keeping import language_kept, tell_if_cut
    from bojiste.cli.log import ForPeople, Log, log_of
    from bojiste.cli.options import known_seat, language_was_asked_for, refuse_together
    from bojiste.core.ask import GM
    from bojiste.files import saves
    from bojiste.tell.narrator import Narrator

    given = {"--json": as_json, "--why": why, "--teach": teach, f"--{form}": form is not None, "--page": bool(page)}
    pairs = [("--json", "--why"), ("--json", "--teach"), ("--json", f"--{form}"), ("--teach", f"--{form}")]
    pairs += [("--page", name) for name in given if name != "--page"]
    refuse_together(given, pairs)
    differs: ReplayDiffers | None = None
    try:
        game = load_game(save)
        agreed = len(game.events)
    except ReplayDiffers as fault:
        differs = fault
        data = saves.read(save)
        game = as_far_as_possible(data)
        agreed = common(data["chain"], game.chain)
    if not language_was_asked_for():
        language = language_kept(save) or language
    tell_if_cut(save, language)
    if page is not None and differs is None:
        write_page(game, known_seat("--log", watch or GM, game.scene), language, page)
        return
    eyes = Eyes((known_seat("--log", watch or GM, game.scene),))
    log: Log = log_of(game.scene, eyes, language, as_json=as_json, why=why, teach=teach)
    if form is not None:
        log = document_of(form, Narrator(game.scene, language), eyes, why=why)
    log.title()
    log.tell(game, eyes.seats, agreed if differs is not None else None)
    if differs is not None:
        if agreed < len(game.events) and isinstance(log, ForPeople):
            click.echo(say(language, "cli-differs-here", number=agreed + 1, rule=_rule(game, agreed)))
            log.tell(game, eyes.seats, agreed + 1)
        raise differs
    log.end(game)
    if game.outcome is None and isinstance(log, ForPeople):
        click.echo(say(language, "cli-go-on", command=f"bojiste play --resume {shlex.quote(save)}"))


def _rule(game: Game, index: int) -> str:
    from bojiste.core.rule import rule_id

    return rule_id(game.events[index].rule)


def common(recorded: list[str], chain: tuple[str, ...]) -> int:
    """How many events are as recorded, from the first on."""
    pairs = zip(recorded, chain, strict=False)
    return next((index for index, (old, new) in enumerate(pairs) if old != new), min(len(recorded), len(chain)))


def as_far_as_possible(data: Mapping[str, Any]) -> Game:
    """The game with as much of its journal as today's rules accept; after that every seat waits."""
    from bojiste.core.game import Game
    from bojiste.core.journal import kept_lines, read, to_json
    from bojiste.core.reading import read_scene

    journal = [to_json(line) for line in kept_lines(read(data["journal"])[0])]
    seats = ["gm", *read_scene(data["scene"]).seats]

    def with_lines(count: int) -> Game | None:
        try:
            return Game.load({**data, "people": seats, "decisions": [], "journal": journal[:count]}, check=False)
        except BojisteError:
            return None

    low, high = 0, len(journal)  # the shorter a journal, the sooner it stops: what fits is a beginning
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if with_lines(middle) is not None else (low, middle - 1)
    found = with_lines(low)
    if found is None:
        raise ReplayDiffers("replay-differs", path="event[0]", value="", engine="")
    return found
