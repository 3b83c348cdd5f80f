"""``bojiste watch``: a second screen, that follows a game which is played elsewhere."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bojiste.cli.help import Spoken
from bojiste.cli.keeping import trace
from bojiste.cli.options import SaveFile, json_option, language_option
from bojiste.errors import BojisteError, ReplayDiffers

if TYPE_CHECKING:
    from bojiste.cli.log import ForPeople
    from bojiste.cli.screen import Screen
    from bojiste.core.game import Game

EVERY = 0.5
"""Seconds between two looks at the file."""
PATIENCE = 20
"""Looks at a file that cannot be read: it may just be written."""


@click.command("watch", cls=Spoken)
@click.argument("save", metavar="SAVE", type=SaveFile())
@click.option("--seat", metavar="SEAT", help="Through whose eyes (player:anna; gm sees everything).")
@language_option
@json_option("One JSON object for each event, as play --json, while the game goes on.")
def command(save: str, seat: str | None, language: str, as_json: bool) -> None:
    """Follow a running game on a second screen.

    Shows what the seat sees of a game played with "bojiste play --save SAVE": the story, the turn order, the board. It
    asks nothing. It ends with the game, or with Ctrl-C.
    """
    from bojiste.cli.inputs import load_game
    from bojiste.cli.keeping import language_kept
    from bojiste.cli.options import language_was_asked_for

    mark = trace(Path(save))
    game = load_game(save)
    if not language_was_asked_for():
        language = language_kept(save) or language
    onlooker = Onlooker(_seat(seat, game), language, as_json=as_json)
    onlooker.see(game)
    failed = 0
    while game.outcome is None:
        time.sleep(EVERY)
        if trace(Path(save)) == mark and not failed:
            continue
        mark = trace(Path(save))
        try:
            game, failed = load_game(save), 0
        except ReplayDiffers:
            raise
        except BojisteError:
            failed += 1
            if failed == PATIENCE:
                raise
            continue
        onlooker.see(game)


def _seat(seat: str | None, game: Game) -> str:
    """The seat that looks on: the one that is named, or the only player's there is."""
    from bojiste.cli.options import known_seat, refused
    from bojiste.core.ask import GM

    players = [one for one in game.scene.seats if one != GM]
    if seat is None and len(players) != 1:
        raise refused("--seat", "", "not-one-of", known=", ".join(game.scene.seats), near="")
    return known_seat("--seat", seat or players[0], game.scene)


class Onlooker:
    """What one seat is shown of a game that grows; what was taken back is told."""

    def __init__(self, seat: str, language: str, *, as_json: bool) -> None:
        self.seat, self.language, self.as_json = seat, language, as_json
        self.before: Game | None = None
        self.screen: Screen | None = None

    def see(self, game: Game) -> None:
        """Show what is new since the last time."""
        from bojiste.cli.eyes import Eyes
        from bojiste.cli.log import ForPeople, log_of
        from bojiste.cli.replay import common

        before, self.before = self.before, game
        known = common(list(before.chain), game.chain) if before is not None else 0
        eyes = Eyes((self.seat,))
        log = log_of(game.scene, eyes, self.language, as_json=self.as_json)
        if before is None:
            log.title()
        elif known < len(before.events):
            self._taken_back(len(before.log(*eyes.seats)) - len(before.log_until(known, *eyes.seats)))
        if isinstance(log, ForPeople):
            log.told[eyes.seats] = known
        else:
            log.told = len(game.log_until(known, *eyes.seats))
        log.tell(game, eyes.seats)
        if isinstance(log, ForPeople):
            self._draw(game, log)
        if game.outcome is not None:
            log.end(game)

    def _taken_back(self, many: int) -> None:
        from bojiste.cli.log import put
        from bojiste.cli.voice import say

        if self.as_json:
            put({"undone": many})
        else:
            click.echo(say(self.language, "cli-watch-undone"))

    def _draw(self, game: Game, log: ForPeople) -> None:
        from bojiste.cli.screen import Screen

        if game.outcome is not None:
            return
        if self.screen is None:
            self.screen = Screen(log.narrator)
        self.screen.narrator = log.narrator
        self.screen.draw(game.view(self.seat), game.ask.actor if game.ask is not None else None)
