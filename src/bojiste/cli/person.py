"""A person at this terminal: is shown the board, reads a question, types an answer."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len as cells

from bojiste.cli import menu
from bojiste.cli.commands import MORE, TELLING, Commands, command_of
from bojiste.cli.faults import lines
from bojiste.cli.keyboard import typed
from bojiste.cli.menu import Menu
from bojiste.cli.page import ink, on_screen, put, told, width, wrapped
from bojiste.cli.passing import Passing
from bojiste.cli.player import Player
from bojiste.cli.screen import Screen
from bojiste.cli.voice import is_yes, say, words
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
LEAST_LINES = 6
"""A menu has so many lines, whatever else is on the screen."""
MARGIN = 20
"""Cells of a line of a menu that its number takes, and how many more there are."""
FACE = "face"
"""The place of a fault in a die that was typed."""
RULING = "ruling"
"""The place of a fault in what the referee set right by one deed."""
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
        self.room = 0
        """Lines of a menu that leave the board on the screen; 0: as many as it has."""

    def say(self, id: str, *, hang: int = 0, **args: Any) -> None:
        told(words(self.language, self.game.scene.system.id).word(id, **args), hang)

    def trouble(self, problem: Problem) -> None:
        if problem.path in (FACE, RULING) or problem.path.startswith("ask["):
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

    def hand_over(self, seat: str) -> str:
        """Let whoever is asked sit down, and tell what happened; what was typed meanwhile is an answer already."""
        if self.passing is None or not self.passing.secret():
            return ""
        early = ""
        if self.passing.hand_over(seat):
            self.say("cli-pass", seat=self.seat(seat))
            early = typed("")
            self.screen.forget()
        self.log.tell(self.game, (seat,))
        return early

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
        early = self.hand_over(ask.seat)
        whose = ask.seat, ask.actor
        fresh, self.asked = whose != self.asked, whose
        if fresh:
            self.left, self.idle = "", True
            self.screen.forget()
        if not self.left:
            self.present(ask)
        self.left = self.left or early
        self.choose(ask, self.menu(ask, menu.offered(ask, self.game.people)))

    def present(self, ask: Ask) -> None:
        """What there is to see, and the question."""
        self.draw(ask, menu.offered(ask, self.game.people))
        asked = self.question(ask)
        self.room = self.screen.room_below(len(wrapped(asked, width())) + 1, LEAST_LINES)
        told(asked, bold=True)

    def menu(self, ask: Ask, options: tuple[Option, ...]) -> Menu:
        """The options of a question as people see and type them."""
        return Menu(
            options,
            lambda option: self.narrator.option(ask, option),
            called=self._further_names,
            about=self._about,
            first=self.game.scene.system.first,
            default=ask.default,
            most=min(menu.MOST_LINES, self.room or menu.MOST_LINES),
        )

    def _further_names(self, option: Option) -> str:
        """Words that mean a verb besides those on its line: *konec* for the end of a turn."""
        id, spoken = f"called-{menu.verb(option)}", words(self.language, self.game.scene.system.id)
        return spoken.word(id) if spoken.has(id) else ""

    def _about(self, option: Option) -> str:
        """The name of whom an option is about."""
        whom = option.data.get("target") or option.key.partition(":")[2].partition(":")[0]
        return self.narrator.name(whom) if whom in self.game.scene.by_id else ""

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

    def choose(self, ask: Ask, offered: Menu) -> None:
        """One answer of any kind; a choice among many may take several lines, an empty one leads back. The menu is
        shown once, and again only where other lines stand in it."""
        whole = offered
        shown: Menu | None = None
        while True:
            if shown is not offered and not self.left:
                self.show(ask, offered)
                shown = offered
            text = self.line(ask, offered)
            if self.is_more(text):
                self.show(ask, offered, whole=True)
                continue
            if name := self.command(text, words=ask.kind != "note"):
                if name in TELLING or (name == "rule" and self._stands_as_asked(ask)):
                    continue
                return
            if not text and (offered is not whole or self._ends_idly(ask, whole)):
                offered = whole
                continue
            meant = self.meaning(ask, text, offered)
            if len(meant) > 1:
                offered = offered.of(meant)
            elif self._answered(ask, offered, text, meant[0] if meant else None):
                return

    def _stands_as_asked(self, ask: Ask) -> bool:
        """Whether nothing was ruled: the question is the same, and whoever is asked still sits here."""
        return self.asked is not None and (self.passing is None or self.passing.at in (None, ask.seat))

    def _ends_idly(self, ask: Ask, whole: Menu) -> bool:
        """Whether an empty line would end a turn in which nothing was done; said once, then it does."""
        if not self.idle or not _may_end(ask) or len(whole.options) == 1:
            return False
        self.say("cli-end-sure", answer=self.label(ask, ask.default))
        self.idle = False
        return True

    def _answered(self, ask: Ask, offered: Menu, text: str, meant: Option | None) -> bool:
        """Whether the question has its answer; else why not has been said."""
        if meant is None and ask.kind == "choose":
            if self.screen.lost():
                self.present(ask)
                self.show(ask, offered)
            self.say("cli-one-answer" if menu.several_numbers(text) else "cli-not-understood", text=text)
            return False
        if meant is not None and meant.key == menu.STOP and not self.sure(ask, meant):
            return False
        if not self.accepted(meant.key if meant else text):
            return False
        if _may_end(ask) and meant is not None:
            self.idle = meant.key == END
        return True

    def is_more(self, text: str) -> bool:
        """Whether a line asks for what a menu has no room for."""
        return menu.folded(text.removeprefix("/")) in {MORE, *menu.folded(say(self.language, "cli-more-words")).split()}

    def line(self, ask: Ask, offered: Menu) -> str:
        """What was typed: just now, or before, for this question."""
        if self.left:
            text, self.left = self.left, ""
            return text
        labels = [self.label(ask, option.key) for option in offered.options] if ask.kind == "choose" else ()
        return typed(self.prompt(ask), labels)

    def prompt(self, ask: Ask) -> str:
        if ask.kind == "note":
            return say(self.language, "cli-prompt-note") + " "
        default = ask.default if ask.kind == "amount" else ""
        return (f"[{default}] " if default else "") + "> "

    def label(self, ask: Ask, key: str) -> str:
        return next((self.narrator.option(ask, option) for option in ask.options if option.key == key), key)

    def meaning(self, ask: Ask, text: str, offered: Menu) -> tuple[Option, ...]:
        """The options that a line means; none where it is an amount or a note, or means nothing."""
        if ask.kind != "choose":
            return (Option(ask.default),) if not text else ()
        meant = offered.find(text or ask.default)
        if not meant:
            meant, self.left = offered.steps(text)
        return meant

    def sure(self, ask: Ask, option: Option) -> bool:
        """Whether the scene is to end for everybody."""
        self.say("cli-stop-sure", answer=self.narrator.option(ask, option))
        return is_yes(self.language, typed("> "))

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

    def show(self, ask: Ask, offered: Menu, *, whole: bool = False) -> None:
        """The menu: numbered lines, the default with a star; squares are typed by their names. What the screen has no
        room for stands behind ``+``, unless the ``whole`` is wanted."""
        if ask.kind != "choose":
            return
        if offered.all_squares():
            squares = " ".join(square(*option.place) for option in offered.options if option.place)
            self.say("cli-squares", squares=squares)
            return
        rows = [self._row(number, row, ask.default, offered) for number, row in enumerate(offered.rows(), 1)]
        rows += [
            (f"{menu.STOP_SIGN:>3}  {self.label(ask, option.key)}", option.key)
            for option in offered.options
            if option.key == menu.STOP
        ]
        room = self.room - 1 if self.room and not whole and len(rows) > self.room else len(rows)
        for line, key in rows[:room]:
            self._entry(line, key)
        if rows[room:]:
            self._entry(f"{MORE:>3}  {self._behind([line for line, _ in rows[room:]])}", "")
        if len(offered.options) > menu.MOST_LINES and any(option.place for option in offered.options):
            self.say("cli-type-a-square")

    def _row(self, number: int, row: tuple[Option, ...], default: str, offered: Menu) -> tuple[str, str]:
        """A line of a menu, and its key, if it is one option."""
        star = "*" if any(option.key == default for option in row) else " "
        label, left = offered.label(row, width() - MARGIN)
        if left:
            label = say(self.language, "cli-and-more", label=label, count=left)
        return f"{number:>3}{star} {label}", row[0].key if len(row) == 1 else ""

    def _behind(self, lines: list[str]) -> str:
        """What stands behind ``+``: how many lines, and with which words they begin, in a line."""
        names = [re.split(r"[:,(…·]", line[5:])[0].strip() for line in lines]
        said = say(self.language, "cli-more", count=len(lines), names=", ".join(names))
        return said if cells(said) <= width() - 6 else said[: width() - 7].rpartition(",")[0] + " …"

    def _entry(self, line: str, key: str) -> None:
        shown = wrapped(line, width(), 5)
        if self.keys_shown and key:
            shown[-1] += ink(f"  {key}", dim=True)
        put("\n".join(shown))

    def draw(self, ask: Ask | None, options: tuple[Option, ...] = (), *, whole: bool = False) -> None:
        """The order of turns, the board and the creatures, for whoever is asked."""
        seat = ask.seat if ask is not None else self.looking().seats[0]
        places = frozenset(option.place for option in options if option.place is not None)
        self.screen.draw(self.game.view(seat), ask.actor if ask else None, places, whole=whole)

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

    def command(self, text: str, *, words: bool) -> str | None:
        """Do a command (``u`` or ``/u``), and say which; ``words``: it may stand without the stroke."""
        name, rest = command_of(text, words=words)
        if name is not None:
            getattr(self, f"do_{name}")(rest)
        return name

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


def _may_end(ask: Ask) -> bool:
    """Whether the default of a question ends something, as a turn."""
    return ask.kind == "choose" and ask.default == END


def _fitting(prompt: str) -> str:
    """A prompt that leaves room for an answer: a long one stands on a line of its own."""
    if not on_screen() or cells(prompt) + ROOM <= width():
        return prompt
    told(prompt.rstrip(), 4)
    return "> "
