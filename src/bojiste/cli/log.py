"""The log of a game on a terminal: lines for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

import click

from bojiste.cli.eyes import Eyes
from bojiste.cli.page import told
from bojiste.cli.voice import say
from bojiste.core.event import Event, plain, to_json
from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.tell.merge import merged
from bojiste.tell.narrator import Narrator


class Log(Protocol):
    """Tells each event once."""

    def events(self, events: Sequence[Event]) -> None: ...
    def end(self, game: Game) -> None: ...


class Lines:
    """For people. ``why`` says under each line which rule made it."""

    def __init__(self, narrator: Narrator, eyes: Eyes, *, why: bool = False) -> None:
        self.narrator = narrator
        self.eyes = eyes
        self.why = why

    def title(self) -> None:
        told(self.narrator.title(), bold=True)

    def events(self, events: Sequence[Event]) -> None:
        for event in merged(events, self.narrator.scene.system.merging):
            told(self.narrator.line(event), 4)
            for line in self.narrator.why(event) if self.why else ():
                told(f"    {line}", 8, dim=True)

    def end(self, game: Game) -> None:
        if game.outcome is not None:
            told(self.narrator.outcome(game.outcome), bold=True)
        else:
            told(say(self.narrator.language, "cli-unfinished"))


class Objects:
    """For programs: one object for each event, a last one for the end."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes

    def events(self, events: Sequence[Event]) -> None:
        for event in events:
            put(to_json(event))

    def end(self, game: Game) -> None:
        """Whoever does not see everything is told nothing that was made of everything: no digest, no count of dice."""
        last: dict[str, Any] = {"outcome": plain(game.outcome), "state": self.eyes.state(game)}
        if self.eyes.all_seeing:
            last |= {"digest": game.digest, "dice": game.dice_drawn}
            last |= {"seed": game.seed, "fight": game.fight} if on_tape(game) else {}
        put(last)


def log_of(scene: Scene, eyes: Eyes, language: str, *, as_json: bool, why: bool) -> Lines | Objects:
    """The log that a command line asks for."""
    return Objects(eyes) if as_json else Lines(Narrator(scene, language), eyes, why=why)


def on_tape(game: Game) -> bool:
    """Whether the dice are those of the game's seed."""
    return game.dice in ("tape", "hand:players")


def put(value: Any) -> None:
    """One JSON value on a line of stdout."""
    click.echo(json.dumps(value, ensure_ascii=False))
