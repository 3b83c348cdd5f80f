"""A person at this terminal: is shown the board, reads a question, types an answer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from bojiste.cli import menu
from bojiste.cli.faults import lines
from bojiste.cli.player import Leave, Player, typed
from bojiste.cli.screen import Screen
from bojiste.cli.voice import say
from bojiste.core.ask import Ask, Option
from bojiste.core.dice import Roll
from bojiste.errors import BojisteError, Problem
from bojiste.tell.units import square

if TYPE_CHECKING:
    from bojiste.cli.eyes import Eyes
    from bojiste.cli.keeping import Keeping
    from bojiste.cli.log import Lines
    from bojiste.core.game import Game

HELP = ("undo", "why", "log", "board", "keys", "save", "quit", "help")
LETTERS = {"u": "undo", "?": "why", "l": "log", "b": "board", "k": "keys", "s": "save", "q": "quit", "h": "help"}


class Person(Player):
    """Somebody who reads and types."""

    log: Lines

    def __init__(self, game: Game, log: Lines, eyes: Eyes, keeping: Keeping) -> None:
        super().__init__(game, log, eyes, keeping)
        self.narrator = log.narrator
        self.language = log.narrator.language
        self.screen = Screen(log.narrator)
        self.keys_shown = False
        self.drawn = -1
        self.places: frozenset[tuple[int, int]] = frozenset()
        self.faces: list[str] = []

    def say(self, id: str, **args: Any) -> None:
        click.echo(say(self.language, id, **args))

    def trouble(self, problem: Problem) -> None:
        for line in lines((problem,), self.language):
            click.echo(line)

    # -- questions ---------------------------------------------------------------------------------------------

    def answer(self, ask: Ask) -> None:
        if self.faces:
            self.say("cli-faces-left", faces=" ".join(self.faces))
            self.faces = []
        options = menu.offered(ask, self.game.people)
        places = frozenset(option.place for option in options if option.place is not None)
        if self.drawn != self.told or not places <= self.places:
            self.draw(ask, options)
        click.echo(click.style(self.question(ask), bold=True))
        self.choose(ask, options)

    def question(self, ask: Ask) -> str:
        """The question, with the seat it goes to where several are held here."""
        asked = self.narrator.question(ask)
        if len(self.game.people) < 2:
            return asked
        return f"[{self.narrator.word('gm') if ask.seat == 'gm' else ask.seat.removeprefix('player:')}] {asked}"

    def choose(self, ask: Ask, options: tuple[Option, ...]) -> None:
        """One answer of any kind; a choice among many may take several lines, an empty one leads back."""
        whole = options
        while True:
            if ask.kind == "choose":
                self.list(ask, options)
            text = typed(self.prompt(ask))
            if self.command(text, words=ask.kind != "note"):
                return
            if not text and options is not whole:
                options = whole
                continue
            meant = self.meaning(ask, text, options)
            if len(meant) > 1:
                options = meant
            elif ask.kind == "choose" and not meant:
                self.say("cli-not-understood", text=text)
            elif self.accepted(meant[0].key if meant else text):
                return

    def prompt(self, ask: Ask) -> str:
        if ask.kind == "note":
            return say(self.language, "cli-prompt-note") + " "
        default = ask.default if ask.kind == "amount" else ""
        return (f"[{default}] " if default else "") + "> "

    def meaning(self, ask: Ask, text: str, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options that a line means; none where it is an amount or a note, or means nothing."""
        if ask.kind != "choose":
            return (Option(ask.default),) if not text else ()
        wanted = text or ask.default
        return menu.find(wanted, options, lambda option: self.narrator.option(ask, option))

    def accepted(self, key: str) -> bool:
        """Answer; a refusal is told in a line."""
        try:
            self.game.answer(key)
        except BojisteError as fault:
            if self.game.ask is None:
                raise  # the answer was right, what follows from it is not
            for line in lines(fault.problems, self.language):
                click.echo(line)
            return False
        return True

    def list(self, ask: Ask, options: tuple[Option, ...]) -> None:
        """The menu: numbered lines, the default with a star; squares are typed by their names."""
        if menu.all_squares(options):
            self.say("cli-squares", squares=" ".join(square(*option.place) for option in options if option.place))
            return
        for number, row in enumerate(menu.rows(options), 1):
            star = "*" if any(option.key == ask.default for option in row) else " "
            label = self.narrator.option(ask, row[0])
            if len(row) > 1:
                label = say(self.language, "cli-and-more", label=label, count=len(row) - 1)
            key = click.style(f"  {row[0].key}", dim=True) if self.keys_shown and len(row) == 1 else ""
            click.echo(f"{number:>3}{star} {label}{key}")
        if len(options) > menu.MOST_LINES and any(option.place for option in options):
            self.say("cli-type-a-square")

    def draw(self, ask: Ask | None, options: tuple[Option, ...] = ()) -> None:
        """The board and the creatures, for whoever is asked."""
        seat = ask.seat if ask is not None else self.eyes.seats[0]
        self.places = frozenset(option.place for option in options if option.place is not None)
        self.screen.draw(self.game.view(seat), ask.actor if ask else None, self.places)
        self.drawn = self.told

    # -- dice --------------------------------------------------------------------------------------------------

    def roll(self, roll: Roll) -> None:
        """A die of people's hands; several faces may be typed at once, for the dice that follow."""
        if not self.faces:
            text = typed(self.roll_prompt(roll))
            if self.command(text, words=True):
                return
            self.faces = text.split()
        word = self.faces.pop(0) if self.faces else ""
        if not re.fullmatch(r"[0-9]{1,9}", word):
            self.faces = []
            self.say("cli-not-a-face", word=word)
            return
        try:
            self.game.face(int(word))
        except BojisteError as fault:
            if self.game.roll is None:
                raise
            self.faces = []
            for line in lines(fault.problems, self.language):
                click.echo(line)

    def roll_prompt(self, roll: Roll) -> str:
        from bojiste.core.rule import rule_of
        from bojiste.tell.why import statement

        title, _ = statement(self.narrator.words, rule_of(roll.rule))
        die = f"{self.narrator.word('die-letter')}{roll.sides}"
        who = f"{self.narrator.name(roll.actor)}, " if roll.actor is not None else ""
        return f"{who}{die} ({title}): "

    # -- commands ----------------------------------------------------------------------------------------------

    def command(self, text: str, *, words: bool) -> bool:
        """Do a command (``u`` or ``/u``); ``words`` says whether it may stand without the stroke."""
        name = LETTERS.get(text.removeprefix("/")) if text.startswith("/") or words else None
        if name is None:
            return False
        getattr(self, f"do_{name}")()
        return True

    def do_undo(self) -> None:
        try:
            self.game.undo()
        except BojisteError as fault:
            for line in lines(fault.problems, self.language):
                click.echo(line)
            return
        self.faces = []
        self.told = min(self.told, len(self.eyes.events(self.game)))
        self.drawn = -1
        self.say("cli-undone")

    def do_why(self) -> None:
        """Explain the last line that has a sum, or else the last line."""
        events = self.eyes.events(self.game)
        if not events:
            self.say("cli-nothing-yet")
            return
        event = next((event for event in reversed(events) if event.rolls or event.parts), events[-1])
        for line in (self.narrator.line(event), *self.narrator.why(event)):
            click.echo(line)

    def do_log(self) -> None:
        self.log.events(self.eyes.events(self.game))

    def do_board(self) -> None:
        ask = self.game.ask
        self.draw(ask, menu.offered(ask, self.game.people) if ask is not None else ())

    def do_keys(self) -> None:
        self.keys_shown = not self.keys_shown

    def do_save(self) -> None:
        try:
            self.keeping.write(self.safe)
        except BojisteError as fault:
            for line in lines(fault.problems, self.language):
                click.echo(line)
            return
        self.say("cli-saved", file=str(self.keeping.path))

    def do_quit(self) -> None:
        raise Leave

    def do_help(self) -> None:
        for name in HELP:
            letter = next(letter for letter, command in LETTERS.items() if command == name)
            self.say(f"cli-command-{name}", letter=letter)
