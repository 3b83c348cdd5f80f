"""``bojiste table``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bojiste.cli.help import Spoken
from bojiste.cli.inputs import load_game, load_scene
from bojiste.cli.options import SceneFile, Whole, fresh_seed, house_option, json_option, language_option, refused
from bojiste.cli.page import on_screen, told, width
from bojiste.cli.voice import say

if TYPE_CHECKING:
    from bojiste.core.game import Game
    from bojiste.table.door import Links, Ready, Wish

MOST_PORT = 65535


@click.command("table", cls=Spoken)
@click.argument("opened", metavar="[SCENE|SAVE]", required=False, type=SceneFile())
@click.option("--lan", is_flag=True, help="Let phones on the same network in, too.")
@click.option("--port", type=Whole(0, MOST_PORT), help="The port to listen at (0: any that is free).")
@click.option("--host", metavar="ADDRESS", help="The address of this machine to listen at.")
@click.option(
    "--data", metavar="FOLDER", type=click.Path(path_type=Path), help="Where games are kept; otherwise the user's data."
)
@click.option("--db", metavar="URL", help="Keep games in this database (postgresql://...), not in the folder.")
@click.option("--new", "anew", is_flag=True, help="Begin anew, also where a game of this scene has been begun.")
@click.option("--seed", type=Whole(), help="Seed of the dice of a new game; otherwise a fresh one.")
@house_option
@language_option
@json_option("One line when the table is ready: its address, its key, the games.")
def command(opened: str | None, anew: bool, seed: int | None, language: str, as_json: bool, **where: Any) -> None:
    """Play together in the browser: game master, phones, a screen on the wall.

    Prints a link with a QR code for everybody. If you close the table (Ctrl-C) and open it again, the game goes on with
    the same links. Without a scene it shows the list of games and examples.
    """
    from bojiste.table import door

    lacking = door.missing()
    if lacking is not None:
        raise refused("bojiste table", "", "table-lacks", library=lacking)
    wish = door.Wish(folder=where.pop("data"), **where, language=language)
    if opened is not None:
        wish = _of_save(wish, opened, anew) if opened.endswith(".json") else _of_scene(wish, opened, seed, anew)
    try:
        door.serve(wish, lambda ready: _told(ready, language, as_json=as_json))
    except KeyboardInterrupt:
        return


def _of_scene(wish: Wish, path: str, seed: int | None, anew: bool) -> Wish:
    """The game of a scene: a new one, unless one has been begun."""
    from bojiste.core.ask import GM
    from bojiste.core.game import Game

    scene = load_scene(path)
    people = dict.fromkeys((*scene.seats, GM))

    def begin() -> Game:
        return Game(scene, fresh_seed() if seed is None else seed, people=people)

    return wish._replace(scene={} if anew else scene.source, begin=begin)


def _of_save(wish: Wish, path: str, anew: bool) -> Wish:
    """The game of a save: gone on with, unless it has been gone on with at this table."""
    save = load_game(path).save()

    def begin() -> Game:
        return load_game(path)

    return wish._replace(scene={} if anew else save["scene"], save=save, begin=begin)


def _told(ready: Ready, language: str, *, as_json: bool) -> None:
    """Say where the table stands, to people or to a program."""
    if as_json:
        line: dict[str, Any] = {"url": ready.url, "key": ready.key, "games": list(ready.games)}
        if ready.game is not None:
            line |= {"game": ready.game.game, "links": _links(ready.game)}
        click.echo(json.dumps(line, ensure_ascii=False))
        return
    if ready.game is not None:
        _told_game(ready.game, language)
    told(say(language, "cli-table-home", url=ready.home), 4)
    told(say(language, "cli-table-kept", folder=ready.folder), 4)
    told(say(language, "cli-table-close"), 4)


def _told_game(game: Links, language: str) -> None:
    told(say(language, "cli-table-goes-on" if game.resumed else "cli-table-begins", title=game.title), bold=True)
    links = [
        (say(language, "cli-table-gm"), game.gm),
        *(
            (say(language, "cli-table-seat", seat=seat.removeprefix("player:")), url)
            for seat, url in game.seats.items()
        ),
        (say(language, "cli-table-screen"), game.screen),
    ]
    for name, url in links:
        if url:
            told(f"{name}: {url}", 4)
            _draw(url)


def _draw(url: str) -> None:
    """The link as a picture for phones, where a terminal shows it whole."""
    from bojiste.table.door import qr

    lines = qr(url)
    if on_screen() and max(map(len, lines)) <= width():
        click.echo("\n".join(lines))


def _links(game: Links) -> dict[str, Any]:
    return {"gm": game.gm, "screen": game.screen, "seats": dict(game.seats)}
