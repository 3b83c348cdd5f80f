"""A person at this terminal: is shown the board, reads a question, types an answer."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click
from rich.cells import cell_len as cells

from bojiste.cli import menu
from bojiste.cli.commands import Commands, command_of
from bojiste.cli.faults import lines
from bojiste.cli.keyboard import typed
from bojiste.cli.page import ink, on_screen, told, width, wrapped
from bojiste.cli.passing import Passing
from bojiste.cli.player import Player
from bojiste.cli.screen import Screen
from bojiste.cli.voice import say, words
from bojiste.core.ask import GM, Ask, Option
from bojiste.core.dice import Roll
from bojiste.core.journal import kept_lines
from bojiste.core.square import square_name as square
from bojiste.errors import BojisteError, Problem

if TYPE_CHECKING:
    from bojiste.cli.eyes import Eyes
    from bojiste.cli.keeping import Keeping
    from bojiste.cli.log import ForPeople
    from bojiste.core.game import Game

ROOM = 8
"""Cells that are left for what is typed behind a prompt."""
FACE = "face"
"""The place of a fault in a die that was typed."""
END = "end"
"""The key that ends a turn: an empty line says it only on second thoughts, where nothing has been done yet."""


class Person(Commands, Player):
    """Somebody who reads and types."""

    log: ForPeople

    def __init__(self, game: Game, log: ForPeople, eyes: Eyes, keeping: Keeping, *, together: bool = True) -> None:
        """``together``: whoever is at this terminal may see everything that anybody here may see."""
        super().__init__(game, log, eyes, keeping)
        self.passing = None if together or len(game.people) < 2 else Passing(game)
        self.narrator = log.narrator
        self.language = log.narrator.language
        self.screen = Screen(log.narrator)
        self.keys_shown = False
        self.faces: list[str] = []
        self.rolled: Roll | None = None
        self.fallen = 0
        """How many dice like the last one have fallen."""
        self.left = ""
        """What was typed for the question that follows."""
        self.asked: tuple[str, str | None] | None = None
        """Whose turn the last question was about."""
        self.idle = True
        """Whether nothing has been chosen yet of what this turn offers."""

    def say(self, id: str, *, hang: int = 0, **args: Any) -> None:
        told(words(self.language, self.game.scene.system.id).word(id, **args), hang)

    def trouble(self, problem: Problem) -> None:
        if problem.path == FACE or problem.path.startswith("ask["):
            problem = replace(problem, path="")  # whoever has just typed it knows where it stands
        for line in lines((problem,), self.language, self.game.scene.system.id):
            told(line, 4)

    def refused(self, fault: BojisteError) -> None:
        for problem in fault.problems:
            self.trouble(problem)

    def looking(self) -> Eyes:
        return self.eyes if self.passing is None else self.passing.eyes()

    def tell(self) -> None:
        """Tell what happened, unless it has to wait until whom it concerns sits here alone."""
        if self.passing is None:
            super().tell()
        elif not self.passing.secret() or self.game.outcome is not None:
            at = self.passing.at or min(self.game.people)
            self.log.tell(self.game, (at,))
            for other in self.game.people - {at}:
                self.log.heard(self.game, (other,))

    def hand_over(self, seat: str) -> None:
        """Let whoever is asked sit down, and tell what happened since."""
        if self.passing is None or not self.passing.secret():
            return
        if self.passing.hand_over(seat):
            self.say("cli-pass", seat=self.seat(seat))
            typed("")
            self.screen.forget()
        self.log.tell(self.game, (seat,))

    def seat_referee(self) -> bool:
        passing = self.passing
        if passing is None or GM not in self.game.people or passing.at == GM or not passing.secret():
            return False
        self.hand_over(GM)
        return True

    # -- questions ---------------------------------------------------------------------------------------------

    def answer(self, ask: Ask) -> None:
        if self.faces:
            self.say("cli-faces-left", faces=" ".join(self.faces))
            self.faces = []
        self.hand_over(ask.seat)
        whose = ask.seat, ask.actor
        fresh, self.asked = whose != self.asked, whose
        if fresh:
            self.left, self.idle = "", True
            self.screen.forget()
        options = menu.offered(ask, self.game.people)
        if not self.left:
            self.draw(ask, options)
            told(self.question(ask), bold=True)
        self.choose(ask, options)

    def question(self, ask: Ask) -> str:
        """The question, with the seat it goes to where several are held here, unless it names whose seat that is."""
        asked = self.narrator.question(ask)
        plain = len(self.game.people) < 2 or (ask.actor is not None and self.held(ask.seat) == [ask.actor])
        return asked if plain else f"[{self.seat(ask.seat)}] {asked}"

    def held(self, seat: str) -> list[str]:
        """Those whom a seat decides for."""
        return [one.id for one in self.game.scene.combatants if one.seat == seat]

    def seat(self, seat: str) -> str:
        """What a seat is called: as whom it decides for, if that is one."""
        if seat == GM:
            return self.narrator.word("gm")
        held = self.held(seat)
        return self.narrator.name(held[0]) if len(held) == 1 else seat.removeprefix("player:")

    def choose(self, ask: Ask, options: tuple[Option, ...]) -> None:
        """One answer of any kind; a choice among many may take several lines, an empty one leads back."""
        whole, ends = options, ask.kind == "choose" and ask.default == END
        while True:
            text = self.line(ask, options)
            if self.command(text, words=ask.kind != "note"):
                return
            if not text and options is not whole:
                options = whole
                continue
            if not text and self.idle and ends and len(whole) > 1:
                self.say("cli-end-sure", answer=self.label(ask, ask.default))
                self.idle = False
                continue
            meant = self.meaning(ask, text, options)
            if len(meant) > 1:
                options = meant
            elif ask.kind == "choose" and not meant:
                self.say("cli-one-answer" if menu.several_numbers(text) else "cli-not-understood", text=text)
            elif meant and meant[0].key == menu.STOP and not self.sure(ask, meant[0]):
                continue
            elif self.accepted(meant[0].key if meant else text):
                self.idle = meant[0].key == END if ends else self.idle
                return

    def line(self, ask: Ask, options: tuple[Option, ...]) -> str:
        """What was typed: just now, or before, for this question."""
        if self.left:
            text, self.left = self.left, ""
            return text
        if ask.kind == "choose":
            self.list(ask, options)
        return typed(
            self.prompt(ask), [self.label(ask, option.key) for option in options] if ask.kind == "choose" else ()
        )

    def prompt(self, ask: Ask) -> str:
        if ask.kind == "note":
            return say(self.language, "cli-prompt-note") + " "
        default = ask.default if ask.kind == "amount" else ""
        return (f"[{default}] " if default else "") + "> "

    def label(self, ask: Ask, key: str) -> str:
        return next((self.narrator.option(ask, option) for option in ask.options if option.key == key), key)

    def meaning(self, ask: Ask, text: str, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options that a line means; none where it is an amount or a note, or means nothing."""
        if ask.kind != "choose":
            return (Option(ask.default),) if not text else ()

        def label(option: Option) -> str:
            return self.narrator.option(ask, option)

        meant = menu.find(text or ask.default, options, label)
        if not meant:
            meant, self.left = menu.steps(text, options, label)
        return meant

    def sure(self, ask: Ask, option: Option) -> bool:
        """Whether the scene is to end for everybody."""
        self.say("cli-stop-sure", answer=self.narrator.option(ask, option))
        yes = {menu.folded(self.narrator.word("option-yes"))[:1], "y"}
        return menu.folded(typed("> "))[:1] in yes

    def accepted(self, key: str) -> bool:
        """Answer; a refusal is told in a line."""
        try:
            self.game.answer(key)
        except BojisteError as fault:
            if self.game.ask is None:
                raise  # the answer was right, what follows from it is not
            self.refused(fault)
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
            self._entry(f"{number:>3}{star} {label}", row[0].key if len(row) == 1 else "")
        for option in options:
            if option.key == menu.STOP:
                self._entry(f"{menu.STOP_SIGN:>3}  {self.narrator.option(ask, option)}", option.key)
        if len(options) > menu.MOST_LINES and any(option.place for option in options):
            self.say("cli-type-a-square")

    def _entry(self, line: str, key: str) -> None:
        shown = wrapped(line, width(), 5)
        if self.keys_shown and key:
            shown[-1] += ink(f"  {key}", dim=True)
        click.echo("\n".join(shown))

    def draw(self, ask: Ask | None, options: tuple[Option, ...] = ()) -> None:
        """The order of turns, the board and the creatures, for whoever is asked."""
        seat = ask.seat if ask is not None else self.looking().seats[0]
        places = frozenset(option.place for option in options if option.place is not None)
        self.screen.draw(self.game.view(seat), ask.actor if ask else None, places)

    # -- dice --------------------------------------------------------------------------------------------------

    def roll(self, roll: Roll) -> None:
        """A die of people's hands; several faces may be typed at once, for the dice that follow."""
        self.left = ""
        if roll is not self.rolled:
            self.rolled, self.fallen = roll, 0
        if not self.faces:
            text = typed(_fitting(self.roll_prompt(roll)))
            if self.command(text, words=True):
                return
            self.faces = text.split()
        word = self.faces.pop(0) if self.faces else ""
        if not re.fullmatch(r"[0-9]{1,9}", word):
            self.faces = []
            self.say("cli-not-a-face", word=word, word_known=bool(word))
            return
        try:
            self.game.face(int(word))
            self.fallen = (self.fallen + 1) % roll.of
        except BojisteError as fault:
            if self.game.roll is None:
                raise
            self.faces = []
            self.refused(fault)

    def roll_prompt(self, roll: Roll) -> str:
        """Whose die it is, which of how many, for what, at whom, with what, and why there are several."""
        from bojiste.core.rule import rule_of
        from bojiste.tell.why import statement

        title, _ = statement(self.narrator.words, rule_of(roll.rule))
        count = f" {self.fallen + 1}/{roll.of}" if roll.of > 1 else ""
        who = f"{self.narrator.name(roll.actor)}, " if roll.actor is not None else ""
        tested = f"roll-{roll.what}"
        facts = [self.narrator.word(tested) if self.narrator.has(tested) else title]
        if roll.target is not None:
            facts.append(say(self.language, "cli-roll-target", target=self.narrator.name(roll.target)))
        if roll.bonus:
            facts.append(f"{roll.bonus:+d}".replace("-", "−"))
        if roll.why:
            facts.append(say(self.language, f"cli-roll-{roll.why}"))
        return f"{who}{self.narrator.word('die-letter')}{roll.sides}{count} ({', '.join(facts)}): "

    # -- commands ----------------------------------------------------------------------------------------------

    def command(self, text: str, *, words: bool) -> bool:
        """Do a command (``u`` or ``/u``); ``words`` says whether it may stand without the stroke."""
        name, rest = command_of(text, words=words)
        if name is None:
            return False
        getattr(self, f"do_{name}")(rest)
        return True

    def again(self) -> bool:
        """The scene is over: look back, or take the last answer back; an empty line leaves."""
        if not any(line.person for line in kept_lines(self.game.journal)):
            return False
        while self.game.outcome is not None:
            self.say("cli-over")
            try:
                text = typed("> ")
            except EOFError:
                return False
            if not text or command_of(text, words=True)[0] == "quit":
                return False
            self.command(text, words=True)
        return True


def _fitting(prompt: str) -> str:
    """A prompt that leaves room for an answer: a long one stands on a line of its own."""
    if not on_screen() or cells(prompt) + ROOM <= width():
        return prompt
    told(prompt.rstrip(), 4)
    return "> "
